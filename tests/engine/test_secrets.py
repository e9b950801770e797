"""What a seat can't know reaches neither its view nor its questions, events or default: in all games, by redealing."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine import notation, walk
from engine.chance import Seeded
from engine.game import Action, Event, Game, IllegalAction, View
from engine.hooked import preview
from engine.trial import is_final
from engine.values import Line, Path
from tests.playing import random_move, random_position, usual_position
from tests.trying import examples

SEEDS = st.integers(0, 2**32)
ACTIONS = st.one_of(st.integers(0, 4), st.integers(0, 150))

many = examples(100)


@many
@given(seed=SEEDS, actions=ACTIONS)
def test_nobody_sees_what_he_cannot_know(any_game: Game, seed: int, actions: int) -> None:
    rng = Random(seed)
    position = random_position(any_game, rng, actions)
    state, seats = position
    mover, action = random_move(any_game, position, rng)
    for viewer in (*range(seats), None):
        dealt = any_game.redeal(state, viewer, rng, recall=False)
        any_game.check(dealt)
        compare_sight(any_game, state, dealt, viewer)
        if viewer in any_game.pending(state):
            assert viewer is not None
            compare_events(any_game, state, dealt, viewer, viewer, compare_choices(any_game, state, dealt, viewer, rng))
        if viewer is not None and any_game.may(state, viewer) is not None:
            freely = walk.Freely(any_game)
            compare_events(any_game, state, dealt, viewer, viewer, compare_choices(freely, state, dealt, viewer, rng))
        if viewer != mover:
            compare_events(any_game, state, dealt, mover, viewer, action)


@many
@given(seed=SEEDS, actions=ACTIONS, recall=st.booleans())
def test_what_a_seat_cannot_tell_apart_gives_the_same_world(
    any_game: Game, seed: int, actions: int, recall: bool
) -> None:
    """So nothing that is made of a world can tell of what is hidden, whoever makes it."""
    rng = Random(seed)
    state, seats = random_position(any_game, rng, actions)
    for viewer in (*range(seats), None):
        world = any_game.redeal(state, viewer, Seeded("world"), recall)
        any_game.check(world)
        compare_sight(any_game, state, world, viewer)
        for _ in range(4):
            other = any_game.redeal(state, viewer, rng, recall)
            assert any_game.redeal(other, viewer, Seeded("world"), recall) == world
            assert any_game.redeal(other, viewer, Random(seed), recall) == any_game.redeal(
                state, viewer, Random(seed), recall
            )


def compare_sight(game: Game, state: Any, dealt: Any, viewer: int | None) -> None:
    view = game.view(state, viewer)
    assert isinstance(view, View)
    assert view == game.view(dealt, viewer)
    assert view.viewer == viewer
    assert game.describe(view) == game.describe(game.view(dealt, viewer))
    assert game.pending(state) == game.pending(dealt)
    hash(view)


def compare_choices(game: Game | walk.Freely, state: Any, dealt: Any, seat: int, rng: Random) -> Action:
    path: Path = ()
    while True:
        question = game.choose(state, seat, path)
        assert question == game.choose(dealt, seat, path)
        if isinstance(question, Action):
            assert is_final(game, state, seat, path) == is_final(game, dealt, seat, path)
            return question
        path = (*path, walk.answers(question, rng))
        rules = game.game if isinstance(game, walk.Freely) else game
        assert preview(rules, state, seat, path) == preview(rules, dealt, seat, path)


def compare_events(game: Game, state: Any, dealt: Any, mover: int, viewer: int | None, action: Action) -> None:
    """What the viewer is told of the action, up to what it reveals."""
    try:
        after, events = game.apply(state, mover, action, Random(1))
        otherwise, others = game.apply(dealt, mover, action, Random(1))
        assert viewer == mover or written(game, state, mover, action) == written(game, dealt, mover, action)
    except IllegalAction:
        assert viewer != mover  # a ship that the mover hasn't in the other deal
        return
    to_light = False
    for event, other in zip(events, others, strict=False):
        told, told_otherwise = event.line_for(viewer), other.line_for(viewer)
        # Different things may come to light: for all, or for those alone who are told in secret.
        to_light |= event.reveals and (event.secret is None or viewer in event.knows)
        if told != told_otherwise and to_light:
            return
        assert told == told_otherwise
        assert event.reveals == other.reveals
    if len(events) != len(others):  # in one deal something more came to light, and for this viewer
        more = max(events, others, key=len)[min(len(events), len(others))]
        assert more.reveals
        assert more.secret is None or viewer in more.knows
        return
    if game.pending(after) and not to_light:
        compare_sight(game, after, otherwise, viewer)


def written(game: Game, state: Any, seat: int, action: Action) -> str:
    """The action as everybody may read it, whether it was owed or not."""
    try:
        return notation.write(game, state, seat, action.path, public=True)
    except IllegalAction:
        return notation.write(walk.Freely(game), state, seat, action.path, public=True)


@many
@given(seed=SEEDS, actions=ACTIONS, usual=st.booleans())
def test_default_uses_only_what_its_seat_knows(any_game: Game, seed: int, actions: int, usual: bool) -> None:
    """Whatever the seat owes, and also in a world in which it remembers to have thrown away something else."""
    rng = Random(seed)
    state, seats = (usual_position if usual else random_position)(any_game, rng, actions)
    for seat in range(seats):
        forgotten = any_game.redeal(state, seat, rng, recall=False)
        for known in (state, forgotten):
            expected = any_game.default(known, seat)
            for _ in range(2):
                assert any_game.default(any_game.redeal(known, seat, rng), seat) == expected


@many
@given(seed=SEEDS, actions=ACTIONS)
def test_what_goes_unseen_is_told_by_nothing(any_game: Game, seed: int, actions: int) -> None:
    """Where a seat is told the same of an action in two deals that it can't tell apart, it may be taken back in both or
    in neither, and where nothing came to light before that seat's eyes and the game goes on, all that is asked and
    shown next is the same.

    So a move that would set off something hidden, if it were there, reveals either way.
    """
    rng = Random(seed)
    position = random_position(any_game, rng, actions)
    state, seats = position
    mover, action = random_move(any_game, position, rng)
    for viewer in (*range(seats), None):
        dealt = any_game.redeal(state, viewer, rng, recall=False)
        try:
            after, events = any_game.apply(state, mover, action, Random(1))
            otherwise, others = any_game.apply(dealt, mover, action, Random(1))
        except IllegalAction:
            assert viewer != mover
            continue
        if told(events, viewer) == told(others, viewer):
            assert stands(any_game, state, after, events) == stands(any_game, dealt, otherwise, others)
            shown = any(event.reveals and event.line_for(viewer) is not None for event in events)
            if not shown and any_game.outcome(after) is None:  # at the end all may be shown
                compare_sight(any_game, after, otherwise, viewer)
                if viewer is not None:
                    compare_questions(any_game, after, otherwise, viewer)


def told(events: list[Event], viewer: int | None) -> list[Line]:
    """All that this seat (None: a spectator) is told."""
    return [line for event in events if (line := event.line_for(viewer)) is not None]


def stands(game: Game, before: Any, after: Any, events: list[Event]) -> object:
    """What decides whether an action can be taken back; what is told beside of a game that is over is no secret."""
    asked = set(game.pending(before)), set(game.pending(after))
    outcome = game.outcome(after)
    ended = outcome and replace(outcome, facts=())
    return any(event.reveals for event in events), asked, ended, game.view(after, None).turn


def compare_questions(game: Game, state: Any, dealt: Any, seat: int) -> None:
    """The first question of what the seat owes, and of what it may do."""
    assert game.may(state, seat) == game.may(dealt, seat)
    if seat in game.pending(state):
        assert game.choose(state, seat) == game.choose(dealt, seat)
