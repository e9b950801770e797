"""A player leaves a cooperative game for good, and the others go on (TQ-16)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.flow import Step
from engine.game import Event
from engine.games.tranquility.compass import holders
from engine.games.tranquility.rescue import helpful, revised
from engine.games.tranquility.resolve import settled
from engine.games.tranquility.start import held, pledged
from engine.games.tranquility.state import (
    SEATS,
    Launch,
    Log,
    Over,
    Pledge,
    Prompt,
    Refill,
    Rescue,
    Row,
    Sailor,
    Storm,
    Stuck,
    Todo,
    Turn,
    Voyage,
)
from engine.games.tranquility.tide import around, closing


def drop(state: Voyage, seat: int) -> tuple[Voyage, list[Event]]:
    """A player leaves: his cards go under the others' piles, his storms out of the game, his compasses to the next one.

    His turn ends as any turn does, refill included. Nothing happens when the game is over or he has left before.
    """
    if state.over is not None or state.sailors[seat].gone:
        return state, []
    log = Log()
    log.tell("left", seat=SEATS[seat])
    state = replace(state, count=state.count + 1)
    others = _others(state, seat)
    if not others:
        return _abandoned(state), log.events
    before = holders(state)
    state = _handed_over(_refilled_anew(_forgotten(state, seat)), seat, others)
    if state.due is not None:
        state = _fewer_pledges(state)
    return settled(_asked_on(state, before, log), log), log.events


def _others(state: Voyage, seat: int) -> list[int]:
    """Who stays, beginning with the next seat."""
    seats = len(state.sailors)
    order = [at % seats for at in range(seat + 1, seat + seats)]
    return [at for at in order if not state.sailors[at].gone]


def _abandoned(state: Voyage) -> Voyage:
    """The last one has left: the cards that steps hold are put away, so that all are still there."""
    held = [step.card for step in state.todo if isinstance(step, Storm | Row)]
    held.extend(start for step in state.todo if isinstance(step, Launch) for start in step.starts)
    sailors = tuple([replace(sailor, pledge=None) for sailor in state.sailors])
    over = Over("left")
    return replace(state, todo=(), sailors=sailors, due=None, away=(*state.away, *held), over=over)


def _forgotten(state: Voyage, seat: int) -> Voyage:
    """The state without what waits for a seat or for a storm that it drew."""
    away = list(state.away)
    todo: list[Todo] = []
    blown = {step.card for step in state.todo if isinstance(step, Storm) and step.drawer == seat}
    for step in state.todo:
        if isinstance(step, Turn) and step.seat == seat:
            todo.extend(closing(seat, len(state.sailors)))
        elif isinstance(step, Storm | Row) and seat in (step.seat, getattr(step, "drawer", None)):
            away.append(step.card)
        elif not _lapses(state, seat, step, blown):
            todo.append(step)
    return replace(state, todo=tuple(todo), away=tuple(away))


def _lapses(state: Voyage, seat: int, step: Step, blown: set[int]) -> bool:
    """Whether a step has lost its point with the seat that leaves."""
    if step.seat == seat or (isinstance(step, Prompt) and step.card in blown):
        return True
    return state.mover == seat and isinstance(step, Rescue | Stuck)


def _refilled_anew(state: Voyage) -> Voyage:
    """The state whose refill, if one is under way, begins anew: piles that were empty may have cards again."""
    first = 0 if _launching(state) else state.mover
    left = around(first, len(state.sailors))
    return replace(
        state, todo=tuple([replace(step, left=left) if isinstance(step, Refill) else step for step in state.todo])
    )


def _launching(state: Voyage) -> bool:
    """Whether the opening hands are still being drawn (TQ-2)."""
    return isinstance(state.todo[-1], Launch)


def _handed_over(state: Voyage, seat: int, others: list[int]) -> Voyage:
    """The state with what a player had gone to the others: cards under the piles, one each in seat order."""
    sailors = list(state.sailors)
    left = sailors[seat]
    cards = (*left.hand, *left.pile)
    for at, other in enumerate(others):
        sailors[other] = replace(sailors[other], pile=sailors[other].pile + cards[at :: len(others)])
    compasses = {others[0]: left.compasses}
    shared = state.shared
    if shared is not None and seat in shared:
        partner = shared[0] if shared[1] == seat else shared[1]
        compasses[partner] = compasses.get(partner, 0) + 1
        shared = None
    for other, more in compasses.items():
        sailors[other] = replace(sailors[other], compasses=sailors[other].compasses + more)
    sailors[seat] = Sailor(discards=left.discards, unseen=left.unseen, gone=True)
    begins = _launching(state) and state.mover == seat  # who would have begun: the next one does
    return replace(
        state,
        sailors=tuple(sailors),
        mover=others[0] if begins else state.mover,
        shared=shared,
        away=(*state.away, *left.storms),
    )


def _asked_on(state: Voyage, before: tuple[int, ...], log: Log) -> Voyage:
    """The state in which the heirs of compasses are asked what all holders were asked: on a storm that waits, a rescue.

    Who was a holder `before` has been asked already. Where nothing is asked, or something else could rescue the mover
    now, the open turn is looked at anew.
    """
    heirs = [seat for seat in holders(state) if seat not in before]
    waiting = next((step for step in state.todo if isinstance(step, Storm) and step.asked), None)
    if waiting is not None:
        return replace(state, todo=(*[Prompt(seat=seat, card=waiting.card) for seat in heirs], *state.todo))
    if any(isinstance(step, Stuck) for step in state.todo):
        storms = helpful(state)
        if storms and all(step.storms == storms for step in state.todo if isinstance(step, Rescue)):
            return replace(state, todo=(*[Rescue(seat=seat, storms=storms) for seat in heirs], *state.todo))
    return revised(state, log)


def _fewer_pledges(state: Voyage) -> Voyage:
    """The state with no more due than those who stay can give (TQ-9); the round is over where that is pledged."""
    assert state.due is not None
    due = min(state.due, held(state))
    state = replace(state, due=due)
    if due not in (pledged(state), held(state)):
        return state
    return replace(state, todo=tuple([step for step in state.todo if not isinstance(step, Pledge)]))
