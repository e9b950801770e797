"""Mines that others can't know of change nothing that they see, are asked or told, over whole games (AD-55, AD-56)."""

from random import Random

import pytest
from msgspec.structs import replace

from engine import walk
from engine.game import Action
from engine.games import admiral
from engine.games.admiral.options import Options
from engine.seating import Setup
from engine.suggest import suggestions
from engine.values import Key
from tests.engine.games.admiral.mined import blown
from tests.engine.test_secrets import compare_choices, compare_events, compare_sight
from tests.playing import Position, random_move

EVERY = 9
"""So seldom a position of a game is looked at."""


def played(scenario, seed, seats=2):
    """The positions of a game of three mines each, if so many may, with what is done in each; now and then mines are
    switched.
    """
    rng = Random(seed)
    options = Options(scenario=scenario, mines="three")
    state = admiral.new(Setup(seats, 0), options, rng)
    while pending := admiral.pending(state):
        seat = rng.choice(sorted(pending))
        if rng.random() < 0.5:
            action = admiral.default(state, seat)
        else:
            seat, action = random_move(admiral, Position(state, seats), rng)
        yield state, seat, action, rng
        state, _ = admiral.apply(state, seat, action, rng)
    yield state, None, None, rng


def worlds(state, viewer, rng):
    """Positions that this seat can't tell apart: mines dealt anew, and none at all of others."""
    bare = replace(state, mines=tuple([mine for mine in state.mines if mine.seat == viewer]))
    return [admiral.redeal(state, viewer, rng, recall=False), *([bare] if state.over is None else [])]


@pytest.mark.parametrize(("scenario", "seed"), [("fleet", 1), ("fleet", 2), ("duel", 3), ("duel", 4)])
def test_ad55_what_others_see_are_asked_and_told(scenario, seed):
    different = 0
    for number, (state, mover, action, rng) in enumerate(played(scenario, seed)):
        if number % EVERY or mover is None:
            continue
        for viewer in (0, 1, None):
            for dealt in worlds(state, viewer, rng):
                admiral.check(dealt)
                different += dealt.mines != state.mines
                compare_sight(admiral, state, dealt, viewer)
                alike(state, dealt, viewer, rng)
                if viewer != mover:
                    compare_events(admiral, state, dealt, mover, viewer, action)
    assert different > 20


def alike(state, dealt, viewer, rng):
    """All that a seat is asked and offered, what would be done for it, and what is said of it all."""
    if viewer is None:
        return
    hooks = admiral.hooks
    assert admiral.default(state, viewer) == admiral.default(dealt, viewer)
    assert admiral.may(state, viewer) == admiral.may(dealt, viewer)
    if viewer not in admiral.pending(state):
        return
    for _ in range(3):
        chosen = compare_choices(admiral, state, dealt, viewer, rng)
        for length in range(len(chosen.path)):
            path = chosen.path[:length]
            assert hooks.remarks(state, viewer, path) == hooks.remarks(dealt, viewer, path)
            assert hooks.spellings(state, viewer, path) == hooks.spellings(dealt, viewer, path)
        compare_events(admiral, state, dealt, viewer, viewer, chosen)
    assert suggestions(admiral, state, viewer, "") == suggestions(admiral, dealt, viewer, "")


@pytest.mark.parametrize(
    ("scenario", "seats", "seed"), [("fleet", 2, 5), ("duel", 2, 6), ("shoals", 3, 7), ("shoals", 4, 8)]
)
def test_ad55_ad56_what_always_holds(scenario, seats, seed):
    """Each mine goes off once, in a cell of its own, and nobody shows more than he may have had."""
    before = None
    for state, _, _, _ in played(scenario, seed, seats):
        admiral.check(state)
        most = state.terms.mines
        assert most == {2: 3, 3: 2, 4: 1}[seats]
        for seat in range(seats):
            left = sum(mine.n for mine in state.mines if mine.seat == seat)
            assert left + state.shown[seat] <= most
        assert len(set(blown(state))) == sum(state.shown)
        if before is not None:
            gone = sum(state.shown) - sum(before.shown)
            lost = set(before.mines) - set(state.mines)
            assert {cell for cell in state.blown if cell not in before.blown} <= {mine.cell for mine in before.mines}
            assert not gone or len(lost) >= gone
            assert set(before.blown) <= set(state.blown)
        before = state
    assert before.over is not None


def test_ad56_a_seat_knows_its_own():
    """They are in all its worlds, as they are switched."""
    rng = Random(9)
    for number, (state, mover, _, _) in enumerate(played("fleet", 10)):
        if number > 60 or mover is None:
            break
        for seat in range(2):
            world = admiral.redeal(state, seat, rng)
            assert [one for one in world.mines if one.seat == seat] == [one for one in state.mines if one.seat == seat]


def test_ad55_what_is_laid_is_told_to_nobody_else():
    """Not how many either."""
    rng = Random(3)
    state = admiral.new(Setup(2, 0), Options(mines="three"), rng)
    some = walk.random_action(admiral, state, 0, rng)
    one, events = admiral.apply(state, 0, some, rng)
    none, others = admiral.apply(state, 0, Action((Key("enough"),)), rng)
    for viewer in (1, None):
        assert [event.line_for(viewer) for event in events] == [event.line_for(viewer) for event in others]
        compare_sight(admiral, one, none, viewer)
