"""What is said of the options of a question: what they leave, open, win or score."""

from __future__ import annotations

from contextlib import suppress
from itertools import chain, product
from random import Random

import msgspec
import pytest

from bot.speaker import Speaker
from engine import walk
from engine.game import Choice, IllegalAction
from engine.games import tranquility
from engine.hooked import preview, remarks
from engine.seating import Setup
from engine.values import Card, Cell, Key, line
from tests.engine.games.tranquility.positions import about, act, build, drawing
from tests.engine.games.tranquility.rivals_positions import play, position
from tests.playing import random_position

MINE, OTHERS = "5 6 7 8 9", "51 52 53 54 55"
ODD = "51 53 55 57 59"
LONGEST = 60
NAMES = ("Makarov", "Ushakov", "Lazarev", "Kornilov", "Istomin")


def said(state, *tokens, seat=None, language="en"):
    """The remarks on a question in words, by token."""
    if seat is None:
        (seat,) = tranquility.pending(state)
    path = ()
    for token in tokens:
        question = tranquility.choose(state, seat, path)
        path = (*path, next(option.value for option in question.options if option.value.token == token))
    found = remarks(tranquility, state, seat, path)
    speaker = Speaker(language, "tranquility", NAMES)
    return {value.token: " · ".join(map(speaker.tell, told)) for value, told in found.items()}


def test_each_cell_says_what_it_leaves():
    """TQ-12: cells and numbers before and after it, by what lies on the field; what can't be filled is said so."""
    found = said(build("A1:10 F1:20 F6:70", ("12 6 7 8 9", OTHERS)), "12")
    assert found["B1"] == "after it 3 cells for 7 numbers"
    assert found["C1"] == "before it 1 cell for 1 number, after it 2 for 7"
    assert found["D1"] == "leaves 2 cells for 1 number: can’t be filled"
    assert said(build("A1:10 C1:20", ("18 6 7 8 9", OTHERS)), "18")["B1"] == "fills the gap"
    assert said(build("", ("1 6 7 8 9", OTHERS)), "1")["B1"] == "leaves 1 cell for 0 numbers: can’t be filled"
    assert said(build("", ("1 6 7 8 9", OTHERS)), "1")["A1"] == "after it 35 cells for 79 numbers"


@pytest.mark.parametrize(
    ("hands", "before", "told"),
    [
        (("s1 6 7 8 9", OTHERS), (), "costs all of you together 8 cards"),
        (("s1 6 7 8 9", "51 52 53"), ("", "storm1"), "costs all of you together 6 cards and 2 unseen"),
        (("s1 6 7 8 9",), (), "costs 8 cards, after you draw up to 8"),
        (("s1 6 7",), ("storm1",), "costs 6 cards and 2 unseen, after you draw up to 8"),
    ],
)
def test_a_start_says_what_it_costs(hands, before, told):
    """TQ-8, TQ-22: as many cards as are then due."""
    state = build("", hands, storms=True, before=before)
    assert said(state) == {"s1": told}
    due = act(state, "s1")[0].due
    assert f" {due} cards" in told


def test_tq7_who_can_only_discard_is_told_why():
    """Not where something can be laid, nor where the reef may be left; in a duel beside what it costs (TQ-33)."""
    why = {
        "en": "you can lay none of your cards",
        "ru": "ни одну вашу карту не выложить",
        "uk": "жодної вашої карти не викласти",
    }
    for language, told in why.items():
        assert said(build("A1:50", (MINE, OTHERS)), language=language) == {"discard": told}
    whole = said(build("A1:50", (MINE, OTHERS), storms=True))
    assert whole == {"discard": why["en"], "hand": "brings you a compass"}
    assert "discard" not in said(build("B1:50", ("49 6 7 8 9", OTHERS)))
    assert said(position({1: 1, 2: 40, 3: 47}, (2, 3, 4, 5, 6)))["discard"] == f"{why['en']} · −2"


def test_numbers_on_another_line_of_the_arch_are_gone():
    """TQ-31"""
    state = build("A1:10 E1:12 F1:13", ("30 6 7 8 9", OTHERS), mode="arch")
    assert said(state, "30")["A3"] == "before it 3 cells for 17 numbers, after it 1 for 50"


def test_a_card_that_leaves_nothing_good_says_so_before_its_cell_is_asked():
    state = build("A1:10 F1:14", ("13 40 7 8 9", OTHERS))
    assert said(state)["13"] == "wherever it goes, some cells can’t be filled"
    assert "40" not in said(state)


