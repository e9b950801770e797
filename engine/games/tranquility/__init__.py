"""Tranquility: a way over the sea, laid card by card in silence, or by two rivals (rules TQ-1 to TQ-33)."""

from engine.game import Hooks
from engine.games.tranquility.difficulty import DIFFICULTY
from engine.games.tranquility.options import Options
from engine.games.tranquility.play import (
    apply,
    choose,
    default,
    describe,
    draws_first,
    drop,
    levels,
    may,
    new,
    opened,
    outcome,
    pending,
    preview,
    redeal,
    remarks,
    reminder,
    scores,
    seats,
    sides,
    teams,
    think,
    view,
)
from engine.games.tranquility.store import VERSION, check, dump, load
from engine.games.tranquility.topics import ARRIVALS, lessons, topics

id = "tranquility"
version = VERSION
hooks = Hooks(
    preview=preview,
    sides=sides,
    teams=teams,
    draws_first=draws_first,
    commands=("pledge", "lift"),
    remarks=remarks,
    reminder=reminder,
    scores=scores,
    opened=lambda state, options: opened(state),
    difficulty=DIFFICULTY,
    topics=topics,
    lessons=lessons,
    arrivals=ARRIVALS,
    levels=levels,
    think=think,
)

__all__ = [
    "Options", "apply", "check", "choose", "default", "describe", "drop", "dump", "hooks", "id", "load", "may",
    "new", "outcome", "pending", "redeal", "seats", "version", "view",
]  # fmt: skip
