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
from bot.cli.arguments import read_options, read_setup
from bot.cli.playout import Broken, play
from bot.heartbeat import AHEAD, STALE, path_for
from bot.settings import Settings
from engine.game import View
from engine.registry import GAMES, get
from engine.seating import Setup
from engine.setups import usual_setup
from engine.values import Seat

ROOT = Path(__file__).parents[2]
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

    def test_opponents_change_seats(self, capsys: pytest.CaptureFixture[str]) -> None:
        """An opponent of a medium level beats who plays by habit from either seat."""
        run = ["simulate", "sealords", "--games", "4", "--by", "medium,default", "--rotate", "--json"]
        assert main(run) == 0
        summary = json.loads(capsys.readouterr().out)
        medium, default = summary["players"]
        assert (medium["player"], medium["seats"], default["player"], default["seats"]) == ("medium", 4, "default", 4)
        assert medium["firsts"] >= 3
        assert medium["points"] > default["points"]
        assert 0 < medium["ms"][0] <= medium["ms"][1] <= medium["ms"][2]
        assert default["ms"] is None
        assert {seat for winners in summary["results"].values() for seat in winners} >= {"P1", "P2"}

    def test_what_players_did_is_told(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["simulate", "sealords", "--games", "1", "--by", "easy,default"]) == 0
        told = capsys.readouterr().out.splitlines()
        assert any(line.startswith("easy: first ") and "thoughts of " in line for line in told)
        assert any(line.startswith("default: first ") and "thoughts" not in line for line in told)

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


WRONG = [
    (["simulate", "chess"], "there is no game 'chess'; the games are: sealords"),
    (["simulate"], "the following arguments are required: GAME"),
    (["simulate", "sealords", "--games", "0"], "--games must be at least 1"),
    (["simulate", "sealords", "--games", "x"], "argument --games: invalid int value: 'x'"),
    (["simulate", "sealords", "--seats", "9"], "sealords is for 2 players, not 9"),
    (["simulate", "sealords", "-o", "wind=1"], "sealords has no option 'wind'; its options are: board, "),
    (["simulate", "sealords", "--first", "3"], "--first must be 1 to 2"),
    (["simulate", "tranquility", "--seats", "7"], "tranquility is for 1 or 2 or 3 or 4 or 5 players, not 7"),
    (
        ["simulate", "sealords", "--by", "greedy"],
        "--by greedy: 'greedy' is none of random, default, easy, medium, hard",
    ),
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
    return [step.state for step in play(game, Setup(1), None, Random(1), lambda: 0.0)]


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
            simulating.simulate(Toy(breaks=2), Setup(1), None, "s", 5, ("random",))  # type: ignore[arg-type]


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
