"""The engine is held against a second reading of the rules, which knows nothing of it (see `independent`)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.games import piratebay
from engine.games.piratebay.board import CELLS, ISLETS, MERCHANTS, TREASURES
from engine.games.piratebay.state import State
from engine.games.piratebay.tiles import CANNON_TILE, CAVE, EMPTY, GOLD_TILE, MARK, NONE_DOWN
from engine.games.piratebay.view import View
from engine.sailing.sea import NAMES
from tests.engine.games.piratebay.independent.bay import Layout
from tests.engine.games.piratebay.side_by_side import Pair
from tests.engine.games.piratebay.thick import thicken
from tests.engine.sailing.independent.sea import cell_of

KINDS = {GOLD_TILE: "gold", CANNON_TILE: "cannon", EMPTY: "empty", CAVE: "cave", MARK: "mark"}


def layout_of(state: State, islets: bool) -> Layout:
    """What was drawn for the set-up; the model has its own cells."""
    cells = [cell_of(CELLS[cell].token) for cell in TREASURES]
    return Layout(
        tiles={cell: KINDS[tile] for cell, tile in zip(cells, state.tiles, strict=True) if tile != NONE_DOWN},
        merchants={
            cell_of(CELLS[cell].token): merchant.gold for cell, merchant in zip(MERCHANTS, state.merchants, strict=True)
        },
        order=cell_of(CELLS[state.order_at].token),
        first=state.first,
        islets=[cell_of(CELLS[ISLETS[islet].anchor].token) for islet in state.islets] if islets else None,
    )


def seen(state: State, view: View) -> dict[str, Any]:
    """What a spectator sees, as the model tells it."""
    living = [seat for seat in range(view.seats) if seat not in view.out]
    outcome, wind = piratebay.outcome(state), view.wind
    anchors = {islet.seat: islet.anchor.token for islet in view.islets}
    return {
        "ships": {
            ship.seat: {
                "anchor": anchors[ship.seat],
                "cell": ship.cell.token,
                "heading": ship.heading,
                "masts": ship.masts,
                "used": {"port": ship.port, "starboard": ship.starboard},
                "trapped": ship.seat in view.trapped,
                "barred": ship.seat in view.home,
            }
            for ship in view.ships
        },
        "holds": [(hold.gold, hold.cannons) for hold in view.holds],
        "stores": [(store.gold, store.cannons) for store in view.stores],
        "down": sorted(cell.token for cell in view.down),
        "marks": sorted(cell.token for cell in view.marks),
        "goods": {heap.cell.token: (heap.gold, heap.cannons) for heap in view.heaps},
        "merchants": {one.cell.token: (one.gold, one.cannons) for one in view.merchants},
        "order": view.order_of if view.order_at is None else view.order_at.token,
        "scores": list(view.scores),
        "left": view.left,
        "lost": view.lost,
        "orders": {
            seat: {"returning": orders.returning, "turn": "yes" if orders.turn else "no", "prizes": orders.prizes}
            for seat in living
            if (orders := piratebay.view(state, seat).orders) is not None
        },
        "cards": view.winds_left,
        "wind": wind
        and {
            "towards": wind.towards,
            "strength": wind.strength,
            "ranges": dict(zip(NAMES, wind.ranges, strict=True)),
        },
        "mover": view.mover,
        "islets": {islet.anchor.token: islet.seat for islet in view.islets if islet.seat is not None},
        "coming": list(view.order),
        "ends": (view.end, view.calm, view.calm_end),
        "watch": view.glass,
        "asked": view.asked,
        "calm": [state.calm[seat] for seat in living],
        "living": living,
        "why": outcome and outcome.how.id.removeprefix("piratebay-how-"),
        "winners": sorted(view.winners),
    }


@pytest.mark.parametrize("seed", range(7))
def test_the_engine_plays_as_the_model_does(seed: int) -> None:
    Pair(2 + seed, Random(seed), seen, layout_of).play()


def thick(seed: int) -> Pair:
    """A game that begins in the thick of it."""
    rng = Random(seed)
    pair = Pair(2 + seed % 7, rng, seen, layout_of, leaves=0.01, lot=True)
    thicken(pair, rng)
    return pair


RARE = ("does board", "does fire", "does merchant", "does unload", "trapped", "mark", "mended")


def test_so_it_does_in_the_thick_of_it() -> None:
    came: Counter[str] = Counter()
    for seed in (0, 2, 4, 6):
        came += thick(seed).play()
    assert set(RARE) <= set(came)


def test_pb28_so_it_does_whenever_somebody_leaves() -> None:
    came: Counter[str] = Counter()
    for seed in (2, 5, 6, 7):
        came += Pair(6, Random(seed), seen, layout_of, leaves=0.04).play()
    assert {f"leaves at {kind}" for kind in ("islet", "turn", "stop", "resume")} <= set(came)
