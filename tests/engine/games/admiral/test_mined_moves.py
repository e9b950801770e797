"""Ships that meet mines: what goes off under whom, where a survivor ends, what cannot be taken back (AD-56)."""

import pytest
from msgspec.structs import replace

from engine.game import Action, IllegalAction
from engine.games import admiral
from engine.games.admiral.state import Drift, Sail, Turn
from engine.trial import is_final
from tests.engine.games.admiral.mined import FORTS, blown, lying, mine, switched, waters
from tests.engine.games.admiral.positions import at, fort, named, path, ship, strengths, told, water
from tests.engine.games.admiral.voyages import Winds, options, play, refused, where

FAR = ship("b2", "X7")


def sailing(*mines, kind="s", cell="L12", towards="S", **more):
    """A ship of the first seat's north of the second's fort, in a wind to the south."""
    others = [ship("b3", "A9"), ship("b4", "A11")][: more.get("seats", 2) - 2]
    return waters(ship(f"{kind}1", cell), FAR, *others, mines=mines, towards=towards, **more)


# ---------------------------------------------------------------- what goes off


def test_ad56_three_damage_and_the_cell_is_spent():
    after, events = play(sailing(mine("L9")), "s1 L9")
    assert told(events) == ["sailed", "mined"]
    assert [event.reveals for event in events] == [True, True]
    assert (strengths(after)["s1"], where(after, "s1")) == (4, "L9")
    assert (lying(after), blown(after), after.shown) == ([], ["L9"], (0, 1))
    assert isinstance(after.todo[0], Turn)  # she has come where she was to come
    assert after.stirred  # AD-69: damage to a rival's ship
    assert admiral.view(after, None).hidden == (3, 2)
    assert [mark.what for mark in admiral.view(after, None).marks] == ["mined"]


@pytest.mark.parametrize(
    ("kind", "more", "goes_off"),
    [
        ("s", {}, True),
        ("s", {"held": True}, False),
        ("s", {"waits": "s"}, True),
        ("s", {"waits": "gfb"}, False),
        ("g", {"waits": "gfb"}, True),
        ("f", {"waits": "sg"}, False),
    ],
)
def test_ad56_armed_held_and_classes(kind, more, goes_off):
    state = sailing(mine("L9", **more), kind=kind)
    after, events = play(state, f"{kind}1 L9")
    assert told(events) == (["sailed", "mined"] if goes_off else ["sailed"])
    assert lying(after) == ([] if goes_off else [(1, "L9", 1)])
    assert events[0].reveals  # either way


def test_ad56_what_lies_in_a_spent_cell_is_gone():
    """Several of one owner, another's, held or armed: one of them goes off, the cell is spent for all."""
    state = sailing(mine("L9", n=2), mine("L9", 2, held=True), seats=3, forts=(*FORTS, fort("N11", 2)))
    after, events = play(state, "s1 L9")
    assert told(events) == ["sailed", "mined"]
    assert (lying(after), blown(after), after.shown) == ([], ["L9"], (0, 1, 0))
    assert strengths(after)["s1"] == 4


@pytest.mark.parametrize(("cycle", "owner"), [((0, 1, 2), 1), ((0, 2, 1), 2), ((2, 0, 1), 1), ((1, 0, 2), 2)])
def test_ad56_of_two_owners_the_first_after_the_mover_in_the_order_of_play(cycle, owner):
    state = sailing(mine("L9"), mine("L9", 2), seats=3, forts=(*FORTS, fort("N11", 2)), cycle=cycle)
    after, events = play(state, "s1 L9")
    assert dict(events[1].public.args)["seat"].index == owner
    assert after.shown == tuple(int(seat == owner) for seat in range(3))


def test_ad56_the_second_owners_goes_off_if_the_firsts_is_held():
    state = sailing(mine("L9", held=True), mine("L9", 2), seats=3, forts=(*FORTS, fort("N11", 2)))
    after, _ = play(state, "s1 L9")
    assert (after.shown, lying(after)) == ((0, 0, 1), [])


def test_ad56_own_and_partners_ships_are_safe():
    own = waters(ship("s1", "B4"), FAR, mines=(mine("B2", 0),), towards="S")
    after, events = play(own, "s1 B2")
    assert (told(events), lying(after)) == (["sailed"], [(0, "B2", 1)])
    assert not events[0].reveals  # no rival's mine can lie there
    partners = sailing(mine("L9", 2), seats=4, sides=(0, 1, 0, 1), forts=(*FORTS[:1], fort("X14", 1), fort("L7", 2)))
    after, events = play(partners, "s1 L8")
    assert (told(events), events[0].reveals) == (["sailed"], False)


