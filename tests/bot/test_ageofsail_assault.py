"""An assault at a table: a whole game of typed moves, a fort that nobody sees before it stands, killed bots (AS-52)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.model import Table
from engine import notation
from engine.games.ageofsail.asking import PARTY
from tests.bot.costs import Clicker
from tests.bot.described import describe_pictures
from tests.bot.lobbies import choose
from tests.bot.placing import typed_move
from tests.bot.shown import shown_to

FORT = ("G4", "H4", "I4", "J4", "K4", "L4", "M4", "N4", "O4", "P4")
"""A fort near the southern edge: it is soon reached, and soon decided."""


async def begun(sea: Any, tools: Any, *others: Any) -> int:
    """A new assault in which light defends; its table's number."""
    await sea.light.slash(sea.channel, "ageofsail start", seats=1 + len(others), scenario="assault")
    page = (await sea.light.click(sea.card(), label="My seat")).response
    await choose(tools, sea.light, page, "seat-side", "defender")
    for member in others:
        await member.click(sea.card(), label="Join")
    return max(table.id for table in await sea.bot.tables.reading.of_user(sea.light.id))


async def move(sea: Any, tools: Any, member: Any, text: str) -> str:
    """A typed move; what is said."""
    return await typed_move(sea, tools, "ageofsail", member, text)


async def view(sea: Any, table: int, member: Any = None) -> Any:
    """The position as everybody sees it, or as this member does, with what he can take back."""
    now = await sea.bot.tables.reading.get(table)
    if member is not None:
        now = await sea.seen(table, member)
    return now.engine.view(now.state, None)


async def happened(sea: Any, table: int) -> list[str]:
    """All that everybody saw to have happened, by the names of the events."""
    told = [event.public for row in await sea.log(table) for event in row.events if event.public is not None]
    return [line.id.removeprefix("ageofsail-event-") for line in told]


async def begin(sea: Any, member: Any, table: int, *tokens: str) -> Clicker:
    """Somebody opens the question and taps these answers, which aren't all that is asked."""
    reader = Clicker(member, (await member.click(sea.card(), label="Play")).response)
    walk = await sea.bot.tables.turns.walk(table, member.id)
    with pytest.raises(notation.Unfinished) as begun:
        notation.read(walk.table.engine, walk.table.state, walk.seat, " ".join(tokens))
    while len(walk.path) < len(tokens):
        await reader.go_on(walk, begun.value.path)
        walk = await sea.bot.tables.turns.walk(table, member.id)
    return reader


def storm(seen: Table) -> str | None:
    """How whoever is asked could send masts ashore to a cannon that lives; None where they can't."""
    game, state, seat = seen.engine, seen.state, seen.owing[0]
    if all(option.value != PARTY for option in game.choose(state, seat).options):
        return None
    for here in game.choose(state, seat, (PARTY,)).options:
        for there in game.choose(state, seat, (PARTY, here.value)).options:
            if there.note.id == "ageofsail-note-storm":
                *_, masts = game.choose(state, seat, (PARTY, here.value, there.value)).options
                return f"party {here.value.token} {there.value.token} {masts.value.token}"
    return None


