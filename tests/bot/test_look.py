"""A board too large for a phone: what is shown of it where, looking closer, and whose the pieces are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import render
from bot.foreign import plain
from bot.speaker import Speaker
from bot.views import look
from bot.views import parts as pieces
from engine.values import Cell, Picks, Piece
from render import Marks, Window
from render.window import MOST, overview, parts
from tests.bot.clicking import Reader
from tests.bot.toysea import COLS, ROWS, ToySea, entered

SHIPS = (
    ("a1", 0, Cell(1, 1)), ("a2", 0, Cell(37, 17)), ("a3", 0, Cell(20, 9)),
    ("k1", 1, Cell(4, 2)), ("k2", 1, Cell(30, 4)), ("k3", 1, Cell(22, 16)),
)  # fmt: skip
"""All over the sea."""
WHOLE = render.Sea(COLS, ROWS)
NEAR = tuple((id, seat, Cell(cell.col % 8 + 10, cell.row % 8 + 5)) for id, seat, cell in SHIPS)
"""All within what a phone can show."""


@pytest.fixture(autouse=True)
def game() -> Iterator[ToySea]:
    with entered(ToySea(SHIPS)) as toy:
        yield toy


@pytest.fixture
def windows(sea: Any, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Window, ...]]:
    """The parts of each drawing, the newest last."""
    seen: list[tuple[Window, ...]] = []
    real = render.draw

    def draw(game: str, view: Any, names: Any, marks: Any, *others: Any) -> Any:
        seen.append(marks.windows if marks else ())
        return real(game, view, names, marks, *others)

    monkeypatch.setattr(render, "draw", draw)
    return seen


async def opened(sea: Any) -> Any:
    """A table of light's and dark's, begun."""
    table = await sea.start("toysea")
    await sea.env.advance_time(60)  # the direct messages wait for the card
    return await sea.bot.tables.reading.get(table)


async def play(sea: Any, member: Any) -> Reader:
    return Reader(member, (await member.click(sea.card(), label="Play")).response)


def options(reader: Reader) -> list[dict[str, Any]]:
    (menu,) = reader.of("look-at")
    return list(menu["options"])


async def test_the_card_shows_two_halves_of_a_wide_sea(sea: Any, tools: Any, windows: list[tuple[Window, ...]]) -> None:
    await opened(sea)
    assert len(tools.alts(sea.card())) == 2
    assert windows[-1] == overview(WHOLE)
    assert "Look closer" in tools.buttons(sea.card())


async def test_where_all_pieces_are_near_that_part_alone_is_shown(
    sea: Any, tools: Any, game: ToySea, windows: list[tuple[Window, ...]]
) -> None:
    game.ships = NEAR
    await opened(sea)
    ((part,),) = {windows[-1]}
    assert len(tools.alts(sea.card())) == 1
    assert (part.cols, part.rows) == (MOST, MOST)
    assert all(part.holds(cell) for _, _, cell in NEAR)


async def test_a_spectator_looks_closer(sea: Any, tools: Any, windows: list[tuple[Window, ...]]) -> None:
    await opened(sea)
    reader = Reader(sea.watcher, (await sea.watcher.click(sea.card(), label="Look closer")).response)
    assert windows[-1] == (max(parts(WHOLE), key=lambda part: sum(part.holds(cell) for _, _, cell in SHIPS)),)
    assert [option["label"] for option in options(reader)] == [part.name for part in parts(WHOLE)]
    assert [len(reader.of(verb)) for verb in ("look-at", "view")] == [1, 0], "he has no view of his own"
    for at, part in enumerate(parts(WHOLE)):
        message = reader.message.id
        (menu,) = reader.of("look-at")
        await reader.use(menu, str(at))
        assert reader.message.id == message, "the same message goes on"
        assert windows[-1] == (part,)
        (alt,) = tools.alts(reader.message)
        assert alt.startswith(f"{part.name}: ")
        there = {id for id, _, cell in SHIPS if part.holds(cell)}
        told = alt.partition("\n")[0]
        assert {id for id, _, _ in SHIPS if f"frigate {id} " in told} == there
        assert there or told.endswith("nothing there")
        (shown,) = [option for option in options(reader) if option.get("default")]
        assert shown["label"] == part.name
        assert part.name in tools.text(reader.message)


async def test_what_is_told_of_a_part_says_whose_and_where(sea: Any, tools: Any) -> None:
    await opened(sea)
    for member, said in (
        (sea.watcher, ("Nakhimov’s frigate a1 B2", "Kornilov’s frigate k1 E3")),
        (sea.light, ("frigate a1 B2", "Kornilov’s frigate k1 E3")),
        (sea.dark, ("Nakhimov’s frigate a1 B2", "frigate k1 E3")),
    ):
        reader = Reader(member, (await member.click(sea.card(), label="Look closer")).response)
        await reader.use(reader.of("look-at")[0], "0")
        assert tools.alts(reader.message)[0].partition("\n")[0] == f"A1–K11: {', '.join(said)}"
        assert options(reader)[0]["description"] == ", ".join(said)


async def test_a_player_looks_closer_from_his_view_and_goes_back(sea: Any, tools: Any) -> None:
    await opened(sea)
    reader = Reader(sea.light, (await sea.light.click(sea.card(), label="My view")).response)
    await reader.use(reader.of("look")[0])
    assert len(tools.alts(reader.message)) == 1
    await reader.use(reader.of("view")[0])
    assert "Your move" in tools.text(reader.message)
    assert reader.of("look")


async def test_a_player_looks_at_his_own_turn_in_the_making_alone(
    sea: Any, windows: list[tuple[Window, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A spectator gets the public view."""
    table = await opened(sea)
    seen: list[int | None] = []
    real = type(table.engine).view

    def view(self: Any, state: Any, seat: int | None) -> Any:
        seen.append(seat)
        return real(self, state, seat)

    monkeypatch.setattr(ToySea, "view", view)
    for member, seat in ((sea.watcher, None), (sea.light, 0), (sea.dark, 1)):
        seen.clear()
        await member.click(sea.card(), label="Look closer")
        assert set(seen) == {seat}


