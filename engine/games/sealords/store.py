"""States as JSON and back, and what must always hold of a state."""

from __future__ import annotations

from collections import Counter

from engine.flow import Step, open_steps
from engine.games.sealords.data import (
    BOARDS,
    COINS,
    COPIES,
    EFFECTS,
    EXTRA,
    HIRES,
    MARKET,
    MINES,
    SHIELDS,
    TURNS,
    VICTORY,
)
from engine.games.sealords.effects import HANDLERS
from engine.games.sealords.sea import COVERED, EVERYWHERE, GRID, assembled, bits
from engine.games.sealords.setup import NOTHING
from engine.games.sealords.state import Change, Effect, Layout, State, Take, Turn, occupied, under_way
from engine.games.sealords.stranding import stuck
from engine.games.sealords.view import Half, LastView
from engine.stored import Stamp, hold

VERSION = 2
"""Version of the rules and of the stored state: since 2 the options don't say who begins."""
CELLS = GRID.size


def check(state: State) -> None:
    """Raises AssertionError where an invariant of the state is broken. Every stored state is held against it."""
    _check_sea(state)
    _check_market(state)
    _check_ships(state)
    _check_mines(state)
    _check_fleets(state)
    _check_last(state.last)
    _check_over(state)
    _check_todo(state)


def _check_sea(state: State) -> None:
    hold(len(state.sea) == len(state.ships) == CELLS, "the sea has 42 cells")
    covered = state.sea == COVERED * 2 and not under_way(state)
    hold(covered or EFFECTS.keys() >= set(state.sea), "each cell has an effect")
    hold(state.mover in (0, 1) and state.first in (0, 1) and state.layer in (0, 1, None), "two seats")
    masks = (*state.battle, state.burning, state.plain, state.decoys)
    hold(all(0 <= mask <= EVERYWHERE for mask in masks), "masks of 42 cells")
    for half in state.halves:
        _check_half(half)
    hold(not under_way(state) or state.halves == ((), ()), "the boards are kept until the first turn (SL-40)")


def _check_half(half: Half) -> None:
    boards = {laid.board for laid in half}
    hold(not half or (len(half) == len(BOARDS) and boards == BOARDS.keys()), "a half has each board once (SL-2)")
    fits = all(laid.turn in ((0, 2) if BOARDS[laid.board].width == 1 else range(4)) for laid in half)
    hold(fits, "squares are turned by 0 to 3 quarters, strips by 0 or 2 (SL-2)")


def _check_market(state: State) -> None:
    hold(HIRES.keys() >= set(state.market) and len(state.owners) == len(state.market), "a market of known cards")
    hold(len(set(state.market)) == len(state.market), "each card once")
    hold(all(owner in (0, 1, None) for owner in state.owners), "mercenaries are hired by one of the two")


def _check_ships(state: State) -> None:
    battle, burning, tokens, hired = [0, 0], 0, 0, []
    for cell, ship in enumerate(state.ships):
        if ship is None:
            continue
        hold(ship.owner in (0, 1), "a ship has one of the two owners")
        hold((ship.number in range(1, 10)) if ship.card is None else ship.number == 0, "a ship has a number")
        hold(not (ship.burning and (ship.shields or ship.card)), "a burning ship is no mercenary and has no shield")
        hold(ship.shields >= 0, "no negative shields")
        tokens += ship.shields
        if ship.burning:
            burning |= 1 << cell
        else:
            battle[ship.owner] |= 1 << cell
        if ship.card is not None:
            hired.append((ship.card, ship.owner))
    hold((battle[0], battle[1]) == state.battle and burning == state.burning, "masks agree with the ships")
    bought = [(card, owner) for card, owner in zip(state.market, state.owners, strict=True) if owner is not None]
    hold(sorted(hired) == sorted(bought), "mercenaries at sea are those bought")
    hold(tokens + state.gift + state.shields == SHIELDS and state.shields >= 0, "seven shields (SL-7)")


def _check_mines(state: State) -> None:
    under = sum(1 << cell for cell in {step.cell for step in state.todo if isinstance(step, Take)})
    mines = state.plain | state.decoys
    hold(not state.plain & state.decoys, "a cell has one mine at most (SL-35)")
    left = state.over is not None and state.over.how == "resigned"  # perhaps in the middle of a move
    hold(
        left or not mines & occupied(state) & ~under, "no ship lies on a mine, but for the one whose turn it is (SL-35)"
    )
    hold(state.fake is None or state.fake in bits(state.decoys), "the fake is one of the decoys (SL-36)")
    hold(not state.decoys or state.layer is not None, "somebody laid the decoys")
    taken = state.fleets[0].mines + state.fleets[1].mines
    real = mines.bit_count() - (state.fake is not None)
    hold(state.mines >= 0 and 0 <= state.aside <= 2, "no negative mines")
    hold(real + taken + state.mines + state.aside == MINES, "fourteen mines (SL-7)")


