"""Positions of Sea Lords put together by hand, for tests of pictures; and files as large as they come."""

from __future__ import annotations

import os
from types import SimpleNamespace

import pytest

from engine.games.sealords.view import (
    CellView,
    FleetView,
    LastView,
    MercenaryView,
    SealordsView,
    ShipView,
    ShotView,
)
from engine.values import read_cell
from render.palette import Palette

EFFECTS = ("vp", "shot_orthogonal", "shot_diagonal", "repair", "mine", "reserve", "vp")
CARDS = {
    "m01": (3, (1, 5)),
    "m02": (3, (2, 6)),
    "m03": (3, (3, 7)),
    "m04": (3, (4, 8)),
    "m05": (3, (5, 9)),
    "m06": (3, (1, 9)),
    "m07": (4, (1, 4, 7)),
    "m08": (4, (2, 5, 8)),
    "m09": (4, (3, 6, 9)),
    "m10": (5, ()),
    "m11": (5, ()),
    "m12": (5, ()),
}
NAMES = ("Kornilov", "Nakhimov")
COMPRESSED = Palette.encode


def at(name: str) -> int:
    """A cell's index by its name."""
    cell = read_cell(name)
    assert cell is not None
    return cell.row * 7 + cell.col


def mercenary(card: str, owner: int | None = None) -> MercenaryView:
    """A card of the market."""
    cost, numbers = CARDS[card]
    return MercenaryView(card, cost, numbers, owner)


def position(
    ships: dict[str, ShipView] | None = None, tokens: dict[str, str] | None = None, **changes: object
) -> SealordsView:
    """A position; `changes` replace fields of the view."""
    placed = {at(name): ship for name, ship in (ships or {}).items()}
    laid = {at(name): mine for name, mine in (tokens or {}).items()}
    cells = tuple(
        CellView(EFFECTS[(i * 5 + i // 7) % 7], placed.get(i), laid.get(i))  # type: ignore[arg-type]
        for i in range(42)
    )
    fields: dict[str, object] = {
        "viewer": None,
        "turn": 7,
        "mover": 0,
        "first": 0,
        "cells": cells,
        "fleets": (FleetView(4, 5, 3, 9, 8, 1, 2, 7), FleetView(2, 13, 4, 10, 9, 0, 0, 6)),
        "market": tuple(mercenary(card) for card in ("m01", "m05", "m06", "m08", "m11")),
        "shields": 5,
        "mines": 11,
        "last": None,
        "hand": None,
    }
    return SealordsView(**{**fields, **changes})  # type: ignore[arg-type]


def busy(**changes: object) -> SealordsView:
    """The middle of a game, with one of everything."""
    ships = {
        "B1": ShipView(0, (3,)),
        "C1": ShipView(0, (4,), shields=1),
        "D1": ShipView(0, (5,)),
        "E1": ShipView(0, (), "m11"),
        "D2": ShipView(0, (8,)),
        "D3": ShipView(0, (9,), burning=True),
        "D4": ShipView(0, (1,), shields=2),
        "A6": ShipView(1, (3,), shields=1),
        "B6": ShipView(1, (7,)),
        "E6": ShipView(1, (1, 4, 7), "m07", shields=1),
        "C5": ShipView(1, (2,), burning=True),
        "E5": ShipView(1, (5,), shields=3),
    }
    mines = {"A3": "mine", "F3": "decoy", "G2": "fake", "B4": "mine"}
    last = LastView(
        0,
        laid=(at("D4"),),
        shots=(
            ShotView(at("D4"), at("C5"), "burnt"),
            ShotView(at("D4"), at("E5"), "shield"),
            ShotView(at("D4"), at("G4"), "nothing"),
        ),
        mined=(at("A3"),),
        cleared=(at("E3"),),
        repaired=(at("D2"),),
        shielded=(at("C1"),),
    )
    return position(ships, mines, **{"last": last, **changes})


@pytest.fixture(scope="session")
def sea() -> SimpleNamespace:
    """What builds positions."""
    return SimpleNamespace(position=position, busy=busy, at=at, mercenary=mercenary, cards=CARDS, names=NAMES)


@pytest.fixture(autouse=True)
def loose(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files aren't compressed: most are compared with each other, or read again at once."""
    if "FLOTILLA_UPDATE_REFERENCES" not in os.environ:
        monkeypatch.setattr(Palette, "encode", lambda self, indexed, levels=(): self._png(indexed, 0))


@pytest.fixture
def as_sent(loose: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are compressed as the bot sends them, for tests of how large they are."""
    monkeypatch.setattr(Palette, "encode", COMPRESSED)
