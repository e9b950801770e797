"""A table's life in a simulated Discord beside the moves: challenge, refusals, stray clicks, lost messages, the end."""

from __future__ import annotations

from typing import Any, get_args

import discord
import pytest
from msgspec.structs import replace

import render
from bot import texts
from bot.foreign import escape
from bot.tables.model import Closing
from bot.tables.person import Person
from bot.views.lobby import closed_line
from tests.bot.clicking import Reader
from tests.numbering import unnumbered

DAY = 86400.0


def said(tools: Any, result: Any) -> str:
    """What the person was told: the private answer, or the private follow-up of an edited message."""
    message = result.followups[-1] if result.followups else result.response
    assert message.ephemeral
    return str(tools.text(message))


@pytest.mark.parametrize(
    ("closing", "size"),
    [(closing, size) for closing in get_args(Closing) for size in (None, 2) if (closing, size) != ("declined", 2)],
)
async def test_what_is_left_of_a_table_says_what_ended_it(sea: Any, closing: Any, size: int | None) -> None:
    """Only where one has closed it by himself is he named, by what he calls himself, in every language."""
    await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark)
    (table,) = await sea.bot.tables.reading.of_user(sea.light.id)
    shut = replace(table, status="closed", closed=closing, size=size, ended_by=77)
    tables = sea.bot.tables
    await tables.people.remember(Person(77, "**Warden** <@1>"))
    said = {language: await closed_line(tables, shut, language) for language in texts.LANGUAGES}
    assert len(set(said.values())) == len(texts.LANGUAGES)
    for line in said.values():
        assert f" {table.id}" in line
        assert (escape("**Warden** <@1>") in line) == (closing in ("aborted", "deserted", "called-off"))
        assert "<@77>" not in line
    assert ("moderator" in said["en"]) == (closing == "aborted")
    player = await closed_line(tables, replace(shut, ended_by=sea.dark.id), "en")
    assert "🔷 Kornilov" in player or closing not in ("aborted", "deserted", "called-off")


async def half_way(sea: Any, member: Any) -> Any:
    """Type the first ship in hand, and no cell; the picker's message."""
    ship = (await sea.bot.tables.reading.get(1)).state.fleets[0].hand[0]
    return (await member.slash(sea.channel, "sealords move", move=str(ship))).response


async def lay_first(sea: Any, tools: Any, member: Any) -> Any:
    """Lay the first ship offered on a cell that only brings victory points; the picker's message."""
    picker = (await member.click(sea.card(), label="Play")).response
    cells = Reader(member, picker).of("pair")[0]
    vp = next(o for o in cells["options"] if "victory point" in o["description"])
    await member.select(picker, [vp["value"]], custom_id=cells["custom_id"])
    return picker


