"""How pacts are told: whole on a page, in few words in a list, and in one line in one's own view.

What players write goes out as a quotation, with nothing in it that acts as markup (`bot.foreign`).
"""

from __future__ import annotations

from bot.foreign import Escaped, escape, quoted
from bot.speaker import Speaker
from bot.tables.model import Table
from bot.tables.pacts import Pact
from bot.tables.service import Tables
from bot.views.names import speaker_of
from bot.views.page import BETWEEN, clip

LINES = 3
"""So many pacts are told in one's own view; of more it is said how many they are."""
NAMED = 3
"""So many of those with whom one has made it are named in a line."""
SHORT, SHORTER = 60, 40
"""Characters of what is agreed, and of a goal, in a line."""
LISTED = 160
"""Characters of what is agreed, in a list."""


def full(speaker: Speaker[Escaped], table: Table, pact: Pact) -> list[str]:
    """All that there is to a pact: the texts of its page."""
    said = [f"{_head(speaker, pact)}\n{_who(speaker, pact)}", quoted(pact.words), _term(speaker, table, pact)]
    return [*said, _state(speaker, pact), *_marks(speaker, pact)]


def listed(speaker: Speaker[Escaped], table: Table, pact: Pact) -> str:
    """The same in few words."""
    words = f"> {escape(clip(_line(pact.words), LISTED))}"
    state = _state(speaker, pact) if not pact.is_running else _term(speaker, table, pact, short=True)
    marks = [
        speaker.say(f"pact-marks-{mark}", count=count) for mark in ("kept", "broken") if (count := _count(pact, mark))
    ]
    # the quotation last: what follows one without a blank line may be taken for a part of it
    return "\n".join([_head(speaker, pact), _who(speaker, pact), BETWEEN.join([state, *marks]), words])


def label(pact: Pact, names: str) -> str:
    """A pact in a menu, where no markup is rendered; `names`: of those who make it."""
    number = f"{pact.number}. " if pact.is_told else ""
    return f"{number}{names}: {_line(pact.words)}"


def _head(speaker: Speaker[Escaped], pact: Pact) -> str:
    if pact.number is not None:
        return speaker.say("pact-head", pact=pact.number)
    return speaker.say("pact-head-public" if pact.public else "pact-head-private")


def _who(speaker: Speaker[Escaped], pact: Pact) -> str:
    return " – ".join(speaker.names[seat] for seat in pact.seats)


def _term(speaker: Speaker[Escaped], table: Table, pact: Pact, *, short: bool = False) -> str:
    """For how long it is made, or how long it still runs."""
    name = speaker.names[pact.author]
    if pact.term == "goal":
        goal = clip(_line(pact.goal), LISTED) if short else _line(pact.goal)
        return speaker.say("pact-term-goal", aim=escape(goal))
    if pact.term == "open":
        return speaker.say("pact-term-open")
    if pact.is_running:
        return speaker.say("pact-term-left", count=pact.left(table), name=name)
    return speaker.say("pact-term-turns", count=pact.turns, name=name)


def _state(speaker: Speaker[Escaped], pact: Pact) -> str:
    """Whom it waits for, since when it runs, how it has ended."""
    if pact.ending is not None:
        name = "" if pact.ended_by is None else speaker.names[pact.ended_by]
        return speaker.say("pact-ended", how=pact.ending, name=name)
    due = "" if pact.due is None else f"<t:{int(pact.due.timestamp())}:R>"
    if pact.since is None:
        waiting = ", ".join(speaker.names[party.seat] for party in pact.parties if not party.signed)
        return speaker.say("pact-proposed", names=waiting, when=due)
    if pact.due is not None:
        said = ", ".join(speaker.names[party.seat] for party in pact.parties if party.met)
        return speaker.say("pact-said-met", names=said, when=due)
    return speaker.say("pact-runs", when=f"<t:{int(pact.since.timestamp())}:d>")


def _marks(speaker: Speaker[Escaped], pact: Pact) -> list[str]:
    """Who says that it was kept, and who that somebody has broken it: one text, or none."""
    said = []
    for party in pact.parties:
        name = speaker.names[party.seat]
        if party.mark == "kept":
            said.append(speaker.say("pact-says-kept", name=name))
        elif party.broken_by is not None:
            said.append(speaker.say("pact-says-broken", name=name, culprit=speaker.names[party.broken_by]))
    return ["\n".join(said)] if said else []


def _count(pact: Pact, mark: str) -> int:
    return sum(party.mark == mark for party in pact.parties)


async def own_lines(tables: Tables, table: Table, seat: int, language: str) -> list[str]:
    """What a seat is reminded of: proposals that wait for it, and the pacts that it has made. One text, or none."""
    found = await tables.pacts.concerning(table, seat)
    mine = [pact for pact in found if pact.is_running or _is_asked(pact, seat)]
    if not mine:
        return []
    mine.sort(key=lambda pact: (not _is_asked(pact, seat), not _presses(pact, table, seat)))
    speaker = speaker_of(table, language)
    lines = [f"-# {_own_line(speaker, table, pact, seat)}" for pact in mine[:LINES]]
    if len(mine) > LINES:
        lines.append("-# " + speaker.say("pact-own-more", count=len(mine) - LINES))
    return ["\n".join(lines)]


def _is_asked(pact: Pact, seat: int) -> bool:
    """Whether the seat is still to sign."""
    party = pact.party(seat)
    return pact.is_proposed and party is not None and not party.signed


def _presses(pact: Pact, table: Table, seat: int) -> bool:
    """Whether it ends with the turn, or with the others' word if the seat doesn't object."""
    party = pact.party(seat)
    return (pact.until is not None and pact.left(table) == 1) or (
        pact.due is not None and party is not None and not party.met
    )


def _own_line(speaker: Speaker[Escaped], table: Table, pact: Pact, seat: int) -> str:
    agreed, author = escape(clip(_line(pact.words), SHORT)), speaker.names[pact.author]
    if pact.is_proposed:
        return speaker.say("pact-own-asked", author=author, agreed=agreed)
    names = [speaker.names[other] for other in pact.seats if other != seat]
    others = ", ".join([*names[:NAMED], "…"] if len(names) > NAMED else names)
    if pact.due is not None:
        return speaker.say("pact-own-met", others=others, agreed=agreed, when=f"<t:{int(pact.due.timestamp())}:R>")
    if pact.term == "goal":
        aim = escape(clip(_line(pact.goal), SHORTER))
        return speaker.say("pact-own-goal", others=others, agreed=agreed, aim=aim)
    if pact.term == "open":
        return speaker.say("pact-own-open", others=others, agreed=agreed)
    return speaker.say("pact-own-turns", others=others, agreed=agreed, count=pact.left(table), author=author)


def _line(text: str) -> str:
    """What somebody wrote, in one line."""
    return " ".join(text.split("\n"))
