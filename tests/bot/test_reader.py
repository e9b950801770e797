"""For every reader: languages, help, rules, log, words for pictures, settings, tips, the way to the next table."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest

from bot import texts
from bot.speech import own_command_text
from bot.views.rules import rules_count
from engine.registry import GAMES, get
from render import figures
from tests.bot.forging import forged

SUBCOMMAND = discord.AppCommandOptionType.subcommand.value
LIMIT = 4000
"""Characters of text in a message."""
CYRILLIC = re.compile("[а-яіїєґ]", re.IGNORECASE)


async def whole_turn(sea: Any, member: Any) -> None:
    """Lay the first ship that the list offers, answer what it asks, and end the turn."""
    for _ in range(8):
        moves = await member.autocomplete(sea.channel, "sealords move", "move", "")
        if not moves:
            return
        end = [move for move in moves if move["value"] == "end"]
        await member.slash(sea.channel, "sealords move", move=(end or moves)[0]["value"])
    raise AssertionError("the turn doesn't end")


class TestLanguages:
    async def test_private_texts_speak_the_readers_language_and_public_ones_the_tables(
        self, sea: Any, tools: Any
    ) -> None:
        sea.locales[sea.dark.id] = "uk"
        await sea.start(first="opponent")
        assert not CYRILLIC.search(tools.text(sea.card()))
        result = await sea.dark.click(sea.card(), label="Play")
        assert "Який корабель" in tools.text(result.response)
        assert "Ваша рука" in tools.alts(result.response)[0]
        assert "Ваш хід" in tools.text(sea.dms(sea.dark)[-1]), "from his last click, since DMs tell no language"

    async def test_a_server_may_choose_its_language(self, sea: Any, tools: Any) -> None:
        await sea.moderator().slash(sea.channel, "server language", language="ru")
        await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark)
        assert "предлагает партию" in tools.text(sea.card())

    async def test_only_moderators_choose_for_a_server(self, sea: Any) -> None:
        with pytest.raises(Exception, match="not visible to this user"):
            await sea.light.slash(sea.channel, "server language", language="ru")


async def leaves(sea: Any, tools: Any, reader: Any) -> list[str]:
    """The texts of all leaves of `/help`, as this person turns them."""
    page = (await reader.slash(sea.channel, "help")).response
    told = []
    for label in tools.buttons(page):
        page = (await reader.click(page, label=label)).response
        assert page.flags.ephemeral
        assert len(tools.text(page)) < LIMIT, label
        assert "…" not in tools.text(page), "it is told whole"
        told.append(tools.text(page))
    return told


class TestHelp:
    @pytest.mark.parametrize("locale", ["en-US", "ru", "uk"])
    async def test_help_names_every_command(self, sea: Any, tools: Any, locale: str) -> None:
        sea.locales[sea.light.id] = locale
        result = await sea.light.slash(sea.channel, "help")
        assert result.ephemeral
        for game in GAMES:
            assert texts.say(texts.language_of(locale), f"{game}-about") in tools.text(result.response)
        told = "".join(await leaves(sea, tools, sea.light))
        own = [(game, name) for game in GAMES for name in get(game).hooks.commands]
        for game, name in own:
            assert own_command_text(texts.language_of(locale), name, game) in told
        assert own

    @pytest.mark.parametrize("locale", ["en-US", "ru", "uk"])
    async def test_no_command_is_left_out(self, sea: Any, tools: Any, locale: str) -> None:
        """Of a game's commands those of the first one are told; a new command of any other kind must be told too."""
        moderator = sea.moderator()
        sea.locales[moderator.id] = locale
        told = "".join(await leaves(sea, tools, moderator))
        first = texts.say("en", f"{next(iter(GAMES))}-about.name")
        others = {texts.say("en", f"{game}-about.name") for game in GAMES} - {first}
        (sync,) = [r for r in sea.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
        for command in (each for each in sync.json if each["name"] not in {*others, "help"}):
            subcommands = [part for part in command.get("options") or () if part["type"] == SUBCOMMAND]
            for path in [[command, part] for part in subcommands] or [[command]]:
                typed = " ".join(part["name_localizations"].get(locale, part["name"]) for part in path)
                assert f"`/{typed}`" in told, typed

    async def test_moderators_are_told_of_their_commands_and_nobody_else(self, sea: Any, tools: Any) -> None:
        assert "/server" not in "".join(await leaves(sea, tools, sea.light))
        told = "".join(await leaves(sea, tools, sea.moderator()))
        for name in ("language", "channels", "close"):
            assert f"`/server {name}`" in told

    async def test_a_leaf_that_is_none_is_refused(self, sea: Any, tools: Any) -> None:
        page = (await sea.light.slash(sea.channel, "help")).response
        result = await forged(sea.light, page, "f1b:0:help:99:")
        assert "already been answered" in tools.text(result.response)

    async def test_who_sits_nowhere_is_told_of_all_games(self, sea: Any, tools: Any) -> None:
        told = tools.text((await sea.light.slash(sea.channel, "games")).response)
        for game in GAMES:
            assert texts.say("en", f"{game}-about") in told
            assert f"`/{game} start`" in told

    async def test_the_bot_greets_where_it_is_invited(self, sea: Any, tools: Any) -> None:
        guild = sea.env.create_guild("Haven", preferred_locale="uk")
        channel = guild.create_text_channel("hall")
        await sea.bot.on_guild_join(sea.bot.get_guild(guild.id))
        await sea.env.settle()
        (message,) = channel.history()
        assert CYRILLIC.search(tools.text(message))

    @pytest.mark.parametrize("game", GAMES)
    async def test_all_pages_of_the_rules_open(self, sea: Any, tools: Any, game: str) -> None:
        count = rules_count(game)
        assert count >= 1
        seen = set()
        result = await sea.light.slash(sea.channel, f"{game} rules")
        for _ in range(count):
            seen.add(tools.text(result.response))
            if tools.alts(result.response):
                assert figures(game)
            onward = [p for p in tools.parts(result.response) if p.get("label") == "▶" and not p.get("disabled")]
            if onward:
                await sea.light.click(result.response, label="▶")
        assert len(seen) == count
        if count == 1:
            return
        menu = next(part for part in tools.parts(result.response) if part["type"] == 3)
        await sea.light.select(result.response, ["0"], custom_id=menu["custom_id"])
        assert tools.text(result.response) in seen
        result = await sea.light.slash(sea.channel, f"{game} rules", page=count)
        assert f"{count} / {count}" in tools.buttons(result.response)


class TestWords:
    async def test_show_as_text_is_private_and_says_the_position(self, sea: Any, tools: Any) -> None:
        await sea.start(first="challenger")
        cards = len(sea.channel.history(viewer=sea.watcher))
        result = await sea.light.slash(sea.channel, "sealords show", text=True)
        assert result.ephemeral
        assert "Your hand" in tools.text(result.response)
        assert len(sea.channel.history(viewer=sea.watcher)) == cards

    async def test_the_log_dates_every_turn_and_tells_each_his_own(self, sea: Any, tools: Any) -> None:
        await sea.start(first="challenger")
        await whole_turn(sea, sea.light)
        mine = tools.text((await sea.light.slash(sea.channel, "sealords log")).response)
        theirs = tools.text((await sea.dark.click(sea.card(), label="Log")).response)
        public = tools.text((await sea.watcher.click(sea.card(), label="Log")).response)
        assert len(re.findall(r"<t:\d+:f>", public)) == 2
        assert "draws Ship" in mine
        assert "draws Ship" not in theirs + public
        assert "end`" in public

    async def test_the_log_of_a_finished_game_is_kept(self, sea: Any, tools: Any) -> None:
        await sea.start(first="challenger")
        result = await sea.dark.slash(sea.channel, "sealords resign")
        await sea.dark.click(result.response, label="Yes, resign")
        assert "leaves the game" in tools.text((await sea.light.slash(sea.channel, "sealords log")).response)
        assert "leaves the game" in tools.text((await sea.watcher.click(sea.card(), label="Log")).response)


class TestSettings:
    async def test_contrast_changes_private_pictures_only(self, sea: Any, tools: Any) -> None:
        await sea.start(first="challenger")

        async def mine() -> bytes:
            result = await sea.light.slash(sea.channel, "sealords hand")
            return await result.response.attachments[0].read()

        usual, card = await mine(), await sea.card().attachments[0].read()
        page = await sea.light.slash(sea.channel, "settings")
        await sea.light.click(page.response, label="High contrast: off · turn on")
        assert "High contrast: on · turn off" in tools.buttons(page.response)
        assert await mine() != usual
        await sea.light.slash(sea.channel, "sealords show")
        assert await sea.card().attachments[0].read() == card

    async def test_direct_messages_can_be_turned_off(self, sea: Any) -> None:
        page = await sea.dark.slash(sea.channel, "settings")
        await sea.dark.click(page.response, label="Direct messages: on · turn off")
        await sea.start(first="opponent")
        assert sea.dms(sea.dark) == []
        assert len(sea.dms(sea.light)) == 1

    async def test_somebody_may_be_forgotten_when_his_games_are_over(self, sea: Any, tools: Any) -> None:
        table = await sea.start(first="challenger")
        result = await sea.dark.slash(sea.channel, "sealords resign")
        await sea.dark.click(result.response, label="Yes, resign")
        page = (await sea.dark.slash(sea.channel, "settings")).response
        await sea.dark.click(page, label="Forget me")
        assert "will be given up" not in tools.text(page)
        await sea.dark.click(page, label="Yes, forget me")
        assert "forgotten you" in tools.text(page)
        assert await sea.bot.tables.people.get(sea.dark.id) is None
        seats = (await sea.bot.tables.reading.get(table)).seats
        assert seats[1].name == "somebody"
        assert sea.dark.id not in [seat.user for seat in seats]

    async def test_tips_lead_through_the_first_game_until_turned_off(self, sea: Any, tools: Any) -> None:
        await sea.start(first="challenger")
        picker = (await sea.light.click(sea.card(), label="Play")).response
        assert "💡" in tools.text(picker)
        await sea.light.click(picker, label="No more tips")
        assert "💡" not in tools.text(picker)
        assert "💡" not in tools.text((await sea.light.click(sea.card(), label="Play")).response)

    async def test_no_tips_after_a_finished_game(self, sea: Any, tools: Any) -> None:
        await sea.start(first="challenger")
        result = await sea.dark.slash(sea.channel, "sealords resign")
        await sea.dark.click(result.response, label="Yes, resign")
        await sea.start(first="challenger")
        assert "💡" not in tools.text((await sea.light.click(sea.card(), label="Play")).response)


async def test_after_the_last_tap_the_next_table_is_one_tap_away(sea: Any, tools: Any) -> None:
    first = await sea.start(first="challenger", board="strait")
    second = await sea.start(first="challenger", board="strait")
    picker = (await sea.light.click(sea.card(), label="Play")).response  # the newer card is the second table's
    for _ in range(12):
        if any(label.startswith("Next: Table") for label in tools.buttons(picker)):
            break
        part = next(
            p for p in tools.parts(picker) if p["type"] in (2, 3) and p["custom_id"].split(":")[2] != "tips-off"
        )
        if part["type"] == 3:
            await sea.light.select(picker, [part["options"][0]["value"]], custom_id=part["custom_id"])
        else:
            await sea.light.click(picker, custom_id=part["custom_id"])
    (label,) = [label for label in tools.buttons(picker) if label.startswith("Next: Table")]
    assert f"Table {first}" in label
    assert (await sea.bot.tables.reading.get(second)).owing == (1,)
    await sea.light.click(picker, label=label)
    assert f"table {first}" in tools.text(picker)
    assert "Which ship do you lay?" in tools.text(picker)
