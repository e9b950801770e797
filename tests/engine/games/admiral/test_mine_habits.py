"""What is done with mines and fireships for a seat whose time is up (AD-34, AD-55, AD-56)."""

from msgspec.structs import replace

from engine.games import admiral
from engine.games.admiral.state import Sail
from engine.tokens import write_path
from tests.engine.games.admiral.mined import mine, waters
from tests.engine.games.admiral.positions import at, ship
from tests.engine.games.admiral.test_fireships import burning, plain
from tests.engine.games.admiral.voyages import begun, play

FAR = ship("b2", "X7")


def does(state, seat=0):
    """What is done, as it is typed; it is always something that is offered."""
    action = admiral.default(state, seat)
    assert admiral.choose(state, seat, action.path) == action
    return write_path(action.path)


def test_ad55_all_are_laid_towards_the_pearls():
    state = begun("fleet", mines="three")
    assert [len(admiral.default(state, seat).path) for seat in (0, 1)] == [3, 3]
    assert does(state) == "D4 D3 D2"
    assert does(state, 1) == "U11 U12 U13"
    assert len(admiral.default(begun("duel", mines="two"), 0).path) == 2


def test_ad56_armed_mines_stay_so():
    state = waters(ship("b1", "B2"), FAR, mines=(mine("B4", 0),))
    assert admiral.default(state, 1) is None


def test_ad56_a_survivor_ends_where_she_lies_best():
    state, _ = play(waters(ship("s1", "L12", pearls=1), FAR, mines=(mine("L10"),), towards="S"), "s1 L8")
    assert isinstance(state.todo[0], Sail)
    assert does(state) in ("L10", "L9", "L8")


def test_ad56_where_mines_may_lie_she_goes_only_for_something():
    hunting = waters(ship("s1", "H9"), ship("b2", "N9"), terms={"fire": False, "board": False})
    assert does(hunting) == "s1@K12"
    assert does(replace(hunting, shown=(0, 3))) == "s1@L9"
    assert does(replace(hunting, sea_pearls=((at("K9"), 1),))) == "s1@K9"


def test_ad34_a_ship_nearly_lost_beside_several_rivals_becomes_a_fireship():
    rivals = (ship("s2", "E5"), ship("f2", "D5"), ship("b2", "C5"))
    assert does(plain(ship("g1", "D4", 1), ship("b1", "A9"), *rivals)) == "fireship g1"
    for other in (ship("g1", "D4"), ship("g1", "D4", 1, pearls=1)):
        assert "fireship" not in does(plain(other, ship("b1", "A9"), *rivals))
    assert "fireship" not in does(plain(ship("g1", "D4", 1), ship("b1", "A9"), ship("s2", "E5")))
    assert "fireship" not in does(plain(ship("g1", "D4", 1), ship("s1", "C3"), ship("f1", "D3"), *rivals))


def test_ad34_she_sails_among_rivals_away_from_friends_and_explodes_there():
    state = burning(ship("b1", "D4"), ship("f1", "A5"), ship("s2", "D8", 5), ship("g2", "E8", 4), terms={"fire": False})
    move = does(state)
    assert move == "b1@D7"
    state, _ = play(state, move)
    while does(state) != "explode b1":
        state, _ = play(state, does(state))
    after, _ = play(state, "explode b1")
    assert [one.strength for one in after.ships] == [2, 1, 4, 0]


def test_ad34_friends_go_away_from_one_that_is_about_to_explode():
    state = burning(ship("b1", "D4", moved=True), ship("f1", "D5"), ship("g1", "E4"), FAR, terms={"fire": False})
    while not (done := does(state)).startswith(("explode", "end")):
        state, _ = play(state, done)
    assert admiral.view(state, 0).blasts[0].hits == ()


def test_ad34_one_that_would_harm_none_but_friends_waits_for_the_end():
    state = burning(ship("b1", "D4", moved=True), ship("f1", "D5", moved=True), FAR, terms={"fire": False})
    assert does(state) == "end"


def test_ad34_a_due_one_loads_no_pearls():
    state = burning(ship("b1", "D4", moved=True), ship("f1", "A9", moved=True), FAR)
    state = replace(state, sea_pearls=((state.ships[1].cell, 1),))
    assert "load" not in does(state)
