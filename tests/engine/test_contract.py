"""What every game owes to the contract, by random play. A new game is tested as soon as it is registered."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import notation, walk
from engine.agreeing import agreed, asks
from engine.chance import Seeded
from engine.game import Action, Choice, Event, Game, IllegalAction, Option, Outcome
from engine.setups import teams
from engine.suggest import suggestions
from engine.trial import does_more, is_final
from engine.values import Card, Cell, Course, Key, Line, Number, Path, Picks, Piece, Seat
from tests.playing import Position, random_move, random_position, random_setup, random_start, varied_options
from tests.trying import examples

SEEDS = st.integers(0, 2**32)
ACTIONS = st.one_of(st.integers(0, 4), st.integers(0, 150))


TRIED = 60
"""Of more actions than so many some are tried."""

few = examples(15)
some = examples(30)
many = examples(100)


@few  # each a whole game
@given(seed=SEEDS)
def test_random_play_keeps_the_invariants_and_comes_to_an_end(any_game: Game, seed: int) -> None:
    rng = Random(seed)
    options = varied_options(any_game, rng)
    setup = random_setup(any_game, rng, options)
    state, seats = any_game.new(setup, options, rng), setup.seats
    count = state.count
    for _ in range(10_000):
        any_game.check(state)
        pending = any_game.pending(state)
        if not pending:
            break
        assert any_game.outcome(state) is None
        assert all(0 <= decision.number <= state.count for decision in pending.values())
        mover = any_game.view(state, None).mover
        assert not any(decision.aside and mover in (None, seat) for seat, decision in pending.items())
        assert_all_are_asked_something(any_game, state, seats, rng)
        seat, action = random_move(any_game, Position(state, seats), rng)
        before = any_game.dump(state)
        after, events = any_game.apply(state, seat, action, rng)
        assert any_game.dump(state) == before  # the given state is never changed
        assert after.count == state.count + 1
        assert events
        for event in events:
            check_event(event)
        state = after
    assert state.count > count
    outcome = any_game.outcome(state)
    check_outcome(outcome, seats)
    assert outcome is not None
    assert sorted(outcome.teams) == sorted(teams(any_game, options, setup))


def assert_all_are_asked_something(game: Game, state: Any, seats: int, rng: Random) -> None:
    """Every question on some walk of each seat that owes something, and of one by what it may do, has an answer."""
    ways: list[tuple[walk.Asking, int]] = [(game, seat) for seat in game.pending(state)]
    free = rng.randrange(seats)
    if game.may(state, free) is not None:
        ways.append((walk.Freely(game), free))
    for asking, seat in ways:
        path: Path = ()
        while isinstance(question := asking.choose(state, seat, path), Choice):
            assert_answerable(question)
            path = (*path, walk.answers(question, rng))


def assert_answerable(question: Choice) -> None:
    assert question.options
    if question.most is not None:
        assert 0 <= question.least <= question.most <= len(question.options)
    assert next(walk.all_answers(question), None) is not None  # beside the set that stands


def test_a_set_that_stands_is_no_answer() -> None:
    ask, cards = Line("ask"), tuple(Option(Number(number)) for number in range(2))
    both = Picks(tuple(option.value for option in cards))
    assert_answerable(Choice(ask, cards, least=1, most=2, standing=both))
    with pytest.raises(AssertionError):
        assert_answerable(Choice(ask, cards, least=2, most=2, standing=both))


def check_event(event: Event) -> None:
    assert event.public is not None or event.secret is not None
    assert event.knows or event.secret is None
    assert event.secret is not None or not event.keep


def check_outcome(outcome: Outcome | None, seats: int) -> None:
    assert outcome is not None
    assert sorted(seat for group in outcome.places for seat in group) == list(range(seats))
    if outcome.teams:
        assert sorted(seat for team in outcome.teams for seat in team) == list(range(seats))
        assert all(any(set(team) <= set(group) for group in outcome.places) for team in outcome.teams)
    assert len(outcome.scores) in (0, seats)
    for score in outcome.scores:
        points = [value.value for said in score.breakdown for name, value in said.args if name == "points"]  # type: ignore[union-attr]
        assert sum(points) == score.points


@few  # each a whole game, played twice
@given(seed=SEEDS)
def test_replay_from_seed_and_actions_gives_the_same_states(any_game: Game, seed: int) -> None:
    rng, dice = Random(seed), Seeded(str(seed))
    options = varied_options(any_game, rng)
    setup = random_setup(any_game, rng, options)
    seats = setup.seats
    state = any_game.new(setup, options, dice)
    log: list[tuple[int, Action, bytes, int]] = []
    while any_game.pending(state):
        seat, action = random_move(any_game, Position(state, seats), rng)
        state, _ = any_game.apply(state, seat, action, dice)
        log.append((seat, action, any_game.dump(state), dice.count))
    again = Seeded(str(seed))
    replayed = any_game.new(setup, options, again)
    stored = None
    for seat, action, dumped, count in log:
        replayed, _ = any_game.apply(replayed, seat, action, again)
        assert any_game.dump(replayed) == dumped
        assert again.count == count
        if stored is not None:  # taken up from the stored state, with the stored count of chance
            resumed, _ = any_game.apply(any_game.load(stored[0]), seat, action, Seeded(str(seed), stored[1]))
            assert any_game.dump(resumed) == dumped
        stored = (dumped, count)


@many
@given(seed=SEEDS, actions=ACTIONS)
def test_states_come_back_from_json(any_game: Game, seed: int, actions: int) -> None:
    state, _ = random_position(any_game, Random(seed), actions)
    data = any_game.dump(state)
    assert any_game.load(data) == state
    assert any_game.dump(any_game.load(data)) == data
    assert msgspec.json.decode(data)["version"] == any_game.version


@pytest.mark.parametrize(
    "data",
    [b"", b"\xff\xfe", b"null", b"[]", b"{}", b'{"version": 1}', b'{"version": 1, "state": {}}', b'{"version": "1"}'],
)
def test_garbage_is_no_state(any_game: Game, data: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        any_game.load(data)


def test_states_of_newer_versions_are_refused(any_game: Game) -> None:
    stored = msgspec.json.decode(any_game.dump(random_start(any_game, Random(1))[0]))
    stored["version"] = any_game.version + 1
    with pytest.raises(ValueError, match="version"):
        any_game.load(msgspec.json.encode(stored))


FOREIGN = (
    Cell(0, 0), Cell(3, 2), Cell(99, 99), Cell(-1, 0), Seat(0), Piece("3"), Piece("99"), Card("m05"), Card("?"),
    Course("NE"), Course("X"), Number(1), Key("end"), Key("cell-first"), Key(""), Picks(()), Picks((Cell(0, 0),)),
)  # fmt: skip


def mutated(path: Path, rng: Random) -> Path:
    """A path with something of it changed, left out, doubled or added."""
    at = rng.randrange(len(path) + 1)
    way = rng.randrange(5)
    foreign = rng.choice(FOREIGN)
    if way == 0:
        return (*path[:at], foreign, *path[at:])
    if way == 1:
        return (*path[:at], *path[at + 1 :])
    if way == 2:
        return (*path[:at], foreign, *path[at + 1 :])
    if way == 3:
        return (*path, path[-1])
    return path[::-1]


def is_legal(game: Game, state: Any, seat: int, path: Path) -> bool:
    """Whether `choose` or `may` leads to this."""
    for asking in (game, walk.Freely(game)):
        try:
            if isinstance(walk.check_path(asking, state, seat, path), Action):
                return True
        except IllegalAction:
            continue
    return False


@many
@given(seed=SEEDS, actions=ACTIONS)
def test_apply_accepts_exactly_what_choose_and_may_lead_to(any_game: Game, seed: int, actions: int) -> None:
    rng = Random(seed)
    position = random_position(any_game, rng, actions)
    stale = random_position(any_game, rng, max(0, actions - 3))
    state = position[0]
    before = any_game.dump(state)
    for _ in range(12):
        seat, legal = random_move(any_game, position, rng)
        assert is_legal(any_game, state, seat, legal.path)
        any_game.apply(state, seat, legal, rng)
        for path in (mutated(legal.path, rng), random_move(any_game, stale, rng)[1].path):
            if is_legal(any_game, state, seat, path):
                any_game.apply(state, seat, Action(path), rng)
            else:
                with pytest.raises(IllegalAction) as refused:
                    any_game.apply(state, seat, Action(path), rng)
                assert isinstance(refused.value.reason, Line)
    assert any_game.dump(state) == before


@some
@given(seed=SEEDS, actions=ACTIONS)
def test_a_preview_of_all_that_is_asked_and_none_of_nonsense(any_game: Game, seed: int, actions: int) -> None:
    hook = any_game.hooks.preview
    if hook is None:
        return
    rng = Random(seed)
    state, seats = random_position(any_game, rng, actions)
    for seat in range(seats):
        if any_game.may(state, seat) is not None:
            free = walk.random_action(walk.Freely(any_game), state, seat, rng).path
            assert all(hook(state, seat, free[:length]).viewer == seat for length in range(len(free) + 1))
    for seat in any_game.pending(state):
        legal = walk.random_action(any_game, state, seat, rng).path
        assert hook(state, seat, legal).viewer == seat
        for path in ((Key("bogus"), Key("x")), mutated(legal, rng)):
            try:
                walk.check_path(any_game, state, seat, path)
            except IllegalAction:
                with pytest.raises(IllegalAction):
                    hook(state, seat, path)


@many
@given(seed=SEEDS, actions=ACTIONS)
def test_every_option_leads_on(any_game: Game, seed: int, actions: int) -> None:
    rng = Random(seed)
    state, seats = random_position(any_game, rng, actions)
    for seat in any_game.pending(state):
        walk_through(any_game, state, seat, rng)
    for seat in range(seats):
        if any_game.may(state, seat) is not None:
            walk_through(walk.Freely(any_game), state, seat, rng)


def walk_through(asking: walk.Asking, state: Any, seat: int, rng: Random) -> None:
    path: Path = ()
    while isinstance(question := asking.choose(state, seat, path), Choice):
        assert_answerable(question)
        values = [option.value for option in question.options]
        assert len(set(values)) == len(values)
        assert len({value.token.casefold() for value in values}) == len(values)
        if question.most is None:
            for value in values:
                asking.choose(state, seat, (*path, value))
        path = (*path, walk.answers(question, rng))


@some  # each with dozens of actions
@given(seed=SEEDS, actions=ACTIONS)
def test_what_cannot_be_taken_back_is_asked_once_more(any_game: Game, seed: int, actions: int) -> None:
    rng = Random(seed)
    state, seats = random_position(any_game, rng, actions)
    seat = rng.choice(sorted(any_game.pending(state)))
    check_confirmations(any_game, any_game, state, seat, rng)
    for freely in [seat for seat in range(seats) if any_game.may(state, seat) is not None]:
        check_confirmations(any_game, walk.Freely(any_game), state, freely, rng)


def check_confirmations(game: Game, asking: Game | walk.Freely, state: Any, seat: int, rng: Random) -> None:
    """Whether all actions that reveal something are final or confirm themselves, and of others only what commits, or
    does more than its name says.
    """
    for action in actions_of(asking, state, seat, rng):
        after, events = game.apply(state, seat, action, rng)
        final = is_final(asking, state, seat, action.path)
        named = confirms_itself(asking, state, seat, action) or does_more(asking, state, seat, action.path)
        if any(event.reveals for event in events):
            assert final or named, action
        elif final and not named:  # it commits: somebody else is to decide, or the turn is over
            turns = [game.view(at, None).turn for at in (state, after)]
            others = set(game.pending(after)) - set(game.pending(state))
            assert seat not in game.pending(after) or others or turns[0] != turns[1], action


def confirms_itself(asking: Game | walk.Freely, state: Any, seat: int, action: Action) -> bool:
    """Whether the last answer that leaves a choice confirms."""
    questions = [(asking.choose(state, seat, action.path[:at]), answer) for at, answer in enumerate(action.path)]
    asked = [(at, answer) for at, answer in questions if isinstance(at, Choice) and walk.only_answer(at) is None]
    question, answer = asked[-1] if asked else questions[-1]
    assert isinstance(question, Choice)
    return any(option.confirms for option in question.options if option.value == answer)


def actions_of(game: walk.Asking, state: Any, seat: int, rng: Random) -> list[Action]:
    """All actions of a seat, or some where they are too many."""
    try:
        found = walk.legal(game, state, seat)
        return found if len(found) <= TRIED else rng.sample(found, TRIED)
    except OverflowError:
        return [walk.random_action(game, state, seat, rng) for _ in range(10)]


@some
@given(seed=SEEDS, actions=ACTIONS)
def test_a_seat_can_drop_out_at_any_time(any_game: Game, seed: int, actions: int) -> None:
    state, seats = random_position(any_game, Random(seed), actions)
    for seat in range(seats):
        after, events = any_game.drop(state, seat)
        assert events or seat in any_game.view(state, None).out
        any_game.check(after)
        assert seat not in any_game.pending(after)
        assert any_game.load(any_game.dump(after)) == after
        if not any_game.pending(after):
            check_outcome(any_game.outcome(after), seats)
            assert any_game.outcome(after).places[0] != (seat,)  # type: ignore[union-attr]


@some
@given(seed=SEEDS, actions=ACTIONS)
def test_what_the_players_may_agree_on_can_be_done(any_game: Game, seed: int, actions: int) -> None:
    state, seats = random_position(any_game, Random(seed), actions)
    assert any_game.outcome(state) is None or not asks(any_game, state), "nothing is asked when the game is over"
    for what in asks(any_game, state):
        after, events = agreed(any_game, state, what)
        assert events
        assert all(event.public is not None for event in events), "all have agreed, so all are told"
        any_game.check(after)
        assert any_game.load(any_game.dump(after)) == after
        if not any_game.pending(after):
            check_outcome(any_game.outcome(after), seats)
    with pytest.raises(IllegalAction):
        agreed(any_game, state, "nothing of the kind")


def test_who_owes_nothing_is_refused(any_game: Game) -> None:
    rng = Random(3)
    state, seats = random_start(any_game, rng)
    mover = min(any_game.pending(state))
    action = walk.random_action(any_game, state, mover, rng)
    for seat in set(range(seats)) - any_game.pending(state).keys():
        with pytest.raises(IllegalAction) as refused:
            any_game.apply(state, seat, action, rng)
        assert refused.value.reason.id == "refuse-not-your-turn"
    while any_game.pending(state):
        state, _ = any_game.drop(state, min(any_game.pending(state)))
    with pytest.raises(IllegalAction) as refused:
        any_game.apply(state, mover, action, rng)
    assert refused.value.reason.id == "refuse-game-over"
    with pytest.raises(IllegalAction):
        any_game.choose(state, mover, ())


@some  # each with six moves and a list of them
@given(seed=SEEDS, actions=ACTIONS)
def test_what_is_written_is_read_back(any_game: Game, seed: int, actions: int) -> None:
    rng = Random(seed)
    state, seats = random_position(any_game, rng, actions)
    ways: list[tuple[walk.Asking, int]] = [(any_game, seat) for seat in any_game.pending(state)]
    ways += [(walk.Freely(any_game), seat) for seat in range(seats) if any_game.may(state, seat) is not None]
    for asking, seat in ways:
        for _ in range(6):
            path = walk.random_action(asking, state, seat, rng).path
            text = notation.write(asking, state, seat, path, public=False)
            assert notation.read(asking, state, seat, text) == path
            assert notation.read(asking, state, seat, f"  {text.lower().replace('@', ' ')} ") == path
            assert text in [found.move for found in suggestions(asking, state, seat, text)]
            public = notation.write(asking, state, seat, path, public=True)
            assert len(public) <= len(text)
        for typed in [found.move for found in suggestions(asking, state, seat, "")]:
            assert is_legal(any_game, state, seat, notation.read(asking, state, seat, typed))
