"""The dawn of Tranquility: it grows with every island, and shows how a game ended."""

from __future__ import annotations

from PIL import ImageStat

from engine.games.tranquility.view import View
from render.games.tranquility import look
from render.games.tranquility.sky import SUN
from tests.render.comparing import opened
from tests.render.still_waters import (
    FULL,
    indices,
    picture,
    position,
    sides,
)


def _brightness(view: View, area: tuple[int, int, int, int]) -> float:
    drawn = opened(picture(view)).convert("L").crop(area)
    return float(ImageStat.Stat(drawn).mean[0])


def test_it_gets_lighter_with_every_island() -> None:
    """The dawn is the whole scene's: sky and water, at the edges too, where no island lies."""
    sky = (look.SEA_BOX[2] - 130, look.SEA_TOP + 40, look.SEA_BOX[2] - 115, look.HORIZON - 30)
    shores = (look.MARGIN + 8, look.FIELD_BOTTOM + 6, look.MARGIN + 10, look.FIELD_BOTTOM + 26)
    names = list(FULL)
    for area in (sky, (look.FIELD_LEFT - 12, look.FIELD_TOP, look.FIELD_LEFT - 4, look.FIELD_TOP + 300), shores):
        shown = [_brightness(position({name: FULL[name] for name in names[:count]}), area) for count in range(0, 37, 6)]
        assert shown == sorted(shown)
        assert shown[-1] > shown[0] + 10
        assert _brightness(position(over="lost", mover=None), area) < shown[0]


def test_the_sun_rises_and_is_none_where_the_sun_is_a_side() -> None:
    one, other = (picture(position({name: FULL[name] for name in list(FULL)[:count]})) for count in (12, 24))
    box = (SUN - 20, look.SEA_TOP + 20, SUN + 20, look.HORIZON - 4)
    assert indices(one).crop(box).tobytes() != indices(other).crop(box).tobytes()
    sky = indices(picture(sides())).crop((SUN - 30, look.SEA_TOP + 8, SUN + 30, look.HORIZON - 30))
    assert all(low == high for low, high in (sky.crop((0, y, 60, y + 1)).getextrema() for y in range(sky.height)))


def test_how_a_game_ended_shows() -> None:
    assert len({picture(position(mover=None, over=over)).data for over in ("", "won", "lost")}) == 3
