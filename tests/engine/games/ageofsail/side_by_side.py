"""The engine and the independent model play the same game, and are compared at each step.

The engine is used by its contract alone. What the model draws is what the engine drew, in the same order; if either
draws more than the other, or by other dice, it is a fault.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from engine import walk
from engine.game import Action, Game
from engine.seating import Setup
from engine.setups import sides
from tests.engine.games.ageofsail.asking import find, hold, options, same
from tests.engine.games.ageofsail.composing import FORM, PRESETS, form, in_order, lay, named_cells
from tests.engine.games.ageofsail.independent.lines import longer, may_be_line, may_begin_line
from tests.engine.games.ageofsail.independent.model import Model
from tests.engine.games.ageofsail.independent.rematch import order_in_rematch
from tests.engine.games.ageofsail.independent.scenario import ROUNDS
from tests.engine.games.ageofsail.independent.seas import Site, are_nearest
from tests.engine.games.ageofsail.independent.trial import enemies, random_options, random_path
from tests.engine.sailing.independent.sea import COURSES, SIDE, cell_of, name_of, step, turned
from tests.engine.sailing.recorded import Recorded

FREELY, LEAVES = 0.05, 0.002
"""How often somebody does what he only may, and how often one leaves."""
FORMS, LINES, TURNS, USUAL = 0.2, 0.4, 0.3, 0.1
"""How often a line is declared where one may be, and sailed where there is one, and of that how often its first only
turns; how often the bot puts the ships."""
LAZY = 0.03
"""In how many games all end their turns at once, so that it comes to the last round."""

ALONE = {"pirates": "merchant", "hunt": "pirate", "assault": "defender"}
OTHERS = {"pirates": "pirate", "hunt": "hunter", "assault": "attacker"}
"""The sides of a scenario."""
GO_ON = ({"wind"}, {"on"})
"""What the engine asks only because chance comes with an action."""

Seen = Callable[[Any, int], dict[str, Any]]
"""Of the engine's state and the number of seats what `Model.snapshot` gives, or a part of it: made of the views."""


