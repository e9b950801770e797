"""Figures for Tranquility's rules: that what they show is so."""

from __future__ import annotations

import itertools

from engine.games.tranquility.field import LINE, PILLARS, VAULT
from render.games.tranquility import scenes


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
