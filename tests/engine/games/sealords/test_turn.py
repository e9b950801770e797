"""Turns (SL-10 to SL-13)."""

from random import Random

import pytest

from bot.speaker import Speaker
from engine.game import Action, IllegalAction
from engine.games import sealords
from engine.games.sealords.data import HIRES
from engine.games.sealords.state import Effect
from engine.seating import Setup
from engine.values import Card, Cell, Key, Number, Piece, line


def refused(state, seat, *path):
    with pytest.raises(IllegalAction) as info:
        sealords.apply(state, seat, Action(path), Random(0))
    return info.value.reason.id


def test_sl10_a_ship_must_be_laid_before_the_turn_ends(position, play, options):
    state = position()
    assert list(options(state)) == ["2", "4", "6"]
    assert refused(state, 0, Key("end")) == "sealords-refuse-not-laid"
    state, _ = play(state, "2@A1")
    assert list(options(state)) == ["end"]
    assert refused(state, 0, Piece("4"), Cell(1, 0)) == "sealords-refuse-already-laid"


def test_sl10_the_hand_has_only_its_own_ships(position, options):
    state = position(hand=(3, 3, 5))
    assert list(options(state)) == ["3", "5"]
    assert refused(state, 0, Piece("4"), Cell(0, 0)) == "sealords-refuse-not-in-hand"
    assert refused(state, 1, Piece("2"), Cell(0, 5)) == "refuse-not-your-turn"


def test_sl10_cell_and_ship_take_effect_in_the_order_chosen(position, play, ids, options, at):
    state = position("A1:L4 G1:L5*", sea="B1:R", hand=(1, 2, 3))
    assert list(options(state, "1@B1")) == ["cell-first", "ship-first"]
    cell, events = play(state, "1@B1 cell-first")
    assert ids(events) == ["laid", "repaired"]
    assert sorted(options(cell)) == ["A1", "B1", "G1"]  # the repaired ship can be shielded
    ship, events = play(state, "1@B1 ship-first")
    assert ids(events) == ["laid"]
    assert sorted(options(ship)) == ["A1", "B1"]
    ship, events = play(ship, "A1")
    assert ids(events) == ["shield", "repaired"]
    assert ship.ships[at["A1"]].shields == 1


def test_sl10_the_first_effect_is_resolved_before_the_second_is_asked(position, play, options, at):
    state = position("A1:L4 D4:D2 F3:D3", sea="D1:M", hand=(3, 2, 2), mines="A3")
    state, _ = play(state, "3@D1")
    assert isinstance(state.todo[0], Effect)
    assert state.todo[0].kind == "mine"
    assert sealords.pending(state)[0].about.id == "sealords-about-mine"
    first = sealords.pending(state)[0].number
    state, _ = play(state, "D3")
    assert sealords.pending(state)[0].about.id == "sealords-about-shot_orthogonal"
    assert sealords.pending(state)[0].number > first
    state, _ = play(state, "N")
    assert state.ships[at["D4"]].burning


def test_sl11_one_mercenary_a_turn_before_or_after_the_main_action(position, play, ids, options, at):
    """SL-11: one mercenary a turn before or after the main action."""
    state = position(coins=(8, 0), hand=(2, 4, 6))
    assert list(options(state)) == ["2", "4", "6", "m01", "m03", "m05", "m07", "m10"]
    assert options(state)["m07"].args[0][1].value == 4
    before, events = play(state, "m01@A1")
    assert ids(events) == ["hired", "shield"]  # the effect of the mercenary, not of the cell
    assert before.fleets[0].coins == 5
    assert before.fleets[0].vp == 0
    assert list(options(before)) == ["2", "4", "6"]
    assert refused(before, 0, Card("m03"), Cell(1, 0)) == "sealords-refuse-already-hired"
    assert refused(before, 0, Key("end")) == "sealords-refuse-not-laid"
    after, _ = play(state, "2@A1", "m01@B1")
    assert list(options(after)) == ["A1", "B1"]
    after, _ = play(after, "A1")
    assert list(options(after)) == ["end"]
    assert after.ships[at["B1"]].card == "m01"
    assert after.owners == (0, None, None, None, None)


def test_sl11_a_mercenary_whose_effect_would_do_nothing_says_so(position, options):
    def idle(state):
        notes = options(state).items()
        return [answer for answer, note in notes if note is not None and note.id == "sealords-note-cost-idle"]

    market = ("m01", "m03", "m04", "m07", "m10")
    nothing = position(coins=(8, 0), market=market, reserve=(), shields=0)
    assert idle(nothing) == ["m01", "m03", "m04"]
    assert options(nothing)["m03"].args[0][1].value == 3
    assert idle(position(coins=(8, 0), market=market)) == ["m04"]
    assert idle(position(coins=(8, 0), market=market, mines="A3")) == []


