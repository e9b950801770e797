"""The questions of an engine, held against all the paths that a model knows, and actions found by their words."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

from engine import walk
from engine.game import Action, Choice
from engine.values import Path, Value

Words = tuple[str, ...]

LISTED = 250
"""Up to so many paths each question is looked at; of more only those that a few answers lead to."""
FEW = 3


def options(step: Choice | Action) -> dict[str, Value]:
    """The answers to a question of one choice, by the words for them."""
    assert isinstance(step, Choice), step
    assert step.most is None, step
    found = {option.value.token: option.value for option in step.options}
    assert len(found) == len(step.options), "two options have one word"
    return found


def hold(
    asked: walk.Asking, state: Any, seat: int, paths: Collection[str], rng: Random, apart: Collection[str] = ()
) -> None:
    """Raises AssertionError where the engine's questions lead elsewhere than these paths; `apart` are first answers
    that aren't looked at."""
    few = FEW if len(paths) > LISTED else len(paths)

    def look(path: Path, rest: list[Words]) -> None:
        step = asked.choose(state, seat, path)
        said = " ".join(answer.token for answer in path)
        if isinstance(step, Action):
            assert rest == [()], f"{said}: the engine asks no more, the model {some({' '.join(r) for r in rest})}"
            return
        assert () not in rest, f"{said}: the engine asks on {some(options(step))}"
        found = options(step)
        further: dict[str, list[Words]] = {}
        for first, *others in rest:
            further.setdefault(first, []).append(tuple(others))
        same(set(found) - (set() if path else set(apart)), set(further), f"seat {seat}, after {said!r}")
        words = sorted(further)
        for word in words if len(words) <= few else rng.sample(words, few):
            look((*path, found[word]), further[word])

    look((), [tuple(path.split()) for path in paths])


def find(asked: walk.Asking, state: Any, seat: int, said: str) -> Action:
    """The action of these words. Raises AssertionError where there is none."""
    path: Path = ()
    for word in said.split():
        found = options(asked.choose(state, seat, path))
        assert word in found, f"{said!r}: {word} is none of {some(found)}"
        path = (*path, found[word])
    step = asked.choose(state, seat, path)
    assert isinstance(step, Action), f"{said!r}: the engine asks on {some(options(step))}"
    return step


def same(engine: set[str], model: set[str], what: str) -> None:
    """Raises AssertionError where two sets of words differ."""
    assert engine == model, f"{what}: engine only {some(engine - model)}, model only {some(model - engine)}"


def some(words: Collection[str]) -> list[str]:
    """The first of them."""
    return sorted(words)[:20]
