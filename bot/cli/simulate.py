"""`flotilla simulate`: games to the end by chance, by `default` or by opponents, to try rules, find faults, measure."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import msgspec

from bot.cli.arguments import UsageError, add_game, read_match
from bot.cli.playout import RANDOM, Broken, play, players
from bot.cli.tally import Played, Tally
from engine.game import Game, Outcome
from engine.seating import Setup
from engine.values import Line, Seat


class Summary(msgspec.Struct):
    """What came out of a run."""

    game: str
    games: int
    actions: int
    by: tuple[str, ...]
    """Who played each seat (of the first game, where they changed seats), see `playout.players`."""
    players: list[Played]
    us_per_action: float
    """Median over the games of the microseconds per action: finding one by its player and applying it."""
    turns: tuple[float, int]
    """How long the games were: the median of their turns, and how many nine of ten had at most."""
    results: list[tuple[Line, tuple[int, ...], int]]
    """How games ended, the seats on the first place, and how often; the commonest first."""


def add_parser(subparsers: Any) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser("simulate", help="play games to the end and sum up", description=__doc__)
    add_game(parser)
    by = "who plays: random, default, or an opponent (easy, medium, hard), one for all "
    by += "seats or one each, as in hard,default (random)"
    parser.add_argument("--by", metavar="WHO[,WHO]", default=RANDOM, help=by)
    parser.add_argument("--rotate", action="store_true", help="players change seats from game to game")
    parser.add_argument("--games", metavar="N", type=int, default=100, help="how many games (100)")
    parser.add_argument("--json", action="store_true", help="print the summary as one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, then print the summary."""
    game, options, setup = read_match(args)
    by = read_players(args.by, players(game, options, setup.seats), setup.seats)
    if args.games < 1:
        raise UsageError("--games must be at least 1")
    try:
        summary = simulate(game, setup, options, args.seed, args.games, by, args.rotate)
    except Broken as error:
        print(f"flotilla simulate: {error}", file=sys.stderr)
        return 1
    print(as_json(summary) if args.json else as_table(summary))
    return 0


def read_players(text: str, known: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """Who plays each of so many seats. Raises UsageError."""
    names = tuple([name.strip() for name in text.split(",")])
    for name in names:
        if name not in known:
            raise UsageError(f"--by {text}: {name!r} is none of {', '.join(known)}")
    if len(names) not in (1, seats):
        raise UsageError(f"--by {text}: names one player for all, or one for each of {seats} seats")
    return names * seats if len(names) == 1 else names


def simulate(
    game: Game, setup: Setup, options: Any, seed: str, games: int, by: tuple[str, ...], rotate: bool = False
) -> Summary:
    """Play `games` games. `rotate`: in each, every player has the seat after that of the game before.

    Raises Broken, naming the game that can be played again alone.
    """
    actions = 0
    speeds, turns = [], []
    ends: Counter[tuple[Line, tuple[int, ...]]] = Counter()
    tally = Tally(by)
    for number in range(games):
        turn = number % len(by) if rotate else 0
        seated = by[-turn:] + by[:-turn] if turn else by
        try:
            steps = list(play(game, setup, options, Random(f"{seed}/{number}"), perf_counter, seated))
        except Broken as error:
            _progress(None, games)
            raise Broken(f"game {number + 1} of seed {seed!r}: {error}") from error
        outcome: Outcome | None = game.outcome(steps[-1].state)
        assert outcome is not None  # play ends no sooner
        ends[outcome.how, outcome.places[0] if outcome.places else ()] += 1
        tally.note(seated, outcome, steps)
        turns.append(game.view(steps[-1].state, None).turn)
        count = len(steps) - 1
        actions += count
        speeds.append(sum(step.seconds for step in steps) / max(count, 1) * 1e6)
        _progress(number + 1, games)
    _progress(None, games)
    results = [(how, winners, times) for (how, winners), times in ends.most_common()]
    longest = sorted(turns)[-(-9 * games // 10) - 1]
    spread = (median(turns), longest)
    return Summary(game.id, games, actions, by, tally.sums(), median(speeds), spread, results)


def _progress(done: int | None, games: int) -> None:
    if not sys.stderr.isatty():
        return
    if done is None:
        sys.stderr.write("\r\033[K")
    elif done == games or done % max(1, games // 200) == 0:
        sys.stderr.write(f"\r{done} of {games} games")
    sys.stderr.flush()


def _winner(winners: tuple[int, ...]) -> str:
    return "+".join(Seat(seat).token for seat in winners) or "nobody"


def as_json(summary: Summary) -> str:
    """The summary as a JSON object: results by how a game ended, then by who won (``P1``; ``P1+P2`` shared)."""
    results: dict[str, Counter[str]] = {}
    for how, winners, times in summary.results:
        results.setdefault(how.id, Counter())[_winner(winners)] += times
    return json.dumps(
        {
            "game": summary.game,
            "games": summary.games,
            "actions": summary.actions,
            "by": summary.by,
            "us_per_action": round(summary.us_per_action, 2),
            "turns": {"median": summary.turns[0], "nine_of_ten": summary.turns[1]},
            "players": msgspec.to_builtins(summary.players),
            "results": results,
        }
    )


def as_table(summary: Summary) -> str:
    """The summary for people."""
    from bot.foreign import plain
    from bot.speaker import Speaker  # costs as much as some hundred games: loaded only here

    seats = [Seat(seat).token for seat in range(len(summary.by))]
    speaker = Speaker("en", summary.game, tuple(map(plain, seats)))
    rows = [
        (_winner(winners), str(times), f"{times / summary.games:.0%}", speaker.tell(how))
        for how, winners, times in summary.results
    ]
    head = ("first", "games", "share", "how it ended")
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(3)]
    lines = [
        f"{summary.game}: {summary.games} games by {_told(summary.by, seats)}, {summary.actions} actions "
        f"({summary.actions / summary.games:.1f} a game), {summary.us_per_action:.1f} µs per action",
        f"turns: {summary.turns[0]:.0f} in the median, at most {summary.turns[1]} in nine of ten games",
        *([] if summary.by == (RANDOM,) * len(seats) else map(_played, summary.players)),
        "",
        *(
            f"{first:<{widths[0]}}  {times:>{widths[1]}}  {share:>{widths[2]}}  {how}"
            for first, times, share, how in [head, *rows]
        ),
    ]
    return "\n".join(lines)


def _told(by: tuple[str, ...], seats: list[str]) -> str:
    """Who played, for people: in one word, or by seat."""
    if len(set(by)) == 1:
        return by[0]
    return ", ".join(f"{player} ({seat})" for seat, player in zip(seats, by, strict=True))


def _played(one: Played) -> str:
    """How a kind of player did, for people."""
    told = f"{one.player}: first {one.firsts:g} times with {one.seats} seats"
    if one.points is not None:
        told += f", {one.points:.1f} points"
    if one.ms is not None:
        told += (
            f", thoughts of {one.ms[0]:.1f} ms in the median, at most {one.ms[1]:.1f} in 95 %, {one.ms[2]:.1f} in all"
        )
    return told
