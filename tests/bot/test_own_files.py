"""Files of a server: added, chosen, changed in the lobby, played, removed (AD-60, PB-1, AS-1)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.limits import FILE_BYTES, FILES
from bot.tables.shelf import Filed
from engine.registry import get
from tests.bot.clicking import assert_valid
from tests.bot.lobbies import said

TEMPLATE = get("admiral").hooks.files["scenario"].template
KINDS = [(game, option) for game in ("admiral", "piratebay", "ageofsail") for option in get(game).hooks.files]
GALLERY = 12
"""Discord's type of a component with pictures."""
pytestmark = pytest.mark.usefixtures("undrawn")


def upload(text: str, name: str = "narrows.toml") -> tuple[str, bytes]:
    return name, text.encode()


async def add(sea: Any, member: Any, text: str = TEMPLATE, game: str = "admiral", word: str = "scenario") -> Any:
    return (await member.slash(sea.channel, f"{game} {word} add", file=upload(text))).response


async def shelved(sea: Any, game: str = "admiral", option: str = "scenario") -> list[Any]:
    found: list[Any] = await sea.bot.tables.shelves.of(sea.guild.id, game, option)
    return found


async def choose(tools: Any, member: Any, page: Any, verb: str, label: str, option: str = "") -> Any:
    """Choose an entry, by what its label ends with, in the menu of this verb and option."""
    for part in tools.parts(page):
        id = part.get("custom_id", "")
        if part["type"] == 3 and id.split(":")[2] == verb and option in id:
            for entry in part["options"]:
                if entry["label"].endswith(label):
                    return await member.select(page, [entry["value"]], custom_id=id)
    raise AssertionError(f"no {label}: {tools.text(page)}")


class TestStory:
    async def test_added_chosen_changed_played_and_removed(self, sea: Any, tools: Any) -> None:
        warden = sea.moderator()
        page = await add(sea, warden)
        assert_valid([part if isinstance(part, dict) else part.to_dict() for part in page.components])
        told = tools.text(page)
        assert "Added. Choose it with `scenario` in `/admiral start`" in told
        assert "The narrows" in told
        assert "12×8, players: 2, forts: 2, 2 pearls in own forts win" in told

        offered = await sea.light.autocomplete(sea.channel, "admiral start", "scenario", "narr")
        assert [choice["name"] for choice in offered] == ["The narrows"]
        await sea.light.slash(sea.channel, "admiral start", scenario=offered[0]["value"])
        assert "- Scenario: **The narrows** – 12×8, players: 2" in tools.text(sea.card())
        assert "-# Players: 2 · talking allowed" in tools.text(sea.card())
        assert "How the game can begin" in tools.text(sea.card())
        (gallery,) = [part for part in tools.parts(sea.card()) if part["type"] == GALLERY]
        assert gallery["items"][0]["description"].startswith("To win: 2 pearls in own forts")

        options = (await sea.light.click(sea.card(), label="Options")).response
        await choose(tools, sea.light, options, "option", "two brigs", "fleet")
        await choose(tools, sea.light, options, "option", "always fresh", "wind")
        assert "- Fleet: **two brigs** – two ships each" in tools.text(sea.card())

        await sea.dark.click(sea.card(), label="Join")
        (table,) = [table.id for table in await sea.bot.tables.reading.of_user(sea.dark.id)]
        running = await sea.bot.tables.reading.get(table)
        assert (running.state.layout.width, running.state.terms.force) == (12, (0, 24, 0))
        assert [ship.id for ship in running.state.ships] == ["b1", "b2", "b3", "b4"]

        sure = (await warden.slash(sea.channel, "admiral scenario remove", name="the narrows")).response
        rest = tools.text((await warden.click(sure, label="Remove")).response)
        assert "The scenario **The narrows** is removed." in rest
        assert "There are no scenarios of its own yet." in rest
        assert await shelved(sea) == []
        for _ in range(6):
            await sea.end_turn(table)
        assert (await sea.bot.tables.reading.get(table)).options == running.options

        sure = (await sea.light.slash(sea.channel, "admiral resign")).response
        await sea.light.click(sure, label="Yes, resign")
        await sea.dark.click(sea.card(), label="Rematch")
        again = await sea.bot.tables.reading.get(table + 1)
        assert again.options == running.options


class TestLobby:
    async def test_what_cannot_be_played_is_refused_with_the_reason(self, sea: Any, tools: Any) -> None:
        await sea.light.slash(sea.channel, "admiral start", scenario="mini1")
        options = (await sea.light.click(sea.card(), label="Options")).response
        refused = await choose(tools, sea.light, options, "option", "two frigates", "fleet")
        assert said(tools, refused) == (
            "This can’t be played: a race needs the classes that arrive, and ships of them."
        )
        assert "Fleet" not in tools.text(sea.card())

    async def test_a_copy_whose_file_is_gone_stays_in_the_menu(self, sea: Any, tools: Any) -> None:
        await add(sea, sea.moderator())
        await sea.light.slash(sea.channel, "admiral start", scenario="the NARROWS")
        (file,) = await shelved(sea)
        options = (await sea.light.click(sea.card(), label="Options")).response
        await sea.bot.tables.shelves.remove(sea.guild.id, file.id)
        gone = await choose(tools, sea.light, options, "option", "two brigs", "fleet")
        await choose(tools, sea.light, gone.response, "option", "The narrows", "scenario")
        (table,) = await sea.bot.tables.reading.of_user(sea.light.id)
        assert (table.options.scenario, table.options.fleet) == (TEMPLATE, "brigs")
        await choose(tools, sea.light, gone.response, "option", "duel", "scenario")
        assert "How the game can begin" not in tools.text(sea.card())
        assert not [part for part in tools.parts(sea.card()) if part["type"] == GALLERY]
        told = await sea.light.slash(sea.channel, "admiral start", scenario=f"file:{file.id}")
        assert "no such file here any more" in said(tools, told)
        told = await sea.light.slash(sea.channel, "admiral start", scenario="The narrows")
        assert "Nothing here is called that" in said(tools, told)

    async def test_files_of_another_server_are_out_of_reach(self, sea: Any, tools: Any) -> None:
        id = await sea.bot.tables.shelves.add(1, _filed("theirs"), 5, sea.bot.tables.changes.now())
        for command in ("start", "scenario show", "scenario remove"):
            given = {"scenario" if command == "start" else "name": f"file:{id}"}
            told = await sea.light.slash(sea.channel, f"admiral {command}", **given)
            assert "no such file" in said(tools, told)


