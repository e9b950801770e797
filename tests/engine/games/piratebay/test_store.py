"""Stored states: read back as they were, or refused (PB-1 to PB-28)."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from engine.games import piratebay
from engine.games.piratebay.options import Options
from engine.games.piratebay.state import Cargo
from engine.seating import Setup
from tests.engine.games.piratebay.positions import Rolls, build, left, play
from tests.engine.sailing.positions import at
from tests.playing import random_move, random_position, random_start


def damaged(state, change):
    plain = msgspec.json.decode(piratebay.dump(state))
    change(plain["state"])
    return msgspec.json.encode(plain)


def step(**more):
    return {"seat": 0, "number": 0, **more}


FAULTS = {
    "two to eight seats": lambda state: state.update(ships=state["ships"][:1], orders=state["orders"][:1], mover=0),
    "each seat has its own": lambda state: state.update(calm=[0]),
    "first and mover are seats": lambda state: state.update(first=2),
    "seats that are out": lambda state: state.update(out=[5]),
    "the last one has won": lambda state: state.update(out=[1]),
    "turns in a row": lambda state: state.update(glass=2),
    "the end": lambda state: state.update(few=3),
    "islets": lambda state: state.update(islets=[1, 1]),
    "traps": lambda state: state.update(trapped=[0, 0]),
    "calm turns": lambda state: state.update(calm=[0, 500]),
    "each seat has its frigate": lambda state: state["ships"][0].__setitem__(0, "f9"),
    "masts and heading": lambda state: state["ships"][0].__setitem__(5, 8),
    "nobody is eliminated": lambda state: state["ships"][0].__setitem__(3, 0),
    "shots": lambda state: state["ships"][0].__setitem__(6, 3),
    "at sea": lambda state: state["ships"][0].__setitem__(4, 400),
    "ships share no cell": lambda state: state["ships"][0].__setitem__(4, state["ships"][1][4]),
    "ships sail on water": lambda state: state["ships"][0].__setitem__(4, at("E5")),
    "merchants are not entered": lambda state: state["ships"][0].__setitem__(4, at("I9")),
    "treasure cells": lambda state: state.update(tiles=state["tiles"] + "."),
    r"tiles \(PB-2\)": lambda state: state.update(tiles="kkk" + state["tiles"][3:]),
    "known marks lie on treasure cells": lambda state: state.update(known=1 << 40),
    "a known mark stays": lambda state: state.update(known=1),
    "marks stay": lambda state: state.update(tiles=state["tiles"].replace("m", ".", 1)),
    "cards of merchants": lambda state: state["merchants"][3].__setitem__(0, True),
    "taken with all": lambda state: state["merchants"][0].__setitem__(slice(1, 3), [True, [1, 0]]),
    "the order lies somewhere": lambda state: state.update(order_of=0),
    "gold chests are accounted for": lambda state: state["holds"][0].__setitem__(0, 2),
    "cannons are accounted for": lambda state: state["stores"][1].__setitem__(1, 2),
    "treasures are counted": lambda state: (
        state["stores"][1].__setitem__(0, -1),
        state["lost"].__setitem__(0, state["lost"][0] + 1),
    ),
    "a hold takes four": lambda state: (
        state["holds"][0].__setitem__(0, 5),
        state["lost"].__setitem__(0, state["lost"][0] - 4),
    ),
    "the card of the turn": lambda state: state.update(winds=(1 << 24) - 1),
    "a wind card": lambda state: state.update(wind=24),
    "the deck": lambda state: state.update(winds=1 << 24),
    "actions and turns are counted|turns are counted": lambda state: state.update(turn=-1),
    "what is drawn lies on": lambda state: state.update(finds=[[1, 0, 400, "gold"]]),
    "something is left to do": lambda state: state.update(todo=[]),
    "nothing is left to do": lambda state: state.update(over={"how": "calm"}),
    "a turn lies at the bottom": lambda state: state.update(todo=[{"type": "stop", **step(left=1)}]),
    "somebody is waited for": lambda state: state["todo"][0].update(seat=None),
    "numbered": lambda state: state["todo"][0].update(number=-1),
    "one turn only": lambda state: state["todo"].insert(0, {"type": "turn", **step()}),
    "only cargo is another's": lambda state: state["todo"].insert(0, {"type": "stop", **step(seat=1, left=1)}),
    "one question at a time": lambda state: state.update(
        todo=[{"type": "stop", **step(left=1)}, {"type": "stop", **step(left=1)}, *state["todo"]]
    ),
    "the wind is to be drawn": lambda state: state["todo"].insert(0, {"type": "resume", **step()}),
    "the wind is drawn": lambda state: state.update(wind=None),
    "a turn that has begun is over": lambda state: state["todo"][0].update(used=True),
    "a stop of the mover's ship": lambda state: state["todo"].insert(0, {"type": "stop", **step(left=21)}),
    "work to do": lambda state: state["todo"].insert(0, {"type": "work", **step(kind="explore", left=2)}),
    "on top of the pieces": lambda state: state["todo"].insert(0, {"type": "work", **step(kind="explore", left=0)}),
    "islets are chosen first": lambda state: state["todo"].append({"type": "begin"}),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_state_is_refused(fault):
    state = build("f1 K3 N", holds="0=1g", stores="1=1g1c")
    assert piratebay.load(piratebay.dump(state)) == state
    with pytest.raises(ValueError, match=fault):
        piratebay.load(damaged(state, FAULTS[fault]))


def test_a_broken_choice_of_islets_is_refused():
    state, _ = play(piratebay.new(Setup(3, 0), Options(islets="choose"), Random(1)), "B8")
    assert piratebay.load(piratebay.dump(state)) == state
    with pytest.raises(ValueError, match="who has no islet chooses one"):
        piratebay.load(damaged(state, lambda plain: plain["todo"].pop(1)))
    with pytest.raises(ValueError, match="islets are chosen first"):
        piratebay.load(damaged(state, lambda plain: plain.update(turn=1)))


def test_broken_questions_of_cargo_are_refused():
    state, _ = play(build("f1 J3 N", "f2 J5 E", holds="0=1g2c 1=2g2c"), "J5", dice=Rolls(6, 1, 6, 1))
    assert piratebay.load(piratebay.dump(state)) == state
    for change in (lambda plain: plain["todo"].pop(0), lambda plain: plain["todo"][0].update(winner=1)):
        with pytest.raises(ValueError, match="a hold takes four"):
            piratebay.load(damaged(state, change))
    with pytest.raises(ValueError, match="the winner is asked"):
        piratebay.load(damaged(state, lambda plain: plain["todo"][0].update(seat=1)))


def test_pb28_what_who_has_left_had_is_refused():
    state, _ = left(build("f1 K3 N", seats=3), 1)
    with pytest.raises(ValueError, match="the order stays when its holder leaves"):
        piratebay.load(damaged(state, lambda plain: plain.update(order_of=1, order_at=-1)))
    with pytest.raises(AssertionError, match="who has left carries nothing"):
        piratebay.check(
            replace(state, holds=(*state.holds[:1], Cargo(1), *state.holds[2:]), lost=state.lost - Cargo(1))
        )


def test_pb24_a_game_that_should_have_ended_is_refused():
    state = build("f1 K3 N", taken="I9 L9 I12 L12", heaps="E5=1g")
    with pytest.raises(ValueError, match=r"the end \(PB-24"):
        piratebay.load(damaged(state, lambda plain: plain.update(lost=[13, 20], heaps=[[0, 0]] * 40)))


def test_every_position_of_a_random_game_keeps_the_invariants_and_comes_back():
    rng = Random(0)
    position = random_start(piratebay, rng)
    while piratebay.pending(position.state):
        seat, action = random_move(piratebay, position, rng)
        state, events = piratebay.apply(position.state, seat, action, rng)
        piratebay.check(state)
        data = piratebay.dump(state)
        assert piratebay.load(data) == state
        assert piratebay.dump(piratebay.load(data)) == data
        assert events
        position = position._replace(state=state)
    assert piratebay.outcome(position.state) is not None


def test_a_state_is_small():
    state, _ = random_position(piratebay, Random(3), 100)
    assert len(piratebay.dump(state)) < 6_000


def test_a_process_that_dies_between_a_shot_and_the_next_question_loses_nothing():
    state, _ = play(build("f1 K2 N", "f2 L4 N"), "K4", "L4 1", dice=Rolls(1, 6, 1, 1, 6))
    again = piratebay.load(piratebay.dump(state))
    one, two = (play(each, "L4 1", dice=Rolls(6, 1)) for each in (state, again))
    assert one == two
