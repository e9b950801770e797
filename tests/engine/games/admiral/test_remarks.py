"""What is said of options besides their notes: what a stop allows, who could fire there, odds, drifts, what is left."""

from functools import partial

from msgspec.structs import replace

from engine.games import admiral
from engine.games.admiral.orders import Orders
from engine.games.admiral.state import Join
from engine.values import Key, Piece
from tests.engine.games.admiral.positions import at, fort, place, position, ship, water
from tests.engine.games.admiral.voyages import begun, play
from tests.engine.sailing.positions import remarked

told = partial(remarked, admiral)
BRIG, LINE = Piece("b1", 0), Piece("s1", 0)
FORTS = (fort("A1", 0), fort("X14", 1))


def test_ad63_of_a_cell_what_is_there_to_load_and_to_land():
    state = position(ship("b1", "D2"), ship("b2", "X1"), forts=FORTS, sea_pearls=((at("D4"), 1),), towards="N")
    assert told(state, BRIG)["D4"] == [("load", 1)]
    assert "D3" not in told(state, BRIG)
    laden = position(
        ship("b1", "D2", pearls=1), ship("b2", "X1"), forts=FORTS, sea_pearls=((at("D3"), 1),), towards="W"
    )
    assert told(laden, BRIG) == {"A2": [("land", 1)], "B2": [("land", 1)]}  # no room for another


def test_ad50_of_a_port_that_she_could_be_repaired():
    state = position(ship("b1", "D2", 2), ship("b2", "X1"), forts=FORTS, towards="W")
    assert told(state, BRIG)["B2"] == [("repair",)]
    ruined = position(ship("b1", "D2", 2), ship("b2", "X1"), forts=(fort("A1", 0, 0), FORTS[1]), towards="W")
    assert "B2" not in told(ruined, BRIG)


def test_ad61_of_the_port_that_is_the_goal():
    state = position(
        ship("b1", "V13"), ship("b2", "D4"), forts=(fort("A1", 0), fort("X14", 1)), goals=(1, 0),
        terms={"goal": "arrival", "racers": "b", "fire": False, "board": False, "repair": False}, towards="E",
    )  # fmt: skip
    assert told(state, BRIG)["W13"] == [("goal",)]


def test_ad31_ad40_of_a_cell_at_whom_she_could_fire_and_whom_she_could_board():
    state = position(ship("s1", "E5"), ship("b2", "E9"), towards="N")
    found = told(state, LINE)
    # from beside her only a 2 misses; strength 7 against 3 can't lose
    assert found["E8"] == [("board", "b2", 100), ("destroy", "b2", 83), ("exposed", ("b2",))]
    assert found["E7"] == [("destroy", "b2", 67), ("exposed", ("b2",))]
    assert found["E6"] == [("destroy", "b2", 67), ("exposed", ("b2",))]
    assert "F6" not in found
    hard = position(ship("s1", "E5", fired=1), ship("b2", "E9"), towards="N", terms={"hard": True})
    assert told(hard, LINE)["E7"] == [("fire", "b2", 2, 50), ("exposed", ("b2",))]


def test_ad30_who_could_fire_at_her_there():
    state = position(ship("b1", "N9"), ship("s2", "R12"), ship("b2", "K9"), forts=FORTS, towards="E")
    assert told(state, BRIG)["R9"][-1] == ("exposed", ("s2",))
    near_fort = position(ship("b1", "P14"), ship("b2", "A9"), forts=FORTS, towards="E")
    lined = ("exposed", ("fort-x14",))
    assert told(near_fort, BRIG) == {"S14": [lined], "T14": [lined], "U14": [("fire", "fort-x14", 1, 67), lined],
                                     "T10": [lined]}  # fmt: skip
    layout = water(closed="P10")
    assert "R8" not in told(position(ship("b1", "R7"), ship("b2", "N12"), layout=layout, towards="N"), BRIG)


def test_ad44_of_a_port_what_storming_alone_promises():
    state = position(ship("s1", "V13"), ship("b2", "A9"), forts=FORTS, towards="E")
    # 7 + die against 5 + die: all but the one case in nine that is level
    assert ("storm", "fort-x14", 89) in told(state, LINE)["W13"]


# ---------------------------------------------------------------- drifts and the end


def test_ad22_where_drifts_end_and_what_they_cost():
    state = position(
        ship("s1", "E5"), ship("b1", "H5"), ship("f1", "L5", 1), ship("b2", "X1"), wind="storm", towards="N",
        layout=water(reefs="E7 L6"),
    )  # fmt: skip
    found = told(state)
    costs = [("reef", "s1", "E6", 5), ("reef", "f1", "L5", 0)]
    assert found["drift"] == [*costs, ("drift", "b1", "H7")]
    assert found["end"] == found["drift"]


