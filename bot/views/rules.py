"""A game's rules in our own words, leaf by leaf, some with a small picture."""

from __future__ import annotations

from collections.abc import Sequence

from bot import texts
from bot.pictures import draw_figure
from bot.tables.model import Refusal
from bot.views import answers
from bot.views.menus import Entry, menus
from bot.views.page import Item, Page, page
from bot.views.paging import turning
from bot.views.tap import Tap, select, verb
from engine.registry import GAMES
from engine.values import line


def rules_count(game: str) -> int:
    """How many leaves the rules of a game have."""
    count = 0
    while texts.knows(f"{game}-rules-{count + 1}"):
        count += 1
    return count


async def rules_page(game: str, language: str, leaf: int = 0) -> Page:
    """Leaf `leaf` (from 0) of a game's rules."""
    count = rules_count(game)
    leaf = max(0, min(leaf, count - 1))
    id = f"{game}-rules-{leaf + 1}"
    titles = [texts.say(language, f"{game}-rules-{at}.title") for at in range(1, count + 1)]
    figures = [await draw_figure(game, texts.say(language, f"{id}.figure"))] if texts.knows(f"{id}.figure") else []
    entries = [(f"{at}. {title}", str(at - 1), "") for at, title in enumerate(titles, start=1)]

    def menu(ask: str, part: Sequence[Entry], at: int) -> Item:
        return select(ask, part, 0, "rules-page", at, game)

    contents = menus(language, texts.say(language, "rules-contents"), entries, menu)
    said = [f"### {texts.say(language, f'{game}-name')} · {titles[leaf]}", texts.say(language, id)]
    turn = turning(language, 0, "rules-turn", leaf, count, game)
    return page(said, [*contents, turn], figures, alt=titles[leaf] if figures else "")


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
