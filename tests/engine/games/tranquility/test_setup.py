"""The set-up (TQ-2 to TQ-4, TQ-20 to TQ-22, TQ-30 to TQ-32)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine import setups
from engine.games import tranquility
from engine.games.tranquility import Options
from engine.games.tranquility.cards import CARDS, COLOURS, is_finish, is_island, is_monster, is_start
from engine.games.tranquility.state import Row, Turn
from engine.seating import Setup


def new(seats=2, seed=1, **options):
    return tranquility.new(Setup(seats), Options(**options), Random(seed))


def of(sailor):
    return [*sailor.hand, *sailor.pile]


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(1, [85]), (2, [43, 42]), (3, [29, 28, 28]), (4, [22, 21, 21, 21]), (5, [17, 17, 17, 17, 17])],
)
def test_cards_are_dealt_as_evenly_as_possible(seats, sizes):
    """TQ-2: 80 islands and 5 finishes, extra cards to the first seats, then a Start each."""
    state = new(seats)
    assert [len(of(sailor)) - 1 for sailor in state.sailors] == sizes
    dealt = Counter(card for sailor in state.sailors for card in of(sailor))
    assert set(dealt.values()) == {1}
    assert sum(map(is_island, dealt)) == 80
    assert sum(map(is_finish, dealt)) == 5
    assert sum(map(is_start, dealt)) == seats
    tranquility.check(state)


def test_no_opening_hand_holds_a_start():
    """TQ-2: five cards each, then a Start goes anywhere into each pile."""
    places = set()
    for seed in range(200):
        for sailor in new(3, seed).sailors:
            assert len(sailor.hand) == 5
            assert not any(map(is_start, sailor.hand))
            (at,) = [at for at, card in enumerate(sailor.pile) if is_start(card)]
            places.add(at)
    assert {0, 1} <= places
    assert max(places) >= 23


def test_alone_the_start_lies_in_the_upper_half():
    """TQ-3: of the 80 cards that are left."""
    places = set()
    for seed in range(300):
        (sailor,) = new(1, seed).sailors
        assert len(sailor.pile) == 81
        places.add(next(at for at, card in enumerate(sailor.pile) if is_start(card)))
    assert min(places) == 0
    assert max(places) == 40


def test_the_first_player_is_random_and_turns_go_round():
    """TQ-4"""
    assert {new(4, seed).mover for seed in range(60)} == {0, 1, 2, 3}
    assert all(tranquility.new(Setup(4, first=seat), Options(), Random(1)).mover == seat for seat in range(4))
    state = new(3)
    first = state.mover
    for turn in range(4):
        assert state.mover == (first + turn) % 3
        assert state.todo == (Turn(seat=state.mover, number=state.count),)
        assert state.turn == turn + 1
        state, _ = tranquility.apply(state, state.mover, tranquility.default(state, state.mover), Random(0))


def test_only_one_to_five_may_play():
    assert tranquility.seats(Options()) == {1, 2, 3, 4, 5}
    assert tranquility.seats(Options(mode="rivals")) == {2}
    for seats in (0, 6):
        with pytest.raises(ValueError, match="one to five"):
            new(seats)
    with pytest.raises(ValueError, match="two"):
        new(3, mode="rivals")


@pytest.mark.parametrize(
    ("mode", "count"), [("galateia", 4), ("triton", 6), ("leucothea", 8), ("amphitrite", 10), ("poseidon", 12)]
)
def test_islands_are_taken_out_unseen(mode, count):
    """TQ-30: at random, before dealing; all five finishes stay."""
    state, other = new(2, 1, mode=mode), new(2, 2, mode=mode)
    assert len(state.removed) == count
    assert all(map(is_island, state.removed))
    assert state.removed != other.removed
    assert sum(len(of(sailor)) for sailor in state.sailors) == 85 - count + 2
    assert sum(is_finish(card) for sailor in state.sailors for card in of(sailor)) == 5
    assert tranquility.view(state, 0).removed == count


def test_great_arch_has_no_starts():
    """TQ-31: and alone the pile is not split."""
    for seats in (1, 3):
        state = new(seats, mode="arch")
        assert not any(is_start(card) for sailor in state.sailors for card in of(sailor))
        assert sum(len(of(sailor)) for sailor in state.sailors) == 85


def test_compasses_are_in_the_piles_only():
    """TQ-32: islands and finishes are dealt to the hands, six compasses shuffled into the rest."""
    for seed in range(20):
        state = new(2, seed, mode="sun")
        assert all(len(sailor.hand) == 5 and max(sailor.hand) <= 85 for sailor in state.sailors)
        assert sum(card > 110 for sailor in state.sailors for card in sailor.pile) == 6
        assert sum(is_start(card) for sailor in state.sailors for card in sailor.pile) == 2
        assert not state.moon
        assert [len(sailor.pile) for sailor in state.sailors] == [42, 41]


@pytest.mark.parametrize(("difficulty", "count"), [("easy", 3), ("medium", 4), ("hard", 5)])
def test_monsters_are_shuffled_in(difficulty, count):
    """TQ-21: three, four or five, so that hands may hold them from the beginning."""
    hands = 0
    for seed in range(40):
        state = new(3, seed, expansions="monsters", difficulty=difficulty)
        assert sum(is_monster(card) for sailor in state.sailors for card in of(sailor)) == count
        hands += sum(is_monster(card) for sailor in state.sailors for card in sailor.hand)
    assert hands


def test_the_reef_closes_a_row_at_random():
    """TQ-20"""
    assert {new(2, seed, expansions="reefs").reef for seed in range(60)} == set(range(6))
    assert new(2).reef is None


def test_opening_hands_meet_storms():
    """TQ-22: storms are resolved while the opening hands are drawn, in seat order, before the Starts go in."""
    asked = set()
    for seed in range(300):
        state = new(3, seed, expansions="storms")
        assert state.supply == 6
        while not state.turn:
            (seat,) = tranquility.pending(state)
            assert all(not sailor.hand for sailor in state.sailors[seat + 1 :])
            assert not any(is_start(card) for sailor in state.sailors for card in of(sailor))
            asked.add(tranquility.pending(state)[seat].about.id)
            assert tranquility.view(state, seat).turn == 0
            state, _ = tranquility.apply(state, seat, tranquility.default(state, seat), Random(0))
            tranquility.check(state)
        for sailor in state.sailors:
            yellow = any(storm in (101, 102) for storm in sailor.storms)
            assert len(sailor.hand) == (3 if yellow else 5)
            assert sum(map(is_start, sailor.pile)) == 1
    assert asked == {"tranquility-about-cut", "tranquility-about-row"}


def test_monsters_in_the_opening_hands_are_told():
    """TQ-21: everybody sees how many each holds."""
    seen = 0
    for seed in range(20):
        state = tranquility.new(Setup(3), tranquility.Options(expansions="monsters"), Random(seed))
        told = [dict(event.public.args) for event in setups.opened(tranquility, state, None)]
        held = [player.monsters for player in tranquility.view(state, None).players]
        assert [(line["seat"].index, line["count"].value) for line in told] == [
            (seat, count) for seat, count in enumerate(held) if count
        ]
        seen += len(told)
    assert seen


def test_storms_that_came_with_the_opening_hands_are_told():
    """TQ-22: what lies before somebody, or waits for its row, when the first question is asked."""
    kinds = set()
    for seed in range(200):
        state = tranquility.new(Setup(3), tranquility.Options(expansions="storms"), Random(seed))
        told = [event.public for event in setups.opened(tranquility, state, None)]
        assert all(line is not None for line in told)
        drawn = [line for line in told if line.id == "tranquility-event-storm"]
        lying = [storm for sailor in state.sailors for storm in sailor.storms]
        waiting = [step.card for step in state.todo if isinstance(step, Row)]
        assert [dict(line.args)["storm"] for line in drawn] == [CARDS[storm] for storm in (*lying, *waiting)]
        effects = [line.id.removeprefix("tranquility-event-") for line in told if line not in drawn]
        assert effects == [COLOURS[storm] for storm in lying]
        kinds |= {COLOURS[storm] for storm in (*lying, *waiting)}
    assert kinds == {"yellow", "purple", "orange"}
    assert setups.opened(tranquility, tranquility.new(Setup(2), tranquility.Options(), Random(1)), None) == ()
    rivals = tranquility.Options(mode="rivals")
    assert setups.opened(tranquility, tranquility.new(Setup(2), rivals, Random(1)), None) == ()
