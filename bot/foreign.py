"""Text that other people wrote, made fit to be shown: names above all, and what somebody typed.

There are two doors. `plain` is for places that render no markup: labels, menus, suggestions, alt texts, pictures.
`escape` is for message texts, where markup is rendered. What has gone through one of them has a type of its own, which
a `bot.speaker.Speaker` has in its own type.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import NewType, TypeAlias

Plain = NewType("Plain", str)
"""Fit for places that render no markup."""
Escaped = NewType("Escaped", str)
"""Fit for message texts."""
Clean: TypeAlias = Plain | Escaped

_BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0\U0001d159"), " ")
"""Letters and symbols that are drawn as nothing."""
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn"}
_UNSEEN_MARKS = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f")
_MARKS_IN_A_ROW = 2
_MARKUP = re.compile(r"[\\`*_~|<>\[\]()#:]|^[-+]|(?<=\d)\.")

_VARIANTS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Each chooses between two drawings of the sign before it."""
_LOOK_ALIKES = {
    "a": "аαɑᴀ", "b": "вβʙ", "c": "сϲᴄ", "d": "ԁᴅ", "e": "еεᴇ", "f": "ꜰ", "g": "ɡɢ", "h": "нһηʜ", "j": "јᴊ", "k": "кκᴋ",
    "l": "iіιɪı1|ӏǀʟ", "m": "мμᴍ", "n": "νɴ", "o": "оο0ᴏ", "p": "рρᴘ", "q": "ԛ", "r": "гʀ", "s": "ѕꜱ", "t": "тτᴛ",
    "u": "ᴜ", "v": "ѵᴠ", "w": "ԝᴡ", "x": "хχ", "y": "уγυүʏ", "z": "ζᴢ", "'": "‘’ʼ`´ʹ", "-": "‐‑‒–—−",
}  # fmt: skip
"""Small letters and signs, and what looks like them or like their capitals."""
_ALIKE = str.maketrans({sign: letter for letter, signs in _LOOK_ALIKES.items() for sign in signs})


def plain(text: str) -> Plain:
    """Text fit for places that render no markup, "?" where nothing of it can be seen.

    Characters that are unseen or turn the writing direction are dropped, piles of accents are cut down.

    >>> plain(" Ad\u200bmi\u202eral\\n Makarov ")
    'Admiral Makarov'
    """
    return Plain(_seen(text) or "?")


@lru_cache(maxsize=1024)
def escape(text: str) -> Escaped:
    """Text fit for messages: `plain`, and nothing in it is markup, a mention or a link. Names are asked for again and
    again.

    >>> escape("*Nelson* <@1>")
    '\\\\*Nelson\\\\* \\\\<@\u200b1\\\\>'
    """
    return Escaped(_MARKUP.sub(r"\\\g<0>", plain(text)).replace("@", "@\u200b"))


def written(text: str, lines: int) -> Plain:
    """What somebody wrote in a few lines, each of them `plain`, in at most so many; "" where nothing can be seen.

    >>> written(" Peace,\\n\\nup to\\u200b\\n turn 9", 2), written("\\u2800", 2)
    ('Peace,\\nup to turn 9', '')
    """
    seen = [line for line in map(_seen, text.splitlines()) if line]
    return Plain("\n".join([*seen[: lines - 1], *filter(None, [" ".join(seen[lines - 1 :])])]))


def quoted(text: str) -> Escaped:
    """What somebody wrote, each line of it `escape`d and set off as his own words.

    >>> quoted("Peace\\n# now")
    '> Peace\\n> \\\\# now'
    """
    return Escaped("\n".join(f"> {escape(line)}" for line in text.splitlines()))


def look(name: str) -> str:
    """What names have in common that people take for each other; "" where nothing can be seen.

    Size, accents' encoding, fancy dress and the alphabet of a letter make no difference.

    >>> look("Anna") == look("А𝓃n\u200bа"), look("Anna") == look("Hanna"), look("\u2800")
    (True, False, '')
    """
    shown = unicodedata.normalize("NFKC", _seen(_VARIANTS.sub("", name))).casefold()
    shown = unicodedata.normalize("NFKD", shown).translate(_ALIKE).replace("rn", "m").replace("vv", "w")
    return " ".join(shown.split())


@lru_cache(maxsize=1024)
def told_apart(names: tuple[str, ...], look: Callable[[str], str] = look) -> tuple[Plain, ...]:
    """The names of a table's seats, clean and all of them different, also to the eye.

    Namesakes get the number of their seat, from 1, which stays theirs while they sit there. A name of which nothing can
    be seen is the seat's sign in notation. `look` says what names look like where they are shown.

    >>> told_apart(("Anna", "Bob", "anna", "")), told_apart(("Anna", "Anna", "Anna (2)"))
    (('Anna (1)', 'Bob', 'anna (3)', 'P4'), ('Anna (1)', 'Anna (5)', 'Anna (2)'))
    """
    shown = [plain(name) if look(name) else Plain(f"P{seat}") for seat, name in enumerate(names, start=1)]
    looks = [look(name) for name in shown]
    count = Counter(looks)
    taken = {each for each in looks if count[each] == 1}
    for at, name in enumerate(shown):
        if count[looks[at]] > 1:
            number = at + 1
            while look(marked := f"{name} ({number})") in taken:
                number += len(names)
            taken.add(look(marked))
            shown[at] = Plain(marked)
    return tuple(shown)


@lru_cache(maxsize=1024)
def _seen(text: str) -> str:
    """What is seen of a text, in one line; "" if nothing is. The same names are asked for again and again."""
    kept = [
        " " if char.isspace() else char
        for char in text.translate(_BLANKS)
        if char.isspace() or (unicodedata.category(char) not in _UNSEEN and char not in _UNSEEN_MARKS)
    ]
    seen: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", "".join(kept)):
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if not marks or (marks <= _MARKS_IN_A_ROW and seen and seen[-1] != " "):
            seen.append(char)
    return " ".join("".join(seen).split())
