"""Rules are cited by their ids: each that the code cites by a test too, and none that a game's page doesn't know."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = sorted(file.parent.name for file in (ROOT / "engine" / "games").glob("*/__init__.py"))
RANGES = re.compile(r"the\s+rules\s+by\s+id\s+\(([^)]+)\)")
RANGE = re.compile(r"([A-Z]+)-(\d+)(?:\s+to\s+[A-Z]+-(\d+))?")


def known(game: str) -> tuple[str, list[range]]:
    """The letters of a game's ids, and the numbers that its page names; those of another game's come after its own."""
    found = RANGES.search((ROOT / "docs" / f"{game}.md").read_text(encoding="utf-8"))
    assert found, "the page says by which ids rules are cited"
    parts = RANGE.findall(found[1])
    letters = parts[0][0]
    return letters, [range(int(first), int(last or first) + 1) for own, first, last in parts if own == letters]


@lru_cache
def text(folder: str) -> str:
    """Code and data of the engine; of tests only those that are run on it, not what helps them, nor those of the
    independent models, which may be ahead of it.
    """
    kinds = ("test_*.py",) if folder.startswith("tests") else ("*.py", "*.toml")
    found = [file for kind in kinds for file in sorted((ROOT / folder).rglob(kind))]
    files = [file for file in found if not file.name.startswith("test_independent")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def cited(folder: str, letters: str) -> set[int]:
    """The numbers that a folder cites one by one: ``XY-5``, and ``xy5`` in the name of a test."""
    said = text(folder)
    found = re.findall(rf"\b{letters}-(\d+)\b", said) + re.findall(rf"(?<=_){letters.lower()}(\d+)(?=_)", said)
    return set(map(int, found))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_by_the_code_and_by_a_test(game: str) -> None:
    letters, ranges = known(game)
    code, tests = cited("engine", letters), cited("tests/engine", letters)
    assert code <= tests
    assert tests <= {number for numbers in ranges for number in numbers}
    assert {number for numbers in ranges for number in (numbers[0], numbers[-1])} <= code


def test_a_rule_is_not_cited_by_a_range_around_it() -> None:
    """Or one line would do for all: these are the rules of the battle, each by itself."""
    rules = {*range(1, 9), *range(10, 18), *range(29, 43), 50, 51, 52, 70, 71}
    assert cited("engine", "AS") == cited("tests/engine", "AS") == rules
