"""Masts ashore: how they move, and how they fight for cannons (AS-52)."""

from functools import lru_cache
from itertools import product

import pytest
from msgspec.structs import replace

from engine import hooked, notation
from engine.game import IllegalAction
from engine.games import ageofsail
from engine.games.ageofsail.parties import taking
from engine.games.ageofsail.view import Storming
from engine.trial import is_final
from tests.engine.games.ageofsail.positions import options, play
from tests.engine.games.ageofsail.sieges import ashore, dice, live, siege
from tests.engine.sailing.positions import at, remarked, said
from tests.engine.sailing.waters import Dice

AWAY = "s1 A1 N"


def test_as52_a_party_moves_one_cell_over_the_fort_in_any_direction():
    state = siege(AWAY, dead="J8 K8 J9 K9 J10 K10", ashore=("0 J9 1",))
    assert options(state) == ["s1", "party", "end"]
    assert options(state, "party") == ["J9"]
    assert options(state, "party J9") == ["J8", "K8", "K9", "J10", "K10"]
    state, events = play(state, "party J9 K10 1")
    assert said(events) == ["party-moved"]
    assert ashore(state) == ["0 K10 0/1"]


def test_as52_together_or_split():
    state = siege(AWAY, dead="J8 K8 J9 K9", ashore=("0 J8 3",))
    assert options(state, "party J8 J9") == ["1", "2", "3"]
    together, _ = play(state, "party J8 J9 3")
    assert ashore(together) == ["0 J9 0/3"]
    split, _ = play(state, "party J8 J9 1", "party J8 K9 1")
    assert ashore(split) == ["0 J8 1/1", "0 J9 0/1", "0 K9 0/1"]
    assert options(split, "party") == ["J8"]


def test_as52_from_the_next_turn_one_cell_a_turn():
    state = siege("s1 I9 N", "s2 A1 N", dead="J8 K8 J9 K9", fired="J10 J11")
    state, _ = play(state, "s1 N", "land J9 1")
    assert "party" not in options(state)
    state, _ = play(state, "end", "end", dice=dice())
    state, _ = play(state, "party J9 J8 1")
    assert "party" not in options(state)
    state, _ = play(state, "end", "end", dice=dice())
    assert options(state, "party") == ["J8"]


def test_as52_masts_that_came_this_turn_stand_beside_those_that_may_move():
    state = siege(AWAY, dead="J8 K8 J9", ashore=("0 J8 1", "0 J9 1"))
    state, _ = play(state, "party J8 J9 1")
    assert ashore(state) == ["0 J9 1/2"]
    assert options(state, "party J9 J8") == ["1"]


def test_as52_three_masts_at_most_in_a_cell():
    state = siege(AWAY, "s3 B1 N", seats=3, dead="J8 J9 K9", ashore=("0 J8 3", "1 J9 2", "1 K9 3"))
    assert options(state, "party J8") == ["K8", "J9"]
    assert options(state, "party J8 J9") == ["1"]


def test_as52_each_moves_his_own_masts():
    state = siege(AWAY, "s3 B1 N", seats=3, dead="J8 J9 K9", ashore=("0 J8 1", "1 J8 2"))
    state, _ = play(state, "party J8 J9 1")
    assert ashore(state) == ["1 J8 2/2", "0 J9 0/1"]
    assert "party" not in options(state)
    with pytest.raises(IllegalAction):
        play(state, "party J8 K9 1")


def test_as52_only_masts_that_enter_in_that_move_fight():
    """Not those of others, nor one's own that stand where they came from."""
    state = siege(AWAY, "s3 B1 N", seats=3, dead="J8 J9", ashore=("0 J8 2", "1 J8 1"))
    state, events = play(state, "party J8 K8 1", dice=Dice(2, 3, 6))
    assert said(events) == ["party-won"]
    assert ashore(state) == ["0 J8 1/1", "1 J8 1/1", "0 K8 0/1"]


