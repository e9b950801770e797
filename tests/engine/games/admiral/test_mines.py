"""Mines: where and how they are laid, and switched in secret; what is shown to whom (AD-55, AD-56)."""

from random import Random

import pytest
from msgspec.structs import replace

from engine import walk
from engine.game import Action, Choice, IllegalAction
from engine.games import admiral
from engine.games.admiral.options import Options
from engine.games.admiral.setup import mines as each
from engine.games.admiral.state import Mines
from engine.seating import Setup
from engine.trial import is_final
from engine.values import Cell, Key, Picks, read_cell
from tests.engine.games.admiral.mined import freely, lying, mine, switched, waters
from tests.engine.games.admiral.positions import at, fort, path, ship, told, water
from tests.engine.games.admiral.voyages import Winds, begun, where

ENOUGH = Key("enough")


def lays(state, seat, text):
    return admiral.apply(state, seat, Action(path(state, text)), Winds())


def refusal(state, seat, text, asking=admiral):
    with pytest.raises(IllegalAction) as refused:
        asking.choose(state, seat, path(state, text))
    return refused.value.reason.id.split("refuse-")[1]


def offered(state, seat, text=""):
    question = admiral.choose(state, seat, path(state, text))
    return {option.value for option in question.options}


# ---------------------------------------------------------------- how many


@pytest.mark.parametrize(
    ("given", "seats", "number"),
    [
        ({"scenario": "fleet"}, 2, 3),
        ({"scenario": "duel"}, 2, 3),
        ({"scenario": "skirmish"}, 2, 0),
        ({"scenario": "mini3"}, 2, 0),
        ({"scenario": "mini3", "mines": "three"}, 2, 0),
        ({"scenario": "shoals"}, 4, 0),
        ({"scenario": "fleet", "mines": "one"}, 2, 1),
        ({"scenario": "fleet", "mines": "none"}, 2, 0),
        ({"scenario": "skirmish", "mines": "two"}, 2, 2),
        ({"scenario": "shoals", "mines": "three"}, 2, 3),
        ({"scenario": "shoals", "mines": "three"}, 3, 2),
        ({"scenario": "shoals", "mines": "three"}, 4, 1),
        ({"scenario": "shoals", "mines": "three"}, 6, 1),
        ({"scenario": "shoals", "mines": "one"}, 6, 1),
    ],
)
def test_ad55_how_many_each_has(given, seats, number):
    options = Options(**given)
    assert each(options, seats) == number
    state = admiral.new(Setup(seats, 0), options, Random(1))
    assert state.terms.mines == number
    assert sum(isinstance(step, Mines) for step in state.todo) == (seats if number else 0)


# ---------------------------------------------------------------- laid


def test_ad55_cells_within_three_kings_steps_of_ones_own_fort():
    state = begun("fleet", mines="three")
    near = {Cell(col, row) for col in range(4) for row in range(4)} - {Cell(0, 0)}  # A1:D4 but the fort itself
    assert offered(state, 0) == near | {ENOUGH, Key("lot")}
    assert refusal(state, 0, "E1") == "mine-far"
    assert refusal(state, 0, "A1") == "mine-fort"
    assert refusal(state, 0, "X14") == "mine-far"
    assert refusal(state, 0, "Y1") == "off-board"


def test_ad55_a_refusal_says_how_far_a_cell_is_from_ones_nearest_fort_or_what_lies_there():
    layout = water(closed="K7", reefs="M9", coastal="L10")
    state = waters(
        ship("b1", "K6"), ship("b2", "M6"), layout=layout, forts=(fort("A1", 0), fort("L7", 1), fort("O8", 1))
    )
    state = replace(state, todo=(Mines(seat=1),))
    for cell, n in (("A1", 11), ("H7", 4), ("S8", 4)):
        with pytest.raises(IllegalAction) as refused:
            admiral.choose(state, 1, path(state, cell))
        reason = refused.value.reason
        assert (reason.id, dict(reason.args)["n"].value) == ("admiral-refuse-mine-far", n)
    assert [refusal(state, 1, cell) for cell in ("K7", "M9", "L7")] == ["mine-land", "mine-reef", "mine-fort"]


