"""What a player may lay out before the first turn, drawn side by side below his half of the sea (SL-40)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.game import IllegalAction
from engine.games.sealords.change import TURNS, changes
from engine.games.sealords.data import BOARDS, EFFECTS
from engine.games.sealords.layout import PRESETS, laid_so_far
from engine.games.sealords.sea import letters
from engine.games.sealords.sea import turned as quarters
from engine.games.sealords.view import BoardView, SealordsView
from engine.values import Key, Path, Piece
from render import icons
from render.canvas import Canvas, put
from render.drawing import Marks
from render.games.sealords.cells import EFFECTS as ICONS
from render.games.sealords.look import COLS, GAP, INNER, MARGIN, MARKET_TOP, SEA, WIDTH, palette
from render.games.sealords.water import MIDDLE
from render.sprites import Pen
from render.style import Style
from render.text import fit, write
from render.theme import CARD, INK, PAPER, STEEL_DARK

SIDE = 62
"""Of a cell in a choice, in px."""
HEAD = 44
"""Height of what it is called."""
RIM = 13
PAIRS = 8
"""So many pairs of answers are drawn: more of them fill more than a phone shows."""
EDGE = 190
"""How much of an empty half stays in sight where both layouts and boards are offered."""
SEEN = 24
"""How much of the other half stays in sight."""

Grid = tuple[str, ...]
"""Rows of effect letters, as the picture shows them."""


class Offer(NamedTuple):
    """A choice: what it is called, and what would lie where."""

    label: str
    grid: Grid


def offered(view: SealordsView, marks: Marks) -> list[Offer]:
    """The choices that can be drawn; none but for somebody who lays out his half or changes it."""
    seat = view.viewer
    if seat is None or not (seat in view.laying or (view.changing and view.mover == seat)):
        return []
    if view.changing and sum(len(path) > 1 for path, _ in marks.options) > PAIRS:
        found = [(label, _turned(view, seat, path)) for path, label in _by_both(marks.options)]
    else:
        found = [(label, _grid(view, seat, (*marks.chosen, *path))) for path, label in _told(marks.options)]
    return [Offer(label, _seen(grid, marks.turned and seat == 1)) for label, grid in found if grid]


def _told(options: Sequence[tuple[Path, str]]) -> list[tuple[Path, str]]:
    """What is drawn of the options: few pairs about one board with both names; else the first answers, and of those
    about two boards each second one once.
    """
    names: dict[Path, str] = {path: label for path, label in options if len(path) == 1}
    pairs: dict[Path, str] = {path: label for path, label in options if len(path) > 1}
    boards = {path[-1]: path for path in reversed(pairs) if isinstance(path[-1], Piece)}
    if not boards and len(pairs) <= PAIRS:
        return _by_both(options)
    return [*names.items(), *((path, label) for path, label in pairs.items() if path in boards.values())]


def _by_both(options: Sequence[tuple[Path, str]]) -> list[tuple[Path, str]]:
    """The pairs by both of their names, and what is no first answer of any by its own."""
    names: dict[Path, str] = {path: label for path, label in options if len(path) == 1}
    firsts = {path[:1] for path, _ in options if len(path) > 1}
    return [
        (path, f"{names[path[:1]]}: {label}" if len(path) > 1 else label)
        for path, label in options
        if path not in firsts
    ]


def _seen(grid: Grid, turned: bool) -> Grid:
    return tuple(row[::-1] for row in reversed(grid)) if turned else grid


def _grid(view: SealordsView, seat: int, path: Path) -> Grid:
    """What the answers would lay, from column A on, the highest row first; nothing where that isn't known."""
    if view.changing:
        return _changed(view, seat, path)
    if path[-1] in PRESETS:
        return _rows(letters(seat, PRESETS[path[-1]][seat]))
    try:
        half = laid_so_far(seat, path)
    except IllegalAction:
        return ()
    return _face(seat, half[-1]) if half else ()


def _changed(view: SealordsView, seat: int, path: Path) -> Grid:
    match path:
        case (Piece(board), Key() as answer):
            ways = changes(seat, view.halves[seat], board)
            return _rows(letters(seat, ways[answer])) if answer in ways else ()
    return ()


