"""Positions with lines, built by hand."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.games import ageofsail
from engine.games.ageofsail.options import Options
from engine.games.ageofsail.state import State
from tests.engine.games.ageofsail.positions import build

COLUMN = {"s1": "J10 N", "f1": "J9 N", "b1": "J8 N", "s2": "A20 N"}
"""A line that heads north, and an enemy out of the way."""


def lined(*ships: str, lines: str = "", **more: Any) -> State:
    """A position with these lines, told by their ships: ``s1 f1, b1 f2`` (see `positions.build`)."""
    state = build(*ships, **{"options": Options(line=True), **more})
    places = {ship.id: place for place, ship in enumerate(state.ships)}
    return replace(
        state, lines=tuple([tuple([places[id] for id in line.split()]) for line in lines.split(",") if line])
    )


def column(*others: str, lines: str = "s1 f1 b1", **more: Any) -> State:
    """The line on J10, J9, J8, and `others`; one of these may be of the line, and lies elsewhere then."""
    named = {ship.split()[0] for ship in others}
    return lined(*[f"{id} {lies}" for id, lies in COLUMN.items() if id not in named], *others, lines=lines, **more)


def lines_of(state: State) -> list[str]:
    """The lines, as they are told."""
    return [" ".join(line) for line in ageofsail.view(state, None).lines]


def lies(state: State, *ids: str) -> str:
    """Where ships lie and how they head, ``-`` for one that is lost."""
    ships = {ship.id: f"{ship.cell.token} {ship.heading}" for ship in ageofsail.view(state, None).ships}
    return ", ".join([ships.get(id, "-") for id in ids])
