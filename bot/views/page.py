"""What is shown in one message: a layout and its files, and the small parts that every layout is built from."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from itertools import accumulate
from typing import Any, NamedTuple

import discord
from discord.ui.select import BaseSelect

from render import Picture

TEXTS = 4000
"""Characters over all texts of one message."""
COMPONENTS = 40
"""So many components a message holds, nested ones and the containers too."""
ALT = 1024
"""Characters of a picture's alt text."""
ROW = 5
"""Buttons in a row."""
LABEL = 80
"""Characters of a button's label."""
OPTION = 100
"""Characters of a select option's label and of its description."""
PLACEHOLDER = 30
"""Characters of what stands on a menu before something is chosen: so many a phone shows, Discord takes 150."""
BETWEEN = " · "
"""Stands between the pieces of a line."""
SHOWING = "~"
"""Stands before the number of the showing at the end of a menu's custom id."""
SHOWINGS = 9_973
"""So many numbers there are for showings: a prime, as the ids that they are made from step in powers of two."""
TAGS = range(1 << 30, 1 << 31)
"""Ids of components that are ours to give (of 32 bits): those that Discord makes up for itself are small."""

Item = discord.ui.Item[Any]


class Page(NamedTuple):
    """A message to be: a fresh layout (a view object is never shown twice) and the files that it refers to."""

    layout: discord.ui.LayoutView
    files: list[discord.File]

    @property
    def extra(self) -> dict[str, Any]:
        """The arguments of a send."""
        return {"view": self.layout, "files": self.files}


def page(
    texts: Sequence[str],
    rows: Sequence[Sequence[Item]] = (),
    pictures: Sequence[Picture] = (),
    alt: str = "",
    colour: int | None = None,
    footer: str = "",
    *,
    below: Sequence[str] = (),
) -> Page:
    """A container with texts, pictures, texts `below` them, then rows of buttons or selects, then a small footer.

    A row of more buttons than have room goes on in the next. What stands below belongs to the buttons: it has its
    room before all other texts.

    `alt` says what the pictures show, what matters most first, and stands in their place where there are none. Texts
    beyond what a message may hold are cut from the end, and of `alt` whole lines and sentences are left out.
    """
    container: discord.ui.Container[Any] = discord.ui.Container(accent_colour=colour)
    room = TEXTS - len(footer)

    def cut(texts: Sequence[str]) -> list[str]:
        nonlocal room
        found = []
        for text in texts:
            found.append(clip(text, room))
            room -= len(found[-1])
        return found

    def add(texts: Sequence[str]) -> None:
        for text in filter(None, texts):
            container.add_item(discord.ui.TextDisplay(text))

    beneath = cut(below)
    add(cut(texts))
    if not pictures:
        add([first_of(alt, max(0, room))])
    files = []
    for picture in pictures:
        files.append(discord.File(io.BytesIO(picture.data), f"{picture.name}.png"))
        # one gallery for each: Discord cuts the edges off what stands in one with others
        gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
        gallery.add_item(media=f"attachment://{picture.name}.png", description=first_of(alt, ALT) or None)
        container.add_item(gallery)
    add(beneath)
    for row in rows:
        for start in range(0, len(row), ROW):
            container.add_item(discord.ui.ActionRow(*row[start : start + ROW]))
    if footer:
        container.add_item(discord.ui.TextDisplay(footer))
    layout = discord.ui.LayoutView(timeout=None)
    layout.add_item(container)
    return Page(layout, files)


def tag_of(message: discord.Message) -> int | None:
    """By what the bot knows a message of its own again: the id of its first component, if it is one of `TAGS`."""
    id = getattr(message.components[0], "id", None) if message.components else None
    return id if id in TAGS else None


def put_tag(page: Page, tag: int) -> None:
    """Give a message to be one of `TAGS`."""
    page.layout.children[0].id = tag


def keep_tag(page: Page, message: discord.Message) -> None:
    """Let a message's new face have the tag of the one before."""
    tag = tag_of(message)
    if tag is not None:
        put_tag(page, tag)


def renew_menus(page: Page, showing: int) -> None:
    """Let the menus be others than those of any earlier face of the message; `showing` tells its faces apart.

    Discord's clients keep what was chosen in a menu that they know again, and send nothing when the same is chosen
    once more: after a step back such a menu would be dead.
    """
    number = showing % SHOWINGS
    menus = [item for item in page.layout.walk_children() if isinstance(getattr(item, "item", None), BaseSelect)]
    for at, menu in enumerate(menus):
        assert isinstance(menu, discord.ui.DynamicItem)
        menu.custom_id += f"{SHOWING}{number}"
        menu.item.id = SHOWINGS + number * COMPONENTS + at  # more than Discord makes up for itself


def word(text: str) -> Page:
    """A message of one sentence."""
    layout = discord.ui.LayoutView(timeout=None)
    layout.add_item(discord.ui.TextDisplay(clip(text, TEXTS)))
    return Page(layout, [])


def first_of(text: str, length: int) -> str:
    """As many whole lines and sentences from the beginning of `text` as `length` characters hold.

    >>> first_of("Ann to move.\\nOn C4: ship 3. Burning.", 30), first_of("Ann to move.\\nOn C4: ship 3. Burning.", 20)
    ('Ann to move.\\nOn C4: ship 3.', 'Ann to move.')
    """
    if len(text) <= length:
        return text
    kept = ""
    for part in _WHOLE.findall(text):
        if len((kept + part).rstrip()) > length:
            return kept.rstrip() or clip(part, length)
        kept += part
    return kept.rstrip()


_WHOLE = re.compile(r"[^\n]*?(?:[.!?](?= )|\n|\Z) *", re.DOTALL)
"""A line, or a sentence in one, with what parts it from the next."""


def fitting(pieces: Sequence[str], length: int, between: int = len(BETWEEN)) -> int:
    """How many of the pieces, from the first on and with so much between them (as `BETWEEN`), `length` characters hold.

    >>> fitting(("2 coins", "opens 1 cell", "enemy half"), 22), fitting(("2 coins",), 5)
    (2, 0)
    """
    ends = accumulate(len(piece) + between for piece in pieces)
    return sum(end - between <= length for end in ends)


def unbroken(text: str) -> str:
    """`text` with no-break spaces between numbers and the words beside them.

    >>> unbroken("turn 2 of 16, 3 cards to discard from A1")
    'turn\xa02\xa0of\xa016, 3\xa0cards to discard from A1'
    """
    return re.sub(r"(?<=\w) (?=\d+\b)|(?:(?<=\b\d)|(?<=\b\d\d)) (?=\w)", "\N{NO-BREAK SPACE}", text)


def clip(text: str, length: int) -> str:
    """`text`, cut with an ellipsis where it is longer than `length` characters.

    >>> clip("Nakhimov", 5)
    'Nakh…'
    """
    if len(text) <= length:
        return text
    return text[: length - 1].rstrip() + "…" if length > 0 else ""
