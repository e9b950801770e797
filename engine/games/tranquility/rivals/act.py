"""What comes of an action in a duel: the hand is refilled from the open row, and the turn passes on (TQ-33)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.game import Event
from engine.games.tranquility.asking import CARD_OF, CELL_OF, DISCARD, values_of
from engine.games.tranquility.cards import CARDS
from engine.games.tranquility.field import CELLS
from engine.games.tranquility.rivals.lay import can_lay, cost_of
from engine.games.tranquility.rivals.state import HAND, ROW, SPENT, Duel, Mercy, Over, Rival, Turn, side
from engine.games.tranquility.rivals.turn import AGREE
from engine.games.tranquility.state import COUNTS, SEATS, without
from engine.games.tranquility.turn import two_picked
from engine.values import Path, Value, line


def act_turn(state: Duel, seat: int, path: Path, events: list[Event]) -> Duel:
    """The state after the mover's finished action."""
    card = CARD_OF.get(path[0], 0)
    if card:
        return _lay(state, seat, card, path, events)
    rival = state.rivals[seat]
    if path[0] == DISCARD:
        thrown = _discarded(seat, rival, two_picked(rival.hand, path), events)
        return _ended(replace(state, laid=None, threw=seat), seat, thrown, events)
    # what is shown its owner can't take back
    events.append(Event(line("tranquility-event-rivals-asked", seat=SEATS[seat]), reveals=True))
    return replace(state, todo=(Mercy(seat=1 - seat), Turn(seat=seat, declined=True)))


def act_mercy(state: Duel, seat: int, path: Path, events: list[Event]) -> Duel:
    """The state after the mover was granted mercy, so that he takes the whole row for his hand, or not."""
    if path[0] != AGREE:
        events.append(Event(line("tranquility-event-rivals-declined", seat=SEATS[seat])))
        return replace(state, todo=state.todo[1:])
    asker = state.mover
    # a promise before the other's eyes: his discards are as good as made; he is told himself, as his hand is another
    told = line("tranquility-event-rivals-agreed", seat=SEATS[seat])
    events.append(Event(told, told, (asker,), reveals=True))
    rival = state.rivals[asker]
    thrown = _discarded(asker, rival, rival.hand, events)
    return _ended(replace(state, laid=None, threw=asker), asker, thrown, events)


def _lay(state: Duel, seat: int, card: int, path: Path, events: list[Event]) -> Duel:
    rival = state.rivals[seat]
    cell = CELL_OF[path[1]]
    cost = cost_of(state.field, rival.hand, card, cell) or 0
    paid: tuple[int, ...] = ()
    if cost:
        paid = values_of(path[2]) if len(path) > 2 else without(rival.hand, card)
    events.append(
        Event(line("tranquility-event-laid", seat=SEATS[seat], card=CARDS[card], cell=CELLS[cell], paid=COUNTS[cost]))
    )
    after = replace(
        state,
        field=(*state.field[:cell], card, *state.field[cell + 1 :]),
        moons=state.moons | side(state, seat) << cell,
        laid=cell,
        threw=None,
    )
    return _ended(after, seat, Rival(without(rival.hand, card, *paid), rival.discards + paid), events)


def _discarded(seat: int, rival: Rival, cards: tuple[int, ...], events: list[Event]) -> Rival:
    """A player with cards of his hand face down among his discards (TQ-7, TQ-13)."""
    events.append(Event(line("tranquility-event-discarded", seat=SEATS[seat], n=COUNTS[len(cards)])))
    return Rival(without(rival.hand, *cards), rival.discards + cards)


def _ended(state: Duel, seat: int, rival: Rival, events: list[Event]) -> Duel:
    """The state after a turn whose player has this left: his hand is refilled, then the next turn begins."""
    row, pile = state.row, state.pile
    taken = row[: HAND - len(rival.hand)]
    if taken:
        rival = Rival(tuple(sorted(rival.hand + taken)), rival.discards)
        row = row[len(taken) :]
        events.append(Event(line("tranquility-event-rivals-took", seat=SEATS[seat], cards=_values(taken))))
        fresh = pile[: ROW - len(row)]
        if fresh:
            row, pile = row + fresh, pile[len(fresh) :]
            events.append(Event(line("tranquility-event-rivals-row", cards=_values(fresh)), reveals=True))
    rivals = (rival, state.rivals[1]) if seat == 0 else (state.rivals[0], rival)
    if 0 not in state.field:
        events.append(Event(line("tranquility-event-rivals-full")))
    elif len(rivals[0].hand) <= SPENT and len(rivals[1].hand) <= SPENT:
        events.append(Event(line("tranquility-event-rivals-spent")))
    else:
        return _begun(replace(state, rivals=rivals, row=row, pile=pile), 1 - seat, events)
    return replace(state, rivals=rivals, row=row, pile=pile, todo=(), over=Over("scored"))


def _begun(state: Duel, seat: int, events: list[Event]) -> Duel:
    """The state in which a seat's turn has begun, or the other's where it has nothing to do but to pass.

    Either way others learn something of a last card, so both are told in the same place.
    """
    hand = state.rivals[seat].hand
    turn = state.turn + 1
    if len(hand) <= SPENT:
        if not can_lay(state.field, hand):
            events.append(Event(line("tranquility-event-rivals-passed", seat=SEATS[seat]), reveals=True))
            seat, turn = 1 - seat, turn + 1
        else:
            events.append(Event(line("tranquility-event-rivals-last", seat=SEATS[seat]), reveals=True))
    return replace(state, mover=seat, turn=turn, todo=(Turn(seat=seat),))


def _values(cards: tuple[int, ...]) -> tuple[Value, ...]:
    return tuple([CARDS[card] for card in cards])
