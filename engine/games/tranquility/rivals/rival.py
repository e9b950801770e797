"""An opponent in a duel: it plays each move that promises something to the end, in many worlds (TQ-33)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.chance import Chance
from engine.flow import open_step
from engine.game import Action, Level
from engine.games.tranquility.asking import DISCARD
from engine.games.tranquility.cards import CARDS
from engine.games.tranquility.field import CELLS
from engine.games.tranquility.rivals.habits import default
from engine.games.tranquility.rivals.playout import Playout, cheapest
from engine.games.tranquility.rivals.redeal import redeal
from engine.games.tranquility.rivals.state import Duel, Turn
from engine.games.tranquility.rivals.turn import AGREE, DECLINE
from engine.rivals.dice import SEEDS, Dice
from engine.values import Path, Picks


class Round(NamedTuple):
    """So many moves, the best so far, are played to the end in so many more worlds."""

    moves: int
    worlds: int


EFFORTS: dict[Level, tuple[Round, ...]] = {
    "easy": (),
    "medium": (Round(16, 4),),
    "hard": (Round(16, 12), Round(8, 36)),
}
"""Without any round it plays by habit. There are 16 moves at most: five cards, each on three cells, and to discard."""
LEVELS = tuple(EFFORTS)


class _Move(NamedTuple):
    """An action, and what it does in a playout."""

    path: Path
    play: Callable[[Playout], None]


def think(world: Duel, seat: int, level: Level, chance: Chance) -> tuple[Action, ...]:
    """What an opponent does, or () where it owes nothing; see `engine.game.Hooks`. It never asks for mercy.

    Raises ValueError for what is no seat.
    """
    usual = default(world, seat)
    if usual is None:
        return ()
    rounds = EFFORTS[level]
    if not rounds:
        return (usual,)
    moves = _turns(world) if isinstance(open_step(world, seat), Turn) else _answers(world)
    return (Action(_best(world, seat, moves, rounds, Dice(chance.randrange(SEEDS))).path),)


def _best(world: Duel, seat: int, moves: list[_Move], rounds: tuple[Round, ...], chance: Chance) -> _Move:
    """The move that leads by most points on average; all moves of a round are played in the same worlds."""
    lead = dict.fromkeys(range(len(moves)), 0)
    for most, worlds in rounds:
        lead = dict(sorted(lead.items(), key=lambda found: -found[1])[:most])
        if len(lead) == 1:
            break
        for _ in range(worlds):
            dealt = Playout(redeal(world, seat, chance))
            for number in lead:
                playout = dealt.copy()
                moves[number].play(playout)
                playout.to_the_end()
                lead[number] += playout.points[seat] - playout.points[1 - seat]
    return moves[max(lead, key=lambda number: (lead[number], -number))]


def _turns(world: Duel) -> list[_Move]:
    """What the mover might do, the best by habit first."""
    now = Playout(world)
    hand = now.hands[now.mover]
    found, room = now.lays()
    lays = [
        _laying(lay.card, lay.cell, cheapest(hand, room, lay.cost, lay.card), len(hand) - 1)
        for lay in sorted(found, reverse=True)
    ]
    return [*lays, _discarding(cheapest(hand, room, 2), len(hand))] if len(hand) >= 2 else lays


def _laying(card: int, cell: int, paid: tuple[int, ...], others: int) -> _Move:
    path: Path = (CARDS[card], CELLS[cell])
    if 0 < len(paid) < others:
        path = (*path, _picks(paid))
    return _Move(path, lambda playout: playout.lay(card, cell, paid))


def _discarding(cards: tuple[int, ...], held: int) -> _Move:
    path: Path = (DISCARD,) if held == len(cards) else (DISCARD, _picks(cards))
    return _Move(path, lambda playout: playout.discard(cards))


def _answers(world: Duel) -> list[_Move]:
    """The answers to a rival who asks for mercy: what is best for oneself decides."""
    hand = world.rivals[world.mover].hand
    return [_Move((DECLINE,), lambda playout: None), _Move((AGREE,), lambda playout: playout.discard(hand))]


def _picks(cards: tuple[int, ...]) -> Picks:
    return Picks(tuple([CARDS[card] for card in sorted(cards)]))
