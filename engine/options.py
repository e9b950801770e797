"""Stored options of a game, of whatever version of its rules."""

from __future__ import annotations

import json
from typing import Any

from engine.game import Game
from engine.stored import upgraded


def load_options(game: Game, text: str, version: int) -> Any:
    """Options that were stored as JSON under this version of the rules, brought up to this one (see `Hooks`).

    Raises ValueError for what no version has written.
    """
    changed = game.hooks.older_options
    older = {number: changed.get(number, _unchanged) for number in range(1, game.version)}
    try:
        return game.Options.model_validate(upgraded(json.loads(text), version, game.version, older))
    except (AttributeError, IndexError, KeyError, TypeError) as error:
        raise ValueError(f"no options of version {version} of {game.id}: {error!r}") from None


def _unchanged(data: Any) -> Any:
    return data
