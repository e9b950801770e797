"""Fireships: declared, sailed, boarded, exploding (AD-34)."""

import pytest
from msgspec.structs import replace

from engine.game import Action, IllegalAction
from engine.games import admiral
from engine.games.admiral import idle
from engine.games.admiral.state import Turn
from engine.seating import Setup
from tests.engine.games.admiral.mined import mine, waters
from tests.engine.games.admiral.positions import at, fort, named, path, position, ship, strengths, told, water
from tests.engine.games.admiral.voyages import Winds, begun, options, ordered, play, refused, where

TURN = 9
"""The number of the turn in which positions are."""
FAR = ship("b2", "X7")


def burning(*ships, lit="b1", since=TURN - 2, terms=None, **more):
    """A position in the first seat's turn, with a fireship that is due in it, unless `since` is this turn."""
    fleet = [replace(one, lit=since) if one.id in lit.split() else one for one in ships]
    return position(*fleet, terms={"fireships": True, "automatic": False, **(terms or {})}, **more)


def plain(*ships, **more):
    return burning(*ships, lit="", **more)


# ---------------------------------------------------------------- declared


def test_ad34_declared_before_she_fires_and_after_she_sails():
    state = plain(ship("b1", "D4"), ship("f1", "A9"), ship("g1", "A11"), ship("b2", "D8"))
    assert options(state, "fireship") == ["g1", "f1", "b1"]
    fired, _ = play(state, "b1 D6", "fire b2 b1", chance=Winds(dice=[2]))
    assert options(fired, "fireship") == ["g1", "f1"]
    assert refused(fired, "fireship b1") == "has-fired"
    sailed, _ = play(state, "b1 D6")
    lit, events = play(sailed, "fireship b1")
    assert (told(events), named(lit, "b1").lit) == (["fireship"], TURN)
    assert not events[0].reveals  # nothing is known that wasn't
    assert [one.fireship for one in admiral.view(lit, 1).ships if one.id == "b1"] == ["lit"]
    assert refused(lit, "fire b2 b1") == "lit"
    assert refused(lit, "fireship b1") == "lit"


def test_ad34_she_sails_loads_and_unloads_but_doesnt_fight_nor_work_nor_go_under_repair():
    forts = (fort("D4", 0, 3), fort("L7", 1))
    state = plain(ship("b1", "D5", 2), ship("g1", "E5"), ship("b2", "D6"), forts=forts, sea_pearls=((at("E6"), 1),))
    before = options(state, "b1")
    assert {"repair", "work"} <= set(before)
    lit, _ = play(state, "fireship b1")
    after = options(lit, "b1")
    assert set(before) - set(after) == {"repair", "work"}
    assert "board" in options(state, "")
    assert "board" not in options(lit, "")  # the galleon isn't straight beside
    laden, events = play(lit, "b1 E6", "b1 load")
    assert told(events) == ["sailed", "loaded"]
    assert named(laden, "b1").pearls == 1


def test_ad34_a_ship_under_repair_first_stops_it_one_at_work_stops_the_work_one_spent_cant():
    forts = (fort("D4", 0, 3), fort("L7", 1))
    repairing = plain(ship("b1", "D5", 2, task="repair", since=7), ship("f1", "A9"), FAR, forts=forts)
    assert options(repairing, "fireship") == ["f1"]
    stopped, events = play(repairing, "b1 stop", "fireship b1")
    assert told(events) == ["repair-stopped", "fireship"]
    assert refused(stopped, "b1 D6") == "task"  # AD-50
    forts = (fort("D4", 0, 3, workers=(0, 1), since=7, by=0), fort("L7", 1))
    working = plain(ship("g1", "E5", task="work"), ship("b1", "D5", task="work"), FAR, forts=forts)
    lit, events = play(working, "fireship b1")
    assert told(events) == ["fireship", "work-over"]
    assert (named(lit, "g1").task, named(lit, "fort-d4").workers) == ("", ())
    assert "work" not in options(lit, "g1")  # AD-53: no restart in this turn
    spent = plain(ship("b1", "D5", spent=True), FAR)
    assert "fireship" not in options(spent, "")


def test_ad34_where_the_scenario_knows_them():
    offered = {
        scenario: "fireship" in options(begun(scenario, seats=2), "")
        for scenario in ("skirmish", "duel", "fleet", "shoals")
    }
    assert all(offered.values())
    race = admiral.new(Setup(2, 0), admiral.Options(scenario="mini3"), Winds())
    assert not race.terms.fireships


