"""What all questions share: options without a note, sets of cards, refusals."""

from __future__ import annotations

from functools import lru_cache

from engine.game import Choice, IllegalAction, Option
from engine.games.tranquility.cards import CARDS, NUMBERS
from engine.games.tranquility.field import INDEX
from engine.games.tranquility.state import COUNTS
from engine.values import Answer, Key, Line, Path, Picks, Value, line

DISCARD = Key("discard")
NO_SUCH_MOVE = line("refuse-no-such-move")
PLAIN = {card: Option(value) for card, value in CARDS.items()}
"""The cards as answers without a note."""
CARD_OF: dict[Answer, int] = {value: card for value, card in NUMBERS.items()}  # noqa: C416
CELL_OF: dict[Answer, int] = {cell: index for cell, index in INDEX.items()}  # noqa: C416
"""Cards and cells of answers."""
ROW_KEYS = tuple(Key(f"row-{row + 1}") for row in range(6))
ROWS: dict[Answer, int] = {key: row for row, key in enumerate(ROW_KEYS)}


def wrong() -> IllegalAction:
    """The refusal of an answer that no question has."""
    return IllegalAction(NO_SUCH_MOVE)


def refuse(id: str, /, **args: Value) -> IllegalAction:
    """The refusal of a move that one may well have meant."""
    return IllegalAction(line(f"tranquility-refuse-{id}", **args))


@lru_cache(maxsize=1 << 10)
def asking(id: str, n: int | None = None) -> Line:
    """A question, perhaps with a number of cards."""
    return line(f"tranquility-ask-{id}") if n is None else line(f"tranquility-ask-{id}", n=COUNTS[n])


@lru_cache(maxsize=1 << 10)
def about(id: str, name: str, n: int) -> Line:
    """What a decision is about, with one number."""
    return line(f"tranquility-about-{id}", **{name: COUNTS[n]})


def pick(
    ask: Line,
    cards: tuple[int, ...],
    least: int,
    most: int,
    subject: Path = (),
    standing: tuple[int, ...] | None = None,
) -> Choice:
    """The question for a secret set of cards, other than the `standing` one."""
    held = None if standing is None else Picks(tuple([CARDS[card] for card in standing]))
    options = tuple([PLAIN[card] for card in cards])
    return Choice(ask, options, least, most, secret=True, standing=held, subject=subject)


def picked(answer: Answer, cards: tuple[int, ...], least: int, most: int) -> tuple[int, ...]:
    """The cards that an answer to `pick` names, in ascending order. Raises IllegalAction where it is none."""
    if not isinstance(answer, Picks) or not least <= len(answer.values) <= most:
        raise wrong()
    chosen = []
    last = 0
    for value in answer.values:
        card = CARD_OF.get(value, 0)
        if card <= last or card not in cards:
            raise wrong()
        chosen.append(card)
        last = card
    return tuple(chosen)


def values_of(answer: Answer) -> tuple[int, ...]:
    """The cards that a legal set names."""
    assert isinstance(answer, Picks)
    return tuple([CARD_OF[value] for value in answer.values])
