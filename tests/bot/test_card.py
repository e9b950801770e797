"""What stands on the card, in which order, and what is left of it when the next one comes."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace

from bot.views.brief import LONGEST, move_lines
from bot.views.names import plain_speaker_of, speaker_of
from bot.views.page import ALT
from bot.views.result import result_texts
from engine.chance import commitment
from engine.game import Outcome, Score
from engine.hooked import scores
from engine.registry import GAMES
from engine.values import Number, line
from tests.bot.plumbing import PLUMBING

TEXT, GALLERY = 10, 12


def texts_above(tools: Any, message: Any) -> list[str]:
    """The texts before the picture."""
    found: list[str] = []
    for part in tools.parts(message):
        if part["type"] == GALLERY:
            return found
        if part["type"] == TEXT:
            found.append(part["content"])
    raise AssertionError("there is no picture")


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("game", GAMES)
async def test_the_picture_comes_after_a_few_lines(sea: Any, tools: Any, game: str) -> None:
    table = await sea.start(game, *sea.company(game))
    title, *above = texts_above(tools, sea.card())
    assert title.startswith("###")
    assert len("\n".join(above).split("\n")) <= 2, "who is to do what, how it begins in a line; the opening is below"
    for _ in range(8):
        await sea.end_turn(table)
    _, owed, moves = texts_above(tools, sea.card())
    assert "to move" in owed
    now = await sea.bot.tables.reading.get(table)
    told = move_lines(speaker_of(now, "en"), await sea.log(table), None)
    assert moves.split("\n") == [f"-# {told[-3]}", f"-# {told[-2]}", told[-1]], "whole moves, the newest last"
    assert all(len(each) <= LONGEST + 4 for each in told)


@pytest.mark.parametrize("game", PLUMBING)
async def test_the_seal_stands_in_full_below_the_first_card_then_behind_the_log(
    sea: Any, tools: Any, game: str
) -> None:
    table = await sea.start(game, *sea.company(game))
    seal = commitment((await sea.bot.tables.reading.get(table)).seed)
    for message in sea.channel.history(viewer=sea.watcher)[:-1]:
        assert seal not in tools.text(message)
    first = sea.card()
    assert seal in tools.parts(first)[-1]["content"], "at its foot, after all else"
    assert "Seal" not in "\n".join(texts_above(tools, first))
    turn = (await sea.bot.tables.reading.get(table)).turn_since
    while (await sea.bot.tables.reading.get(table)).turn_since == turn:
        await sea.end_turn(table)
    assert not any("Seal" in tools.text(message) for message in sea.channel.history(viewer=sea.watcher))
    log = (await sea.watcher.click(sea.card(), label="Log")).response
    assert seal in tools.text(log).split("\n")[1]


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("game", GAMES)
async def test_an_older_card_says_its_turn_in_words(sea: Any, tools: Any, game: str) -> None:
    table = await sea.start(game, *sea.company(game))
    card = sea.card()
    while (await sea.bot.tables.reading.get(table)).owing and sea.card().id == card.id:
        await sea.end_turn(table)
    before = sea.card()
    while sea.card().id == before.id:
        await sea.end_turn(table)
    old = next(m for m in sea.channel.history(viewer=sea.watcher) if m.id == before.id)
    now = await sea.bot.tables.reading.get(table)
    told = move_lines(speaker_of(now, "en"), await sea.log(table), None)
    said = tools.text(old)
    assert "`" not in said
    assert said.startswith("-# ")
    assert any(said.endswith(each) for each in told)


@pytest.mark.usefixtures("undrawn")
async def test_what_is_alone_is_spoken_to_as_one(sea: Any, tools: Any) -> None:
    await sea.light.slash(sea.channel, "tranquility start", seats=1, expansions="storms")
    (table,) = await sea.bot.tables.reading.of_user(sea.light.id)
    plural = re.compile(r"nobody|\bteam\b|\beach\b|together|everybody|\bthe others\b", re.IGNORECASE)
    seen = [tools.text(sea.card()), tools.text((await sea.light.click(sea.card(), label="My view")).response)]
    assert "You sail alone" in seen[0]
    while (now := await sea.bot.tables.reading.get(table.id)).status == "running" and now.seq < 60:
        member, move = await sea.usual(table.id)
        seen.append(tools.text((await member.slash(sea.channel, "tranquility move", move=move)).response))
        seen.append(tools.text(sea.card()))
    assert [text for text in seen if plural.search(text)] == []


@pytest.mark.parametrize("game", GAMES)
async def test_the_alt_text_begins_with_whose_decision_it_is_and_the_last_move(
    sea: Any, tools: Any, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await sea.start(game, *sea.company(game))
    for _ in range(3):
        await sea.end_turn(table)
    now = await sea.bot.tables.reading.get(table)
    plain = plain_speaker_of(now, "en")
    owed, moved, *position = tools.alts(sea.card())[0].split("\n")
    assert owed.startswith(f"{now.names[now.owing[0]]}")
    assert "to move · " in owed
    assert moved == move_lines(plain, await sea.log(table), None)[-1]
    lines = [plain.tell(each) for each in now.engine.describe(now.engine.view(now.state, None))]
    assert position == lines[: len(position)]
    # what is too long loses whole lines, the last ones
    long = [line("about-free")] * 5 + [line("refuse-seats-exactly", count=Number(number)) for number in range(400)]
    monkeypatch.setattr(now.engine, "describe", lambda view: long)
    shown = (await sea.watcher.slash(sea.channel, f"{game} show", text=True)).response
    assert "…" not in tools.text(shown)[:3000]
    await sea.end_turn(table)
    (alt,) = tools.alts(sea.card())[:1]
    told = [plain.tell(each) for each in long]
    assert ALT - 200 < len(alt) <= ALT
    assert alt.split("\n")[2:] == told[: len(alt.split("\n")) - 2]


@pytest.mark.usefixtures("undrawn")
async def test_how_it_ended_is_told_whole_by_the_card_alone(sea: Any, tools: Any) -> None:
    table = await sea.start("sealords")
    while (await sea.bot.tables.reading.get(table)).status == "running":
        member, move = await sea.usual(table)
        last = (await member.slash(sea.channel, "sealords move", move=move)).response
    card = tools.text(sea.card())
    seed = (await sea.bot.tables.reading.get(table)).seed
    assert "Decided on points" in card
    assert "- " in card
    assert f"`{seed}`" in card
    assert commitment(seed) in card
    log = tools.text((await sea.dark.click(sea.card(), label="Log")).response)
    assert f"`{seed}`" in log
    assert commitment(seed) in log
    assert "at the end" not in log.split("\n")[1], "it is no promise any more"
    for message in (last, sea.dms(sea.light)[-1], sea.dms(sea.dark)[-1]):
        said = tools.text(message)
        assert "🏆" in said
        assert "points" in said
        assert "Decided on points" not in said
        assert not re.search("^- ", said, re.MULTILINE)
        assert all("won!" in alt.split("\n")[0] for alt in tools.alts(message))
    assert len([m for m in sea.dms(sea.light) if "🏆" in tools.text(m)]) == 1


async def test_a_running_score_stands_below_the_picture(sea: Any, tools: Any) -> None:
    table = await sea.start("duel", *sea.company("duel"))
    now = await sea.bot.tables.reading.get(table)
    (line,) = [text for text in tools.text(sea.card()).split("\n") if "Points now" in text]
    points = scores(now.engine, now.engine.view(now.state, None))
    assert all(f"{name} **{point}**" in line for name, point in zip(now.names, points, strict=True))
    assert not any("Points now" in text for text in texts_above(tools, sea.card()))


async def test_what_was_taken_back_is_said(sea: Any, tools: Any) -> None:
    await sea.start("sealords", first="challenger")
    moves = await sea.light.autocomplete(sea.channel, "sealords move", "move", "")
    shown = (await sea.light.slash(sea.channel, "sealords move", move=moves[0]["value"])).response
    await sea.light.click(shown, label=tools.taking_back(shown))
    after = next(m for m in reversed(sea.channel.history(viewer=sea.light)) if m.id == shown.id)
    assert "taken back" in tools.text(after)


async def test_who_came_where_is_said_where_there_are_more_than_two_places(
    sea: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await sea.start("ageofsail", sea.dark, sea.member("Ushakov"))
    table = replace(await sea.bot.tables.reading.get(number), status="over")
    speaker = speaker_of(table, "en")
    for places, said in (
        (((2,), (0,), (1,)), f"Places: 1. {speaker.names[2]} · 2. {speaker.names[0]} · 3. {speaker.names[1]}"),
        (((2,), (0, 1)), None),
        (((0, 1, 2),), None),
    ):
        outcome = Outcome(places, line("ageofsail-how-last"))
        monkeypatch.setattr(table.engine, "outcome", lambda _, outcome=outcome: outcome)
        told = "\n".join(result_texts(speaker, table))
        assert ("Places" in told) == (said is not None)
        assert (said or "") in told


async def test_points_are_told_from_the_first_place_to_the_last(sea: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    number = await sea.start("ageofsail", sea.dark, sea.member("Ushakov"))
    table = replace(await sea.bot.tables.reading.get(number), status="over")
    speaker = speaker_of(table, "en")
    outcome = Outcome(((2,), (0, 1)), line("ageofsail-how-last"), (Score(4), Score(3), Score(9)))
    monkeypatch.setattr(table.engine, "outcome", lambda _: outcome)
    told = "\n".join(result_texts(speaker, table))
    order = [speaker.names[seat] for seat in (2, 0, 1)]
    assert re.findall("|".join(map(re.escape, order)), told)[-3:] == order