def _check_fleets(state: State) -> None:
    coins = vp = extra = 0
    for seat, fleet in enumerate(state.fleets):
        hold(min(fleet.coins, fleet.vp, fleet.extra, fleet.mines, fleet.turns) >= 0, "nothing negative")
        hold(fleet.turns <= TURNS, "sixteen turns (SL-12)")
        if not under_way(state):
            hold(fleet == NOTHING, "nobody has anything before the first turn (SL-40)")
            continue
        hold(list(fleet.hand) == sorted(fleet.hand), "a hand is sorted")
        sea = [ship.number for ship in state.ships if ship is not None and ship.owner == seat and ship.card is None]
        ships = Counter((*fleet.hand, *fleet.pile, *fleet.reserve, *fleet.lost, *sea))
        hold(ships == dict.fromkeys(range(1, 10), COPIES), "27 ships of each player, three of a number (SL-5)")
        coins, vp, extra = coins + fleet.coins, vp + fleet.vp, extra + fleet.extra
    if under_way(state):
        first, other = state.fleets[state.first], state.fleets[1 - state.first]
        hold(first.turns - other.turns == (state.mover == state.first), "they take turns (SL-12)")
    hold(coins <= COINS and vp <= VICTORY and extra <= EXTRA, "no more tokens than there are (SL-7)")


def _check_last(last: LastView | None) -> None:
    if last is None:
        return
    cells = [*last.laid, *last.mined, *last.cleared, *last.repaired, *last.shielded]
    cells += [cell for shot in last.shots for cell in (shot.start, shot.end)]
    hold(last.seat in (0, 1) and all(0 <= cell < CELLS for cell in cells), "the last turn was somebody's, on the sea")


def _check_over(state: State) -> None:
    over = state.over
    if over is None:
        hold(bool(state.todo), "somebody has something to do")
        return
    hold(not state.todo, "nothing is left to do when the game is over")
    hold(over.loser is None if over.how == "scored" else over.loser in (0, 1), "a game is scored or somebody has lost")


def _check_todo(state: State) -> None:
    hold(state.count >= 0, "actions are counted")
    if not state.todo:
        return
    if not under_way(state):
        _check_beginning(state)
    else:
        _check_turn(state)
    hold(all(0 <= step.number <= state.count for step in open_steps(state.todo)), "open questions are numbered")


def _check_turn(state: State) -> None:
    *above, turn = state.todo
    seat = state.mover
    hold(isinstance(turn, Turn) and turn.seat == seat, "a turn lies at the bottom")
    hold(not any(isinstance(step, Turn) for step in above), "one turn only")
    hold(state.todo[0].seat == seat, "the mover is waited for")
    hold(all(step.seat is None for step in above[1:]), "one question at a time")
    for step in above:
        hold(isinstance(step, Effect | Take) and 0 <= step.cell < CELLS, "effects have cells")
        assert isinstance(step, Effect | Take)
        hold(bool(state.battle[seat] >> step.cell & 1), "effects are those of a ship of the mover")
    _check_question(state, state.todo[0])


def _check_question(state: State, top: Step) -> None:
    """What is asked can be answered, in more than one way if it is how to use an effect."""
    if isinstance(top, Turn):
        hold(top.laid or bool(state.fleets[state.mover].hand), "there is a ship to lay")
        hold(not stuck(state, top), "who can't lay a ship has lost (SL-13)")
        return
    hold(isinstance(top, Effect), "a person is asked for a turn or an effect")
    assert isinstance(top, Effect)
    hold(top.card is None or top.card in state.market, "a mercenary of the market")
    hold(HANDLERS[top.kind].settled(state, top) is None, "what has one outcome isn't asked (SL-32)")


def _check_beginning(state: State) -> None:
    """The todo before the first turn of the advanced variant (SL-40)."""
    hold(state.mover == state.first, "the first player begins")
    costs = Counter(HIRES[card].cost for card in state.market)
    hold(all(number in (0, MARKET[cost]) for cost, number in costs.items()), "mercenaries that were chosen (SL-6)")
    hold(not any(owner is not None for owner in state.owners), "nobody is hired before the first turn")
    if isinstance(state.todo[0], Layout):
        hold(all(isinstance(step, Layout) for step in state.todo), "nothing but layouts")
        seats = [seat for seat, half in enumerate(state.halves) if not half]
        hold([step.seat for step in state.todo] == seats, "who hasn't laid out his half is waited for")
        hold(state.sea == COVERED * 2, "the sea is shown when both are done")
        return
    steps = [step.seat for step in state.todo if isinstance(step, Change)]
    hold(steps == [state.first] and len(state.todo) == 1, "the first player may change something")
    hold(all(state.halves) and state.sea == assembled(*state.halves), "the sea is that of both halves")


_STAMP = Stamp("Sea Lords", VERSION, State, check, older={1: lambda data: data})
dump = _STAMP.dump
load = _STAMP.load
