"""What is wrong with a scenario's file, as lines for those who write one (AD-60)."""

from __future__ import annotations

from engine.datafiles import Fault
from engine.games.admiral.filed import Filed
from engine.tomllines import Place
from engine.values import Cell, Line, Value, read_cell


def wrong(place: Place, what: str, **args: Value) -> Fault:
    """A fault at a place of the file."""
    return Fault(place, Line(f"admiral-fault-{what}", tuple(args.items())))


def meaningless(filed: Filed, key: str) -> Fault:
    """A key has no meaning beside what is played for."""
    return wrong((key,), f"meaningless-{filed.goal}")


def said(cell: str) -> Cell:
    """A cell that is written as one."""
    found = read_cell(cell)
    assert found is not None
    return found
