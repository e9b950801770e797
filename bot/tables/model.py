"""What a table is to the bot: plain frozen values that the service gives and takes.

The reprs say which table or delivery it is and nothing more: seeds, states and hidden paths must not reach a log.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Literal, TypeAlias

import msgspec

from bot.foreign import Plain, told_apart
from bot.tables.clock import Ask, AtZero, AwayAs, Clock, Stop
from bot.tables.holders import Candidate, Tenure
from bot.tables.motion import Motion, Pause
from engine import registry
from engine.game import Action, Choice, Decision, Event, Game, Level
from engine.tokens import HIDDEN
from engine.values import Line, Number, Path, Value, line

Status: TypeAlias = Literal["open", "running", "over", "closed"]
Closing: TypeAlias = Literal[
    "declined", "withdrawn", "expired", "unposted", "aborted", "deserted", "lapsed", "undecided", "silent", "agreed",
    "called-off", "unseated", "given-up",
]  # fmt: skip
Kind: TypeAlias = Literal["start", "action", "resign", "pact", "vote"]
"""What a row of the log tells of; a `pact` is what players agree among themselves, nothing of the game, a `vote` what
all have agreed to have done, or a moderator has: its path names it.
"""
DoneBy: TypeAlias = Literal["timeout", "autopilot", "mate", "left"]
"""Who makes a move that its seat doesn't make itself: its clock, the autopilot, or somebody who plays with it; `left`:
the others, as its person has left the server."""

Threaded: TypeAlias = Literal["no", "wanted", "refused"]
"""Whether a game is to be played in a thread of its own; `refused`: none could be opened."""

BOT = "Flotilla"
"""What the bot is called where it plays itself; several are numbered."""
FORGOTTEN = "somebody"
"""What stands for the name of somebody who is forgotten; readers see a word of their language (`bot.called`)."""

FREE = 999_999_999
"""The number of what a seat may do without owing it. No decision has it, and whether it still can be done is for the
rules to say."""


class Refusal(Exception):
    """What was asked can't be done; `reason` is the line that the person is told."""

    def __init__(self, reason: Line) -> None:
        super().__init__(reason.id)
        self.reason = reason


def refuse(id: str, /, **args: Value | tuple[Value, ...]) -> Refusal:
    """A `Refusal`, written shortly.

    >>> refuse("stale").reason.id
    'refuse-stale'
    """
    return Refusal(line(f"refuse-{id}", **args))


def not_seated(table: Table, user: int) -> Refusal:
    """Why somebody who holds no seat at a table can do nothing there."""
    tenure = table.former(user)
    return refuse("not-seated" if tenure is None else f"seat-{tenure.how}")


class Broken(Refusal):
    """The table is there but can't be read; that is for the one who runs the bot to see to."""

    def __init__(self, table: int) -> None:
        super().__init__(line("refuse-broken", table=Number(table)))
        self.table = table


class Place(msgspec.Struct, frozen=True):
    """Where a table stands; the channel may be a thread."""

    guild: int
    channel: int


