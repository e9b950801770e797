"""What all states at sea have: turns, and what is noted for pictures (AS-8, AS-17)."""

from msgspec.structs import replace

from engine.sailing import sight
from engine.sailing.afloat import Shot, Wreck, begun, gone, moved, wrecked
from engine.sailing.orders import USUAL, Orders
from engine.sailing.seats import following, living, turns
from engine.sailing.tracks import Track
from tests.engine.sailing.waters import HERE, SEA, afloat, ship

FOUR = tuple(ship(id=f"s{seat + 1}", seat=seat, cell=HERE + seat) for seat in range(4))


def test_as8_turns_go_round_by_the_seats_that_are_in_the_game():
    state = afloat(*FOUR, mover=2, out=(3, 1))
    assert living(state) == [0, 2]
    assert turns(state) == (2, 0)
    assert (following(state), following(replace(state, mover=0))) == (0, 2)
    assert following(afloat(*FOUR, mover=1, out=(0, 2, 3))) == 1


def test_as17_shots_are_counted_anew_at_a_turn_s_beginning():
    fired = replace(FOUR[1], port=2, acted=True, barred=True)
    state = begun(afloat(FOUR[0], fired, wind=3), 1)
    assert (state.mover, state.turn, state.wind) == (1, 6, None)
    assert state.ships == FOUR[:2]


def test_what_happened_before_each_seat_s_last_turn_is_forgotten():
    state = afloat(
        *FOUR, out=(2,),
        tracks=tuple([Track(turn, "s1", 0, "sailed", (0, 1)) for turn in (2, 3, 4, 5)]),
        shots=tuple([Shot(turn, 0, 0, 1, (6,), 1, 0, True) for turn in (2, 3, 4)]),
        wrecks=(Wreck(3, "s3", 2, 7), Wreck(4, "s3", 2, 7)),
    )  # fmt: skip
    after = begun(state, 1)
    assert [track.turn for track in after.tracks] == [4, 5]
    assert [shot.turn for shot in after.shots] == [4]
    assert [wreck.turn for wreck in after.wrecks] == [4]


def test_who_is_out_has_the_usual_orders():
    orders = (Orders(turn=False), Orders(turn=False))
    state = gone(afloat(*FOUR[:2], orders=orders), 1)
    assert (state.out, state.orders) == ((1,), (orders[0], USUAL))


def test_a_way_is_one_as_long_as_the_same_ship_goes_on_in_the_same_manner():
    state = moved(afloat(*FOUR[:2]), 0, (HERE + 20, HERE + 40), "sailed")
    state = moved(state, 0, (HERE + 60,), "sailed")
    state = moved(state, 1, (HERE + 2,), "sailed")
    state = moved(state, 0, (HERE,), "home")
    assert [(track.ship, track.how, track.cells) for track in state.tracks] == [
        ("s1", "sailed", (HERE, HERE + 20, HERE + 40, HERE + 60)),
        ("s2", "sailed", (HERE + 1, HERE + 2)),
        ("s1", "home", (HERE + 60, HERE)),
    ]
    assert [ship.cell for ship in state.ships] == [HERE, HERE + 2]


def test_views_have_cells_and_courses_as_values_and_no_ship_that_is_lost():
    state = wrecked(afloat(FOUR[0], replace(FOUR[1], masts=0, acted=True)), FOUR[1])
    acting = sight.ships((replace(FOUR[0], acted=True, heading=1), *state.ships[1:]), SEA.cells, active=(0,))
    assert [(ship.id, ship.heading, ship.cell, ship.acted) for ship in acting] == [("s1", "NE", SEA.cells[HERE], False)]
    (wreck,) = sight.wrecks(state.wrecks, SEA.cells)
    assert (wreck.turn, wreck.ship, wreck.cell) == (5, "s2", SEA.cells[HERE + 1])
    assert sight.blowing(None, (0,) * 8) is None
    blowing = sight.blowing(4, (6,) * 8)
    assert blowing is not None
    assert (blowing.towards, blowing.strength) == ("NE", "medium")