class TestChallenge:
    async def test_pings_only_the_one_who_is_challenged(self, sea: Any, tools: Any) -> None:
        result = await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark, first="opponent")
        assert result.ephemeral
        card = sea.card()
        assert sea.pinged() == [sea.dark.id]
        assert tools.buttons(card) == ["Accept", "Decline", "Withdraw", "Block", "Rules", "Example"]
        assert f"🔷 <@{sea.dark.id}> · goes first" in tools.text(card)

    async def test_accepting_starts_the_game_and_sends_each_his_hand(self, sea: Any, tools: Any) -> None:
        table = await sea.bot.tables.reading.get(await sea.start(first="challenger", board="strait"))
        assert table.status == "running"
        assert table.owing == (0,)
        assert sea.pinged() == [sea.light.id]
        for member in (sea.light, sea.dark):
            (message,) = sea.dms(member)
            assert "Your hand" in tools.alts(message)[0]

    async def test_who_withdraws_is_told_what_follows(self, sea: Any, tools: Any) -> None:
        await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark)
        told = (await sea.light.click(sea.card(), label="Withdraw")).followups[-1]
        assert told.ephemeral
        assert f"You can challenge <@{sea.dark.id}> again in a day" in tools.text(told)

    async def test_it_says_what_the_game_is_and_what_is_chosen(self, sea: Any, tools: Any) -> None:
        result = await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark, advanced=True)
        assert "The game begins as soon as it is accepted" in tools.text(result.response)
        shown = tools.text(sea.card())
        assert "First you both lay out the sea, in secret." in shown
        assert "- Advanced: **on** – For experienced players" in shown
        assert "-# Defaults · Mercenaries for 3 coins: at random" in shown
        assert "Board:" not in shown, "they lay it out, so nothing is drawn"
        assert "Pressing “Accept” begins the game. Without an answer the challenge ends <t:" in shown

    @pytest.mark.parametrize(("label", "word"), [("Decline", "declined"), ("Withdraw", "withdrawn")])
    async def test_no_game_after(self, sea: Any, tools: Any, label: str, word: str) -> None:
        await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark)
        card = sea.card()
        await (sea.dark if label == "Decline" else sea.light).click(card, label=label)
        (message,) = sea.channel.history(viewer=sea.watcher)
        assert word in tools.text(message)
        assert not tools.buttons(message)
        assert await sea.bot.tables.reading.of_user(sea.light.id) == []

    async def test_lapses_after_seven_days(self, sea: Any, tools: Any) -> None:
        await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark)
        await sea.env.advance_time(7 * DAY + 60)
        (message,) = sea.channel.history(viewer=sea.watcher)
        assert "Nobody answered" in tools.text(message)

    async def test_wrong_people_are_refused(self, sea: Any, tools: Any) -> None:
        await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark)
        card = sea.card()
        assert "your own challenge" in said(tools, await sea.light.click(card, label="Accept"))
        assert "aren’t invited" in said(tools, await sea.watcher.click(card, label="Accept"))
        assert "aren’t invited" in said(tools, await sea.watcher.click(card, label="Decline"))
        assert "Only the challenger" in said(tools, await sea.dark.click(card, label="Withdraw"))
        assert tools.buttons(sea.card()) == ["Accept", "Decline", "Withdraw", "Block", "Rules", "Example"]

    async def test_not_to_bots_or_oneself(self, sea: Any, tools: Any) -> None:
        robot = sea.member("Robot", bot=True)
        for opponent, word in ((robot, "Other bots"), (sea.light, "yourself")):
            result = await sea.light.slash(sea.channel, "sealords start", opponent=opponent)
            assert word in said(tools, result)
        assert sea.channel.history(viewer=sea.watcher) == []

    async def test_missing_rights_are_named_and_nothing_is_created(self, sea: Any, tools: Any) -> None:
        mute = discord.PermissionOverwrite(send_messages=False, attach_files=False)
        closed = sea.guild.create_text_channel("closed", overwrites={sea.guild.me: mute})
        result = await sea.light.slash(closed, "sealords start", opponent=sea.dark)
        assert "“Send Messages”, “Attach Files”" in said(tools, result)
        assert await sea.bot.tables.reading.of_user(sea.light.id) == []

    async def test_nothing_is_created_when_the_first_message_fails(self, sea: Any, tools: Any) -> None:
        sea.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
        result = await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark)
        assert "nothing was started" in said(tools, result)
        assert await sea.bot.tables.reading.of_user(sea.light.id) == []
        assert sea.channel.history(viewer=sea.watcher) == []

    async def test_several_tables_between_the_same_two(self, sea: Any) -> None:
        first, second = await sea.start(), await sea.start()
        tables = await sea.bot.tables.reading.of_user(sea.dark.id)
        assert {table.id for table in tables} >= {first, second}
        assert len(tables) == 2


