"""What somebody is told of what is stored: all that is theirs, and nothing that isn't."""

from __future__ import annotations

import json
from datetime import timedelta

from bot.tables.model import FREE
from bot.tables.person import Person
from bot.tables.store.export import export
from engine import registry
from engine.values import Cell, Key, Number
from tests.bot.tables.agreeing import draft, made, proposed
from tests.bot.tables.spoiling import sql

ME = Person(777_777_777_777, "Gil")
TOLD = {
    "people.id",
    "seats.user",
    "aways.user",
    "seats.invited_by",
    "tables.host",
    "tables.ended_by",
    "tables.champion",
    "blocks.blocker",
    "pauses.inviter",
    "pauses.invited",
    "moderations.user",
    "moderations.about",
    "people.dm_channel",
    "deliveries.channel",
    "forgetting.user",
    "tenures.user",
    "candidates.user",
}
"""Where somebody's id stands, and that is told. (Here it is also that of the channel for private messages.)"""
OTHERS = {"blocks.blocked"}
"""And where it stands for what others have chosen: that isn't."""


async def at_turn(house, *others):
    """A game of mine with these, in which I have the first turn and have pledged 2, they 1."""
    options = registry.get("toy").Options()
    table = await house.tables.gathering.open("toy", options, ME, others, house.place, "en", 0)
    for person in others:
        table = await house.tables.gathering.join(table.id, person)
    for row in table.seats:
        table = await house.act(table, row.user, Number(2 if row.user == ME.id else 1))
    return table


def told(house):
    return json.loads(json.dumps(export(house.path, ME.id)))


async def test_the_profile_in_plain_words(house):
    await house.tables.people.remember(ME, "uk")
    await house.tables.people.choose(ME, zone="Europe/Kyiv", tips_off=True)
    profile = told(house)["profile"]
    assert (profile["id"], profile["name"], profile["locale"]) == (ME.id, "Gil", "uk")
    assert (profile["zone"], profile["tips_off"], profile["dm_off"]) == ("Europe/Kyiv", True, False)


async def test_somebody_unknown(house):
    nothing = ("tables", "invited", "blocked", "aways", "files", "pauses", "moderated", "unseated")
    found = {"id": ME.id, "profile": None, **{name: [] for name in nothing}, "to_be_forgotten_since": None}
    assert told(house) == found


async def test_a_running_game(house):
    table = await at_turn(house, house.bob)
    table = await house.act(table, ME.id, "take", Cell(1, 0))
    await house.tables.turns.answer(table.id, ME.id, house.number(table, ME.id), Key("mark"), 0)
    (found,) = told(house)["tables"]
    assert (found["table"], found["game"], found["status"], found["host"]) == (table.id, "toy", "running", True)
    assert found["created"] == "2030-01-01T00:00:00+00:00"
    assert found["options"] == {"rounds": 2}
    assert (found["seat"]["name"], found["seat"]["user"], found["seat"]["joined"]) == ("Gil", ME.id, True)
    assert [move["move"] for move in found["moves"]] == ["2"]
    assert [step["move"] for step in found["not_done_yet"]] == ["take B1"]
    assert found["drafts"] == ["mark"]


async def test_an_ended_game(house, publisher):
    """Its log is archived, and read from there."""
    table = await at_turn(house, house.bob)
    await publisher.round()
    await house.tables.life.resign(table.id, ME.id)
    await house.tables.housekeeping.archive()
    assert sql(house.path, "SELECT count(*) FROM log") == [(0,)]
    (found,) = told(house)["tables"]
    assert [(move["kind"], move["move"]) for move in found["moves"]] == [("action", "2"), ("resign", "")]
    assert found["ended_by"] is True
    assert all(sent["message"] and sent["channel"] for sent in found["messages"])


async def test_what_is_damaged_keeps_nothing_else_back(house):
    table = await at_turn(house, house.bob)
    sql(house.path, "UPDATE log SET path = '?'")
    sql(house.path, "UPDATE tables SET options = '?', steps = '?', asks = '?'")
    (found,) = told(house)["tables"]
    assert found["table"] == table.id
    assert [move["move"] for move in found["moves"]] == [""]


async def test_nothing_of_others(house):
    """No secret of a game, no word of anybody else, nobody's block, and no number that counts hidden moves."""
    table = await at_turn(house, house.bob, house.cid)
    await house.tables.turns.act(table.id, house.bob.id, FREE, (Key("flag"), Cell(2, 0)))
    await house.tables.turns.act(table.id, ME.id, FREE, (Key("flag"), Cell(1, 0)))
    await house.tables.people.block(house.cid.id, ME.id)
    await proposed(house, table, 1, 0, words="bob-to-me")
    await made(house, table, 1, 2, words="bob-to-cid")
    found = told(house)
    text = json.dumps(found)
    assert "flag B1" in text, "what I did myself is no secret of others"
    for secret in ("flag C1", "secret-seed", "bob-to-me", "bob-to-cid", "deck", "Bob"):
        assert secret not in text
    assert found["blocked"] == []
    counting = {"seq", "heard", "news", "owes_since", "first_call", "chance", "shown", "wanted", "turn_since"}
    assert not counting & names_in(found)


