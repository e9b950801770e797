"""How fast the rules are (run with ``pytest tests/bench --benchmark-only``)."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

import pytest

from engine import walk
from engine.game import Action, Game
from engine.games.sealords.scoring import count
from engine.registry import GAMES, get
from engine.seating import Setup
from engine.trial import is_final
from engine.values import Path, Piece
from tests.bench.amount import some
from tests.bench.conftest import calibrated
from tests.playing import random_start, usual_move

ONCE_THROUGH_US = {"ageofsail": 40, "piratebay": 40, "admiral": 40}
"""What a step of games played once through may take, where it isn't `USUAL_US`."""
USUAL_US = 25
ONCE_THROUGH_SEATS = {"piratebay": (2, 5, 8)}
"""The numbers of seats with which games are played once through, where that aren't all."""
ADMIRALS = (("fleet", 2), ("duel", 2), ("skirmish", 2), ("mini1", 2), ("mini2", 2), ("mini3", 4))
"""The scenarios of Admiral that are played once through, and with how many seats."""

Note = Callable[..., None]
Sample = tuple[Any, int, Action]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    """Each registered game."""
    return get(request.param)


def positions(game: Game, games: int = 20) -> Iterator[Sample]:
    """States of random games with the seat to move and a random action of its."""
    for seed in range(games):
        rng = Random(seed)
        state, _ = random_start(game, rng, game.Options())
        while pending := game.pending(state):
            seat = min(pending)
            action = walk.random_action(game, state, seat, rng)
            yield state, seat, action
            state, _ = game.apply(state, seat, action, rng)


def timed(run: Callable[[], Any], repeat: int = 5) -> float:
    """Seconds that a run takes, the best of a few: what a neighbour does to the machine isn't ours."""
    best = float("inf")
    for _ in range(repeat):
        start = time.perf_counter()
        run()
        best = min(best, time.perf_counter() - start)
    return best


def test_random_step(benchmark: Any, note: Note, game: Game) -> None:
    samples = some(benchmark, positions(game))

    def step(state: Any, seat: int, rng: Random) -> None:
        game.apply(state, seat, walk.random_action(game, state, seat, rng), rng)

    rng = Random(1)
    times = [timed(lambda s=state, t=seat: step(s, t, rng)) for state, seat, _ in samples]
    benchmark.pedantic(lambda: [step(state, seat, rng) for state, seat, _ in samples], rounds=3)
    note(times, target_us=20)


@pytest.mark.parametrize(
    ("id", "seats", "given"),
    [
        pytest.param(id, seats, {}, id=f"{id}-{seats}")
        for id, game in GAMES.items()
        if id != "admiral"
        for seats in ONCE_THROUGH_SEATS.get(id, sorted(game.seats(game.Options())))
    ]
    + [
        pytest.param("ageofsail", seats, {"sets": 2, "fleet": fleet}, id=f"ageofsail-{seats}-by-{fleet}")
        for seats, fleet in ((8, 1), (5, 2), (3, 3))
    ]
    + [pytest.param("admiral", seats, {"scenario": word}, id=f"admiral-{word}") for word, seats in ADMIRALS],
)
def test_games_once_through(benchmark: Any, note: Note, id: str, seats: int, given: dict[str, Any]) -> None:
    """A step of games that nobody has played before, so that nothing of their positions is remembered."""
    game, rng = get(id), Random(seats)
    options = game.Options(**given)
    times, loops = [], []

    def fresh() -> tuple[tuple[list[Any]], dict[str, Any]]:
        loops.append(calibrated())
        return ([game.new(Setup(seats), options, rng) for _ in range(20)],), {}

    def play(states: list[Any]) -> None:
        steps, start = 0, time.perf_counter()
        for state in states:
            while pending := game.pending(state):
                seat = min(pending)
                state, _ = game.apply(state, seat, walk.random_action(game, state, seat, rng), rng)
                steps += 1
        times.append((time.perf_counter() - start) / steps)

    benchmark.pedantic(play, setup=fresh, rounds=25)
    note(times, target_us=ONCE_THROUGH_US.get(id, USUAL_US), loops=loops)


