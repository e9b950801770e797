"""Laying the Start, and the eight cards that the team then discards (TQ-8, TQ-9)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.flow import open_step
from engine.game import Action, Choice
from engine.games.tranquility.asking import CARD_OF, asking, pick, picked, refuse, values_of, wrong
from engine.games.tranquility.cards import CARDS
from engine.games.tranquility.draw import draw
from engine.games.tranquility.state import (
    COUNTS,
    SEATS,
    Gather,
    Log,
    Pledge,
    Storm,
    Voyage,
    active,
    after,
    changed,
    discarded,
    loose,
    popped,
    under,
    with_sailor,
    without,
)
from engine.values import Path, Picks, line

EIGHT = 8
EXTRA = {1: 8, 2: 2}
"""Extra cards a player by the number of players (TQ-8)."""
UNSEEN = 2
"""Cards that a player under yellow discards from his pile (TQ-22)."""


def may_start(state: Voyage) -> bool:
    """Whether a Start may be laid: the team could discard eight cards, counted by what everybody knows (TQ-9)."""
    cards = -1
    seats = active(state)
    for seat in seats:
        sailor = state.sailors[seat]
        cards += len(loose(sailor)) + sum(_extras(state, seat, len(seats)))
    return cards >= EIGHT


def _extras(state: Voyage, seat: int, seats: int) -> tuple[int, int]:
    """How many cards a player discards unseen when the Start is laid, and how many he draws (TQ-8, TQ-22)."""
    sailor = state.sailors[seat]
    unseen = UNSEEN if sailor.storms and under(sailor, "yellow") else 0
    taken = min(len(sailor.pile), max(unseen, EXTRA.get(seats, 0)))
    return min(unseen, taken), taken - min(unseen, taken)


def start_cost(state: Voyage) -> tuple[int, int]:
    """What a Start laid now would cost: the cards that the team gives, and those it discards unseen (TQ-8, TQ-22)."""
    seats = active(state)
    unseen = sum([_extras(state, seat, len(seats))[0] for seat in seats])
    return max(0, EIGHT - unseen), unseen


def unseen_of(state: Voyage) -> int:
    """How many of the eight were discarded unseen: only a Start brings that, and only one is laid (TQ-8, TQ-22)."""
    return sum([sailor.unseen for sailor in state.sailors])


def lay_start(state: Voyage, seat: int, card: int, log: Log) -> Voyage:
    """The state after the Start was laid: with its compass and extra cards, and the eight on top of `todo` (TQ-8)."""
    sailor = state.sailors[seat]
    sailors = changed(state.sailors, seat, replace(sailor, hand=without(sailor.hand, card)))
    state = replace(state, start=card, sailors=sailors)
    log.tell("start", seat=SEATS[seat])
    if state.supply:
        state = _compass(state, seat, log)
    seats = active(state)
    unseen = 0
    storms: list[Storm] = []
    for other in seats:
        out, extra = _extras(state, other, len(seats))
        if out:
            state = _discard_unseen(state, other, out, log)
            unseen += out
        state, aside = _draw_extras(state, other, extra, log)
        storms.extend([Storm(card=storm, drawer=other) for storm in aside])
    due = max(0, min(EIGHT - unseen, held(state)))
    if len(seats) == 1:
        log.tell("due-alone", seat=SEATS[seat], n=COUNTS[due], reveals=True)
    else:
        log.tell("due", n=COUNTS[due], reveals=True)
    return replace(state, due=due, todo=(Gather(), *storms, *state.todo))


def _compass(state: Voyage, seat: int, log: Log) -> Voyage:
    """The compass that a Start brings, shared with the next player; alone it is one's own (TQ-22)."""
    other = after(state, seat)
    assert state.supply is not None
    state = replace(state, supply=state.supply - 1)
    if other == seat:
        log.tell("compass", seat=SEATS[seat])
        sailor = state.sailors[seat]
        return with_sailor(state, seat, replace(sailor, compasses=sailor.compasses + 1))
    log.tell("compass-shared", seat=SEATS[seat], other=SEATS[other])
    return replace(state, shared=(seat, other))


def _discard_unseen(state: Voyage, seat: int, count: int, log: Log) -> Voyage:
    """A player under yellow discards the top of his pile, whatever it is (TQ-22)."""
    sailor = state.sailors[seat]
    log.tell("unseen", seat=SEATS[seat], n=COUNTS[count])
    after = replace(
        sailor,
        pile=sailor.pile[count:],
        discards=sailor.pile[:count] + sailor.discards,
        unseen=sailor.unseen + count,
    )
    return with_sailor(state, seat, after)


