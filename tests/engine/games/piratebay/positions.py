"""Positions built by hand, dice that are given, and moves played as they are typed."""

from __future__ import annotations

import re
from functools import partial
from random import Random
from typing import Any

from msgspec.structs import replace

from engine import notation
from engine.chance import Chance
from engine.game import Action, Event, IllegalAction
from engine.games import piratebay
from engine.games.piratebay.board import CELLS, ISLETS, MERCHANTS, TREASURES
from engine.games.piratebay.options import Options
from engine.games.piratebay.setup import moored
from engine.games.piratebay.state import CANNONS, CHESTS, NOTHING, Cargo, Merchant, State, Turn
from engine.games.piratebay.tiles import CANNON_TILE, CAVE, EMPTY, GOLD_TILE, MARK, NONE_DOWN
from engine.sailing import wind
from engine.sailing.orders import Orders
from engine.seating import Setup
from engine.values import Path
from tests.engine.sailing import positions
from tests.engine.sailing.positions import TURN, at, card, placed, said
from tests.engine.sailing.waters import Dice


class Rolls(Dice):
    """Dice that are known before, and the lowest wind card for each turn."""

    def randrange(self, stop: int, /) -> int:
        return super().randrange(stop) if stop == 6 else 0


KINDS = {"gold": GOLD_TILE, "cannon": CANNON_TILE, "empty": EMPTY, "cave": CAVE, "mark": MARK}
HOMES = "B8 M19 S8 H19 H2 S13 M2 B13"
"""By seat, the anchors of positions that are built."""
APART = "O16 P16"
"""Where black marks lie that a test doesn't speak of."""


def cargo(text: str) -> Cargo:
    """Cargo written as ``2g1c``."""
    found = {kind: int(number) for number, kind in re.findall(r"(\d+)([gc])", text)}
    return Cargo(found.get("g", 0), found.get("c", 0))


def build(
    *ships: str,
    seats: int = 2,
    mover: int = 0,
    blows: str = "N strong",
    anchors: str = HOMES,
    tiles: str = "",
    known: str = "",
    heaps: str = "",
    holds: str = "",
    stores: str = "",
    order: str | int = "O15",
    empty: str = "L12",
    taken: str = "",
    fallen: str = "",
    out: tuple[int, ...] = (),
    orders: dict[int, Orders] | None = None,
    options: Options | None = None,
    **more: Any,
) -> State:
    """A position at the beginning of the mover's turn, after the wind. What isn't spoken of has left the game, but for
    merchants, and ships lie on their anchors.

    A ship: ``f1 C3 NE``, with ``masts=1``, ``port=2``, ``starboard=1``, ``barred``. `tiles`: ``E5=gold``; `known`: the
    cells of known marks; `heaps`, `fallen` (what lies with a merchant): ``E5=2g1c``; `holds`, `stores`: ``0=2g1c``, by
    seat; `order`: the cell or the seat that has it; `empty`: the merchant without gold; `taken`: merchants taken.
    """
    state = piratebay.new(Setup(seats, 0), options or Options(), Random(1))
    for seat, token in enumerate(anchors.split()[:seats]):
        state = moored(state, seat, next(n for n, islet in enumerate(ISLETS) if islet.anchor == at(token)))
    fleet = list(placed(state.ships, ships))
    for seat in out:
        fleet[seat] = replace(fleet[seat], masts=0)
    blown = card(*blows.split())
    state = replace(
        state, ships=tuple(fleet), mover=mover, turn=TURN, wind=blown, winds=wind.FULL & ~(1 << blown), out=out,
        todo=(Turn(seat=mover, number=0),), tiles=laid(tiles), known=sum(1 << tile(token) for token in known.split()),
        heaps=given(heaps, len(TREASURES), tile), holds=given(holds, seats, int), stores=given(stores, seats, int),
        merchants=tuple([
            Merchant(CELLS[cell].token != empty, CELLS[cell].token in taken.split(), lost)
            for cell, lost in zip(MERCHANTS, given(fallen, len(MERCHANTS), lambda text: MERCHANTS.index(at(text))),
                                  strict=True)
        ]),
        order_at=at(order) if isinstance(order, str) else -1, order_of=-1 if isinstance(order, str) else order,
        swift=order == mover, orders=tuple([(orders or {}).get(seat, Orders()) for seat in range(seats)]),
    )  # fmt: skip
    state = replace(state, lost=left_out(state), **more)
    piratebay.check(state)
    return state


def laid(tiles: str) -> str:
    """The tiles of a position, with two black marks in any case."""
    found = dict(entry.split("=") for entry in tiles.split())
    for token in APART.split()[list(found.values()).count("mark") :]:
        found[token] = "mark"
    tokens = [CELLS[cell].token for cell in TREASURES]
    return "".join([KINDS[found[token]] if token in found else NONE_DOWN for token in tokens])


def given(text: str, size: int, place: Any) -> tuple[Cargo, ...]:
    """So much cargo in so many places."""
    found = {place(key): cargo(value) for key, value in (entry.split("=") for entry in text.split())}
    return tuple([found.get(at, NOTHING) for at in range(size)])


def left_out(state: State) -> Cargo:
    """The treasures that are nowhere."""
    there = [*state.heaps, *state.holds, *state.stores, *[merchant.cargo for merchant in state.merchants]]
    there.append(Cargo(state.tiles.count(GOLD_TILE), state.tiles.count(CANNON_TILE)))
    there.append(Cargo(sum(merchant.gold and not merchant.taken for merchant in state.merchants)))
    return Cargo(CHESTS - sum(part.gold for part in there), CANNONS - sum(part.cannons for part in there))


def tile(token: str) -> int:
    """The place of a treasure cell among all."""
    return TREASURES.index(at(token))


def read(state: State, move: str, seat: int | None = None) -> Path:
    who = min(piratebay.pending(state)) if seat is None else seat
    return notation.read(piratebay, state, who, move, lambda path: piratebay.hooks.spellings(state, who, path))


options = partial(positions.options, piratebay)


def play(state: State, *moves: str, dice: Chance | None = None, seat: int | None = None) -> tuple[State, list[Event]]:
    """The state after these moves of whoever is asked (or of `seat`), each held against the invariants."""
    chance, events = dice or Rolls(), []
    for move in moves:
        who = min(piratebay.pending(state)) if seat is None else seat
        before = piratebay.dump(state)
        state, told = piratebay.apply(state, who, Action(read(state, move, who)), chance)
        piratebay.check(state)
        assert piratebay.load(before) != state
        assert piratebay.load(piratebay.dump(state)) == state
        events += told
    if isinstance(chance, Dice):
        assert not chance.faces, "more dice were expected"
    return state, events


def left(state: State, *seats: int) -> tuple[State, list[str]]:
    """The state after these seats have left, and what was told."""
    told: list[str] = []
    for seat in seats:
        state, events = piratebay.drop(state, seat)
        piratebay.check(state)
        assert piratebay.load(piratebay.dump(state)) == state
        told += said(events)
    return state, told


def refused(state: State, move: str, seat: int | None = None) -> str:
    """Why a move isn't allowed, without the id's common part."""
    try:
        path = read(state, move, seat)
    except IllegalAction as refusal:
        return refusal.reason.id.split("refuse-")[1]
    raise AssertionError(f"{move} is allowed: {path}")


def asked(state: State) -> tuple[int, str | None]:
    """Who is asked, and what."""
    (seat,) = piratebay.pending(state)
    return seat, piratebay.view(state, None).asked


def works(state: State) -> list[str]:
    """The works that the mover may begin."""
    return [token for token in options(state) if token in ("explore", "load", "unload")]
