"""Who loses his forts, and how Pearl Shoals ends, singly and in teams (AD-64, AD-68, AD-69)."""

import pytest
from msgspec.structs import replace

from engine.games import admiral
from engine.games.admiral import victory
from engine.games.admiral.state import NOBODY, Over, Turn
from engine.sailing.telling import Log
from tests.engine.games.admiral.positions import at, fort, position, ship, told
from tests.engine.games.admiral.voyages import Winds, play

SEA = ((at("L9"), 1),)


def turn(*ships, seats=3, mover=0, **more):
    """A position of several, in the turn of one of them; nobody's turn is idle."""
    terms = {"homeless": 3, "pearls": 3, "automatic": False, **more.pop("terms", {})}
    found = position(*ships, seats=seats, terms=terms, sea_pearls=more.pop("sea_pearls", SEA), **more)
    return replace(found, mover=mover, todo=(Turn(seat=mover, begun=True, number=20),))


THREE = (ship("b1", "D4"), ship("b2", "M7"), ship("b3", "O9"))
FOUR = (*THREE, ship("b4", "T3"))
PAIRS = {"seats": 4, "sides": (0, 1, 0, 1)}


def rounds(state, count):
    """The state after so many turns in which nothing is done, and what was told."""
    events = []
    for _ in range(count):
        state, more = play(state, "end")
        events += more
    return state, events


# ---------------------------------------------------------------- without a fort


def test_ad64_three_own_turns_in_a_row_without_a_fort_put_one_out():
    state = turn(*THREE, forts=(fort("A1", 0, 0), fort("A14", 1), fort("X7", 2)))
    state, events = rounds(state, 1)
    assert told(events)[:2] == ["ended", "homeless"]
    assert state.homeless == (1, 0, 0)
    state, _ = rounds(state, 3)
    assert state.homeless == (2, 0, 0)
    state, _ = rounds(state, 2)
    state, events = play(state, "end")
    assert told(events)[:2] == ["ended", "homeless-out"]
    assert state.out == (0,)
    assert state.ships[0].strength == 0
    assert state.mover == 1
    assert state.forts[0].seat == NOBODY


def test_ad64_it_counts_in_turns_that_are_played_by_themselves_too():
    state = turn(ship("s1", "D4"), *THREE[1:], wind="storm", forts=(fort("A14", 1), fort("X7", 2)),
                 terms={"automatic": True, "doldrums": False}, mover=2)  # fmt: skip
    state, events = play(state, "end", chance=Winds(*["N calm"] * 3))
    assert "idle" in told(events)
    assert state.homeless[0] == 1


def test_ad64_a_fort_begins_the_count_anew_whoever_gave_it():
    state = turn(*THREE, forts=(fort("A1", 0), fort("A14", 1), fort("X7", 2)), homeless=(2, 0, 0))
    state, _ = rounds(state, 1)
    assert state.homeless == (0, 0, 0)


@pytest.mark.parametrize(("by", "sides", "counts"), [
    (0, (0, 1, 2, 3), 0), (2, (0, 1, 0, 1), 0), (2, (0, 1, 2, 3), 1), (1, (0, 1, 0, 1), 1),
])  # fmt: skip
def test_ad64_ad68_a_rebuilding_of_ones_own_or_a_partners_counts_as_a_fort(by, sides, counts):
    builders = [ship(f"g{by + 1}", "A13", task="work"), ship(f"s{by + 1}", "B14", task="work")]
    state = turn(*FOUR, *builders, seats=4, sides=sides, terms={"pearls": 5},
                 forts=(fort("A14", 0, 0, workers=(0, 1), since=8, by=by), *[fort(cell, seat) for seat, cell in
                        ((1, "X1"), (2, "X7"), (3, "X14"))]))  # fmt: skip
    state, _ = rounds(state, 1)
    assert state.homeless == (counts, 0, 0, 0)


def test_ad66_it_does_not_apply_to_the_fleet_battle():
    state = turn(*THREE, forts=(fort("A1", 0, 0), fort("A14", 1), fort("X7", 2)), terms={"homeless": 0})
    state, events = rounds(state, 3 * 4)
    assert state.out == ()
    assert "homeless" not in told(events)
    assert admiral.view(state, None).homeless == ()


def test_ad64_the_last_without_a_fort_leaves_the_win_to_the_others():
    state = turn(*THREE[:2], seats=2, forts=(fort("A14", 1),), homeless=(2, 0))
    state, _ = rounds(state, 1)
    assert (state.over.how, state.over.winners) == ("last", (1,))


def test_ad64_the_view_says_how_long_one_has_been_without_a_fort():
    view = admiral.view(turn(*THREE, forts=(fort("A14", 1), fort("X7", 2)), homeless=(2, 0, 0)), None)
    assert (view.homeless, view.homeless_end) == ((2, 0, 0), 3)
    said = [line for line in admiral.describe(view) if line.id == "admiral-line-homeless"]
    assert [dict(line.args)["n"].value for line in said] == [1]


# ---------------------------------------------------------------- pearls


def test_ad64_out_comes_before_pearls():
    """Who is out gives up his forts before they are counted: nobody wins by them."""
    state = turn(ship("b1", "D4"), ship("b2", "D5", 1), ship("b3", "O9"), forts=(fort("A14", 1, pearls=3),))
    after = replace(state, ships=(state.ships[0], replace(state.ships[1], strength=0), state.ships[2]))
    found = victory.ended(after, Log(None))
    assert found.over is None
    assert found.out == (1,)
    assert victory.scores(found) == (0, 0, 0)


