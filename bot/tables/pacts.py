"""Pacts: what players agree in their own words, and what becomes of it. The rules of a game know nothing of them.

A pact is proposed to others, and runs when all of them have signed. It ends with its term, when its goal is met, when
somebody ends an open one, or when one of its parties is out of the game. Whoever is concerned says whether it was kept
or broken. It belongs to seats, whoever sits there. Pure functions from pact to pact; who may know of which is for
`bot.tables.pacting`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Literal, TypeAlias, get_args

import msgspec
from msgspec.structs import replace

from bot.foreign import written
from bot.tables.company import company, is_alone
from bot.tables.model import Table, refuse
from engine.values import Line, Number, Seat, Value, line

WORDS = 400
"""Characters of what is agreed."""
GOAL = 200
"""Characters of a goal or condition."""
LINES = 6
"""So many lines either has."""
TURNS = 50
"""So many turns a pact is made for at most."""
OPEN_FOR = timedelta(days=7)
"""So long a proposal waits for those who are to sign."""
OBJECTING = timedelta(days=3)
"""So long the others may object when somebody says that a goal is met."""
AGAIN = timedelta(days=1)
"""So long after an objection nobody says so again."""

Term: TypeAlias = Literal["turns", "goal", "open"]
"""A number of the author's own turns, until something is met that the players have put in words, or until somebody
ends it."""
Ending: TypeAlias = Literal["declined", "withdrawn", "lapsed", "out", "turns", "met", "called", "game"]
"""How it came to an end. A proposal: somebody declined, the author withdrew it, nobody signed in time. Either: one of
its parties is out of the game, or the game has ended. What ran: its turns are over, its goal is met, somebody has ended
it."""
Mark: TypeAlias = Literal["kept", "broken"]
NewsKind: TypeAlias = Literal["asked", "runs", "ended", "met", "unmet"]
"""What those concerned are told: that they are asked, that it runs, that it has ended, that somebody says that its goal
is met, or isn't."""
MARKS = get_args(Mark)


class Party(msgspec.Struct, frozen=True):
    """A seat that has made a pact or is asked to. `met`: says that its goal is met; `broken_by`: who has broken it."""

    seat: int
    signed: bool = False
    met: bool = False
    mark: Mark | None = None
    broken_by: int | None = None


class Draft(msgspec.Struct, frozen=True):
    """What somebody would propose: to whom, in what words, for how long."""

    seats: tuple[int, ...]
    words: str
    public: bool
    term: Term
    turns: int = 0
    goal: str = ""

    def __repr__(self) -> str:
        return "Draft()"


class Pact(msgspec.Struct, frozen=True):
    """A pact as it stands at `seq`.

    `parties`: the author first. `since`: when it began to run, None for a proposal. `until`: how many turns of its
    author's have ended when it is over. `due`: when a proposal lapses, or its goal counts as met; `objected`: when
    somebody said last that it isn't. `number`: of a public one that has run, by which all call it.
    """

    id: int
    table: int
    author: int
    words: str
    public: bool
    term: Term
    turns: int
    goal: str
    parties: tuple[Party, ...]
    made: datetime
    since: datetime | None = None
    until: int | None = None
    due: datetime | None = None
    objected: datetime | None = None
    ending: Ending | None = None
    ended: datetime | None = None
    ended_by: int | None = None
    number: int | None = None
    seq: int = 0

    def __repr__(self) -> str:
        return f"Pact({self.id}, table={self.table}, seq={self.seq})"

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of its parties, the author's first."""
        return tuple(party.seat for party in self.parties)

    @property
    def is_proposed(self) -> bool:
        return self.since is None and self.ending is None

    @property
    def is_running(self) -> bool:
        return self.since is not None and self.ending is None

    @property
    def is_told(self) -> bool:
        """Whether everybody at the table may know of it."""
        return self.public and self.number is not None

    def party(self, seat: int | None) -> Party | None:
        """What it is to this seat; None where it doesn't concern it."""
        return next((party for party in self.parties if party.seat == seat), None)

    def left(self, table: Table) -> int:
        """How many turns of its author's it goes on for."""
        return max(0, (self.until or 0) - table.seats[self.author].turns)


