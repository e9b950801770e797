"""What is seen of a duel, in data and in words, and what must hold of it (TQ-13, TQ-33)."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from bot.speaker import Speaker
from engine import walk
from engine.games import tranquility
from engine.games.tranquility import rivals
from engine.games.tranquility.rivals.state import Duel, Mercy, Over, Rival, Turn
from engine.games.tranquility.state import Voyage
from engine.games.tranquility.view import Place, Player, Spot
from engine.seating import Setup
from tests.engine.games.tranquility.rivals_positions import OPTIONS, args, play, position


def some_states(seeds=8):
    """States of random games, all of them."""
    for seed in range(seeds):
        rng = Random(seed)
        state = rivals.new(Setup(2), OPTIONS, rng)
        while pending := rivals.pending(state):
            yield state, rng
            (seat,) = pending
            state, _ = rivals.apply(state, seat, walk.random_action(rivals, state, seat, rng), rng)
        yield state, rng


def test_tq33_owners_and_the_open_row_are_public():
    state = position({10: 25, 12: 30}, (1, 2, 40, 41, 42), row=(50, 51, 52, 53, 54), moons=(12,), mover=1)
    view = rivals.view(state, None)
    assert (view.mode, view.viewer, view.mover, view.over) == ("rivals", None, 1, "")
    assert (view.field[9], view.field[11], view.field[10]) == (Place(25), Place(30, moon=True), None)
    assert view.row == (50, 51, 52, 53, 54)
    assert view.pile == len(state.pile)
    assert view.players == (Player(5, 0, 0), Player(5, 0, 0))
    assert view.hand == ()


def test_tq13_a_hand_is_its_owners_with_the_places_of_each_card():
    state = position({10: 25}, (1, 27, 40, 41, 42), (60, 61, 62, 63, 64))
    hand = rivals.view(state, 0).hand
    assert [found.card for found in hand] == [1, 27, 40, 41, 42]
    assert hand[0].spots == (Spot(0, 0),)
    assert hand[1].spots[0] == Spot(10, 2)
    assert [found.card for found in rivals.view(state, 1).hand] == [60, 61, 62, 63, 64]
    assert all(found.spots for found in rivals.view(state, 1).hand)  # though it isn't his turn


def test_the_island_laid_last_is_marked_until_the_next_one():
    state, _ = play(position({10: 25}, (1, 30, 40, 41, 42), (60, 61, 62, 63, 64)), "30@F2")
    assert rivals.view(state, None).laid == 11
    assert rivals.view(state, None).threw is None
    state, _ = play(state, "discard 60,61")
    assert (rivals.view(state, None).laid, rivals.view(state, None).threw) == (None, 1)


def test_a_position_in_words():
    state = position({10: 25, 12: 30}, (1, 2, 40, 41, 42), row=(50, 51, 52, 53, 54), moons=(12,))
    lines = rivals.describe(rivals.view(state, 0))
    said = {line.id.removeprefix("tranquility-line-"): args(line) for line in lines}
    assert said["mode"] == {"mode": "rivals"}
    assert said["turn"] == {"turn": "1"}
    assert said["hand"] == {"cards": "1 2 40 41 42"}
    assert said["rivals-row"] == {"cards": "50 51 52 53 54", "pile": str(len(state.pile))}
    assert said["rivals-sun"] == {"seat": "P1", "hand": "5", "discards": "0", "islands": "1"}
    assert said["suns"] == {"cells": "D2"}
    assert said["rivals-moon"]["islands"] == "1"
    assert said["moons"] == {"cells": "F2"}
    rows = [args(line) for line in lines if line.id == "tranquility-line-row"]
    assert [row["row"] for row in rows] == ["1", "2", "3", "4", "5", "6"]
    assert rows[1]["numbers"] == "empty-3 25 empty-1 30"
    assert lines[0].id == "tranquility-line-hand"
    assert lines[-1].id == "tranquility-line-mode"
    assert "hand" not in {
        line.id.removeprefix("tranquility-line-") for line in rivals.describe(rivals.view(state, None))
    }


def test_the_end_and_an_empty_row_in_words():
    state = position({1: 1}, (50, 51), (), row=(), pile=())
    assert "tranquility-line-rivals-no-row" in [line.id for line in rivals.describe(rivals.view(state, 0))]
    state, _ = play(state, "discard")
    assert rivals.describe(rivals.view(state, 0))[0].id == "tranquility-line-scored"
    state, _ = rivals.drop(rivals.new(Setup(2), OPTIONS, Random(1)), 0)
    assert rivals.describe(rivals.view(state, 0))[0].id == "tranquility-line-left"


def test_tq33_the_hand_shown_in_words_for_the_opponent_alone():
    state, _ = play(position({1: 1, 2: 40, 3: 47}, (2, 3, 4, 5, 6)), "show")
    told = [[line.id for line in rivals.describe(rivals.view(state, viewer))] for viewer in (0, 1, None)]
    assert ["tranquility-line-rivals-shown" in ids for ids in told] == [False, True, False]


def test_positions_in_words_are_short_enough_for_alt_text():
    names = ("Horatia", "Barbarossa")
    for state, _ in some_states(3):
        for viewer in (0, None):
            lines = rivals.describe(rivals.view(state, viewer))
            for language in ("en", "ru", "uk"):
                assert len("\n".join(Speaker(language, "tranquility", names).tell(said) for said in lines)) < 1024


def test_states_come_back_from_json():
    decoder = msgspec.json.Decoder(Voyage | Duel)
    for state, _ in some_states(3):
        assert decoder.decode(msgspec.json.encode(state)) == state
        assert tranquility.load(tranquility.dump(state)) == state
    shown, _ = play(position({1: 1, 2: 40, 3: 47}, (2, 3, 4, 5, 6)), "show")
    assert decoder.decode(msgspec.json.encode(shown)) == shown


def test_random_games_account_for_all_islands_and_end():
    ended = 0
    for state, _ in some_states(30):
        rivals.check(state)
        cards = [*filter(None, state.field), *state.row, *state.pile]
        for rival in state.rivals:
            cards.extend((*rival.hand, *rival.discards))
        assert sorted(cards) == list(range(1, 81))
        ended += rivals.outcome(state) is not None
    assert ended == 30


def broken():
    state = position({10: 25, 12: 30}, (1, 2, 40, 41, 42), (60, 61, 62, 63, 64), moons=(12,))
    sun, moon = state.rivals
    yield "80 islands", replace(state, pile=state.pile[1:])
    yield "80 islands", replace(state, field=(*state.field[:9], 26, *state.field[10:]))
    yield "36 cells", replace(state, field=state.field[1:])
    yield "owner", replace(state, moons=1 << 36)
    yield "owner", replace(state, moons=1)
    yield "two seats", replace(state, mover=2)
    yield "two seats", replace(state, turn=121)
    yield "turn lies at the bottom", replace(state, mover=1)
    yield "nothing is left", replace(state, over=Over("scored"))
    yield "a turn", replace(state, todo=())
    yield "the game ends", replace(state, todo=(), over=Over("scored"))
    yield "has left", replace(state, todo=(), over=Over("left"))
    yield "row is refilled", replace(state, row=state.row[1:], pile=(*state.pile, state.row[0]))
    yield "row is refilled", replace(state, row=(*state.row, state.pile[0]), pile=state.pile[1:])
    yield "hand is refilled", replace(state, rivals=(Rival(sun.hand[1:], sun.hand[:1]), moon))
    yield "sorted", replace(state, rivals=(Rival(sun.hand[::-1]), moon))
    yield "laid last", replace(state, laid=36)
    yield "laid last", replace(state, laid=0)
    yield "number", replace(state, todo=(Turn(seat=0, number=1),))
    swapped = list(state.field)
    swapped[9], swapped[11] = 30, 25
    yield "numbers rise", replace(state, field=tuple(swapped))
    yield "asked for mercy", replace(state, todo=(Mercy(seat=0), *state.todo))
    yield "asked for once", replace(state, todo=(Mercy(seat=1), *state.todo))
    yield "can't be laid", replace(state, todo=(Turn(seat=0, declined=True),))
    last = position({1: 40, 2: 41}, (60, 61), (30,), row=(), pile=(), mover=1)
    yield "only pass", replace(last, mover=0, todo=(Turn(seat=0),))


@pytest.mark.parametrize(("what", "state"), list(broken()))
def test_check_finds_what_is_broken(what, state):
    with pytest.raises(AssertionError, match=what):
        rivals.check(state)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_tq13_what_a_seat_cannot_know_changes_nothing_that_it_sees(viewer):
    for state, rng in some_states():
        dealt = rivals.redeal(state, viewer, rng, recall=False)
        rivals.check(dealt)
        assert rivals.view(dealt, viewer) == rivals.view(state, viewer)
        assert rivals.pending(dealt) == rivals.pending(state)
        for owner in (0, 1):
            assert len(dealt.rivals[owner].hand) == len(state.rivals[owner].hand)
            assert len(dealt.rivals[owner].discards) == len(state.rivals[owner].discards)
        if viewer in rivals.pending(state):
            assert rivals.choose(dealt, viewer) == rivals.choose(state, viewer)
            assert rivals.default(dealt, viewer) == rivals.default(state, viewer)
        else:  # whoever is asked has something to answer
            assert all(rivals.choose(dealt, seat).options for seat in rivals.pending(dealt))


def test_redealing_moves_what_is_unseen():
    """Hands of the other, discards and the pile change, unless they are known."""
    moved = {"hand": 0, "discards": 0, "pile": 0}
    for state, rng in some_states():
        dealt = rivals.redeal(state, 0, rng, recall=False)
        moved["hand"] += dealt.rivals[1].hand != state.rivals[1].hand
        moved["discards"] += dealt.rivals[0].discards != state.rivals[0].discards
        moved["pile"] += dealt.pile != state.pile
    assert min(moved.values()) > 50
    shown, _ = play(position({1: 1, 2: 40, 3: 47}, (2, 3, 4, 5, 6)), "show")
    assert rivals.redeal(shown, 1, Random(1)).rivals[0].hand == (2, 3, 4, 5, 6)
