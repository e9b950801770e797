"""States as JSON and back, stamped with the version of the rules that wrote them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

S = TypeVar("S")


class _Stamped(msgspec.Struct, frozen=True):
    version: int
    state: Any


class _Read(msgspec.Struct, frozen=True):
    version: int
    state: msgspec.Raw


_ENCODER = msgspec.json.Encoder(order="deterministic")
_HEAD = msgspec.json.Decoder(_Read)


class Stamp(Generic[S]):
    """The stored form of a game's states.

    `type` is their class or union of classes. `check` raises AssertionError for a state that the rest of the game could
    not even look at; it is asked of every state that is loaded, so it should be quick.
    """

    def __init__(self, name: str, version: int, type: Any, check: Callable[[S], None]) -> None:
        self._name = name
        self._version = version
        self._decoder: msgspec.json.Decoder[S] = msgspec.json.Decoder(type)
        self._check = check

    def dump(self, state: S) -> bytes:
        """The state as JSON with the version; equal states give equal bytes."""
        return _ENCODER.encode(_Stamped(self._version, state))

    def load(self, data: bytes) -> S:
        """The state back. Raises ValueError for what no version of the game has written."""
        try:
            stored = _HEAD.decode(data)
            if stored.version != self._version:
                raise ValueError(f"a state of version {stored.version}; this is version {self._version}")
            state = self._decoder.decode(stored.state)
            self._check(state)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise ValueError(f"no state of {self._name}: {error}") from None
        except AssertionError as error:
            raise ValueError(f"no possible state of {self._name}: {error}") from None
        return state


def hold(condition: bool, what: str) -> None:
    """Raise AssertionError, telling `what` must hold, where it doesn't (also where Python runs without assertions)."""
    if not condition:
        raise AssertionError(what)
