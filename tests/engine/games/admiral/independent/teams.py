"""Gifts of forts, who inherits them, and who is too long without one (AD-64, AD-68)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tests.engine.games.admiral.independent.losses import end_repairs, end_work, sink
from tests.engine.games.admiral.independent.mines import remove
from tests.engine.games.admiral.independent.state import Fort, IllegalMove, State

TURNS_WITHOUT_A_FORT = 3


# --- who is out


def expel(state: State, seats: Iterable[int]) -> None:
    """Seats are out, all at once: their ships are removed where they lie, their mines too; their forts pass to the
    partner next in seat order who is in play and has ships, else they are nobody's (AD-13, AD-64, AD-68)."""
    gone = list(seats)
    state.out.update(gone)
    for seat in gone:
        for ship in state.own_ships(seat):
            sink(state, ship)
        remove(state, seat)
    for seat in gone:
        heirs = [one for one in state.partners(seat) if state.own_ships(one)]
        for fort in state.forts.values():
            if fort.work and fort.work.seat == seat:
                end_work(state, fort)
            if fort.owner == seat:
                fort.owner = heirs[0] if heirs else None


def rebuilding(state: State, seat: int) -> bool:
    """Whether a ruin is rebuilt by ships of a seat's side (AD-64, AD-68). Reading: those of partners alone count."""
    ruins = [fort for fort in state.works if fort.strength == 0 and fort.work]
    return any(state.allied(one, seat) for fort in ruins for one in workers(state, fort))


def workers(state: State, fort: Fort) -> list[int]:
    """Whose ships work on a fort, who declared it first."""
    assert fort.work is not None
    declarer = fort.work.seat
    owners = {state.ships[id].owner for id in fort.work.ships}
    return sorted(owners, key=lambda seat: seat != declarer)


def count_loss(state: State, seat: int) -> None:
    """At the end of a seat's turn: without a live fort and a rebuilding under way three times in a row it is out
    (AD-64)."""
    if not state.terms.fort_loss or seat in state.out:
        return
    if state.has_fort(seat) or rebuilding(state, seat):
        state.fortless[seat] = 0
        return
    state.fortless[seat] = state.fortless.get(seat, 0) + 1
    if state.fortless[seat] >= TURNS_WITHOUT_A_FORT:
        expel(state, [seat])


def builder(state: State, fort: Fort) -> int:
    """Whose a rebuilt fort is: of the owners of its two workers the one without a live fort, who declared it first;
    else of who declared it (AD-68)."""
    assert fort.work is not None
    for seat in workers(state, fort):
        if not state.has_fort(seat):
            return seat
    return fort.work.seat


# --- gifts


def receivers(state: State) -> list[int]:
    """To whom forts may be given: players of any team who have none (AD-68)."""
    if not state.terms.teams:
        return []
    return [seat for seat in sorted(state.in_play()) if seat != state.mover and not state.has_fort(seat)]


def gift_moves(state: State) -> Iterator[list[str]]:
    """``give FORT SEAT`` of own live forts."""
    for fort in state.works:
        if fort.owner == state.mover and fort.strength > 0:
            for seat in receivers(state):
                yield ["give", fort.id, str(seat)]


def check_gift(state: State, words: Sequence[str]) -> None:
    """Raises IllegalMove."""
    if list(words) not in list(gift_moves(state)):
        raise IllegalMove("AD-68", "give FORT SEAT: an own live fort, to somebody who has none")


def give(state: State, words: Sequence[str]) -> None:
    """A giver who is left without a fort is out at once (AD-68)."""
    fort, seat = state.forts[words[1]], int(words[2])
    pass_on(state, fort, seat)
    if not state.has_fort(state.mover):
        expel(state, [state.mover])


def pass_on(state: State, fort: Fort, seat: int) -> None:
    """A fort with its pearls is another's: others' repairs there end (AD-50), and work on it unless a ship of the new
    owner works."""
    fort.owner = seat
    if fort.work and seat not in workers(state, fort):
        end_work(state, fort)
    end_repairs(state)
