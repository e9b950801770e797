"""What the engine and the independent model of Admiral offer and refuse at one point of a game, compared."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.game import Action, Choice, IllegalAction, Option
from engine.games import admiral
from engine.games.admiral.state import State
from engine.values import Key, Number, Path, Value
from tests.engine.games.admiral.independent import layout, mines, model
from tests.engine.games.admiral.independent.assault import MOST_BOARDERS
from tests.engine.games.admiral.independent.state import State as Model
from tests.engine.games.admiral.translation import (
    pieces,
    theirs,
    to_path,
    to_words,
    value,
)
from tests.engine.sailing.independent.sea import cell_of, distance, name_of

LOOKED_AT = 6
"""So many cells are looked at, whether a reef may be laid there."""
NUMBERS = ("1", "2", "3")


class Offered:
    """The engine's state and the model's, which are the same game; and the chance by which something is tried."""

    state: State
    model: Model
    rng: Random

    def choose(self, seat: int, path: Path) -> Choice | Action | None:
        """What the engine says to a path; None if it refuses it."""
        try:
            return admiral.choose(self.state, seat, path)
        except IllegalAction:
            return None

    def takes(self, seat: int, path: Path) -> bool:
        return isinstance(self.choose(seat, path), Action)

    def options(self, seat: int, path: Path = ()) -> list[Value]:
        step = admiral.choose(self.state, seat, path)
        assert isinstance(step, Choice)
        return [option.value for option in step.options]

    def paths(self, seat: int, path: Path = ()) -> list[Path]:
        """All moves that begin so and have no sets."""
        step = admiral.choose(self.state, seat, path)
        if isinstance(step, Action):
            return [path]
        assert step.options, path
        assert step.most is None, path
        return [whole for option in step.options for whole in self.paths(seat, (*path, option.value))]

    def compare_choices(self, seat: int, kind: str) -> None:
        """Both offer the same, and refuse the same. Raises AssertionError."""
        if kind == "turn":
            options = model.options(self.model)
            self.compare_moves(seat, options["moves"])
            for word in model.SETS:
                self.compare_sets(seat, word, options[word])
                self.try_set(seat, word, options[word])
            self.try_moves(seat)
        elif kind == "reefs":
            self.compare_reefs(seat)
        elif kind == "lay":
            cells = mines.fields(self.model, theirs(self.state, seat))
            self.same([one.token for one in self.options(seat)], [*map(name_of, cells), "enough", "lot"])
        elif kind == "join":
            self.same([one.token for one in self.options(seat)], self.model.pending.able)
        else:
            offered = [" ".join(to_words(self.state, path)) for path in self.paths(seat)]
            wanted = model.legal(self.model)
            if kind == "drift" and "rest" not in offered:
                wanted = [words for words in wanted if words != "rest"]
            self.same(offered, wanted)

    def compare_reefs(self, seat: int) -> None:
        """Of some cells, after some others, whether they are offered; of any, often near a fort, whether all are taken.
        Raises AssertionError."""
        laid = layout.random_reefs(self.model, self.rng.randrange(self.model.terms.reefs), self.rng.randrange)
        after = layout.with_reefs(self.model, list(map(cell_of, laid)))
        offered = [one.token for one in self.options(seat, tuple([value(self.state, name) for name in laid]))]
        able = set(layout.fields(after))
        assert {cell_of(name) for name in offered} <= able
        for cell in self.rng.sample(sorted(able), min(len(able), LOOKED_AT)):
            free = layout.free_paths(layout.with_reefs(after, [cell]))
            assert (name_of(cell) in offered) == free, (laid, name_of(cell), free)
        everywhere = [cell.token for cell in self.state.board.cells]
        fort = self.rng.choice(self.model.works).cell
        near = [name for name in everywhere if distance(cell_of(name), fort) == 2]
        names = self.rng.choices(self.rng.choice((everywhere, near)), k=self.model.terms.reefs)
        taken, why = self.takes(seat, to_path(self.state, "reefs", names)), model.why_not(self.model, names)
        assert taken == (why is None), f"{names}: engine {taken}, model {why}"

    def same(self, engine: Sequence[str], model: Sequence[str]) -> None:
        """Raises AssertionError."""
        assert len(set(engine)) == len(engine), f"twice: {sorted(engine)}"
        alone, missing = sorted(set(engine) - set(model)), sorted(set(model) - set(engine))
        assert (alone, missing) == ([], []), f"only the engine offers {alone}, only the model {missing}"

    def compare_moves(self, seat: int, wanted: Sequence[str]) -> None:
        keys = [one for one in self.options(seat) if one.token not in model.SETS]
        self.same([" ".join(to_words(self.state, path)) for key in keys for path in self.paths(seat, (key,))], wanted)

    def compare_sets(self, seat: int, word: str, wanted: dict[str, Any]) -> None:
        """The same targets, each for the same ships and forts; with as many shots left."""
        key = Key(word)
        found: dict[str, Any] = {}
        for target in self.options(seat, (key,)) if key in self.options(seat) else ():
            step = admiral.choose(self.state, seat, (key, target))
            assert isinstance(step, Choice)
            names = [option.value.token for option in step.options]
            assert (step.least, step.most) == (1, min(MOST_BOARDERS, len(names)) if word == "board" else len(names))
            found[target.token] = names
            if word == "fire":
                shots = [shots_told(option) for option in step.options]
                found[target.token] = dict(zip(names, shots, strict=True))
        assert found == wanted, f"{word}: engine {found}, model {wanted}"

    def try_set(self, seat: int, word: str, able: dict[str, Any]) -> None:
        """Some set, often a legal one, is taken by both or neither; so is a number of shots."""
        everything = [*self.model.ships, *self.model.forts]
        target = self.rng.choice(sorted(able) if able and self.rng.random() < 0.7 else everything)
        pool = list(able.get(target, everything))
        names = set(self.rng.sample(pool, self.rng.randint(1, min(5, len(pool)))))
        if self.rng.random() < 0.25:
            names.add(self.rng.choice(everything))
        path: Path = (Key(word), value(self.state, target), pieces(self.state, sorted(names)))
        step = self.choose(seat, path)
        wanted = names <= set(able.get(target, ())) and (word != "board" or len(names) <= MOST_BOARDERS)
        assert (step is not None) == wanted, f"{word} {target} {sorted(names)}: engine {step}"
        if step is None:
            return
        if word == "fire" and len(names) == 1 and able[target][min(names)] > 1:
            number = self.rng.randint(0, 4)
            taken = self.takes(seat, (*path, Number(number)))
            assert taken == (model.why_not(self.model, ["fire", target, *names, str(number)]) is None), (path, number)
        while isinstance(step, Choice):
            path = (*path, self.rng.choice(step.options).value)
            step = self.choose(seat, path)
        assert model.why_not(self.model, to_words(self.state, path)) is None, path

    def try_moves(self, seat: int) -> None:
        """Moves that are mostly illegal are taken by both or neither."""
        ships = sorted(self.model.ships)
        ship = self.rng.choice(ships)
        number = self.rng.choice(NUMBERS)
        for words in (
            [ship, self.rng.choice(self.state.board.cells).token],
            [ship, self.rng.choice(("repair", "stop", "load", "unload"))],
            [ship, "work", self.rng.choice(ships)],
            [ship, self.rng.choice(("load", "unload")), number],
            [ship, self.rng.choice(("fireship", "explode"))],
            ["give", self.rng.choice(sorted(self.model.forts)), str(self.rng.randrange(self.model.seats))],
            [self.rng.choice(("drift", "stay", "rest", "usual", "wind"))],
        ):
            taken = self.takes(seat, to_path(self.state, "turn", words))
            why = model.why_not(self.model, words)
            if number == "1" and len(words) == 3 and not taken:
                continue  # where only one is possible the engine wants no number
            assert taken == (why is None), f"{' '.join(words)}: engine {taken}, model {why}"


def shots_told(option: Option) -> int:
    """How many shots a ship or a fort is said to have left."""
    assert option.note is not None
    shots = dict(option.note.args)["shots"]
    assert isinstance(shots, Number)
    return shots.value
