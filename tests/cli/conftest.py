"""What the tests of the command share: the library is read once."""

from __future__ import annotations

from functools import cache

import pytest

from stich.cli import library, validate
from stich.language import load

examined_once = cache(load.examine)


@pytest.fixture
def checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No spec of the library is read twice by the tests that go through all of it."""
    for face in (library, validate):
        monkeypatch.setattr(face, "examine", examined_once)
