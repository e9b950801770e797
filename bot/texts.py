"""Everything a person reads: Fluent messages in the bot's languages.

A language is a directory of `locales/` with one file a subject; all its files make one bundle. What Russian or
Ukrainian lack is said in English. Values and lines are put into words by a `bot.speaker.Speaker`.
"""

from __future__ import annotations

import logging
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LANGUAGES = ("en", "ru", "uk")
ENGLISH = LANGUAGES[0]
LOCALES = Path(__file__).parent / "locales"

log = logging.getLogger(__name__)


def files(language: str) -> list[Path]:
    """The files with a language's messages."""
    return sorted((LOCALES / language).glob("*.ftl"))


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    found = FluentBundle([language], use_isolating=False)
    for path in files(language):
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


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
