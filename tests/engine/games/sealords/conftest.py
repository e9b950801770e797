"""Positions built by hand, and moves played as they are typed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engine import notation
from engine.game import Action, Choice, Event
from engine.games import sealords
from engine.games.sealords.data import HIRES, MINES, SHIELDS
from engine.games.sealords.sea import CELLS
from engine.games.sealords.state import Fleet, Ship, State, Turn, with_ship
from engine.seating import Setup
from engine.values import Line

Position = Callable[..., State]
Play = Callable[..., tuple[State, list[Event]]]

_SHIP = re.compile(r"([LD])(\d|m\d\d)(\*?)(?:\+(\d))?")
AT = {cell.token: i for i, cell in enumerate(CELLS)}


def _mask(cells: str) -> int:
    return sum(1 << AT[token] for token in cells.split())


def build(
    ships: str = "",
    *,
    sea: str = "",
    hand: tuple[int, ...] = (2, 4, 6),
    other: tuple[int, ...] = (2, 4, 6),
    reserve: tuple[int, ...] | None = None,
    mover: int = 0,
    laid: bool = False,
    hired: bool = False,
    turn: int = 5,
    pile: int | None = None,
    coins: tuple[int, int] = (0, 0),
    vp: tuple[int, int] = (0, 0),
    extra: tuple[int, int] = (0, 0),
    taken: tuple[int, int] = (0, 0),
    mines: str = "",
    decoys: str = "",
    fake: str | None = None,
    layer: int | None = None,
    market: tuple[str, ...] = ("m01", "m03", "m05", "m07", "m10"),
    shields: int | None = None,
    mines_left: int | None = None,
    gift: bool = False,
) -> State:
    """A position: ``ships="A1:L3 B2:D5* C3:Lm05 D4:L1+2"`` (owner, number or card, ``*`` burning, ``+`` shields).

    `sea` names effects of cells by letter (``"C2:M"``), all others are V; `hand` is the mover's, `other` the other's.
    `shields` and `mines_left` empty the supplies, as if the rest had been put out of play.
    """
    effects = ["V"] * 42
    for entry in sea.split():
        cell, letter = entry.split(":")
        effects[AT[cell]] = letter
    numbers: tuple[list[int], list[int]] = ([], [])
    standing = []
    owners: list[int | None] = [None] * len(market)
    tokens = 0
    for entry in ships.split():
        cell, said = entry.split(":")
        match = _SHIP.fullmatch(said)
        assert match is not None, entry
        owner = "LD".index(match[1])
        card = match[2] if match[2].startswith("m") else None
        ship = Ship(owner, 0 if card else int(match[2]), card, int(match[4] or 0), bool(match[3]))
        tokens += ship.shields
        standing.append((AT[cell], ship))
        if card:
            if card not in market:
                market, owners = (*market, card), [*owners, None]
            owners[market.index(card)] = owner
        else:
            numbers[owner].append(ship.number)
    fleets = []
    for seat in (0, 1):
        held = hand if seat == mover else other
        left = Counter(dict.fromkeys(range(1, 10), 3))
        left.subtract((*held, *numbers[seat]))
        back = reserve if reserve is not None and seat == mover else None
        left.subtract(back or ())
        assert min(left.values()) >= 0, "more than three ships of a number"
        unseen = sorted(left.elements())
        size = min(len(unseen), pile if pile is not None else 9)
        lost: tuple[int, ...] = ()
        stock = tuple(unseen[:size])
        if back is None:
            back = tuple(unseen[size:])
        else:
            lost = tuple(unseen[size:])
        fleets.append(
            Fleet(
                tuple(sorted(held)), stock, back, lost, coins=coins[seat], vp=vp[seat], extra=extra[seat],
                mines=taken[seat], turns=turn if seat == mover else turn - (mover == 0),
            )
        )  # fmt: skip
    plain, hidden = _mask(mines), _mask(decoys)
    lying = plain.bit_count() + hidden.bit_count() - (fake is not None) + sum(taken)
    state = State(
        count=0, todo=(Turn(seat=mover, laid=laid, hired=hired, number=0),), sea="".join(effects), first=0, mover=mover,
        fleets=(fleets[0], fleets[1]), market=market, owners=tuple(owners), ships=(None,) * 42, battle=(0, 0),
        burning=0, plain=plain, decoys=hidden, fake=None if fake is None else AT[fake], layer=layer, aside=0,
        shields=SHIELDS - gift - tokens if shields is None else shields,
        mines=MINES - lying if mines_left is None else mines_left, gift=gift, last=None, over=None,
    )  # fmt: skip
    for at, ship in standing:
        state = with_ship(state, at, ship)
    assert all(card in HIRES for card in market)
    if shields is None and mines_left is None:
        sealords.check(state)
    return state


def _play(state: State, *moves: str, seed: int = 0) -> tuple[State, list[Event]]:
    """The state after some typed moves of whoever owes them, and all that happened."""
    events: list[Event] = []
    rng = Random(seed)
    for move in moves:
        (seat,) = sealords.pending(state)
        path = notation.read(sealords, state, seat, move)  # type: ignore[arg-type]
        state, more = sealords.apply(state, seat, Action(path), rng)
        events.extend(more)
    return state, events


def _options(state: State, move: str = "") -> dict[str, Line | None]:
    """The answers to the question after a move begun, with their notes."""
    (seat,) = sealords.pending(state)
    path: tuple[Any, ...] = ()
    for token in move.replace("@", " ").split():
        question = sealords.choose(state, seat, path)
        assert isinstance(question, Choice)
        path = (*path, next(o.value for o in question.options if o.value.token == token))
    question = sealords.choose(state, seat, path)
    return {o.value.token: o.note for o in question.options} if isinstance(question, Choice) else {}


def _ids(events: list[Event], seat: int | None = None) -> list[str]:
    """What a seat is told, by the last part of the ids."""
    lines = [event.line_for(seat) for event in events]
    return [said.id.removeprefix("sealords-event-") for said in lines if said is not None]


@pytest.fixture(scope="session")
def position() -> Position:
    return build


@pytest.fixture(scope="session")
def play() -> Play:
    return _play


@pytest.fixture(scope="session")
def options() -> Callable[..., dict[str, Line | None]]:
    return _options


@pytest.fixture(scope="session")
def ids() -> Callable[..., list[str]]:
    return _ids


@pytest.fixture(scope="session")
def at() -> dict[str, int]:
    """Cells by name."""
    return AT


@pytest.fixture(scope="session")
def with_state() -> Callable[..., State]:
    """A state with some fields changed."""
    return replace


def _act(state: State, seat: int, move: str, seed: int = 3) -> tuple[State, list[Event]]:
    path = notation.read(sealords, state, seat, move)  # type: ignore[arg-type]
    return sealords.apply(state, seat, Action(path), Random(seed))


def _after(state: State, *tokens: str, seat: int = 0) -> Choice | Action:
    path: tuple[Any, ...] = ()
    for token in tokens:
        question = sealords.choose(state, seat, path)
        assert isinstance(question, Choice)
        path = (*path, next(option.value for option in question.options if option.value.token == token))
    return sealords.choose(state, seat, path)


@pytest.fixture
def begun() -> State:
    """The advanced variant before both have laid out their halves, light to go first (SL-40)."""
    return sealords.new(Setup(2, first=0), sealords.Options(advanced=True), Random(1))


@pytest.fixture(scope="session")
def act() -> Play:
    """`act(state, seat, move)`: the state after a typed move of this seat, and what happened."""
    return _act


@pytest.fixture(scope="session")
def laid() -> Callable[[State, str, str], State]:
    """`laid(state, light, dark)`: the state after both have laid out their halves."""

    def lay(state: State, light: str, dark: str) -> State:
        return _act(_act(state, 0, light)[0], 1, dark)[0]

    return lay


@pytest.fixture(scope="session")
def after() -> Callable[..., Choice | Action]:
    """`after(state, *tokens, seat=0)`: what follows a path begun."""
    return _after


@pytest.fixture(scope="session")
def tokens() -> Callable[[Choice], list[str]]:
    """The answers of a question as they are typed."""
    return lambda choice: [option.value.token for option in choice.options]
