"""Standing orders are their owner's alone (AS-17): worlds, views, trials."""

from random import Random

import pytest
from msgspec.structs import replace

from engine import hooked
from engine.chance import Seeded
from engine.game import Action, Choice
from engine.games import ageofsail
from engine.games.ageofsail.scenarios import scenario_of
from engine.sailing.orders import Orders
from engine.trial import is_final
from engine.values import Key
from tests.engine.games.ageofsail.positions import build, play
from tests.engine.sailing.positions import said
from tests.engine.sailing.waters import Dice
from tests.playing import random_position

ALL = [
    Orders(returning, turn, forts, prizes)
    for returning in ("largest", "single", "hold")
    for turn in (True, False)
    for forts in ("always", "hold", "ask")
    for prizes in ("usual", "ask")
]


def orders(state, seat, others):
    return replace(state, orders=tuple([own if at == seat else others for at, own in enumerate(state.orders)]))


@pytest.mark.parametrize("seed", range(40))
def test_as17_redeal_is_the_same_whatever_others_ordered(seed):
    rng = Random(seed)
    state, seats = random_position(ageofsail, rng, rng.randrange(120))
    asked = [seat for seat, decision in ageofsail.pending(state).items() if decision.aside]
    for seat in [*range(seats), None]:
        worlds = set()
        for _ in range(4):
            told = tuple([
                own if at == seat or at in state.out or at in asked else rng.choice(ALL)
                for at, own in enumerate(state.orders)
            ])  # fmt: skip
            chance = Seeded("world")
            worlds.add(ageofsail.dump(ageofsail.redeal(replace(state, orders=told), seat, chance)))
            assert chance.count == sum(
                len(scenario_of(state).orders(state, s)) for s in range(seats) if s != seat and s not in state.out
            )
        assert len(worlds) == 1
        world = ageofsail.load(worlds.pop())
        assert ageofsail.view(world, seat) == ageofsail.view(state, seat)
        if seat is not None:
            assert world.orders[seat] == state.orders[seat]
        if state.over is None:
            assert ageofsail.pending(world) == ageofsail.pending(state)


def test_as17_who_is_openly_asked_has_ordered_so():
    state = build("s1 P14 N", "s2 M17 N", blows="N strong", orders={1: Orders(forts="ask")})
    state, _ = play(state, "s1 P17")
    assert all(ageofsail.redeal(state, 0, Random(n)).orders[1].forts == "ask" for n in range(20))
    state = build("f1 J10 N", "f3 J12 E", "b1 A9 N", "b2 T9 N", orders={1: Orders(prizes="ask")})
    state, _ = play(state, "f1 J12", dice=Dice(1, 6, 1, 6))
    assert all(ageofsail.redeal(state, 0, Random(n)).orders[1].prizes == "ask" for n in range(20))


def questions(state, seat):
    """All that a seat is asked and told before it acts: two questions deep, with remarks and previews."""
    found = []
    first = ageofsail.choose(state, seat)
    for path in [(), *[(option.value,) for option in first.options]]:
        question = ageofsail.choose(state, seat, path)
        found.append(question)
        if isinstance(question, Choice):
            found.append(hooked.remarks(ageofsail, state, seat, path))
            found += [hooked.preview(ageofsail, state, seat, (*path, option.value)) for option in question.options]
        else:
            found.append(is_final(ageofsail, state, seat, path))
    return found


@pytest.mark.parametrize(
    "ships", [("s1 P14 N", "s2 M17 N"), ("s1 J10 N", "f3 K10 N", "f4 J13 N"), ("s1 Q18 N", "b2 A9 N")]
)
def test_as17_nothing_that_a_seat_is_shown_depends_on_others_orders(ships):
    state = build(*ships, blows="N strong")
    told = questions(state, 0)
    for others in ALL:
        assert questions(orders(state, 0, others), 0) == told
        assert ageofsail.default(orders(state, 0, others), 0) == ageofsail.default(state, 0)


def test_as33_a_move_in_reach_of_cannons_can_not_be_taken_back_whatever_their_owner_ordered():
    state = build("s1 P14 N", "s2 M17 N", blows="N strong")
    for others in ALL:
        for move, reveals in {"s1 P16": False, "s1 P17": True, "s1 P19": True}.items():
            _, events = play(orders(state, 0, others), move, dice=Random(1))
            assert any(event.reveals for event in events) == reveals


def test_as17_orders_are_changed_at_any_time_and_only_their_owner_is_told():
    state = build("s1 J10 N", "s2 M17 N")
    path = (Key("orders"), Key("forts"), Key("ask"))
    for seat in (0, 1):
        assert ageofsail.may(state, seat, path) == Action(path)
        after, events = ageofsail.apply(state, seat, Action(path), Dice())
        assert after.orders[seat].forts == "ask"
        assert said(events) == []
        assert [event.line_for(1 - seat) for event in events] == [None]
        assert [event.line_for(seat).id for event in events] == ["sailing-event-orders"]
        assert not any(event.reveals for event in events)
        assert ageofsail.view(after, seat).orders.forts == "ask"
        assert ageofsail.view(after, 1 - seat) == ageofsail.view(state, 1 - seat)
        assert ageofsail.view(after, None).orders is None
        assert ageofsail.pending(after) == ageofsail.pending(state)
    assert ageofsail.hooks.commands == ("orders",)
