"""The question before giving up says what follows, in every game, with any options, in every language."""

from __future__ import annotations

import re
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot import texts
from bot.speaker import Speaker
from bot.tables.model import Table
from bot.views.names import of_game
from engine import registry
from tests.playing import each_option, random_start


def note(id: str, options: Any, language: str, others: int) -> str:
    """What is said to somebody who gives up at a table with so many other seats."""
    seats = range(others + 1)
    game = SimpleNamespace(game=id, options=options, engine=registry.get(id), seats=seats, people=seats, size=None)
    table = cast(Table, game)
    return of_game(Speaker(language, id), table, f"{id}-resign", others=others)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("id", registry.GAMES)
def test_every_game_says_what_follows(id: str, language: str) -> None:
    game = registry.get(id)
    for options in each_option(game):
        for seats in game.seats(options):
            said = note(id, options, language, seats - 1)
            assert said == said.strip()
            assert said.endswith((".", "!")), options
            question = texts.say(language, "resign-sure", game=texts.say(language, f"{id}-name"), table=7, note=said)
            assert said in question
            assert "  " not in question


@pytest.mark.parametrize("id", registry.GAMES)
def test_a_result_that_came_by_leaving_says_so(id: str) -> None:
    """AS-37: not that somebody has won what nobody fought for."""
    game, speaker, rng = registry.get(id), Speaker("en", id, ("Anna",) * 8), Random(id)
    for options in each_option(game):
        for _ in range(4):
            state, seats = random_start(game, rng, options)
            for seat in rng.sample(range(seats), seats):
                state, _ = game.drop(state, seat)
            outcome = game.outcome(state)
            assert outcome is not None
            assert re.search(r"\bleft\b|given up", speaker.tell(outcome.how)), (options, outcome.how)


@pytest.mark.parametrize("id", registry.GAMES)
async def test_it_is_said_before_giving_up(sea: Any, tools: Any, id: str) -> None:
    table = await sea.bot.tables.reading.get(await sea.start(id, sea.dark))
    asked = tools.text((await sea.light.slash(sea.channel, f"{id} resign")).response)
    assert note(id, table.options, "en", 1) in asked
    assert "  " not in asked


async def test_nobody_is_said_to_sail_on_where_one_sails_alone(sea: Any, tools: Any) -> None:
    """TQ-16"""
    await sea.light.slash(sea.channel, "tranquility start", seats=1)
    asked = tools.text((await sea.light.slash(sea.channel, "tranquility resign")).response)
    assert "The voyage will be lost." in asked
    assert "sail" not in asked


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_company_is_told_of_by_its_number(language: str) -> None:
    """TQ-16"""
    options = registry.get("tranquility").Options()
    alone, one, some, many = (note("tranquility", options, language, others) for others in (0, 1, 2, 4))
    assert len({alone, one, some}) == 3
    assert some == many
    assert ":" not in alone  # nothing goes to anybody


def test_a_crew_is_told_of_the_others_and_a_rival_of_the_opponent() -> None:
    """TQ-16, TQ-33"""
    game = registry.get("tranquility")
    assert "others sail on" in note("tranquility", game.Options(), "en", 2)
    assert "other player sails on" in note("tranquility", game.Options(), "en", 1)
    assert "opponent will win" in note("tranquility", game.Options(mode="rivals"), "en", 1)


async def test_only_those_who_are_still_in_the_game_are_said_to_play_on(sea: Any, tools: Any) -> None:
    """AS-37: the last but one who gives up leaves the victory to the last."""
    await sea.start("ageofsail", sea.dark, sea.watcher)
    asked = tools.text((await sea.light.slash(sea.channel, "ageofsail resign")).response)
    assert "The others fight on" in asked
    await sea.bot.tables.life.resign(1, sea.watcher.id)
    asked = tools.text((await sea.light.slash(sea.channel, "ageofsail resign")).response)
    assert "The other player wins." in asked


@pytest.mark.parametrize(
    ("language", "cannons", "sea"), [("en", "cannons", "off the sea"), ("ru", "пушками", "с моря")]
)
def test_a_defender_is_not_told_of_ships_that_are_taken_off_the_sea(language: str, cannons: str, sea: str) -> None:
    """AS-52: the defender has cannons only."""
    game = registry.get("ageofsail")
    assault = note("ageofsail", game.Options(scenario="assault"), language, 1)
    assert cannons in assault
    assert sea not in assault
    assert sea in note("ageofsail", game.Options(), language, 1)