def test_ad56_a_captured_ship_fears_her_old_owners_mines():
    after, _ = play(replace(sailing(mine("L9")), ships=(replace(ship("s2", "L12"), seat=0), FAR)), "s2 L9")
    assert strengths(after)["s2"] == 4


def test_ad56_a_ship_that_lies_there_is_not_touched():
    after, events = play(sailing(mine("L9"), mine("L8"), cell="L9"), "s1 M8")
    assert told(events) == ["sailed"]
    assert lying(after) == [(1, "L8", 1), (1, "L9", 1)]


def test_ad56_a_sunk_ship_lies_in_that_cell():
    """AD-63: her pearls too."""
    shore = water(coastal="L9")
    deep, shallow = (
        waters(ship("b1", "L12", pearls=1), ship("f1", "A3"), FAR, mines=(mine("L9"),), towards="S", layout=layout)
        for layout in (water(), shore)
    )
    after, events = play(deep, "b1 L8")
    assert told(events) == ["sailed", "mined", "pearls-gone"]
    assert (where(after, "b1"), after.sea_pearls) == ("-", ())
    assert isinstance(after.todo[0], Turn)
    after, events = play(shallow, "b1 L8")
    assert told(events) == ["sailed", "mined", "pearls-dropped"]
    assert after.sea_pearls == ((at("L9"), 1),)


def test_ad64_who_has_no_ships_left_is_out_and_so_are_his_mines():
    state = waters(ship("b1", "L12"), FAR, ship("b3", "A9"), seats=3, towards="S",
                   mines=(mine("L9"), mine("A2", 0)), forts=FORTS)  # fmt: skip
    after, events = play(state, "b1 L8", chance=Winds())
    assert (after.out, after.mover, lying(after)) == ((0,), 1, [])
    assert told(events)[:3] == ["sailed", "mined", "beaten"]
    assert admiral.view(after, None).hidden == (0, 2, 3)


def test_ad13_of_who_leaves_none_goes_off():
    state = sailing(mine("L9"), seats=3, forts=FORTS)
    left, _ = admiral.drop(state, 1)
    after, events = play(left, "s1 L8")
    assert (told(events), events[0].reveals) == (["sailed"], False)
    assert strengths(after)["s1"] == 7


# ---------------------------------------------------------------- where a survivor ends


def test_ad56_a_survivor_in_passing_is_asked_where_she_ends():
    """Any cell of her course that she could reach: what was told before doesn't bind."""
    state, events = play(sailing(mine("L10")), "s1 L9")
    assert told(events) == ["sailed", "mined"]
    assert isinstance(state.todo[0], Sail)
    assert (state.todo[0].seat, admiral.pending(state).keys()) == (0, {0})
    assert [option.value.token for option in admiral.choose(state, 0).options] == ["L10", "L9", "L8"]  # L7: the fort
    stays, events = play(state, "L10")
    assert (where(stays, "s1"), told(events), events[0].reveals) == ("L10", ["stops"], False)
    goes, events = play(state, "L8")
    assert (where(goes, "s1"), told(events), events[0].reveals) == ("L8", ["sailed"], True)
    assert [track.cells for track in goes.tracks] == [tuple(map(at, ("L12", "L11", "L10", "L9", "L8")))]
    assert refused(state, "L11") == "sail-on"
    assert refused(state, "M9") == "sail-on"
    assert refused(goes, "s1 L9") == "moved"
    assert refused(stays, "s1 L9") == "moved"


def test_ad56_no_farther_than_the_range_she_had():
    """§4.13; load counts as before the move (AD-63)."""
    state, _ = play(sailing(mine("N8"), cell="O8"), "s1 M8")
    assert [option.value.token for option in admiral.choose(state, 0).options] == ["N8", "M8", "L8"]
    laden = waters(ship("g1", "L13", pearls=2), FAR, mines=(mine("L10"),), towards="S")
    state, _ = play(laden, "g1 L9")
    assert [option.value.token for option in admiral.choose(state, 0).options] == ["L10", "L9"]


