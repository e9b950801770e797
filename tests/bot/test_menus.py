"""Menus that are shown once more: a client keeps what was chosen in one that it knows, and the same again is dead."""

from __future__ import annotations

from typing import Any

from bot.views.page import page, renew_menus
from bot.views.tap import button, people_select
from tests.bot.clicking import Reader, assert_valid


def ids(parts: list[dict[str, Any]]) -> set[Any]:
    """What a client may know a page's menus again by."""
    return {part[key] for part in parts if part["type"] in (3, 5) for key in ("custom_id", "id")}


async def mover_of(sea: Any, game: str) -> Reader:
    """Somebody who is at the first question of his turn."""
    table = await sea.bot.tables.reading.get(await sea.start(game))
    while len(table.owing) > 1:  # the eight cards of the beginning
        await sea.end_turn(table.id)
        table = await sea.bot.tables.reading.get(table.id)
    mover = sea.members[table.seats[table.owing[0]].user]
    return Reader(mover, (await mover.click(sea.card(), label="Play")).response)


async def test_after_a_step_back_it_is_another(sea: Any) -> None:
    reader = await mover_of(sea, "tranquility")
    seen: set[Any] = set()
    for _ in range(3):
        (menu,) = reader.of("pick")
        assert not ids([menu]) & seen
        seen |= ids([menu])
        await reader.use(menu, menu["options"][0]["value"])
        (back,) = reader.of("back")
        await reader.use(back)


async def test_after_taking_back_it_is_another(sea: Any) -> None:
    reader = await mover_of(sea, "sealords")
    seen: set[Any] = set()
    for _ in range(3):
        menu = reader.of("pair")[0]
        assert not ids([menu]) & seen
        seen |= ids([menu])
        await reader.use(menu, menu["options"][0]["value"])
        (undo,) = reader.of("undo")
        await reader.use(undo)


async def test_a_changed_option_leaves_other_menus(sea: Any) -> None:
    await sea.light.slash(sea.channel, "tranquility start")
    reader = Reader(sea.light, (await sea.light.click(sea.card(), label="Options")).response)
    before = ids(reader.parts)
    await reader.use(reader.of("option")[1], "reefs")
    assert before
    assert not ids(reader.parts) & before


def test_so_is_a_menu_of_people() -> None:
    seen: set[Any] = set()
    for showing in (1, 2):
        shown = page(["Whom?"], [[people_select("Whom?", 1, "invited", 3)]])
        renew_menus(shown, showing)
        here = ids(assert_valid(shown.layout.to_components()))
        assert len(here) == 2
        assert not here & seen
        seen |= here


def test_a_row_of_too_many_buttons_goes_on_in_the_next() -> None:
    row = [button("en", "button-back", 1, "view", number) for number in range(6)]
    parts = assert_valid(page(["What?"], [row]).layout.to_components())
    assert [len(part["components"]) for part in parts if part["type"] == 1] == [5, 1]
