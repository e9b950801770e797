"""Positions of an assault, built by hand (AS-52)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.chance import Chance
from engine.games import ageofsail
from engine.games.ageofsail.options import Options
from engine.games.ageofsail.state import LAID, Fort, Party, State, Turn
from engine.sailing import wind
from engine.sailing.orders import Orders
from engine.seating import Setup
from tests.engine.sailing.positions import TURN, at, card, placed
from tests.engine.sailing.waters import Dice

TOWER = "J8 K8 J9 K9 J10 K10 J11 K11 J12 K12"
"""A fort of two columns, by rows from the south, then from the west."""


def started(seats: int = 2, **options: Any) -> State:
    """An assault before the fort is laid; the last seat defends."""
    sides = (*["attacker"] * (seats - 1), "defender")
    return ageofsail.new(Setup(seats, None, sides), Options(scenario="assault", **options), Dice())


def siege(
    *ships: str,
    seats: int = 2,
    mover: int = 0,
    dead: str = "",
    fired: str = "",
    ashore: tuple[str, ...] = (),
    blows: str = "N strong",
    round: int = 3,
    orders: dict[int, Orders] | None = None,
    champion: int = -1,
    laid: str = TOWER,
    **options: Any,
) -> State:
    """A position in the turn of an attacker, or of the defender, the last seat; only these ships are afloat.

    `dead`: cells whose cannons are turned over, `fired`: that have fired. `ashore`: ``0 J8 2`` are two masts of the
    first seat that may move, ``0 J8 2 spent`` are such as may not.
    """
    state = started(seats, **options)
    cells = sorted(map(at, laid.split()))
    fleet = placed(tuple([replace(ship, masts=0) for ship in hulls(state)]), ships)
    role = seats - 1
    turned, spent = (sum(1 << cells.index(at(token)) for token in text.split()) for text in (dead, fired))
    forts = (*state.forts[:role], Fort(LAID, (1 << len(cells)) - 1 & ~turned, spent))
    parties = [party(text) for text in ashore]
    turns = tuple([TURN + (seat - mover) % seats - seats * (seat != mover) for seat in range(seats)])
    blown = card(*blows.split())
    total = sum(ship.size for ship in fleet)
    here = sum(ship.masts for ship in fleet) + sum(one.masts for one in parties)
    attackers = [ship.seat for ship in fleet if ship.masts] + [one.seat for one in parties]
    return replace(
        state, ships=fleet, waiting=(), laid=tuple(cells), forts=forts, lost=total - here, order_of=champion,
        ashore=tuple(sorted(parties, key=lambda one: (one.cell, one.seat))),
        out=tuple([seat for seat in range(role) if seat not in attackers]),
        orders=tuple([(orders or {}).get(seat, Orders()) for seat in range(seats)]),
        mover=mover, turn=TURN, turns=turns, round=round, todo=(Turn(seat=mover, number=0),),
        wind=None if mover == role else blown, winds=wind.FULL & ~(1 << blown),
    )  # fmt: skip


def hulls(state: State) -> tuple[Any, ...]:
    """The ships that wait, in fleet order."""
    return tuple(sorted(state.waiting, key=lambda ship: ("sfb".index(ship.id[0]), int(ship.id[1:]))))


def party(text: str) -> Party:
    seat, cell, masts, *spent = text.split()
    ready = 0 if spent else int(masts)
    return Party(int(seat), at(cell), ready, int(masts) - ready)


def ashore(state: State) -> list[str]:
    """Who stands where, as it is given to `siege`, and how many may move: ``0 J8 2/3``."""
    cells = state.rules.board.cells
    return [f"{one.seat} {cells[one.cell].token} {one.ready}/{one.masts}" for one in state.ashore]


def live(state: State) -> str:
    """The cells of the cannons that live."""
    cells, fort = state.rules.board.cells, state.forts[state.role]
    return " ".join([cells[cell].token for card, cell in enumerate(state.laid) if fort.live >> card & 1])


class Blown(Dice):
    """Dice, and winds where they are drawn: the first of those left."""

    def randrange(self, stop: int, /) -> int:
        return 0 if stop != 6 else super().randrange(stop)


def dice(*faces: int) -> Chance:
    """Dice of an action after which winds may be drawn."""
    return Blown(*faces)
