"""Substitutes in Discord: a seat is offered, asked for and taken, and what its former holder has does nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot import texts
from bot.tables.person import Person
from tests.bot import substituted
from tests.bot.clicking import assert_valid
from tests.bot.moves import random_move


async def read(sea: Any, table: int) -> Any:
    return await sea.bot.tables.reading.get(table)


async def offer(sea: Any, member: Any, tools: Any) -> Any:
    """Somebody looks for a substitute, by buttons; the answer."""
    page = (await member.click(sea.card(), label="My view")).response
    page = (await member.click(page, label="More")).response
    page = (await member.click(page, label="Find a substitute")).response
    assert "Until then you play on" in tools.text(page)
    return (await member.click(page, label="Offer my seat")).response


@pytest.mark.usefixtures("undrawn")
async def test_among_two_the_opponent_agrees(sea: Any, tools: Any) -> None:
    table = await sea.start("sealords")
    assert "Your seat is open" in tools.text(await offer(sea, sea.light, tools))
    assert "is looking for a substitute" in tools.text(sea.card())
    assert "Take the seat" in tools.buttons(sea.card())
    assert "Keep my seat" in tools.buttons(sea.dms(sea.light)[-1])
    for member, said in ((sea.light, "your own seat"), (sea.dark, "nobody has two seats")):
        assert said in tools.text((await member.click(sea.card(), label="Take the seat")).response)
    watched = (await sea.watcher.click(sea.card(), label="Watch")).response
    page = (await sea.watcher.click(watched, label="Take the seat")).response
    shown = tools.text(page)
    assert "You would play for" in shown
    assert "must agree to you" in shown
    assert "Your clock would start with 3 d" in shown.replace("\xa0", " ")
    page = (await sea.watcher.click(page, label="Ask for the seat")).response
    assert "is asked whether you may take the seat" in tools.text(page)
    assert "Makarov" not in [row.name for row in (await read(sea, table)).seats]
    asked = sea.dms(sea.dark)[-1]
    assert "You decide" in tools.text(asked)
    old = sea.dms(sea.light)[-1]
    await sea.dark.user.click(asked, label="Agree to Makarov")
    found = await read(sea, table)
    assert found.seat_of(sea.watcher.id) == 0
    (line,) = [part for part in tools.parts(sea.dms(sea.light)[-1]) if part["type"] != 12]
    assert "You gave this seat up" in line["content"]
    assert sea.dms(sea.light)[-1].id == old.id, "it is the last one, reduced"
    mine = sea.dms(sea.watcher)[-1]
    assert f"table {table}" in tools.text(mine)
    assert "has taken over the seat of" in tools.text(sea.card())
    await sea.end_turn(table)
    assert (await sea.log(table))[-1].seat == 0
    await sea.dark.slash(sea.channel, "sealords resign", table=str(table))
    await sea.dark.click(sea.channel.history(viewer=sea.dark)[-1], label="Yes, resign")
    assert "Nakhimov played until" in tools.text(sea.card())


@pytest.mark.usefixtures("undrawn")
async def test_declined_withdrawn_and_kept(sea: Any, tools: Any) -> None:
    table = str(await sea.start("sealords"))
    other = sea.member("Ushakov")
    assert "Your seat isn’t open" in tools.text(
        (await sea.light.slash(sea.channel, "table keep", table=table)).response
    )
    page = (await sea.light.slash(sea.channel, "table substitute", table=table)).response
    await sea.light.click(page, label="Offer my seat")
    for member in (sea.watcher, other):
        page = (await member.slash(sea.channel, "table take")).response
        await member.click(page, label="Ask for the seat")
    await sea.dark.user.click(sea.dms(sea.dark)[-1], label="Decline Makarov")
    assert "prefers another solution" in tools.text(sea.channel.history(viewer=sea.watcher)[-1]), (
        "he has no messages yet"
    )
    assert sea.pinged() == [sea.watcher.id]
    page = (await sea.watcher.slash(sea.channel, "table take", table=table)).response
    assert "was declined" in tools.text(page)
    page = (await other.slash(sea.channel, "table take")).response
    assert "waits for an answer" in tools.text(page)
    page = (await other.click(page, label="Withdraw my request")).response
    assert "withdrawn" in tools.text(page)
    page = (await sea.light.slash(sea.channel, "table keep")).response
    assert "You keep your seat" in tools.text(page)
    assert "Take the seat" not in tools.buttons(sea.card())
    page = (await other.slash(sea.channel, "table take")).response
    assert "no table on this server" in tools.text(page)


@pytest.mark.usefixtures("undrawn")
async def test_before_one_asks_it_is_said_when_that_lapses(sea: Any, tools: Any) -> None:
    """Sooner for who has withdrawn, as he goes on with what he had asked for."""
    table = await sea.start("sealords")
    page = (await sea.light.slash(sea.channel, "table substitute", table=str(table))).response
    await sea.light.click(page, label="Offer my seat")
    page = (await sea.watcher.slash(sea.channel, "table take")).response
    page = (await sea.watcher.click(page, label="Ask for the seat")).response
    (waits,) = (await read(sea, table)).candidates
    for hours, said in ((5, True), (20, False)):
        await sea.watcher.click(page, label="Withdraw my request")
        await sea.env.advance_time(hours * 3600.0)
        page = (await sea.watcher.slash(sea.channel, "table take")).response
        assert (f"lapses <t:{int(waits.until.timestamp())}:R>" in tools.text(page)) == said
        page = (await sea.watcher.click(page, label="Ask for the seat")).response
        assert ((await read(sea, table)).candidates == (waits,)) == said


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("back", [False, True])
async def test_who_is_there_is_looked_at_before_a_seat_is_given_without_a_yes(sea: Any, tools: Any, back: bool) -> None:
    """Who waits for it and has left the server doesn't get it, and the opponent may be back."""
    other = sea.member("Ushakov")
    table = await sea.start("sealords")
    page = (await sea.light.slash(sea.channel, "table substitute", table=str(table))).response
    await sea.light.click(page, label="Offer my seat")
    for member in (sea.watcher, other):
        page = (await member.slash(sea.channel, "table take")).response
        await member.click(page, label="Ask for the seat")
    sea.guild.remove_member(sea.watcher)
    sea.guild.remove_member(sea.dark)
    await sea.bot.house.look_round(await read(sea, table), closely=True)
    if back:
        sea.guild.add_member(sea.dark.user)
    await sea.env.advance_time(60.0)
    found = await read(sea, table)
    assert (found.seats[0].user, found.seats[1].absent) == ((sea.light if back else other).id, not back)
    assert sea.watcher.id not in {row.user for row in found.seats}
    if back:
        assert [each.ended for each in found.candidates] == ["", ""], "he is asked as before"


