"""What is done in a duel for a seat that lets its time run out: a simple move with what the seat knows."""

from __future__ import annotations

from engine.flow import open_step
from engine.game import Action
from engine.games.tranquility.asking import DISCARD
from engine.games.tranquility.cards import CARDS
from engine.games.tranquility.field import CELLS, SIZE
from engine.games.tranquility.rivals.lay import playable
from engine.games.tranquility.rivals.scoring import PER_DISCARD, PER_ISLAND, runs
from engine.games.tranquility.rivals.state import Duel, Turn, side
from engine.games.tranquility.rivals.turn import DECLINE
from engine.games.tranquility.view import Playable, Spot
from engine.seating import check_seat
from engine.values import Path, Picks


def default(state: Duel, seat: int) -> Action | None:
    """The island that brings this seat most points now, unless discarding two costs less; no mercy, given or asked.

    None for a seat that owes nothing. Raises ValueError for what is no seat.
    """
    check_seat(seat, len(state.rivals))
    step = open_step(state, seat)
    if step is None:
        return None
    if not isinstance(step, Turn):
        return Action((DECLINE,))
    hand = playable(state.field, state.rivals[seat].hand)
    lays = [(_worth(state, seat, found.card, spot), found.card, spot) for found in hand for spot in found.spots]
    if lays:
        (points, _), card, spot = max(lays)
        if len(hand) < 2 or points > 2 * PER_DISCARD:
            return Action(_laid(hand, card, spot))
    return Action((DISCARD,) if len(hand) == 2 else (DISCARD, _cheapest(hand, 2)))


def _laid(hand: tuple[Playable, ...], card: int, spot: Spot) -> Path:
    path: Path = (CARDS[card], CELLS[spot.cell])
    others = tuple([found for found in hand if found.card != card])
    return path if spot.cost in (0, len(others)) else (*path, _cheapest(others, spot.cost))


def _cheapest(cards: tuple[Playable, ...], count: int) -> Picks:
    """The cards that are missed least: those with the fewest places."""
    chosen = sorted([found.card for found in sorted(cards, key=lambda found: len(found.spots))[:count]])
    return Picks(tuple([CARDS[card] for card in chosen]))


def _worth(state: Duel, seat: int, card: int, spot: Spot) -> tuple[int, int]:
    """The points that an island brings at once, then how close it lies to where it belongs among 80."""
    cell = spot.cell
    points = PER_ISLAND + PER_DISCARD * spot.cost
    field = (*state.field[:cell], card, *state.field[cell + 1 :])
    own = side(state, seat)
    if card - 1 in field[max(0, cell - 1) : cell] or card + 1 in field[cell + 1 : cell + 2]:
        points += sum([run.length for run in runs(field, state.moons | own << cell, own)])
        points -= sum([run.length for run in runs(state.field, state.moons, own)])
    return points, -abs((cell + 1) * 81 - card * (SIZE + 1))
