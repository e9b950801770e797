"""One against the rest: sides of unequal size in lobbies, at the start and in rematches."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.tables import seating
from bot.tables.company import company
from bot.tables.model import Refusal
from bot.views.card import card_page
from bot.views.seats import seat_page
from engine.chance import Seeded
from tests.bot.tables.test_seat_pages import menus, text, told, words  # noqa: F401


def sides(table):
    return [row.side for row in table.seats]


async def test_one_takes_the_side_of_one_and_the_others_get_the_rest(house):
    table = await house.gather(house.bob, kind="hunt", size=3)
    table = await house.tables.gathering.choose_side(table.id, house.bob.id, "prey")
    with pytest.raises(Refusal, match="refuse-side-full"):
        await house.tables.gathering.choose_side(table.id, house.ann.id, "prey")
    table = await house.tables.gathering.join(table.id, house.cid)
    assert (table.status, sides(table)) == ("running", ["pack", "prey", "pack"])
    assert table.state.sides == ("pack", "prey", "pack")
    assert company(table) == "teams"


async def test_while_there_are_sides_to_choose_the_host_begins(house):
    """Else the last one who comes could choose none."""
    table = await house.gather(house.bob, kind="hunt", size=3)
    table = await house.tables.gathering.choose_side(table.id, house.bob.id, "pack")
    table = await house.tables.gathering.join(table.id, house.cid)
    assert (table.status, sides(table)) == ("open", [None, "pack", None])
    assert f"<@{house.ann.id}> can press “Begin” now to play with 3" in text(await card_page(house.tables, table))
    await house.tables.gathering.choose_side(table.id, house.cid.id, "prey")
    table = await house.tables.gathering.begin(table.id, house.ann.id)
    assert (table.status, sides(table)) == ("running", ["pack", "pack", "prey"])


async def test_who_wants_to_be_among_the_rest_leaves_the_side_of_one_to_another(house):
    table = await house.gather(house.bob, kind="hunt", size=3)
    for person in (house.ann, house.bob):
        await house.tables.gathering.choose_side(table.id, person.id, "pack")
    table = await house.tables.gathering.join(table.id, house.cid)
    assert sides(table) == ["pack", "pack", "prey"]


async def test_by_lot_each_is_as_likely_the_one(house):
    table = await house.gather(house.bob, house.cid, house.dan, kind="hunt", size=5)
    await house.tables.gathering.invite(table.id, house.ann.id, [house.eve])
    table = await house.tables.reading.get(table.id)
    alone = Counter(seating.setup(table, Seeded(f"lots/{number}")).sides.index("prey") for number in range(200))
    assert sorted(alone) == list(range(5))
    assert min(alone.values()) > 20


async def test_the_lobby_says_how_many_each_side_takes(house):
    table = await house.gather(house.bob, kind="hunt", size=5)
    table = await house.tables.gathering.choose_side(table.id, house.bob.id, "pack")
    shown = text(await card_page(house.tables, table))
    assert "-# The prey: 0 of 1, the pack: 1 of 4 · choose under" in shown
    assert f"<@{house.bob.id}> · the pack" in shown
    page = menus(seat_page(table, house.ann.id, "en"))
    assert told(page["seat-side"]) == ["Side: at random", "Side: the prey", "Side: the pack"]


async def test_other_options_let_lapse_what_is_no_more(house):
    table = await house.gather(house.bob, house.cid, kind="hunt", size=5)
    for person, side in ((house.ann, "prey"), (house.bob, "pack"), (house.cid, "pack")):
        await house.tables.gathering.choose_side(table.id, person.id, side)
    table = await house.tables.gathering.set_option(table.id, house.ann.id, "kind", "raid")
    assert sides(table) == [None, "pack", None], "of the same word only so many as it takes now, the first come first"
    shown = text(await card_page(house.tables, table))
    assert "-# The pack: 1 of 1, the guard: 0 of 3 · choose under" in shown
    table = await house.tables.gathering.set_option(table.id, house.ann.id, "kind", "free")
    assert (sides(table), seating.sides(table)) == ([None] * 3, ())
    assert "choose under" not in text(await card_page(house.tables, table))
    assert (await house.tables.gathering.begin(table.id, house.ann.id)).state.sides == ()


async def test_with_fewer_seats_the_greater_side_shrinks(house):
    table = await house.gather(house.bob, house.cid, kind="hunt", size=5)
    for person in (house.ann, house.bob, house.cid):
        await house.tables.gathering.choose_side(table.id, person.id, "pack")
    table = await house.tables.gathering.set_size(table.id, house.ann.id, 3)
    assert sides(table) == ["pack", "pack", None]
    begun = await house.tables.gathering.begin(table.id, house.ann.id)
    assert sides(begun) == ["pack", "pack", "prey"]


async def test_too_many_on_the_greater_side_keep_a_smaller_game_from_beginning(house):
    table = await house.gather(house.bob, house.cid, kind="hunt", size=5)
    for person in (house.ann, house.bob, house.cid):
        await house.tables.gathering.choose_side(table.id, person.id, "pack")
    with pytest.raises(Refusal, match="refuse-sides-crowded"):
        await house.tables.gathering.begin(table.id, house.ann.id)
    await house.tables.gathering.choose_side(table.id, house.bob.id, "prey")
    assert sides(await house.tables.gathering.begin(table.id, house.ann.id)) == ["pack", "prey", "pack"]


async def test_in_a_rematch_the_one_stays_the_one_and_may_change(house):
    table = await house.gather(house.bob, kind="hunt", size=3)
    await house.tables.gathering.choose_side(table.id, house.bob.id, "prey")
    table = await house.tables.gathering.join(table.id, house.cid)
    for person in (house.ann, house.cid):
        await house.tables.life.resign(table.id, person.id)
    again = await house.tables.gathering.rematch(table.id, house.ann)
    assert sides(again) == ["pack", "prey", "pack"]
    again = await house.tables.gathering.choose_side(again.id, house.ann.id, "prey")
    assert sides(again) == ["prey", None, "pack"], "who hasn't answered holds nothing"
    again = await house.tables.gathering.set_option(again.id, house.ann.id, "kind", "free")
    await house.tables.gathering.join(again.id, house.bob)
    again = await house.tables.gathering.join(again.id, house.cid)
    assert again.state.sides == ()


async def test_without_the_one_a_rematch_has_the_rest_that_it_takes(house):
    table = await house.gather(house.bob, kind="raid", size=4)
    await house.tables.gathering.choose_side(table.id, house.bob.id, "pack")
    await house.tables.gathering.join(table.id, house.cid)
    table = await house.tables.gathering.join(table.id, house.dan)
    for person in (house.ann, house.cid, house.dan):
        await house.tables.life.resign(table.id, person.id)
    again = await house.tables.gathering.rematch(table.id, house.ann, away=[house.bob.id])
    assert sides(again) == ["guard"] * 3
    for person in (house.cid, house.dan):
        await house.tables.gathering.join(again.id, person)
    with pytest.raises(Refusal, match="refuse-sides-crowded"):
        await house.tables.gathering.begin(again.id, house.ann.id)
    again = await house.tables.gathering.join(again.id, house.eve)
    assert (sides(again), again.state.champion) == (["guard"] * 3 + ["pack"], None)
