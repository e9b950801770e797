"""Long texts in pages: cutting blocks into pages, and the buttons that turn them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.views.page import Item
from bot.views.tap import button, plain_button

ROOM = 3200
"""Characters of a page's body; the rest of a message is for its title."""


def paginate(blocks: Sequence[str], room: int = ROOM) -> list[str]:
    """The blocks, in order, in as few pages as hold them, with nothing left out.

    Only a block that is too long for any page is cut, at the end of a line; what follows has its first line once more.

    >>> paginate(["aa", "bb", "cc"], room=5)
    ['aa\\nbb', 'cc']
    >>> paginate(["aa\\nbbb\\nccc\\nd"], room=8)
    ['aa\\nbbb', 'aa\\nccc\\nd']
    """
    pages: list[str] = []
    for piece in (piece for block in blocks for piece in _pieces(block, room)):
        if pages and len(pages[-1]) + 1 + len(piece) <= room:
            pages[-1] += "\n" + piece
        else:
            pages.append(piece)
    return pages


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


def turning(language: str, table: int, verb: str, page: int, count: int, rest: str = "") -> list[Item]:
    """Buttons to the page before and after, for page `page` (from 0) of `count`; none for a single page.

    The handler of `verb` finds the wanted page as `number`, and `rest`.
    """
    if count < 2:
        return []
    before = button(language, "button-page-before", table, verb, page - 1 if page else 0, f"{rest}<")
    before.item.disabled = page == 0
    here = plain_button(f"{page + 1} / {count}", table, verb, page, f"{rest}=")
    here.item.disabled = True
    after = button(language, "button-page-after", table, verb, min(page + 1, count - 1), f"{rest}>")
    after.item.disabled = page == count - 1
    return [before, here, after]
