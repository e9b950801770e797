"""Declaring a line: which ships may be named one after the other (AS-40)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.game import Action, Choice, Option
from engine.games.ageofsail.asking import ALL, DONE, FORM, asking, note, option_of, refuse, values
from engine.games.ageofsail.lines import Places, formed, line_of
from engine.games.ageofsail.state import State
from engine.sailing.afloat import find, fleet_of
from engine.sailing.asking import wrong
from engine.sailing.sea import bits, mask
from engine.sailing.ships import value
from engine.sailing.telling import Log
from engine.values import Answer, Path, Piece

ENOUGH = 4000
"""So many beginnings of a line are looked at for the longest: all of them for up to nine ships."""
_DONE = Option(DONE)
_FIRST = asking("form")


class Mates(NamedTuple):
    """The ships that may be in a new line, by their places: of each a mask of those adjacent to her, and of those of
    the line in which she is, who go in with her. `lines`: how they are now, which is nothing new.
    """

    near: dict[int, int]
    bound: dict[int, int]
    lines: tuple[Places, ...]


def mates_of(state: State, seat: int) -> Mates:
    """The ships of a seat that may be declared a line: those afloat that aren't barred, with all of their lines."""
    around = state.rules.board.sea.around
    fit = {place: ship for place, ship in fleet_of(state, seat) if not ship.barred}
    lines = {place: line_of(state, place) for place in fit}
    fit = {place: ship for place, ship in fit.items() if all(mate in fit for mate in lines[place])}
    at = {ship.cell: place for place, ship in fit.items()}
    cells = mask(at)
    near = {place: mask(at[cell] for cell in bits(around[ship.cell] & cells)) for place, ship in fit.items()}
    return Mates(near, {place: mask(lines[place] or (place,)) for place in fit}, state.lines)


def is_line(mates: Mates, named: Places) -> bool:
    """Whether these ships, each adjacent to the one before, may be declared a line as they are."""
    return len(named) > 1 and not _missing(mates, named) and named not in mates.lines


def _missing(mates: Mates, named: Places) -> int:
    """Mask of the ships that must come into a line yet, because mates of theirs are in it."""
    found = 0
    for place in named:
        found |= mates.bound[place]
    return found & ~mask(named)


def _reach(mates: Mates, named: Places) -> int:
    """Mask of the ships that may come after these, however far."""
    free = mask(mates.near) & ~mask(named)
    found, new = 0, mates.near[named[-1]] & free
    while new:
        found |= new
        spread = 0
        for place in bits(new):
            spread |= mates.near[place]
        new = spread & free & ~found
    return found


def may_end(mates: Mates, named: Places, failed: set[tuple[int, int]] | None = None) -> bool:
    """Whether a line that begins with these ships may be declared."""
    if is_line(mates, named):
        return True
    failed = set() if failed is None else failed
    known = (mask(named), named[-1])
    if known in failed or _missing(mates, named) & ~_reach(mates, named):
        return False
    if any(may_end(mates, (*named, place), failed) for place in _next(mates, named)):
        return True
    if all(line[: len(named)] != named for line in mates.lines):  # what failed didn't fail for being nothing new
        failed.add(known)
    return False


def _next(mates: Mates, named: Places) -> Iterator[int]:
    """The ships adjacent to the last named one, those first from which one gets on to the fewest others."""
    free = ~mask(named)
    return iter(sorted(bits(mates.near[named[-1]] & free), key=lambda at: ((mates.near[at] & free).bit_count(), at)))


def longest(mates: Mates, first: int) -> Places:
    """The longest line that a ship may lead; of very many ships one of the longest. () if she may lead none."""
    best: Places = ()
    seen: set[tuple[int, int]] = set()
    stack: list[Places] = [(first,)]
    while stack and len(seen) < ENOUGH:
        named = stack.pop()
        known = (mask(named), named[-1])
        reach = _reach(mates, named)
        if known in seen or len(named) + reach.bit_count() <= len(best) or _missing(mates, named) & ~reach:
            continue
        if all(line[: len(named)] != named for line in mates.lines):
            seen.add(known)
        if len(named) > len(best) and is_line(mates, named):
            best = named
        stack += [(*named, place) for place in reversed(list(_next(mates, named)))]
    return best


def can_form(state: State, seat: int) -> bool:
    """Whether a line may be declared now."""
    mates = mates_of(state, seat)
    return any(may_end(mates, (place,)) for place in mates.near)


def choose_form(state: State, seat: int, path: Path) -> Choice | Action:
    """``form``, its first ship, and those that follow her, ``done`` where more could follow; or ``all`` of them."""
    mates = mates_of(state, seat)
    if len(path) == 1:
        return _choose_first(state, mates)
    first = _named(state, mates, (), path[1])
    if not may_end(mates, (first,)):
        raise refuse("form")
    if len(path) > 2 and path[2] != ALL:
        return _choose_further(state, mates, first, path)
    line = longest(mates, first)
    if len(path) == 2:
        everybody = [Option(ALL, note("all", ships=values(state.ships, line)))] if line else []
        return _choose_next(state, (first,), _followers(mates, (first,)), *everybody)
    if len(path) > 3 or not line:
        raise wrong()
    return Action(path)


def _choose_first(state: State, mates: Mates) -> Choice:
    firsts = [place for place in mates.near if may_end(mates, (place,))]
    if not firsts:
        raise refuse("form")
    return Choice(_FIRST, tuple([option_of(state.rules.board.chart, state.ships[place]) for place in firsts]))


def _choose_further(state: State, mates: Mates, first: int, path: Path) -> Choice | Action:
    named: Places = (first,)
    closed = path[-1] == DONE
    for answer in path[2 : len(path) - closed]:
        place = _named(state, mates, named, answer)
        named = (*named, place)
        if not may_end(mates, named):
            raise refuse("form")
    whole, followers = is_line(mates, named), _followers(mates, named)
    if closed:
        if not whole or not followers:
            raise wrong()
        return Action(path)
    return _choose_next(state, named, followers, *([_DONE] if whole else [])) if followers else Action(path)


def _named(state: State, mates: Mates, named: Places, answer: Answer) -> int:
    """The ship that is named next. Raises IllegalAction for one that can't follow those before."""
    place = find(state, answer)
    if place is None:  # who types an id doesn't say whose she is
        raise refuse("form") if isinstance(answer, Piece) else wrong()
    if place in named or place not in mates.near or (named and not mates.near[named[-1]] >> place & 1):
        raise refuse("form")
    return place


def _followers(mates: Mates, named: Places) -> list[int]:
    near = bits(mates.near[named[-1]] & ~mask(named))
    return [place for place in near if may_end(mates, (*named, place))]


def _choose_next(state: State, named: Places, followers: list[int], *more: Option) -> Choice:
    ship = state.ships[named[-1]]
    options = [option_of(state.rules.board.chart, state.ships[place]) for place in followers]
    return Choice(
        asking("form-next", ship=value(ship)), (*options, *more), subject=(state.rules.board.cells[ship.cell],)
    )


def named_line(state: State, seat: int, path: Path) -> Places:
    """The ships that an answer of `choose_form` has named so far."""
    found = [place for answer in path[1:] if (place := find(state, answer)) is not None]
    return longest(mates_of(state, seat), found[0]) if ALL in path else tuple(found)


def act_form(state: State, path: Path, log: Log) -> State:
    """The state after an answer of `choose_form`."""
    assert path[0] == FORM
    return formed(state, named_line(state, state.mover, path), log)
