"""The set-up of a cooperative game (TQ-2, TQ-3, TQ-20 to TQ-22, TQ-30 to TQ-32)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.chance import Chance, shuffled
from engine.games.tranquility.cards import COMPASSES, FINISHES, ISLANDS, MONSTERS, STARTS, STORMS
from engine.games.tranquility.field import EMPTY
from engine.games.tranquility.options import REMOVED, Options
from engine.games.tranquility.resolve import settled
from engine.games.tranquility.state import COMPASS_COUNT, HAND, Launch, Log, Refill, Sailor, Voyage
from engine.seating import Setup

PLAYERS = frozenset(range(1, 6))
DEPTHS = 1 << 32


def embarked(setup: Setup, options: Options, chance: Chance) -> Voyage:
    """The state after set-up; who begins is drawn unless he is named (TQ-4). Raises ValueError for a number of seats
    that can't play.
    """
    seats = setup.seats
    if seats not in PLAYERS:
        raise ValueError("Tranquility is for one to five")
    assert options.mode != "rivals"
    islands = shuffled(ISLANDS, chance)
    gone = REMOVED.get(options.mode, 0)
    removed, islands = tuple(sorted(islands[:gone])), islands[gone:]
    sailors = _dealt(seats, options, islands, chance)
    starts = () if options.mode == "arch" else tuple(STARTS)[:seats]
    launch = Launch(starts=starts, depths=tuple([chance.randrange(DEPTHS) for _ in starts]))
    state = Voyage(
        count=0,
        todo=(Refill(left=tuple(range(seats))), launch),
        mode=options.mode,
        monsters=options.monsters,
        field=EMPTY,
        sailors=sailors,
        mover=chance.randrange(seats) if setup.first is None else setup.first,
        removed=removed,
        reef=chance.randrange(6) if options.reefs else None,
        supply=COMPASS_COUNT if options.storms else None,
    )
    return settled(state, Log())


def _dealt(seats: int, options: Options, islands: Sequence[int], chance: Chance) -> tuple[Sailor, ...]:
    """The players with their piles, the opening hands still in them (TQ-2); for Sun and Moon with hands (TQ-32)."""
    cards = [*islands, *FINISHES, *MONSTERS[: options.monsters]]
    if options.storms:
        cards.extend(STORMS)
    deck = shuffled(cards, chance)
    if options.mode != "sun":
        return tuple([Sailor(pile=pile) for pile in _piles(deck, seats)])
    hands = [tuple(sorted(deck[seat * HAND : seat * HAND + HAND])) for seat in range(seats)]
    rest = shuffled((*deck[seats * HAND :], *COMPASSES), chance)
    piles = _piles(rest, seats)
    return tuple([replace(Sailor(hand=hand), pile=pile) for hand, pile in zip(hands, piles, strict=True)])


def _piles(deck: tuple[int, ...], seats: int) -> list[tuple[int, ...]]:
    """The deck dealt as evenly as possible, extra cards to the first seats."""
    return [deck[seat::seats] for seat in range(seats)]
