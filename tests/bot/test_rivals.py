"""The bot's own seats in a simulated Discord: one click and a game runs, in which it answers by itself."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.builders import UserHandle

from bot.tables.choices import always_two
from bot.views.names import table_label
from engine import registry
from engine.chance import commitment
from tests.bot.lobbies import invite, menu, opened, said


def itself(sea: Any) -> Any:
    """The bot, as an option names it."""
    return UserHandle(sea.env, sea.env.backend.bot_user)


async def duel(sea: Any, **options: Any) -> int:
    await sea.light.slash(sea.channel, "sealords start", opponent=itself(sea), **options)
    return max(table.id for table in await sea.bot.tables.reading.of_user(sea.light.id))


class TestADuel:
    async def test_it_begins_at_once(self, sea: Any, tools: Any) -> None:
        result = await sea.light.slash(sea.channel, "sealords start", opponent=itself(sea), first="challenger")
        assert "has begun" in said(tools, result)
        (table,) = await sea.bot.tables.reading.of_user(sea.light.id)
        assert (table.status, table.names) == ("running", ("Nakhimov", "Flotilla"))
        assert "Play" in tools.buttons(sea.card())
        assert not [m for m in sea.env.http_requests if m.path.endswith("/users/@me/channels") and m.method == "POST"][
            1:
        ]

    async def test_it_moves_within_the_same_moment(self, sea: Any, tools: Any) -> None:
        table = await duel(sea, first="opponent")
        now = await sea.bot.tables.reading.get(table)
        assert now.owing == (0,)
        assert [row.seat for row in await sea.log(table) if row.kind == "action"]
        for _ in range(3):
            await sea.end_turn(table)
            assert (await sea.bot.tables.reading.get(table)).owing == (0,)
        assert "Flotilla" in tools.text(sea.card())
        assert sea.pinged() in ([], [sea.light.id])

    async def test_clocks_votes_and_substitutes_are_not_offered(self, sea: Any, tools: Any) -> None:
        table = await duel(sea, first="challenger")
        view = (await sea.light.click(sea.card(), label="Play")).response
        more = (await sea.light.click(view, label="More")).response
        assert "Resign" in tools.buttons(more)
        assert not {"Time", "Ask the others", "Find a substitute"} & set(tools.buttons(more))
        assert "clock" not in tools.text(sea.card()).lower()
        draw = await sea.light.slash(sea.channel, "table ask", kind="draw")
        assert "it has no vote" in said(tools, draw)
        del table

    async def test_a_rematch_begins_at_once(self, sea: Any) -> None:
        table = await duel(sea, first="challenger")
        sure = (await sea.light.slash(sea.channel, "sealords resign")).response
        await sea.light.click(sure, label="Yes, resign")
        await sea.light.click(sea.card(), label="Rematch")
        again = max(table.id for table in await sea.bot.tables.reading.of_user(sea.light.id))
        now = await sea.bot.tables.reading.get(again)
        assert (now.status, now.rematch_of, now.names) == ("running", table, ("Nakhimov", "Flotilla"))

    async def test_other_bots_are_still_refused(self, sea: Any, tools: Any) -> None:
        other = sea.member("Robot", bot=True)
        result = await sea.light.slash(sea.channel, "sealords start", opponent=other)
        assert "Other bots don’t play" in said(tools, result)

    async def test_a_restart_in_its_turn(self, sea: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        table = await duel(sea, first="challenger")
        sea.bot.rivals.stop()
        monkeypatch.setattr(sea.bot.thinker, "set", lambda delay: None)
        await sea.end_turn(table)
        assert (await sea.bot.tables.reading.get(table)).owing == (1,)
        await sea.restart()
        assert (await sea.bot.tables.reading.get(table)).owing == (0,)


class TestALobby:
    async def test_the_host_fills_it(self, sea: Any, tools: Any) -> None:
        table = await opened(sea, seats=4)
        page = (await sea.light.click(sea.card(), label="Fill with Flotilla")).response
        assert "I play 0 of 4 seats" in tools.text(page)
        page = (await sea.light.click(page, label="All 3 free seats")).response
        assert tools.text(sea.card()).count("Flotilla") >= 3
        assert "Flotilla 3" in tools.text(sea.card())
        page = (await sea.light.click(page, label="One seat less")).response
        assert "I play 2 of 4 seats; free: 1." in tools.text(page)
        await sea.light.click(sea.card(), label="Begin")
        now = await sea.bot.tables.reading.get(table)
        assert (now.status, now.names) == ("running", ("Nakhimov", "Flotilla 1", "Flotilla 2"))

    async def test_only_the_host_may(self, sea: Any, tools: Any) -> None:
        await opened(sea, seats=4)
        result = await sea.dark.click(sea.card(), label="Fill with Flotilla")
        assert "Only the host" in said(tools, result)

    async def test_it_can_be_invited(self, sea: Any, tools: Any) -> None:
        table = await opened(sea, seats=4)
        await invite(sea, tools, sea.light, itself(sea), sea.dark)
        now = await sea.bot.tables.reading.get(table)
        assert [(row.joined, row.is_bot) for row in now.seats] == [(True, False), (True, True), (False, False)]

    async def test_at_the_start(self, sea: Any) -> None:
        await sea.light.slash(sea.channel, "piratebay start", flotilla=1)
        (table,) = await sea.bot.tables.reading.of_user(sea.light.id)
        assert (table.status, table.names) == ("running", ("Nakhimov", "Flotilla"))

    async def test_nobody_is_offered_a_seat_where_none_is_free(self, sea: Any, tools: Any) -> None:
        await opened(sea, seats=3)
        page = (await sea.light.click(sea.card(), label="Fill with Flotilla")).response
        await sea.light.click(page, label="Both free seats")
        assert "Join" not in [part.get("label") for part in tools.parts(sea.card())]

    async def test_its_seats_are_one_name_where_a_table_is_named_in_short(self, sea: Any) -> None:
        await sea.light.slash(sea.channel, "piratebay start", seats=4, flotilla=3)
        (table,) = await sea.bot.tables.reading.of_user(sea.light.id)
        assert table_label(table, sea.light.id, "en").count("Flotilla") == 1

    async def test_who_says_how_well_it_plays_has_it_play_one_seat(self, sea: Any) -> None:
        await sea.light.slash(sea.channel, "piratebay start", seats=3, level="hard")
        (table,) = await sea.bot.tables.reading.of_user(sea.light.id)
        assert (table.status, table.size, [row.level for row in table.seats]) == ("open", 3, [None, "hard"])
        page = (await sea.light.click(sea.card(), label="Fill with Flotilla")).response
        await sea.light.click(page, label="One seat")
        table = await sea.bot.tables.reading.get(table.id)
        assert [row.level for row in table.seats] == [None, "hard", "hard"]

    async def test_the_host_chooses_sides_for_it(self, sea: Any, tools: Any) -> None:
        await sea.light.slash(sea.channel, "ageofsail start", scenario="assault", seats=3)
        page = (await sea.light.click(sea.card(), label="Fill with Flotilla")).response
        page = (await sea.light.click(page, label="Both free seats")).response
        menus = [part for part in tools.parts(page) if ":bots-side" in part.get("custom_id", "")]
        assert [part["placeholder"] for part in menus] == [f"Flotilla {n} · Side: at random" for n in (1, 2)]
        page = (await sea.light.select(page, ["defender"], custom_id=menus[1]["custom_id"])).response
        menus = [part for part in tools.parts(page) if ":bots-side" in part.get("custom_id", "")]
        assert [menu["placeholder"] for menu in menus] == [
            "Flotilla 1 · Side: at random",
            "Flotilla 2 · Side: Defender",
        ]
        assert "Flotilla 2 · medium · Defender" in tools.text(sea.card())
        await sea.light.click(sea.card(), label="Begin")
        (table,) = await sea.bot.tables.reading.of_user(sea.light.id)
        assert [row.side for row in table.seats] == ["attacker", "attacker", "defender"]

    async def test_it_may_go_first(self, sea: Any, tools: Any) -> None:
        table = await opened(sea, seats=2)
        page = (await sea.light.click(sea.card(), label="Fill with Flotilla")).response
        await sea.light.click(page, label="One seat")
        seat = (await sea.light.click(sea.card(), label="My seat")).response
        await sea.light.select(seat, ["bot1"], custom_id=menu(tools, seat, "seat-first")["custom_id"])
        assert (await sea.bot.tables.reading.get(table)).first == 1


@pytest.mark.parametrize("game", list(registry.GAMES))
async def test_every_game_against_it(sea: Any, undrawn: None, game: str) -> None:
    """One person and the bot: it never leaves the person waiting."""
    rules = registry.get(game)
    seats = min(count for count in rules.seats(rules.Options()) if count > 1)
    if always_two(rules):
        await sea.light.slash(sea.channel, f"{game} start", opponent=itself(sea))
    else:
        await sea.light.slash(sea.channel, f"{game} start", seats=seats, flotilla=seats - 1)
    table = max(table.id for table in await sea.bot.tables.reading.of_user(sea.light.id))
    for _ in range(4):
        now = await sea.bot.tables.reading.get(table)
        if now.status == "over":
            break
        assert now.owing == (0,), game
        await sea.end_turn(table)


async def test_a_click_is_answered_with_what_the_bot_does_then(sea: Any, tools: Any) -> None:
    """Who ends his turn sees the bot's, and his next question, where he has clicked; nothing else calls him to it."""
    table = await duel(sea, first="challenger")
    card, written = sea.card().id, len(sea.dms(sea.light))
    while True:
        number = len(await sea.log(table))
        member, move = await sea.usual(table)
        result = await member.slash(sea.channel, "sealords move", move=move)
        rows = (await sea.log(table))[number:]
        if any(row.seat == 1 for row in rows):
            break
    text = said(tools, result)
    assert "Flotilla" in text
    assert "Your move" in text
    assert (sea.card().id, len(sea.dms(sea.light))) == (card, written)
    assert "Flotilla: " in tools.text(sea.card())
    assert "Flotilla: " in tools.text(sea.dms(sea.light)[-1])


