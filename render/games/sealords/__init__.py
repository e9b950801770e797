"""Pictures of Sea Lords: the board with both players' strips, the market and the ships that are out of the game;
privately with the viewer's hand below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.game import View
from engine.games.sealords.result import scores, verdict
from engine.games.sealords.view import SealordsView
from engine.values import Answer, Card, Cell, Piece
from render import icons
from render.board import columns, rows
from render.canvas import Canvas, put
from render.drawing import Marks, Picture
from render.drawing import fits as sea
from render.games.sealords import hand, market, strips, sunk
from render.games.sealords.board import draw_board
from render.games.sealords.figures import FIGURES, figure
from render.games.sealords.fleets import badge
from render.games.sealords.legend import LEGEND
from render.games.sealords.look import (
    BAND,
    BOARD,
    CELL,
    COLS,
    FRAME_BOTTOM,
    FRAME_TOP,
    GAP,
    HEIGHT,
    INNER,
    MARGIN,
    MARKET_TOP,
    NEAR_TOP,
    ROWS,
    SEA_LEFT,
    STARK,
    STRIP,
    USUAL,
    WIDTH,
    fleets,
    palette,
)
from render.games.sealords.scored import draw_scored
from render.marks import answers
from render.owners import SEATS
from render.sprites import Pen
from render.style import Style
from render.theme import INK, PAPER

__all__ = ["FIGURES", "LEGEND", "draw", "figure", "sea"]

TURNS = 16


def draw(
    view: View,
    names: tuple[str, ...],
    marks: Marks | None = None,
    contrast: bool = False,
    colours: Sequence[int] = SEATS,
) -> list[Picture]:
    """One picture: what this viewer may see, `WIDTH` px wide. `contrast`: in the stark style.

    The fleets are light and dark, whatever the `colours`.
    """
    assert isinstance(view, SealordsView)
    style = STARK if contrast else USUAL
    below = [ships for ships in (view.reserve, view.hand) if ships]
    lost = sunk.out_of_game(view.fleets)
    tall = HEIGHT + sunk.height(len(lost)) + sum(hand.height(len(ships)) for ships in below)
    canvas = Canvas(palette(style), _base(tall, style))
    chosen = answers(marks)
    _strips(canvas, view, names, style)
    draw_board(canvas, view, marks, style)
    draw_scored(canvas, view, style)
    _market(canvas, view, chosen, style)
    if lost:
        canvas.paste(sunk.piece(lost, style), MARGIN, HEIGHT - MARGIN + GAP)
    _hands(canvas, view, chosen, HEIGHT - MARGIN + GAP + sunk.height(len(lost)), style)
    name = "sealords.png" if view.viewer is None else "sealords-private.png"
    return [Picture(name, canvas.png(), WIDTH, tall)]


@lru_cache(maxsize=16)
def _base(tall: int, style: Style) -> Image.Image:
    """Paper, frame and coordinates, indexed; the rest is pasted over it."""
    light, dark = fleets(style)
    image = Image.new("RGB", (WIDTH, tall), style.dye(PAPER))
    frame_tall = FRAME_BOTTOM - FRAME_TOP
    pen = Pen(INNER, frame_tall, INNER, style)
    pen.box(3, 3, INNER - 3, frame_tall - 3, 16, light.ground, INK, 6)
    middle = frame_tall / 2
    pen.path(f"M 3 {middle} V 19 Q 3 3 19 3 H {INNER - 19} Q {INNER - 3} 3 {INNER - 3} 19 V {middle} Z",
             dark.ground, INK, 6)  # fmt: skip
    pen.shape([(BAND - 3, BAND - 3), (INNER - BAND + 3, BAND - 3), (INNER - BAND + 3, frame_tall - BAND + 3),
               (BAND - 3, frame_tall - BAND + 3)], INK)  # fmt: skip
    put(image, pen.sprite(), WIDTH / 2, (FRAME_TOP + FRAME_BOTTOM) / 2)
    for x, y in _corners() if style.ornate else ():
        put(image, icons.sprite(icons.rose, 26, style), x, y)
    for col in range(1, COLS):
        # His badge's shape between the letters along each player's home row.
        x = SEA_LEFT + col * CELL
        put(image, badge(dark, "", 17, 10, style=style), x, FRAME_TOP + BAND / 2)
        put(image, badge(light, "", 17, 10, style=style), x, FRAME_BOTTOM - BAND / 2)
    columns(image, BOARD, FRAME_TOP + BAND / 2 + 1, 27, dark.ink)
    columns(image, BOARD, FRAME_BOTTOM - BAND / 2 - 1, 27, light.ink)
    for x in (MARGIN + BAND / 2 + 1, WIDTH - MARGIN - BAND / 2 - 1):
        rows(image, BOARD, x, 27, light.ink, range(ROWS // 2))
        rows(image, BOARD, x, 27, dark.ink, range(ROWS // 2, ROWS))
    return palette(style).index(image)


def _corners() -> list[tuple[float, float]]:
    """The middles of the frame's corners."""
    inset = BAND / 2 + 2
    across = (MARGIN + inset, WIDTH - MARGIN - inset)
    return [(x, y) for x in across for y in (FRAME_TOP + inset, FRAME_BOTTOM - inset)]


def _strips(canvas: Canvas, view: SealordsView, names: tuple[str, ...], style: Style) -> None:
    for seat, top in ((1, MARGIN), (0, NEAR_TOP)):
        canvas.paste(strips.strip_base(seat, view.mover == seat or seat in view.laying, style), MARGIN, top)
        name = names[seat] if seat < len(names) else ""
        canvas.paste(
            strips.name_piece(seat, name, style), MARGIN + strips.NAME_LEFT, top + (STRIP - strips.NAME_TALL) // 2
        )
        if view.gift == seat:
            canvas.overlay(strips.gift_sprite(style), MARGIN + strips.GIFT[0], top + strips.GIFT[1])
        _figures(canvas, view, seat, top + STRIP // 2 - 32, style)


def _figures(canvas: Canvas, view: SealordsView, seat: int, top: int, style: Style) -> None:
    """What a player has, all points first; on plates what has won the game."""
    fleet, points, ended = view.fleets[seat], scores(view), verdict(view)
    left = MARGIN + INNER - sum(strips.WIDTHS) - 10
    for i, value in enumerate(strips.figures(fleet, points[seat] if points else None)):
        width = strips.WIDTHS[i]
        won = ended is not None and ended.winner == seat
        plate = won and (i == strips.SCORE or (i == strips.COINS and ended is not None and ended.how == "coins"))
        if value is not None or plate:
            extra = fleet.extra if i == strips.HAND else 0
            canvas.paste(strips.stat_piece(seat, i, value, extra, plate, style), left, top)
        left += width


def _market(canvas: Canvas, view: SealordsView, chosen: list[Answer], style: Style) -> None:
    picked = {card.id for card in chosen if isinstance(card, Card)}
    for i, card in enumerate(view.market):
        left = MARGIN + i * (market.CARD_WIDTH + market.CARD_GAP)
        canvas.paste(market.card_piece(card, card.card in picked, style), left, MARKET_TOP)
    left = MARGIN + 5 * (market.CARD_WIDTH + market.CARD_GAP)
    canvas.paste(market.supply_piece(view.turn, TURNS, view.shields, view.mines, style), left, MARKET_TOP)


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
