"""Symbols that the keys to the pictures of all sailing games explain alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PIL import Image

from engine.sailing.view import Fight, Ship, Shot, Track, Wind, Wreck
from render import gunfire, icons
from render.board import LARGEST
from render.legend import SIGN, Symbol, last
from render.palette import Palette, Stamp
from render.sailing import choices, events, ships
from render.sailing.look import Brush
from render.sailing.wind import rose_image
from render.style import Style
from render.theme import PAPER, SEA
from render.vessels import vessel

SIDE = LARGEST
FIGURE = 40
"""Sizes in px of cells, and of signs in strips."""
Look = Callable[[Style], Palette]
"""A game's palette in a style."""


def symbol(word: str, draw: Callable[..., Image.Image], *given: object) -> Symbol:
    """A symbol that means the same in all sailing games."""
    return Symbol(f"sailing-symbol-{word}", draw, given)


def of_ships(look: Look, found: Sequence[Ship], colours: Sequence[int]) -> Iterator[Symbol]:
    """What is lost of ships, and what is left to fire."""
    hurt = [ship for ship in found if ship.masts < ship.size]
    if hurt:
        yield symbol("stump", hull, look, colours[hurt[0].seat], hurt[0].size, hurt[0].masts)
    if found:
        shot = max(found, key=lambda ship: (ship.port + ship.starboard, ship.size))
        yield symbol("shots", _shots, look, colours[shot.seat], shot.size, shot.masts, shot.port, shot.starboard)


def active(look: Look) -> Symbol:
    """The ship that acts now."""
    return symbol("active", _pennant, look)


def of_sailing(look: Look, tracks: Sequence[Track], now: int) -> Iterator[Symbol]:
    """Where ships sailed; `now`: the turn that isn't faint."""
    if any(track.turn == now for track in tracks):
        yield last(SIDE, SIDE, SEA[0])
    if any(track.how == "sailed" for track in tracks):
        yield symbol("wake", wake, look, "sailed")


def of_battle(
    look: Look,
    shots: Sequence[Shot],
    fights: Sequence[Fight],
    wrecks: Sequence[Wreck],
    now: int,
    colours: Sequence[int],
) -> Iterator[Symbol]:
    """Shots, fights and wrecks."""
    struck = {shot.hit for shot in shots}
    yield from (symbol(word, shot, look, hit) for hit, word in ((True, "hit"), (False, "miss")) if hit in struck)
    if any(shot.turn == now for shot in shots):
        yield symbol("dice", _dice, look)
    if fights:
        yield symbol("fight", icon, gunfire.swords, 50)
    if wrecks:
        yield symbol("wreck", wreck, look, colours[wrecks[-1].seat])


def broadside(look: Look) -> Symbol:
    """What she could fire at."""
    return symbol("broadside", _aim, look)


def boarding(look: Look) -> Symbol:
    """Whom she could board."""
    return symbol("boarding", _boarding, look)


def wind(found: Wind) -> Symbol:
    """The rose."""
    return symbol("wind", _rose, found)


# ---------------------------------------------------------------- how they are drawn


def brush(look: Look, style: Style) -> Brush:
    """What draws symbols as they are on the board."""
    return Brush(look(style), style, SIDE)


def water(sprites: Sequence[Image.Image | Stamp], brush: Brush, side: int = SIDE) -> Image.Image:
    """Sprites and stamps on a cell of the sea, each in its middle; RGB."""
    image = Image.new("RGB", (side, side), brush.style.dye(SEA[0]))
    for found in sprites:
        piece, mask = (found, found) if isinstance(found, Image.Image) else (brush.palette.rgb(found.piece), found.mask)
        image.paste(piece, ((side - piece.width) // 2, (side - piece.height) // 2), mask)
    return image


def icon(found: icons.Icon, size: int, style: Style) -> Image.Image:
    """A sign as it is in strips."""
    return icons.sprite(found, style.size(size), style)


def hull(look: Look, colour: int, size: int, masts: int, style: Style) -> Image.Image:
    """A ship on water."""
    return water([vessel(style.owners[colour], size, masts, 2, SIDE, style)], brush(look, style))


def wake(look: Look, how: str, style: Style) -> Image.Image:
    """Where a ship went in some way."""
    paint = brush(look, style)
    return water([events.wake(1, 0, how, True, False, True, paint)], paint, SIDE + 40)


def _shots(look: Look, colour: int, size: int, masts: int, port: int, starboard: int, style: Style) -> Image.Image:
    paint = brush(look, style)
    found = vessel(style.owners[colour], size, masts, 0, SIDE, style)
    return water([found, ships.balls(size, port, starboard, 0, paint)], paint, SIDE + 20)


def _pennant(look: Look, style: Style) -> Image.Image:
    paint = brush(look, style)
    return water([ships.pennant(0, paint)], paint).crop((0, 0, SIDE // 2, SIDE // 2 + 6))


def shot(look: Look, hit: bool, style: Style) -> Image.Image:
    """A shot that hit, or didn't."""
    paint = brush(look, style)
    return water([events.line(1, 0, hit, True, False, True, paint)], paint)


def _dice(look: Look, style: Style) -> Image.Image:
    return events.dice_sprite(9, 2, 4, gunfire.burst, False, brush(look, style)._replace(cell=SIDE + 20))


def wreck(look: Look, colour: int, style: Style) -> Image.Image:
    """A ship that was lost."""
    paint = brush(look, style)
    return water([events.sunk_sprite(style.owners[colour], False, paint)], paint)


def _aim(look: Look, style: Style) -> Image.Image:
    paint = brush(look, style)
    return water([choices.aim_sprite(1, 0, paint)], paint)


def _boarding(look: Look, style: Style) -> Image.Image:
    paint = brush(look, style)
    return water([choices.boarding_sprite(paint)], paint)


def _rose(found: Wind, style: Style) -> Image.Image:
    return rose_image(found, style, PAPER).resize((SIGN - 6, SIGN - 6), Image.Resampling.LANCZOS)
