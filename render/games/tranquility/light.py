"""The light of the scene: it is still half dark when a game begins, and grows with each island that is laid.

All pieces are drawn in one light, that of `WATER`, `AIR` and so on. A picture then gets its own: the same indices with
other colours (`Palette.relit`). So the dawn costs nothing, and no piece is drawn twice for it.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from render.theme import mix

BANDS = 20
"""Bands of water: three a row, and one each below the lowest and above the highest row."""
A_ROW = 3
SKIES = 6
"""Bands of sky."""


class Light(msgspec.Struct, frozen=True):
    """Colours of the water from the lowest band over the middle to the horizon, of the sky from there up, of small
    figures on water, and how much lighter calm spots are (0 to 1).
    """

    low: str
    middle: str
    high: str
    dawn: str
    zenith: str
    hint: str = "#1d3850"
    shine: float = 0.34


FIRST = Light("#8ba3c4", "#a9b4cf", "#cabfd0", "#d8bcc4", "#98a7c6")
DAWN = Light("#7fabca", "#b3cfda", "#f3dcc9", "#fadab2", "#b7cbe2")
DAY = Light("#8fcfe4", "#bfe7ec", "#fdf0d0", "#fff2c6", "#a6dcf2")
DUSK = Light("#44537b", "#56628c", "#736e94", "#857899", "#333f60", "#ffffff", 0.03)
"""When the voyage is lost."""


def _between(low: str, middle: str, high: str, share: float) -> str:
    return mix(low, middle, share * 2) if share < 0.5 else mix(middle, high, share * 2 - 1)


def _water(light: Light) -> tuple[str, ...]:
    return tuple(_between(light.low, light.middle, light.high, i / (BANDS - 1)) for i in range(BANDS))


def _air(light: Light) -> tuple[str, ...]:
    return tuple(mix(light.dawn, light.zenith, i / (SKIES - 1)) for i in range(SKIES))


def _spots(light: Light) -> tuple[str, ...]:
    return tuple(mix(colour, "#ffffff", light.shine) for colour in _water(light)[2::A_ROW][:6])


def _soft(light: Light) -> tuple[str, ...]:
    spots = _spots(light)
    rims = [mix(spot, around, 0.5) for spot, around in zip(spots, _water(light)[2::A_ROW], strict=False)]
    return (*(mix(light.hint, spots[2], share) for share in (0.3, 0.6)), *rims)


WATER, AIR, SPOTS, HINT = _water(DAWN), _air(DAWN), _spots(DAWN), DAWN.hint
SOFT = _soft(DAWN)
"""For the soft edges of figures on water and of calm spots."""


def grown(share: float) -> Light:
    """The light when this share of the cells is filled."""
    one, other, way = (FIRST, DAWN, share * 2) if share < 0.5 else (DAWN, DAY, share * 2 - 1)
    names = ("low", "middle", "high", "dawn", "zenith")
    low, middle, high, dawn, zenith = (mix(getattr(one, name), getattr(other, name), way) for name in names)
    return Light(low, middle, high, dawn, zenith)


@lru_cache(maxsize=64)
def changed(light: Light) -> dict[str, str]:
    """What the scene's colours become in this light."""
    drawn = (*WATER, *AIR, *SPOTS, HINT, *SOFT)
    lit = (*_water(light), *_air(light), *_spots(light), light.hint, *_soft(light))
    return dict(zip(drawn, lit, strict=True))


def water(row: int, band: int) -> str:
    """The water of a row, by its bands from the lowest (0 to 2)."""
    return WATER[1 + row * A_ROW + band]
