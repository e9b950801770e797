"""A choice that loses the game at once says so and is final (SL-13)."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from engine import walk
from engine.game import Action, Choice
from engine.games import sealords
from engine.games.sealords.data import HIRES
from engine.games.sealords.placement import landing
from engine.games.sealords.state import Effect, Ship, State, Turn, with_ship
from engine.games.sealords.stranding import CLEARING_THE_WAY
from engine.seating import Setup
from engine.values import Path

LOST = ("sealords-note-lost", "sealords-note-cost-lost")
# Light's home row is full but for G1, and dark lies before it.
WALL = " ".join(f"{c}1:L{n} {c}2:D{n}" for c, n in zip("ABCDEF", (1, 2, 3, 4, 5, 6), strict=True))
CLOSED = WALL + " G2:D7"


def question(state: State, path: Path = ()) -> Choice:
    (seat,) = sealords.pending(state)
    found = sealords.choose(state, seat, path)
    assert isinstance(found, Choice)
    return found


def lost(choice: Choice) -> list[str]:
    """The answers said to lose; they are final."""
    marked = [option for option in choice.options if option.note is not None and option.note.id in LOST]
    assert all(option.final for option in marked)
    return [option.value.token for option in marked]


@pytest.fixture
def due(position):
    """Light's main action is due; he has coins for one mercenary."""

    def build(ships=CLOSED, card="m01", **more):
        return position(ships, hand=(7, 8, 8), market=(card,), coins=(HIRES[card].cost, 0), **more)

    return build


@pytest.mark.parametrize(("mines", "reserve"), [("", (4, 5)), ("A3 B3 C3 D3 E3", (4,)), ("G1", (4, 5))])
@pytest.mark.parametrize("card", ["m01", "m02", "m03", "m04", "m05", "m07", "m10", "m11", "m12"])
def test_sl13_a_hire_that_strands_its_owner_says_so_and_is_final(due, play, ids, card, mines, reserve):
    state = due(card=card, mines=mines, reserve=reserve)
    first = question(state)
    assert [option.value.token for option in first.options] == ["7", "8", card]
    assert lost(first) == [card]
    where = question(state, (first.options[-1].value,))
    assert [option.value.token for option in where.options] == ["G1"]
    assert lost(where) == ["G1"]
    after, events = play(state, f"{card}@G1")
    assert ids(events)[0] == "hired"
    assert ids(events)[-1] == "stranded"
    assert sealords.outcome(after).places == ((1,), (0,))
    sealords.check(after)


def test_sl13_what_leads_on_is_not_marked(due, position, play):
    opened = due(WALL)  # beside G1 lies a free cell
    assert lost(question(opened)) == []
    near = due(CLOSED, card="m06")  # G2 is set alight
    assert lost(question(near)) == []
    laid, _ = play(due(WALL.replace("A1:L1 ", "") + " G2:D7"), "8@A1")  # the main action is done
    assert lost(question(laid)) == []
    two = due(WALL.replace("A1:L1 ", "") + " G2:D7")  # A1 is left
    assert lost(question(two)) == []


def test_sl13_a_card_that_loses_on_some_cells_only_says_so_there(due, play):
    state = due(CLOSED.replace("G2:D7", "G2:D7+1").replace("F2:D6", "F2:D6+1"), card="m09")
    first = question(state)
    assert lost(first) == []  # on A2 to E2 it comes out at row 3
    where = question(state, (first.options[-1].value,))
    assert [option.value.token for option in where.options] == ["G1", "A2", "B2", "C2", "D2", "E2"]
    assert lost(where) == ["G1"]
    after, _ = play(state, "m09@B2")
    assert list(sealords.pending(after)) == [0]


def test_sl13_a_shot_that_does_not_clear_the_way_loses(due, play, ids):
    """Two diagonal shots from G1: only that to the north-west sets F2 alight, and one of the two is enough."""
    state = due(card="m08")
    assert lost(question(state)) == []
    state, _ = play(state, "m08@G1")
    assert [option.value.token for option in question(state).options] == ["NE", "SE", "SW", "NW"]
    assert lost(question(state)) == []
    saved, events = play(state, "NW")
    assert ids(events) == ["shot-burnt", "idle"]
    assert list(sealords.pending(saved)) == [0]
    state, _ = play(state, "NE")
    assert lost(question(state)) == ["NE", "SE", "SW"]
    after, events = play(state, "SE")
    assert ids(events) == ["shot-nothing", "stranded"]
    assert sealords.outcome(after).places == ((1,), (0,))


