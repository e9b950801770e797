"""Pictures of Sea Lords: the board with both players' strips, the market and the ships that are out of the game;
privately with the viewer's hand below, or with what he may lay out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from PIL import Image

import engine.game
from engine.games.sealords.result import scores, verdict
from engine.games.sealords.view import SealordsView
from engine.values import Answer, Card, Cell, Piece
from render import icons
from render.canvas import Canvas
from render.drawing import Marks, Picture
from render.drawing import fits as sea
from render.games.sealords import choices, hand, market, strips, sunk, water
from render.games.sealords.board import draw_board
from render.games.sealords.figures import FIGURES, figure
from render.games.sealords.legend import LEGEND
from render.games.sealords.look import (
    COLS,
    FRAME_TOP,
    GAP,
    HEIGHT,
    INNER,
    MARGIN,
    MARKET_TOP,
    NEAR_TOP,
    STARK,
    STRIP,
    USUAL,
    WIDTH,
    palette,
)
from render.games.sealords.scored import draw_scored
from render.marks import answers
from render.owners import SEATS
from render.style import Style
from render.theme import PAPER

__all__ = ["FIGURES", "LEGEND", "TURNABLE", "draw", "figure", "sea", "words"]

TURNABLE = True
LAST_TURN = 16
LEVELS = (4, 6)
"""Of compression: a full sea with words is too large for the usual first one, and packing it twice takes long."""


def words(view: engine.game.View) -> tuple[str, ...]:
    """The words beside figures, and the names of the market's mercenaries."""
    assert isinstance(view, SealordsView)
    named = (*strips.WORDS, *market.WORDS, *(card.card for card in view.market))
    return tuple(f"sealords-picture-{name}" for name in dict.fromkeys(named))


def draw(
    view: engine.game.View,
    names: tuple[str, ...],
    marks: Marks | None = None,
    contrast: bool = False,
    colours: Sequence[int] = SEATS,
) -> list[Picture]:
    """One picture: what this viewer may see, `WIDTH` px wide. `contrast`: in the stark style.

    The fleets are light and dark, whatever the `colours`. Light's half is below unless dark wants it `turned`.
    """
    assert isinstance(view, SealordsView)
    marks, style = marks or Marks(), STARK if contrast else USUAL
    turned = marks.turned and view.viewer == 1
    said = {id.removeprefix("sealords-picture-"): text for id, text in marks.words}
    canvas = _drawn(view, names, marks, said, turned, style)
    if offers := choices.offered(view, marks):
        canvas = choices.below(canvas, offers, upper=view.viewer == 1 and not turned, turned=turned, style=style)
    name = "sealords.png" if view.viewer is None else "sealords-private.png"
    return [Picture(name, canvas.palette.encode(canvas.sheet, LEVELS), *canvas.sheet.size)]


def _drawn(
    view: SealordsView, names: tuple[str, ...], marks: Marks, said: Mapping[str, str], turned: bool, style: Style
) -> Canvas:
    below = [ships for ships in (view.reserve, view.hand) if ships]
    lost = sunk.out_of_game(view.fleets)
    tall = HEIGHT + sunk.height(len(lost)) + sum(hand.height(len(ships)) for ships in below)
    canvas = Canvas(palette(style), _base(tall, turned, style))
    chosen = answers(marks)
    for seat, top in ((0, MARGIN), (1, NEAR_TOP)) if turned else ((1, MARGIN), (0, NEAR_TOP)):
        _strip(canvas, view, seat, top, names[seat] if seat < len(names) else "", said, style)
    draw_board(canvas, view, marks, style, turned=turned)
    draw_scored(canvas, view, style, turned)
    _market(canvas, view, chosen, said, style)
    if lost:
        canvas.paste(sunk.piece(lost, style), MARGIN, HEIGHT - MARGIN + GAP)
    _hands(canvas, view, chosen, HEIGHT - MARGIN + GAP + sunk.height(len(lost)), style)
    return canvas


