"""Partners and rivals: fire, fights, ports, work on forts, inheritance, gifts (AD-30, AD-51, AD-63, AD-67, AD-68)."""

import pytest
from msgspec.structs import replace

from engine.game import IllegalAction
from engine.games import admiral
from engine.games.admiral import idle
from engine.games.admiral.parties import foes, groups, partners_of, rivals_of, teamed
from engine.games.admiral.sides import allies, hostile, turns
from engine.games.admiral.state import NOBODY, Share, Turn
from engine.values import Key, Piece, Seat
from tests.engine.games.admiral.positions import at, fort, named, position, ship, told
from tests.engine.games.admiral.voyages import Winds, options, play, refused

PAIRS = {"seats": 4, "sides": (0, 1, 0, 1)}


def turn(*ships, mover=0, **more):
    """A position of two against two, in the turn of one of them; nobody's turn is idle."""
    more = {**PAIRS, "terms": {"homeless": 3, "pearls": 5, "automatic": False}, "sea_pearls": ((at("L9"), 1),), **more}
    found = position(*ships, **more)
    return replace(found, mover=mover, todo=(Turn(seat=mover, begun=True, number=20),))


def ended(state, *moves):
    """The same after these moves and the end of the turn."""
    return play(state, *moves, "end")


FAR = (ship("b2", "X14"), ship("b4", "X12"))
"""Rivals out of reach."""


def test_who_is_against_whom():
    assert foes((0, 1, 0, 1), 2) == (False, True, False, True, True)
    assert rivals_of((0, 1, 0, 1), 2) == (1, 3)
    assert partners_of((0, 1, 0, 1), 2) == (0, 2)
    assert groups((1, 0, 2, 1)) == ((1,), (0, 3), (2,))
    assert teamed((0, 1, 0))
    assert not teamed((0, 1, 2))
    state = turn(ship("b1", "D4"), ship("b3", "D5"), *FAR)
    assert allies(state, 2) == (0, 2)
    assert hostile(state, 0, 1)
    assert not hostile(state, 0, 2)
    assert hostile(state, 0, NOBODY)


def test_ad67_turns_go_in_the_order_of_play():
    state = turn(ship("b1", "D4"), ship("b3", "D7"), *FAR, cycle=(0, 3, 2, 1))
    assert turns(state) == (0, 3, 2, 1)
    movers = []
    for _ in range(4):
        state, _ = ended(state)
        movers.append(state.mover)
    assert movers == [3, 2, 1, 0]
    assert state.round == 6


# ---------------------------------------------------------------- fire and fights


def test_ad30_partners_and_their_forts_are_no_targets():
    state = turn(ship("s1", "D4"), ship("b3", "D5"), ship("b2", "E4"), ship("b4", "X12"),
                 forts=(fort("D2", 2), fort("F4", 1), fort("D7", NOBODY)))  # fmt: skip
    assert options(state, "fire") == ["b2"]
    assert options(state, "board") == ["b2"]
    for word, target in (("fire", Piece("b3", 2)), ("fire", Piece("fort-d2", 2)), ("board", Piece("b3", 2))):
        with pytest.raises(IllegalAction) as refusal:
            admiral.choose(state, 0, (Key(word), target))
        assert refusal.value.reason.id == "admiral-refuse-ally"


def test_ad30_partners_hide_targets():
    state = turn(ship("s1", "D4"), ship("b3", "D5"), ship("b2", "D6"), ship("b4", "X12"))
    assert "fire" not in options(state, "")


def test_ad44_a_partners_fort_is_not_stormed_and_partners_ships_dont_join_a_defence():
    state = turn(ship("s1", "D4"), ship("b2", "X14"), ship("b4", "X12"), ship("s3", "D6"), forts=(fort("D5", 2),))
    assert "storm" not in options(state, "")
    state = turn(ship("s1", "D4"), ship("b2", "C6"), ship("b4", "D6"), ship("s3", "X1"), forts=(fort("D5", 1),))
    assert options(state, "storm") == ["fort-d5"]
    state, events = play(state, "storm D5 s1", chance=Winds(dice=[6, 1, 1]))
    assert told(events)[0] == "stormed"  # 7 + 2 against 5 + 3
    assert [named(state, id).strength for id in ("b2", "b4")] == [0, 3]  # she of a partner stays out of it


# ---------------------------------------------------------------- ports, and work


