"""Fewer islands, Great Arch, Sun and Moon (TQ-30 to TQ-32)."""

from __future__ import annotations

from engine.games import tranquility
from engine.games.tranquility.field import CELLS, GAP, PILLARS, VAULT
from engine.games.tranquility.lay import LOWER
from tests.engine.games.tranquility.positions import AT, act, build, cards, notes, question, said, tokens, told


def laid(line, first=1, step=2):
    """A whole line of the field, numbers from `first` up."""
    return " ".join(f"{CELLS[cell].token}:{first + step * place}" for place, cell in enumerate(line))


PILLARS_LAID = laid(PILLARS[0], 1, 3) + " " + laid(PILLARS[1], 2, 3)


def test_the_arch_has_two_pillars_and_a_vault():
    """TQ-31: the field without the gap of two by three at the bottom middle."""
    assert {CELLS[cell].token for cell in GAP} == {"C1", "D1", "C2", "D2", "C3", "D3"}
    assert sorted((*GAP, *PILLARS[0], *PILLARS[1], *VAULT)) == list(range(36))
    assert [CELLS[cell].token for cell in PILLARS[1]] == ["E1", "F1", "E2", "F2", "E3", "F3"]


def test_first_the_pillars_are_built():
    """TQ-31: each a line of its own, no gap cost; discarding two is allowed, a Finish is dead."""
    state = build("A1:20 E1:50", ("21 49 f1 10 51", "2 3"), mode="arch")
    assert tranquility.view(state, 0).phase == 1
    assert tokens(state, "21") == ["B1", "A2", "B2", "A3", "B3"]  # not before 50, after 20
    assert set(notes(state, "21").values()) == {(0,)}
    assert tokens(state, "49") == ["B1", "A2", "B2", "A3", "B3"]
    assert tokens(state, "51") == ["B1", "A2", "B2", "A3", "B3", "F1", "E2", "F2", "E3", "F3"]
    assert "10" not in tokens(state)
    assert {"discard"} == set(tokens(state)) - {"21", "49", "51"}
    after, events = act(state, "21@B1")
    assert said(events, "laid")["paid"].value == 0
    assert after.paid == 0


def test_a_pillar_rises_row_by_row():
    """TQ-31: from its bottom left."""
    state = build("B2:30", ("20 40 f1 f2 f3", "2 3"), mode="arch")
    assert [cell for cell in tokens(state, "20") if cell[0] in "AB"] == ["A1", "B1", "A2"]
    assert [cell for cell in tokens(state, "40") if cell[0] in "AB"] == ["A3", "B3"]


def test_the_turn_of_the_twelfth_cell_still_ends_in_phase_one():
    """TQ-31"""
    field = PILLARS_LAID.replace(" F3:17", "")
    state, events = act(build(field, ("80 3 f1 f2 f3", "12 24 30 78 79"), mode="arch"), "80@F3")
    assert said(events, "laid")["paid"].value == 0
    assert state.mover == 1
    assert tranquility.view(state, 0).phase == 2


def test_the_vault_is_a_fresh_line_by_the_usual_rules():
    """TQ-31: of 18 cells, not tied to the pillars."""
    state = build(PILLARS_LAID, ("12 6 f1 f2 f3", "24 30"), mode="arch")
    assert tokens(state, "12") == [CELLS[cell].token for cell in VAULT]
    assert set(notes(state, "12").values()) == {(0,)}  # also beside what the pillars end with
    state = build(PILLARS_LAID + " A4:21", ("24 6 f1 f2 f3", "30 31"), mode="arch")
    assert notes(state, "24")["B4"] == (3,)
    assert "6" not in tokens(state)


def test_a_finish_on_a_full_vault_wins():
    """TQ-31: no Start is needed."""
    vault = laid(VAULT, 20, 3)
    full = build(f"{PILLARS_LAID} {vault}", ("f1 3 6 9 12", "18 19"), mode="arch")
    assert "f1" in tokens(full)
    assert "f1" not in tokens(build(PILLARS_LAID, ("f1 3 6 9 12", "18 19"), mode="arch"))
    state, events = act(full, "f1")
    assert told(events) == ["won"]
    outcome = tranquility.outcome(state)
    assert outcome is not None
    assert dict(outcome.facts[0].args)["cells"].value == 30  # type: ignore[union-attr]


