"""The set-up of a duel (TQ-33)."""

from __future__ import annotations

from engine.chance import Chance, shuffled
from engine.flow import settle
from engine.games.tranquility.cards import ISLANDS
from engine.games.tranquility.field import EMPTY
from engine.games.tranquility.options import Options
from engine.games.tranquility.rivals.state import HAND, ROW, Duel, Rival, Turn
from engine.seating import Setup, Side

SUN, MOON = "side-sun", "side-moon"
SIDES = (Side(SUN, 1), Side(MOON, 1))


def new(setup: Setup, options: Options, chance: Chance) -> Duel:
    """The state after set-up: islands only, five to each hand, an open row of five, the rest a pile (TQ-33).

    Who begins is drawn unless he is named, and so is who plays which side, by lots of their own.
    """
    assert options.mode == "rivals"
    deck = shuffled(ISLANDS, chance)
    first = chance.randrange(2) if setup.first is None else setup.first
    sun = setup.sides.index(SUN) if setup.sides else chance.randrange(2)
    one, other, row, pile = deck[:HAND], deck[HAND : 2 * HAND], deck[2 * HAND : 2 * HAND + ROW], deck[2 * HAND + ROW :]
    state = Duel(
        count=0,
        todo=(Turn(seat=first),),
        field=EMPTY,
        moons=0,
        rivals=(Rival(tuple(sorted(one))), Rival(tuple(sorted(other)))),
        row=row,
        pile=pile,
        mover=first,
        sun=sun,
    )
    return settle(state, lambda state: None)
