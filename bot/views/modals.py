"""Modals with a text or two to write, known again after any restart, and the way from what is sent to its handler.

A modal must be the first answer to a click: the verb of its button is registered with `asks`. Its custom id is that of
a button with another beginning: ``f1m:12:type-in:7:2``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import discord

from bot.tables.model import Refusal
from bot.views import answers
from bot.views.page import clip
from bot.views.tap import ID, Tap, dispatch
from engine.values import line

TITLE = 45
"""Characters of a modal's title, and of the label of what is written."""
HINT = 100
"""Characters of what stands beneath the label, and of what shows where nothing is written yet."""
WRITTEN = 4000
"""Characters that can be written."""


class Field(NamedTuple):
    """A text to write: what stands above and below it, and how long it may be.

    `begun` stands there already, if it isn't too long; else `example` shows. `large`: of several lines.
    """

    label: str
    hint: str
    example: str = ""
    begun: str = ""
    most: int = WRITTEN
    large: bool = False


async def ask_text(tap: Tap, verb: str, title: str, label: str, hint: str, example: str, begun: str) -> None:
    """Answer a click with a modal; what is written leads to `verb`, with the table, seat and number of the click."""
    await ask_texts(tap, verb, title, [Field(label, hint, example, begun)])


async def ask_texts(tap: Tap, verb: str, title: str, fields: Sequence[Field], rest: str = "") -> None:
    """The same for several texts, in the order in which they come as the tap's `values`; with this `rest`."""
    mark = "" if tap.steered is None else f"@{tap.steered}"
    modal = discord.ui.Modal(title=clip(title, TITLE), custom_id=f"f1m:{tap.table}{mark}:{verb}:{tap.which}:{rest}")
    for at, field in enumerate(fields):
        text: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id="text" if at == 0 else f"text{at + 1}",
            style=discord.TextStyle.paragraph if field.large else discord.TextStyle.short,
            placeholder=clip(field.example, HINT) or None,
            default=field.begun if len(field.begun) <= field.most else None,
            max_length=field.most,
        )
        modal.add_item(
            discord.ui.Label(text=clip(field.label, TITLE), description=clip(field.hint, HINT), component=text)
        )
    modal.stop()  # it is found by its custom id; discord.py would remember it until it is sent, which may be never
    await tap.interaction.response.send_modal(modal)


async def submitted(interaction: discord.Interaction[Any]) -> None:
    """Lead what was written in a modal to its handler; one of another age is refused kindly."""
    data: Any = interaction.data or {}
    match = re.fullmatch("f1m:" + ID, str(data.get("custom_id", "")))
    if match is not None:
        await dispatch(interaction, match, list(_written(data.get("components", ()))))
    elif await answers.served(interaction):
        await answers.fail(interaction, Refusal(line("refuse-stale")))


def _written(components: Any) -> Iterator[str]:
    """The texts in what was sent."""
    for component in components:
        if "value" in component:
            yield str(component["value"])
        yield from _written([*component.get("components", ()), *filter(None, [component.get("component")])])
