"""The gaps of the field: which numbers still fit, and how many cells wait for them (TQ-12)."""

from __future__ import annotations

from bot.speaker import Speaker
from engine.games import tranquility
from engine.games.tranquility.field import CELLS, Room
from engine.games.tranquility.gaps import gaps, wrong_sides
from tests.engine.games.tranquility import rivals_positions
from tests.engine.games.tranquility.positions import build

SPEAKER = Speaker("en", "tranquility", ("Makarov", "Ushakov"))
HANDS = ("61 62 63 64 65", "71 72 73 74 75")


def seen(field: str, **how: object) -> list[tuple[str, int, int]]:
    """The gaps of a field, each with its cells, its lowest and its highest number."""
    found = gaps(tranquility.view(build(field, HANDS, **how), None))
    return [("".join((CELLS[gap.cells[0]].token, CELLS[gap.cells[-1]].token)), gap.low, gap.high) for gap in found]


def test_a_gap_lies_between_two_islands_or_an_island_and_an_end():
    assert seen("B1:5 D1:9") == [("A1A1", 1, 4), ("C1C1", 6, 8), ("E1F6", 10, 80)]
    assert seen("") == []


def test_closed_rows_are_no_end():
    """TQ-19: their cards count for the order, so a gap goes on across them."""
    assert seen("E1:10 B3:30", reef=1) == seen("E1:10 B3:30") == [("A1D1", 1, 9), ("F1A3", 11, 29), ("C3F6", 31, 80)]


def test_tq31_each_line_of_the_arch_has_its_own():
    assert seen("A1:5 B3:60", mode="arch") == [("B1A3", 6, 59)]
    full = " ".join(f"{cell}{row}:{10 * row + at}" for row in (1, 2, 3) for at, cell in enumerate("ABEF"))
    assert seen(f"{full} A4:9 C4:16", mode="arch") == [("B4B4", 14, 15), ("D4F6", 17, 80)]


def test_a_gap_is_tight_before_it_is_lost():
    """Two numbers of three are needed at least, or all of fewer."""
    state = {cells: [Room(cells, numbers) for numbers in range(20)] for cells in (1, 2, 3, 9)}
    tight = {cells: [room.numbers for room in rooms if room.tight] for cells, rooms in state.items()}
    assert tight == {1: [1], 2: [2, 3], 3: [3, 4], 9: [9, 10, 11, 12, 13]}
    assert not any(room.tight and room.lost for rooms in state.values() for room in rooms)
    assert all(room.lost == (room.numbers < room.cells) for rooms in state.values() for room in rooms)


def told(view: object) -> list[str]:
    """What is said of gaps that run out."""
    return [SPEAKER.tell(said) for said in tranquility.describe(view) if said.id.endswith("-gap")]


def test_words_tell_what_is_tight_and_what_is_lost():
    """TQ-12, TQ-33: the lost ones first, and for rivals by the same measure."""
    view = tranquility.view(build("A1:3 C1:5 F1:7", HANDS), None)
    assert told(view) == [
        "D1 to E1: 2 cells, only 1 number fits: can’t be filled any more.",
        "Tight: B1, 1 cell for 1 number.",
    ]
    duel = tranquility.view(rivals_positions.position({1: 3, 4: 6}, (60, 61, 62, 63, 64)), None)
    assert told(duel) == ["Tight: B1 to C1, 2 cells for 2 numbers."]


def test_tq32_islands_that_lie_wrong_side_up():
    view = tranquility.view(build("A1:5 C2:20 B4:40 E5:60", HANDS, mode="sun", moons="A1 E5"), None)
    assert {CELLS[cell].token for cell in wrong_sides(view)} == {"C2", "E5"}
    said = [SPEAKER.tell(line) for line in tranquility.describe(view) if line.id == "tranquility-line-wrong"]
    assert said == ["Wrong side up: C2 E5."]
    assert not wrong_sides(tranquility.view(build("A1:5 B4:40", HANDS), None))
    assert not wrong_sides(tranquility.view(rivals_positions.position({1: 3, 30: 60}, (61, 62, 63, 64, 65)), None))
