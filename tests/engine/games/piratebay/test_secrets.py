"""What lies face down is nobody's, and standing orders are their owner's alone (PB-2, AS-17): worlds, views, trials."""

from random import Random

import pytest
from msgspec.structs import replace

from engine import hooked, notation
from engine.chance import Seeded
from engine.game import Action, Choice, IllegalAction
from engine.games import piratebay
from engine.games.piratebay.tiles import NONE_DOWN
from engine.sailing.orders import Orders
from engine.trial import is_final
from engine.values import Key
from tests.engine.games.piratebay.positions import Rolls, build, options, play
from tests.engine.sailing.positions import said
from tests.playing import random_position, usual_position

ALL = [
    Orders(returning, turn, "always", prizes)
    for returning in ("largest", "single", "hold")
    for turn in (True, False)
    for prizes in ("usual", "ask")
]
ISLAND = "E5=gold F5=cannon G5=empty H5=cave E6=cannon E7=gold E8=mark F8=cannon G8=gold"


def otherwise(state, seat, rng):
    """A position that the seat can't tell from this one: tiles, merchants' cards and others' orders are mixed."""
    down = [at for at, tile in enumerate(state.tiles) if tile != NONE_DOWN and not state.known >> at & 1]
    tiles, merchants = list(state.tiles), list(state.merchants)
    for at, other in zip(down, rng.sample(down, len(down)), strict=True):
        tiles[at] = state.tiles[other]
    cards = [at for at, merchant in enumerate(state.merchants) if not merchant.taken]
    for at, other in zip(cards, rng.sample(cards, len(cards)), strict=True):
        merchants[at] = replace(merchants[at], gold=state.merchants[other].gold)
    asked = [other for other, decision in piratebay.pending(state).items() if decision.aside]
    orders = tuple([
        own if other == seat or other in state.out or other in asked else rng.choice(ALL)
        for other, own in enumerate(state.orders)
    ])  # fmt: skip
    return replace(state, tiles="".join(tiles), merchants=tuple(merchants), orders=orders)


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("position", [random_position, usual_position])
def test_redeal_is_the_same_whatever_is_hidden_and_draws_as_often(seed, position):
    rng = Random(seed)
    state, seats = position(piratebay, rng, rng.randrange(150))
    for seat in [*range(seats), None]:
        worlds = set()
        for _ in range(4):
            chance = Seeded("world")
            worlds.add(piratebay.dump(piratebay.redeal(otherwise(state, seat, rng), seat, chance)))
            others = len([other for other in range(seats) if other != seat and other not in state.out])
            assert chance.count == 2 + 3 * others
        assert len(worlds) == 1
        world = piratebay.load(worlds.pop())
        piratebay.check(world)
        assert piratebay.view(world, seat) == piratebay.view(state, seat)
        assert piratebay.pending(world) == piratebay.pending(state)
        if seat is not None:
            assert world.orders[seat] == state.orders[seat]


def test_a_world_is_drawn_anew():
    state = build("f1 F4 E", tiles=ISLAND)
    worlds = [piratebay.redeal(state, 0, Random(seed)) for seed in range(30)]
    assert len({world.tiles for world in worlds}) > 20
    assert {sorted(world.tiles) == sorted(state.tiles) for world in worlds} == {True}
    assert len({tuple(merchant.gold for merchant in world.merchants) for world in worlds}) == 4
    assert len({world.orders[1] for world in worlds}) > 5
    assert {world.orders[0] for world in worlds} == {Orders()}


def test_pb14_pb20_known_marks_and_cards_turned_up_stay_in_every_world():
    state = build("f1 F4 E", tiles=ISLAND, known="E8", taken="L12", empty="L12")
    for seed in range(20):
        world = piratebay.redeal(state, 0, Random(seed))
        assert piratebay.view(world, 0) == piratebay.view(state, 0)
        assert world.tiles[state.tiles.index("m")] == "m"
        assert [merchant.gold for merchant in world.merchants] == [True, True, True, False]


def test_as17_who_is_openly_asked_has_ordered_so():
    state = build("f1 J3 N", "f2 J5 E", holds="0=1g2c 1=2g2c", orders={1: Orders(prizes="ask")})
    state, _ = play(state, "J5", dice=Rolls(1, 6, 1, 6))
    assert all(piratebay.redeal(state, 0, Random(seed)).orders[1].prizes == "ask" for seed in range(20))
    mover, _ = play(build("f1 J3 N", "f2 J5 E", holds="0=1g2c 1=2g2c"), "J5", dice=Rolls(6, 1, 6, 1))
    assert len({piratebay.redeal(mover, 1, Random(seed)).orders[0].prizes for seed in range(20)}) == 2


def questions(state, seat):
    """All that a seat is asked and told before it acts: two questions deep, with remarks and previews."""
    found = []
    first = piratebay.choose(state, seat)
    for path in [(), *[(option.value,) for option in first.options]]:
        question = piratebay.choose(state, seat, path)
        found.append(question)
        if isinstance(question, Choice):
            found.append(hooked.remarks(piratebay, state, seat, path))
            found += [hooked.preview(piratebay, state, seat, (*path, option.value)) for option in question.options]
        else:
            found.append(is_final(piratebay, state, seat, path))
    return found


