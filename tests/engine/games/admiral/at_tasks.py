"""Random starts of Admiral with ships crowded about a port: under repair, at work, rivals among them."""

from __future__ import annotations

from collections import Counter
from random import Random

from msgspec.structs import replace

from engine.games.admiral.data import FORT, LADEN, SIZES
from engine.games.admiral.state import State


def cells_of(state: State, cells: int) -> list[int]:
    """The cells of a mask."""
    return [cell for cell in range(state.board.sea.size) if cells >> cell & 1]


def apart(state: State, one: int, other: int) -> int:
    """King's steps between two cells."""
    (row, column), (other_row, other_column) = divmod(one, state.layout.width), divmod(other, state.layout.width)
    return max(abs(row - other_row), abs(column - other_column))


def tasked(state: State, rng: Random) -> State:
    """Most ships of both sides lie in and about one port, its owner's under repair and at work, or somebody's at work
    on a ruin; pearls are in forts and holds, and in the water of the port. Mostly rivals begin.
    """
    pearly = state.terms.goal == "pearls"
    strengths = [rng.choice((0, 1, 2, 2, 3, 4, 5)) for _ in state.forts]
    forts = [
        replace(fort, strength=left, pearls=rng.randrange(3) * pearly * (left > 0))
        for fort, left in zip(state.forts, strengths, strict=True)
    ]
    free = cells_of(state, state.board.waters & ~state.harbour.forts)
    at = rng.randrange(len(forts))
    port = [cell for cell in free if state.harbour.port[at] >> cell & 1]
    span = 3 if len(state.ships) <= 8 else 5
    near = [cell for cell in free if apart(state, cell, forts[at].cell) <= span]
    used: Counter[int] = Counter()
    ships = list(state.ships)
    for place in rng.sample(range(len(ships)), len(ships)):
        cell = -1
        while cell < 0 or used[cell] >= (2 if state.harbour.ports >> cell & 1 else 1):
            cell = rng.choice(port if rng.random() < 0.7 else near)
        used[cell] += 1
        kind = ships[place].id[0]
        pearls = rng.randint(0, LADEN[kind] + 1) * pearly * (rng.random() < 0.3)
        strength = min(rng.randint(1, SIZES[kind]), rng.randint(1, SIZES[kind]))
        ships[place] = replace(ships[place], cell=cell, strength=strength, pearls=pearls, fresh=pearls)
    sea = Counter(rng.choices(port, k=rng.randint(1, 4))) if pearly else Counter()
    state = replace(state, ships=tuple(ships), forts=tuple(forts), sea_pearls=tuple(sorted(sea.items())))
    return at_work(state, at, rng)


def at_work(state: State, at: int, rng: Random) -> State:
    """Some who can are under repair in the port of a fort, and two of a team work on it (AD-50 to AD-52, AD-68)."""
    fort, ships = state.forts[at], list(state.ships)
    inside = [place for place, ship in enumerate(ships) if state.harbour.port[at] >> ship.cell & 1]
    seat = fort.seat if fort.strength else rng.randrange(len(state.orders))
    own = [place for place in inside if ships[place].seat == seat]
    allied = [place for place in inside if state.sides[ships[place].seat] == state.sides[seat]]
    workers: tuple[int, ...] = ()
    by = seat
    if len(own) > 0 and len(allied) > 1 and fort.strength < FORT.strength and rng.random() < 0.7:
        one = rng.choice(own)
        workers = tuple(sorted([one, rng.choice([place for place in allied if place != one])]))
        by = rng.choice([ships[place].seat for place in workers])
    for place in allied:
        hurt = ships[place].strength < SIZES[ships[place].id[0]]
        if place in workers:
            ships[place] = replace(ships[place], task="work")
        elif place in own and fort.strength and hurt and rng.random() < 0.7:
            ships[place] = replace(ships[place], task="repair")
    rebuilt = rng.randrange(3) if workers and not fort.strength else 0
    forts = (
        *state.forts[:at],
        replace(fort, workers=workers, by=by if workers else -1, rebuilt=rebuilt),
        *state.forts[at + 1 :],
    )
    rivals = [other for other, side in enumerate(state.sides) if side != state.sides[seat]]
    first = rng.choice(rivals) if rng.random() < 0.8 else seat
    return replace(state, ships=tuple(ships), forts=forts, first=first, mover=first)


def swarm(state: State, ports: list[int]) -> list[int]:
    """A cell of a port and those beside it, twice where two ships lie: more could board there than may (AD-40)."""
    beside = state.board.sea.neighbours
    amid = max(ports, key=lambda cell: sum([there in ports for there in beside[cell]]))
    return [amid, *[there for there in beside[amid] if there in ports for _ in range(2)]]
