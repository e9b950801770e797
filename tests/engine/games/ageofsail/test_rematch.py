"""What is carried into a rematch (AS-38, AS-71)."""

import pytest

from engine.games import ageofsail
from engine.games.ageofsail.options import Options
from engine.values import Seat, line


@pytest.mark.parametrize(("given", "carries"), [({}, False), ({"order": "winner"}, True), ({"printed": True}, True)])
def test_as38_the_order_goes_to_the_winner_where_it_is_chosen_or_all_is_as_printed(given, carries):
    told = ageofsail.hooks.carried(Options(**given), 2)
    assert told == (line("ageofsail-event-order", seat=Seat(2)) if carries else None)


def test_as71_as_printed_there_is_no_last_round_and_no_choice_of_the_order():
    assert Options(printed=True, rounds=30, order="winner") == Options(printed=True)
    assert Options(rounds=30, order="winner") != Options()


def test_as38_the_order_is_an_option_of_rematches_alone():
    assert ageofsail.hooks.rematch_options == {"order"} <= Options.model_fields.keys()