@pytest.mark.parametrize("id", ["ageofsail", "piratebay", "admiral"])
def test_reach_of_a_ship(benchmark: Any, note: Note, id: str) -> None:
    """All cells and headings that a ship may choose, in positions that nobody has looked at before."""
    game, times = get(id), []

    def paths(state: Any, seat: int) -> list[Path]:
        """The answers after which it is asked where a ship sails: which one, where a seat has several."""
        if id == "piratebay":
            return [()]
        return [(option.value,) for option in game.choose(state, seat).options if isinstance(option.value, Piece)]

    def listed(samples: Iterable[tuple[Any, int]]) -> None:
        for state, seat in samples:
            for path in paths(state, seat):
                start = time.perf_counter()
                game.choose(state, seat, path)
                times.append(time.perf_counter() - start)

    turns = [(state, seat) for state, seat, _ in positions(game) if game.view(state, seat).asked == "turn"]
    benchmark.pedantic(listed, (turns,), rounds=3)
    note(times, target_us=25)


def test_listing_all_placements(benchmark: Any, note: Note) -> None:
    """All ships and cells of a Sea Lords turn, the first two questions listed in full."""
    game = get("sealords")
    starts = [(state, seat) for state, seat, action in positions(game, 6) if isinstance(action.path[0], Piece)]
    starts = [(state, seat) for state, seat in starts if len(game.choose(state, seat).options) > 1]

    def listed(state: Any, seat: int) -> list[tuple[Any, Any]]:
        found = []
        for ship in game.choose(state, seat).options:
            step = game.choose(state, seat, (ship.value,))
            if not isinstance(step, Action):
                found.extend((ship.value, cell.value) for cell in step.options)
        return found

    times = [timed(lambda s=state, t=seat: listed(s, t)) for state, seat in starts]
    benchmark.pedantic(lambda: [listed(state, seat) for state, seat in starts], rounds=3)
    note(times, target_us=60)


def test_state_there_and_back(benchmark: Any, note: Note, game: Game) -> None:
    states = [state for state, _, _ in some(benchmark, positions(game, 5))]
    times = [timed(lambda s=state: game.load(game.dump(s))) for state in states]
    benchmark.pedantic(lambda: [game.load(game.dump(state)) for state in states], rounds=3)
    note(times, target_us=50)


def test_counting_a_full_board(benchmark: Any, note: Note) -> None:
    """42 ships of one player, three of them mercenaries that take any number."""
    rng = Random(1)
    fleets = []
    for _ in range(40):
        fleet = {cell: (rng.randint(1, 9),) for cell in range(42)}
        for cell in rng.sample(range(42), 3):
            fleet[cell] = tuple(range(1, 10))
        fleets.append(fleet)
    times = [timed(lambda f=fleet: count(f)) for fleet in fleets]
    benchmark.pedantic(lambda: [count(fleet) for fleet in fleets], rounds=3)
    note(times, target_us=2000, quantile=0.99)


def test_redeal(benchmark: Any, note: Note, game: Game) -> None:
    """A world for the seat to move, all else dealt anew."""
    samples = some(benchmark, positions(game, 5))
    rng = Random(1)
    times = [timed(lambda s=state, t=seat: game.redeal(s, t, rng)) for state, seat, _ in samples]
    benchmark.pedantic(lambda: [game.redeal(state, seat, rng) for state, seat, _ in samples], rounds=3)
    note(times, target_us=100)


def test_default(benchmark: Any, note: Note, game: Game) -> None:
    """The move of a seat out of time, in games that are played so."""
    samples = []
    for seed in range(5):
        rng = Random(seed)
        position = random_start(game, rng, game.Options())
        while pending := game.pending(position.state):
            samples.append((position.state, min(pending)))
            seat, action = usual_move(game, position, rng)
            position = position._replace(state=game.apply(position.state, seat, action, rng)[0])
    times = [timed(lambda s=state, t=seat: game.default(s, t)) for state, seat in samples]
    benchmark.pedantic(lambda: [game.default(state, seat) for state, seat in samples], rounds=3)
    note(times, target_us=200)


def test_trial(benchmark: Any, note: Note, game: Game) -> None:
    """Whether a finished action can be taken back: those that neither reveal nor commit are tried to the end."""
    samples = some(benchmark, positions(game, 5))
    times = [timed(lambda s=state, t=seat, a=action: is_final(game, s, t, a.path)) for state, seat, action in samples]
    benchmark.pedantic(lambda: [is_final(game, state, seat, action.path) for state, seat, action in samples], rounds=3)
    note(times, target_us=2000, quantile=0.99)
