"""Every message that holds somebody's text is said with a hostile one, and nothing of it acts as markup anywhere.

A tour through the simulated Discord comes by all pages and commands. Lines of the games that it doesn't meet are put
where such lines stand, on the pages that show them.
"""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bot
from bot.tables.choices import always_two
from bot.tables.model import Table
from bot.tables.pacts import has_pacts
from engine import registry
from engine.registry import GAMES
from engine.values import Line, Seat
from tests.bot import agreed, missed, overdue, substituted, voted
from tests.bot.hostile import (
    FOREIGN,
    HARMLESS,
    NAMES,
    OWN,
    TYPED,
    Recorder,
    check,
    check_requests,
    foreign_ids,
    members,
)
from tests.bot.hostile import variables as all_variables
from tests.bot.hostile_pages import every_line, seldom
from tests.bot.lobbies import invite
from tests.bot.locale_files import patterns
from tests.bot.plumbing import PLUMBING
from tests.bot.test_whole_games import play_turn
from tests.playing import Position, asking_of, random_move, random_start

DAY = 86400.0
HOUR = 3600.0
TURNS = 2


@pytest.fixture
def recorder(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    return Recorder(monkeypatch)


@pytest.fixture
def all_can_be_said() -> None:
    """Here some lines are given nothing but what others have written."""


def test_every_variable_is_known() -> None:
    """A new one must be said to hold somebody's text or not, and then its messages are met by the test below."""
    assert all_variables() == FOREIGN | OWN
    assert not FOREIGN & OWN
    assert HARMLESS.keys() <= patterns("en").keys()


@pytest.mark.parametrize("game", GAMES)
def test_no_other_variable_is_given_a_seat(game: str) -> None:
    rules = registry.get(game)
    for number in range(5):
        rng = random.Random(f"seats/{number}")
        position = random_start(rules, rng, None)
        while rules.pending(state := position.state):
            seat, action = random_move(rules, position, rng)
            asking, path = asking_of(rules, state, seat, action), action.path
            check_lines([asking.choose(state, seat, path[:length]) for length in range(len(path) + 1)])
            check_lines(list(rules.pending(state).values()))
            check_lines(rules.describe(rules.view(state, None)))
            state, events = rules.apply(state, seat, action, rng)
            check_lines(events)
            position = Position(state, position.seats)
        check_lines(rules.outcome(state))


def check_lines(thing: Any) -> None:
    """Whether seats in all lines of a thing are arguments that are known to hold names."""
    if isinstance(thing, Line):
        for name, value in thing.args:
            if any(isinstance(each, Seat) for each in (value if isinstance(value, tuple) else (value,))):
                assert name in FOREIGN, thing
                assert thing.id not in HARMLESS, thing
    elif isinstance(thing, list | tuple):
        for each in thing:
            check_lines(each)
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            check_lines(getattr(thing, name))


SHOWING = ("views/*.py", "cogs/*.py", "outlet.py", "pictures.py", "speaker.py")


def test_names_are_had_from_one_place() -> None:
    """Everything else that shows something takes them from `bot.views.names`."""
    root = Path(bot.__file__).parent
    for path in (path for pattern in SHOWING for path in root.glob(pattern)):
        where = path.relative_to(root).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute):
                whose = node.value.id if isinstance(node.value, ast.Name) else ""
                assert node.attr not in {"display_name", "global_name", "nick", "shown"}, f"{where}:{node.lineno}"
                named = node.attr == "name" and whose not in {"parameter", "picture", "part", "area"}
                assert not named, f"{where}:{node.lineno}: whose name is it?"


