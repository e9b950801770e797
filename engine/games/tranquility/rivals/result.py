"""How a duel ended and what each player has scored (TQ-33)."""

from __future__ import annotations

from engine.game import Outcome, Score
from engine.games.tranquility.cards import CARDS
from engine.games.tranquility.field import CELLS
from engine.games.tranquility.rivals.scoring import PER_DISCARD, PER_ISLAND, owned, runs
from engine.games.tranquility.rivals.state import Duel, side
from engine.games.tranquility.state import SEATS
from engine.values import Line, Number, line


def outcome(state: Duel) -> Outcome | None:
    """The result, None while the game goes on. A tie goes to who has laid more islands, else it is a draw."""
    over = state.over
    if over is None:
        return None
    if over.seat is not None:
        return Outcome(((1 - over.seat,), (over.seat,)), line("tranquility-how-rivals-left", seat=SEATS[over.seat]))
    scores = (score(state, 0), score(state, 1))
    points = [score.points for score in scores]
    islands = [len(owned(state.field, state.moons, side(state, seat))) for seat in (0, 1)]
    if points[0] != points[1]:
        return Outcome(_places(points), line("tranquility-how-rivals-points"), scores)
    if islands[0] != islands[1]:
        return Outcome(_places(islands), line("tranquility-how-rivals-islands"), scores)
    return Outcome(((0, 1),), line("tranquility-how-rivals-draw"), scores)


def _places(worth: list[int]) -> tuple[tuple[int, ...], ...]:
    return ((0,), (1,)) if worth[0] > worth[1] else ((1,), (0,))


def score(state: Duel, seat: int) -> Score:
    """A seat's points as they stand, with the lines that add up to them."""
    lines: list[tuple[int, Line]] = []
    own = side(state, seat)
    islands = len(owned(state.field, state.moons, own))
    if islands:
        points = PER_ISLAND * islands
        lines.append((points, line("tranquility-score-rivals-islands", points=Number(points), n=Number(islands))))
    for run in runs(state.field, state.moons, own):
        said = line(
            "tranquility-score-rivals-run",
            points=Number(run.length),
            first=CARDS[state.field[run.first]],
            last=CARDS[state.field[run.last]],
            cells=tuple([CELLS[cell] for cell in range(run.first, run.last + 1)]),
        )
        lines.append((run.length, said))
    discards = len(state.rivals[seat].discards)
    if discards:
        points = PER_DISCARD * discards
        lines.append((points, line("tranquility-score-rivals-discards", points=Number(points), n=Number(discards))))
    return Score(sum([points for points, _ in lines]), tuple([said for _, said in lines]))
