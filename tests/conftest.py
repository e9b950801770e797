"""What all tests share: chance that is the same in each run, and plain logs."""

from __future__ import annotations

import gc
import logging
from collections.abc import Iterator

import pytest
import structlog
from hypothesis import settings

from bot.tables import opening
from tests import toys, trying

toys.enter()

# In CI each property is tried with the same examples every time; elsewhere with new ones, which may find something.
settings.load_profile("ci" if trying.CI else "here")


def pytest_collection_finish() -> None:
    """Thousands of tests and all that they import stay until the end: garbage isn't looked for among them, and seldom
    among what they make, most of which goes by itself.
    """
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.fixture(autouse=True)
def plain_logs() -> Iterator[None]:
    """Errors are logged as in the running bot: a traceback with local variables takes seconds on a busy machine.

    Anew for each test, whatever the one before has made of the logs; a stream that it has closed gets no more of them.
    """
    console = structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
    structlog.reset_defaults()
    structlog.configure(processors=[structlog.stdlib.add_log_level, console])
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers = handlers
    root.setLevel(level)


@pytest.fixture(autouse=True)
def no_secret_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table in a test is dealt from a fixed seed: chance of the day must not decide whether a test passes."""
    monkeypatch.setattr(opening, "secrets", None)
