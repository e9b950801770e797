"""Pirates: the race of a merchant captain, and who takes his ship (AS-50, AS-71)."""

from random import Random

import pytest
from msgspec.structs import replace

from engine import notation
from engine.game import IllegalAction
from engine.games import ageofsail
from engine.games.ageofsail.board import board_of
from engine.games.ageofsail.placing import foreseen
from engine.seating import Setup
from engine.trial import is_final
from engine.values import Key
from tests.engine.games.ageofsail import sieges
from tests.engine.games.ageofsail.positions import build, options, play
from tests.engine.games.ageofsail.races import begun, race, won
from tests.engine.sailing.positions import at, said, ship_of, where
from tests.engine.sailing.waters import Dice

SEA = board_of("single").sea
FORT = board_of("single").grounds[0].whole


def pirates(*ships, **more):
    return race("pirates", *ships, **more)


def test_as50_the_merchant_begins_in_the_far_corner_and_the_fort_is_nobodys():
    state = begun("pirates")
    assert (where(state, "s1"), ship_of(state, "s1").heading) == ("T20", 5)
    (fort,) = ageofsail.view(state, None).forts
    assert fort.seat is None
    assert {card.cell.token for card in fort.cards} == {"A1", "B1", "C1", "A2", "B2", "C2"}
    assert {cell.token for cell in ageofsail.view(state, 1).goals} == {"A3", "B3", "C3", "D3", "D2", "D1"}


@pytest.mark.parametrize(
    ("state", "moves"),
    [
        (begun("pirates", 2, role=1), ["b1 A5 E", "b2 A7 E", "b3 A9 E"]),
        (begun("pirates", 3, role=2), ["b1 A5 E", "b2 A7 E"]),
        (play(sieges.started(4), "row")[0], ["s1 A5 E", "f1 A7 E", "f2 A9 E", "b1 A11 E"]),
    ],
    ids=["pirates", "two pirates", "assault"],
)
def test_as50_as52_the_last_ship_that_is_placed_is_asked_once_more_and_so_is_the_rest(state, moves):
    """With her all that was placed stands; before that each can be taken back."""
    for move in moves:
        assert is_final(ageofsail, state, 0, notation.read(ageofsail, state, 0, "rest"))
        last = move == moves[-1]
        assert is_final(ageofsail, state, 0, notation.read(ageofsail, state, 0, move)) == last
        state, _ = play(state, move, dice=Random(1))  # where nobody places after her the first wind is drawn
    assert not any(ship.seat == 0 for ship in state.waiting)


@pytest.mark.parametrize(
    ("seats", "more", "brigs"),
    [(2, {}, [3]), (3, {}, [2, 2]), (4, {}, [1, 1, 1]), (3, {"printed": True}, [1, 1]), (2, {"printed": True}, [3])],
)
def test_as50_as71_each_pirate_has_his_brigs(seats, more, brigs):
    state = begun("pirates", seats, role=1, **more)
    owners = [ship.seat for ship in state.waiting]
    assert [owners.count(seat) for seat in range(seats) if seat != 1] == brigs
    assert owners == sorted(owners)


def test_as50_roles_are_those_of_the_sides_else_by_lot():
    assert begun("pirates", 3, role=2).role == 2
    drawn = {ageofsail.new(Setup(3, 0), ageofsail.Options(scenario="pirates"), Random(seed)).role for seed in range(20)}
    assert drawn == {0, 1, 2}
    assert [(side.key, side.seats) for side in ageofsail.hooks.sides(ageofsail.Options(scenario="pirates"), 4)] == [
        ("merchant", 1), ("pirate", 3),
    ]  # fmt: skip


def test_as50_pirates_put_their_brigs_on_the_edge_ten_cells_from_the_merchant():
    state = begun("pirates", 3, role=1)
    assert ageofsail.pending(state).keys() == {0}
    cells = options(state, "b1")
    assert set(cells) == {
        SEA.cells[cell].token
        for cell in range(SEA.size)
        if SEA.edge >> cell & 1
        and SEA.apart[cell][at("T20")] >= 10
        and SEA.cells[cell].token not in ["A1", "B1", "C1", "A2"]
    }
    assert "J20" in cells
    assert "T10" in cells
    assert "K20" not in cells
    assert "T11" not in cells
    state, events = play(state, "b1 J20 SE")
    assert said(events) == ["placed"]
    assert options(state) == ["b2", "rest"]
    assert "J20" not in options(state, "b2")
    with pytest.raises(IllegalAction) as refused:
        ageofsail.choose(state, 0, (ageofsail.choose(state, 0).options[0].value, SEA.cells[at("K20")]))
    assert refused.value.reason.id == "ageofsail-refuse-place"
    state, _ = play(state, "b2 T10 N")
    assert ageofsail.pending(state).keys() == {2}
    state, events = play(state, "rest", dice=Random(1))
    assert said(events) == ["placed", "placed", "wind"]
    assert (state.turn, state.mover, state.waiting) == (1, 0, ())
    assert [ship.id for ship in state.ships] == ["s1", "b1", "b2", "b3", "b4"]
    ageofsail.check(state)


