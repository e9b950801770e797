"""Admiral at a table: races and fights to their end, taps of a turn, storms, defenders who are asked, typed moves."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import Action
from engine.games import admiral
from engine.games.admiral.orders import Orders
from engine.games.admiral.play import settled
from engine.sailing.telling import Log
from engine.values import Key, Number, Path, Picks, Piece, Value, read_cell
from tests.bot.costs import Clicker, turn_of
from tests.bot.placing import Placed, placing, typed_move
from tests.engine.games.admiral.positions import fort, position, ship


@pytest.fixture
def placed(monkeypatch: pytest.MonkeyPatch) -> Placed:
    """Lets games begin with a position that is built (see `position`)."""
    return placing(monkeypatch, admiral, lambda *ships, **more: settled(position(*ships, **more), Log(None)))


async def move(sea: Any, tools: Any, member: Any, text: str) -> str:
    """A typed move; what is said."""
    return await typed_move(sea, tools, "admiral", member, text)


async def state(sea: Any, table: int, member: Any = None) -> Any:
    """The position as everybody knows it, or as this member does, with his turn in the making."""
    return (await (sea.bot.tables.reading.get(table) if member is None else sea.seen(table, member))).state


async def where(sea: Any, table: int, member: Any) -> dict[str, str]:
    """The cells of the ships afloat, as this member sees them."""
    seen = await sea.seen(table, member)
    return {ship.id: ship.cell.token for ship in seen.engine.view(seen.state, None).ships}


async def happened(sea: Any, table: int) -> list[str]:
    """All that everybody saw to have happened, by the names of the events."""
    told = [event.public for row in await sea.log(table) for event in row.events if event.public is not None]
    return [line.id.removeprefix("admiral-event-") for line in told]


async def opened(sea: Any, member: Any) -> Clicker:
    """The private page that `Play` opens."""
    return Clicker(member, (await member.click(sea.card(), label="Play")).response)


async def click(sea: Any, table: int, reader: Clicker, path: Path) -> None:
    """Answer with this path by taps, confirmations too."""
    before = (await state(sea, table, reader.member)).count
    while (await state(sea, table, reader.member)).count == before:
        await reader.go_on(await sea.bot.tables.turns.walk(table, reader.member.id), path)


async def usual_clicks(sea: Any, table: int, member: Any) -> Clicker:
    """All that somebody owes in this turn, by taps."""
    reader, here = await opened(sea, member), turn_of(await sea.bot.tables.reading.get(table))
    while (now := await sea.bot.tables.reading.get(table)).status == "running" and turn_of(now) == here:
        seat = now.seat_of(member.id)
        if seat not in now.owing:
            break
        seen = await sea.seen(table, member)
        path = seen.engine.default(seen.state, seat).path
        await reader.go_on(await sea.bot.tables.turns.walk(table, member.id), path)
    return reader


def cell_of(token: str) -> Value:
    """A cell by its name."""
    found = read_cell(token)
    assert found is not None
    return found


S1, G1, F1, B1 = (Piece(id, 0) for id in ("s1", "g1", "f1", "b1"))


class TestRaces:
    """AD-61."""

    @pytest.mark.usefixtures("undrawn")
    async def test_mini_game_1_alone_by_clicks(self, sea: Any, tools: Any) -> None:
        await sea.light.slash(sea.channel, "admiral start", seats=1, scenario="mini1")
        (table,) = [found.id for found in await sea.bot.tables.reading.of_user(sea.light.id)]
        turns = 0
        while (await sea.bot.tables.reading.get(table)).status == "running":
            reader = await usual_clicks(sea, table, sea.light)
            assert reader.taps <= 3, "a fort and a cell, or a ship and a cell and the end of the turn"
            turns += 1
            assert turns < 12
        now = await sea.bot.tables.reading.get(table)
        assert now.engine.outcome(now.state).places == ((0,),)
        assert {"placed", "fresh", "sailed", "arrived"} <= set(await happened(sea, table))
        assert "Rematch" in tools.buttons(sea.card())

    @pytest.mark.usefixtures("undrawn")
    async def test_mini_game_3_by_four_one_of_whom_types(self, sea: Any, tools: Any) -> None:
        others = [sea.dark, sea.member("Ushakov"), sea.member("Greig")]
        table = await sea.start("admiral", *others, scenario="mini3")
        clicked = 0
        while (now := await sea.bot.tables.reading.get(table)).status == "running":
            member = sea.members[now.seats[now.owing[0]].user]
            if member is sea.dark:
                _, typed = await sea.usual(table)
                assert "admiral-" not in await move(sea, tools, member, typed)
                assert (await sea.bot.tables.reading.get(table)).seq == now.seq + 1, typed
            else:
                await usual_clicks(sea, table, member)
                clicked += 1
            assert clicked < 40
        assert now.engine.outcome(now.state).places[0], "somebody has won"
        told = await happened(sea, table)
        assert told.count("placed") == 4
        assert {"sailed", "arrived"} <= set(told)
        assert "Rematch" in tools.buttons(sea.card())


BESIDE = (ship("f1", "H6"), ship("b1", "G5"), ship("f2", "H5"))
"""A frigate with two beside her."""


class TestFights:
    @pytest.mark.usefixtures("undrawn")
    async def test_a_skirmish_to_its_end_with_a_kill_between_a_salvo_and_the_sharing_out(
        self, sea: Any, tools: Any, placed: Placed
    ) -> None:
        """AD-32, AD-42, AD-66: dark's last ship is fired at by clicks and boarded by command."""
        placed(*BESIDE, terms={"scenario": "skirmish", "goal": "afloat", "pearls": 0})
        table = await sea.start("admiral", sea.dark, scenario="skirmish")
        reader = await opened(sea, sea.light)
        await click(sea, table, reader, (Key("fire"), Piece("f2", 1), Picks((F1, B1))))
        (salvo,) = (await state(sea, table)).salvos
        assert salvo.shots == 2
        await sea.restart()
        await move(sea, tools, sea.light, "board f2 {f1,b1}")
        now = await sea.bot.tables.reading.get(table)
        assert now.owing == (0,)
        assert now.state.todo[0].points >= 1
        assert "to be shared out" in tools.text((await opened(sea, sea.light)).message)
        await sea.restart()
        assert (await state(sea, table)) == now.state
        assert "🏆 🟡 Nakhimov won!" in await move(sea, tools, sea.light, "usual")
        over = await sea.bot.tables.reading.get(table)
        assert over.status == "over"
        assert over.engine.outcome(over.state).places == ((0,), (1,))
        assert {"boarded", "shared"} <= set(await happened(sea, table))
        assert "Rematch" in tools.buttons(sea.card())

    @pytest.mark.usefixtures("undrawn")
    async def test_points_are_shared_out_by_taps_too(self, sea: Any, placed: Placed) -> None:
        """AD-42: a number for each hull but the last, which gets the rest."""
        placed(*BESIDE, ship("b2", "S3"))
        table = await sea.start("admiral", sea.dark)
        await sea.light.slash(sea.channel, "admiral move", move="board f2 {f1,b1}")
        step = (await state(sea, table)).todo[0]
        reader = await opened(sea, sea.light)
        seen = await sea.seen(table, sea.light)
        path: Path = ()
        while not isinstance(question := seen.engine.choose(seen.state, 0, path), Action):
            path = (*path, question.options[-1].value)
        assert all(isinstance(answer, Number) for answer in path)
        await click(sea, table, reader, path)
        hulls = [one for one in (await state(sea, table, sea.light)).ships if one.id in ("f1", "b1", "f2")]
        assert sum(one.strength for one in hulls) == step.points
        assert {one.seat for one in hulls if one.strength} == {0}

    async def test_targets_say_how_likely_they_sink_before_anybody_fires(
        self, sea: Any, tools: Any, placed: Placed
    ) -> None:
        """AD-32."""
        placed(*BESIDE, ship("b2", "S3"))
        table = await sea.start("admiral", sea.dark)
        reader = await opened(sea, sea.light)
        await reader.use(await reader.find("tap", "fire"))
        described = [option.get("description") or "" for part in reader.parts for option in part.get("options", ())]
        assert sum("close by" in told and "chance to hit 83 %" in told for told in described) == 2, "all but a 2"
        salvo = (Key("fire"), Piece("f2", 1), Picks((F1, B1)))
        await reader.go_on(await sea.bot.tables.turns.walk(table, sea.light.id), salvo)
        said = tools.text(reader.message)
        assert "frigate f1, brig b1 fire together" in said
        assert "strength 4; 2 shots reach" in said
        assert "chance to hit 83 %" in said
        assert "destroy" not in said, "two shots can't"
        assert not (await state(sea, table, sea.light)).salvos


