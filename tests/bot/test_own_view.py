"""One's own view is the question that one owes: by direct message, by *Play* and by *My view* alike."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from bot.tables.making import asking, own
from bot.tables.model import Table, Walk
from bot.views.own import NEWS
from engine.game import Action
from engine.registry import GAMES
from engine.trial import is_final
from engine.values import Key, Path
from engine.walk import legal
from tests.bot.clicking import ANSWERS, Reader
from tests.bot.costs import Clicker

RENEWED = re.compile("~[0-9]+$")


async def began(sea: Any, game: str) -> tuple[Table, Any]:
    """A table that has begun, and whoever is to move."""
    table = await sea.bot.tables.reading.get(await sea.start(game, *sea.company(game)))
    return table, sea.members[table.seats[table.owing[0]].user]


def asked(message: Any) -> list[tuple[str, str]]:
    """What answers the question, without the numbers of the showing, each with what stands on it."""
    parts = [part for part in Reader(None, message).parts if part.get("custom_id", "").split(":")[2:3]]
    found = [(RENEWED.sub("", part["custom_id"]), part.get("placeholder") or part["label"]) for part in parts]
    return [(id, text) for id, text in found if id.split(":")[2] in ANSWERS]


@pytest.mark.parametrize("game", GAMES)
async def test_the_first_question_is_there_at_once(sea: Any, tools: Any, game: str) -> None:
    table, member = await began(sea, game)
    dm = sea.dms(member)[-1]
    question = tools.text(dm)
    walk = await sea.bot.tables.turns.walk(table.id, member.id)
    assert not walk.path
    assert asked(dm)
    for label in ("Play", "My view"):
        shown = (await member.click(sea.card(), label=label)).response
        assert asked(shown) == asked(dm)
        assert tools.text(shown) == question
    by_command = (await member.slash(sea.channel, f"{game} hand")).response
    assert asked(by_command) == asked(dm)
    assert not {"Resign", "Play"} & set(tools.buttons(dm))


@pytest.mark.parametrize("game", GAMES)
async def test_picture_question_and_menus_follow_each_other(sea: Any, tools: Any, game: str) -> None:
    """So a phone shows them together; what happened is above the picture, and short."""
    table, member = await began(sea, game)
    await sea.end_turn(table.id)
    now = await sea.bot.tables.reading.get(table.id)
    member = sea.members[now.seats[now.owing[0]].user]
    parts = tools.parts(sea.dms(member)[-1])
    kinds = [part["type"] for part in parts]
    pictures = [at for at, kind in enumerate(kinds) if kind == 12]
    picture = pictures[-1]
    assert pictures == list(range(pictures[0], picture + 1)), "one below the other"
    assert all(len(parts[at]["items"]) == 1 for at in pictures), "Discord cuts the edges off what shares a gallery"
    assert kinds[picture + 1 : picture + 3] == [10, 1], "the question, and its first row"
    assert parts[picture + 1]["content"].startswith("**")
    texts = [part.get("content", "") for part in parts[:picture]]
    told = [text for text in texts if text.startswith("Since your last move")]
    assert all(len(text) <= NEWS + len("Since your last move:\n") for text in told)


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_rarely_used_is_behind_more(sea: Any, tools: Any, game: str) -> None:
    table, member = await began(sea, game)
    dm = sea.dms(member)[-1]
    more = (await member.user.click(dm, label="More")).response
    assert {"Log", "In words", "Settings", "Resign"} <= set(tools.buttons(more))
    assert asked(sea.dms(member)[-1]) == asked(dm), "the view stays as it is"
    await member.user.click(more, label="In words")
    assert "Your view" in tools.text(more)
    more = (await member.user.click(dm, label="More")).response
    await member.user.click(more, label="Resign")
    assert "can’t be taken back" in tools.text(more)
    await member.user.click(more, label="No, play on")
    assert asked(more) == asked(dm)
    more = (await member.user.click(dm, label="More")).response
    await member.user.click(more, label="Resign")
    await member.user.click(more, label="Yes, resign")
    assert (await sea.bot.tables.reading.get(table.id)).seats[table.owing[0]].owes is False


def menus(message: Any) -> set[str]:
    return {part["custom_id"] for part in Reader(None, message).parts if part["type"] == 3}


async def test_menus_that_the_publisher_shows_are_others_each_time(sea: Any) -> None:
    """A client sends nothing where the same is chosen again in a menu that it knows."""
    _, member = await began(sea, "sealords")
    seen: set[str] = set()
    for _ in range(3):
        dm = sea.dms(member)[-1]
        assert menus(dm)
        assert not menus(dm) & seen
        seen |= menus(dm)
        reader = Reader(member.user, dm)
        menu = reader.of("pair")[0]
        await reader.use(menu, menu["options"][0]["value"])
        (back,) = [*Reader(None, sea.dms(member)[-1]).of("undo"), *Reader(None, sea.dms(member)[-1]).of("back")]
        await member.user.click(sea.dms(member)[-1], custom_id=back["custom_id"])


def clicks(message: Any) -> list[dict[str, Any]]:
    """What answers the question with one click."""
    found = [part for part in Reader(None, message).parts if part["type"] in (2, 3) and not part.get("disabled")]
    return [part for part in found if part["custom_id"].split(":")[2] in ("tap", "pick", "pair", "do")]


async def at(sea: Any, table: int) -> tuple[Table, Walk, Any]:
    """The table, and the walk of somebody who owes, with that member."""
    now = await sea.bot.tables.reading.get(table)
    member = sea.members[now.seats[now.owing[0]].user]
    return now, await sea.bot.tables.turns.walk(table, member.id), member


LEAST, MOST = 30, 400
"""So many clicks at random are tried; and then usual moves, until something final can be done where none was met."""


def final_path(walk: Walk) -> Path | None:
    """An action that can't be taken back, if the walk leads to one."""
    questions = asking(walk.table, walk.decision.number)
    paths = (action.path for action in legal(questions, walk.table.state, walk.seat))
    return next((path for path in paths if is_final(questions, walk.table.state, walk.seat, path)), None)


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("game", GAMES)
async def test_what_cannot_be_taken_back_is_asked_once_more_and_nothing_else(sea: Any, tools: Any, game: str) -> None:
    """By one rule for all: whatever it is picked from. Only an answer that confirms is a click."""
    rng = Random(game)
    company = sea.company(game)
    table = await sea.start(game, *company)
    reader, asked_again, done = None, 0, 0
    for step in range(MOST):
        over = (await sea.bot.tables.reading.get(table)).status != "running"
        if asked_again and (over or step >= LEAST):
            break
        if over:  # chance alone may bring a game to its end in which nothing happens
            reader, table = None, await sea.start(game, *company)
        before, walk, member = await at(sea, table)
        if step >= LEAST:  # chance alone brings no fleets together; who has sailed may be within range
            wanted = final_path(walk)
            if wanted is None:
                _, typed = await sea.usual(table)
                await member.slash(sea.channel, f"{game} move", move=typed)
                continue
            clicker = Clicker(member, (await member.click(sea.card(), label="Play")).response)
            while not isinstance(walk.step, Action):
                await clicker.go_on(walk, wanted)
                walk = await sea.bot.tables.turns.walk(table, member.id)
            assert clicker.of("do")
            assert (await sea.bot.tables.reading.get(table)).seq == before.seq
            asked_again += 1
            break
        if reader is None or reader.member is not member:
            reader = Reader(member, (await member.click(sea.card(), label="Play")).response)
        assert bool(reader.of("do")) == isinstance(walk.step, Action)
        if not clicks(reader.message):  # a set of many parts, put together in steps
            await sea.end_turn(table)
            reader = None
            continue
        part = rng.choice(clicks(reader.message))
        count = rng.randint(part["min_values"], part["max_values"]) if part["type"] == 3 else 0
        values = [option["value"] for option in rng.sample(part.get("options", []), count)]
        if reader.of("do") and rng.random() < 0.3:
            (back,) = reader.of("back")
            await reader.use(back)
            assert not isinstance((await at(sea, table))[1].step, Action)
            continue
        await reader.use(part, *values)
        after = await sea.bot.tables.reading.get(table)
        if after.seq == before.seq:
            now, seat = own(after, walk.seat), walk.seat
            walk = await sea.bot.tables.turns.walk(table, member.id)
            if isinstance(walk.step, Action):
                assert is_final(asking(now, walk.decision.number), now.state, seat, walk.path)
                asked_again += 1
            continue
        done += 1
        seen = own(before, walk.seat)
        path = (await moved(sea, after, walk.seat)).path
        final = is_final(asking(seen, walk.decision.number), seen.state, walk.seat, path)
        assert final == part["custom_id"].split(":")[2].startswith("do"), path
        if path == (Key("end"),):
            assert part["style"] == 3
    assert asked_again
    assert done > 2


async def moved(sea: Any, table: Table, seat: int) -> Any:
    """The seat's last action, as it sees it."""
    mine = own(table, seat)
    rows = [*await sea.bot.tables.reading.log(table), *mine.made]
    return [row for row in rows if row.seat == seat and row.kind == "action"][-1]
