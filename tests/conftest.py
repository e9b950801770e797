"""What all tests share: each game's `redeal`, kept beside that game's own tests."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

Redeal = Callable[[Any, int | None, Random], Any]


@pytest.fixture(scope="session")
def redeal_of() -> Callable[[str], Redeal]:
    """`redeal(state, seat, rng)` of a game, by its id: a state that differs only in what the seat can't know.

    A new game brings it in `tests/engine/<id>/redeal.py`.
    """

    def load(id: str) -> Redeal:
        path = Path(__file__).parent / "engine" / id / "redeal.py"
        spec = importlib.util.spec_from_file_location(f"redeal_{id}", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module.redeal  # type: ignore[no-any-return]

    return load
