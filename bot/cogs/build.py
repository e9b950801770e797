"""Slash commands made from descriptions of their parameters, with names and descriptions from the locale files."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, NamedTuple

import discord
from discord import app_commands

from bot.speech import named, spoken
from bot.views import answers

Interaction = discord.Interaction[Any]
Completer = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[Any]]]]
REQUIRED = inspect.Parameter.empty
OFFERED = 25
"""So many choices or suggestions Discord shows."""


class Parameter(NamedTuple):
    """A parameter of a command: the message `id` describes it and (as an attribute) names it.

    `default` is None where it may be left out, REQUIRED where it may not.
    """

    name: str
    type: Any
    id: str
    default: Any = None
    choices: Sequence[app_commands.Choice[Any]] = ()
    complete: Completer | None = None


class Commands(app_commands.CommandTree[Any]):
    """The commands and their suggestions, for those who don't send too many."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Whether this one is served."""
        return await answers.served(interaction)


def command(
    id: str, run: Callable[..., Awaitable[None]], parameters: Sequence[Parameter] = ()
) -> app_commands.Command[Any, ..., None]:
    """The command that the message `id` describes; `run` gets the interaction and the parameters by name.

    Whatever goes wrong in it is told to the person.
    """

    @answers.answered
    async def callback(interaction: Interaction, **given: Any) -> None:
        await run(interaction, **given)

    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    signature = [inspect.Parameter("interaction", kind, annotation=Interaction)]
    for parameter in parameters:
        annotation = parameter.type if parameter.default is not None else parameter.type | None
        signature.append(inspect.Parameter(parameter.name, kind, annotation=annotation, default=parameter.default))
    callback.__signature__ = inspect.Signature(signature)  # type: ignore[attr-defined]
    app_commands.describe(**{parameter.name: spoken(parameter.id) for parameter in parameters})(callback)
    app_commands.rename(**{parameter.name: named(parameter.id) for parameter in parameters})(callback)
    with_choices = {parameter.name: list(parameter.choices) for parameter in parameters if parameter.choices}
    app_commands.choices(**with_choices)(callback)
    made: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=named(id), description=spoken(id), callback=callback
    )
    for parameter in parameters:
        if parameter.complete is not None:
            made.autocomplete(parameter.name)(parameter.complete)
    return made
