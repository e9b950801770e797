"""The engine is held against a second reading of the rules, which knows nothing of it (see `independent`)."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from tests.engine.games.admiral.side_by_side import play_side_by_side

MORE = int(os.environ.get("SIDE_BY_SIDE", "1"))
"""So many times the games are played: set it for a long run."""


def played(*kinds: str, games: int, first: int = 0, leaves: bool = False) -> Counter[str]:
    """So many games of each kind. Returns how often which kind of move came in them."""
    came: Counter[str] = Counter()
    for kind in kinds:
        for seed in range(first, first + games * MORE):
            came += play_side_by_side(kind, seed, leaves)
    return came


@pytest.mark.parametrize("scenario", ["mini1", "mini2", "mini3"])
def test_ad61_the_engine_races_as_the_model_does(scenario: str) -> None:
    """On the race's board, and in the last two, where storms blow, on others."""
    came = played(scenario, games=4) + (played(f"isles {scenario}", games=2) if scenario != "mini1" else Counter())
    assert min(came[kind] for kind in ("place", "sail", "end")) > 0


@pytest.mark.parametrize("scenario", ["fleet", "duel", "skirmish"])
def test_ad66_it_fights_as_the_model_does(scenario: str) -> None:
    came = played(scenario, games=2)
    assert min(came[kind] for kind in ("fire", "board")) > 0


@pytest.mark.parametrize("scenario", ["fleet", "duel", "skirmish"])
def test_so_it_does_in_a_melee(scenario: str) -> None:
    came = played(f"melee {scenario}", games=5)
    assert min(came[kind] for kind in ("fire", "board", "share", "repair", "stop")) > 0
    assert (came["load"] > 0) == (came["unload"] > 0) == (scenario == "fleet")


def test_ad42_ad44_ad51_so_it_does_whatever_comes() -> None:
    """Among more seats, and on any land: all that may be done comes."""
    came = played("crowd fleet", "crowd duel", "isles fleet", "isles duel", "isles skirmish", games=4, first=10)
    came += played("crowd fleet", "isles fleet", games=4, first=40)
    often = ("fire", "board", "boarded pearls", "storm", "share", "repair", "work", "stop", "drift", "load", "unload")
    assert min(came[kind] for kind in often) >= 5
    assert min(came[kind] for kind in ("join", "pearls")) > 0


def test_ad43_ad44_ad53_ad63_so_it_does_where_ships_are_attacked_at_their_tasks() -> None:
    """Boarded workers, captured ships under repair, forts ruined by assault, pearls in a port and in its fort."""
    came = played("tasks fleet", "tasks duel", games=14, first=30)
    assert min(came[kind] for kind in ("board", "storm", "repair", "work", "stop", "load", "unload")) >= 5


def test_ad13_so_it_does_whenever_somebody_leaves() -> None:
    """Amid a turn, and while somebody is asked what to share out or who joins."""
    came = played("crowd fleet", "crowd duel", games=4, first=111, leaves=True)
    assert came["leave"] > came["leave aside"] > 0
    assert played("mini3", games=2, first=100, leaves=True)["leave"] > 0


@pytest.mark.parametrize(
    ("mode", "seed"), [("2", 6), ("3", 2), ("4", 0), ("6", 5), ("2v2", 1), ("3v3", 3), ("2v2v2", 4)]
)
def test_ad62_ad67_it_plays_pearl_shoals_as_the_model_does(mode: str, seed: int) -> None:
    """From its lots, or reefs and mines laid by the players, to the end."""
    assert played(mode, games=1, first=seed)["end"] > 0


def test_ad34_ad56_ad68_so_it_does_with_mines_everywhere_fireships_and_partners() -> None:
    """All comes that mines, fireships, teams and lost forts bring with them."""
    came = played("crew fleet", "hands fleet", "crew duel", "hands duel", "melee duel", games=9, first=60, leaves=True)
    came += played("melee 2v2", "melee 3", games=2, first=60, leaves=True)
    came += played("melee fleet", games=4, first=10)
    often = ("mined", "mined adrift", "switch", "fireship", "explode", "explode by end", "give", "work together", "on")
    assert min(came[kind] for kind in often) >= 3
    assert min(came[kind] for kind in ("fireship captured", "inherited", "homeless", "rebuilt")) > 0