def test_fewer_islands_play_as_usual():
    """TQ-30"""
    state = build("A1:20", ("22 40 f1 f2 f3", "2 3"), mode="poseidon")
    assert notes(state, "22")["B1"] == (2,)
    assert len(state.removed) == 12
    assert tranquility.describe(tranquility.view(state, 0))[-1].id == "tranquility-line-mode-removed"


class TestSunAndMoon:
    def test_a_drawn_compass_turns_every_hand(self):
        """TQ-32: it is discarded and replaced; one side for the whole table, cards drawn later take it too."""
        state = build("", ("5 6 7 8 9", "51 52"), mode="sun", piles=("70 compass1 71 72", "compass2 compass3 53 54 55"))
        state, events = act(state, "discard 5 6")
        assert told(events) == ["discarded", "drew", "moon", "drew", "sun", "moon"]
        assert state.sailors[0].hand == cards("7 8 9 70 71")
        assert state.sailors[1].hand == cards("51 52 53 54 55")
        assert set(cards("compass1")) < set(state.sailors[0].discards)
        assert tranquility.view(state, 1).moon

    def test_an_island_is_laid_that_way_up(self):
        """TQ-32"""
        for moon in (False, True):
            state, _ = act(build("", ("5 6 7 8 9", "51 52"), mode="sun", moon=moon), "5@A1")
            place = tranquility.view(state, 0).field[AT["A1"]]
            assert place is not None
            assert place.moon == moon

    def test_a_card_turns_an_island(self):
        """TQ-32: any laid one."""
        state = build("A1:20 B4:60", ("5 6 7 8 9", "51 52"), mode="sun", moons="A1")
        assert tokens(state, "turn") == ["5", "6", "7", "8", "9"]
        assert question(state, "turn").secret
        assert tokens(state, "turn", "6") == ["A1", "B4"]
        after, events = act(state, "turn 6 A1")
        assert told(events)[0] == "turned-sun"
        assert after.moons == 0
        assert set(cards("6")) < set(after.sailors[0].discards)
        after, events = act(state, "turn 6 B4")
        assert told(events)[0] == "turned-moon"
        assert "turn" not in tokens(build("", ("5 6 7 8 9", "51 52"), mode="sun"))

    def test_turning_with_the_last_card_is_no_loss(self):
        """TQ-11, TQ-32"""
        _, events = act(build("A1:20", ("5 6 7", "1"), mode="sun", piles=(0, 0)), "discard 5 6")
        assert told(events)[-1] == "can-move"

    def test_alone_it_is_the_hand_that_turns(self):
        """TQ-32: nobody else has one."""
        state = build("", ("5 6 7 8 9",), mode="sun", piles=("70 compass1 71 72",))
        assert "tranquility-line-sun-alone" in {line.id for line in tranquility.describe(tranquility.view(state, 0))}
        state, events = act(state, "discard 5 6")
        assert "moon-alone" in told(events)
        assert "tranquility-line-moon-alone" in {line.id for line in tranquility.describe(tranquility.view(state, 0))}

    def test_a_finish_wants_the_moon_below_and_the_sun_above(self):
        """TQ-32: the lower three rows moon up, the upper three sun up."""
        field = laid(range(36), 1, 2)
        below = [CELLS[cell].token for cell in range(18)]
        hands = ("f1 2 4 6 8", "10 12")
        assert sum(1 << AT[cell] for cell in below) == LOWER
        assert "f1" in tokens(build(field, hands, mode="sun", start=True, moons=" ".join(below)))
        assert "f1" not in tokens(build(field, hands, mode="sun", start=True, moons=" ".join(below[1:])))
        assert "f1" not in tokens(build(field, hands, mode="sun", start=True, moons=" ".join([*below, "A4"])))

    def test_compasses_among_the_extra_cards_turn_hands_at_once(self):
        """TQ-9, TQ-32"""
        state = build("", ("s1 5 6 7", "51 52 53"), mode="sun", piles=("compass1 70", "71 72"))
        assert tokens(state) == ["s1"]
        state, events = act(state, "s1")
        assert "moon" in told(events)
        assert said(events, "due")["n"].value == 8
        state = build("", ("s1 5 6 7", "51 52 53"), mode="sun", piles=("compass1 compass2", "71 72"))
        state, events = act(state, "s1")  # nothing comes in their place, so all goes
        assert said(events, "due")["n"].value == 8
