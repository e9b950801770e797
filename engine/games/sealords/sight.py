"""What a seat or a spectator sees of a state (SL-36, SL-38)."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from engine.flow import open_step
from engine.game import Action
from engine.games.sealords.change import changed
from engine.games.sealords.data import EFFECTS, HIRES
from engine.games.sealords.effects import HANDLERS
from engine.games.sealords.gunnery import SHOT_COURSES
from engine.games.sealords.layout import laid_so_far
from engine.games.sealords.play import choose
from engine.games.sealords.sea import UNKNOWN, letters
from engine.games.sealords.state import Change, Effect, EffectKind, Fleet, Layout, Log, Ship, State, Turn
from engine.games.sealords.turn import act_turn
from engine.games.sealords.view import CellView, FleetView, Half, MercenaryView, Mine, SealordsView, ShipView
from engine.values import Path


def view(state: State, seat: int | None) -> SealordsView:
    """The position as this seat (None: a spectator) may know it."""
    fleet = None if seat is None else state.fleets[seat]
    laying = tuple(step.seat for step in state.todo if isinstance(step, Layout) and step.seat is not None)
    halves = _halves(state, seat)
    sea = state.sea
    if sea[0] == UNKNOWN:
        sea = letters(0, halves[0]) + letters(1, halves[1])
    return SealordsView(
        viewer=seat,
        turn=max(fleet.turns for fleet in state.fleets) if state.over else state.fleets[state.mover].turns,
        order=() if state.over else (state.mover, 1 - state.mover),
        out=(state.over.loser,) if state.over is not None and state.over.loser is not None else (),
        mover=None if state.over or laying else state.mover,
        first=state.first,
        cells=tuple(
            CellView(EFFECTS.get(letter), None if ship is None else _ship(ship), _mine(state, cell, seat))
            for cell, (letter, ship) in enumerate(zip(sea, state.ships, strict=True))
        ),
        fleets=(_fleet(state.fleets[0]), _fleet(state.fleets[1])),
        market=tuple(
            MercenaryView(card, HIRES[card].cost, HIRES[card].printed, owner)
            for card, owner in zip(state.market, state.owners, strict=True)
        ),
        shields=state.shields,
        mines=state.mines,
        last=state.last,
        hand=None if fleet is None else fleet.hand,
        gift=state.first if state.gift else None,
        reserve=tuple(sorted(fleet.reserve)) if fleet and _looks(state, seat) else None,
        laying=laying,
        changing=bool(state.todo) and isinstance(state.todo[0], Change),
        halves=halves,
    )


SHOWN: frozenset[EffectKind] = frozenset({*SHOT_COURSES, "repair", "shield", "mine", "decoys"})
"""Effects of which nothing comes to light when they are used: a preview shows what they would do."""


def preview(state: State, seat: int, path: Path) -> SealordsView:
    """What a seat sees while it chooses: a ship or a mercenary on its cell, paid for, before any effect; what an effect
    would do that reveals nothing; and before the first turn its half as its answers have laid or changed it so far
    (SL-40). Raises IllegalAction for a path to nowhere."""
    found = choose(state, seat, path) if path else None
    step = open_step(state, seat)
    if isinstance(step, Layout):
        half = laid_so_far(seat, path)
        state = replace(state, halves=(half, ()) if seat == 0 else ((), half))
    elif isinstance(step, Change):
        state = changed(state, seat, path)
    elif isinstance(step, Turn) and len(path) > 1:
        # The last turn stays marked: nothing has been done yet.
        state = replace(act_turn(state, step, path, Log(Random(0))), last=state.last)
    elif isinstance(step, Effect) and step.kind in SHOWN and isinstance(found, Action):
        rest = replace(state, todo=state.todo[1:])
        state = HANDLERS[step.kind].act(rest, step, path, Log(Random(0)))
    return view(state, seat)


def _halves(state: State, seat: int | None) -> tuple[Half, Half]:
    """The boards that this seat may know: until the sea is shown only its own."""
    if state.sea[0] != UNKNOWN:
        return state.halves
    light, dark = state.halves
    return light if seat == 0 else (), dark if seat == 1 else ()


def _ship(ship: Ship) -> ShipView:
    numbers = HIRES[ship.card].printed if ship.card else (ship.number,)
    return ShipView(ship.owner, numbers, ship.card, ship.shields, ship.burning)


def _mine(state: State, cell: int, seat: int | None) -> Mine | None:
    if state.plain >> cell & 1:
        return "mine"
    if not state.decoys >> cell & 1:
        return None
    if seat != state.layer:
        return "decoy"
    return "fake" if state.fake == cell else "mine"


def _fleet(fleet: Fleet) -> FleetView:
    return FleetView(
        coins=fleet.coins, vp=fleet.vp, hand=len(fleet.hand), pile=len(fleet.pile), reserve=len(fleet.reserve),
        extra=fleet.extra, mines=fleet.mines, turns=fleet.turns, lost=fleet.lost,
    )  # fmt: skip


def _looks(state: State, seat: int | None) -> bool:
    """Whether m03 shows this seat its reserve now."""
    step = state.todo[0] if state.todo else None
    return isinstance(step, Effect) and step.kind == "recruit" and step.seat is not None and step.seat == seat
