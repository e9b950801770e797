"""Drawing off the event loop: a pool of two threads, enough since drawing holds the interpreter most of the time."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import lru_cache
from typing import NamedTuple, TypeVar

import structlog
from msgspec.structs import replace
from pydantic import BaseModel

import render
from bot import texts
from bot.called import names_of
from bot.foreign import look, told_apart
from bot.tables.model import Table
from bot.tables.person import Profile
from engine import registry
from engine.chance import Seeded
from engine.example import middle
from engine.game import Game, View
from engine.seating import Setup
from engine.setups import usual_setup
from render import Marks, Picture, Sea, Window
from render.text import MISSING, printable
from render.window import overview

log = structlog.get_logger()
Found = TypeVar("Found")
_pool = ThreadPoolExecutor(max_workers=2, thread_name_prefix="draw")


def warm_up() -> Sequence[Future[None]]:
    """Draw a picture of each game in the background: the first one of a process takes a second."""
    return [_pool.submit(_first_picture, registry.get(id)) for id in registry.GAMES]


def _first_picture(game: Game) -> None:
    options = game.Options()
    seats = min(game.seats(options))
    view = game.view(game.new(usual_setup(game, options, seats), options, random.Random(0)), 0)
    render.draw(game.id, view, ("A",) * seats, Marks())


class Drawn(NamedTuple):
    """The pictures of a view, and its board where that is too large for a phone."""

    pictures: Sequence[Picture] = ()
    sea: Sea | None = None


Choosing = Callable[[Sea], Sequence[Window]]
"""Which parts of a large board are shown, a picture each."""


async def draw(
    table: Table,
    view: View,
    language: str,
    marks: Marks | None = None,
    choose: Choosing = overview,
    *,
    reader: Profile | None = None,
) -> Drawn:
    """The pictures of a view of this table with words in this language, for all or as their `reader` likes them; none
    where drawing fails.

    A fault in a drawing must stop no game: the message goes out without it.
    """
    names = told_apart(names_of(table, language), drawn)
    loop = asyncio.get_running_loop()
    try:
        return await loop.run_in_executor(
            _pool, _draw, table.game, view, names, language, marks, choose, reader, table.colours
        )
    except Exception as error:
        log.error("picture failed", table=table.id, game=table.game, exc_info=error)
        return Drawn()


def _draw(
    game: str,
    view: View,
    names: tuple[str, ...],
    language: str,
    marks: Marks | None,
    choose: Choosing,
    reader: Profile | None,
    colours: tuple[int, ...],
) -> Drawn:
    words = tuple((id, texts.say(language, id)) for id in render.words(game, view))
    contrast, turned = (reader.contrast, reader.turned) if reader else (False, False)
    marks = replace(marks or Marks(), words=words, turned=turned)
    sea = render.sea(game, view)
    if sea is not None:
        marks = replace(marks, windows=tuple(choose(sea)))
    return Drawn(render.draw(game, view, names, marks, contrast, colours), sea)


async def symbols_of(table: Table, view: View) -> tuple[str, ...]:
    """The symbols in the picture of a view of this table, by the ids of their messages; none where drawing fails."""
    return await _tried(table, (), render.symbols, table.game, view, table.colours)


async def draw_key(table: Table, view: View, words: Mapping[str, str], *, contrast: bool = False) -> Picture | None:
    """The key to those symbols of a view that have words; None where there are none, or drawing fails."""
    return await _tried(table, None, render.key, table.game, view, words, contrast, table.colours)


async def _tried(table: Table, instead: Found, run: Callable[..., Found], *given: object) -> Found:
    try:
        return await asyncio.get_running_loop().run_in_executor(_pool, run, *given)
    except Exception as error:
        log.error("key failed", table=table.id, game=table.game, exc_info=error)
        return instead


class Example(NamedTuple):
    """A moment of a game as everybody sees it."""

    view: View
    pictures: Sequence[Picture]


async def draw_example(game: str, options: BaseModel, names: tuple[str, ...], language: str) -> Example:
    """A game in the middle with these options, of as many as there are names; without pictures where drawing fails."""
    loop = asyncio.get_running_loop()
    view = await loop.run_in_executor(_pool, _middle, game, options, len(names))
    try:
        return Example(view, await loop.run_in_executor(_pool, _example, game, options, names, language))
    except Exception as error:
        log.error("example failed", game=game, exc_info=error)
        return Example(view, ())


@lru_cache(maxsize=64)
def _middle(game: str, options: BaseModel, seats: int) -> View:
    rules = registry.get(game)
    return rules.view(middle(rules, options, seats), None)


@lru_cache(maxsize=32)
def _example(game: str, options: BaseModel, names: tuple[str, ...], language: str) -> Sequence[Picture]:
    view = _middle(game, options, len(names))
    return _draw(game, view, names, language, None, overview, None, tuple(range(len(names)))).pictures


async def draw_beginning(
    game: str, options: BaseModel, setup: Setup, names: tuple[str, ...], language: str, colours: tuple[int, ...]
) -> Example:
    """How a game with these options begins, always in the same way; without pictures where drawing fails."""
    loop = asyncio.get_running_loop()
    view = await loop.run_in_executor(_pool, _beginning, game, options, setup)
    try:
        drawn = await loop.run_in_executor(_pool, _drawn_beginning, game, options, setup, names, language, colours)
        return Example(view, drawn)
    except Exception as error:
        log.error("beginning failed", game=game, exc_info=error)
        return Example(view, ())


@lru_cache(maxsize=32)
def _beginning(game: str, options: BaseModel, setup: Setup) -> View:
    rules = registry.get(game)
    return rules.view(rules.new(setup, options, Seeded("beginning")), None)


@lru_cache(maxsize=16)
def _drawn_beginning(
    game: str, options: BaseModel, setup: Setup, names: tuple[str, ...], language: str, colours: tuple[int, ...]
) -> Sequence[Picture]:
    view = _beginning(game, options, setup)
    return _draw(game, view, names, language, None, overview, None, colours).pictures


async def draw_figure(game: str, name: str) -> Picture:
    """A small picture from the rules of a game."""
    return await asyncio.get_running_loop().run_in_executor(_pool, _figure, game, name)


@lru_cache(maxsize=64)
def _figure(game: str, name: str) -> Picture:
    return render.figure(game, name)


def drawn(name: str) -> str:
    """What a name looks like in a picture, where some letters can't be drawn; "" where none can."""
    shown = printable(name)
    return look(shown) if shown.strip(f"{MISSING} ") else ""