async def test_a_close_up_follows_the_choice(sea: Any, tools: Any, windows: list[tuple[Window, ...]]) -> None:
    await opened(sea)
    reader = await play(sea, sea.light)
    assert windows[-1] == overview(WHOLE), "what is offered lies all over the sea"
    for id, cell in (("a1", Cell(1, 1)), ("a2", Cell(37, 17))):
        await reader.use(await reader.find("pick", id), id)
        *shown, near = windows[-1]
        assert tuple(shown) == overview(WHOLE)
        assert near.holds(cell)
        assert near.cols <= MOST
        assert len(tools.alts(reader.message)) == 3
        await reader.use(reader.of("back")[0])
        assert windows[-1] == overview(WHOLE)


async def test_the_close_up_stands_still_while_columns_are_turned(
    sea: Any, windows: list[tuple[Window, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pieces, "CELLS", 10)
    await opened(sea)
    reader = await play(sea, sea.light)
    await reader.use(await reader.find("pick", "a3"), "a3")
    before = windows[-1]
    for column in ("18", "22"):
        await reader.use(reader.of("col")[0], column)
        assert windows[-1] == before
        await reader.back_to_columns()
        assert windows[-1] == before


async def test_the_others_see_what_just_happened_large(sea: Any, tools: Any, windows: list[tuple[Window, ...]]) -> None:
    await opened(sea)
    await sail(sea, sea.light, "a2", "AM18")
    windows.clear()
    await sea.dark.click(sea.card(), label="My view")
    near = windows[-1][-1]
    assert len(windows[-1]) == 3
    assert near.holds(Cell(37, 17))
    assert near.holds(Cell(38, 17))
    for member in (sea.watcher, sea.dark):
        await member.click(sea.card(), label="Look closer")
        assert windows[-1][0].holds(Cell(38, 17)), "where something has just happened"
    assert "🟡 Nakhimov’s frigate a2 sails to AM18" in tools.text(sea.card())


async def sail(sea: Any, member: Any, id: str, cell: str) -> None:
    reader = await play(sea, member)
    await reader.use(await reader.find("pick", id), id)
    await reader.use(await reader.find("pick", cell), cell)


async def test_it_shows_the_present_position_from_a_look_of_before_too(sea: Any, tools: Any) -> None:
    await opened(sea)
    before = Reader(sea.watcher, (await sea.watcher.click(sea.card(), label="Look closer")).response)
    await sail(sea, sea.light, "a1", "B3")
    await before.use(before.of("look-at")[0], "0")
    assert "frigate a1 B3" in tools.alts(before.message)[0]


async def test_it_works_after_the_end(sea: Any, tools: Any) -> None:
    await opened(sea)
    await sail(sea, sea.light, "a1", "B3")
    resigning = (await sea.dark.slash(sea.channel, "toysea resign")).response
    await sea.dark.click(resigning, label="Yes, resign")
    assert "Rematch" in tools.buttons(sea.card())
    for member in (sea.watcher, sea.light, sea.dark):
        reader = Reader(member, (await member.click(sea.card(), label="Look closer")).response)
        await reader.use(reader.of("look-at")[0], "0")
        assert "frigate a1 B3" in tools.alts(reader.message)[0]
    assert {"Rematch", "Look closer"} <= set(tools.buttons(sea.dms(sea.light)[-1]))


async def test_by_direct_message_that_message_goes_on(sea: Any, tools: Any) -> None:
    await opened(sea)
    reader = Reader(sea.light.user, sea.dms(sea.light)[-1])
    await reader.use(reader.of("look")[0])
    reader.message = sea.dms(sea.light)[-1]
    await reader.use(reader.of("look-at")[0], "0")
    reader.message = sea.dms(sea.light)[-1]
    assert "frigate a1 B2" in tools.alts(reader.message)[0]
    await reader.use(reader.of("view")[0])
    assert "Your move" in tools.text(sea.dms(sea.light)[-1])
    assert len(sea.dms(sea.light)) == 1


async def test_it_is_told_in_the_readers_language(sea: Any, tools: Any) -> None:
    await opened(sea)
    for locale, piece in (("ru", "frigate k1 (Kornilov) E3"), ("uk", "frigate k1 (Kornilov) E3")):
        sea.locales[sea.watcher.id] = locale
        reader = Reader(sea.watcher, (await sea.watcher.click(sea.card(), label="Look closer")).response)
        await reader.use(reader.of("look-at")[0], "0")
        assert piece in tools.alts(reader.message)[0]


async def test_games_that_fit_a_phone_have_no_parts(sea: Any, tools: Any) -> None:
    table = await sea.start("sealords")
    assert "Look closer" not in tools.buttons(sea.card())
    view = (await sea.light.click(sea.card(), label="My view")).response
    assert "Look closer" not in tools.buttons(view)
    assert table


async def test_a_sea_that_cannot_be_drawn_is_told_in_words(
    sea: Any, tools: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened(sea)
    card = sea.card()

    def broken(*_: Any) -> Any:
        raise ValueError("no paint")

    monkeypatch.setattr(render, "draw", broken)
    shown = (await sea.watcher.click(card, label="Look closer")).response
    assert "Kornilov’s frigate k1 on E3" in tools.text(shown)


async def test_options_and_what_is_chosen_say_whose_a_piece_is(sea: Any, tools: Any) -> None:
    await opened(sea)
    reader = await play(sea, sea.light)
    (menu,) = reader.of("pick")
    labels = {option["value"]: option["label"] for option in menu["options"]}
    assert labels["a1"] == "Frigate a1"
    assert labels["k1"] == "Kornilov’s frigate k1"
    await reader.use(menu, "a1")
    assert "Where does frigate a1 sail?" in tools.text(reader.message)


async def test_more_parts_than_a_menu_holds_are_in_several(sea: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    many = tuple(Window(col, row, 9, 9) for row in range(6) for col in range(6))
    monkeypatch.setattr(look, "parts", lambda _: many)
    await opened(sea)
    reader = Reader(sea.watcher, (await sea.watcher.click(sea.card(), label="Look closer")).response)
    assert [len(menu["options"]) for menu in reader.of("look-at")] == [18, 18]
    await reader.use(reader.of("look-at")[1], "30")
    shown = [option["label"] for menu in reader.of("look-at") for option in menu["options"] if option.get("default")]
    assert shown == [many[30].name]


def test_whose_a_piece_is_in_all_languages() -> None:
    names = tuple(map(plain, ("Nakhimov", "Kornilov")))
    mine, theirs, nobodys = Piece("3", 0), Piece("4", 1), Piece("5")
    for language, said in (("en", "Kornilov’s {}"), ("ru", "{} (Kornilov)"), ("uk", "{} (Kornilov)")):
        speaker = Speaker(language, "sealords", names)
        own = replace(speaker, reader=0)
        bare = {piece: replace(speaker, reader=piece.seat).label(piece) for piece in (mine, theirs, nobodys)}
        assert speaker.label(theirs) == own.label(theirs) == said.format(bare[theirs])
        assert own.label(mine) == bare[mine] == speaker.label(Piece("3"))
        assert speaker.label(nobodys) == own.label(nobodys) == bare[nobodys]
        assert own.label(Picks((mine, theirs))) == f"{bare[mine]}, {said.format(bare[theirs])}"


def test_whose_a_piece_is_is_no_part_of_its_token_and_stored_where_it_is_said() -> None:
    assert Piece("f2", 1).token == Piece("f2").token == "f2"
    for piece, stored in ((Piece("f2"), b'{"type":"piece","id":"f2"}'), (Piece("f2", 0), b'"seat":0')):
        data = msgspec.json.encode(piece)
        assert stored in data
        assert msgspec.json.decode(data, type=Piece) == piece
    assert Marks(chosen=(Piece("f2", 1),)) != Marks()
    assert render.Sea(40, 20, {"f2": (Cell(1, 1),)}).places((Piece("f2", 1),)) == (Cell(1, 1),)