class TestClicks:
    async def test_a_double_click_is_one_move(self, sea: Any, tools: Any) -> None:
        table = await sea.start(first="challenger", board="strait")
        picker = await lay_first(sea, tools, sea.light)
        end = next(p["custom_id"] for p in tools.parts(picker) if p.get("label") == "End turn")
        before = (await sea.bot.tables.reading.get(table)).seq
        await sea.at_once(sea.light.click(picker, custom_id=end), sea.light.click(picker, custom_id=end))
        after = await sea.bot.tables.reading.get(table)
        assert after.seq == before + 1
        assert after.owing == (1,)

    async def test_two_people_accepting_and_withdrawing_at_once(self, sea: Any, tools: Any) -> None:
        await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark)
        card = sea.card()
        await sea.at_once(sea.dark.click(card, label="Accept"), sea.light.click(card, label="Withdraw"))
        table = await sea.bot.tables.reading.get(1)
        (card,) = [m for m in sea.channel.history(viewer=sea.watcher) if tools.buttons(m)] or [None]
        assert (table.status, card is None) in (("running", False), ("closed", True)), "one of them won"

    async def test_a_stale_picker_shows_how_things_stand(self, sea: Any, tools: Any) -> None:
        await sea.start(first="challenger", board="strait")
        stale = (await sea.light.click(sea.card(), label="Play")).response
        ship = Reader(sea.light, stale).of("pair")[0]
        other = await lay_first(sea, tools, sea.light)
        assert "End turn" in tools.buttons(other)
        await sea.light.select(stale, [ship["options"][0]["value"]], custom_id=ship["custom_id"])
        assert "or it has changed" in tools.text(stale)
        assert "End turn" in tools.buttons(stale)

    async def test_an_old_card_leads_to_the_present(self, sea: Any, tools: Any) -> None:
        await sea.start(first="challenger", board="strait")
        picker = await lay_first(sea, tools, sea.light)
        await sea.light.click(picker, label="End turn")
        result = await sea.light.click(sea.card(), label="Play")
        assert "Play" not in tools.buttons(result.response)
        assert "Kornilov" in tools.text(result.response)

    async def test_a_stranger_gets_a_reason_and_no_secret(self, sea: Any, tools: Any) -> None:
        await sea.start(first="challenger", board="strait")
        for label in ("Play", "My view"):
            result = await sea.watcher.click(sea.card(), label=label)
            assert "don’t sit at this table" in said(tools, result)
            assert tools.alts(result.response) == []

    async def test_take_back_is_free_until_the_turn_is_closed(self, sea: Any, tools: Any) -> None:
        table = await sea.start(first="challenger", board="strait")
        before = await sea.seen(table)
        picker = await lay_first(sea, tools, sea.light)
        assert (await sea.seen(table)).state.ships != before.state.ships
        await sea.light.click(picker, label=tools.taking_back(picker))
        assert unnumbered((await sea.seen(table)).state) == unnumbered(before.state)
        picker = await lay_first(sea, tools, sea.light)
        await sea.light.click(picker, label="End turn")
        assert not tools.taking_back(picker)

    async def test_back_in_the_picker_costs_nothing(self, sea: Any, tools: Any) -> None:
        table = await sea.start(first="challenger", board="strait")
        picker = await half_way(sea, sea.light)
        assert "On which cell?" in tools.text(picker)
        await sea.light.click(picker, label="Back")
        assert Reader(sea.light, picker).of("pair")
        assert (await sea.bot.tables.reading.get(table)).seq == 1

    async def test_what_reveals_is_asked_for_first(self, sea: Any, tools: Any) -> None:
        table = await sea.start(first="challenger", board="reefs")  # with +1 ship in the home row
        picker = (await sea.light.click(sea.card(), label="Play")).response
        cells = Reader(sea.light, picker).of("pair")[0]
        reserve = next(o for o in cells["options"] if "+1 ship" in o["description"])
        await sea.light.select(picker, [reserve["value"]], custom_id=cells["custom_id"])
        if "Cell first" in tools.buttons(picker):
            await sea.light.click(picker, label="Cell first")
        assert (await sea.bot.tables.reading.get(table)).seq == 1
        await sea.light.click(picker, label="Do it")
        assert (await sea.bot.tables.reading.get(table)).seq == 2
        assert not tools.taking_back(picker)


