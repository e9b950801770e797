"""The command line for files that people write, maps and scenarios: faults by their lines, pictures, games on them."""

import json
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli.arguments import LARGEST, read_options
from engine.games import admiral
from engine.registry import GAMES_BY_ID, get
from render.games import admiral as drawing
from render.registry import DRAWINGS_BY_GAME

ROOT = Path(__file__).parents[2]
SCENARIO = ROOT / "engine" / "games" / "admiral" / "scenarios" / "skirmish.toml"
MAP = ROOT / "engine" / "games" / "piratebay" / "data" / "map.toml"


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Files are named as in the folder where one stands."""
    monkeypatch.chdir(tmp_path)


class TestMap:
    """The map that the game itself is played on, copied and changed; what is checked is tested with the games."""

    @pytest.fixture
    def drawn(self, tmp_path: Path) -> Path:
        (tmp_path / "mine.toml").write_bytes(MAP.read_bytes())
        return tmp_path / "mine.toml"

    def test_sound(self, drawn: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["map", "check", "mine.toml"]) == 0
        out, err = capsys.readouterr()
        assert out.startswith("mine.toml: sound: 'Pirate Bay', a sea of 20×20")
        assert out.count("\n") == 1
        assert err == ""

    def test_all_faults_by_line(self, drawn: Path, capsys: pytest.CaptureFixture[str]) -> None:
        text = drawn.read_text(encoding="utf-8")
        rows = text.splitlines()
        first = next(number for number, row in enumerate(rows, start=1) if row.endswith("# 20"))
        drawn.write_text(
            text.replace('P....P.......",  # 20', 'P....P.....",  # 20').replace("Pa..X", "Pa..?"), "utf-8"
        )
        assert main(["map", "check", str(drawn)]) == 1
        told = capsys.readouterr().out.splitlines()
        assert [line.split(": ")[0] for line in told] == [f"{drawn}:{first + ahead}" for ahead in (0, 7, 12)]

    def test_whose_it_is(self, drawn: Path, capsys: pytest.CaptureFixture[str]) -> None:
        drawn.write_text("\n\ngame = 'chess'\n", "utf-8")
        assert main(["map", "check", "mine.toml"]) == 1
        assert capsys.readouterr().out.startswith("mine.toml:3: game: 'chess' is no game with maps")


class TestScenario:
    """A scenario of the game itself, copied and changed; what is checked is tested with the games."""

    @pytest.fixture
    def written(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        monkeypatch.setitem(GAMES_BY_ID, admiral.id, admiral)
        monkeypatch.setitem(DRAWINGS_BY_GAME, admiral.id, drawing)
        (tmp_path / "mine.toml").write_bytes(SCENARIO.read_bytes())
        return tmp_path / "mine.toml"

    def spoil(self, written: Path, *names: str) -> list[int]:
        """What stands for these is wrong then; the lines where that is."""
        rows = written.read_text(encoding="utf-8").splitlines()
        lines = [next(line for line, row in enumerate(rows, start=1) if row.startswith(name)) for name in names]
        for line in lines:
            rows[line - 1] = rows[line - 1].partition("=")[0] + "= 99"
        written.write_text("\n".join(rows), "utf-8")
        return lines

    def test_sound(self, written: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["scenario", "check", "mine.toml"]) == 0
        out, err = capsys.readouterr()
        assert out.startswith("mine.toml: sound: 'Skirmish', 12×14, ")
        assert out.count("\n") == 1
        assert err == ""

    def test_all_faults_by_line(self, written: Path, capsys: pytest.CaptureFixture[str]) -> None:
        lines = self.spoil(written, "width", "goal")
        assert main(["scenario", "check", str(written), "o.png"]) == 1
        told = capsys.readouterr().out.splitlines()
        assert [line.split(": ")[0] for line in told] == [f"{written}:{line}" for line in lines]
        assert not (written.parent / "o.png").exists()

    def test_whose_it_is(self, written: Path, capsys: pytest.CaptureFixture[str]) -> None:
        written.write_text("\n\ngame = 'chess'\n", "utf-8")
        assert main(["scenario", "check", "mine.toml"]) == 1
        assert capsys.readouterr().out.startswith("mine.toml:3: game: 'chess' is no game with scenarios")

    def test_drawn_as_a_game_of_it_begins(self, written: Path) -> None:
        assert main(["scenario", "check", "mine.toml", "checked.png"]) == 0
        assert main(["picture", "admiral", "-o", "scenario=mine.toml", "begins.png"]) == 0
        assert main(["picture", "admiral", "-o", "scenario=skirmish", "built-in.png"]) == 0
        checked, begins, built_in = [
            (written.parent / f"{name}.png").read_bytes() for name in ("checked", "begins", "built-in")
        ]
        assert checked.startswith(b"\x89PNG")
        assert checked == begins == built_in

    def test_simulated(self, written: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert (
            main(["simulate", "admiral", "-o", "scenario=mine.toml", "--games", "1", "--by", "default", "--json"]) == 0
        )
        assert json.loads(capsys.readouterr().out)["games"] == 1

    def test_a_wrong_one_is_no_value_of_the_option(self, written: Path, capsys: pytest.CaptureFixture[str]) -> None:
        lines = self.spoil(written, "width", "goal")
        assert main(["picture", "admiral", "-o", "scenario=mine.toml", "o.png"]) == 2
        err = capsys.readouterr().err
        assert err.startswith(f"flotilla: mine.toml:{lines[0]}: ")
        assert err.endswith(" (and 1 more, see flotilla scenario check)\n")
        assert main(["picture", "admiral", "-o", "scenario=none.toml", "o.png"]) == 2
        assert capsys.readouterr().err == "flotilla: none.toml: can't be read (No such file or directory)\n"

    def test_other_words_are_read_as_ever(self) -> None:
        assert read_options(get("ageofsail"), ["scenario=pirates"]).scenario == "pirates"


@pytest.mark.parametrize("word", ["map", "scenario"])
def test_files_that_cannot_be_read(word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "large.toml").write_bytes(b"#" * (LARGEST + 1))
    (tmp_path / "latin.toml").write_bytes(b"game = 1\nname = '\xe9'\n")
    told = {
        "none.toml": "none.toml: can't be read (No such file or directory)",
        ".": ".: can't be read (Is a directory)",
        "large.toml": "large.toml: is too large: it has more than 256 KB",
        "latin.toml": "latin.toml:2: is not written in UTF-8",
    }
    for name, sentence in told.items():
        assert main([word, "check", name]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith(f"flotilla: {sentence}")
        assert err.count("\n") == 1
