"""The last turns of cooperative games with storms, dealt at random: random play seldom comes there."""

from __future__ import annotations

from random import Random

from engine.games import tranquility
from engine.games.tranquility.cards import CARDS
from engine.games.tranquility.field import CELLS, ROWS
from engine.games.tranquility.lay import FULL_ROWS, can_act
from engine.games.tranquility.state import Voyage
from tests.engine.games.tranquility.positions import unchecked


def endgame(rng: Random) -> Voyage:
    """A position in which the mover can act, with storms; hands of up to five cards, piles of up to three."""
    while True:
        state = _dealt(rng)
        if can_act(state, state.mover):
            tranquility.check(state)
            return state


def _dealt(rng: Random) -> Voyage:
    seats = rng.randint(1, 5)
    numbers = rng.sample(range(1, 81), 80)
    laid = sorted(numbers.pop() for _ in range(rng.choice((0, 1, rng.randint(2, 35), 36))))
    cells = sorted(rng.sample(range(36), len(laid)))
    start = rng.random() < 0.3
    others = [*range(81, 86), *range(86 + start, 86 + seats), *range(91, 94)]
    rng.shuffle(others)
    before = [""] * seats
    purple = ""
    for storm in rng.sample(range(1, 7), rng.randint(0, 6)):
        if storm in (3, 4):
            purple += f" storm{storm}:{rng.randint(1, 6)}"
        else:
            seat = rng.randrange(seats)
            before[seat] += f" storm{storm}"

    def cards(count: int) -> str:
        taken = [(others if others and rng.random() < 0.4 else numbers).pop() for _ in range(count)]
        return " ".join(CARDS[card].token for card in taken)

    limits = [3 if "storm1" in storms or "storm2" in storms else 5 for storms in before]
    hands = [cards(rng.choice((1, rng.randint(0, most)))) for most in limits]
    piles = [cards(rng.choice((0, 0, 1, 2, 3))) for _ in range(seats)]
    compasses = [rng.choice((0, 0, 1)) for _ in range(seats)]
    full = sum(all(cell in cells for cell in row) for row in ROWS)
    reef = None if full >= FULL_ROWS else rng.choice((None, None, rng.randrange(6)))
    return unchecked(
        " ".join(f"{CELLS[cell].token}:{number}" for cell, number in zip(cells, laid, strict=True)), hands,
        piles=piles, monsters=3, storms=True, start=start, mover=rng.randrange(seats), purple=purple, before=before,
        compasses=compasses, reef=reef,
    )  # fmt: skip