def test_ad64_pearls_in_ownerless_forts_count_for_nobody():
    state = turn(*THREE, forts=(fort("A1", NOBODY, pearls=4), fort("A14", 1, pearls=1)), sea_pearls=())
    found = victory.ended(state, Log(None))
    assert (found.over.how, found.over.winners) == ("most", (1,))
    nobody = replace(state, forts=state.forts[:1])
    assert victory.ended(nobody, Log(None)).over is None


def test_ad68_a_team_counts_its_pearls_together():
    forts = (fort("A1", 0, pearls=2), fort("A14", 1, pearls=4), fort("X14", 2, pearls=3))
    state = turn(*FOUR, **PAIRS, forts=forts, terms={"pearls": 5})
    found = victory.ended(state, Log(None))
    assert (found.over.how, found.over.winners) == ("pearls", (0, 2))
    outcome = admiral.outcome(found)
    assert outcome.places == ((0, 2), (1, 3))
    assert [score.points for score in outcome.scores] == [2, 4, 3, 0]
    assert outcome.how.id == "admiral-how-team-pearls"
    fewer = replace(state, forts=(replace(forts[0], pearls=1), *forts[1:]))
    assert victory.ended(fewer, Log(None)).over is None


@pytest.mark.parametrize(
    ("landed", "winners"),
    [
        ((9, 4, 3, 8), (1, 3)),  # the later of a team's dates counts: 9 and 8
        ((7, 4, 3, 8), (0, 2)),
        ((-1, 4, 3, 8), (0, 2)),
        ((-1, 4, -1, 8), (1, 3)),  # who never unloaded comes last
        ((-1, -1, -1, -1), (0, 1, 2, 3)),
    ],
)
def test_ad64_ad68_of_equals_who_landed_the_last_one_first(landed, winners):
    state = turn(*FOUR, **PAIRS, sea_pearls=(), landed=landed,
                 forts=(fort("A1", 0, pearls=1), fort("A14", 1, pearls=2), fort("X14", 2, pearls=1)))  # fmt: skip
    found = victory.ended(replace(state, terms=replace(state.terms, pearls=5)), Log(None))
    assert found.over == Over("most", winners)
    outcome = admiral.outcome(found)
    assert sorted(seat for place in outcome.places for seat in place) == [0, 1, 2, 3]
    assert outcome.places[0] == winners


def test_ad68_the_last_team_with_ships_wins_whoever_of_it_is_out():
    state = turn(*FOUR, **PAIRS, forts=(fort("A1", 0), fort("A14", 1)))
    lost = {1, 2, 3}
    ships = tuple([replace(one, strength=0) if one.seat in lost else one for one in state.ships])
    found = victory.ended(replace(state, ships=ships), Log(None))
    assert found.over == Over("last", (0, 2))


def test_ad68_places_of_teams_that_went_out_one_after_the_other():
    state = turn(*FOUR, ship("b5", "T5"), ship("b6", "T7"), seats=6, sides=(0, 1, 2, 0, 1, 2), cycle=(0, 1, 2, 3, 4, 5),
                 forts=(fort("A1", 0), fort("A14", 1)), out=(1, 2, 5, 4), terms={"pearls": 4})  # fmt: skip
    outcome = admiral.outcome(replace(state, over=Over("last", (0, 3))))
    assert outcome.places == ((0, 3), (1, 4), (2, 5))
    assert outcome.teams == ((0, 3), (1, 4), (2, 5))


def test_ad69_all_teams_lost_at_once_most_pearls_win():
    state = turn(*FOUR, **PAIRS, forts=(fort("A1", 0, pearls=2), fort("A14", 1, pearls=1), fort("X1", 3, pearls=2)))
    ships = tuple([replace(one, strength=0) for one in state.ships])
    found = victory.ended(replace(state, ships=ships), Log(None))
    assert found.over == Over("together", (1, 3))
    even = replace(state, ships=ships, forts=(state.forts[0], fort("X1", 3, pearls=2)))
    assert victory.ended(even, Log(None)).over == Over("together", (0, 1, 2, 3))
    assert admiral.outcome(victory.ended(even, Log(None))).places == ((0, 1, 2, 3),)


def test_ad69_a_quiet_game_goes_to_the_team_with_most_pearls():
    state = turn(*FOUR, **PAIRS, forts=(fort("A1", 0, pearls=1), fort("A14", 1, pearls=1), fort("X1", 3, pearls=1)),
                 quiet=14, terms={"pearls": 5})  # fmt: skip
    found = victory.quiet_round(state)
    assert found.over == Over("quiet", (1, 3))


def test_ad68_words_count_for_the_team():
    view = admiral.view(turn(*FOUR, **PAIRS, forts=(fort("A1", 0, pearls=1), fort("A14", 2, pearls=1))), None)
    said = [dict(line.args) for line in admiral.describe(view) if line.id == "admiral-line-team"]
    assert [(tuple(seat.index for seat in one["seat"]), one["n"].value) for one in said] == [((0, 2), 2), ((1, 3), 0)]
    assert not [line for line in admiral.describe(view) if line.id == "admiral-line-score"]
