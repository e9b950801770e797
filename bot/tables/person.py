"""People, and what the bot remembers of them."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Calls: TypeAlias = Literal["both", "dm", "ping"]
RemindWhere: TypeAlias = Literal["dm", "channel", "off"]


class Person(msgspec.Struct, frozen=True):
    """Somebody with a Discord account.

    `name` is what he calls himself, `nick` what he is called in `server`, where he acts or was chosen; None outside of
    servers, and where he has no name of its own there.
    """

    id: int
    name: str
    nick: str | None = None
    server: int | None = None

    @property
    def shown(self) -> str:
        """What he is called where he acts."""
        return self.nick or self.name


class Profile(msgspec.Struct, frozen=True):
    """What the bot remembers of a person.

    `name` is what he calls himself, "" while that isn't known. `dm_off`: wants no DMs; `dm_closed`: the last one was
    turned away; `tips_off`: wants no tips in the first game; `contrast`: wants private pictures of high contrast;
    `turned`: wants his own side below in them, where a board can be turned; `challenges_off`: takes no challenges and
    invitations; `calls`: how he is called when it is his turn; `auto_end`: his turn ends by itself when nothing else is
    left. `remind_where`: how he is reminded; `remind_every`: so many hours apart besides, 0 for not at all. `zone`: the
    name of his time zone, None while he hasn't told it; `quiet_from` and `quiet_to`: the hours of his day between which
    he isn't to be disturbed, None for none. `known_since`: epoch seconds, None for long.
    """

    id: int
    name: str
    locale: str | None = None
    dm_channel: int | None = None
    dm_closed: bool = False
    dm_off: bool = False
    tips_off: bool = False
    contrast: bool = False
    turned: bool = False
    challenges_off: bool = False
    calls: Calls = "both"
    auto_end: bool = False
    remind_where: RemindWhere = "dm"
    remind_every: int = 0
    zone: str | None = None
    quiet_from: int | None = None
    quiet_to: int | None = None
    known_since: int | None = None
