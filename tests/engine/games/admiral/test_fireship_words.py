"""What is said of fireships before one is declared or explodes, and before a turn ends in which one is due (AD-34)."""

import pytest

from engine.game import Choice
from engine.games import admiral
from engine.games.admiral.asking import END, EXPLODE, FIRESHIP
from engine.trial import is_final
from tests.engine.games.admiral.positions import named, ship
from tests.engine.games.admiral.test_fireships import FAR, TURN, burning, plain
from tests.engine.games.admiral.voyages import play

OWN, FOE = ship("g1", "E5"), ship("s2", "D5")
ALONE = ship("f2", "D4")


def asked(state, *path):
    question = admiral.choose(state, 0, path)
    assert isinstance(question, Choice)
    return question


def remarked(state, word):
    return [one.id.removeprefix("admiral-remark-") for one in admiral.hooks.remarks(state, 0, ()).get(word, ())]


def hit(state, word, id):
    """Whom the remark of this id on a word of the turn names as victims, by their ids."""
    (line,) = [one for one in admiral.hooks.remarks(state, 0, ())[word] if one.id == f"admiral-remark-{id}"]
    return [piece.id for piece in dict(line.args)["target"]]


def test_ad34_the_end_of_the_turn_names_whom_a_fireship_hits_ones_own_first():
    state = burning(ship("b1", "D4"), FOE, OWN, FAR)
    assert hit(state, END, "explodes") == ["g1", "s2"]
    assert hit(state, EXPLODE, "blast") == ["g1", "s2"]
    assert {"blast-own", "explodes"} <= {*remarked(state, EXPLODE), *remarked(state, END)}
    assert "blast-own" not in remarked(burning(ship("b1", "D4"), FOE, FAR), EXPLODE)


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
