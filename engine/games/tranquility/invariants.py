"""What must always hold of a cooperative game's state."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise, takewhile

from engine.games.tranquility.berths import PILLAR_CELLS
from engine.games.tranquility.cards import COLOURS, COMPASSES, FINISHES, ISLANDS, MONSTERS, STARTS, STORMS
from engine.games.tranquility.compass import holders, lying
from engine.games.tranquility.field import GAP, LINE, PILLARS, SIZE, VAULT
from engine.games.tranquility.lay import can_act
from engine.games.tranquility.options import REMOVED
from engine.games.tranquility.start import EIGHT, held, pledged
from engine.games.tranquility.state import (
    COMPASS_COUNT,
    COUNTS,
    Cut,
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
    Todo,
    Turn,
    Voyage,
    limit,
    loose,
)
from engine.games.tranquility.storms import cut_size, open_rows
from engine.stored import hold


def shape(state: Voyage) -> None:
    """What every other part takes for granted; quick, so that each stored state is held against it."""
    seats = range(len(state.sailors))
    hold(1 <= len(seats) <= 5, "one to five players")
    hold(state.mover in seats, "the mover has a seat")
    hold(0 <= state.turn < len(COUNTS) and 0 <= state.paid < len(COUNTS) and state.count >= 0, "numbers to be said")
    hold(0 <= state.monsters <= len(MONSTERS), "as many monsters as there are (TQ-21)")
    plain = not state.monsters and state.supply is None and state.reef is None
    hold(plain or state.mode == "usual", "expansions are for the usual game")
    _check_field(state)
    _check_cards(state)
    _check_compasses(state, seats)
    _check_sailors(state)
    over = state.over
    hold(bool(state.finish) == (over is not None and over.how == "won"), "a Finish ends the game (TQ-10)")
    if over is None:
        hold(bool(state.todo), "somebody has something to do")
        _check_todo(state, seats)
        return
    hold(not state.todo and state.due is None, "nothing is left to do when the game is over")
    hold((over.seat in seats) if over.how == "lost" else over.seat is None, "somebody could not move, or nobody")


def check_voyage(state: Voyage) -> None:
    """Raises AssertionError where an invariant of the state is broken."""
    shape(state)
    if state.todo and isinstance(state.todo[-1], Turn):
        stuck = len(state.todo) > 1
        hold(can_act(state, state.mover) != stuck, "an open turn has a legal action, or waits for a rescue (TQ-15)")


def _check_field(state: Voyage) -> None:
    field = state.field
    hold(len(field) == SIZE and min(field) >= 0 and max(field) <= ISLANDS[-1], "a field of islands")
    lines = (*PILLARS, VAULT) if state.mode == "arch" else (LINE,)
    for line in lines:
        numbers = [field[cell] for cell in line if field[cell]]
        hold(all(a < b for a, b in pairwise(numbers)), "numbers rise along a line (TQ-5)")
    if state.mode == "arch":
        hold(not any(field[cell] for cell in GAP), "nothing lies in the gap (TQ-31)")
        pillars = all(field[cell] for cell in PILLAR_CELLS)
        hold(pillars or not any(field[cell] for cell in VAULT), "the vault comes after the pillars (TQ-31)")
    laid = sum([1 << cell for cell, number in enumerate(field) if number])
    hold(state.moons >= 0 and not state.moons & ~laid, "only islands have a side")
    hold(state.mode == "sun" or not (state.moons or state.moon), "sides are for Sun and Moon (TQ-32)")
    hold(state.laid is None or (0 <= state.laid < SIZE and bool(field[state.laid])), "the last island lies there")
    last = (state.laid is not None) + state.started + (state.threw is not None)
    hold(last <= 1 and state.threw in (None, *range(len(state.sailors))), "one thing was done last")
    hold(bool(state.start) or not state.started, "a Start was laid last where one lies")
    hold(state.reef is None or 0 <= state.reef < 6, "the reef closes a row")
    hold(state.start == 0 or state.start in STARTS, "a Start is on the table, or none")
    hold(state.finish == 0 or state.finish in FINISHES, "a Finish is on the table, or none")


def _check_cards(state: Voyage) -> None:
    """Every card of the game is somewhere, once (TQ-2, TQ-21, TQ-22, TQ-30 to TQ-32)."""
    cards = [number for number in (*state.field, state.start, state.finish) if number]
    cards += state.removed
    cards += state.away
    cards += [storm for storm, _ in state.purple]
    for sailor in state.sailors:
        cards += sailor.hand
        cards += sailor.pile
        cards += sailor.discards
        cards += sailor.storms
    for step in state.todo:
        if isinstance(step, Storm | Row):
            hold(step.card in COLOURS, "a storm is a storm")
            cards.append(step.card)
        elif isinstance(step, Launch):
            hold(all(start in STARTS for start in step.starts), "Starts are shuffled in (TQ-2)")
            cards += step.starts
    cards.sort()
    deck = _deck(state.mode, len(state.sailors), state.monsters, state.supply is not None)
    hold(cards == deck, "every card is somewhere, once")
    hold(len(state.removed) == REMOVED.get(state.mode, 0), "islands were taken out (TQ-30)")
    hold(all(card in ISLANDS for card in state.removed), "only islands were taken out (TQ-30)")
    hold(all(card in COLOURS or card in STARTS for card in state.away), "storms and Starts have left the game")
    for storm, row in state.purple:
        hold(COLOURS.get(storm) == "purple" and 0 <= row < 6, "purple storms close rows")


@lru_cache(maxsize=256)
def _deck(mode: str, seats: int, monsters: int, storms: bool) -> list[int]:
    """All cards of a game, sorted."""
    deck = [*ISLANDS, *FINISHES, *MONSTERS[:monsters]]
    if mode != "arch":
        deck.extend(STARTS[:seats])
    if storms:
        deck.extend(STORMS)
    if mode == "sun":
        deck.extend(COMPASSES)
    return sorted(deck)


def _check_compasses(state: Voyage, seats: range) -> None:
    counts = [sailor.compasses for sailor in state.sailors]
    hold(min(counts) >= 0 and state.spent >= 0 and (state.supply or 0) >= 0, "no fewer compasses than none")
    won = sum(counts) + (state.shared is not None) + state.spent
    hold((state.supply or 0) + won == (0 if state.supply is None else COMPASS_COUNT), "six compasses (TQ-22)")
    if state.shared is not None:
        one, other = state.shared
        hold(one in seats and other in seats and one != other, "two seats share a compass")
        hold(not (state.sailors[one].gone or state.sailors[other].gone), "who has left shares no compass")


def _check_sailors(state: Voyage) -> None:
    for sailor in state.sailors:
        hand = sailor.hand
        hold(all(a < b for a, b in pairwise(hand)), "a hand is sorted")
        hold(not hand or hand[-1] <= MONSTERS[-1], "storms and compasses are no hand cards")
        hold(all(COLOURS.get(storm) in ("yellow", "orange") for storm in sailor.storms), "storms lie before players")
        hold(0 <= sailor.unseen <= len(sailor.discards), "what was discarded unseen is among the discards (TQ-22)")
        pledge = sailor.pledge
        if pledge is not None:
            hold(all(a < b for a, b in pairwise(pledge)), "a pledge is sorted")
            hold(set(pledge) <= set(loose(sailor)), "pledged cards are in the hand, and no monsters")
            hold(state.due is not None, "pledges belong to the eight (TQ-8)")
        if sailor.gone:
            hold(not (hand or sailor.pile or sailor.storms or sailor.compasses), "who has left has nothing")
        if state.todo and isinstance(state.todo[0], Turn):
            hold(len(loose(sailor)) <= limit(sailor), "no hand is above its limit (TQ-4, TQ-22)")


def _check_todo(state: Voyage, seats: range) -> None:
    """A turn with the rescue of a mover who is stuck, or the business of one that ends, from the top down (TQ-15)."""
    for step in state.todo:
        hold(-1 <= step.number <= state.count, "questions are numbered by the actions before them")
        hold(step.seat is None or (step.seat in seats and not state.sailors[step.seat].gone), "who is asked plays on")
        hold((step.seat is None) == isinstance(step, _UNASKED), "the game resolves some steps, and seats the others")
    *above, last = state.todo
    hold((state.due is not None) == any(isinstance(step, Gather) for step in above), "what is due is gathered (TQ-8)")
    hold(isinstance(last, Turn | EndTurn | Launch), "a turn or its end lies at the bottom")
    hold((state.turn == 0) == isinstance(last, Launch), "turns are counted from the first one on")
    if isinstance(last, Turn):
        hold(last.seat == state.mover, "it is the mover's turn")
        if above:
            _check_rescue(state, above)
        return
    if isinstance(last, Launch):
        hold(len(last.starts) == len(last.depths) == (0 if state.mode == "arch" else len(seats)), "a Start for each")
    hold(bool(above) and isinstance(above[-1], Refill), "hands are refilled (TQ-15)")
    refill = above.pop()
    assert isinstance(refill, Refill)
    hold(all(seat in seats for seat in refill.left), "hands of players are refilled")
    hold(bool(above), "a turn ends at once unless somebody is asked")
    if isinstance(above[-1], Reef):
        hold(above[-1].seat == state.mover and state.reef is not None, "the mover moves the reef (TQ-20)")
        hold(len(open_rows(state.field)) > 1, "there is a row to move it to (TQ-20)")
        above.pop()
    if above:
        _check_business(state, above)


_UNASKED = (Gather, Storm, Refill, EndTurn, Launch, Stuck)


def _check_rescue(state: Voyage, steps: list[Todo]) -> None:
    hold(isinstance(steps[-1], Stuck), "a rescue is for a mover who is stuck (TQ-22)")
    asking, storms = holders(state), set(lying(state))
    for step in steps[:-1]:
        hold(isinstance(step, Rescue), "holders of a compass are asked for a rescue (TQ-22)")
        assert isinstance(step, Rescue)
        hold(
            step.seat in asking and bool(step.storms) and storms >= set(step.storms), "a compass lifts what lies there"
        )
    hold(len(steps) > 1 and _distinct(steps[:-1]), "each is asked once")


def _check_business(state: Voyage, steps: list[Todo]) -> None:
    """The eight, a storm that is stopped or takes effect; below it storms that are set aside (TQ-8, TQ-22)."""
    top = steps[0]
    asked = list(takewhile(lambda step: type(step) is type(top), steps))
    below = steps[len(asked) :]
    if isinstance(top, Pledge):
        hold(_distinct(asked) and isinstance(below.pop(0) if below else None, Gather), "pledges are gathered (TQ-8)")
        assert state.due is not None
        hold(pledged(state) < state.due <= EIGHT and state.due < held(state), "cards are missing, and there are more")
        hold(all(loose(state.sailors[step.seat or 0]) for step in asked), "who is asked has something to give")
    elif isinstance(top, Prompt):
        storm = below.pop(0) if below else None
        hold(isinstance(storm, Storm) and storm.asked, "prompts are about a storm (TQ-22)")
        assert isinstance(storm, Storm)
        hold(all(isinstance(step, Prompt) and step.card == storm.card for step in asked), "all are asked the same")
        hold(_distinct(asked) and {step.seat for step in asked} <= set(holders(state)), "who has a compass is asked")
        _check_drawer(state, storm)
    elif isinstance(top, Cut):
        assert top.seat is not None
        sailor = state.sailors[top.seat]
        hold(len(asked) == 1 and 0 < cut_size(sailor) < len(loose(sailor)), "there is a choice of what is cut (TQ-22)")
    else:
        hold(isinstance(top, Row) and len(asked) == 1, "somebody is asked")
        assert isinstance(top, Row)
        hold(COLOURS[top.card] == "purple" and len(open_rows(state.field)) > 1, "there is a choice of rows (TQ-22)")
    for step in below:
        hold(isinstance(step, Storm) and not step.asked, "storms are set aside below the eight (TQ-22)")
        assert isinstance(step, Storm)
        _check_drawer(state, step)


def _check_drawer(state: Voyage, storm: Storm) -> None:
    drawer = storm.drawer
    hold(0 <= drawer < len(state.sailors) and not state.sailors[drawer].gone, "a player has drawn the storm")


def _distinct(steps: Sequence[Todo]) -> bool:
    """Whether no seat is asked twice."""
    return len({step.seat for step in steps}) == len(steps)