def test_as50_a_brig_is_seen_where_she_would_be_put():
    state = begun("pirates")
    brig, *_ = state.waiting
    path = (ageofsail.choose(state, 1).options[0].value, SEA.cells[at("A10")])
    assert where(foreseen(state, 1, path), brig.id) == "A10"
    assert ship_of(foreseen(state, 1, path), brig.id).heading == 2  # to the centre
    assert len(foreseen(state, 1, (Key("rest"),)).ships) == 4
    assert foreseen(state, 1, path[:1]) == state


def test_as50_brigs_have_doubled_range_and_the_ship_whoever_has_her_has_not():
    state = pirates("s1 K10 N", "b1 A10 N", "b2 A12 N", seats=2, mover=1, blows="E medium")
    assert [cell for cell in options(state, "b1") if cell.endswith("10")][-1] == "K10"  # ten cells, twice five
    state = pirates("s1 C10 N seat=1", "b1 A10 N", "b3 T10 N", seats=4, mover=1, blows="E medium")
    reach = [cell for cell in options(state, "s1") if cell.endswith("10") and cell > "C"]
    assert reach[-1] == "H10"


def test_as50_the_merchant_wins_beside_the_fort_in_mid_move_too():
    state = pirates("s1 H3 W", "b1 T20 N", blows="W strong")
    assert "A3" not in options(state, "s1")
    after, events = play(state, "s1 B3")
    assert said(events)[-2:] == ["sailed", "reached"]
    assert where(after, "s1") == "D3"  # she goes no farther
    assert won(after) == ("pirates-home", (0,))


def test_as50_so_he_does_where_he_would_board_somebody_farther_on():
    state = pirates("s1 F3 W", "b1 C3 N", blows="W strong")
    after, events = play(state, "s1 C3")
    assert "fight-won" not in said(events)
    assert where(after, "s1") == "D3"
    assert won(after) == ("pirates-home", (0,))


def test_as50_a_boarding_beside_the_fort_is_fought_before_anybody_has_arrived():
    state = pirates("s1 F3 W", "b1 D3 N", "b2 T9 N", blows="W strong")
    after, events = play(state, "s1 D3", dice=Dice(6, 1))
    assert said(events) == ["sailed", "fight-won", "prize-own", "reached"]
    assert won(after) == ("pirates-home", (0,))
    after, events = play(state, "s1 D3", dice=Dice(1, 6, 1, 6, 1, 6))
    assert said(events) == ["sailed", "fight-lost", "prize-hull", "taken", "out", "reached"]
    assert won(after) == ("pirates-delivered", (1,))


def test_as50_a_pirate_who_beats_the_ship_goes_over_to_her_with_his_whole_crew():
    state = pirates("s1 J10 N", "b1 J8 N", "b2 T2 N", "b3 T4 N", seats=4, mover=1)
    after, events = play(state, "b1 J10", dice=Dice(6, 1, 6, 1, 6, 1))
    assert said(events) == ["sailed", "fight-won", "prize-hull", "taken", "out"]
    ship = ship_of(after, "s1")
    assert (ship.seat, ship.masts, ship.acted, ship.barred) == (1, 1, True, True)
    assert where(after, "b1") == "-"  # his own is sunk
    assert after.out == (0,)  # the captain is out
    assert options(after) == ["end"]
    assert after.lost - state.lost == 3


def test_as50_one_against_one_he_wins_by_the_capture():
    state = pirates("s1 J10 N", "b1 J8 N", "b2 T2 N", mover=1)
    after, _ = play(state, "b1 J10", dice=Dice(6, 1, 6, 1, 6, 1))
    assert won(after) == ("pirates-alone", (1,))


def test_as50_a_merchant_who_wins_a_boarding_sinks_the_brig_whoever_began_it():
    state = pirates("s1 J10 N masts=2", "b1 J8 N", "b2 T2 N", mover=1)
    after, events = play(state, "b1 J10", dice=Dice(1, 6))
    assert said(events) == ["sailed", "fight-lost", "prize-own"]
    assert (where(after, "b1"), ship_of(after, "s1").masts) == ("-", 2)
    assert not ageofsail.pending(after).keys() - {1}  # nobody is asked what becomes of the hulls
    assert {ship.id for ship in after.ships if ship.masts} == {"s1", "b2"}


def test_as50_between_pirates_one_hull_is_sunk_never_the_ship():
    state = pirates("s1 J10 N seat=1", "b1 A9 N", "b2 J8 N", "b3 T2 N", seats=4, mover=2)
    after, _ = play(state, "b2 J10", dice=Dice(6, 1, 6, 1, 6, 1))
    assert ship_of(after, "s1").seat == 2
    assert where(after, "b2") == "-"
    assert after.out == (0,)  # his other brig sails on
    state = pirates("s1 T20 N", "b1 J10 N", "b2 J8 N", "b3 T2 N", seats=4, mover=2)
    after, events = play(state, "b2 J10", dice=Dice(6, 1))
    assert said(events) == ["sailed", "fight-won", "prize-own", "out"]
    assert (where(after, "b2"), where(after, "b1"), ship_of(after, "b2").seat) == ("J10", "-", 2)


