"""What the worker does in which the bot thinks at the seats that it plays itself: the engine, and nothing else.

Whatever is imported here is loaded by that process too, so it knows no table, no person and no database. It gets a
world that was dealt for a seat, never a position or a table's seed.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from multiprocessing import connection, parent_process

from engine import hooked, registry
from engine.chance import Seeded
from engine.game import Level
from engine.values import Path

LONGEST = 10
"""Seconds of the processor after which a thought is given up: the worker ends itself, and another one is begun. Those
of a clock don't count: a busy machine makes nobody weaker.
"""
_LOOK = 0.2
"""Seconds between two looks at what a thought has taken."""
_KINDNESS = 10
"""Whatever people do goes first."""


def begin() -> None:
    """Make a new process the worker: of low priority, deaf to Ctrl-C, and gone when the bot is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(_KINDNESS)
    for name in [name for name in os.environ if name.startswith(("DISCORD_", "FLOTILLA_"))]:
        del os.environ[name]
    threading.Thread(target=_watch, daemon=True).start()


def think(game: str, world: bytes, seat: int, level: Level, seed: str) -> tuple[Path, ...]:
    """What a seat does in a world that was dealt for it, now and next (see `engine.game.Hooks.think`)."""
    done = threading.Event()
    threading.Thread(target=_limit, args=(done, time.process_time() + LONGEST), daemon=True).start()
    try:
        return thought(game, world, seat, level, seed)
    finally:
        done.set()


def thought(game: str, world: bytes, seat: int, level: Level, seed: str) -> tuple[Path, ...]:
    """The same, where nobody ends it."""
    rules = registry.get(game)
    return tuple(action.path for action in hooked.think(rules, rules.load(world), seat, level, Seeded(seed)))


def _limit(done: threading.Event, end: float) -> None:
    """End this process when it has taken so much of the processor and isn't done."""
    while not done.wait(_LOOK):
        if time.process_time() >= end:
            os._exit(1)


def _watch() -> None:
    """End with the process that has begun this one, also if that was killed."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
