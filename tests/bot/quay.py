"""A game that no one plays: whoever is to move is asked one question, whatever a test makes of it, again and again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from random import Random
from types import MappingProxyType
from typing import Any

import msgspec
from fluent.runtime import FluentResource
from msgspec.structs import replace
from pydantic import BaseModel

from bot import texts
from bot.tables.model import Place
from bot.tables.person import Person
from engine import flow
from engine.game import Action, Choice, Decision, Event, Hooks, IllegalAction, View
from engine.seating import Setup
from engine.values import Key, Path, Picks, Value, line
from engine.walk import check_path

WORDS = """
quay-name = Quay
quay-about = Quay
    .name = quay
quay-ask = Which of them?
quay-turn = at the quay
quay-long = Too long for a menu on a phone
quay-did = Done.
    .brief = Done.
quay-piece = piece { $id }
    .emoji = ⛵
quay-card = card { $id }
"""


class Turn(flow.Step, frozen=True, tag="turn"):
    pass


class QuayState(flow.State, frozen=True):
    todo: tuple[Turn, ...]


class NoOptions(BaseModel):
    pass


class Quay:
    """`question` is asked, and after some answers `then` another; `done` are the answers.

    An answer after which nothing is asked is its own confirmation, one to the second question isn't.
    """

    id = "quay"
    version = 1
    hooks = Hooks()
    Options: Any = NoOptions

    def __init__(self, question: Choice, then: Mapping[Value, Choice] = MappingProxyType({})) -> None:
        self.question, self.then = question, then
        self.done: list[Any] = []

    def seats(self, options: Any) -> frozenset[int]:
        return frozenset({2})

    def new(self, setup: Setup, options: Any, chance: Any) -> QuayState:
        return flow.settle(QuayState(0, (Turn(0),)), lambda state: None)

    def pending(self, state: QuayState) -> dict[int, Decision]:
        return flow.decisions(state, lambda step: line("quay-turn"))

    def may(self, state: QuayState, seat: int, path: Path = ()) -> None:
        return None

    def choose(self, state: QuayState, seat: int, path: Path = ()) -> Choice | Action:
        flow.owed(state, seat)
        if path and isinstance(path[0], Picks) and path[0] == self.question.standing:
            raise IllegalAction(line("refuse-no-such-move"))
        after = self.then.get(path[0]) if path and not isinstance(path[0], Picks) else None
        if path and (after is None or len(path) > 1):
            return Action(path)
        if after is not None:
            return after
        options = [replace(option, confirms=option.value not in self.then) for option in self.question.options]
        return replace(self.question, options=tuple(options))

    def apply(self, state: QuayState, seat: int, action: Action, chance: Any) -> tuple[QuayState, list[Event]]:
        assert isinstance(check_path(self, state, seat, action.path), Action)
        self.done.append(action.path[0] if len(action.path) == 1 else action.path)
        after = replace(state, count=state.count + 1, todo=(Turn(0),))
        return flow.settle(after, lambda state: None), [Event(line("quay-did"))]

    def view(self, state: QuayState, seat: int | None) -> View:
        return View(viewer=seat, turn=state.count + 1, mover=None)  # each answer is a turn, which is settled at once

    def redeal(self, state: QuayState, seat: int | None, chance: Any, recall: bool = True) -> QuayState:
        return state

    def describe(self, view: View) -> list[Any]:
        return []

    def outcome(self, state: QuayState) -> None:
        return None

    def dump(self, state: QuayState) -> bytes:
        return msgspec.json.encode(state)

    def load(self, data: bytes) -> QuayState:
        return msgspec.json.decode(data, type=QuayState)

    def default(self, state: QuayState, seat: int) -> Action:
        raise NotImplementedError

    def drop(self, state: QuayState, seat: int) -> tuple[QuayState, list[Event]]:
        raise NotImplementedError

    def check(self, state: QuayState) -> None:
        pass


@contextmanager
def spoken() -> Iterator[Callable[[str], None]]:
    """The game's words beside the real ones, in English; what this gives adds more."""

    def add(words: str) -> None:
        texts.bundle("en").add_resource(FluentResource(words), allow_overrides=True)

    add(WORDS + "\n".join(f"quay-key-k{number} = key {number}" for number in range(200)))
    try:
        yield add
    finally:
        texts.bundle.cache_clear()
        texts._plain.cache_clear()
        texts._format.cache_clear()


async def opened(sea: Any, game: Quay) -> Any:
    """A table of light's and dark's, begun."""
    light, dark = (Person(member.id, "Ann") for member in (sea.light, sea.dark))
    place = Place(sea.guild.id, sea.channel.id)
    table = await sea.bot.tables.gathering.open("quay", game.Options(), light, [dark], place, "en")
    await sea.bot.tables.gathering.join(table.id, dark)
    return await sea.bot.house.show_now(table.id)


def keys(count: int) -> tuple[Key, ...]:
    """So many words of the game."""
    return tuple(Key(f"k{number}") for number in Random(count).sample(range(200), count))
