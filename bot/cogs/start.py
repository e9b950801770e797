"""`/<game> start`: a challenge to one opponent, or a table that others can join."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import app_commands
from pydantic.fields import FieldInfo

from bot import texts
from bot.cogs.build import OFFERED, REQUIRED, Completer, Interaction, Parameter, command
from bot.cogs.filing import values_with_files, with_texts
from bot.house import House, house_of, is_itself, person_of
from bot.speech import choice, choice_text, spoken
from bot.tables import choices
from bot.tables.clock import NAMES, RULES, AtZero, Clock, named, rule_of
from bot.tables.levels import LEVELS, USUAL
from bot.tables.model import Place, Refusal, Table
from bot.views import answers
from bot.views.invite import check_player
from bot.views.links import card_url
from bot.views.place import place_here, table_language, thread_here
from engine.game import Game, Level
from engine.setups import draws_first
from engine.values import line

LOT = "lot"
BEGINNERS = {LOT: None, "challenger": 0, "opponent": 1}
"""The words for who begins, with the seat."""


def start(game: Game) -> app_commands.Command[Any, ..., None]:
    """The command that opens a table; the game's options are its parameters."""
    fields: dict[str, FieldInfo] = game.Options.model_fields
    later = game.hooks.rematch_options | game.hooks.lobby_options
    options = [_option(game, name, field) for name, field in fields.items() if name not in later]
    counts = choices.counts(game)

    async def challenge(
        interaction: Interaction,
        opponent: discord.User,
        first: str = LOT,
        level: Level = USUAL,
        clock: str | None = None,
        at_zero: str | None = None,
        thread: bool | None = None,
        **given: Any,
    ) -> None:
        whom = Opponent(opponent, BEGINNERS[first], level)
        await _challenge(interaction, game, whom, Chosen(clock, at_zero), thread, given)

    async def gather(
        interaction: Interaction,
        seats: int | None = None,
        bots: int | None = None,
        level: Level | None = None,
        clock: str | None = None,
        at_zero: str | None = None,
        thread: bool | None = None,
        **given: Any,
    ) -> None:
        if bots is None:  # who says how well it plays has it play
            bots = int(level is not None)
        await _gather(interaction, game, seats, (level or USUAL,) * bots, Chosen(clock, at_zero), thread, given)

    if choices.always_two(game):
        whom = Parameter("opponent", discord.User, "command-start-opponent", REQUIRED)
        first = [_first()] if draws_first(game, game.Options()) else []
        return command(
            "command-start", challenge, [whom, *first, *_level(game, USUAL), *options, *time_parameters(), _thread()]
        )
    size = Parameter("seats", app_commands.Range[int, counts[0], counts[-1]], "command-gather-seats")
    bots = Parameter("bots", app_commands.Range[int, 0, counts[-1] - 1], "command-gather-bots")
    return command("command-gather", gather, [size, bots, *_level(game, None), *options, *time_parameters(), _thread()])


class Opponent(NamedTuple):
    """Who is challenged, the seat that begins (None: by lot), and how well the bot plays if it is challenged itself."""

    user: discord.User | discord.Member
    first: int | None
    level: Level


class Chosen(NamedTuple):
    """The names of the clock and of what happens at zero; None: as is usual in the server."""

    clock: str | None
    at_zero: str | None


async def _terms(house: House, place: Place, chosen: Chosen) -> tuple[Clock | None, AtZero | None]:
    """By what clock a new table is played, and what happens at zero."""
    usual = await house.tables.servers.defaults(place.guild)
    return named(chosen.clock or usual.clock), rule_of(chosen.at_zero or usual.at_zero)


def time_parameters() -> list[Parameter]:
    """The clock, and what happens when somebody's time is up."""
    clocks = [app_commands.Choice(name=spoken(f"command-start-clock-{name}"), value=name) for name in NAMES]
    rules = [app_commands.Choice(name=choice(f"zero-{name}"), value=name) for name in RULES]
    return [
        Parameter("clock", str, "command-start-clock", None, clocks),
        Parameter("at_zero", str, "command-start-at-zero", None, rules),
    ]


def _thread() -> Parameter:
    """Whether the game has a thread of its own."""
    return Parameter("thread", bool, "command-start-thread")


def _level(game: Game, usual: Level | None) -> list[Parameter]:
    """How well the bot plays where it does so itself, if the game knows more than one way."""
    if game.hooks.levels is None:
        return []
    offered = [app_commands.Choice(name=choice(f"level-{level}"), value=level) for level in LEVELS]
    return [Parameter("level", str, "command-start-level", usual, offered)]


