"""What a seat may know: all but others' standing orders."""

from __future__ import annotations

import msgspec

import engine.game
from engine.games.admiral.orders import Orders
from engine.sailing.view import Track
from engine.values import Cell


class Ship(msgspec.Struct, frozen=True, gc=False):
    """A ship afloat. `id` begins with her class: s ship of the line, g galleon, f frigate, b brig.

    `shots`: those that she may still fire in this wind, in her owner's present or next turn. `moved`, `spent`: nothing
    more of that in this turn, of all in this round (AD-43). `task`: why her flag is off: nothing (""), repair, work.
    """

    id: str
    seat: int
    cell: Cell
    size: int
    strength: int
    shots: int
    moved: bool
    spent: bool
    task: str
    pearls: int
    fireship: str = ""
    """``lit``: she is a fireship (AD-34); ``due``: one that explodes in this turn of the mover's."""


class Fort(msgspec.Struct, frozen=True, gc=False):
    """A fort. `seat` None: ownerless. Without strength it is a ruin; `rebuilt`: what is off a ruin's damage so far,
    of 3.

    `shots` as those of a ship. `worked`: two ships are at work on it.
    """

    id: str
    seat: int | None
    cell: Cell
    size: int
    strength: int
    shots: int
    pearls: int
    worked: bool
    rebuilt: int


class Mine(msgspec.Struct, frozen=True, gc=False):
    """The mines of a seat in a cell. `setting`: armed, held, or waits, for ships of the classes in `waits` (AD-56)."""

    seat: int
    cell: Cell
    n: int
    setting: str
    waits: str


class Blast(msgspec.Struct, frozen=True, gc=False):
    """What a fireship would do if she exploded where she lies: so much damage to each of these ships (AD-34)."""

    ship: str
    cell: Cell
    damage: int
    hits: tuple[str, ...]


class Wind(msgspec.Struct, frozen=True, gc=False):
    """The wind of the round: where it blows to (``NE``), its force (``calm``, ``fresh``, ``storm``), and for each class
    (s g f b) the cells that a ship without load sails (in a storm drifts) on each course, in the order N NE E SE S SW
    W NW.
    """

    towards: str
    force: str
    ranges: tuple[tuple[int, ...], ...]


class Salvo(msgspec.Struct, frozen=True, gc=False):
    """So many shots from these cells at another by one die, and how many hit (AD-32)."""

    turn: int
    seat: int
    origins: tuple[Cell, ...]
    target: Cell
    shots: int
    die: int
    hits: int


class Fight(msgspec.Struct, frozen=True, gc=False):
    """A boarding, or a storming of a fort (`storm`): attackers' cells, attacker and defender, their points (AD-41)."""

    turn: int
    cell: Cell
    origins: tuple[Cell, ...]
    seats: tuple[int, int]
    points: tuple[int, int]
    storm: bool


class Mark(msgspec.Struct, frozen=True, gc=False):
    """Something that happened on a cell in a turn. `what`: sunk, ruined, taken (a fort), captured (a ship), mended (`n`
    damage off), rebuilt, given (a fort), loaded, landed, dropped (pearls that lie in the sea now), lost (pearls gone),
    struck (`n` damage of a reef), mined (by a mine of the seat's), exploded (a fireship, `n` damage around), blasted (a
    ship that took `n` damage of one).
    """

    turn: int
    seat: int
    cell: Cell
    what: str
    n: int


class Forecast(msgspec.Struct, frozen=True, gc=False):
    """Where a ship of the mover will drift to in this storm, in the order in which they go (AD-22, AD-23).

    `cells`: the way, her own cell first; alone if she stays. `why`: what ends it: full, port, land, ship, edge, reef
    (`damage`), shelter (she needn't go: the way is that if she leaves), spent.
    """

    ship: str
    cells: tuple[Cell, ...]
    why: str
    damage: int


class View(engine.game.View, frozen=True, kw_only=True):
    """A position. `turn` counts turns; the tuples of what happened reach back to each seat's last turn.

    `asked`: fort, reefs, mines, turn, drift, sail, join, share, pearls, resume.
    """

    seats: int
    round: int
    scenario: str
    width: int
    height: int
    closed: tuple[Cell, ...]
    coastal: tuple[Cell, ...]
    covered: tuple[tuple[Cell, Cell], ...]
    """Pairs of adjacent cells between which an own entry of the scenario says land is; each once."""
    reefs: tuple[Cell, ...]
    ports: tuple[Cell, ...]
    """The port cells of all forts."""
    ships: tuple[Ship, ...]
    """Those afloat, in ship order."""
    forts: tuple[Fort, ...]
    pearls: tuple[tuple[Cell, int], ...]
    """In the sea."""
    wind: Wind | None
    """None before the first round."""
    asked: str | None
    goal: str
    """What is played for: arrival, pearls, afloat."""
    need: int
    """Pearls in own live forts that win at once; 0: none do."""
    scores: tuple[int, ...]
    """By seat, pearls in own live forts; empty where none are played for."""
    goals: tuple[Cell | None, ...]
    """By seat, the fort to whose port it has to go; empty without a race."""
    quiet: int
    """Rounds since something happened that counts, and after how many the game ends; 0: it doesn't (AD-69)."""
    quiet_end: int
    last_round: int
    """0: there is none."""
    tracks: tuple[Track, ...]
    salvos: tuple[Salvo, ...]
    fights: tuple[Fight, ...]
    marks: tuple[Mark, ...]
    drifts: tuple[Forecast, ...]
    """Of the mover's ships that haven't drifted in this storm."""
    orders: Orders | None
    """The viewer's own; None for a spectator and for who is out."""
    ordered: tuple[tuple[str, str], ...]
    """Of these the ones that can matter from now on: each with the word that holds."""
    over: bool
    winners: tuple[int, ...] = ()
    teams: tuple[tuple[int, ...], ...] = ()
    """The seats of each team, which has what `need` says together; empty where everybody plays for himself (AD-68)."""
    homeless: tuple[int, ...] = ()
    """By seat, how many own turns in a row have ended without a fort; empty where nobody goes out by that (AD-64)."""
    homeless_end: int = 0
    """So many put a seat out; 0: nobody is."""
    mines: tuple[Mine, ...] = ()
    """The viewer's own that haven't gone off; of all once the game is over (AD-55)."""
    blown: tuple[Cell, ...] = ()
    """The cells whose mines are spent (AD-56)."""
    hidden: tuple[int, ...] = ()
    """By seat, how many mines it may have left by what everybody knows, of the viewer's own how many it has; empty
    where nobody has any, and until all have laid theirs.
    """
    perils: tuple[Cell, ...] = ()
    """Where mines of the mover's rivals may lie, by what everybody knows (AD-55, AD-56)."""
    blasts: tuple[Blast, ...] = ()
    """Of all fireships."""
    anew: bool = False
    """Whether the viewer, who has laid its mines, may lay them once more, as others still lay theirs (AD-55)."""
