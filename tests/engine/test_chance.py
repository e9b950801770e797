"""Chance: draws from a seed and a counter."""

import hashlib
import random

from engine.chance import Seeded, commitment, shuffled


def draws(chance, times=20):
    return [chance.randrange(6) for _ in range(times)]


def test_the_same_seed_gives_the_same_draws():
    assert draws(Seeded("a")) == draws(Seeded("a"))
    assert draws(Seeded("a")) != draws(Seeded("b"))
    assert len(set(draws(Seeded("a"), 200))) == 6


def test_a_game_is_taken_up_at_its_count():
    chance = Seeded("a")
    draws(chance, 7)
    assert chance.count == 7
    later = Seeded("a", 7)
    assert draws(later) == draws(chance)
    assert later.count == 27


def test_a_shuffle_is_one_draw():
    chance = Seeded("a")
    cards = list(range(30))
    chance.shuffle(cards)
    assert chance.count == 1
    assert sorted(cards) == list(range(30))
    assert cards != list(range(30))


def test_shuffled_leaves_the_original_alone():
    items = (1, 2, 3, 4, 5, 6, 7, 8)
    found = shuffled(items, random.Random(1))
    assert sorted(found) == list(items)
    assert isinstance(found, tuple)
    assert items == (1, 2, 3, 4, 5, 6, 7, 8)


def test_the_commitment_can_be_checked():
    assert commitment("seed") == hashlib.sha256(b"seed").hexdigest()
