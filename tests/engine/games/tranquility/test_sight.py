"""What is seen and said (TQ-13, TQ-14)."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from bot.speaker import Speaker
from engine.games import tranquility
from engine.games.tranquility.cards import NUMBERS
from engine.games.tranquility.field import CELLS
from engine.games.tranquility.state import Over
from engine.hooked import preview, reminder
from engine.seating import Setup
from engine.values import Card, Number, Picks, Seat, line
from tests.engine.games.tranquility.positions import act, build, cards, drawing
from tests.playing import Position, random_move, random_start

SPEAKER = Speaker("en", "tranquility", ("Makarov", "Ushakov"))
HANDS = ("5 6 7 8 9", "51 52 53 54 55")


def described(state, seat=None):
    return [said.id.removeprefix("tranquility-line-") for said in tranquility.describe(tranquility.view(state, seat))]


def test_a_view_holds_the_own_hand_with_its_places():
    """TQ-13: and of the others sizes only; nobody sees piles and discards."""
    state = build("A1:20", HANDS, mover=1)
    view = tranquility.view(state, 0)
    assert tuple(card.card for card in view.hand) == cards(HANDS[0])
    assert view.hand[0].spots == ()
    theirs = tranquility.view(state, 1)
    assert len(theirs.hand[0].spots) == 34
    assert (theirs.players[0].hand, theirs.players[0].pile) == (5, len(state.sailors[0].pile))
    assert theirs.players[0].discards == len(state.sailors[0].discards)
    assert tranquility.view(state, None).hand == ()


def test_places_are_shown_out_of_turn_as_they_would_be():
    """TQ-8: with a Start that must be laid nothing else has a place."""
    state = build("A1:20", ("30 6 7 8 9", "s1 52 53 54 55"), mover=0)
    assert tranquility.view(state, 0).hand[4].spots
    assert not any(card.spots for card in tranquility.view(state, 1).hand)


def _held(state):
    return {card for sailor in state.sailors for card in sailor.hand}


def test_public_lines_show_no_card_that_is_not_laid():
    """TQ-13, TQ-14: whatever is played; for everybody only laid or attacked islands and storms have names. After the
    end the hands lie open.
    """
    for seed in range(60):
        rng = Random(seed)
        state, seats = random_start(tranquility, rng)  # type: ignore[arg-type]
        if not hasattr(state, "sailors"):
            continue
        while tranquility.pending(state):
            seat, action = random_move(tranquility, Position(state, seats), rng)  # type: ignore[arg-type]
            before = set(state.field)
            state, events = tranquility.apply(state, seat, action, rng)
            public = [event.public for event in events if event.public is not None]
            public += tranquility.describe(tranquility.view(state, None))
            public += [decision.about for decision in tranquility.pending(state).values()]
            for told in public:
                for _, value in told.args:
                    for part in value if isinstance(value, tuple) else (value,):
                        if isinstance(part, Card):
                            card = NUMBERS[part]
                            known = before | set(state.field) | (_held(state) if state.over else set())
                            assert card in known or 101 <= card <= 106, told


def test_a_position_in_words():
    state = build(
        "A1:20 C1:24", ("22 6 7 m1", "51 52 m2", "61"), storms=True, monsters=2, before=("storm1", "storm5 storm6"),
        purple="storm3:2", reef=4, compasses=(0, 1), shared=(0, 1), start=True,
    )  # fmt: skip
    lines = described(state, 0)
    assert lines[:3] == ["hand", "place", "no-place"]
    assert lines[3:9] == ["row"] * 6
    assert lines[9:12] == ["start", "reef", "purple"]
    assert lines[12:] == [
        "player", "player", "player", "monsters", "storms", "monsters", "storms", "compasses", "shared", "supply",
        "turn", "mode", "added",
    ]  # fmt: skip
    said = tranquility.describe(tranquility.view(state, 0))
    assert said[1] == line("tranquility-line-place", card=Card("22"), cell=CELLS[1], cost=Number(2))
    assert said[2] == line("tranquility-line-no-place", cards=(Card("6"), Card("7")))
    assert "hand" not in described(state)


def test_rows_can_be_followed_by_ear():
    """From the lowest up, with how many cells are empty between; the arch is named where it stands."""
    rows = described_rows(build("A1:20 C1:24 C3:60 D3:61 E3:62 F3:63 F6:80", HANDS))
    assert rows == ["20 empty-1 24 empty-3", "empty-6", "empty-2 60 61 62 63", "empty-6", "empty-6", "empty-5 80"]
    rows = described_rows(build("A1:20 F1:24 B2:30 E2:40", HANDS, mode="arch"))
    assert rows[:4] == ["20 empty-1 gap empty-1 24", "empty-1 30 gap 40 empty-1", "empty-2 gap empty-2", "empty-6"]


def described_rows(state):
    told = [dict(said.args) for said in tranquility.describe(tranquility.view(state, None)) if "row" in dict(said.args)]
    assert [row["row"].value for row in told] == [1, 2, 3, 4, 5, 6]
    return [" ".join(value.token for value in row["numbers"]) for row in told]


def test_the_eight_and_the_end_in_words():
    state, _ = act(build("", ("s1 6 7 8 9", HANDS[1])), "s1")
    state, _ = act(state, "6 7", 0)
    assert {"due", "pledge", "pledged"} < set(described(state, 0))
    assert "pledge" not in described(state, 1)
    state, _ = tranquility.drop(tranquility.drop(state, 0)[0], 1)
    assert described(state)[0] == "left"
    assert {"phase"} < set(described(build("", HANDS, mode="arch")))
    assert {"sun", "moons", "suns", "no-start"} < set(described(build("A1:20 B4:40", HANDS, mode="sun", moons="A1")))


def test_cells_in_a_row_that_cost_the_same_are_told_together():
    """So that the alt text of a first turn has room for the field."""
    said = tranquility.describe(tranquility.view(build("A1:20 F1:24 A3:50", ("22 1 2 3 4", "51 52")), 0))
    found = [told for told in said if told.id.startswith("tranquility-line-place")]
    assert found == [
        line("tranquility-line-place", card=Card("22"), cell=CELLS[1], cost=Number(2)),
        line("tranquility-line-places", card=Card("22"), first=CELLS[2], last=CELLS[3], cost=Number(0)),
        line("tranquility-line-place", card=Card("22"), cell=CELLS[4], cost=Number(2)),
    ]


def test_tq31_a_card_for_the_pillars_has_one_line():
    """However many rows of them it fits on."""
    state = build("A1:5 B1:12 E1:20 F1:40 E2:51", ("13 30 54 4 77", "1 2"), mode="arch")
    found = tranquility.describe(tranquility.view(state, 0))[1:6]
    assert [SPEAKER.tell(told) for told in found] == [
        "13 fits on A2 to B3 for free.",
        "30 fits on A2 to B3 for free.",
        "54 fits on A2 to B3 and on F2 to F3 for free.",
        "77 fits on A2 to B3 and on F2 to F3 for free.",
        "No place now: 4.",
    ]
    full = build("A1:5 B1:12 A2:14 B2:15 A3:16 E1:20 F1:21", ("30 1 2 3 4", "6 7"), mode="arch")
    assert SPEAKER.tell(tranquility.describe(tranquility.view(full, 0))[1]) == "30 fits on B3 and on E2 to F3 for free."


def test_a_card_that_is_given_away_is_told_once():
    state = build("A1:20 C1:24", ("22 6 7 8 9", "51 52"))
    path = (Card("22"), CELLS[1], Picks((Card("6"), Card("7"))))
    lines = [SPEAKER.tell(told) for told in tranquility.describe(preview(tranquility, state, 0, path))]
    assert "You give: 6, 7." in lines
    assert "No place now: 8, 9." in lines


def test_who_waits_for_others_in_his_own_turn_is_told_so():
    """TQ-22: a storm that he has drawn may be stopped by another one."""
    state, _ = act(drawing("storm3", compasses=(0, 1)), "discard 5 6")
    told = [said.id for said in tranquility.describe(tranquility.view(state, None))]
    assert "tranquility-line-turn-waits" in told
    assert "tranquility-line-turn" not in told


def test_who_owes_a_decision_is_public():
    """TQ-8, TQ-22: not always whose turn it is."""
    state, _ = act(build("", ("s1 6 7 8 9", HANDS[1])), "s1")
    assert tranquility.view(state, None).owing == (0, 1)
    state, _ = act(state, "6 7", 0)
    assert tranquility.view(state, None).owing == (1,)
    state, _ = act(drawing("storm3", compasses=(0, 1)), "discard 5 6")
    view = tranquility.view(state, 0)
    assert (view.mover, view.owing) == (0, (1,))


def test_whose_turn_it_is_is_told_where_others_are_asked():
    """Else it is said before the position whose decision it is, and said once."""
    state, _ = act(build("", ("s1 6 7 8 9", HANDS[1])), "s1")
    assert "turn-of" in described(state)  # both give cards
    state, _ = act(drawing("storm3", compasses=(0, 1)), "discard 5 6")
    (told,) = [said for said in tranquility.describe(tranquility.view(state, 1)) if said.id.endswith("-turn-waits")]
    assert dict(told.args)["seat"] == Seat(0)
    (alone,) = [
        said for said in tranquility.describe(tranquility.view(build("A1:20", HANDS), None)) if "turn" in said.id
    ]
    assert alone == line("tranquility-line-turn", turn=Number(10))


def test_what_was_done_last_is_public():
    """An island laid, a Start, or cards discarded; what is discarded for the reef comes after an action (TQ-20)."""
    state, _ = act(build("A1:20", ("s1 6 7 8 9", HANDS[1])), "s1")
    view = tranquility.view(state, None)
    assert (view.laid, view.started, view.threw) == (None, True, None)
    state, _ = act(build("A1:20", HANDS, reef=5), "discard 5 6")
    view = tranquility.view(state, None)
    assert (view.laid, view.started, view.threw) == (None, False, 0)
    state, _ = act(build("F1:20", HANDS, reef=5), "5@C1")
    state, _ = act(state, "discard 6 7")
    view = tranquility.view(state, None)
    assert (view.laid, view.started, view.threw) == (2, False, None)


def test_hands_lie_open_after_the_end_and_not_before():
    """TQ-13: everybody sees them then, whoever looks and whatever is dealt anew."""
    state = build("A1:20", HANDS)
    assert not any(player.held for player in tranquility.view(state, None).players)
    lost = replace(state, todo=(), over=Over("lost", 0))
    for seat in (None, 0, 1):
        view = tranquility.view(lost, seat)
        assert [player.held for player in view.players] == [cards(hand) for hand in HANDS]
        assert tranquility.view(tranquility.redeal(lost, seat, Random(3)), seat) == view
    told = [SPEAKER.tell(said) for said in tranquility.describe(tranquility.view(lost, None))]
    assert "Makarov still held 5, 6, 7, 8, 9." in told


def test_what_may_be_said_at_the_table():
    """TQ-14: nothing of the game; how many cards each gives while the eight are due, which storm to lift with storms.

    Nobody keeps silent alone, after the end, or as a rival (TQ-33).
    """

    def reminded(state):
        said = reminder(tranquility, tranquility.view(state, None))
        return said and said.id.removeprefix("tranquility-reminder")

    state = build("A1:20", HANDS)
    assert reminded(state) == "-start"
    assert reminded(replace(state, due=8)) == "-eight"
    assert reminded(build("A1:20", HANDS, start=True)) == ""
    assert reminded(build("A1:20", HANDS, mode="arch")) == ""
    assert reminded(build("A1:20", HANDS, storms=True)) == "-storms-start"
    assert reminded(build("A1:20", HANDS, storms=True, start=True)) == "-storms"
    assert reminded(build("A1:20", HANDS[:1])) is None
    assert reminded(replace(state, todo=(), over=Over("lost", 0))) is None
    assert reminded(tranquility.new(Setup(2), tranquility.Options(mode="rivals"), Random(1))) is None