class TestTaps:
    @pytest.mark.usefixtures("undrawn")
    async def test_a_turn_of_four_ships_with_a_salvo_is_twelve_at_most(self, sea: Any, placed: Placed) -> None:
        placed(
            ship("s1", "C3"), ship("g1", "D2"), ship("f1", "E5"), ship("b1", "F3"), ship("s2", "C8"), ship("b2", "S12"),
            forts=(fort("A1", 0), fort("X14", 1)),
        )  # fmt: skip
        table = await sea.start("admiral", sea.dark)
        reader = await opened(sea, sea.light)
        taps = []
        for piece, cell in ((S1, "C4"), (G1, "D4"), (F1, "E8"), (B1, "F5")):
            before = reader.taps
            await click(sea, table, reader, (piece, cell_of(cell)))
            taps.append(reader.taps - before)
        assert taps == [2, 2, 2, 1], "the last one's way is asked at once"
        await click(sea, table, reader, (Key("fire"), Piece("s2", 1), Picks((S1, F1)), Key("all")))
        assert (await state(sea, table)).salvos[0].shots == 4
        await click(sea, table, reader, (Key("end"),))
        assert reader.taps <= 12
        assert (await sea.bot.tables.reading.get(table)).owing == (1,)


DRIFTING = (ship("s1", "J9"), ship("f1", "H9"), ship("b1", "B2"), ship("g1", "P3", 3, task="repair"), ship("s2", "S3"))
"""In a storm to the east the ship of the line lies farthest; the brig lies in her port."""