def _first() -> Parameter:
    """Who begins: it is drawn by lot, or one of the two is named."""
    offered = [app_commands.Choice(name=spoken(f"command-start-first-{word}"), value=word) for word in BEGINNERS]
    return Parameter("first", str, "command-start-first", LOT, offered)


def _option(game: Game, name: str, field: FieldInfo) -> Parameter:
    """An option of a game as a parameter: a word out of several, a switch, or a bounded number."""
    id = f"{game.id}-option-{name}"
    values = choices.values_of(field)
    if isinstance(values[0], bool):
        return Parameter(name, bool, id, field.default)
    if isinstance(values[0], int):
        return Parameter(name, app_commands.Range[int, values[0], values[-1]], id, field.default)
    if name in game.hooks.files:
        return Parameter(name, str, id, field.default, complete=values_with_files(game, name))
    if len(values) > OFFERED:
        return Parameter(name, str, id, field.default, complete=_words_of(game, name, values))
    hard = game.hooks.difficulty
    offered = [
        app_commands.Choice(name=choice(f"{id}-{value}", hard.get((name, value), 0)), value=value) for value in values
    ]
    return Parameter(name, str, id, field.default, offered)


def _words_of(game: Game, option: str, values: Sequence[str]) -> Completer:
    """Suggestions for an option with more words than Discord lists as choices."""
    hard = game.hooks.difficulty

    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        language, id = answers.reader(interaction), f"{game.id}-option-{option}"
        named = [(choice_text(language, f"{id}-{value}", hard.get((option, value), 0)), value) for value in values]
        fitting = [(name, value) for name, value in named if current.lower() in f"{name} {value}".lower()]
        return [app_commands.Choice(name=name, value=value) for name, value in fitting[:OFFERED]]

    return complete


async def _challenge(
    interaction: Interaction,
    game: Game,
    opponent: Opponent,
    chosen: Chosen,
    thread: bool | None,
    given: dict[str, Any],
) -> None:
    """Post a challenge, or say why there can be none."""
    house = await _ready(interaction)
    if opponent.user.id == interaction.user.id:
        raise Refusal(line("refuse-oneself"))
    is_bot = is_itself(interaction, opponent.user)
    if not is_bot:
        check_player(opponent.user, in_server=interaction.guild_id is not None)
    place = await place_here(interaction)
    if place is None:
        return
    options = choices.made(game.id, game.Options, await with_texts(interaction, game, given))
    host, invited = person_of(interaction.user), [] if is_bot else [person_of(opponent.user)]
    language, terms = await table_language(interaction), await _terms(house, place, chosen)
    threaded, word = await thread_here(interaction, thread)
    bots = [opponent.level] if is_bot else []
    table = await house.tables.gathering.open(
        game.id, options, host, invited, place, language, opponent.first, *terms, threaded, bots
    )
    await _post(interaction, table, "duel-runs" if is_bot else "challenge-posted", word)


async def _gather(
    interaction: Interaction,
    game: Game,
    size: int | None,
    bots: Sequence[Level],
    chosen: Chosen,
    thread: bool | None,
    given: dict[str, Any],
) -> None:
    """Post a lobby, or begin a game for one; or say why there can be none."""
    house = await _ready(interaction)
    place = await place_here(interaction)
    if place is None:
        return
    options = choices.made(game.id, game.Options, await with_texts(interaction, game, given))
    host, language = person_of(interaction.user), await table_language(interaction)
    terms = await _terms(house, place, chosen)
    threaded, word = await thread_here(interaction, thread)
    table = await house.tables.gathering.gather(game.id, options, host, size, place, language, *terms, threaded, bots)
    await _post(interaction, table, "lobby-posted" if table.status == "open" else "lobby-runs", word)


async def _ready(interaction: Interaction) -> House:
    """Promise an answer, and remember who asks."""
    await answers.open_private(interaction)
    house = house_of(interaction)
    await house.remember(interaction)
    return house


async def _post(interaction: Interaction, table: Table, said: str, word: str) -> None:
    """Post a new table's card and say where it is, and `word`. Nothing is kept unless that could be done."""
    house = house_of(interaction)
    await house.answered(table, interaction.user.id)
    table = await house.show_now(table.id)
    url = await card_url(house.tables, table)
    if url is None:
        await house.tables.life.unposted(table.id, interaction.user.id)
        raise Refusal(line("refuse-not-posted"))
    told = texts.say(answers.reader(interaction), said, url=url)
    await answers.say(interaction, "\n".join(filter(None, (told, word))))
