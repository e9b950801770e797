"""The double sea: forts, fleets, decks of two sets, five to eight players (AS-70)."""

from collections.abc import Mapping
from random import Random

import pytest
from msgspec.structs import replace
from pydantic import ValidationError

from engine import notation
from engine.datafiles import parse
from engine.game import Action, IllegalAction
from engine.games import ageofsail
from engine.games.ageofsail.board import board_of
from engine.games.ageofsail.data import DECK, FOLDER, SITUATION_CARDS, Layout
from engine.games.ageofsail.options import Options
from engine.games.ageofsail.scenarios.battle import afar
from engine.games.ageofsail.setup import MOST_SHIPS
from engine.games.ageofsail.state import State, Turn, home
from engine.sailing import wind
from engine.seating import Setup
from engine.values import Path, Value, read_cell
from tests.engine.games.ageofsail.positions import Draws
from tests.faults import faults_of
from tests.playing import random_position

BOARD = board_of("double")
TWO = Options(sets=2)
CORNERS = ("A1:C2", "A18:B20", "AL19:AN20", "AM1:AN3")
SIX = (*CORNERS[:2], "T19:V20", *CORNERS[2:], "S1:U2")
EIGHT = (*CORNERS[:2], "M19:O20", "Z19:AB20", *CORNERS[2:], "Z1:AB2", "M1:O2")


def at(token: str) -> int:
    cell = read_cell(token)
    assert cell is not None
    return BOARD.index[cell]


def new(seats: int, fleet: int = 1, *draws: tuple[int, int]) -> State:
    return ageofsail.new(Setup(seats, 0), Options(sets=2, fleet=fleet), Draws(*draws))


def area(state: State, seat: int) -> str:
    """The corners of a seat's fort, as the rules write it."""
    cells = [BOARD.cells[cell] for cell in home(state, seat).cells]
    cols, rows = [cell.col for cell in cells], [cell.row for cell in cells]
    corners = (
        BOARD.sea.index(replace(cells[0], col=min(cols), row=min(rows))),
        max(BOARD.sea.index(cell) for cell in cells if cell.col == max(cols)),
    )
    return ":".join(BOARD.cells[cell].token for cell in corners)


def afloat(state: State, **cells: str) -> State:
    """The first seat's turn, with nothing but these ships afloat, heading north."""
    ships = tuple(
        [
            replace(ship, masts=ship.size, cell=at(cells[ship.id]), heading=0)
            if ship.id in cells
            else replace(ship, masts=0)
            for ship in state.ships
        ]
    )
    out = tuple([seat for seat in range(len(state.forts)) if not any(s.masts and s.seat == seat for s in ships)])
    return replace(
        state, ships=ships, out=out, wind=0, winds=BOARD.winds & ~1, todo=(Turn(seat=0, number=0),),
        lost=sum(ship.size for ship in ships if not ship.masts), rested=(),
    )  # fmt: skip


def test_as1_as70_the_sea_has_40_columns_to_an():
    assert (BOARD.sea.width, BOARD.sea.height) == (40, 20)
    assert BOARD.cells[-1].token == "AN20"


@pytest.mark.parametrize(
    ("seats", "draws", "areas"),
    [
        (2, (), CORNERS[::2]),
        (3, ((1, 4), (0, 3)), (CORNERS[1], CORNERS[3], CORNERS[0])),
        (4, (), CORNERS),
        (5, ((5, 6), (4, 5)), (SIX[5], *SIX[:4])),
        (6, (), SIX),
        (7, ((0, 8), (3, 7)), (*EIGHT[:4], *EIGHT[5:])),
        (8, (), EIGHT),
    ],
)
def test_as70_forts_lie_in_the_corners_then_at_the_sides_clockwise_with_lots_for_3_5_7(seats, draws, areas):
    state = new(seats, 1, *draws)
    assert tuple(area(state, seat) for seat in range(seats)) == areas
    ageofsail.check(state)
    assert state.works.walls.bit_count() == 6 * seats
    assert ageofsail.load(ageofsail.dump(state)) == state


def test_as70_arms_of_side_forts():
    arms = {BOARD.cells[ground.cells[-1]].token for ground in BOARD.grounds}
    assert arms == {"A1", "A20", "AN20", "AN1", "T1", "U20", "N1", "AA1", "N20", "AA20"}


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"U20", "AN20"', '"AN20", "U20"', "in their order"),
        ('ships = ["U18"', 'ships = ["S18"', "turned by half"),
        ('ships = ["U18"', 'ships = ["U17"', "next to its fort"),
        ("width = 40", "width = 41", "width"),
        ("sets = 2", "sets = 3", "sets"),
        ("[5, 6]", "[5, 1]", "aren’t for"),
    ],
)
def test_a_faulty_double_sea_is_refused(old, new, why):
    text = (FOLDER / "board-double.toml").read_text()
    assert old in text
    assert why in " ".join(faults_of(lambda name, text: parse(name, text, Layout), "b", text.replace(old, new, 1)))


