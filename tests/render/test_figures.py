"""Figures for the rules of all games: their names, sizes and budgets."""

from __future__ import annotations

import pytest

from engine.registry import GAMES
from render import figure, figures
from tests.render.comparing import opened

ALL = [(game, name) for game in GAMES for name in figures(game)]


@pytest.mark.parametrize(("game", "name"), [("chess", "sea"), *((game, "chess") for game in GAMES)])
def test_others_are_unknown(game: str, name: str) -> None:
    with pytest.raises(KeyError):
        figure(game, name)


@pytest.mark.parametrize(("game", "name"), ALL)
@pytest.mark.usefixtures("as_sent")
def test_file(game: str, name: str) -> None:
    found = figure(game, name)
    image = opened(found)
    assert (image.format, image.mode, image.size) == ("PNG", "P", (found.width, found.height))
    assert found.width == 720
    assert found.height <= found.width
    assert len(found.data) <= 40_000
    assert found.name == f"{game}-{name}.png"
    assert len(image.getcolors() or ()) > 8
    assert figure(game, name).data == found.data


@pytest.mark.parametrize("game", GAMES)
def test_all_differ(game: str) -> None:
    assert len({figure(game, name).data for name in figures(game)}) == len(figures(game))
