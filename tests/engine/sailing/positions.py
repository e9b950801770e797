"""Positions of games that sail, built by hand and looked at by ids and tokens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from engine import hooked
from engine.game import Event, Game
from engine.sailing.afloat import Afloat
from engine.sailing.sea import NUMBERS
from engine.sailing.ships import Ship, Ships
from engine.values import Answer, Line, Number, Path, Value, read_cell
from tests.engine.sailing.waters import CHART

TURN = 100
"""The turn of positions that are built."""


def at(token: str) -> int:
    cell = read_cell(token)
    assert cell is not None
    return CHART.index[cell]


def card(towards: str, strength: str) -> int:
    return 3 * NUMBERS[towards] + ["strong", "medium", "light"].index(strength)


def placed(fleet: Ships, ships: Iterable[str]) -> Ships:
    """The fleet with these ships where they are said to be, with all their masts unless more is said.

    A ship: ``f1 C3 NE``, and her fields, as in ``masts=1``, ``port=2``, ``barred``.
    """
    found = {ship.id: ship for ship in fleet}
    for text in ships:
        id, cell, heading, *rest = text.split()
        ship = found[id]
        fields = {name: int(number) if number else True for name, _, number in (word.partition("=") for word in rest)}
        found[id] = replace(ship, **{"masts": ship.size, **fields}, cell=at(cell), heading=NUMBERS[heading])
    return tuple(found.values())


def ship_of(state: Afloat, id: str) -> Ship:
    """The ship with this id."""
    return next(ship for ship in state.ships if ship.id == id)


def where(state: Afloat, id: str) -> str:
    """The cell of a ship, as a token; "-" for one that is lost, or has left."""
    ship = ship_of(state, id)
    return CHART.cells[ship.cell].token if ship.masts else "-"


def said(events: Iterable[Event]) -> list[str]:
    """What was told, without the ids' common part."""
    return [event.public.id.split("-event-")[1] for event in events if event.public is not None]


def options(game: Game, state: Any, move: str = "", seat: int | None = None) -> list[str]:
    """The tokens of the options of the question after what is typed, "" for the first one."""
    who = min(game.pending(state)) if seat is None else seat
    path: Path = ()
    for token in move.split():
        found = game.choose(state, who, path)
        path = (*path, next(option.value for option in found.options if option.value.token == token))  # type: ignore[union-attr]
    return [option.value.token for option in game.choose(state, who, path).options]  # type: ignore[union-attr]


def remarked(game: Game, state: Any, *path: Answer, seat: int = 0) -> dict[str, list[tuple[object, ...]]]:
    """By token, the remarks of the options that follow, as their last words with their numbers."""
    found = hooked.remarks(game, state, seat, path)
    return {answer.token: [brief(line) for line in lines] for answer, lines in found.items()}


def brief(line: Line) -> tuple[object, ...]:
    return (line.id.split("-remark-")[1], *[plain(value) for _, value in line.args])


def plain(value: Value | tuple[Value, ...]) -> object:
    if isinstance(value, tuple):
        return tuple(map(plain, value))
    return value.value if isinstance(value, Number) else value.token