def test_of_a_drift_that_is_asked_what_a_stop_allows():
    state = position(ship("g1", "D6", pearls=1), ship("b2", "X1"), forts=(fort("E8", 0),), wind="storm", towards="N")
    asked, _ = play(state, "end")
    assert told(asked)["D7"] == [("land", 1)]
    assert told(state, Piece("g1", 0))["D7"] == [("land", 1)]


def test_ad11_what_is_unused_at_the_end():
    state = position(ship("s1", "E5"), ship("b1", "D7", moved=True), ship("b2", "E6"), forts=FORTS)
    assert told(state)["end"] == [("unused-fire", ("s1", "b1")), ("unused-board", ("s1",)), ("unused-sail", ("s1",), 1)]
    done = position(ship("b1", "D8", moved=True, fired=1), ship("b2", "E6"))
    assert told(done) == {}


def test_ad63_pearls_are_unused_that_could_be_landed_or_loaded_at_sea():
    """Not those in an own fort, which may stay there."""
    done = {"moved": True, "fired": 1}
    state = position(
        ship("g1", "B2", pearls=1, **done), ship("f1", "M8", **done), ship("b1", "A2", **done), ship("b2", "X1"),
        forts=(fort("A1", 0, pearls=1), FORTS[1]), sea_pearls=((at("M8"), 1),),
    )  # fmt: skip
    assert told(state)["end"] == [("unused-unload", ("g1",)), ("unused-load", ("f1",))]


def test_ad12_only_orders_that_can_matter_are_offered_and_told():
    """AD-42, AD-44: there is nothing to share out where nobody boards, and nothing to stow without pearls."""

    def offered(state):
        asked = admiral.may(state, 0, (Key("orders"),))
        kinds = [option.value.id for option in asked.options]
        assert [kind for kind, _ in admiral.view(state, 0).ordered] == kinds
        return kinds

    ships, race = (ship("b1", "D2"), ship("b2", "X1")), {"goal": "arrival", "fire": False, "board": False}
    assert offered(position(*ships, forts=FORTS)) == ["defence", "sharing", "idle"]
    assert offered(position(*ships, forts=(fort("A1", 0, pearls=1),))) == ["defence", "sharing", "stowing", "idle"]
    assert offered(position(*ships, forts=FORTS, terms=race)) == ["idle"]
    assert admiral.may(position(*ships, forts=FORTS, terms={**race, "automatic": False}), 0) is None


# ---------------------------------------------------------------- targets and fights


def test_ad31_ad63_of_targets_distance_chance_and_pearls():
    state = position(ship("s1", "E5"), ship("b2", "E8", pearls=1), ship("f2", "F5"), forts=FORTS)
    assert told(state, Key("fire")) == {
        "f2": [("hit", 1, 83)],
        "b2": [("hit", 3, 67), ("pearls-lost", 1)],
    }
    coast = position(ship("s1", "A5"), ship("b2", "A8", pearls=1))
    assert told(coast, Key("fire"))["b2"] == [("hit", 3, 67), ("pearls-stay", 1)]


def test_ad41_of_boardings_what_else_may_come_of_them():
    state = position(ship("f1", "E5", 3), ship("b1", "F6"), ship("g2", "E6", 4, pearls=1))
    # 6 and two dice against 4 and one: level in one case of 27; alone 3 against 4 wins with 2 to 0
    assert told(state, Key("board"))["g2"] == [("else", 4, 0), ("prize", 1)]
    assert told(state, Key("board"), Piece("g2", 1)) == {"f1": [("alone", 11)], "b1": [("alone", 11)]}


def test_ad44_of_stormings_who_may_join_and_of_joiners_how_the_fort_holds():
    orders = (Orders(), Orders(joins="ask"))
    state = position(ship("s1", "W13"), ship("b2", "X13"), forts=FORTS, orders=orders)
    assert told(state, Key("storm"))["fort-x14"][-1] == ("joins", 1)
    assert set(told(state, Key("storm"), Piece("fort-x14", 1))) == {"s1"}
    asked = replace(state, todo=(Join(seat=1, fort=1, attackers=(place(state, "s1"),)), *state.todo))
    ((_, with_her, without),) = told(asked, seat=1)["b2"]
    assert with_her > without == 0  # 7 + die against 5 + die is lost in no case, level in one of nine


def test_nothing_is_said_of_what_others_are_asked():
    state = begun("mini1")
    assert told(state) == {}
    assert admiral.hooks.remarks(position(ship("b1", "E5"), ship("b2", "X1")), 1, ()) == {}
