"""What is worked out once for a value that never changes: as `functools.cached_property`, without its lock, which takes
longer than most of what is remembered.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Generic, TypeVar, overload

from engine.values import Path

T = TypeVar("T")
S = TypeVar("S")


class once(Generic[S, T]):
    """A property of an object with a ``__dict__`` (of a struct with ``dict=True``), which keeps the first result there.

    It is no part of the value: equality, ``repr``, copies and what is stored know nothing of it.
    """

    def __init__(self, work: Callable[[S], T]) -> None:
        self._work = work
        self.__doc__ = work.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, value: None, owner: type) -> once[S, T]: ...

    @overload
    def __get__(self, value: S, owner: type) -> T: ...

    def __get__(self, value: Any, owner: type) -> Any:
        if value is None:
            return self
        found = value.__dict__[self._name] = self._work(value)
        return found


def remembered(work: Callable[[S], T]) -> Callable[[S], T]:
    """The same for a function of such an object that stands in another module."""
    name = f"{work.__module__}.{work.__qualname__}"

    def asked(value: S) -> T:
        kept: dict[str, T] = value.__dict__
        try:
            return kept[name]
        except KeyError:
            found = kept[name] = work(value)
            return found

    return wraps(work)(asked)


_FINISHED = "finished"


def note_finished(state: Any, seat: int, path: Path) -> None:
    """It is remembered with a state that a seat's questions led to this action: mostly it is applied next, and then
    needn't be walked again.
    """
    state.__dict__[_FINISHED] = seat, path


def is_finished(state: Any, seat: int, path: Path) -> bool:
    """Whether this action is the last that was noted so. If not, that says nothing of it."""
    found: bool = state.__dict__.get(_FINISHED) == (seat, path)
    return found