class TestAdding:
    @pytest.mark.parametrize(("game", "option"), KINDS)
    async def test_each_kind(self, sea: Any, tools: Any, game: str, option: str) -> None:
        files = get(game).hooks.files[option]
        told = tools.text(await add(sea, sea.moderator(), files.template, game, files.word))
        (file,) = await shelved(sea, game, option)
        assert file.title in told
        await sea.light.slash(sea.channel, f"{game} start", **{option: f"file:{file.id}"})
        assert f"**{file.title}**" in tools.text(sea.card())

    async def test_only_who_may(self, sea: Any, tools: Any) -> None:
        warden = sea.moderator()
        assert "Manage Server" in tools.text(await add(sea, sea.light))
        await warden.slash(sea.channel, "server scenarios", who="everybody")
        assert "Added" in tools.text(await add(sea, sea.light))
        (file,) = await shelved(sea)
        mine = (await sea.dark.slash(sea.channel, "admiral scenario remove", name=f"file:{file.id}")).response
        assert "only remove what you have added" in tools.text(mine)
        sure = (await sea.light.slash(sea.channel, "admiral scenario remove", name=f"file:{file.id}")).response
        await sea.light.click(sure, label="Remove")
        assert await shelved(sea) == []
        await warden.slash(sea.channel, "server scenarios", who="moderators")
        assert "Manage Server" in tools.text(await add(sea, sea.light))
        await add(sea, warden)
        page = (await sea.light.slash(sea.channel, "admiral scenario list")).response
        page = (await choose(tools, sea.light, page, "file", "The narrows")).response
        assert "Remove" not in tools.buttons(page)

    async def test_faults_by_line_and_key_in_the_readers_language(self, sea: Any, tools: Any) -> None:
        warden = sea.moderator()
        sea.locales[warden.id] = "ru"
        text = TEMPLATE.replace('at = "E1"', 'at = "E9"').replace("width = 12", "width = 12\ndepth = 3")
        told = tools.text(await add(sea, warden, text))
        lines = text.split("\n")
        assert f"строка **{lines.index('depth = 3') + 1}**, **depth**: такого ключа нет" in told
        told = tools.text(await add(sea, warden, TEMPLATE.replace('at = "E1"', 'at = "E9"')))
        assert "E9 лежит за краем поля 12 на 8" in told
        told = tools.text(await add(sea, warden, TEMPLATE.replace('"pearls"', '"perls"', 1)))
        assert "**goal**: такое слово здесь невозможно; возможно: **arrival**, **pearls**, **afloat**" in told
        assert await shelved(sea) == []

    @pytest.mark.parametrize(
        ("data", "expected"),
        [
            (b"#" * (FILE_BYTES + 1), "too large"),
            (b"game = 'admiral'\nname = '\xff'\n", "line **2**: this isn’t written in UTF-8"),
            (b"", "1 "),
            (b"\x00\x01", "line **1**"),
            (TEMPLATE.replace("The narrows", "\u2800").encode(), "nothing can be seen of this name"),
            (TEMPLATE.replace("The narrows", "Fleet  battle").encode(), "of this name already"),
        ],
        ids=["large", "latin", "empty", "binary", "unseen", "taken"],
    )
    async def test_what_is_refused(self, sea: Any, tools: Any, data: bytes, expected: str) -> None:
        page = (await sea.moderator().slash(sea.channel, "admiral scenario add", file=("x.toml", data))).response
        if expected != "1 ":
            assert expected in tools.text(page)
        assert await shelved(sea) == []

    async def test_names_are_one_of_a_kind_and_files_are_few(self, sea: Any, tools: Any) -> None:
        warden = sea.moderator()
        await add(sea, warden)
        assert "of this name already" in tools.text(await add(sea, warden, TEMPLATE.replace("The", "THE")))
        for number in range(1, FILES):
            await sea.bot.tables.shelves.add(
                sea.guild.id, _filed(f"n{number}"), warden.id, sea.bot.tables.changes.now()
            )
        assert "20 files already" in tools.text(await add(sea, warden, TEMPLATE.replace("The", "Other")))
        page = (await sea.light.slash(sea.channel, "admiral scenario list")).response
        assert_valid([part if isinstance(part, dict) else part.to_dict() for part in page.components])


def _filed(title: str) -> Filed:
    return Filed("admiral", "scenario", title, title, TEMPLATE)
