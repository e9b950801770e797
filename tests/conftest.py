"""What all tests share: chance that is the same in each run, plain logs, and each game's `redeal`."""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
import structlog
from hypothesis import HealthCheck, settings

from bot.tables import opening
from tests import toys

toys.enter()

Redeal = Callable[[Any, int | None, Random], Any]

# In CI each property is tried with the same examples every time; elsewhere with new ones, which may find something.
everywhere = settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
settings.register_profile("ci", everywhere, derandomize=True, database=None)
settings.register_profile("here", everywhere, print_blob=True)
settings.load_profile("ci" if "CI" in os.environ else "here")


@pytest.fixture(autouse=True)
def plain_logs() -> None:
    """Errors are logged as in the running bot: a traceback with local variables takes seconds on a busy machine.

    Anew for each test, whatever the one before has made of the logs.
    """
    console = structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
    structlog.reset_defaults()
    structlog.configure(processors=[structlog.stdlib.add_log_level, console])


@pytest.fixture(autouse=True)
def no_secret_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table in a test is dealt from a fixed seed: chance of the day must not decide whether a test passes."""
    monkeypatch.setattr(opening, "secrets", None)


@pytest.fixture(scope="session")
def redeal_of() -> Callable[[str], Redeal]:
    """`redeal(state, seat, rng)` of a game, by its id: a state that differs only in what the seat can't know.

    A new game brings it in `tests/engine/games/<id>/redeal.py`.
    """

    def load(id: str) -> Redeal:
        path = Path(__file__).parent / "engine" / "games" / id / "redeal.py"
        spec = importlib.util.spec_from_file_location(f"redeal_{id}", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module.redeal  # type: ignore[no-any-return]

    return load