def test_as7_as70_at_a_distance_ships_begin_before_side_forts_too():
    state = new(6)
    found = {ship.id: (ship.seat, BOARD.cells[ship.cell].token, ship.heading) for ship in state.ships}
    assert [found[id] for id in ("s3", "f5", "f6", "b3")] == [
        (2, "U18", 4), (2, "V18", 4), (2, "T18", 4), (2, "W18", 4)
    ]  # fmt: skip
    assert [found[id] for id in ("s6", "f11", "f12", "b6")] == [(5, "T3", 0), (5, "S3", 0), (5, "U3", 0), (5, "R3", 0)]
    assert [found[id] for id in ("s4", "f7", "f8", "b4")] == [
        (3, "AK18", 5), (3, "AL18", 5), (3, "AK19", 5), (3, "AM18", 5)
    ]  # fmt: skip


def test_as70_fleets_lie_on_the_nearest_free_cells_and_their_ids_count_on():
    state = new(3, 3, (0, 4), (1, 3))
    own = [ship for ship in state.ships if ship.seat == 0]
    assert [ship.id for ship in own] == [
        "s1", "f1", "f2", "b1", "s2", "f3", "f4", "b2", "s3", "f5", "f6", "b3",
    ]  # fmt: skip
    assert [BOARD.cells[ship.cell].token for ship in own] == [
        "D3", "C3", "D2", "B3", "D1", "A3", "E3", "D4", "E2", "E4", "C4", "E1",
    ]  # fmt: skip
    assert {ship.id for ship in state.ships if ship.seat == 2} >= {"s7", "f13", "b9"}
    ageofsail.check(state)


@pytest.mark.parametrize(("seats", "fleet"), [(seats, fleet) for fleet in (1, 2, 3) for seats in range(2, 9)])
def test_as70_all_ships_have_their_own_cells_and_whoever_sits_opposite_has_the_same(seats, fleet):
    if seats not in ageofsail.seats(Options(sets=2, fleet=fleet)):
        assert seats * fleet * 4 > MOST_SHIPS
        return
    state = ageofsail.new(Setup(seats, 0), Options(sets=2, fleet=fleet), Random(seats))
    cells = {ship.cell for ship in state.ships}
    assert len(cells) == len(state.ships) == seats * fleet * 4
    for seat in range(seats):
        lies = [min(BOARD.sea.apart[ship.cell][c] for c in home(state, seat).cells) for ship in state.ships
                if ship.seat == seat]  # fmt: skip
        free = home(state, seat).beside.bit_count()
        assert lies.count(1) == min(free, len(lies))
        assert max(lies) <= 2
    if seats % 2 == 0:
        turned = {BOARD.sea.size - 1 - cell for cell in cells}
        assert turned == cells


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        (Options(), {2, 3, 4}),
        (TWO, set(range(2, 9))),
        (Options(sets=2, fleet=2), {2, 3, 4, 5}),
        (Options(sets=2, fleet=3), {2, 3}),
    ],
)
def test_as70_who_may_play(options, seats):
    assert ageofsail.seats(options) == seats
    for refused in {1, 9, *range(2, 9)} - seats:
        with pytest.raises(ValueError, match="no battle"):
            ageofsail.new(Setup(refused, 0), options, Draws())


@pytest.mark.parametrize("given", [{"fleet": 2}, {"fleet": 3}, {"sets": 3}, {"sets": 2, "fleet": 4}])
def test_as70_more_fleets_need_the_double_sea_and_more_sets_are_refused(given):
    with pytest.raises(ValidationError):
        Options(**given)


def test_as3_as29_as70_both_decks_are_doubled_each_card_comes_twice_before_they_are_shuffled():
    assert (BOARD.winds.bit_count(), BOARD.situations.bit_count()) == (2 * wind.CARDS, 2 * DECK)
    rng, left, drawn = Random(1), BOARD.winds, []
    for _ in range(2 * wind.CARDS):
        bit, left = wind.draw(left, BOARD.winds, rng)
        drawn.append(bit % wind.CARDS)
    assert sorted(drawn) == sorted([*range(wind.CARDS)] * 2)
    assert not left
    assert wind.draw(left, BOARD.winds, Draws((47, 48))) == (47, BOARD.winds & ~(1 << 47))