class TestTheCard:
    async def test_of_the_beginning_is_the_same_where_the_bot_moved_first(self, sea: Any, tools: Any) -> None:
        """The seal of the dice stands on it until one of the people has moved: else it would never be shown."""
        table = await duel(sea, first="opponent", level="easy")
        assert [row.seat for row in await sea.log(table) if row.kind == "action"] != []
        seal = commitment((await sea.bot.tables.reading.get(table)).seed)
        assert seal in tools.text(sea.card())
        assert "level: easy" in tools.text(sea.card())
        await sea.end_turn(table)
        assert seal not in tools.text(sea.card())

    async def test_reminds_of_silence_those_who_can_talk_to_each_other(self, sea: Any, tools: Any) -> None:
        """TQ-14, where a crew has more people than one."""
        await sea.light.slash(sea.channel, "tranquility start", seats=2, flotilla=1)
        table = max(table.id for table in await sea.bot.tables.reading.of_user(sea.light.id))
        for _ in range(2):
            await sea.end_turn(table)
        assert "🤫" not in tools.text(sea.card())

    @pytest.mark.parametrize("mode", ["usual", "arch", "rivals"])
    async def test_of_the_beginning_asks_nobody_to_agree_with_it(self, sea: Any, tools: Any, mode: str) -> None:
        """TQ-14: it says nothing, so there is nothing to agree on in words."""
        await sea.light.slash(sea.channel, "tranquility start", seats=2, flotilla=1, mode=mode)
        text = tools.text(sea.card())
        assert "Flotilla sails with you" in text or "you against Flotilla" in text
        assert "nobody says anything" not in text
        assert "you may talk" not in text.lower()

    async def test_does_not_run_a_number_into_a_name_that_ends_in_one(self, sea: Any, tools: Any) -> None:
        await sea.light.slash(sea.channel, "piratebay start", flotilla=2)
        assert "Flotilla 1 **0**" in tools.text(sea.card())


