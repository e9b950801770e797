"""Other people's text: cleaned, escaped, and names told apart."""

import doctest
import re
import unicodedata
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import foreign
from bot.foreign import escape, look, plain, told_apart

SPECIAL = "\\`*_~|<>[]()#:"
"""What is markup anywhere in a message."""
PIECES = (
    "Anna",
    "anna",
    "АННА",
    "Аnna",
    "A\u200bnna",
    "𝐀nna",
    "Anna (1)",
    "Anna (2)",
    "Anna (7)",
    "Anna (l)",
    "P1",
    "P2",
)
PIECES += (
    "P3 (3)",
    "",
    "\u2800",
    "\u202e",
    "\u0301",
    "*Anna*",
    "Anna.",
    "Ann a",
    "0",
    "O",
    "о",
    "海軍",
    "é",
    "e\u0301",
)
ODD = SPECIAL + "@-+.1 \n\u202e\u200b\u200d\u2800\u0301\u034f\ufe0f\u20e3"
ANY_TEXT = st.text(st.one_of(st.characters(), st.sampled_from(ODD)), max_size=32)
ANY_NAMES = st.lists(st.one_of(st.sampled_from(PIECES), ANY_TEXT), min_size=1, max_size=5)


def test_doctests() -> None:
    assert doctest.testmod(foreign).failed == 0


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Nelson", "Nelson"),
        ("Адмірал Корнілов", "Адмірал Корнілов"),
        ("a\nb\r\nc\u2028d", "a b c d"),
        ("  a \t b ", "a b"),
        ("a\u200b\u200d\u2060b\ufeff", "ab"),
        ("\u202eevil\u2066", "evil"),
        ("\u3164\u2800\U0001d159", "?"),
        ("\u034f\u180b\ufe0f\u0301", "?"),
        ("", "?"),
        ("Z" + "\u0300" * 30, "Z\u0300\u0300"),
        ("Z" + "\u0300\u200d" * 30, "Z\u0300\u0300"),
        ("Z" + "\u20dd" * 30, "Z\u20dd\u20dd"),
        ("⚓ Ахав ☠️", "⚓ Ахав ☠️"),
    ],
)
def test_plain(name: str, shown: str) -> None:
    assert plain(name) == shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Nelson", "Nelson"),
        ("J. R. Ward-Smith", "J. R. Ward-Smith"),
        ("*a* _b_ ~c~ `d` |e|", r"\*a\* \_b\_ \~c\~ \`d\` \|e\|"),
        ("<@123> <#1> <t:1:R>", "\\<@\u200b123\\> \\<\\#1\\> \\<t\\:1\\:R\\>"),
        ("</games:1> <:x:1> <a:y:2>", r"\</games\:1\> \<\:x\:1\> \<a\:y\:2\>"),
        ("@everyone", "@\u200beveryone"),
        ("[x](http://a.b)", r"\[x\]\(http\://a.b\)"),
        ("<https://a.b>", r"\<https\://a.b\>"),
        ("# big", r"\# big"),
        ("-# small", r"\-\# small"),
        ("> quote", r"\> quote"),
        ("- list", r"\- list"),
        ("+ list", r"\+ list"),
        ("1. list", r"1\. list"),
        ("back\\slash", r"back\\slash"),
        ("two\n# lines", r"two \# lines"),
        ("```\ncode", r"\`\`\` code"),
    ],
)
def test_escape(name: str, shown: str) -> None:
    assert escape(name) == shown


@given(ANY_TEXT)
def test_what_is_plain_is_one_visible_line(name: str) -> None:
    shown = plain(name)
    assert shown == plain(shown)
    assert shown == shown.strip() != ""
    assert "  " not in shown
    kinds = {unicodedata.category(char) for char in shown}
    assert not kinds & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


@given(ANY_TEXT)
def test_nothing_escaped_acts_as_markup(name: str) -> None:
    shown = escape(name)
    assert shown == escape(plain(name))
    bare = re.sub(r"\\[^0-9A-Za-z\s]", "x", shown)  # what Discord takes for escaped
    assert not set(bare) & set(SPECIAL)
    assert not re.search("@(?!\u200b)", bare)
    assert not re.match(r"[-+]|\d+\.", bare)
    assert shown.replace("@\u200b", "@").replace("\\", "") == plain(name).replace("\\", "")


class TestLooks:
    @pytest.mark.parametrize(
        "other",
        ["anna", "ANNA", "Аnnа", "𝓐𝓷𝓷𝓪", "Ａｎｎａ", "ᴀɴɴᴀ", "An\u200bna", "Anna\u2800", " Anna\u202c", "Anna\ufe0f"],
    )
    def test_alike(self, other: str) -> None:
        assert look(other) == look("Anna")

    @pytest.mark.parametrize(("one", "other"), [("Ivan", "lvan"), ("O0", "0О"), ("Νina", "Nina"), ("МАМА", "мама")])
    def test_letters_like_others(self, one: str, other: str) -> None:
        assert look(one) == look(other)

    @pytest.mark.parametrize("other", ["Hanna", "Ann", "Anna 2", "Анна", "Anná", "An na"])
    def test_different(self, other: str) -> None:
        assert look(other) != look("Anna")


class TestToldApart:
    def test_who_has_no_namesake_keeps_his_name(self) -> None:
        assert told_apart(("Anna", "Bob", "Cid")) == ("Anna", "Bob", "Cid")

    def test_namesakes_have_the_number_of_their_seat(self) -> None:
        assert told_apart(("Bob", "Anna", "Cid", "anna")) == ("Bob", "Anna (2)", "Cid", "anna (4)")

    def test_somebody_who_is_really_called_so(self) -> None:
        names = ("Anna", "Anna", "Anna (1)", "Anna (2)")
        assert told_apart(names) == ("Anna (5)", "Anna (6)", "Anna (1)", "Anna (2)")

    def test_nothing_to_be_seen(self) -> None:
        assert told_apart(("", "\u200b", "P1")) == ("P1 (1)", "P2", "P1 (3)")

    @given(ANY_NAMES)
    def test_all_are_different_and_can_be_seen(self, names: list[str]) -> None:
        shown = told_apart(tuple(names))
        assert len({look(name) for name in shown}) == len(names)
        assert all(look(name) for name in shown)
        assert all(name == plain(name) for name in shown)
        assert all(len(name) <= len(plain(given)) + 5 for name, given in zip(shown, names, strict=True))

    @given(ANY_NAMES.filter(lambda names: len(names) > 1))
    def test_in_any_order(self, names: list[str]) -> None:
        for order in permutations(names):
            assert len({look(name) for name in told_apart(order)}) == len(names)

    @given(ANY_NAMES)
    def test_what_is_told_apart_stays_so(self, names: list[str]) -> None:
        shown = told_apart(tuple(names))
        assert told_apart(shown) == shown
