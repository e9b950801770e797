"""What games offer by their hooks (`engine.game.Hooks`), and what holds where they offer nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.chance import Chance, Seeded
from engine.game import Action, Game, Level, View
from engine.topics import Topics
from engine.values import Line, Path, Value


def preview(game: Game, state: Any, seat: int, path: Path) -> View:
    """What a seat sees while it makes a choice, `path` being its answers so far (see `Hooks`).

    It is made of a world dealt anew, so that it can't tell of what is hidden.
    """
    hook = game.hooks.preview
    if hook is None:
        return game.view(state, seat)
    return hook(game.redeal(state, seat, Seeded("preview"), recall=False), seat, path)


def asked_less(game: Game, state: Any, seat: int) -> Path | None:
    """The action by which a seat is asked less in others' turns; None where there is none (any more)."""
    hook = game.hooks.asked_less
    return None if hook is None else hook(state, seat)


def remarks(game: Game, state: Any, seat: int, path: Path) -> Mapping[Value, tuple[Line, ...]]:
    """What is worth saying of the options that follow after `path` (see `Hooks`).

    It is made of a world dealt anew, so that it can't tell of what is hidden.
    """
    hook = game.hooks.remarks
    return {} if hook is None else hook(game.redeal(state, seat, Seeded("remarks"), recall=False), seat, path)


def spellings(game: Game, state: Any, seat: int) -> Callable[[Path], Mapping[str, Value]] | None:
    """Other ways to write answers to a question that the seat is asked, by the path to it (see `Hooks`)."""
    hook = game.hooks.spellings
    return None if hook is None else lambda path: hook(state, seat, path)


def scores(game: Game, view: View) -> tuple[int, ...]:
    """What each seat would have if points were counted now (see `Hooks`)."""
    hook = game.hooks.scores
    return () if hook is None else hook(view)


def enough(game: Game, view: View) -> int:
    """How many points win at once, 0 where none do (see `Hooks`)."""
    hook = game.hooks.enough
    return 0 if hook is None else hook(view)


def ordered(game: Game, view: View) -> tuple[Line, ...]:
    """What holds for the viewer until he orders otherwise (see `Hooks`)."""
    hook = game.hooks.ordered
    return () if hook is None else hook(view)


def reminder(game: Game, view: View) -> Line | None:
    """What the players must keep to while they play (see `Hooks`)."""
    hook = game.hooks.reminder
    return None if hook is None else hook(view)


def topics(game: Game, options: Any) -> Topics | None:
    """Which leaf of the rules tells of what (see `Hooks`)."""
    hook = game.hooks.topics
    return None if hook is None else hook(options)


def lessons(game: Game, options: Any, seats: int) -> tuple[str, ...]:
    """What there is to learn for such a game (see `Hooks`)."""
    hook = game.hooks.lessons
    return () if hook is None else hook(options, seats)


def levels(game: Game, options: Any, seats: int) -> tuple[Level, ...]:
    """How well an opponent may be asked to play, () where there is one way (see `Hooks`)."""
    hook = game.hooks.levels
    return () if hook is None else hook(options, seats)


def think(game: Game, world: Any, seat: int, level: Level | None, chance: Chance) -> tuple[Action, ...]:
    """What a computer opponent does now and next, `world` being dealt anew for its seat (see `Hooks`).

    `level`: one of those that the game has here; None where it has none, and `default` plays.
    """
    if level is not None:
        assert game.hooks.think is not None
        return game.hooks.think(world, seat, level, chance)
    found = game.default(world, seat)
    return () if found is None else (found,)
