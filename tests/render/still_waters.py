"""Positions of Tranquility put together by hand, for tests of pictures."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from PIL import Image

from engine.games.tranquility.field import CELLS, PILLARS
from engine.games.tranquility.view import Place, Playable, Player, Spot, View
from engine.values import Card, Key, Picks
from render import Marks, Picture
from render.games.tranquility import draw
from tests.render.comparing import opened

NAMES = ("Kornilov", "Nakhimov", "Istomin", "Lazarev", "Ushakov")
INDEX = {cell.token: index for index, cell in enumerate(CELLS)}
ISLANDS = {
    "A1": 3, "B1": 5, "D1": 12, "F1": 16, "B2": 21, "C2": 22, "F2": 31, "C3": 38, "D3": 41, "A4": 47, "E4": 55,
    "F5": 66, "B6": 71, "E6": 78,
}  # fmt: skip
"""The middle of a game."""
FULL = {cell.token: 3 + 2 * index for index, cell in enumerate(CELLS)}
RUN_OUT = {
    "A1": 3, "C1": 5, "D1": 9, "F1": 10, "C2": 11, "E2": 13, "F2": 14, "B4": 30, "F4": 36, "C5": 48,
}  # fmt: skip
"""Some gaps are tight, some lost."""
HAND = (
    Playable(4),
    Playable(14, (Spot(INDEX["E1"], 2),)),
    Playable(25, (Spot(INDEX["D2"], 3), Spot(INDEX["E2"], 0))),
    Playable(58, tuple(Spot(cell, 3 if cell == INDEX["F4"] else 0) for cell in range(INDEX["F4"], INDEX["F5"]))),
    Playable(83),
)
"""For `ISLANDS`: nowhere, one cell, two, a stretch, a finish."""
CHOOSING = Marks(tuple(CELLS[INDEX["F4"] : INDEX["F5"]]), (Card("58"),))
PAYING = Marks((), (Card("25"), CELLS[INDEX["D2"]], Picks((Card("4"), Card("14"), Card("f3")))))


def field(islands: dict[str, int], moons: Iterable[str] = ()) -> tuple[Place | None, ...]:
    """A field with these islands, some of them moon side up."""
    numbers = {INDEX[name]: Place(number, name in moons) for name, number in islands.items()}
    return tuple(numbers.get(cell) for cell in range(36))


def position(
    islands: dict[str, int] | None = None, seats: int = 2, moons: Iterable[str] = (), **changes: object
) -> View:
    """A position; `changes` replace fields of the view."""
    view = View(
        viewer=None,
        turn=5,
        mode="usual",
        field=field(ISLANDS if islands is None else islands, tuple(moons)),
        players=tuple(Player(5, 20 - seat, 7 + seat) for seat in range(seats)),
        mover=0,
    )
    mover = changes.get("mover", 0)
    return msgspec.structs.replace(view, **{"owing": () if mover is None else (mover,), **changes})


def busy(**changes: object) -> View:
    """All expansions at once, five players, one of whom has left."""
    players = (
        Player(3, 12, 3, limit=3, storms=("yellow",), compasses=1),
        Player(4, 14, 5, monsters=2),
        Player(5, 11, 4, storms=("orange", "orange")),
        Player(0, 0, 0, gone=True),
        Player(3, 12, 9, limit=3, monsters=1, storms=("yellow", "orange"), compasses=2),
    )
    fields: dict[str, object] = {
        "players": players,
        "mover": 1,
        "laid": INDEX["D3"],
        "start": True,
        "reef": 1,
        "purple": (1, 3),
        "supply": 3,
        "shared": ((1, 2), (4, 0)),
        "drawn": "purple",
    }
    return position(**{**fields, **changes})  # type: ignore[arg-type]


def pledging(**changes: object) -> View:
    """The team of two discards for the Start, each from thirteen cards."""
    numbers = (1, 6, 10, 24, 27, 35, 49, 52, 58, 69, 80, 82, 86)
    fields: dict[str, object] = {
        "players": (Player(13, 20, 3, pledged=3), Player(13, 21, 2)),
        "start": True,
        "due": 8,
        "viewer": 0,
        "hand": tuple(Playable(number) for number in numbers),
        "pledge": (1, 6, 82),
    }
    return position(**{**fields, **changes})  # type: ignore[arg-type]


def arch(phase: int = 1, **changes: object) -> View:
    """The Great Arch: the pillars begun, or full and the vault begun."""
    islands = {}
    for pillar, numbers in zip(PILLARS, ((4, 9, 17, 30, 44, 61), (7, 11, 22, 40, 60, 77)), strict=True):
        names = [CELLS[cell].token for cell in pillar]
        islands |= {
            name: number for i, (name, number) in enumerate(zip(names, numbers, strict=True)) if phase == 2 or i % 3
        }
    if phase == 2:
        islands |= {"B4": 8, "D4": 20, "A5": 33, "F6": 79}
    return position(islands, **{"mode": "arch", "phase": phase, "laid": INDEX["E2"], **changes})  # type: ignore[arg-type]


def sides(**changes: object) -> View:
    """Sun and Moon."""
    moons = ("A1", "D1", "F1", "C3", "E4")
    fields: dict[str, object] = {"mode": "sun", "moon": True, "viewer": 0, "hand": HAND, "laid": INDEX["E4"]}
    return position(ISLANDS, 2, moons, **{**fields, **changes})


def rivals(**changes: object) -> View:
    """The competitive game."""
    islands = {"A1": 3, "B1": 4, "C1": 5, "D1": 9, "C2": 20, "D2": 21, "E2": 22, "F2": 23, "A5": 60, "F6": 80}
    fields: dict[str, object] = {
        "mode": "rivals",
        "viewer": 1,
        "mover": 1,
        "hand": (*HAND[:4], Playable(77, (Spot(INDEX["E6"], 3),))),
        "row": (17, 55, 8, 61, 30),
        "pile": 40,
        "laid": INDEX["F2"],
    }
    return position(islands, 2, ("B1", "D2", "E2", "F2"), **{**fields, **changes})


def picture(view: View, marks: Marks | None = None, contrast: bool = False, names: tuple[str, ...] = NAMES) -> Picture:
    """The one picture of a position."""
    (found,) = draw(view, names, marks, contrast)
    return found


def ended(*hands: tuple[int, ...]) -> tuple[Player, ...]:
    """Players after the end, with what they still held."""
    return tuple(Player(len(held), 20 - seat, 7 + seat, held=held) for seat, held in enumerate(hands))


VIEWS: dict[str, tuple[View, Marks | None]] = {
    "opening": (position({}), None),
    "busy": (busy(), None),
    "choosing": (position(viewer=0, hand=HAND, start=True, laid=INDEX["D3"]), CHOOSING),
    "paying": (position(viewer=0, hand=HAND, start=True), PAYING),
    "row": (busy(viewer=2, hand=HAND), Marks((), (Key("row-3"),))),
    "pledging": (pledging(), None),
    "arch": (arch(), None),
    "vault": (arch(2), None),
    "sides": (sides(), None),
    "rivals": (rivals(), None),
    "mercy": (rivals(shown=(2, 13, 24, 26, 40), mover=0), None),
    "won": (position(FULL, start=True, finish=True, over="won", mover=None, players=ended((4, 80), (82, 86))), None),
    "lost": (position(RUN_OUT, over="lost", mover=None, start=True, players=ended((2, 17, 44, 60, 81), (91,))), None),
    "solo": (position(seats=1, mode="leucothea", removed=8), None),
}
"""One of every kind."""


def indices(found: Picture) -> Image.Image:
    """What is drawn, whatever its light."""
    image = opened(found)
    return Image.frombytes("L", image.size, image.tobytes())