class SeatRow(msgspec.Struct, frozen=True):
    """A seat and who sits there; `name` as Discord gives it.

    `owes`: this seat owes a decision now (at an open table: the answer to the invitation); `owes_since` is the seq at
    which that last changed and `since` the time. `dm_closed`: the person's DMs turned the bot away at this table.
    `invited_by`: who called the person here; None where he came by himself. `news` is the seq of the last thing that
    the person must hear of, `heard` the seq up to which he was told, by a DM or a ping. `gone`: has left the game.
    `absent_since`: since when he is missing from the server, or has last moved from elsewhere. `colour` is the seat's
    in texts and pictures, no two alike. `side`: the key of its side; before the game None where any will do.
    `first`: the host lets this seat begin. `put_off`: the number of a question that waited for this seat and now stands
    behind another seat's; -1 where there is none. `first_call`: the seq of the first call to this seat in the turn in
    which it was called last. `ahead`: by so much the numbers of its questions go ahead of the game's count, for what it
    took back. `user`: who holds the seat now, 0 or less where no person does. `offered_by`: the seat that has opened it
    to a substitute, None where it isn't open. `level`: how well the bot plays it, None where it is for a person.

    Of the clock (`bot.tables.banks`): `bank`: seconds that were left when it began to run at `running_since` (None: it
    stands still), `stopped_by`: what has stopped it at `stopped_since`. `credited_turn`: the last turn for which the
    seat got its time, all but the `spare` seconds that its cap has kept out. `aside_left`: seconds left for questions
    in `aside_turn`, another's turn. `misses`: turns in a row that were lost to the clock, `lapses`: questions in
    others' turns; `gifts`: days that others gave. `late_since`: when the others were asked what is to be done, as the
    clock was at zero. `autopilot_since`: since when the usual moves are made for the seat, `back_since`: since when no
    more, until it has moved. `steered_by`: the seat of the partner who moves for one that is absent, and sees what it
    sees. `turns`: so many turns of its own have ended (see `bot.tables.pacts.counted`). `hushed`: its silence has
    counted as a yes once (see `bot.tables.voting`). Of who is away (`bot.tables.away`): `away`: which time that was
    noted last; `away_since` and `away_until`: from when and until when it holds here, `away_as` how.
    """

    seat: int
    user: int
    name: str
    joined: bool
    owes: bool
    owes_since: int
    since: datetime
    dm_closed: bool = False
    invited_by: int | None = None
    news: int = -1
    heard: int = -1
    gone: bool = False
    absent_since: datetime | None = None
    colour: int = 0
    side: str | None = None
    first: bool = False
    put_off: int = -1
    first_call: int = -1
    bank: int = 0
    running_since: datetime | None = None
    stopped_by: Stop | None = None
    stopped_since: datetime | None = None
    credited_turn: int = -1
    spare: int = 0
    aside_turn: int = -1
    aside_left: int = 0
    misses: int = 0
    lapses: int = 0
    gifts: int = 0
    late_since: datetime | None = None
    autopilot_since: datetime | None = None
    back_since: datetime | None = None
    steered_by: int | None = None
    turns: int = 0
    ahead: int = 0
    hushed: bool = False
    away: int | None = None
    away_since: datetime | None = None
    away_until: datetime | None = None
    away_as: AwayAs = "held"
    offered_by: int | None = None
    level: Level | None = None

    @property
    def is_bot(self) -> bool:
        """Whether the bot plays it itself. Such a seat has no clock, is told nothing and has no say in anything."""
        return self.level is not None

    @property
    def absent(self) -> bool:
        """Whether its person was not in the server when last looked up."""
        return self.absent_since is not None

    @property
    def is_late(self) -> bool:
        """Whether its time is up and the others decide; one that has left the game for that is no longer waited for."""
        return self.late_since is not None and not self.gone


class Step(msgspec.Struct, frozen=True):
    """An action of a turn in the making; `free`: one that wasn't owed; `by`: the seat of who did it for its own."""

    path: Path
    free: bool
    time: datetime
    by: int | None = None

    def __repr__(self) -> str:
        return f"Step(free={self.free}, length={len(self.path)})"