def test_six_in_a_row_say_that_they_win_a_compass_and_the_fourth_row_that_the_reef_leaves():
    """TQ-20, TQ-22"""
    row = " ".join(f"{cell}2:{30 + at}" for at, cell in enumerate("ABCDE"))
    state = build(row, ("35 36 7 8 9", OTHERS), storms=True)
    assert said(state, "35")["F2"] == "wins a compass"
    assert "compass" not in said(state, "36")["F2"]
    rows = " ".join(f"{cell}{row}:{12 * row + 2 * at}" for row in (1, 2, 3, 4) for at, cell in enumerate("ABCDEF"))
    state = build(rows.replace(" F4:58", ""), ("58 1 2 3 4", "61 63 65 67 69"), reef=5)
    assert said(state, "58")["F4"] == "the reef leaves"


def test_the_wrong_side_is_said():
    """TQ-32: above the sun, below the moon; and of an island that is turned whether it then lies right."""
    state = build("C3:30", ("40 5 6 7 8", OTHERS), mode="sun")
    assert said(state, "40")["F3"].startswith("wrong side; before it 2 cells")
    assert not said(state, "40")["A4"].startswith("wrong side")
    assert said(state, "turn", "5") == {"C3": "then the right side is up"}


def test_a_monster_says_what_opens():
    """TQ-21: the island's own number never comes back."""
    state = build("A1:10 C1:15 E1:20", ("m1 6 7 8 9", OTHERS), monsters=3)
    assert said(state, "m1")["C1"] == "then 3 cells for 8 numbers"
    assert said(state, "m1")["A1"] == "then 2 cells for 13 numbers"
    assert said(state, "m1")["E1"] == "then 33 cells for 64 numbers"


def test_cards_that_are_given_away_say_whether_they_have_a_place():
    """TQ-7, TQ-8: a payment is looked at with the island on its cell; a Start is dead once one lies."""
    state = build("A1:10 F1:20", ("11 14 17 40 f1", OTHERS), start=True)
    assert said(state, "discard") == {
        "11": "fits on 3 cells", "14": "fits on 3 cells", "17": "fits on 3 cells", "40": "fits on 29 cells",
    }  # fmt: skip
    assert said(state, "11", "B1")["14"] == "fits on 2 cells"
    state = build("A1:10 B1:12", ("11 s1 f1 f2 40", OTHERS), start=True)
    assert said(state, "discard") == {
        "11": "no place for it now", "40": "fits on 33 cells", "s1": "useless now",
        "f1": "one of 2 that you hold", "f2": "one of 2 that you hold",
    }  # fmt: skip
    state, _ = act(build("A1:10 B1:12", ("s1 11 7 8 9", OTHERS)), "s1")
    assert said(state, seat=0)["11"] == "no place for it now"


@pytest.mark.parametrize("seed", range(40))
def test_a_card_has_one_number_of_cells_in_menus_picture_and_words(seed):
    """TQ-5, TQ-6, TQ-33: those where it can be laid and paid for now, whatever is asked."""
    rng = Random(f"one number/{seed}")
    state, _ = random_position(tranquility, rng, rng.choice((3, 10, 40, 80)))
    for seat in tranquility.pending(state):
        for path in ((), (Key("discard"),), *payments(state, seat)):
            with suppress(IllegalAction):
                question = tranquility.choose(state, seat, path)
                shown = {found.card: len(found.spots) for found in preview(tranquility, state, seat, path).hand}
                for value, n in counted(question, remarks(tranquility, state, seat, path)):
                    assert n == shown[int(value.token)], (path, value)


def payments(state, seat):
    """The ways to the questions what an island is paid with."""
    question = tranquility.choose(state, seat)
    for option in question.options if question.most is None else ():
        then = tranquility.choose(state, seat, (option.value,))
        if isinstance(option.value, Card) and isinstance(then, Choice):
            yield from ((option.value, cell.value) for cell in then.options)


def counted(question, remarked):
    """What is said of the cells of each card."""
    for option in question.options if isinstance(question, Choice) else ():
        for told in (option.note, *remarked.get(option.value, ())):
            args = dict(told.args) if told else {}
            if told and told.id == "tranquility-note-card":
                yield option.value, args["places"].value
            elif told and told.id == "tranquility-remark-places":
                yield option.value, args["n"].value
            elif told and told.id in ("tranquility-remark-dear", "tranquility-remark-for-vault"):
                yield option.value, 0


