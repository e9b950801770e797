"""A mover without a legal action, as his turn begins or within it, and who may help him (TQ-11, TQ-15, TQ-22)."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from engine.game import Action, Choice, Option
from engine.games.tranquility.asking import CARD_OF, wrong
from engine.games.tranquility.cards import CARDS
from engine.games.tranquility.compass import LIFT, choose_lift, compasses, holders, lying, spend, without_storms
from engine.games.tranquility.lay import can_act
from engine.games.tranquility.state import SEATS, Log, Over, Rescue, Stuck, Turn, Voyage, loose
from engine.values import Key, Path, line

LET = Key("let")
_OPTIONS = (Option(LIFT), Option(LET, final=True))


def checked(state: Voyage, mover: int, turn: int, log: Log) -> Voyage:
    """The state with a mover's turn open, with a rescue before it, or lost, as he has no legal action (TQ-11)."""
    state = replace(state, mover=mover, turn=turn, todo=(Turn(seat=mover),))
    if can_act(state, mover):
        if len(loose(state.sailors[mover])) < 2:  # else everybody knows that two can be discarded (TQ-7)
            log.tell("can-move", reveals=True, seat=SEATS[mover])
        return state
    storms = helpful(state)
    if not storms:
        return lost(state, log)
    # which storms would help hints at the mover's last card: those who are asked alone learn it, by their options
    log.tell("stuck", reveals=True, seat=SEATS[mover])
    rescues = [Rescue(seat=seat, storms=storms) for seat in holders(state)]
    return replace(state, todo=(*rescues, Stuck(), *state.todo))


def revised(state: Voyage, log: Log) -> Voyage:
    """The state after a storm was lifted or somebody left: an open turn is never without a legal action (TQ-15).

    Whoever was stuck is looked at anew, and so is a mover who has lost his last legal action: a lone Start needs the
    unseen cards of a yellow storm (TQ-9), or those of the player who left.
    """
    if not isinstance(state.todo[-1], Turn):
        return state
    if can_act(state, state.mover) and not any(isinstance(step, Stuck) for step in state.todo):
        return state
    return checked(state, state.mover, state.turn, log)


def helpful(state: Voyage) -> tuple[int, ...]:
    """The storms to be lifted for a legal action, where there are compasses for as many as that takes."""
    storms = lying(state)
    for size in range(1, min(compasses(state), len(storms)) + 1):
        found = [some for some in combinations(storms, size) if can_act(without_storms(state, some), state.mover)]
        if found:
            return tuple(sorted({storm for some in found for storm in some}))
    return ()


def lost(state: Voyage, log: Log) -> Voyage:
    """The game is lost, as the mover has no legal action (TQ-11)."""
    log.tell("lost", reveals=True, seat=SEATS[state.mover])
    return replace(state, todo=(), over=Over("lost", state.mover))


def choose_rescue(state: Voyage, step: Rescue, path: Path) -> Choice | Action:
    """The question whether a storm is lifted for the mover, or the finished action."""
    assert step.seat is not None
    if not path:
        return Choice(line("tranquility-ask-rescue", seat=SEATS[state.mover]), _OPTIONS)
    if path[0] == LIFT:
        return choose_lift(state, step.seat, step.storms, path)
    if path != (LET,):
        raise wrong()
    return Action(path)


def act_rescue(state: Voyage, step: Rescue, path: Path, log: Log) -> Voyage:
    """The state after a holder of a compass has helped or has not; his step is off `todo`."""
    assert step.seat is not None
    if path[0] == LIFT:
        return act_lift(state, step.seat, path, log)
    log.tell("let", reveals=True, seat=SEATS[step.seat])
    return state


def act_lift(state: Voyage, seat: int, path: Path, log: Log) -> Voyage:
    """The state with a storm lifted, and the open turn looked at anew."""
    storm = CARD_OF[path[1]]
    log.tell("lifted", reveals=True, seat=SEATS[seat], storm=CARDS[storm])
    state = spend(without_storms(state, (storm,)), seat, path[2:])
    return revised(replace(state, away=(*state.away, storm)), log)
