"""Answers as tokens in a text: written, and found again one question at a time.

Positions are indices into the whole text.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.game import Choice
from engine.values import Answer, Card, Cell, Path, Picks, Piece, Value

HIDDEN = "?"
"""What public notation writes for answers that are nobody's to see: one for all in a row, as their number may tell."""

BETWEEN = " @,;\t\n\r"
"""What may stand between two tokens."""
_BRACES = "{}"


def write_path(path: Path, hidden: Sequence[bool] = ()) -> str:
    """A path as text, those answers `hidden` that are marked so (none given: none)."""
    text = ""
    before: Answer | None = None
    hidden = hidden or [False] * len(path)
    for i, (answer, unseen) in enumerate(zip(path, hidden, strict=True)):
        if unseen and i and hidden[i - 1]:
            continue
        token = HIDDEN if unseen else answer.token
        joined = isinstance(answer, Cell) and isinstance(before, Piece | Card)
        text += token if not text else ("@" if joined else " ") + token
        before = answer
    return text


def skip(text: str, at: int) -> int:
    """The next position where a token can begin."""
    while at < len(text) and text[at] in BETWEEN:
        at += 1
    return at


def is_start(text: str, at: int) -> bool:
    """Whether a word may begin here: after a blank, or between a letter and a digit (``3c2n``)."""
    if at in (0, len(text)):
        return True
    before, here = text[at - 1], text[at]
    return before in BETWEEN + _BRACES or here in _BRACES or before.isdigit() != here.isdigit()


def is_apart(text: str, at: int) -> bool:
    """Whether what stands here is set off from what stands before it."""
    return at == 0 or text[at - 1] in BETWEEN + _BRACES


def word(text: str, at: int) -> str:
    """The word that begins here."""
    end = at
    while end < len(text) and text[end] not in BETWEEN + _BRACES:
        end += 1
    return text[at:end]


class Tokens:
    """The tokens of several values, to be found in a text whatever their case."""

    def __init__(self, values: Iterable[Value], others: Mapping[str, Value] | None = None) -> None:
        """`others`: more ways to write values, also such as aren't among these; a value's own token outdoes them."""
        written = {spelling.casefold(): value for spelling, value in (others or {}).items()}
        self._values = {**written, **{value.token.casefold(): value for value in values}}
        self._lengths = sorted({len(token) for token in self._values}, reverse=True)

    def at(self, text: str, at: int) -> Iterator[tuple[Value, int]]:
        """The values whose tokens stand here, the longest first, each with the position after it."""
        for length in self._lengths:
            part = text[at : at + length]
            value = self._values.get(part.casefold())
            if value is not None and len(part) == length:  # a letter may fold into two
                yield value, skip(text, at + length)

    def begun(self, text: str, at: int) -> list[Value]:
        """The values whose tokens begin with all that is left of the text, and go on."""
        left = text[at:].casefold()
        return [value for token, value in self._values.items() if token.startswith(left) and len(token) > len(left)]

    def several(self, text: str, at: int, most: int) -> tuple[list[Value], list[int]]:
        """Different values that stand here one after the other, at most so many.

        The positions are those before the first and after each of them.
        """
        found: dict[Value, None] = {}
        places = [at]
        while len(found) < most:
            value, after = next(((v, after) for v, after in self.at(text, places[-1]) if v not in found), (None, 0))
            if value is None:
                break
            found[value] = None
            places.append(after)
        return list(found), places


def readable(
    choice: Choice, text: str, at: int, others: Mapping[str, Value] | None = None
) -> Iterator[tuple[Answer, int]]:
    """The answers that stand here, longest first, each with the position after it; some may be written by `others`.

    What `others` write need not be an option.
    """
    values = [option.value for option in choice.options]
    tokens = Tokens(values, others)
    if choice.most is None:
        yield from tokens.at(text, at)
        return
    end = text.find("}", at)
    if text[at : at + 1] == "{" and end > 0:
        picked, places = tokens.several(text, skip(text, at + 1), choice.most)
        if places[-1] == end and len(picked) >= choice.least:
            yield ordered(values, picked), skip(text, end + 1)
        return
    # A set typed as bare tokens in any order, the largest first.
    picked, places = tokens.several(text, at, choice.most)
    for size in range(len(picked), choice.least - 1, -1):
        yield ordered(values, picked[:size]), places[size]


def begun_set(choice: Choice, text: str, at: int) -> tuple[Value, ...] | None:
    """The values of a set that are all that is left of the text, perhaps too few of them; None where it is no set."""
    if choice.most is None:
        return None
    tokens = Tokens(option.value for option in choice.options)
    picked, places = tokens.several(text, skip(text, at + (text[at : at + 1] == "{")), choice.most)
    return None if text[places[-1] :].strip("}" + BETWEEN) else tuple(picked)


def ordered(values: Sequence[Value], picked: Iterable[Value]) -> Picks:
    """A set as an answer: in the order of the options."""
    chosen = set(picked)
    return Picks(tuple([value for value in values if value in chosen]))
