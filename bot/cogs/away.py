"""`/away` and `/back`: at all of one's tables at once."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.cogs.build import Interaction, Parameter, command
from bot.house import house_of
from bot.views import answers
from bot.views.away import be_back, go_away, show_away


def commands() -> list[app_commands.Command[Any, ..., None]]:
    """The commands, new objects each time: a tree keeps those that it is given."""
    return [
        command("command-away", _away, [Parameter("until", str, "command-away-until")]),
        command("command-back", _back),
    ]


async def _away(interaction: Interaction, until: str | None = None) -> None:
    """Be away until then; without a time the page is shown."""
    await answers.open_private(interaction)
    await house_of(interaction).remember(interaction)
    if until is None:
        await show_away(interaction)
    else:
        await go_away(interaction, until)


async def _back(interaction: Interaction) -> None:
    await answers.open_private(interaction)
    await house_of(interaction).remember(interaction)
    await be_back(interaction)
