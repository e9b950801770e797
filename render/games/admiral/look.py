"""Measures and colours of Admiral's pictures, and the palette that is made from everything in them."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import msgspec

from engine.games.admiral.view import Fort, Ship, View
from engine.values import Cell
from render import icons
from render.games.admiral import mines, signs
from render.games.admiral.hulls import PALE_RED, fleet
from render.palette import Palette
from render.sailing import look
from render.sailing.look import last_turn, sea_palette
from render.style import Style
from render.theme import SEA, WHITE, mix
from render.window import Window

GRASS, SAND = "#c3d29b", "#f3e3b4"
"""Land, and its beaches."""
ROCK = "#7b8794"
"""Reefs."""
STONE, STONE_DARK = signs.STONE, signs.STONE_DARK
"""Forts, and what is left of them."""
PORT, PORT_DARK = mix(SEA[0], WHITE, 0.55), mix(SEA[1], WHITE, 0.34)
"""The water of ports, by parity of the cell."""

USUAL = look.USUAL
STARK = msgspec.structs.replace(
    look.STARK,
    dyes=look.STARK.dyes
    | {
        GRASS: "#b4dc78", SAND: "#fff2c0", ROCK: "#505860", PORT: "#cfe6f6", PORT_DARK: "#b4d6ec",
        STONE: "#e0e0e0", STONE_DARK: "#707070",
        signs.SHELL: "#c08cf0", PALE_RED: "#ffb4a0",
    },
)  # fmt: skip


@lru_cache(maxsize=2)
def palette(style: Style = USUAL) -> Palette:
    """The fixed palette of all pictures of this game in a style."""
    own = (GRASS, SAND, ROCK, PORT, PORT_DARK, STONE, STONE_DARK, signs.SHELL, PALE_RED)
    return sea_palette(style, own, (*signs.SIGNS, *mines.SIGNS, icons.flame), (GRASS,), fleet)


class Chart(NamedTuple):
    """What never changes in a game: its sea and land."""

    cols: int
    rows: int
    closed: tuple[Cell, ...]
    coastal: tuple[Cell, ...]
    covered: tuple[tuple[Cell, Cell], ...]
    reefs: tuple[Cell, ...]
    ports: tuple[Cell, ...]
    forts: tuple[Cell, ...]

    @property
    def whole(self) -> Window:
        """All of it."""
        return Window(0, 0, self.cols, self.rows)


def chart(view: View) -> Chart:
    """That of a view."""
    forts = tuple(fort.cell for fort in view.forts)
    return Chart(view.width, view.height, view.closed, view.coastal, view.covered, view.reefs, view.ports, forts)


def pieces(view: View) -> list[Ship | Fort]:
    """All that has an owner and a strength."""
    return [*view.ships, *view.forts]


def rows(view: View) -> dict[str, int]:
    """Of ships that share a port's cell, in which of its two rows each lies where there is room for rows (AD-4)."""
    at: dict[Cell, list[str]] = {}
    for ship in view.ships:
        at.setdefault(ship.cell, []).append(ship.id)
    return {id: row for ids in at.values() if len(ids) > 1 for row, id in enumerate(ids)}


def teams(view: View) -> tuple[int, ...]:
    """By seat, its team's number; 0 for all where everybody plays for himself (AD-68)."""
    found = {seat: number for number, team in enumerate(view.teams) for seat in team}
    return tuple(found.get(seat, 0) for seat in range(view.seats))


def fresh_turn(view: View) -> int:
    """The turn in which something happened last; 0 before anything has."""
    return last_turn((*view.tracks, *view.salvos, *view.fights, *view.marks))
