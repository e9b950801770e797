"""What somebody who is forgotten is called: in the reader's language, in texts and pictures."""

from __future__ import annotations

from typing import Any

import pytest

from bot import pictures
from bot.called import names_of
from bot.views.names import plain_speaker_of
from engine.game import View

WORDS = {"en": "somebody", "ru": "кто-то", "uk": "хтось"}


@pytest.mark.parametrize("language", WORDS)
async def test_who_is_forgotten(sea: Any, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    table = await sea.start("sealords")
    await sea.bot.tables.people.forget(sea.dark.id)
    await sea.env.settle()
    over = await sea.bot.tables.reading.get(table)
    expected = ("Nakhimov", WORDS[language])
    assert names_of(over, language) == plain_speaker_of(over, language).names == expected
    mine, drawn = over.engine.view(over.state, None), list[tuple[str, ...]]()

    def drawing(game: str, view: View, names: tuple[str, ...], *_: Any) -> pictures.Drawn:
        if view is mine:  # the card may be drawn at the same time
            drawn.append(names)
        return pictures.Drawn()

    monkeypatch.setattr(pictures, "_draw", drawing)
    await pictures.draw(over, mine, language)
    assert drawn == [expected]
