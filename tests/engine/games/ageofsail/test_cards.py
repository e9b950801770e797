"""The cards at the beginning of a turn (AS-3, AS-29, AS-31)."""

from random import Random

import pytest

from engine.games import ageofsail
from engine.games.ageofsail.data import SITUATION_CARDS
from engine.games.ageofsail.options import Options
from engine.sailing.orders import Orders
from engine.seating import Setup
from tests.engine.games.ageofsail.positions import Draws, begun, options, play
from tests.engine.sailing.positions import said, ship_of, where

FULL = ("s1 J10 N masts=2", "f1 L10 N masts=1", "b1 N10 N")
FOE = ("s2 A17 N",)


def begin(kind, *ships, **more):
    """The beginning of seat 0's turn with this situation."""
    return begun(kind, *(ships or (*FULL, *FOE)), **more)


def test_as31_each_turn_begins_with_wind_and_situation():
    state, events = begin("quiet")
    assert said(events) == ["ended", "round", "scored", "scored", "wind", "situation"]
    assert [event.reveals for event in events] == [False] * 4 + [True, True]
    view = ageofsail.view(state, 0)
    assert (view.wind.towards, view.wind.strength, view.situation) == ("N", "strong", "quiet")
    assert (view.winds_left, view.situations_left) == (22, 23)
    assert options(state) == ["s1", "f1", "b1", "end"]


def test_as29_without_situations_there_is_only_wind():
    state = ageofsail.new(Setup(2, 0), Options(situations=False), Draws())
    state, events = play(state, "wind", dice=Draws((0, 24)))
    assert said(events) == ["wind"]
    assert ageofsail.view(state, 0).situation is None


def test_as29_a_storm_drifts_one_own_ship_by_lot_two_cells_downwind():
    state, events = begin("storm", draws=[(1, 3)])
    assert said(events)[-1] == "drifted"
    assert (where(state, "f1"), ship_of(state, "f1").heading) == ("L12", 0)
    assert not ship_of(state, "f1").acted
    assert [track.how for track in ageofsail.view(state, 0).tracks] == ["drifted"]


@pytest.mark.parametrize(
    ("ships", "blows", "end"),
    [
        (("s1 J10 N", "s2 J12 N"), "N strong", "J11"),
        (("s1 J10 N", "s2 J11 N"), "N strong", "J10"),
        (("s1 T10 N", "s2 A17 N"), "E light", "T10"),
        (("s1 S10 N", "s2 A17 N"), "NE light", "T11"),
        (("s1 E2 N", "s2 M17 N"), "W light", "D2"),
    ],
)
def test_as29_a_drift_is_stopped_by_ship_fort_and_edge(ships, blows, end):
    state, events = begin("storm", *ships, blows=blows, draws=[(0, 1)])
    assert where(state, "s1") == end
    assert said(events)[-1] == ("undrifted" if end == ships[0].split()[1] else "drifted")


def test_as33_a_drift_into_reach_draws_fort_fire_and_goes_on():
    # P16, then P17 in reach of R19, then P18 in reach of R19, R20 and others
    state, events = begin("storm", "s1 P15 N", "s2 M17 N", draws=[(0, 1), (0, 6), (0, 6), (5, 6)])
    assert said(events)[-2:] == ["drifted", "fort-missed"]
    assert where(state, "s1") == "P17"
    held, events = begin("storm", "s1 P15 N", "s2 M17 N", draws=[(0, 1)], orders={1: Orders(forts="hold")})
    assert where(held, "s1") == "P17"
    assert said(events)[-1] == "drifted"


def test_as37_a_mover_who_loses_his_last_ship_ends_his_turn_at_once():
    sinking = [(0, 1), (5, 6), (5, 6), (0, 6)]
    following = [(0, 22), (22, 23)]
    state, events = begin("storm", "b1 P15 N", "s2 M9 N", "s3 R10 N", seats=3, draws=[*sinking, *following])
    assert said(events)[-6:] == ["situation", "drifted", "fort-sunk", "out", "wind", "situation"]
    assert (state.mover, state.out) == (1, (0,))


def test_as29_teleport_puts_one_ship_on_any_free_cell_far_from_enemies_and_other_forts():
    state, events = begin("teleport")
    assert said(events)[-1] == "situation"
    assert ageofsail.view(state, 0).asked == "situation"
    assert options(state) == ["s1", "f1", "b1", "stay"]
    cells = set(options(state, "s1"))
    assert {"A14", "D14", "D17", "D20", "A13"} & cells == {"A14", "D14", "D17", "D20", "A13"}
    assert not {"A15", "B16", "C19", "C15", "J10", "L10", "B2", "P17", "T17", "R17"} & cells
    assert {"O17", "T16", "D3", "A3"} <= cells
    put, events = play(state, "b1 O17")
    assert (where(put, "b1"), ship_of(put, "b1").heading, said(events)) == ("O17", 0, ["teleported"])
    stayed, events = play(state, "stay")
    assert said(events) == ["stayed"]
    assert options(put) == options(stayed) == ["s1", "f1", "b1", "end"]


def test_as29_repair_at_sea_mends_one_damaged_ship():
    state, _ = begin("repair")
    assert options(state) == ["s1", "f1"]
    state, events = play(state, "f1")
    assert (ship_of(state, "f1").masts, said(events)) == (2, ["mended"])
    alone, events = begin("repair", "s1 J10 N masts=2", "b1 N10 N", *FOE)
    assert (ship_of(alone, "s1").masts, said(events)[-1]) == (3, "mended")
    none, events = begin("repair", "s1 J10 N", *FOE)
    assert said(events)[-1] == "none-damaged"
    assert options(none) == ["s1", "end"]


def test_as29_a_shift_draws_another_wind_card():
    state, events = begin("shift", draws=[(0, 22)])
    assert said(events)[-1] == "shift"
    view = ageofsail.view(state, 0)
    assert view.winds_left == 21
    assert (view.wind.towards, view.wind.strength) == ("N", "medium")


def test_as3_as29_decks_deal_each_card_once_before_any_again():
    rng, winds, cards = Random(7), [], []
    state = ageofsail.new(Setup(4, 0), Options(rounds=60), rng)
    while ageofsail.pending(state) and len(winds) < 60:
        seat = min(ageofsail.pending(state))
        state, events = ageofsail.apply(state, seat, ageofsail.default(state, seat), rng)
        for event in events:
            args = dict(event.public.args)
            if event.public.id in ("sailing-event-wind", "ageofsail-event-shift"):
                winds.append((args["towards"].name, args["strength"].id))
            elif event.public.id == "ageofsail-event-situation":
                cards.append(args["card"].id)
    assert len(set(winds[:24])) == len(set(winds[24:48])) == 24
    assert sorted(cards[:24]) == sorted(SITUATION_CARDS)