def test_sl13_nothing_is_asked_when_no_shot_can_clear_the_way(due, play, ids):
    state = due(CLOSED.replace("F2:D6", "F2:D6+3"), card="m08")
    assert lost(question(state)) == ["m08"]
    _, events = play(state, "m08@G1")
    assert ids(events) == ["hired", "stranded"]
    one_shield = due(CLOSED.replace("F2:D6", "F2:D6+1"), card="m08")
    assert lost(question(one_shield)) == []
    state, _ = play(one_shield, "m08@G1")
    assert lost(question(state)) == ["NE", "SE", "SW"]  # both shots are needed


def test_sl13_who_must_buy_is_told_which_purchase_loses(position, play):
    full = CLOSED + " G1:L7"
    state = position(full, hand=(7, 8, 8), market=("m09",), coins=(4, 0))
    where = question(state, (question(state).options[0].value,))
    assert lost(where) == []
    walled = full + " " + " ".join(f"{c}3:D{n}" for c, n in zip("ABCDEFG", (8, 8, 9, 9, 1, 2, 3), strict=True))
    state = position(walled, hand=(7, 8, 8), market=("m09",), coins=(4, 0))
    assert lost(question(state)) == ["m09"]
    some = position(walled.replace(" D3:D9", ""), hand=(7, 8, 8), market=("m09",), coins=(4, 0))
    where = question(some, (question(some).options[0].value,))
    assert lost(where) == ["A2", "B2", "C2", "E2", "F2", "G2"]
    assert sealords.default(some, 0).path[1].token == "D2"  # out of time, he isn't made to lose


def narrow(rng: Random) -> State:
    """A position in which light has hardly a cell left, his main action due and one mercenary to be had."""
    state = sealords.new(Setup(2, first=0), sealords.Options(), rng)
    gap = rng.randrange(7)
    for cell in range(42):
        column, row = cell % 7, cell // 7
        owner = 0 if row == 0 else 1
        if (row == 0 and column == gap) or (row and rng.random() < (0.03 if row == 1 else 0.25)):
            continue
        state = with_ship(state, cell, Ship(owner, rng.randint(1, 9), None, rng.choice((0, 0, 1, 2)) if owner else 0))
    card = rng.choice(sorted(HIRES))
    fleet = replace(state.fleets[0], coins=5, reserve=state.fleets[0].reserve[: rng.randrange(4)])
    free = [cell for cell in range(42) if state.ships[cell] is None]
    mined = rng.sample(free, min(len(free), rng.choice((0, 1, 5))))
    return replace(
        state, fleets=(fleet, state.fleets[1]), market=(card,), owners=(None,), gift=False,
        plain=sum(1 << cell for cell in mined), shields=rng.choice((0, 3)), mines=rng.choice((0, 5)),
    )  # fmt: skip


def loses(state: State, rng: Random) -> bool:
    """Whether the game is lost now, or will be whatever is chosen before the ship is laid: by trying all shots."""
    if state.over is not None:
        return state.over.loser == 0
    step = state.todo[0]
    if isinstance(step, Turn):
        return False
    assert isinstance(step, Effect)
    if step.kind not in CLEARING_THE_WAY:  # one way is as good as another
        return loses(sealords.apply(state, 0, walk.random_action(sealords, state, 0, rng), rng)[0], rng)
    ways = [Action((option.value,)) for option in question(state).options]
    return all(loses(sealords.apply(state, 0, way, rng)[0], rng) for way in ways)


def shots_marked(state: State, rng: Random) -> int:
    """How many shots of the open questions are said to lose: those that do, on one way through them."""
    count = 0
    while state.todo and isinstance(state.todo[0], Effect) and state.todo[0].kind in CLEARING_THE_WAY:
        shots = question(state)
        for shot in shots.options:
            after, _ = sealords.apply(state, 0, Action((shot.value,)), rng)
            assert (shot.value.token in lost(shots)) == (after.over is not None) == loses(after, rng)
        count += len(lost(shots))
        state, _ = sealords.apply(state, 0, Action((rng.choice(shots.options).value,)), rng)
    return count


def test_sl13_marked_are_those_that_lose_and_no_others():
    """SL-13: no question is left open that only leads to defeat, and no way out is said to lose."""
    losing, others, shots = 0, 0, 0
    for seed in range(400):
        rng = Random(seed)
        state = narrow(rng)
        if not landing(state, 0):
            continue
        first = question(state)
        for card in [option.value for option in first.options if option.value.token in HIRES]:
            cells = question(state, (card,))
            for option in cells.options:
                after, _ = sealords.apply(state, 0, Action((card, option.value)), rng)
                doomed = loses(after, rng)
                assert (option.value.token in lost(cells)) == doomed == (after.over is not None)
                losing, others = losing + doomed, others + (not doomed)
                shots += shots_marked(after, rng)
            everywhere = len(lost(cells)) == len(cells.options)
            assert lost(first) == ([card.token] if everywhere else [])
    assert min(losing, others, shots) > 20