@pytest.mark.usefixtures("undrawn")
async def test_no_text_of_others_acts_as_markup(sea: Any, tools: Any, recorder: Recorder) -> None:
    odd, moderator = members(sea), sea.moderator()
    await in_a_thread(sea, odd)
    for game in GAMES:
        if game in PLUMBING:
            await tables_that_come_to_nothing(sea, tools, game, odd[0], odd[1], moderator)
        if game in PLUMBING or "usual-made" not in recorder.said:  # in some games everybody is late at once
            await time_passes(sea, tools, game, odd, moderator)
        path = f"/channels/{odd[1].user.dm_channel.id}/messages"
        sea.env.inject_error("POST", path, status=403, code=50007, times=None)
        table = await two_tables(sea, game, odd)
        await commands_and_pages(sea, game, odd)
        await turns(sea, tools, table)
        await seldom(sea, table, moderator)
        sea.env.backend.faults.clear()
        await every_line(sea.bot, await sea.bot.tables.reading.get(table))
        await files(sea, tools, game, odd[0], moderator)
        await pacts(sea, table, recorder)
        await substitutes(sea, table, recorder)
        await the_end(sea, tools, game, odd, moderator)
    assert check_requests(sea) > 500, "there was much to be looked at"
    assert foreign_ids() - recorder.said == set(), "nobody has heard these with a hostile text in them"


# The tour


def is_duel(game: str) -> bool:
    return always_two(registry.get(game))


async def open_table(sea: Any, game: str, host: Any, *others: Any, **options: Any) -> None:
    """A challenge, or a lobby with room for the others."""
    if is_duel(game):
        await host.slash(sea.channel, f"{game} start", opponent=others[0], **options)
    else:
        await host.slash(sea.channel, f"{game} start", seats=len(others) + 1, **options)


async def close_all(sea: Any, moderator: Any, member: Any) -> None:
    for table in await sea.bot.tables.reading.of_user(member.id):
        await moderator.slash(sea.channel, "server close", table=str(table.id))


async def tables_that_come_to_nothing(sea: Any, tools: Any, game: str, host: Any, guest: Any, moderator: Any) -> None:
    for end, who in (("Decline", [guest]), ("Withdraw", [host]), ("Leave", [guest, host]), ("", []), ("lapse", [])):
        await open_table(sea, game, host, guest)
        if not is_duel(game):
            await invite(sea, tools, host, guest)
            await host.click(sea.card(), label="My seat")
        for member in (host, guest):
            await member.slash(sea.channel, "games")
            check(await member.autocomplete(sea.channel, f"{game} show", "table", ""))
        card = sea.card()
        if end == "lapse":
            await sea.env.advance_time(8 * DAY)
        elif end in tools.buttons(card):
            for member in who:
                await member.click(card, label=end)
        await close_all(sea, moderator, host)
        await sea.env.advance_time(DAY)  # before the same one may be called again
    for first in ("challenger", "opponent") if is_duel(game) else ():
        await open_table(sea, game, host, guest, first=first)
        await close_all(sea, moderator, host)


async def in_a_thread(sea: Any, odd: list[Any]) -> None:
    """A game in a thread of its own, from its name to the line that tells of its end."""
    await odd[0].slash(sea.channel, "sealords start", opponent=odd[1], thread=True)
    await odd[1].click(sea.card(), label="Accept")
    (thread,) = sea.channel.threads
    asked = (await odd[0].slash(thread, "sealords resign")).response
    await odd[0].click(asked, label="Yes, resign")


async def two_tables(sea: Any, game: str, odd: list[Any]) -> int:
    """Two games of as many as may be; the first one's number."""
    rules = registry.get(game)
    others = odd[1 : max(rules.seats(rules.Options()))]
    for _ in range(2):
        await open_table(sea, game, odd[0], *others)
        for other in others:
            await other.click(sea.card(), label="Accept" if is_duel(game) else "Join")
    tables = await sea.bot.tables.reading.of_user(odd[0].id)
    assert [table.status for table in tables] == ["running"] * 2
    return min(int(table.id) for table in tables)


