"""Values of the model to and from what a column holds."""

from __future__ import annotations

import math
import zlib
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec

from bot.tables.clock import Ask
from bot.tables.model import Step
from bot.tables.motion import Motion, Pause
from engine.game import Event, Game
from engine.values import Path

_encoder = msgspec.json.Encoder(order="deterministic")
_paths = msgspec.json.Decoder(Path)
_events = msgspec.json.Decoder(tuple[Event, ...])
_steps = msgspec.json.Decoder(tuple[Step, ...])
_asks = msgspec.json.Decoder(tuple[Ask, ...])
_motions = msgspec.json.Decoder(tuple[Motion, ...])
_pause = msgspec.json.Decoder(Pause)
_places = msgspec.json.Decoder(tuple[tuple[int, ...], ...])

T = TypeVar("T")


def from_time(time: datetime | None) -> int | None:
    """Epoch seconds."""
    return None if time is None else int(time.timestamp())


def seconds(time: datetime) -> int:
    """Epoch seconds of a time that is given."""
    return int(time.timestamp())


def seconds_up(time: datetime) -> int:
    """Epoch seconds, rounded up: nothing is due before its time."""
    return math.ceil(time.timestamp())


def to_time(value: int) -> datetime:
    """Aware UTC."""
    return datetime.fromtimestamp(value, UTC)


def to_time_or_none(value: int | None) -> datetime | None:
    return None if value is None else to_time(value)


def from_value(value: Any) -> str:
    """A path, events, steps, asks or the like as JSON."""
    return _encoder.encode(value).decode()


def to_path(text: str | bytes) -> Path:
    return _paths.decode(text)


def to_events(text: str | bytes) -> tuple[Event, ...]:
    return _events.decode(text)


def to_steps(text: str | bytes) -> tuple[Step, ...]:
    return _steps.decode(text)


def to_asks(text: str | bytes) -> tuple[Ask, ...]:
    return _asks.decode(text)


def to_motions(text: str | bytes) -> tuple[Motion, ...]:
    return _motions.decode(text)


def to_pause(text: str | bytes | None) -> Pause | None:
    return None if text is None else _pause.decode(text)


def to_places(text: str | bytes) -> tuple[tuple[int, ...], ...]:
    return _places.decode(text)


def pack(engine: Game, state: Any) -> bytes:
    """A state, dumped and compressed."""
    return zlib.compress(engine.dump(state))


def unpack(engine: Game, data: bytes) -> Any:
    """The state back."""
    return engine.load(zlib.decompress(data))
