"""Every code of a diagnostic that is used has a page, and every page is of a code that is used."""

from __future__ import annotations

import re

from stich.language.text.diagnostics import CODES
from stich.language.text.library import data_path


def test_every_code_that_is_used_has_a_page() -> None:
    package = data_path("specs").parent / "interpreter" / "stich" / "language"
    used = {
        code
        for path in package.rglob("*.py")
        for code in re.findall(r'(?:error|warning|fault|code=)\(?\s*"([a-z]+(?:-[a-z0-9]+)+)"', path.read_text("utf-8"))
    }

    assert used - set(CODES) == set()
    assert "endless-mark" in used