class News(msgspec.Struct, frozen=True):
    """What a seat is to be told of a pact."""

    pact: int
    seat: int
    kind: NewsKind


def has_pacts(table: Table) -> bool:
    """Whether there can be pacts at a table: three or more play there who don't all win or lose together, not one
    person with the bot alone.
    """
    return table.state is not None and not is_alone(table) and company(table) in ("singly", "teams")


def counted(before: Table, after: Table) -> Table:
    """The table with one more turn for whoever had the one that has ended.

    A turn ends where the table goes on to another one (`View.turn`, `View.mover`). Where nobody has turns of his own,
    each is everybody's; what all do together before somebody's turn is none, nor is what comes before the first.
    """
    if len(after.seats) < 2 or before.turn_since == after.turn_since or before.status != "running":
        return after
    was, now = (after.engine.view(table.state, None) for table in (before, after))
    together = was.mover is None
    if not was.turn or (was.turn, was.mover) == (now.turn, now.mover) or (together and now.mover is not None):
        return after
    seats = (replace(row, turns=row.turns + 1) if together or row.seat == was.mover else row for row in after.seats)
    return replace(after, seats=tuple(seats))


def proposed(draft: Draft, id: int, table: Table, author: int, playing: Collection[int], now: datetime) -> Pact:
    """The proposal of a seat; `playing`: who is still in the game. Raises Refusal for what can't be proposed."""
    words = _fitting(draft.words, WORDS, "words")
    goal = _fitting(draft.goal, GOAL, "goal") if draft.term == "goal" else ""
    others = sorted(set(draft.seats))
    if not others or author in others or not set(others) <= set(playing):
        raise refuse("pact-seats")
    if draft.term == "turns" and not 1 <= draft.turns <= TURNS:
        raise refuse("pact-turns", most=Number(TURNS))
    turns = draft.turns if draft.term == "turns" else 0
    parties = (Party(author, signed=True), *map(Party, others))
    return Pact(id, table.id, author, words, draft.public, draft.term, turns, goal, parties, now, due=now + OPEN_FOR)


def _fitting(text: str, most: int, what: Literal["words", "goal"]) -> str:
    """What somebody wrote, clean. Raises Refusal where nothing can be seen of it, or it is too long."""
    found = written(text, LINES)
    if not found:
        raise refuse(f"pact-{what}-none")
    if len(found) > most:
        raise refuse(f"pact-{what}-long", most=Number(most), count=Number(len(found)))
    return found


def signed(pact: Pact, seat: int, table: Table, now: datetime) -> Pact:
    """One of those who are asked signs; with the last of them it runs."""
    if not pact.is_proposed or (party := pact.party(seat)) is None or party.signed:
        raise refuse("pact-stale")
    after = _with(pact, replace(party, signed=True))
    if not all(party.signed for party in after.parties):
        return after
    until = table.seats[pact.author].turns + pact.turns if pact.term == "turns" else None
    return replace(after, since=now, due=None, until=until)


def declined(pact: Pact, seat: int, now: datetime) -> Pact:
    """One of those who are asked doesn't want it, perhaps after all: it comes to nothing."""
    if not pact.is_proposed or seat == pact.author:
        raise refuse("pact-stale")
    return _ended(pact, "declined", now, seat)


def withdrawn(pact: Pact, seat: int, now: datetime) -> Pact:
    """Its author doesn't want it any more."""
    if not pact.is_proposed or seat != pact.author:
        raise refuse("pact-stale")
    return _ended(pact, "withdrawn", now, seat)


def said_met(pact: Pact, seat: int, now: datetime) -> Pact:
    """A party says that the goal is met; with the last of them it has ended, else when the others don't object."""
    party = pact.party(seat)
    if not pact.is_running or pact.term != "goal" or party is None or party.met:
        raise refuse("pact-stale")
    if pact.objected is not None and now < pact.objected + AGAIN:
        raise refuse("pact-early", when=Number(int((pact.objected + AGAIN).timestamp())))
    after = _with(pact, replace(party, met=True))
    if all(party.met for party in after.parties):
        return _ended(after, "met", now)
    return replace(after, due=pact.due or now + OBJECTING)


