"""What all tests share: the flag that writes golden files anew, and the folder of this run."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from hypothesis import settings

from tests import shared

settings.register_profile("suite", deadline=None)  # no test asks how fast something is, least of all on a busy machine
settings.load_profile("suite")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update", action="store_true", help="write tests/playthroughs and tests/counts anew")


def pytest_configure(config: pytest.Config) -> None:
    run = ExitStack()
    run.enter_context(shared.folder())
    config.add_cleanup(run.close)


@pytest.fixture(scope="session", autouse=True)
def bytecode() -> None:
    """In the processes that run tests, not in the one that only starts these: they need more than is shared."""
    shared.keep_bytecode()


@pytest.fixture
def update(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written instead of compared."""
    return bool(request.config.getoption("--update"))
