"""Pictures of positions: an engine view in, PNG files out.

The door of the package. Importing it is cheap; Pillow, fonts and a game's drawings are loaded with the first picture of
that game. `draw` may be called from several threads at once.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import cast

import msgspec

from engine.game import GAMES, View
from engine.values import Cell, Path


class Marks(msgspec.Struct, frozen=True):
    """What the picture should point at while somebody makes a choice.

    `cells` may be chosen now: they stay bright, the rest of the board is dimmed. `chosen` is what has been chosen so
    far or what the question is about: ships of the hand (Piece), mercenaries (Card), cells, courses, sets of these.
    """

    cells: tuple[Cell, ...] = ()
    chosen: Path = ()


class Picture(msgspec.Struct, frozen=True):
    """A PNG file: its name without folder, its bytes, and its size in pixels."""

    name: str
    data: bytes
    width: int
    height: int


def draw(
    game: str, view: View, names: tuple[str, ...], marks: Marks | None = None, contrast: bool = False
) -> list[Picture]:
    """The pictures of a position, the overview first.

    `game` is the game's id, `names` are the players' names by seat, as they come from Discord; `contrast` draws for
    those who need strong contrasts. Raises KeyError for a game that isn't known.
    """
    if game not in GAMES:
        raise KeyError(game)
    module = import_module(f"render.{game}")
    return cast(list[Picture], module.draw(view, names, marks, contrast))


def figures(game: str) -> tuple[str, ...]:
    """The names of a game's figures for its rules, in the order of the rules."""
    return tuple(_figures(game).FIGURES)


def figure(game: str, name: str) -> Picture:
    """A figure for the rules: a small situation without words. Raises KeyError where there is none of this name."""
    return cast(Picture, _figures(game).figure(name))


def _figures(game: str) -> ModuleType:
    if game not in GAMES:
        raise KeyError(game)
    return import_module(f"render.{game}.figures")
