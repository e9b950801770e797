"""Styles: the same drawings in the house's usual colours, or stark for those who need more contrast.

Drawings name colours of the usual style; a `Pen` dyes them and makes its strokes as bold as the style wants them.
"""

from __future__ import annotations

import msgspec

from render import accents, theme
from render.owners import OWNERS, STARK_OWNERS, Owner

Shade = tuple[str, float]
"""A colour, and how much of it is blended in."""


class Style(msgspec.Struct, frozen=True, eq=False):
    """How everything is drawn. There are few styles and each is equal to itself only: caches find them by identity."""

    owners: tuple[Owner, ...]
    """By seat."""
    dyes: dict[str, str] = {}
    """Colours that replace usual ones."""
    bold: float = 1.0
    """How much thicker strokes are."""
    grow: float = 1.0
    """How much larger badges, figures and icons are where there is room."""
    ornate: bool = True
    """Whether there is decoration: waves, stars, shades of sea that mean nothing."""
    dim: Shade = (theme.STEEL_DARK, 0.5)
    """Where nothing can be done now."""
    veil: Shade = (theme.STEEL_DARK, 0.3)
    """The same for pieces whose owner should still be known."""
    faded: Shade = (theme.PAPER, 0.45)
    """What isn't to be had."""

    def dye(self, colour: str) -> str:
        """The colour to use for a usual one."""
        return self.dyes.get(colour, colour)

    def size(self, usual: int) -> int:
        """The size to use for a usual one, in px."""
        return round(usual * self.grow)


USUAL = Style(owners=OWNERS)
STARK = Style(
    owners=STARK_OWNERS,
    dyes=accents.STARK
    | {
        theme.INK: "#000000",
        theme.PAPER: "#ffffff",
        theme.PAPER_DARK: "#d4d4d4",
        theme.CARD: "#ffffff",
        theme.WHITE: "#ffffff",
        theme.RED_DARK: "#600000",
        theme.GOLD: "#ffc400",
        theme.GOLD_LIGHT: "#ffe98a",
        theme.GOLD_DARK: "#b06a00",
        theme.GREEN: "#00702f",
        theme.GREEN_LIGHT: "#54d08c",
        theme.STEEL: "#d4d4d4",
        theme.STEEL_LIGHT: "#ffffff",
        theme.STEEL_DARK: "#404040",
        theme.FLAME: "#ff5a00",
        theme.EMBER: "#ffa800",
        theme.WOOD: "#b05a14",
        theme.WOOD_DARK: "#600000",
        theme.WOOD_LIGHT: "#e08a3c",
        theme.SEA[0]: "#a4d8f4",
        theme.SEA[1]: "#98d0f0",
    },
    bold=1.3,
    grow=1.12,
    ornate=False,
    dim=("#808080", 0.35),
    veil=("#808080", 0.2),
    faded=("#ffffff", 0.22),
)
