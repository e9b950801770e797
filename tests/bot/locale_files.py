"""The locale files taken apart: what texts a language has, and what each of them depends on."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot import texts

PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Pattern(NamedTuple):
    """A message's value or one of its attributes."""

    file: str
    pattern: ftl.Pattern


@cache
def entries(language: str) -> list[tuple[str, ftl.EntryType]]:
    """All that a language's files hold, each under its file; found once, and not to be changed."""
    files = [(path.name, path.read_text(encoding="utf-8")) for path in texts.files(language)]
    return [(name, entry) for name, source in files for entry in FluentParser().parse(source).body]


@cache
def patterns(language: str) -> dict[str, Pattern]:
    """Every text of a language under its id, attributes as ``id.attribute``."""
    found = {}
    for file, entry in entries(language):
        if isinstance(entry, ftl.Message):
            if entry.value:
                found[entry.id.name] = Pattern(file, entry.value)
            found |= {f"{entry.id.name}.{a.id.name}": Pattern(file, a.value) for a in entry.attributes}
    return found


class Uses(Visitor):  # type: ignore[misc]
    """The variables of a pattern, the plural forms that depend on them, and the numbers with a text of their own."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.plurals: dict[str, set[str]] = {}
        self.numbers: set[str] = set()
        self.exact: set[int] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
        exact = {int(v.key.value) for v in node.variants if isinstance(v.key, ftl.NumberLiteral)}
        self.exact |= exact
        if isinstance(node.selector, ftl.VariableReference):
            name = node.selector.id.name
            if keys & (PLURALS - {"other"}):
                self.plurals.setdefault(name, set()).update(keys)
            if exact or keys & (PLURALS - {"other"}):
                self.numbers.add(name)
        self.generic_visit(node)


@cache
def uses(pattern: ftl.Pattern) -> Uses:
    """What a pattern depends on; found once, and not to be changed."""
    found = Uses()
    found.visit(pattern)
    return found


@contextmanager
def in_place(folder: Path, words: Mapping[str, str]) -> Iterator[None]:
    """These words by language, written into a folder, in the place of all that the bot says."""
    for language, source in words.items():
        (folder / language).mkdir()
        (folder / language / "words.ftl").write_text(source, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(texts, "LOCALES", folder)
        _read_anew()
        yield
    _read_anew()


def _read_anew() -> None:
    texts.bundle.cache_clear()
    texts._plain.cache_clear()
    texts._format.cache_clear()
