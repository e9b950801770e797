"""Positions of the cooperative game built by hand, and moves played as they are typed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

from engine import notation
from engine.game import Action, Choice, Event, IllegalAction
from engine.games import tranquility
from engine.games.tranquility.cards import CARDS, COMPASSES, FINISHES, ISLANDS, MONSTERS, STARTS, STORMS
from engine.games.tranquility.field import CELLS
from engine.games.tranquility.options import REMOVED
from engine.games.tranquility.state import COMPASS_COUNT, Sailor, Turn, Voyage
from engine.values import Line, Path
from engine.walk import Freely

MINE = "5 6 7 8 9"
OTHERS = "51 52 53 54 55"
"""Two hands, of P1 and P2."""
CARD = {value.token: card for card, value in CARDS.items()}
AT = {cell.token: index for index, cell in enumerate(CELLS)}


def cards(said: str) -> tuple[int, ...]:
    """Cards by their tokens: ``cards("3 17 f1")``."""
    return tuple(CARD[token] for token in said.split())


def build(*args: Any, **how: Any) -> Voyage:
    """A position before the mover's action, as `unchecked` lays it out, of which all invariants hold."""
    state = unchecked(*args, **how)
    tranquility.check(state)
    return state


def unchecked(
    field: str = "",
    hands: Sequence[str] = ("1 20 40 60 80", "2 21 41 61 79"),
    *,
    piles: Sequence[str | int] | None = None,
    mode: str = "usual",
    monsters: int = 0,
    storms: bool = False,
    start: bool = False,
    mover: int = 0,
    reef: int | None = None,
    purple: str = "",
    before: Sequence[str] = (),
    compasses: Sequence[int] = (),
    shared: tuple[int, int] | None = None,
    supply: int | None = None,
    moon: bool = False,
    moons: str = "",
) -> Voyage:
    """A position before the mover's action, possible or not.

    ``field="A1:3 B1:5"`` are laid islands, `piles` the top cards of each pile or how many of the other cards it has
    (None: the rest dealt out), `start` whether one is laid, ``purple="storm3:1"`` purple storms with their rows counted
    from 1, `before` the storms before each player. All other cards are among the first player's discards.
    """
    laid = [0] * 36
    for entry in field.split():
        cell, number = entry.split(":")
        laid[AT[cell]] = int(number)
    lying = tuple((CARD[card], int(row) - 1) for card, row in re.findall(r"(\w+):(\d)", purple))
    stormy = [cards(said) for said in before] + [()] * (len(hands) - len(before))
    held = [tuple(sorted(cards(hand))) for hand in hands]
    starts = () if mode == "arch" else tuple(STARTS)[: len(hands)]
    table = next(card for card in starts if card not in sum(held, ())) if start else 0
    left = [*ISLANDS, *FINISHES, *starts, *MONSTERS[:monsters]]
    left.extend(STORMS if storms else ())
    left.extend(COMPASSES if mode == "sun" else ())
    taken = {*laid, table, *(storm for storm, _ in lying), *sum(stormy, ()), *sum(held, ())}
    named = [cards(pile) if isinstance(pile, str) else () for pile in piles or ()]
    taken.update(sum(named, ()))
    rest = [card for card in left if card not in taken]
    plain = [card for card in rest if card in ISLANDS]
    removed = tuple(plain.pop() for _ in range(REMOVED.get(mode, 0)))
    stacks: list[tuple[int, ...]] = []
    for seat in range(len(hands)):
        if piles is None:
            stacks.append(tuple(plain[seat :: len(hands)]))
        elif isinstance(piles[seat], int):
            stacks.append(tuple(plain.pop(0) for _ in range(int(piles[seat]))))
        else:
            stacks.append(named[seat])
    gone = {*removed, *sum(stacks, ())}
    thrown = tuple(card for card in rest if card not in gone)
    sailors = tuple(
        Sailor(
            hand=held[seat],
            pile=stacks[seat],
            discards=thrown if seat == 0 else (),
            storms=stormy[seat],
            compasses=compasses[seat] if seat < len(compasses) else 0,
        )
        for seat in range(len(hands))
    )
    owned = sum(compasses) + (shared is not None)
    supply = (COMPASS_COUNT - owned if supply is None else supply) if storms else None
    return Voyage(
        count=9, todo=(Turn(seat=mover, number=9),), mode=mode, monsters=monsters, field=tuple(laid),  # type: ignore[arg-type]
        sailors=sailors, mover=mover, turn=10, removed=removed, start=table, reef=reef, purple=lying, supply=supply,
        shared=shared, spent=0 if supply is None else COMPASS_COUNT - owned - supply, moon=moon,
        moons=sum(1 << AT[cell] for cell in moons.split()),
    )  # fmt: skip


