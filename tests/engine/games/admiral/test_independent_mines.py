"""The independent model by itself: fireships and mines worked by hand (AD-34, AD-55, AD-56)."""

from __future__ import annotations

from typing import Any

from tests.engine.games.admiral.independent import automatic, model
from tests.engine.games.admiral.independent.placing import start
from tests.engine.games.admiral.independent.scenarios import duel
from tests.engine.games.admiral.independent.table import Table, crew, fort, table

LONGER = {"goal": "pearls", "need": 9}


# --- fireships (AD-34)


def test_fireship_brig_deals_three() -> None:
    """§6.8: with its full strength, though damaged; friend and foe; a fort is unhurt."""
    game = table(["b1 0 L7 1", "s1 0 L8", "s2 1 M8", "f2 1 K6 3", "g2 1 N7"], forts=[fort("K8", 1)])
    game.burn("b1")
    game.play("b1 explode")
    assert game.left("b1", "s1", "s2", "f2", "g2", "fort-k8") == [0, 4, 4, 0, 5, 5]
    assert game.state.event


def test_fireship_in_one_port_cell() -> None:
    game = table(["b1 0 L7", "s1 0 L7"], forts=[fort("K8", 0)])
    game.burn("b1")
    game.play("b1 explode")
    assert game.left("s1") == [4]
    assert not game.state.event


def test_fireship_declared_before_fire_and_final() -> None:
    game = table(["s1 0 L7", "f2 1 L8", "g1 0 L5"])
    game.play("fire f2 s1 1", dice=[3])
    assert game.refused("s1 fireship") == "AD-34"
    game.play("g1 fireship")
    assert game.refused("g1 fireship") == game.refused("g1 explode") == "AD-34"
    assert game.refused("fire f2 g1 1") == "AD-3"
    assert game.refused("board f2 g1") == "AD-40"
    game.play("g1 L4")
    game.round()
    assert game.refused("g1 explode") == ""
    game.play("g1 L5", "end")
    assert game.left("g1") == [0]


def test_fireships_side_by_side() -> None:
    """One that another destroys doesn't explode; one that survives does."""
    game = table(["b1 0 L7", "f1 0 L8", "s1 0 L9", "s2 1 K9"])
    game.burn("b1", "f1")
    game.play("end")
    assert game.left("f1", "b1", "s1", "s2") == [0, 0, 3, 3]  # the frigate first, then no brig is left
    game = table(["b1 0 L7", "f1 0 L8", "s2 1 K9"])
    game.burn("b1", "f1")
    game.play("b1 explode")
    assert game.left("f1", "b1", "s2") == [1, 0, 7]
    game.play("f1 explode")
    assert game.left("f1", "s2") == [0, 3]


def test_fireship_captured() -> None:
    """It explodes in the captor's next turn."""
    game = table(["s1 0 L7", "b2 1 L8"])
    game.burn("b2")
    game.play("board b2 s1", dice=[1, 1])
    game.play("3 1")
    assert game.state.ships["b2"].owner == 0
    assert game.refused("b2 explode") == "AD-34"
    game.round()
    assert game.refused("b2 explode") == ""
    game.play("end")
    assert game.left("s1", "b2") == [0, 0]


def test_fireship_held_is_spent_and_explodes() -> None:
    game = table(["b1 0 L7", "s2 1 L8"])
    game.burn("s2")
    game.play("board s2 b1", dice=[1, 1])  # the defender shares as usual: the ship of the line 1, then filled
    game.play("end")
    assert game.state.mover == 1
    assert game.state.ships["s2"].spent
    assert game.refused("s2 L9") == "AD-20"
    assert game.refused("s2 explode") == ""


def test_fireship_in_a_storm() -> None:
    """Fireships first, then the others, then they explode; afterwards nobody leaves shelter."""
    ships = ["b1 0 F5", "f1 0 M5", "s1 0 C10"]
    game = table(ships, "E storm", [fort("B11", 0)])
    game.burn("b1")
    assert game.refused("f1 O5") == game.refused("b8 X1") == "AD-23"
    assert game.refused("s1 F10") == "AD-23"
    assert game.refused("b1 explode") == "AD-34"
    game.play("b1 H5", "b8 X1")
    assert game.refused("b1 explode") == "AD-34"
    game.play("f1 O5")
    assert game.refused("s1 F10") == ""
    game.play("b1 explode")
    assert game.refused("s1 F10") == "AD-23"
    game.play("end")
    assert game.state.mover == 1


def test_fireship_of_this_turn_drifts_with_the_others() -> None:
    game = table(["b1 0 F5", "f1 0 M5"], "E storm")
    game.play("b1 fireship")
    assert game.refused("b1 H5") == "AD-23"


def test_fireship_and_tasks() -> None:
    game = table(["g1 0 L7 3", "f1 0 L8", "b1 0 K7"], forts=[fort("K8", 0, 3)])
    game.play("g1 repair", "f1 work b1")
    assert game.refused("g1 fireship") == "AD-34"
    game.play("f1 fireship")
    assert game.state.ships["b1"].task is None
    assert game.refused("b1 work f1") == "AD-51"
    assert game.refused("f1 repair") == "AD-50"
    game.play("g1 stop", "g1 fireship")
    assert game.refused("g1 L6") == "AD-20"


def test_fireship_sunk_does_no_harm_and_pearls_go() -> None:
    game = table(["b1 0 L7 3 1", "s2 1 L8", "f2 1 A7 2 1", "g1 0 A6"], terms=LONGER)
    game.burn("b1", "g1")
    game.play("b1 explode", "g1 explode")
    assert game.state.sea == {(1, 7): 1}
    assert game.state.lost == 1


