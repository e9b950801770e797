"""What a state has of ships and of what they did, as views show it: cells and courses as values."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from engine.sailing import afloat, wind
from engine.sailing.sea import NAMES
from engine.sailing.ships import Ships
from engine.sailing.tracks import Track as Way
from engine.sailing.view import Fight, Ship, Shot, Track, Wind, Wreck
from engine.values import Cell

Cells = Sequence[Cell]
"""The cells of a sea by their numbers."""


def ships(found: Ships, cells: Cells, active: Collection[int] = ()) -> tuple[Ship, ...]:
    """The ships afloat. `active`: the places of those that are acting, which have something to do yet."""
    return tuple(
        [
            Ship(
                ship.id, ship.seat, ship.size, ship.masts, cells[ship.cell], NAMES[ship.heading], ship.port,
                ship.starboard, ship.acted and place not in active,
            )
            for place, ship in enumerate(found)
            if ship.masts
        ]
    )  # fmt: skip


def blowing(card: int | None, ranges: wind.Ranges) -> Wind | None:
    """The wind of a card with the mover's ranges; None before one is drawn."""
    return None if card is None else Wind(NAMES[wind.towards(card)], wind.strength(card), ranges)


def tracks(found: Iterable[Way], cells: Cells) -> tuple[Track, ...]:
    """Ways of ships."""
    return tuple(
        [Track(one.turn, one.ship, one.seat, one.how, tuple([cells[cell] for cell in one.cells])) for one in found]
    )


def shots(found: Iterable[afloat.Shot], cells: Cells) -> tuple[Shot, ...]:
    """Shots and salvos."""
    return tuple(
        [
            Shot(one.turn, one.seat, cells[one.origin], cells[one.target], one.dice, one.defence, one.bonus, one.hit)
            for one in found
        ]
    )


def fights(found: Iterable[afloat.Struggle], cells: Cells) -> tuple[Fight, ...]:
    """Boardings."""
    return tuple([Fight(one.turn, cells[one.cell], one.seats, one.ships, one.dice, one.winner) for one in found])


def wrecks(found: Iterable[afloat.Wreck], cells: Cells) -> tuple[Wreck, ...]:
    """Ships lost."""
    return tuple([Wreck(one.turn, one.ship, one.seat, cells[one.cell]) for one in found])
