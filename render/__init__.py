"""Pictures of positions: an engine view in, PNG files out.

The door of the package. Importing it is cheap; Pillow, fonts and the drawings are loaded with the first picture. `draw`
may be called from several threads at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.game import View
from render.drawing import Drawing, Marks, Picture
from render.owners import SEATS
from render.window import Sea, Window

__all__ = [
    "Marks", "Picture", "Sea", "Window", "draw", "figure", "figures", "has_key", "key", "sea", "symbols", "turning",
    "words",
]  # fmt: skip


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


def words(game: str, view: View) -> tuple[str, ...]:
    """The ids of the messages for the words that the picture of a position has, to be given with its marks.

    Raises KeyError for a game that isn't known.
    """
    return _drawing(game).words(view)


def turning() -> tuple[str, ...]:
    """The games whose board can be turned, so that one's own side is below."""
    from render.registry import DRAWINGS

    return tuple(game for game, drawing in DRAWINGS.items() if drawing.TURNABLE)


def figures(game: str) -> tuple[str, ...]:
    """The names of a game's figures for its rules, in the order of the rules."""
    return tuple(_drawing(game).FIGURES)


def figure(game: str, name: str) -> Picture:
    """A figure for the rules: a small situation without words. Raises KeyError where there is none of this name."""
    return _drawing(game).figure(name)


def has_key(game: str) -> bool:
    """Whether a game's pictures have a key; one that isn't known has none."""
    from render.registry import DRAWINGS

    return game in DRAWINGS and DRAWINGS[game].LEGEND is not None


def symbols(game: str, view: View, colours: Sequence[int] = SEATS) -> tuple[str, ...]:
    """The ids of the messages that say what the symbols in the picture of a view mean; none where it has no key."""
    legend = _drawing(game).LEGEND
    return () if legend is None else legend.symbols(view, colours)


def key(
    game: str, view: View, words: Mapping[str, str], contrast: bool = False, colours: Sequence[int] = SEATS
) -> Picture | None:
    """The key to the picture of a view: symbols, each beside what it means; None where there is none.

    `words` say what those of its `symbols` mean that are to be drawn.
    """
    legend = _drawing(game).LEGEND
    return legend.draw(view, words, contrast, colours) if legend is not None and words else None


def _drawing(game: str) -> Drawing:
    from render.registry import DRAWINGS  # brings Pillow and all drawings with it

    return DRAWINGS[game]
