"""What is said of answers beside their notes, before anything is done."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

from engine import walk
from engine.chance import Seeded
from engine.flow import open_step
from engine.game import Action, Choice
from engine.games import sealords
from engine.games.sealords.placement import for_sale, landing
from engine.games.sealords.result import score
from engine.games.sealords.state import Turn
from engine.hooked import remarks
from engine.seating import Setup
from engine.values import Card, Key, Piece, read_cell


def said(state, *tokens: str, seat: int = 0) -> dict[str, object]:
    """The remarks on the answers that follow these, by token."""
    path = ()
    for token in tokens:
        question = sealords.choose(state, seat, path)
        path = (*path, next(option.value for option in question.options if option.value.token == token))
    return {value.token: told for value, told in remarks(sealords, state, seat, path).items()}


def parts(told) -> dict[str, object]:
    """The figures of the remarks on a ship laid; what is nothing is left out."""
    found: dict[str, object] = {}
    for one in told:
        args = dict(one.args)
        match one.id.removeprefix("sealords-remark-"):
            case "points":
                made, more = (tuple(number.value for number in args[name]) for name in ("made", "more"))
                assert args["lines"].value == bool(made) + bool(more)
                found |= {"made": made, "more": more}
                found["points"] = args["points"].value * (1 if args["sign"].value >= 0 else -1)
            case "targets":
                found["targets"] = " ".join(cell.token for cell in args["cells"])
                assert args["n"].value == len(args["cells"])
            case "idle":
                found["idle"] = (*found.get("idle", ()), args["idle"].id.removeprefix("idle-"))
            case "abroad":
                found["abroad"] = 1
            case "lost":
                found["lost"] = args["points"].value
            case kind:
                assert kind == "opens"
                found["opens"] = args["opens"].value
    return {name: value for name, value in found.items() if value}


def best(told) -> tuple[int, int, str, int]:
    """What is said of a ship or a mercenary: points won, points that the other loses, where, and how often besides."""
    (line,) = told
    assert line.id == "sealords-remark-best"
    args = dict(line.args)
    won = args["points"].value * (-1 if args["sign"].value < 0 else 1)
    return won, args["lost"].value, " ".join(cell.token for cell in args["cells"]), args["more"].value


def called(kinds) -> tuple[str, ...]:
    """Effects that find nothing to do as remarks call them where no shot has a target."""
    return tuple(dict.fromkeys("shots" if kind.startswith("shot_") else kind for kind in kinds))


def test_sl50_what_a_ship_would_score_on_each_cell(position):
    state = position("A1:L3 B1:L4 A2:L8 A3:L9", sea="C1:R C2:R A4:R B3:R B2:R", hand=(5, 5, 2))
    found = {cell: parts(told) for cell, told in said(state, "5").items()}
    assert found["C1"] == {"points": 2, "made": (3, 4, 5), "opens": 1, "idle": ("repair",)}
    assert found["A4"] == {"points": 1, "abroad": 1, "opens": 2, "idle": ("repair",)}
    assert found["B3"] == {"opens": 2, "idle": ("repair",)}
    assert best(said(state)["5"]) == (2, 0, "C1", 0)
    assert "2" not in said(position(sea="A1:R B1:R C1:R D1:R E1:R F1:R G1:R"))


def test_sl50_a_row_and_a_column_at_once(position):
    state = position("A1:L3 B1:L4 C2:L6 C3:L7", sea="C1:H", hand=(5, 5, 2))
    assert parts(said(state, "5")["C1"]) == {
        "points": 4, "made": (3, 4, 5), "more": (5, 6, 7), "idle": ("repair",),
    }  # fmt: skip


def test_sl53_a_mercenary_scores_by_its_best_number(position):
    state = position("A1:L3 B1:L3", coins=(9, 0), market=("m03", "m09", "m10"))
    assert parts(said(state, "m03")["C1"])["made"] == (3, 3, 3)
    assert parts(said(state, "m10")["A2"]) == {"points": 1, "opens": 1}  # its neighbour
    assert parts(said(state, "m10")["C1"])["points"] == 3 + 1


def test_sl24_boarding_takes_the_enemys_points(position):
    state = position("B3:L5 B4:D4 C4:D5 D4:D6", coins=(9, 0), market=("m09",))
    assert parts(said(state, "m09")["B4"])["lost"] == 2
    assert "lost" not in parts(said(state, "m09")["A3"])
    assert best(said(state)["m09"]) == (1, 2, "B4", 0)  # it is abroad there


@pytest.mark.parametrize(
    ("sea", "where"),
    [("B1:R C1:R D1:R E1:R F1:R G1:R", ("A1", 0)), ("D1:R E1:R F1:R G1:R", ("A1 B1 C1", 0)), ("", ("A1", 6))],
)
def test_cells_that_are_worth_the_same_are_named_or_counted(position, sea, where):
    assert best(said(position(sea=sea))["2"]) == (1, 0, *where)


@pytest.mark.parametrize("seed", range(3))
def test_a_ship_or_a_mercenary_promises_what_its_cells_say(seed):
    """The best of them, the same figures and the same cells."""
    rng = Random(seed)
    state = sealords.new(Setup(2), sealords.Options(), rng)
    checked = 0
    while pending := sealords.pending(state):
        (seat,) = pending
        for token, told in said(state, seat=seat).items() if isinstance(open_step(state, seat), Turn) else ():
            won, lost, cells, more = best(told)
            found = {cell: parts(there) for cell, there in said(state, token, seat=seat).items()}
            gains = {cell: (there.get("points", 0), there.get("lost", 0)) for cell, there in found.items()}
            alike = [cell for cell, gain in gains.items() if gain == (won, lost)]
            assert max(map(sum, gains.values())) == won + lost
            assert alike[: len(cells.split())] == cells.split()
            assert len(alike) == len(cells.split()) + more
            checked += 1
        state, _ = sealords.apply(state, seat, plain(state, seat, rng), rng)
    assert checked > 30


@pytest.mark.parametrize(
    ("layer", "fake", "points"), [(None, None, -2), (0, "A1", 0), (0, "G5", -2), (1, "A1", -2), (1, "G5", -2)]
)
def test_sl35_a_mine_costs_two_points_unless_one_knows_better(position, layer, fake, points):
    """SL-36: only who laid it knows the fake one; a 7 may clear whatever lies there."""
    lying = {"decoys": "A1 F5 G5", "layer": layer, "fake": fake} if fake else {"mines": "A1"}
    state = position(sea="A1:R", hand=(2, 7, 7), **lying)
    assert parts(said(state, "2")["A1"]).get("points", 0) == points
    assert "points" not in parts(said(state, "7")["A1"])


def test_sl33_what_a_shot_would_cost_the_enemy(position, play):
    state, _ = play(position("A1:L3 B1:L4 D2:D4 D3:D5 D4:D6 G1:D2+1", sea="D1:R", hand=(3, 3, 2)), "3@D1")
    found = said(state)
    assert {token: parts(told) for token, told in found.items()} == {
        "N": {"lost": 2 + 1}
    }  # the run, and the ship was abroad


def test_sl30_what_a_repair_would_win(position, play):
    state, _ = play(position("A1:L3 B1:L4* C1:L5 A2:L6*", sea="E1:V", hand=(5, 5, 2)), "5@E1")
    found = {token: parts(told) for token, told in said(state).items()}
    assert found["B1"] == {"points": 2, "made": (3, 4, 5), "opens": 1}
    assert found["A2"] == {"opens": 2}


def test_sl54_a_shield_is_a_point_with_m11_alone(position, play):
    ships = "A1:L3 C3:Lm11"
    state, _ = play(position(ships, sea="B1:V", hand=(1, 1, 2), market=("m11",)), "1@B1")
    assert {told.id for (told,) in said(state).values()} == {"sealords-remark-won"}
    state, _ = play(position("A1:L3", sea="B1:V", hand=(1, 1, 2)), "1@B1")
    assert said(state) == {}


def test_sl35_mines_say_whose_way_they_are_in_and_what_the_cell_does(position, play, options):
    state, _ = play(position("A1:L3 A3:D4", sea="B1:M E3:R", hand=(2, 2, 4)), "2@B1")
    found = {token: told.id for token, (told,) in said(state).items()}
    assert found["C1"] == "sealords-remark-reach-own"
    assert found["A4"] == "sealords-remark-reach-other"
    assert found["A2"] == "sealords-remark-reach-both"
    assert "E3" not in found
    assert options(state)["E3"].args[0] == ("effect", Key("repair"))
    state, _ = play(position(sea="B1:V E3:R", hand=(7, 7, 2), mines="B1 E3", decoys="F3", layer=1, fake="F3"), "7@B1")
    assert [told.id for told in said(state)["B1"]] == ["sealords-remark-under"]
    assert (options(state)["E3"].id, options(state)["F3"].id) == ("sealords-note-cell", "sealords-note-decoy")


IDLE = {
    "a straight shot": ("A1:O", {}, "2@A1", ("shot_orthogonal",)),
    "a straight shot at somebody": ("A1:O", {"ships": "G1:D4"}, "2@A1", ()),
    "a straight shot at a mercenary": ("A1:O", {"ships": "G1:Dm01"}, "2@A1", ("shot_orthogonal",)),
    "a repair": ("A1:R", {}, "2@A1", ("repair",)),
    "a repair of two ships by both": ("A1:R", {"ships": "C1:L4* D1:L6*", "hand": (5, 5, 2)}, "5@A1", ()),
    "both the same": ("A1:R", {"hand": (5, 5, 2)}, "5@A1", ("repair",)),
    "a 9 on it": ("A1:R", {"hand": (9, 9, 2)}, "9@A1", ("repair",)),
    "no mine to remove": ("A1:V", {"hand": (7, 7, 2)}, "7@A1", ("clear",)),
    "no shield left": ("A1:V", {"hand": (1, 1, 2), "shields": 0}, "1@A1", ("shield",)),
    "no mine left": ("A1:M", {"mines_left": 0}, "2@A1", ("mine",)),
    "nobody in the reserve": ("A1:H", {"reserve": ()}, "2@A1", ("reserve",)),
    "on a burning ship": ("A1:R", {"ships": "A1:D4*", "hand": (5, 5, 2)}, "5@A1", ("repair",)),
}


@pytest.mark.parametrize("name", IDLE)
def test_sl32_an_effect_that_finds_nothing_to_do_says_so_before_the_ship_is_laid(position, play, name):
    """And the engine finds the same when it is laid."""
    sea, more, move, idle = IDLE[name]
    state = position(sea=sea, **more)
    assert parts(said(state, move[0]).get("A1", ())).get("idle", ()) == called(idle)
    _, events = play(state, move)
    assert tuple(dict.fromkeys(unused(events))) == idle


@pytest.mark.parametrize(
    ("sea", "more", "move"),
    [("A1:R", {"ships": "C1:L4*", "hand": (5, 5, 2)}, "5@A1"), ("A1:H", {"hand": (9, 9, 2), "reserve": (4,)}, "9@A1")],
)
def test_sl32_an_effect_that_was_used_once_is_not_called_useless(position, play, sea, more, move):
    """The only burning ship is repaired by one of the two; the only ship of the reserve is taken once."""
    state = position(sea=sea, **more)
    assert "idle" not in parts(said(state, move[0])["A1"])
    _, events = play(state, move)
    assert len(unused(events)) == 1


def unused(events) -> list[str]:
    """The effects that found nothing to do, as everybody is told."""
    told = [event.public for event in events if event.public is not None]
    return [dict(line.args)["effect"].id for line in told if line.id == "sealords-event-idle"]


def test_sl10_where_the_order_matters_each_order_says_what_it_leaves_undone(position):
    state = position(sea="A1:M", hand=(7, 7, 2))
    found = said(state, "7", "A1")
    assert {token: parts(told) for token, told in found.items()} == {"ship-first": {"idle": ("clear",)}}


SHOTS = {
    "nobody": ("O", "", "2", {"idle": ("shots",)}),
    "two shots at nobody": ("O", "", "3", {"idle": ("shots",)}),
    "one of two directions": ("O", "G1:D4 A6:Dm01", "2", {"targets": "G1"}),
    "both directions": ("O", "G1:D4 A6:D5", "2", {"targets": "G1 A6"}),
    "one of two shots": ("D", "G1:D4", "3", {"targets": "G1", "idle": ("shot_diagonal",)}),
    "two shots at different ships": ("D", "G1:D4 C3:D5", "3", {"targets": "G1 C3"}),
    "a burning ship": ("O", "G1:D4*", "2", {"idle": ("shots",)}),
}


@pytest.mark.parametrize("name", SHOTS)
def test_sl33_a_ship_says_what_its_shots_would_hit(position, name):
    """That they miss once for all of them. A mercenary can't be harmed, and burning ships let pass."""
    effect, ships, ship, shot = SHOTS[name]
    state = position(ships, sea=f"A1:{effect}", hand=(2, 3, 3))
    found = parts(said(state, ship)["A1"])
    assert {part: found[part] for part in ("targets", "idle") if part in found} == shot


