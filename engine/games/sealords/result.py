"""How a game ended and what each fleet is worth (SL-54, SL-55)."""

from __future__ import annotations

from engine.game import Outcome, Score
from engine.games.sealords.data import HIRES
from engine.games.sealords.scoring import Combination, Count, count
from engine.games.sealords.sea import HALF, beside, bits
from engine.games.sealords.state import SEATS, State, where
from engine.values import Card, Line, Number, line

PER_MINE = -2


def outcome(state: State) -> Outcome | None:
    """The result, None while the game goes on."""
    over = state.over
    if over is None:
        return None
    if over.loser is not None:
        how = line(f"sealords-how-{over.how}", seat=SEATS[over.loser])
        return Outcome(((1 - over.loser,), (over.loser,)), how)
    scores = (score(state, 0), score(state, 1))
    points = [score.points for score in scores]
    coins = [fleet.coins for fleet in state.fleets]
    for by, what in (("points", points), ("coins", coins)):
        if what[0] != what[1]:
            winner = int(what[1] > what[0])
            return Outcome(((winner,), (1 - winner,)), line(f"sealords-how-{by}"), scores)
    return Outcome(((0, 1),), line("sealords-how-draw"), scores)


def score(state: State, seat: int) -> Score:
    """A seat's points as they stand, with the lines that add up to them."""
    fleet: dict[int, tuple[int, ...]] = {}
    hires: dict[int, str] = {}
    shields = 0
    for cell in bits(state.battle[seat]):
        ship = state.ships[cell]
        assert ship is not None
        shields += ship.shields
        if ship.card is None:
            fleet[cell] = (ship.number,)
        else:
            hires[cell] = ship.card
            fleet[cell] = HIRES[ship.card].candidates
    per_equal = sum(HIRES[card].scores == "combinations" for card in hires.values())
    counted = count(fleet, per_equal)
    equals = sum(combination.kind == "equal" for combination in counted.combinations)

    lines: list[tuple[int, Line]] = [_combination(found) for found in counted.combinations]
    lines.extend(_numbers(hires, counted))
    abroad = state.battle[seat] & HALF[1 - seat]
    if abroad:
        points = abroad.bit_count()
        lines.append((points, line("sealords-score-abroad", points=Number(points), cells=where(bits(abroad)))))
    for cell, card in hires.items():
        bonus = HIRES[card].scores
        if bonus is None:
            continue
        worth = {
            "neighbours": (beside(1 << cell) & state.battle[seat]).bit_count(),
            "shields": shields + len(hires),
            "combinations": equals,
        }[bonus]
        lines.append((worth, line(f"sealords-score-{bonus}", card=Card(card), points=Number(worth))))
    own = state.fleets[seat]
    if own.vp:
        lines.append((own.vp, line("sealords-score-vp", points=Number(own.vp))))
    if own.mines:
        points = PER_MINE * own.mines
        lines.append((points, line("sealords-score-mines", points=Number(points), mines=Number(own.mines))))
    return Score(sum(points for points, _ in lines), tuple(told for _, told in lines))


def _combination(found: Combination) -> tuple[int, Line]:
    points = Number(found.points)
    if found.kind == "equal":
        number = Number(found.numbers[0])
        said = line("sealords-score-equal", points=points, number=number, cells=where(found.cells))
    else:
        first, last = Number(found.numbers[0]), Number(found.numbers[-1])
        said = line("sealords-score-run", points=points, first=first, last=last, cells=where(found.cells))
    return found.points, said


def _numbers(hires: dict[int, str], counted: Count) -> list[tuple[int, Line]]:
    """What each mercenary counts as, where that made a difference."""
    used = {cell for combination in counted.combinations for cell in combination.cells}
    return [
        (0, line("sealords-score-number", card=Card(card), number=Number(counted.numbers[cell])))
        for cell, card in hires.items()
        if cell in used
    ]