def test_last_ships_in_one_explosion() -> None:
    plain = {
        "seats": 2,
        "board": {},
        "wind": ["E", "fresh"],
        "forts": [fort("A1", 0, pearls=1), fort("X14", 1)],
        "ships": [{"id": "b1", "owner": 0, "cell": "L7"}, {"id": "b2", "owner": 1, "cell": "L8"}],
        "terms": {"called": (0, 1)},
    }
    game = Table(plain)
    game.burn("b1")
    game.play("end")
    assert game.state.over
    assert (game.state.over.why, game.state.over.winners) == ("all gone", [0])


# --- mines (AD-55, AD-56)


def test_mine_in_passing() -> None:
    game = table(["s1 0 L7"], mines=["1 1 N7", "1 2 N7", "1 3 O7"])
    game.play("s1 Q7")
    assert game.left("s1") == [4]
    assert game.lies("s1") == "N7"
    assert game.asked() == (0, "on")
    assert game.state.event
    assert model.legal(game.state) == ["N7", "O7", "P7", "Q7"]
    assert game.refused("M7") == "AD-56"
    game.play("p7")
    assert game.left("s1") == [1]
    assert game.lies("s1") == "O7"
    assert model.legal(game.state) == ["O7", "P7", "Q7"]
    game.play("O7")
    assert game.state.shown == {(14, 7): 1, (15, 7): 1}
    assert game.state.mines == []
    assert game.refused("s1 P7") == "AD-20"


def test_mine_where_the_move_ends() -> None:
    game = table(["s1 0 L7", "s2 1 Q7", "f1 0 L9"], mines=["1 1 M7", "1 2 N9"])
    game.play("f1 O9")
    assert model.legal(game.state) == ["N9", "O9", "P9", "Q9", "R9"]  # the told cell doesn't bind
    game.play("R9", "s1 M7")
    assert game.asked() == (0, "turn")
    assert game.left("s1") == [4]


def test_mine_waits_or_is_held() -> None:
    game = table(["s1 0 L7", "f1 0 L8"], mines=["1 1 M7 fb", "1 2 M8"])
    model.switch(game.state, 1, ["2", "held"])
    game.play("s1 M7", "f1 M8")
    assert game.left("s1", "f1") == [7, 4]
    model.switch(game.state, 1, ["2", "armed", "s"])
    game.round()
    game.play("f1 N8")
    assert game.left("f1") == [4]
    model.switch(game.state, 1, ["1", "armed"])
    game.play("s1 N7")
    assert game.left("s1") == [7]  # it lay there before


def test_mine_of_two_owners() -> None:
    """The first in seat order after the mover; the cell is spent for all."""
    ships = ["s2 1 L7", "b3 2 A7"]
    game = table(ships, mines=["0 1 M7", "2 1 M7"], seats=3)
    game.play("end", "s2 M7")
    assert game.state.shown == {(13, 7): 2}
    assert game.state.mines == []
    assert game.left("s2") == [4]


def test_own_and_allied_ships_are_safe() -> None:
    game = crew(["s1 0 L7"], mines=["2 1 M7", "0 1 N7"])
    game.play("s1 P7")
    assert game.left("s1") == [7]
    assert game.lies("s1") == "P7"


def test_mine_under_a_drifting_ship() -> None:
    """It must go on; a reef does its damage; the ship that lies there is not touched."""
    game = table(["s1 0 L7", "f1 0 G7 4 1"], "E storm", mines=["1 1 M7", "1 2 L7"], reefs=["O7"], terms=LONGER)
    game.play("b8 X1", "s1 N7")
    assert game.left("s1") == [3]
    assert game.lies("s1") == "N7"


def test_mine_sinks_a_laden_ship() -> None:
    rest: dict[str, Any] = {"terms": LONGER, "pearls": {"T7": 1}}
    game = table(["b1 0 B3 3 1", "f1 0 L7 3 1"], "N fresh", mines=["1 1 A3", "1 2 M7"], **rest)
    game.play("b1 A3", "f1 O7")
    assert game.left("b1", "f1") == [0, 0]
    assert game.state.sea == {(20, 7): 1, (1, 3): 1}
    assert game.state.lost == 1
    assert game.asked() == (0, "turn")


def test_laying() -> None:
    state = start(duel(), lambda stop: 0)
    assert state.pending.kind == "lay"
    words = ["D4", "D4", "b2"]
    assert model.why_not(state, words) is None
    for bad in (["E1"], ["A1"], ["D4"] * 4):
        assert (model.why_not(state, bad) or "").startswith("AD-55")
    model.lay(state, 1, ["U11"], lambda stop: 0)
    assert state.wind is None
    model.lay(state, 0, [], lambda stop: 0)
    assert state.wind is not None
    assert len(state.mines) == 1


def test_automatic_turn_knows_no_mines() -> None:
    """A drift onto a mine is played; then there is something to do, and the player is asked."""
    ships = ["s1 0 J8"]
    game = table(ships, "E fresh", [fort("N8", 0)], {"called": (1,)}, mines=["1 1 M8"])
    game.play("end")
    game.play("end", winds=["E storm"])
    assert game.asked() == (0, "turn")
    assert game.lies("s1") == "M8"
    assert game.left("s1") == [4]
    assert game.refused("s1 repair") == ""


def test_due_fireship_is_something() -> None:
    calm = table(["s1 0 L7"], "W calm", terms={"called": (0, 1)})
    calm.state.terms.called = ()
    assert automatic.automatic(calm.state)
    calm.burn("s1")
    assert not automatic.automatic(calm.state)