def test_sl33_a_broadside_says_whom_it_hits(position):
    """The neighbours, all of them."""
    state = position("B5:L2 B3:D4 A4:D4 B1:D5", coins=(9, 0), market=("m06",))
    assert parts(said(state, "m06")["B4"])["targets"] == "B3 A4"
    assert parts(said(state, "m06")["B6"]).get("idle") == ("broadside",)


def test_points_are_told_of_every_cell(position, play):
    """Of nothing too: beside cells that say it, one that doesn't would look like less."""
    state = position("A1:L3 C2:L5*", sea="B1:R C1:R A2:M", mines="A2", coins=(9, 0))
    for token in ("2", "m01"):
        assert {told[0].id for told in said(state, token).values()} == {"sealords-remark-points"}
        assert len(said(state, token)) == len(sealords.choose(state, 0, (Piece("2"),)).options)
    state, _ = play(position("A1:L3* C1:L5*", sea="E1:V", hand=(5, 5, 2)), "5@E1")
    assert {told[0].id for told in said(state).values()} == {"sealords-remark-points"}


LATE = {
    "turns follow": ({"turn": 15}, "2", True),
    "none follows": ({"turn": 16}, "2", False),
    "a mercenary can be hired": ({"turn": 16, "coins": (3, 0)}, "2", True),
    "it can with the coin of the ship": ({"turn": 16, "coins": (2, 0)}, "2", True),
    "one was hired": ({"turn": 16, "coins": (9, 0), "hired": True}, "2", False),
    "the ship is due": ({"turn": 16, "coins": (3, 0)}, "m01", True),
    "the ship is laid": ({"turn": 16, "coins": (3, 0), "laid": True, "hand": (2, 2)}, "m01", False),
}


