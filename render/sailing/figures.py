"""Figures for the rules that all sailing games share: the wind, where broadsides fire, the dice of shots."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PIL import Image

from engine.sailing import wind as deck
from engine.sailing.view import Ship, Wind
from render import gunfire, icons
from render.canvas import put
from render.icons import Icon
from render.plates import GAP, RIM, WIDE, framed, paper, step
from render.sailing.choices import aim, way
from render.sailing.geometry import COURSES, beyond, heading
from render.sailing.geometry import abeam as sides
from render.sailing.look import USUAL, Sheet
from render.sailing.signs import miss
from render.sailing.wind import rose_image
from render.sprites import Pen
from render.theme import INK, PAPER, SEA, WHITE
from render.vessels import vessel

DIE = 64
"""A die in px."""
BLUE = 1
"""The owner of ships that are fired at."""


def cropped(sheet: Sheet) -> Image.Image:
    """The sea of a sheet without its frame, in RGB."""
    return sheet.canvas.palette.rgb(sheet.canvas.sheet.crop(sheet.sea))


def on_water(sprite: Image.Image, side: int = 140) -> Image.Image:
    """A sprite on a square of water, RGB."""
    image = Image.new("RGB", (side, side), SEA[0])
    put(image, sprite, side / 2, side / 2)
    return image


def rows(lines: Sequence[Sequence[Image.Image]], between: int) -> Image.Image:
    """Rows of pieces on paper, with a pointer between two of them."""
    tall = max(piece.height for row in lines for piece in row)
    image = paper(2 * RIM + len(lines) * (tall + GAP) - GAP)
    for i, row in enumerate(lines):
        x, y = RIM, RIM + i * (tall + GAP)
        for j, piece in enumerate(row):
            if j:
                put(image, step(">"), x + between / 2, y + tall / 2)
                x += between
            image.paste(INK, (x, y, x + piece.width, y + piece.height))
            image.paste(piece.crop((3, 3, piece.width - 3, piece.height - 3)), (x + 3, y + 3))
            x += piece.width
    return image


def winds() -> list[Wind]:
    """The cards of the wind to the north-east, the lightest first (AS-3)."""
    cards = [card for card in range(deck.CARDS) if COURSES[deck.towards(card)] == "NE"]
    found = [Wind("NE", deck.strength(card), deck.ranges(card, "printed")) for card in cards]
    return sorted(found, key=lambda found: max(found.ranges))


def wind() -> Image.Image:
    """The same wind in its three strengths (AS-3)."""
    roses = [rose_image(wind, USUAL, PAPER) for wind in winds()]
    image = paper(roses[0].height + 2 * RIM)
    for i, rose in enumerate(roses):
        image.paste(rose, ((WIDE - rose.width) // 2 + (i - 1) * (rose.width + 3 * GAP), RIM))
    return image


def abeam(sheet: Sheet, ships: Collection[Ship]) -> Image.Image:
    """Where broadsides fire, and where ships sail (AS-5, AS-10): a sheet that bears them, with arrows."""
    for ship in ships:
        for side in sides(ship.heading):
            target = beyond(ship.cell, side)
            found = aim(target.col - ship.cell.col, target.row - ship.cell.row, sheet.brush)
            sheet.put_between(found, ship.cell, target)
    for ship in ships:
        sheet.put(way(heading(ship.heading), sheet.brush), beyond(ship.cell, ship.heading))
    return framed(cropped(sheet))


def salvo(volley: tuple[int, ...]) -> Image.Image:
    """A hit, a miss, equal dice, and a salvo with the dice of a `volley` that hits a 5 (AS-11, AS-12)."""
    lines: tuple[tuple[tuple[int, ...], Icon, int, int | None], ...] = (
        ((5,), gunfire.burst, 3, 1),
        ((2,), miss, 4, 2),
        ((4,), icons.again, 4, None),
        (volley, gunfire.burst, 5, 1),
    )
    tall = 124
    image = paper(2 * RIM + len(lines) * (tall + GAP) - GAP)
    pen = Pen(image.width, image.height, image.width)
    for i, (attack, sign, defence, masts) in enumerate(lines):
        y = RIM + i * (tall + GAP) + tall / 2
        for j, number in enumerate(reversed(attack)):
            die(pen.within(210 - j * (DIE + 10), y), number, WHITE, INK)
        sign(pen.within(288, y, 0.66))
        die(pen.within(366, y), defence, INK, WHITE)
        if masts is not None:
            before, after = (on_water(vessel(USUAL.owners[BLUE], 2, left, 2, 104), tall) for left in (2, masts))
            for x, piece in ((430, before), (430 + tall + 10, after)):
                image.paste(piece, (x, round(y - tall / 2)))
            put(image, step(">"), 430 + tall + 5, y)
    image.paste(pen.sprite(), (0, 0), pen.sprite())
    return image


def die(pen: Pen, number: int, fill: str, ink: str) -> None:
    """A die with a number, in px around the pen's origin."""
    half = DIE / 2
    pen.box(-half, -half, half, half, 13, fill, INK, 5)
    pen.text(0, 0, str(number), 48, ink, 800)