def test_a_card_that_fits_but_cant_be_paid_for_says_so():
    """TQ-6"""
    rows = " ".join(f"{col}{row}:{2 * at}" for at, (row, col) in enumerate(product("123456", "ABCDEF"), 1))
    state = build(rows.replace(" F6:72", ""), ("7 9 77 78 80", ODD), start=True)
    assert said(state, "discard") == {
        "7": "no place for it now", "9": "no place for it now", "77": "fits on 1 cell, but too dear now",
        "78": "fits on 1 cell, but too dear now", "80": "fits on 1 cell, but too dear now",
    }  # fmt: skip
    duel = position({1: 1, 3: 40}, (20, 41, 60, 61, 62))
    assert said(duel, "discard")["20"] == "fits on 1 cell, but too dear now"


def test_tq31_the_pillars_say_what_is_for_the_vault_and_when_it_begins():
    pillars = "A1:1 B1:2 A2:3 B2:4 A3:5 B3:6 E1:20 F1:21 E2:22 F2:23 E3:50"
    state = build(pillars, ("10 40 60 70 f1", OTHERS), mode="arch")
    assert said(state, "discard")["10"] == "no place in the pillars: for the vault"
    assert said(state, "discard")["60"] == "fits on 1 cell"
    assert said(state, "60") == {"F3": "the pillars stand: the vault begins · fills the gap"}
    assert "vault" not in said(build("A1:5", ("10 40 60 70 f1", OTHERS), mode="arch"), "10")["B1"]
    after, events = act(state, "60@F3")
    assert [event.public.id for event in events][:2] == ["tranquility-event-laid", "tranquility-event-vault"]
    (seat,) = tranquility.pending(after)
    assert tranquility.choose(after, seat).ask == line("tranquility-ask-vault")
    later, _ = act(after, "51@A4")
    (seat,) = tranquility.pending(later)
    assert tranquility.choose(later, seat).ask == line("tranquility-ask-turn")


def test_tq10_a_finish_says_that_it_wins():
    rows = " ".join(f"{col}{row}:{2 * at}" for at, (row, col) in enumerate(product("123456", "ABCDEF"), 1))
    assert said(build(rows, ("5 7 9 11 f1", ODD), start=True))["f1"] == "wins the voyage"


def test_what_would_do_nothing_says_so_before():
    """TQ-4, TQ-19, TQ-20, TQ-22"""
    state = build("", (MINE, OTHERS), piles=(0, 20))
    assert said(state)["discard"] == "your pile is empty: nothing is drawn"
    state, _ = act(build("A1:40", ("20 6 7 8 9", OTHERS), storms=True, reef=4, purple="storm3:2"), "discard 6 7")
    assert said(state) == {"discard": "the reef stays on row 5", "row-2": "closed already"}
    state, _ = act(drawing("storm3", purple="storm4:2"), "discard 5 6")
    assert said(state) == {"row-2": "closed already"}


def test_the_whole_hand_brings_a_compass():
    """TQ-22"""
    assert said(build("", (MINE, OTHERS), storms=True))["hand"] == "brings you a compass"


def test_storms_say_what_they_do_and_compasses_whose_they_are():
    """TQ-22"""
    for storm, effect in (("storm1", "at most 3 cards"), ("storm3", "closes a row"), ("storm5", "only right next to")):
        state, _ = act(drawing(storm, compasses=(1, 0), shared=(0, 1), field="A1:30"), "discard 5 6")
        assert about(state) == {0: "storm", 1: "storm"}
        asked = tranquility.choose(state, 1).ask
        assert effect in Speaker("en", "tranquility", NAMES).tell(asked)
        assert said(state, seat=1) == {"stop": "spends the compass shared with Makarov"}
        assert said(state, "stop", seat=0) == {
            "own": "spends your compass", "shared": "spends the compass shared with Ushakov",
        }  # fmt: skip


def test_a_lifted_storm_says_what_changes():
    """TQ-22, TQ-19: nothing where another one does the same."""
    state = build(
        "A1:20", ("6 7 8", OTHERS, "61 62"), storms=True, compasses=(1, 0, 0), reef=1, purple="storm3:2 storm4:4",
        before=("storm1", "storm5 storm6", ""),
    )  # fmt: skip
    speaker = Speaker("en", "tranquility", NAMES)
    lifting = remarks(tranquility, state, 0, (Key("lift"),))
    found = {value.token: speaker.tell(told) for value, (told,) in lifting.items()}
    assert found == {
        "storm1": "Makarov may hold 5 cards again",
        "storm3": "row 2 stays closed all the same",
        "storm4": "opens row 4",
        "storm5": "another one like it stays: changes nothing",
    }


