"""The sea and the set-up (SL-1 to SL-8)."""

from collections import Counter
from itertools import combinations
from random import Random
from typing import get_args

import pytest
from msgspec.structs import replace

from engine.games import sealords
from engine.games.sealords.data import BOARDS, EFFECTS, HIRES, LAYOUTS, MARKET
from engine.games.sealords.options import Options
from engine.games.sealords.sea import CELLS, HALF, HOME, assembled, half, laid_out, turned
from engine.games.sealords.state import Change, Layout
from engine.seating import Setup


def test_sl1_the_sea_is_seven_by_six_and_light_sits_at_row_1():
    assert len(CELLS) == 42
    assert CELLS[0].token == "A1"
    assert CELLS[41].token == "G6"
    assert {CELLS[i].row for i in range(42) if HALF[0] >> i & 1} == {0, 1, 2}
    assert {CELLS[i].row for i in range(42) if HALF[1] >> i & 1} == {3, 4, 5}
    assert [CELLS[i].token for i in range(42) if HOME[0] >> i & 1] == ["A1", "B1", "C1", "D1", "E1", "F1", "G1"]
    assert [CELLS[i].token for i in range(42) if HOME[1] >> i & 1] == ["A6", "B6", "C6", "D6", "E6", "F6", "G6"]


def test_sl2_a_half_is_two_squares_and_a_strip_in_any_order():
    """SL-2: a half is two squares and a strip in any order."""
    rng = Random(1)
    orders = set()
    for _ in range(300):
        sea = laid_out("random", rng)
        assert len(sea) == 42
        for rows in ([sea[14:21], sea[7:14], sea[:7]], [sea[21:28][::-1], sea[28:35][::-1], sea[35:][::-1]]):
            orders.update(taken_apart(rows))
    assert {tuple(sorted(board for board, _, _ in way)) for way in orders} == {("square1", "square2", "strip")}
    assert {[board for board, _, _ in way].index("strip") for way in orders} == {0, 1, 2}
    sides_and_turns = {piece for way in orders for piece in way}
    assert len(sides_and_turns) == 4 * 4 + 2 * 2  # each side of each board in each turn came up (SL-4)


def taken_apart(rows):
    """The ways in which a half may have been laid, as (board, side, turn) from left to right."""

    def ways(left, at):
        if at == 7:
            yield ()
        for id in left:
            board = BOARDS[id]
            for side in ("front", "back"):
                for turn in range(4) if board.width == 3 else (0, 2):
                    if list(turned(getattr(board, side), turn)) == [row[at : at + board.width] for row in rows]:
                        for rest in ways(left - {id}, at + board.width):
                            yield ((id, side, turn), *rest)

    return set(ways(frozenset(BOARDS), 0))


def test_sl3_every_cell_bears_one_of_six_effects():
    assert set(EFFECTS.values()) == {"vp", "shot_orthogonal", "shot_diagonal", "repair", "mine", "reserve"}
    for name in LAYOUTS:
        assert set(laid_out(name, Random(0))) <= set(EFFECTS)


def test_sl3_dark_sees_his_half_as_light_sees_his():
    layout = LAYOUTS["strait"]
    sea = assembled(layout.light, layout.dark)
    rows = half(layout.light)
    assert rows[0] == "DVM" + "O" + "MOH"
    assert sea[14:21] == rows[0]  # the row next to the middle line is light's row 3
    assert sea[:7] == rows[2]
    dark = half(layout.dark)
    assert sea[21:28] == dark[0][::-1]  # dark sits opposite: his left is G
    assert sea[35:] == dark[2][::-1]
    assert layout.light != layout.dark or sea == sea[::-1]


def test_sl4_a_game_starts_on_a_random_or_a_named_sea():
    assert len({sealords.new(Setup(2), Options(), Random(seed)).sea for seed in range(20)}) == 20
    for name in LAYOUTS:
        seas = {sealords.new(Setup(2), Options(board=name), Random(seed)).sea for seed in range(5)}
        assert len(seas) == 1


def test_sl5_twenty_seven_ships_in_hand_pile_and_reserve():
    """SL-5: twenty seven ships in hand pile and reserve."""
    state = sealords.new(Setup(2), Options(), Random(2))
    for fleet in state.fleets:
        ships = (*fleet.hand, *fleet.pile, *fleet.reserve)
        assert Counter(ships) == dict.fromkeys(range(1, 10), 3)
        assert len(fleet.hand) + len(fleet.pile) == 18
        assert len(fleet.reserve) == 9
    assert state.fleets[0].pile != state.fleets[1].pile