@pytest.mark.parametrize("name", LATE)
def test_sl12_cells_are_opened_only_for_what_may_still_be_laid(position, name):
    more, token, opens = LATE[name]
    state = position("A1:L3", market=("m01",), **more)
    assert ("opens" in parts(said(state, token)["A2"])) is opens


def test_sl12_a_mine_is_in_the_way_only_of_who_has_turns_left(position, play):
    state, _ = play(position("A1:L3 A3:D4", sea="B1:M", hand=(2, 2, 4), turn=16), "2@B1")
    assert {told.id for (told,) in said(state).values()} == {"sealords-remark-reach-other"}
    state, _ = play(position("A6:D3", sea="B6:M", hand=(2, 2, 4), turn=16, mover=1), "2@B6")
    assert said(state, seat=1) == {}


LOUD = {"shot-burnt", "repaired", "shield", "cleared", "cleared-real", "cleared-fake", "taken-fake"}
"""What changes points or ways after the ship is laid, and is chosen or comes to light only then."""


def plain(state, seat: int, rng: Random) -> Action:
    """A random action, hiring wherever that is possible: random play does so too seldom."""
    question = sealords.choose(state, seat)
    cards = [option.value for option in question.options if isinstance(option.value, Card)]
    while True:
        action = walk.random_action(sealords, state, seat, rng)
        if not cards or isinstance(action.path[0], Card):
            return action


