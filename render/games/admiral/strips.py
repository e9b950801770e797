"""What lies below the sea: the wind's rose with all classes' reach, what may end the game, a strip for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.games.admiral.view import View, Wind
from engine.sailing.view import Wind as Usual
from render import icons
from render.accents import DAMAGE
from render.board import EDGE
from render.canvas import Canvas, put
from render.games.admiral import signs
from render.games.admiral.fleet import FIRESHIP
from render.games.admiral.hulls import BUILDS, FACES, SINKS, face, listed
from render.games.admiral.look import palette
from render.games.admiral.trays import PAD, placed, standing, team_piece, tray_piece, trays
from render.icons import Icon
from render.sailing.geometry import heading
from render.sailing.look import FADED
from render.sailing.strips import GAP, INDENT, Holder, begun, box, holder, put_count, put_name
from render.sailing.wind import SIDE, rose
from render.sprites import Pen
from render.style import Style
from render.text import font, write
from render.theme import INK, PAPER, STEEL_DARK, WHITE

ALL = "".join(BUILDS)
"""The letters of all classes."""
CHIP = 58
"""Height of the box below the rose."""
TALL = SIDE + GAP + CHIP
"""Of the block."""
HIGH = 88
"""Height from which on a strip has two rows; narrow ones have two in any case, of smaller ships."""
SMALLER = 0.85
LISTED = 46
"""Ships of lists in px."""
CLOSE = 40
"""Where the emblem is on narrow strips."""
NARROW = 600
LEAST = 0.55
"""Ships of lists aren't made smaller than this share for mines and turns without a fort, which move up to the name."""
MORE = 80
"""About the width of each of these."""
NAMED = 270
"""So much is left for the emblem and the name where all is in one row."""
FACE = 25
"""The disc of a team on an emblem, in px."""
TASKS: dict[str, Icon] = {"repair": signs.repairing, "work": signs.working, FIRESHIP: icons.flame}


class Item(NamedTuple):
    """A ship or fort of a strip; a fort's kind is empty."""

    kind: str
    strength: int
    size: int
    pearls: int
    task: str


class Strip(NamedTuple):
    """What a seat's strip shows. `need`: pearls that win; 0: none do; `score` None: none are played for.

    `mines`: that may be left; `homeless`: turns without a fort, of so many; `team`: None where all play for themselves.
    """

    holder: Holder
    items: tuple[Item, ...]
    score: int | None
    need: int
    goal: str
    mines: int
    homeless: tuple[int, int]
    team: int | None


def foot(view: View, width: int) -> int:
    """Height in px of what lies below a sea of this width."""
    return TALL + GAP + EDGE


