"""The market of mercenaries, and beside it what is left in the supply and how far the game has come."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from engine.games.sealords.view import MercenaryView
from render import gunfire, icons
from render.accents import PRICE
from render.canvas import put
from render.games.sealords.fleets import badge
from render.games.sealords.look import FADED, HIRED, INNER, MARKET, fleets, palette
from render.marks import rim_chosen
from render.sprites import Pen
from render.style import Style
from render.text import fit, write
from render.theme import CARD, INK, PAPER, PAPER_DARK, STEEL_DARK, mix

SUPPLY = 138
CARD_GAP = 8
CARD_WIDTH = (INNER - SUPPLY - 5 * CARD_GAP) // 5
WORDS = ("turn", "shields", "mines")
"""What the figures of the supply are called, by the ends of the words' ids."""

Row = tuple[icons.Icon | str, ...]
EFFECTS: dict[str, Row] = {
    "m01": (icons.shield,),
    "m02": (icons.shield,),
    "m03": (icons.fleet, icons.reserve),
    "m04": (icons.clear_mine, "×3"),
    "m05": (icons.token, icons.token, icons.fake_token),
    "m06": (gunfire.shot_near,),
    "m07": (gunfire.shot_horizontal, gunfire.shot_horizontal),
    "m08": (gunfire.shot_diagonal, gunfire.shot_diagonal),
    "m09": (gunfire.swords, icons.hull),
    "m10": (icons.star, "/", icons.around),
    "m11": (icons.star, "/", icons.shield),
    "m12": (icons.star, "/", icons.equals),
}
"""What a mercenary does, in icons. A star before a stroke: a point for each of these at the end."""


def draw_row(image: Image.Image, row: Row, x: float, y: float, size: int, room: float, style: Style) -> None:
    """Icons in a row around (`x`, `y`), smaller where `room` px are too few."""
    # Three icons in a row overlap rather than become too small for a phone.
    overlap = 0.3 if len(row) == 3 and "/" not in row else 0.0
    shares = [0.36 * len(item) if isinstance(item, str) else 1.0 - overlap for item in row]
    size = min(size, int(room / (sum(shares) + overlap)))
    left = x - size * sum(shares) / 2
    for item, share in zip(row, shares, strict=True):
        at = left + size * share / 2
        if isinstance(item, str):
            write(image, at, y, item, round(size * 0.7), style.dye(INK), 700)
        else:
            put(image, icons.sprite(item, size, style), at, y)
        left += size * share


@lru_cache(maxsize=128)
def card_piece(card: MercenaryView, chosen: bool, name: str, style: Style) -> Image.Image:
    """A mercenary for sale, or sold (faded, with the owner's badge in place of the price), indexed."""
    sold = card.owner is not None
    ground = PAPER if sold else CARD
    image = Image.new("RGB", (CARD_WIDTH, MARKET), style.dye(PAPER))
    pen = Pen(CARD_WIDTH, MARKET, CARD_WIDTH, style)
    rim = mix(PAPER_DARK, STEEL_DARK, 0.7) if sold else INK
    pen.box(4, 4, CARD_WIDTH - 4, MARKET - 4, 14, ground, rim, 5)
    if not sold:
        pen.box(8, 8, CARD_WIDTH - 8, MARKET - 8, 11, None, HIRED, 5)
    if chosen:
        rim_chosen(pen, CARD_WIDTH, MARKET)
    put(image, pen.sprite(), CARD_WIDTH / 2, MARKET / 2)
    row = EFFECTS[card.card]
    middle = 85 if name else 100
    draw_row(image, row, CARD_WIDTH / 2, middle, 60 if len(row) > 1 else 64, CARD_WIDTH - 22, style)
    numbers = "·".join(map(str, card.numbers)) or "X"
    write(image, (CARD_WIDTH + 52) / 2, 36, numbers, 38 if len(card.numbers) < 3 else 32, style.dye(INK), 800)
    if name:
        lines, size = fit(name, CARD_WIDTH - 22, (25, 23, 21), 18, 700)
        for i, text in enumerate(lines):
            y = MARKET - 28 + (i - (len(lines) - 1) / 2) * (size - 1)
            write(image, CARD_WIDTH / 2, y, text, size, style.dye(INK), 700)
    if card.owner is not None:
        put(image, badge(fleets(style)[card.owner], "", 42, 30, style=style), 34, 36)
    else:
        put(image, price_sprite(card.cost, style), 34, 36)
    piece = palette(style).index(image)
    if sold:
        effects = (12, middle - 32, CARD_WIDTH - 12, middle + 33)
        piece.paste(palette(style).shade(piece.crop(effects), FADED), effects[:2])
    return piece


@lru_cache(maxsize=8)
def price_sprite(cost: int, style: Style) -> Image.Image:
    """What a mercenary costs; RGBA."""
    pen = Pen(52, units=116, style=style)
    icons.plain_coin(pen.within(58, 58))
    pen.circle(58, 58, 43, None, PRICE, 11)
    pen.text(58, 58, str(cost), 66, PRICE)
    return pen.sprite()


@lru_cache(maxsize=1024)
def supply_piece(turn: int, turns: int, shields: int, mines: int, words: tuple[str, ...], style: Style) -> Image.Image:
    """Turn, shields and mines left, one below the other, each with its word in `words` or "", indexed."""
    image = Image.new("RGB", (SUPPLY, MARKET), style.dye(PAPER))
    rows: tuple[tuple[Callable[..., None], str], ...] = (
        (icons.sandglass, f"{turn}/{turns}"),
        (icons.shield, str(shields)),
        (icons.token, str(mines)),
    )
    for i, ((icon, text), word) in enumerate(zip(rows, words, strict=True)):
        y = 28 + i * 52
        put(image, icons.sprite(icon, 40, style), 26, y)
        write(image, 53, y - 10 * bool(word), text, 28, style.dye(INK), 700, "lm")
        if word:
            (said,), size = fit(word, SUPPLY - 55, (20, 18), 16, 600, 1)
            write(image, 53, y + 14, said, size, style.dye(INK), 600, "lm")
    return palette(style).index(image)