def test_ad55_not_on_land_reefs_and_forts_but_on_coasts_in_ports_and_under_ships():
    layout = water(closed="K7", reefs="M9", coastal="L10")
    state = waters(
        ship("b1", "K6"), ship("b2", "M6"), layout=layout, forts=(fort("A1", 0), fort("L7", 1), fort("O8", 0))
    )
    cells = {at(one.token) for one in _field(state, 1)}
    assert cells >= set(map(at, ("L10", "L8", "K6", "M6", "I4", "O10")))
    assert not cells & set(map(at, ("K7", "M9", "L7", "O8", "H7", "L11", "P7")))


def _field(state, seat):
    state = state.__class__(**{f: getattr(state, f) for f in state.__struct_fields__} | {"todo": (Mines(seat=seat),)})
    return offered(state, seat) - {ENOUGH, Key("lot")}


def test_ad55_several_in_a_cell_and_in_any_order():
    state = begun("fleet", mines="three")
    one, events = lays(state, 0, "C2 B3 C2")
    assert lying(one) == [(0, "C2", 2), (0, "B3", 1)]
    other, _ = lays(state, 0, "C2 C2 B3")
    assert one.mines == other.mines
    (event,) = events
    assert (event.public.id, event.knows, event.keep) == ("admiral-event-mines", (0,), True)
    assert not {"C2", "B3"} & {str(value) for _, value in event.public.args}
    assert event.secret.id == "admiral-event-mines-own"
    assert not event.reveals


def test_ad55_he_may_lay_fewer_or_none():
    """§10.5: "may"."""
    state = begun("fleet", mines="three")
    assert ENOUGH in offered(state, 0) & offered(state, 0, "C2") & offered(state, 0, "C2 C2")
    assert lying(lays(state, 0, "enough")[0]) == []
    assert lying(lays(state, 0, "B2 enough")[0]) == [(0, "B2", 1)]
    for nonsense in ("B2 B2 B2 enough", "enough B2", "B2 B2 B2 B2", "B2 lot", "lot B2", "f1"):
        with pytest.raises(IllegalAction):
            walk.check_path(admiral, state, 0, path(state, nonsense))


def test_ad55_all_lay_at_the_same_time_and_then_the_wind_is_drawn():
    state = begun("fleet", "NE fresh", mines="three")
    assert admiral.pending(state).keys() == {0, 1}
    assert admiral.view(state, None).mover is None
    number = admiral.pending(state)[0].number
    state, _ = lays(state, 1, "X13 W12 V11")
    assert admiral.pending(state).keys() == {0}
    assert admiral.pending(state)[0].number == number  # nobody else's answer makes it stale
    assert (state.round, state.wind) == (0, None)
    state, events = admiral.apply(state, 0, Action(path(state, "A2 A2 D4")), Winds("NE fresh"))
    assert told(events) == ["mines", "fresh"]
    assert (state.round, state.mover) == (1, 0)
    assert lying(state) == [(0, "A2", 2), (0, "D4", 1), (1, "V11", 1), (1, "W12", 1), (1, "X13", 1)]


def test_ad55_laid_anew_in_secret_until_all_have_laid_theirs():
    """Nobody learns anything by it; whoever still lays his mines has his own question for that."""
    free = walk.Freely(admiral)
    state = begun("fleet", mines="three")
    assert freely(state, 0, "") == ["orders"]
    assert refusal(state, 0, "mines", free) == "no-mines"
    number = admiral.pending(state)[1].number
    state, _ = lays(state, 0, "C2 B3 C2")
    state, _ = switched(state, 0, "mines C2 held")
    assert freely(state, 0, "mines") == ["C2", "B3", "anew"]
    assert admiral.view(state, 0).anew
    assert not admiral.view(state, 1).anew
    assert set(freely(state, 0, "mines anew")) == {value.token for value in offered(begun("fleet", mines="three"), 0)}
    assert refusal(state, 0, "mines anew E1", free) == "mine-far"
    after, (event,) = switched(state, 0, "mines anew D4 enough")
    assert lying(after) == [(0, "D4", 1)]
    assert not after.mines[0].held
    assert (event.public, event.knows, event.keep, event.reveals) == (None, (0,), True, False)
    assert admiral.pending(after)[1].number == number  # nobody is disturbed
    for viewer in (1, None):
        assert admiral.view(after, viewer) == admiral.view(state, viewer)
    none, _ = switched(after, 0, "mines anew enough")
    assert lying(none) == []
    assert freely(none, 0, "mines") == ["anew"]
    last, _ = lays(after, 1, "X13 enough")
    assert not admiral.view(last, 0).anew
    assert freely(last, 0, "mines") == ["D4"]
    assert refusal(last, 0, "mines anew C2", free) == "anew-over"
    assert refusal(last, 0, "C2", free) == "laying-over"
    assert refusal(after, 0, "C2", free) == "laid"
    assert refusal(after, 1, "Z9", free) == "no-such-move"


