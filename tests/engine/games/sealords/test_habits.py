"""What is done for a seat that lets its time run out."""

from engine import notation
from engine.games import sealords


def habit(state):
    (seat,) = sealords.pending(state)
    return notation.write(sealords, state, seat, sealords.default(state, seat).path, public=False)


def test_a_ship_goes_where_it_scores_most(position):
    assert habit(position("A1:L4 B1:L5", sea="C1:O", hand=(6, 2, 9))) == "6@C1"
    assert habit(position("A1:L4 B1:L5", sea="C1:O", hand=(6, 2, 9), mines="C1")) != "6@C1"


def test_then_the_turn_ends_and_nobody_is_hired(position):
    assert habit(position(coins=(5, 0), laid=True)) == "end"


def test_a_mercenary_is_hired_where_nothing_else_is_possible(position, play):
    wall = " ".join(f"{column}1:L{n} {column}2:D{n}" for column, n in zip("ABCDEFG", range(1, 8), strict=True))
    state = position(wall, mover=1, hand=(2, 4, 8), other=(8, 8, 9), coins=(4, 0), market=("m09",))
    state, _ = play(state, "8@D6", "end")
    assert habit(state) == "m09@A2"


def test_shots_hit_and_repairs_are_done(position, play):
    state, _ = play(position("A4:D5+1 C1:D6", hand=(3, 2, 2)), "3@A1")
    assert habit(state) == "E"
    state, _ = play(position("A4:D5+1", hand=(3, 2, 2)), "3@A1")
    assert habit(state) == "N"


def test_mines_lie_in_the_others_way(position, play):
    state, _ = play(position("A1:L4", sea="B1:M"), "2@B1")
    assert habit(state)[1] == "6"
    state, _ = play(position("A1:L4", hand=(7, 2, 2), mines="D6 C1"), "7@B1")
    assert habit(state) == "C1"
    mines = "A6 B6 C6 D1 E1"
    state, _ = play(position(coins=(3, 0), mines=mines, market=("m04",)), "m04@B1")
    assert "D1" in habit(state)
    assert "E1" in habit(state)