def test_sl6_five_mercenaries_are_shown():
    seen = set()
    for seed in range(100):
        market = sealords.new(Setup(2), Options(), Random(seed)).market
        assert Counter(HIRES[card].cost for card in market) == {3: 3, 4: 1, 5: 1}
        assert len(set(market)) == 5
        seen.update(market)
    assert seen == set(HIRES)


def test_sl6_the_options_list_all_mercenaries_of_each_cost():
    """As the data have them: with other costs in the data, other words belong into the options."""
    by_cost = {cost: sorted(id for id, hire in HIRES.items() if hire.cost == cost) for cost in MARKET}
    for cost, cards in by_cost.items():
        words = get_args(Options.model_fields[f"market{cost}"].annotation)
        assert words == ("lot", *("-".join(some) for some in combinations(cards, MARKET[cost])))
        assert len(words) <= 25  # Discord lists no more


@pytest.mark.parametrize("advanced", [False, True])
def test_sl6_mercenaries_by_lot_or_chosen(advanced):
    """What is chosen is there, the rest is drawn; in the advanced variant all know beforehand what was chosen."""
    some = Options(market3="m02-m05-m06", market5="m11", advanced=advanced)
    seen = set()
    for seed in range(40):
        rng = Random(seed)
        state = sealords.new(Setup(2), some, rng)
        if advanced:
            assert state.market == ("m02", "m05", "m06", "m11")
            sealords.check(state)
            assert sealords.load(sealords.dump(state)) == state
            view = sealords.view(state, None)
            assert [hire.card for hire in view.market] == ["m02", "m05", "m06", "m11"]
            assert "sealords-line-market" in [said.id for said in sealords.describe(view)]
            while any(isinstance(step, Layout | Change) for step in state.todo):
                (seat, *_) = sealords.pending(state)
                state, _ = sealords.apply(state, seat, sealords.default(state, seat), rng)
        assert state.market[:3] == ("m02", "m05", "m06")
        assert state.market[4] == "m11"
        assert state.owners == (None,) * 5
        sealords.check(state)
        seen.add(state.market[3])
    assert seen == {"m07", "m08", "m09"}
    every = Options(market3="m01-m03-m04", market4="m08", market5="m10")
    assert sealords.new(Setup(2), every, Random(1)).market == ("m01", "m03", "m04", "m08", "m10")


def test_sl6_a_choice_changes_nothing_else_that_is_drawn():
    """So that games by lot are dealt as they always were."""
    for seed in range(10):
        lot, chosen = (
            sealords.new(Setup(2), options, Random(seed)) for options in (Options(), Options(market3="m01-m02-m03"))
        )
        assert replace(chosen, market=lot.market) == lot
        assert chosen.market[3:] == lot.market[3:]


def test_sl7_both_start_with_nothing_and_the_supply_is_full():
    state = sealords.new(Setup(2), Options(), Random(3))
    for fleet in state.fleets:
        assert (fleet.coins, fleet.vp, fleet.extra, fleet.mines) == (0, 0, 0, 0)
    assert state.shields == 6  # one of the seven is the first player's (SL-8)
    assert state.mines == 14


def test_sl8_three_ships_in_hand_and_a_first_player():
    assert {sealords.new(Setup(2), Options(), Random(seed)).first for seed in range(20)} == {0, 1}
    for seat in (0, 1):
        state = sealords.new(Setup(2, first=seat), Options(), Random(4))
        assert (state.first, state.mover) == (seat, seat)
        assert list(sealords.pending(state)) == [seat]
        assert [len(fleet.hand) for fleet in state.fleets] == [3, 3]


@pytest.mark.parametrize("seed", range(5))
def test_sl8_the_first_players_shield_goes_on_his_first_ship_before_its_effects(position, play, ids, at, seed):
    state = position(sea="A1:O", hand=(1, 2, 4), gift=True, turn=1)
    assert [sealords.view(state, viewer).gift for viewer in (0, 1, None)] == [0, 0, 0]
    state, events = play(state, "1@A1")
    assert ids(events)[:2] == ["laid", "gift"]
    assert state.ships[at["A1"]].shields == 2  # his and that of the 1
    assert state.shields == 5
    assert not state.gift
    assert sealords.view(state, None).gift is None
    state, events = play(state, "end", "2@A6", "end", "2@B1")
    assert "gift" not in ids(events)
    assert state.ships[at["B1"]].shields == 0


def test_two_play():
    assert sealords.seats(Options()) == {2}
    with pytest.raises(ValueError, match="two"):
        sealords.new(Setup(3), Options(), Random(0))
