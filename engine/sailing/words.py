"""What all views of games that sail have, in words: for the text board and the alt text of pictures."""

from __future__ import annotations

from engine.sailing.ships import piece
from engine.sailing.telling import SEATS
from engine.sailing.view import Ship, Wind
from engine.values import Course, Key, Line, Number, line


def wind_line(wind: Wind) -> Line:
    """The wind of the turn, and the range on each course."""
    ranges = tuple([Number(range) for range in wind.ranges])
    return line("sailing-line-wind", towards=Course(wind.towards), strength=Key(wind.strength), ranges=ranges)


def ship_line(ship: Ship, id: str = "sailing-line-ship") -> Line:
    """A ship, of the seat that is named before, by a line of this id; `n`: shots that are used."""
    return line(
        id, seat=SEATS[ship.seat], ship=piece(ship.id, ship.seat), cell=ship.cell,
        course=Course(ship.heading), masts=Number(ship.masts), size=Number(ship.size),
        n=Number(ship.port + ship.starboard), port=Number(ship.size - ship.port),
        starboard=Number(ship.size - ship.starboard),
    )  # fmt: skip
