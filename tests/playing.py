"""Random play of any game, for tests: with all options, seats and free actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple, get_args

from pydantic import ValidationError
from pydantic.fields import FieldInfo

from engine import autopilot, walk
from engine.game import Action, Choice, Game, IllegalAction
from engine.seating import Setup
from engine.setups import draws_first, sides
from engine.trial import is_final
from engine.values import Answer, Key, Path, Picks, Value

FREELY = 0.1
"""How often somebody does what he may, if he may, instead of what is owed."""
FEW = 8
"""Of a number with so many values each is tried."""
GAMES = 32
"""So many random games of each are played: whoever wants some position takes one of theirs."""


SELDOM: dict[Answer, float] = {Key("fireship"): 0.1}
"""First words that are meant so seldom where they are drawn: who burned ships as often as anything else is done would
never come to long fights.
"""


class Position(NamedTuple):
    """A state, and how many seats it has."""

    state: Any
    seats: int


def varied_options(game: Game, rng: Random) -> Any:
    """Options of a game: the usual ones, or any that go together."""
    if rng.random() < 0.3:
        return game.Options()
    while True:
        fields = game.Options.model_fields.items()
        chosen = {name: rng.choice(values(game, name, field)) for name, field in fields if rng.random() < 0.6}
        try:
            return game.Options(**chosen)
        except ValidationError:
            continue


def values(game: Game, name: str, field: FieldInfo) -> Sequence[Any]:
    """The values of an option, a file of somebody's own among them where it takes such."""
    own = [game.hooks.files[name].template] if name in game.hooks.files else []
    return [*possible(field), *own]


def possible(field: FieldInfo) -> Sequence[Any]:
    """The values of an option; of a number with many the usual one and the bounds."""
    if field.annotation is bool:
        return (False, True)
    if field.annotation is int:
        bounds = {type(bound).__name__: bound for bound in field.metadata}
        numbers = range(bounds["Ge"].ge, bounds["Le"].le + 1)
        return numbers if len(numbers) <= FEW else sorted({numbers[0], field.default, numbers[-1]})
    return get_args(field.annotation)


def each_option(game: Game) -> list[Any]:
    """The usual options of a game, and each value of every one: beside the usual others, or where these don't allow it
    beside another that does.
    """
    fields = {name: values(game, name, field) for name, field in game.Options.model_fields.items()}
    found = [game.Options()]
    for name, several in fields.items():
        for value in several:
            others = [{}, *({other: beside} for other, known in fields.items() for beside in known)]
            found.append(next(filter(None, (_made(game, {**given, name: value}, name) for given in others))))
    return found


def _made(game: Game, given: dict[str, Any], name: str) -> Any:
    """These options, None where they don't go together, or the one that is named has no effect beside the others."""
    try:
        made = game.Options(**given)
    except ValidationError:
        return None
    return made if getattr(made, name) == given[name] else None


def random_start(game: Game, rng: Random, options: Any = None) -> Position:
    """A new game with any number of seats that its options (None: any that go together) allow."""
    options = varied_options(game, rng) if options is None else options
    setup = random_setup(game, rng, options)
    return Position(game.new(setup, options, rng), setup.seats)


def random_setup(game: Game, rng: Random, options: Any) -> Setup:
    """Any set-up that these options allow: number of seats, sides, who begins, who won the game before."""
    seats = rng.choice(sorted(game.seats(options)))
    first = rng.randrange(seats) if draws_first(game, options) and rng.random() < 0.5 else None
    found = sides(game, options, seats)
    keys = [side.key for side in found for _ in range(side.seats)]
    rng.shuffle(keys)
    champion = rng.randrange(seats) if game.hooks.rematch_options and rng.random() < 0.5 else None
    return Setup(seats, first, tuple(keys), champion)


def random_move(game: Game, position: Position, rng: Random) -> tuple[int, Action]:
    """A random move of a random seat: one that is owed, now and then one that only may be made."""
    state = position.state
    if rng.random() < FREELY:
        seat = rng.randrange(position.seats)
        if game.may(state, seat) is not None:
            return seat, walk.random_action(walk.Freely(game), state, seat, rng)
    seat = rng.choice(sorted(game.pending(state)))
    action = walk.random_action(game, state, seat, rng)
    while action.path and action.path[0] in SELDOM and rng.random() >= SELDOM[action.path[0]]:
        action = walk.random_action(game, state, seat, rng)
    return seat, action


def random_position(game: Game, rng: Random, actions: int, options: Any = None) -> Position:
    """A position after some random actions, or the last one before the game's end: of one of `GAMES`, or with these
    options of a game of its own.
    """
    return _position(game, rng, actions, options, random_move)


def usual_move(game: Game, position: Position, rng: Random) -> tuple[int, Action]:
    """What some seat does by `default`, owed or not, unless all who owe nothing are at rest."""
    state, seats = position
    seat = rng.choice(sorted(game.pending(state)))
    return autopilot.unasked(game, state, rng.sample(range(seats), seats)) or (
        seat,
        autopilot.action(game, state, seat),
    )


def usual_position(game: Game, rng: Random, actions: int, options: Any = None) -> Position:
    """A position after some actions by `default`, or the last one before the game's end; of which games, see
    `random_position`.
    """
    return _position(game, rng, actions, options, usual_move)


Mover = Callable[[Game, Position, Random], tuple[int, Action]]


def _position(game: Game, rng: Random, actions: int, options: Any, move: Mover) -> Position:
    played = _Played(game, move, rng, options) if options is not None else _played(game, move, rng.randrange(GAMES))
    return played.after(actions)


@cache
def _played(game: Game, move: Mover, number: int) -> _Played:
    return _Played(game, move, Random(number))


class _Played:
    """A game as far as it has been played, with all its positions but those after its end."""

    def __init__(self, game: Game, move: Mover, rng: Random, options: Any = None) -> None:
        self._game, self._move, self._rng = game, move, rng
        self._positions = [random_start(game, rng, options)]
        self._over = False

    def after(self, actions: int) -> Position:
        """The position after so many actions, or the last one."""
        while len(self._positions) <= actions and not self._over:
            self._go_on()
        return self._positions[min(actions, len(self._positions) - 1)]

    def _go_on(self) -> None:
        position = self._positions[-1]
        seat, action = self._move(self._game, position, self._rng)
        after, _ = self._game.apply(position.state, seat, action, self._rng)
        if self._game.pending(after):
            self._positions.append(Position(after, position.seats))
        else:
            self._over = True


def asking_of(game: Game, state: Any, seat: int, action: Action) -> walk.Asking:
    """The game, or `Freely` it: whichever asks the questions that this action answers."""
    try:
        if isinstance(walk.check_path(game, state, seat, action.path), Action):
            return game
    except IllegalAction:
        pass
    return walk.Freely(game)


def finals(asking: Game | walk.Freely, state: Any, seat: int, path: Path = ()) -> dict[Value, bool]:
    """Of each answer to the question after `path` whether the action that it completes is final, alone or with answers
    that leave no choice. An answer after which more is asked isn't."""
    question = asking.choose(state, seat, path)
    assert isinstance(question, Choice)
    found = {}
    for option in question.options:
        whole: Path = (*path, option.value if question.most is None else Picks((option.value,)))
        while isinstance(step := asking.choose(state, seat, whole), Choice):
            forced = walk.only_answer(step)
            if forced is None:
                break
            whole = (*whole, forced)
        found[option.value] = isinstance(step, Action) and is_final(asking, state, seat, whole)
    return found
