"""Figures for Tranquility's rules: sizes, budgets, and that what they show is so."""

from __future__ import annotations

import itertools

import pytest

from engine.games.tranquility.field import LINE, PILLARS, VAULT
from render.games.tranquility import scenes
from render.games.tranquility.figures import FIGURES, figure
from tests.render.comparing import opened

ALL = ("order", "cost", "start", "reef", "monster", "storms", "compass", "arch", "sides", "rivals")


def test_names() -> None:
    assert tuple(FIGURES) == ALL
    with pytest.raises(KeyError):
        figure("chess")


@pytest.mark.parametrize("name", ALL)
def test_file(name: str) -> None:
    found = figure(name)
    image = opened(found)
    assert (image.format, image.mode, image.size) == ("PNG", "P", (found.width, found.height))
    assert found.width == 720
    assert found.height <= found.width
    assert len(found.data) <= 40_000
    assert found.name == f"tranquility-{name}.png"
    assert len(image.getcolors() or ()) > 8


def test_all_figures_differ() -> None:
    assert len({figure(name).data for name in ALL}) == len(ALL)


def test_numbers_rise_along_every_line() -> None:  # TQ-5, TQ-31
    fields = [(scenes.order().field, (LINE,)), (scenes.rivals().field, (LINE,)), (scenes.sides().field, (LINE,))]
    fields.append((scenes.arch().field, (*PILLARS, VAULT)))
    for field, lines in fields:
        for line in lines:
            numbers = [place.number for cell in line if (place := field[cell])]
            assert numbers == sorted(set(numbers))


def test_the_run_scores() -> None:  # TQ-33
    field = scenes.rivals().field
    first, last = (scenes.INDEX[name] for name in scenes.RUN)
    run = [field[cell] for cell in range(first, last + 1)]
    assert all(place and place.moon for place in run)
    assert all(a and b and b.number == a.number + 1 for a, b in itertools.pairwise(run))
    assert len(run) == 3