def test_ad63_pearls_are_loaded_and_landed_in_partners_ports_too():
    state = turn(ship("g1", "B2", pearls=1, fresh=1), ship("b3", "H7"), *FAR, forts=(fort("A1", 2), fort("X7", 1)))
    assert "unload" in options(state, "g1")
    state, _ = play(state, "g1 unload")
    assert [one.pearls for one in state.forts] == [1, 0]
    assert state.landed == (21, -1, -1, -1)
    state, _ = play(state, "g1 load")
    assert [one.pearls for one in state.forts] == [0, 0]


def test_ad63_an_own_fort_comes_before_a_partners():
    state = turn(ship("b1", "C3", pearls=1, fresh=1), ship("b3", "H7"), *FAR,
                 forts=(fort("B2", 2), fort("D4", 0)))  # fmt: skip
    state, _ = play(state, "b1 unload")
    assert [one.pearls for one in state.forts] == [0, 1]


def test_ad50_ships_are_repaired_in_own_ports_alone():
    state = turn(ship("s1", "B2", 3), ship("b3", "H7"), *FAR, forts=(fort("A1", 2),))
    assert "repair" not in options(state, "s1")
    assert "repair" in options(replace(state, forts=(fort("A1", 0),)), "s1")


def test_ad51_a_partners_ship_may_work_beside_an_own_one_in_the_declarers_turns():
    state = turn(ship("s1", "A2"), ship("g3", "B2"), ship("b2", "X14"), ship("b4", "X12"),
                 forts=(fort("A1", 0, 3), fort("X7", 1)))  # fmt: skip
    assert options(state, "s1 work") == ["g3"]
    state, _ = ended(state, "s1 work g3")
    assert (state.forts[0].workers, state.forts[0].by) == ((0, 1), 0)
    for _ in range(3):
        state, _ = ended(state)
    assert (state.mover, state.forts[0].strength) == (0, 3)  # not in the partner's turn
    state, _ = ended(state)
    assert state.forts[0].strength == 4


def test_ad53_a_partner_may_stop_the_work_in_his_turn():
    state = turn(ship("s1", "A2"), ship("g3", "B2"), *FAR, forts=(fort("A1", 0, 3), fort("X7", 1)))
    state, _ = ended(state, "s1 work g3")
    state, _ = ended(state)
    assert state.mover == 2
    state, events = play(state, "g3 stop")
    assert "work-over" in told(events)
    assert (state.forts[0].workers, state.forts[0].by, state.forts[0].stopped) == ((), NOBODY, True)
    assert {one.task for one in state.ships} == {""}


def test_ad51_ad68_a_live_fort_is_mended_if_it_belongs_to_one_of_the_two_workers_owners():
    ships = (ship("s1", "A2"), ship("f1", "B1"), ship("g3", "B2"), *FAR)
    state = turn(*ships, forts=(fort("A1", 2, 3), fort("X7", 1)))
    assert options(state, "s1 work") == ["g3"]
    state, _ = ended(state, "s1 work g3")
    assert (state.forts[0].seat, state.forts[0].by) == (2, 0)
    rival = turn(*ships, forts=(fort("A1", 1, 3), fort("X7", 2)))
    assert "work" not in options(rival, "s1")


@pytest.mark.parametrize(
    ("forts", "owner"),
    [
        ((fort("A1", 1, 0),), 0),  # neither has one: his who declared it
        ((fort("A1", 1, 0), fort("X14", 0)), 2),  # the partner has none
        ((fort("A1", 1, 0), fort("X14", 2)), 0),
        ((fort("A1", 1, 0), fort("X14", 0), fort("X1", 2)), 0),
        ((fort("A1", 1, 0), fort("X14", 0), fort("X1", 2, 0)), 2),  # a ruin is no fort
    ],
)
def test_ad68_a_rebuilt_fort_is_his_of_the_two_who_has_none(forts, owner):
    state = turn(ship("s1", "A2"), ship("g3", "B2"), ship("b2", "M7"), ship("b4", "O9"), forts=forts,
                 terms={"automatic": False})  # fmt: skip
    state, _ = ended(state, "s1 work g3")
    for _ in range(12):
        state, _ = ended(state)
    assert (state.forts[0].strength, state.forts[0].seat, state.forts[0].by) == (3, owner, NOBODY)
    assert {one.task for one in state.ships} == {""}


