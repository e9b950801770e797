"""Islands and reefs that are laid by lot before a game (AD-62)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.chance import Chance, shuffled
from engine.games.admiral.filed import LAND, SHORE
from engine.games.admiral.layout import Layout, board, chart, harbour
from engine.games.admiral.routes import Routes, routes
from engine.sailing.sea import mask

APART = 2
"""So many steps at least it is from such an island to ports, pearls and other islands."""
DRAWS = 20
"""So often the islands are drawn; if all of that would cut something off they stay in the box."""


def turned(rows: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """An island's rows in all its turns, never mirrored (AD-2)."""
    found = [rows]
    for _ in range(3):
        found.append(tuple(["".join(column) for column in zip(*reversed(found[-1]), strict=True)]))
    return tuple(dict.fromkeys(found))


def with_islands(
    layout: Layout, islands: Sequence[tuple[str, ...]], forts: tuple[int, ...], pearls: Sequence[int], chance: Chance
) -> Layout:
    """The board with these islands: all are drawn again until nothing is cut off; one that fits nowhere stays away."""
    kept, joined = clear_of(layout, forts, pearls), routes(layout, forts, pearls).groups
    for _ in range(DRAWS):
        drawn = layout
        for rows in islands:
            found = list(places(drawn, rows, kept))
            if found:
                drawn = _laid(drawn, *found[chance.randrange(len(found))])
        if all(map(Routes(board(drawn), mask(forts), 0, 0).joins, joined)):
            return drawn
    return layout


def clear_of(layout: Layout, forts: tuple[int, ...], pearls: Sequence[int]) -> int:
    """Mask of the ports and pearls from which such islands keep away."""
    return harbour(layout, forts).ports | mask(forts) | mask(pearls)


def places(layout: Layout, rows: tuple[str, ...], kept: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Where an island may lie, far enough from these cells and from other islands: its closed and its coastal cells."""
    sea = chart(layout.width, layout.height).sea
    taken = sea.spread(kept | mask(layout.closed) | mask(layout.coastal), APART - 1) | mask(layout.reefs)
    for turn in turned(rows):
        for row in range(layout.height - len(turn) + 1):
            for col in range(layout.width - len(turn[0]) + 1):
                land: dict[str, list[int]] = {LAND: [], SHORE: []}
                for up, letters in enumerate(reversed(turn)):
                    for right, letter in enumerate(letters):
                        if letter in land:
                            land[letter].append((row + up) * layout.width + col + right)
                if not (mask(land[LAND]) | mask(land[SHORE])) & taken:
                    yield tuple(land[LAND]), tuple(land[SHORE])


def _laid(layout: Layout, closed: tuple[int, ...], coastal: tuple[int, ...]) -> Layout:
    return replace(
        layout, closed=tuple(sorted(layout.closed + closed)), coastal=tuple(sorted(layout.coastal + coastal))
    )


def with_reefs(layout: Layout, count: int, forts: tuple[int, ...], pearls: Sequence[int], chance: Chance) -> Layout:
    """The board with so many more reefs; fewer where no more can be laid without cutting a port or a pearl off.

    A cell that is refused once is so with more reefs as well: each is looked at once.
    """
    if not count:
        return layout
    found, laid = routes(layout, forts, pearls), 0
    for cell in shuffled(found.reefs(), chance):
        if laid.bit_count() == count:
            break
        if found.open(cell, laid):
            laid |= 1 << cell
    return reefed(layout, [cell for cell in range(layout.width * layout.height) if laid >> cell & 1])


def reefed(layout: Layout, cells: Sequence[int]) -> Layout:
    """The board with reefs on these cells too."""
    return replace(layout, reefs=tuple(sorted((*layout.reefs, *cells))))
