"""Names and figures: what is printable, and what is cut."""

from __future__ import annotations

import pytest

from render.text import ELLIPSIS, MISSING, fit, font, has_glyph, printable


@pytest.mark.parametrize("text", ["Nakhimov", "Ёжик Їжак Ґанок", "Þór & Søn", "a-b_c.d", "№ 5"])
def test_plain_names_stay(text: str) -> None:
    assert printable(text).replace("No", "№") == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("", MISSING),
        ("\u200b\u202e", MISSING),
        ("日本", MISSING),
        ("🦈 Shark 🦈🦈", "· Shark ·"),
        ("日 本 丸", MISSING),
        ("𝓝𝓪𝓴𝓱𝓲𝓶𝓸𝓿", "Nakhimov"),
        ("e\u0301te\u0301", "été"),
        ("Z\u0334a\u0335l\u0337go", "Zalgo"),
        ("a\n\n b\tc", "a b c"),
        ("שלום", "םולש"),
        ("abc שלום", "םולש abc"),
    ],
)
def test_printable(text: str, shown: str) -> None:
    assert printable(text) == shown


def test_everything_printable_has_a_glyph() -> None:
    for start in range(0x20, 0x2FFF, 64):
        text = printable("".join(chr(c) for c in range(start, start + 64)))
        assert all(has_glyph(char) for char in text)


@pytest.mark.parametrize("text", ["W" * 300, "Kornilov", "a b " * 60, "", "Адмирал Нахимов Павел Степанович"])
def test_fit(text: str) -> None:
    lines, size = fit(text, 200, (38, 30), 24)
    assert 1 <= len(lines) <= 2
    assert all(font(size).getlength(line) <= 200 for line in lines)
    assert len(lines) == 1 or size == 24


def test_cut_names_end_in_an_ellipsis() -> None:
    assert fit("W" * 40, 200, (38, 30), 24)[0][-1].endswith(ELLIPSIS)


@pytest.mark.parametrize("name", ["W" * 40, "Pavel Stepanovich " + "N" * 30, "Great " * 12])
@pytest.mark.parametrize("lines", [1, 2])
def test_the_number_that_tells_namesakes_apart_is_never_cut_off(name: str, lines: int) -> None:
    shown = [fit(f"{name} ({number})", 200, (38, 30), 24, lines=lines)[0] for number in (1, 2)]
    assert [each[-1][-3:] for each in shown] == ["(1)", "(2)"]
    assert all(len(each) == lines for each in shown)
    assert all(font(24).getlength(line) <= 200 for each in shown for line in each)


def test_one_line_is_cut_rather_than_shortened_by_words() -> None:
    ((line,), size) = fit("Pavel Stepanovich Nakhimov", 200, (38, 30), 24, lines=1)
    assert (line[-1], size) == (ELLIPSIS, 24)
    assert line.startswith("Pavel Step")