def test_ad56_asked_again_by_the_next_one():
    state, _ = play(sailing(mine("L10"), mine("L9")), "s1 L8")
    state, events = play(state, "L8")
    assert told(events) == ["sailed", "mined"]
    assert (strengths(state)["s1"], where(state, "s1"), isinstance(state.todo[0], Sail)) == (1, "L9", True)
    after, _ = play(state, "L8")
    assert where(after, "s1") == "L8"
    sinks, events = play(sailing(mine("L10"), mine("L9"), kind="g"), "g1 L8", "L8")
    assert (where(sinks, "g1"), told(events)[:4]) == ("-", ["sailed", "mined", "sailed", "mined"])


def test_ad56_nothing_else_is_done_before_the_answer_and_the_turn_goes_on_after_it():
    state, _ = play(sailing(mine("L10")), "s1 L8")
    assert refused(state, "end")
    number = admiral.pending(state)[0].number
    later, _ = switched(replace(state, mines=(mine("L9"),)), 1, "mines L9 held")
    assert admiral.pending(later)[0].number == number
    _, events = play(later, "L8", "fire fort-l7 s1 3", chance=Winds(dice=[6]))
    assert told(events) == ["sailed", "hit"]


def test_ad56_a_switch_counts_from_the_next_entry_in_mid_move_too():
    state, _ = play(sailing(mine("L10"), mine("L9", held=True)), "s1 L8")
    state, _ = switched(state, 1, "mines L9 armed")
    _, events = play(state, "L8")
    assert told(events) == ["sailed", "mined"]


def test_ad13_who_leaves_is_not_asked():
    state, _ = play(sailing(mine("L10"), seats=3, forts=FORTS), "s1 L8")
    after, _ = admiral.drop(state, 0)
    admiral.check(after)
    assert 0 not in admiral.pending(after)
    stays, _ = admiral.drop(state, 1)
    assert isinstance(stays.todo[0], Sail)


def test_ad56_a_preview_shows_where_she_would_end():
    state, _ = play(sailing(mine("L10")), "s1 L8")
    shown = admiral.hooks.preview(state, 0, path(state, "L8"))
    assert {one.cell.token for one in shown.ships} == {"L8", "X7"}


# ---------------------------------------------------------------- drifts


def stormy(*ships, mines=(), towards="S", **more):
    return waters(*ships, FAR, mines=mines, wind="storm", towards=towards, **more)


def test_ad56_a_drift_goes_on_by_itself():
    after, events = play(stormy(ship("s1", "L12"), mines=(mine("L10"),)), "s1 L9")
    assert told(events) == ["drifted", "mined", "drifted"]
    assert (where(after, "s1"), strengths(after)["s1"]) == ("L9", 4)
    assert [len(track.cells) for track in after.tracks] == [4]
    assert isinstance(after.todo[0], Turn)


def test_ad56_it_may_meet_several_and_sink():
    after, events = play(stormy(ship("g1", "L12"), ship("b1", "A13"), mines=(mine("L10"), mine("L9"))), "drift")
    assert told(events)[:5] == ["drifting", "drifted", "mined", "drifted", "mined"]
    assert where(after, "g1") == "-"


def test_ad22_ad56_a_reef_behind_a_mine():
    """R129: what stops her is told before; a survivor has the reef's damage too."""
    layout = water(reefs="L9")
    after, events = play(stormy(ship("s1", "L12"), mines=(mine("L10"),), layout=layout), "s1 L10")
    assert told(events) == ["drifted", "mined", "struck"]
    assert strengths(after)["s1"] == 3
    sunk, events = play(stormy(ship("f1", "L12"), ship("b1", "A13"), mines=(mine("L10"),), layout=water(reefs="L9")),
                        "f1 L10")  # fmt: skip
    assert where(sunk, "f1") == "L10"  # two cells: no reef reached
    wrecked, events = play(
        stormy(ship("s1", "L12", 4), ship("b1", "A13"), mines=(mine("L10"),), layout=layout), "s1 L10"
    )
    assert (told(events), where(wrecked, "s1")) == (["drifted", "mined", "wrecked"], "-")


def test_ad22_ad56_a_stop_in_a_port_on_the_way():
    state = stormy(ship("s1", "M10"), mines=(mine("M8"),))
    assert set(options(state, "s1")) == {"M8", "M7"}
    after, events = play(state, "s1 M8")
    assert (told(events), where(after, "s1")) == (["drifted", "mined"], "M8")
    on, events = play(state, "s1 M7")
    assert (told(events), where(on, "s1")) == (["drifted", "mined", "drifted"], "M7")


