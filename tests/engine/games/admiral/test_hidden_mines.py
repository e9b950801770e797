"""Mines that others can't know of change nothing that they see, are asked or told, over whole games (AD-55, AD-56)."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from engine import walk
from engine.game import Action
from engine.games import admiral
from engine.games.admiral.minefields import REACH, Mine
from engine.games.admiral.mines import field
from engine.games.admiral.options import Options
from engine.sailing.sea import bits, mask
from engine.seating import Setup
from engine.suggest import suggestions
from engine.values import Key, Piece
from tests.engine.games.admiral.mined import blown
from tests.engine.test_secrets import compare_choices, compare_events, compare_sight
from tests.playing import Position, random_move

EVERY = 9
"""So seldom a position of a game is looked at."""


def played(scenario, seed, seats=2):
    """The positions of a game of three mines each, if so many may, with what is done in each; now and then mines are
    switched.
    """
    rng = Random(seed)
    options = Options(scenario=scenario, mines="three")
    state = admiral.new(Setup(seats, 0), options, rng)
    while pending := admiral.pending(state):
        seat = rng.choice(sorted(pending))
        if rng.random() < 0.5:
            action = admiral.default(state, seat)
        else:
            seat, action = random_move(admiral, Position(state, seats), rng)
        yield state, seat, action, rng
        state, _ = admiral.apply(state, seat, action, rng)
    yield state, None, None, rng


def worlds(state, viewer, rng):
    """Positions that this seat can't tell apart: mines dealt anew, and none at all of others."""
    bare = replace(state, mines=tuple([mine for mine in state.mines if mine.seat == viewer]))
    return [admiral.redeal(state, viewer, rng, recall=False), *([bare] if state.over is None else [])]


@pytest.mark.parametrize(("scenario", "seed"), [("fleet", 1), ("fleet", 2), ("duel", 3), ("duel", 4)])
def test_ad55_what_others_see_are_asked_and_told(scenario, seed):
    different = 0
    for number, (state, mover, action, rng) in enumerate(played(scenario, seed)):
        if number % EVERY or mover is None:
            continue
        for viewer in (0, 1, None):
            for dealt in worlds(state, viewer, rng):
                admiral.check(dealt)
                different += dealt.mines != state.mines
                compare_sight(admiral, state, dealt, viewer)
                alike(state, dealt, viewer, rng)
                if viewer != mover:
                    compare_events(admiral, state, dealt, mover, viewer, action)
    assert different > 20


def alike(state, dealt, viewer, rng):
    """All that a seat is asked and offered, what would be done for it, and what is said of it all."""
    if viewer is None:
        return
    hooks = admiral.hooks
    assert admiral.default(state, viewer) == admiral.default(dealt, viewer)
    assert admiral.may(state, viewer) == admiral.may(dealt, viewer)
    if viewer not in admiral.pending(state):
        return
    for _ in range(3):
        chosen = compare_choices(admiral, state, dealt, viewer, rng)
        for length in range(len(chosen.path)):
            path = chosen.path[:length]
            assert hooks.remarks(state, viewer, path) == hooks.remarks(dealt, viewer, path)
            assert hooks.spellings(state, viewer, path) == hooks.spellings(dealt, viewer, path)
        compare_events(admiral, state, dealt, viewer, viewer, chosen)
    assert suggestions(admiral, state, viewer, "") == suggestions(admiral, dealt, viewer, "")


@pytest.mark.parametrize(
    ("scenario", "seats", "seed"), [("fleet", 2, 5), ("duel", 2, 6), ("shoals", 3, 7), ("shoals", 4, 8)]
)
def test_ad55_ad56_what_always_holds(scenario, seats, seed):
    """Each mine goes off once, in a cell of its own, and nobody shows more than he may have had."""
    before = None
    for state, _, _, _ in played(scenario, seed, seats):
        admiral.check(state)
        most = state.terms.mines
        assert most == {2: 3, 3: 2, 4: 1}[seats]
        for seat in range(seats):
            left = sum(mine.n for mine in state.mines if mine.seat == seat)
            assert left + state.shown[seat] <= most
        assert len(set(blown(state))) == sum(state.shown)
        if before is not None:
            gone = sum(state.shown) - sum(before.shown)
            lost = set(before.mines) - set(state.mines)
            assert {cell for cell in state.blown if cell not in before.blown} <= {mine.cell for mine in before.mines}
            assert not gone or len(lost) >= gone
            assert set(before.blown) <= set(state.blown)
        before = state
    assert before.over is not None


def test_ad56_a_seat_knows_its_own():
    """They are in all its worlds, as they are switched."""
    rng = Random(9)
    for number, (state, mover, _, _) in enumerate(played("fleet", 10)):
        if number > 60 or mover is None:
            break
        for seat in range(2):
            world = admiral.redeal(state, seat, rng)
            assert [one for one in world.mines if one.seat == seat] == [one for one in state.mines if one.seat == seat]


