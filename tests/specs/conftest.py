"""The tests of this folder are laws of the readable engine: they look into its states.  ``tests.machine`` holds the
machine to it."""

from __future__ import annotations

import pytest

from stich.match.core import CHOICE


@pytest.fixture(autouse=True)
def readable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no machine play."""
    monkeypatch.setenv(CHOICE, "off")
