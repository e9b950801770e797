"""What the winner shares out after a boarding or a storming: points, then pearls (AD-42 to AD-44)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.engine.games.admiral.independent.losses import end_repairs, end_work, ruin, sink
from tests.engine.games.admiral.independent.state import Fort, IllegalMove, Question, Ship, State, in_order, whole


def ways(most: Sequence[int], total: int) -> Iterator[list[int]]:
    """All ways to place so much where no more than this fits; what doesn't fit anywhere is left out."""

    def go(index: int, left: int) -> Iterator[list[int]]:
        if index == len(most):
            yield []
            return
        low, high = bounds(most, left, index)
        for number in range(low, high + 1):
            for rest in go(index + 1, left - number):
                yield [number, *rest]

    yield from go(0, min(total, sum(most)))


def bounds(most: Sequence[int], left: int, index: int) -> tuple[int, int]:
    """The least and the most that one may get if all that is left is to be placed."""
    return max(0, left - sum(most[index + 1 :])), min(most[index], left)


def read(words: Sequence[str], most: Sequence[int], total: int) -> list[int]:
    """A number for each. Raises IllegalMove unless all that fits is placed (AD-42)."""
    if len(words) != len(most) or not all(word.isdigit() for word in words):
        raise IllegalMove("notation", "usual, or a number for each")
    given = [int(word) for word in words]
    if sum(given) != min(total, sum(most)) or any(number > limit for number, limit in zip(given, most, strict=True)):
        raise IllegalMove("AD-42", f"{given}: {total} to share out, at most {most}")
    return given


# --- points


def begin_share(state: State, share: Question) -> None:
    """The winner is asked, if he moves or wants to be, and there is more than one way; else it is done as usual."""
    if wants(state, share.seat, "share") and len(list(shares(state, share))) > 1:
        state.pending = share
    else:
        finish_share(state, share, usual_share(state, share))


def wants(state: State, winner: int, kind: str) -> bool:
    return winner == state.mover or (winner, kind) in state.terms.ask


def caps(state: State, share: Question) -> list[int]:
    return [state.armed(id).kind.strength for id in share.pieces]


def shares(state: State, share: Question) -> Iterator[list[int]]:
    """All ways to share the points out: no hull gets more than its full strength, and none is thrown away (AD-42)."""
    yield from ways(caps(state, share), share.points)


def usual_share(state: State, share: Question) -> list[int]:
    """One point for each from the strongest down, in ship order, then the strongest are filled up (AD-42).

    Readings: a fort that was taken counts as size 5, after the ships of that size; one that was held comes first, as
    it would be a ruin without a point.
    """
    most = caps(state, share)
    order = sorted(range(len(most)), key=lambda index: -most[index])
    if share.fort and share.seat != state.mover:
        order.remove(len(most) - 1)
        order.insert(0, len(most) - 1)
    given, left = [0] * len(most), min(share.points, sum(most))
    for index in order:
        if left:
            given[index], left = 1, left - 1
    for index in order:
        more = min(left, most[index] - given[index])
        given[index], left = given[index] + more, left - more
    return given


def read_share(state: State, words: Sequence[str]) -> list[int]:
    """Raises IllegalMove."""
    if list(words) == ["usual"]:
        return usual_share(state, state.pending)
    return read(words, caps(state, state.pending), state.pending.points)


def finish_share(state: State, share: Question, given: list[int]) -> None:
    """Points are placed; a fort without any is a ruin (AD-44); then the pearls. A repair goes on in a ship that keeps
    some damage, even though it is spent (AD-43, AD-50)."""
    state.ask_turn()
    for id, number in zip(share.pieces, given, strict=True):
        piece = state.armed(id)
        piece.strength = number
        if isinstance(piece, Ship) and (number == 0 or whole(piece)):
            piece.task = None
    lost = [id for id in share.hulls if state.ships[id].strength == 0]
    if share.fort:
        settle_fort(state, state.forts[share.fort])
    kept = [id for id in share.hulls if id in state.ships and id not in lost]
    begin_pearls(state, Question("pearls", share.seat, kept=kept, lost=lost))


def settle_fort(state: State, fort: Fort) -> None:
    """A fort without points is ruined by the assault, and ships under repair there are lost, those that just got points
    too; in one that was taken the repair of others' ships ends; nobody works on one that is whole (AD-44, AD-51)."""
    if fort.strength == 0:
        ruin(state, fort, assaulted=True)
        return
    if whole(fort):
        end_work(state, fort)
    end_repairs(state)


# --- pearls


def begin_pearls(state: State, stowing: Question) -> None:
    """The winner is asked who carries what, if he moves or wants to be, and there is more than one way (AD-42)."""
    if stowing.kept and wants(state, stowing.seat, "pearls") and len(list(pearl_ways(state, stowing))) > 1:
        state.pending = stowing
    else:
        finish_pearls(state, stowing, None)


def aboard(state: State, stowing: Question) -> int:
    """How many pearls the hulls have."""
    return sum([len(state.ships[id].pearls) for id in [*stowing.kept, *stowing.lost]])


def holds(state: State, stowing: Question) -> list[int]:
    return [state.ships[id].kind.hold for id in stowing.kept]


def pearl_ways(state: State, stowing: Question) -> Iterator[list[int]]:
    """All ways to stow them; all that fit must be kept aboard."""
    yield from ways(holds(state, stowing), aboard(state, stowing))


def read_pearls(state: State, words: Sequence[str]) -> list[int] | None:
    """None for the usual way. Raises IllegalMove."""
    if list(words) == ["usual"]:
        return None
    return read(words, holds(state, state.pending), aboard(state, state.pending))


def usual_pearls(state: State, stowing: Question) -> list[int]:
    """How many each keeps and gets as usual: those of lost hulls go to the first that has room (AD-43)."""
    left, counts = sum([len(state.ships[id].pearls) for id in stowing.lost]), []
    for id in stowing.kept:
        ship = state.ships[id]
        more = min(left, ship.kind.hold - len(ship.pearls))
        counts.append(len(ship.pearls) + more)
        left -= more
    return counts


def finish_pearls(state: State, stowing: Question, given: list[int] | None) -> None:
    """Pearls are stowed as told or as usual: what a hull has too much goes to the others, in ship order, fresh ones
    first. What doesn't fit sinks where its hull lies (AD-42, AD-63)."""
    state.ask_turn()
    counts = dict(zip(stowing.kept, usual_pearls(state, stowing) if given is None else given, strict=True))
    wanted = sum([max(0, count - len(state.ships[id].pearls)) for id, count in counts.items()])
    moving: list[bool] = []
    for ship in in_order([state.ships[id] for id in [*stowing.kept, *stowing.lost]]):
        ship.pearls.sort(key=lambda fresh: not fresh)
        for _ in range(min(wanted, max(0, len(ship.pearls) - counts.get(ship.id, 0)))):
            moving.append(ship.pearls.pop(0))
            wanted -= 1
    moving.sort(key=lambda fresh: not fresh)
    for id, count in counts.items():
        while len(state.ships[id].pearls) < count:
            state.ships[id].pearls.append(moving.pop(0))
    for id in stowing.lost:
        sink(state, state.ships[id])
