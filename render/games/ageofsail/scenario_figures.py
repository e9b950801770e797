"""Figures for the rules of lines and scenarios of Age of Sail, drawn as they look in the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PIL import Image

from engine.games.ageofsail.view import View
from render import icons
from render.games.ageofsail import roles
from render.games.ageofsail import scenario_scenes as scenes
from render.games.ageofsail.figure_parts import sheet, stages
from render.games.ageofsail.look import WHOLE
from render.games.ageofsail.scenes import at
from render.icons import Icon
from render.plates import framed
from render.sailing.choices import rim, way
from render.sailing.figures import cropped
from render.sailing.geometry import heading
from render.sailing.look import Sheet
from render.window import Window


def _line() -> Image.Image:
    """Ships form a line, and it sails (AS-40, AS-42)."""
    window = Window(0, 0, 7, 4)
    before, formed = (sheet(view, window) for view in scenes.forming())
    turned, sailed = (sheet(view, window) for view in scenes.sailing())
    for name in ("E3", "F3"):
        turned.put(way(heading("E"), turned.brush), at(name))
    return stages([(before, formed), (turned, sailed)])


def _close() -> Image.Image:
    """A line closes up: one of it is lost, another one leaves it (AS-41)."""
    one, other = (sheet(view, Window(0, 0, 5, 4)) for view in scenes.closing())
    full, left = (sheet(view, Window(0, 0, 5, 4)) for view in scenes.leaving())
    for name in ("C2", "C3"):
        full.put(way(heading("N"), full.brush), at(name))
    return stages([(one, other), (full, left)])


def _pirates() -> Image.Image:
    """The start of Pirates, and where their brigs may begin (AS-50)."""
    found = sheet(scenes.pirates(), WHOLE)
    rimmed = rim(False, found.brush)
    for cell in scenes.ambush():
        found.put(rimmed, cell)
    return _signed(found, {"S18": roles.chest, **dict.fromkeys(("H18", "C14", "M3", "R8"), roles.black_flag)})


def _hunt() -> Image.Image:
    """The start of a pirate hunt against three (AS-51)."""
    signs = {"S18": roles.black_flag, **dict.fromkeys(("B18", "F4", "S3"), roles.spyglass)}
    return _signed(sheet(scenes.hunt(), WHOLE), signs)


def _assault() -> Image.Image:
    """A fort that has been laid, where it may be, and the attackers before it (AS-52)."""
    found = sheet(scenes.assault(), WHOLE)
    return _signed(found, {"K14": roles.tower, "B1": roles.anchor, "R1": roles.anchor})


def _signed(found: Sheet, signs: Mapping[str, Icon]) -> Image.Image:
    """A sea with signs of who is who."""
    for name, sign in signs.items():
        sprite = icons.sprite(sign, round(1.5 * found.board.wide), found.style)
        found.put(found.brush.stamp(sprite), at(name))
    return framed(cropped(found))


def _landing() -> Image.Image:
    """Masts go ashore, and storm a cannon (AS-52)."""
    views: tuple[View, ...] = scenes.landing()
    before, ashore, storming, stormed = (sheet(view, Window(0, 0, 5, 3)) for view in views)
    storming.put_between(way(heading("E"), storming.brush), at("B2"), at("C2"))
    return stages([(before, ashore), (storming, stormed)])


FIGURES: dict[str, Callable[[], Image.Image]] = {
    "line": _line,
    "line-close": _close,
    "pirates": _pirates,
    "hunt": _hunt,
    "assault": _assault,
    "landing": _landing,
}