def test_ad23_a_sunk_ship_has_drifted_in_her_order():
    state = stormy(ship("b1", "L9", 3), ship("s1", "L13"), mines=(mine("L8"),), forts=(fort("A1", 0), fort("L5", 1)))
    after, events = play(state, "end", chance=Winds("N fresh"))
    assert told(events)[:4] == ["ended", "drifted", "mined", "drifted"]
    assert (where(after, "b1"), where(after, "s1")) == ("-", "L10")


def idle_drift(own, mined):
    """A storm in which nothing can be done but a drift from G11 to G9, with a mine on its way; and what is told."""
    forts = (fort(own, 0), fort("J10", 1))
    state = stormy(ship("f1", "G11"), mines=(mine(mined),), forts=forts, terms={"automatic": True})
    state = replace(state, mover=1, todo=(Turn(seat=1, begun=True),))
    after, events = play(state, "end", chance=Winds("S storm", "N fresh"))
    assert named(after, "f1").strength == 1
    return after, told(events)[told(events).index("storm") + 1 :]


def test_ad12_mines_dont_keep_a_turn_from_being_idle():
    """They betray nothing before they go off."""
    after, events = idle_drift("A1", "G10")
    assert events[:5] == ["idle", "drifted", "mined", "drifted", "idle"]
    assert (after.round, after.mover) == (7, 0)


@pytest.mark.parametrize("mined", ["G9", "G10"])
def test_ad12_if_one_goes_off_the_turn_is_looked_at_again(mined):
    """R135: in the port of her own fort she may be repaired now."""
    after, events = idle_drift("F8", mined)
    assert events == ["idle", "drifted", "mined", "drifted"][: 3 if mined == "G9" else 4]
    assert (after.round, after.mover) == (6, 0)
    assert options(after, "f1") == ["repair"]


# ---------------------------------------------------------------- what gives nothing away


@pytest.mark.parametrize("mines", [(), (mine("L9"),), (mine("L9", held=True),), (mine("L10"), mine("L8"))])
def test_ad56_a_move_where_a_mine_may_lie_reveals_whether_one_does_or_not(mines):
    state = sailing(*mines)
    _, events = play(state, "s1 L8")
    assert events[0].reveals
    assert is_final(admiral, state, 0, path(state, "s1 L8"))
    assert is_final(admiral, state, 0, path(state, "s1 L10"))
    assert not is_final(admiral, state, 0, path(state, "s1 L11"))
    assert not is_final(admiral, state, 0, path(state, "s1 M11"))


@pytest.mark.parametrize(
    "more",
    [
        {"blown": (at("L8"), at("L9"), at("L10")), "shown": (0, 2, 0)},  # spent cells
        {"shown": (0, 3, 0)},  # all have gone off
        {"terms": {"mines": 0}, "bases": ()},
    ],
)
def test_ad56_where_none_can_lie_a_move_reveals_nothing(more):
    state = replace(sailing(seats=3, forts=FORTS), **{key: value for key, value in more.items() if key != "terms"})
    state = replace(state, terms=replace(state.terms, **more.get("terms", {})))
    assert not is_final(admiral, state, 0, path(state, "s1 L8"))


def test_ad56_a_forecast_and_a_remark_tell_of_none():
    state = stormy(ship("s1", "L12"))
    with_one = replace(state, mines=(mine("L10"),))
    for seat in (0, None):
        assert admiral.view(state, seat) == admiral.view(with_one, seat)
    for moves in ("", "s1"):
        assert admiral.hooks.remarks(state, 0, path(state, moves)) == admiral.hooks.remarks(
            with_one, 0, path(state, moves)
        )


def test_where_a_drift_was_asked_it_goes_on_after_a_mine():
    state = stormy(ship("s1", "M10"), ship("f1", "M13"), mines=(mine("M9"),))
    state, _ = play(state, "end")
    assert isinstance(state.todo[0], Drift)
    after, events = play(state, "M8", chance=Winds("N fresh"))
    assert told(events)[:4] == ["drifted", "mined", "drifted", "drifted"]
    assert where(after, "f1") == "M11"


@pytest.mark.parametrize("nonsense", ["on", "L8 L9", "L6", "stay"])
def test_nonsense_is_refused(nonsense):
    state, _ = play(sailing(mine("L10")), "s1 L8")
    with pytest.raises(IllegalAction):
        admiral.apply(state, 0, Action(path(state, nonsense)), Winds())