def test_as52_guns_do_not_fire_at_a_party_nor_is_there_a_way_back_aboard():
    state = siege("s1 I8 N", dead="J8 K8", ashore=("0 J8 2",))
    state, events = play(state, "party J8 K8 1")
    assert said(events) == ["party-moved"]
    state, _ = play(state, "end")
    assert not {"J8", "K8"} & {
        cell for cannon in options(state, "cannons") for cell in options(state, f"cannons {cannon}")
    }
    assert "I8" not in options(siege("s1 I8 N", dead="J8 K8", ashore=("0 J8 2",)), "party J8")


def test_as52_lower_loses_a_mast_or_the_cannon_and_equal_rolls_again():
    state = siege(AWAY, dead="J8", ashore=("0 J8 3",))
    state, events = play(state, "party J8 J9 3", dice=Dice(5, 4, 1, 2, 6, 5, 5, 1, 1, 1, 3, 4, 4, 4))
    assert said(events) == ["party-won"]
    assert dict(plain(events[0])) == {
        "seat": "P1", "owner": "P2", "cell": "J9", "cannon": [9, 10, 7], "party": [9, 3, 8], "n": 2,
    }  # fmt: skip
    assert ashore(state) == ["0 J9 0/2"]
    assert live(state) == "K8 K9 J10 K10 J11 K11 J12 K12"
    assert state.lost == 24 - 3 - 2


def plain(event):
    return [
        (
            name,
            [one.value for one in value] if isinstance(value, tuple) else getattr(value, "value", None) or value.token,
        )
        for name, value in event.public.args
    ]


def test_as52_to_the_end():
    state = siege(AWAY, dead="J8", ashore=("0 J8 2",))
    state, events = play(state, "party J8 J9 2", dice=Dice(6, 6, 1, 1, 1, 1, 2, 1, 2, 2))
    assert said(events) == ["party-lost"]
    assert ashore(state) == []
    assert "J9" in live(state).split()
    assert options(state) == ["s1", "end"]


def test_as52_who_lost_may_be_followed_by_others_of_the_same_turn():
    state = siege(AWAY, dead="J8", ashore=("0 J8 3",))
    state, _ = play(state, "party J8 J9 1", dice=Dice(6, 6, 1))
    assert ashore(state) == ["0 J8 2/2"]
    assert options(state, "party J8 J9") == ["1", "2"]


def test_as14_the_order_adds_to_each_die_of_its_holder():
    won, events = play(
        siege(AWAY, dead="J8", ashore=("0 J8 3",), champion=0), "party J8 J9 3", dice=Dice(6, 5, 3, 3, 3)
    )
    assert said(events) == ["party-won"]
    assert [dict(plain(events[0]))[side] for side in ("cannon", "party")] == [[11], [12]]
    lost, events = play(siege(AWAY, dead="J8", ashore=("0 J8 1",), champion=1), "party J8 J9 1", dice=Dice(2, 2, 5))
    assert said(events) == ["party-lost"]
    assert [dict(plain(events[0]))[side] for side in ("cannon", "party")] == [[6], [5]]
    assert live(won) != live(lost)


def test_as52_a_fight_is_noted_for_pictures_until_the_next_but_one_turn():
    state = siege("s1 H9 N", dead="J8", ashore=("0 J8 2",))  # the defender has something to fire at
    state, _ = play(state, "party J8 J9 2", dice=Dice(1, 1, 1, 1, 3, 3, 5, 4))
    cell = state.rules.board.cells[at("J9")]
    seen = ageofsail.view(state, 1).struggles
    assert seen == (Storming(state.turn, cell, 0, 2, (((1, 1), (1, 1)), ((3, 3), (5, 4))), True),)
    state, _ = play(state, "end")
    assert ageofsail.view(state, None).struggles == seen
    state, _ = play(state, "end", dice=dice())
    assert ageofsail.view(state, 0).struggles == ()


def test_a_fight_can_not_be_taken_back_a_move_can():
    state = siege(AWAY, dead="J8 K8", ashore=("0 J8 2",))
    moves = {"party J8 K8 1": False, "party J8 J9 2": True}
    for move, final in moves.items():
        assert is_final(ageofsail, state, 0, notation.read(ageofsail, state, 0, move)) == final


