"""Tips: three to five in the first game of each mode, of what is new there and of nothing else."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest

from bot import texts
from bot.views.tips import MOST, tip_due, tips_for
from engine.hooked import lessons
from engine.registry import GAMES, get
from tests.bot.locale_files import patterns
from tests.playing import each_option, possible

TAUGHT = [game for game in GAMES if get(game).hooks.lessons is not None]
EXPANSION = re.compile(r"\b(reef|monster|storm|compass)", re.IGNORECASE)


def ways(game: str) -> list[tuple[Any, int]]:
    """Options, usual ones and each value of each, with each number of seats."""
    rules = get(game)
    return [(each, seats) for each in each_option(rules) for seats in sorted(rules.seats(each))]


def said(tip: str, options: Any, language: str = "en", company: str = "others") -> str:
    """A tip at a table with these options."""
    return texts.say(language, tip, company=company, **options.model_dump(mode="json"))


@pytest.mark.parametrize("game", TAUGHT)
class TestLessons:
    def test_the_first_game_of_each_mode_has_three_to_five_tips(self, game: str) -> None:
        for options, seats in ways(game):
            assert 3 <= len(tips_for(game, lessons(get(game), options, seats))) <= MOST

    def test_what_is_new_to_somebody_who_knows_the_usual_game_has_tips_of_its_own(self, game: str) -> None:
        usual = [lesson for seats in get(game).seats(get(game).Options()) for lesson in
                 lessons(get(game), get(game).Options(), seats)]  # fmt: skip
        for options, seats in ways(game):
            new = tuple(lesson for lesson in lessons(get(game), options, seats) if lesson not in usual)
            assert bool(new) == bool(tips_for(game, new))
            if new:
                assert len(tips_for(game, new)) >= 3
                assert all(tip.split("-")[2] in new for tip in tips_for(game, new))

    def test_all_tips_are_given_to_somebody_and_are_short(self, game: str) -> None:
        given = {tip: options for options, seats in ways(game) for lesson in lessons(get(game), options, seats)
                 for tip in tips_for(game, (lesson,))}  # fmt: skip
        assert given.keys() == {id for id in patterns("en") if id.startswith(f"{game}-tip-")}
        for tip, options in [*given.items(), *((tip, get(game).Options()) for tip in given)]:
            for language, company in product(texts.LANGUAGES, ("alone", "others")):
                told = said(tip, options, language, company)
                assert len(told) <= 220, f"{language}: {tip}"
                assert len(re.findall(r"[.?!](?= |$)", told)) <= 2, f"{language}: {tip}"

    def test_a_lesson_comes_once(self, game: str) -> None:
        for options, seats in ways(game):
            found = lessons(get(game), options, seats)
            assert len(set(found)) == len(found)


def test_each_lesson_has_its_turn_before_any_has_its_second() -> None:
    assert tips_for("tranquility", ("voyage", "reefs", "storms")) == tuple(
        f"tranquility-tip-{tip}" for tip in ("voyage-1", "reefs-1", "storms-1", "voyage-2", "reefs-2")
    )
    assert tips_for("tranquility", ()) == ()
    assert tips_for("tranquility", ("no such lesson",)) == ()


def test_a_tip_waits_until_what_it_is_about_is_on_the_table() -> None:
    tips = tips_for("tranquility", ("voyage", "reefs", "storms"))
    there, stormy = ("voyage", "reefs"), ("voyage", "reefs", "storms")
    given = [tip_due("tranquility", tips, [there] * turns) for turns in range(1, 6)]
    assert [tip and tip.removeprefix("tranquility-tip-") for tip in given] == [
        "voyage-1", "reefs-1", "voyage-2", "reefs-2", None,
    ]  # fmt: skip
    assert tip_due("tranquility", tips, [*[there] * 2, stormy]) == "tranquility-tip-storms-1"
    assert tip_due("tranquility", tips, [*[there] * 9, stormy]) == "tranquility-tip-storms-1", "there is room for it"
    assert tip_due("tranquility", tips, [*[there] * 9, stormy, stormy]) is None


@pytest.mark.parametrize("game", TAUGHT)
def test_what_arrives_is_a_lesson_and_an_event(game: str) -> None:
    known = {lesson for options, seats in ways(game) for lesson in lessons(get(game), options, seats)}
    for lesson, ids in get(game).hooks.arrivals.items():
        assert lesson in known
        assert all(id in patterns("en") for id in ids)


def test_the_first_tip_reckons_with_what_closes_a_row() -> None:
    """TQ-20, TQ-22: a reef or a purple storm may close the very row that is to be filled."""
    for expansions in possible(get("tranquility").Options.model_fields["expansions"]):
        options = get("tranquility").Options(expansions=expansions)
        tip = said("tranquility-tip-voyage-1", options)
        assert ("closes it" in tip, "reef" in tip, "storm" in tip) == (
            options.reefs or options.storms,
            options.reefs,
            options.storms,
        )


def test_no_tip_about_what_a_table_doesnt_play() -> None:
    rules = get("tranquility")
    for options, seats in ways("tranquility"):
        tips = tips_for("tranquility", lessons(rules, options, seats))
        told = " ".join(said(tip, options) for tip in tips)
        if options.expansions == "none":
            assert not EXPANSION.search(told), f"{options}"
        else:
            assert "without expansions" not in told, "where they are played it is too late for that"
        if seats == 1:
            assert not re.search(r"\b(others|crew|opponent|whoever)\b", told), f"{options}"
        assert ("sun is up" in told) == (options.mode == "sun")
        if options.mode in ("arch", "rivals"):
            assert "Start" not in told


def test_the_first_tip_of_the_usual_game_is_the_booklets_own_advice() -> None:
    rules = get("tranquility")
    first = said(tips_for("tranquility", lessons(rules, rules.Options(), 3))[0], rules.Options())
    assert all(word in first for word in ("1 to 20", "40 to 60", "lowest row", "two middle rows", "without expansions"))


def test_under_sun_and_moon_each_row_that_is_named_has_its_side() -> None:
    """TQ-32: the lower three rows want the moon, the upper three the sun."""
    rules, side = get("tranquility"), {"en": ("sun", "moon"), "ru": ("солнцем", "луной"), "uk": ("сонцем", "місяцем")}
    options = rules.Options(mode="sun")
    first = tips_for("tranquility", lessons(rules, options, 3))[0]
    for language, words in side.items():
        assert all(word in said(first, options, language) for word in words)
        assert not any(word in said(first, rules.Options(), language) for word in words)


class TestAtATable:
    async def tip(self, sea: Any, tools: Any, member: Any) -> str:
        """The tip that somebody is given who presses Play; "" for none."""
        text = tools.text((await member.click(sea.card(), label="Play")).response)
        return next((part for part in text.splitlines() if part.startswith("💡")), "")

    async def test_each_has_a_tip_a_turn_in_his_own_turns_until_there_are_no_more(self, sea: Any, tools: Any) -> None:
        id = await sea.start("tranquility", sea.dark)
        heard: dict[int, list[str]] = {sea.light.id: [], sea.dark.id: []}
        for _ in range(8):
            now = await sea.bot.tables.reading.get(id)
            if len(now.owing) > 1 or now.engine.view(now.state, None).mover != now.owing[0]:
                await sea.end_turn(id)
                continue
            member = sea.members[now.seats[now.owing[0]].user]
            heard[member.id].append(await self.tip(sea, tools, member))
            await sea.end_turn(id)
        usual = get("tranquility").Options()
        expected = [said(tip, usual) for tip in tips_for("tranquility", ("voyage", "crew"))]
        for told in heard.values():
            tips = [tip.removeprefix("💡 ") for tip in told if tip]
            assert tips == [tip for tip in expected if tip in tips], "in order, none twice"
            assert len(tips) >= 3
            assert all(told[: len(tips) - 1]), "until there are no more"

    @pytest.mark.parametrize(("seed", "second"), [("storms 3", "storms-1"), ("a calm beginning", "crew-1")])
    async def test_a_storm_has_its_tip_when_it_lies_there(self, sea: Any, tools: Any, seed: str, second: str) -> None:
        """TQ-22: with the first seed one came with the opening hands, with the other none by the second turn."""
        sea.bot.tables.changes.new_seed = lambda: seed
        id = await sea.start("tranquility", sea.dark, expansions="storms")
        heard: list[str] = []
        while len(heard) < 2:
            now = await sea.bot.tables.reading.get(id)
            if sea.members[now.seats[now.owing[0]].user] is sea.light and (
                tip := await self.tip(sea, tools, sea.light)
            ):
                heard.append(tip.removeprefix("💡 "))
            await sea.end_turn(id)
        assert heard == [said(f"tranquility-tip-{tip}", now.options) for tip in ("voyage-1", second)]

    async def test_alone_there_is_one_a_turn_too(self, sea: Any, tools: Any) -> None:
        await sea.light.slash(sea.channel, "tranquility start", seats=1)
        (table,) = await sea.bot.tables.reading.of_user(sea.light.id)
        told = []
        for _ in range(4):
            told.append(await self.tip(sea, tools, sea.light))
            await sea.end_turn(table.id)
        expected = tips_for("tranquility", ("voyage", "alone"))[:4]
        assert [tip.removeprefix("💡 ") for tip in told] == [said(tip, table.options) for tip in expected]

    async def test_who_knows_the_usual_game_gets_the_tips_of_what_is_new(self, sea: Any, tools: Any) -> None:
        async def finished(**options: Any) -> None:
            await sea.light.slash(sea.channel, "tranquility start", seats=1, **options)
            result = await sea.light.slash(sea.channel, "tranquility resign")
            await sea.light.click(result.response, label="Yes, resign")

        async def first_tip(**options: Any) -> str:
            await sea.light.slash(sea.channel, "tranquility start", seats=1, **options)
            found = await self.tip(sea, tools, sea.light)
            result = await sea.light.slash(sea.channel, "tranquility resign")
            await sea.light.click(result.response, label="Yes, resign")
            return found.removeprefix("💡 ")

        await finished()
        assert await first_tip() == ""
        assert await first_tip(expansions="reefs") == texts.say("en", "tranquility-tip-reefs-1")
        assert await first_tip(mode="triton") == texts.say("en", "tranquility-tip-fewer-1")
        assert await first_tip(mode="triton") == ""
        assert await first_tip(mode="arch") == texts.say("en", "tranquility-tip-arch-1")