# ---------------------------------------------------------------- inheritance


def test_ad68_forts_and_pearls_pass_to_the_next_partner():
    state = turn(ship("b1", "D4"), ship("b2", "X14"), ship("b3", "M7"), ship("b4", "X12"), ship("b5", "O2"),
                 ship("b6", "O4"), forts=(fort("A1", 0, pearls=2), fort("A14", 0, 0), fort("X7", 1)),
                 seats=6, sides=(0, 1, 0, 1, 0, 1), cycle=(4, 5, 0, 1, 2, 3))  # fmt: skip
    after, events = admiral.drop(state, 0)
    assert [one.seat for one in after.forts] == [2, 2, 1]
    assert after.forts[0].pearls == 2
    assert told(events)[:2] == ["left", "inherits"]
    admiral.check(after)
    later, _ = admiral.drop(after, 2)
    assert [one.seat for one in later.forts] == [4, 4, 1]
    alone, _ = admiral.drop(state, 2)
    assert [one.seat for one in alone.forts] == [0, 0, 1]  # he had none


@pytest.mark.parametrize(("cycle", "heir"), [
    ((0, 1, 2, 3, 4, 5), 2), ((0, 1, 4, 3, 2, 5), 4), ((2, 3, 0, 5, 4, 1), 4), ((4, 1, 2, 3, 0, 5), 4),
])  # fmt: skip
def test_ad68_the_heir_is_the_partner_whose_turn_comes_next_in_the_order_of_play(cycle, heir):
    ships = [ship(f"b{seat + 1}", cell) for seat, cell in enumerate(("D4", "X14", "M7", "X12", "O2", "O4"))]
    state = turn(*ships, forts=(fort("A1", 0), fort("X7", 1)), mover=1, seats=6, sides=(0, 1, 0, 1, 0, 1), cycle=cycle)
    after, _ = admiral.drop(state, 0)
    assert [one.seat for one in after.forts] == [heir, 1]


def test_ad68_an_inherited_fort_fires_at_once():
    state = turn(ship("b1", "D4"), ship("b3", "M7"), *FAR, mover=2, forts=(fort("A1", 0, fired=2), fort("X7", 1)))
    after, _ = admiral.drop(state, 0)
    assert (after.forts[0].seat, after.forts[0].fired) == (2, 0)


def test_ad43_ad68_who_is_still_to_share_out_points_inherits_too():
    state = turn(ship("b1", "D4"), ship("b3", "M7"), *FAR, forts=(fort("A1", 0), fort("X7", 1)), mover=2)
    (place,) = [place for place, one in enumerate(state.ships) if one.seat == 2]
    ships = (*state.ships[:place], replace(state.ships[place], strength=0), *state.ships[place + 1 :])
    share = Share(seat=2, winner=2, ships=(place,), fort=-1, points=2)
    after, _ = admiral.drop(replace(state, ships=ships, todo=(share, *state.todo)), 0)
    assert after.forts[0].seat == 2


def test_ad68_a_player_without_ships_is_out_and_the_partner_inherits():
    state = turn(ship("b1", "D4"), ship("b2", "D5", 1), ship("b3", "M7"), ship("b4", "X12"),
                 forts=(fort("A1", 0), fort("X7", 1, pearls=1)))  # fmt: skip
    state, events = play(state, "fire b2 b1", chance=Winds(dice=[6]))
    assert told(events) == ["destroyed", "beaten", "inherits"]
    assert state.out == (1,)
    assert [(one.seat, one.pearls) for one in state.forts] == [(0, 0), (3, 1)]


def test_ad64_without_partners_forts_are_nobodys():
    state = turn(ship("b1", "D4"), ship("b2", "X14"), ship("b3", "M7"), forts=(fort("A1", 0),), seats=3,
                 sides=(0, 1, 2))  # fmt: skip
    state, events = admiral.drop(state, 0)
    assert state.forts[0].seat == NOBODY
    assert "inherits" not in told(events)


def test_ad13_one_team_left_wins():
    state = turn(ship("b1", "D4"), ship("b3", "M7"), *FAR, forts=(fort("A1", 0), fort("X7", 1)))
    state, _ = admiral.drop(state, 1)
    assert state.over is None
    state, _ = admiral.drop(state, 3)
    assert (state.over.how, state.over.winners) == ("last", (0, 2))
    outcome = admiral.outcome(state)
    assert outcome.places == ((0, 2), (1, 3))
    assert outcome.teams == ((0, 2), (1, 3))
    assert outcome.how.id == "admiral-how-team-last"


