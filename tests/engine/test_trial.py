"""Trying an action: on worlds dealt anew for the seat, never on the true position."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from engine.chance import Chance
from engine.game import Action, Choice, Event, Option, Outcome, View
from engine.trial import is_final
from engine.values import Key, Line, Path, Picks, line
from engine.walk import Freely

OPEN, LEAVE, LATER, SIGNAL = Key("open"), Key("leave"), Key("later"), Key("signal")
DONE = line("chest-done")
ASK = line("chest-ask")


@dataclass(frozen=True)
class Sea:
    """A chest with a number that nobody knows."""

    chest: int
    turn: int = 1
    owing: tuple[int, ...] = (0,)
    signals: int = 0
    over: bool = False


class Chest:
    """`act` says what comes of an answer; the chest holds a number under `size`."""

    def __init__(self, act: Callable[[Sea, Path, Chance], tuple[Sea, bool]], *options: Option, size: int = 2) -> None:
        self.act, self.options, self.size = act, options or (Option(OPEN), Option(LEAVE)), size
        self.tried: list[Sea] = []

    def choose(self, state: Sea, seat: int, path: Path = ()) -> Choice | Action:
        return Action(path) if path else Choice(ASK, self.options)

    def may(self, state: Sea, seat: int, path: Path = ()) -> Choice | Action | None:
        if state.signals:
            return Action(path) if path else Choice(ASK, tuple(Option(SIGNAL) for _ in range(state.signals)))
        return None

    def apply(self, state: Sea, seat: int, action: Action, chance: Chance) -> tuple[Sea, list[Event]]:
        self.tried.append(state)
        after, reveals = self.act(state, action.path, chance)
        return after, [Event(DONE, reveals=reveals)]

    def redeal(self, state: Sea, seat: int | None, chance: Chance, recall: bool = True) -> Sea:
        assert not recall
        return replace(state, chest=chance.randrange(self.size))

    def pending(self, state: Sea) -> dict[int, Line]:
        return dict.fromkeys(state.owing, ASK)

    def view(self, state: Sea, seat: int | None) -> View:
        return View(viewer=seat, turn=state.turn, mover=None)

    def outcome(self, state: Sea) -> Outcome | None:
        return Outcome((), DONE) if state.over else None


def final(game: Any, answer: Any, state: Sea | None = None) -> bool:
    return is_final(game, state or Sea(chest=0), 0, (answer,))


@pytest.mark.parametrize("chest", [0, 1])
def test_what_reveals_in_some_worlds_is_final_in_all(chest: int) -> None:
    """So that nobody learns by what is asked once more what the chest holds."""
    game = Chest(lambda state, path, chance: (state, path == (OPEN,) and state.chest == 1))
    assert final(game, OPEN, Sea(chest))
    assert not final(game, LEAVE, Sea(chest))


def test_what_asks_somebody_who_was_asked_before_is_not_final() -> None:
    game = Chest(lambda state, path, chance: (replace(state, owing=(0, 1)), False))
    assert not final(game, OPEN, Sea(chest=0, owing=(0, 1)))


def test_the_true_position_is_never_tried() -> None:
    game = Chest(lambda state, path, chance: (state, state.chest == 1000), size=1000)
    true = Sea(chest=1000)
    assert not final(game, OPEN, true)
    assert game.tried
    assert all(tried.chest < 1000 for tried in game.tried)


def test_what_seldom_reveals_is_declared() -> None:
    """A few worlds miss it."""

    def act(state: Sea, path: Path, chance: Chance) -> tuple[Sea, bool]:
        return state, state.chest == 77_777

    assert not final(Chest(act, size=100_000), OPEN, Sea(77_777))
    assert final(Chest(act, Option(OPEN, final=True), size=100_000), OPEN, Sea(1))


def test_each_world_is_tried_under_several_chances() -> None:
    """A die that lies open only with some numbers."""
    game = Chest(lambda state, path, chance: (state, chance.randrange(3) == 2))
    assert final(game, OPEN)
    assert all(final(game, OPEN) for _ in range(5))  # the chances are always the same


def test_what_commits_is_final() -> None:
    for changes in ({"turn": 2}, {"over": True}, {"owing": ()}, {"owing": (1,)}, {"owing": (0, 1)}):
        assert final(Chest(lambda state, path, chance, to=changes: (replace(state, **to), False)), OPEN)  # type: ignore[misc]


def test_what_can_be_changed_freely_is_not() -> None:
    """A pledge, while the others are still asked; what one might have done anyway is no change of it."""
    game = Chest(lambda state, path, chance: (replace(state, owing=(1,), signals=1), False))
    assert not final(game, OPEN)
    assert final(game, OPEN, Sea(chest=0, signals=1))
    assert not is_final(Freely(game), Sea(chest=0, owing=(1,), signals=1), 0, (SIGNAL,))  # type: ignore[arg-type]


def test_what_confirms_itself_is_not() -> None:
    game = Chest(lambda state, path, chance: (state, True), Option(OPEN), Option(LEAVE, confirms=True))
    assert final(game, OPEN)
    assert not final(game, LEAVE)


class Chests(Chest):
    """Some chests are opened together; then perhaps another question."""

    def __init__(self, least: int, most: int, *then: Option) -> None:
        super().__init__(lambda state, path, chance: (state, True), *(Option(Key(f"k{at}")) for at in range(3)))
        self.least, self.most, self.then = least, most, then

    def choose(self, state: Sea, seat: int, path: Path = ()) -> Choice | Action:
        if not path:
            return Choice(ASK, self.options, self.least, self.most)
        return Choice(ASK, self.then) if self.then and len(path) == 1 else Action(path)


def test_a_set_confirms_nothing() -> None:
    """Whatever it is picked from: one rule for all."""
    one, two, all_three = (Picks(tuple(Key(f"k{at}") for at in range(count))) for count in (1, 2, 3))
    for game, picked in (
        (Chests(1, 3), two),
        (Chests(1, 3), one),
        (Chests(0, 3), Picks(())),
        (Chests(1, 1), one),
        (Chests(3, 3), all_three),  # there was nothing to choose
    ):
        assert final(game, picked)
    several = Chests(1, 3, Option(OPEN), Option(LEAVE, confirms=True))
    assert is_final(several, Sea(0), 0, (two, OPEN))  # type: ignore[arg-type]
    assert not is_final(several, Sea(0), 0, (two, LEAVE))  # type: ignore[arg-type]
    # what leaves no choice is not asked, and so confirms nothing
    assert is_final(Chests(1, 3, Option(LEAVE, confirms=True)), Sea(0), 0, (two, LEAVE))  # type: ignore[arg-type]