class TestStorms:
    """AD-22, AD-23."""

    async def test_one_tap_lets_all_drift_in_their_order_but_for_who_may_stay(
        self, sea: Any, tools: Any, placed: Placed
    ) -> None:
        placed(*DRIFTING, wind="storm", towards="E", forts=(fort("A1", 0), fort("P4", 0), fort("X14", 1)))
        table = await sea.start("admiral", sea.dark)
        reader = await opened(sea, sea.light)
        assert "s1 → M9" in tools.text(reader.message), "where each will end is told before"
        await click(sea, table, reader, (Key("drift"),))
        assert reader.taps == 1
        assert {id: cell for id, cell in (await where(sea, table, sea.light)).items() if id in ("s1", "f1", "b1")} == {
            "s1": "M9", "f1": "J9", "b1": "B2",
        }  # fmt: skip
        await sea.restart()
        reader = await opened(sea, sea.light)
        assert "lies in shelter" in tools.text(reader.message)
        await click(sea, table, reader, (Key("stay"),))
        await click(sea, table, reader, (Key("end"),))  # that she stays is decided
        assert (await sea.bot.tables.reading.get(table)).owing == (1,)
        assert (await where(sea, table, sea.light))["b1"] == "B2"

    @pytest.mark.usefixtures("undrawn")
    async def test_the_end_of_the_turn_does_the_same_and_ends_it(self, sea: Any, tools: Any, placed: Placed) -> None:
        placed(*DRIFTING, wind="storm", towards="E", forts=(fort("A1", 0), fort("P4", 0), fort("X14", 1)))
        table = await sea.start("admiral", sea.dark)
        assert "the turn of frigate f1" in await move(sea, tools, sea.light, "f1 J9")
        await move(sea, tools, sea.light, "end")
        await move(sea, tools, sea.light, "E+2")
        assert (await sea.bot.tables.reading.get(table)).owing == (0,), "the brig's drift is written by its cell"
        await move(sea, tools, sea.light, "D2")
        assert (await sea.bot.tables.reading.get(table)).owing == (1,)
        assert (await where(sea, table, sea.light))["b1"] == "D2"


