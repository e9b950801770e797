"""Teams below the sea: a tray for each with its pearls and its seats' strips, so that partners are seen (AD-68)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.games.admiral.view import View
from render import icons
from render.canvas import put
from render.games.admiral import signs
from render.games.admiral.hulls import BAND, DISC, FACES, face
from render.games.admiral.look import palette
from render.sailing.look import FADED
from render.sailing.strips import GAP, plate
from render.sprites import Pen
from render.style import Style
from render.text import font, write
from render.theme import INK, PAPER

TEAM = 80
"""Width of the box before the strips of a team."""
PAD = 4
"""So far its box and strips lie from the edge of its tray and from each other."""
ORDER = ("I", "II", "III")
"""Which team it is, in numbers that no strength is written in."""
ROOMY = 176
"""A box higher than that has room for the disc."""


def placed(view: View, room: int, tall: int) -> Iterator[tuple[int, int, int, int, int]]:
    """Each seat with the corner and the size of its strip: on the tray of its team below each other, or side by side on
    that of one of three.
    """
    if view.teams:
        for number, x, y, wide, high in trays(view, room, tall):
            seats = view.teams[number]
            columns = 1 if len(view.teams) == 2 else len(seats)
            left, top = x + PAD + TEAM + PAD, y + PAD
            yield from _laid(seats, columns, (left, top, x + wide - PAD - left, high - 2 * PAD), PAD)
    else:
        yield from _laid(tuple(range(view.seats)), 2 if view.seats > 4 else 1, (0, 0, room, tall), GAP)


def _laid(
    seats: Sequence[int], columns: int, place: tuple[int, int, int, int], gap: int
) -> Iterator[tuple[int, int, int, int, int]]:
    """Seats in so many columns in a place of this corner and size, each with its own."""
    rows = -(-len(seats) // columns)
    x, y, wide, high = place
    wide, high = (wide - (columns - 1) * gap) // columns, (high - (rows - 1) * gap) // rows
    for at, seat in enumerate(seats):
        col, row = divmod(at, rows)
        yield seat, x + col * (wide + gap), y + row * (high + gap), wide, high


def trays(view: View, room: int, tall: int) -> Iterator[tuple[int, int, int, int, int]]:
    """Each team with the corner and the size of its tray: two side by side, or three below each other."""
    for number in range(len(view.teams)):
        if len(view.teams) > 2:
            high = (tall - (len(view.teams) - 1) * PAD) // len(view.teams)
            yield number, 0, number * (high + PAD), room, high
        else:
            wide = (room - GAP) // 2
            yield number, number * (wide + GAP), 0, wide, tall


class Team(NamedTuple):
    """What the box of a team shows: how it stands, its pearls (None: none are played for), and how many win."""

    number: int
    won: bool
    gone: bool
    score: int | None
    need: int


def standing(view: View, number: int) -> Team:
    """What a team's box shows."""
    seats = view.teams[number]
    score = sum(view.scores[seat] for seat in seats) if view.scores else None
    gone = all(seat in view.out for seat in seats)
    return Team(number, any(seat in view.winners for seat in seats), gone, score, view.need)


@lru_cache(maxsize=16)
def tray_piece(number: int, wide: int, tall: int, style: Style) -> Image.Image:
    """What the box and the strips of a team lie on, indexed: light, dark, or in turn, as the disc that its ships and
    forts bear (AD-68).
    """
    found = FACES[number]
    image = Image.new("RGB", (wide, tall), style.dye(PAPER))
    pen = Pen(wide, tall, wide, style)
    pen.box(2, 2, wide - 2, tall - 2, 16, found.edge, INK, 4)
    if found.fill != found.edge:
        for x in range(BAND, wide - BAND, 2 * BAND):
            pen.box(x, 1, x + BAND, tall - 1, 0, found.fill)
    put(image, pen.sprite(), wide / 2, tall / 2)
    return palette(style).index(image)


@lru_cache(maxsize=64)
def team_piece(team: Team, tall: int, style: Style) -> Image.Image:
    """A team's box, indexed: its disc where there is room, the pearls of all, and how many it needs (AD-68)."""
    image = Image.new("RGB", (TEAM, tall), style.dye(FACES[team.number].edge))
    pen = plate(TEAM, tall, team.won, team.gone, style)
    roomy = tall > ROOMY
    if roomy:
        disc = pen.within(TEAM / 2, 0.21 * tall, 1.4)
        disc.circle(0, 0, DISC, INK, INK, 6)
        face(disc, team.number)
        disc.text(0, 0.5, ORDER[team.number], 30, FACES[team.number].ink, 800)
    put(image, pen.sprite(), TEAM / 2, tall / 2)
    if team.score is not None:
        put(image, icons.sprite(signs.pearl, 52 if roomy else 34, style), TEAM / 2, tall * (0.52 if roomy else 0.3))
        high, low = (44, 32) if roomy else (38, 28)
        texts = [(str(team.score), high, 800), *([(f"/{team.need}", low, 500)] if team.need else [])]
        x = TEAM / 2 - sum(font(size, weight).getlength(text) for text, size, weight in texts) / 2
        for text, size, weight in texts:
            write(image, x, tall * (0.79 if roomy else 0.71), text, size, style.dye(INK), weight, "lm")
            x += font(size, weight).getlength(text)
    found = palette(style).index(image)
    return palette(style).shade(found, FADED) if team.gone else found