async def commands_and_pages(sea: Any, game: str, odd: list[Any]) -> None:
    """For each who sits at the tables, and for a spectator."""
    for member in (*odd, sea.watcher):
        for command in ("hand", "log", "resign", "show", "move"):
            check(await member.autocomplete(sea.channel, f"{game} {command}", "table", ""))
        for typed in ("", "d", "P"):
            check(await member.autocomplete(sea.channel, f"{game} move", "move", typed))
        for command in ("hand", "log", "resign"):
            await member.slash(sea.channel, f"{game} {command}")
        await member.slash(sea.channel, f"{game} show", text=True)
        await member.slash(sea.channel, f"{game} move", move=TYPED)
        for command in ("games", "help"):
            await member.slash(sea.channel, command)
        for label in ("Play", "My view", "Log", "Watch"):
            await member.click(sea.card(), label=label)
    for command in ("settings", f"{game} show"):
        await odd[0].slash(sea.channel, command)


def menu_of(tools: Any, page: Any, verb: str) -> str:
    found: str = next(
        part["custom_id"] for part in tools.parts(page) if part.get("custom_id", "").split(":")[2:3] == [verb]
    )
    return found


async def files(sea: Any, tools: Any, game: str, member: Any, moderator: Any) -> None:
    """Files of the server's own with a hostile name, or a hostile key; a lobby that plays one."""
    for option, kind in registry.get(game).hooks.files.items():
        add = f"{game} {kind.word} add"
        text = re.sub("^name = .*$", f"name = '{NAMES[0]}'", kind.template, flags=re.MULTILINE)
        await moderator.slash(sea.channel, add, file=("a.toml", text.encode()))
        await moderator.slash(
            sea.channel, add, file=(NAMES[1], text.replace("game", f'"{NAMES[0]}" = 1\ngame').encode())
        )
        (file,) = await sea.bot.tables.shelves.of(sea.guild.id, game, option)
        check(await member.autocomplete(sea.channel, f"{game} start", option, ""))
        page = (await member.slash(sea.channel, f"{game} {kind.word} list")).response
        await member.select(page, [str(file.id)], custom_id=menu_of(tools, page, "file"))
        await member.slash(sea.channel, f"{game} start", **{option: file.title})
        await member.click(sea.card(), label="Options")
        await member.click(sea.card(), label="Leave")
        sure = await moderator.slash(sea.channel, f"{game} {kind.word} remove", name=file.title)
        await moderator.click(sure.response, label="Remove")


async def turns(sea: Any, tools: Any, table: int) -> None:
    """Turns by clicks at random, at the table of the newest card."""
    rng = random.Random(table)
    for _ in range(TURNS):
        here = int(next(p["custom_id"] for p in tools.parts(sea.card()) if p["type"] == 2).split(":")[1])
        now = await sea.bot.tables.reading.get(here)
        await play_turn(sea, sea.members[now.seats[rng.choice(now.owing)].user], rng, tools)
        await sea.watcher.click(sea.card(), label="Log")


async def the_end(sea: Any, tools: Any, game: str, odd: list[Any], moderator: Any) -> None:
    """All give up; the result, the log after it and the rematch."""
    for member in odd:
        for table in await sea.bot.tables.reading.of_user(member.id, running_only=True):
            asked = (await member.slash(sea.channel, f"{game} resign", table=str(table.id))).response
            await member.click(asked, label="Yes, resign")
    card = sea.card()
    assert "Rematch" in tools.buttons(card)
    await odd[0].slash(sea.channel, f"{game} log")
    for member in (odd[0], sea.watcher):
        await member.click(card, label="Log")
    await odd[0].click(card, label="Rematch")
    await close_all(sea, moderator, odd[0])


