"""Data files are checked when they are loaded (SL-3, SL-6, SL-51, SL-52)."""

import tomllib

import pytest

from engine.datafiles import DataError, parse
from engine.games.sealords.data import (
    BOARDS,
    FOLDER,
    HIRES,
    LAYOUTS,
    SCORES,
    Boards,
    Layouts,
    Mercenaries,
    Scores,
)
from engine.games.sealords.options import BoardName, Options

MODELS = {"boards.toml": Boards, "layouts.toml": Layouts, "mercenaries.toml": Mercenaries, "scores.toml": Scores}


def changed(name, old, new, count=1):
    text = (FOLDER / name).read_text(encoding="utf-8")
    assert old in text
    return text.replace(old, new, count)


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("boards.toml", '"DVM"', '"D M"', "no effect is called ' '"),
        ("boards.toml", '"DVM"', '"DVX"', "no effect is called 'X'"),
        ("boards.toml", '"DVM"', '"DV"', "three rows of three cells"),
        ("boards.toml", '["DVM", ', "[", "three rows"),
        ("boards.toml", '"square2"', '"square1"', "same id"),
        ("boards.toml", 'front = ["O", "V", "R"]', 'front = ["OVR", "OVR", "OVR"]', "same shape"),
        ("boards.toml", "id =", "name =", "board.0"),
        ("boards.toml", "[[board]]", "[board", "boards.toml"),
        ("layouts.toml", '{ board = "square1" }', '{ board = "square2" }', "uses each of"),
        ("layouts.toml", '{ board = "strip" }', '{ board = "strip", turn = 1 }', "turned by 0 or 2"),
        ("layouts.toml", '{ board = "strip" }', '{ board = "strip", turn = 4 }', "less than or equal to 3"),
        ("layouts.toml", '"reefs"', '"strait"', "same name"),
        ("layouts.toml", 'side = "back"', 'side = "left"', "'front' or 'back'"),
        ("mercenaries.toml", "cost = 3", "cost = 4", "six mercenaries of cost 3"),
        ("mercenaries.toml", 'id = "m02"', 'id = "m01"', "same id"),
        ("mercenaries.toml", "numbers = [1, 5]", "numbers = [5, 1]", "ascending"),
        ("mercenaries.toml", "numbers = [1, 5]", "numbers = [1, 10]", "less than or equal to 9"),
        ("mercenaries.toml", "numbers = [1, 5]", "numbers = []", "or X"),
        ("mercenaries.toml", 'scores = "shields"', 'scores = "neighbours"', "one by neighbours"),
        ("mercenaries.toml", 'scores = "shields"', 'effects = ["shield"]', "three mercenaries score"),
        ("mercenaries.toml", 'effects = ["sweep"]', 'effects = ["swoop"]', "mercenary.3.effects.0"),
        ("mercenaries.toml", 'effects = ["sweep"]', 'effects = ["decoys"]', "one fake mine"),
        ("mercenaries.toml", 'id = "m09"', 'id = "m09"\neffects = ["vp"]', "either"),
        ("scores.toml", "4 = 5", "4 = 0", "greater than 0"),
        ("scores.toml", "4 = 5", "5 = 5", "threes and fours"),
        ("scores.toml", "7 = 6", "", "3 to 7"),
    ],
)
def test_bad_files_are_refused_with_what_and_where(name, old, new, message):
    with pytest.raises(DataError, match=name) as refused:
        parse(name, changed(name, old, new), MODELS[name])
    assert message in str(refused.value)


def test_a_set_without_one_of_the_six_effects_is_refused():
    text = changed("boards.toml", "H", "V", count=-1)
    with pytest.raises(DataError, match="no cell bears H"):
        parse("boards.toml", text, Boards)


def test_sl3_the_faces_are_those_of_the_rules():
    assert (BOARDS["square1"].front, BOARDS["square1"].back) == (("DVM", "OHO", "MRV"), ("VMO", "RDV", "OHM"))
    assert (BOARDS["square2"].front, BOARDS["square2"].back) == (("MOH", "VDV", "ORM"), ("ORV", "MVM", "DOH"))
    assert (BOARDS["strip"].front, BOARDS["strip"].back) == (("O", "V", "R"), ("M", "H", "D"))


def test_sl6_the_twelve_mercenaries():
    assert len(HIRES) == 12
    assert sorted(hire.cost for hire in HIRES.values()) == [3] * 6 + [4] * 3 + [5] * 3
    assert [HIRES[id].printed for id in ("m01", "m07", "m10")] == [(1, 5), (1, 4, 7), ()]
    assert HIRES["m10"].candidates == tuple(range(1, 10))
    assert {hire.scores for hire in HIRES.values()} == {None, "neighbours", "shields", "combinations"}


def test_sl51_sl52_the_score_tables():
    assert SCORES.equal[3] == 3
    assert SCORES.run[3] == 2
    assert SCORES.run[4] == 3
    assert set(SCORES.run) == {3, 4, 5, 6, 7}


def test_all_layouts_can_be_chosen():
    assert set(BoardName.__args__) == {"random", *LAYOUTS}
    assert Options().board == "random"
    with pytest.raises(ValueError, match="board"):
        Options(board="nowhere")
    with pytest.raises(ValueError, match="frozen"):
        Options().board = "strait"


def test_files_hold_nothing_unknown():
    for name, model in MODELS.items():
        text = (FOLDER / name).read_text(encoding="utf-8")
        assert tomllib.loads(text)
        with pytest.raises(DataError, match="Extra inputs"):
            parse(name, "colour = 1\n" + text, model)
