"""Whole games of Pearl Shoals by random play: what must hold in each position (AD-62 to AD-69)."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from engine.games import admiral
from engine.games.admiral.data import SIZES
from engine.games.admiral.options import Options
from engine.games.admiral.state import with_fort
from tests.playing import Position, random_move, random_setup

KINDS = [
    {}, {"islands": "lot"}, {"reefs": "players", "islands": "lot"}, {"teams": "2v2"}, {"teams": "3v3"},
    {"teams": "2v2v2"}, {"teams": "2v2", "reefs": "players"}, {"teams": "2v2v2", "islands": "lot", "wind": "booklet"},
    {"printed": True}, {"teams": "3v3", "printed": True, "reefs": "players"},
]  # fmt: skip
LOST = ("admiral-event-pearls-gone",)


def pearls(state):
    """All that there are: in the sea, aboard, in forts."""
    return sum([n for _, n in state.sea_pearls]) + sum([one.pearls for one in (*state.ships, *state.forts)])


def lost(events):
    """Those that were told to be gone."""
    args = [dict(event.public.args) for event in events if event.public is not None and event.public.id in LOST]
    return sum([one["n"].value for one in args])


def moved(state, rng, often):
    """A seat and what it does: mostly as by default, else anything."""
    seats = len(state.orders)
    seat = min(admiral.pending(state))
    if rng.random() < often:
        return seat, admiral.default(state, seat)
    return random_move(admiral, Position(state, seats), rng)


def hold(before, state, events):
    """What must hold after an action."""
    admiral.check(state)
    assert pearls(before) - lost(events) == pearls(state)
    assert [one.id for one in before.ships] == [one.id for one in state.ships]
    assert all(0 <= one.strength <= SIZES[one.id[0]] for one in state.ships)
    assert (before.sides, before.cycle, before.terms) == (state.sides, state.cycle, state.terms)
    alive = [seat for seat in range(len(state.orders)) if seat not in state.out]
    assert {one.seat for one in state.forts} <= {-1, *alive}
    assert {one.seat for one in state.ships if one.strength} <= set(alive)
    assert not admiral.pending(state).keys() - set(alive)  # AD-13, AD-64: who is out owes nothing
    most = state.terms.homeless
    assert all(count < most or (count == most and seat in state.out) for seat, count in enumerate(state.homeless))
    if state.over is None:
        assert len({state.sides[seat] for seat in alive}) > 1
        counts = Counter()
        for fort in state.forts:
            if fort.seat >= 0:
                counts[state.sides[fort.seat]] += fort.pearls
        if not state.todo or type(state.todo[0]).__name__ in ("Turn", "Drift"):
            assert max(counts.values(), default=0) < state.terms.pearls


@pytest.mark.parametrize("number", range(len(KINDS) * 2))
def test_whole_games_hold_what_must_hold(number):
    rng = Random(f"shoals/{number}")
    options = Options(scenario="shoals", **KINDS[number % len(KINDS)])
    setup = random_setup(admiral, rng, options)
    state = admiral.new(setup, options, rng)
    admiral.check(state)
    assert pearls(state) == 7
    if number % 3 == 2:  # somebody begins without a fort (AD-64)
        state = with_fort(state, 0, replace(state.forts[0], strength=0))
        without, most = state.forts[0].seat, state.terms.homeless
        state = replace(state, homeless=tuple([(most - 1) * (seat == without) for seat in range(setup.seats)]))
    often = rng.choice((0.3, 0.6, 0.9))
    for count in range(6000):
        if not admiral.pending(state):
            break
        seat, action = moved(state, rng, often)
        if rng.random() < 0.002:
            after, events = admiral.drop(state, seat)
        else:
            after, events = admiral.apply(state, seat, action, rng)
        hold(state, after, events)
        state = after
        if count % 40 == 0:
            assert admiral.load(admiral.dump(state)) == state
    outcome = admiral.outcome(state)
    assert sorted(seat for place in outcome.places for seat in place) == list(range(setup.seats))
    assert sorted(outcome.teams) == sorted(admiral.hooks.teams(options, setup))
    assert all(any(set(team) <= set(place) for place in outcome.places) for team in outcome.teams)


def test_the_seats_of_a_game_see_the_same_but_for_orders():
    rng = Random(5)
    options = Options(scenario="shoals", teams="2v2v2")
    state = admiral.new(random_setup(admiral, rng, options), options, rng)
    for _ in range(120):
        if not admiral.pending(state):
            break
        views = [admiral.view(state, seat) for seat in range(6)]
        assert len({(view.order, view.teams, view.scores, view.homeless, view.out) for view in views}) == 1
        seat, action = moved(state, rng, 0.7)
        state, _ = admiral.apply(state, seat, action, rng)
