"""Mines and the fake one (SL-32, SL-35, SL-36)."""

from engine import notation
from engine.game import Action
from engine.games import sealords
from engine.values import Piece
from tests.playing import finals


def test_sl35_a_mine_goes_where_no_ship_and_no_mine_is(position, play, options, at):
    state = position("B1:L4 C3:D5*", sea="A1:M", mines="D4")
    state, _ = play(state, "2@A1")
    assert set(at) - set(options(state)) == {"A1", "B1", "C3", "D4"}
    state, _ = play(state, "F6")
    assert state.plain >> at["F6"] & 1
    assert state.mines == 12


def test_sl35_a_ship_on_a_mine_stays_and_its_player_takes_the_token(position, play, ids, at):
    state, events = play(position(mines="A1", sea="A1:V"), "2@A1")
    assert ids(events) == ["laid", "vp", "coin", "taken"]  # the cell's effect applies, the mine comes last
    assert not state.ships[at["A1"]].burning
    assert state.fleets[0].mines == 1
    assert state.mines == 13  # the token is gone for good
    assert state.plain == 0


def test_sl35_a_removed_mine_goes_back_to_the_supply(position, play):
    state, _ = play(position(mines="A4", hand=(7, 2, 2)), "7@A1")
    assert state.mines == 14


def fooled(position, play, **more):
    """Light has laid m05's tokens on D4, E4 and F4, the fake on E4."""
    state = position(coins=(3, 3), hand=(2, 4, 6), **more)
    return play(state, "m05@A1", "D4 E4 F4 E4")


def test_sl36_m05_lays_three_tokens_and_keeps_the_secret(position, play, ids, options):
    state = position(coins=(3, 0), hand=(2, 4, 6))
    state, _ = play(state, "m05@A1")
    assert sealords.pending(state)[0].about.id == "sealords-about-decoys"
    assert len(options(state)) == 41
    assert len(options(state, "D4")) == 40
    assert list(options(state, "F4 D4 E4")) == ["D4", "E4", "F4"]
    path = notation.read(sealords, state, 0, "F4 D4 E4 E4")
    assert sealords.choose(state, 0, path[:3]).secret
    assert notation.write(sealords, state, 0, path, public=False) == "F4 D4 E4 E4"
    assert notation.write(sealords, state, 0, path, public=True) == "F4 D4 E4 ?"
    state, events = play(state, "F4 D4 E4 E4")
    assert ids(events) == ["decoys"]
    assert ids(events, 0) == ["decoys-own"]
    assert not events[0].reveals
    assert state.mines == 12
    seen = {seat: [cell.mine for cell in sealords.view(state, seat).cells if cell.mine] for seat in (0, 1, None)}
    assert seen == {0: ["mine", "fake", "mine"], 1: ["decoy"] * 3, None: ["decoy"] * 3}


def test_sl36_all_three_tokens_look_the_same_to_others(position, play):
    start, _ = play(position(coins=(3, 0)), "m05@A1")
    told, views = set(), set()
    for fake in ("D4", "E4", "F4"):
        state, events = play(start, f"D4 E4 F4 {fake}")
        told.add(tuple(event.line_for(1) for event in events))
        views.add(sealords.view(state, 1))
    assert len(told) == len(views) == 1


def test_sl36_taking_tokens(position, play, ids, at):
    state, _ = fooled(position, play, ships="D5:D5 E5:D2", other=(1, 4, 4))
    state, _ = play(state, "2@B1", "end")
    assert {cell.token for cell, final in finals(sealords, state, 1, (Piece("4"),)).items() if final} == {"D4", "E4"}
    real, events = play(state, "4@D4")
    assert ids(events)[-1] == "taken-real"
    assert events[-1].reveals
    assert real.fleets[1].mines == 1
    assert [cell.mine for cell in sealords.view(real, 1).cells if cell.mine] == ["decoy", "decoy"]
    fake, events = play(state, "4@E4")
    assert ids(events)[-1] == "taken-fake"
    assert fake.fleets[1].mines == 0
    assert fake.mines == 12  # it leaves the game
    # The others are now known to be real.
    assert [cell.mine for cell in sealords.view(fake, 1).cells if cell.mine] == ["mine", "mine"]
    assert fake.decoys == 0


def test_sl36_clearing_tokens(position, play, ids, options):
    state, _ = fooled(position, play, other=(7, 4, 4))
    state, _ = play(state, "2@B1", "end", "7@A6")
    assert set(options(state)) == {"D4", "E4", "F4"}
    assert all(note.id == "sealords-note-decoy" for note in options(state).values())
    assert all(finals(sealords, state, 1).values())
    real, events = play(state, "F4")
    assert ids(events) == ["cleared-real"]
    assert real.mines == 13
    fake, events = play(state, "E4")
    assert ids(events) == ["cleared-fake"]
    assert fake.mines == 12
    sealords.check(fake)


def test_sl36_a_plain_mine_is_never_the_fake(position, play):
    state, _ = play(position(sea="A1:M", mines_left=0), "2@A1")
    assert not state.plain


def full(cells_left, at, state, with_state):
    """All cells but these and A1 covered with mines and ships, as far as m05 is concerned."""
    free = sum(1 << at[cell] for cell in cells_left)
    return with_state(state, plain=((1 << 42) - 1) & ~free & ~(1 << at["A1"]) & ~state.battle[0])


def test_sl32_m05_lays_as_many_as_there_are_cells(position, play, ids, options, at, with_state):
    state, _ = play(full(["D4", "E4"], at, position(coins=(3, 0)), with_state), "m05@A1")
    assert list(options(state)) == ["D4", "E4", "none"]  # which token is the fake, or whether it was left
    for fake in ("D4", "none"):
        after, events = play(state, fake)
        assert ids(events) == ["decoys"]
        assert after.decoys.bit_count() == 2
        assert after.mines == state.mines - 2  # the one left is set aside unseen: the supply tells nothing
        assert (after.fake is None, after.aside) == ((True, 0) if fake == "none" else (False, 1))
    assert len({sealords.view(play(state, fake)[0], 1) for fake in ("D4", "E4", "none")}) == 1
    one, _ = play(full(["D4"], at, position(coins=(3, 0)), with_state), "m05@A1")
    assert list(options(one)) == ["D4", "none"]
    nothing, events = play(full([], at, position(coins=(3, 0)), with_state), "m05@A1")
    assert ids(events) == ["hired", "idle"]
    assert nothing.mines == position().mines


def test_sl32_m05_lays_as_many_as_the_supply_allows(position, play, ids, options):
    state, _ = play(position(coins=(3, 0), mines_left=1), "m05@A1")
    assert list(options(state, "D4 E4")) == ["D4", "E4"]
    state, _ = play(state, "D4 E4 E4")
    assert state.mines == 0
    last, _ = play(position(coins=(3, 0), mines_left=0), "m05@A1")
    last, events = play(last, "D4")  # the fake alone
    assert last.decoys.bit_count() == 1
    assert last.fake is not None
    assert ids(events, 1) == ["decoys"]


def test_sl32_exactly_as_many_cells_as_tokens(position, play, options, at, with_state):
    state, _ = play(full(["D4", "E4", "F4"], at, position(coins=(3, 0)), with_state), "m05@A1")
    assert list(options(state)) == ["D4", "E4", "F4"]  # only the fake is asked
    assert sealords.choose(state, 0).secret
    state, _ = sealords.apply(state, 0, Action((sealords.choose(state, 0).options[1].value,)), None)
    assert state.fake == at["E4"]