@pytest.mark.parametrize("seed", range(12))
def test_what_is_foretold_comes_true(seed):
    """Of a ship whose effects ask nothing and harm nobody: its points, the other's, and what it opens."""
    rng = Random(seed)
    state = sealords.new(Setup(2), sealords.Options(), rng)
    checked = 0
    while pending := sealords.pending(state):
        (seat,) = pending
        action = plain(state, seat, rng)
        foretold = remarks(sealords, state, seat, action.path[:1])
        turn = isinstance(open_step(state, seat), Turn) and len(action.path) == 2
        before = [score(state, who).points for who in (seat, 1 - seat)], landing(state, seat)
        after, events = sealords.apply(state, seat, action, rng)
        happened = {event.public.id.removeprefix("sealords-event-") for event in events if event.public}
        quiet = happened.isdisjoint(LOUD)
        if turn and quiet and isinstance(open_step(after, seat), Turn):
            found = parts(foretold.get(action.path[1], ()))
            now = [score(after, who).points for who in (seat, 1 - seat)]
            assert now[0] - before[0][0] == found.get("points", 0)
            assert before[0][1] - now[1] == found.get("lost", 0)
            opened = landing(after, seat) & ~before[1]
            now_due = open_step(after, seat)
            more = after.fleets[seat].turns < 16 or not now_due.laid or (not now_due.hired and for_sale(after, seat))
            assert (opened.bit_count() if more else 0) == found.get("opens", 0)
            named = {
                dict(e.public.args)["effect"].id for e in events if e.public and e.public.id == "sealords-event-idle"
            }
            assert set(found.get("idle", ())) <= {*named, *called(named)}
            checked += 1
        state = after
    assert checked > 8


