"""Before a game: the rules and an example, for whoever wonders whether to play it."""

from __future__ import annotations

from typing import Any

import pytest

import render
from bot import pictures
from bot.tables.choices import always_two
from engine.registry import GAMES, get
from tests.bot.lobbies import opened


async def waiting(sea: Any, game: str) -> Any:
    """The card of a table that waits for its players."""
    if always_two(get(game)):
        await sea.light.slash(sea.channel, f"{game} start", opponent=sea.dark)
    else:
        await sea.light.slash(sea.channel, f"{game} start", seats=2)
    return sea.card()


@pytest.mark.parametrize("game", GAMES)
async def test_everybody_may_look_at_the_rules_and_an_example(sea: Any, tools: Any, game: str) -> None:
    card = await waiting(sea, game)
    before = tools.text(card)
    rules = (await sea.watcher.click(card, label="Rules")).response
    assert rules.ephemeral
    assert tools.text(rules) == tools.text((await sea.watcher.slash(sea.channel, f"{game} rules")).response)
    shown = (await sea.watcher.click(card, label="Example")).response
    assert shown.ephemeral
    assert "A game of 2 players with this table’s options" in tools.text(shown)
    assert len(shown.attachments) == 1
    (alt,) = tools.alts(shown)
    assert "Player 1" in alt
    assert "Nakhimov" not in alt, "nobody of the table plays there"
    assert tools.text(card) == before


async def test_it_is_of_the_table_s_options_seats_and_language(sea: Any, tools: Any) -> None:
    await opened(sea, mode="poseidon", seats=3)
    sea.locales[sea.watcher.id] = "ru"
    shown = (await sea.watcher.click(sea.card(), label="Example")).response
    assert "игроков: 3. Так её видят все" in tools.text(shown)
    (alt,) = tools.alts(shown)
    assert "Игрок 3" in alt
    assert "Посейдон" in alt


async def test_it_is_drawn_once(sea: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, draw = [], render.draw

    def counted(game: str, *given: Any) -> Any:
        drawn.extend(name for name in given[1] if name == "Player 1")  # nobody else is called so
        return draw(game, *given)

    monkeypatch.setattr(render, "draw", counted)
    pictures._example.cache_clear()
    await waiting(sea, "tranquility")
    first, again = [(await m.click(sea.card(), label="Example")).response for m in (sea.dark, sea.watcher)]
    assert drawn == ["Player 1"]
    assert await first.attachments[0].read() == await again.attachments[0].read()


async def test_without_a_picture_it_is_told(sea: Any, tools: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*given: Any) -> Any:
        raise RuntimeError

    monkeypatch.setattr(render, "draw", fails)
    pictures._example.cache_clear()
    await waiting(sea, "tranquility")
    shown = (await sea.watcher.click(sea.card(), label="Example")).response
    assert shown.attachments == []
    assert "Player 1: 5 in hand" in tools.text(shown)
