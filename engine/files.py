"""Files of their own that people give to a game: scenarios, maps, boards. Each is a text, a value of one option.

A table's options hold the whole text, so nothing that happens to a file elsewhere touches the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from pydantic import ValidatorFunctionWrapHandler, WrapValidator

from engine.values import Line


class Held(NamedTuple):
    """What a file holds: what its writer calls it, as it was written, and a line on the rest."""

    title: str
    about: Line


class Files(NamedTuple):
    """A kind of files that a game takes as values of an option (see `Hooks.files`).

    `word` is what such a file is called (``scenario``), the same in all games that take such: it is in names of
    commands. `read(name, text)` says what the text of a file holds, or raises DataError with its faults; `name` is what
    the faults are told of. `template` is the text of a small file that is sound, to start from.
    """

    word: str
    read: Callable[[str, str], Held]
    template: str


def is_text(value: Any) -> bool:
    """Whether an option's value is the text of a file, not the word for something of the game's own."""
    return isinstance(value, str) and "\n" in value


def held(files: Mapping[str, Files], option: str, value: Any) -> Held | None:
    """What the file holds that is the value of this option; None where the value is no file's text."""
    return files[option].read(option, value) if option in files and is_text(value) else None


def or_text(read: Callable[[str, str], Held], option: str) -> WrapValidator:
    """For the type of an option: one of its own words, or the text of a file that `read` accepts."""

    def check(value: Any, known: ValidatorFunctionWrapHandler) -> Any:
        if is_text(value):
            read(option, value)
            return value
        return known(value)

    return WrapValidator(check)
