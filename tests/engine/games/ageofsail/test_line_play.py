"""Whole battles with lines: at random, and by what is done for who lets his time run out (AS-40 to AS-42)."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from engine import walk
from engine.games import ageofsail
from engine.games.ageofsail.options import Options
from engine.seating import Setup
from engine.values import Key, Piece
from tests.engine.games.ageofsail.columns import column
from tests.engine.games.ageofsail.positions import play
from tests.engine.sailing.positions import remarked
from tests.engine.sailing.waters import Dice

FORM = Key("form")


def scattered(seed):
    """A battle whose ships lie close together in the midst of the sea, some of them damaged, before the first wind."""
    rng = Random(seed)
    seats = 2 + seed % 3
    state = ageofsail.new(Setup(seats, 0), Options(line=True, rounds=10), rng)
    cells = [7 + col + 20 * (7 + row) for col in range(6) for row in range(6)]
    ships = [
        replace(ship, cell=cell, heading=rng.randrange(8), masts=rng.randint(1, ship.size))
        for ship, cell in zip(state.ships, rng.sample(cells, len(state.ships)), strict=True)
    ]
    lost = sum(ship.size - ship.masts for ship in ships)
    return replace(state, ships=tuple(ships), lost=lost), rng


def action(state, seat, rng):
    """One that forms a line where that can be, else any."""
    question = ageofsail.choose(state, seat)
    if any(option.value == FORM for option in question.options) and rng.random() < 0.3:
        path = (FORM,)
        while isinstance(step := ageofsail.choose(state, seat, path), walk.Choice):
            path = (*path, walk.answers(step, rng))
        return step
    return walk.random_action(ageofsail, state, seat, rng)


@pytest.mark.parametrize("seed", range(6))
def test_random_battles_with_lines_keep_the_invariants_and_come_back(seed):
    state, rng = scattered(seed)
    came = Counter()
    while ageofsail.pending(state):
        seat = min(ageofsail.pending(state))
        state, events = ageofsail.apply(state, seat, action(state, seat, rng), rng)
        ageofsail.check(state)
        assert ageofsail.load(ageofsail.dump(state)) == state
        came.update(event.public.id.removeprefix("ageofsail-event-") for event in events)
    assert came["formed"]


def test_who_lets_his_time_run_out_sails_lines_too():
    """Who has no line forms one, the rest is done by default: each answer is legal, and it ends."""
    came = Counter()
    for seed in range(6):
        state, rng = scattered(seed)
        while ageofsail.pending(state):
            seat = min(ageofsail.pending(state))
            state, events = ageofsail.apply(state, seat, in_lines(state, seat), rng)
            ageofsail.check(state)
            came.update(event.public.id.removeprefix("ageofsail-event-") for event in events)
    assert min(came["formed"], came["line-sailed"]) >= 10


def in_lines(state, seat):
    question, view = ageofsail.choose(state, seat), ageofsail.view(state, None)
    fleet = {ship.id for ship in view.ships if ship.seat == seat}
    if any(set(line) <= fleet for line in view.lines) or all(option.value != FORM for option in question.options):
        return ageofsail.default(state, seat)
    first = ageofsail.choose(state, seat, (FORM,)).options[0].value
    return walk.Action((FORM, first, Key("all")))


def test_by_default_each_ship_of_a_line_fires_where_it_is_worth_it():
    state, _ = play(column("b2 I9 N masts=1", "b1 J8 N"), "s1 E")
    assert ageofsail.default(state, 0).path[0] == Piece("f1", 0)


def test_by_default_followers_are_left_to_their_first():
    state = column("b2 J14 N masts=1")
    found = ageofsail.default(state, 0).path
    assert found[0] == Piece("s1", 0)
    state, _ = ageofsail.apply(state, 0, walk.Action(found), Dice(6, 1, 6, 1, 6, 1))
    ageofsail.check(state)


def told(state, *path):
    return remarked(ageofsail, state, *path)


def test_whom_a_line_would_have_abeam_and_whose_cannons_fire_on_its_way():
    state = column("f3 K11 N")
    assert told(state, Piece("s1", 0))["J11"] == [("abeam", "f3", "K11", 3, 99)]
    assert told(state, Piece("s1", 0))["J12"] == [("abeam", "f3", "K11", 2, 90)]  # of f1
    assert told(state, Piece("s1", 0))["J13"] == [("abeam", "f3", "K11", 1, 50)]  # of b1
    assert "J14" not in told(state, Piece("s1", 0))
    ships = ("s1 Q16 N", "f1 Q15 N", "b1 Q14 N", "s2 M17 N")
    state = column(*ships)
    found = told(state, Piece("s1", 0))
    assert found["Q17"] == [("forts", "P2", 1)]  # S19
    assert found["Q18"][0] == ("forts", "P2", 4)  # R19, S20; S19 at the second


def test_whom_the_ships_of_a_line_have_abeam_at_a_stop():
    state, _ = play(column("f3 K11 N", "f4 K10 N"), "s1 J11")
    found = told(state)
    assert found == {"s1": [("abeam", "f3", "K11", 3, 99)], "f1": [("abeam", "f4", "K10", 2, 90)]}
    assert told(state, Piece("f1", 0))["K10"][1] == ("back", 2, 90)
    assert told(state, Key("on"))["J12"] == [("abeam", "f3", "K11", 2, 90), ("abeam", "f4", "K10", 1, 50)]


def test_who_leaves_is_told_what_she_meets():
    found = told(column("f3 L10 N"), Key("leave"), Piece("f1", 0))
    assert found == {"L9": [("abeam", "f3", "L10", 2, 90)]}