async def test_the_last_of_several_people_is_as_free_as_who_began_alone(sea: Any, tools: Any) -> None:
    await sea.light.slash(sea.channel, "piratebay start", seats=3, flotilla=1, clock="steady")
    await sea.dark.click(sea.card(), label="Join")
    (table,) = await sea.bot.tables.reading.of_user(sea.light.id)
    assert "⏳" in tools.text(sea.card())
    sure = (await sea.dark.slash(sea.channel, "piratebay resign")).response
    await sea.dark.click(sure, label="Yes, resign")
    assert (await sea.bot.tables.reading.get(table.id)).owing == (0,)
    assert "⏳" not in tools.text(sea.card())
    view = (await sea.light.click(sea.card(), label="Play")).response
    more = (await sea.light.click(view, label="More")).response
    offered = {*tools.buttons(sea.card()), *tools.buttons(view), *tools.buttons(more)}
    assert not {"Pacts", "Ask the others", "Away"} & offered
    time = (await sea.light.slash(sea.channel, "table time")).response
    assert "nobody waits for you" in tools.text(time)
    assert not {"Quiet this turn", "Away"} & set(tools.buttons(time))


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("time", "nobody waits for you"),
        ("substitute", "nobody who would wait"),
        ("claim", "Flotilla plays against you here and is never late"),
        ("quiet", "no reminders here anyway"),
        ("close", "nobody needs to be asked"),
        ("steer", "nobody at this table for whom you could move"),
        ("pacts", "Pacts are for games"),
    ],
)
async def test_pages_that_have_nothing_to_offer_say_so(sea: Any, tools: Any, asked: str, told: str) -> None:
    """Nobody else at the table is a person: there are no clocks and no substitutes."""
    await duel(sea, first="challenger")
    result = await sea.light.slash(sea.channel, f"table {asked}")
    assert told in said(tools, result)
    assert not {"Quiet this turn", "Away"} & set(tools.buttons(result.response))


