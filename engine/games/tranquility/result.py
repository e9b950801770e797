"""How a cooperative game ended (TQ-10, TQ-11)."""

from __future__ import annotations

from engine.game import Outcome
from engine.games.tranquility.cards import CARDS
from engine.games.tranquility.field import SIZE
from engine.games.tranquility.state import COUNTS, SEATS, Voyage
from engine.values import Line, line


def outcome(state: Voyage) -> Outcome | None:
    """The result, None while the game goes on: all have won together, or lost."""
    over = state.over
    if over is None:
        return None
    team = tuple(range(len(state.sailors)))
    how = (
        line("tranquility-how-lost", seat=SEATS[over.seat])
        if over.seat is not None
        else line(f"tranquility-how-{over.how}")
    )
    left = sum([len(sailor.hand) + len(sailor.pile) for sailor in state.sailors])
    facts = (
        line("tranquility-fact-islands", n=COUNTS[sum(map(bool, state.field))], cells=COUNTS[cells(state)]),
        line("tranquility-fact-paid", n=COUNTS[state.paid]),
        line("tranquility-fact-left", n=COUNTS[left]),
        *_hands(state, over.seat),
    )
    return Outcome((team,) if over.how == "won" else ((), team), how, teams=(team,), facts=facts)


def _hands(state: Voyage, stuck: int | None) -> list[Line]:
    """What each still holds, which is no secret any more; of whoever couldn't move also that it is nothing."""
    told = []
    for seat, sailor in enumerate(state.sailors):
        if sailor.hand:
            cards = tuple([CARDS[card] for card in sailor.hand])
            told.append(line("tranquility-fact-hand", seat=SEATS[seat], cards=cards))
        elif seat == stuck:
            told.append(line("tranquility-fact-no-hand", seat=SEATS[seat]))
    return told


def cells(state: Voyage) -> int:
    """How many cells the field has (TQ-1, TQ-31)."""
    return SIZE - 6 if state.mode == "arch" else SIZE
