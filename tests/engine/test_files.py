"""Files that anybody may give to a game: templates are sound, and what is hostile is refused quickly, by its line."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest

from engine.datafiles import MOST, DataError
from engine.files import is_text
from engine.registry import GAMES
from engine.setups import usual_setup

KINDS = [(game, option) for game in GAMES for option in GAMES[game].hooks.files]
SIZE = 64 * 1024


def files_of(kind: tuple[str, str]) -> Any:
    return GAMES[kind[0]].hooks.files[kind[1]]


@pytest.fixture(params=KINDS, ids="-".join)
def kind(request: pytest.FixtureRequest) -> Any:
    return request.param


def test_a_template_is_a_value_of_its_option_and_can_be_played(kind: Any) -> None:
    game, files = GAMES[kind[0]], files_of(kind)
    assert is_text(files.template)
    assert files.template.count(f'game = "{game.id}"') == 1
    options = game.Options(**{kind[1]: files.template})
    assert game.Options.model_validate_json(options.model_dump_json()) == options
    for seats in game.seats(options):
        state = game.new(usual_setup(game, options, seats), options, Random(1))
        game.check(state)
        assert game.dump(game.load(game.dump(state))) == game.dump(state)


HOSTILE = {
    "names within names": "a" + ".a" * 30_000 + " = 1\n",
    "names far apart": "a" + "  .\t'a'" * 8_000 + " = 1\n",
    "tables within tables": "a = " + "{a = " * 12_000,
    "brackets": "a = " + "[" * 60_000,
    "many numbers": "reefs = [" + "1," * 32_000 + "]\n",
    "many tables": "[[ship]]\n" * 7_000,
    "many keys": "".join(f"k{number} = 1\n" for number in range(7_000)),
    "a huge number": "width = " + "9" * 60_000 + "\n",
    "a huge hexadecimal number": "width = 0x" + "f" * 60_000 + "\n",
    "a huge float": "width = 1e999999\n",
    "a date that isn't": "width = 9999-99-99T99:99:99Z\n",
    "a date": "width = 1979-05-27T07:32:00-08:00\n",
    "a long text": 'name = "' + "x" * 65_000 + '"\n',
    "escapes": 'name = """' + "\\u0041" * 10_000 + '"""\n',
    "surrogates": 'name = "\\ud800"\n',
    "quotes": "'\"" * 30_000,
    "remarks": "#" * 65_000,
    "lines": "\n" * 65_000,
    "nothing": "",
    "no text": "\0\x01\x02",
    "the same twice": "a = 1\na = 2\n",
    "a table and a value": "a = 1\n[a]\n",
    "wrong types": 'game = []\nname = 1\nwidth = "x"\nsea = 5\nship = {}\nfort = [1]\ntable = true\n',
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_hostile_texts_are_refused_by_line_and_soon(kind: Any, text: str) -> None:
    text = text[:SIZE]
    began = time.process_time()
    with pytest.raises(DataError) as refused:
        files_of(kind).read("x.toml", text)
    took = time.process_time() - began
    faults = refused.value.faults
    assert all(1 <= fault.line <= text.count("\n") + 1 for fault in faults)
    assert len(faults) <= MOST
    assert took < 2, "it is read beside the event loop, and in a moment"


@pytest.mark.parametrize("key", ["@everyone", "**x**", "\\u202e", "<@1>", "x" * 5_000])
def test_keys_that_nobody_knows_are_named(kind: Any, key: str) -> None:
    text = f'"{key}" = 1\n' + files_of(kind).template
    with pytest.raises(DataError) as refused:
        files_of(kind).read("x.toml", text)
    assert [(fault.line, fault.said.id) for fault in refused.value.faults] == [(1, "file-fault-extra")]