def names_in(value):
    """All the names of fields, nested ones too."""
    if isinstance(value, dict):
        return {*value, *(name for part in value.values() for name in names_in(part))}
    return {name for part in value for name in names_in(part)} if isinstance(value, list) else set()


async def test_pacts(house):
    table = await at_turn(house, house.bob, house.cid)
    await made(house, table, 0, 1, words="mine", turns=0)
    theirs = await made(house, table, 2, 0, words="theirs")
    await house.tables.pacts.propose(table.id, house.bob.id, draft(0, words="unanswered"))
    other, mine = sorted(told(house)["tables"][0]["pacts"], key=lambda pact: pact["yours"])
    assert (mine["yours"], mine["words"]) == (True, "mine")
    assert other["yours"] is False
    assert other["you_said"]["signed"] is True
    assert "words" not in other, f"{theirs.id} is Cid's to tell"


async def test_whatever_bears_the_id_is_told_or_others(house, publisher):
    """Every column of the database is looked through, those of later releases too."""
    await at_turn(house, house.bob)
    lobby = await house.tables.gathering.gather("crew", registry.get("crew").Options(), ME, None, house.place, "en")
    await house.tables.gathering.invite(lobby.id, ME.id, [house.bob, house.cid])
    await house.tables.gathering.leave(lobby.id, house.cid.id)
    declined = await house.tables.gathering.open(
        "toy", registry.get("toy").Options(), house.ann, [ME], house.place, "en"
    )
    await house.tables.gathering.decline(declined.id, ME.id)
    for opened in (await house.at_turn(), await house.at_turn(house.bob, house.cid)):  # one must be agreed to
        await house.tables.substitutes.offer(opened.id, house.ann.id, 0)
        await house.tables.substitutes.take(opened.id, ME, 0)
    await house.tables.people.block(ME.id, house.fay.id)
    await house.tables.people.block(house.dan.id, ME.id)
    await house.tables.aways.begin(ME.id, house.clock.time + timedelta(days=3))
    await house.store.forgetting.wish(ME.id, house.clock.time)
    moderated = await house.begin(house.cid)
    await house.tables.moderators.unseat(lobby.id, house.fay.id, ME.id, "fay-to-me")
    await house.tables.moderators.close(moderated.id, ME.id, "me-to-all")
    await publisher.round()
    held = set()
    for (name,) in sql(house.path, "SELECT name FROM sqlite_master WHERE type = 'table'"):
        for _, column, *_ in sql(house.path, f"PRAGMA table_info({name})"):
            if sql(house.path, f"SELECT 1 FROM {name} WHERE instr(CAST({column} AS TEXT), '{ME.id}')"):
                held.add(f"{name}.{column}")
    assert held <= TOLD | OTHERS
    assert held >= {"tenures.user", "candidates.user"}
    found = told(house)
    assert found["blocked"] == [house.fay.id]
    assert [(away["until"], away["ended"], away["days"]) for away in found["aways"]] == [
        ("2030-01-04T00:00:00+00:00", None, 0)
    ]
    assert {row["user"] for row in found["invited"]} == {house.bob.id}
    assert {(row["inviter"], row["invited"]) for row in found["pauses"]} == {
        (house.ann.id, ME.id),
        (ME.id, house.cid.id),
    }
    assert all(row["until"] == (house.clock.time + timedelta(days=1)).isoformat() for row in found["pauses"])
    assert [table["table"] for table in found["tables"]] == [
        1,
        lobby.id,
        declined.id,
        declined.id + 1,
        opened.id,
        moderated.id,
    ]
    asked, taken = found["tables"][-3:-1]
    assert [wanted["seat"] for wanted in asked["would_take"]] == [0]
    assert [held["seat"] for held in taken["held"]] == [0]
    assert [(done["what"], done["table"], done["reason"]) for done in found["moderated"]] == [
        ("close", moderated.id, "me-to-all")
    ]
    assert [(done["what"], done["table"], done["reason"]) for done in found["unseated"]] == [
        ("unseat", lobby.id, "fay-to-me")
    ]
    assert "time" in found["unseated"][0]
    assert not {"user", "about"} & found["unseated"][0].keys(), "who did it is that moderator's"
