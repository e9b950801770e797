"""What must always hold of a cooperative game's state."""

from __future__ import annotations

import itertools
from collections import Counter

from engine.flow import Step
from engine.stored import hold
from engine.tranquility.cards import CARDS, COLOURS, COMPASSES, FINISHES, ISLANDS, MONSTERS, STARTS, STORMS
from engine.tranquility.field import GAP, LINE, PILLARS, SIZE, VAULT
from engine.tranquility.lay import can_act
from engine.tranquility.options import REMOVED
from engine.tranquility.state import (
    COMPASS_COUNT,
    EndTurn,
    Gather,
    Launch,
    Pledge,
    Prompt,
    Reef,
    Refill,
    Rescue,
    Row,
    Storm,
    Stuck,
    Turn,
    Voyage,
    limit,
    loose,
)


def shape(state: Voyage) -> None:
    """What every other part takes for granted; quick, so that each stored state is held against it."""
    seats = range(len(state.sailors))
    hold(1 <= len(seats) <= 5, "one to five players")
    hold(len(state.field) == SIZE and all(0 <= number <= 80 for number in state.field), "a field of islands")
    hold(state.mover in seats, "the mover has a seat")
    hold(0 <= state.turn <= 120 and 0 <= state.paid <= 120, "numbers that can be said")
    hold(state.laid is None or 0 <= state.laid < SIZE, "the last island lies on a cell")
    hold(state.reef is None or 0 <= state.reef < 6, "the reef closes a row")
    hold(all(storm in COLOURS and 0 <= row < 6 for storm, row in state.purple), "purple storms close rows")
    hold(0 <= (state.supply or 0) <= COMPASS_COUNT and 0 <= state.moons < 1 << SIZE, "compasses, sides of cells")
    hold(state.shared is None or all(seat in seats for seat in state.shared), "two seats share a compass")
    hold(state.over is None or state.over.seat is None or state.over.seat in seats, "a seat could not move")
    known = CARDS.keys()
    for sailor in state.sailors:
        held = (sailor.hand, sailor.pile, sailor.discards, sailor.pledge or ())
        hold(all(len(cards) <= 120 and known >= set(cards) for cards in held), "hands and piles of known cards")
        hold(COLOURS.keys() >= set(sailor.storms), "known storms")
        hold(0 <= sailor.compasses <= COMPASS_COUNT, "so many compasses")
    if state.due is not None:
        pledged = sum([len(sailor.pledge or ()) for sailor in state.sailors])
        hold(pledged <= state.due <= 8, "no more is pledged than due")
    for step in state.todo:
        hold(step.seat is None or step.seat in seats, "who is asked has a seat")
        if isinstance(step, Storm | Prompt | Row):
            hold(step.card in COLOURS, "a storm is a storm")


def check_voyage(state: Voyage) -> None:
    """Raises AssertionError where an invariant of the state is broken."""
    shape(state)
    _check_cards(state)
    _check_field(state)
    _check_sailors(state)
    _check_todo(state)


def _check_cards(state: Voyage) -> None:
    """Every card of the game is somewhere, once (TQ-2, TQ-21, TQ-22, TQ-30 to TQ-32)."""
    cards = Counter(number for number in state.field if number)
    cards.update(card for card in (state.start, state.finish) if card)
    cards.update((*state.removed, *state.away, *[storm for storm, _ in state.purple]))
    for sailor in state.sailors:
        cards.update((*sailor.hand, *sailor.pile, *sailor.discards, *sailor.storms))
    for step in state.todo:
        if isinstance(step, Storm | Row):
            cards[step.card] += 1
        elif isinstance(step, Launch):
            cards.update(step.starts)
    expected = [*ISLANDS, *FINISHES, *MONSTERS[: state.monsters]]
    if state.mode != "arch":
        expected.extend(STARTS[: len(state.sailors)])
    if state.supply is not None:
        expected.extend(STORMS)
    if state.mode == "sun":
        expected.extend(COMPASSES)
    hold(cards == Counter(expected), "every card is somewhere, once")
    hold(len(state.removed) == REMOVED.get(state.mode, 0), "islands were taken out (TQ-30)")
    hold(all(card in ISLANDS for card in state.removed), "only islands were taken out (TQ-30)")
    won = sum(sailor.compasses for sailor in state.sailors) + (state.shared is not None) + state.spent
    hold((state.supply or 0) + won == (0 if state.supply is None else COMPASS_COUNT), "six compasses (TQ-22)")


