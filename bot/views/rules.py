"""A game's rules in our own words, leaf by leaf, some with a small picture; at a table, the leaf that matters now."""

from __future__ import annotations

from collections.abc import Sequence

from bot import texts
from bot.pictures import draw_figure
from bot.tables.model import Refusal, Table
from bot.tables.service import Tables
from bot.views import answers
from bot.views.menus import Entry, menus
from bot.views.page import Item, Page, page
from bot.views.paging import turning
from bot.views.tap import Tap, button, select, verb
from engine import hooked
from engine.game import Choice
from engine.registry import GAMES
from engine.values import line


def rules_count(game: str) -> int:
    """How many leaves the rules of a game have."""
    count = 0
    while texts.knows(f"{game}-rules-{count + 1}"):
        count += 1
    return count


def leaf_named(game: str, name: str) -> int:
    """The leaf (from 0) of a game's rules with this name. Raises KeyError where there is none."""
    for leaf in range(rules_count(game)):
        id = f"{game}-rules-{leaf + 1}.leaf"
        if texts.knows(id) and texts.say(texts.ENGLISH, id) == name:
            return leaf
    raise KeyError(name)


def rules_button(language: str, table: Table) -> Item:
    """The way to the leaf that matters now."""
    return button(language, "button-rules", table.id, "rules", emoji="📖")


async def rules_page(game: str, language: str, leaf: int = 0) -> Page:
    """Leaf `leaf` (from 0) of a game's rules."""
    count = rules_count(game)
    leaf = max(0, min(leaf, count - 1))
    id = f"{game}-rules-{leaf + 1}"
    titles = [texts.say(language, f"{game}-rules-{at}.title") for at in range(1, count + 1)]
    drawn = texts.knows(f"{id}.figure")
    figures = [await draw_figure(game, texts.say(language, f"{id}.figure"))] if drawn else []
    entries = [(f"{at}. {title}", str(at - 1), "") for at, title in enumerate(titles, start=1)]

    def menu(ask: str, part: Sequence[Entry], at: int) -> Item:
        return select(ask, part, 0, "rules-page", at, game)

    contents = menus(language, texts.say(language, "rules-contents"), entries, menu)
    said = [f"### {texts.say(language, f'{game}-name')} · {titles[leaf]}", texts.say(language, id)]
    credits = f"{game}-credits"
    if leaf == count - 1 and texts.knows(credits):
        said.append(texts.say(language, credits))
    turn = turning(language, 0, "rules-turn", leaf, count, game)
    return page(said, [*contents, turn], figures, alt=texts.say(language, f"{id}.alt") if drawn else "")


async def leaf_now(tables: Tables, table: Table, user: int) -> int:
    """The leaf that matters to a person at a table now.

    That on what he has to decide, or else whoever has; of what comes each turn, that on a turn while it is his first;
    else that on what makes this game another than the usual one; else the first.
    """
    topics = hooked.topics(table.engine, table.options)
    if topics is None:
        return 0
    first = 0 if topics.special is None else leaf_named(table.game, topics.special)
    if table.status != "running":
        return first
    seat = table.seat_of(user)
    if seat is not None and table.seats[seat].owes:
        walk = await tables.turns.walk(table.id, user)
        # what he is asked is for himself to know: it may tell what he holds
        lines = [walk.step.ask] if isinstance(walk.step, Choice) else []
        lines.append(walk.decision.about)
        table = walk.table
    else:
        pending = table.engine.pending(table.state)
        lines = [decision.about for decision in pending.values()]
        seat = next(iter(pending))
    decided = next((leaf for asked in lines if (leaf := topics.lines.get(asked.id)) is not None), None)
    if decided is not None:
        return leaf_named(table.game, decided)
    now = table.engine.view(table.state, None).turn
    turns = await tables.reading.turns_of(table, seat)
    return first if any(0 < turn < now for turn in turns) else leaf_named(table.game, topics.turn)


@verb("rules", opens=True)
async def opened(tap: Tap) -> None:
    """The leaf that matters now at a table."""
    tables = tap.house.tables
    table = await tables.reading.get(tap.table)
    leaf = await leaf_now(tables, table, tap.user)
    await answers.show(tap.interaction, await rules_page(table.game, tap.language, leaf))


@verb("rules-page")
async def chosen(tap: Tap) -> None:
    """A leaf chosen from the table of contents."""
    await _show(tap, tap.rest, tap.picked)


@verb("rules-turn")
async def turned(tap: Tap) -> None:
    """The leaf before or after."""
    await _show(tap, tap.rest[:-1], tap.leaf)


async def _show(tap: Tap, game: str, leaf: int) -> None:
    if game not in GAMES:
        raise Refusal(line("refuse-stale"))
    await answers.show(tap.interaction, await rules_page(game, tap.language, leaf))
