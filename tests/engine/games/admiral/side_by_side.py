"""The engine and the independent model of Admiral play the same game, and are compared at each step.

What the model draws is what the engine drew, in the same order; if either draws more than the other, or by other dice,
it is a fault.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from engine.game import Action, Choice, IllegalAction
from engine.games import admiral
from engine.games.admiral import fireships
from engine.games.admiral.asking import ANEW, LOT
from engine.games.admiral.state import State, ordering
from engine.sailing.resuming import Resume
from engine.values import Answer, Key, Path, Picks, read_cell
from tests.engine.games.admiral.independent import ending, mines, model
from tests.engine.games.admiral.independent.shoals import MOST_MINES
from tests.engine.games.admiral.independent.state import IllegalMove
from tests.engine.games.admiral.independent.trial import eager, kind_of
from tests.engine.games.admiral.offered import Offered
from tests.engine.games.admiral.starting import Chance, begin
from tests.engine.games.admiral.translation import (
    asked,
    cell_name,
    differences,
    facts,
    laying,
    modelled,
    pieces,
    theirs,
    to_path,
    to_words,
)
from tests.engine.sailing.independent.sea import name_of

ENGINE, RANDOM = 0.15, 0.3
"""How often a move is one of the engine's, and where one isn't, that it is any of the model's."""
LEAVES, LEAVES_ASIDE = 0.02, 0.4
"""How often somebody leaves a game of more than two in which somebody does, and where something is shared out."""
FIRES = 0.15
"""How often a ship is declared a fireship where that was drawn: else few would be left."""
SWITCHES = 0.05
"""How often somebody switches mines."""
ORDERS, FIRST_ORDERS = 0.04, 6
"""How often a standing order is given in games with orders, besides so many at the start."""
ORDERED = {
    "defence": ("join", "all", "ask"),
    "sharing": ("share", "usual", "ask"),
    "stowing": ("pearls", "usual", "ask"),
    "idle": ("", "pass", "call"),
}
"""Standing orders: the model's question, what is usual, and what asks."""


