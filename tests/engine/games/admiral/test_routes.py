"""What reefs would cut off, held against all ways over small boards (AD-62)."""

from itertools import combinations, product
from random import Random

import pytest

from engine.games.admiral.layout import Layout, board, harbour
from engine.games.admiral.lots import turned, with_islands, with_reefs
from engine.games.admiral.routes import routes
from tests.engine.games.admiral.voyages import cell, small

BOARDS = {
    "open": (small(4, 4), "A1 D4", "B3"),
    "narrow": (small(5, 3, ".#... ..... .#..."), "A1 E3", "D1"),
    "corner": (small(5, 4, "..... ..#.. .#... ....."), "A1 E4", "A4"),
    "reefs": (small(5, 4, "....o ..~.. .#..o ....."), "A1", "E2 E4"),
    "parted": (small(5, 3, "..#.. ..#.. ..#.."), "A1 E3", "A3"),
    "covered": (small(5, 3, covered=[(2, 6), (1, 2), (7, 6), (6, 2)]), "A1 E3", "C3"),
}  # fmt: skip


def given(name):
    layout, forts, pearls = BOARDS[name]
    return layout, tuple([cell(layout, one) for one in forts.split()]), [cell(layout, one) for one in pearls.split()]


def ways(layout: Layout, forts, reefs=()):
    """From each cell of water all those that ships come to, step by step on all eight courses."""
    closed, covered = set(layout.closed), set(layout.covered)
    barred = closed | set(layout.reefs) | set(reefs) | set(forts)
    courses = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]

    def steps(at):
        row, col = divmod(at, layout.width)
        for course, (dx, dy) in enumerate(courses):
            if not (0 <= col + dx < layout.width and 0 <= row + dy < layout.height) or (at, course) in covered:
                continue
            flanks = {row * layout.width + col + dx, (row + dy) * layout.width + col}
            there = (row + dy) * layout.width + col + dx
            if there not in barred and not (dx and dy and flanks <= closed):
                yield there

    reached = {}
    for start in set(range(layout.width * layout.height)) - barred:
        found, new = {start}, [start]
        while new:
            for there in steps(new.pop()):
                if there not in found:
                    found.add(there)
                    new.append(there)
        reached[start] = found
    return reached


def kept(layout, forts, pearls):
    """The cells of ports and pearls."""
    ports = harbour(layout, forts).ports
    return [at for at in range(layout.width * layout.height) if ports >> at & 1 or at in pearls]


@pytest.mark.parametrize("name", BOARDS)
def test_ad62_a_reef_is_legal_exactly_where_it_cuts_nothing_off(name):
    """Each cell, with each pair of reefs before it."""
    layout, forts, pearls = given(name)
    found, cells = routes(layout, forts, pearls), kept(layout, forts, pearls)
    before = ways(layout, forts)
    joined = [(one, other) for one, other in combinations(cells, 2) if other in before.get(one, ())]
    waters = set(range(layout.width * layout.height)) - set(layout.closed) - set(layout.reefs) - set(forts)
    free = waters - set(layout.coastal) - set(cells)
    for laid in [(), *combinations(sorted(free), 1), *combinations(sorted(free), 2)]:
        legal = set()
        for at in free - set(laid):
            after = ways(layout, forts, (*laid, at))
            if all(other in after[one] for one, other in joined):
                legal.add(at)
        whole = ways(layout, forts, laid)
        if all(other in whole[one] for one, other in joined):
            assert set(found.reefs(sum(1 << at for at in laid))) == legal, laid


@pytest.mark.parametrize(("name", "count"), list(product(BOARDS, (1, 3, 30))))
def test_ad62_lots_come_to_an_end_with_nothing_cut_off(name, count):
    layout, forts, pearls = given(name)
    cells, before = kept(layout, forts, pearls), ways(layout, forts)
    for seed in range(20):
        after = with_reefs(layout, count, forts, pearls, Random(seed))
        new = set(after.reefs) - set(layout.reefs)
        assert len(new) <= count
        reached = ways(after, forts)
        assert all(other in reached[one] for one, other in combinations(cells, 2) if other in before.get(one, ()))
        if len(new) < count:
            assert not routes(after, forts, pearls).reefs()


def test_ad62_the_lot_finds_every_legal_reef():
    layout, forts, pearls = given("narrow")
    legal = set(routes(layout, forts, pearls).reefs())
    drawn = {at for seed in range(80) for at in with_reefs(layout, 1, forts, pearls, Random(seed)).reefs}
    assert drawn == legal


# ---------------------------------------------------------------- islands


def test_ad2_islands_are_turned_but_never_mirrored():
    assert turned(("###~", "~###")) == (("###~", "~###"), ("~#", "##", "##", "#~"))
    assert turned(("~#~", "###", "~#~")) == (("~#~", "###", "~#~"),)
    assert turned(("#.", "##", "~.")) == (("#.", "##", "~."), ("~##", ".#."), (".~", "##", ".#"), (".#.", "##~"))


def test_ad62_an_island_that_fits_nowhere_or_cuts_off_stays_in_the_box():
    layout = small(8, 3)
    forts, island = (cell(layout, "A1"), cell(layout, "H3")), ("###",)
    assert with_islands(layout, [("####", "####")], forts, (), Random(1)) == layout
    wall = small(15, 3)
    ends = (cell(wall, "A2"), cell(wall, "O2"))
    for seed in range(30):
        found = with_islands(wall, [island], ends, (), Random(seed))
        assert len({at % 15 for at in found.closed}) in (0, 3)  # upright it would part the sea
        reached = ways(found, ends)
        assert cell(wall, "N2") in reached[cell(wall, "B2")]


def test_ad62_islands_keep_two_cells_away_from_ports_pearls_and_others():
    layout = small(24, 14, "\n".join(["." * 24] * 13 + ["#" + "." * 23]))
    forts, pearls = (cell(layout, "L7"),), [cell(layout, "T3")]
    sea = board(layout).sea
    near = [*kept(layout, forts, pearls), *forts, *layout.closed]
    for seed in range(20):
        found = with_islands(layout, [("##",), ("##",)], forts, pearls, Random(seed))
        new = sorted(set(found.closed) - set(layout.closed))
        assert len(new) == 4
        assert all(sea.apart[at][other] > 1 for at in new for other in near)
        assert [sum(sea.apart[at][other] > 1 for other in new) for at in new] == [2] * 4
