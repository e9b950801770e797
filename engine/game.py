"""The contract that every game fulfils.

A game is a package of `engine.games` that holds what `Game` lists. Its functions are pure: a state that was given is
never changed, and chance comes from the `Chance` that is passed in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, Protocol

import msgspec
from pydantic import BaseModel

from engine.chance import Chance
from engine.files import Files
from engine.seating import Setup, Side
from engine.stored import Older
from engine.topics import Topics
from engine.values import Line, Path, Picks, Value

Level = Literal["easy", "medium", "hard"]
"""How well a computer opponent plays: an amount of work or of slips, never a time."""


class IllegalAction(Exception):
    """An action that the rules refuse; `reason` is a line for the person who tried it."""

    def __init__(self, reason: Line) -> None:
        super().__init__(reason.id)
        self.reason = reason


class Decision(msgspec.Struct, frozen=True, gc=False):
    """What a seat owes: `number` identifies the question, `about` is the line that says what it is.

    `aside`: it is asked in the midst of another's turn, who waits for the answer; it costs the seat nothing of the time
    for its own turns, and somebody's standing order can answer it.
    """

    number: int
    about: Line
    aside: bool = False


class Option(msgspec.Struct, frozen=True, gc=False):
    """One answer to a question; `note` says what comes of it or what it costs.

    `final`: an action with this answer may reveal something or commits for good, so that it can't be taken back; the
    bot asks before it is done. What each trial of the action shows needn't be declared (see `engine.trial`); what it
    reveals only now and then must be.

    `confirms`: the answer is itself the confirmation, like ``end``: one click on a button that names what is done. All
    else that can't be taken back is asked once more, whatever it was picked from. An answer that is `final` too does
    more than its name says: it is asked once more even where it was typed.

    `under`: what this option is listed under, of several under which many cells fall (the course that leads there).
    Options under the same are together in one menu, and are named with it.
    """

    value: Value
    note: Line | None = None
    final: bool = False
    confirms: bool = False
    under: Value | None = None


class Choice(msgspec.Struct, frozen=True, gc=False):
    """The next question: one of the options, or a set of `least` to `most` of them when `most` is given.

    Every option leads on to a legal action, and so does every set of a permitted size but the one that is `standing`.
    `secret` answers are nobody's to see but their owner's: public notation writes ``?`` for them.
    """

    ask: Line
    options: tuple[Option, ...]
    least: int = 1
    most: int | None = None
    secret: bool = False
    standing: Picks | None = None
    """The set that holds already, where the question is whether to change it: the same again is no action.

    At least one other set must be allowed: a question always has an answer.
    """
    subject: Path = ()
    """What the question is about (the cell just used, the card bought): marked on the picture, not part of the path."""


class Action(msgspec.Struct, frozen=True, gc=False):
    """A complete path: a seat's move, as a value that can be stored, sent and written down."""

    path: Path


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened. `public` is for everybody, `secret` replaces it for the seats in `knows`.

    Where `secret` is None, those aren't told: they have just been told more.

    `reveals`: something hidden became known to somebody (a draw, a die, a decoy), so that nobody may take back past it.
    Whether an action reveals must not depend on what its seat can't know and isn't told of: what would set off
    something hidden, if it were there (a mine), reveals also where nothing happens. Else taking back would tell of it.

    `keep`: what it tells in secret is worth keeping (where one's own mines lie), so those in `knows` have it by direct
    message too, also of what they have done themselves; their own view shows it as long as it matters.
    """

    public: Line | None = None
    secret: Line | None = None
    knows: tuple[int, ...] = ()
    reveals: bool = False
    keep: bool = False

    def line_for(self, seat: int | None) -> Line | None:
        """What this seat (None: a spectator) is told of it."""
        return self.secret if seat is not None and seat in self.knows else self.public


class Score(msgspec.Struct, frozen=True):
    """A seat's result: its points and the lines that add up to them."""

    points: int
    breakdown: tuple[Line, ...] = ()


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended. `places`: groups of seats, best first; seats of one group share their place.

    Where the first group is empty nobody has won; where all share one place it is a draw. `teams`: groups of seats that
    win or lose together and so have one place, all seats in one of them; one team of all has won or lost against the
    game. Empty: everybody plays for himself. `how` is a line that says what ended it; `scores` has one entry a seat, or
    none where nothing was scored. `facts` are lines on the whole that are told beside.
    """

    places: tuple[tuple[int, ...], ...]
    how: Line
    scores: tuple[Score, ...] = ()
    teams: tuple[tuple[int, ...], ...] = ()
    facts: tuple[Line, ...] = ()


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat may know; every game adds its own fields. `viewer` None is a spectator."""

    viewer: int | None
    turn: int
    """Number of the current turn or round, from 1, as the players count it; 0 before the first one."""
    mover: int | None
    """Whose turn it is, also while somebody else owes an answer in it; None where it is nobody's or everybody's."""
    order: tuple[int, ...] = ()
    """The seats in the order of their coming turns, the mover first; empty where there is none to tell."""
    before: tuple[int, ...] = ()
    """The seats that do something one after the other before the first turn, who does now first; `order` then says who
    begins after that.
    """
    out: tuple[int, ...] = ()
    """The seats that are out of the game for good: beaten, or gone."""


class Hooks(NamedTuple):
    """What a game may offer besides: each has a meaning of its own where a game leaves it out."""

    preview: Callable[[Any, int, Path], View] | None = None
    """``preview(state, seat, path)``: what a seat sees while it makes a choice, `path` being its answers so far to
    what it owes or may do.

    For a game in which answers show something before their action is done (a board laid out piece by piece). Without it
    the view is the same until then.
    """
    sides: Callable[[Any, int], tuple[Side, ...]] | None = None
    """``sides(options, seats)``: the sides that take exactly so many seats, or none.

    Players choose them before the game; `new` gets the side of each seat. Without it there are no sides.
    """
    teams: Callable[[Any, Setup], tuple[tuple[int, ...], ...]] | None = None
    """``teams(options, setup)``: groups of seats that win or lose together, as in `Outcome.teams`; all seats are in one
    of them. So it is known before the game in what company one would play.

    One team of all plays against the game. Without it everybody plays for himself.
    """
    misfits: Callable[[Any, int], Line | None] | None = None
    """``misfits(options, seats)``: why so many can't play, where the game has a word of its own for it; None: it says
    only how many can. Without it it never has more to say.
    """
    draws_first: Callable[[Any], bool] | None = None
    """``draws_first(options)``: whether it is drawn by lot who begins, so that a seat can be named in its stead.

    Where it is, `new` lets `Setup.first` begin, and `order` of the view after set-up says who begins. Without it there
    is nothing to draw.
    """
    files: Mapping[str, Files] = MappingProxyType({})
    """By option, the files that people may write for it: the text of one is a value of that option, beside the words
    of the option itself. `Options` refuses what isn't sound.
    """
    lobby_options: frozenset[str] = frozenset()
    """Options that are chosen in the lobby, not at `start`: what the host changes of something that was chosen."""
    rematch_options: frozenset[str] = frozenset()
    """Options that are chosen in a rematch alone, and matter only where `Setup.champion` is somebody."""
    carried: Callable[[Any, int], Line | None] | None = None
    """``carried(options, seat)``: what that seat has of it in a rematch that it won the game before; None: nothing."""
    own_colours: bool = False
    """Whether the seats have colours of the game's own (light and dark), so that nobody chooses any: each has its
    number's. Without it players choose among all.
    """
    commands: tuple[str, ...] = ()
    """Walks over `may` that have a name, and so a command and a button of their own: the ids of keys.

    Each is an option of the first question of `may` whenever it may be used (``lift``), and the answers go on from
    there. What has no name is one general button away.
    """
    family: str | None = None
    """The games with which it shares words (``sailing``): a key that the game has no label of its own for has the
    family's, ``sailing-key-end``, and so has a menu. Without it all its words are its own.
    """
    asked_less: Callable[[Any, int], Path | None] | None = None
    """``asked_less(state, seat)``: the action of `may` by which a seat that doesn't answer is asked less in others'
    turns, as by a standing order; None when nothing asks it any more. Without it there is no such action.
    """
    remarks: Callable[[Any, int, Path], Mapping[Value, tuple[Line, ...]]] | None = None
    """``remarks(state, seat, path)``: what is worth saying of the options of the next question besides their notes:
    what each would score or open, or that it would do nothing. Short lines, what matters most first: where there is no
    room for all of an option's, the last are left out.

    Asked for only where a question is shown to somebody, so it may take some milliseconds.
    """
    spellings: Callable[[Any, int, Path], Mapping[str, Value]] | None = None
    """``spellings(state, seat, path)``: other ways to write answers to the next question, each with the value that it
    stands for (a cell by its course and distance). Values that are no options may be among them: `choose` says why not.

    Asked for only where a typed move can't be read by the options' own tokens, so they never change what one means.
    """
    scores: Callable[[Any], tuple[int, ...]] | None = None
    """``scores(view)``: what each seat would have if points were counted now, by what the view shows; () where nothing
    is counted in this mode. Those who play together have theirs in common.
    """
    enough: Callable[[Any], int] | None = None
    """``enough(view)``: so many of these points win at once; 0 where none do."""
    ordered: Callable[[Any], tuple[Line, ...]] | None = None
    """``ordered(view)``: what holds for its viewer until he orders otherwise, and what he plays for with partners,
    where no picture says it: his own view does, while others play. Without it there is no such thing.
    """
    reminder: Callable[[Any], Line | None] | None = None
    """``reminder(view)``: what the players must keep to while they play (that nobody may talk of the cards), of which
    the card reminds in small letters once somebody has moved; None where there is nothing now. Without it there never
    is.
    """
    topics: Callable[[Any], Topics] | None = None
    """``topics(options)``: which leaf of the rules tells of what somebody has to decide. Without it none does."""
    lessons: Callable[[Any, int], tuple[str, ...]] | None = None
    """``lessons(options, seats)``: what there is to learn for such a game, by words that games share where they share
    the rules (the usual game, an expansion), what comes first first.

    Who has finished a game that had a lesson gets no tips of it any more. Without it there are no tips.
    """
    arrivals: Mapping[str, frozenset[str]] = MappingProxyType({})
    """What a lesson is about may come onto the table only later: by lesson, the ids of the lines of events by which it
    does. Its tips wait for the first of them; what is there from the start isn't named.
    """
    opened: Callable[[Any, Any], tuple[Line, ...]] | None = None
    """``opened(state, options)``: what happened during the set-up, of the state after it, as everybody is told: the
    log begins with it. Without it nothing did that the first view doesn't show well enough.
    """
    asks: Callable[[Any], tuple[str, ...]] | None = None
    """``asks(state)``: what the players may agree on now, besides what they may at any table; words that it has
    messages for (``piratebay-vote-count``). Anybody asks for it, and the others vote on it as on a draw.

    Without it there is no such thing. A game that has it also has `agreed`.
    """
    agreed: Callable[[Any, str], tuple[Any, list[Event]]] | None = None
    """``agreed(state, what)``: the state after all have agreed on one of `asks`, and what everybody is told of it."""
    difficulty: Mapping[tuple[str, str], int] = MappingProxyType({})
    """How hard a value of an option makes the game, from 1 to 4, by option and value; shown as so many marks (!)."""
    levels: Callable[[Any, int], tuple[Level, ...]] | None = None
    """``levels(options, seats)``: how well an opponent may be asked to play such a game, the weakest first; () where
    there is one way to play, which is `default`. Without it there is one. A game that has it also has `think`.
    """
    think: Callable[[Any, int, Level, Chance], tuple[Action, ...]] | None = None
    """``think(world, seat, level, chance)``: what a computer opponent does: now, and, as long as nothing is revealed
    and nobody else acts, next. For a seat that owes nothing it begins with an action of `may`, or there is none (());
    if all who owe nothing do so in turn, they soon come to rest. `level` is one of `levels`.

    `world` is dealt anew (`redeal`) for that seat, and further worlds are dealt from it: so it can't peek. The same
    world, level and chance give the same actions. Raises ValueError for what is no seat.
    """
    older_options: Older = MappingProxyType({})
    """How options of older versions are brought up to the next one; where one is missing, they stayed the same."""


class Game(Protocol):
    """What a game's package offers. States, options and views are the game's own classes (Any here)."""

    @property
    def id(self) -> str:
        """The id of the game: the name of its package and of its commands."""

    @property
    def version(self) -> int:
        """Version of the rules and of the stored state; `load` migrates older ones."""

    @property
    def Options(self) -> type[BaseModel]:
        """The model of what can be chosen for a game."""

    @property
    def hooks(self) -> Hooks:
        """What the game offers besides."""

    def seats(self, options: Any) -> frozenset[int]:
        """How many may play: one number or several, not always a range."""

    def new(self, setup: Setup, options: Any, chance: Chance) -> Any:
        """The state after set-up. Raises ValueError for a set-up that the options don't allow."""

    def pending(self, state: Any) -> dict[int, Decision]:
        """Who owes a decision now; empty when the game is over."""

    def may(self, state: Any, seat: int, path: Path = ()) -> Choice | Action | None:
        """The walk over what a seat may do without owing it; None when there is nothing."""

    def choose(self, state: Any, seat: int, path: Path = ()) -> Choice | Action:
        """The question after these answers, or the finished action. Raises IllegalAction for a path to nowhere."""

    def apply(self, state: Any, seat: int, action: Action, chance: Chance) -> tuple[Any, list[Event]]:
        """The state after an action. Accepts exactly what `choose` and `may` lead to, else raises IllegalAction."""

    def default(self, state: Any, seat: int) -> Action | None:
        """What is done for a seat that lets its time run out: a sound move.

        A seat that owes something answers that; it is never None. One that owes nothing does something of `may`, or
        nothing (None), and soon comes to rest: if all who owe nothing do so in turn, in the end there is nothing more.
        It is the same in all positions that the seat can't tell apart, what `redeal` recalls being known to it. Raises
        ValueError for what is no seat of the game, and nothing else.
        """

    def drop(self, state: Any, seat: int) -> tuple[Any, list[Event]]:
        """A seat resigns or falls out for good."""

    def view(self, state: Any, seat: int | None) -> View:
        """What that seat (None: a spectator) may know."""

    def redeal(self, state: Any, seat: int | None, chance: Chance, recall: bool = True) -> Any:
        """A world: the position as it may be by what that seat (None: a spectator) knows, the rest drawn anew.

        With the same chance the same world for all positions that the seat can't tell apart, so that nothing made of
        it can tell of what is hidden: put in order what is mixed, and draw as often whatever it is. `recall`: the seat
        keeps what it threw away itself and could look at; without it only what it sees now.
        """

    def describe(self, view: Any) -> list[Line]:
        """The position in words, most important first. Whose decision it is, is said before it."""

    def outcome(self, state: Any) -> Outcome | None:
        """The result, None while the game goes on."""

    def dump(self, state: Any) -> bytes:
        """The state as JSON, stamped with the version."""

    def load(self, data: bytes) -> Any:
        """The state back. Raises ValueError for what no version of the game has written."""

    def check(self, state: Any) -> None:
        """Raises AssertionError where an invariant of the state is broken (for tests and `simulate`)."""
