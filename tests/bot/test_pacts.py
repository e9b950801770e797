"""Pacts in Discord (AD-65): written, signed and told, in three languages; and who sees nothing of them."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot import texts
from bot.tables.pacts import GOAL, WORDS
from bot.views import pact_making
from bot.views.card import card_page
from bot.views.links import table_url
from bot.views.log import log_page
from bot.views.modals import WRITTEN
from bot.views.own import own_page
from bot.views.pacts import pacts_page
from engine import registry
from tests.bot.agreed import pages
from tests.bot.clicking import assert_valid
from tests.bot.described import describe_pictures
from tests.bot.forging import forged
from tests.bot.hostile import MARK, NAMES, TYPED, check
from tests.bot.hostile import members as hostile_members
from tests.bot.test_leaks import shown

pytestmark = pytest.mark.usefixtures("undrawn")
PEACE = "No shot between us"
DAY = 86400.0


@pytest.fixture
def described(sea: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    describe_pictures(monkeypatch)


async def fleet(sea: Any, seats: int = 3, **options: Any) -> Any:
    """A game of Age of Sail for so many."""
    others = [sea.dark, *(sea.member(name) for name in ("Ushakov", "Senyavin")[: seats - 2])]
    table = await sea.start("ageofsail", *others, **options)
    return SimpleNamespace(table=table, light=sea.light, dark=sea.dark, third=others[1], members=[sea.light, *others])


async def seat_of(sea: Any, crew: Any, member: Any) -> int:
    found = await sea.bot.tables.reading.get(crew.table)
    seat = found.seat_of(member.id)
    assert seat is not None
    return int(seat)


def part(tools: Any, message: Any, verb: str) -> dict[str, Any]:
    """The button or menu that does this."""
    return next(p for p in tools.parts(message) if p.get("custom_id", "").split(":")[2:3] == [verb])


async def choose(tools: Any, member: Any, message: Any, verb: str, *values: str) -> Any:
    id = part(tools, message, verb)["custom_id"]
    return (await member.select(message, list(values), custom_id=id)).response


async def press(tools: Any, member: Any, message: Any, verb: str) -> Any:
    return (await member.click(message, custom_id=part(tools, message, verb)["custom_id"])).response


async def propose(
    sea: Any, tools: Any, crew: Any, author: Any, others: list[Any], words: str = PEACE, *, seen: str = "private",
    term: str = "open", goal: str | None = None,
) -> Any:  # fmt: skip
    """Somebody proposes a pact, by clicks; what he is shown then."""
    page = (await author.slash(sea.channel, "table pacts", table=str(crew.table))).response
    page = await press(tools, author, page, "pact-new")
    page = await choose(tools, author, page, "pact-with", *[str(await seat_of(sea, crew, other)) for other in others])
    page = await choose(tools, author, page, "pact-seen", seen)
    page = await choose(tools, author, page, "pact-term", "turns" if term.isdecimal() else term)
    if term.isdecimal():
        page = await choose(tools, author, page, "pact-turns", term)
    modal = await author.click(page, custom_id=part(tools, page, "pact-write")["custom_id"])
    written = {"text": words} if goal is None else {"text": words, "text2": goal}
    return (await author.submit_modal(modal, written)).response


async def newest(sea: Any, crew: Any, member: Any) -> Any:
    """The first pact that this member is shown."""
    table = await sea.bot.tables.reading.get(crew.table)
    return (await sea.bot.tables.pacts.known(table, table.seat_of(member.id)))[0]


async def sign(sea: Any, tools: Any, member: Any) -> Any:
    """Somebody opens the pact in the direct message that asks him, and signs."""
    asked = sea.dms(member)[-1]
    opened = (await member.user.click(asked, label="Open the pact")).response
    return (await member.user.click(opened, label="Sign")).response


async def test_from_the_proposal_to_the_verdict(sea: Any, tools: Any) -> None:
    crew = await fleet(sea)
    page = await propose(sea, tools, crew, crew.light, [crew.dark, crew.third], f"{PEACE}\nNor boarding", seen="public")
    assert "The pact is proposed" in tools.text(page)
    assert f"> {PEACE}\n> Nor boarding" in tools.text(page)
    for member in (crew.dark, crew.third):
        assert "proposes a pact to you" in tools.text(sea.dms(member)[-1])
        assert "proposes a pact" in tools.text((await member.click(sea.card(), label="My view")).response)
    assert "Pacts" not in tools.buttons(sea.card())
    await sign(sea, tools, crew.dark)
    assert "Pact 1" not in tools.text(sea.card())
    page = await sign(sea, tools, crew.third)
    assert "You have signed" in tools.text(page)
    assert "All have signed" in tools.text(sea.dms(crew.light)[-1])
    assert "pact 1" in tools.text(sea.card())
    assert "has made pact 1" in tools.text((await sea.watcher.click(sea.card(), label="Log")).response)
    page = (await sea.watcher.click(sea.card(), label="Pacts")).response
    assert PEACE in tools.text(page)
    page = await choose(tools, sea.watcher, page, "pact-open", str((await newest(sea, crew, crew.dark)).id))
    assert tools.buttons(page) == ["All pacts"]
    view = (await crew.dark.click(sea.card(), label="My view")).response
    assert f"“{PEACE} Nor boarding”" in tools.text(view)
    page = (await crew.dark.click(view, label="Pacts")).response
    page = await choose(tools, crew.dark, page, "pact-open", str((await newest(sea, crew, crew.dark)).id))
    page = await choose(tools, crew.dark, page, "pact-broken", str(await seat_of(sea, crew, crew.light)))
    assert "has broken it" in tools.text(page)
    page = (await crew.dark.click(page, label="End the pact")).response
    assert "The pact has ended" in tools.text(page)
    assert "ended pact 1" in tools.text(sea.card())
    for member in crew.members[:2]:
        resign = (await member.slash(sea.channel, "ageofsail resign", table=str(crew.table))).response
        await member.click(resign, label="Yes, resign")
    assert (await sea.bot.tables.reading.get(crew.table)).status == "over"
    page = (await sea.watcher.click(sea.card(), label="Pacts")).response
    assert PEACE in tools.text(page)
    assert "broken: 1" in tools.text(page)


@pytest.mark.parametrize(("seats", "options"), [(4, {}), (3, {"scenario": "assault"}), (4, {"scenario": "assault"})])
async def test_with_four_and_in_teams(sea: Any, tools: Any, seats: int, options: dict[str, str]) -> None:
    crew = await fleet(sea, seats, **options)
    await propose(sea, tools, crew, crew.light, crew.members[1:2], term="3")
    assert "proposes a pact to you" in tools.text(sea.dms(crew.dark)[-1])
    await sign(sea, tools, crew.dark)
    assert (await newest(sea, crew, crew.light)).is_running
    view = tools.text((await crew.light.click(sea.card(), label="My view")).response)
    assert "3 more turns of" in view


async def test_what_is_refused_says_why_and_loses_no_words(
    sea: Any, tools: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    crew = await fleet(sea)
    for name in ("WORDS", "GOAL"):  # of the modal, which a changed client needn't keep to
        monkeypatch.setattr(pact_making, name, WRITTEN)
    assert "There are no pacts here" in tools.text((await crew.light.slash(sea.channel, "table pacts")).response)
    page = await propose(sea, tools, crew, crew.light, [crew.dark], f"{MARK} " * (WRITTEN // 3))
    assert f"a pact has {WORDS} at most" in tools.text(page)
    assert "You wrote" in tools.text(page)
    assert MARK in tools.text(page)
    page = await propose(sea, tools, crew, crew.light, [crew.dark], "Peace", term="goal", goal="x" * (GOAL + 1))
    assert "The goal is too long" in tools.text(page)
    assert "> Peace" in tools.text(page)
    await sea.start("sealords")
    duel = max(table.id for table in await sea.bot.tables.reading.of_user(sea.light.id))
    said = tools.text((await sea.light.slash(sea.channel, "table pacts", table=str(duel))).response)
    assert "three or more play" in said
    await propose(sea, tools, crew, crew.light, [crew.dark])
    asked = sea.dms(crew.dark)[-1]
    page = (await crew.dark.user.click(asked, label="Open the pact")).response
    stale = page
    own = (await crew.light.slash(sea.channel, "table pacts", table=str(crew.table))).response
    own = await choose(tools, crew.light, own, "pact-open", str((await newest(sea, crew, crew.light)).id))
    await crew.light.click(own, label="Withdraw")
    await forged(crew.dark.user, stale, f"f1b:{crew.table}:pact-sign:{(await newest(sea, crew, crew.dark)).id}:")
    assert "has withdrawn" in tools.text(sea.dms(crew.dark)[-2])


async def surfaces(sea: Any, tools: Any, crew: Any, member: Any) -> list[Any]:
    """All that somebody can be shown of the table, and of the pacts there."""
    bot = sea.bot
    table = await bot.tables.reading.get(crew.table)
    seat = table.seat_of(member.id)
    seen: list[Any] = [shown(await card_page(bot.tables, table)), await table_url(bot.tables, table)]
    seen += [
        shown(await pacts_page(bot.tables, table, seat, "en")),
        shown(await log_page(bot.tables, table, seat, "en")),
    ]
    if seat is not None:
        seen.append(shown(await own_page(bot.tables, table, seat, "en", onward=True)))
        for command in ("table pacts", "table time", "games", "ageofsail hand", "ageofsail log"):
            seen.append(tools.text((await member.slash(sea.channel, command)).response))
    for command in ("table pacts", "ageofsail move"):
        option = "table" if command == "table pacts" else "move"
        seen.append(await member.autocomplete(sea.channel, command, option, ""))
    for verb in (
        "pact",
        "pact-sign",
        "pact-decline",
        "pact-withdraw",
        "pact-met",
        "pact-end",
        "pact-kept",
        "pact-unmark",
    ):
        said = (await forged(member, sea.card(), f"f1b:{crew.table}:{verb}:{crew.pact}:")).response
        seen.append((verb, tools.text(said), tools.buttons(said)))
    for verb in ("pact-open", "pact-broken"):
        said = (await forged(member, sea.card(), f"f1s:{crew.table}:{verb}:{crew.pact}:", [str(crew.pact)])).response
        seen.append((verb, tools.text(said), tools.buttons(said)))
    return seen


@pytest.mark.usefixtures("described")
async def test_an_outsider_sees_the_same_with_and_without_a_private_pact(sea: Any, tools: Any) -> None:
    """Messages, edits, log, pages, answers, suggestions, refusals: nothing depends on it."""
    crew = await fleet(sea)
    crew.pact = 123
    outsiders = (crew.third, sea.watcher)
    table = await sea.bot.tables.reading.get(crew.table)
    before = [await surfaces(sea, tools, crew, member) for member in outsiders]
    with capture_logs() as logs:
        sent = len(sea.env.http_requests)
        await propose(sea, tools, crew, crew.light, [crew.dark], term="goal", goal="Until it rains")
        crew.pact = (await newest(sea, crew, crew.light)).id
        for step in ("sign", "say_met", "object", "decline"):
            for member in outsiders:
                now = [re.sub(str(crew.pact), "123", repr(s)) for s in await surfaces(sea, tools, crew, member)]
                assert now == [repr(s) for s in before[outsiders.index(member)]], step
            if step != "decline":
                await getattr(sea.bot.tables.pacts, step)(crew.table, crew.dark.id, crew.pact)
                await sea.env.settle()
        requests = sea.env.http_requests[sent:]
    assert await sea.bot.tables.reading.get(crew.table) == table, "nothing of the table itself has changed"
    channel = [r for r in requests if str(sea.channel.id) in r.path and r.method in ("POST", "PATCH", "DELETE")]
    assert channel == [], "no message in the channel was sent or edited"
    dm = crew.third.user.dm_channel
    assert not [r for r in requests if str(dm.id) in r.path]
    for viewer in outsiders:
        for message in (*sea.channel.history(viewer=viewer), *sea.dms(crew.third)):
            assert PEACE not in tools.text(message)
            assert "it rains" not in tools.text(message)
    assert PEACE not in repr(logs)


async def test_a_partner_who_steers_sees_nothing_of_them(sea: Any, tools: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.get("ageofsail")
    crew = await fleet(sea)
    monkeypatch.setattr(game, "hooks", game.hooks._replace(teams=lambda options, setup: ((0, 2), (1,))))
    await propose(sea, tools, crew, crew.light, [crew.dark])
    await sign(sea, tools, crew.dark)
    table = await sea.bot.tables.reading.get(crew.table)
    seat = table.seat_of(crew.light.id)
    own = shown(await own_page(sea.bot.tables, table, seat, "en"))
    steered = shown(await own_page(sea.bot.tables, table, seat, "en", steering=True))
    assert PEACE in repr(own)
    assert PEACE not in repr(steered)


async def test_a_killed_bot_loses_and_repeats_nothing(sea: Any, tools: Any) -> None:
    crew = await fleet(sea)
    page = await propose(sea, tools, crew, crew.light, [crew.dark], seen="public", term="1")
    assert "proposed" in tools.text(page)
    await sea.restart()
    asked = [m for m in sea.dms(crew.dark) if "proposes a pact to you" in tools.text(m)]
    assert len(asked) == 1
    await sign(sea, tools, crew.dark)
    await sea.restart()
    told = [m for m in sea.dms(crew.light) if "All have signed" in tools.text(m)]
    assert len(told) == 1
    while (await newest(sea, crew, crew.light)).ending is None:
        await sea.end_turn(crew.table)
    await sea.restart()
    for member in (crew.light, crew.dark):
        assert len([m for m in sea.dms(member) if "The pact has ended" in tools.text(m)]) == 1
    log = tools.text((await sea.watcher.click(sea.card(), label="Log")).response)
    assert log.count("has made pact 1") == log.count("its turns are over") == 1


async def test_who_takes_no_direct_messages_is_not_pinged_for_it(sea: Any, tools: Any) -> None:
    crew = await fleet(sea)
    sea.env.inject_error(
        "POST", f"/channels/{crew.dark.user.dm_channel.id}/messages", status=403, code=50007, times=None
    )
    sent = len(sea.env.http_requests)
    await propose(sea, tools, crew, crew.light, [crew.dark])
    assert not [
        r for r in sea.env.http_requests[sent:] if r.method == "POST" and f"{sea.channel.id}/messages" in r.path
    ]
    view = tools.text((await crew.dark.click(sea.card(), label="My view")).response)
    assert "proposes a pact" in view


HOSTILE = (
    TYPED,
    "\n".join(NAMES),
    "@everyone @here <@1> <@&2> <#3>",
    "\u202e\u2066‮drawkcab\u200b\u200d\u2060",
    "a\u0301\u0301\u0301\u0301" * 80,
    "`" * WORDS,
    "@" * WORDS,
    "\n\n# big\n> quoted\n- list\n1. one\n-# small\n```code```",
)


@pytest.mark.parametrize("language", texts.LANGUAGES)
async def test_hostile_words_act_as_nothing_and_fit_everywhere(sea: Any, tools: Any, language: str) -> None:
    odd = hostile_members(sea)
    await odd[0].slash(sea.channel, "ageofsail start", seats=4)
    for member in odd[1:4]:
        await member.click(sea.card(), label="Join")
    (table,) = await sea.bot.tables.reading.of_user(odd[0].id)
    found = 0
    # all kinds of markup once: links, mentions, times, commands, emoji, spoilers
    for words in (TYPED, *NAMES[:3]) if language == "en" else (TYPED,):
        async for page in pages(sea.bot, table, words, words, language):
            body = page.layout.to_components()
            assert_valid(body)
            found += check(body)
    assert found
    for words in ("`" * WORDS, "x" * WORDS, "\n".join("@" * 60 for _ in range(6))):
        async for page in pages(sea.bot, table, words, words[:GOAL], language):
            body = page.layout.to_components()
            assert_valid(body)
            assert not any(re.search(r"@(everyone|here)|<@[!&]?\d", text) for text in _contents(body))


def _contents(body: Any) -> list[str]:
    found: list[str] = []
    for component in body:
        found += [component["content"]] if "content" in component else []
        found += _contents(component.get("components", ()))
    return found


@pytest.mark.parametrize("words", HOSTILE)
async def test_hostile_words_are_written_and_told(sea: Any, tools: Any, words: str) -> None:
    """In private answers, direct messages and the log; where they go, they ping nobody."""
    crew = await fleet(sea)
    sent = len(sea.env.http_requests)
    await propose(sea, tools, crew, crew.light, [crew.dark], words, seen="public", term="goal", goal=words[:GOAL])
    await sign(sea, tools, crew.dark)
    await sea.watcher.click(sea.card(), label="Pacts")
    for member in (crew.light, crew.dark):
        await member.click(sea.card(), label="My view")
    bodies = [r.json for r in sea.env.http_requests[sent:] if isinstance(r.json, dict)]
    messages = [body for body in bodies if "components" in body]
    assert len(messages) > 10
    for body in messages:
        assert not body["allowed_mentions"].get("parse")
        assert not body["allowed_mentions"].get("users")
        told = [text for text in _contents(body["components"]) if not text.startswith(("To move", "Whose"))]
        assert not re.search(r"@(everyone|here)|<@&?1>|<#3>|\u202e|\u200d|\n#|\n- ", "\n".join(told))
        assert len("".join(told)) <= 4000
        if words == TYPED:
            check(body)


@pytest.mark.parametrize(
    ("locale", "head", "said"), [("ru", "Договоры", "предлагает вам"), ("uk", "Угоди", "пропонує вам")]
)
async def test_it_is_told_in_the_readers_language(sea: Any, tools: Any, locale: str, head: str, said: str) -> None:
    sea.locales[sea.dark.id] = locale
    crew = await fleet(sea)
    await propose(sea, tools, crew, crew.light, [crew.dark])
    told = tools.text(sea.dms(crew.dark)[-1])
    assert head in told
    assert said in told
