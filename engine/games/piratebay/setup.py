"""The set-up of a game (PB-2 to PB-4), and the choice of islets."""

from __future__ import annotations

from msgspec.structs import replace

from engine.chance import Chance, shuffled
from engine.flow import settle
from engine.games.piratebay.board import ISLETS, bay
from engine.games.piratebay.data import drawing
from engine.games.piratebay.ending import drawn, opened
from engine.games.piratebay.options import Options
from engine.games.piratebay.state import NOTHING, Begin, Berth, Merchant, State
from engine.games.piratebay.tiles import BAG, GOLDEN
from engine.sailing import wind
from engine.sailing.orders import USUAL
from engine.sailing.ships import CLASSES, Ship, with_ship
from engine.sailing.telling import Log
from engine.seating import Setup

SEATS = frozenset(range(2, len(ISLETS) + 1))
HALF = 16
"""Treasures outside the islets with which the short game ends (PB-25)."""
FRIGATE = CLASSES["f"]


def new(setup: Setup, options: Options, chance: Chance) -> State:
    """The state after set-up. Raises ValueError for other than two to eight seats."""
    seats = setup.seats
    if seats not in SEATS:
        raise ValueError(f"no game of {seats}")
    map = drawing(options.map)
    found = bay(map)
    first = chance.randrange(seats) if setup.first is None else setup.first
    tiles = shuffled(BAG, chance)
    merchants = shuffled(range(len(found.merchants)), chance)
    order = found.orders[chance.randrange(len(found.orders))]
    nothing = (NOTHING,) * seats
    state = State(
        count=0, todo=(), first=first, mover=first, turn=0,
        ships=tuple([Ship(f"f{seat + 1}", seat, FRIGATE, 0, 0, 0) for seat in range(seats)]),
        orders=(USUAL,) * seats, out=(), winds=wind.FULL, wind=None, tracks=(), shots=(), fights=(), wrecks=(),
        watch=options.turns(seats), glass=1, few=HALF if options.length == "half" else 0, islets=(-1,) * seats,
        tiles="".join(tiles), known=0, heaps=(NOTHING,) * len(tiles),
        merchants=tuple([Merchant(number < GOLDEN) for number in merchants]),
        holds=nothing, stores=nothing, lost=NOTHING, order_at=order, order_of=-1, swift=False, trapped=(),
        calm=(0,) * seats, stirred=False, finds=(), hauls=(), over=None, map=map,
    )  # fmt: skip
    if options.islets == "choose":
        berths = [Berth(seat=seat) for seat in range(seats)]
        return settle(replace(state, mover=0, todo=(*berths, Begin())), lambda state: None)
    for seat, islet in zip(range(seats), shuffled(range(len(found.islets)), chance), strict=False):
        state = moored(state, seat, islet)
    return settle(drawn(opened(state), Log(chance)), lambda state: None)


def moored(state: State, seat: int, islet: int) -> State:
    """A seat has got an islet; its ship lies on the anchor cell with both masts (PB-3, PB-4)."""
    place = state.bay.islets[islet]
    ship = replace(state.ships[seat], masts=FRIGATE, cell=place.anchor, heading=place.heading)
    islets = (*state.islets[:seat], islet, *state.islets[seat + 1 :])
    return replace(state, islets=islets, ships=with_ship(state.ships, seat, ship))
