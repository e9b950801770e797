"""What is remembered of people."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from msgspec.structs import astuple

from bot.tables.model import FORGOTTEN, SeatRow
from bot.tables.person import Person, Profile
from bot.tables.store.admission import forget_calls
from bot.tables.store.codec import seconds
from bot.tables.store.database import Database, Row, Transaction
from bot.tables.store.moderations import forget_moderations
from bot.tables.store.pacts import forget_pacts
from bot.tables.store.shelves import forget_files
from bot.tables.store.tenures import forget_tenures

_FIELDS = Profile.__struct_fields__
_COLUMNS = ", ".join(_FIELDS)  # names of ours
_RENEWED = ", ".join(f"{name} = excluded.{name}" for name in _FIELDS if name != "id")
_NAMED = ("seats", "tenures")
_MISNAMED = (
    "SELECT '{kind}', t.guild, s.table_id, s.seat FROM {kind} s JOIN tables t ON t.id = s.table_id WHERE s.user = ?"
    " AND ((t.guild = ? AND s.name <> ?) OR (t.guild IS NOT ? AND s.name = ? AND s.name <> ?))"
)
"""Where a person holds or has held a seat under another name than his present one."""
_SWITCHES = tuple(
    _FIELDS.index(name)
    for name in ("dm_closed", "dm_off", "tips_off", "contrast", "turned", "challenges_off", "auto_end")
)


class People:
    """The people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, id: int) -> Profile | None:
        """What is known of a person."""
        return (await self.of([id])).get(id)

    async def of(self, ids: Sequence[int]) -> dict[int, Profile]:
        """What is known of these people, by their ids."""
        places = ", ".join("?" * len(ids))
        rows = await self._database.read(f"SELECT {_COLUMNS} FROM people WHERE id IN ({places})", ids)
        return {row[0]: _profile(row) for row in rows}

    async def put(self, profile: Profile) -> None:
        """Remember this of a person."""
        await self._database.run(
            f"INSERT INTO people ({_COLUMNS}) VALUES (?{', ?' * (len(_FIELDS) - 1)})"
            f" ON CONFLICT (id) DO UPDATE SET {_RENEWED}",
            astuple(profile),
        )

    async def rename(self, person: Person, before: str) -> None:
        """Have his seats bear his present name; `before` is what he called himself earlier, "" if that isn't known.

        In the server where he acts that is what he is called there. Elsewhere he may have another name, so there what
        he calls himself stands only in the place of what he called himself. Writes only what is new.
        """
        if person.server is None and before in ("", person.name):
            return
        rows = await self._database.read(
            " UNION ALL ".join(_MISNAMED.format(kind=kind) for kind in _NAMED),
            (person.id, person.server, person.shown, person.server, before, person.name) * len(_NAMED),
        )
        if rows:
            async with self._database.write() as run:
                for kind, guild, table, seat in rows:
                    name = person.shown if guild == person.server else person.name
                    await run(
                        f"UPDATE {kind} SET name = ? WHERE table_id = ? AND seat = ? AND user = ?",
                        (name, table, seat, person.id),
                    )

    async def forget_channel(self, id: int) -> None:
        """The channel of a person's private messages isn't where it was."""
        await self._database.run("UPDATE people SET dm_channel = NULL WHERE id = ?", (id,))


async def forget_person(run: Transaction, id: int, now: datetime) -> None:
    """Delete what is known of a person; where he sat, `FORGOTTEN` stands for the name and no account for his.

    What others have chosen about him is theirs (see `forget_calls`).
    """
    await forget_pacts(run, id)  # while it is known which are his
    await forget_tenures(run, id)
    await forget_files(run, id)
    await run("DELETE FROM people WHERE id = ?", (id,))
    await run("DELETE FROM forgetting WHERE user = ?", (id,))
    await run("DELETE FROM aways WHERE user = ?", (id,))
    await forget_calls(run, id, now)
    await run(
        "DELETE FROM leftovers WHERE EXISTS (SELECT 1 FROM seats WHERE user = ?"
        " AND seats.table_id = leftovers.table_id AND leftovers.target = 'seat' || seats.seat)",
        (id,),
    )
    await run(  # a game that goes on without him tells nobody in his place
        "DELETE FROM deliveries WHERE EXISTS (SELECT 1 FROM seats WHERE user = ?"
        " AND seats.table_id = deliveries.table_id AND deliveries.target = 'seat' || seats.seat)",
        (id,),
    )
    await forget_moderations(run, id)
    await run("UPDATE tables SET host = 0 WHERE host = ?", (id,))
    await run("UPDATE tables SET ended_by = NULL WHERE ended_by = ?", (id,))
    await run(  # who had won the game before is still the one of that seat
        "UPDATE tables SET champion = -1 - (SELECT seat FROM seats WHERE table_id = tables.id AND user = ?)"
        " WHERE champion = ?",
        (id, id),
    )
    await run("UPDATE seats SET name = ?, user = -1 - seat WHERE user = ?", (FORGOTTEN, id))


def _profile(row: Row) -> Profile:
    values = list(row)
    for at in _SWITCHES:
        values[at] = bool(values[at])
    return Profile(*values)


async def note_people(run: Transaction, seats: Sequence[SeatRow]) -> None:
    """Have something to remember of whoever sits here, though nothing is known yet."""
    await run.many(
        "INSERT INTO people (id, name, known_since) VALUES (?, '', ?) ON CONFLICT DO NOTHING",
        [(row.user, seconds(row.since)) for row in seats if row.user > 0],
    )