def test_as50_a_pirate_brings_the_ship_in():
    state = pirates("s1 F3 W seat=2", "b1 A9 N", "b3 T2 N", seats=4, mover=2, blows="W strong")
    after, _ = play(state, "s1 D3")
    assert won(after) == ("pirates-delivered", (2,))
    assert ageofsail.outcome(after).places == ((2,), (1, 3), (0,))


def test_as50_if_the_ship_sinks_nobody_wins():
    state = pirates("s1 J10 N masts=1", "b1 I9 N", "b2 T2 N", mover=1)
    after, events = play(state, "b1 I10", "J10 1", dice=Dice(6, 1))
    assert "shot-sunk" in said(events)
    assert won(after) == ("pirates-sunk", ())
    assert ageofsail.view(after, 0).winners == ()


def test_as50_if_the_pirates_are_all_gone_the_merchant_wins():
    state = pirates("s1 J10 N", "b1 K10 N", seats=2)
    after, _ = play(state, "s1 N", "K10 1", dice=Dice(6, 1))
    assert won(after) == ("pirates-alone", (0,))


def test_as50_after_60_rounds_it_is_a_draw():
    state = replace(pirates("s1 T20 N", "b1 A20 N", mover=1), round=60)
    after, events = play(state, "end")
    assert said(events) == ["ended", "round-race"]
    outcome = ageofsail.outcome(after)
    assert (outcome.how.id, outcome.places) == ("ageofsail-how-pirates-draw", ((0, 1),))
    assert ageofsail.view(after, 0).winners == ()
    after, events = play(replace(state, round=59), "end", dice=Random(1))
    assert (after.over, after.round) == (None, 60)


def test_as37_as50_who_leaves():
    state = pirates("s1 J10 N", "b1 A9 N", "b2 A8 N", "b3 T2 N", seats=4)
    assert won(ageofsail.drop(state, 0)[0]) == ("pirates-gone", (1, 2, 3))  # with the merchant the ship is gone
    taken = replace(state, ships=(replace(state.ships[0], seat=1), *state.ships[1:]), out=(0,), mover=1)
    taken = replace(taken, todo=(replace(state.todo[0], seat=1),), turns=(96, 100, 97, 98))
    assert won(ageofsail.drop(taken, 1)[0]) == ("pirates-gone", (2, 3))
    for seat in (3, 2):
        state, _ = ageofsail.drop(state, seat)
        assert state.over is None
        ageofsail.check(state)
    assert won(ageofsail.drop(state, 1)[0]) == ("pirates-alone", (0,))


def test_as37_as50_who_leaves_before_his_brigs_lie_at_sea_has_none():
    state, _ = play(begun("pirates", 4, role=0), "b1 A9 N")
    assert ageofsail.pending(state).keys() == {2}
    state, _ = ageofsail.drop(state, 2)
    assert ageofsail.pending(state).keys() == {3}
    assert {ship.id for ship in state.waiting} == {"b3"}
    ageofsail.check(state)
    state, _ = ageofsail.drop(state, 3)
    assert ageofsail.pending(state).keys() == {0}  # the wind waits for his word, as nobody draws while somebody leaves
    state, events = play(state, "wind", dice=Random(1))
    assert said(events) == ["resumed", "wind"]
    assert state.turn == 1
    assert ageofsail.outcome(state) is None


def test_as50_the_fort_bars_ships_and_does_nothing_else():
    state = pirates("s1 F6 N", "b1 D2 N", "b2 E1 N", mover=1, blows="W strong")
    assert not {"C1", "C2", "B2"} & set(options(state, "b1"))
    assert "repair" not in options(state, "b1")
    _after, events = play(state, "end", dice=Random(2))
    assert said(events)[0] == "ended"
    assert "idle" not in " ".join(said(events))
    assert build("f1 J10 N", "s2 K17 N").silent == -1


def test_as50_standing_orders_and_situations():
    state = begun("pirates", situations=True, wind="brisk", rounds=10)
    assert (state.rules.situations, state.rules.winds, state.rules.rounds) == (False, "printed", 60)
    assert ageofsail.may(state, 0) is not None


def test_as50_random_races_end_and_keep_the_invariants():
    how = set()
    for seed in range(30):
        rng = Random(seed)
        seats = 2 + seed % 3
        state = begun("pirates", seats, role=seed % seats, first=None, printed=seed % 4 == 0)
        while ageofsail.pending(state):
            (seat,) = ageofsail.pending(state)
            action = ageofsail.default(state, seat)
            state, _ = ageofsail.apply(state, seat, action, rng)
            ageofsail.check(state)
            assert ageofsail.load(ageofsail.dump(state)) == state
        how.add(state.over.how)
    assert {"pirates-home", "pirates-alone"} <= how
