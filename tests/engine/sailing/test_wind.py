"""The wind deck by its table (AS-3, AS-14, AS-29)."""

from random import Random

import pytest
from pydantic import ValidationError

from engine.datafiles import DataError, parse
from engine.sailing import wind
from engine.sailing.sea import NAMES
from engine.sailing.wind import Deck, Strength

TABLE = {
    "printed": {"strong": (6, 5, 4, 2, 0), "medium": (5, 4, 3, 1, 0), "light": (3, 2, 2, 1, 0)},
    "brisk": {"strong": (8, 7, 5, 3, 0), "medium": (6, 5, 4, 2, 0), "light": (4, 3, 3, 2, 0)},
}


@pytest.mark.parametrize("winds", TABLE)
@pytest.mark.parametrize("card", range(24))
def test_as3_every_card_gives_every_course_the_range_of_its_angle(winds, card):
    blows, row = wind.towards(card), TABLE[winds][wind.strength(card)]
    for course in range(8):
        degrees = abs((course - blows + 4) % 8 - 4) * 45
        assert wind.ranges(card, winds)[course] == row[degrees // 45]


def test_as3_each_direction_has_a_strong_a_medium_and_a_light_card():
    assert wind.CARDS == 24
    cards = [(NAMES[wind.towards(card)], wind.strength(card)) for card in range(24)]
    assert cards == [(name, strength) for name in NAMES for strength in ("strong", "medium", "light")]


@pytest.mark.parametrize("card", range(24))
def test_as14_as29_more_range_on_every_course_but_dead_against_the_wind(card):
    plain, more = wind.ranges(card, "printed"), wind.ranges(card, "printed", 1)
    against = (wind.towards(card) + 4) % 8
    assert [b - a for a, b in zip(plain, more, strict=True)] == [int(course != against) for course in range(8)]


def test_as3_the_deck_gives_each_card_once_and_is_whole_again_when_used_up():
    rng, left = Random(1), wind.FULL
    for _ in range(3):
        drawn = []
        for _ in range(24):
            card, left = wind.draw(left, wind.FULL, rng)
            drawn.append(card)
        assert sorted(drawn) == list(range(24))
        assert not left


def test_a_draw_takes_the_nth_of_the_cards_that_are_left():
    class Third:
        def randrange(self, stop):
            assert stop == 4
            return 2

    assert wind.draw(0b1011001, wind.FULL, Third()) == (4, 0b1001001)


@pytest.mark.parametrize("row", [[6, 5, 4, 2], [6, 5, 4, 2, 1], [4, 5, 3, 2, 0], [21, 5, 4, 2, 0]])
def test_a_faulty_row_is_refused(row):
    with pytest.raises(ValidationError):
        Strength.model_validate({"name": "strong", "printed": row, "brisk": [8, 7, 5, 3, 0]})


def test_a_faulty_file_is_refused_with_the_place():
    with pytest.raises(DataError, match="winds"):
        parse("winds.toml", "strength = 3", Deck)
    with pytest.raises(DataError, match=r"strong, medium and light"):
        parse("winds.toml", "strength = []", Deck)
    with pytest.raises(DataError, match="winds"):
        parse("winds.toml", "strength = [", Deck)
