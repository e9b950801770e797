"""Who is reminded where: by direct message, else in the channel, and what is secret by message alone."""

from __future__ import annotations

from typing import Any

import pytest

from bot import herald as heralds
from bot.herald import DiscordHerald
from bot.tables.person import Profile
from bot.tables.reminding import Told

DM = 77


class Channels:
    """In the place of the client: notes what is sent where."""

    def __init__(self) -> None:
        self.sent: list[int] = []

    def get_partial_messageable(self, channel: int, guild_id: int | None = None) -> Any:
        self.channel = channel
        return self

    async def send(self, **page: Any) -> None:
        self.sent.append(self.channel)


@pytest.mark.parametrize(
    ("fields", "open_one", "secret_one"),
    [
        ({}, [DM], [DM]),
        ({"remind_where": "channel"}, ["card"], [DM]),
        ({"dm_closed": True}, ["card"], []),
        ({"dm_off": True}, ["card"], []),
        ({"dm_channel": None}, ["card"], []),
    ],
)
async def test_what_is_secret_comes_by_message_or_not_at_all(
    sea: Any, monkeypatch: pytest.MonkeyPatch, fields: dict[str, Any], open_one: list[Any], secret_one: list[Any]
) -> None:
    table = await sea.bot.tables.reading.get(await sea.start("sealords"))
    profile = Profile(**{"id": 1, "name": "Ann", "dm_channel": DM} | fields)
    for secret, wanted in ((False, open_one), (True, secret_one)):
        monkeypatch.setattr(heralds, "is_secret", lambda table, seat, secret=secret: secret)
        channels = Channels()
        await DiscordHerald(channels, sea.bot.tables).remind(1, profile, [Told(table, table.owing[0], "half")])  # type: ignore[arg-type]
        assert channels.sent == [table.place.channel if where == "card" else where for where in wanted]
