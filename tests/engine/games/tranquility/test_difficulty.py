"""How hard the options make a game: the booklet's marks, and ours where they are lost."""

from __future__ import annotations

import pytest

from engine.games.tranquility.difficulty import DIFFICULTY, FILE, read
from engine.games.tranquility.options import Options
from tests.playing import possible


def test_every_value_has_marks_but_the_plain_game_and_the_competitive_one() -> None:
    """TQ-20 to TQ-22, TQ-30 to TQ-33."""
    fields = Options.model_fields.items()
    values = {(name, value) for name, field in fields for value in possible(field)}
    assert values - DIFFICULTY.keys() == {("mode", "usual"), ("mode", "rivals"), ("expansions", "none")}
    assert DIFFICULTY.keys() <= values


def test_the_booklet_s_marks() -> None:
    """TQ-21, TQ-22, TQ-32: “!/!!!/!!!!”, “!!” and “!” in their headings."""
    assert [DIFFICULTY["difficulty", value] for value in ("easy", "medium", "hard")] == [1, 3, 4]
    assert (DIFFICULTY["expansions", "storms"], DIFFICULTY["mode", "sun"]) == (2, 1)


def test_fewer_islands_are_never_easier() -> None:
    """TQ-30."""
    marks = [DIFFICULTY["mode", mode] for mode in ("galateia", "triton", "leucothea", "amphitrite", "poseidon")]
    assert marks == sorted(marks)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("sun = 1", "sun = 5"),
        ("sun = 1", "sun = 0"),
        ("sun = 1", "moon = 1"),
        ("reefs = 1", "storms = 1"),  # told by the booklet already
        ("[booklet.mode]", "[hearsay.mode]"),
    ],
)
def test_a_fault_in_the_file_is_found(before: str, after: str) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert text.count(before) == 1
    with pytest.raises(ValueError, match=r".+"):
        read(text.replace(before, after))
