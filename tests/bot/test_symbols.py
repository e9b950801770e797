"""The key to a table's picture: for whoever asks, as he sees the table."""

from __future__ import annotations

from typing import Any

import pytest

import render
from bot import texts
from bot.pictures import draw_key
from bot.tables.model import Refusal
from bot.views.page import ALT
from bot.views.symbols import MOST, symbols_page
from engine.registry import GAMES

KEYED = [game for game in GAMES if render.has_key(game)]


@pytest.mark.parametrize("game", GAMES)
async def test_the_card_has_the_way_to_the_key_where_there_is_one(sea: Any, tools: Any, game: str) -> None:
    await sea.start(game, *sea.company(game))
    assert ("Symbols" in tools.buttons(sea.card())) == (game in KEYED)


@pytest.mark.parametrize("game", KEYED)
class TestPage:
    async def test_every_symbol_stands_on_some_leaf_with_its_words(self, sea: Any, tools: Any, game: str) -> None:
        id = await sea.start(game, *sea.company(game))
        table = await sea.bot.tables.reading.get(id)
        ids = render.symbols(game, table.engine.view(table.state, None), table.colours)
        shown = (await sea.watcher.click(sea.card(), label="Symbols")).response
        assert shown.ephemeral
        alts = list(tools.alts(shown))
        for _ in range(len(ids) // MOST):
            await sea.watcher.click(shown, label="▶")
            alts += tools.alts(shown)
        told = "; ".join(alts).split("; ")
        assert told == [f"{texts.say('en', f'{id}.sign')}: {texts.say('en', id)}" for id in ids]
        assert all(len(alt) <= ALT for alt in alts)
        await sea.watcher.click(shown, label="In words")
        assert not tools.alts(shown)
        for id in ids:
            assert texts.say("en", id) in tools.text(shown)
        await sea.watcher.click(shown, label="Back")
        assert list(tools.alts(shown)) == alts[:1]

    async def test_everybody_reads_it_in_his_own_language(self, sea: Any, tools: Any, game: str) -> None:
        id = await sea.start(game, *sea.company(game))
        table = await sea.bot.tables.reading.get(id)
        first = render.symbols(game, table.engine.view(table.state, None), table.colours)[0]
        sea.locales[sea.watcher.id] = "uk"
        shown = (await sea.watcher.click(sea.card(), label="Symbols")).response
        await sea.watcher.click(shown, label=texts.say("uk", "button-in-words"))
        assert texts.say("uk", first) in tools.text(shown)

    async def test_strong_contrast_is_honoured(self, sea: Any, tools: Any, game: str) -> None:
        id = await sea.start(game, *sea.company(game))
        table = await sea.bot.tables.reading.get(id)

        async def drawn() -> bytes:
            shown = await symbols_page(sea.bot.tables, table, sea.dark.id, "en")
            return bytes(shown.files[0].fp.read())

        usual = await drawn()
        assert await drawn() == usual
        settings = (await sea.dark.slash(sea.channel, "settings")).response
        button = next(part for part in tools.parts(settings) if ":contrast" in part.get("custom_id", ""))
        await sea.dark.click(settings, custom_id=button["custom_id"])
        assert await drawn() != usual

    async def test_where_it_cant_be_drawn_it_is_said(
        self, sea: Any, game: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        id = await sea.start(game, *sea.company(game))
        table = await sea.bot.tables.reading.get(id)

        def broken(*_: Any) -> None:
            raise OSError("no fonts")

        monkeypatch.setattr(render, "key", broken)
        view = table.engine.view(table.state, None)
        assert await draw_key(table, view, {"symbol-due": "x"}) is None
        shown = await symbols_page(sea.bot.tables, table, sea.watcher.id, "en")
        assert not shown.files
        said = " ".join(item.content for item in shown.layout.walk_children() if hasattr(item, "content"))
        assert texts.say("en", render.symbols(game, view, table.colours)[0]) in said


async def test_before_the_game_there_is_no_picture_to_explain(sea: Any) -> None:
    await sea.light.slash(sea.channel, "tranquility start", seats=2)
    (table,) = await sea.bot.tables.reading.of_user(sea.light.id)
    with pytest.raises(Refusal):
        await symbols_page(sea.bot.tables, table, sea.light.id, "en")