class Table(msgspec.Struct, frozen=True):
    """A table as it stands at `seq`, which rises with everything that can be seen there.

    `state` is what everybody may look at: nothing in it can be taken back any more. `steps` is the turn in the making,
    what the one seat that owes has done since and may still take back; `bot.tables.making.own` gives the table as that
    seat sees it, with `made`, the rows that these steps will be in the log.

    `chance` is the count of draws made from `seed`. `due` is when an open table expires. `trouble` is the key of what
    keeps the card from being shown (``lost``), None when all is well. `size` is how many may sit at a table that is a
    lobby before its game; None for a challenge, whose seats are all given from the first. `ended_by` is who ended it,
    by his last move, a refusal or as a moderator; None where nobody did. `reason`: what that moderator gave as his, ""
    for none. `turn_since` is the seq at which the present turn began. `clock`: None where the table is played without
    one; `at_zero`: what happens when a clock is at zero, None for what is usual in such a game. `asks`: what those who
    play are asked by each other. `champion`: the person who won the game alone of which this is the rematch, be he here
    or not; None where nobody did. `tenures`: who has held the seats that have changed hands; `candidates`: who would
    take one that is open. `thread`: the game's own, opened in the channel `parent` when it began; None where there is
    none.
    """

    id: int
    game: str
    options: Any
    status: Status
    place: Place
    language: str
    host: int
    created: datetime
    due: datetime | None
    seq: int
    chance: int
    seed: str
    state: Any
    seats: tuple[SeatRow, ...]
    closed: Closing | None = None
    ended_by: int | None = None
    trouble: str | None = None
    rematch_of: int | None = None
    size: int | None = None
    steps: tuple[Step, ...] = ()
    turn_since: int = 0
    made: tuple[LogRow, ...] = ()
    clock: Clock | None = None
    at_zero: AtZero | None = None
    asks: tuple[Ask, ...] = ()
    champion: int | None = None
    motions: tuple[Motion, ...] = ()
    pause: Pause | None = None
    paused: int = 0
    drawn: tuple[tuple[int, ...], ...] = ()
    tenures: tuple[Tenure, ...] = ()
    candidates: tuple[Candidate, ...] = ()
    threaded: Threaded = "no"
    thread: int | None = None
    parent: int | None = None
    reason: str = ""

    def __repr__(self) -> str:
        return f"Table({self.id}, {self.game}, {self.status}, seq={self.seq})"

    @property
    def engine(self) -> Game:
        """The rules that are played."""
        return registry.get(self.game)

    @property
    def names(self) -> tuple[Plain, ...]:
        """The players' names by seat, as they are shown: clean, and no two alike."""
        return self.named("")

    def named(self, free: str, forgotten: str = FORGOTTEN) -> tuple[Plain, ...]:
        """The same; `free` stands for the name of a seat that nobody holds, `forgotten` for that of somebody who is."""
        names = [row.name if row.user > 0 else forgotten if row.name else free for row in self.seats]
        bots = [row.seat for row in self.seats if row.is_bot]
        for number, seat in enumerate(bots, start=1):
            names[seat] = BOT if len(bots) == 1 else f"{BOT} {number}"
        return told_apart(tuple(names))

    @property
    def people(self) -> tuple[SeatRow, ...]:
        """The seats that are for people: all that the bot doesn't play itself."""
        return tuple(row for row in self.seats if not row.is_bot)

    @property
    def asked(self) -> tuple[Ask, ...]:
        """What may still be answered of what those who play are asked by each other."""
        return tuple(ask for ask in self.asks if not ask.ended)

    @property
    def open_motions(self) -> tuple[Motion, ...]:
        """What may still be voted on of what seats ask of all others."""
        return tuple(motion for motion in self.motions if not motion.ended)

    @property
    def owing(self) -> tuple[int, ...]:
        """The seats that owe a decision now."""
        return tuple(row.seat for row in self.seats if row.owes)

    @property
    def colours(self) -> tuple[int, ...]:
        """The seats' colours: those that people have, or the game's own."""
        own = self.engine.hooks.own_colours
        return tuple(row.seat if own else row.colour for row in self.seats)

    @property
    def first(self) -> int | None:
        """The seat that the host lets begin; None where it is drawn, or goes without saying."""
        return next((row.seat for row in self.seats if row.first), None)

    def seat_of(self, user: int) -> int | None:
        """Where this person sits, None for a spectator, who may have sat here before."""
        return next((row.seat for row in self.seats if row.user == user), None)

    def former(self, user: int) -> Tenure | None:
        """The last tenure of somebody who has held a seat here; None where he never did, or does so now."""
        if self.seat_of(user) is not None:
            return None
        return max((t for t in self.tenures if t.user == user), key=lambda t: t.from_seq, default=None)


class LogRow(msgspec.Struct, frozen=True):
    """One entry of a table's log.

    `notation` is the action as everybody may read it, "" where there was none. `turn` is the turn that it belongs to,
    as the players count it; None where an older release wrote the row. `done_by`: None where the seat did it itself, or
    the one whose seat is `steered_by` for it.
    """

    table: int
    seq: int
    kind: Kind
    seat: int | None
    number: int | None
    path: Path
    notation: str
    events: tuple[Event, ...]
    time: datetime
    turn: int | None = None
    done_by: DoneBy | None = None
    steered_by: int | None = None

    @property
    def unseen(self) -> bool:
        """Nobody but its seat may notice it: an action without a public word, all of it secret."""
        told = any(event.public is not None for event in self.events)
        return self.kind == "action" and self.number == FREE and not told and set(self.notation) <= {HIDDEN, " "}

    def keeps(self, seat: int) -> bool:
        """Whether it tells this seat something that it has by direct message too, whoever did it."""
        return any(event.keep and seat in event.knows for event in self.events)

    def noticed_by(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may notice the row at all."""
        return seat == self.seat or not self.unseen or any(seat in event.knows for event in self.events)

    def __repr__(self) -> str:
        return f"LogRow({self.table}, seq={self.seq}, {self.kind}, seat={self.seat})"


class Done(msgspec.Struct, frozen=True):
    """A row of the log with the state after it, and the count of draws then."""

    row: LogRow
    state: Any
    chance: int

    def __repr__(self) -> str:
        return f"Done({self.row!r})"


Change: TypeAlias = tuple[Table, Sequence[Done]]
"""A table after something happened to it, and the rows for the log."""


class Walk(msgspec.Struct, frozen=True):
    """A half-made choice: the answers so far and the question (or the finished action) they lead to.

    `table` is the table as its seat sees it. `asked`: the places on the path that the person really answered; the
    others had one possible answer only.
    `collected`: what was picked so far of a set too large for one menu.
    """

    table: Table
    seat: int
    decision: Decision
    path: Path
    step: Choice | Action
    asked: tuple[int, ...] = ()
    collected: tuple[Value, ...] = ()

    def __repr__(self) -> str:
        return f"Walk({self.table!r}, seat={self.seat}, number={self.decision.number}, length={len(self.path)})"
