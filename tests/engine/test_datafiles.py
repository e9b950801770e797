"""Data files: every fault is told with the line on which it stands."""

import tomllib
from pathlib import Path
from typing import Annotated, Literal

import pytest
from pydantic import Field, model_validator

from engine.datafiles import DataError, Fault, Faulty, Strict, parse
from engine.tomllines import lines

ROOT = Path(__file__).parents[2]

HARD = r'''# a = 1
a = 1 # b = 2
b.c = "# [x]"
"d.e" . 'f"' = 'x = \'
"g\"\u0041" = """
[h]
i = 1\""""""
j = ["]",  # ]
  '''
HARD += """'''
[ ]''''', [
  1979-05-27 07:32:00, 2
], { k = [{}], l.m = "}", "" = 1 }]
n = 1e+5
[ o . "p]" ]
q = {}
[[r]]
s = 1

[[r]]
[r.t]
u = [
]
[[r.v]]
[[r.v]]
w = -inf
[o]
x = true"""
"""TOML as hard to read as it gets; no line of it is what it looks like."""


def places(value, place=()):
    """All places in what `tomllib` has read."""
    yield place
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, inner in steps:
        yield from places(inner, (*place, step))


@pytest.mark.parametrize(
    "text",
    [
        HARD,
        *[path.read_text(encoding="utf-8") for path in sorted(ROOT.glob("engine/**/*.toml"))],
        (ROOT / "pyproject.toml").read_text(encoding="utf-8"),
    ],
)
def test_lines_knows_every_place_and_no_other(text):
    assert set(lines(text)) == set(places(tomllib.loads(text)))


def test_lines_of_a_text_that_is_hard_to_read():
    found = {".".join(map(str, place)): line for place, line in lines(HARD).items()}
    assert found == {
        "": 1, "a": 2, "b": 3, "b.c": 3, "d.e": 4, 'd.e.f"': 4, 'g"A': 5,
        "j": 8, "j.0": 8, "j.1": 9, "j.2": 10, "j.2.0": 11, "j.2.1": 11,
        "j.3": 12, "j.3.k": 12, "j.3.k.0": 12, "j.3.l": 12, "j.3.l.m": 12, "j.3.": 12, "n": 13,
        "o": 26, "o.p]": 14, "o.p].q": 15, "o.x": 27,
        "r": 16, "r.0": 16, "r.0.s": 17, "r.1": 19, "r.1.t": 20, "r.1.t.u": 21,
        "r.1.v": 23, "r.1.v.0": 23, "r.1.v.1": 24, "r.1.v.1.w": 25,
    }  # fmt: skip


class Ship(Strict):
    name: str
    masts: tuple[int, ...] | Literal["none"] = ()

    @model_validator(mode="after")
    def _sound(self):
        if self.name == "Vasa":
            raise ValueError("she sinks")
        if self.name == "Batavia":
            raise Faulty([Fault(("masts", 1), "the second mast"), Fault((), "the ship")])
        return self


class Fleet(Strict):
    ship: tuple[Ship, ...]


def faults(text):
    with pytest.raises(DataError) as refused:
        parse("fleet.toml", text, Fleet)
    return str(refused.value).split("\n")


def test_a_value_of_the_wrong_kind():
    (fault,) = faults("# the fleet\n[[ship]]\nname = 'a'\n\n[[ship]]\nname = 5\n")
    assert fault.startswith("fleet.toml:6: ship.1.name: Input should be a valid string")


def test_a_key_that_is_missing_is_told_where_its_table_begins():
    assert faults("\n[[ship]]\nname = 'a'\n[[ship]]\nmasts = []") == ["fleet.toml:4: ship.1.name: Field required"]


def test_a_key_that_is_too_much():
    assert faults("[[ship]]\nname = 'a'\noars = 1") == [
        "fleet.toml:3: ship.0.oars: Extra inputs are not permitted"
    ]  # fmt: skip


def test_a_fault_is_one_line_whatever_a_key_is():
    assert faults('ship = []\n"a\\nb" = 1') == ["fleet.toml:2: 'a\\nb': Extra inputs are not permitted"]


def test_an_item_of_one_of_several_kinds():
    told = faults("[[ship]]\nname = 'a'\nmasts = [\n 1,\n 'x',\n]")
    assert [fault.split(": ")[0] for fault in told] == ["fleet.toml:3", "fleet.toml:5"]


def test_what_a_check_says_is_told_where_its_table_begins():
    assert faults("ship = [\n{ name = 'a' },\n{ name = 'Vasa' },\n]") == ["fleet.toml:3: ship.1: she sinks"]


def test_a_check_can_tell_several_faults_by_place():
    text = "[[ship]]\nname = 'Batavia'\nmasts = [\n1,\n2]\n"
    assert faults(text) == ["fleet.toml:1: the ship", "fleet.toml:5: the second mast"]


def test_a_list_is_not_too_short_for_items_that_are_wrong():
    class Pair(Strict):
        number: Annotated[tuple[int, ...], Field(min_length=2)]

    with pytest.raises(DataError) as wrong:
        parse("data.toml", 'number = [\n  1,\n  "two",\n]\n', Pair)
    assert [fault.line for fault in wrong.value.faults] == [3]
    with pytest.raises(DataError) as short:
        parse("data.toml", "number = [1]\n", Pair)
    assert [fault.said.id for fault in short.value.faults] == ["file-fault-few"]


def test_faults_come_in_the_order_of_lines():
    told = faults("[[ship]]\nname = 'a'\noars = 1\n[[ship]]\nname = 'Vasa'\n[[ship]]\nname = 1")
    assert [fault.split(": ")[0] for fault in told] == ["fleet.toml:3", "fleet.toml:4", "fleet.toml:7"]


def test_the_ends_of_lines_and_the_mark_of_utf_8_are_those_of_any_editor():
    assert parse("fleet.toml", "\ufeff[[ship]]\r\nname = 'a'\r\n", Fleet).ship[0].name == "a"
    assert faults("\ufeff[[ship]]\r\nname = 'a'\r\noars = 1\r\n")[0].startswith("fleet.toml:3: ")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[[ship]]\nname = \n", "fleet.toml:2: Invalid value in column 8"),
        ("a = 1\n\na = 2\n", "fleet.toml:3: "),
        ("[[ship]]\nname = [\n\n", "fleet.toml:2: "),
        ("a = " + "[" * 9999, "fleet.toml:1: "),
        ("a = " + "9" * 9999, "fleet.toml:1: "),
        ("", "fleet.toml:1: ship: Field required"),
    ],
)
def test_what_is_no_toml(text, fault):
    (told,) = faults(text)
    assert told.startswith(fault)
