"""States as JSON and back, and what must always hold of a state."""

from __future__ import annotations

from collections import Counter

from engine.games.piratebay.board import SEA, TREASURES
from engine.games.piratebay.ending import calm_end
from engine.games.piratebay.setup import FRIGATE, HALF, SEATS
from engine.games.piratebay.soundness import is_sound
from engine.games.piratebay.state import (
    CANNONS,
    CHESTS,
    HOLD,
    Begin,
    Berth,
    Cargo,
    Keep,
    State,
    Stop,
    Turn,
    Wind,
    Work,
    outside,
)
from engine.games.piratebay.tiles import BAG, CANNON_TILE, GOLD_TILE, GOLDEN, MARK, NONE_DOWN
from engine.games.piratebay.works import work_options
from engine.sailing.resuming import Resume
from engine.sailing.sea import bits
from engine.sailing.seats import living
from engine.sailing.soundness import check_afloat, check_asked
from engine.stored import Stamp, hold

VERSION = 1
"""Version of the rules and of the stored state."""


_MOST = {**Counter(BAG), NONE_DOWN: len(TREASURES)}
"""How many there are of each kind of tile at most."""


def check(state: State) -> None:
    """Raises AssertionError where an invariant of the state is broken. Every stored state is held against it."""
    hold(not state.map or is_sound(state.map), "the map can be played on (PB-1)")
    check_afloat(state, SEA)
    _check_seats(state)
    _check_ships(state)
    _check_tiles(state)
    _check_treasure(state)
    _check_past(state)
    _check_todo(state)


def _check_seats(state: State) -> None:
    seats = len(state.ships)
    hold(seats in SEATS, "two to eight seats")
    by_seat = (state.orders, state.islets, state.holds, state.stores, state.calm)
    hold(all(len(values) == seats for values in by_seat), "each seat has its own")
    hold(len(state.out) < seats, "somebody is in the game")
    hold(state.over is not None or len(living(state)) > 1, "the last one has won (PB-28)")
    hold(state.watch in (1, 2) and 1 <= state.glass <= state.watch, "turns in a row (PB-27)")
    hold(state.few in (0, HALF), "the end (PB-24, PB-25)")
    taken = [islet for islet in state.islets if islet >= 0]
    hold(len(set(taken)) == len(taken), "islets (PB-3)")
    hold(all(-1 <= islet < len(state.bay.islets) for islet in state.islets), "islets (PB-3)")
    hold(set(state.trapped) <= set(living(state)) and len(set(state.trapped)) == len(state.trapped), "traps")
    hold(all(0 <= turns <= calm_end(state) * seats * state.watch for turns in state.calm), "calm turns (PB-26)")


def _check_ships(state: State) -> None:
    for seat, (ship, islet) in enumerate(zip(state.ships, state.islets, strict=True)):
        hold((ship.id, ship.seat, ship.size) == (f"f{seat + 1}", seat, FRIGATE), "each seat has its frigate (PB-3)")
        hold(bool(ship.masts) == (islet >= 0 and seat not in state.out), "nobody is eliminated (PB-11)")
    afloat = [ship.cell for ship in state.ships if ship.masts]
    hold(not any(state.bay.land >> cell & 1 for cell in afloat), "ships sail on water (PB-10)")
    lie = {cell for cell, merchant in zip(state.bay.merchants, state.merchants, strict=False) if not merchant.taken}
    hold(not lie & set(afloat), "merchants are not entered but to be taken (PB-14)")


def _check_tiles(state: State) -> None:
    hold(len(state.tiles) == len(state.heaps) == len(TREASURES), "treasure cells (PB-1)")
    hold(not set(state.tiles) - _MOST.keys(), "tiles (PB-2)")
    hold(all(state.tiles.count(kind) <= most for kind, most in _MOST.items()), "tiles (PB-2)")
    hold(0 <= state.known < 1 << len(TREASURES), "known marks lie on treasure cells (PB-20)")
    hold(all(state.tiles[place] == MARK for place in bits(state.known)), "a known mark stays (PB-20)")
    hold(state.tiles.count(MARK) == BAG.count(MARK), "marks stay (PB-20)")
    hold(len(state.merchants) == len(state.bay.merchants), "merchants (PB-2)")
    hold(sum([merchant.gold for merchant in state.merchants]) == GOLDEN, "cards of merchants (PB-2)")
    hold(all(not merchant.cargo.total for merchant in state.merchants if merchant.taken), "taken with all (PB-14)")
    hold((state.order_at < 0) != (state.order_of < 0), "the order lies somewhere, or somebody has it (PB-23)")
    hold(-1 <= state.order_at < SEA.size and -1 <= state.order_of < len(state.ships), "the order")
    hold(state.order_of not in state.out, "the order stays when its holder leaves (PB-28)")


