"""Tranquility: a way over the sea, laid card by card in silence, or by two rivals (rules TQ-1 to TQ-33)."""

from engine.tranquility.options import Options
from engine.tranquility.play import (
    apply,
    choose,
    default,
    describe,
    drop,
    may,
    new,
    outcome,
    pending,
    seats,
    view,
)
from engine.tranquility.store import VERSION, check, dump, load

id = "tranquility"
version = VERSION

__all__ = [
    "Options", "apply", "check", "choose", "default", "describe", "drop", "dump", "id", "load", "may", "new", "outcome",
    "pending", "seats", "version", "view",
]  # fmt: skip
