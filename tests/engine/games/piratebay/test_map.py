"""The map of Pirate Bay and what is refused as one (PB-1, PB-2)."""

import pytest

from engine.datafiles import DataError, parse
from engine.games.piratebay.board import (
    CELLS,
    INDEX,
    ISLETS,
    LAND,
    MERCHANTS,
    ORDERS,
    SEA,
    TREASURES,
    bay,
)
from engine.games.piratebay.data import CARDS, FOLDER, MAP, TILES, Hidden, read_map
from engine.sailing.sea import NAMES, bits, mask
from engine.values import read_cell
from tests.faults import faults_of

TEXT = (FOLDER / "map.toml").read_text(encoding="utf-8")
LINE = {
    20 - number: line
    for number, line in enumerate(line for line, row in enumerate(TEXT.split("\n"), 1) if row.startswith('  "'))
}
"""The line of the file for each row of the sea."""


def told(cells):
    return [CELLS[cell].token for cell in cells]


def index(token):
    return INDEX[read_cell(token)]


def like(token):
    """A cell and its three likes in the other quarters, clockwise."""
    col, row = CELLS[index(token)].col, CELLS[index(token)].row
    found = []
    for _ in range(4):
        found.append(CELLS[row * 20 + col].token)
        col, row = row, 19 - col
    return found


def drawn(*cells, whole=True, **more):
    """The text of the map with these cells drawn anew, ``"A1=#"``; as `whole`, in each of the four quarters."""
    rows = [list(row) for row in MAP.sea]
    for token, letter in (cell.split("=") for cell in cells):
        for other in like(token) if whole else [token]:
            cell = CELLS[index(other)]
            rows[19 - cell.row][cell.col] = letter
    text = TEXT
    for old, new in zip(MAP.sea, rows, strict=True):
        text = text.replace(f'"{old}"', f'"!{"".join(new)}"', 1)
    return text.replace('"!', '"')


def faults(text):
    return faults_of(read_map, "map.toml", text)


class TestMap:
    def test_pb1_islands_of_ten_cells_round_a_bay(self):
        first = [token for token in told(TREASURES) if CELLS[index(token)].col < 10 and CELLS[index(token)].row < 10]
        assert first == ["E5", "F5", "G5", "H5", "E6", "E7", "E8", "F8", "G8", "H8"]
        assert set(told(TREASURES)) == {other for token in first for other in like(token)}
        assert len(TREASURES) == 40
        assert list(TREASURES) == sorted(TREASURES)
        assert mask(TREASURES) == bay("").treasure_mask

    def test_pb1_pb3_pb4_islets_clockwise_with_the_heading_away_from_them(self):
        said = [(*told((islet.land, islet.anchor)), NAMES[islet.heading]) for islet in ISLETS]
        assert said == [
            ("H1", "H2", "N"), ("A8", "B8", "E"), ("A13", "B13", "E"), ("H20", "H19", "S"),
            ("M20", "M19", "S"), ("T13", "S13", "W"), ("T8", "S8", "W"), ("M1", "M2", "N"),
        ]  # fmt: skip

    def test_pb1_merchants_and_cells_of_the_order(self):
        assert told(MERCHANTS) == ["I9", "L9", "I12", "L12"]
        assert told(ORDERS) == ["F6", "O6", "F15", "O15"]

    def test_pb1_land_bars_ships_and_all_else_is_water(self):
        assert set(bits(LAND)) == {*TREASURES, *(islet.land for islet in ISLETS)}
        assert (SEA.width, SEA.height) == (20, 20)

    def test_pb2_a_tile_fewer_than_treasure_cells_and_a_card_for_each_merchant(self):
        counted = {kind: TILES.count(kind) for kind in TILES}
        assert counted == {"cannon": 20, "gold": 10, "empty": 5, "cave": 2, "mark": 2}
        assert len(TILES) == len(TREASURES) - 1
        assert (CARDS.count("gold"), CARDS.count("empty"), len(CARDS)) == (3, 1, 4)

    @pytest.mark.parametrize(
        ("old", "new", "fault"),
        [
            ("cannon = 20", "cannon = 19", "tiles.toml:4: tile.cannon: Input should be 20"),
            ("gold = 10", "gold = 11", "tiles.toml:3: tile: there are 15 chests"),
            ("gold = 10", "gold = -1", "tiles.toml:5: tile.gold: "),
            ("gold = 3", "gold = 4", "tiles.toml:10: merchant: there are 4 merchants"),
        ],
    )
    def test_pb2_other_tiles_are_refused(self, old, new, fault):
        text = (FOLDER / "tiles.toml").read_text(encoding="utf-8")
        assert old in text
        with pytest.raises(DataError, match="^" + fault.replace(".", r"\.")):
            parse("tiles.toml", text.replace(old, new), Hidden)


