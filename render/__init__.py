"""Pictures of positions: an engine view in, PNG files out.

The door of the package. Importing it is cheap; Pillow, fonts and the drawings are loaded with the first picture. `draw`
may be called from several threads at once.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import View
from render.drawing import Drawing, Marks, Picture
from render.owners import SEATS
from render.window import Sea, Window

__all__ = ["Marks", "Picture", "Sea", "Window", "draw", "figure", "figures", "sea"]


def draw(
    game: str,
    view: View,
    names: tuple[str, ...],
    marks: Marks | None = None,
    contrast: bool = False,
    colours: Sequence[int] = SEATS,
) -> list[Picture]:
    """The pictures of a position, the overview first; of a large board those of `marks.windows`.

    `game` is the game's id, `names` are the players' names by seat, as they come from Discord; `contrast` draws for
    those who need strong contrasts. `colours` says which of `render.owners` each seat is. Raises KeyError for a game
    that isn't known.
    """
    return _drawing(game).draw(view, names, marks, contrast, colours)


def sea(game: str, view: View) -> Sea | None:
    """The board of a position, where it is too large for a phone: `render.window` chooses what to show of it.

    Raises KeyError for a game that isn't known.
    """
    return _drawing(game).sea(view)


def figures(game: str) -> tuple[str, ...]:
    """The names of a game's figures for its rules, in the order of the rules."""
    return tuple(_drawing(game).FIGURES)


def figure(game: str, name: str) -> Picture:
    """A figure for the rules: a small situation without words. Raises KeyError where there is none of this name."""
    return _drawing(game).figure(name)


def _drawing(game: str) -> Drawing:
    from render.registry import DRAWINGS  # brings Pillow and all drawings with it

    return DRAWINGS[game]
