"""Broadsides, salvos, answers, odds: by brute force (AS-4, AS-10 to AS-14, AS-17)."""

from itertools import product

import pytest
from msgspec.structs import replace

from engine.sailing import odds
from engine.sailing.gunnery import NOTHING, Reply, bear, reply, volley
from engine.sailing.orders import Orders
from engine.sailing.ships import CLASSES, PORT, STARBOARD, abeam, refreshed
from tests.engine.sailing.waters import SEA, Dice, ship


def test_as4_classes_have_as_many_masts_and_guns():
    assert CLASSES == {"s": 3, "f": 2, "b": 1}
    damaged = ship(masts=1)
    assert (damaged.left(PORT), damaged.left(STARBOARD)) == (3, 3)


@pytest.mark.parametrize("heading", range(8))
def test_as10_abeam_is_at_ninety_degrees_on_the_adjacent_cell(heading):
    steps = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
    for cell in range(SEA.size):
        hull = ship(heading=heading, cell=cell)
        found = dict(abeam(SEA, hull))
        for other in range(SEA.size):
            dx, dy = other % 20 - cell % 20, other // 20 - cell // 20
            hx, hy = steps[heading]
            turned = {STARBOARD: (hy, -hx), PORT: (-hy, hx)}  # a quarter clockwise, and the other way
            for side, (sx, sy) in turned.items():
                assert (found.get(side) == other) == ((dx, dy) == (sx, sy))


@pytest.mark.parametrize(("heading", "bearing"), list(product(range(8), range(8))))
def test_as10_a_bearing_faces_starboard_port_or_neither(heading, bearing):
    side = ship(heading=heading).facing(bearing)
    assert side == {2: STARBOARD, 6: PORT}.get((bearing - heading) % 8, 0)


def test_as12_the_higher_roll_hits_and_equal_ones_are_rolled_again():
    assert volley(Dice(5, 3), 1).hit
    assert not volley(Dice(2, 3), 1).hit
    rolled = volley(Dice(3, 3, 4, 4, 1, 6), 1)
    assert (rolled.dice, rolled.defence, rolled.again, rolled.hit) == ((1,), 6, 2, False)


def test_as11_a_salvo_sums_a_die_for_each_shot_against_one():
    rolled = volley(Dice(1, 2, 3, 6, 1, 1, 2, 3), 3)  # six are equal to six
    assert (rolled.dice, rolled.defence, rolled.again, rolled.hit) == ((1, 1, 2), 3, 1, True)
    assert not volley(Dice(1, 2, 5), 2).hit


def test_as14_the_order_adds_to_each_die_of_its_holder():
    rolled = volley(Dice(1, 1, 1, 5), 3, bonus=1)
    assert (rolled.bonus, rolled.hit) == (3, True)
    rolled = volley(Dice(4, 3, 4, 4), 1, guard=1)  # four against four first
    assert (rolled.defence, rolled.again, rolled.hit) == (5, 1, False)


@pytest.mark.parametrize("shots", [1, 2, 3])
@pytest.mark.parametrize("bonus", [0, 1])
def test_as12_the_odds_are_those_of_all_rolls(shots, bonus):
    won = lost = 0
    for *dice, defence in product(range(1, 7), repeat=shots + 1):
        total = sum(dice) + bonus * shots
        won, lost = won + (total > defence), lost + (total < defence)
    assert odds.hit(shots, bonus) == won / (won + lost)


def test_as12_known_odds():
    assert [odds.percent(odds.hit(shots)) for shots in (1, 2, 3)] == [50, 90, 99]
    assert [odds.percent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]


def all_replies():
    for heading, bearing, port, starboard in product(range(8), range(8), range(4), range(4)):
        yield ship(heading=heading, port=port, starboard=starboard), bearing


def test_as13_as17_a_target_abeam_answers_with_what_is_left_on_that_side():
    for target, bearing in all_replies():
        side = target.facing(bearing)
        if not side:
            continue
        left = target.left(side)
        assert reply(target, bearing, Orders()) == (Reply(side, left) if left else NOTHING)
        assert reply(target, bearing, Orders(returning="single")) == (Reply(side, 1) if left else NOTHING)
        assert reply(target, bearing, Orders(returning="hold")) == (Reply(held=True) if left else NOTHING)


def test_as13_as17_a_target_that_is_not_abeam_turns_to_bear_by_its_orders():
    for target, bearing in all_replies():
        if target.facing(bearing):
            continue
        for returning in ("largest", "single", "hold"):
            answer = reply(target, bearing, Orders(returning=returning))
            assert answer.shots == 0
            assert answer.heading == bear(target, bearing)
            assert reply(target, bearing, Orders(returning=returning, turn=False)) == NOTHING


def test_as17_it_bears_with_more_shots_then_by_the_smaller_turn_then_clockwise():
    for target, bearing in all_replies():
        found = bear(target, bearing)
        if target.port == target.starboard == 3:
            assert found is None
            continue
        ways = {(bearing + 2) % 8: target.left(PORT), (bearing - 2) % 8: target.left(STARBOARD)}
        most = max(ways.values())
        clockwise = {heading: (heading - target.heading) % 8 for heading, left in ways.items() if left == most}
        best = min(clockwise, key=lambda heading: (min(clockwise[heading], 8 - clockwise[heading]), clockwise[heading]))
        assert found == best


def test_as17_shots_are_counted_by_broadside_and_anew_each_turn():
    fired = ship().with_fired(PORT, 2)
    assert (fired.left(PORT), fired.left(STARBOARD)) == (1, 3)
    turned = replace(fired, heading=4)  # turning doesn't refill
    assert (turned.left(PORT), turned.left(STARBOARD)) == (1, 3)
    (again,) = refreshed((replace(fired, acted=True, barred=True),))
    assert again == ship()