@lru_cache(maxsize=32)
def _base(tall: int, turned: bool, style: Style) -> Image.Image:
    """Paper and the sea with its coasts and coordinates, indexed; the rest is pasted over it."""
    image = Image.new("RGB", (WIDTH, tall), style.dye(PAPER))
    image.paste(water.sea(turned, style), (MARGIN, FRAME_TOP))
    return palette(style).index(image)


def _strip(
    canvas: Canvas, view: SealordsView, seat: int, top: int, name: str, said: Mapping[str, str], style: Style
) -> None:
    """A player's strip: who it is, and what he has, all points first; on plates what has won the game."""
    canvas.paste(strips.strip_base(seat, view.mover == seat or seat in view.laying, style), MARGIN, top)
    canvas.paste(strips.name_piece(seat, name, style), MARGIN + strips.NAME_LEFT, top + (STRIP - strips.NAME_TALL) // 2)
    if view.gift == seat:
        canvas.overlay(strips.gift_sprite(style), MARGIN + strips.GIFT[0], top + strips.GIFT[1])
    fleet, points, ended = view.fleets[seat], scores(view), verdict(view)
    left = MARGIN + INNER - sum(strips.WIDTHS) - 10
    for i, value in enumerate(strips.figures(fleet, points[seat] if points else None)):
        width = strips.WIDTHS[i]
        won = ended is not None and ended.winner == seat
        plate = won and (i == strips.SCORE or (i == strips.COINS and ended is not None and ended.how == "coins"))
        if value is not None or plate:
            extra = fleet.extra if i == strips.HAND else 0
            word = said.get(strips.WORDS[i], "")
            piece = strips.stat_piece(seat, i, value, extra, plate, word, style)
            canvas.paste(piece, left, top + (STRIP - strips.TALL) // 2)
        left += width


def _market(canvas: Canvas, view: SealordsView, chosen: list[Answer], said: Mapping[str, str], style: Style) -> None:
    picked = {card.id for card in chosen if isinstance(card, Card)}
    for i, card in enumerate(view.market):
        left = MARGIN + i * (market.CARD_WIDTH + market.CARD_GAP)
        piece = market.card_piece(card, card.card in picked, said.get(card.card, ""), style)
        canvas.paste(piece, left, MARKET_TOP)
    left = MARGIN + 5 * (market.CARD_WIDTH + market.CARD_GAP)
    named = tuple(said.get(name, "") for name in market.WORDS)
    canvas.paste(market.supply_piece(view.turn, LAST_TURN, view.shields, view.mines, named, style), left, MARKET_TOP)


def _hands(canvas: Canvas, view: SealordsView, chosen: list[Answer], top: int, style: Style) -> None:
    """The reserve, where the viewer may see it, above his hand."""
    pieces = [] if _laid(view, chosen) else [piece.id for piece in chosen if isinstance(piece, Piece)]
    for icon, ships in ((icons.fleet, view.reserve), (icons.hand, view.hand)):
        if not ships:
            continue
        if view.reserve:
            canvas.paste(hand.tag_piece(icon, style), MARGIN, top)
        unmarked = list(pieces)
        picked = any(str(number) in pieces for number in ships)
        for number, place in zip(ships, hand.places(len(ships), bool(view.reserve)), strict=True):
            # Of equal ships one is marked for each time that it was chosen.
            marked = str(number) in unmarked
            if marked:
                unmarked.remove(str(number))
            tile = hand.hand_tile(view.viewer or 0, number, place.width, marked, picked and not marked, style)
            canvas.paste(tile, MARGIN + place.left, top + place.top)
        top += hand.height(len(ships))


def _laid(view: SealordsView, chosen: list[Answer]) -> bool:
    """Whether the ship that was chosen lies on the chosen cell already: a preview shows it there, not in the hand."""
    match chosen:
        case [Piece(id), Cell(col, row), *_]:
            ship = view.cells[row * COLS + col].ship
            return ship is not None and ship.owner == view.viewer and ship.numbers == (int(id),)
    return False
