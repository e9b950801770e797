"""The locale files: well formed, complete in every language, and right in their plurals."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl

from bot import texts
from bot.speaker import EMOJI
from tests.bot.locale_files import entries, patterns, uses

SLAVIC = ("ru", "uk")
MAY_BE_EMPTY = (".brief", ".briefer", ".paid", ".emoji")
"""Attributes that say nothing where there is nothing to be said in short."""


def rendered(language: str, id: str, number: int) -> tuple[str, list[Exception]]:
    """A text with `number` for every variable that is counted in any language, and a word for every other."""
    counted = set().union(
        *(uses(patterns(each)[id].pattern).numbers for each in texts.LANGUAGES if id in patterns(each))
    )
    named = uses(patterns(language)[id].pattern).variables
    return texts._format(language, id, tuple((name, number if name in counted else "word") for name in named))


@pytest.mark.parametrize("language", texts.LANGUAGES)
class TestFiles:
    def test_well_formed(self, language: str) -> None:
        broken = [f"{file}: {entry.content}" for file, entry in entries(language) if isinstance(entry, ftl.Junk)]
        assert broken == []

    def test_no_message_twice(self, language: str) -> None:
        ids = [e.id.name for _, e in entries(language) if isinstance(e, ftl.Message)]
        assert sorted(ids) == sorted(set(ids))

    def test_each_is_found_where_it_begins(self, language: str) -> None:
        """The bot reads a message when it is first said, and none of the rest of its file."""
        begun = {"Message": "", "Term": "-"}
        for path in texts.files(language):
            read = [entry for file, entry in entries(language) if file == path.name and type(entry).__name__ in begun]
            ids = [begun[type(entry).__name__] + entry.id.name for entry in read]
            assert [id for id, _ in texts.entries(path.read_text(encoding="utf-8"))] == ids, path.name

    def test_same_texts_in_the_same_files_as_english(self, language: str) -> None:
        english = {id: found.file for id, found in patterns("en").items()}
        assert {id: found.file for id, found in patterns(language).items()} == english

    def test_same_variables_as_english(self, language: str) -> None:
        for id, found in patterns(language).items():
            english = uses(patterns("en")[id].pattern).variables
            assert uses(found.pattern).variables == english, f"{language}: {id}"

    def test_everything_can_be_said(self, language: str) -> None:
        for id in patterns(language):
            for number in (0, 1, 2, 5):
                text, errors = rendered(language, id, number)
                assert errors == [], f"{language}: {id}"
                assert text.strip() or id.endswith(MAY_BE_EMPTY), f"{language}: {id}"
                assert "{" not in text, f"{language}: {id}: {text}"
                assert "}" not in text, f"{language}: {id}: {text}"

    def test_links_stand_behind_words(self, language: str) -> None:
        """A raw address takes three lines of a phone and says nothing."""
        for path in texts.files(language):
            for said in re.findall(r"(.{2})\{ \$url \}", path.read_text(encoding="utf-8")):
                assert said == "](", path.name


@pytest.mark.parametrize("language", SLAVIC)
class TestPlurals:
    def test_all_forms_are_there(self, language: str) -> None:
        for id, found in patterns(language).items():
            for name, forms in uses(found.pattern).plurals.items():
                assert forms >= {"one", "few", "many"}, f"{language}: {id}: ${name}"

    def test_forms_go_by_the_last_digits(self, language: str) -> None:
        for id, found in patterns(language).items():
            used = uses(found.pattern)
            if used.numbers == used.plurals.keys():
                pairs = ((1, 21), (2, 22), (5, 11), (5, 25))
                for number, alike in (pair for pair in pairs if not used.exact & set(pair)):
                    one, other = (re.sub(r"\d+", "#", rendered(language, id, n)[0]) for n in (number, alike))
                    assert one == other, f"{language}: {id}: {number} and {alike}"

    def test_forms_differ(self, language: str) -> None:
        """Few and many never agree in these languages: where they do, one was copied from the other."""
        for id, found in patterns(language).items():
            if uses(found.pattern).plurals:
                few, many = (re.sub(r"\d+", "#", rendered(language, id, n)[0]) for n in (2, 5))
                assert few != many, f"{language}: {id}"


def leaves(pattern: ftl.Pattern) -> Iterator[str]:
    """The texts of a pattern that come one in place of the other; references to others left out."""
    selects = [
        element.expression
        for element in pattern.elements
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression)
    ]
    for select in selects:
        for variant in select.variants:
            yield from leaves(variant.value)
    if not selects:
        yield "".join(element.value for element in pattern.elements if isinstance(element, ftl.TextElement)).strip()


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_an_emoji_is_one(language: str) -> None:
    for id, found in patterns(language).items():
        if id.endswith(".emoji"):
            for text in leaves(found.pattern):
                assert not text or EMOJI.fullmatch(text), f"{language}: {id}: {text}"


def test_no_latin_words_slipped_into_cyrillic() -> None:
    """A letter that only looks right breaks search and reading aloud."""
    for language in SLAVIC:
        for id in patterns(language):
            for word in re.findall(r"\w+", rendered(language, id, 2)[0]):
                mixed = re.search(r"[A-Za-z]", word) and re.search(r"[Ѐ-ӿ]", word)
                assert not mixed, f"{language}: {id}: {word}"


FAMILIAR = {
    "ru": "ты тебя тебе тобой твой твоя твоё твои твоего твоей твоих твоим твоему твою",
    "uk": "ти тебе тобі тобою твій твоя твоє твої твого твоєї твоїх твоїм твоєму твою",
}


@pytest.mark.parametrize("language", SLAVIC)
def test_everybody_is_spoken_to_politely(language: str) -> None:
    for id in patterns(language):
        spoken = set(re.findall(r"\w+", rendered(language, id, 2)[0].lower()))
        assert not spoken & set(FAMILIAR[language].split()), id


def test_each_language_keeps_to_its_alphabet() -> None:
    for language, foreign in (("ru", "іїєґІЇЄҐ"), ("uk", "ыэъёЫЭЪЁ")):
        for id in patterns(language):
            text = rendered(language, id, 2)[0]
            assert not set(text) & set(foreign), f"{language}: {id}: {text}"


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("id", ["button-view", "private-title", "command-hand", "settings-dms", "card-dm-closed"])
def test_the_words_for_what_one_sees_alone_fit_games_without_a_hand(language: str, id: str) -> None:
    said, errors = rendered(language, id, 1)
    assert not errors
    assert not re.search("hand|рук", said.casefold())
