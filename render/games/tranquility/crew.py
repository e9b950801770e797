"""The crew: a strip for each seat with what everybody may know of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.games.tranquility.cards import is_island
from engine.games.tranquility.rivals import scores
from engine.games.tranquility.view import Player, View
from render import icons
from render.accents import PRICE
from render.badges import emblem
from render.canvas import Canvas, put
from render.games.tranquility import signs
from render.games.tranquility.colours import palette
from render.games.tranquility.frame import has_start
from render.games.tranquility.islands import hue
from render.games.tranquility.look import CREW_TOP, FADED, GAP, INNER, MARGIN, RISE, TAB, shore
from render.icons import Icon
from render.marks import brackets, rim_due
from render.sprites import Pen
from render.style import Style
from render.text import fit, font, write
from render.theme import CARD, GOLD, INK, PAPER, STEEL_DARK, WHITE

STRIP = 54
STEP = STRIP + 5
MARK = 50
"""Middle of a seat's mark."""
NAME_LEFT = 78
STATS = (112, 102, 98)
"""Width of hand, pile and discards."""
ITEMS = 190
SCORE = 118
"""Width of a side's points."""
PLEDGE = 78
HELD, CHIP = 304, 55
"""Room for the cards that a hand held in the end, and the width of one of them."""
FIGURE, TEXT_LEFT = 31, 43
"""Size of a figure, and where it begins beside its sign."""
BESIDE, AFTER = 20, 28
"""Px before a sign and behind its figure where they are marked, so that the marks don't touch them."""

Item = tuple[str, str]
"""A sign and what is written beside it: a number, or ``@`` and the owner whose seat shares it."""


def height(players: int, mode: str) -> int:
    """Height of all strips in px."""
    return max(players * STEP - (STEP - STRIP), RISE if has_start(mode) else 0)


def left(mode: str) -> int:
    """Where the strips begin: right of the Start's slot, if there is one."""
    return MARGIN + (TAB + GAP if has_start(mode) else 0)


def draw_crew(canvas: Canvas, view: View, names: tuple[str, ...], colours: Sequence[int], style: Style) -> None:
    """Lays the strips below the frame."""
    x, room = left(view.mode), INNER + MARGIN - left(view.mode)
    rivals = view.mode == "rivals"
    ended = any(player.held for player in view.players)
    special = view.supply is not None or any(
        _items(view, seat, player, colours) for seat, player in enumerate(view.players)
    )
    points = scores(view) if rivals else ()
    won = winners(view, points)
    aside = HELD + 20 if ended else STATS[0] + (20 if rivals else PLEDGE + 14) + (ITEMS if special else 0)
    taken = sum(STATS[1:]) + (SCORE if points else 0) + aside
    name_room = room - NAME_LEFT - taken
    for seat, player in enumerate(view.players):
        y = CREW_TOP + seat * STEP
        due = seat in view.owing and not view.over
        mark = int(seat != view.sun) if rivals else colours[seat]
        canvas.paste(strip_piece(mark, room, due, rivals, player.gone, style), x, y)
        name = names[seat] if seat < len(names) else ""
        canvas.paste(name_piece(name, name_room, player.gone, style), x + NAME_LEFT, y + 7)
        at = x + NAME_LEFT + name_room
        if points:
            piece = score_piece(points[seat], seat in won, style)
            canvas.paste(piece, at, y + 7)
            at += SCORE
        stats = zip(_stats(view, seat, player), STATS, strict=True)
        for (sign, text), wide in [*stats][ended:]:
            fresh = sign == "discards" and seat == view.threw
            canvas.paste(stat_piece(sign, text, wide, player.gone, fresh, style), at - BESIDE * fresh, y + 7)
            at += wide
        until = x + room - 14
        if ended:
            if player.held:
                piece = held_piece(player.held, style)
                canvas.paste(piece, until - piece.width, y + 7)
            continue
        if view.due is not None and not player.gone:
            until -= PLEDGE
            text = "?" if player.pledged is None else str(player.pledged)
            canvas.paste(pledge_piece(text, style), until, y + 7)
        if items := _items(view, seat, player, colours):
            piece = items_piece(items, until - at, style)
            canvas.paste(piece, until - piece.width, y + 7)


