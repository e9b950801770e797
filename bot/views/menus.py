"""Long lists in select menus: cut into menus of what one can hold, and those into leaves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise, takewhile
from typing import TypeAlias

from bot import texts
from bot.views.page import PLACEHOLDER, Item, clip
from bot.views.tap import MENU

Entry: TypeAlias = tuple[str, str, str]
"""An option of a menu: its label, its value and its description (may be empty)."""


def parts(entries: Sequence[Entry]) -> list[Sequence[Entry]]:
    """The entries in as few menus as hold them, evenly: what stands alone in one would look chosen."""
    count = -(-len(entries) // MENU)
    ends = [len(entries) * number // max(count, 1) for number in range(count + 1)]
    return [entries[start:end] for start, end in pairwise(ends)]


def menus(
    language: str, ask: str, entries: Sequence[Entry], menu: Callable[[str, Sequence[Entry], int], Item]
) -> list[list[Item]]:
    """A row with a menu for each part of the entries.

    `menu` makes one from its placeholder (`ask`, or from where to where its part goes), its entries and its index,
    which must be part of its custom id.
    """
    cut = parts(entries)
    return [[menu(placeholder(language, ask, part, len(cut)), part, at)] for at, part in enumerate(cut)]


def placeholder(language: str, ask: str, part: Sequence[Entry], count: int) -> str:
    """What a menu says that is one of `count`: `ask` where it is alone, else from where to where it goes.

    Words with which both ends begin are said once where there is no room for more.
    """
    if count == 1:
        return ask
    first, last = part[0][0], part[-1][0]
    if len(part) == 1:
        return clip(first, PLACEHOLDER)
    same = takewhile(lambda words: words[0] == words[1], zip(first.split(" "), last.split(" "), strict=False))
    shared = sum(len(word) + 1 for word, _ in same)
    said = [
        texts.say(language, "picker-pick-part", first=first, last=last),
        texts.say(language, "picker-part", first=first, last=last[shared:]),
    ]
    fitting = next((text for text in said if len(text) <= PLACEHOLDER), None)
    if fitting is not None:
        return fitting
    room = (PLACEHOLDER - len(texts.say(language, "picker-pick-part", first="", last=""))) // 2
    return texts.say(language, "picker-pick-part", first=clip(first, room), last=clip(last, room))


def leaves_of(rows: Sequence[list[Item]], room: int) -> list[list[list[Item]]]:
    """The rows in as few leaves as hold them, each of at most `room` components."""
    leaves: list[list[list[Item]]] = [[]]
    left = room
    for row in rows:
        if len(row) + 1 > left:
            leaves.append([])
            left = room
        leaves[-1].append(row)
        left -= len(row) + 1
    return leaves
