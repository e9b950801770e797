"""Long texts in leaves, each shown in a page of its own: cutting them, and the buttons that turn the leaves."""

from __future__ import annotations

from collections.abc import Sequence

from bot.views.page import Item
from bot.views.tap import button, plain_button

ROOM = 3200
"""Characters of a leaf's body; the rest of a message is for its title."""


def paginate(blocks: Sequence[str], room: int = ROOM) -> list[str]:
    """The blocks, in order, in as few leaves as hold them, with nothing left out.

    Only a block that is too long for any leaf is cut, at the end of a line; what follows has its first line once more.

    >>> paginate(["aa", "bb", "cc"], room=5)
    ['aa\\nbb', 'cc']
    >>> paginate(["aa\\nbbb\\nccc\\nd"], room=8)
    ['aa\\nbbb', 'aa\\nccc\\nd']
    """
    leaves: list[str] = []
    for piece in (piece for block in blocks for piece in _pieces(block, room)):
        if leaves and len(leaves[-1]) + 1 + len(piece) <= room:
            leaves[-1] += "\n" + piece
        else:
            leaves.append(piece)
    return leaves


def _pieces(block: str, room: int) -> list[str]:
    if len(block) <= room:
        return [block]
    head, *lines = block.split("\n")
    if not lines or len(head) >= room // 2:
        return [block[start : start + room] for start in range(0, len(block), room)]
    left = room - len(head) - 1
    slices = [line[start : start + left] for line in lines for start in range(0, max(len(line), 1), left)]
    pieces = [head]
    for line in slices:
        if len(pieces[-1]) + 1 + len(line) > room:
            pieces.append(head)
        pieces[-1] += "\n" + line
    return pieces


def turning(language: str, table: int, verb: str, leaf: int, count: int, rest: str = "") -> list[Item]:
    """Buttons to the leaf before and after, for leaf `leaf` (from 0) of `count`; none for a single one.

    The handler of `verb` finds the wanted one as its tap's `leaf`, and `rest`.
    """
    if count < 2:
        return []
    before = button(language, "button-page-before", table, verb, leaf - 1 if leaf else 0, f"{rest}<")
    before.item.disabled = leaf == 0
    here = plain_button(f"{leaf + 1} / {count}", table, verb, leaf, f"{rest}=")
    here.item.disabled = True
    after = button(language, "button-page-after", table, verb, min(leaf + 1, count - 1), f"{rest}>")
    after.item.disabled = leaf == count - 1
    return [before, here, after]