def test_ad55_what_is_laid_is_told_to_nobody_else():
    """Not how many either."""
    rng = Random(3)
    state = admiral.new(Setup(2, 0), Options(mines="three"), rng)
    some = walk.random_action(admiral, state, 0, rng)
    one, events = admiral.apply(state, 0, some, rng)
    none, others = admiral.apply(state, 0, Action((Key("enough"),)), rng)
    for viewer in (1, None):
        assert [event.line_for(viewer) for event in events] == [event.line_for(viewer) for event in others]
        compare_sight(admiral, one, none, viewer)


# ---------------------------------------------------------------- the same game with other mines


@pytest.mark.parametrize(
    ("given", "seats"),
    [({"scenario": "fleet"}, 2), ({"scenario": "shoals"}, 3), ({"scenario": "shoals", "teams": "2v2"}, 4)],
    ids=["fleet", "3", "2v2"],
)
def test_ad55_ad56_a_whole_game_is_the_same_for_all_others_whatever_mines_dont_go_off(given, seats):
    """A seat's mines are laid elsewhere before each action, hold or wait, or aren't there: nothing that others see, are
    asked or told, may take back or would do by default is another, and each question comes at the same time.
    """
    game, rng = quiet(Options(**given, mines="three"), seats), Random(7)
    for owner in range(seats):
        crossed, dealt = crossed_by_rivals(game, owner), []
        for number, (state, seat, action, after, events) in enumerate(game):
            dealt.append(harmless(state, owner, crossed, rng))
            world = relaid(state, owner, dealt[-1])
            if number % (4 * EVERY) == 0:
                admiral.check(world)
                for viewer in (*range(seats), None):
                    if viewer != owner:
                        compare_sight(admiral, state, world, viewer)
                        alike(state, world, viewer, Random(number))
            if seat != owner:
                assert admiral.default(state, seat) == admiral.default(world, seat)
            end, told = admiral.apply(world, seat, action, Random(state.count))
            assert told_others(told, owner, seats) == told_others(events, owner, seats)
            assert replace(end, mines=()) == replace(after, mines=())
        assert sum(not mine.held for mines in dealt for mine in mines) > 5


def quiet(options, seats):
    """A game in which ships begin near all forts and no mine goes off: its positions, who does what in each, and what
    comes of it; what chance does depends on the number of actions alone.
    """
    rng, found = Random(1), []
    sides = [side.key for side in admiral.hooks.sides(options, seats) for _ in range(side.seats)]
    state = admiral.new(Setup(seats, 0, tuple(sides)), options, rng)
    while (pending := admiral.pending(state)) and len(found) < 160:
        if state.round and not any(position.round for position, *_ in found):
            mines = tuple([replace(mine, held=True) for mine in state.mines])
            terms = replace(state.terms, fireships=False)
            state = replace(state, mines=mines, ships=thrown(state, rng), terms=terms)
        seat = min(pending)
        action = admiral.default(state, seat) if rng.random() < 0.3 else roaming(state, seat, rng)
        after, events = admiral.apply(state, seat, action, Random(state.count))
        found.append((state, seat, action, after, events))
        state = after
    return [one for one in found if one[0].round]


def roaming(state, seat, rng):
    """A random action, rather one of a ship alone."""
    for _ in range(4):
        action = walk.random_action(admiral, state, seat, rng)
        if isinstance(action.path[0], Piece):
            break
    return action


def thrown(state, rng):
    """The ships, each in some cell in which a mine may lie, or beside one."""
    waters = state.board.waters & ~state.harbour.forts
    near = state.board.sea.spread(mask(cell for cells in state.bases for cell in cells), REACH + 1) & waters
    cells = rng.sample(list(bits(near)), len(state.ships))
    return tuple([replace(ship, cell=cell) for ship, cell in zip(state.ships, cells, strict=True)])


def crossed_by_rivals(game, owner):
    """Mask of the cells that ships of other teams enter in a game."""
    return mask(
        cell
        for *_, after, _ in game
        for track in after.tracks
        if after.sides[track.seat] != after.sides[owner]
        for cell in track.cells[1:]
    )


def harmless(state, owner, crossed, rng):
    """Mines of an owner anywhere: held, or waiting where no rival comes, as many as it likes."""
    count = Counter(rng.choices(list(bits(field(state, owner))), k=rng.randint(0, state.terms.mines)))
    settings = {cell: (rng.choice(("", "s", "sg", "fb")), False) for cell in count}
    settings |= {cell: ("", True) for cell in count if crossed >> cell & 1 or rng.random() < 0.2}
    return [Mine(owner, cell, n, held, waits) for cell, n in count.items() for waits, held in (settings[cell],)]


def relaid(state, owner, own):
    """The position with these mines of an owner who is still in the game."""
    if owner in state.out:
        return state
    others = [mine for mine in state.mines if mine.seat != owner]
    return replace(state, mines=tuple(sorted([*own, *others], key=lambda mine: (mine.seat, mine.cell))))


def told_others(events, owner, seats):
    """What all but one are told of an action, and whether it brings something to light; but for the mines that are left
    when the game is over.
    """
    others = [viewer for viewer in (*range(seats), None) if viewer != owner]
    return [
        ([event.line_for(viewer) for viewer in others], event.reveals, event.knows)
        for event in events
        if event.public is None or event.public.id != "admiral-event-mines-left"
    ]