def winners(view: View, points: tuple[int, ...]) -> tuple[int, ...]:
    """Who has won a competitive game: by points, by islands where those are equal, else nobody (TQ-33)."""
    if view.over != "scored":
        return ()
    worth = [(points[seat], _islands(view, seat)) for seat in (0, 1)]
    return () if worth[0] == worth[1] else (int(worth[1] > worth[0]),)


def _islands(view: View, seat: int) -> int:
    return sum(place is not None and place.moon == (seat != view.sun) for place in view.field)


def _stats(view: View, seat: int, player: Player) -> tuple[tuple[str, str], ...]:
    hand = str(player.hand) if player.limit == 5 or player.gone else f"{player.hand}/{player.limit}"
    second = ("pile", str(player.pile))
    if view.mode == "rivals":
        second = ("islet", str(_islands(view, seat)))
    return ("hand", hand), second, ("discards", str(player.discards))


def _items(view: View, seat: int, player: Player, colours: Sequence[int]) -> tuple[Item, ...]:
    """What lies before a seat, and the monsters in its hand."""
    items: list[Item] = [("monster", str(player.monsters))] if player.monsters else []
    for colour in ("yellow", "orange"):
        count = player.storms.count(colour)
        if count:
            items.append((colour, "" if count == 1 else str(count)))
    for colour in dict.fromkeys(player.aside):
        count = player.aside.count(colour)
        items.append((f"aside-{colour}", "" if count == 1 else str(count)))
    if player.compasses:
        items.append(("compass", "" if player.compasses == 1 else str(player.compasses)))
    for pair in view.shared:
        if seat in pair:
            other = pair[1] if pair[0] == seat else pair[0]
            items.append(("compass", f"@{colours[other]}"))
    return tuple(items)


SIGNS: dict[str, Icon] = {
    "hand": signs.hand,
    "pile": signs.pile,
    "discards": signs.discards,
    "islet": signs.islet,
    "monster": signs.monster,
    "compass": signs.compass,
    **signs.STORM_SIGNS,
    **signs.ASIDE_SIGNS,
}


@lru_cache(maxsize=32)
def strip_piece(mark: int, width: int, due: bool, rivals: bool, gone: bool, style: Style) -> Image.Image:
    """An empty strip with the seat's mark, indexed: the emblem of an owner, of rivals sun (0) and moon (1).

    `due`: this player owes a decision.
    """
    image = Image.new("RGB", (width, STRIP), style.dye(PAPER))
    pen = Pen(width, STRIP, width, style)
    pen.box(3, 3, width - 3, STRIP - 3, 15, CARD, STEEL_DARK if gone else INK, 3)
    if due:
        rim_due(pen, width, STRIP)
    sign = pen.within(MARK, STRIP / 2, 0.34 if not rivals else 0.38)
    if rivals:
        (signs.moon_side if mark else signs.sun_side)(sign)
    else:
        emblem(sign, style.owners[mark])
    put(image, pen.sprite(), width / 2, STRIP / 2)
    return _indexed(image, gone, style)


@lru_cache(maxsize=256)
def name_piece(name: str, width: int, gone: bool, style: Style) -> Image.Image:
    """A name, struck out for somebody who has left, indexed."""
    (shown,), size = fit(name, width - 6, (32, 29), 27, lines=1)
    image = Image.new("RGB", (width, STRIP - 14), style.dye(CARD))
    middle = image.height / 2
    write(image, 2, middle, shown, size, style.dye(INK), 700, "lm")
    if gone:
        long = round(font(size, 700).getlength(shown))
        image.paste(style.dye(INK), (2, round(middle) + 1, 2 + long, round(middle) + 4))
    return _indexed(image, gone, style)


