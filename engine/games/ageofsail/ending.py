"""The end of turns and rounds, and of the battle (AS-31, AS-37, AS-39)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.ageofsail.board import CANNONS, GROUNDS
from engine.games.ageofsail.fleet import living
from engine.games.ageofsail.state import NUMBERS, SEATS, Arrange, Cards, Log, Over, State, Turn
from engine.sailing.ships import refreshed
from engine.values import Number


def closed(state: State, log: Log) -> State:
    """The mover's turn is over: perhaps the round too, and the next living seat begins."""
    if state.over is not None:
        return state
    seats = len(state.forts)
    following = next(
        seat for turn in range(1, seats + 1) if (seat := (state.mover + turn) % seats) not in state.out
    )  # fmt: skip
    if (following - state.first) % seats <= (state.mover - state.first) % seats:
        state = _round_closed(state, log)
        if state.over is not None:
            return state
    return begun(state, following)


def afar(state: State) -> tuple[int, ...]:
    """By seat, the masts that lie far from its own fort (AS-39)."""
    found = [0] * len(state.forts)
    for ship in state.ships:
        if ship.masts and not GROUNDS[state.forts[ship.seat].corner].near >> ship.cell & 1:
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
        "round" if rules.sums else "round-printed", round=Number(state.round), quiet=NUMBERS[quiet],
        end=NUMBERS[rules.quiet],
    )  # fmt: skip
    if rules.sums:
        for seat in living(state):
            log.tell("scored", seat=SEATS[seat], points=Number(now[seat]), sum=Number(sums[seat]))
    state = replace(state, quiet=quiet, sums=sums, bloody=False)
    if quiet >= rules.quiet:
        return replace(state, over=Over("quiet"))
    if rules.rounds is not None and state.round >= rules.rounds:
        return replace(state, over=Over("rounds"))
    return replace(state, round=state.round + 1)


def begun(state: State, seat: int) -> State:
    """The state at the beginning of this seat's turn, before the cards: shots are counted anew (AS-17)."""
    turn = state.turn + 1
    oldest = turn - len(living(state))
    first = not state.turns[seat]
    return replace(
        state,
        todo=(Arrange(seat=seat) if first else Cards(), Turn(seat=seat)),
        mover=seat,
        turn=turn,
        turns=(*state.turns[:seat], turn, *state.turns[seat + 1 :]),
        ships=refreshed(state.ships),
        rested=(),
        forts=tuple([replace(fort, fired=0) if fort.fired else fort for fort in state.forts]),
        wind=None,
        situation=None,
        tracks=tuple([track for track in state.tracks if track.turn > oldest]),
        shots=tuple([shot for shot in state.shots if shot.turn > oldest]),
        fights=tuple([fought for fought in state.fights if fought.turn > oldest]),
        wrecks=tuple([wreck for wreck in state.wrecks if wreck.turn > oldest]),
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
