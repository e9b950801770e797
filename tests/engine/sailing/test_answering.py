"""An answer is for what is asked, or for standing orders at any time (AS-17)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.flow import Step
from engine.game import Action, Choice, IllegalAction, Option
from engine.sailing import standing
from engine.sailing.afloat import Afloat
from engine.sailing.answering import answered, shown
from engine.sailing.asking import wrong
from engine.sailing.orders import ORDERS
from engine.values import Key, Path, line
from tests.engine.sailing.waters import HERE, afloat, ship

ASKED = Step(seat=0)
STATE = replace(afloat(*[ship(id=f"s{seat + 1}", seat=seat, cell=HERE + seat) for seat in range(2)]), todo=(ASKED,))
CHANGE = (ORDERS, Key("turn"), Key("no"))


def may(state: Afloat, seat: int, path: Path = ()) -> Choice | Action | None:
    return standing.may(state, seat, path)


def choose(state: Afloat, seat: int, path: Path = ()) -> Choice | Action:
    """One word, then another."""
    if path not in ((), (Key("aye"),), (Key("aye"), Key("sir"))):
        raise wrong()
    return Action(path) if len(path) == 2 else Choice(line("ask"), (Option(Key(("aye", "sir")[len(path)])),))


def test_an_answer_is_for_what_its_seat_is_asked():
    path = (Key("aye"), Key("sir"))
    assert answered(STATE, 0, path, may, choose) is ASKED
    assert shown(STATE, 0, path, may, choose) is shown(STATE, 0, path[:1], may, choose) is ASKED


def test_nothing_has_been_chosen_before_the_first_answer_or_by_who_is_not_asked():
    assert shown(STATE, 0, (), may, choose) is None
    assert shown(STATE, 1, (Key("no"),), may, choose) is None


def test_as17_orders_are_changed_at_any_time_but_are_not_shown():
    for seat in (0, 1):
        assert answered(STATE, seat, CHANGE, may, choose) is None
        assert shown(STATE, seat, CHANGE, may, choose) is None
    assert shown(STATE, 1, CHANGE[:1], may, choose) is None


@pytest.mark.parametrize(
    ("seat", "path"),
    [(0, ()), (0, (Key("aye"),)), (0, (Key("no"),)), (1, (Key("aye"), Key("sir"))), (1, CHANGE[:2]), (2, CHANGE)],
)
def test_what_leads_nowhere_or_is_not_finished_is_refused(seat: int, path: Path):
    with pytest.raises(IllegalAction):
        answered(STATE, seat, path, may, choose)


@pytest.mark.parametrize("path", [(Key("no"),), (ORDERS, Key("no"))])
def test_a_way_to_nowhere_has_no_preview(path: Path):
    with pytest.raises(IllegalAction):
        shown(STATE, 0, path, may, choose)
