"""Where ships may be laid (SL-20 to SL-25)."""

import pytest

HOME = ["A1", "B1", "C1", "D1", "E1", "F1", "G1"]


def test_sl20_the_home_row_without_battle_ships(position, options):
    assert list(options(position(), "2")) == HOME
    assert sorted(options(position(mover=1), "2")) == [cell.replace("1", "6") for cell in HOME]
    state = position("A1:L4 B1:L2* C1:D3* D1:D5 E1:Lm01")
    assert [cell for cell in options(state, "2") if cell.endswith("1")] == ["B1", "C1", "F1", "G1"]


def test_sl20_a_burning_ship_in_the_home_row_needs_no_neighbour(position, play, at, ids):
    state = position("D1:D5*")
    state, events = play(state, "2@D1")
    assert ids(events) == ["laid", "discarded", "coin"]
    assert state.ships[at["D1"]].owner == 0
    assert state.fleets[1].lost == (5,)


def test_sl21_orthogonally_next_to_an_own_battle_ship(position, options):
    """SL-21: orthogonally next to an own battle ship."""
    state = position("D3:L5")
    assert sorted(set(options(state, "2")) - set(HOME)) == ["C3", "D2", "D4", "E3"]
    assert set(options(position("A3:L5 G4:L5"), "2")) - set(HOME) == {"A2", "A4", "B3", "F4", "G3", "G5"}


def test_sl21_a_mine_does_not_matter_and_a_burning_ship_gives_no_contact(position, options):
    assert "D4" in options(position("D3:L5", mines="D4"), "2")
    assert set(options(position("D3:L5*"), "2")) == set(HOME)
    assert "D4" not in options(position("D3:D5"), "2")


@pytest.mark.parametrize(("there", "lost"), [("L5*", ((5,), ())), ("D5*", ((), (5,)))])
def test_sl22_a_burning_ship_is_discarded_and_the_cell_has_no_effect(position, play, ids, at, there, lost):
    state = position(f"D3:L4 D4:{there}", sea="D4:V", hand=(2, 4, 6))
    state, events = play(state, "2@D4")
    assert ids(events) == ["laid", "discarded", "coin"]
    assert state.fleets[0].vp == 0
    assert (state.fleets[0].lost, state.fleets[1].lost) == lost
    assert state.ships[at["D4"]].number == 2
    assert not state.burning


def test_sl22_a_burning_ship_out_of_reach_is_not_open(position, options):
    assert "D4" not in options(position("D2:L4 D4:D5*"), "2")
    assert "D4" not in options(position("D3:L4* D4:D5*"), "2")


def test_sl22_a_nine_on_a_burning_ship_repeats_nothing(position, play, ids):
    state, events = play(position("D3:L4 D4:D5*", hand=(9, 2, 2)), "9@D4")
    assert ids(events) == ["laid", "discarded"]
    assert state.fleets[0].vp == 0


def test_sl22_a_mercenary_on_a_burning_ship(position, play, ids):
    state, events = play(position("D3:L4 D4:D5*", coins=(3, 0), shields=0), "m01@D4")
    assert ids(events) == ["hired", "discarded", "idle"]
    assert state.fleets[1].lost == (5,)


def test_sl23_the_enemy_half_is_open_and_its_cells_work(position, play, options):
    """SL-23: the enemy half is open and its cells work."""
    state = position("D5:L4", sea="C5:V", hand=(2, 4, 6))
    assert {"D6", "C5", "E5", "D4"} <= set(options(state, "2"))
    assert "A6" not in options(state, "2")  # no free entry into the enemy's home row
    state, _ = play(state, "2@C5")
    assert state.fleets[0].vp == 1


def test_sl24_the_boarder_takes_an_enemy_battle_ship(position, play, options, ids, at):
    """SL-24: the boarder takes an enemy battle ship."""
    ships = "D3:L4 D4:D5 C3:D6+1 E3:Dm01 A1:D7 G5:D8 D2:D9*"
    state = position(ships, coins=(4, 0), market=("m09", "m01"))
    cells = options(state, "m09")
    assert cells["D4"].id == "sealords-note-boarded"
    assert "A1" in cells  # in the home row
    assert "C3" not in cells  # bears a shield
    assert "E3" not in cells  # a mercenary
    assert "G5" not in cells  # out of reach
    assert cells["D2"].id == "sealords-note-hire-burning"
    state, events = play(state, "m09@D4")
    assert ids(events) == ["hired", "discarded"]
    assert state.ships[at["D4"]].card == "m09"
    assert state.fleets[1].lost == (5,)
    assert not state.battle[1] >> at["D4"] & 1


def test_sl24_nobody_else_boards(position, options):
    state = position("D3:L4 D4:D5", coins=(8, 0))
    for card in ("m01", "m07", "m10"):
        assert "D4" not in options(state, card)
    assert "D4" not in options(state, "2")


def test_sl25_a_mercenary_gives_contact_lets_own_shots_pass_and_never_burns(position, play, options, at):
    assert "D4" in options(position("D3:Lm01"), "2")
    state = position("D2:Lm01 D4:D5", hand=(3, 2, 2))
    state, _ = play(state, "3@D1", "N")
    assert state.ships[at["D4"]].burning  # the shot passed the own mercenary
    state = position("D4:Dm01 D2:L2", hand=(3, 2, 2))
    state, _ = play(state, "3@D1")
    assert not state.ships[at["D4"]].burning


def test_sl25_a_mercenary_takes_mines(position, play, ids):
    state, events = play(position(coins=(3, 0), mines="C1", shields=0), "m01@C1")
    assert ids(events) == ["hired", "idle", "taken"]
    assert state.fleets[0].mines == 1
