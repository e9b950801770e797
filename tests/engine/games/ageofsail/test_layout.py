"""The defender lays out a fort (AS-52)."""

from random import Random

import pytest

from engine import hooked, notation
from engine.datafiles import DataError, parse
from engine.game import Action, IllegalAction
from engine.games import ageofsail
from engine.games.ageofsail.data import FOLDER
from engine.games.ageofsail.scenarios.assault import GROUND, READY_MADE, Data
from engine.games.ageofsail.shape import SIDES, growths, is_joined, is_open
from engine.sailing.sea import bits
from engine.trial import is_final
from engine.values import read_cell
from engine.walk import random_action
from tests.engine.games.ageofsail.positions import options, play
from tests.engine.games.ageofsail.sieges import TOWER, started
from tests.engine.sailing.positions import at
from tests.engine.sailing.waters import SEA

PRESETS = ["row", "block", "cross", "bay"]


def refused(move: str) -> str:
    state = started()
    with pytest.raises(IllegalAction) as caught:
        ageofsail.choose(state, 1, notation.read(ageofsail, state, 1, move))
    return caught.value.reason.id.removeprefix("ageofsail-refuse-")


def test_as52_the_first_cell_is_any_of_the_field_or_a_ready_made_fort_is_chosen():
    found = options(started())
    field = {f"{column}{row}" for column in "DEFGHIJKLMNOPQ" for row in range(4, 18)}
    assert found[:4] == PRESETS
    assert set(found[4:]) == field
    assert len(found) == 4 + len(field)


def test_as52_each_further_cell_shares_a_side_with_one_before():
    assert set(options(started(), "D4")) == {"D5", "E4"}
    assert set(options(started(), "J9 J10")) == {"J8", "J11", "I9", "I10", "K9", "K10"}
    assert refused("J9 K10") == "layout-apart"
    assert refused("J9 J9") == "layout-twice"
    assert refused("C4") == "layout-field"
    assert refused("D4 D3") == "layout-field"


def test_as52_no_water_is_enclosed():
    """A step between two cells of the fort that touch at a corner doesn't lead there."""
    bay = options(started(), "J9 J10 J11 K11 L11 L10 L9")
    assert "K9" not in bay
    assert "K10" in bay
    assert refused("J9 J10 J11 K11 L11 L10 L9 K9") == "layout-hole"
    assert refused("J9 J10 J11 K11 L11 L10 K9") == "layout-hole"
    assert "K9" not in options(started(), "J9 J10 J11 K11 L11 L10")


def test_as52_ten_cells_are_a_fort():
    state = started()
    path = notation.read(ageofsail, state, 1, TOWER)
    assert ageofsail.choose(state, 1, path) == Action(path)
    assert len(path) == 10
    with pytest.raises(IllegalAction):
        ageofsail.choose(state, 1, (*path, path[0]))


@pytest.mark.parametrize("seed", range(60))
def test_as52_every_option_leads_on_to_a_fort_that_is_joined_and_open(seed):
    """What may be laid next is what leaves all water within reach of the edge, judged by walking over all of it."""
    rng = Random(seed)
    laid = [rng.choice(list(bits(GROUND)))]
    while len(laid) < 10:
        beside = {SEA.beside[cell][side] for cell in laid for side in SIDES} - set(laid)
        right = sorted(cell for cell in beside if GROUND >> cell & 1 and is_open(SEA, [*laid, cell]))
        assert growths(SEA, laid, GROUND) == right
        laid.append(rng.choice(right))
    assert is_joined(SEA, laid)


def test_as52_cells_that_touch_at_corners_alone_are_not_joined():
    assert not is_joined(SEA, map(at, ("J9", "K10")))
    assert is_joined(SEA, map(at, ("J9", "K9", "K10")))
    assert not is_joined(SEA, map(at, ("T9", "A10")))
    assert not is_open(SEA, map(at, ("J9", "J11", "I10", "K10")))
    assert is_open(SEA, map(at, ("J9", "J11", "I10", "K11")))
    assert not is_open(SEA, map(at, ("R10", "S9", "S11", "T10")))
    assert is_open(SEA, map(at, ("R10", "S9", "S11", "A11")))
    assert is_open(SEA, map(at, ("A2", "B1")))  # the corner lies at the edge


@pytest.mark.parametrize("name", PRESETS)
def test_as52_a_ready_made_fort_is_the_whole_action(name):
    state, events = play(started(), name)
    assert list(ageofsail.pending(state)) == [0]
    assert state.laid == READY_MADE[name]
    assert len(state.laid) == 10
    assert is_joined(SEA, state.laid)
    assert is_open(SEA, state.laid)
    assert [event.public.id for event in events] == ["ageofsail-event-laid"]


