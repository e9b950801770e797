"""The battle of fleets with their forts: its set-up, the end of its rounds, and what decides (AS-7, AS-8, AS-30, AS-37,
AS-39).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Outcome
from engine.games.ageofsail.board import ALL_LIVE, Board
from engine.games.ageofsail.data import FLEET
from engine.games.ageofsail.scenarios.base import Scenario, ended, started
from engine.games.ageofsail.state import Fort, Over, Rules, State, home
from engine.sailing.afloat import fleet_of
from engine.sailing.seats import living
from engine.sailing.ships import CLASSES, Ship, Ships, mustered
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.seating import Setup
from engine.values import Line, Number, line


class Battle(Scenario):
    """The battle."""

    id = "battle"
    arranges = True

    def new(self, setup: Setup, rules: Rules, chance: Chance) -> State:
        board = rules.board
        sites = _sites(board.places[setup.seats], setup.seats, chance)
        first = chance.randrange(setup.seats) if setup.first is None else setup.first
        forts = tuple([Fort(site, ALL_LIVE) for site in sites])
        return started(rules, first, fleets(board, sites, rules.fleet), forts)

    def hulls(self, state: State) -> tuple[tuple[str, int], ...]:
        begun = fleets(state.rules.board, tuple([fort.site for fort in state.forts]), state.rules.fleet)
        return tuple([(ship.id, ship.size) for ship in begun])

    def round_closed(self, state: State, log: Log) -> State:
        """What each scores in this round is added up since the last mast lost in battle (AS-39)."""
        rules, now = state.rules, afar(state)
        if state.bloody:
            quiet, sums = 0, now
        else:
            quiet, sums = state.quiet + 1, tuple([before + more for before, more in zip(state.sums, now, strict=True)])
        log.tell(
            "ageofsail-event-round" if rules.sums else "ageofsail-event-round-printed",
            round=Number(state.round), quiet=NUMBERS[quiet], end=NUMBERS[rules.quiet],
        )  # fmt: skip
        if rules.sums:
            for seat in living(state):
                log.tell("ageofsail-event-scored", seat=SEATS[seat], points=Number(now[seat]), sum=Number(sums[seat]))
        state = replace(state, quiet=quiet, sums=sums, bloody=False)
        if quiet >= rules.quiet:
            return ended(state, "quiet")
        if rules.rounds is not None and state.round >= rules.rounds:
            return ended(state, "rounds")
        return replace(state, round=state.round + 1)

    def outcome(self, state: State, over: Over) -> Outcome:
        """Those with ships by what decides between them, then those who are out, who went last first."""
        best = sorted(living(state), key=lambda seat: _rank(state, seat), reverse=True)
        places = [tuple(sorted(group)) for _, group in groupby(best, key=lambda seat: _rank(state, seat))]
        places += [(seat,) for seat in reversed(state.out)]
        facts = _facts(state, best) if over.how not in _ALONE else ()
        return Outcome(tuple(places), line(f"ageofsail-how-{_how(state, over, best)}"), facts=facts)


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


def afar(state: State) -> tuple[int, ...]:
    """By seat, the masts that lie far from its own fort (AS-39)."""
    found = []
    for seat, ground in enumerate(state.works.grounds):
        there = mustered(state.ships).lying[seat] & ~ground.near
        found.append(sum(ship.masts for _, ship in fleet_of(state, seat) if there >> ship.cell & 1) if there else 0)
    return tuple(found)


def _masts(state: State, seat: int) -> int:
    return sum(ship.masts for ship in state.ships if ship.seat == seat)


def _cannons(state: State, seat: int) -> int:
    return sum(state.forts[seat].live >> card & 1 for card in range(home(state, seat).cannons))


_ALONE = ("last", "left")
"""Ends at which one player is left and nothing is compared (AS-37)."""


def _rank(state: State, seat: int) -> tuple[int, int, int]:
    """What decides between those with ships, best last (AS-39)."""
    return state.sums[seat] if state.rules.sums else 0, _masts(state, seat), _cannons(state, seat)


def _how(state: State, over: Over, best: list[int]) -> str:
    """What ended it, and what decided: the sums, masts, cannons, or nothing."""
    if over.how in _ALONE:
        return over.how
    first, second = _rank(state, best[0]), _rank(state, best[1])
    decided = next(
        (by for by, one, other in zip(("sums", "masts", "cannons"), first, second, strict=True) if one != other), "even"
    )
    return f"{over.how}-{decided}"


def _facts(state: State, best: list[int]) -> tuple[Line, ...]:
    """What was compared, of each that has ships."""
    id = "ageofsail-fact-standing" if state.rules.sums else "ageofsail-fact-standing-printed"
    return tuple(
        [
            line(
                id, seat=SEATS[seat], **({"sum": Number(state.sums[seat])} if state.rules.sums else {}),
                masts=Number(_masts(state, seat)), cannons=Number(_cannons(state, seat)),
            )
            for seat in best
        ]
    )  # fmt: skip
