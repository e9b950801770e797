"""What was meant by a move that isn't spelled as moves are: look-alikes of letters, quotes, a closing full stop.

Every game's tokens are Latin letters, digits and hyphens. On a Russian or Ukrainian keyboard half of the letters look
the same and are others.
"""

from __future__ import annotations

import unicodedata

NOTE = " – "
"""What stands between a suggested move and the note that explains it, where both are shown as one name."""

_LOOKALIKES = str.maketrans(
    {
        **dict(zip("АВЕЗКМНОРСТУХІЈЅҮԚԜ", "ABE3KMHOPCTYXIJSYQW", strict=True)),  # Cyrillic
        **dict(zip("авезкмнорстухіјѕүԛԝ", "abe3kmhopctyxijsyqw", strict=True)),
        **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX", strict=True)),  # Greek, the small ones by their capitals
        **dict(zip("αβεζηικμνορτυχ", "abezhikmnoptyx", strict=True)),
        **dict.fromkeys("‐‑‒–—―−", "-"),
        **dict.fromkeys('`´"«»“”„‟‘’‚‛', " "),
    }
)
_AROUND = " .,;:!*_~|"
_UNSEEN = {"Cf", "Cc"}


def spellings(text: str) -> list[str]:
    """The texts as which a typed move may be read: itself first, then ever freer ones, each once.

    >>> spellings("`6@А1`.")  # the letter is Cyrillic
    ['`6@А1`.', '6@A1']
    >>> spellings("3@A1 – mine")
    ['3@A1 – mine', '3@A1 - mine', '3@A1']
    """
    named = text.partition(NOTE)[0]
    return list(dict.fromkeys([text, _plain(text), _plain(named)]))


def _plain(text: str) -> str:
    seen = unicodedata.normalize("NFKC", "".join(_shown(char) for char in text))
    return " ".join(seen.translate(_LOOKALIKES).split()).strip(_AROUND)


def _shown(char: str) -> str:
    """The character, a blank for one that divides words, nothing for one that is unseen."""
    if char.isspace():
        return " "
    return "" if unicodedata.category(char) in _UNSEEN else char
