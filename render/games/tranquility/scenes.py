"""Positions for the figures of the rules."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.tranquility.field import CELLS, PILLARS, SIZE
from engine.games.tranquility.view import Place, Player, View

INDEX = {cell.token: index for index, cell in enumerate(CELLS)}


def position(islands: Mapping[str, int], moons: frozenset[str] = frozenset(), mode: str = "usual") -> View:
    """A field with these islands."""
    field: list[Place | None] = [None] * SIZE
    for name, number in islands.items():
        field[INDEX[name]] = Place(number, name in moons)
    players = (Player(5, 30, 8), Player(5, 30, 7))
    return View(viewer=None, turn=9, mode=mode, field=tuple(field), players=players, mover=None)


def order() -> View:
    """A field about half full, with a Start."""
    islands = {
        "A1": 2, "C1": 9, "D1": 11, "F1": 17, "B2": 21, "C2": 22, "F2": 31, "A3": 33, "D3": 40, "E3": 42, "B4": 48,
        "C4": 49, "F4": 55, "A5": 57, "D5": 63, "C6": 71, "F6": 80,
    }  # fmt: skip
    return position(islands)


def arch() -> View:
    """The Great Arch with both pillars full and the vault begun: numbers start anew in each of the three."""
    islands = {"A4": 5, "D4": 20, "B5": 34, "F6": 79}
    for pillar, numbers in zip(PILLARS, ((3, 9, 18, 33, 50, 66), (8, 15, 27, 41, 58, 77)), strict=True):
        islands |= {CELLS[cell].token: number for cell, number in zip(pillar, numbers, strict=True)}
    return position(islands, mode="arch")


def sides() -> View:
    """Sun and Moon, all but two cards as they must lie in the end."""
    islands = {"A1": 4, "C1": 10, "E2": 23, "B3": 29, "F3": 38, "A4": 41, "D4": 46, "C5": 57, "E5": 60, "F6": 78}
    return position(islands, frozenset({"A1", "C1", "B3", "F3", "E5"}), "sun")


RUN = ("D1", "F1")
"""The first and the last cell of the run that scores in `rivals`."""


def rivals() -> View:
    """Runs of one's own: three for the moon; the sun's 40 to 42 are broken by the moon's 41."""
    islands = {"A1": 12, "B1": 13, "D1": 20, "E1": 21, "F1": 22, "B2": 40, "C2": 41, "D2": 42, "F2": 50}
    return position(islands, frozenset({"B1", "D1", "E1", "F1", "C2"}), "rivals")