@pytest.mark.usefixtures("undrawn")
async def test_two_click_at_once_and_one_has_the_seat(sea: Any, tools: Any) -> None:
    """Among three nobody has to agree. What the former holder has does nothing."""
    third, other = sea.member("Ushakov"), sea.member("Senyavin")
    table = await sea.start("tranquility", sea.dark, third, clock="1d")
    page = (await sea.light.slash(sea.channel, "table substitute")).response
    await sea.light.click(page, label="Offer my seat")
    old = (await sea.light.click(sea.card(), label="My view")).response
    far = sea.env.create_guild("Elsewhere")
    stranger, channel = far.add_member(sea.env.create_user("stranger")), far.create_text_channel("far")
    for number, said in ((None, "no table on this server"), (str(table), "only be taken on the server")):
        named = {} if number is None else {"table": number}
        assert said in tools.text((await stranger.slash(channel, "table take", **named)).response)
    pages = [(await member.click(sea.card(), label="Take the seat")).response for member in (sea.watcher, other)]
    answers = await sea.at_once(
        *(member.click(page, label="Take the seat") for member, page in zip((sea.watcher, other), pages, strict=True))
    )
    said = [tools.text(answer.response) for answer in answers]
    assert sorted("The seat is yours" in each for each in said) == [False, True]
    found = await read(sea, table)
    assert found.seats[0].user in (sea.watcher.id, other.id)
    for label in tools.buttons(old):
        if label in ("More", "Play", "Pacts"):
            assert "You gave this seat up" in tools.text((await sea.light.click(old, label=label)).response)
    assert "You gave this seat up" in tools.text((await sea.light.click(sea.card(), label="Play")).response)
    refused = (await sea.light.slash(sea.channel, "tranquility move", move="end", table=str(table))).response
    assert "You gave this seat up" in tools.text(refused)
    page = (await sea.light.click(sea.card(), label="Log")).response
    assert "plays this seat" in tools.text(page)


@pytest.mark.usefixtures("undrawn")
async def test_others_open_the_seat_of_one_who_is_away(sea: Any, tools: Any) -> None:
    third = sea.member("Ushakov")
    table = await sea.start("tranquility", sea.dark, third, clock="1d")
    found = await read(sea, table)
    away = found.owing[0]
    gone = sea.members[found.seats[away].user]
    rest = [sea.members[row.user] for row in found.seats if row.seat != away]
    page = (await rest[0].slash(sea.channel, "table substitute")).response
    assert not [label for label in tools.buttons(page) if label.startswith("Open the seat")]
    while not (await read(sea, table)).seats[away].autopilot_since:
        if away in (await read(sea, table)).owing:
            await sea.env.advance_time(25 * 3600.0)
        else:
            await sea.end_turn(table)
    page = (await rest[0].slash(sea.channel, "table substitute")).response
    (label,) = [label for label in tools.buttons(page) if label.startswith("Open the seat")]
    page = (await rest[0].click(page, label=label)).response
    assert "is told" in tools.text(page)
    assert "has opened your seat" in tools.text(sea.dms(gone)[-1])
    assert "isn’t there, so" in tools.text(sea.card())
    await gone.user.click(sea.dms(gone)[-1], label="Keep my seat")
    found = await read(sea, table)
    assert (found.seats[away].offered_by, found.seats[away].autopilot_since) == (None, None)
    assert "Take the seat" not in tools.buttons(sea.card())


