"""The set-up of a game of Age of Sail (AS-7, AS-8, AS-30, AS-38, AS-50 to AS-52)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.chance import Chance
from engine.flow import settle
from engine.games.ageofsail.data import BOARDS, FLEET
from engine.games.ageofsail.fleet import farthest
from engine.games.ageofsail.options import Options
from engine.games.ageofsail.play import resolve
from engine.games.ageofsail.scenarios import SCENARIOS
from engine.games.ageofsail.scenarios.base import PLAYERS
from engine.games.ageofsail.state import Rules, State, surveyed
from engine.sailing.telling import SEATS, Log
from engine.sailing.weather import tell_wind
from engine.seating import Setup, Side
from engine.values import Line

MOST_SHIPS = 40
"""So many ships there may be in all (AS-70)."""
QUIET, QUIET_PRINTED = 10, 15
"""Whole rounds without a mast lost in battle after which it ends; so under `printed` (AS-39, AS-71)."""


def seats(options: Options) -> frozenset[int]:
    """How many may play: for whom the sea has forts, and whose ships aren't too many (AS-70); two to four in scenarios
    (AS-50 to AS-52).
    """
    if options.scenario != "battle":
        return PLAYERS
    counts = [count for table in options.layout.table for count in table.seats]
    return frozenset([count for count in counts if count * options.fleet * len(FLEET) <= MOST_SHIPS])


def sides(options: Options, seats: int) -> tuple[Side, ...]:
    """Who plays alone in a scenario, and the others (AS-50 to AS-52)."""
    return SCENARIOS[options.scenario].sides(seats)


def teams(options: Options, setup: Setup) -> tuple[tuple[int, ...], ...]:
    """The attackers of an assault win together, in all else everybody plays for himself (AS-52)."""
    return SCENARIOS[options.scenario].teams(setup)


def draws_first(options: Options) -> bool:
    """It is drawn who begins, but in an assault (AS-8, AS-52)."""
    return SCENARIOS[options.scenario].draws_first


def new(setup: Setup, options: Options, chance: Chance) -> State:
    """The state after set-up. Raises ValueError for a number of seats that `seats` doesn't have."""
    if setup.seats not in seats(options):
        raise ValueError(f"no {options.scenario} of {setup.seats}")
    state = surveyed(SCENARIOS[options.scenario].new(setup, rules(options), chance))
    if setup.champion is not None and options.carries_order:
        state = replace(state, order_of=setup.champion)
    return settle(state, lambda state: resolve(state, Log(chance)))


def opened(state: State) -> tuple[Line, ...]:
    """What happened during the set-up: who has the order, and the first wind where nobody does anything before it
    (AS-31, AS-38).
    """
    log = Log(None)
    if state.order_of >= 0:
        log.tell("ageofsail-event-order", seat=SEATS[state.order_of])
    if state.wind is not None:
        tell_wind(state, farthest(state), log)
    return tuple([event.public for event in log.events if event.public])


def rules(options: Options) -> Rules:
    """What is played by these options."""
    if options.scenario != "battle":
        return Rules(
            layout=BOARDS[0], fleet=1, winds="printed", situations=False, rounds=SCENARIOS[options.scenario].rounds,
            quiet=0, sums=False, scenario=options.scenario, line=options.line, printed=options.printed,
        )  # fmt: skip
    return Rules(
        layout=options.layout_id, fleet=options.fleet, winds=options.wind, situations=options.situations,
        rounds=None if options.printed else options.rounds, quiet=QUIET_PRINTED if options.printed else QUIET,
        sums=not options.printed, line=options.line, printed=options.printed,
    )  # fmt: skip
