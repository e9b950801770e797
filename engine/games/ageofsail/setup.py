"""The set-up of a battle (AS-7, AS-8, AS-30)."""

from __future__ import annotations

from functools import lru_cache

from engine.chance import Chance
from engine.flow import settle
from engine.games.ageofsail.board import ALL_LIVE, Board, board_of
from engine.games.ageofsail.data import BOARDS, FLEET, LAYOUTS
from engine.games.ageofsail.ending import begun
from engine.games.ageofsail.options import Options
from engine.games.ageofsail.state import Fort, Rules, State
from engine.sailing.orders import USUAL
from engine.sailing.ships import CLASSES, Ship, Ships
from engine.seating import Setup

MOST_SHIPS = 40
"""So many ships there may be in all (AS-70)."""
QUIET, QUIET_PRINTED = 10, 15
"""Whole rounds without a mast lost in battle after which it ends; so under `printed` (AS-39, AS-71)."""


def seats(options: Options) -> frozenset[int]:
    """How many may play: for whom the sea has forts, and whose ships aren't too many (AS-70)."""
    counts = [count for table in LAYOUTS[rules(options).board].table for count in table.seats]
    return frozenset([count for count in counts if count * options.fleet * len(FLEET) <= MOST_SHIPS])


def new(setup: Setup, options: Options, chance: Chance) -> State:
    """The state after set-up. Raises ValueError for a number of seats that `seats` doesn't have."""
    if setup.seats not in seats(options):
        raise ValueError(f"no battle of {setup.seats}")
    played = rules(options)
    board = board_of(played.board)
    sites = _sites(board.places[setup.seats], setup.seats, chance)
    first = chance.randrange(setup.seats) if setup.first is None else setup.first
    nothing = (0,) * setup.seats
    state = State(
        count=0, todo=(), rules=played, first=first, mover=first, turn=0, round=1, turns=nothing,
        ships=fleets(board, sites, played.fleet), rested=(), forts=tuple([Fort(site, ALL_LIVE) for site in sites]),
        orders=(USUAL,) * setup.seats, out=(), winds=board.winds, wind=None, situations=board.situations,
        situation=None, quiet=0, bloody=False, sums=nothing, lost=0, mended=0, tracks=(), shots=(), fights=(),
        wrecks=(), over=None,
    )  # fmt: skip
    return settle(begun(state, first), lambda state: None)


def rules(options: Options) -> Rules:
    """What is played by these options."""
    return Rules(
        board=BOARDS[options.sets - 1], fleet=options.fleet, winds=options.wind, situations=options.situations,
        rounds=None if options.printed else options.rounds, quiet=QUIET_PRINTED if options.printed else QUIET,
        sums=not options.printed,
    )  # fmt: skip


def _sites(places: tuple[int, ...], seats: int, chance: Chance) -> tuple[int, ...]:
    """The place of each seat's fort, always clockwise: opposite ones for two; by lot where one stays empty (AS-7)."""
    if seats == 2:
        return places[0], places[len(places) // 2]
    if seats == len(places):
        return places
    own = chance.randrange(len(places))
    empty = chance.randrange(len(places) - 1) + 1
    return tuple([places[(own + turn) % len(places)] for turn in range(len(places)) if turn != empty])


@lru_cache(maxsize=1 << 6)
def fleets(board: Board, sites: tuple[int, ...], fleet: int) -> Ships:
    """All ships in fleet order, `fleet` times AS-30's for each seat; their ids count each class through all fleets."""
    found, counted = [], dict.fromkeys(CLASSES, 0)
    for seat, site in enumerate(sites):
        for kind, cell, heading in board.grounds[site].berths[: fleet * len(FLEET)]:
            counted[kind] += 1
            size = CLASSES[kind]
            found.append(Ship(f"{kind}{counted[kind]}", seat, size, size, cell, heading))
    return tuple(found)
