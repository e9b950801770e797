"""Numbers that may be corrected, as TOML beside the code: read once and checked by models."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from engine.tomllines import Place, lines
from engine.values import Line, Number, line

M = TypeVar("M", bound=BaseModel)


class Told(NamedTuple):
    """A fault of a file, on a line of it (from 1). `place` is the file's own word for where it is: keys, and numbers of
    items. `said` is for people who write such files; `words`, where there are any, say it more exactly, in English.
    `may`: the words of which one would be right there, where that is known.
    """

    line: int
    place: Place
    said: Line
    words: str = ""
    may: tuple[str, ...] = ()


class DataError(ValueError):
    """A data file that can't be played with: a line for each fault, ``file:line: what is wrong``."""

    def __init__(self, name: str, faults: Iterable[Told]) -> None:
        self.faults = tuple(sorted(faults, key=lambda fault: (fault.line, fault.words)))
        """In the order of lines."""
        told = [f"{name}:{fault.line}: {fault.words or _in_words(fault.said)}" for fault in self.faults]
        super().__init__("\n".join(told))


class Fault(NamedTuple):
    """Something wrong at a place within what is checked: a line, or words, which only a game's own files are told."""

    place: Place
    what: Line | str


class Faulty(ValueError):
    """What a model's check raises that has found several faults, or knows better than the model where one is."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join([_in_words(fault.what) for fault in self.faults]))


class Strict(BaseModel):
    """A part of a data file: nothing in it but what its model names."""

    model_config = ConfigDict(frozen=True, extra="forbid")


def parse(name: str, text: str, model: type[M]) -> M:
    """A data file's text, checked. Raises DataError that tells of all faults, by line.

    The text may be anybody's: what would take long isn't read (`_deep`), or isn't looked at closely (`MOST`).
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    deep = _deep(text)
    if deep:
        raise DataError(name, [Told(deep, (), line("file-fault-deep"), "the whole: names within names, too many")])
    try:
        data = tomllib.loads(text)
        if _counted(data) > MOST:
            words = f"the whole: more than {MOST} values"
            raise DataError(name, [Told(1, (), line("file-fault-vast", n=Number(MOST)), words)])
        return model.model_validate(data)
    except DataError:
        raise
    except ValidationError as error:
        found, every = lines(text), error.errors(include_url=False)
        told = [fault for details in every if not _follows(details, every) for fault in _faults(details, found)]
        raise DataError(name, told) from None
    except RecursionError:
        words = "the whole: brackets within brackets, too many to be read"
        raise DataError(name, [Told(1, (), line("file-fault-brackets"), words)]) from None
    except ValueError as error:  # what is no TOML, or a number that Python doesn't read
        raise DataError(name, [_syntax(text, str(error))]) from None


def read(path: Path, model: type[M]) -> M:
    """The data file at `path`. Raises DataError that tells of all faults, by line."""
    return parse(path.name, path.read_text(encoding="utf-8"), model)


MOST = 4000
"""Values that a file has at most; of those that there are none has half as many."""


def _counted(data: Any) -> int:
    """How many values there are, those that hold others included, as far as that matters."""
    count, left = 0, [data]
    while left and count <= MOST:
        value = left.pop()
        count += 1
        left += value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return count


_KEYS = re.compile(
    r"""(?<![\w-]) (?:[\w-]++|"[^"\n]*+"|'[^'\n]*+') (?:[ \t]*+\.[ \t]*+(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')){8}""", re.X
)
"""More names in a row than any file has, a.b.c.d: what reads TOML takes ever longer for more of them."""


def _deep(text: str) -> int:
    """The first line with such names, 0 where there is none. They may stand in a remark, as well."""
    found = _KEYS.search(text)
    return 0 if found is None else text.count("\n", 0, found.start()) + 1


def _follows(details: Any, every: Iterable[Any]) -> bool:
    """Whether a list is only too short since items of it are wrong: pydantic counts those that are right."""
    place: Place = details["loc"]
    return details["type"] == "too_short" and any(
        len(other["loc"]) > len(place) and other["loc"][: len(place)] == place for other in every
    )


def _faults(details: Any, found: dict[Place, int]) -> Iterator[Told]:
    """The faults that an error of pydantic's stands for."""
    place: Place = details["loc"]
    raised = details.get("ctx", {}).get("error")
    if isinstance(raised, Faulty):
        for fault in raised.faults:
            whole = place + fault.place
            said, words = (_OTHER, fault.what) if isinstance(fault.what, str) else (fault.what, "")
            yield Told(_line(found, whole), whole, said, words)
    else:
        what = details["msg"].removeprefix("Value error, ")
        words = f"{'.'.join(map(_told, place)) or 'the whole'}: {what}"
        yield Told(_line(found, place), place, _said(details), words, _may(details))


_OTHER = line("file-fault-other")
_SAID = {
    "missing": line("file-fault-missing"),
    "extra_forbidden": line("file-fault-extra"),
    "bool_type": line("file-fault-switch"),
    "bool_parsing": line("file-fault-switch"),
    "int_type": line("file-fault-number"),
    "int_parsing": line("file-fault-number"),
    "int_parsing_size": line("file-fault-number"),
    "int_from_float": line("file-fault-number"),
    "finite_number": line("file-fault-number"),
    "string_type": line("file-fault-text"),
    "string_pattern_mismatch": line("file-fault-letters"),
    "literal_error": line("file-fault-word"),
    "tuple_type": line("file-fault-list"),
    "model_type": line("file-fault-table"),
    "model_attributes_type": line("file-fault-table"),
}
"""What the kinds of pydantic's errors are in words for people."""
_BOUNDS = {
    "greater_than_equal": ("file-fault-least", "ge"),
    "less_than_equal": ("file-fault-most", "le"),
    "string_too_short": ("file-fault-short", "min_length"),
    "string_too_long": ("file-fault-long", "max_length"),
    "too_short": ("file-fault-few", "min_length"),
    "too_long": ("file-fault-many", "max_length"),
}
"""Those that name a number, and what they call it."""


def _said(details: Any) -> Line:
    """An error of pydantic's as a line."""
    kind = details["type"]
    if kind in _BOUNDS:
        id, bound = _BOUNDS[kind]
        return line(id, n=Number(details["ctx"][bound]))
    return _SAID.get(kind, _OTHER)


def _may(details: Any) -> tuple[str, ...]:
    """The words that a word out of several could have been."""
    return tuple(re.findall(r"'(\w+)'", details["ctx"]["expected"])) if details["type"] == "literal_error" else ()


def _in_words(what: Line | str) -> str:
    """For who reads an exception: a line by its id, and what is filled in."""
    if isinstance(what, str):
        return what
    return " ".join([what.id, *[f"{name}={value!r}" for name, value in what.args]])


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


def _syntax(text: str, message: str) -> Told:
    """A message of `tomllib`, which says in its words where it stopped."""
    where = _WHERE.search(message)
    if where is None:
        return Told(1, (), line("file-fault-toml"), f"the whole: {message}")
    what = message[: where.start()]
    if where[1] is None:
        return Told(text.rstrip().count("\n") + 1, (), line("file-fault-toml-end"), f"{what} at the end")
    twice = what.startswith(("Cannot overwrite", "Cannot declare", "Cannot mutate", "Duplicate"))
    said = line("file-fault-twice") if twice else line("file-fault-toml-column", n=Number(int(where[2])))
    return Told(int(where[1]), (), said, f"{what} in column {where[2]}")
