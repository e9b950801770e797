"""What is chosen in a lobby by private menus: whom to invite, and the options of the game."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.tables import choices, opening
from bot.tables.model import Place
from bot.tables.person import Person
from bot.views.options import options_page
from engine.registry import GAMES, get
from tests.bot.clicking import Reader, assert_valid
from tests.bot.lobbies import choose, invite, menu, opened, public, said


class TestInviting:
    async def test_pings_those_alone_who_are_newly_invited(self, sea: Any, tools: Any) -> None:
        await opened(sea)
        await sea.dark.click(sea.card(), label="Join")
        first, second = sea.member("Ushakov"), sea.member("Sinyavin")
        result = await invite(sea, tools, sea.dark, first)
        assert "Invited: Ushakov" in tools.text(result.response)
        assert sea.pinged() == [first.id]
        assert f"✉️ <@{first.id}> · invited" in tools.text(sea.card())
        await invite(sea, tools, sea.light, second, sea.watcher)
        assert sorted(sea.pinged()) == sorted([second.id, sea.watcher.id])
        *older, card = public(sea)
        assert all("is further down" in tools.text(message) for message in older)
        assert not any(tools.buttons(message) for message in older)
        await first.click(card, label="Join")
        assert f"🟩 <@{first.id}>" in tools.text(sea.card())
        assert (await sea.bot.tables.reading.get(1)).status == "open", "two haven’t answered"
        await second.click(sea.card(), label="Join")
        await sea.watcher.click(sea.card(), label="Join")
        assert (await sea.bot.tables.reading.get(1)).status == "running"

    async def test_not_bots_nor_strangers_to_the_server_nor_who_sits(self, sea: Any, tools: Any) -> None:
        await opened(sea)
        robot, outsider = sea.member("Robot", bot=True), sea.env.create_user("outsider")
        before = await sea.bot.tables.reading.get(1)
        for people, word in (
            ((robot,), "Other bots"),
            ((sea.dark, robot), "Other bots"),
            ((outsider,), "isn’t in this server"),
            ((sea.light,), "is already at this table"),
        ):
            asked = (await sea.light.click(sea.card(), label="Invite")).response
            before_it = menu(tools, asked, "invited")["custom_id"]
            refused = await sea.light.select(asked, list(people), custom_id=before_it)
            assert word in said(tools, refused)
            assert menu(tools, refused.response, "invited")["custom_id"] != before_it, "a menu with nobody chosen"
        assert await sea.bot.tables.reading.get(1) == before
        assert len(public(sea)) == 1

    async def test_as_many_as_there_are_free_seats(self, sea: Any, tools: Any) -> None:
        await opened(sea, seats=3)
        page = (await sea.light.click(sea.card(), label="Invite")).response
        people = menu(tools, page, "invited")
        assert people["max_values"] == 2
        await sea.dark.click(sea.card(), label="Join")
        chosen = [sea.watcher, sea.member("Ushakov")]
        late = await sea.light.select(page, chosen, custom_id=people["custom_id"])
        assert "Only 1 seat is free" in said(tools, late)
        await invite(sea, tools, sea.light, sea.watcher)
        assert "All seats" in said(tools, await sea.dark.click(sea.card(), label="Invite"))

    async def test_only_who_sits_invites(self, sea: Any, tools: Any) -> None:
        await opened(sea)
        await invite(sea, tools, sea.light, sea.dark)
        for member in (sea.dark, sea.watcher):
            assert "Only those who have joined" in said(tools, await member.click(sea.card(), label="Invite"))

    async def test_beginning_lets_invitations_lapse(self, sea: Any, tools: Any) -> None:
        await opened(sea)
        await invite(sea, tools, sea.light, sea.dark)
        lobby = sea.card()
        await sea.watcher.click(lobby, label="Join")
        await sea.light.click(lobby, label="Begin")
        assert (await sea.bot.tables.reading.get(1)).names == ("Nakhimov", "Makarov")
        assert "don’t sit at this table" in said(tools, await sea.dark.click(sea.card(), label="Play"))


class TestOptions:
    async def test_the_host_sees_them_change_on_the_card(self, sea: Any, tools: Any) -> None:
        await opened(sea)
        await sea.dark.click(sea.card(), label="Join")
        page = (await sea.light.click(sea.card(), label="Options")).response
        assert page.ephemeral
        shown = [o["label"] for p in tools.parts(page) if p["type"] == 3 for o in p["options"] if o.get("default")]
        assert shown == [
            "Mode: usual game",
            "Seats: 5",
            "Expansions: none",
            "Clock: steady",
            "When time is up: as usual",
        ], "the seats stand below what decides how many they are"
        posts = len(public(sea))
        await choose(tools, sea.light, page, "expansions", "monsters")
        assert "-# Defaults · Difficulty: few monsters · !" in tools.text(sea.card()), (
            "monsters go with the usual game only"
        )
        await choose(tools, sea.light, page, "difficulty", "hard")
        await choose(tools, sea.light, page, "size", "3")
        text = tools.text(sea.card())
        assert "- Expansions: **Sea Monsters** · ! – monsters in your hands" in text
        assert "- Difficulty: **many monsters** · !!!! – 5 monsters among the cards" in text
        assert "-# ! is easy, !!!! very hard" in text
        assert "Players: 2 of 3" in text
        assert len(public(sea)) == posts, "the card is edited, nobody is called"
        await sea.light.click(sea.card(), label="Begin")
        options = (await sea.bot.tables.reading.get(1)).options
        assert (options.expansions, options.difficulty) == ("monsters", "hard")

    @pytest.mark.parametrize(
        ("locale", "said"), [("en-US", "Last round: 27 – 43 …"), ("ru", "Последний раунд: 27 – 43 …")]
    )
    async def test_a_list_of_several_menus_says_which_values_each_has(self, sea: Any, locale: str, said: str) -> None:
        sea.locales[sea.light.id] = locale
        await sea.light.slash(sea.channel, "ageofsail start")
        page = (await sea.light.click(sea.card(), label={"en-US": "Options", "ru": "Настройки"}[locale])).response
        menus = [part for part in Reader(sea.light, page).of("option") if ":rounds" in part["custom_id"]]
        assert [menu["placeholder"] for menu in menus] == [
            said.replace("27 – 43 …", "20"),
            said,
            said.replace("27 – 43", "44 – 60"),
        ]
        assert [len(menu["options"]) for menu in menus] == [17, 17, 17], "no menu of one looks like what is chosen"

    async def test_what_cannot_be_is_said_with_its_reason(self, sea: Any, tools: Any) -> None:
        await opened(sea, expansions="reefs")
        for member in (sea.dark, sea.watcher):
            await member.click(sea.card(), label="Join")
        page = (await sea.light.click(sea.card(), label="Options")).response
        assert "usual game only" in said(tools, await choose(tools, sea.light, page, "mode", "arch"))
        await choose(tools, sea.light, page, "expansions", "none")
        before = menu(tools, page, "mode")["custom_id"]
        crowded = await choose(tools, sea.light, page, "mode", "rivals")
        assert "leaves 2 seats, but 3 people are here" in said(tools, crowded)
        anew = menu(tools, crowded.response, "mode")
        assert anew["placeholder"] == "Mode: usual game"
        assert anew["custom_id"] != before, "a new menu, in which nothing is chosen in vain"
        assert "leaves 1 seat, but 3" in said(tools, await choose(tools, sea.light, page, "size", "1"))
        await sea.watcher.click(sea.card(), label="Leave")
        await choose(tools, sea.light, page, "mode", "rivals")
        assert "Players: 2 of 2" in tools.text(sea.card())
        assert not any(":size" in p.get("custom_id", "") for p in tools.parts(page)), "there is nothing to choose"
        assert (await sea.bot.tables.reading.get(1)).status == "open"

    async def test_a_switch(self, sea: Any, tools: Any) -> None:
        game, host = get("sealords"), Person(sea.light.id, "Nakhimov")
        place = Place(sea.guild.id, sea.channel.id)
        await sea.bot.house.show_now(
            (await sea.bot.tables.gathering.gather("sealords", game.Options(), host, None, place, "en")).id
        )
        assert "Defaults · Board: at random · Advanced: off" in tools.text(sea.card())
        page = (await sea.light.click(sea.card(), label="Options")).response
        await sea.light.click(page, label="Advanced: off · turn on")
        assert "- Advanced: **on** – For experienced players" in tools.text(sea.card())
        assert "lay out the sea" in said(tools, await choose(tools, sea.light, page, "board", "reefs"))
        await sea.light.click(page, label="Advanced: on · turn off")
        await choose(tools, sea.light, page, "board", "reefs")
        assert (await sea.bot.tables.reading.get(1)).options == game.Options(board="reefs")

    async def test_only_the_host_chooses(self, sea: Any, tools: Any) -> None:
        await opened(sea)
        page = (await sea.light.click(sea.card(), label="Options")).response
        await sea.dark.click(sea.card(), label="Join")
        for member in (sea.dark, sea.watcher):
            assert "Only the host" in said(tools, await member.click(sea.card(), label="Options"))
        await sea.light.click(sea.card(), label="Leave")
        assert "Only the host" in said(tools, await choose(tools, sea.light, page, "mode", "arch"))
        await sea.dark.click(sea.card(), label="Begin")
        assert "has already begun" in said(tools, await choose(tools, sea.light, page, "mode", "arch"))

    @pytest.mark.parametrize("game", GAMES)
    def test_each_value_of_each_option_can_be_chosen(self, game: str) -> None:
        options = get(game).Options()
        size = max(opening.allowed(game, options))
        now = datetime(2030, 1, 1, tzinfo=UTC)
        table = opening.opened(game, options, [Person(1, "Ann")], 1, Place(1, 2), "en", now, size=size)
        offered, leaf, more = Counter[tuple[str, str]](), 0, True
        while more:
            parts = assert_valid(options_page(table, "en", leaf).layout.to_components())
            for verb, name, part in ((*read_id(part["custom_id"]), part) for part in parts if "custom_id" in part):
                if verb == "option":
                    offered.update((name, option["value"]) for option in part["options"])
                elif verb == "switch":
                    offered.update([(name, "True"), (name, "False")])
            more = any(part.get("label") == "▶" and not part.get("disabled") for part in parts)
            leaf += 1
        expected = [(name, str(value)) for name, values in choices.open_choices(options).items() for value in values]
        later = get(game).hooks.rematch_options
        assert offered == Counter((name, value) for name, value in expected if name not in later)


def read_id(custom_id: str) -> tuple[str, str]:
    """What a button or menu does, and to which option."""
    _, _, verb, _, rest = custom_id.split(":", 4)
    return verb, rest.split(".")[0]
