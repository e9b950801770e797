"""The end of turns and rounds, and of the battle (AS-31, AS-37, AS-39)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.ageofsail.board import CANNONS
from engine.games.ageofsail.state import Arrange, Cards, Over, State, Turn, home
from engine.sailing import afloat
from engine.sailing.afloat import following, living
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.values import Number


def closed(state: State, log: Log) -> State:
    """The mover's turn is over: perhaps the round too, and the next living seat begins."""
    if state.over is not None:
        return state
    seats = len(state.forts)
    seat = following(state)
    if (seat - state.first) % seats <= (state.mover - state.first) % seats:
        state = _round_closed(state, log)
        if state.over is not None:
            return state
    return begun(state, seat)


def afar(state: State) -> tuple[int, ...]:
    """By seat, the masts that lie far from its own fort (AS-39)."""
    found = [0] * len(state.forts)
    for ship in state.ships:
        if ship.masts and not home(state, ship.seat).near >> ship.cell & 1:
            found[ship.seat] += ship.masts
    return tuple(found)


def _round_closed(state: State, log: Log) -> State:
    """What each scores in this round is added up since the last mast lost in battle (AS-39)."""
    rules, now = state.rules, afar(state)
    if state.bloody:
        quiet, sums = 0, now
    else:
        quiet, sums = state.quiet + 1, tuple([before + more for before, more in zip(state.sums, now, strict=True)])
    log.tell(
        "ageofsail-event-round" if rules.sums else "ageofsail-event-round-printed",
        round=Number(state.round), quiet=NUMBERS[quiet],
        end=NUMBERS[rules.quiet],
    )  # fmt: skip
    if rules.sums:
        for seat in living(state):
            log.tell("ageofsail-event-scored", seat=SEATS[seat], points=Number(now[seat]), sum=Number(sums[seat]))
    state = replace(state, quiet=quiet, sums=sums, bloody=False)
    if quiet >= rules.quiet:
        return replace(state, over=Over("quiet"))
    if rules.rounds is not None and state.round >= rules.rounds:
        return replace(state, over=Over("rounds"))
    return replace(state, round=state.round + 1)


def begun(state: State, seat: int) -> State:
    """The state at the beginning of this seat's turn, before the cards: shots are counted anew (AS-17)."""
    first = not state.turns[seat]
    state = afloat.begun(state, seat)
    return replace(
        state,
        todo=(Arrange(seat=seat) if first else Cards(), Turn(seat=seat)),
        turns=(*state.turns[:seat], state.turn, *state.turns[seat + 1 :]),
        rested=(),
        forts=tuple([replace(fort, fired=0) if fort.fired else fort for fort in state.forts]),
        situation=None,
    )


def masts(state: State, seat: int) -> int:
    """All masts that a seat has."""
    return sum(ship.masts for ship in state.ships if ship.seat == seat)


def cannons(state: State, seat: int) -> int:
    """The live cannons of a seat."""
    return (state.forts[seat].live & CANNONS).bit_count()


def rank(state: State, seat: int) -> tuple[int, int, int]:
    """What decides between those with ships, best last (AS-39)."""
    return state.sums[seat] if state.rules.sums else 0, masts(state, seat), cannons(state, seat)