@pytest.mark.usefixtures("undrawn")
async def test_a_whole_game_of_typed_moves_with_kills_in_the_midst_of_landings(sea: Any, tools: Any) -> None:
    table = await begun(sea, tools, sea.dark)
    for typed, reason in (("G4 I4", "side in common"), ("G4 G3", "lies within"), ("G4 G4", "already")):
        assert reason in await move(sea, tools, sea.light, typed)
    await move(sea, tools, sea.light, " ".join(FORT))
    assert {card.cell.token for fort in (await view(sea, table)).forts for card in fort.cards} == set(FORT)
    await move(sea, tools, sea.dark, "s1 H1 N")
    assert [(ship.id, ship.cell.token) for ship in (await view(sea, table, sea.dark)).ships] == [("s1", "H1")]
    await move(sea, tools, sea.dark, "rest")
    assert len((await view(sea, table)).ships) == 12
    assert (await view(sea, table)).waiting == ()
    killed = set()
    while (now := await sea.bot.tables.reading.get(table)).status == "running":
        member, typed = await sea.usual(table)
        typed = storm(await sea.seen(table)) or typed
        if typed.startswith("land ") and not typed.endswith(" 1") and "land" not in killed:
            killed.add("land")
            await begin(sea, member, table, "land", typed.split()[1])
            await sea.restart()
            walk = await sea.bot.tables.turns.walk(table, member.id)
            assert [answer.token for answer in walk.path] == typed.split()[:2]
        if typed.startswith("party ") and "party" not in killed:  # masts are ashore, their next move is owed
            killed.add("party")
            before = (await view(sea, table)).parties
            await sea.restart()
            assert (await view(sea, table)).parties == before != ()
        await move(sea, tools, member, typed)
        assert (await sea.bot.tables.reading.get(table)).seq == now.seq + 1, typed
    assert killed == {"land", "party"}
    found = set(await happened(sea, table))
    assert found >= {"laid", "placed", "cannon-hit", "landed"}
    assert found & {"party-won", "party-lost"}
    assert now.engine.outcome(now.state).how.id.startswith("ageofsail-how-assault-")
    assert "Rematch" in tools.buttons(sea.card())


@pytest.mark.parametrize("ready_made", ["row", "block", "cross", "bay"])
async def test_a_ready_made_fort_is_a_tap_and_its_confirmation(sea: Any, tools: Any, ready_made: str) -> None:
    table = await begun(sea, tools, sea.dark)
    reader = Clicker(sea.light, (await sea.light.click(sea.card(), label="Play")).response)
    await reader.use(await reader.find("pick", ready_made))
    assert (await view(sea, table)).forts == ()
    await reader.use(reader.of("do")[0])
    assert reader.taps == 2
    assert len((await view(sea, table)).forts[0].cards) == 10


class TestHidden:
    """Nobody but the defender sees a fort before it is laid."""

    async def test_no_reader_and_nothing_he_tries_shows_the_cells(
        self, sea: Any, tools: Any, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        describe_pictures(monkeypatch)
        third = sea.member("Ushakov")
        table = await begun(sea, tools, sea.dark, third)
        seats = [(await sea.bot.tables.reading.get(table)).seat_of(member.id) for member in (sea.dark, third)]
        readers = (*seats, None)

        async def everything() -> list[Any]:
            shown = [await shown_to(sea.bot.tables, table, seat) for seat in readers]
            seen = [await said(sea, tools, member) for member in (sea.dark, third, sea.watcher)]
            return [*shown, *seen]

        before = await everything()
        reader = await begin(sea, sea.light, table, *FORT[:5])
        for _ in range(2):
            own = await shown_to(sea.bot.tables, table, 0)
            assert "G4" in str(own["view"]) or "G4" in tools.text(reader.message)
            for one, other in zip(before, await everything(), strict=True):
                assert one == other
            await sea.restart()
        walk = await sea.bot.tables.turns.walk(table, sea.light.id)
        assert [answer.token for answer in walk.path] == list(FORT[:5]), "the defender goes on where he was"
        await begin(sea, sea.light, table, *FORT[:7])
        await move(sea, tools, sea.light, " ".join(FORT))
        for one, other in zip(before, await everything(), strict=True):
            assert one != other, "what is laid is shown to everybody"

    async def test_the_defender_sees_the_cells_in_the_picture_and_its_words(self, sea: Any, tools: Any) -> None:
        table = await begun(sea, tools, sea.dark)
        reader = await begin(sea, sea.light, table, *FORT[:3])
        for _ in range(2):
            shown = [tools.text(reader.message), *tools.alts(reader.message)]
            assert all(any(cell in words for words in shown) for cell in FORT[:3]), shown
            await sea.restart()
            await reader.open(sea)


async def said(sea: Any, tools: Any, member: Any) -> list[Any]:
    """All that the channel holds for somebody, and what is said to commands."""
    answers = [
        (await member.slash(sea.channel, "ageofsail log")).response,
        (await member.slash(sea.channel, "ageofsail move", move="H4")).response,
        (await member.click(sea.card(), label="My view")).response,
        *[message for message in sea.channel.history(viewer=member) if not message.flags.ephemeral],
    ]
    return [(tools.text(message), tools.alts(message), tools.buttons(message)) for message in answers]
