"""What is wrong with a file, and what is in a sound one, in words; loaded only where that is told."""

from __future__ import annotations

from bot import texts
from bot.foreign import Plain
from bot.speaker import Speaker
from engine.datafiles import DataError, Told
from engine.files import Held


def told(name: str, error: DataError) -> list[str]:
    """The faults of a file, a line each."""
    return [f"{name}:{fault.line}: {fault.words or _with_key(fault)}" for fault in error.faults]


def _with_key(fault: Told) -> str:
    """A fault in words; those that say nothing of the place have it before them."""
    said = Speaker[Plain](texts.ENGLISH, "").tell(fault.said)
    return f"{'.'.join(map(str, fault.place))}: {said}" if fault.place and fault.said.id.startswith("file-") else said


def about(game: str, found: Held) -> str:
    """What a sound file holds."""
    return f"{found.title!r}, {Speaker[Plain](texts.ENGLISH, game).tell(found.about)}"