class Pair(Offered):
    """One game on both sides."""

    def __init__(self, kind: str, seed: int, leaves: bool = False) -> None:
        """`leaves`: somebody may leave."""
        self.rng = Random(f"{kind} {seed}")
        self.chance = Chance(self.rng)
        self.leaves = leaves
        self.orders = FIRST_ORDERS if self.rng.random() < 0.5 else 0
        self.ordering = ORDERS if self.orders else 0.0
        self.state, self.model, about = begin(kind, self.rng, self.chance)
        self.done = [about]
        """All that was done, for whoever looks for the fault."""
        self.came: Counter[str] = Counter()

    def play(self) -> Counter[str]:
        """To the end. Returns how often which kind of move came. Raises AssertionError where they differ."""
        try:
            self.compare()
            while self.state.over is None:
                self.step()
                self.compare()
            if self.state.terms.mines <= MOST_MINES[2]:
                admiral.check(self.state)
            self.compare_outcome()
        except (AssertionError, IllegalAction, IllegalMove) as error:
            error.add_note("\n".join(self.done[:1] + self.done[-12:]))
            raise
        return self.came

    def step(self) -> None:
        """Somebody does something: orders, leaves, or decides."""
        question = asked(self.state)
        assert question is not None
        seat, kind = question
        if kind == "lay":
            seat = self.rng.choice(laying(self.state))
        alive = [who for who in range(len(self.state.orders)) if who not in self.state.out]
        often = (LEAVES_ASIDE if kind in ("join", "share", "pearls") else LEAVES) if len(alive) > 2 else LEAVES / 5
        if self.orders or self.rng.random() < self.ordering:
            self.orders = max(0, self.orders - 1)
            self.order(self.rng.choice(alive))
        elif self.leaves and self.rng.random() < often:
            self.leave(self.rng.choice(alive), kind)
        elif self.state.mines and self.rng.random() < SWITCHES:
            self.switch(self.rng.choice(self.state.mines).seat)
        else:
            self.compare_choices(seat, kind)
            words = self.chosen(seat, kind)
            self.count(kind, words)
            self.act(seat, kind, words)

    def count(self, kind: str, words: Sequence[str]) -> None:
        self.came[kind_of(words) if kind == "turn" else kind] += 1
        pearls = sum([ship.pearls for ship in self.state.ships])
        self.came["boarded pearls"] += pearls > 0 and kind == "turn" and words[0] == "board"
        if kind == "turn" and words[0] == "end":
            self.came["explode by end"] += any(fireships.burning(self.state))
        if kind == "turn" and words[1:2] == ["work"]:
            self.came["work together"] += self.model.ships[words[2]].owner != self.model.mover

    def count_changes(self, before: State) -> None:
        """What came of a move that isn't its kind."""
        came, state = self.came, self.state
        mined, gone = len(state.blown) > len(before.blown), set(state.out) - set(before.out)
        came["mined"] += mined
        came["mined adrift"] += mined and before.stormy
        came["fireship captured"] += any(
            one.lit and one.seat != other.seat for one, other in zip(state.ships, before.ships, strict=True)
        )
        for one, other in zip(state.forts, before.forts, strict=True):
            came["rebuilt"] += one.strength > 0 and len(other.workers) > 0 and not other.strength
            passed = one.seat >= 0 and other.seat in gone and one.seat != other.seat
            came["inherited"] += passed and state.sides[one.seat] == state.sides[other.seat]
        came["homeless"] += any(before.homeless[seat] == 2 and before.muster.lying[seat] for seat in gone)

    def act(self, seat: int, kind: str, words: Sequence[str]) -> None:
        """The same on both sides."""
        self.done.append(f"round {self.state.round}, {seat}, {kind}: {' '.join(words)}")
        action = Action(to_path(self.state, kind, words))
        before = self.state
        self.state, _ = admiral.apply(self.state, seat, action, self.chance)
        if before.round:
            self.count_changes(before)
        if kind == "lay":
            model.lay(self.model, theirs(before, seat), words, self.chance.again)
        else:
            model.play(self.model, words, self.chance.again)

    def switch(self, seat: int) -> None:
        """Mines of a cell are switched: each alike."""
        ours = [mine for mine in self.state.mines if mine.seat == seat]
        mine = self.rng.choice(ours)
        waits = [kind for kind in "sgfb" if self.rng.random() < 0.5]
        word, path = self.rng.choice((("held", False), ("armed", False), ("armed", True)))
        if path and not 1 <= len(waits) <= 3:
            return
        cell = read_cell(cell_name(self.state, mine.cell))
        assert cell is not None
        action: Path = (Key("mines"), cell, Key("waits" if path else word))
        if path:
            action = (*action, Picks(tuple([Key(kind) for kind in waits])))
        offered = admiral.may(self.state, seat, (Key("mines"),))
        assert isinstance(offered, Choice)
        mapped = theirs(self.state, seat)
        names = {name for owner, name, *_ in modelled(self.model)["mines"] if owner == mapped}
        assert {option.value.token for option in offered.options if option.value != ANEW} == names
        if not self.may(seat, action):  # so they are switched already
            return
        self.done.append(f"{seat} switches {cell.token} {word} {waits if path else ''}")
        self.came["switch"] += 1
        self.state, _ = admiral.apply(self.state, seat, Action(action), self.chance)
        for one in [one for one in self.model.mines if one.owner == mapped and name_of(one.cell) == cell.token]:
            model.switch(self.model, mapped, [str(one.number), word, *(["".join(waits)] if path else [])])

    def order(self, seat: int) -> None:
        """A standing order that still matters is given, or taken back."""
        matter = sorted(ordering(self.state))
        if not matter:
            return
        key = self.rng.choice(matter)
        question, usual, ask = ORDERED[key]
        terms, mapped = self.model.terms, theirs(self.state, seat)
        given: set[Any] = set(terms.ask) ^ {(mapped, question)}
        called = set(terms.called) ^ {mapped}
        on = (mapped, question) in given if question else mapped in called
        word = ask if on else usual
        path = (Key("orders"), Key(key), Key(word))
        if question:
            terms.ask = tuple(given)
        else:
            terms.called = tuple(called)
        self.done.append(f"{seat} orders {key} {word}")
        self.state, _ = admiral.apply(self.state, seat, Action(path), self.chance)

    def may(self, seat: int, path: Path) -> bool:
        """Whether a seat may do this, though it isn't asked."""
        try:
            return isinstance(admiral.may(self.state, seat, path), Action)
        except IllegalAction:
            return False

    def leave(self, seat: int, kind: str) -> None:
        """Somebody leaves. What chance decides then the engine does at the next one's word."""
        self.done.append(f"{seat} leaves, asked for {kind}")
        self.came["leave"] += 1
        self.came["leave aside"] += kind in ("join", "share", "pearls")
        before = self.state
        self.state, _ = admiral.drop(self.state, seat)
        self.count_changes(before)
        if self.state.todo and isinstance(top := self.state.todo[0], Resume):
            assert top.seat is not None
            self.state, _ = admiral.apply(self.state, top.seat, Action((Key("wind"),)), self.chance)
        model.leave(self.model, theirs(before, seat), self.chance.again)

    # ------------------------------------------------------------ moves

    def chosen(self, seat: int, kind: str) -> list[str]:
        """A legal move of one of both."""
        if self.rng.random() < ENGINE:
            words = self.walked(seat)
            while kind == "turn" and words[-1] == "fireship" and self.rng.random() > FIRES:
                words = self.walked(seat)
            why = self.refused(kind, seat, words)
            assert why is None, f"{words}: the model refuses what the engine offers: {why}"
            return words
        if kind == "lay":
            able = mines.fields(self.model, theirs(self.state, seat))
            words = [name_of(self.rng.choice(able)) for _ in range(self.rng.randint(0, self.state.terms.mines))]
        else:
            words = model.sample(self.model, self.rng) if self.rng.random() < RANDOM else eager(self.model, self.rng)
        while kind == "turn" and words[-1] == "fireship" and self.rng.random() > FIRES:
            words = eager(self.model, self.rng)
        if kind == "drift" and words == ["rest"] and not self.takes(seat, (Key("rest"),)):
            words = ["stay"]
        taken = self.takes(seat, to_path(self.state, kind, words))
        assert taken, f"{words}: the engine refuses what the model offers"
        return words

    def refused(self, kind: str, seat: int, words: Sequence[str]) -> str | None:
        """Why the model refuses a move."""
        if kind != "lay":
            return model.why_not(self.model, words)
        try:
            mines.check_lay(self.model, theirs(self.state, seat), words)
        except IllegalMove as refusal:
            return str(refusal)
        return None

    def walked(self, seat: int) -> list[str]:
        """Any move of the engine's, by its questions; the model lays no mines by lot."""
        path: Path = ()
        while isinstance(step := admiral.choose(self.state, seat, path), Choice):
            values = [option.value for option in step.options if option.value != LOT]
            if step.most is None:
                answer: Answer = self.rng.choice(values)
            else:
                count = self.rng.randint(step.least, step.most)
                answer = pieces(self.state, [one.token for one in self.rng.sample(values, count)])
            path = (*path, answer)
        return to_words(self.state, path)

    # ------------------------------------------------------------ comparing

    def compare(self) -> None:
        """Both know the same. When the game is over, where things lie matters to nobody. Raises AssertionError."""
        assert not self.chance.waiting, f"the engine drew more: {list(self.chance.waiting)}"
        self.end_race()
        assert (self.state.over is None) == (self.model.over is None), f"{self.state.over}, model {self.model.over}"
        if self.state.over is None:
            if self.model.setting_up:  # the mover doesn't matter yet
                self.model.mover = theirs(self.state, self.state.mover)
            found = differences(facts(self.state), modelled(self.model))
            assert not found, "\n".join(found)

    def end_race(self) -> None:
        """The engine ends a race as soon as nobody is left who could still arrive in the round; the model plays on to
        its end, and its winners are the same (AD-61)."""
        if self.state.over is None or self.state.over.how != "arrived" or self.model.over:
            return
        order = self.model.order
        later = order[order.index(self.model.mover) + 1 :]
        assert self.model.mover in self.model.arrived
        assert all(seat in self.model.out for seat in later)
        while not self.model.over:
            model.play(self.model, ["rest" if self.model.pending.kind == "drift" else "end"], self.chance.again)

    def compare_outcome(self) -> None:
        """The same have won; a draw is one place of all that are left. Raises AssertionError."""
        outcome, over = admiral.outcome(self.state), self.model.over
        assert outcome is not None
        assert over is not None
        best = sorted([theirs(self.state, seat) for seat in outcome.places[0]]) if outcome.places else []
        if over.winners:
            assert best == over.winners, f"engine {outcome.places}, model {over}"
        else:
            alive = sorted(ending.winners(self.model, ending.sides(self.model, self.model.in_play())))
            assert best in ([], alive), f"engine {outcome.places}, model {over}"


def play_side_by_side(kind: str, seed: int, leaves: bool = False) -> Counter[str]:
    """One random game of the engine and the model. Returns how often which kind of move came. Raises AssertionError
    where they differ."""
    return Pair(kind, seed, leaves).play()
