"""Texts: choosing a language, saying messages."""

import doctest
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import speech, texts
from tests.bot.locale_files import in_place

SMALL = {
    "en": """
hello = Hello, { $name }!
    .title = A greeting
ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
only-english = By sea
broken = { $name } sails
""",
    "ru": """
hello = Здравствуйте, { $name }!
    .title = Приветствие
ships = { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
}
broken = { $nobody } плывёт
""",
    "uk": """
ships = { $count ->
    [one] { $count } корабель
    [few] { $count } кораблі
   *[many] { $count } кораблів
}
""",
}


@pytest.fixture
def small(tmp_path: Path) -> Iterator[None]:
    """A few messages in the place of the real ones."""
    with in_place(tmp_path, SMALL):
        yield


def test_doctests() -> None:
    assert doctest.testmod(texts).failed == 0
    assert doctest.testmod(speech).failed == 0


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("ru", "ru"),
        ("uk", "uk"),
        ("en-US", "en"),
        ("en-GB", "en"),
        ("de", "en"),
        ("", "en"),
        (None, "en"),
        ("uk_UA", "uk"),
    ],
)
def test_language_of(locale: str | None, language: str) -> None:
    assert texts.language_of(locale) == language


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_long_arguments_in_variants(language: str) -> None:
    assert "x" * 1999 in texts.say(language, "table-yours", table=1, company="duel", others="x" * 6000)


@pytest.mark.usefixtures("small")
class TestSay:
    def test_message_and_attribute(self) -> None:
        assert texts.say("en", "hello", name="Nelson") == "Hello, Nelson!"
        assert texts.say("ru", "hello.title") == "Приветствие"

    def test_no_isolation_marks(self) -> None:
        assert texts.say("ru", "hello", name="X") == "Здравствуйте, X!"

    def test_numbers_are_not_grouped(self) -> None:
        assert texts.say("en", "ships", count=12345) == "12345 ships"

    @pytest.mark.parametrize("length", [2000, 2001, 2600, 6000])
    def test_no_argument_is_too_long(self, length: int, caplog: pytest.LogCaptureFixture) -> None:
        assert "x" * 1999 in texts.say("ru", "hello", name="x" * length)
        assert caplog.records == []

    def test_falls_back_to_english(self) -> None:
        assert texts.say("ru", "only-english") == "By sea"
        assert texts.say("uk", "hello.title") == "A greeting"
        assert texts.say("fr", "only-english") == "By sea"

    @pytest.mark.parametrize("id", ["no-such", "hello.no-such", "only-english.title"])
    @pytest.mark.parametrize("language", ["en", "ru"])
    def test_unknown_id(self, id: str, language: str) -> None:
        with pytest.raises(KeyError, match=id):
            texts.say(language, id)

    @pytest.fixture
    def all_can_be_said(self) -> None:
        """Here some can't."""

    def test_broken_translation_is_said_in_english_and_logged(self, caplog: pytest.LogCaptureFixture) -> None:
        with caplog.at_level(logging.ERROR):
            assert texts.say("ru", "broken", name="Nelson") == "Nelson sails"
        assert "broken" in caplog.text

    def test_missing_argument_is_never_raised(self, caplog: pytest.LogCaptureFixture) -> None:
        with caplog.at_level(logging.ERROR):
            assert "sails" in texts.say("en", "broken")
        assert "broken" in caplog.text

    @pytest.mark.parametrize(
        ("count", "russian", "ukrainian"),
        [
            (1, "корабль", "корабель"),
            (2, "корабля", "кораблі"),
            (5, "кораблей", "кораблів"),
            (11, "кораблей", "кораблів"),
            (21, "корабль", "корабель"),
            (22, "корабля", "кораблі"),
            (0, "кораблей", "кораблів"),
        ],
    )
    def test_plurals(self, count: int, russian: str, ukrainian: str) -> None:
        assert texts.say("ru", "ships", count=count) == f"{count} {russian}"
        assert texts.say("uk", "ships", count=count) == f"{count} {ukrainian}"