def _draw_extras(state: Voyage, seat: int, count: int, log: Log) -> tuple[Voyage, list[int]]:
    """A player draws his extra cards; storms among them are set aside and replaced (TQ-8, TQ-22)."""
    aside: list[int] = []
    target = len(state.sailors[seat].hand) + count
    while len(state.sailors[seat].hand) < target:
        state, storm = draw(state, seat, target - len(state.sailors[seat].hand), log, aside=True)
        if not storm:
            break
        aside.append(storm)
    return state, aside


def held(state: Voyage) -> int:
    """How many cards of all hands may be discarded."""
    return sum(map(len, map(loose, state.sailors)))


def pledged(state: Voyage) -> int:
    """How many cards are pledged so far."""
    return sum([len(sailor.pledge) for sailor in state.sailors if sailor.pledge])


def bounds(state: Voyage, seat: int) -> tuple[tuple[int, ...], int, int]:
    """The cards that a seat can pledge, at least and at most how many of them: exact for the only one who has any."""
    sailor = state.sailors[seat]
    cards = loose(sailor)
    assert state.due is not None
    most = min(len(cards), state.due - pledged(state) + len(sailor.pledge or ()))
    alone = len(cards) == held(state)
    return cards, most if alone else 0, most


def choose_pledge(state: Voyage, seat: int, path: Path, standing: tuple[int, ...] | None = None) -> Choice | Action:
    """The question which cards a seat gives to the eight, or the finished action (TQ-8).

    `standing`: the pledge that is to be changed, so that the same again is refused.
    """
    cards, least, most = bounds(state, seat)
    assert state.due is not None
    if not path:
        if least == most:
            ask = asking("due", most)
        elif before := state.sailors[seat].pledge:  # the answer stands in place of these, it isn't added to them
            ask = line("tranquility-ask-pledge-again", cards=tuple([CARDS[card] for card in before]), n=COUNTS[most])
        else:
            missing, unseen = COUNTS[state.due - pledged(state)], COUNTS[unseen_of(state)]
            ask = line("tranquility-ask-pledge", missing=missing, unseen=unseen, n=COUNTS[most])
        return pick(ask, cards, least, most, standing=standing)
    last = path[-1]
    many = isinstance(last, Picks) and len(last.values) > most
    if many or CARD_OF.get(last, 0) in cards:  # a set that goes on beyond what it may have
        raise refuse("pledge", n=COUNTS[most])
    if len(path) > 1:
        raise wrong()
    if picked(last, cards, least, most) == standing:
        raise refuse("pledge-same")
    return Action(path)


def act_pledge(state: Voyage, seat: int, path: Path, log: Log) -> Voyage:
    """The state after a pledge; when the sum is what is due, nobody is asked any more (TQ-8)."""
    cards = values_of(path[0])
    state = with_sailor(state, seat, replace(state.sailors[seat], pledge=cards))
    assert state.due is not None
    missing = state.due - pledged(state)
    if len(active(state)) > 1:  # alone it is a discard like any other
        log.tell("pledged", seat=SEATS[seat], n=COUNTS[len(cards)], missing=COUNTS[missing])
    if missing:
        return state
    return replace(state, todo=tuple([step for step in state.todo if not isinstance(step, Pledge)]))


def may_pledge(state: Voyage, seat: int) -> bool:
    """Whether a seat that isn't asked may change what it has pledged (TQ-8)."""
    return state.due is not None and state.sailors[seat].pledge is not None and open_step(state, seat) is None


def resolve_gather(state: Voyage, log: Log) -> Voyage:
    """All have answered: the pledged cards are discarded, or there are too few and all are asked anew (TQ-8)."""
    due = state.due
    assert due is not None
    if due == held(state):  # nothing is left to choose
        sailors = tuple([replace(sailor, pledge=loose(sailor)) for sailor in state.sailors])
        state = replace(state, sailors=sailors)
    if pledged(state) < due:
        seats = [
            seat for seat in active(state) if len(state.sailors[seat].pledge or ()) < len(loose(state.sailors[seat]))
        ]
        if any(sailor.pledge is not None for sailor in state.sailors):
            log.tell("short", missing=COUNTS[due - pledged(state)])
        return replace(state, todo=(*[Pledge(seat=seat) for seat in sorted(seats)], *state.todo))
    sailors = tuple([replace(discarded(sailor, sailor.pledge or ()), pledge=None) for sailor in state.sailors])
    crew = active(state)
    if len(crew) > 1:
        log.tell("gathered", n=COUNTS[due])
    elif due:
        log.tell("discarded", seat=SEATS[crew[0]], n=COUNTS[due])
    return popped(replace(state, sailors=sailors, due=None))