class TestLostThings:
    async def test_closed_dms_are_said_once_and_the_button_serves(self, sea: Any, tools: Any) -> None:
        sea.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
        await sea.start(first="challenger", board="strait")
        assert "doesn’t get direct messages" in tools.text(sea.card())
        result = await sea.light.click(sea.card(), label="My view")
        assert "Your hand" in tools.alts(result.response)[0]

    async def test_a_deleted_card_is_posted_anew(self, sea: Any, tools: Any) -> None:
        table = await sea.start(first="challenger", board="strait")
        await sea.guild_delete(sea.card())
        await sea.end_turn(table)
        assert "Play" in tools.buttons(sea.card())

    async def test_show_posts_the_card_elsewhere_and_play_goes_on(self, sea: Any, tools: Any) -> None:
        table = await sea.start(first="challenger", board="strait")
        other = sea.guild.create_text_channel("elsewhere")
        await sea.light.slash(other, "sealords show")
        card = other.history(viewer=sea.watcher)[-1]
        assert "Play" in tools.buttons(card)
        assert (await sea.bot.tables.reading.get(table)).place.channel == other.id
        assert [m for m in sea.channel.history(viewer=sea.watcher) if tools.buttons(m)] == []

    async def test_a_killed_bot_shows_what_it_had_not_yet_shown(self, sea: Any, tools: Any) -> None:
        table = await sea.start(first="challenger", board="strait")
        sea.env.inject_error("*", "/channels/*/messages*", status=500, times=None)
        await sea.end_turn(table)
        sea.env.backend.faults.clear()
        await sea.restart()
        await sea.env.advance_time(3700)
        assert "lays Ship" in tools.text(sea.card())


