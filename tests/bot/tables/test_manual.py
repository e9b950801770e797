"""What the pages tell operators to do with the database by hand."""

import re
import sqlite3
from pathlib import Path

from bot.tables.clock import Due
from tests.bot.tables.agreeing import proposed

MANUAL = (Path(__file__).parents[3] / "docs" / "operations.md").read_text(encoding="utf-8")


async def test_finished_games_are_deleted_whole(house):
    over, running = await house.begin(house.bob, house.cid), await house.begin(house.bob, house.cid)
    for table in (over, running):
        await house.store.reminders.note(Due(table.id, 0, "remind", 1, house.clock()), "half")
        await house.store.reminders.put(Due(table.id, 0, "remind", 1, house.clock()))
        await proposed(house, table, 0, 1)
    await house.tables.life.abort(over.id, house.dan.id)
    await house.store.close()
    (script,) = re.findall(r"```sql\n(.*?)```", MANUAL, re.DOTALL)
    database = sqlite3.connect(house.path)
    database.executescript(script.replace("42", str(house.bob.id)))
    named = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    columns = {name: [row[1] for row in database.execute(f"PRAGMA table_info({name})")] for (name,) in named}
    holding = [name for name, found in columns.items() if "table_id" in found]
    assert {"seats", "log", "due", "reminders", "pacts", "pact_news"} <= set(holding)
    for name in holding:
        assert {row[0] for row in database.execute(f"SELECT table_id FROM {name}")} <= {running.id}, name
    assert database.execute("SELECT id FROM tables").fetchall() == [(running.id,)]
    database.close()
    await house.start()
