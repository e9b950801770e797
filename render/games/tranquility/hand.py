"""The private strips: the viewer's cards, each with where it could go."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.games.tranquility.cards import NUMBERS, is_finish, is_island, is_monster, is_start
from engine.games.tranquility.field import CELLS, GAP, SIZE
from engine.games.tranquility.view import Playable, View, by_pillar
from engine.values import Card, Picks
from render import icons
from render.accents import PRICE
from render.canvas import Canvas, put
from render.drawing import Marks
from render.games.tranquility import signs
from render.games.tranquility.cells import price_sprite
from render.games.tranquility.colours import palette
from render.games.tranquility.islands import Land, island
from render.games.tranquility.look import FADED, INNER, MARGIN, WATER
from render.marks import rim_chosen
from render.rows import Rows
from render.sprites import Pen
from render.style import Style
from render.text import write
from render.theme import CARD, INK, PAPER, WHITE

TALL = 146
ROWS = Rows(TALL, 8, 7)
WIDEST = 150
LEADING = 28
"""From a line of what stands below a card to the next."""


def height(view: View) -> int:
    """Height of all private strips in px, with the gap above each."""
    return sum(ROWS.height(len(cards)) for cards in (view.shown, _own(view)))


def _own(view: View) -> tuple[Playable, ...]:
    """The viewer's cards; after the end the strips show all hands."""
    return () if view.over else view.hand


def draw_hands(canvas: Canvas, view: View, marks: Marks | None, top: int, style: Style) -> None:
    """Lays the cards that the other one shows, and the viewer's hand, from `top` downwards."""
    if view.shown:
        for number, place in zip(view.shown, ROWS.places(len(view.shown), INNER, WIDEST), strict=True):
            piece = card_piece(number, place.width, "", 0, _side(view, shown=True), "shown", style)
            canvas.paste(piece, MARGIN + place.left, top + place.top)
        top += ROWS.height(len(view.shown))
    chosen, given = _picked(view, marks)
    for playable, place in zip(_own(view), ROWS.places(len(_own(view)), INNER, WIDEST), strict=True):
        state = "given" if playable.card in given else "chosen" if playable.card in chosen else ""
        if not state and not _of_use(view, playable):
            state = "dim"
        land = is_island(playable.card)
        least = min((spot.cost for spot in playable.spots), default=0) if land else 0
        note = where(playable, view.phase == 1) if land else ""
        if state == "given":
            note, least = "", 0
        piece = card_piece(playable.card, place.width, note, least, _side(view), state, style)
        canvas.paste(piece, MARGIN + place.left, top + place.top)


def _picked(view: View, marks: Marks | None) -> tuple[set[int], set[int]]:
    """The card that is to be laid or used, and the cards that are to be discarded."""
    chosen: set[int] = set()
    given = set(view.pledge)
    for answer in marks.chosen if marks else ():
        if isinstance(answer, Card) and answer in NUMBERS:
            chosen.add(NUMBERS[answer])
        elif isinstance(answer, Picks):
            given |= {NUMBERS[card] for card in answer.values if isinstance(card, Card) and card in NUMBERS}
    return chosen, given


def _of_use(view: View, playable: Playable) -> bool:
    """Whether the card could be laid, played or given now, as far as the table tells."""
    if view.due is not None:
        return not is_monster(playable.card)
    if is_start(playable.card):
        return not view.start
    if is_finish(playable.card):
        return all(view.field[cell] for cell in range(SIZE) if view.mode != "arch" or cell not in GAP)
    return bool(playable.spots)


def _side(view: View, shown: bool = False) -> bool | None:
    """Which side of the cards is up: of the table's in Sun and Moon, of their owner's in the competitive game."""
    if view.mode == "sun":
        return view.moon
    if view.mode == "rivals" and view.viewer is not None:
        return (view.viewer != view.sun) != shown
    return None


def where(playable: Playable, in_pillars: bool = False) -> str:
    r"""The cells where a card could lie, from the first to the last; in the arch's pillars a line for each.

    >>> from engine.games.tranquility.view import Spot
    >>> where(Playable(7, (Spot(0, 0), Spot(1, 0)))), where(Playable(7, (Spot(0, 0), Spot(8, 1))))
    ('A1–B1', 'A1…C2')
    >>> where(Playable(7, (Spot(1, 0), Spot(6, 0), Spot(17, 0))), in_pillars=True)
    'B1–A2\nF3'
    """
    if in_pillars:  # each a stretch
        parts = [[CELLS[spot.cell].token for spot in part] for part in by_pillar(playable.spots)]
        return "\n".join(part[0] if len(part) == 1 else f"{part[0]}–{part[-1]}" for part in parts)
    cells = sorted(spot.cell for spot in playable.spots)
    if not cells:
        return ""
    first, last = CELLS[cells[0]].token, CELLS[cells[-1]].token
    if len(cells) == 1:
        return first
    return f"{first}–{last}" if cells[-1] - cells[0] == len(cells) - 1 else f"{first}…{last}"


@lru_cache(maxsize=512)
def card_piece(
    card: int, width: int, note: str, least: int, moon: bool | None, state: str, style: Style
) -> Image.Image:
    """A card, indexed: what it is, below it where it could go, and what that costs at least.

    `state`: ``chosen``, ``given`` away, ``dim`` where it is of no use now, ``shown`` by the other one, or nothing.
    """
    image = Image.new("RGB", (width, TALL), style.dye(PAPER))
    pen = Pen(width, TALL, width, style)
    pen.box(4, 4, width - 4, TALL - 4, 14, CARD if state == "dim" else WATER[9], INK, 3)
    lines = note.split("\n") if note else []
    two = len(lines) > 1
    low = TALL - (70 if two else 46)
    pen.path(f"M 6 {low} H {width - 6} V {TALL - 18} Q {width - 6} {TALL - 6} {width - 18} {TALL - 6} H 18 "
             f"Q 6 {TALL - 6} 6 {TALL - 18} Z", CARD)  # fmt: skip
    if state == "chosen":
        rim_chosen(pen, width, TALL)
    elif state == "given":
        pen.box(6, 6, width - 6, TALL - 6, 14, None, PRICE, 8)
    put(image, pen.sprite(), width / 2, TALL / 2)
    if is_island(card):
        wide = 88 if two else 118 if width >= WIDEST else 104
        aside = 6 if least else 0  # room for the price
        high = 42 if two else 56
        put(image, island(Land(card, moon), style, wide), width / 2 - aside, high + (aside if moon is None else 0))
    else:
        put(image, icons.sprite(signs.of_card(card), 88, style), width / 2, 58 if moon is None else 64)
        if moon is not None and is_finish(card):
            put(image, icons.sprite(signs.moon_side if moon else signs.sun_side, 40, style), 30, 30)
    for at, line in enumerate(lines):
        write(image, width / 2, TALL - 27 + LEADING * (at - (len(lines) - 1)) + 7 * two, line, 27, style.dye(INK), 700)
    if least:
        put(image, price_sprite(least, style), width - 29, 20)
    if state == "given":
        put(image, _given(style), width / 2, TALL - 26)
    piece = palette(style).index(image)
    return palette(style).shade(piece, FADED) if state == "dim" else piece


@lru_cache(maxsize=2)
def _given(style: Style) -> Image.Image:
    pen = Pen(50, units=54, style=style)
    pen.circle(27, 27, 23, WHITE, PRICE, 5)
    signs.discards(pen.within(27, 27, 0.33))
    return pen.sprite()
