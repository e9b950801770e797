"""A turn with a fireship among one's own ships at a table: what is asked, and what can be taken back (AD-34)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games import admiral
from engine.games.admiral.play import settled
from engine.sailing.telling import Log
from tests.bot.clicking import Reader
from tests.bot.placing import placing
from tests.engine.games.admiral.positions import fort, position, ship, strengths

FORTS = (fort("A1", 0), fort("X14", 1))


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("typed", [False, True])
async def test_ad34_an_explosion_among_ones_own_is_asked_about_and_named_when_taken_back(
    sea: Any, tools: Any, monkeypatch: pytest.MonkeyPatch, typed: bool
) -> None:
    placed = placing(monkeypatch, admiral, lambda *ships, **more: settled(position(*ships, **more), Log(None)))
    fleet = ship("b1", "M9", lit=7), ship("f1", "L9"), ship("s2", "N9"), ship("b2", "N8", 2)
    placed(*fleet, forts=FORTS, terms={"fireships": True})
    table = await sea.start("admiral", sea.dark)
    page = (await sea.light.click(sea.card(), label="Play")).response
    told = tools.text(page)
    assert told.count("ship of the line") == 1, "Explode and End turn share what is told of both"
    assert "s2: 4 of 7" in told
    reader = Reader(sea.light, page)

    async def ask(word: str, label: str) -> None:
        if typed:
            reader.message = (await sea.light.slash(sea.channel, "admiral move", move=word)).response
        else:
            await reader.use(next(part for part in reader.of("tap") if part["label"] == label))
        assert "f1: 1 of 4" in tools.text(reader.message)
        assert strengths((await sea.seen(table, sea.light)).state)["b1"] == 3

    await ask("explode", "Explode")
    await reader.use(reader.of("do")[0])
    assert strengths((await sea.seen(table, sea.light)).state)["b1"] == 0
    assert "Take back: brig b1 explodes on M9!" in tools.buttons(reader.message)
    await reader.use(reader.of("undo")[0])
    await ask("end", "End turn")
    await reader.use(reader.of("do")[0])
    now = await sea.bot.tables.reading.get(table)
    assert (now.owing, strengths(now.state)["f1"]) == ((1,), 1)
