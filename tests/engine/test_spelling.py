"""Typed moves that aren't spelled as moves are."""

from __future__ import annotations

import pytest

from engine.spelling import NOTE, spellings


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("6@А1", "6@A1"),  # Cyrillic
        ("6@а1", "6@a1"),
        ("СВ", "CB"),
        ("еnd", "end"),
        ("З@А1", "3@A1"),
        ("Ν", "N"),  # Greek
        ("αΝ20", "aN20"),
        ("АN20", "AN20"),  # Cyrillic and Latin
        ("`6@A1`", "6@A1"),
        ("```6@A1```", "6@A1"),
        ("“6@A1”", "6@A1"),
        ("«6@A1».", "6@A1"),
        ("**6@A1**", "6@A1"),
        ("6@A1.", "6@A1"),
        ("6@A1 !", "6@A1"),
        ("6@A1…", "6@A1"),
        ("１@Ａ１", "1@A1"),  # full width
        ("6\u00a0A1", "6 A1"),
        ("6@\u200bA1\u2060", "6@A1"),
        ("row‑3", "row-3"),
        ("row−3", "row-3"),
        ("{А1，В5}", "{A1,B5}"),
        (f"3@A1{NOTE}mine", "3@A1"),
        (f"3@A1{NOTE}a mine … {NOTE} and another", "3@A1"),
        (f"3@A1{NOTE}a very long no…", "3@A1"),
    ],
)
def test_what_may_be_meant(typed: str, meant: str) -> None:
    first, *freer = spellings(typed)
    assert first == typed
    assert meant in freer


@pytest.mark.parametrize("typed", ["3@A1", "end", "discard {25,30}", "3@C2 ship-first", "by-hand square1-front 1"])
def test_what_is_spelled_as_a_move_is_only_itself(typed: str) -> None:
    assert spellings(typed) == [typed]
