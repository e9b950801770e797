"""What is said of fireships before one is declared or explodes, and before a turn ends in which one is due (AD-34)."""

from collections import defaultdict

import pytest

from engine.game import Choice
from engine.games import admiral
from engine.games.admiral.asking import END, EXPLODE, FIRESHIP
from engine.trial import does_more, is_final
from tests.engine.games.admiral.positions import named, path, ship, strengths
from tests.engine.games.admiral.test_fireships import FAR, TURN, burning, plain
from tests.engine.games.admiral.voyages import play
from tests.engine.sailing.positions import remarked

OWN, FOE = ship("g1", "E5"), ship("s2", "D5")
ALONE = ship("f2", "D4")


def asked(state, *path):
    question = admiral.choose(state, 0, path)
    assert isinstance(question, Choice)
    return question


def told(state, *path):
    """What is remarked on each answer, by its token; () where nothing is."""
    return defaultdict(tuple, remarked(admiral, state, *path))


def test_ad34_it_is_said_what_is_left_of_whom_a_fireship_hits_ones_own_first():
    state = burning(ship("b1", "D4", 1), ship("s2", "D5", 3), ship("g1", "E5"), ship("f2", "C4"), FAR)
    toll = [("blast-own",), ("blast-left", "g1", 2, 5), ("blast-left", "f2", 1, 4), ("blast-sinks", ("s2",))]
    said = [("explodes", ("b1",), 3, 1, 3), *toll]
    assert told(state)["explode"] == said
    assert told(state)["end"][-len(said) :] == said
    assert told(state, EXPLODE)["b1"] == toll
    after, _ = play(state, "explode b1")
    assert strengths(after) == {"b1": 0, "s2": 0, "g1": 2, "f2": 1, "b2": 3}
    assert ("blast-own",) not in told(burning(ship("b1", "D4"), FOE, FAR))["explode"]


def test_ad34_of_several_fireships_the_end_of_the_turn_tells_what_is_left_by_all():
    """They explode in ship order; one that is sunk by another doesn't."""
    state = burning(ship("g1", "E5"), ship("f1", "D4"), ship("b1", "E6", 3), ship("s2", "D5"), FAR, lit="g1 f1 b1")
    assert told(state)["explode"] == ()
    toll = [("blast-own",), ("blast-sinks", ("f1", "b1")), ("blast-left", "s2", 2, 7)]
    assert told(state)["end"][-4:] == [("explodes", ("g1",), 5, 1, 3), *toll]
    after, _ = play(state, "end")
    assert strengths(after)["s2"] == 2
    apart = burning(ship("f1", "D4"), ship("b1", "E6"), ship("s2", "D5"), FAR, lit="f1 b1")
    assert told(apart)["end"][-2:] == [("explodes", ("f1", "b1"), 0, 2, 1), ("blast-sinks", ("s2",))]
    assert not any(line[0] == "explodes" for line in told(burning(ship("b1", "D4"), FAR, since=TURN))["end"])


def test_ad34_nobody_is_named_as_long_as_ships_must_drift():
    state = burning(ship("b1", "D4"), ship("g1", "E5"), FAR, wind="storm", towards="N")
    assert told(state)["end"][0] == ("explodes-adrift", ("b1",), 1)


def test_ad34_what_a_fireship_is_is_said_where_no_question_says_it():
    assert told(plain(ship("b1", "D4"), FAR))["fireship"] == [("fireship",)]
    assert told(plain(ship("b1", "D4"), OWN, FAR))["fireship"] == ()


@pytest.mark.parametrize(("fleet", "asked"), [((FOE, OWN), True), ((FOE,), False)])
@pytest.mark.parametrize("words", ["explode b1", "end"])
def test_ad34_an_explosion_among_ones_own_is_asked_about_typed_or_not(fleet, asked, words):
    """It names a fireship alone, or nobody."""
    state = burning(ship("b1", "D4"), ship("f1", "A9"), *fleet, FAR)
    assert is_final(admiral, state, 0, path(state, words)) is asked
    assert does_more(admiral, state, 0, path(state, words)) is asked


@pytest.mark.parametrize(("fleet", "final"), [((FOE, OWN), True), ((FOE,), False), ((ship("g1", "K9"), FOE), False)])
def test_ad34_a_turn_whose_end_hurts_ones_own_side_is_ended_only_when_confirmed(fleet, final):
    state = burning(ship("b1", "D4"), *fleet, FAR)
    assert is_final(admiral, state, 0, (END,)) is final
    assert not is_final(admiral, plain(ship("b1", "D4"), *fleet, FAR), 0, (END,))


def test_ad34_nor_one_that_may_come_to_that_in_a_storm():
    """Where ships must drift, nobody knows yet who lies around her then."""
    state = burning(ship("b1", "D4"), ship("g1", "K9"), FAR, wind="storm", towards="N")
    assert is_final(admiral, state, 0, (END,))


def test_ad34_she_is_chosen_beside_a_sentence_on_what_that_means():
    """A fireship isn't declared by a menu among others: each ship is a button on a page of its own."""
    question = asked(plain(ship("b1", "D4"), ALONE, FAR), FIRESHIP)
    assert all(option.confirms for option in question.options)
    last = [option.value for option in asked(plain(ship("b1", "D4"), FOE, FAR)).options][-2:]
    assert last == [FIRESHIP, END]


def test_who_explodes_is_shown_where_she_lies():
    state = burning(ship("b1", "D4"), ship("f1", "K9"), FAR, lit="b1 f1")
    assert [cell.token for cell in asked(state, EXPLODE).subject] == ["K9", "D4"]


def test_ad34_a_fireship_has_no_shots():
    lit, _ = play(plain(ship("b1", "D4"), FAR), "fireship b1")
    assert named(lit, "b1").lit == TURN
    (option,) = [option for option in asked(lit).options if option.value.token == "b1"]
    assert dict(option.note.args)["shots"].value == 0


@pytest.mark.parametrize(("lit", "guns"), [("", ["s2"]), ("s2", [])])
def test_ad34_a_rival_fireship_fires_at_nobody(lit, guns):
    state = burning(ship("b1", "H9"), ship("s2", "D5"), FAR, lit=lit)
    said = admiral.hooks.remarks(state, 0, (asked(state).options[0].value,))
    found = {
        piece.id
        for lines in said.values()
        for one in lines
        if one.id == "admiral-remark-exposed"
        for piece in dict(one.args)["ship"]
    }
    assert sorted(found) == guns
