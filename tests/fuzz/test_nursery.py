"""The process that forks: its children do what a fresh process does, and their bounds hold."""

from __future__ import annotations

import pytest

from tests.command import stich
from tests.fuzz.bombs import BYTES, SECONDS, run
from tests.fuzz.nursery import run as run_within


@pytest.mark.parametrize("args", [("validate", "elfern"), ("validate", "elfrn"), ("trick", "elfern", "H9", "HK")])
def test_a_child_says_what_a_fresh_process_says(args: tuple[str, ...]) -> None:
    fresh, child = stich(*args), run(*args)
    assert (child.status, child.said) == (fresh.returncode, fresh.stdout + fresh.stderr)


def test_what_needs_more_memory_than_it_may_have_does_not_get_it() -> None:
    done = run_within(("validate",), 1 << 20, SECONDS)
    assert done.status != 0 and "MemoryError" in done.said, done


def test_what_works_too_long_is_stopped() -> None:
    done = run_within(("run", "karniffel", "--deals", "1000000", "--seed", "1", "--quiet"), BYTES, 1)
    assert done.status is None and done.seconds > 0.5
    assert run("validate", "elfern").status == 0  # and the next is not
