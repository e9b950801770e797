"""What computer opponents go by, read from `data/rival.toml`."""

from __future__ import annotations

from engine.datafiles import Strict, read
from engine.games.piratebay.data import FOLDER


class Rates(Strict):
    """What a turn is worth."""

    least: float
    part: float
    fade: float
    robbed: float
    found: float


class Weights(Strict):
    """What else is counted; see the file."""

    order: float
    mast: float
    exposed: float
    back: float
    bold: float
    detour: float
    fire: float
    wary: float
    weaken: float
    follow: float
    left: float
    find: float
    strike: float
    others: float
    theirs: float
    rivalry: float
    last: float


class Rival(Strict):
    """All of it."""

    rates: Rates
    weights: Weights


RIVAL = read(FOLDER / "rival.toml", Rival)
