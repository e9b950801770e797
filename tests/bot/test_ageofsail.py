"""Age of Sail at a table: taps of a move, typed moves, standing orders, kills between a shot and its answer."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.tables import choices, opening
from bot.tables.model import Place, Refusal
from bot.tables.person import Person
from bot.views.own import NEWS
from engine.games import ageofsail
from engine.sailing.orders import Orders
from engine.values import Cell, Key, Piece
from tests.bot.clicking import Reader
from tests.bot.costs import Clicker
from tests.bot.placing import Placed, placing, typed_move
from tests.engine.games.ageofsail.positions import build


@pytest.fixture
def placed(monkeypatch: pytest.MonkeyPatch) -> Placed:
    """Lets games begin with a position that is built (see `build`)."""
    return placing(monkeypatch, ageofsail, build)


async def move(sea: Any, tools: Any, member: Any, text: str) -> str:
    """A typed move; what is said."""
    return await typed_move(sea, tools, "ageofsail", member, text)


async def cells(sea: Any, table: int, member: Any) -> dict[str, str]:
    """Where ships are, as this member sees it."""
    seen = await sea.seen(table, member)
    return {ship.id: ship.cell.token for ship in seen.engine.view(seen.state, None).ships}


PEACE = ("s1 D3 NE", "f1 C3 NE", "f2 D2 NE", "b1 B3 NE", "s2 Q18 SW", "b2 S18 SW")


class TestMoving:
    @pytest.mark.parametrize("blows", ["SW light", "NE medium", "E strong"])
    async def test_a_plain_move_is_two_taps_and_a_turn_of_four_ships_ten_at_most(
        self, sea: Any, placed: Placed, blows: str
    ) -> None:
        placed(*PEACE, blows=blows)
        table = await sea.start("ageofsail", sea.dark)
        reader = Clicker(sea.light, (await sea.light.click(sea.card(), label="Play")).response)
        for ship, taps in (("s1", 2), ("f1", 2), ("f2", 2), ("b1", 1)):  # of the last one the way is asked at once
            before = reader.taps
            walk = await sea.bot.tables.turns.walk(table, sea.light.id)
            where = walk.table.engine.choose(walk.table.state, 0, (Piece(ship, 0),))
            path = (Piece(ship, 0), where.options[0].value)
            assert isinstance(path[1], Cell)
            for _ in range(taps):
                await reader.go_on(await sea.bot.tables.turns.walk(table, sea.light.id), path)
            assert reader.taps == before + taps
            assert (await cells(sea, table, sea.light))[ship] == path[1].token
        await reader.go_on(await sea.bot.tables.turns.walk(table, sea.light.id), (Key("end"),))
        assert reader.taps <= 10
        assert (await sea.bot.tables.reading.get(table)).owing == (1,)

    async def test_the_chosen_ship_shows_where_she_can_sail_on_one_page(
        self, sea: Any, tools: Any, placed: Placed
    ) -> None:
        """28 cells and 8 headings in a strong wind (AS-3): menus by course, none of columns or leaves."""
        placed("f1 H8 NE", "b2 S18 SW", blows="N strong")
        await sea.start("ageofsail", sea.dark)
        reader = Clicker(sea.light, (await sea.light.click(sea.card(), label="Play")).response)
        await reader.use(await reader.find("pick", "f1"))
        assert not reader.of("col")
        assert not reader.of("leaf")
        offered = [option["value"] for menu in reader.of("pick") for option in menu["options"]]
        assert len(offered) == len(set(offered)) >= 28
        assert len(tools.alts(reader.message)) == 2, "the whole sea, and a window round her"

    async def test_a_move_can_be_taken_back_until_a_die_is_rolled(self, sea: Any, tools: Any, placed: Placed) -> None:
        placed("f1 H8 N", "f2 A5 N", "s2 J8 S", blows="N strong")
        table = await sea.start("ageofsail", sea.dark)
        await move(sea, tools, sea.light, "f1 I8")
        assert (await cells(sea, table, sea.light))["f1"] == "I8"
        back = (await sea.light.click(sea.card(), label="Play")).response
        await sea.light.click(back, label="Take back: frigate f1 to I8")
        assert (await cells(sea, table, sea.light))["f1"] == "H8"

    async def test_the_end_of_a_turn_says_what_is_unused_and_who_idles(
        self, sea: Any, tools: Any, placed: Placed
    ) -> None:
        """AS-36."""
        placed(*PEACE)
        await sea.start("ageofsail", sea.dark)
        told = tools.text((await sea.light.click(sea.card(), label="Play")).response)
        assert "**End turn**: 4 ships haven’t acted; " in told
        assert "idle beside the fort and losing a mast each: ship of the line s1, frigate f1" in told


class TestTyped:
    @pytest.mark.parametrize(
        ("typed", "goal"),
        [
            ("f2 H9", "H9"),
            ("F2 h9", "H9"),
            ("f2 NE4", "H9"),
            ("f2 ne+4", "H9"),
            ("f2 Н9", "H9"),  # the letter is Cyrillic
            ("f2 E+3", "G5"),
            ("f2@D7", "D7"),
        ],
    )
    async def test_by_cell_or_by_course_and_distance(
        self, sea: Any, tools: Any, placed: Placed, typed: str, goal: str
    ) -> None:
        placed("f2 D5 N", "s2 Q18 SW", blows="NE strong")
        table = await sea.start("ageofsail", sea.dark)
        await move(sea, tools, sea.light, typed)
        assert (await cells(sea, table, sea.light))["f2"] == goal

    @pytest.mark.parametrize("locale", ["en-US", "ru", "uk"])
    async def test_what_cannot_be_is_refused_kindly(self, sea: Any, tools: Any, placed: Placed, locale: str) -> None:
        """By what the turn asks, never by the one thing that may be done freely."""
        placed("f2 D5 N", "s2 Q18 SW", blows="NE strong")
        table = await sea.start("ageofsail", sea.dark)
        sea.locales[sea.light.id] = locale
        for typed in ("f9 H9", "f2 H99", "f2 Z3", "f2 NE9", "f2 H8", "s2 N14", "f2 H9 NE", "f2 repair A1 N", "end f2"):
            told = await move(sea, tools, sea.light, typed)
            assert told
            assert "ageofsail-" not in told
            assert "`return`" not in told, typed
            assert (await cells(sea, table, sea.light))["f2"] == "D5"

    @pytest.mark.parametrize("typed", ["end", "f3 H9", "fire"])
    async def test_out_of_turn_it_is_said_that_it_is_not_one_s_turn_and_what_one_can_do_all_the_same(
        self, sea: Any, tools: Any, placed: Placed, typed: str
    ) -> None:
        placed("f2 D5 N", "s2 Q18 SW")
        await sea.start("ageofsail", sea.dark)
        told = await move(sea, tools, sea.dark, typed)
        assert told == "It isn’t your turn. I’ll tell you when it is. What you can do now begins with `orders`."
        assert "`single`, `hold`" in await move(sea, tools, sea.dark, "orders return x")

    async def test_a_way_too_far_is_refused_by_how_far_it_goes(self, sea: Any, tools: Any, placed: Placed) -> None:
        placed("f2 D5 N", "s2 Q18 SW", blows="NE light")
        await sea.start("ageofsail", sea.dark)
        assert "3 cells" in await move(sea, tools, sea.light, "f2 NE4")

    async def test_an_order_that_stands_is_said_to_stand(self, sea: Any, tools: Any) -> None:
        """AS-17."""
        await sea.start("ageofsail", sea.dark)
        assert "already: prizes as usual." in await move(sea, tools, sea.dark, "orders prizes usual")


class TestOrders:
    async def test_by_command_and_by_button_and_nobody_else_sees_them(self, sea: Any, tools: Any) -> None:
        """AS-17."""
        table = await sea.start("ageofsail", sea.dark, sea.member("Ushakov"))
        reader = Reader(sea.dark, (await sea.dark.slash(sea.channel, "ageofsail orders")).response)
        assert "**The fort’s fire**: the fort always fires" in tools.text(reader.message)
        await self.change(reader, "forts", "ask")
        said = "answer with the largest salvo; turn to bear; ask before the fort fires; prizes as usual."
        assert f"Your standing orders: {said}" in tools.text(reader.message), "the private view says what they will do"
        await sea.dark.click(reader.message, label="Standing orders")
        await self.change(reader, "return", "hold")
        assert "don’t answer fire; turn to bear; ask before" in tools.text(reader.message)
        mine = await sea.seen(table, sea.dark)
        assert mine.state.orders[mine.seat_of(sea.dark.id)] == Orders(returning="hold", forts="ask")
        for viewer in (sea.light, sea.watcher):
            told = [part for m in sea.channel.history(viewer=viewer) for part in (tools.text(m), *tools.alts(m))]
            assert not any("ask before" in part or "orders forts" in part for part in told)
        assert [row.notation for row in (await sea.log(table))[1:]] == ["?", "?"]

    @staticmethod
    async def change(reader: Reader, kind: str, word: str) -> None:
        (menu,) = (part for part in reader.of("pair") if part["custom_id"].split("~")[0].endswith(f".{kind}"))
        await reader.use(menu, word)

    @pytest.mark.usefixtures("undrawn")
    async def test_ask_me_makes_an_aside_of_its_owner_alone_and_a_kill_loses_nothing(
        self, sea: Any, tools: Any, placed: Placed
    ) -> None:
        """AS-33: between the shot of one cannon and the answer for the next the bot is killed, twice."""
        placed("s1 P17 NE", "f1 A5 N", "s2 K5 S", blows="NE strong", orders={1: Orders(forts="ask")})
        table = await sea.start("ageofsail", sea.dark)
        await move(sea, tools, sea.light, "s1 Q18")
        (done,) = Reader(None, sea.dms(sea.light)[-1]).of("do") or [None]
        if done is not None:
            await sea.light.user.click(sea.dms(sea.light)[-1], custom_id=done["custom_id"])
        shots = 0
        while (now := await sea.bot.tables.reading.get(table)).owing == (1,):
            assert now.engine.pending(now.state)[1].aside
            assert "does your cannon" in tools.text(sea.dms(sea.dark)[-1]).casefold()
            told = tools.text((await sea.light.click(sea.card(), label="Play")).response)
            assert "It isn’t your turn" in told
            await sea.restart()
            assert (await sea.bot.tables.reading.get(table)).state == now.state
            await move(sea, tools, sea.dark, "fire")
            shots += 1
            fired = now.engine.view((await sea.bot.tables.reading.get(table)).state, None).shots
            assert len(fired) >= shots
        assert shots >= 2
        assert (await sea.bot.tables.reading.get(table)).owing == (0,), "and the mover goes on"


class TestFights:
    async def test_a_target_says_its_odds_and_what_may_come_back(self, sea: Any, tools: Any, placed: Placed) -> None:
        """AS-12, AS-13."""
        placed("s1 H8 E", "f1 A5 N", "f3 H9 E", blows="N strong")
        await sea.start("ageofsail", sea.dark)
        told = await move(sea, tools, sea.light, "s1 E")
        assert "**H9**: chance to hit (by number of shots): 50, 90, 99 % · may answer: 2 shots, 90 %" in told
        assert "Kornilov’s frigate f3" in told
        page = (await sea.light.click(sea.card(), label="Play")).response
        assert "Done" in tools.buttons(page)
        assert tools.taking_back(page)

    async def test_fire_of_forts_is_told_before_a_move_is_confirmed(self, sea: Any, tools: Any, placed: Placed) -> None:
        """AS-33: which cells draw whose fire; and it is asked once more, as it can't be taken back."""
        placed("s1 P17 NE", "f1 A5 N", "s2 K5 S", blows="NE strong")
        table = await sea.start("ageofsail", sea.dark)
        reader = Clicker(sea.light, (await sea.light.click(sea.card(), label="Play")).response)
        part = await reader.find("pick", "s1")
        await reader.use(part, *(["s1"] if part["type"] == 3 else []))
        described = {o["value"]: o.get("description") or "" for m in reader.of("pick") for o in m["options"]}
        assert "Kornilov’s fort may fire: " in described["Q18"]
        assert "may fire" not in described["O18"]
        await reader.use(await reader.find("pick", "Q18"), "Q18")
        assert "Kornilov’s fort may fire: " in tools.text(reader.message)
        assert (await cells(sea, table, sea.light))["s1"] == "P17"
        await reader.use(reader.of("do")[0])
        assert len((await sea.bot.tables.reading.get(table)).state.shots) >= 2

    async def test_an_exchange_is_one_paragraph_on_the_card(self, sea: Any, tools: Any, placed: Placed) -> None:
        placed("s1 H8 E", "f1 A5 N", "f3 H9 E", "b2 T1 N", blows="N strong")
        table = await sea.start("ageofsail", sea.dark)
        cards = len(sea.channel.history(viewer=sea.watcher))
        await move(sea, tools, sea.light, "s1 E")
        for _ in range(3):
            if (await sea.seen(table)).engine.view((await sea.seen(table)).state, None).asked == "stop":
                await move(sea, tools, sea.light, "H9 1")
        assert len(sea.channel.history(viewer=sea.watcher)) == cards, "the card is edited"
        view = (await sea.seen(table)).engine.view((await sea.seen(table)).state, None)
        assert len(view.shots) >= 3
        (line,) = (line for line in tools.text(sea.card()).split("\n") if "fires at" in line or "against" in line)
        for shot in view.shots:
            assert f"{', '.join(map(str, shot.dice))} against {shot.defence}" in line, line
        assert "…" not in line