class TestOtherMaps:
    """PB-1: what is merely different can be played."""

    def test_its_name_is_told(self):
        assert read_map("map.toml", TEXT).title == "Pirate Bay"

    @pytest.mark.parametrize(
        "cells",
        [
            ("A1=#", "D3=#"),
            ("E5=.", "C3=X"),
            ("H1=.", "H2=.", "B2=P", "C3=a"),
            ("F6=.", "B5=o"),
            ("I9=.", "J10=M"),
            # an anchor in another quarter than its islet
            ("H1=.", "H2=.", "J3=P", "K3=a"),
        ],
        ids=" ".join,
    )
    def test_other_places(self, cells):
        assert read_map("map.toml", drawn(*cells))

    def test_a_diagonal_step_leads_between_two_cells_of_land(self):
        """The one way into the bay of F6 and F7 is from E8, between E7 and F8."""
        assert read_map("map.toml", drawn("G6=#", "G7=#", "E8=.", "D4=X"))


class TestFaults:
    """PB-1: what can't be played is refused, by line and cell."""

    def test_rows_of_another_length(self):
        short = TEXT.replace('"....................",  # 10', '"...................",  # 10')
        assert faults(short) == [f"map.toml:{LINE[10]}: a row has 20 cells, not 19"]

    def test_another_size(self):
        fewer = TEXT.replace('  "....................",  # 10\n', "")
        assert faults(fewer) == [f"map.toml:{LINE[20] - 2}: the sea has 20 rows, not 19"]

    def test_characters_that_mean_nothing(self):
        assert faults(drawn("G2=x", "C5=~", whole=False)) == [
            f"map.toml:{LINE[5]}: C5: this means nothing, a cell is one of . X # P a M o",
            f"map.toml:{LINE[2]}: G2: this means nothing, a cell is one of . X # P a M o",
        ]

    @pytest.mark.parametrize(
        ("cell", "fault"),
        [
            ("D4=X", "there are 40 treasure cells (X), not 44"),
            ("F6=.", "there are 4 cells for the order (o), not 0"),
            ("I9=#", "there are 4 merchants (M), not 0"),
            ("D4=P", "there are 8 islets (P), not 12"),
            ("B8=.", "there are 8 anchors (a), not 4"),
        ],
    )
    def test_counts(self, cell, fault):
        assert f"map.toml:{LINE[20] - 2}: {fault}" in faults(drawn(cell))

    def test_no_anchors_at_all(self):
        assert f"map.toml:{LINE[20] - 2}: there are 8 anchors (a), not 0" in faults(drawn("B8=.", "H2=."))

    def test_the_odd_one_of_four_quarters(self):
        (fault,) = faults(drawn("C17=#", whole=False))
        assert fault == f"map.toml:{LINE[17]}: C17: another quarter has something else there (D3)"

    def test_quarters_that_differ_two_by_two(self):
        assert faults(drawn("D3=#", "C17=#", whole=False)) == [
            f"map.toml:{LINE[18]}: Q18: another quarter has something else there (D3)",
            f"map.toml:{LINE[4]}: R4: another quarter has something else there (D3)",
        ]

    def test_a_treasure_cell_without_water(self):
        walled = drawn("E5=.", "B2=X", "A1=#", "A2=#", "A3=#", "B1=#", "B3=#", "C1=#", "C2=#", "C3=#")
        assert f"map.toml:{LINE[2]}: B2: a treasure cell without water beside it" in faults(walled)

    def test_a_treasure_cell_that_no_ship_gets_to(self):
        """It lies at a pond."""
        pond = drawn("E5=.", "A2=X", "A3=#", "B3=#", "C3=#", "C2=#", "C1=#", "B2=#")
        assert f"map.toml:{LINE[2]}: A2: no ship gets next to this treasure cell" in faults(pond)

    def test_an_islet_without_an_anchor_and_the_other_way_round(self):
        found = faults(drawn("B8=.", "C3=a"))
        assert f"map.toml:{LINE[8]}: A8: an islet has one anchor (a) beside it, not 0" in found
        assert f"map.toml:{LINE[3]}: C3: an anchor has one islet (P) beside it, not 0" in found

    def test_two_islets_at_one_anchor(self):
        found = faults(drawn("H1=.", "H2=.", "B7=P", "D3=a"))
        assert f"map.toml:{LINE[8]}: B8: an anchor has one islet (P) beside it, not 2" in found

    def test_an_anchor_beside_a_treasure_cell(self):
        found = faults(drawn("E5=.", "C7=X"))
        assert f"map.toml:{LINE[8]}: B8: an anchor lies beside a treasure cell, C7" in found

    def test_an_anchor_that_is_cut_off(self):
        found = faults(drawn("A7=#", "B7=#", "C7=#", "C8=#", "C9=#", "B9=#", "A9=#"))
        assert found == [
            f"map.toml:{LINE[row]}: {cell}: no ship gets from this anchor to the others"
            for cell, row in (("H19", 19), ("S13", 13), ("B8", 8), ("M2", 2))
        ]

    def test_merchants_bar_the_way(self):
        """The mouth of the bay: open but for the merchant, and so no ship gets to the order."""
        found = faults(drawn("H6=#", "H7=M", "I9=."))
        assert f"map.toml:{LINE[6]}: F6: no ship gets to the order here" in found

    def test_a_merchant_that_no_ship_gets_to(self):
        found = faults(drawn("I9=.", "A1=M", "A2=#", "B1=#", "B2=#"))
        assert f"map.toml:{LINE[1]}: A1: no ship gets next to this merchant" in found