def test_a_move_is_seen_before_it_is_done_a_fight_is_not():
    state = siege(AWAY, dead="J8 K8", ashore=("0 J8 2",))
    path = notation.read(ageofsail, state, 0, "party J8 K8 1")
    seen = hooked.preview(ageofsail, state, 0, path)
    assert [(one.cell.token, one.masts, one.ready) for one in seen.parties] == [("J8", 1, 1), ("K8", 1, 0)]
    path = notation.read(ageofsail, state, 0, "party J8 J9 1")
    assert hooked.preview(ageofsail, state, 0, path) == ageofsail.view(state, 0)


@lru_cache
def chance(masts, bonus, guard):
    """Strike by strike, as it is rolled."""
    if not masts:
        return 0.0
    rolls = list(product(range(1, 7), repeat=2 + masts))
    sums = [(sum(roll[:2]) + 2 * guard, sum(roll[2:]) + masts * bonus) for roll in rolls]
    won = sum(cannon < party for cannon, party in sums) / len(rolls)
    even = sum(cannon == party for cannon, party in sums) / len(rolls)
    return (won + (1 - won - even) * chance(masts - 1, bonus, guard)) / (1 - even)


@pytest.mark.parametrize("bonus", [0, 1])
@pytest.mark.parametrize("guard", [0, 1])
@pytest.mark.parametrize("masts", [1, 2, 3])
def test_as52_the_odds_of_a_fight(masts, bonus, guard):
    assert taking(masts, bonus, guard) == pytest.approx(chance(masts, bonus, guard))
    assert taking(masts, bonus, guard) > taking(masts - 1, bonus, guard)


def test_the_odds_are_told():
    state = siege(AWAY, dead="J8 K8", ashore=("0 J8 2",))
    path = notation.read(ageofsail, state, 0, "party J8 J9 2")
    two, one = (round(100 * chance(masts, 0, 0)) for masts in (2, 1))
    assert remarked(ageofsail, state, *path[:2]) == {"J9": [("storm", two)], "K9": [("storm", two)]}
    assert remarked(ageofsail, state, *path[:3]) == {"1": [("storm", one)], "2": [("storm", two)]}
    quiet = notation.read(ageofsail, state, 0, "party J8 K8 1")
    assert remarked(ageofsail, state, *quiet[:3]) == {}


def test_what_is_asked_and_what_ending_the_turn_leaves_undone():
    state = siege(AWAY, dead="J8 K8", ashore=("0 J8 2",))
    assert ageofsail.choose(state, 0).ask.id == "ageofsail-ask-turn"
    end = ageofsail.choose(state, 0).options[-1]
    assert (end.note.id, [value.value for _, value in end.note.args]) == ("ageofsail-note-end-assault", [1, 2])
    ships = tuple([replace(ship, acted=True) for ship in state.ships])
    assert ageofsail.choose(replace(state, ships=ships), 0).ask.id == "ageofsail-ask-turn-party"
    idle = siege(AWAY, dead="J8", ashore=("0 J8 1 spent",))
    idle = replace(idle, ships=tuple([replace(ship, acted=True) for ship in idle.ships]))
    found = ageofsail.choose(idle, 0)
    assert found.ask.id == "ageofsail-ask-turn-end"
    assert [(option.value.token, option.note) for option in found.options] == [("end", None)]


@pytest.mark.parametrize(
    "move", ["party A1 J9 1", "party J8 A1 1", "party J8 J9 4", "party J8 J8 1", "party J9 J8 1", "party"]
)
def test_what_is_no_move_of_a_party_is_refused(move):
    state = siege(AWAY, dead="J8 K8", ashore=("0 J8 3",))
    with pytest.raises(IllegalAction):
        play(state, move)


def test_a_cell_to_go_to_may_be_written_by_its_course():
    state = siege(AWAY, dead="J8 K8", ashore=("0 J8 3",))
    spelled = hooked.spellings(ageofsail, state, 0)
    assert spelled is not None
    path = notation.read(ageofsail, state, 0, "party J8 K8 1")
    assert spelled(path[:2])["E+1"].token == "K8"