@pytest.mark.usefixtures("undrawn")
async def test_a_defender_who_is_asked_answers_as_an_aside_while_the_mover_waits(
    sea: Any, tools: Any, placed: Placed
) -> None:
    """AD-42, AD-44: who joins, then how the points are shared out; between both the bot is killed."""
    placed(
        ship("s1", "C9"), ship("b1", "W13", 1), ship("b2", "X13", 2), ship("s2", "S3"),
        forts=(fort("A1", 0), fort("X14", 1, 2)), orders=(Orders(), Orders(joins="ask", shares="ask")),
    )  # fmt: skip
    table = await sea.start("admiral", sea.dark)
    await move(sea, tools, sea.light, "storm X14 b1")
    for asked, typed in (("join the defence", "b2"), ("points of strength are to be shared out", "usual")):
        now = await sea.bot.tables.reading.get(table)
        assert now.owing == (1,)
        assert now.engine.pending(now.state)[1].aside
        assert asked in tools.text((await sea.dark.click(sea.card(), label="Play")).response)
        assert "It isn’t your turn" in tools.text((await sea.light.click(sea.card(), label="Play")).response)
        await sea.restart()
        assert await state(sea, table) == now.state
        await move(sea, tools, sea.dark, typed)
    now = await sea.bot.tables.reading.get(table)
    assert now.owing == (0,), "and the mover goes on"
    asks = [word for word in ("join the defence", "are to be shared out") if word in tools.text(sea.dms(sea.dark)[-1])]
    assert not asks, "nor does the last direct message ask any longer"
    assert {"storming", "fort-held", "shared"} <= set(await happened(sea, table))
    assert next(one for one in now.state.ships if one.id == "b1").strength == 0


AFLOAT = (ship("s1", "D5"), ship("g1", "V14"), ship("f1", "D9"), ship("b1", "W13"), ship("f2", "D7"), ship("s2", "S3"))
"""Some of them near dark's fort."""