@pytest.mark.parametrize("command", ["day", "usual", "without"])
async def test_nothing_is_decided_about_its_turn(
    sea: Any, tools: Any, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    table = await duel(sea, first="challenger")
    assert "no other player has to move" in said(tools, await sea.light.slash(sea.channel, f"table {command}"))
    sea.bot.rivals.stop()
    monkeypatch.setattr(sea.bot.thinker, "set", lambda delay: None)
    await sea.end_turn(table)
    assert "Flotilla plays this seat itself" in said(tools, await sea.light.slash(sea.channel, f"table {command}"))


@pytest.mark.parametrize("named", ["Flotilla", "flotilla ", "<@{bot}>"])
async def test_no_moderator_takes_it_off_its_seat(sea: Any, tools: Any, named: str) -> None:
    table = await duel(sea, first="challenger")
    warden = sea.moderator()
    player = named.format(bot=sea.bot.user.id)
    result = await warden.slash(sea.channel, "server unseat", table=str(table), player=player)
    assert "so nobody can be taken off it" in said(tools, result)


@pytest.mark.parametrize(("game", "bots", "told"), [("piratebay", 2, "without a result"), ("piratebay", 1, "wins")])
async def test_what_comes_of_giving_up_is_said_before(sea: Any, tools: Any, game: str, bots: int, told: str) -> None:
    """Two seats of the bot alone don't play on; where one is left, the rules end the game."""
    await sea.light.slash(sea.channel, f"{game} start", flotilla=bots)
    sure = said(tools, await sea.light.slash(sea.channel, f"{game} resign"))
    assert told in sure
    assert "play on." not in sure