def test_tq33_each_cell_says_what_it_scores():
    state = position({10: 25, 11: 26, 20: 50}, (27, 30, 48, 49, 70))
    assert said(state)["27"] == "up to +4"  # 2, and 3 for the run, less 1
    found = said(state, "27")
    assert found["F2"] == "+2, run 25–27: +3, discards −1, in all +4"
    assert said(state, "30")["B3"] == "+2"
    assert said(state)["discard"] == "−2"
    assert said(state, "48")["A4"] == "+2, discards −2, in all +0"
    assert said(state, "27", "F2") == {
        "30": "fits on 3 cells", "48": "fits on 2 cells", "49": "fits on 1 cell", "70": "fits on 11 cells",
    }  # fmt: skip
    other = msgspec.structs.replace(state, sun=1)  # the islands are the other's
    assert said(other, "27")["F2"] == "+2, discards −1, in all +1"


def test_tq33_a_run_that_grows_says_what_it_gains():
    state = position({1: 10, 2: 11, 3: 12, 5: 14, 6: 15}, (13, 30, 40, 50, 60))
    assert said(state, "13")["D1"] == "+2, run 10–15: +3, discards −1, in all +4"


def test_tq33_mercy_says_what_it_costs():
    state = position({1: 1, 2: 40, 3: 47}, (2, 3, 4, 5, 6))
    assert said(state)["show"] == (
        "Ushakov sees your 5 cards · if they agree: −5, and the whole row is yours · if not, you discard 2: −2"
    )
    state, _ = play(state, "show")
    assert said(state) == {"agree": "Makarov: −5, and the whole row", "decline": "Makarov: −2"}


def walked(state, rng):
    """A random way through what each seat is asked: the seat and the answers up to each question."""
    for asking in (tranquility, walk.Freely(tranquility)):
        for seat in range(len(tranquility.view(state, None).players)):
            if asking is tranquility and seat not in tranquility.pending(state):
                continue
            if asking is not tranquility and tranquility.may(state, seat) is None:
                continue
            path = ()
            while isinstance(question := asking.choose(state, seat, path), Choice):
                if asking is tranquility or path or seat not in tranquility.pending(state):
                    yield seat, path, question
                path = (*path, walk.answers(question, rng))


@pytest.mark.parametrize("seed", range(60))
def test_remarks_are_short_in_every_language_and_tell_nothing_hidden(seed):
    """TQ-13: in a deal that the seat can't tell apart the same is said, also where it is asked of that deal itself."""
    rng = Random(f"remarks/{seed}")
    state, _ = random_position(tranquility, rng, rng.choice((0, 3, 10, 40, 150)))
    for seat, path, question in walked(state, rng):
        found = tranquility.hooks.remarks(state, seat, path)
        assert found.keys() <= {option.value for option in question.options}
        dealt = tranquility.redeal(state, seat, rng, recall=False)
        assert tranquility.hooks.remarks(dealt, seat, path) == found == remarks(tranquility, state, seat, path)
        for language in ("en", "ru", "uk"):
            speaker = Speaker(language, "tranquility", NAMES)
            for told in chain(*found.values()):
                assert len(speaker.tell(told)) <= LONGEST, speaker.tell(told)


def test_tq33_what_a_cell_says_is_what_it_scores():
    """TQ-33: by the running score, for any cell that is paid for."""
    for seed in range(6):
        rng = Random(seed)
        state = tranquility.new(Setup(2), tranquility.Options(mode="rivals"), rng)
        while tranquility.pending(state):
            (seat,) = tranquility.pending(state)
            action = walk.random_action(tranquility, state, seat, rng)
            if len(action.path) > 1 and isinstance(action.path[1], Cell):
                (remark,) = tranquility.hooks.remarks(state, seat, action.path[:1])[action.path[1]]
                told = dict(remark.args)
                total = told["total"].value * (-1 if told["loss"].value else 1)
                before = tranquility.scores(tranquility.view(state, None))
                after, _ = tranquility.apply(state, seat, action, rng)
                assert tranquility.scores(tranquility.view(after, None))[seat] - before[seat] == total
            state, _ = tranquility.apply(state, seat, action, rng)
