"""What is said at a table of Admiral before the game, and while reefs are laid (AD-62, AD-67, AD-68)."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.pictures import Example
from bot.tables.model import Place, Table
from bot.tables.opening import opened, players_of
from bot.tables.person import Person
from bot.tables.play import started
from bot.texts import LANGUAGES
from bot.views import beginning
from bot.views.names import markless_speaker_of, of_game, plain_speaker_of, speaker_of
from bot.views.options import option_texts
from bot.views.seats import standing
from engine.games import admiral
from engine.games.admiral import Options
from engine.games.admiral.setup import terms
from engine.setups import usual_setup
from tests.engine.games.admiral.test_scenario_teams import OWN as SKERRIES

NOW = datetime(2030, 1, 1, tzinfo=UTC)
TEMPLATE = admiral.hooks.files["scenario"].template
NAMES = ("Ushakov", "Greig", "Nakhimov", "Kornilov", "Spiridov", "Lazarev")
COUNTS = {
    "en": ("one", "two", "three", "four", "five", "six"),
    "ru": ("одн", "две", "три", "четыре", "пять", "шесть"),
    "uk": ("одн", "дві", "три", "чотири", "п’ять", "шість"),
}
"""One to six pearls."""


def table(joined: int, size: int, language: str = "en", **options: Any) -> Table:
    """A lobby of Pearl Shoals with so many seats, in which so many sit."""
    people = [Person(11 + seat, NAMES[seat]) for seat in range(joined)]
    given = Options(scenario="shoals", **options)
    found = opened("admiral", given, people, 11, Place(1, 2), language, NOW, size=size)
    return replace(found, seats=tuple(replace(row, joined=True, owes=False) for row in found.seats))


def test_how_many_play_is_settled_once_nothing_else_can_come() -> None:  # AD-62
    assert [players_of(table(joined, 6)) for joined in (1, 2, 3, 4, 5, 6)] == [0, 0, 0, 0, 6, 6]
    assert (players_of(table(1, 2)), players_of(table(2, 3)), players_of(table(1, 4, teams="2v2"))) == (2, 0, 4)
    running, _ = started(table(3, 6), "seed", NOW)
    assert players_of(running) == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "teams"), [(2, ""), (3, ""), (4, ""), (6, ""), (4, "2v2"), (6, "3v3"), (6, "2v2v2")])
def test_ad62_a_settled_table_is_told_its_own_goal_alone(language: str, seats: int, teams: str) -> None:
    """In the lobby and in the tip, whatever other tables play for."""
    full = table(seats, seats, language, **({"teams": teams} if teams else {}))
    need = COUNTS[language][terms(full.options, seats).pearls - 1]
    speaker = plain_speaker_of(full, language)
    goal = of_game(speaker, full, "admiral-about-long").split("\n")[0].partition(":")[2].lower()
    tip = of_game(speaker, full, "admiral-tip-pearls-1").partition(".")[0].lower()
    for told in (goal, tip):
        assert need in told
        assert not [word for word in COUNTS[language][1:] if word != need and word in told]


def test_ad62_what_may_still_come_is_told_of_no_larger_table() -> None:
    few, many = table(1, 3), table(1, 6)
    told = [of_game(plain_speaker_of(one, "en"), one, "admiral-about-long") for one in (few, many)]
    assert ["six" in text for text in told] == [False, True]


def test_ad62_while_reefs_are_laid_it_is_said_who_does_and_who_begins_then() -> None:
    """Reefs are laid in the order of play, whoever begins."""
    lobby = table(3, 3, reefs="players")
    rows = tuple(replace(row, first=row.seat == 1) for row in lobby.seats)
    now, _ = started(replace(lobby, seats=rows), "seed", NOW)
    first, second, third = speaker_of(now, "en").names
    told = standing(speaker_of(now, "en"), now, now.engine.view(now.state, None)).split("\n")
    assert f"-# Before the first turn, in this order: {first} → {second} → {third}" in told
    assert f"-# Then turns: {second} → {third} → {first}" in told
    laid, _ = started(replace(table(3, 3), seats=rows), "seed", NOW)
    told = standing(speaker_of(laid, "en"), laid, laid.engine.view(laid.state, None)).split("\n")
    assert f"-# Turns: {second} → {third} → {first}" in told
    assert not [line for line in told if "Before" in line or "Then" in line]


@pytest.mark.parametrize(
    ("scenario", "size", "chosen", "shown"),
    [(TEMPLATE, 2, (1,), (1, 0)), (SKERRIES, 4, (1,), (0, 1, 7, 3)), (SKERRIES, 4, (7, 6, 3, 4), (7, 1, 0, 2))],
)
async def test_a_lobby_s_picture_has_the_colours_of_the_game(
    monkeypatch: pytest.MonkeyPatch, scenario: str, size: int, chosen: tuple[int, ...], shown: tuple[int, ...]
) -> None:
    """AD-60: those that were chosen; whoever is still to come has the next one that is free. Teams have families."""
    drawn: list[tuple[int, ...]] = []

    async def draw(*given: Any) -> Example:
        drawn.append(given[-1])
        state = admiral.new(given[2], given[1], Random(0))
        return Example(admiral.view(state, None), ())

    monkeypatch.setattr(beginning, "draw_beginning", draw)
    people = [Person(11 + at, name) for at, name in enumerate(NAMES[: len(chosen)])]
    found = opened("admiral", Options(scenario=scenario), people, 11, Place(1, 2), "en", NOW, size=size)
    seats = tuple(replace(row, colour=colour) for row, colour in zip(found.seats, chosen, strict=True))
    await beginning.own_beginning(replace(found, seats=seats))
    assert drawn == [shown]
    if len(seats) == size:
        sides = usual_setup(admiral, found.options, size).sides
        seats = tuple(replace(row, side=side) for row, side in zip(seats, sides, strict=True))
        begun, _ = started(replace(found, seats=seats), "seed", NOW)
        assert begun.colours == shown


@pytest.mark.parametrize(
    ("scenario", "told"),
    [("duel", "three each"), ("fleet", "three each"), ("skirmish", "none"), (TEMPLATE, "its file")],
)
def test_mines_as_in_the_scenario_are_explained_of_this_one(scenario: str, told: str) -> None:
    """AD-55"""
    found = opened("admiral", Options(scenario=scenario), [Person(11, "Greig")], 11, Place(1, 2), "en", NOW, size=2)
    about = of_game(plain_speaker_of(found, "en"), found, "admiral-option-mines-usual.here")
    assert told in about
    assert "fleet battle" not in about


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_begins_is_not_said_to_be_drawn_where_somebody_is_named(language: str) -> None:
    """AD-60: of a rematch the seat after the last first player begins, and the card says so beside the option."""
    found = opened(
        "admiral", Options(scenario=TEMPLATE, begins="lot"), [Person(11, "Greig"), Person(12, "Lazarev")], 11,
        Place(1, 2), language, NOW, size=2,
    )  # fmt: skip
    told = "\n".join(option_texts(markless_speaker_of(found, language), found))
    lot = {"en": "by lot", "ru": "по жребию", "uk": "за жеребом"}[language]
    assert f"**{lot}**" not in told
    assert f"{lot}, " in told