def test_sl11_not_between_the_effects_of_the_main_action(position, play, options):
    state, _ = play(position("A1:L4 B1:L2", hand=(1, 2, 2), coins=(8, 0)), "1@C1")
    assert sorted(options(state)) == ["A1", "B1", "C1"]
    assert refused(state, 0, Card("m01"), Cell(3, 0)) == "refuse-no-such-move"
    assert refused(state, 0, Key("end")) == "refuse-no-such-move"


def test_sl11_the_cost_goes_back_to_the_supply(position, play):
    state = position(coins=(10, 11), hand=(2, 4, 6))
    spent, _ = play(state, "2@A1")
    assert spent.fleets[0].coins == 10  # the supply of 21 coins is empty (SL-7)
    spent, _ = play(state, "m07@A1", "2@B1")
    assert spent.fleets[0].coins == 10 - 4 + 1


def test_sl11_what_cannot_be_paid_or_is_sold_cannot_be_bought(position, play, options):
    state = position("A1:Lm01", coins=(3, 0), market=("m01", "m03", "m05", "m07", "m10"))
    assert list(options(state)) == ["2", "4", "6", "m03", "m05"]
    assert refused(state, 0, Card("m07"), Cell(1, 0)) == "sealords-refuse-cost"
    assert refused(state, 0, Card("m01"), Cell(1, 0)) == "sealords-refuse-sold"
    assert refused(state, 0, Card("m12"), Cell(1, 0)) == "sealords-refuse-not-for-sale"
    assert refused(state, 0, Card("m99"), Cell(1, 0)) == "refuse-no-such-move"
    assert refused(state, 0, Card("m03"), Cell(1, 3)) == "sealords-refuse-cell"


def test_sl11_in_the_last_turn_too(position, play, options):
    state = position(turn=16, coins=(2, 0), pile=0)
    state, _ = play(state, "2@A1")
    assert list(options(state)) == ["m01", "m03", "m05", "end"]


def test_sl12_end_draws_one_ship_and_passes_the_turn(position, play, ids):
    """SL-12: end draws one ship and passes the turn."""
    state = position(turn=5)
    state, _ = play(state, "2@A1")
    assert len(state.fleets[0].hand) == 2  # nothing is drawn before the end
    top = state.fleets[0].pile[0]
    state, events = play(state, "end")
    assert ids(events) == ids(events, 1) == ["drawn"]  # tells of the turn's end too
    assert ids(events, 0) == ["drawn-own"]
    assert [event.reveals for event in events] == [True]
    assert sorted(state.fleets[0].hand) == sorted((4, 6, top))
    assert state.mover == 1
    assert state.fleets[1].turns == 5
    assert list(sealords.pending(state)) == [1]


def test_sl12_the_hand_is_three_and_the_tokens_at_the_start_of_each_turn():
    for seed in range(10):
        rng = Random(seed)
        state = sealords.new(Setup(2), sealords.Options(), rng)
        while pending := sealords.pending(state):
            (seat,) = pending
            fleet = state.fleets[seat]
            turn = state.todo[0]
            if not isinstance(turn, Effect) and not turn.laid and not turn.hired:
                assert len(fleet.hand) == 3 + fleet.extra
                assert len(fleet.pile) == 15 - (fleet.turns - 1)
            state, _ = sealords.apply(state, seat, sealords.default(state, seat), rng)
        assert [fleet.turns for fleet in state.fleets] == [16, 16]
        assert [len(fleet.pile) for fleet in state.fleets] == [0, 0]


def test_sl12_after_sixteen_turns_of_both_the_game_is_over(position, play, ids, with_state):
    state = position(mover=0, turn=16, pile=0)
    state = with_state(state, first=1, fleets=(state.fleets[0], with_state(state.fleets[1], turns=16, pile=())))
    state, _ = play(state, "2@A1")
    assert sealords.outcome(state) is None
    state, events = play(state, "end")
    assert ids(events) == ["ended", "scored"]  # the pile is empty: nothing is drawn
    assert sealords.pending(state) == {}
    assert sealords.outcome(state).how.id == "sealords-how-points"


# A fleet of light's that fills all the cells where it could grow: row 1 is full, row 2 belongs to dark.
WALL = " ".join(f"{column}1:L{n} {column}2:D{n}" for column, n in zip("ABCDEFG", (1, 2, 3, 4, 5, 6, 7), strict=True))


