"""Pirate Bay at a table: taps of a turn, eight by post, two turns in a row, kills amid a choice, what is face down."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot import texts
from bot.foreign import plain
from bot.speaker import Speaker
from bot.views.page import ALT
from engine import autopilot
from engine.games import piratebay
from engine.sailing.orders import Orders
from engine.seating import Setup
from engine.values import Key
from tests.bot.costs import Clicker
from tests.bot.placing import Placed, placing, typed_move
from tests.engine.games.piratebay.positions import build

CREW = ("Ushakov", "Sinyavin", "Greig", "Makarov", "Seniavin", "Lazarev")


@pytest.fixture
def placed(monkeypatch: pytest.MonkeyPatch) -> Placed:
    """Lets games begin with a position that is built (see `build`)."""
    return placing(monkeypatch, piratebay, build)


async def move(sea: Any, tools: Any, member: Any, text: str) -> str:
    """A typed move; what is said."""
    return await typed_move(sea, tools, "piratebay", member, text)


async def view(sea: Any, table: int, member: Any = None) -> Any:
    """What a member sees of the position (none given: whoever owes something)."""
    seen = await sea.seen(table, member)
    return seen.engine.view(seen.state, None)


async def play(sea: Any) -> Clicker:
    """The private page that `Play` opens for light."""
    return Clicker(sea.light, (await sea.light.click(sea.card(), label="Play")).response)


async def go_on(sea: Any, table: int, reader: Clicker, *tokens: str) -> None:
    """Answer questions one by one, each by the option that is written so."""
    for token in tokens:
        walk = await sea.bot.tables.turns.walk(table, sea.light.id)
        question = walk.table.engine.choose(walk.table.state, 0, ())
        value = next(option.value for option in question.options if option.value.token == token)
        await reader.go_on(walk, (value,))


class TestTurns:
    async def test_to_sail_and_end_is_two_taps_and_so_is_to_sail_home_and_unload(
        self, sea: Any, placed: Placed
    ) -> None:
        placed("f1 D8 W", holds="0=1g1c", heaps="E5=1g")
        table = await sea.start("piratebay", sea.dark)
        reader = await play(sea)
        await go_on(sea, table, reader, "C8", "end")
        assert reader.taps == 2
        assert (await sea.bot.tables.reading.get(table)).owing == (1,)

    async def test_all_that_was_fetched_is_landed_by_one_tap(self, sea: Any, placed: Placed) -> None:
        """PB-22."""
        placed("f1 D8 W", holds="0=1g1c", heaps="E5=1g")
        table = await sea.start("piratebay", sea.dark)
        reader = await play(sea)
        await go_on(sea, table, reader, "B8", "unload")
        assert reader.taps == 2
        store = (await view(sea, table)).stores[0]
        assert (store.gold, store.cannons) == (1, 1)

    async def test_tiles_are_turned_up_one_after_another_by_a_tap_each(
        self, sea: Any, tools: Any, placed: Placed
    ) -> None:
        """PB-20: each is shown as it comes up, with the choice to stop."""
        placed("f1 D5 N", tiles="E5=gold E6=empty")
        table = await sea.start("piratebay", sea.dark)
        reader = await play(sea)
        walk = await sea.bot.tables.turns.walk(table, sea.light.id)
        (first,) = (o.value for o in walk.table.engine.choose(walk.table.state, 0, (Key("explore"),)).options[:1])
        for _ in range(2):
            await reader.go_on(await sea.bot.tables.turns.walk(table, sea.light.id), (Key("explore"), first))
        assert reader.taps == 2
        seen = await view(sea, table, sea.light)
        assert seen.asked == "explore"
        assert len(seen.finds) == 1
        assert "gold" in tools.text(sea.card()).casefold()
        assert "End turn" in tools.buttons(reader.message)


class TestByPost:
    async def test_the_next_two_are_named_and_nobody_is_called_before_his_turn(self, sea: Any, tools: Any) -> None:
        people = [sea.dark, *(sea.member(name) for name in CREW)]
        table = await sea.start("piratebay", *people)
        for _ in range(3):
            now = await sea.bot.tables.reading.get(table)
            seen = now.engine.view(now.state, None)
            assert len(seen.order) == 8
            said = tools.text(sea.card())
            (told,) = (each for each in said.split("\n") if "Next: " in each)
            assert [now.names[seat] for seat in range(8) if now.names[seat] in told] == sorted(
                (now.names[seat] for seat in seen.order[1:3]), key=now.names.index
            )
            assert sea.pinged() == [now.seats[seen.mover].user]
            mover = now.owing
            while (await sea.bot.tables.reading.get(table)).owing == mover:
                await sea.end_turn(table)

    async def test_two_turns_in_a_row_are_one_call(self, sea: Any, tools: Any) -> None:
        """PB-27."""
        table = await sea.start("piratebay", sea.dark, **{"turns-in-a-row": "two"})
        before, calls = sea.card(), len(sea.dms(sea.light)) + len(sea.dms(sea.dark))
        member, _ = await sea.usual(table)
        await member.slash(sea.channel, "piratebay move", move="end")
        now = await sea.bot.tables.reading.get(table)
        seen = now.engine.view(now.state, None)
        assert (seen.glass, seen.watch) == (2, 2)
        assert sea.card().id == before.id, "the card is edited"
        assert len(sea.dms(sea.light)) + len(sea.dms(sea.dark)) == calls
        await member.slash(sea.channel, "piratebay move", move="end")
        assert sea.card().id != before.id
        assert len(sea.dms(sea.light)) + len(sea.dms(sea.dark)) == calls + 1


@pytest.mark.usefixtures("undrawn")
class TestKilled:
    async def test_while_tiles_are_turned_up(self, sea: Any, tools: Any, placed: Placed) -> None:
        """PB-20."""
        placed("f1 D5 N", tiles="E5=gold E6=cannon", heaps="H5=1g")
        table = await sea.start("piratebay", sea.dark)
        await move(sea, tools, sea.light, "explore E5")
        await sea.restart()
        seen = await view(sea, table, sea.light)
        assert [heap.cell.token for heap in seen.heaps if heap.cell.token == "E5"]
        await move(sea, tools, sea.light, "E6")
        assert (await sea.bot.tables.reading.get(table)).owing == (1,)

    async def test_while_another_chooses_what_to_keep_as_an_aside(self, sea: Any, tools: Any, placed: Placed) -> None:
        """PB-12, AS-17."""
        await sea.start()  # another game before it, for other dice
        placed(
            "f1 J10 E masts=1", "f2 K10 N", holds="0=2g1c 1=1g2c", heaps="E5=1g",
            orders={1: Orders(prizes="ask")},
        )  # fmt: skip
        table = await sea.start("piratebay", sea.dark)
        await move(sea, tools, sea.light, "K10")
        now = await sea.bot.tables.reading.get(table)
        assert now.owing == (1,), "with these dice the boarder loses"
        assert now.engine.pending(now.state)[1].aside
        assert "### Your choice" in tools.text(sea.dms(sea.dark)[-1]), "it isn't his turn"
        await sea.restart()
        assert (await sea.bot.tables.reading.get(table)).state == now.state
        await move(sea, tools, sea.dark, "1")
        hold = (await view(sea, table)).holds[1]
        assert (hold.gold, hold.cannons) == (1, 3)


class TestHidden:
    async def test_a_known_mark_is_asked_once_more_and_other_tiles_are_not(
        self, sea: Any, tools: Any, placed: Placed
    ) -> None:
        """PB-20."""
        placed("f1 D5 N", tiles="E5=mark E6=gold", known="E5", heaps="H5=1g")
        table = await sea.start("piratebay", sea.dark)
        reader = await play(sea)
        for token in ("explore", "E5"):
            await reader.use(await reader.find("pick", token), *([token] if token == "E5" else []))
        assert reader.of("do"), "asked once more"
        assert not (await view(sea, table, sea.light)).finds
        await reader.use(reader.of("do")[0])
        found = (await view(sea, table)).finds
        assert [find.what for find in found] == ["mark"]


def test_the_position_of_eight_in_words_is_short_enough_for_alt_text() -> None:
    """Of a description of 1,024 characters nobody misses anything in the middle of a game but the own orders, which
    come last and stand beside a picture anyway.
    """
    names = (
        "🟡 Nakhimov",
        "🔷 Kornilov",
        "🟢 Makarov",
        "🟣 Ushakov",
        "⚪ Senyavin",
        "💜 Lazarev",
        "♠️ Greig",
        "🌸 Spiridov",
    )
    speakers = [Speaker(language, "piratebay", tuple(map(plain, names))) for language in texts.LANGUAGES]
    rng = Random(1)
    state = piratebay.new(Setup(8, 0), piratebay.Options(watch="two"), rng)
    for number in range(160):
        seat = min(piratebay.pending(state))
        state, _ = piratebay.apply(state, seat, autopilot.action(piratebay, state, seat), rng)
        if number % 10 == 0:
            lines = [said for said in piratebay.describe(piratebay.view(state, 0)) if not said.id.endswith("-orders")]
            assert len(lines) >= 2 + 8
            for speaker in speakers:
                assert len("\n".join(speaker.tell(said) for said in lines)) <= ALT