def act(state: Voyage, move: str, seat: int | None = None) -> tuple[Voyage, list[Event]]:
    """The state after a typed move of a seat (None: the only one that is asked), and what happened."""
    if seat is None:
        (seat,) = tranquility.pending(state)
    path = notation.read(tranquility, state, seat, move)  # type: ignore[arg-type]
    return done(state, seat, path)


def freely(state: Voyage, move: str, seat: int) -> tuple[Voyage, list[Event]]:
    """The state after a move that a seat may make without owing it."""
    return done(state, seat, notation.read(Freely(tranquility), state, seat, move))  # type: ignore[arg-type]


def done(state: Voyage, seat: int, path: Path) -> tuple[Voyage, list[Event]]:
    """The state after a finished action, checked."""
    after, events = tranquility.apply(state, seat, Action(path), Random(0))
    tranquility.check(after)
    assert isinstance(after, Voyage)
    return after, events


def tokens(state: Voyage, *said: str, seat: int | None = None) -> list[str]:
    """The answers to the question after these answers."""
    return [option.value.token for option in question(state, *said, seat=seat).options]


def notes(state: Voyage, *said: str, seat: int | None = None) -> dict[str, tuple[int, ...]]:
    """The same, each with the numbers of its note."""
    asked = question(state, *said, seat=seat)
    return {o.value.token: tuple(v.value for _, v in o.note.args) if o.note else () for o in asked.options}  # type: ignore[union-attr]


def question(state: Voyage, *said: str, seat: int | None = None) -> Choice:
    """The question after these answers."""
    if seat is None:
        (seat,) = tranquility.pending(state)
    path: Path = ()
    for token in said:
        asked = tranquility.choose(state, seat, path)
        assert isinstance(asked, Choice)
        path = (*path, next(o.value for o in asked.options if o.value.token == token))
    asked = tranquility.choose(state, seat, path)
    assert isinstance(asked, Choice)
    return asked


def refused(state: Voyage, move: str, seat: int | None = None) -> Line:
    """Why a typed move is refused."""
    try:
        act(state, move, seat)
    except IllegalAction as refusal:
        return refusal.reason
    raise AssertionError(f"{move} is legal")


def told(events: list[Event], seat: int | None = None) -> list[str]:
    """What a seat is told, by the last part of the ids."""
    lines = [event.line_for(seat) for event in events]
    return [said.id.removeprefix("tranquility-event-") for said in lines if said is not None]


def said(events: list[Event], id: str) -> dict[str, Any]:
    """The arguments of the first event of this id."""
    lines = (line for event in events for line in (event.public, event.secret) if line is not None)
    return dict(next(line for line in lines if line.id == f"tranquility-event-{id}").args)


def drawing(storm: str, *, more: str = "70 71", **how: Any) -> Voyage:
    """A position in which P1 draws this storm when he discards 5 and 6."""
    hands = how.pop("hands", (MINE, OTHERS))
    return build(how.pop("field", ""), hands, storms=True, piles=(f"{storm} {more}", *[9] * (len(hands) - 1)), **how)


def about(state: Voyage) -> dict[int, str]:
    """What each seat is asked, by the last part of the ids."""
    return {
        seat: decision.about.id.removeprefix("tranquility-about-")
        for seat, decision in tranquility.pending(state).items()
    }