async def time_passes(sea: Any, tools: Any, game: str, odd: list[Any], moderator: Any) -> None:
    """Somebody's time runs out at a table: all that the others can do, by commands, and all that is shown."""
    rules = registry.get(game)
    sitting = odd[: 2 if is_duel(game) else min(3, max(rules.seats(rules.Options())))]
    await open_table(sea, game, *sitting, clock="1d", **{"at-zero": "ask"})
    for other in sitting[1:]:
        await other.click(sea.card(), label="Accept" if is_duel(game) else "Join")
    number = max(table.id for table in await sea.bot.tables.reading.of_user(odd[0].id))
    for _ in sitting:
        await sea.end_turn(number)
    table = await sea.bot.tables.reading.get(number)
    for pages in (
        overdue.pages(sea.bot.house, table),
        voted.pages(sea.bot.house, table, reason=TYPED),
        missed.pages(sea.bot.house, table),
    ):
        for shown in [each async for each in pages]:
            check(shown.layout.to_components())
    await moderators_words(sea, moderator, table)
    for command in ("day", "usual", "without"):
        await sea.env.advance_time(25 * HOUR)
        late = (await sea.bot.tables.reading.get(number)).owing
        others = [member for member in sitting if table.seat_of(member.id) not in late]
        for other in others:
            asked = (await other.slash(sea.channel, f"table {command}", table=str(number))).response
            if "Yes, go on" in tools.buttons(asked):
                await other.click(asked, label="Yes, go on")
    page = (await sitting[0].slash(sea.channel, "settings")).response
    await sitting[0].click(page, label="Forget me")
    await moderator.slash(sea.channel, "server close", table=str(number))
    if len(sitting) > 2:
        await open_table(sea, game, *sitting, clock="1d")
        for other in sitting[1:]:
            await other.click(sea.card(), label="Join")
        number = max(table.id for table in await sea.bot.tables.reading.of_user(odd[0].id))
        await partners_steer(sea, rules, number)
        await moderator.slash(sea.channel, "server close", table=str(number))


async def moderators_words(sea: Any, moderator: Any, table: Table) -> None:
    """What a moderator does with a reason, and the log of it."""
    for command in ("pause", "resume"):
        await moderator.slash(sea.channel, f"server {command}", table=str(table.id), reason=TYPED)
    check(await moderator.autocomplete(sea.channel, "server unseat", "player", "", table=str(table.id)))
    await moderator.slash(sea.channel, "server unseat", table=str(table.id), player="nobody", reason=TYPED)
    await moderator.slash(sea.channel, "server log")


async def partners_steer(sea: Any, rules: Any, number: int) -> None:
    """All against the last one: somebody lets two turns go by, and a partner moves for him, and stops."""
    with pytest.MonkeyPatch.context() as patch:
        *team, rival = range(len((await sea.bot.tables.reading.get(number)).seats))
        teams = (tuple(team), (rival,))
        patch.setattr(rules, "hooks", rules.hooks._replace(teams=lambda options, setup: teams))
        while (table := await sea.bot.tables.reading.get(number)).owing[0] == rival:
            await sea.end_turn(number)
        for shown in [each async for each in overdue.partners(sea.bot.house, table)]:
            check(shown.layout.to_components())
        away = table.owing[0]
        while table.seats[away].autopilot_since is None:
            if table.owing == (away,):
                await sea.env.advance_time(25 * HOUR)
            else:
                await sea.end_turn(number)
            table = await sea.bot.tables.reading.get(number)
        for command in ("steer", "release"):
            for row in table.seats:
                await sea.members[row.user].slash(sea.channel, f"table {command}", table=str(number))


async def pacts(sea: Any, number: int, recorder: Recorder) -> None:
    """What players agree in their own words, at the first table where they can."""
    table = await sea.bot.tables.reading.get(number)
    if has_pacts(table) and "pact-proposed" not in recorder.said:
        async for shown in agreed.pages(sea.bot, table, TYPED, TYPED):
            check(shown.layout.to_components())


async def substitutes(sea: Any, number: int, recorder: Recorder) -> None:
    """Seats that are open and change hands, which no game knows of."""
    table = await sea.bot.tables.reading.get(number)
    if "result-tenure" not in recorder.said:
        async for shown in substituted.pages(sea.bot.house, table, name=TYPED):
            check(shown.layout.to_components())
