"""Numbers that may be corrected, as TOML beside the code: read once and checked by models."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from engine.tomllines import Place, lines

M = TypeVar("M", bound=BaseModel)


class DataError(ValueError):
    """A data file that can't be played with: a line for each fault, ``file:line: what is wrong``."""


class Fault(NamedTuple):
    """Something wrong at a place within what is checked."""

    place: Place
    what: str


class Faulty(ValueError):
    """What a model's check raises that has found several faults, or knows better than the model where one is."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join([fault.what for fault in self.faults]))


class Strict(BaseModel):
    """A part of a data file: nothing in it but what its model names."""

    model_config = ConfigDict(frozen=True, extra="forbid")


def parse(name: str, text: str, model: type[M]) -> M:
    """A data file's text, checked. Raises DataError that tells of all faults, by line."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    try:
        return model.model_validate(tomllib.loads(text))
    except ValidationError as error:
        found = lines(text)
        faults = [(_line(found, fault.place), fault.what) for details in error.errors() for fault in _faults(details)]
        raise DataError("\n".join([f"{name}:{line}: {what}" for line, what in sorted(faults)])) from None
    except RecursionError:
        raise DataError(f"{name}:1: the whole: brackets within brackets, too many to be read") from None
    except ValueError as error:  # what is no TOML, or a number that Python doesn't read
        line, what = _syntax(text, str(error))
        raise DataError(f"{name}:{line}: {what}") from None


def read(path: Path, model: type[M]) -> M:
    """The data file at `path`. Raises DataError that tells of all faults, by line."""
    return parse(path.name, path.read_text(encoding="utf-8"), model)


def _faults(details: Any) -> Iterator[Fault]:
    """The faults that an error of pydantic's stands for."""
    place: Place = details["loc"]
    raised = details.get("ctx", {}).get("error")
    if isinstance(raised, Faulty):
        for fault in raised.faults:
            yield Fault(place + fault.place, fault.what)
    else:
        what = details["msg"].removeprefix("Value error, ")
        yield Fault(place, f"{'.'.join(map(_told, place)) or 'the whole'}: {what}")


def _told(step: str | int) -> str:
    """A step as it is written, unless that would spoil the line."""
    return str(step) if str(step).isprintable() else repr(step)


def _line(found: dict[Place, int], place: Place) -> int:
    """The line of a place, or of what should have it; steps that aren't in the file (kinds of a union) are left out."""
    known: Place = ()
    for step in place:
        if (*known, step) in found:
            known = (*known, step)
    return found[known]


_WHERE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


def _syntax(text: str, message: str) -> tuple[int, str]:
    """Line and words of a message of `tomllib`, which says in these where it stopped."""
    where = _WHERE.search(message)
    if where is None:
        return 1, f"the whole: {message}"
    what = message[: where.start()]
    if where[1] is None:
        return text.rstrip().count("\n") + 1, f"{what} at the end"
    return int(where[1]), f"{what} in column {where[2]}"
