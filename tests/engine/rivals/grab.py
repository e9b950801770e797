"""A game to think about: two to four take coins from either end of a row, two a turn, and may dare or gamble instead.

The coins of the middle are face down. A `gamble` is a die (0 or 6 points). A `dare` asks the next seat, who pays 1 or
gives up a whole turn for it.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.chance import Chance, shuffled
from engine.game import Action, Event, IllegalAction
from engine.rivals.mind import Mind
from engine.values import Key, line

LEFT, RIGHT, GAMBLE, DARE, PAY, PASS, END = (
    Action((Key(id),)) for id in ("left", "right", "gamble", "dare", "pay", "pass", "end")
)
TAKES = 2


class Row(NamedTuple):
    """A position. `open` coins at each end are seen by all, the others by nobody."""

    coins: tuple[int, ...]
    points: tuple[int, ...]
    mover: int = 0
    taken: int = 0
    dared: int | None = None
    open: int = 2


def asked(row: Row) -> int | None:
    if not row.coins and row.dared is None:
        return None
    return row.mover if row.dared is None else row.dared


def mover(row: Row) -> int | None:
    return row.mover if row.coins or row.dared is not None else None


def ideas(row: Row, seat: int, most: int | None, chance: Chance) -> list[Action]:
    assert asked(row) == seat
    if row.dared == seat:
        return [PAY, PASS][:most]
    return [LEFT, RIGHT, GAMBLE, DARE][:most] if row.taken < TAKES else []


def ending(row: Row, seat: int) -> Action | None:
    return END if row.dared is None and row.taken else None


def _gains(row: Row, seat: int, points: int) -> Row:
    return row._replace(points=tuple(old + points * (owner == seat) for owner, old in enumerate(row.points)))


def apply(row: Row, seat: int, action: Action, chance: Chance) -> tuple[Row, list[Event]]:
    told = [Event(line("grab-done"))]
    if asked(row) != seat or action not in (*ideas(row, seat, None, chance), ending(row, seat)):
        raise IllegalAction(line("refuse-no-such-move"))
    if action in (PAY, PASS):
        row = _gains(row, seat, -1 if action == PAY else -4)._replace(dared=None)
        return row, told
    if action == END:
        return row._replace(mover=(seat + 1) % len(row.points), taken=0), told
    row = row._replace(taken=row.taken + 1)
    if action == GAMBLE:
        return _gains(row, seat, 6 * chance.randrange(2)), [Event(line("grab-die"), reveals=True)]
    if action == DARE:
        return row._replace(dared=(seat + 1) % len(row.points)), told
    coin, rest = (row.coins[0], row.coins[1:]) if action == LEFT else (row.coins[-1], row.coins[:-1])
    return _gains(row, seat, coin)._replace(coins=rest), told


def value(row: Row, seat: int) -> float:
    others = [points for owner, points in enumerate(row.points) if owner != seat]
    return row.points[seat] - sum(others) / len(others)


def redeal(row: Row, seat: int, chance: Chance) -> Row:
    first, last = row.coins[: row.open], row.coins[max(row.open, len(row.coins) - row.open) :]
    hidden = row.coins[len(first) : len(row.coins) - len(last)]
    return row._replace(coins=(*first, *shuffled(sorted(hidden), chance), *last))


MIND = Mind(
    ideas=ideas,
    apply=apply,
    value=value,
    hope=lambda row, seat: 0.0,
    ending=ending,
    asked=asked,
    mover=mover,
    key=lambda row: row,
    redeal=redeal,
    dice=True,
)
