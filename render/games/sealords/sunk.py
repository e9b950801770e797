"""The ships that are out of the game, below the market: each with its number on its owner's badge."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.games.sealords.view import FleetView
from render import icons
from render.canvas import put
from render.games.sealords.fleets import badge
from render.games.sealords.look import GAP, INNER, SEA, fleets, palette
from render.sprites import Pen
from render.style import Style
from render.theme import INK, PAPER

TALL = 60
TAG = 62
"""Width of the icon before them."""
PITCH = 62
ROW = (INNER - TAG) // PITCH
"""How many lie side by side."""

Ships = tuple[tuple[int, int], ...]
"""Owner and number of each."""


def out_of_game(fleets: tuple[FleetView, FleetView]) -> Ships:
    """All ships that were discarded, light's first, each player's by number."""
    return tuple((seat, number) for seat, fleet in enumerate(fleets) for number in sorted(fleet.lost))


def height(count: int) -> int:
    """Height of the strip of so many ships in px, with the gap below it; none for no ship."""
    return -(-count // ROW) * TALL + GAP if count else 0


@lru_cache(maxsize=64)
def piece(ships: Ships, style: Style) -> Image.Image:
    """The strip, indexed."""
    image = Image.new("RGB", (INNER, height(len(ships)) - GAP), style.dye(PAPER))
    put(image, icons.sprite(sinking, 56, style), 30, TALL / 2)
    for i, (seat, number) in enumerate(ships):
        row, place = divmod(i, ROW)
        owner = fleets(style)[seat]
        label = badge(owner, str(number), style.size(44), style.size(37), owner.ash, style)
        put(image, label, TAG + (place + 0.5) * PITCH, (row + 0.5) * TALL)
    return palette(style).index(image)


def sinking(pen: Pen) -> None:
    """A ship that goes down by the bow."""
    icons.hull(pen.within(4, -8, turn=42))
    for y, fill in ((18, SEA[1][0]), (36, SEA[1][1])):
        waves = "".join(
            f" Q {x + 14} {y + (10 if i % 2 else -10)} {x + 28} {y}" for i, x in enumerate(range(-56, 56, 28))
        )
        pen.path(f"M -56 {y}{waves} V {y + 18} H -56 Z", fill)
        pen.path(f"M -56 {y}{waves}", None, INK, 7)
