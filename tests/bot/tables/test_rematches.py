"""The former winner in a rematch: who he is, what is chosen because of him, and what the new game knows."""

from __future__ import annotations

import pytest

from bot.tables import choices, seating
from engine.game import Outcome
from engine.values import Number, Seat, line
from tests.bot.tables.test_replay import replay, unnumbered


async def won(house, winner, *others, **options):
    """A game of Ann, Bob and the `others` that one of them has won alone."""
    table = await house.gather(house.bob, *others, size=2 + len(others), **options)
    for row in table.seats:
        if row.user != winner.id:
            table = await house.tables.life.resign(table.id, row.user)
    assert table.status == "over"
    return table


async def test_the_new_game_knows_who_won_the_last_one(house):
    table = await won(house, house.bob)
    again = await house.tables.gathering.rematch(table.id, house.ann)
    assert (again.champion, seating.champion(again)) == (house.bob.id, 1)
    again = await house.tables.gathering.join(again.id, house.bob)
    assert (again.status, again.state.champion) == ("running", 1)


async def test_a_first_game_has_no_former_winner(house):
    table = await house.gather(house.bob, size=2)
    assert (table.champion, table.state.champion) == (None, None)


async def test_it_is_known_after_a_restart_and_played_again_from_the_seed(house):
    table = await won(house, house.cid, house.cid)
    again = await house.tables.gathering.rematch(table.id, house.ann)
    await house.restart()
    await house.tables.gathering.join(again.id, house.bob)
    await house.restart()
    again = await house.tables.gathering.join(again.id, house.cid)
    assert again.state.champion == 2
    again = await house.act(again, house.ann.id, Number(1))
    rows = await house.log(again)
    assert unnumbered(replay(again, rows)[rows[-1].seq][0]) == unnumbered(again.state)


async def test_it_is_the_person_whatever_seat_he_gets(house):
    table = await won(house, house.cid, house.cid)
    again = await house.tables.gathering.rematch(table.id, house.cid)
    await house.tables.gathering.leave(again.id, house.ann.id)
    again = await house.tables.gathering.join(again.id, house.dan)
    assert seating.champion(again) == 1
    again = await house.tables.gathering.join(again.id, house.bob)
    assert (again.names, again.state.champion) == (("Bob", "Cid", "Dan"), 1)


async def test_a_winner_who_leaves_has_nothing_and_who_comes_back_is_he_again(house):
    table = await won(house, house.bob, house.cid)
    again = await house.tables.gathering.rematch(table.id, house.ann)
    again = await house.tables.gathering.leave(again.id, house.bob.id)
    assert seating.champion(again) is None
    again = await house.tables.gathering.join(again.id, house.dan)
    assert seating.champion(again) is None, "his seat is another's now"
    await house.tables.gathering.leave(again.id, house.dan.id)
    again = await house.tables.gathering.join(again.id, house.bob)
    assert seating.champion(again) == again.seat_of(house.bob.id)
    again = await house.tables.gathering.leave(again.id, house.bob.id)
    again = await house.tables.gathering.join(again.id, house.cid)
    again = await house.tables.gathering.begin(again.id, house.ann.id)
    assert again.state.champion is None


async def test_a_winner_who_may_not_be_called_or_is_away_is_he_when_he_comes(house):
    table = await won(house, house.bob, house.cid)
    again = await house.tables.gathering.rematch(table.id, house.ann, away=[house.bob.id])
    assert (again.names, seating.champion(again)) == (("Ann", "Cid"), None)
    again = await house.tables.gathering.join(again.id, house.bob)
    assert seating.champion(again) == 2


@pytest.mark.parametrize("places", [((0, 1), ()), ((), (0, 1)), ((0, 1), (2,)), ((0, 1, 2),)])
async def test_after_a_shared_win_a_draw_or_without_a_winner_it_is_nobody(house, toy, monkeypatch, places):
    """AS-38: after a shared win nobody has it."""
    table = await won(house, house.ann, house.cid)
    monkeypatch.setattr(type(toy), "outcome", lambda self, state: Outcome(places, line("toy-over")))
    again = await house.tables.gathering.rematch(table.id, house.bob)
    assert again.champion is None


