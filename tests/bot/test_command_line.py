"""The command line: what each subcommand says and returns, how wrong arguments are told, and what is not imported."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import render
from bot.__main__ import main
from bot.cli import simulate as simulating
from bot.cli.arguments import LARGEST, read_options, read_setup
from bot.cli.playout import Broken, play
from bot.heartbeat import AHEAD, STALE, path_for
from bot.settings import Settings
from engine.game import View, usual_setup
from engine.games import admiral
from engine.registry import GAMES, GAMES_BY_ID, get
from engine.seating import Setup
from engine.values import Seat
from render.games import admiral as drawing
from render.registry import DRAWINGS_BY_GAME

ROOT = Path(__file__).parents[2]
SCENARIO = ROOT / "engine" / "games" / "admiral" / "scenarios" / "skirmish.toml"
MAP = ROOT / "engine" / "games" / "piratebay" / "data" / "map.toml"


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for field in Settings.model_fields.values():
        monkeypatch.delenv(str(field.alias), raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("game", GAMES)
class TestSimulate:
    def test_json(self, game: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["simulate", game, "--games", "3", "--seed", "7", "--json"]) == 0
        out, err = capsys.readouterr()
        summary = json.loads(out)
        assert summary["game"] == game
        assert summary["games"] == 3
        assert summary["actions"] > 0
        assert set(summary["by"]) == {"random"}
        assert 0 < summary["us_per_action"] < 1e6
        assert 0 < summary["turns"]["median"] <= summary["turns"]["nine_of_ten"] <= summary["actions"]
        assert sum(times for winners in summary["results"].values() for times in winners.values()) == 3
        assert err == "", "progress is for terminals"

    def test_table(self, game: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["simulate", game, "--games", "3"]) == 0
        out = capsys.readouterr().out
        assert out.startswith(f"{game}: 3 games")
        assert "how it ended" in out

    def test_the_same_seed_gives_the_same_games(self, game: str) -> None:
        rules = get(game)
        options = rules.Options()
        setup = usual_setup(rules, options, min(rules.seats(options)))
        runs = [simulating.simulate(rules, setup, options, "s", 2, ("random",) * setup.seats) for _ in range(2)]
        assert runs[0].results == runs[1].results
        assert runs[0].actions == runs[1].actions


class TestPlayers:
    def test_default_beats_chance(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["simulate", "sealords", "--games", "20", "--by", "default,random", "--json"]) == 0
        summary = json.loads(capsys.readouterr().out)
        assert summary["by"] == ["default", "random"]
        assert sum(winners.get("P1", 0) for winners in summary["results"].values()) >= 19

    def test_a_team_does_what_it_is_not_asked_for(self, capsys: pytest.CaptureFixture[str]) -> None:
        """Without lifting storms unasked nobody would win here."""
        team = ["--seats", "2", "-o", "expansions=storms", "--by", "default"]
        assert main(["simulate", "tranquility", "--games", "20", *team]) == 0
        out = capsys.readouterr().out
        assert out.startswith("tranquility: 20 games by default, ")
        assert "\nP1+P2 " in out

    def test_who_plays_is_told_by_seat(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["simulate", "sealords", "--games", "1", "--by", "random, default"]) == 0
        assert capsys.readouterr().out.startswith("sealords: 1 games by random (P1), default (P2), ")


@pytest.mark.parametrize("game", GAMES)
class TestPicture:
    def test_public(self, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["picture", game, "--after", "4", "out.png"]) == 0
        assert (tmp_path / "out.png").read_bytes().startswith(b"\x89PNG")
        assert "out.png: " in capsys.readouterr().out

    def test_of_a_seat(self, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        seen: list[View] = []
        draw = render.draw
        monkeypatch.setattr(render, "draw", lambda id, view, names: [seen.append(view), *draw(id, view, names)][1:])
        for name, more in (("public.png", []), ("seat.png", ["--seat", "1"])):
            assert main(["picture", game, "--after", "4", *more, name]) == 0
        assert [view.viewer for view in seen] == [None, 0]
        for name, view in zip(("public", "seat"), seen, strict=True):
            (picture, *_) = draw(game, view, tuple(Seat(seat).token for seat in range(2)))
            assert (tmp_path / f"{name}.png").read_bytes() == picture.data

    def test_after_the_end(self, game: str) -> None:
        assert main(["picture", game, "--after", "100000", "end.png"]) == 0


class TestMap:
    """The map that the game itself is played on, copied and changed; what is checked is tested with the games."""

    @pytest.fixture
    def drawn(self, tmp_path: Path) -> Path:
        (tmp_path / "mine.toml").write_bytes(MAP.read_bytes())
        return tmp_path / "mine.toml"

    def test_sound(self, drawn: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["map", "check", "mine.toml"]) == 0
        out, err = capsys.readouterr()
        assert out.startswith("mine.toml: sound: 'Pirate Bay', 40 treasure cells, ")
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
        assert out.startswith("mine.toml: sound: 'Skirmish', 12x14, ")
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


WRONG = [
    (["simulate", "chess"], "there is no game 'chess'; the games are: sealords"),
    (["simulate"], "the following arguments are required: GAME"),
    (["simulate", "sealords", "--games", "0"], "--games must be at least 1"),
    (["simulate", "sealords", "--games", "x"], "argument --games: invalid int value: 'x'"),
    (["simulate", "sealords", "--seats", "9"], "sealords is for 2 players, not 9"),
    (["simulate", "sealords", "-o", "wind=1"], "sealords has no option 'wind'; its options are: board, "),
    (["simulate", "sealords", "--first", "3"], "--first must be 1 to 2"),
    (["simulate", "tranquility", "--seats", "7"], "tranquility is for 1 or 2 or 3 or 4 or 5 players, not 7"),
    (["simulate", "sealords", "--by", "greedy"], "--by greedy: 'greedy' is none of random, default"),
    (
        ["simulate", "sealords", "--by", "default,random,random"],
        "--by default,random,random: names one player for all, or one for each of 2 seats",
    ),
    (["simulate", "sealords", "-o", "board"], "-o board: an option is written name=value"),
    (["simulate", "sealords", "-o", "board=perhaps"], "option board: "),
    (["picture", "sealords", "--after", "-1", "o.png"], "--after must not be negative"),
    (["picture", "sealords", "--seat", "3", "o.png"], "--seat must be 1 to 2"),
    (["picture", "sealords", "o.gif"], "o.gif: the file's name must end in .png"),
    (["picture", "sealords", "no/such/o.png"], "no/such/o.png: can't be written"),
    (["tryout", "--port", "99999"], "--port must be 0 to 65535"),
    (["tryout", "--locale", "fr"], "--locale must be one of: en-US, ru, uk"),
    (["map"], "the following arguments are required: COMMAND"),
    (["map", "check"], "the following arguments are required: FILE"),
    (["scenario"], "the following arguments are required: COMMAND"),
    (["scenario", "check"], "the following arguments are required: FILE"),
    (["scenario", "check", "mine.toml", "o.gif"], "o.gif: the file's name must end in .png"),
    (["frobnicate"], "argument COMMAND: invalid choice: 'frobnicate'"),
]


@pytest.mark.parametrize(
    ("argv", "sentence"), WRONG, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_wrong_arguments(argv: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(argv) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"flotilla: {sentence}")
    assert err.count("\n") == 1


def test_options_are_read_by_their_types() -> None:
    assert read_options(get("sealords"), ["board=strait"]).board == "strait"


def test_the_set_up_is_read() -> None:
    rules = get("tranquility")
    assert read_setup(rules, rules.Options(), None, None) == Setup(1)
    assert read_setup(rules, rules.Options(), 3, 2) == Setup(3, first=1)


class Toy:
    """A game of `length` actions without any choice, whose check fails at `breaks`, or that has no end."""

    id = "toy"

    def __init__(self, length: int = 3, breaks: int | None = None, outcome: bool = True) -> None:
        self.length, self.breaks, self.has_outcome = length, breaks, outcome

    def new(self, *_: Any) -> int:
        return 0

    def pending(self, state: int) -> dict[int, Any]:
        return {0: None} if state < self.length else {}

    def choose(self, *_: Any) -> Any:
        from engine.game import Action

        return Action(())

    def apply(self, state: int, *_: Any) -> tuple[int, list[Any]]:
        return state + 1, []

    def check(self, state: int) -> None:
        assert state != self.breaks, "two ships on a cell"

    def outcome(self, state: int) -> Any:
        return SimpleNamespace() if state >= self.length and self.has_outcome else None


def played(game: Any) -> list[Any]:
    return [step.state for step in play(game, 1, None, Random(1), lambda: 0.0)]


class TestPlayout:
    def test_to_the_end(self) -> None:
        assert played(Toy()) == [0, 1, 2, 3]

    def test_a_broken_invariant(self) -> None:
        with pytest.raises(Broken, match="after 2 actions an invariant is broken: two ships on a cell"):
            played(Toy(breaks=2))

    def test_no_outcome(self) -> None:
        with pytest.raises(Broken, match="there is no outcome"):
            played(Toy(outcome=False))

    def test_no_end(self) -> None:
        with pytest.raises(Broken, match="no end after 20000 actions"):
            played(Toy(length=30_000))

    def test_the_game_is_named(self) -> None:
        with pytest.raises(Broken, match="game 1 of seed 's': after 2 actions"):
            simulating.simulate(Toy(breaks=2), 1, None, "s", 5, ("random",))  # type: ignore[arg-type]


class TestRun:
    def test_without_a_token_and_without_the_try_out(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr("bot.__main__.find_spec", lambda _: None)
        assert main([]) == 2
        assert "DISCORD_TOKEN" in capsys.readouterr().err

    def test_without_a_token_the_try_out_opens(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        opened = []
        monkeypatch.setattr("bot.tryout.serve", lambda *args: opened.append(args) or 0)
        assert main([]) == 0
        assert len(opened) == 1
        assert "DISCORD_TOKEN is not set" in capsys.readouterr().err

    def test_a_wrong_setting(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        monkeypatch.setenv("FLOTILLA_LOG_FORMAT", "xml")
        assert main([]) == 2
        err = capsys.readouterr().err
        assert err.startswith("flotilla: FLOTILLA_LOG_FORMAT: ")
        assert err.count("\n") == 1

    def test_a_folder_that_cannot_be_made(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        (tmp_path / "file").write_text("", encoding="utf-8")
        monkeypatch.setenv("DISCORD_TOKEN", "token")
        monkeypatch.setenv("FLOTILLA_DATABASE", str(tmp_path / "file" / "flotilla.db"))
        assert main([]) == 2
        assert "FLOTILLA_DATABASE" in capsys.readouterr().err


class TestHealth:
    @pytest.fixture
    def sign(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
        monkeypatch.setenv("FLOTILLA_DATABASE", str(tmp_path / "flotilla.db"))
        return path_for(tmp_path / "flotilla.db")

    def test_never_started(self, sign: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["health"]) == 1
        assert str(sign) in capsys.readouterr().err

    def test_alive(self, sign: Path, capsys: pytest.CaptureFixture[str]) -> None:
        sign.touch()
        assert main(["health"]) == 0
        assert "alive" in capsys.readouterr().out

    def test_stuck(self, sign: Path, capsys: pytest.CaptureFixture[str]) -> None:
        sign.touch()
        old = sign.stat().st_mtime - STALE - 5
        os.utime(sign, (old, old))
        assert main(["health"]) == 1
        assert "old" in capsys.readouterr().err

    @pytest.mark.parametrize(("ahead", "code"), [(AHEAD, 0), (3600, 1), (86400, 1)])
    def test_the_clock_was_set_back(
        self, sign: Path, ahead: int, code: int, capsys: pytest.CaptureFixture[str]
    ) -> None:
        sign.touch()
        later = sign.stat().st_mtime + ahead
        os.utime(sign, (later, later))
        assert main(["health"]) == code
        assert ("ahead of the clock" in capsys.readouterr().err) == bool(code)


PROBE = """
import sys
from bot.__main__ import main
code = main(sys.argv[1:])
heavy = {"discord", "aiosqlite", "aiohttp", "simcord", "structlog", "asyncio"} & set(sys.modules)
print("heavy:", *sorted(heavy), file=sys.stderr)
sys.exit(code)
"""


@pytest.mark.parametrize(
    "argv",
    [["simulate", "sealords", "--games", "1"], ["picture", "sealords", "o.png"], ["map", "check", str(MAP)]],
    ids=["simulate", "picture", "map"],
)
def test_no_discord_and_no_database(argv: list[str], tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", PROBE, *argv],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stderr.splitlines()[-1] == "heavy:"