def _check_treasure(state: State) -> None:
    """All treasures are accounted for (PB-24)."""
    down = Cargo(state.tiles.count(GOLD_TILE), state.tiles.count(CANNON_TILE))
    cards = Cargo(sum([merchant.gold and not merchant.taken for merchant in state.merchants]))
    parts = [down, cards, state.lost, *state.heaps, *state.holds, *state.stores]
    parts += [merchant.cargo for merchant in state.merchants]
    golds, cannons = [part.gold for part in parts], [part.cannons for part in parts]
    hold(min(golds) >= 0 and min(cannons) >= 0, "treasures are counted")
    hold(sum(golds) == CHESTS, "gold chests are accounted for")
    hold(sum(cannons) == CANNONS, "cannons are accounted for")
    choosing = {step.winner for step in state.todo if isinstance(step, Keep)}
    full = [seat for seat, cargo in enumerate(state.holds) if cargo.total > HOLD]
    hold(state.over is not None or set(full) == choosing, "a hold takes four, but amid a choice (PB-12, PB-21)")
    hold(all(not state.holds[seat].total for seat in state.out), "who has left carries nothing (PB-28)")
    hold(state.over is not None or outside(state) > state.few, "the end (PB-24, PB-25)")


def _check_past(state: State) -> None:
    cells = [find.cell for find in state.finds] + [haul.cell for haul in state.hauls]
    hold(all(0 <= cell < SEA.size for cell in cells), "what is drawn lies on the map")


def _check_todo(state: State) -> None:
    if state.over is not None:
        hold(not state.todo, "nothing is left to do when the game is over")
        return
    check_asked(state)
    *above, last = state.todo
    top = state.todo[0]
    if isinstance(last, Begin):
        hold(state.turn == 0 and all(isinstance(step, Berth) for step in above), "islets are chosen first (PB-3)")
        missing = {seat for seat in living(state) if state.islets[seat] < 0}
        hold({step.seat for step in above} == missing and top.seat == state.mover, "who has no islet chooses one")
        return
    hold(isinstance(last, Turn) and last.seat == state.mover, "a turn lies at the bottom")
    hold(not any(isinstance(step, Turn | Begin | Berth) for step in above), "one turn only")
    hold(isinstance(top, Keep) or top.seat == state.mover, "only cargo is another's to decide")
    hold(all(step.seat is None for step in state.todo[1:-1]), "one question at a time")
    hold(all(islet >= 0 for seat, islet in enumerate(state.islets) if seat not in state.out), "all have islets")
    _check_question(state)


def _check_question(state: State) -> None:
    """What is asked can be answered."""
    top = state.todo[0]
    if isinstance(top, Resume):
        hold(isinstance(state.todo[1], Wind), "the wind is to be drawn")
        return
    hold(state.wind is not None, "the wind is drawn")
    if isinstance(top, Turn):
        hold(not top.used, "a turn that has begun is over")
    if isinstance(top, Stop):
        hold(0 <= top.left <= SEA.width and not state.ships[state.mover].barred, "a stop of the mover's ship")
    if isinstance(top, Work):
        hold(top.left > 0 or (top.left == 0 and top.kind == "load"), "the order comes on top of the pieces (PB-23)")
        hold(any(option.value.token == top.kind for option in work_options(state)), "work to do")
    for step in state.todo:
        if isinstance(step, Keep):
            hold(step.winner in living(state) and step.seat in (None, step.winner), "the winner is asked (PB-12)")


_STAMP = Stamp("Pirate Bay", VERSION, State, check)
dump = _STAMP.dump
load = _STAMP.load