async def test_a_rematch_of_a_rematch_looks_at_the_last_game_alone(house):
    table = await won(house, house.bob)
    again = await house.tables.gathering.rematch(table.id, house.ann)
    again = await house.tables.gathering.set_option(again.id, house.ann.id, "medal", "winner")
    again = await house.tables.gathering.join(again.id, house.bob)
    again = await house.tables.life.resign(again.id, house.bob.id)
    third = await house.tables.gathering.rematch(again.id, house.bob)
    assert (third.champion, third.options.medal) == (house.ann.id, "winner"), "what was chosen once stays so"


async def test_whoever_is_forgotten_is_no_former_winner_of_a_new_game(house):
    table = await won(house, house.bob)
    again = await house.tables.gathering.rematch(table.id, house.ann)
    again = await house.tables.gathering.join(again.id, house.bob)
    again = await house.tables.life.resign(again.id, house.ann.id)
    await house.tables.people.forget(house.bob.id)
    kept = await house.tables.reading.get(again.id)
    assert seating.champion(kept) == 1, "the game is played again as it was"
    third = await house.tables.gathering.rematch(again.id, house.ann)
    assert third.champion is None


async def test_a_former_winner_who_sits_elsewhere_is_forgotten_altogether(house):
    table = await won(house, house.bob, house.cid)
    again = await house.tables.gathering.rematch(table.id, house.ann)
    await house.tables.gathering.leave(again.id, house.bob.id)
    await house.tables.people.forget(house.bob.id)
    assert (await house.tables.reading.get(again.id)).champion is None


# What is chosen in a rematch alone


async def test_an_option_of_rematches_is_offered_where_the_winner_is_here(house):
    assert "medal" not in choices.of_table(await house.gather(house.bob, size=3))
    table = await won(house, house.bob, house.cid)
    again = await house.tables.gathering.rematch(table.id, house.ann)
    assert choices.of_table(again)["medal"] == ("none", "winner")
    again = await house.tables.gathering.leave(again.id, house.bob.id)
    assert "medal" not in choices.of_table(again)


async def test_it_is_told_what_the_former_winner_has(house):
    table = await won(house, house.bob, house.cid)
    again = await house.tables.gathering.rematch(table.id, house.ann)
    assert seating.carried(again) is None
    again = await house.tables.gathering.set_option(again.id, house.ann.id, "medal", "winner")
    assert seating.carried(again) == line("crew-medal", name=Seat(1))
    again = await house.tables.gathering.leave(again.id, house.bob.id)
    assert seating.carried(again) is None


async def test_where_the_rematch_has_more_to_choose_it_is_no_challenge(house):
    """Options aren't changed in a challenge; so the one who asks for the rematch hosts a lobby of as many seats."""
    table = await won(house, house.bob, kind="duel", fog=True)
    again = await house.tables.gathering.rematch(table.id, house.ann)
    assert (again.size, [row.joined for row in again.seats]) == (2, [True, False])
    again = await house.tables.gathering.set_option(again.id, house.ann.id, "medal", "winner")
    again = await house.tables.gathering.join(again.id, house.bob)
    assert (again.status, again.state.champion, again.options.medal) == ("running", 1, "winner")


async def test_where_there_is_nothing_to_choose_the_rematch_of_a_duel_is_a_challenge(house, toy, monkeypatch):
    table = await won(house, house.bob, kind="duel")
    again = await house.tables.gathering.rematch(table.id, house.ann)
    assert (again.size, again.champion) == (None, house.bob.id)
    again = await house.tables.gathering.join(again.id, house.bob)
    assert (again.status, again.state.champion) == ("running", 1)
    table = await won(house, house.bob, kind="duel", fog=True)
    monkeypatch.setattr(type(toy), "outcome", lambda self, state: Outcome(((0, 1),), line("toy-over")))
    assert (await house.tables.gathering.rematch(table.id, house.ann)).size is None