@lru_cache(maxsize=512)
def stat_piece(sign: str, text: str, wide: int, gone: bool, fresh: bool, style: Style) -> Image.Image:
    """A figure with its sign, indexed; `fresh`: changed by the last action, with marks round it."""
    left = BESIDE * fresh
    if fresh:
        wide = left + TEXT_LEFT + round(font(FIGURE, 700).getlength(text)) + AFTER
    image = Image.new("RGB", (wide, STRIP - 14), style.dye(CARD))
    put(image, icons.sprite(SIGNS[sign], 40, style), left + 20, 20)
    write(image, left + TEXT_LEFT, 20, text, FIGURE, style.dye(INK), 700, "lm")
    if fresh:
        put(image, brackets(wide, STRIP - 14, style), wide / 2, (STRIP - 14) / 2)
    return _indexed(image, gone, style)


@lru_cache(maxsize=128)
def score_piece(points: int, won: bool, style: Style) -> Image.Image:
    """A side's points, indexed; on gold where they have won."""
    image = Image.new("RGB", (SCORE, STRIP - 14), style.dye(CARD))
    pen = Pen(SCORE - 12, 40, SCORE - 12, style)
    pen.box(2, 2, SCORE - 14, 38, 12, GOLD if won else WHITE, INK, 4)
    icons.star(pen.within(26, 20, 0.33))
    pen.text(SCORE / 2 + 8, 20, str(points).replace("-", "−"), 32, INK, 800)
    put(image, pen.sprite(), SCORE / 2 - 6, 20)
    return palette(style).index(image)


@lru_cache(maxsize=128)
def held_piece(cards: tuple[int, ...], style: Style) -> Image.Image:
    """The cards that a hand still held in the end, indexed; smaller where there are many."""
    step = min(CHIP + 6, HELD / len(cards))
    image = Image.new("RGB", (round(step * len(cards)), STRIP - 14), style.dye(CARD))
    pen = Pen(image.width, image.height, image.width, style)
    size = min(1.0, step / (CHIP + 6))
    for i, card in enumerate(cards):
        spot = pen.within((i + 0.5) * step, (STRIP - 14) / 2, size)
        if is_island(card):
            spot.box(-CHIP / 2, -19, CHIP / 2, 19, 14, hue(card), shore(hue(card)), 2.4)
            spot.text(0, 0, str(card), 29, INK)
        else:
            signs.of_card(card)(spot.within(0, 0, 0.36))
    put(image, pen.sprite(), image.width / 2, image.height / 2)
    return palette(style).index(image)


@lru_cache(maxsize=32)
def pledge_piece(text: str, style: Style) -> Image.Image:
    """How many cards a seat gives to the eight, indexed."""
    image = Image.new("RGB", (PLEDGE, STRIP - 14), style.dye(CARD))
    pen = Pen(PLEDGE - 6, 40, PLEDGE - 6, style)
    pen.box(3, 3, PLEDGE - 9, 37, 11, WHITE, PRICE, 5)
    signs.card(pen.within(22, 20, 0.3))
    pen.text(50, 20, text, 30, INK)
    put(image, pen.sprite(), PLEDGE / 2 + 3, 20)
    return palette(style).index(image)


@lru_cache(maxsize=256)
def items_piece(items: tuple[Item, ...], room: int, style: Style) -> Image.Image:
    """Monsters, storms and compasses in a row, indexed; smaller where there is too little room."""
    widths = [44 if not text else 74 if text[0] == "@" else 66 for _, text in items]
    size = 1.0 if sum(widths) <= room else room / sum(widths)
    image = Image.new("RGB", (min(sum(widths), room), 40), style.dye(CARD))
    pen = Pen(image.width, image.height, image.width, style)
    at = 0.0
    for (sign, text), width in zip(items, widths, strict=True):
        part = pen.within(at, 20, size)
        SIGNS[sign](part.within(22, 0, 0.35))
        if text[:1] == "@":
            part.path("M 38 0 H 50", None, INK, 5)
            emblem(part.within(56, 0, 0.26), style.owners[int(text[1:])])
        elif text:
            part.text(53, 0, text, FIGURE, INK)
        at += width * size
    put(image, pen.sprite(), image.width / 2, image.height / 2)
    return palette(style).index(image)


def _indexed(image: Image.Image, gone: bool, style: Style) -> Image.Image:
    piece = palette(style).index(image)
    return palette(style).shade(piece, FADED) if gone else piece
