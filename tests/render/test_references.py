"""A few pictures compared with stored ones.

After a change that is meant: look at the new pictures, and store them with

    FLOTILLA_UPDATE_REFERENCES=1 uv run pytest tests/render
"""

from __future__ import annotations

import io
import os
from pathlib import Path
from types import SimpleNamespace

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from engine.values import Cell, Piece
from render import Marks, draw

FOLDER = Path(__file__).parent / "references"
MEAN = 1.0
"""Mean difference of a channel, 0 to 255: what another version of FreeType or Pillow may do to soft edges."""
PEAK = 60
"""Largest difference after blurring: no icon may be missing, however small its share of the picture."""

CASES = {
    "opening": lambda sea: (sea.position(turn=1), None),
    "busy": lambda sea: (sea.busy(market=tuple(sea.mercenary(c, 0 if c == "m07" else None) for c in MARKET)), None),
    "choosing": lambda sea: (
        sea.busy(viewer=0, hand=(1, 3, 8)),
        Marks(cells=(Cell(2, 2), Cell(1, 1), Cell(3, 2)), chosen=(Piece("3"),)),
    ),
    "stark": lambda sea: (
        sea.busy(viewer=1, hand=(1, 7, 9, 9)),
        Marks(cells=(Cell(2, 5), Cell(5, 3), Cell(4, 4)), chosen=(Piece("7"), Cell(5, 3))),
    ),
}
MARKET = ("m03", "m04", "m07", "m09", "m12")


@pytest.mark.parametrize("name", CASES)
def test_reference(sea: SimpleNamespace, name: str) -> None:
    view, marks = CASES[name](sea)
    (found,) = draw("sealords", view, sea.names, marks, contrast=name == "stark")
    file = FOLDER / f"sealords-{name}.png"
    if os.environ.get("FLOTILLA_UPDATE_REFERENCES"):
        file.write_bytes(found.data)
    stored = Image.open(file).convert("RGB")
    drawn = Image.open(io.BytesIO(found.data)).convert("RGB")
    assert drawn.size == stored.size
    difference = ImageChops.difference(drawn, stored)
    assert max(ImageStat.Stat(difference).mean) <= MEAN
    blurred = ImageChops.difference(*(image.filter(ImageFilter.BoxBlur(3)) for image in (drawn, stored)))
    assert max(high for _, high in blurred.getextrema()) <= PEAK