class Pair:
    """One game on both sides."""

    def __init__(
        self, game: Game, seats: int, rng: Random, seen: Seen, leaves: float, kind: Mapping[str, Any] | None = None
    ) -> None:
        """`kind`: options that aren't the usual ones; those of the engine."""
        self.game, self.seats, self.rng, self.seen, self.leaves = game, seats, rng, seen, leaves
        chosen = {**random_options(rng), **(kind or {})}
        first = rng.randrange(seats) if rng.random() < 0.5 else None
        champion = rng.randrange(seats) if rng.random() < 0.5 else None
        scenario = chosen.get("scenario", "battle")
        role = None if scenario == "battle" else rng.randrange(seats)
        self.options = game.Options(**chosen)
        parts = () if role is None else tuple([(OTHERS, ALONE)[seat == role][scenario] for seat in range(seats)])
        setup = Setup(seats, None if scenario == "assault" else first, parts, champion)
        for side in sides(game, self.options, seats):
            assert setup.sides.count(side.key) == side.seats
        self.chance = Recorded(rng)
        self.state = game.new(setup, self.options, self.chance)
        order = order_in_rematch(
            [] if champion is None else [champion], chosen.get("order", "none"), chosen.get("printed", False)
        )
        self.model = Model(seats, {**chosen, "role": role, "order": order}, self.chance.again, first)
        self.model.battle.lists_lines = False
        self.model.look_again()
        if scenario == "battle":
            self.berth()
        self.done: list[str] = [f"{setup}, {chosen}"]
        """All that was done, for whoever looks for the fault."""
        self.came: Counter[str] = Counter()
        self.lazy = rng.random() < LAZY
        self.go_on()

    def berth(self) -> None:
        """The model's ships begin where the engine's do: which of equally near cells they have is data (AS-70).

        Raises AssertionError where those aren't the nearest.
        """
        cells = {ship.id: cell_of(ship.cell.token) for ship in self.game.view(self.state, None).ships}
        battle = self.model.battle
        for seat, fort in battle.forts.items():
            assert fort.arms is not None
            own = [ship for ship in battle.ships if ship.seat == seat]
            here = Site(fort.arms, tuple(fort.cannons), own[0].heading, ())
            for ship in own:
                ship.cell = cells[ship.id]
            assert are_nearest(here, SIDE * battle.sets, [ship.cell for ship in own])

    def play(self) -> Counter[str]:
        """To the end. Returns how often which kind of decision came. Raises AssertionError where they differ."""
        try:
            self.compare()
            while self.game.pending(self.state):
                self.step()
                self.compare()
        except AssertionError as error:
            error.add_note("\n".join(self.done[:1] + self.done[-12:]))
            raise
        return self.came

    def step(self) -> None:
        """Somebody does something, mostly what he owes."""
        who = self.rng.randrange(self.seats)
        battle = self.model.battle
        ((seat, kind),) = self.model.owes().items()
        if self.rng.random() < self.leaves:
            self.leave(who)
        elif self.rng.random() < FREELY and self.model.free_paths(who):
            self.act(who, self.rng.choice(sorted(self.model.free_paths(who))), walk.Freely(self.game))
        elif kind == "fort":
            self.lay(seat)
        elif kind == "place" and self.rng.random() < USUAL:
            self.put_as_usual(seat)
        elif kind == "turn" and self.rng.random() < FORMS and may_begin_line(battle, []):
            self.form(seat)
        else:
            path = self.chosen(self.model.paths(seat))
            self.came[f"{kind} {path.split()[0]}" if path.split()[0] in ("line", "leave", "party") else kind] += 1
            self.came["land"] += "land" in path
            self.came["repair of a line"] += "repair" in path and kind == "stop"
            self.act(seat, path, self.game)

    def chosen(self, paths: set[str]) -> str:
        """One of the paths of who owes something: often one that sails a line, or by which a ship leaves it."""
        if self.lazy and "end" in paths:
            return "end"
        lines = sorted(path for path in paths if path.startswith(("line", "leave")))
        if lines and self.rng.random() < LINES:
            word = self.rng.choice(("line", "leave"))
            paths = {path for path in lines if path.startswith(word)} or set(lines)
            if self.rng.random() < TURNS:
                paths = {path for path in paths if path.split()[-1] in COURSES} or paths
        mending = sorted(path for path in paths if self.model.battle.line and "repair" in path)
        if mending and self.rng.random() < LINES:
            return self.rng.choice(mending)
        ((seat, kind),) = self.model.owes().items()
        if kind == "prize" and self.model.battle.line and self.rng.random() < LINES:
            paths = {path for path in paths if path.endswith(f" {self.cell_behind()}")} or paths
        return random_path(paths, enemies(self.model.battle, seat), self.rng)

    def cell_behind(self) -> str:
        """The cell from which the active ship came, where a prize is in the way of those who follow it (AS-42)."""
        ship = self.model.battle.active
        assert ship is not None
        return name_of(step(ship.cell, turned(ship.heading, 4)))

    def leave(self, seat: int) -> None:
        """Somebody leaves on both sides. What chance decides then the engine lets go on at the mover's word."""
        ((_, kind),) = self.model.owes().items()
        self.done.append(f"{seat} leaves")
        self.came[f"leaves in {kind}"] += 1
        self.state, _ = self.game.drop(self.state, seat)
        self.go_on(always=True)
        self.model.drop(seat)

    def go_on(self, always: bool = False) -> None:
        """Where the engine only waits for chance it goes on; `always`: whatever the model says."""
        while pending := self.game.pending(self.state):
            (who,) = pending
            found = options(self.game.choose(self.state, who, ()))
            if set(found) not in GO_ON or (not always and set(found) == self.model.paths(who)):
                return
            (value,) = found.values()
            action = self.game.choose(self.state, who, (value,))
            if not isinstance(action, Action):
                return
            self.state, _ = self.game.apply(self.state, who, action, self.chance)

    def act(self, seat: int, path: str, asked: walk.Asking) -> None:
        """The same on both sides."""
        self.done.append(f"{seat}: {path}")
        said = path.removeprefix("line ")
        self.state, _ = self.game.apply(self.state, seat, find(asked, self.state, seat, said), self.chance)
        rolled = [value + 1 for _, value in self.chance.waiting]
        self.model.act(seat, path)
        if said.startswith("party"):
            self.compare_fight(seat, said, rolled)

    def form(self, seat: int) -> None:
        """A line is declared. Which is the longest the engine says, where it is left to it (AS-40)."""
        battle = self.model.battle
        action = form(self.game, self.state, seat, battle, self.rng)
        names = [value.token for value in action.path]
        self.done.append(f"{seat}: {' '.join(names)}")
        self.state, _ = self.game.apply(self.state, seat, action, self.chance)
        if names[-1] == "all":
            (line,) = (line for line in self.game.view(self.state, None).lines if line[0] == names[1])
            names = [FORM, *line]
            ships = [battle.named(name) for name in line]
            assert may_be_line(battle, ships)
            if len(battle.fleet(seat)) <= 6:
                assert len(line) == max(map(len, longer(battle, ships[:1])))
        self.came["turn form"] += 1
        self.model.act(seat, " ".join(names).removesuffix(" done"))

    def lay(self, seat: int) -> None:
        """The defender lays his fort (AS-52)."""
        action = lay(self.game, self.state, seat, self.rng)
        self.done.append(f"{seat}: {' '.join(value.token for value in action.path)}")
        self.state, _ = self.game.apply(self.state, seat, action, self.chance)
        (fort,) = self.game.view(self.state, None).forts
        cells = named_cells(card.cell for card in fort.cards)
        for cell in in_order(cells):
            self.model.act(seat, name_of(cell))
        self.came["lay"] += 1

    def put_as_usual(self, seat: int) -> None:
        """The bot puts all ships that are left, where the model may put them too."""
        self.done.append(f"{seat}: usual")
        missing = {ship.id for ship in self.game.view(self.state, None).waiting if ship.seat == seat}
        action = find(self.game, self.state, seat, "rest")
        self.state, _ = self.game.apply(self.state, seat, action, self.chance)
        ships = {ship.id: ship for ship in self.game.view(self.state, None).ships}
        for id in sorted(missing):
            self.model.act(seat, f"{id} {ships[id].cell.token} {ships[id].heading}")
        self.came["rest"] += 1

    def compare(self) -> None:
        """Both sides see the same. Raises AssertionError."""
        assert not self.chance.waiting, f"the engine drew more: {list(self.chance.waiting)}"
        owed = self.game.pending(self.state)
        assert set(owed) == set(self.model.owes())
        for seat, decision in owed.items():
            assert decision.aside == (seat != self.model.battle.mover)
            kind = self.model.owes()[seat]
            assert self.game.view(self.state, None).asked == {"fort": "layout"}.get(kind, kind)
            self.compare_paths(seat)
        for seat in range(self.seats):
            self.compare_free(seat)
        snapshot = self.model.snapshot()
        for name, value in self.seen(self.state, self.seats).items():
            same_part(value, snapshot[name], name)
        self.compare_parties()
        self.compare_outcome()
        self.game.check(self.state)

    def compare_paths(self, seat: int) -> None:
        """What is owed may be answered alike. Raises AssertionError."""
        kind = self.model.owes()[seat]
        paths = {path.removeprefix("line ") for path in self.model.paths(seat)}
        apart: set[str] = set(PRESETS) if kind == "fort" else {"rest"} if kind == "place" else set()
        if kind == "turn" and may_begin_line(self.model.battle, []):
            apart = {FORM}
        assert apart <= set(options(self.game.choose(self.state, seat, ()))), f"{apart} isn't offered"
        if kind != "fort":
            hold(self.game, self.state, seat, paths, self.rng, apart)

    def compare_free(self, seat: int) -> None:
        """A seat may do the same freely. Raises AssertionError."""
        paths = self.model.free_paths(seat)
        if self.game.may(self.state, seat) is None:
            same(set(), paths, f"seat {seat} freely")
        else:
            hold(walk.Freely(self.game), self.state, seat, paths, self.rng)

    def compare_parties(self) -> None:
        """The same masts are ashore, and the mover's may move alike (AS-52). Raises AssertionError."""
        mover = self.model.battle.mover
        told: dict[str, dict[int, int]] = {}
        for party in self.game.view(self.state, None).parties:
            told.setdefault(party.cell.token, {})[party.seat] = party.masts
            ready, _ = self.model.battle.parties().get(party.cell.token, {}).get(party.seat, (0, 0))
            assert party.seat != mover or party.ready == ready, f"{party}: {ready} may move"
        ashore = self.model.battle.parties()
        assert told == {cell: {seat: sum(n) for seat, n in there.items()} for cell, there in ashore.items()}

    def compare_fight(self, seat: int, said: str, rolled: list[int]) -> None:
        """The fight of a party is told as it was rolled, the wind of the next turn perhaps after it (AS-52).

        Raises AssertionError.
        """
        if len(rolled) < 3:
            return
        _, _, goal, masts = said.split()
        told = self.game.view(self.state, None).struggles[-1]
        dice = [die for strike in told.strikes for side in strike for die in side]
        assert dice == rolled[: len(dice)]
        assert len(rolled) <= len(dice) + 1
        assert (told.cell.token, told.seat, told.masts) == (goal, seat, int(masts))
        (fort,) = self.game.view(self.state, None).forts
        (card,) = (card for card in fort.cards if card.cell.token == goal)
        assert told.won is not card.live

    def compare_outcome(self) -> None:
        """The same have won: with who has left of a side that wins together; a draw is one place of all (AS-37).

        Raises AssertionError.
        """
        outcome, winners = self.game.outcome(self.state), self.model.result()
        assert (outcome is None) == (winners is None), f"engine {outcome}, model {winners}"
        if outcome is None or winners is None:
            return
        best = sorted(outcome.places[0])
        team = sorted({seat for team in outcome.teams if set(team) & set(winners) for seat in team})
        told = list(self.game.view(self.state, None).winners)
        assert told in (winners, team), f"the engine says that {told} have won, the model {winners}"
        if not winners and self.model.battle.round >= ROUNDS:
            assert best in ([], list(range(self.seats))), f"a draw: {outcome.places}"
            return
        assert best == (team or winners), f"{winners} have won: {outcome.places}"


def same_part(engine: Any, model: Any, name: str) -> None:
    """Raises AssertionError where what the engine shows isn't in the model: of a mapping, its own keys."""
    if isinstance(engine, dict) and isinstance(model, dict) and name == "ships":
        assert set(engine) == set(model), f"{name}: engine {sorted(engine)}, model {sorted(model)}"
        for id, ship in engine.items():
            told = {key: model[id][key] for key in ship}
            assert ship == told, f"{id}: engine {ship}, model {told}"
        return
    assert engine == model, f"{name}: engine {engine}, model {model}"


def play_side_by_side(
    game: Game, seats: int, seed: int, seen: Seen, leaves: float = LEAVES, kind: Mapping[str, Any] | None = None
) -> Counter[str]:
    """One random game of the engine and the model; `kind`: the options that make it another than the usual one (AS-50,
    AS-70). Raises AssertionError where they differ.
    """
    return Pair(game, seats, Random(seed), seen, leaves, kind).play()