def test_as70_cards_are_drawn_from_two_sets():
    state = new(2)
    storms = SITUATION_CARDS.index("quiet")
    state, _ = ageofsail.apply(
        state, 0, Action(notation.read(ageofsail, state, 0, "wind")), Draws((26, 48), (24 + storms, 48))
    )
    assert (state.wind, state.situation) == (2, "quiet")
    view = ageofsail.view(state, 0)
    assert (view.winds_left, view.situations_left) == (47, 47)
    state, _ = ageofsail.apply(state, 0, Action(notation.read(ageofsail, state, 0, "end")), Draws())
    state, _ = ageofsail.apply(
        state, 1, Action(notation.read(ageofsail, state, 1, "wind")), Draws((2, 47), (storms, 47))
    )
    assert (state.wind, state.situation) == (2, "quiet")
    ageofsail.check(state)


@pytest.mark.parametrize(
    ("typed", "cell"), [("s1 W10", "W10"), ("s1 E+4", "X10"), ("s1 NE4", "X14"), ("s1 aa10", None), ("s1 NE+5", None)]
)
def test_as1_as70_moves_are_typed_across_the_middle_and_ne_is_no_column(typed, cell):
    state = afloat(new(4), s1="T10", s3="AK10")
    state = replace(state, wind=3 * 2 + 1)  # medium, to the east

    def others(path: Path) -> Mapping[str, Value]:
        return ageofsail.hooks.spellings(state, 0, path)

    if cell is None:
        with pytest.raises(IllegalAction):
            notation.read(ageofsail, state, 0, typed, others)
        return
    path = notation.read(ageofsail, state, 0, typed, others)
    after, _ = ageofsail.apply(state, 0, Action(path), Draws())
    assert BOARD.cells[after.ships[0].cell].token == cell


def test_as6_as37_seats_that_are_out_are_skipped_clockwise_among_eight():
    state = afloat(new(8), s1="J10", s4="T10", s8="AC10")
    assert state.out == (1, 2, 4, 5, 6)
    assert ageofsail.view(state, None).order == (0, 3, 7)
    after, _ = ageofsail.apply(state, 0, Action(notation.read(ageofsail, state, 0, "end")), Random(1))
    assert after.mover == 3


def test_as39_as70_masts_are_scored_far_from_the_own_fort_at_a_side():
    state = afloat(new(6), s1="T6", s6="T6", f11="T5", f12="P2", b6="O2")
    state = replace(state, ships=tuple([replace(s, cell=at("U9")) if s.id == "s1" else s for s in state.ships]))
    assert afar(state) == (3, 0, 0, 0, 0, 3 + 1)


def test_as70_what_is_stored_of_a_double_sea_is_checked():
    state = new(8)
    for broken, why in (
        (replace(state, winds=1 << 48), "the deck"),
        (replace(state, situations=1 << 48), "the deck of situations"),
        (replace(new(4), rules=replace(state.rules, layout="single")), "ships are at sea"),
        (replace(state, forts=state.forts * 2, orders=state.orders * 2), "so many may play"),
        (replace(state, rules=replace(state.rules, fleet=2)), "each seat has its ships"),
        (replace(state, forts=(*state.forts[1::-1], *state.forts[2:])), "clockwise"),
    ):
        with pytest.raises(ValueError, match=why):
            ageofsail.load(ageofsail.dump(broken))


@pytest.mark.parametrize("options", [TWO, Options(sets=2, fleet=2), Options(sets=2, fleet=3)])
def test_as70_random_battles_keep_the_invariants(options):
    state, seats = random_position(ageofsail, Random(5), 120, options)
    ageofsail.check(state)
    for seat in range(seats):
        dealt = ageofsail.redeal(state, seat, Random(1))
        ageofsail.check(dealt)
        assert ageofsail.view(dealt, seat) == ageofsail.view(state, seat)


def test_as70_a_position_in_words_says_first_who_has_what_and_who_is_where():
    state = afloat(new(8), s1="J10", f1="T10", s4="K10", s8="AC10", f15="AN1")
    view = ageofsail.view(state, 0)
    ids = [line.id.removeprefix("ageofsail-line-") for line in ageofsail.describe(view)]
    assert ids[:14] == ["sailing-line-wind", "round", "brief", "brief", "brief", *["out"] * 5, *["part"] * 4]
    parts = [dict(line.args) for line in ageofsail.describe(view) if line.id == "ageofsail-line-part"]
    assert [(part["start"].token, part["end"].token, part["n"].value, [seat.index for seat in part["names"]])
            for part in parts] == [
        ("K1", "T10", 2, [0, 3]), ("A1", "J10", 1, [0]), ("U1", "AD10", 1, [7]), ("AE1", "AN10", 1, [7]),
    ]  # fmt: skip
    small = ageofsail.view(ageofsail.new(Setup(2, 0), Options(), Draws()), 0)
    assert not [line for line in ageofsail.describe(small) if "brief" in line.id or "part" in line.id]
