"""The tests, which keep nothing from run to run but where they say so."""

from __future__ import annotations

import os

os.environ["STICH_CACHE"] = "off"
