"""A small game that no one plays: two or three seats, and one of everything that the service has to cope with.

Each round every seat pledges in secret, all at once; then the seats have a turn each, of up to three actions and an
`end`. Whoever has most when the rounds are over wins. Where a lamp was lit
nobody takes anything. In between one may shoot as often as one likes, and the next seat must answer; and sail to a cell
where there may be a mine, which nobody knows before.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace
from pydantic import BaseModel, ConfigDict, Field

from engine import flow
from engine.chance import Chance
from engine.game import Action, Choice, Decision, Event, Hooks, IllegalAction, Option, Outcome, Score, View
from engine.seating import Setup, check_seat
from engine.values import Answer, Cell, Key, Number, Path, Picks, Seat, line
from engine.walk import Freely, check_path

CELLS = (Cell(0, 0), Cell(1, 0), Cell(2, 0))
VERBS = ("take", "mark", "tow", "end", "harbour", "reef", "stir", "hail", "shoot", "sail")
END = Option(Key("end"), confirms=True)


class ToyOptions(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    rounds: int = Field(2, ge=1, le=5000)


class Pledge(flow.Step, frozen=True, tag="pledge"):
    together = True


class Turn(flow.Step, frozen=True, tag="turn", kw_only=True):
    left: int = 3


class Harbour(flow.Step, frozen=True, tag="harbour"):
    """A decision without a choice."""


class Next(flow.Step, frozen=True, tag="next"):
    """Resolved by the game: another round, or the end."""


class ToyState(flow.State, frozen=True):
    todo: tuple[Pledge | Turn | Harbour | Next, ...]
    points: tuple[int, ...]
    pledged: tuple[int, ...]
    out: tuple[int, ...]
    deck: tuple[int, ...]
    first: int
    rounds: int
    sides: tuple[str, ...] = ()
    champion: int | None = None
    signals: tuple[int, ...] = ()
    lit: tuple[Cell, ...] = ()
    mine: Cell | None = None
    turn: int = 0


class ToyView(View, frozen=True):
    points: tuple[int, ...]
    lit: tuple[Cell, ...]


class Toy:
    id = "toy"
    version = 1
    hooks = Hooks(draws_first=lambda options: True, commands=("lamp",))
    Options = ToyOptions

    def seats(self, options: ToyOptions) -> frozenset[int]:
        return frozenset({2, 3})

    def new(self, setup: Setup, options: ToyOptions, chance: Chance) -> ToyState:
        seats = setup.seats
        deck = list(range(20))
        chance.shuffle(deck)
        state = ToyState(
            count=0,
            todo=(Next(),),
            points=(0,) * seats,
            pledged=(0,) * seats,
            out=(),
            deck=tuple(deck),
            first=chance.randrange(seats) if setup.first is None else setup.first,
            rounds=options.rounds,
            sides=setup.sides,
            champion=setup.champion,
        )
        return flow.settle(state, self._resolve)

    def _resolve(self, state: ToyState) -> ToyState | None:
        top = state.todo[0]
        if isinstance(top, Next):
            if state.rounds == 0:
                return replace(state, todo=())
            order = [seat for seat in self._round(state) if seat not in state.out]
            todo = (*(Pledge(seat) for seat in order), *(Turn(seat) for seat in order), Next())
            return replace(state, rounds=state.rounds - 1, turn=state.turn + 1, todo=todo)
        return None

    def _round(self, state: ToyState) -> list[int]:
        """All seats, the first player's first."""
        seats = len(state.points)
        return [(state.first + i) % seats for i in range(seats)]

    def _after(self, state: ToyState, seat: int) -> list[int]:
        """The seats from the next one on that still play, this one last."""
        seats = len(state.points)
        return [other for other in ((seat + i) % seats for i in range(1, seats + 1)) if other not in state.out]

    def pending(self, state: ToyState) -> dict[int, Decision]:
        return {
            step.seat: Decision(step.number, line(f"toy-{type(step).__name__.lower()}"), self._is_aside(state, step))
            for step in flow.open_steps(state.todo)
            if step.seat is not None
        }

    @staticmethod
    def _is_aside(state: ToyState, step: flow.Step) -> bool:
        """Whether the harbour is asked of another than him whose turn it is."""
        mover = next((below.seat for below in state.todo if isinstance(below, Turn)), None)
        return isinstance(step, Harbour) and step.seat != mover

    def may(self, state: ToyState, seat: int, path: Path = ()) -> Choice | Action | None:
        """Whoever plays may signal once, in his turn or out of it: by a lamp for all to see, by a flag in secret."""
        if not state.todo or seat in state.out or seat in state.signals:
            return None
        match path:
            case ():
                return msgspec.structs.replace(ask("signal", Key("lamp"), Key("flag")), secret=True)
            case (Key("lamp" | "flag" as signal),):
                return msgspec.structs.replace(ask("signal-where", *CELLS), secret=signal == "flag")
            case (Key("lamp" | "flag"), Cell()):
                return Action(path)
        raise IllegalAction(line("refuse-no-such-move"))

    def choose(self, state: ToyState, seat: int, path: Path = ()) -> Choice | Action:
        step = flow.open_step(state, seat)
        match step, path:
            case None, _:
                raise IllegalAction(line("refuse-not-your-turn"))
            case Pledge(), ():
                return ask("pledge", Number(0), Number(1), Number(2))
            case Harbour(), ():
                return ask("harbour", Key("port"))
            case Harbour(), (Key("port"),):
                return ask("moor", Key("moor"))
            case Turn(left=0), ():
                return Choice(line("toy-turn"), (END,))
            case Turn(), ():
                verbs = [END if verb == "end" else Option(Key(verb)) for verb in VERBS]
                return Choice(line("toy-turn"), (*verbs, Option(Key("draw"))))
            case Turn(), (Key("sail"),):
                return ask("sail", *CELLS)
            case Turn(), (Key("take"),):
                return ask("cell", *(cell for cell in CELLS if cell not in state.lit or cell == CELLS[0]))
            case Turn(), (Key("mark"),):
                return Choice(line("toy-cells"), tuple(Option(cell) for cell in CELLS), least=1, most=2)
            case Turn(), (Key("tow"),):
                return ask("who", Seat(seat))
            case Turn(), (Key("tow"), Seat()):
                return ask("where", *CELLS)
            case Turn(), (Key("tow"), Seat(), Cell()):
                return ask("rope", Key("rope"))
        return Action(path)

    def apply(self, state: ToyState, seat: int, action: Action, chance: Chance) -> tuple[ToyState, list[Event]]:
        if action.path[:1] in ((Key("lamp"),), (Key("flag"),)):
            if not isinstance(check_path(Freely(self), state, seat, action.path), Action):
                raise IllegalAction(line("refuse-no-such-move"))
            after = replace(state, count=state.count + 1, signals=(*state.signals, seat))
            told = line("toy-signalled", seat=Seat(seat))
            if action.path[0] == Key("flag"):
                return after, [Event(None, told, (seat,))]
            return replace(after, lit=(*state.lit, action.path[1])), [Event(told)]
        if not isinstance(check_path(self, state, seat, action.path), Action):
            raise IllegalAction(line("refuse-no-such-move"))
        step = flow.open_step(state, seat)
        assert step is not None
        verb: Answer = action.path[0]
        events = [Event(public=line("toy-did", seat=Seat(seat)))]
        gain = 0
        new: tuple[Any, ...] = ()
        match step:
            case Pledge():
                state = replace(state, pledged=put(state.pledged, seat, verb.value))
                events = [Event(line("toy-pledged", seat=Seat(seat)), line("toy-pledge", number=verb), (seat,))]
            case Harbour():
                gain = 5
            case Turn(left=left) if verb != Key("end"):
                new = (replace(step, left=left - 1, number=flow.UNASKED),)
                if verb == Key("reef"):
                    raise IllegalAction(line("toy-reef", cell=CELLS[0]))
                if verb == Key("harbour"):
                    new = (Harbour(seat), *new)
                elif verb == Key("hail"):
                    new = (Harbour(self._after(state, seat)[0]), *new)
                elif verb == Key("shoot"):
                    new = (Harbour(self._after(state, seat)[0]), replace(step, number=flow.UNASKED))
                elif verb == Key("sail"):
                    hit = action.path[1] == state.mine
                    events = [Event(line("toy-mine" if hit else "toy-sailed"), reveals=True)]
                elif verb == Key("stir"):
                    deck = list(state.deck)
                    chance.shuffle(deck)
                    state = replace(state, deck=tuple(deck))
                elif verb == Key("draw"):
                    at = chance.randrange(len(state.deck))
                    gain = state.deck[at]
                    state = replace(state, deck=state.deck[:at] + state.deck[at + 1 :])
                    events = [Event(line("toy-drew"), line("toy-card", number=Number(gain)), (seat,), reveals=True)]
                else:
                    gain = len(action.path[1].values) if isinstance(action.path[1], Picks) else 1
        state = replace(
            state,
            count=state.count + 1,
            todo=flow.replace_step(state.todo, step, *new),
            points=put(state.points, seat, state.points[seat] + gain),
        )
        return flow.settle(state, self._resolve), events

    def default(self, state: ToyState, seat: int) -> Action | None:
        check_seat(seat, len(state.points))
        match flow.open_step(state, seat):
            case None:
                return None
            case Pledge():
                return Action((Number(0),))
            case Harbour():
                return Action((Key("port"), Key("moor")))
        return Action((Key("end"),))

    def drop(self, state: ToyState, seat: int) -> tuple[ToyState, list[Event]]:
        if seat in state.out:
            raise IllegalAction(line("toy-gone"))
        out = (*state.out, seat)
        todo = tuple(step for step in state.todo if step.seat != seat)
        if len(out) == len(state.points) - 1:
            todo = ()
        state = replace(state, count=state.count + 1, out=out, todo=todo)
        return flow.settle(state, self._resolve), [Event(public=line("toy-left", seat=Seat(seat)))]

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        steps = () if state.todo and isinstance(state.todo[0], Pledge) else state.todo
        turns = [step.seat for step in state.todo if isinstance(step, Turn) and step.seat is not None]
        order = (*turns, *(at for at in self._round(state) if at not in turns and at not in state.out))
        return ToyView(
            viewer=seat,
            turn=state.turn,
            mover=next((step.seat for step in steps if isinstance(step, Turn)), None),
            order=order if state.todo else (),
            out=state.out,
            points=state.points,
            lit=state.lit,
        )

    def redeal(self, state: ToyState, seat: int | None, chance: Chance, recall: bool = True) -> ToyState:
        """Others' pledges of this round, the deck and the mine are hidden."""
        deck = sorted(state.deck)
        chance.shuffle(deck)
        pledged = tuple(number if owner == seat else chance.randrange(3) for owner, number in enumerate(state.pledged))
        mine = (*CELLS, None)[chance.randrange(len(CELLS) + 1)]
        return replace(state, deck=tuple(deck), pledged=pledged, mine=mine)

    def describe(self, view: ToyView) -> list[Any]:
        return [line("toy-points", seat=Seat(seat), number=Number(number)) for seat, number in enumerate(view.points)]

    def outcome(self, state: ToyState) -> Outcome | None:
        if state.todo:
            return None
        scores = tuple(Score(points) for points in state.points)
        if state.sides:
            return self._result_of_sides(state, scores)
        order = sorted(range(len(state.points)), key=lambda seat: (seat in state.out, -state.points[seat]))
        return Outcome(tuple((seat,) for seat in order), line("toy-over"), scores)

    def _result_of_sides(self, state: ToyState, scores: tuple[Score, ...]) -> Outcome:
        """Those who play on for their side earn it points; sides with equally many share their place."""
        places: dict[int, list[int]] = {}
        for team in of_sides(state.sides):
            worth = sum(state.points[seat] for seat in team if seat not in state.out)
            places.setdefault(worth, []).extend(team)
        best_first = tuple(tuple(sorted(places[worth])) for worth in sorted(places, reverse=True))
        return Outcome(best_first, line("toy-over"), scores, of_sides(state.sides))

    def dump(self, state: ToyState) -> bytes:
        return msgspec.json.encode(state)

    def load(self, data: bytes) -> ToyState:
        try:
            return msgspec.json.decode(data, type=ToyState)
        except msgspec.MsgspecError as error:
            raise ValueError(str(error)) from error

    def check(self, state: ToyState) -> None:
        assert len(state.deck) <= 20


def of_sides(sides: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """The seats of each side."""
    return tuple(tuple(seat for seat, own in enumerate(sides) if own == side) for side in dict.fromkeys(sides))


def ask(id: str, *values: Any) -> Choice:
    return Choice(line(f"toy-{id}"), tuple(Option(value) for value in values))


def put(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*values[:at], value, *values[at + 1 :])