def test_ad55_while_one_lays_anew_the_picture_shows_what_has_been_chosen():
    state, _ = lays(begun("fleet", mines="three"), 0, "C2 B3 C2")
    shown = admiral.hooks.preview(state, 0, path(state, "mines anew D4 D4"))
    assert [(mine.cell.token, mine.n) for mine in shown.mines] == [("D4", 2)]
    assert len(admiral.hooks.preview(state, 0, path(state, "mines C2")).mines) == 2


def test_ad55_only_what_can_not_be_laid_anew_is_confirmed():
    """The first may think again afterwards, the last may not."""
    state = begun("fleet", mines="three")
    assert not is_final(admiral, state, 0, path(state, "B2 B2 C3"))
    state, _ = lays(state, 0, "B2 B2 C3")
    assert admiral.view(state, None).hidden == ()  # as long as somebody lays none can be met
    assert not is_final(walk.Freely(admiral), state, 0, path(state, "mines anew B2 B2 C4"))
    assert is_final(admiral, state, 1, path(state, "X13 X13 W12"))
    assert is_final(admiral, state, 1, path(state, "enough"))


def test_ad13_who_leaves_while_mines_are_laid_lays_none():
    state = admiral.new(Setup(3, 0), Options(scenario="shoals", mines="two"), Random(4))
    state, _ = lays(state, 1, "A13 enough")
    for gone in (0, 1):
        after, _ = admiral.drop(state, gone)
        admiral.check(after)
        assert gone not in {one.seat for one in after.mines}
        assert admiral.pending(after).keys() == {0, 2} - {gone}


def test_ad55_nobody_else_sees_them():
    state = waters(ship("b1", "B2"), ship("b2", "M8"), mines=(mine("K6", held=True), mine("B4", 0, waits="sg")))
    shown = {seat: admiral.view(state, seat).mines for seat in (0, 1, None)}
    assert [(one.cell, one.setting, one.waits) for one in shown[0]] == [(read_cell("B4"), "waits", "sg")]
    assert [(one.cell, one.setting, one.n) for one in shown[1]] == [(read_cell("K6"), "held", 1)]
    assert shown[None] == ()
    assert admiral.view(state, None).hidden == (3, 3)  # whoever has laid how many
    assert [admiral.view(state, seat).hidden for seat in (0, 1)] == [(1, 3), (3, 1)]  # which one knows of oneself


def test_ad56_everybody_knows_where_mines_of_the_movers_rivals_may_lie():
    ships = ship("b1", "B2"), ship("b2", "M8")
    known = {admiral.view(waters(*ships, mines=mines), 0).perils for mines in ((), (mine("K6"), mine("B4", 0)))}
    around = {f"{col}{row}" for col in "IJKLMNO" for row in range(4, 11)}
    assert [{cell.token for cell in cells} for cells in known] == [around - {"L7"}]


def test_ad55_when_the_game_is_over_all_are_shown():
    state = waters(ship("b1", "B2"), ship("b2", "M8"), mines=(mine("K6"), mine("B4", 0)))
    after, _ = admiral.drop(state, 0)
    assert admiral.view(after, None).over
    assert [one.seat for one in admiral.view(after, None).mines] == [1]  # AD-13: those of who left are gone


# ---------------------------------------------------------------- switched


