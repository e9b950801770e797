"""Names are anybody's text: they ping nobody, break no layout, are told apart and shown as they are at present."""

from __future__ import annotations

import re
from typing import Any

import pytest

import render
from bot.foreign import told_apart
from bot.pictures import drawn
from bot.tables.making import own
from engine import notation
from engine.registry import GAMES
from tests.bot.plumbing import PLUMBING

NAMES = {
    "markup": "**bold** __x__ ~~y~~ `z` ||s|| # h",
    "mention": "@everyone <@&1> <#2> @here",
    "link": "[free](https://example.com) https://example.com",
    "right to left": "\u202eevil\u202c \u200fname",
    "emoji": "⚓" * 32,
    "arabic": "أميرال البحر",
    "chinese": "海軍上將",
    "nothing visible": "\u200b\u2800",
    "lines": "a\nb\r\nc",
    "fluent": "{ $table } { -term }",
}


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES.keys())
async def test_a_name_is_only_a_name(sea: Any, tools: Any, name: str) -> None:
    odd = sea.member("odd", global_name=name)
    table = await sea.start("sealords", odd, first="opponent")
    assert sea.pinged() == [odd.id]
    owed, *position = tools.alts(sea.card())[0].replace("\N{NO-BREAK SPACE}", " ").split("\n")
    assert owed.endswith("to move · turn 1 of 16")
    assert "Turn 1 of 16." in position
    moves = await odd.autocomplete(sea.channel, "sealords move", "move", "")
    await odd.slash(sea.channel, "sealords move", move=moves[0]["value"])
    assert "lays Ship" not in tools.text(sea.card()), "it can still be taken back"
    await sea.end_turn(table)
    for message in sea.channel.history(viewer=sea.watcher):
        text = tools.text(message)
        assert "@everyone" not in text
        assert "@here" not in text
        assert "\u202e" not in text
        assert "**bold**" not in text
        assert "[free](" not in text
        assert "\r" not in text
    assert "lays Ship" in tools.text(sea.card())
    for request in sea.env.http_requests:
        if request.method in ("POST", "PATCH") and isinstance(request.json, dict) and "components" in request.json:
            assert request.json["allowed_mentions"].get("parse", []) == []


def all_texts(sea: Any, tools: Any, viewer: Any) -> list[str]:
    """Everything that this person is shown: texts, alt texts, labels, direct messages."""
    messages = [*sea.channel.history(viewer=viewer), *sea.dms(viewer)]
    return [text for m in messages for text in (tools.text(m), *tools.alts(m), *tools.buttons(m))]


async def play_some(sea: Any, game: str, table: int, moves: int) -> None:
    """The usual moves of those who owe one."""
    for _ in range(moves):
        now = await sea.bot.tables.reading.get(table)
        seat = now.owing[0]
        now = own(now, seat)
        path = now.engine.default(now.state, seat).path
        move = notation.write(now.engine, now.state, seat, path, public=False)
        await sea.members[now.seats[seat].user].slash(sea.channel, f"{game} move", move=move, table=str(table))


async def has_moved(sea: Any, table: int, member: Any) -> bool:
    """Whether the log tells of something that this member did."""
    seat = (await sea.bot.tables.reading.get(table)).seat_of(member.id)
    return any(row.seat == seat for row in await sea.log(table))


async def give_up(sea: Any, game: str, table: int, *people: Any) -> None:
    """Until the game is over."""
    for member in people:
        if (await sea.bot.tables.reading.get(table)).status != "running":
            return
        asked = (await member.slash(sea.channel, f"{game} resign", table=str(table))).response
        await member.click(asked, label="Yes, resign")