def draw_foot(canvas: Canvas, view: View, names: Sequence[str], colours: Sequence[int], top: int, style: Style) -> None:
    """Draws it, from the height `top` on."""
    kinds = afloat(view)
    found = rose(usual(view.wind, kinds) if view.wind else None, canvas.palette, style)
    if view.wind:
        canvas.paste(found, EDGE, top)
        canvas.paste(chip(view.wind, kinds, style), EDGE, top + SIDE + GAP)
    else:
        canvas.paste(found, EDGE, top + (GAP + CHIP) // 2)
    left, room, tall = EDGE + SIDE + GAP, canvas.sheet.width - 2 * EDGE - SIDE - GAP, TALL
    told = facts(view)
    if told:
        tall -= CHIP + GAP
        canvas.paste(fact_piece(told, room, style), left, top + SIDE + GAP)
    for number, x, y, wide, high in trays(view, room, tall):
        canvas.paste(tray_piece(number, wide, high, style), left + x, top + y)
        found = team_piece(standing(view, number), high - 2 * PAD, style)
        canvas.paste(found, left + x + PAD, top + y + PAD)
    for seat, x, y, wide, high in placed(view, room, tall):
        found = strip_piece(_strip(view, seat, names, colours, style), wide, high, style)
        canvas.paste(found, left + x, top + y)


def _strip(view: View, seat: int, names: Sequence[str], colours: Sequence[int], style: Style) -> Strip:
    ships = [Item(ship.id[0], ship.strength, ship.size, ship.pearls, FIRESHIP if ship.fireship else ship.task)
             for ship in view.ships if ship.seat == seat]  # fmt: skip
    forts = [Item("", fort.strength, fort.size, 0, "work" if fort.worked else "")
             for fort in view.forts if fort.seat == seat]  # fmt: skip
    goal = view.goals[seat] if view.goals else None
    team = next((number for number, seats in enumerate(view.teams) if seat in seats), None)
    return Strip(
        holder(view, seat, names, colours, style),
        (*ships, *forts),
        view.scores[seat] if view.scores else None,
        view.need if team is None else 0,
        goal.token if goal else "",
        view.hidden[seat] if view.hidden else 0,
        (view.homeless[seat] if view.homeless and seat not in view.out else 0, view.homeless_end),
        team,
    )


# ---------------------------------------------------------------- the wind


def afloat(view: View) -> str:
    """The letters of the classes in play; of all where there are no ships."""
    found = {ship.id[0] for ship in view.ships}
    return "".join(kind for kind in BUILDS if kind in found or not found)


def usual(wind: Wind, kinds: str = ALL) -> Usual:
    """The wind with the reach that most of these classes have, for the rose."""
    return Usual(wind.towards, wind.force, main(wind, kinds))


def main(wind: Wind, kinds: str) -> tuple[int, ...]:
    """The reach that most of these classes have, of equally many the first."""
    ranges = [wind.ranges[ALL.index(kind)] for kind in kinds]
    return max(ranges, key=lambda found: (ranges.count(found), -ranges.index(found)))


def others(wind: Wind, kinds: str = ALL) -> dict[tuple[int, ...], str]:
    """The reach of the others of these classes, each with their letters."""
    found: dict[tuple[int, ...], str] = {}
    usually = main(wind, kinds)
    for kind in kinds:
        reach = wind.ranges[ALL.index(kind)]
        if reach != usually:
            found[reach] = found.get(reach, "") + kind
    return found


@lru_cache(maxsize=128)
def chip(wind: Wind, kinds: str, style: Style) -> Image.Image:
    """Which classes get elsewhere than the rose says, indexed: what they have more on straight courses, or where they
    drift to.
    """
    image = box(SIDE, CHIP, style)
    x = 12
    for reach, few in others(wind, kinds).items():
        for kind in few:
            sprite = listed(kind, style.owners[4], 44, style)
            image.paste(sprite, (x, (CHIP - sprite.height) // 2), sprite)
            x += sprite.width + 4
        x = _reach(image, x + 4, wind, main(wind, kinds), reach, style)
    return palette(style).index(image)


def _reach(image: Image.Image, x: int, wind: Wind, base: tuple[int, ...], reach: tuple[int, ...], style: Style) -> int:
    if wind.force == "storm":
        text, straight = str(reach[heading(wind.towards)]), False
    else:
        differing = [i for i in range(8) if reach[i] != base[i]]
        text, straight = f"{reach[differing[0]] - base[differing[0]]:+}", all(i % 2 == 0 for i in differing)
    write(image, x, CHIP / 2, text, 38, style.dye(INK), 800, "lm")
    x += round(font(38, 800).getlength(text)) + 6
    if straight:
        put(image, icons.sprite(crossways, 40, style), x + 20, CHIP / 2)
        x += 46
    return x


def crossways(pen: Pen) -> None:
    """On rows and columns, not on diagonals."""
    for turn in range(0, 360, 90):
        pen.within(0, 0, 1, turn).body("M -7 -8 V -30 H -20 L 0 -50 L 20 -30 H 7 V -8 Z", WHITE, INK, 7)


# ---------------------------------------------------------------- what ends the game

Fact = tuple[Icon, str, str]
"""A sign, a number, and what it is out of."""


def facts(view: View) -> tuple[Fact, ...]:
    """Which round it is and how many nothing has happened, where they may end the game soon (AD-61, AD-69)."""
    found: list[Fact] = []
    if view.last_round and 2 * view.round >= view.last_round:
        found.append((icons.sandglass, str(view.round), f"/{view.last_round}"))
    if view.quiet_end and 2 * view.quiet >= view.quiet_end:
        found.append((signs.idle, str(view.quiet), f"/{view.quiet_end}"))
    return tuple(found)


@lru_cache(maxsize=128)
def fact_piece(told: tuple[Fact, ...], wide: int, style: Style) -> Image.Image:
    """A box with facts, indexed."""
    image = box(wide, CHIP, style)
    x = 16.0
    for sign, number, of in told:
        put(image, icons.sprite(sign, 38, style), x + 19, CHIP / 2)
        x += 44
        for text, size, weight, colour in ((number, 36, 800, INK), (of, 28, 500, STEEL_DARK)):
            write(image, x, CHIP / 2, text, size, style.dye(colour), weight, "lm")
            x += font(size, weight).getlength(text)
        x += 30
    return palette(style).index(image)


# ---------------------------------------------------------------- the seats


@lru_cache(maxsize=256)
def strip_piece(strip: Strip, wide: int, tall: int, style: Style) -> Image.Image:
    """A seat's strip, indexed."""
    narrow = wide < NARROW
    two = narrow or tall >= HIGH
    first = round(tall * 0.3) if two else tall // 2
    second = round(tall * 0.71) if two else first
    at = (CLOSE + 14 if narrow else INDENT, first)
    image = begun(strip.holder, wide, tall, at, style, PAPER if strip.team is None else FACES[strip.team].edge)
    if strip.team is not None:
        pen = Pen(FACE, units=50, style=style)
        face(pen.within(25, 25), strip.team)
        put(image, pen.sprite(), at[0], at[1] + round(0.5 * SINKS.get(strip.holder.owner.shape, 0)))
    right = _counts(image, strip, wide - 16.0, first, style)
    if not strip.holder.gone:
        row = fleet(strip.items, strip.holder, not narrow, style)
        left, end = 44, wide - 16.0
        if two and row.width * LEAST <= end - left - MORE * bool(strip.mines) - MORE * bool(strip.homeless[0]):
            end = _more(image, strip, end, second, style)
        else:
            right = _more(image, strip, right, first, style)
        room = round(end - left if two else right - at[0] - NAMED)
        share = min(room / row.width, SMALLER if two and tall < HIGH else 1)
        if share < 1:
            row = row.resize((round(row.width * share), round(row.height * share)), Image.Resampling.LANCZOS)
        x = left + row.width / 2 if two else right - row.width / 2
        put(image, row, x, second)
        right = right if two else right - row.width - 12
    sizes = (40, 36, 32, 28) if not narrow else (34, 32, 30, 28, 26, 24)
    put_name(image, strip.holder, at, right - 8, sizes, style)
    found = palette(style).index(image)
    return palette(style).shade(found, FADED) if strip.holder.gone else found


def _counts(image: Image.Image, strip: Strip, right: float, y: int, style: Style) -> float:
    """Pearls and the goal, up to `right`; returns where they begin."""
    if strip.score is not None:
        texts = [(str(strip.score), 40, 800), *([(f"/{strip.need}", 32, 500)] if strip.need else [])]
        right = put_count(image, signs.pearl, texts, right, y, style, 40) - 16
    if strip.goal:
        right = put_count(image, signs.finish, [(strip.goal, 38, 700)], right, y, style, 42) - 16
    return right


def _more(image: Image.Image, strip: Strip, right: float, y: int, style: Style) -> float:
    """Mines that may be left and turns without a fort, up to `right`; returns where they begin."""
    if strip.mines:
        right = put_count(image, icons.mine, [(str(strip.mines), 34, 700)], right, y, style, 34) - 14
    turns, end = strip.homeless
    if turns:
        texts = [(str(turns), 34, 800), (f"/{end}", 26, 500)]
        right = put_count(image, signs.homeless, texts, right, y, style, 40) - 14
    return right


@lru_cache(maxsize=256)
def fleet(items: tuple[Item, ...], holder: Holder, full: bool, style: Style) -> Image.Image:
    """Ships and forts with their strength, RGBA; `full`: and with that of a whole one."""
    parts = [_item(item, holder, full, style) for item in items]
    width = sum(part.width for part in parts)
    row = Image.new("RGBA", (max(width, 1), LISTED))
    x = 0
    for part in parts:
        row.paste(part, (x, 0))
        x += part.width
    return row


def _item(item: Item, holder: Holder, full: bool, style: Style) -> Image.Image:
    hull = listed(item.kind, holder.owner, LISTED, style) if item.kind else icons.sprite(
        signs.fort if item.strength else signs.rubble, LISTED, style)  # fmt: skip
    texts = [(str(item.strength), 36, 800, DAMAGE if item.strength < item.size else INK)]
    if full:
        texts.append((f"/{item.size}", 28, 500, STEEL_DARK))
    wide = round(sum(font(size, weight).getlength(text) for text, size, weight, _ in texts))
    found = Image.new("RGBA", (hull.width + wide + (30 if full else 18), LISTED))
    found.paste(hull, (0, 0))
    if item.task:
        sign = icons.sprite(TASKS[item.task], 28 if item.task == FIRESHIP else 24, style)
        found.alpha_composite(sign, (0, 0))
    for i in range(item.pearls):
        dot = icons.sprite(signs.pearl, 20, style)
        found.alpha_composite(dot, (hull.width - 18 - 17 * i, LISTED - 21))
    x = hull.width + 6.0
    for text, size, weight, colour in texts:
        write(found, x, LISTED / 2 + 2, text, size, style.dye(colour), weight, "lm")
        x += font(size, weight).getlength(text)
    return found