class TestTyped:
    @pytest.mark.parametrize(
        ("typed", "goal"),
        [("s1 H9", "H9"), ("S1 h9", "H9"), ("s1 NE4", "H9"), ("s1 ne+4", "H9"), ("s1 Н9", "H9"), ("s1 E+3", "G5")],
    )
    async def test_a_way_by_its_cell_or_by_course_and_distance(
        self, sea: Any, tools: Any, placed: Placed, typed: str, goal: str
    ) -> None:
        placed(*AFLOAT, forts=(fort("A1", 0), fort("X14", 1)))
        table = await sea.start("admiral", sea.dark)
        await move(sea, tools, sea.light, typed)
        assert (await where(sea, table, sea.light))["s1"] == goal

    @pytest.mark.parametrize(
        ("typed", "origins", "shots"),
        [
            ("fire f2 s1 2", 1, 2),
            ("fire F2 s1,f1 all", 2, 4),
            ("fire f2 {s1,f1} fewer 1", 2, 2),
            ("fire X14 g1 1", 1, 1),
            ("fire fort-x14 {g1,b1} all", 2, 3),
        ],
    )
    @pytest.mark.usefixtures("undrawn")
    async def test_a_salvo(self, sea: Any, tools: Any, placed: Placed, typed: str, origins: int, shots: int) -> None:
        """AD-32."""
        placed(*AFLOAT, forts=(fort("A1", 0), fort("X14", 1)))
        table = await sea.start("admiral", sea.dark)
        told = await move(sea, tools, sea.light, typed)
        (salvo,) = (await state(sea, table)).salvos or (None,)
        assert salvo is not None, told
        assert (len(salvo.origins), salvo.shots) == (origins, shots)

    @pytest.mark.parametrize("locale", ["en-US", "ru", "uk"])
    @pytest.mark.usefixtures("undrawn")
    async def test_what_cannot_be_is_refused_kindly(self, sea: Any, tools: Any, placed: Placed, locale: str) -> None:
        placed(*AFLOAT, forts=(fort("A1", 0), fort("X14", 1)))
        table = await sea.start("admiral", sea.dark)
        sea.locales[sea.light.id] = locale
        before = await state(sea, table, sea.light)
        for typed in (
            "s9 H9", "s1 H99", "s1 Z3", "s1 N9", "s1 D7", "s1 E7", "f2 D8", "s1 repair", "s1 stop", "s1 work f1",
            "s1 load", "g1 unload", "fire s2 s1", "fire f2 g1", "fire f2 s1 4", "fire s1 f1", "fire A1 s1",
            "board f2 s1", "board s2", "storm A1 s1", "storm X14 s1", "drift", "end s1", "stay",
        ):  # fmt: skip
            told = await move(sea, tools, sea.light, typed)
            assert told, typed
            assert "admiral-" not in told, typed
            assert "sailing-" not in told, typed
            assert await state(sea, table, sea.light) == before, typed

    @pytest.mark.usefixtures("undrawn")
    async def test_reasons_are_those_of_the_rules(self, sea: Any, tools: Any, placed: Placed) -> None:
        placed(*AFLOAT, forts=(fort("A1", 0), fort("X14", 1)))
        await sea.start("admiral", sea.dark)
        for typed, reason in (
            ("f2 D8", "isn’t yours"), ("fire s2 s1", "straight ahead"), ("fire s2", "reaches"),
            ("fire A1 s1", "is yours"), ("board f2 s1", "straight beside"), ("board f2", "lies beside"),
            ("s1 repair", "undamaged"), ("s1 D8", "way"),
        ):  # fmt: skip
            assert reason in await move(sea, tools, sea.light, typed), typed


class TestLobby:
    async def test_what_a_switch_does_stands_above_it(self, sea: Any, tools: Any) -> None:
        """AD-70: nobody knows by their names what "printed rules" and "skip idle turns" change."""
        await sea.light.slash(sea.channel, "admiral start")
        page = tools.text((await sea.light.click(sea.card(), label="Options")).response)
        assert "- **Skip idle turns**: You aren’t called to turns in which hardly anything can be done" in page
        assert "- **Printed rules**: The booklet to the letter, also where we changed something for balance" in page
        assert "- **Scenario**" not in page, "a menu tells it of each value"

    async def test_a_race_speaks_of_no_orders_for_fights(self, sea: Any, tools: Any) -> None:
        """AD-61: nothing but idle turns is to be ordered there, and no storm comes in the first of them."""
        await sea.light.slash(sea.channel, "admiral start", scenario="mini1", seats=2)
        told = tools.text((await sea.light.click(sea.card(), label="Example")).response)
        assert "storm" not in told
        assert "repaired" not in told
        await sea.dark.click(sea.card(), label="Join")
        page = (await sea.light.click(sea.card(), label="My view")).response
        asked = (await sea.light.click(page, label="Standing orders")).response
        assert "**Standing orders → Idle turns**" in tools.text(asked)
        assert "Call me" in tools.buttons(asked)

    async def test_the_host_may_play_alone_or_with_three_others_whatever_is_usual(self, sea: Any, tools: Any) -> None:
        """AD-61: the usual battle is for two, a mini-game for one to four."""
        refused = tools.text((await sea.light.slash(sea.channel, "admiral start", seats=4)).response)
        assert "2" in refused
        assert not await sea.bot.tables.reading.of_user(sea.light.id)
        await sea.light.slash(sea.channel, "admiral start", seats=4, scenario="mini2")
        assert "Players: 1 of 4" in tools.text(sea.card())
