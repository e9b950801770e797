"""How it goes on when somebody has left where chance was to decide (AS-37, PB-28)."""

import pytest

from engine.flow import Step
from engine.game import Action, Choice, IllegalAction, Option
from engine.sailing.resuming import Resume, choose_resume, unless_unchanced
from engine.sailing.telling import Log
from engine.values import Key, line
from tests.engine.sailing.waters import HERE, Dice, afloat, ship

WIND, ASK = Key("wind"), line("ageofsail-ask-resume")
STATE = afloat(ship(), ship(id="s2", seat=1, cell=HERE + 1), mover=1, todo=(Step(),))


def rolled(log):
    """What is resolved by a die."""

    def resolved():
        return afloat(ship(), turn=log.chance.randrange(6))

    return resolved


def test_where_chance_is_needed_and_there_is_none_the_mover_is_asked_before_it():
    assert unless_unchanced(STATE, rolled(Log(None))).todo == (Resume(seat=1), Step())
    assert unless_unchanced(STATE, rolled(Log(Dice(4)))) == afloat(ship(), turn=3)
    assert unless_unchanced(STATE, lambda: None) is None


def test_there_is_one_word_by_which_it_goes_on():
    assert choose_resume(ASK, WIND, ()) == Choice(ASK, (Option(WIND, confirms=True),))
    assert choose_resume(ASK, WIND, (WIND,)) == Action((WIND,))
    for path in ((Key("on"),), (WIND, WIND)):
        with pytest.raises(IllegalAction):
            choose_resume(ASK, WIND, path)