def _turned(view: SealordsView, seat: int, path: Path) -> Grid:
    """The face of a board that these answers turn: half of the sea for each change would fill more than a phone shows.

    Where one may be moved its columns say, as it stays as it is.
    """
    match path:
        case (Piece(board), Key() as answer) if answer in TURNS:
            after = changes(seat, view.halves[seat], board).get(answer, ())
            return next((_face(seat, laid) for laid in after if laid.board == board), ())
    return ()


def _rows(cells: str) -> Grid:
    return tuple(cells[at : at + COLS] for at in range(len(cells) - COLS, -1, -COLS))


def _face(seat: int, laid: BoardView) -> Grid:
    return quarters(BOARDS[laid.board].face(laid.side), (laid.turn + 2 * seat) % 4)


def _is_wide(offer: Offer) -> bool:
    return len(offer.grid[0]) > 3


def below(canvas: Canvas, offers: list[Offer], upper: bool, turned: bool, style: Style) -> Canvas:
    """The picture's part around the viewer's half, the `upper` or the lower one, with the choices below it."""
    wide, narrow = [offer for offer in offers if _is_wide(offer)], [offer for offer in offers if not _is_wide(offer)]
    top, bottom = (0, MIDDLE + SEEN) if upper else (MIDDLE - SEEN, MARKET_TOP)
    if wide and narrow:
        top, bottom = (0, EDGE) if upper else (MARKET_TOP - EDGE, MARKET_TOP)
    seat = 1 if upper or turned else 0
    kept = canvas.sheet.crop((0, top, WIDTH, bottom))
    lines = [
        kind[at : at + columns] for kind, columns in ((wide, 2), (narrow, 4)) for at in range(0, len(kind), columns)
    ]
    pitch = max(map(_head, offers)) + 3 * SIDE + RIM + GAP
    first = kept.height + (GAP if upper else 0)
    tall = first + len(lines) * pitch - GAP + MARGIN
    sheet = Image.new("L", (WIDTH, tall), canvas.sheet.getpixel((1, 1)))
    found = Canvas(canvas.palette, sheet)
    found.paste(kept, 0, 0)
    for i, line in enumerate(lines):
        columns = 2 if _is_wide(line[0]) else 4
        width = (INNER - GAP * (columns - 1)) // columns
        for place, offer in enumerate(line):
            found.paste(tile(offer, width, seat, style), MARGIN + place * (width + GAP), first + i * pitch)
    return found


def _name(label: str, width: int) -> tuple[tuple[str, ...], int]:
    """The lines of a name and their size, in px; a pair's answers begin lines of their own."""
    first, colon, second = label.partition(": ")
    if not colon:
        return fit(label, width, (28, 25, 22), 19, 700)
    return (*fit(first + ":", width, (19,), 19, 700)[0], *fit(second, width, (19,), 19, 700)[0]), 19


def _head(offer: Offer) -> int:
    return HEAD * 2 if ": " in offer.label else HEAD


@lru_cache(maxsize=64)
def tile(offer: Offer, width: int, seat: int, style: Style) -> Image.Image:
    """A choice with its name, indexed."""
    head = _head(offer)
    tall = head + 3 * SIDE + RIM
    image = Image.new("RGB", (width, tall), style.dye(PAPER))
    pen = Pen(width, tall, width, style)
    pen.box(3, 3, width - 3, tall - 3, 14, CARD, INK, 4)
    put(image, pen.sprite(), width / 2, tall / 2)
    lines, size = _name(offer.label, width - 24)
    for i, text in enumerate(lines):
        y = head / 2 + 3 + (i - (len(lines) - 1) / 2) * (size + 2)
        write(image, width / 2, y, text, size, style.dye(INK), 700)
    across = len(offer.grid[0])
    left = (width - across * SIDE) // 2
    for row, cells in enumerate(offer.grid):
        for col, letter in enumerate(cells):
            x, y = left + col * SIDE, head + row * SIDE
            image.paste(style.dye(STEEL_DARK), (x, y, x + SIDE, y + SIDE))
            image.paste(style.dye(SEA[seat][1]), (x + 1, y + 1, x + SIDE - 1, y + SIDE - 1))
            put(image, icons.sprite(ICONS[EFFECTS[letter]], 46, style), x + SIDE / 2, y + SIDE / 2)
    return palette(style).index(image)
