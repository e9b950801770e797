"""States without what counts actions."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.flow import UNASKED


def unnumbered(state: Any) -> Any:
    """A state without the count of actions and the numbers of its questions."""
    return replace(state, count=0, todo=tuple(replace(step, number=UNASKED) for step in state.todo))