# ---------------------------------------------------------------- gifts


def test_ad68_a_fort_is_given_with_its_pearls():
    state = turn(ship("b1", "D4"), ship("s1", "B2", 3, task="repair", since=3), ship("b3", "M7"), *FAR,
                 forts=(fort("A1", 0, pearls=1), fort("A14", 0), fort("X7", 1)))  # fmt: skip
    assert options(state, "give") == ["fort-a1", "fort-a14"]
    assert options(state, "give fort-a1") == ["P3", "P4"]  # rivals too
    state, events = play(state, "give A1 P3")
    assert told(events) == ["given", "repair-over"]
    assert [one.seat for one in state.forts] == [2, 0, 1]
    assert (state.forts[0].pearls, named(state, "s1").task, state.out) == (1, "", ())
    assert options(state, "give fort-a14") == ["P4"]


def test_ad68_work_on_a_fort_that_is_given_to_one_who_works_on_it_goes_on():
    state = turn(ship("s1", "A2"), ship("g3", "B2"), *FAR, forts=(fort("A1", 0, 3), fort("A14", 0), fort("X7", 1)))
    state, events = play(state, "s1 work g3", "give A1 P3")
    assert "work-over" not in told(events)
    assert (state.forts[0].seat, state.forts[0].workers, state.forts[0].by) == (2, (0, 1), 0)


def test_ad68_work_on_a_fort_that_is_given_ends():
    state = turn(ship("s1", "A2"), ship("g1", "B2"), ship("b3", "M7"), *FAR,
                 forts=(fort("A1", 0, 3), fort("A14", 0), fort("X7", 1)))  # fmt: skip
    state, events = play(state, "s1 work g1", "give A1 P3")
    assert told(events)[-2:] == ["given", "work-over"]
    assert (state.forts[0].workers, state.forts[0].by) == ((), NOBODY)


def test_ad68_who_gives_his_last_fort_is_out():
    state = turn(ship("b1", "D4"), ship("b3", "M7"), *FAR, forts=(fort("A1", 0), fort("A14", 0, 0), fort("X7", 1)))
    assert "give" in options(state, "")
    state, events = play(state, "give A1 P3")
    assert told(events)[:3] == ["given", "gave-all", "inherits"]
    assert state.out == (0,)
    assert [one.seat for one in state.forts] == [2, 2, 1]
    assert named(state, "b1").strength == 0
    assert state.mover == 1


def test_ad68_no_gift_without_need_or_without_teams():
    whole = (fort("A1", 0), fort("A14", 1), fort("X1", 2), fort("X14", 3))
    state = turn(ship("b1", "D4"), ship("b3", "M7"), ship("b2", "X8"), ship("b4", "X12"), forts=whole)
    assert "give" not in options(state, "")
    assert refused(state, "give A1 P3") == "no-gift"
    lacks = replace(state, forts=whole[:3])
    assert options(lacks, "give fort-a1") == ["P4"]
    assert "give" not in options(replace(lacks, sides=(0, 1, 2, 3)), "")


def test_ad68_ad12_a_gift_is_something_to_do():
    state = turn(ship("b1", "D4"), ship("b3", "M7"), *FAR, wind="storm", towards="N", mover=3,
                 forts=(fort("A1", 0), fort("A14", 0), fort("X7", 1)),
                 terms={"homeless": 3, "automatic": True, "doldrums": True})  # fmt: skip
    mine = replace(state, mover=0, todo=(Turn(seat=0, begun=True, number=20),))
    assert not idle.nothing(mine)
    assert idle.nothing(replace(mine, sides=(0, 1, 2, 3)))


def test_ad68_default_gives_a_partner_a_fort_that_can_be_spared():
    state = turn(ship("b1", "D4"), ship("b3", "M7"), *FAR, forts=(fort("A1", 0, 2), fort("A14", 0), fort("X7", 1)))
    path = admiral.default(state, 0).path
    assert [answer.token for answer in path] == ["give", "fort-a1", "P3"]
    assert path[2] == Seat(2)
    alone = replace(state, forts=state.forts[1:])
    assert admiral.default(alone, 0).path[0].token != "give"
