"""Modals with one text to write, known again after any restart, and the way from what is sent to its handler.

A modal must be the first answer to a click: the verb of its button is registered with `asks`. Its custom id is that of
a button with another beginning: ``f1m:12:type-in:7:2``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

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


async def ask_text(tap: Tap, verb: str, title: str, label: str, hint: str, example: str, begun: str) -> None:
    """Answer a click with a modal; what is written leads to `verb`, with the table, seat and number of the click.

    `begun` stands there already, if it isn't too long; else `example` shows.
    """
    mark = "" if tap.steered is None else f"@{tap.steered}"
    modal = discord.ui.Modal(title=clip(title, TITLE), custom_id=f"f1m:{tap.table}{mark}:{verb}:{tap.which}:")
    text: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id="text",
        placeholder=clip(example, HINT),
        default=begun if len(begun) <= WRITTEN else None,
        max_length=WRITTEN,
    )
    modal.add_item(discord.ui.Label(text=clip(label, TITLE), description=clip(hint, HINT), component=text))
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
