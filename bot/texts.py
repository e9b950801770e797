"""Everything a person reads: Fluent messages in the bot's languages.

A language is a directory of `locales/` with one file a subject; all its files make one bundle. What Russian or
Ukrainian lack is said in English. Values and lines are put into words by a `bot.speaker.Speaker`.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LANGUAGES = ("en", "ru", "uk")
ENGLISH = LANGUAGES[0]
LOCALES = Path(__file__).parent / "locales"

log = logging.getLogger(__name__)


def files(language: str) -> list[Path]:
    """The files with a language's messages."""
    return sorted((LOCALES / language).glob("*.ftl"))


_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.ASCII | re.MULTILINE)
"""The beginning of a message or a term: no other line of a file begins with a letter or a hyphen."""


def entries(source: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file, each under its id (a term's begins with a hyphen), unread.

    >>> list(entries("hello = Hello!\\n    .title = A greeting\\n\\n# of ships\\n-brig = brig\\n"))
    [('hello', 'hello = Hello!\\n    .title = A greeting\\n\\n# of ships\\n'), ('-brig', '-brig = brig\\n')]
    """
    found = list(_ENTRY.finditer(source))
    for here, following in zip(found, [*found[1:], None], strict=True):
        yield here[1], source[here.start() : following.start() if following else None]


class _Bundle(FluentBundle):
    """Reads each message when it is first said: to read them all takes seconds, and most are never said."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for path in files(language):
            for id, source in entries(path.read_text(encoding="utf-8")):
                self._unread.setdefault(id, source)

    def has_message(self, message_id: str) -> bool:
        if message_id in self._unread:
            self._read(message_id)
        return bool(super().has_message(message_id))

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        self._read(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _read(self, id: str) -> None:
        if (source := self._unread.get(id)) is not None:
            self.add_resource(FluentResource(source))
            self._unread.pop(id, None)  # only now: another thread may be asking for the same


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    return _Bundle(language)


def language_of(locale: str | None) -> str:
    """The language to speak with somebody whose Discord is set to `locale`.

    >>> language_of("uk"), language_of("en-US"), language_of("pt-BR"), language_of(None)
    ('uk', 'en', 'en', 'en')
    """
    language = (locale or ENGLISH).lower().replace("_", "-").split("-")[0]
    return language if language in LANGUAGES else ENGLISH


def say(language: str, id: str, /, **args: str | int) -> str:
    """The message `id` (or an attribute of it, ``id.attribute``) with these arguments.

    Raises KeyError for an id that English lacks. A message that can't be formatted is logged and said in English: a
    mistake in a translation is no reason to leave a player without an answer.
    """
    for speaking in dict.fromkeys((language, ENGLISH)):
        try:
            text, errors = _format(speaking, id, tuple(args.items())) if args else _plain(speaking, id)
        except KeyError:
            if speaking == ENGLISH:
                raise KeyError(id) from None
            continue
        if not errors:
            return text
        log.error("message %s (%s) can't be formatted: %s", id, speaking, "; ".join(map(str, errors)))
    return text


@lru_cache(maxsize=4096)
def _format(language: str, id: str, args: tuple[tuple[str, str | int], ...]) -> tuple[str, list[Exception]]:
    """A message with these arguments. Most are said again soon: a line of the log in each message that tells of it."""
    name, _, attribute = id.partition(".")
    speaking = bundle(language)
    message = speaking.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(id)
    # a number keeps its plural form, but table 1234 isn't "table 1,234"
    plain_args = {n: fluent_number(v, useGrouping=False) if isinstance(v, int) else _cut(v) for n, v in args}
    text, errors = speaking.format_pattern(pattern, plain_args)
    return str(text), errors


_ROOM = 2000
"""Characters of one argument: Fluent gives up a placeable of more than 2,500 and says ``{???}``."""


def _cut(text: str) -> str:
    return text if len(text) <= _ROOM else text[: _ROOM - 1] + "…"


@cache
def _plain(language: str, id: str) -> tuple[str, list[Exception]]:
    """A message without arguments, which is the same each time: thousands are said when the commands are registered."""
    return _format(language, id, ())


def knows(id: str) -> bool:
    """Whether there is a message with this id, or an attribute (``id.attribute``)."""
    name, _, attribute = id.partition(".")
    if not bundle(ENGLISH).has_message(name):
        return False
    return not attribute or attribute in bundle(ENGLISH).get_message(name).attributes