SWITCHED = waters(ship("b1", "B2"), ship("b2", "M8"), mines=(mine("K6"), mine("L4", n=2), mine("B4", 0)))


def setting(state, cell):
    return next((one.held, one.waits) for one in state.mines if one.cell == at(cell))


def test_ad56_armed_held_or_waiting_for_classes():
    state, events = switched(SWITCHED, 1, "mines L4 held")
    assert setting(state, "L4") == (True, "")
    assert setting(state, "K6") == (False, "")
    (event,) = events
    assert (event.public, event.knows, event.secret.id) == (None, (1,), "admiral-event-mine-held")
    state, _ = switched(state, 1, "mines L4 waits {s,b}")
    assert setting(state, "L4") == (False, "sb")
    state, events = switched(state, 1, "mines L4 armed")
    assert setting(state, "L4") == (False, "")
    assert events[0].secret.id == "admiral-event-mine-armed"
    assert lying(state) == lying(SWITCHED)


def test_ad56_what_stands_is_no_answer():
    assert freely(SWITCHED, 1, "mines K6") == ["held", "waits"]
    held, _ = switched(SWITCHED, 1, "mines K6 held")
    assert freely(held, 1, "mines K6") == ["armed", "waits"]
    waits, _ = switched(SWITCHED, 1, "mines K6 waits {g}")
    assert freely(waits, 1, "mines K6") == ["armed", "held", "waits"]
    question = admiral.may(waits, 1, path(waits, "mines K6 waits"))
    assert isinstance(question, Choice)
    assert (question.least, question.most, question.standing) == (1, 3, Picks((Key("g"),)))
    free = walk.Freely(admiral)
    assert refusal(held, 1, "mines K6 held", free) == "mine-stands"
    assert refusal(SWITCHED, 1, "mines K6 armed", free) == "mine-stands"
    for nonsense in ("mines K6 waits {g}", "mines K6 waits {s,g,f,b}",
                     "mines K6 waits {}", "mines K6 waits {g,held}"):  # fmt: skip
        with pytest.raises(IllegalAction):
            switched(waits, 1, nonsense)


def test_ad56_ones_own_mines_alone():
    free = walk.Freely(admiral)
    assert freely(SWITCHED, 0, "mines") == ["B4"]
    assert freely(SWITCHED, 1, "mines") == ["L4", "K6"]
    assert refusal(SWITCHED, 0, "mines K6 held", free) == "no-mine-of-yours"  # said of any cell, mined or not
    assert refusal(SWITCHED, 0, "mines N9 held", free) == "no-mine-of-yours"
    bare = waters(ship("b1", "B2"), ship("b2", "M8"), mines=(mine("K6"),))
    assert refusal(bare, 0, "mines", free) == "no-mines"
    assert freely(bare, 0, "") == ["orders"]
    assert freely(bare, 1, "") == ["orders", "mines"]


def test_ad56_at_any_time_and_nobody_is_disturbed():
    """In others' turns, while others are asked, while others still lay theirs; not when it is over."""
    after, _ = switched(SWITCHED, 1, "mines K6 held")
    assert admiral.pending(after) == admiral.pending(SWITCHED)
    laying, _ = lays(begun("fleet", mines="three"), 0, "B2 enough")
    laying, _ = switched(laying, 0, "mines B2 held")
    assert admiral.pending(laying).keys() == {1}
    over, _ = admiral.drop(SWITCHED, 0)
    assert admiral.may(over, 1) is None
    with pytest.raises(IllegalAction):
        switched(over, 1, "mines K6 held")


def test_ad56_effective_from_the_next_entry():
    state = waters(ship("f1", "L12"), ship("b2", "X7"), mines=(mine("L9", held=True),), towards="S")
    after, _ = admiral.apply(state, 0, Action(path(state, "f1 L8")), Winds())
    assert where(after, "f1") == "L8"
    over_her = waters(ship("f1", "L9"), ship("b2", "X7"), mines=(mine("L9", held=True),))
    armed, events = switched(over_her, 1, "mines L9 armed")  # she lies there: nothing happens
    assert len(events) == 1
    assert armed.ships == over_her.ships
