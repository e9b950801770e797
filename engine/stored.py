"""States and options as JSON and back, stamped with the version of the rules that wrote them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

S = TypeVar("S")

Older: TypeAlias = Mapping[int, Callable[[Any], Any]]
"""How stored data are brought up to date: `older[n]` makes what version n + 1 would have written out of what version n
wrote, as plain JSON values (dicts, lists, strings, numbers). It may change the value that it is given."""


class _Stamped(msgspec.Struct, frozen=True):
    version: int
    state: Any


class _Read(msgspec.Struct, frozen=True):
    version: int
    state: msgspec.Raw


_ENCODER = msgspec.json.Encoder(order="deterministic")
_HEAD = msgspec.json.Decoder(_Read)


def upgraded(data: Any, version: int, now: int, older: Older) -> Any:
    """Plain data that `version` wrote, as version `now` would have written them. Raises ValueError for a version that
    nobody knows.

    >>> upgraded({"ships": 3}, 1, 2, {1: lambda data: {**data, "mines": 0}})
    {'ships': 3, 'mines': 0}
    """
    if not all(number in older for number in range(version, now)) or version > now:
        raise ValueError(f"data of version {version}; this is version {now}")
    for number in range(version, now):
        data = older[number](data)
    return data


class Stamp(Generic[S]):
    """The stored form of a game's states.

    `type` is their class or union of classes. `check` raises AssertionError for a state with which the game could not
    go on: of what is loaded, views can be made, and whoever is asked has an answer to each question. It is asked of
    every stored state, so it should be quick, and it must pass all that any release has written. `older` brings the
    states of earlier versions up to date when they are read.
    """

    def __init__(
        self, name: str, version: int, type: Any, check: Callable[[S], None], older: Older | None = None
    ) -> None:
        self._name = name
        self._version = version
        self._type = type
        self._decoder: msgspec.json.Decoder[S] = msgspec.json.Decoder(type)
        self._check = check
        self._older = older or {}

    def dump(self, state: S) -> bytes:
        """The state as JSON with the version; equal states give equal bytes."""
        return _ENCODER.encode(_Stamped(self._version, state))

    def load(self, data: bytes) -> S:
        """The state back. Raises ValueError for what no version of the game has written."""
        try:
            stored = _HEAD.decode(data)
            present = stored.version == self._version
            state = self._decoder.decode(stored.state) if present else self._migrated(stored)
            self._check(state)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise ValueError(f"no state of {self._name}: {error}") from None
        except AssertionError as error:
            raise ValueError(f"no possible state of {self._name}: {error}") from None
        return state

    def _migrated(self, stored: _Read) -> S:
        plain = msgspec.json.decode(stored.state)
        try:
            plain = upgraded(plain, stored.version, self._version, self._older)
        except (AttributeError, IndexError, KeyError, TypeError) as error:
            raise ValueError(f"no state of version {stored.version} of {self._name}: {error!r}") from None
        state: S = msgspec.convert(plain, self._type)
        return state


def hold(condition: bool, what: str) -> None:
    """Raise AssertionError, telling `what` must hold, where it doesn't (also where Python runs without assertions)."""
    if not condition:
        raise AssertionError(what)