def test_as70_the_command_is_for_up_to_eight_and_says_what_the_double_sea_is_needed_for() -> None:
    assert choices.counts(ageofsail) == tuple(range(2, 9))
    many = ageofsail.Options(sets=2)
    now = datetime(2030, 1, 1, tzinfo=UTC)
    lobby = opening.opened("ageofsail", many, [Person(1, "Ann")], 1, Place(1, 2), "en", now, size=8)
    assert lobby.size == 8
    with pytest.raises(Refusal) as several:
        choices.made("ageofsail", ageofsail.Options, {"fleet": 2})
    assert several.value.reason.id == "ageofsail-refuse-options"
    with pytest.raises(Refusal):
        opening.opened("ageofsail", ageofsail.Options(), [Person(1, "Ann")], 1, Place(1, 2), "en", now, size=5)


@pytest.mark.usefixtures("undrawn")
async def test_of_eight_who_play_each_is_told_of_all_seven_turns_since_his_own(sea: Any, tools: Any) -> None:
    others = ["Ushakov", "Senyavin", "Lazarev", "Istomin", "Butakov", "Greig"]
    guests = [sea.dark, *(sea.member(name) for name in others)]
    table = await sea.start("ageofsail", *guests, sets=2)
    first = (await sea.seen(table)).owing[0]
    while (now := await sea.seen(table)).engine.view(now.state, None).round < 3:
        member, typed = await sea.usual(table)
        await member.slash(sea.channel, "ageofsail move", move=typed)
    assert now.owing[0] == first
    member = sea.members[now.seats[first].user]
    for shown in (sea.dms(member)[-1], (await member.click(sea.card(), label="Play")).response):
        (told,) = (part["content"] for part in tools.parts(shown) if "Since your last move" in part.get("content", ""))
        head, *lines = told.split("\n")
        assert len(lines) == 7, told
        assert len(told) <= len(head) + 1 + NEWS + 6 * len("-# ")
        names = [now.names[(first + turn) % 8] for turn in range(1, 9)]
        for mover, following, said in zip(names, names[1:], lines, strict=False):
            # of who did nothing there are only the cards of the next turn
            assert said.split(": ")[0].endswith((mover, following)), told
        assert [said.startswith("-# ") for said in lines] == [True] * 6 + [False]