def test_ad34_refusals_say_why():
    assert refused(plain(ship("b1", "D4", fired=1), FAR), "fireship b1") == "has-fired"
    assert refused(plain(ship("b1", "D4", fired=1), FAR), "fireship") == "no-fireship"
    state = plain(ship("b1", "D4"), FAR)
    assert refused(state, "explode b1") == "nothing-to-explode"
    assert refused(burning(ship("b1", "D4"), FAR, since=TURN), "explode b1") == "nothing-to-explode"
    assert (
        refused(burning(ship("b1", "D4"), ship("f1", "A9"), ship("g1", "D9"), FAR, lit="b1 g1"), "explode f1")
        == "explode-not-she"
    )
    for nonsense in ("fireship b1 b1", "explode b1 b1", "fireship 1"):
        with pytest.raises(IllegalAction):
            admiral.apply(state, 0, Action(path(state, nonsense)), Winds())


# ---------------------------------------------------------------- exploding


def test_ad34_the_brig_of_the_booklet():
    """Fireship brig deals 3: her full strength, whatever is left of it; to friend and foe on the eight cells round."""
    state = burning(ship("b1", "D4", 1), ship("f1", "D5"), ship("s2", "E5"), ship("g2", "C3", 3), ship("f2", "D6"))
    after, events = play(state, "explode b1")
    assert strengths(after) == {"b1": 0, "f1": 1, "s2": 4, "g2": 0, "f2": 4}
    assert told(events) == ["exploded", "blasted", "blasted", "blasted"]
    assert after.stirred  # AD-69
    marks = after.marks
    assert {mark.what for mark in marks} == {"exploded", "blasted", "sunk"}
    assert {(mark.seat, mark.cell, mark.n) for mark in marks if mark.what == "blasted"} == {
        (0, at("D5"), 3), (1, at("E5"), 3), (1, at("C3"), 3)
    }  # fmt: skip


@pytest.mark.parametrize(("kind", "damage"), [("s", 7), ("g", 5), ("f", 4), ("b", 3)])
def test_ad34_full_strength_of_each_class(kind, damage):
    state = burning(
        ship(f"{kind}1", "D4", 1), ship("b3", "A9"), ship("s2", "E5"), ship("b2", "X7"), lit=f"{kind}1", seats=3
    )
    assert strengths(play(state, f"explode {kind}1")[0])["s2"] == 7 - damage
    (blast,) = admiral.view(state, None).blasts
    assert (blast.ship, blast.damage, blast.hits) == (f"{kind}1", damage, ("s2",))


def test_ad34_land_is_no_shield_and_forts_are_unhurt():
    layout = water(closed="D5 E4", covered="D4-NE E5-SW")
    state = burning(ship("b1", "D4"), ship("f1", "A9"), ship("s2", "E5"), forts=(fort("C4", 1), fort("A1", 0)),
                    layout=layout)  # fmt: skip
    after, _ = play(state, "explode b1")
    assert (strengths(after)["s2"], strengths(after)["fort-c4"]) == (4, 5)


def test_ad4_two_ships_in_one_cell_of_a_port_are_adjacent():
    state = burning(ship("b1", "D5"), ship("f1", "A9"), ship("s2", "D5"), forts=(fort("D4", 1),))
    assert strengths(play(state, "explode b1")[0])["s2"] == 4


def test_ad34_one_destroyed_doesnt_explode_one_that_lives_stays_due():
    """No chain: all are hurt at once, then those without strength go (R108)."""
    state = burning(ship("b1", "D4"), ship("f1", "D5", 3), ship("g1", "C4"), ship("s2", "D6"), lit="b1 f1 g1")
    after, events = play(state, "explode b1")
    assert strengths(after) == {"b1": 0, "f1": 0, "g1": 2, "s2": 7}
    assert told(events).count("exploded") == 1
    assert options(after, "explode") == ["g1"]


def test_ad69_only_damage_to_rivals_is_news():
    state = burning(ship("b1", "D4"), ship("s1", "D5"), FAR)
    assert not play(state, "explode b1")[0].stirred


def test_ad63_pearls_of_who_explodes_and_of_whom_she_sinks():
    state = burning(ship("b1", "D4", pearls=1), ship("f1", "A9"), ship("f2", "D5", 3, pearls=1), ship("b2", "X7"),
                    layout=water(coastal="D5"))  # fmt: skip
    after, events = play(state, "explode b1")
    assert after.sea_pearls == ((at("D5"), 1),)
    assert told(events)[2:] == ["pearls-dropped", "pearls-gone"]


