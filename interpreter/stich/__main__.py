"""``python -m stich``: the command ``stich``."""

from __future__ import annotations

import sys

from stich.cli.main import main

sys.exit(main())
