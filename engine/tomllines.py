"""On which line of a TOML file each value stands: `tomllib` gives values without their places."""

from __future__ import annotations

import re
import tomllib
from collections import deque
from collections.abc import Iterator
from typing import TypeAlias

Place: TypeAlias = tuple[str | int, ...]
"""Keys and numbers of items that lead to a value from the whole file, ()."""
_Tokens: TypeAlias = deque[tuple[str, int]]
"""What is still to be read, each piece with its line."""

_TOKEN = re.compile(
    r"""
      (?P<skipped> [ \t]+ | \#[^\n]* )
    | \"{3} (?: \\. | [^\\] )*? \"{3,5} | '{3} .*? '{3,5}   # up to two quotes may stand before those that end it
    | " (?: \\. | [^"\\] )* " | '[^']*'
    | [\n\[\]{},=]
    | [^\s"'\#\[\]{},=]+
    """,
    re.VERBOSE | re.DOTALL,
)


def lines(text: str) -> dict[Place, int]:
    """The line, from 1, of each table, key and item of an array, where it is named first or by a header of its own.

    Only for a text that `tomllib` has read, with ``\\n`` at the ends of lines: nothing is checked here.
    """
    tokens = deque(_tokens(text))
    found: dict[Place, int] = {(): 1}
    tables: dict[Place, int] = {}
    table: Place = ()
    while tokens:
        token, _ = tokens[0]
        if token == "\n":
            tokens.popleft()
        elif token == "[":
            table = _header(tokens, found, tables)
        else:
            _pair(tokens, table, found)
    return found


def _tokens(text: str) -> Iterator[tuple[str, int]]:
    line = 1
    for match in _TOKEN.finditer(text):
        if match["skipped"] is None:
            yield match[0], line
            line += match[0].count("\n")


def _header(tokens: _Tokens, found: dict[Place, int], tables: dict[Place, int]) -> Place:
    """The table that begins here. `tables`: how many each array of tables has so far; a key means the last."""
    _, line = tokens.popleft()
    one_of_many = tokens[0][0] == "["
    if one_of_many:
        tokens.popleft()
    *above, last = _key(tokens, "]")
    place: Place = ()
    for part in above:
        place = (*place, part)
        found.setdefault(place, line)
        if place in tables:
            place = (*place, tables[place] - 1)
    place = (*place, last)
    if one_of_many:
        tokens.popleft()
        found.setdefault(place, line)
        number = tables.get(place, 0)
        tables[place] = number + 1
        place = (*place, number)
    found[place] = line
    return place


def _key(tokens: _Tokens, end: str) -> list[str]:
    """The parts of a key, up to what ends it."""
    parts = []
    while (token := tokens.popleft()[0]) != end:
        if token[0] in "\"'":
            parts.append(str(tomllib.loads(f"key = {token}")["key"]))
        else:
            parts += [part for part in token.split(".") if part]
    return parts


def _pair(tokens: _Tokens, table: Place, found: dict[Place, int]) -> None:
    _, line = tokens[0]
    place = table
    for part in _key(tokens, "="):
        place = (*place, part)
        found.setdefault(place, line)
    _value(tokens, place, found)


def _value(tokens: _Tokens, place: Place, found: dict[Place, int]) -> None:
    opened, _ = tokens.popleft()
    if opened == "[":
        number = 0
        while (line := _next(tokens, "]")) is not None:
            found[*place, number] = line
            _value(tokens, (*place, number), found)
            number += 1
    elif opened == "{":
        while _next(tokens, "}") is not None:
            _pair(tokens, place, found)
    else:
        while tokens and tokens[0][0] not in "\n,]}":  # a date and its time
            tokens.popleft()


def _next(tokens: _Tokens, end: str) -> int | None:
    """The line of the next item; None where there is none, past what ends them."""
    while tokens[0][0] in "\n,":
        tokens.popleft()
    token, line = tokens[0]
    if token != end:
        return line
    tokens.popleft()
    return None