def test_ad34_ships_under_repair_and_at_work_are_hurt_too():
    forts = (fort("D4", 1, 3, workers=(0, 1), since=7, by=1), fort("A1", 0))
    ships = (
        ship("g2", "D5", task="work"),
        ship("f2", "E5", 3, task="work"),
        ship("s2", "C5", 4, task="repair", since=7),
    )
    state = burning(ship("b1", "D6"), ship("f1", "A9"), *ships, forts=forts)
    state = replace(state, forts=(replace(forts[0], workers=tuple(_places(state, "g2", "f2"))), forts[1]))
    after, events = play(state, "explode b1")
    assert (strengths(after)["s2"], strengths(after)["g2"], strengths(after)["f2"]) == (1, 2, 0)
    assert "work-over" in told(events)
    assert named(after, "fort-d4").workers == ()


def _places(state, *ids):
    return sorted(next(at for at, one in enumerate(state.ships) if one.id == id) for id in ids)


def test_ad34_when_he_says_moved_or_not_at_the_latest_by_end():
    """In ship order, one by one, before repairs take effect (R110)."""
    forts = (fort("A1", 0), fort("X14", 1))
    state = burning(ship("b1", "D4"), ship("f1", "L4"), ship("g1", "B1", 3, task="repair", since=7), ship("s2", "D9"),
                    lit="b1 f1", forts=forts)  # fmt: skip
    after, events = play(state, "b1 D8", "explode b1")
    assert strengths(after)["s2"] == 4
    after, events = play(state, "end")
    assert told(events)[:4] == ["ended", "exploded", "exploded", "mended"]
    assert [dict(event.public.args)["ship"].id for event in events[1:3]] == ["f1", "b1"]


def test_ad34_not_in_the_turn_in_which_she_is_declared():
    state = plain(ship("b1", "D4"), ship("f1", "A9"), FAR)
    declared, _ = play(state, "fireship b1")
    assert "explode" not in options(declared, "")
    after, events = play(declared, "end")
    assert "exploded" not in told(events)
    later, events = play(after, "end", "end", chance=Winds("N fresh"))
    assert "exploded" in told(events)
    assert where(later, "b1") == "-"


def test_ad34_spent_ones_explode_too():
    """§6.5: not to be put off (R105)."""
    state = burning(ship("b1", "D4", spent=True), ship("f1", "A9"), ship("s2", "D5"))
    assert options(state, "explode") == ["b1"]
    after, _ = play(state, "end")
    assert strengths(after)["s2"] == 4


def test_ad64_whose_last_ship_explodes_is_out():
    state = burning(ship("b1", "D4"), ship("f2", "D5"), ship("b3", "A9"), seats=3)
    after, events = play(state, "explode b1")
    assert (after.out, after.mover) == ((0,), 1)
    assert "beaten" in told(events)
    both = burning(ship("b1", "D4"), ship("b2", "D5"))
    over, _ = play(both, "explode b1")
    assert (over.over.how, over.over.winners) == ("together", (0, 1))  # AD-69: a draw


def test_ad13_who_leaves_takes_them_away():
    state = burning(ship("b1", "D4"), ship("f2", "D5"), ship("b3", "A9"), seats=3)
    after, events = admiral.drop(state, 0)
    assert "exploded" not in told(events)
    assert strengths(after)["f2"] == 4


# ---------------------------------------------------------------- storms


def storm(*ships, lit="b1", **more):
    return burning(*ships, lit=lit, wind="storm", **more)


def test_ad34_in_a_storm_they_drift_first_then_the_others_then_they_explode():
    """Among themselves by AD-23."""
    ships = (ship("b1", "D4"), ship("f1", "D6"), ship("s1", "D9"), FAR)
    state = storm(*ships, lit="b1 f1", towards="E")
    assert options(state, "") == ["f1", "b1", "fireship", "drift", "end"]  # as far from the edge as each other
    assert refused(state, "s1 G9") == "drift-first"
    assert refused(state, "explode b1") == "explode-drifts"
    drifted, _ = play(state, "b1 F4", "f1 F6")
    assert refused(drifted, "explode b1") == "explode-drifts"
    _, events = play(drifted, "s1 G9", "explode b1")
    assert told(events) == ["drifted", "exploded"]
    _, events = play(state, "end")
    assert told(events)[:6] == ["ended", "drifted", "drifted", "drifted", "exploded", "exploded"]


def test_ad34_one_declared_in_this_turn_drifts_among_the_others():
    """R111."""
    state = storm(ship("b1", "D4"), ship("s1", "H9"), FAR, lit="", towards="E")
    lit, _ = play(state, "fireship b1")
    assert "b1" not in options(lit, "")
    assert "s1" in options(lit, "")