def _check_field(state: Voyage) -> None:
    lines = (*PILLARS, VAULT) if state.mode == "arch" else (LINE,)
    for line in lines:
        numbers = [state.field[cell] for cell in line if state.field[cell]]
        hold(all(a < b for a, b in itertools.pairwise(numbers)), "numbers rise along a line (TQ-5)")
    if state.mode == "arch":
        hold(not any(state.field[cell] for cell in GAP), "nothing lies in the gap (TQ-31)")
        pillars = all(state.field[cell] for pillar in PILLARS for cell in pillar)
        hold(pillars or not any(state.field[cell] for cell in VAULT), "the vault comes after the pillars (TQ-31)")
    laid = sum(1 << cell for cell, number in enumerate(state.field) if number)
    hold(not state.moons & ~laid, "only islands have a side")
    hold(state.laid is None or bool(state.field[state.laid]), "the last island lies there")
    hold(not state.finish or (state.over is not None and state.over.how == "won"), "a Finish ends the game (TQ-10)")


def _check_sailors(state: Voyage) -> None:
    for sailor in state.sailors:
        hold(list(sailor.hand) == sorted(sailor.hand), "a hand is sorted")
        hold(all(card <= 95 for card in sailor.hand), "storms and compasses are no hand cards")
        hold(set(sailor.pledge or ()) <= set(loose(sailor)), "pledged cards are in the hand, and no monsters")
        hold(sailor.pledge is None or state.due is not None, "pledges belong to the eight (TQ-8)")
        if sailor.gone:
            hold(not (sailor.hand or sailor.pile or sailor.storms or sailor.compasses), "who has left has nothing")
        if state.todo and isinstance(state.todo[0], Turn):
            hold(len(loose(sailor)) <= limit(sailor), "no hand is above its limit (TQ-4, TQ-22)")


def _check_todo(state: Voyage) -> None:
    if state.over is not None:
        hold(not state.todo, "nothing is left to do when the game is over")
        return
    hold(bool(state.todo) and state.todo[0].seat is not None, "somebody has something to do")
    hold(all(step.seat is None or not state.sailors[step.seat].gone for step in state.todo), "nobody who has left")
    *above, last = state.todo
    if isinstance(last, Turn):
        hold(last.seat == state.mover, "it is the mover's turn")
        hold(all(isinstance(step, Rescue | Stuck) for step in above), "a turn is not mixed with another")
        stuck = any(isinstance(step, Stuck) for step in above)
        hold(can_act(state, state.mover) != stuck, "an open turn has a legal action, or waits for a rescue (TQ-15)")
    else:
        hold(isinstance(last, EndTurn | Launch), "a turn or its end lies at the bottom")
        hold(not any(isinstance(step, Turn | EndTurn | Launch) for step in above), "there is one bottom")
        hold(sum(isinstance(step, Refill) for step in above) == 1, "hands are refilled once (TQ-15)")
    reefs = [at for at, step in enumerate(above) if isinstance(step, Reef)]
    refills = [at for at, step in enumerate(above) if isinstance(step, Refill)]
    hold(not reefs or reefs[0] < refills[0], "the reef comes before the refill (TQ-15)")
    gathers = sum(isinstance(step, Gather) for step in above)
    hold(gathers == (state.due is not None), "what is due is gathered (TQ-8)")
    pledges: list[Step] = [step for step in above if isinstance(step, Pledge)]
    hold(not pledges or bool(gathers), "pledges lie above their gathering (TQ-8)")