@pytest.mark.parametrize(
    ("game", "language"), list(zip(("ageofsail", "piratebay", "tranquility"), texts.LANGUAGES, strict=True))
)
async def test_discord_takes_every_page(sea: Any, undrawn: None, game: str, language: str) -> None:
    """The code knows no game: one with sides, one with scores and one for a team, in a language each."""
    table = await read(sea, await sea.start(game, *sea.company(game)))
    for shown in [each async for each in substituted.pages(sea.bot.house, table, language)]:
        assert_valid(shown.layout.to_components())


# What a former holder can see

READ = {"look": "Look closer", "words": "", "pacts": "", "log": "Log", "symbols": "Symbols", "rules": "Rules"}
"""What anybody may read, by the verbs of one's own pages, and where it is on the card."""


async def use(member: Any, page: Any, part: dict[str, Any]) -> Any:
    """Click a button, or choose the first that a menu offers."""
    if part["type"] == 2:
        return await member.click(page, custom_id=part["custom_id"])
    values = [option["value"] for option in part["options"][: max(1, part.get("min_values", 1))]]
    return await member.select(page, custom_id=part["custom_id"], values=values)


def shown(tools: Any, message: Any) -> list[str]:
    """What is shown in words, with what pictures would be drawn from."""
    return [tools.text(message), *tools.alts(message)]


@pytest.mark.parametrize("game", ["sealords", "admiral", "tranquility"])
async def test_a_former_holder_sees_and_does_no_more_than_a_stranger(
    sea: Any, tools: Any, undrawn: None, game: str
) -> None:
    """Whatever he clicks of what he has, and whatever he types, is answered as to somebody who never sat there."""
    rng, stranger = Random(5), sea.member("Senyavin")
    table = await sea.start(game, *sea.company(game))
    await play(sea, table, rng, 12)
    found = await read(sea, table)
    seat = found.owing[0]
    holder, user = sea.members[found.seats[seat].user], found.seats[seat].user
    pages = [(await holder.click(sea.card(), label=label)).response for label in ("My view", "Play")]
    pages.append((await holder.click(pages[0], label="More")).response)
    some = sea.bot.tables.substitutes
    await some.offer(table, user, seat)
    await some.take(table, Person(sea.watcher.id, "Makarov"), seat)
    if (await read(sea, table)).seat_of(sea.watcher.id) is None:
        await some.agree(table, next(row.user for row in found.seats if row.seat != seat), sea.watcher.id)
    await play(sea, table, rng, 6)
    await sea.bot.house.show_now(table)
    before = await read(sea, table)
    clicked = set()
    for page in pages:
        parts = [part for part in tools.parts(page) if part.get("custom_id") and not part.get("disabled")]
        verbs = {part["custom_id"].split(":")[2]: part for part in parts}
        for verb in verbs.keys() - {"settings", "away", "tips-off", *READ}:  # the first are his own, wherever he sits
            result = await use(holder, page, verbs[verb])
            said = tools.text((result.followups or [result.response])[-1])
            assert "You gave this seat up" in said, verb
        clicked |= verbs.keys() - READ.keys()
        for verb in [verb for verb in READ if verb in verbs and verb not in clicked][:1]:  # it takes the page's place
            clicked.add(verb)
            said = shown(tools, (await use(holder, page, verbs[verb])).response)
            if verb == "pacts":
                assert "no pacts here for you to see" in said[0]
            elif verb == "words":
                words = await stranger.slash(sea.channel, f"{game} show", text=True, table=str(table))
                assert said == shown(tools, words.response)
            else:
                assert said == shown(tools, (await stranger.click(sea.card(), label=READ[verb])).response), verb
    assert clicked >= {"more", "asks", "resign", "seats"}
    assert clicked & READ.keys()
    for command, options in (("move", {"move": "end"}), ("hand", {}), ("resign", {})):
        answer = await holder.slash(sea.channel, f"{game} {command}", table=str(table), **options)
        assert tools.text(answer.response).startswith("You gave this seat up"), command
    for command in ("time", "pacts", "ask", "substitute", "keep", "back", "steer", "quiet"):
        answer = await holder.slash(sea.channel, f"table {command}", table=str(table))
        assert tools.text(answer.response).startswith("You gave this seat up"), command
    assert await holder.autocomplete(sea.channel, f"{game} move", "move", "", table=str(table)) == []
    now = await read(sea, table)
    assert (now.seq, now.state, now.steps, now.asks, now.motions) == (before.seq, before.state, before.steps, (), ())


async def play(sea: Any, table: int, rng: Random, moves: int) -> None:
    """So many random moves, of whoever owes one."""
    for _ in range(moves):
        found = await read(sea, table)
        if found.status == "running":
            move = random_move(found, rng, freely=0)
            await sea.bot.tables.turns.act(table, move.user, move.number, move.path)
