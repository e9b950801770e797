"""What is worth saying of an answer beside its note: points won or lost, cells opened, effects that find nothing to do.

All of it is told before the answer is given, by the functions that will decide it then. It is made of a world dealt
anew (see `engine.game.remarks`), and takes from it nothing but what the seat knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from engine.flow import open_step
from engine.game import Action, Choice
from engine.games.sealords.counting import PER_MINE, counted, standing
from engine.games.sealords.data import TURNS
from engine.games.sealords.effects import HANDLERS
from engine.games.sealords.gunnery import FAR, SHOT_COURSES, harmed
from engine.games.sealords.order import order_matters
from engine.games.sealords.placement import for_sale, landing
from engine.games.sealords.play import choose
from engine.games.sealords.sea import HALF, INDEX, bits
from engine.games.sealords.state import NUMBERS, Effect, EffectKind, Log, State, Take, Turn, vp_left, where, with_fleet
from engine.games.sealords.turn import SHIP_FIRST, act_turn
from engine.grid import ORTHOGONAL
from engine.values import Answer, Card, Cell, Key, Line, Number, Path, Piece, Value, line

_MINES: frozenset[EffectKind] = frozenset({"mine", "clear", "sweep", "decoys"})
"""Effects whose targets are cells with a mine or for one."""
_CLEARING: frozenset[EffectKind] = frozenset({"clear", "sweep"})
"""Effects that may remove the mine under the ship, and bring the truth about a decoy to light."""

IDLE: dict[EffectKind, Key] = {
    "vp": Key("idle-vp"), "shot_orthogonal": Key("idle-shot_orthogonal"), "shot_diagonal": Key("idle-shot_diagonal"),
    "shot_horizontal": Key("idle-shot_horizontal"), "repair": Key("idle-repair"), "mine": Key("idle-mine"),
    "reserve": Key("idle-reserve"), "coin": Key("idle-coin"), "shield": Key("idle-shield"), "clear": Key("idle-clear"),
    "recruit": Key("idle-recruit"), "sweep": Key("idle-sweep"), "decoys": Key("idle-decoys"),
    "broadside": Key("idle-broadside"),
}  # fmt: skip
"""How it is said that an effect finds nothing to do."""
NAMED = 3
"""So many cells that are alike are named; of more the first is, and how many there are besides."""
NO_TARGET = Key("idle-shots")
"""How it is said of all shots of a ship at once."""
_AIMED: dict[EffectKind, tuple[tuple[str, ...], int]] = {
    **{kind: (courses, FAR) for kind, courses in SHOT_COURSES.items()},
    "broadside": (ORTHOGONAL, 1),
}
"""Where shots may go, and how far."""


def remarks(state: State, seat: int, path: Path) -> dict[Value, tuple[Line, ...]]:
    """What is worth saying of the options of the next question; see `engine.game.Hooks`."""
    step = open_step(state, seat)
    if not isinstance(step, Turn | Effect):
        return {}
    question = choose(state, seat, path)
    if not isinstance(question, Choice):
        return {}
    values = [option.value for option in question.options]
    if isinstance(step, Turn):
        said = {value: _of_turn(state, step, (*path, value)) for value in values}
    else:
        said = {value: _of_effect(state, step, value) for value in values if not path or step.kind in _MINES}
    return {value: told for value, told in said.items() if told}


def _of_turn(state: State, turn: Turn, path: Path) -> tuple[Line, ...]:
    if len(path) == 1:
        return _best(state, turn, path[0])
    if len(path) == 2:
        return _of_laying(state, turn, path)
    after = act_turn(state, turn, path, _unheard())
    return _undone(_idle(after), _targets(after))


def _best(state: State, turn: Turn, first: Answer) -> tuple[Line, ...]:
    """What a ship or a mercenary gains most before anything is chosen for its effects, and on which cells.

    That is what the mover wins and what the other loses, told apart; of the same sum the one of which more is won.
    """
    if not isinstance(first, Piece | Card):
        return ()
    question = choose(state, state.mover, (first,))
    assert isinstance(question, Choice)
    best, cells = (0, 0, 0), list[Value]()
    for option in question.options:
        after = act_turn(state, turn, (first, option.value), _unheard())
        won, lost = _won(state, after), _lost(state, after)
        if (found := (won + lost, won, lost)) > best:
            best, cells = found, []
        if found == best:
            cells.append(option.value)
    gained, won, lost = best
    if gained <= 0:
        return ()
    named = cells if len(cells) <= NAMED else cells[:1]
    more = Number(len(cells) - len(named))
    return (line("sealords-remark-best", **_signed(won), lost=Number(lost), cells=tuple(named), more=more),)


def _signed(points: int) -> dict[str, Number]:
    """Points as lines have them: their sign, -1 to 1, and how many they are."""
    return {"sign": Number((points > 0) - (points < 0)), "points": Number(abs(points))}


def _of_laying(state: State, turn: Turn, path: Path) -> tuple[Line, ...]:
    """What comes of a ship on a cell before anything is chosen for its effects."""
    seat = state.mover
    after = act_turn(state, turn, path, _unheard())
    number, cell = NUMBERS.get(path[0]), INDEX[path[1]]
    idle = _idle(after)
    if number is not None and order_matters(state, seat, number, cell):
        other = _idle(act_turn(state, turn, (*path, SHIP_FIRST), _unheard()))
        idle = [kind for kind in idle if kind in other]
    return _change(state, after, cell, _won(state, after), _targets(after), idle)


def _change(
    state: State, after: State, cell: int, won: int, targets: int = 0, idle: Sequence[EffectKind] = ()
) -> tuple[Line, ...]:
    """What a battle ship that appears on a cell changes, and what its effects would find."""
    seat = state.mover
    combinations = counted(standing(after, seat)).combinations
    made = [tuple(map(Number, found.numbers)) for found in combinations if cell in found.cells]
    first, second = (*made, (), ())[:2]
    told = [line("sealords-remark-points", **_signed(won), lines=Number(len(made)), made=first, more=second)]
    if lost := _lost(state, after):
        told.append(line("sealords-remark-lost", points=Number(lost)))
    if targets:
        told.append(line("sealords-remark-targets", n=Number(targets.bit_count()), cells=where(bits(targets))))
    told += _undone(idle, targets)
    opens = landing(after, seat) & ~landing(state, seat)
    if opens and _lays_again(after, seat):
        told.append(line("sealords-remark-opens", opens=Number(opens.bit_count())))
    if HALF[1 - seat] >> cell & 1:
        told.append(_ABROAD)
    return tuple(told)


_ABROAD = line("sealords-remark-abroad")


def _lays_again(state: State, seat: int) -> bool:
    """Whether the mover may lay anything after the effects that wait: in a later turn, or still in this one."""
    fleet, turn = state.fleets[seat], state.todo[-1]
    if fleet.turns < TURNS:
        return True
    assert isinstance(turn, Turn)
    coins = sum(isinstance(step, Effect) and step.kind == "coin" for step in state.todo)
    richer = with_fleet(state, seat, replace(fleet, coins=fleet.coins + coins))
    return not turn.laid or (not turn.hired and bool(for_sale(richer, seat)))


def _targets(state: State) -> int:
    """Mask of the cells with a ship that the shots which wait to be fired could change, as the sea is now."""
    found = 0
    for step in state.todo:
        if isinstance(step, Effect) and step.kind in _AIMED:
            courses, reach = _AIMED[step.kind]
            for course in courses:
                at = harmed(state, state.mover, step.cell, course, reach)
                found |= 0 if at is None else 1 << at
    return found


def _undone(idle: Sequence[EffectKind], targets: int) -> tuple[Line, ...]:
    """That effects find nothing to do; shots are told apart only where others of the same ship have `targets`."""
    keys = [NO_TARGET if kind in SHOT_COURSES and not targets else IDLE[kind] for kind in idle]
    return tuple([line("sealords-remark-idle", idle=key) for key in dict.fromkeys(keys)])


def _won(state: State, after: State) -> int:
    """The points that the mover wins by what was done, and by what must come of it: the VP of the cell, the mine."""
    seat = state.mover
    effects = [step.kind for step in after.todo if isinstance(step, Effect)]
    won = counted(standing(after, seat)).score.points - counted(standing(state, seat)).score.points
    won += min(effects.count("vp"), vp_left(after))
    for step in after.todo:
        if isinstance(step, Take) and _CLEARING.isdisjoint(effects) and not _harmless(state, step.cell):
            won += PER_MINE
    return won


def _harmless(state: State, cell: int) -> bool:
    """Whether the mover knows that the mine on a cell is the fake (SL-36)."""
    return state.mover == state.layer and state.fake == cell


def _lost(state: State, after: State) -> int:
    """The points that the other loses by what was done."""
    other = 1 - state.mover
    return counted(standing(state, other)).score.points - counted(standing(after, other)).score.points


def _idle(state: State) -> list[EffectKind]:
    """Which of the effects on top of `todo` find nothing to do, whatever is chosen for those before them."""
    step = state.todo[0]
    if not isinstance(step, Effect):
        return []
    rest = replace(state, todo=state.todo[1:])
    handler = HANDLERS[step.kind]
    if handler.useless(state, step):
        return list(dict.fromkeys([step.kind, *_idle(rest)]))
    if not isinstance(rest.todo[0], Effect) or (step.kind in _CLEARING and state.decoys):
        return []
    found: list[EffectKind] | None = None
    for way in _ways(state, step):
        later = _idle(handler.act(rest, step, way, _unheard()))
        found = [kind for kind in later if kind != step.kind and (found is None or kind in found)]
        if not found:
            break
    return found or []


def _ways(state: State, step: Effect) -> Iterator[Path]:
    """The ways to use an effect that may matter to others; none where they take more than one answer."""
    handler = HANDLERS[step.kind]
    settled = handler.settled(state, step)
    if settled is not None:
        yield settled
        return
    question = handler.choose(state, step, ())
    if isinstance(question, Choice) and question.most is None:
        # Where a mine goes makes no difference to other effects, and it may go almost anywhere.
        for option in question.options[: 1 if step.kind == "mine" else None]:
            if isinstance(handler.choose(state, step, (option.value,)), Action):
                yield (option.value,)


def _of_effect(state: State, step: Effect, answer: Value) -> tuple[Line, ...]:
    """What comes of an effect used so."""
    if step.kind in _MINES:
        return _of_mine(state, step, answer)
    if step.kind == "recruit":
        return ()
    after = HANDLERS[step.kind].act(replace(state, todo=state.todo[1:]), step, (answer,), _unheard())
    lost = _lost(state, after)
    if lost:
        return (line("sealords-remark-lost", points=Number(lost)),)
    won = counted(standing(after, state.mover)).score.points - counted(standing(state, state.mover)).score.points
    if step.kind == "repair" and isinstance(answer, Cell):
        return _change(state, after, INDEX[answer], won)
    return (line("sealords-remark-won", points=Number(won)),) if won else ()


def _of_mine(state: State, step: Effect, answer: Value) -> tuple[Line, ...]:
    """In whose way a mine on a cell is, or would be."""
    cell = INDEX.get(answer)
    if cell is None:
        return ()
    seat = state.mover
    if cell == step.cell:
        return (line("sealords-remark-under"),)
    own = _lays_again(state, seat) and landing(state, seat) >> cell & 1
    other = state.fleets[1 - seat].turns < TURNS and landing(state, 1 - seat) >> cell & 1
    if not (own or other):
        return ()
    return (line(f"sealords-remark-reach-{'both' if own and other else 'own' if own else 'other'}"),)


def _unheard() -> Log:
    """A log of what isn't done."""
    return Log(Random(0))
