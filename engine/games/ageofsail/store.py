"""States as JSON and back, and what must always hold of a state."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.ageofsail.line_sailing import leader
from engine.games.ageofsail.lines import are_joined, has_gap, is_following
from engine.games.ageofsail.parties import lives, there
from engine.games.ageofsail.sailing import DRIFT
from engine.games.ageofsail.scenarios import scenario_of
from engine.games.ageofsail.scenarios.assault import DATA, GROUND
from engine.games.ageofsail.scenarios.base import PLAYERS
from engine.games.ageofsail.setup import MOST_SHIPS
from engine.games.ageofsail.shape import is_joined, is_open
from engine.games.ageofsail.state import (
    LAID,
    NONE,
    Arrange,
    Begin,
    Cards,
    CloseUp,
    Drift,
    Gun,
    Layout,
    LineSail,
    LineStop,
    Place,
    Prize,
    Sail,
    Situate,
    State,
    Stop,
    Turn,
    home,
    surveyed,
)
from engine.sailing.resuming import Resume
from engine.sailing.ships import mustered
from engine.sailing.soundness import check_afloat, check_asked
from engine.stored import Stamp, hold

VERSION = 1
"""Version of the rules and of the stored state."""


def check(state: State) -> None:
    """Raises AssertionError where an invariant of the state is broken. Every stored state is held against it."""
    board = state.rules.board
    check_afloat(state, board.sea, _boarding(state), board.sets)
    _check_rules(state)
    _check_laid(state)
    _check_seats(state)
    _check_ships(state)
    _check_ashore(state)
    _check_lines(state)
    _check_cards(state)
    _check_past(state)
    _check_todo(state)


def _check_rules(state: State) -> None:
    """What is played, and where there are forts."""
    battle, sites = state.rules.scenario == "battle", range(len(state.rules.board.grounds))
    hold(battle or not state.rules.sums, "scenarios score nothing (AS-50 to AS-52)")
    hold(battle == (state.role < 0), "in scenarios alone somebody plays alone (AS-50 to AS-52)")
    hold(
        state.silent == NONE or (state.silent in sites and state.rules.scenario in ("pirates", "hunt")), "a silent fort"
    )
    hold(all(ship.seat != state.role and 0 <= ship.seat < len(state.forts) for ship in state.waiting), "who waits")
    for step in state.todo:
        if isinstance(step, Place):
            hold(step.seat in (None, step.owner) and 0 <= step.owner < len(state.forts), "whoever places is asked")
            hold(step.owner != state.role, "whoever plays alone places nothing (AS-50, AS-52)")
        if isinstance(step, Layout):
            hold(step.seat == state.role and not state.ships, "the defender lays the fort first (AS-52)")
    hold(all(fort.site in (NONE, LAID) or fort.site in sites for fort in state.forts), "each fort has a place")


def _check_seats(state: State) -> None:
    seats = len(state.forts)
    if state.rules.scenario == "battle":
        _check_places(state)
    else:
        hold(seats in PLAYERS and 0 <= state.role < seats, "somebody plays alone (AS-50 to AS-52)")
    hold(len(state.turns) == len(state.orders) == len(state.sums) == seats, "each seat has its own")
    hold(-1 <= state.order_of < seats, "the order is somebody's (AS-38)")
    scenario = scenario_of(state)
    for seat, fort in enumerate(state.forts):
        ground = home(state, seat)
        hold(0 <= fort.live < 1 << len(ground.cells) or not ground.cells, "cards")
        hold(0 <= fort.fired < 1 << ground.cannons, "the arms don't fire")
    present = {seat for seat in range(seats) if scenario.present(state) >> seat & 1}
    if state.over is None:
        hold(present == set(range(seats)) - set(state.out), "who has ships is in the battle (AS-37)")
        hold(len(present) > 1, "the last one with ships has won (AS-37)")


def _check_places(state: State) -> None:
    """Of a battle."""
    seats = len(state.forts)
    places = state.rules.board.places.get(seats, ())
    hold(bool(places), "so many may play (AS-70)")
    sites = [fort.site for fort in state.forts]
    hold(set(sites) <= set(places) and len(set(sites)) == seats, "each fort has a place")
    turned = [(places.index(site) - places.index(sites[0])) % len(places) for site in sites]
    hold(turned == sorted(turned), "seats go clockwise (AS-8)")


def _check_ships(state: State) -> None:
    hulls = scenario_of(state).hulls(state)
    known = {ship.id: ship.size for ship in (*state.ships, *state.waiting)}
    hold(len(known) <= len(hulls) <= MOST_SHIPS, "each seat has its ships (AS-30, AS-70)")
    ships = [(ship.id, ship.size) for ship in state.ships]
    hold(ships == [hull for hull in hulls if hull in set(ships)], "ships in fleet order")
    hold(len(known) == len(state.ships) + len(state.waiting), "no ship lies at sea and waits")
    for ship in state.waiting:
        hold(
            0 <= ship.cell < state.rules.board.sea.size and 0 <= ship.heading < 8,
            "where a ship that waits is told to be",
        )
        hold((ship.id, ship.size) in hulls, "a ship that waits is of a fleet")
        hold(0 <= ship.masts <= ship.size, "masts (AS-4)")
    hold(state.turn == 0 or (not state.waiting and len(ships) == len(hulls)) or bool(state.out), "all are at sea")
    afloat = [ship.cell for ship in state.ships if ship.masts]
    hold(not any(state.works.walls >> cell & 1 for cell in afloat), "no ship in a fort (AS-6)")
    total = sum(size for _, size in hulls)
    masts = sum(ship.masts for ship in (*state.ships, *state.waiting))
    masts += sum(party.masts for party in state.ashore)
    hold(masts == total + state.mended - state.lost, "masts are conserved")
    hold(min(state.mended, state.lost) >= 0, "masts are counted")
    places = range(len(state.ships))
    hold(all(place in places for place in state.rested), "rested ships are ships")


def _check_laid(state: State) -> None:
    """The fort that is laid out (AS-52)."""
    laid, sea = state.laid, state.rules.board.sea
    if state.rules.scenario != "assault":
        hold(not (laid or state.ashore or state.storms), "an assault alone has a fort laid out (AS-52)")
        hold(all(fort.site != LAID for fort in state.forts), "an assault alone has a fort laid out (AS-52)")
        return
    sites = [LAID if seat == state.role else NONE for seat in range(len(state.forts))]
    hold([fort.site for fort in state.forts] == sites, "the defender has the fort")
    if state.over is None:
        hold(bool(laid) != any(isinstance(step, Layout) for step in state.todo), "the fort is laid first")
    if laid:
        hold(len(laid) == DATA.cannons and laid == tuple(sorted(set(laid))), "ten cannons in their order (AS-52)")
        hold(all(0 <= cell < sea.size and GROUND >> cell & 1 for cell in laid), "the fort lies in its field (AS-52)")
        hold(is_joined(sea, laid) and is_open(sea, laid), "a fort is joined and encloses no water (AS-52)")


def _check_ashore(state: State) -> None:
    """Those who stand in it, and their fights (AS-52)."""
    laid = state.laid
    places = [(party.cell, party.seat) for party in state.ashore]
    hold(places == sorted(set(places)), "of each seat one party in a cell, in order")
    for party in state.ashore:
        hold(min(party.ready, party.spent) >= 0 and party.masts > 0, "a party has masts")
        hold(0 <= party.seat < len(state.forts) and party.seat not in (state.role, *state.out), "attackers' parties")
        hold(party.cell in laid and not lives(state, party.cell), "parties stand where no cannon lives (AS-52)")
        hold(there(state, party.cell) <= DATA.room, "three masts at most in a cell (AS-52)")
    for storm in state.storms:
        hold(storm.cell in laid and 0 < storm.turn <= state.turn and 0 < storm.masts <= DATA.room, "fights are noted")


def _check_lines(state: State) -> None:
    hold(not state.lines or state.rules.line, "lines are an option (AS-40)")
    named = [place for line in state.lines for place in line]
    hold(set(named) <= set(range(len(state.ships))) and len(set(named)) == len(named), "a ship is in one line at most")
    for line in state.lines:
        hold(len(line) > 1, "a line dissolves below two ships (AS-41)")
        hold(len({state.ships[place].seat for place in line}) == 1, "a line is somebody's (AS-40)")
        amid = state.over is not None or is_following(state, line) or has_gap(state, line)
        hold(amid or are_joined(state, line), "each ship of a line lies next to the one before (AS-40)")


def _boarding(state: State) -> list[int]:
    """The ships that are being boarded, while cannons may fire at the boarder or the mover must let it go on."""
    sailing = [step for step in state.todo if isinstance(step, Sail | LineSail)]
    return [step.target for step in sailing if step.target >= 0 and not step.goal]


def _check_cards(state: State) -> None:
    hold(0 <= state.situations <= state.rules.board.situations, "the deck of situations")
    hold(state.situation is None or state.rules.situations, "situations are an option (AS-29)")


def _check_past(state: State) -> None:
    hold(1 <= state.round <= max(state.turn, 1) and max(state.turns) == state.turn, "turns and rounds are counted")
    hold(all(0 <= turn <= state.turn for turn in state.turns), "each seat's last turn")
    hold(state.turns[state.mover] == state.turn, "the turn is the mover's")
    hold(0 <= state.quiet <= state.rules.quiet, "quiet rounds are counted (AS-39)")
    hold(state.rules.rounds is None or state.round <= state.rules.rounds, "the last round (AS-39)")


def _check_todo(state: State) -> None:
    if state.over is not None:
        hold(not state.todo, "nothing is left to do when the battle is over")
        return
    *above, turn = state.todo or (None,)
    if state.turn == 0:
        hold(isinstance(turn, Begin) and all(isinstance(step, Layout | Place) for step in above), "it begins")
    else:
        hold(isinstance(turn, Turn) and turn.seat == state.mover, "a turn lies at the bottom")
    hold(not any(isinstance(step, Turn) for step in above), "one turn only")
    check_asked(state)
    top = state.todo[0]
    hold(isinstance(top, Gun | Prize) or top.seat == state.mover, "only forts and prizes are others' to decide")
    hold(all(step.seat is None for step in state.todo[1:-1]), "one question at a time")
    places = range(len(state.ships))
    for step in state.todo:
        if isinstance(step, Sail | Stop | Drift | Gun):
            hold(step.ship in places, "a ship of the battle")
        if isinstance(step, LineSail | LineStop):
            hold(bool(step.ships) and set(step.ships) <= set(places), "ships of the battle")
        if isinstance(step, LineStop):
            hold(0 <= step.since < len(step.ships) and set(step.finished) <= set(step.ships), "a stop of these (AS-42)")
        if isinstance(step, CloseUp):
            hold(step.ahead in places and 0 <= step.cell < state.rules.board.sea.size, "a gap of a line (AS-41)")
        if isinstance(step, Gun):
            hold(0 <= step.card < home(state, step.owner).cannons, "a cannon of the battle")
            hold(step.seat in (None, step.owner), "its owner is asked")
    _check_question(state)


def _check_question(state: State) -> None:
    """What is asked can be answered."""
    top = state.todo[0]
    if isinstance(top, Arrange | Cards):
        hold(state.wind is None, "the cards come after the ships are arranged (AS-7)")
    elif not isinstance(top, Resume | Layout | Place) and scenario_of(state).draws_cards(state, state.mover):
        hold(state.wind is not None, "the cards are drawn")
    if isinstance(top, Place) and top.seat is not None:
        hold(any(ship.seat == top.seat for ship in state.waiting), "a ship to put on the sea")
        hold(scenario_of(state).berths(state, top.seat) > 0, "a cell to put her on (AS-50, AS-52)")
    if isinstance(top, Stop):
        ship = state.ships[top.ship]
        hold(ship.seat == state.mover and ship.masts > 0, "a stop of the mover's ship")
    if isinstance(top, LineStop):
        hold(leader(state, top).seat == state.mover and leader(state, top).masts > 0, "a stop of the mover's line")
    if isinstance(top, Situate):
        hold(state.situation in ("teleport", "repair"), "a situation to decide about")
        if state.situation == "repair":
            damaged = [ship for ship in state.ships if ship.seat == state.mover and 0 < ship.masts < ship.size]
            hold(bool(damaged), "a damaged ship (AS-29)")
    if isinstance(top, Gun):
        cannon = home(state, top.owner).reach[top.card]
        hold(state.ships[top.ship].cell in cannon and state.ships[top.ship].masts > 0, "a ship in reach (AS-33)")
    if isinstance(top, Prize):
        winner, beaten = state.ships[top.winner], state.ships[top.beaten]
        hold(winner.masts > 0 and not beaten.masts and top.seat == winner.seat, "the winner is asked (AS-32)")
    for step in state.todo:
        if isinstance(step, LineSail):
            _check_line_sail(state, step)
        if isinstance(step, Sail):
            ship = state.ships[step.ship]
            ahead = len(state.rules.board.sea.ways[ship.cell][ship.heading])
            hold(0 <= step.goal <= ahead and step.goal <= step.left, "a way on the sea")
            hold(-1 <= step.target < len(state.ships), "a ship to board")
        if isinstance(step, Drift):
            hold(0 <= step.goal <= DRIFT and 0 <= step.course < 8, "a drift of two cells (AS-29)")


def _check_line_sail(state: State, step: LineSail) -> None:
    first = state.ships[step.ships[0]]
    ahead = len(state.rules.board.sea.ways[first.cell][first.heading])
    hold(step.boarded or (0 <= step.goal <= ahead and step.goal <= step.left), "a way on the sea")
    hold(-1 <= step.target < len(state.ships), "a ship to board")
    hold(0 < step.entered <= len(step.cells) <= len(step.ships), "those who have made the step")


_STAMP = Stamp("Age of Sail", VERSION, State, check)
dump = _STAMP.dump


def load(data: bytes) -> State:
    """The state back. Raises ValueError for what no version of the game has written."""
    state = _STAMP.load(data)
    return surveyed(replace(state, ships=mustered(state.ships)))
