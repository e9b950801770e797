"""Long texts in pages: cutting blocks into pages, and the buttons that turn them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.views.page import Item
from bot.views.tap import button, plain_button

ROOM = 3200
"""Characters of a page's body; the rest of a message is for its title."""


def paginate(blocks: Sequence[str], room: int = ROOM) -> list[str]:
    """The blocks, in order, in as few pages as hold them; a block is never cut unless it alone is too long.

    >>> paginate(["aa", "bb", "cc"], room=5)
    ['aa\\nbb', 'cc']
    """
    pages: list[str] = []
    for block in blocks:
        block = block[:room]
        if pages and len(pages[-1]) + 1 + len(block) <= room:
            pages[-1] += "\n" + block
        else:
            pages.append(block)
    return pages


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