def objected(pact: Pact, seat: int, now: datetime) -> Pact:
    """A party says that the goal isn't met, or not yet: it goes on."""
    if not pact.is_running or pact.due is None:
        raise refuse("pact-stale")
    parties = tuple(replace(party, met=False) for party in pact.parties)
    return replace(pact, parties=parties, due=None, objected=now)


def called_off(pact: Pact, seat: int, now: datetime) -> Pact:
    """A party ends an open pact."""
    if not pact.is_running or pact.term != "open":
        raise refuse("pact-stale")
    return _ended(pact, "called", now, seat)


def marked(pact: Pact, seat: int, mark: Mark | None, broken_by: int | None = None) -> Pact:
    """A party says whether it was kept or who has broken it; None: takes that back."""
    party = pact.party(seat)
    if pact.since is None or party is None or (mark == "broken" and broken_by not in pact.seats):
        raise refuse("pact-stale")
    return _with(pact, replace(party, mark=mark, broken_by=broken_by if mark == "broken" else None))


def brought(pact: Pact, table: Table, lost: Collection[int], now: datetime) -> Pact:
    """The pact as it is by what has happened at the table, and by now; `lost`: the seats for which the game is over."""
    if pact.ending is not None:
        return pact
    if table.status != "running":
        return _ended(pact, "lapsed" if pact.is_proposed else "game", now)
    if set(pact.seats) & set(lost):
        return _ended(pact, "out", now)
    if pact.due is not None and pact.due <= now:
        return _ended(pact, "lapsed" if pact.is_proposed else "met", now)
    if pact.until is not None and not pact.left(table):
        return _ended(pact, "turns", now)
    return pact


def news_of(before: Pact | None, after: Pact, by: int | None) -> tuple[News, ...]:
    """What those concerned must hear of a change; `by`: the seat that did it and knows."""
    kind: NewsKind | None = None
    if before is None:
        kind = "asked"
    elif before.ending is None and after.ending is not None:
        kind = "ended"
    elif before.is_proposed and after.is_running:
        kind = "runs"
    elif before.due is None and after.due is not None:
        kind = "met"
    elif before.due is not None and after.due is None and after.is_running:
        kind = "unmet"
    return () if kind is None else tuple(News(after.id, seat, kind) for seat in after.seats if seat != by)


def is_news(kind: NewsKind, pact: Pact) -> bool:
    """Whether that is still so, when it is told."""
    match kind:
        case "asked":
            return pact.is_proposed
        case "ended":
            return pact.ending is not None
        case "met":
            return pact.is_running and pact.due is not None
        case _:
            return pact.is_running


def line_of(before: Pact, after: Pact) -> Line | None:
    """What everybody at the table is told of a change of a public pact; None where that is nothing."""
    if not after.is_told:
        return None
    if before.is_proposed and after.is_running:
        id, seat = "pact-event-runs", after.author
    elif before.ending is None and after.ending is not None:
        id, seat = f"pact-event-{after.ending}", after.author if after.ended_by is None else after.ended_by
    else:
        return None
    others: tuple[Value, ...] = tuple(map(Seat, _without(after.seats, seat)))
    assert after.number is not None  # it is told
    return line(id, seat=Seat(seat), others=others, pact=Number(after.number))


def _without(seats: Sequence[int], seat: int) -> tuple[int, ...]:
    return tuple(other for other in seats if other != seat)


def _with(pact: Pact, party: Party) -> Pact:
    """The pact with this in the place of what it was to the same seat."""
    return replace(pact, parties=tuple(party if old.seat == party.seat else old for old in pact.parties))


def _ended(pact: Pact, how: Ending, now: datetime, by: int | None = None) -> Pact:
    return replace(pact, ending=how, ended=now, ended_by=by, due=None)