def test_sl13_who_cannot_lay_any_ship_loses_at_once(position, play, ids):
    state = position(WALL, mover=1, hand=(2, 4, 8), other=(8, 8, 9))
    state, _ = play(state, "8@D6")
    state, events = play(state, "end")
    assert ids(events) == ["drawn", "stranded"]
    result = sealords.outcome(state)
    assert result.places == ((1,), (0,))
    assert result.how.id == "sealords-how-stranded"
    assert result.scores == ()
    assert sealords.view(state, None).mover is None
    told = sealords.describe(sealords.view(state, None))[0]
    assert (told.id, dict(told.args)["turn"].value) == ("sealords-line-out", 6)  # in it, not after it
    sealords.check(state)


def test_sl13_but_he_may_buy_first_if_that_is_possible(position, play, ids, options):
    rich = position(WALL, mover=1, hand=(2, 4, 8), other=(8, 8, 9), coins=(4, 0), market=("m09", "m01"))
    state, _ = play(rich, "8@D6", "end")
    assert list(options(state)) == ["m09"]  # all others would find no cell either
    assert refused(state, 0, Key("end")) == "sealords-refuse-no-landing"
    assert refused(state, 0, Piece("8"), Cell(0, 0)) == "sealords-refuse-no-landing"
    assert sorted(options(state, "m09")) == ["A2", "B2", "C2", "D2", "E2", "F2", "G2"]
    state, _ = play(state, "m09@D2")
    assert list(options(state)) == ["8", "9"]
    assert sorted(options(state, "8")) == ["D3"]  # next to the mercenary


def test_sl13_a_purchase_that_does_not_help_loses_too(position, play, ids):
    wall = WALL + " A3:D8"
    state = position(wall, mover=1, hand=(2, 4, 8), other=(8, 8, 9), coins=(4, 0), market=("m09",))
    state, _ = play(state, "8@D6", "end")
    state, events = play(state, "m09@A2")
    assert ids(events)[-1] == "stranded"
    assert sealords.outcome(state).places == ((1,), (0,))


def test_resigning_lets_the_other_win(position, ids):
    state = position()
    after, events = sealords.drop(state, 0)
    assert ids(events) == ["resigned"]
    assert sealords.outcome(after).places == ((1,), (0,))
    assert sealords.outcome(after).how.id == "sealords-how-resigned"
    assert sealords.drop(after, 1) == (after, [])


def test_all_mercenaries_can_be_bought_and_laid(position, options):
    for card in HIRES:
        assert card in options(position(coins=(5, 0), market=(card,)))


def test_resigning_in_the_middle_of_a_move(position, play):
    state, _ = play(position("A1:L4", mines="B1", hand=(1, 2, 2)), "1@B1")
    after, _ = sealords.drop(state, 0)
    sealords.check(after)
    assert sealords.pending(after) == {}
    assert sealords.load(sealords.dump(after)) == after


@pytest.mark.parametrize(("turn", "last"), [(15, 0), (16, 1)])
@pytest.mark.parametrize("more", [{}, {"coins": (9, 0)}, {"laid": True, "hand": (2, 2)}])
def test_sl12_a_turn_says_that_it_is_the_last(position, turn, last, more):
    ask = sealords.choose(position(turn=turn, **more), 0).ask
    assert dict(ask.args)["final"].value == last
    for language in ("en", "ru", "uk"):
        said = [Speaker(language, "sealords").tell(line(ask.id, final=Number(each))) for each in (0, last)]
        assert said[1].endswith(said[0])
        assert (len(said[1]) > len(said[0])) == bool(last)


def test_sl22_a_burning_ship_is_told_to_be_ones_own_or_not(position, options):
    """Whoever covers it loses a ship, or the other does."""
    state = position("A1:L3* B1:D4* C1:L5", coins=(9, 0), market=("m01",))
    for move in ("2", "m01"):
        found = {
            cell: dict(note.args)["own"].value for cell, note in options(state, move).items() if cell in ("A1", "B1")
        }
        assert found == {"A1": 1, "B1": 0}
        notes = options(state, move)
        for language, own, other in (
            ("en", "your", "opponent"),
            ("ru", "ваш", "соперника"),
            ("uk", "ваш", "суперника"),
        ):
            said = [Speaker(language, "sealords").tell(notes[cell]) for cell in ("A1", "B1")]
            assert [(own in text, other in text) for text in said] == [(True, False), (False, True)]