class TestCommands:
    async def test_a_move_that_stops_short_opens_the_picker(self, sea: Any, tools: Any) -> None:
        table = await sea.start(first="challenger", board="strait")
        ship = (await sea.bot.tables.reading.get(table)).state.fleets[0].hand[0]
        result = await sea.light.slash(sea.channel, "sealords move", move=str(ship))
        assert "On which cell?" in tools.text(result.response)

    async def test_an_unreadable_move_is_quoted(self, sea: Any, tools: Any) -> None:
        await sea.start(first="challenger", board="strait")
        result = await sea.light.slash(sea.channel, "sealords move", move="*castle*")
        assert r"\*castle\*" in said(tools, result)

    @pytest.mark.parametrize(
        ("typed", "word"), [("end", "Lay a ship first"), ("m01@A1", "coins"), ("{ship}@D4", "on D4")]
    )
    async def test_a_well_written_illegal_move_is_told_why(self, sea: Any, tools: Any, typed: str, word: str) -> None:
        table = await sea.bot.tables.reading.get(await sea.start(first="challenger", board="strait"))
        dear = next(card for card in table.state.market)
        move = typed.replace("{ship}", str(table.state.fleets[0].hand[0])).replace("m01", dear)
        told = said(tools, await sea.light.slash(sea.channel, "sealords move", move=move))
        assert word in told

    async def test_nobody_can_move_for_another(self, sea: Any, tools: Any) -> None:
        table = await sea.start(first="challenger", board="strait")
        for member in (sea.dark, sea.watcher):
            assert await member.autocomplete(sea.channel, "sealords move", "move", "") == []
            await member.slash(sea.channel, "sealords move", move="1@A1")
        assert (await sea.bot.tables.reading.get(table)).seq == 1

    async def test_hand_is_for_its_owner(self, sea: Any, tools: Any) -> None:
        await sea.start(first="challenger", board="strait")
        result = await sea.dark.slash(sea.channel, "sealords hand")
        assert result.ephemeral
        assert "Your hand" in tools.alts(result.response)[0]

    async def test_games_lists_mine_with_my_turn_first(self, sea: Any, tools: Any) -> None:
        theirs = await sea.start(first="opponent")
        mine = await sea.start(first="challenger", board="strait")
        text = said(tools, await sea.light.slash(sea.channel, "games"))
        assert text.index(f"Table {mine} ") < text.index(f"Table {theirs} ")
        assert text.count("https://discord.com/channels/") == 2
        assert "aren’t at any table" in said(tools, await sea.watcher.slash(sea.channel, "games"))

    async def test_in_a_dm_too(self, sea: Any, tools: Any) -> None:
        await sea.start(first="challenger", board="strait")
        result = await sea.light.user.slash("sealords hand")
        assert "Your hand" in tools.alts(result.response)[0]
        assert "in a server’s channel" in said(tools, await sea.light.user.slash("sealords show"))

    async def test_play_out_of_turn_says_so(self, sea: Any, tools: Any) -> None:
        await sea.start(first="challenger")
        result = await sea.dark.click(sea.card(), label="Play")
        assert "It isn’t your turn" in tools.text(result.response)

    async def test_play_in_a_dm_goes_on_in_the_same_message(self, sea: Any, tools: Any) -> None:
        await sea.start(first="challenger")
        (message,) = sea.dms(sea.light)
        assert "Which ship do you lay?" in tools.text(message)
        reader = Reader(sea.light.user, message)
        menu = reader.of("pair")[0]
        await reader.use(menu, menu["options"][0]["value"])
        (message,) = sea.dms(sea.light)
        assert "Which ship do you lay?" not in tools.text(message)

    async def test_a_failing_drawing_stops_no_game(self, sea: Any, tools: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        def broken(*_: object) -> None:
            raise TypeError

        monkeypatch.setattr(render, "draw", broken)
        table = await sea.start(first="challenger")
        assert (await sea.bot.tables.reading.get(table)).status == "running"
        assert "Play" in tools.buttons(sea.card())
        await sea.end_turn(table)
        assert "lays Ship" in tools.text(sea.card())


class TestEnd:
    async def test_resigning_asks_first_then_ends_the_game(self, sea: Any, tools: Any) -> None:
        table = await sea.start(first="challenger", board="strait")
        result = await sea.dark.slash(sea.channel, "sealords resign")
        await sea.dark.click(result.response, label="No, play on")
        assert (await sea.bot.tables.reading.get(table)).status == "running"
        result = await sea.dark.slash(sea.channel, "sealords resign")
        await sea.dark.click(result.response, label="Yes, resign")
        card = sea.card()
        assert "Nakhimov** won" in tools.text(card) or "Nakhimov won" in tools.text(card)
        assert (await sea.bot.tables.reading.get(table)).seed in tools.text(card)

    async def test_a_rematch_swaps_the_first_player_and_is_offered_once(self, sea: Any, tools: Any) -> None:
        await sea.start(first="challenger", board="strait")
        result = await sea.dark.slash(sea.channel, "sealords resign")
        await sea.dark.click(result.response, label="Yes, resign")
        over = sea.card()
        for _ in range(2):
            await sea.dark.click(over, label="Rematch")
        (table,) = await sea.bot.tables.reading.of_user(sea.light.id)
        assert table.status == "open"
        challenge = sea.card()
        assert tools.buttons(challenge)[0] == "Accept"
        assert f"<@{sea.dark.id}> · goes first" in tools.text(challenge)
        host = table.host
        guest = sea.light if host == sea.dark.id else sea.dark
        await guest.click(challenge, label="Accept")
        table = await sea.bot.tables.reading.get(table.id)
        assert table.seats[table.owing[0]].user == sea.dark.id, "light began last time"
        assert "don’t sit" in said(tools, await sea.watcher.click(over, label="Rematch"))

    async def test_the_other_accepts_a_rematch_by_the_same_button(self, sea: Any, tools: Any) -> None:
        await sea.start(first="challenger")
        result = await sea.dark.slash(sea.channel, "sealords resign")
        await sea.dark.click(result.response, label="Yes, resign")
        offer, answer = sea.dms(sea.dark)[-1], sea.dms(sea.light)[-1]
        assert "won" in tools.text(answer), "the result comes to both in a message of its own"
        await sea.dark.user.click(offer, label="Rematch")
        assert "rematch" in tools.text(sea.card())
        await sea.light.user.click(answer, label="Rematch")
        (table,) = await sea.bot.tables.reading.of_user(sea.light.id)
        assert table.status == "running"
        assert table.seats[table.owing[0]].user == sea.dark.id
