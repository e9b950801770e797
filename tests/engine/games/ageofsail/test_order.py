"""The order that the winner of a battle carries into the next one (AS-14, AS-38, AS-71)."""

import pytest
from msgspec.structs import replace

from engine.games import ageofsail
from engine.games.ageofsail.options import Options
from engine.seating import Setup
from tests.engine.games.ageofsail.positions import build, options, play
from tests.engine.games.ageofsail.races import race
from tests.engine.sailing.positions import remarked, said, ship_of
from tests.engine.sailing.waters import Dice


@pytest.mark.parametrize(
    ("champion", "more", "holder"),
    [
        (None, {"order": "winner"}, None), (1, {}, None), (1, {"order": "winner"}, 1), (0, {"printed": True}, 0),
        (None, {"printed": True}, None),
    ],
)  # fmt: skip
def test_as38_the_winner_carries_the_order_into_the_rematch_where_that_is_chosen_or_printed(champion, more, holder):
    state = ageofsail.new(Setup(2, 0, champion=champion), Options(**more), Dice())
    assert ageofsail.view(state, None).order_of == holder
    told = [line.id for line in ageofsail.hooks.opened(state, None)]
    assert told == (["ageofsail-event-order"] if holder is not None else [])
    ageofsail.check(state)


def test_as38_who_has_won_before_is_one_of_the_seats():
    with pytest.raises(ValueError, match="of 2 seats none is 2"):
        Setup(2, champion=2)


def dice(events, id):
    """What was rolled, and what was added to it, on both sides."""
    (args,) = [dict(event.public.args) for event in events if event.public.id == f"sailing-event-{id}"]
    return args["bonus"].value, args["guard"].value


def test_as14_it_adds_one_to_each_die_of_its_holders_attacks_and_of_their_defence():
    own, foe = "f1 J10 N", "f3 K10 N"
    state = build(own, foe, order_of=0)
    after, events = play(state, "f1 N", "K10 2", dice=Dice(1, 1, 3, 4, 4, 6))  # 2 + 2 beats 3; 8 beats 6 + 1
    assert said(events)[-2:] == ["shot-hit", "answer-hit"]
    assert (dice(events, "shot-hit"), dice(events, "answer-hit")) == ((2, 0), (0, 1))
    assert ship_of(after, "f3").masts == ship_of(after, "f1").masts == 1
    after, events = play(build(own, foe, order_of=1), "f1 N", "K10 1", dice=Dice(6, 6, 2, 2, 4))
    assert said(events)[-2:] == ["shot-missed", "answer-hit"]  # 6 doesn't beat 6 + 1
    assert (dice(events, "shot-missed"), dice(events, "answer-hit")) == ((0, 1), (2, 0))


def test_as14_of_boardings():
    after, events = play(build("f1 J10 N", "f3 J12 N", order_of=0), "f1 J12", dice=Dice(3, 4, 3, 3, 2, 2))
    assert said(events)[:2] == ["sailed", "fight-won"]  # equal, then won twice
    assert dice(events, "fight-won") == (1, 0)
    after, events = play(build("f1 J10 N", "f3 J12 N masts=1", order_of=1), "f1 J12", dice=Dice(3, 3, 3, 3))
    assert said(events)[:2] == ["sailed", "fight-lost"]
    assert after.over is not None or not ship_of(after, "f1").masts


def test_as14_of_cannons_and_those_who_fire_at_them():
    def fired(**more):
        """What came of a cannon's shot in its owner's turn."""
        state = build("s1 J9 N", "f3 E4 E", **more)
        return said(play(state, "cannons C2 E4", dice=Dice(1, 1, 3))[1])

    assert fired() == ["fort-missed"]
    assert fired(order_of=0) == ["fort-hit"]  # 1 + 1, and 1 for each of both
    state = build("f1 Q19 N", "s2 J10 N", order_of=1)
    _, events = play(state, "f1 N", "R19 1", dice=Dice(6, 6))
    assert said(events)[1:] == ["cannon-missed"]  # 6 doesn't beat 6 + 1


def test_as14_it_adds_one_to_the_range_but_dead_against_the_wind():
    def reach(**more):
        found = options(build("f1 J10 N", "f3 A1 N", blows="E light", **more), "f1")
        return ["M10" in found, "N10" in found, "I10" in found]

    assert reach() == [True, False, False]
    assert reach(order_of=0) == [True, True, False]
    assert reach(order_of=1) == [True, False, False]


def test_as14_after_doubling():
    state = race("pirates", "s1 T20 N", "b1 A10 N", mover=1, blows="E light", order_of=1)
    assert [cell for cell in options(state, "b1") if cell.endswith("10")][-1] == "H10"  # twice three and one


def test_as14_the_odds_that_are_told_know_it():
    state = build("f1 J10 N", "f3 J12 N")
    odds = remarked(ageofsail, state, ageofsail.choose(state, 0).options[0].value)
    state = replace(state, order_of=0)
    more = remarked(ageofsail, state, ageofsail.choose(state, 0).options[0].value)
    assert odds["J12"][-1][1] < more["J12"][-1][1]
    state = replace(state, order_of=1)
    less = remarked(ageofsail, state, ageofsail.choose(state, 0).options[0].value)
    assert less["J12"][-1][1] < odds["J12"][-1][1]
