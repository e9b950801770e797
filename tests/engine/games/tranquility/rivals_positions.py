"""Duels built by hand, and moves played as they are typed (TQ-33). Cells are counted from 1 here, as in the rules."""

from __future__ import annotations

from random import Random

from engine import notation
from engine.game import Action, Choice, Event, Game
from engine.games.tranquility import rivals
from engine.games.tranquility.cards import CARDS, ISLANDS
from engine.games.tranquility.field import CELLS
from engine.games.tranquility.options import Options
from engine.games.tranquility.rivals.state import Duel, Rival, Turn
from engine.values import Answer, Line

OPTIONS = Options(mode="rivals")
GAME: Game = rivals  # type: ignore[assignment]
"""What is walked: the package offers what `choose` needs."""


def position(
    laid: dict[int, int] | None = None,
    hand: tuple[int, ...] = (),
    other: tuple[int, ...] | None = None,
    *,
    row: tuple[int, ...] | None = None,
    pile: tuple[int, ...] | None = None,
    moons: tuple[int, ...] = (),
    mover: int = 0,
    discards: tuple[int, int] | None = None,
    declined: bool = False,
) -> Duel:
    """A position: numbers by cell, `moons` the cells of the moon, the mover's and the other's hand.

    By default the other's hand and the row are the lowest cards left. What is nowhere else lies in the pile where that
    is None, else among the discards, `discards` saying how many are the sun's and the moon's (by default the moon's).
    """
    laid = laid or {}
    used = {*laid.values(), *hand, *(other or ()), *(row or ()), *(pile or ())}
    rest = [card for card in ISLANDS if card not in used]
    if other is None:
        other, rest = tuple(rest[:5]), rest[5:]
    if row is None:
        row, rest = tuple(rest[:5]), rest[5:]
    if pile is None:
        pile, rest = tuple(rest), []
    sun = 0 if discards is None else discards[0]
    assert discards is None or sum(discards) == len(rest), len(rest)
    hands = (hand, other) if mover == 0 else (other, hand)
    state = Duel(
        count=0,
        todo=(Turn(seat=mover, number=0, declined=declined),),
        field=tuple(laid.get(cell + 1, 0) for cell in range(36)),
        moons=sum(1 << cell - 1 for cell in moons),
        rivals=(
            Rival(tuple(sorted(hands[0])), tuple(rest[:sun])),
            Rival(tuple(sorted(hands[1])), tuple(rest[sun:])),
        ),
        row=row,
        pile=pile,
        mover=mover,
    )
    rivals.check(state)
    return state


def play(state: Duel, *moves: str) -> tuple[Duel, list[Event]]:
    """The state after some typed moves of whoever owes them, and all that happened."""
    events: list[Event] = []
    for move in moves:
        (seat,) = rivals.pending(state)
        path = notation.read(GAME, state, seat, move)
        state, more = rivals.apply(state, seat, Action(path), Random(0))
        rivals.check(state)
        events.extend(more)
    return state, events


def question(state: Duel, *path: Answer) -> Choice:
    """What the one who owes a decision is asked after these answers."""
    (seat,) = rivals.pending(state)
    found = rivals.choose(state, seat, path)
    assert isinstance(found, Choice)
    return found


def tokens(choice: Choice) -> list[str]:
    """The answers of a question as they are typed."""
    return [option.value.token for option in choice.options]


def costs(state: Duel, card: int) -> dict[int, int]:
    """The cells (from 1) where a card of the mover's hand can be laid, with their costs."""
    if CARDS[card].token not in tokens(question(state)):
        return {}
    found = {}
    for option in question(state, CARDS[card]).options:
        assert option.note is not None
        ((_, cost),) = option.note.args
        found[CELLS.index(option.value) + 1] = cost.value  # type: ignore[arg-type,union-attr]
    return found


def ids(events: list[Event], seat: int | None = None) -> list[str]:
    """What a seat is told, by the last part of the ids."""
    lines = [event.line_for(seat) for event in events]
    return [said.id.removeprefix("tranquility-event-").removeprefix("rivals-") for said in lines if said is not None]


def args(said: Line | None) -> dict[str, str]:
    """The arguments of a line, as they are typed."""
    assert said is not None
    return {
        name: " ".join(v.token for v in value) if isinstance(value, tuple) else value.token for name, value in said.args
    }