POSITIONS = {
    "beside an island": (("f1 F4 E",), ()),
    "beside an enemy": (("f1 K3 N", "f2 L3 N"), ()),
    "beside a merchant": (("f1 I8 N", "f2 J9 W"), ()),
    "at a stop": (("f1 F2 N", "f2 G4 N"), ("F4",)),
    "exploring": (("f1 F6 N",), ("explore F5",)),
}


@pytest.mark.parametrize("position", POSITIONS)
def test_nothing_that_a_seat_is_shown_depends_on_what_is_hidden(position):
    ships, moves = POSITIONS[position]
    state, _ = play(build(*ships, tiles=ISLAND, heaps="G5=1g", holds="0=1c 1=1g", order="O15"), *moves)
    told, rng = questions(state, 0), Random(1)
    for _ in range(6):
        other = otherwise(state, 0, rng)
        assert questions(other, 0) == told
        assert piratebay.default(other, 0) == piratebay.default(state, 0)
        assert piratebay.describe(piratebay.view(other, 0)) == piratebay.describe(piratebay.view(state, 0))


def test_refusals_do_not_depend_on_it_either():
    state, rng = build("f1 F4 E", tiles=ISLAND), Random(2)
    for move in ("explore H5", "explore Z9", "load E5", "unload E5", "E5", "I9", "F9", "fire"):
        reasons = set()
        for _ in range(6):
            with pytest.raises(IllegalAction) as refused:
                notation.read(piratebay, otherwise(state, 0, rng), 0, move)
            reasons.add(refused.value.reason)
        assert len(reasons) == 1


def test_pb20_what_may_be_taken_back_does_not_depend_on_it():
    """Nor does whether an action has to be confirmed."""
    state, rng = build("f1 F4 E", "f2 K3 N", tiles=ISLAND, heaps="G5=1g", holds="0=1c"), Random(3)
    for _ in range(6):
        other = otherwise(state, 0, rng)
        for move, reveals in {"G4": False, "explore E5": True, "load G5": True, "W": False}.items():
            _, events = play(other, move, dice=Random(1))
            assert any(event.reveals for event in events) == reveals, move  # loading ends the turn: the next wind


def test_as17_orders_are_changed_at_any_time_and_only_their_owner_is_told():
    state = build("f1 K3 N")
    path = (Key("orders"), Key("prizes"), Key("ask"))
    for seat in (0, 1):
        assert piratebay.may(state, seat, path) == Action(path)
        after, events = piratebay.apply(state, seat, Action(path), Rolls())
        assert after.orders[seat].prizes == "ask"
        assert said(events) == []
        assert [event.line_for(1 - seat) for event in events] == [None]
        assert [event.line_for(seat).id for event in events] == ["sailing-event-orders"]
        assert not any(event.reveals for event in events)
        assert piratebay.view(after, seat).orders.prizes == "ask"
        assert piratebay.view(after, 1 - seat) == piratebay.view(state, 1 - seat)
        assert piratebay.view(after, None).orders is None
        assert piratebay.pending(after) == piratebay.pending(state)
    assert piratebay.hooks.commands == ("orders",)
    assert options(after) == options(state)


def test_as17_there_are_orders_for_return_fire_turning_and_prizes():
    state = build("f1 K3 N")
    question = piratebay.may(state, 0, (Key("orders"),))
    assert isinstance(question, Choice)
    assert [option.value.token for option in question.options] == ["return", "turn", "prizes"]
    for kind, word in (("forts", "ask"), ("prizes", "usual"), ("prizes", "never")):
        with pytest.raises(IllegalAction):
            piratebay.may(state, 0, (Key("orders"), Key(kind), Key(word)))
        with pytest.raises(IllegalAction):
            piratebay.apply(state, 0, Action((Key("orders"), Key(kind), Key(word))), Rolls())


def test_as17_nobody_orders_in_a_game_that_is_over_or_that_he_has_left():
    state = piratebay.drop(build("f1 K3 N", seats=3), 1)[0]
    assert piratebay.may(state, 1) is None
    over = piratebay.drop(state, 2)[0]
    assert piratebay.may(over, 0) is None
    with pytest.raises(IllegalAction):
        piratebay.apply(over, 0, Action((Key("orders"), Key("prizes"), Key("ask"))), Rolls())
    for seat in (0, 1):
        with pytest.raises(IllegalAction):
            piratebay.apply(over, seat, Action((Key("end"),)), Rolls())


def test_as17_who_does_not_answer_is_asked_no_more():
    state = build("f1 K3 N", orders={1: Orders(prizes="ask")})
    assert hooked.asked_less(piratebay, state, 0) is None, "orders that ask nothing stay as they are"
    path = hooked.asked_less(piratebay, state, 1)
    assert path is not None
    state, _ = piratebay.apply(state, 1, Action(path), Rolls())
    assert state.orders == (Orders(), Orders())