def test_ad34_a_sheltered_one_need_not_move_and_nobody_leaves_shelter_after_an_explosion():
    """R113."""
    state = storm(ship("b1", "D5"), ship("f1", "E5"), FAR, forts=(fort("D4", 0),), towards="E")
    assert set(options(state, "")) >= {"b1", "explode"}
    after, _ = play(state, "explode b1")
    assert options(after, "f1") == ["repair"]
    _, events = play(after, "end", chance=Winds("N fresh"))
    assert "drifted" not in told(events)[:2]


def test_ad34_once_another_has_drifted_a_sheltered_one_cant_leave():
    """R112."""
    state = storm(ship("b1", "D5"), ship("s1", "H9"), FAR, forts=(fort("D4", 0),), towards="E")
    assert options(state, "")[:2] == ["s1", "b1"]
    after, _ = play(state, "s1 K9")
    assert "b1" not in options(after, "")
    assert "explode" in options(after, "")


def test_ad34_ad56_one_that_sinks_on_her_way_doesnt_explode():
    """R114: by a mine or a reef."""
    state = waters(ship("b1", "L12", lit=7), ship("f1", "A3"), ship("b2", "L8"), mines=(mine("L10"),), towards="S",
                   terms={"fireships": True})  # fmt: skip
    after, events = play(state, "b1 L9")
    assert told(events) == ["sailed", "mined"]
    _, events = play(after, "end")
    assert "exploded" not in told(events)


# ---------------------------------------------------------------- boarded


def board(state, dice):
    return play(state, "board b2 f1", chance=Winds(dice=dice))


def test_ad34_boarded_she_is_the_captors_and_explodes_in_his_next_turn():
    """Even where that is a round later."""
    state = plain(
        ship("f1", "D4"), ship("s1", "A9"), replace(ship("b2", "D5"), lit=8), ship("f2", "E6"), ship("g2", "X7")
    )
    after, _ = board(state, [6, 1])
    after, _ = play(after, "usual")
    assert (named(after, "b2").seat, named(after, "b2").lit) == (0, TURN)
    assert "explode" not in options(after, "")
    _, events = play(after, "end", "end", chance=Winds("N fresh"))
    assert "exploded" not in told(events)
    later, events = play(after, "end", "end", "end", chance=Winds("N fresh"))
    assert told(events).count("exploded") == 1
    assert strengths(later)["f2"] == 1


def test_ad34_one_that_holds_out_stays_due():
    state = plain(ship("f1", "D4", 1), ship("s1", "A9"), replace(ship("b2", "D5"), lit=8), ship("f2", "X7"))
    after, _ = board(state, [1, 6])
    assert (named(after, "b2").seat, named(after, "b2").lit) == (1, 8)
    _, events = play(after, "end", "end")
    assert "exploded" in told(events)


def test_ad34_she_may_join_a_forts_defence():
    """R104: AD-34 forbids only boarding."""
    state = plain(ship("f1", "D5"), replace(ship("b2", "E5"), lit=8), ship("s2", "X7"), forts=(fort("D4", 1),))
    _, events = play(state, "storm fort-d4 f1", chance=Winds(dice=[1, 1, 1]))
    (fight,) = [event.public for event in events if event.public and event.public.id == "admiral-event-fort-held"]
    assert dict(fight.args)["n"].value == 1


# ---------------------------------------------------------------- idle turns (AD-12)


def idly(*ships, **more):
    return burning(*ships, wind="calm", terms={"automatic": True}, **more)


def test_ad12_a_fireship_that_is_due_is_something_to_do_declaring_one_is_not():
    assert idle.nothing(idly(ship("f1", "D4"), FAR, lit=""))
    assert idle.nothing(idly(ship("f1", "D4"), FAR, lit="f1", since=TURN))
    assert not idle.nothing(idly(ship("f1", "D4"), FAR, lit="f1"))
    assert not idle.nothing(idly(ship("f1", "D4", spent=True), FAR, lit="f1"))
    assert not idle.searched(idly(ship("f1", "D4"), FAR, lit="f1"))


def test_ad12_who_wants_to_be_called_may_declare_one_then():
    state = ordered(idly(ship("f1", "D4"), ship("g1", "A9"), FAR, lit=""), 0, idle="call")
    assert options(state, "") == ["fireship", "end"]


def test_the_turn_that_begins_isnt_over_before_it_explodes():
    state = replace(idly(ship("f1", "D4"), ship("s2", "D5"), lit="f1", since=8), mover=1)
    state = replace(state, todo=(Turn(seat=1, begun=True),))
    after, _ = play(state, "end", chance=Winds("S calm"))
    assert after.mover == 0
    assert "explode" in options(after, "")
