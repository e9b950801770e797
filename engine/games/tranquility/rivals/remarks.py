"""What each option of a duel would score at once (TQ-33)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.flow import open_step
from engine.game import Choice
from engine.games.tranquility.asking import CARD_OF, CELL_OF, DISCARD
from engine.games.tranquility.cards import CARDS
from engine.games.tranquility.field import Field
from engine.games.tranquility.remarks import NONE_FITS, none_fits, places_said
from engine.games.tranquility.rivals.lay import places, playable
from engine.games.tranquility.rivals.play import choose
from engine.games.tranquility.rivals.scoring import PER_DISCARD, PER_ISLAND, Run, runs
from engine.games.tranquility.rivals.state import HAND, Duel, Mercy, side
from engine.games.tranquility.rivals.turn import AGREE, SHOW
from engine.games.tranquility.state import COUNTS, SEATS, without
from engine.values import Line, Path, Value, line

TWO = 2
"""Cards of the action that discards."""
_OR_TWO = line("tranquility-remark-rivals-else", cards=COUNTS[TWO])


def remarks(state: Duel, seat: int, path: Path) -> Mapping[Value, tuple[Line, ...]]:
    """What is to be said of the options of the question after `path`. Raises IllegalAction for a path to nowhere."""
    question = choose(state, seat, path)
    if not isinstance(question, Choice):
        return {}
    said = [(option.value, _said(state, seat, path, option.value)) for option in question.options]
    found: dict[Value, tuple[Line, ...]] = {value: (told,) for value, told in said if told is not None}
    if SHOW in found:
        found[SHOW] = (_sees(1 - seat), *found[SHOW], _OR_TWO)
    if not path and none_fits(question):
        found[DISCARD] = (NONE_FITS, *found[DISCARD])
    return found


def _sees(seat: int) -> Line:
    """Who is shown the hand, and says whether it may be exchanged."""
    return line("tranquility-remark-rivals-sees", seat=SEATS[seat], cards=COUNTS[HAND])


def _said(state: Duel, seat: int, path: Path, value: Value) -> Line | None:
    if isinstance(open_step(state, seat), Mercy):
        cards = HAND if value == AGREE else TWO
        return line("tranquility-remark-rivals-mercy", seat=SEATS[state.mover], cards=COUNTS[cards])
    card, cell = CARD_OF.get(value), CELL_OF.get(value)
    if cell is not None:
        return _on_cell(state, seat, CARD_OF[path[0]], cell)
    if card is not None:
        return _of_card(state, seat, path, card)
    if value == SHOW:
        return line("tranquility-remark-rivals-show", cards=COUNTS[HAND])
    return line("tranquility-remark-rivals-discard", cards=COUNTS[TWO]) if value == DISCARD else None


def _of_card(state: Duel, seat: int, path: Path, card: int) -> Line:
    if not path:
        return line("tranquility-remark-rivals-best", **_signed(best(state, seat, card)))
    field, hand = state.field, state.rivals[seat].hand
    cell = CELL_OF.get(path[1]) if len(path) > 1 else None
    if cell is not None:  # a payment: the island lies there already
        laid = CARD_OF[path[0]]
        field, hand = _with_island(field, laid, cell), without(hand, laid)
    payable = next(found.spots for found in playable(field, hand) if found.card == card)
    return places_said(len(payable), len(places(field, card)))


def best(state: Duel, seat: int, card: int) -> int:
    """The most points that a card of the hand brings at once wherever it may be laid."""
    spots = next(found.spots for found in playable(state.field, state.rivals[seat].hand) if found.card == card)
    own = side(state, seat)
    return max([gain(state.field, state.moons, own, card, spot.cell) + PER_DISCARD * spot.cost for spot in spots])


def gain(field: Field, moons: int, own: int, card: int, cell: int) -> int:
    """The points that an island brings a side on a cell, whatever it costs."""
    return (
        PER_ISLAND
        + _stretches(_with_island(field, card, cell), moons | own << cell, own)
        - _stretches(field, moons, own)
    )


@lru_cache(maxsize=256)
def _stretches(field: Field, moons: int, own: int) -> int:
    return sum([run.length for run in runs(field, moons, own)])


def _with_island(field: Field, card: int, cell: int) -> Field:
    return (*field[:cell], card, *field[cell + 1 :])


def _on_cell(state: Duel, seat: int, card: int, cell: int) -> Line:
    own = side(state, seat)
    hand = playable(state.field, state.rivals[seat].hand)
    cost = next(spot.cost for found in hand if found.card == card for spot in found.spots if spot.cell == cell)
    points = gain(state.field, state.moons, own, card, cell)
    total = _signed(points + PER_DISCARD * cost)
    field = _with_island(state.field, card, cell)
    run = _run_through(field, state.moons | own << cell, own, cell)
    if run is None:
        return line("tranquility-remark-rivals-island", island=COUNTS[PER_ISLAND], cards=COUNTS[cost], **total)
    return line(
        "tranquility-remark-rivals-run",
        island=COUNTS[PER_ISLAND],
        first=CARDS[field[run.first]],
        last=CARDS[field[run.last]],
        run=COUNTS[points - PER_ISLAND],
        cards=COUNTS[cost],
        **total,
    )


def _run_through(field: Field, moons: int, own: int, cell: int) -> Run | None:
    return next((run for run in runs(field, moons, own) if run.first <= cell <= run.last), None)


def _signed(points: int) -> dict[str, Value]:
    """Points as two numbers, since a message knows no signs: how many, and 1 where they are lost."""
    return {"total": COUNTS[abs(points)], "loss": COUNTS[points < 0]}