@pytest.mark.parametrize("seed", range(4))
def test_remarks_tell_nothing_that_is_hidden(seed):
    """The same is said in each world that is dealt for a seat, in every question of a game: nothing that was drawn."""
    rng = Random(seed)
    state = sealords.new(Setup(2), sealords.Options(market3="m03-m04-m05", advanced=seed % 2 == 0), rng)
    while pending := sealords.pending(state):
        seat = rng.choice(sorted(pending))
        action = plain(state, seat, rng)
        if rng.random() < 0.5:
            dealt = sealords.redeal(state, seat, rng, recall=False)
            for length in range(len(action.path)):
                path = action.path[:length]
                assert sealords.hooks.remarks(state, seat, path) == sealords.hooks.remarks(dealt, seat, path)
        state, _ = sealords.apply(state, seat, action, rng)


def test_remarks_are_about_answers_that_are_offered(position, begun):
    for state, seat, path in ((begun, 0, ()), (position(), 1, ()), (position(), 0, (Piece("2"), read_cell("A1")))):
        assert remarks(sealords, state, seat, path) == {}
    state = position("A1:L3", coins=(9, 9))
    for path in ((), (Piece("2"),), (Card("m05"),)):
        question = sealords.choose(state, 0, path)
        assert isinstance(question, Choice)
        assert remarks(sealords, state, 0, path).keys() <= {option.value for option in question.options}


def test_remarks_are_quick():
    """They are made while somebody waits for a menu; measured in the time of this process alone."""
    rng = Random(5)
    state = sealords.new(Setup(2), sealords.Options(), rng)
    times = []
    while pending := sealords.pending(state):
        (seat,) = pending
        world = sealords.redeal(state, seat, Seeded("world"))
        began = process_time()
        sealords.hooks.remarks(world, seat, ())
        times.append(process_time() - began)
        state, _ = sealords.apply(state, seat, plain(state, seat, rng), rng)
    assert sorted(times)[len(times) // 2] < 0.02
