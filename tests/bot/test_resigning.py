"""The question before giving up says what follows, in every game, with any options, in every language."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot import texts
from bot.tables.model import Table
from bot.views.names import of_game
from engine import game as games
from tests.playing import possible


def all_options(game: games.Game) -> list[Any]:
    """The usual options, and each value of each option by itself."""
    fields = game.Options.model_fields.items()
    return [game.Options(), *[game.Options(**{name: value}) for name, field in fields for value in possible(field)]]


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("id", games.GAMES)
def test_every_game_says_what_follows(id: str, language: str) -> None:
    for options in all_options(games.get(id)):
        note = of_game(cast(Table, SimpleNamespace(options=options)), language, f"{id}-resign")
        assert note == note.strip()
        assert note.endswith((".", "!")), options
        question = texts.say(language, "resign-sure", game=texts.say(language, f"{id}-name"), table=7, note=note)
        assert note in question
        assert "  " not in question


@pytest.mark.parametrize("id", games.GAMES)
async def test_it_is_said_before_giving_up(sea: Any, tools: Any, id: str) -> None:
    table = await sea.start(id, sea.dark)
    now = await sea.bot.tables.get(table)
    note = of_game(now, "en", f"{id}-resign")
    asked = tools.text((await sea.light.slash(sea.channel, f"{id} resign")).response)
    assert note in asked
    assert "  " not in asked


def test_a_crew_is_told_of_the_others_and_a_rival_of_the_opponent() -> None:
    """TQ-16, TQ-33"""
    game = games.get("tranquility")
    crew, rivals = (
        of_game(cast(Table, SimpleNamespace(options=options)), "en", "tranquility-resign")
        for options in (game.Options(), game.Options(mode="rivals"))
    )
    assert "others sail on" in crew
    assert "opponent wins" in rivals
