"""Sides, colours and who begins: chosen before the game, held by who has joined, kept for the rematch."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables import choices, lobby, seating
from bot.tables.limits import COLOURS
from bot.tables.model import Place, Refusal
from bot.tables.opening import allowed, opened
from bot.tables.person import Person
from bot.views.absence import close_buttons
from engine import registry, setups
from engine.chance import Seeded
from tests.trying import examples

NOW = datetime(2030, 1, 1, tzinfo=UTC)
PEOPLE = [Person(id, f"P{id}") for id in range(1, 9)]


def refusal(id: str):
    return pytest.raises(Refusal, match=f"^{id}$")


def sides(table):
    return [row.side for row in table.seats]


# Any lobby


def tried(table, rng):
    """The table after somebody has tried something."""
    person = rng.choice(PEOPLE)
    options = registry.get("crew").Options
    match rng.randrange(12):
        case 0 | 1 | 2:
            return lobby.joined(table, person, "seed", NOW)[0]
        case 3:
            return lobby.left(table, person.id, NOW)
        case 4:
            return lobby.invited(table, person.id, rng.sample(PEOPLE, rng.randint(1, 3)), NOW)
        case 5:
            return seating.with_side(table, person.id, rng.choice([None, "red", "blue", "prey", "pack"]), NOW)
        case 6:
            return seating.with_colour(table, person.id, rng.randrange(COLOURS), NOW)
        case 7:
            return lobby.let_begin(table, table.host, rng.choice([None, *(other.id for other in PEOPLE)]), NOW)
        case 8:
            kind = rng.choice(["free", "duel", "teams", "hunt"])
            return lobby.with_options(table, table.host, options(kind=kind, fog=rng.random() < 0.3), NOW)
        case 9:
            return lobby.filled(table, table.host, rng.randint(1, 2), "easy", NOW)
        case 10:
            return lobby.bot_sided(table, table.host, rng.randrange(2), rng.choice([None, "red", "blue", "prey"]), NOW)
        case _:
            return lobby.with_size(table, table.host, rng.randint(1, 6), NOW)


def check(table):
    assert [row.seat for row in table.seats] == list(range(len(table.seats)))
    assert len(set(table.colours)) == len(table.seats) <= table.size
    assert set(table.colours) <= set(range(COLOURS))
    assert table.size in allowed(table.game, table.options)
    room = {side.key: side.seats for side in seating.sides(table)}
    chosen = [row.side for row in table.seats if row.side is not None]
    assert all(chosen.count(key) <= room.get(key, 0) for key in chosen)
    assert sum(row.first for row in table.seats) <= seating.draws_first(table)


@examples(60)
@given(seed=st.integers(0, 2**32))
def test_whatever_is_chosen_colours_differ_and_sides_have_room(toy, seed):
    rng, done = Random(seed), 0
    options = registry.get("crew").Options(kind="teams")
    table = opened("crew", options, PEOPLE[:1], 1, Place(1, 2), "en", NOW, size=6)
    for _ in range(80):
        before = table
        try:
            table = tried(table, rng)
        except Refusal:
            continue
        done += 1
        if table.status != "open":
            break
        check(table)
        held = {row.user: (row.colour, row.side) for row in before.seats if row.joined and not row.is_bot}
        chooses = [row for row in table.seats if held.get(row.user, (row.colour, row.side)) != (row.colour, row.side)]
        assert len(chooses) <= 1 or (table.size, table.options) != (before.size, before.options)
    assert done > 0
    if table.status == "running":
        found = setups.sides(table.engine, table.options, len(table.seats))
        filled = [side.key for side in found for _ in range(side.seats)]
        assert sorted(side or "" for side in sides(table)) == sorted(filled or [""] * len(table.seats))
        first = table.engine.view(table.state, None).order[0]
        assert table.first in (None, first)


# Numbers


async def test_a_lobby_of_five_that_cannot_begin_says_which_numbers_can(house):
    table = await house.gather(house.bob, house.cid, house.dan, house.eve, kind="teams")
    assert (table.status, table.size) == ("open", 6)
    with refusal("refuse-cannot-begin") as raised:
        await house.tables.gathering.begin(table.id, house.ann.id)
    told = dict(raised.value.reason.args)
    assert (told["joined"].value, [count.value for count in told["counts"]]) == (5, [2, 4, 6])
    await house.tables.gathering.leave(table.id, house.bob.id)
    assert (await house.tables.gathering.begin(table.id, house.ann.id)).status == "running"


async def test_a_size_between_is_refused(house):
    table = await house.gather(kind="hunt")
    assert table.size == 5
    with refusal("refuse-seats"):
        await house.tables.gathering.set_size(table.id, house.ann.id, 4)
    await house.tables.gathering.set_size(table.id, house.ann.id, 3)
    table = await house.tables.gathering.set_option(table.id, house.ann.id, "kind", "teams")
    assert table.size == 2, "the next one below that was chosen"


async def test_as_many_as_can_sit_unless_fewer_were_chosen(house):
    table = await house.gather(kind="duel")
    assert table.size == 2
    table = await house.tables.gathering.set_option(table.id, house.ann.id, "kind", "free")
    assert table.size == 5, "that two play was no choice: with two it doesn't begin by itself"
    table = await house.tables.gathering.set_option(table.id, house.ann.id, "kind", "teams")
    assert table.size == 6
    table = await house.tables.gathering.join(table.id, house.bob)
    assert table.status == "open"


def test_no_game_has_more_seats_than_there_are_colours():
    assert all(choices.counts(game)[-1] <= COLOURS for game in registry.GAMES.values())


def test_all_numbers_that_some_options_allow_can_be_asked_for():
    assert choices.counts(registry.get("crew")) == (1, 2, 3, 4, 5, 6)


# Sides


async def test_a_side_is_taken_and_given_back(house):
    table = await house.gather(house.bob, kind="teams", size=4)
    table = await house.tables.gathering.choose_side(table.id, house.bob.id, "red")
    assert table == await house.tables.reading.get(table.id)
    assert sides(table) == [None, "red"]
    with refusal("refuse-stale"):
        await house.tables.gathering.choose_side(table.id, house.bob.id, "prey")
    with refusal("refuse-no-seat-yet"):
        await house.tables.gathering.choose_side(table.id, house.cid.id, "red")
    table = await house.tables.gathering.choose_side(table.id, house.bob.id, None)
    assert sides(table) == [None, None]


async def test_only_where_a_seat_is_free_is_one_told_to_join(house):
    kept = await house.gather(size=2)
    with refusal("refuse-no-seat-yet"):
        await house.tables.gathering.choosing(kept.id, house.cid.id)
    await house.tables.gathering.invite(kept.id, house.ann.id, [house.bob])
    with refusal("refuse-not-seated"):
        await house.tables.gathering.choosing(kept.id, house.cid.id)
    challenge = await house.open(house.bob)
    with refusal("refuse-not-seated"):
        await house.tables.gathering.choosing(challenge.id, house.cid.id)


async def test_a_full_side_is_refused_and_the_others_fill_up_in_turn(house):
    table = await house.gather(house.bob, house.cid, kind="teams", size=4)
    for person in (house.bob, house.cid):
        table = await house.tables.gathering.choose_side(table.id, person.id, "red")
    with refusal("refuse-side-full"):
        await house.tables.gathering.choose_side(table.id, house.ann.id, "red")
    table = await house.tables.gathering.join(table.id, house.dan)
    assert (table.status, sides(table)) == ("running", ["blue", "red", "red", "blue"])
    assert table.state.sides == ("blue", "red", "red", "blue")
    with refusal("refuse-already-started"):
        await house.tables.gathering.choose_side(table.id, house.ann.id, "red")


async def test_sides_that_nobody_chose_are_drawn_by_lot(house):
    table = await house.gather(house.bob, house.cid, house.dan, kind="teams", size=6)
    found = [seating.setup(table, Seeded(f"lots/{number}")).sides for number in range(20)]
    assert all(sorted(lots) == ["blue", "blue", "red", "red"] for lots in found)
    assert len(set(found)) > 3
    begun = await house.tables.gathering.begin(table.id, house.ann.id)
    assert begun.state.sides == tuple(sides(begun)) == seating.setup(table, Seeded(begun.seed)).sides


async def test_who_has_not_answered_holds_no_side(house):
    house.tables.changes.new_seed = lambda: "3"
    table = await house.gather(house.bob, house.cid, kind="hunt", size=3)
    await house.tables.life.resign(table.id, house.ann.id)
    await house.tables.life.resign(table.id, house.bob.id)
    again = await house.tables.gathering.rematch(table.id, house.ann)
    assert sides(again) == sides(table) == ["pack", "prey", "pack"]
    again = await house.tables.gathering.choose_side(again.id, house.ann.id, "prey")
    assert sides(again) == ["prey", None, "pack"]


async def test_other_options_and_sizes_leave_what_still_fits(house):
    table = await house.gather(house.bob, house.cid, kind="teams", size=6)
    for person in (house.ann, house.bob, house.cid):
        table = await house.tables.gathering.choose_side(table.id, person.id, "red")
    table = await house.tables.gathering.set_size(table.id, house.ann.id, 4)
    assert sides(table) == ["red", "red", None]
    table = await house.tables.gathering.set_option(table.id, house.ann.id, "kind", "hunt")
    assert sides(table) == [None] * 3


async def test_sides_that_do_not_fit_those_who_are_here_keep_the_game_from_beginning(house):
    table = await house.gather(house.bob, kind="teams", size=4)
    for person in (house.ann, house.bob):
        await house.tables.gathering.choose_side(table.id, person.id, "red")
    with refusal("refuse-sides-crowded"):
        await house.tables.gathering.begin(table.id, house.ann.id)
    await house.tables.gathering.choose_side(table.id, house.bob.id, None)
    table = await house.tables.gathering.begin(table.id, house.ann.id)
    assert sides(table) == ["red", "blue"]


# Colours


async def test_everybody_has_a_colour_that_is_free(house):
    table = await house.gather(house.bob, house.cid)
    assert table.colours == (0, 1, 2)
    table = await house.tables.gathering.choose_colour(table.id, house.ann.id, 7)
    table = await house.tables.gathering.invite(table.id, house.ann.id, [house.dan, house.eve])
    assert table == await house.tables.reading.get(table.id)
    assert table.colours == (7, 1, 2, 0, 3)
    table = await house.tables.gathering.leave(table.id, house.bob.id)
    assert table.colours == (7, 2, 0, 3)


async def test_a_colour_that_somebody_has_is_refused(house):
    table = await house.gather(house.bob)
    with refusal("refuse-colour-taken") as raised:
        await house.tables.gathering.choose_colour(table.id, house.ann.id, 1)
    assert dict(raised.value.reason.args)["person"].value == house.bob.id
    for colour in (-1, COLOURS):
        with refusal("refuse-stale"):
            await house.tables.gathering.choose_colour(table.id, house.ann.id, colour)


async def test_in_a_challenge_both_choose_until_it_is_accepted(house):
    table = await house.open()
    table = await house.tables.gathering.choose_colour(table.id, house.ann.id, 1)
    assert table.colours == (1, 0), "who has not answered gets another one"
    table = await house.tables.gathering.choose_colour(table.id, house.bob.id, 5)
    with refusal("refuse-colour-taken"):
        await house.tables.gathering.choose_colour(table.id, house.bob.id, 1)
    table = await house.tables.gathering.join(table.id, house.bob)
    assert (table.status, table.colours) == ("running", (1, 5))
    with refusal("refuse-already-started"):
        await house.tables.gathering.choose_colour(table.id, house.bob.id, 6)


async def test_colours_are_kept_for_the_rematch(house):
    table = await house.gather(house.bob, house.cid)
    for person, colour in ((house.ann, 6), (house.bob, 4), (house.cid, 0)):
        await house.tables.gathering.choose_colour(table.id, person.id, colour)
    table = await house.tables.gathering.begin(table.id, house.ann.id)
    await house.tables.life.resign(table.id, house.bob.id)
    await house.tables.life.resign(table.id, house.ann.id)
    again = await house.tables.gathering.rematch(table.id, house.cid, away=[house.ann.id])
    assert (again.names, again.colours) == (("Bob", "Cid"), (4, 0))
    assert (await house.tables.gathering.join(again.id, house.dan)).colours == (4, 0, 1)


# Who begins


async def test_the_host_names_who_begins(house):
    table = await house.gather(house.bob)
    with refusal("refuse-not-host"):
        await house.tables.gathering.choose_first(table.id, house.bob.id, house.bob.id)
    with refusal("refuse-first-left"):
        await house.tables.gathering.choose_first(table.id, house.ann.id, house.cid.id)
    table = await house.tables.gathering.choose_first(table.id, house.ann.id, house.bob.id)
    assert table == await house.tables.reading.get(table.id)
    assert table.first == 1
    table = await house.tables.gathering.join(table.id, house.cid)
    await house.tables.gathering.leave(table.id, house.ann.id)
    table = await house.tables.gathering.begin(table.id, house.bob.id)
    assert (table.first, table.engine.view(table.state, None).order) == (0, (0, 1)), "it was the person who was named"


async def test_it_is_the_person_who_is_named_though_somebody_has_left_meanwhile(house):
    table = await house.gather(house.bob, house.cid, house.dan, size=5)
    await house.tables.gathering.leave(table.id, house.bob.id)
    table = await house.tables.gathering.choose_first(table.id, house.ann.id, house.cid.id)
    assert [(row.user, row.first) for row in table.seats] == [
        (house.ann.id, False), (house.cid.id, True), (house.dan.id, False),
    ]  # fmt: skip
    with refusal("refuse-first-left"):
        await house.tables.gathering.choose_first(table.id, house.ann.id, house.bob.id)


async def test_it_is_drawn_where_nobody_is_named(house):
    table = await house.gather(house.bob)
    await house.tables.gathering.choose_first(table.id, house.ann.id, house.bob.id)
    table = await house.tables.gathering.choose_first(table.id, house.ann.id, None)
    assert table.first is None
    seeds = map(str, range(8))
    house.tables.changes.new_seed = lambda: next(seeds)
    tables = [await house.gather(house.bob, size=2) for _ in range(8)]
    assert {table.engine.view(table.state, None).order[0] for table in tables} == {0, 1}


async def test_nobody_is_named_where_the_rules_say_who_begins(house):
    table = await house.gather(house.bob)
    await house.tables.gathering.choose_first(table.id, house.ann.id, house.bob.id)
    table = await house.tables.gathering.set_option(table.id, house.ann.id, "fog", "True")
    assert table.first is None
    with refusal("refuse-first-given"):
        await house.tables.gathering.choose_first(table.id, house.ann.id, house.ann.id)
    assert (await house.tables.gathering.begin(table.id, house.ann.id)).status == "running"


async def test_in_a_rematch_the_next_one_of_those_who_are_here_begins(house):
    table = await house.gather(house.bob, house.cid, size=4)
    await house.tables.gathering.choose_first(table.id, house.ann.id, house.cid.id)
    table = await house.tables.gathering.join(table.id, house.dan)
    for person in (house.ann, house.bob, house.cid):
        table = await house.tables.life.resign(table.id, person.id)
    while await house.tables.housekeeping.archive():
        pass
    again = await house.tables.gathering.rematch(table.id, house.bob, away=[house.dan.id])
    assert (again.names, again.names[again.first]) == (("Ann", "Bob", "Cid"), "Ann")


# Seats that are out


@pytest.fixture
def beaten(toy, monkeypatch):
    """Lets seats be out by the rules, while they still sit at the table."""
    seen = type(toy).view

    def beat(*seats):
        def view(self, state, seat):
            found = seen(self, state, seat)
            return msgspec.structs.replace(found, out=(*found.out, *seats))

        monkeypatch.setattr(type(toy), "view", view)

    return beat


async def test_who_is_beaten_neither_resigns_nor_keeps_others_waiting(house, beaten):
    table = await house.begin(house.bob, house.cid)
    beaten(1)
    with refusal("refuse-out"):
        await house.tables.life.resign(table.id, house.bob.id)
    with refusal("refuse-stale"):
        await house.tables.life.attend(table.id, {house.bob.id: False})
    await house.tables.life.attend(table.id, {house.cid.id: False, house.bob.id: False})
    table = await house.tables.reading.get(table.id)
    house.clock.pass_(days=1)
    now = house.clock.time
    assert [bool(close_buttons(table, "en", now, seat)) for seat in (None, 0, 1, 2)] == [True, True, False, False]
    with refusal("refuse-out"):
        await house.tables.life.desert(table.id, house.bob.id)
    table = await house.tables.life.desert(table.id, house.ann.id)
    assert (table.status, table.closed) == ("closed", "deserted"), "the only one who still plays has closed it"


async def test_who_is_beaten_while_he_is_away_is_missed_no_longer(house, beaten):
    table = await house.at_turn(house.bob, house.cid)
    await house.tables.life.attend(table.id, {house.bob.id: False})
    beaten(1)
    table = await house.act(table, house.ann.id, "end")
    assert not any(row.absent for row in table.seats)


@pytest.mark.parametrize("size", [5, 6])
async def test_a_game_may_say_itself_why_so_many_cannot_play(house, size):
    """Pearl Shoals has seas for four and six, but none for five (AD-62)."""
    gathering, options = house.tables.gathering, registry.get("admiral").Options(scenario="shoals")
    if size == 5:
        with refusal("admiral-refuse-five"):
            await gathering.gather("admiral", options, house.ann, size, house.place, "en")
        return
    table = await gathering.gather("admiral", options, house.ann, size, house.place, "en")
    for person in (house.bob, house.cid, house.dan, house.eve):
        table = await gathering.join(table.id, person)
    with refusal("admiral-refuse-five"):
        await gathering.begin(table.id, house.ann.id)
    await gathering.leave(table.id, house.eve.id)
    assert (await gathering.begin(table.id, house.ann.id)).status == "running"
