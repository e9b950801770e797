"""Pages with hostile text in them to which the tour of `test_hostile_names` comes seldom, and those of each line."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot import texts
from bot.tables.model import LogRow, Table, Walk
from bot.tables.pacts import has_pacts
from bot.views.brief import move_lines
from bot.views.card import card_page
from bot.views.names import event_lines, plain_speaker_of, speaker_of
from bot.views.page import page, word
from bot.views.picker import picker_page
from bot.views.private import private_page, words_page
from bot.views.reminder import reminder_page
from bot.views.tap import plain_button
from bot.views.typed import again_page, which_page, why_not
from engine import hooked
from engine.game import Action, Choice, Decision, Event, Option, Outcome, Score
from engine.notation import UNREADABLE, Unreadable
from engine.values import Key, Line, Number, Piece, Seat, line
from tests.bot import overdue
from tests.bot.hostile import (
    FOREIGN,
    TYPED,
    check,
    foreign_ids,
)
from tests.bot.locale_files import patterns, uses


def check_page(shown: Any) -> None:
    assert check(shown.layout.to_components())


async def seldom(sea: Any, number: int, moderator: Any) -> None:
    """What such a tour seldom comes to."""
    check(await moderator.autocomplete(sea.channel, "server close", "table", ""))
    table = await sea.bot.tables.reading.get(number)
    now = sea.bot.tables.changes.now()
    fled = replace(table, seats=tuple(replace(row, absent_since=now) for row in table.seats))
    check_page(await card_page(sea.bot.tables, fled))
    for size, closed in ((None, "deserted"), (None, "given-up"), (None, "unposted"), (5, "unposted")):
        check_page(
            await card_page(
                sea.bot.tables, replace(fled, status="closed", closed=closed, size=size, ended_by=fled.seats[0].user)
            )
        )
    if texts.knows(f"{table.game}-piece"):
        piece = Piece("1", 1)
        tap = plain_button(plain_speaker_of(table, "en").label(piece), number, "view")
        check_page(page([speaker_of(table, "en").label(piece)], [[tap]]))
    if len(table.seats) > 2:
        first, second, *others = range(len(table.seats))
        shared = Outcome(((first, second), tuple(others)), line("about-free"))
        with pytest.MonkeyPatch.context() as patch:
            apart = Outcome(tuple((row.seat,) for row in table.seats), line("about-free"))
            for outcome in (shared, apart):
                patch.setattr(table.engine, "outcome", lambda _, outcome=outcome: outcome)
                check_page(await card_page(sea.bot.tables, replace(table, status="over")))
    with pytest.MonkeyPatch.context() as patch:
        seen, all_of_them = table.engine.view, tuple(range(len(table.seats)))
        patch.setattr(
            table.engine, "view", lambda *who: replace(seen(*who), before=all_of_them, order=all_of_them, turn=0)
        )
        check_page(await card_page(sea.bot.tables, table))
    seat = table.owing[0]
    user = table.seats[seat].user
    check_page(which_page([table, table], user, TYPED, "en"))
    (walk, *_) = await sea.bot.tables.turns.walks(number, user)
    full = Choice(line("about-free"), (Option(Key("a")),), most=1)
    for unread in (Unreadable(TYPED, (), None, (), UNREADABLE), Unreadable(TYPED, (), full, (Key("a"),), UNREADABLE)):
        check_page(word(why_not("en", walk, unread)))
    assert isinstance(walk.step, Choice)
    check_page(word(why_not("en", walk, Unreadable(TYPED, (), walk.step, (), UNREADABLE), shown=walk)))
    check_page(await again_page(sea.bot.tables, walk, "en", "No.", TYPED * 5))


# Lines of a game


async def every_line(bot: Any, table: Table) -> None:
    """Each line of the game that names somebody, on the pages where lines of its kind stand."""
    families = {table.game, table.engine.hooks.family}
    families |= {"pact"} if has_pacts(table) else set()
    for id in sorted({id.partition(".")[0] for id in foreign_ids()}):
        if id.partition("-")[0] in families and "-option-" not in id and (id[:5] != "pact-" or "-event-" in id):
            names = uses(patterns("en")[id].pattern).variables
            line = Line(id, tuple((name, Seat(1) if name in FOREIGN else Number(2)) for name in sorted(names)))
            for shown in [each async for each in pages_of(bot, table, line)]:
                assert check(shown.layout.to_components()), id


async def pages_of(bot: Any, table: Table, line: Line) -> Any:
    """The pages that show a line of this kind."""
    rules, seats = table.engine, range(len(table.seats))
    kind = line.id.split("-")[1]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hooked, "preview", lambda rules, state, seat, path: rules.view(state, seat))
        patch.setattr(hooked, "remarks", lambda *_: {})
        if kind == "event":
            event = Event(public=line)
            row = LogRow(table.id, table.seq, "action", 0, 1, (), "", (event, event), table.created)
            yield page(event_lines(speaker_of(table, "en"), [row], None))
            if speaker_of(table, "en").brief(line):
                yield page(move_lines(speaker_of(table, "en"), [row], None))
                made = replace(table, made=(row,))
                yield await picker_page(bot.tables, Walk(made, 0, Decision(1, line), (), Choice(line, ())), "en")
        elif kind == "line":
            patch.setattr(rules, "describe", lambda _: (line,))
            yield await card_page(bot.tables, table)
            yield words_page(table, 0, "en")
        elif kind == "about":
            patch.setattr(rules, "pending", lambda _: {0: Decision(1, line)})
            yield await card_page(bot.tables, table)
            for reminder in overdue.reminders(table, 0, bot.tables.changes.now()):
                yield await reminder_page(bot.tables, [reminder], "en")
            patch.setattr(rules, "choose", lambda *_: Choice(line, ()))
            for asked in ((), (0,)):
                walk = Walk(table, 0, Decision(1, line), (Seat(1),), Choice(line, ()), asked)
                yield await picker_page(bot.tables, walk, "en")
            yield await picker_page(bot.tables, Walk(table, 0, Decision(1, line), (Seat(1),), Action((Seat(1),))), "en")
        elif kind in ("ask", "note", "remark"):
            patch.setattr(
                hooked, "remarks", lambda *_: dict.fromkeys(map(Seat, seats), (line,)) if kind == "remark" else {}
            )
            for values in ([*map(Seat, seats), *map(Number, range(30))], [*map(Seat, seats)], [Seat(1)]):
                offered = tuple(Option(value, line) for value in values)  # two menus, one or a menu for each, a button
                patch.setattr(rules, "choose", lambda *_, offered=offered: Choice(line, offered))
                yield await picker_page(bot.tables, Walk(table, 0, Decision(1, line), (), Choice(line, offered)), "en")
        elif kind == "refuse":
            walk = Walk(table, 0, Decision(1, line), (), Choice(line, ()))
            why = why_not("en", walk, Unreadable(TYPED, (), None, (), line))
            yield await again_page(bot.tables, walk, "en", why, TYPED)
        else:
            assert kind in ("how", "score", "fact"), line.id
            outcome = Outcome(((0,), (1,)), line, tuple(Score(1, (line,)) for _ in seats), facts=(line,))
            patch.setattr(rules, "outcome", lambda _: outcome)
            yield await card_page(bot.tables, replace(table, status="over"))
            yield await private_page(bot.tables, replace(table, status="over"), 0, "en")
