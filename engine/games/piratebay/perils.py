"""What others may do to a ship, and she to them: boardings and shots, as changes of what both sides have."""

from __future__ import annotations

from engine.games.piratebay.board import SEA
from engine.games.piratebay.outlook import Outlook
from engine.games.piratebay.result import GOLD_POINTS, ORDER_POINTS
from engine.games.piratebay.state import HOLD, Cargo, State
from engine.games.piratebay.turn import bars
from engine.games.piratebay.weights import RIVAL
from engine.games.piratebay.worth import points
from engine.sailing import odds, wind
from engine.sailing.medal import medal
from engine.sailing.seats import living
from engine.sailing.ships import Ship


def _reaching(more: int) -> tuple[float, ...]:
    """By cells, how likely the wind carries a ship so far on some course; `more`: what the order adds (AS-14)."""
    found = [reach for card in range(wind.CARDS) for reach in wind.ranges(card, "printed", more)]
    return tuple([sum(reach >= steps for reach in found) / len(found) for steps in range(SEA.size)])


_NEAR = 7
"""Who is farther away does nothing to a ship."""
_REACH = (_reaching(0), _reaching(1))


class Perils:
    """Those of a seat in a position."""

    def __init__(self, state: State, outlook: Outlook, careful: bool) -> None:
        self.state, self.seat, self.outlook = state, outlook.seat, outlook
        self._follows = careful and state.glass < state.watch
        """Whether her next turn comes before others': she may then board whom she has fired at."""
        self._careful = careful and not self._follows
        self._fear = RIVAL.weights.wary if state.watch > 1 else 1.0
        foes = [seat for seat in living(state) if seat != self.seat]
        self.share = 1 / max(1, len(foes))
        """What is another's loss is so much worth to the seat."""
        self.order = ORDER_POINTS + RIVAL.weights.order
        self.home = RIVAL.weights.back * outlook.turn
        self.own = medal(state, self.seat)
        self._foes = [(state.ships[seat], points(state.holds[seat]), medal(state, seat)) for seat in foes]
        self._barred = bars(state)[0] & ~state.muster.taken

    def gained_from(self, foe: Ship) -> float:
        """What it is worth to have beaten another, besides his cargo."""
        theirs = medal(self.state, foe.seat)
        loss = points(self.state.holds[foe.seat]) + self.order * theirs + self.home
        return self.order * theirs + self.share * loss

    def lost_to(self, foe: Ship, hold: Cargo) -> float:
        """What it costs to be beaten by another, besides the own cargo."""
        room = HOLD - self.state.holds[foe.seat].total
        gain = min(points(hold), GOLD_POINTS * room) + self.order * self.own
        return self.order * self.own + self.share * gain

    def shot(self, ship: Ship, foe: Ship, shots: int, back: int, hold: Cargo) -> float:
        """What it is worth to fire so many shots joined at another that may answer with `back` (PB-12)."""
        theirs = medal(self.state, foe.seat)
        hits = odds.hit(shots, self.own, theirs)
        sinks = foe.masts == 1
        aboard = self.share * points(self.state.holds[foe.seat]) + self.order * (1 + self.share) * theirs
        worth = hits * (RIVAL.weights.strike + RIVAL.weights.weaken * aboard)
        if self._follows:
            prize = min(points(self.state.holds[foe.seat]), GOLD_POINTS * (HOLD - hold.total)) + self.order * theirs
            worth += hits * RIVAL.weights.follow * prize
        if sinks:
            loss = points(self.state.holds[foe.seat]) + self.home
            worth = hits * (self.share * (loss + self.order * theirs) + self.order * theirs)
        if back:
            struck = (1 - hits * sinks) * odds.hit(back, theirs, self.own)
            worth -= struck * (
                points(hold) + self.home + self.order * self.own * (1 + self.share)
                if ship.masts == 1
                else self._mast(hold)
            )
        return worth

    def _mast(self, hold: Cargo) -> float:
        return RIVAL.weights.mast + RIVAL.weights.exposed * (points(hold) + self.order * self.own)

    def at(self, ship: Ship, hold: Cargo) -> float:
        """What others may do to a ship until her next turn, and she to them after."""
        worth = -self._mast(hold) * (ship.size - ship.masts)
        if not self._careful:
            return worth
        aboard = points(hold)
        for foe, prize, theirs in self._foes:
            steps = SEA.apart[foe.cell][ship.cell]
            if steps > _NEAR:
                continue
            boards = 0.0
            reached = self._reached(foe, ship, steps, theirs)
            if reached:
                boards = reached * RIVAL.weights.bold * self._boarded(ship, foe, aboard, hold, prize, theirs)
            fires = RIVAL.weights.fire * self._abeam(foe, ship, theirs)
            if fires:
                fires *= -odds.hit(foe.size, theirs, self.own) * (
                    aboard * (1 + self.share) + self.home + self.order * self.own * (1 + self.share)
                    if ship.masts == 1
                    else self._mast(hold)
                )
            worth += self._fear * min(boards, fires)
        return worth

    def _abeam(self, foe: Ship, ship: Ship, theirs: int) -> float:
        """How likely another can lie so in his next watch that he has a ship abeam."""
        if foe.seat in self.state.trapped and self.state.watch == 1:
            return 0.0
        missed, cell = 1.0, foe.cell
        for course, beside in enumerate(SEA.beside[ship.cell]):
            if beside < 0 or self._barred >> beside & 1:
                continue
            if beside == cell:
                return 1.0
            found = SEA.straight[cell].get(beside)
            if found is not None and (found[0] - course) % 4 == 2:
                free, _ = SEA.free_steps(cell, found[0], self._barred)
                if free >= found[1]:
                    missed *= 1 - _REACH[theirs][found[1]]
        return 1 - missed if self.state.watch == 1 else 1 - missed**2

    def _reached(self, foe: Ship, ship: Ship, steps: int, theirs: int) -> float:
        """How likely another can board a ship where she is, in his next watch."""
        watch = self.state.watch - (foe.seat in self.state.trapped)
        found = SEA.straight[foe.cell].get(ship.cell)
        if found is None or not watch:
            return RIVAL.weights.detour if watch > 1 and steps <= 5 else 0.0
        course, _ = found
        free, _ = SEA.free_steps(foe.cell, course, self._barred)
        if free < steps:
            return 0.0
        once = _REACH[theirs][steps]
        return once if watch == 1 else 1 - (1 - once) ** 2

    def _boarded(self, ship: Ship, foe: Ship, aboard: float, hold: Cargo, prize: float, theirs: int) -> float:
        """What comes of it if another may board her and does if he gains by it."""
        wins = odds.boarding(foe.masts, ship.masts, theirs, self.own)
        room = HOLD - self.state.holds[foe.seat].total
        robbed = min(aboard, GOLD_POINTS * room) + self.order * self.own
        loss = aboard + self.order * self.own
        back = min(prize, GOLD_POINTS * (HOLD - hold.total)) + self.order * theirs
        stake = prize + self.order * theirs + self.home
        if wins * (robbed + self.share * loss) <= (1 - wins) * (stake + self.share * back):
            return 0.0
        return (1 - wins) * (back + self.share * stake) - wins * (loss + self.home + self.share * robbed)