class TestNamesakes:
    @pytest.mark.parametrize("game", GAMES)
    async def test_are_told_apart_everywhere(
        self, sea: Any, tools: Any, monkeypatch: pytest.MonkeyPatch, game: str
    ) -> None:
        drawn: set[tuple[str, ...]] = set()
        draw = render.draw

        def noted(id: str, view: Any, names: tuple[str, ...], *more: Any) -> Any:
            if names[0] != "A":  # which is drawn in the background when a bot starts
                drawn.add(names)
            return draw(id, view, names, *more)

        monkeypatch.setattr(render, "draw", noted)
        sea.light, twin = (sea.member(name, global_name="Anna") for name in ("anna1", "anna2"))
        table = await sea.start(game, twin)
        await play_some(sea, game, table, 4)
        for member in (sea.light, twin):
            for command in ("show", "hand", "log"):
                more = {"text": True} if command == "show" else {}
                await member.slash(sea.channel, f"{game} {command}", **more)
            offered = await member.autocomplete(sea.channel, f"{game} show", "table", "")
            assert [choice["name"].count("Anna (") for choice in offered] == [1]
        (alt,) = tools.alts(sea.card())
        assert "Anna (1)" in alt
        assert "Anna (2)" in alt
        before = {viewer: all_texts(sea, tools, viewer) for viewer in (sea.light, twin, sea.watcher)}
        await give_up(sea, game, table, twin, sea.light)
        for viewer, seen in before.items():
            shown = [*seen, *all_texts(sea, tools, viewer)]
            assert len([text for text in shown if "Anna" in text]) > 3
            for text in shown:
                assert not re.search(r"Anna(?! \(\d\)| \\\(\d\\\))", text), text
        assert drawn == {("Anna (1)", "Anna (2)")}

    @pytest.mark.parametrize("game", PLUMBING)
    async def test_tables_with_namesakes_differ_by_their_number(self, sea: Any, tools: Any, game: str) -> None:
        twins = [sea.member(name, global_name="Anna") for name in ("anna1", "anna2")]
        tables = [await sea.start(game, twin) for twin in twins]
        offered = await sea.light.autocomplete(sea.channel, f"{game} show", "table", "")
        assert sorted(choice["value"] for choice in offered) == [str(table) for table in tables]
        assert len({choice["name"] for choice in offered}) == 2
        listed = tools.text((await sea.light.slash(sea.channel, "games")).response)
        assert all(f"Table {table} with Anna" in listed or f"Table {table} against Anna" in listed for table in tables)


@pytest.mark.parametrize("game", PLUMBING)
class TestNewNames:
    async def test_the_next_messages_show_it(self, sea: Any, tools: Any, game: str) -> None:
        table = await sea.start(game)
        user = sea.env.backend.get_user(sea.dark.id)
        user.global_name = "Totleben"
        seen = {m.id for m in sea.channel.history(viewer=sea.watcher)}
        await sea.dark.click(sea.card(), label="My view")
        while not await has_moved(sea, table, sea.dark):
            await play_some(sea, game, table, 6)
        log = (await sea.light.slash(sea.channel, f"{game} log", table=str(table))).response
        played = "".join(tools.text(m) for m in sea.channel.history(viewer=sea.watcher) if m.id not in seen)
        await give_up(sea, game, table, sea.dark, sea.light)
        new = [m for m in sea.channel.history(viewer=sea.watcher) if m.id not in seen]
        told = [tools.text(log), *tools.alts(sea.card()), *tools.alts(sea.dms(sea.light)[-1])]
        for text in (*told, played):
            assert "Totleben" in text
        assert not any("Kornilov" in text for m in new for text in (tools.text(m), *tools.alts(m)))

    async def test_a_nickname_stays_in_its_server(self, sea: Any, tools: Any, game: str) -> None:
        member = sea.env.backend.get_member(sea.guild.id, sea.dark.id)
        member.nick = "Admiral of the Harbour"
        here = await sea.start(game)
        other = sea.env.create_guild("Roads")
        channel = other.create_text_channel("lagoon")
        other.add_member(sea.light.user)
        there = other.add_member(sea.dark.user, nick="Captain of the Roads")
        await there.slash(channel, "games")
        now = await sea.bot.tables.reading.get(here)
        assert now.names == ("Nakhimov", "Admiral of the Harbour")
        for command in ("games", f"{game} hand"):
            await sea.dark.user.slash(command)
        assert (await sea.bot.tables.reading.get(here)).names == now.names
        assert (await sea.bot.tables.people.get(sea.dark.id)).name == "Kornilov"
        member.nick = None
        await sea.dark.click(sea.card(), label="My view")
        assert (await sea.bot.tables.reading.get(here)).names == ("Nakhimov", "Kornilov")


async def test_whose_name_cannot_be_seen_is_called_as_his_account(sea: Any, tools: Any) -> None:
    odd = sea.member("odd", global_name="\u2800")
    await sea.start("sealords", odd)
    assert (await sea.bot.tables.reading.get(1)).names == ("Nakhimov", "odd")
    assert "odd:" in tools.alts(sea.card())[0]


def test_names_that_cannot_be_drawn_are_told_apart_in_pictures() -> None:
    assert told_apart(("海軍", "上將", "Nelson"), drawn) == ("P1", "P2", "Nelson")
    assert told_apart(("海 x", "上 x"), drawn) == ("海 x (1)", "上 x (2)")
