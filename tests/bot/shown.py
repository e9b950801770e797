"""All that one seat, or a spectator, can be shown of a table, as values that can be compared."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

import render
from bot.tables.making import asking, own
from bot.tables.model import FREE, Refusal, Table, Walk
from bot.tables.service import Tables
from bot.views.card import card_page, retired_page
from bot.views.log import log_page, turns
from bot.views.log_place import FIRST, LAST, place_of
from bot.views.look import look_page
from bot.views.names import speaker_of, table_label, turn_line
from bot.views.own import next_page, own_page
from bot.views.page import Page
from bot.views.picker import picker_page
from bot.views.private import words_page
from bot.views.typed import Unread, read_move
from engine.game import Choice
from engine.registry import GAMES
from engine.suggest import suggestions
from engine.values import Number

TYPED = ("end", "9@A1", "m05", "{A1,B2}", "17@C4 {5,9}", "discard 1 2", "lift storm1", "nonsense")


def faces(page: Page) -> tuple[Any, list[bytes]]:
    """A message as Discord gets it: components with texts, ids and alt texts, and the files."""
    return page.layout.to_components(), [file.fp.read() for file in page.files]


async def shown_to(tables: Tables, id: int, seat: int | None) -> dict[str, Any]:
    """What the seat (None: a spectator) gets to see of a table, wherever it looks and whatever it tries.

    Pictures are compared by what is drawn. Messages are those of the registered games; a toy has none.
    """
    table = await tables.reading.get(id)
    seen = own(table, seat)
    rows = await tables.reading.log(seen)
    told: dict[str, Any] = {
        "view": table.engine.view(seen.state, seat),
        "lines": table.engine.describe(table.engine.view(seen.state, seat)),
        "seats": (table.status, table.owing, [replace(row, ahead=0) for row in table.seats], table.due, table.closed),
        "turn": [(owing, decision.about) for owing, decision in table.engine.pending(seen.state).items()],
        "outcome": table.engine.outcome(seen.state),
        "log": [
            [(row.kind, row.seat, row.notation, row.time, row.turn, [event.line_for(seat) for event in row.events])
             for row in turn]
            for turn in turns(rows, seat)
        ],
        "told": [
            [event.line_for(seat) for event in row.events]
            for row in await tables.reading.recent(seen, seat)
            if row.noticed_by(seat)
        ],
    }  # fmt: skip
    told |= (
        {f"can {name}": value for name, value in (await _tries(tables, seen, seat)).items()} if seat is not None else {}
    )
    told["messages"] = [
        (delivery.target, delivery.wanted)
        for target in ("card", f"seat{seat}")
        if (delivery := await tables.reading.delivery(id, target)) is not None
    ]
    if table.game in GAMES:
        told |= {f"page {name}": faces(page) for name, page in (await _pages(tables, table, seat)).items()}
        told["texts"] = [turn_line(speaker_of(table, "en"), table, mention=mention) for mention in (True, False)]
        told["label"] = [table_label(table, 0 if seat is None else table.seats[seat].user, "en")]
    return told


async def _tries(tables: Tables, seen: Table, seat: int) -> dict[str, Any]:
    """What a seat may do, and how it is refused."""
    user = seen.seats[seat].user
    found: dict[str, Any] = {}
    walks: list[Walk] = []
    for number in (None, FREE):
        try:
            walk = await tables.turns.walk(seen.id, user, number)
        except Refusal as refusal:
            found[f"walk {number}"] = refusal.reason
        else:
            walks.append(walk)
            found[f"walk {number}"] = (walk.decision, walk.path, walk.step, walk.asked)
            questions = asking(seen, walk.decision.number)
            found[f"suggested {number}"] = suggestions(questions, walk.table.state, seat, "", 25)
            if isinstance(walk.step, Choice):
                for option in walk.step.options[:25] if walk.step.most is None else ():
                    path = (*walk.path, option.value)
                    found[f"after {number} {path}"] = questions.choose(walk.table.state, seat, path)
    for typed in TYPED if walks else ():
        try:
            walk, *understood = read_move(walks, typed)
            found[f"read {typed}"] = (walk.decision, *understood)
        except Unread as unread:
            found[f"read {typed}"] = (unread.walk.decision, unread.reason.reason, unread.reason.part)
    try:
        found["back"] = (await tables.turns.take_back(seen.id, user)).id if seat not in seen.owing else None
    except Refusal as refusal:
        found["back"] = refusal.reason
    for number in range(12):
        try:
            found[f"act {number}"] = (
                (await tables.turns.act(seen.id, user, number, (Number(0),))).id if seat not in seen.owing else None
            )
        except Refusal as refusal:
            found[f"act {number}"] = refusal.reason
    return found


async def log_pages(tables: Tables, table: Table, seat: int | None, *, back: bool = False) -> list[Page]:
    """All pages of the log, as the buttons lead from the first to the last, or `back` from the last to the first."""
    place, onward = (LAST, 1) if back else (FIRST, 2)
    found: list[Page] = []
    while len(found) < 400:
        found.append(await log_page(tables, table, seat, "en", place))
        row = turning(found[-1])
        if not row or row[onward].get("disabled"):
            return found
        _, _, verb, which, rest = row[onward]["custom_id"].split(":")
        assert verb == "log-turn"
        place = place_of(int(which), rest, table.seed)
    raise AssertionError("no last page")


def turning(page: Page) -> list[dict[str, Any]]:
    """The buttons below a page of the log: to the first page, the one before, the one after and the last."""
    (container,) = page.layout.to_components()
    return [part for row in container["components"] if row["type"] == 1 for part in row["components"]]


async def _pages(tables: Tables, table: Table, seat: int | None) -> dict[str, Page]:
    """All messages of a table that the seat can have."""
    found = {
        "card": await card_page(tables, table),
        "retired": retired_page(table, await tables.reading.recent(table)),
    }
    found |= {f"log {number}": page for number, page in enumerate(await log_pages(tables, table, seat))}
    seen = own(table, seat)
    if render.sea(table.game, table.engine.view(seen.state, seat)) is not None:
        found["look"] = await look_page(tables, table, seat, 0 if seat is None else table.seats[seat].user, "en")
    if seat is None:
        return found
    user = table.seats[seat].user
    for onward in (True, False):
        found[f"own {onward}"] = await own_page(tables, table, seat, "en", onward=onward)
    found["words"] = words_page(table, table.seat_of(user), "en")
    found["next"] = await next_page(tables, table.id, user, "en")
    for number in (None, FREE):
        try:
            walk = await tables.turns.walk(table.id, user, number)
        except Refusal:
            continue
        found[f"picker {number}"] = await picker_page(tables, walk, "en")
    return found
