"""What the states of games with ships of masts have in common: ships, wind, orders, and what has happened lately.

A game's own state is made from `Afloat`. Cells and courses are their numbers.
"""

from __future__ import annotations

from bisect import bisect_right
from operator import attrgetter
from typing import Any, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.once import once
from engine.sailing.boarding import Fight
from engine.sailing.gunnery import Volley
from engine.sailing.orders import USUAL, Orders
from engine.sailing.seats import Seats
from engine.sailing.ships import Muster, Ship, Ships, mustered, refreshed, with_ship
from engine.sailing.tracks import Manner, Track
from engine.values import Answer, Piece


class Shot(Struct, frozen=True, gc=False, array_like=True):
    """See `view.Shot`."""

    turn: int
    seat: int
    origin: int
    target: int
    dice: tuple[int, ...]
    defence: int
    bonus: int
    hit: bool


class Struggle(Struct, frozen=True, gc=False, array_like=True):
    """See `view.Fight`."""

    turn: int
    cell: int
    seats: tuple[int, int]
    ships: tuple[str, str]
    dice: tuple[tuple[int, int], ...]
    winner: int


class Wreck(Struct, frozen=True, gc=False, array_like=True):
    """See `view.Wreck`."""

    turn: int
    ship: str
    seat: int
    cell: int


class Afloat(Seats, frozen=True, dict=True):
    """A position of ships at sea.

    What is asked of it again and again is worked out once (`dict`: it has room for that).
    """

    orders: tuple[Orders, ...]
    ships: Ships
    winds: int
    """The wind cards that are left, as a mask."""
    wind: int | None
    """The card of the turn."""
    tracks: tuple[Track, ...]
    shots: tuple[Shot, ...]
    fights: tuple[Struggle, ...]
    wrecks: tuple[Wreck, ...]

    @once
    def muster(self) -> Muster:
        """The ships with what is asked of them.

        Of a state that is asked but once or twice `mustered` gives it sooner: the ships of a game under way have it all
        with them.
        """
        return mustered(self.ships)


class Noted(Protocol):
    """What happened in a turn."""

    @property
    def turn(self) -> int: ...


S = TypeVar("S", bound=Afloat)
N = TypeVar("N", bound=Noted)


def find(state: Afloat, answer: Answer) -> int | None:
    """The place of the ship afloat that is called so, None where there is none."""
    if isinstance(answer, Piece):
        place = mustered(state.ships).places.get(answer.id)
        if place is not None:
            ship = state.ships[place]
            return place if ship.masts and ship.seat == answer.seat else None
    return None


def fleet_of(state: Afloat, seat: int) -> list[tuple[int, Ship]]:
    """The ships afloat that a seat has, with their places."""
    ships = mustered(state.ships)
    return [(place, ships[place]) for place in ships.owned[seat] if ships[place].masts]


def begun(state: S, seat: int, **more: Any) -> S:
    """The state at the beginning of this seat's turn: no wind yet, shots are counted anew (AS-17), and what was noted
    before each living seat's last turn is forgotten. `more`: what else a game changes then.
    """
    oldest = forgotten(state)
    return replace(
        state,
        mover=seat,
        turn=state.turn + 1,
        ships=refreshed(state.ships),
        wind=None,
        tracks=since(state.tracks, oldest),
        shots=since(state.shots, oldest),
        fights=since(state.fights, oldest),
        wrecks=since(state.wrecks, oldest),
        **more,
    )


def forgotten(state: Afloat) -> int:
    """The last turn of which nothing stays noted when the next one begins: each living seat has had one since."""
    return state.turn + 1 - len(state.orders) + len(state.out)


def since(noted: tuple[N, ...], oldest: int) -> tuple[N, ...]:
    """What was noted after this turn, of things in the order of their turns."""
    if not noted or noted[0].turn > oldest:
        return noted
    return noted[bisect_right(noted, oldest, key=attrgetter("turn")) :]


def gone(state: S, seat: int) -> S:
    """A seat is out, and its standing orders are the usual ones again."""
    orders = (*state.orders[:seat], USUAL, *state.orders[seat + 1 :])
    return replace(state, out=(*state.out, seat), orders=orders)


def moved(state: S, place: int, cells: tuple[int, ...], how: Manner) -> S:
    """A ship goes over these cells to the last of them, and it is noted for pictures: as one way with what she has gone
    in the same manner last in this turn, whoever else has moved since.
    """
    ship = state.ships[place]
    tracks = _tracked(state, ship, cells, how)
    return replace(state, ships=with_ship(state.ships, place, replace(ship, cell=cells[-1])), tracks=tracks)


def _tracked(state: Afloat, ship: Ship, cells: tuple[int, ...], how: Manner) -> tuple[Track, ...]:
    tracks = state.tracks
    for number in range(len(tracks) - 1, -1, -1):
        track = tracks[number]
        if track.turn != state.turn:
            break
        if track.ship == ship.id:
            if track.how != how or track.cells[-1] != ship.cell:
                break
            return (*tracks[:number], replace(track, cells=track.cells + cells), *tracks[number + 1 :])
    return (*tracks, Track(state.turn, ship.id, ship.seat, how, (ship.cell, *cells)))


def noted(state: S, seat: int, origin: int, target: int, rolled: Volley) -> S:
    """It is noted for pictures that a seat fired from a cell at another."""
    shot = Shot(state.turn, seat, origin, target, rolled.dice, rolled.defence, rolled.bonus, rolled.hit)
    return replace(state, shots=(*state.shots, shot))


def fought(state: S, boarder: Ship, target: Ship, fight: Fight) -> S:
    """It is noted for pictures that a ship has boarded another in her cell."""
    winner = boarder.seat if fight.boarder else target.seat
    struggle = Struggle(
        state.turn, target.cell, (boarder.seat, target.seat), (boarder.id, target.id), fight.dice, winner
    )
    return replace(state, fights=(*state.fights, struggle))


def wrecked(state: S, ship: Ship) -> S:
    """It is noted for pictures that a ship was lost where she is."""
    return replace(state, wrecks=(*state.wrecks, Wreck(state.turn, ship.id, ship.seat, ship.cell)))
