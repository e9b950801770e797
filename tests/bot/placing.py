"""Games of ships that begin with a position built by hand, and moves typed at their tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

Placed = Callable[..., None]


def placing(monkeypatch: pytest.MonkeyPatch, game: Any, build: Callable[..., Any]) -> Placed:
    """Lets games begin with a position that is built."""

    def place(*ships: str, **more: Any) -> None:
        state = build(*ships, **more)
        monkeypatch.setattr(game, "new", lambda setup, options, chance: state)

    return place


async def typed_move(sea: Any, tools: Any, game: str, member: Any, move: str) -> str:
    """A typed move; what is said."""
    return str(tools.text((await member.slash(sea.channel, f"{game} move", move=move)).response))
