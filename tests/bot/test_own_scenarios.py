"""A scenario of one's own with forts and ship numbers that the box doesn't have is spoken of as any other (AD-60)."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli.arguments import read_options
from bot.foreign import plain
from bot.speaker import Speaker
from bot.texts import LANGUAGES
from engine import notation
from engine.games import admiral
from engine.seating import Setup
from engine.suggest import suggestions
from engine.values import Piece

BRIGS = 10
HEAD = 'game = "admiral"\nname = "Ten brigs"\nwidth = 24\nheight = 14\nplayers = [2]\ngoal = "afloat"\nbegins = 1\n'
FORTS = {"C7": 1, "R9": 2, "H6": 1}
KINDS = {"en": ("brig", "fort"), "ru": ("бриг", "форт"), "uk": ("бриг", "форт")}


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    brigs = [
        f'[[ship]]\nkind = "b"\nseat = {seat}\nat = "{chr(ord("E") + place)}{row}"\n'
        for seat, row in ((1, 4), (2, 8))
        for place in range(BRIGS)
    ]
    forts = [f'[[fort]]\nat = "{at}"\nseat = {seat}\n' for at, seat in FORTS.items()]
    (tmp_path / "brigs.toml").write_text("\n".join([HEAD, *brigs, *forts]), "utf-8")
    return tmp_path / "brigs.toml"


@pytest.fixture
def state(written: Path) -> Any:
    options = read_options(admiral, [f"scenario={written}"])
    state = admiral.new(Setup(2, 0), options, Random(3))
    assert {ship.id for ship in state.ships} == {f"b{number}" for number in range(1, 2 * BRIGS + 1)}
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_ship_and_fort_has_its_kind_and_its_number_or_cell(state: Any, language: str) -> None:
    speaker = Speaker(language, "admiral", (plain("Nakhimov"), plain("Kornilov")))
    brig, fort = KINDS[language]
    for ship in state.ships:
        assert speaker.label(Piece(ship.id)) == f"{brig} {ship.id}"
    assert [speaker.label(Piece(one.id)) for one in state.forts] == [f"{fort} {cell}" for cell in FORTS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_so_they_are_called_in_alt_texts_and_in_all_that_happens(state: Any, language: str) -> None:
    speaker, rng = Speaker(language, "admiral", (plain("Nakhimov"), plain("Kornilov"))), Random(4)
    _, fort = KINDS[language]
    told = [speaker.tell(line) for line in admiral.describe(admiral.view(state, 0))]
    assert all(any(f"{fort} {cell}" in line for line in told) for cell in FORTS)
    for _ in range(150):
        if state.over is not None:
            break
        (seat,) = admiral.pending(state)
        action = admiral.default(state, seat)
        assert action is not None
        told += [speaker.label(answer) for answer in action.path]
        state, events = admiral.apply(state, seat, action, rng)
        told += [speaker.tell(event.public) for event in events if event.public is not None]
    assert not [line for line in told if "fort-" in line]


def test_they_are_suggested_and_typed(state: Any) -> None:
    def spelled(path: Any) -> Any:
        return admiral.hooks.spellings(state, 0, path)

    assert {found.path[0] for found in suggestions(admiral, state, 0, "b10")} == {Piece("b10", 0)}
    assert Piece("b1", 0) in {found.path[0] for found in suggestions(admiral, state, 0, "b1")}
    (b10,) = [ship for ship in state.ships if ship.id == "b10"]
    here = state.board.cells[b10.cell].token
    assert here == "N4"
    for typed in ("b10 N5", "B10 n5", "b10@N5"):
        assert notation.read(admiral, state, 0, typed, spelled)[0] == Piece("b10", 0)
    assert notation.read(admiral, state, 0, "b1 E5", spelled)[0] == Piece("b1", 0)
    with pytest.raises(notation.Unreadable) as refused:
        notation.read(admiral, state, 0, "fire b20 b10", spelled)
    assert dict(refused.value.reason.args)["ship"] == Piece("b10", 0)


def test_they_are_drawn_and_played(written: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["picture", "admiral", "-o", "scenario=brigs.toml", "brigs.png"]) == 0
    assert (written.parent / "brigs.png").read_bytes().startswith(b"\x89PNG")