def test_as33_cannons_are_in_their_order_whatever_order_they_were_laid_in():
    mixed, _ = play(started(), "K12 K11 J11 J12 J10 K10 K9 J9 J8 K8")
    state, events = play(started(), TOWER)
    assert mixed.laid == state.laid
    cards = ageofsail.view(state, 0).forts[0].cards
    assert " ".join([card.cell.token for card in cards]) == TOWER
    assert all(card.live and not card.arms and not card.fired for card in cards)
    assert dict(events[0].public.args)["cells"] == tuple([card.cell for card in cards])


def test_as52_laying_is_asked_once_more_and_can_not_be_taken_back():
    state = started()
    for move in ("row", TOWER):
        path = notation.read(ageofsail, state, 1, move)
        assert is_final(ageofsail, state, 1, path)
        _, events = play(state, move)
        assert any(event.reveals for event in events)


def test_as52_nothing_of_what_is_laid_reaches_others_before_it_is_done():
    """The state doesn't change until the whole path is given: there is nothing that could tell."""
    state = started(3)
    before = [ageofsail.view(state, seat) for seat in (0, 1, None)]
    dumped = ageofsail.dump(state)
    path = ()
    for token in TOWER.split():
        path = (*path, read_cell(token))
        seen = hooked.preview(ageofsail, state, 2, path)
        assert sorted(cell.token for cell in seen.laid) == sorted(TOWER.split()[: len(path)])
        assert seen.forts == ()
        assert [ageofsail.view(state, seat) for seat in (0, 1, None)] == before
    assert ageofsail.dump(state) == dumped
    assert all(view.laid == () and view.forts == () and view.parties == () for view in before)
    assert all([cell.token for cell in view.field] == ["D4", "Q17"] and view.asked == "layout" for view in before)
    assert ageofsail.may(state, 0) is None  # attackers have no orders that come to anything
    assert ageofsail.may(state, 2).ask.id == "sailing-ask-free"
    for seat in (0, 1):
        with pytest.raises(IllegalAction):
            ageofsail.choose(state, seat, path)
        with pytest.raises(IllegalAction):
            ageofsail.apply(state, seat, Action(path), Random(1))
        assert hooked.preview(ageofsail, state, seat, ()) == ageofsail.view(state, seat)


def test_a_ready_made_fort_is_seen_before_it_is_chosen():
    state = started()
    for name in PRESETS:
        path = notation.read(ageofsail, state, 1, name)
        assert [cell.token for cell in hooked.preview(ageofsail, state, 1, path).laid] == [
            state.rules.board.cells[cell].token for cell in READY_MADE[name]
        ]


def test_the_field_is_shown_until_the_fort_stands():
    state, _ = play(started(), "cross")
    assert ageofsail.view(state, 0).field is None
    assert len(ageofsail.view(state, 0).forts) == 1


def test_random_walks_end_in_a_fort():
    state = started()
    for seed in range(10):
        path = random_action(ageofsail, state, 1, Random(seed)).path
        after, _ = ageofsail.apply(state, 1, Action(path), Random(1))
        ageofsail.check(after)


TEXT = (FOLDER / "assault.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "line", "told"),
    [
        ('name = "block"', 'name = "row"', 26, "row: each fort has a name of its own"),
        ("#####\n#####", "#####\n####", 28, "block: a fort has 10 cells"),
        ('corner = "F10"', 'corner = "I10"', 20, "row: a fort lies within D4 and Q17"),
        ('corner = "F10"', 'corner = "C10"', 20, "row: a fort lies within D4 and Q17"),
        ("####\n.##.\n.##.", "####\n.#..\n..##", 36, "cross: the cells of a fort are joined by sides"),
        ("#..#\n#..#\n####\n.##.", "####\n#..#\n####", 46, "bay: a fort encloses no water"),
        ('name = "bay"', 'name = "Bay"', 44, "fort.3.name"),
        (".##.\n####", ".xx.\n####", 36, "fort.2.drawing"),
    ],
)
def test_faults_of_ready_made_forts_are_told_by_line(old, new, line, told):
    assert TEXT.count(old) >= 1
    broken = TEXT.replace(old, new, 1)
    with pytest.raises(DataError) as caught:
        parse("assault.toml", broken, Data)
    assert any(fault.startswith(f"assault.toml:{line}: {told}") for fault in str(caught.value).split("\n"))
