"""Buttons and select menus: their custom ids, and the way from a click to its handler.

A custom id holds the version, table, verb, a number and a short rest, nothing that must be kept:
``f1b:12:tap:7:2:C4``. Each verb's handler stands beside the button that leads to it and is registered with `verb`.

What one does for a seat that one steers has that seat behind the table (``f1b:12@1:tap:7:2:C4``): for whom a click is
goes by the message, and whether the seat is still steered is looked at each time.

A menu's id ends with the number of its showing when it is sent: ``f1s:12:pick:7:0~31``, see `bot.views.page`.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, Self

import discord

from bot import texts
from bot.house import House, house_of
from bot.tables.model import Refusal, Table
from bot.tables.play import seated
from bot.views import answers
from bot.views.page import LABEL, OPTION, PLACEHOLDER, SHOWING, SHOWINGS, Item, Page, clip
from bot.views.sight import sees
from engine.values import line

MENU = 25
"""So many can be chosen in a select menu."""
ID = r"(?P<table>\d{1,12})(?:@(?P<steered>\d{1,2}))?:(?P<verb>[a-z-]{1,20}):(?P<which>\d{0,9}):(?P<rest>.{0,80}?)"
_SHOWING = rf"(?:{SHOWING}\d{{1,4}})?"
_MARK = "@99"
"""Keeps room in each custom id for a seat that one steers."""
_LONGEST = 100
"""Characters of a custom id."""


class Tap(NamedTuple):
    """A click as its handler sees it."""

    interaction: discord.Interaction[Any]
    table: int
    which: int
    """Which decision, leaf or value it is about, as its verb has it; 0 where it is about none."""
    rest: str
    values: tuple[str, ...]
    """What was selected, or the texts that were written in a modal; empty for a button."""
    people: tuple[discord.User | discord.Member, ...] = ()
    """Whom was selected in a menu of people; those who are in the server are members."""
    steered: int | None = None
    """The seat that the click is for, where that is another's, which the person steers, or did so."""

    @property
    def house(self) -> House:
        return house_of(self.interaction)

    @property
    def number(self) -> int:
        """Of the decision, for a verb that is about one."""
        return self.which

    @property
    def leaf(self) -> int:
        """Of what has several, from 0, for a verb that turns them."""
        return self.which

    @property
    def value(self) -> str:
        """The one value that was selected or written. Raises Refusal where there isn't one."""
        if len(self.values) != 1:
            raise Refusal(line("refuse-stale"))
        return self.values[0]

    @property
    def picked(self) -> int:
        """The same as a number. Raises Refusal for what is none."""
        return whole(self.value)

    @property
    def user(self) -> int:
        return self.interaction.user.id

    @property
    def language(self) -> str:
        return answers.reader(self.interaction)

    def seat_at(self, table: Table) -> int | None:
        """The seat that the click is for at this table, None for a spectator.

        Raises Refusal for a seat that isn't steered, and for a spectator who doesn't see the table's channel.
        """
        own = table.seat_of(self.user)
        if own is None and not sees(self.interaction, table):
            raise Refusal(line("refuse-unseen"))
        return own if self.steered is None else seated(table, self.user, self.steered)

    async def show(self, page: Page) -> None:
        """Answer with a page, whose buttons and menus are for the same seat."""
        await answers.show(self.interaction, marked(page, self.steered))

    async def promise(self) -> None:
        """Promise an answer, where that wasn't done yet (see `asks` of `verb`)."""
        if not self.interaction.response.is_done():
            await _promise(self.interaction, opens=True)


def whole(text: str) -> int:
    """A number out of a custom id or a menu. Raises Refusal for what is none, or none that is stored."""
    if re.fullmatch(r"[0-9]{1,18}|[1-8][0-9]{18}", text) is None:
        raise Refusal(line("refuse-stale"))
    return int(text)


PRIMARY = discord.ButtonStyle.primary
SECONDARY = discord.ButtonStyle.secondary
SUCCESS = discord.ButtonStyle.success
DANGER = discord.ButtonStyle.danger

Handler = Callable[[Tap], Awaitable[None]]


class _Use(NamedTuple):
    handler: Handler
    opens: bool
    asks: bool
    aside: bool
    steers: bool


_USES: dict[str, _Use] = {}


def verb(
    name: str, *, opens: bool = False, asks: bool = False, aside: bool = False, steers: bool = False
) -> Callable[[Handler], Handler]:
    """Register a handler. `opens`: on a public message it answers by a new private one, else the message is updated.

    `asks`: it answers with a modal, which must be the first answer of all, so nothing is promised before it. `aside`:
    it always answers by a new private message, and the one that was clicked stays as it is. `steers`: it may be done
    for a seat that one steers; others are always for oneself.
    """

    def register(handler: Handler) -> Handler:
        assert name not in _USES, f"two handlers of {name}"
        _USES[name] = _Use(handler, opens, asks, aside, steers)
        return handler

    return register


async def dispatch(
    interaction: discord.Interaction[Any],
    match: re.Match[str],
    values: Sequence[str] = (),
    people: Sequence[discord.User | discord.Member] = (),
) -> None:
    """Lead a use of an item, or of a modal, to the handler of its verb; `match` is its custom id."""
    try:
        if not await answers.served(interaction):
            return
        use = _USES.get(match["verb"], _Use(_unknown, opens=True, asks=False, aside=False, steers=False))
        if not use.asks:
            await _promise(interaction, use.opens, use.aside)
            await house_of(interaction).remember(interaction)
        table, which = int(match["table"]), int(match["which"] or 0)
        steered = int(match["steered"]) if use.steers and match["steered"] else None
        await use.handler(Tap(interaction, table, which, match["rest"], tuple(values), tuple(people), steered))
    except Exception as error:
        await answers.fail(interaction, error)


def marked(page: Page, steered: int | None) -> Page:
    """A page of a seat that the reader has `steered`: what he may do for it is for that seat. None: it is his own."""
    for item in page.layout.walk_children():
        if steered is not None and isinstance(item, discord.ui.DynamicItem):
            kind, table, verb, rest = item.custom_id.split(":", 3)
            if verb in _USES and _USES[verb].steers:
                item.custom_id = f"{kind}:{table}@{steered}:{verb}:{rest}"
    return page


async def _promise(interaction: discord.Interaction[Any], opens: bool, aside: bool = False) -> None:
    if aside or (opens and _public(interaction)):
        await answers.open_private(interaction)
    else:
        await interaction.response.defer()


def _public(interaction: discord.Interaction[Any]) -> bool:
    """Whether the message clicked is for everybody; a private one, or one by DM, shows the answer itself."""
    message = interaction.message
    return interaction.guild_id is not None and not (message is not None and message.flags.ephemeral)


async def _unknown(tap: Tap) -> None:
    raise Refusal(line("refuse-stale"))


class _Known:
    """Of an item of ours: `match` is its custom id, where it was found again by that."""

    item: Any

    def __init__(self, item: Any, match: re.Match[str] | None = None) -> None:
        super().__init__(item)  # type: ignore[call-arg]  # DynamicItem comes after this class
        self.match = match

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str], /) -> Self:
        return cls(item, match)

    async def pressed(self, interaction: discord.Interaction[Any], **used: Any) -> None:
        """Lead a use of the item to its handler."""
        assert self.match is not None  # only an item that was found by its custom id is used
        await dispatch(interaction, self.match, **used)


class Button(_Known, discord.ui.DynamicItem[discord.ui.Button[Any]], template="f1b:" + ID):
    """A button of ours, known again after any restart."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await self.pressed(interaction)


class Select(_Known, discord.ui.DynamicItem[discord.ui.Select[Any]], template="f1s:" + ID + _SHOWING):
    """A select menu of ours, known again after any restart."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await self.pressed(interaction, values=self.item.values)


class PeopleSelect(_Known, discord.ui.DynamicItem[discord.ui.UserSelect[Any]], template="f1u:" + ID + _SHOWING):
    """A menu of people of ours, known again after any restart."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await self.pressed(interaction, people=self.item.values)


def custom_ids(components: Any) -> Iterator[str]:
    """The custom ids in a message's components, nested ones too."""
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if custom_id:
            yield custom_id
        yield from custom_ids(getattr(component, "children", ()))


def is_answered(interaction: discord.Interaction[Any]) -> bool:
    """Whether one of our items answers this use of a component: it is of this age and stands on its message."""
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    standing = interaction.message is not None and custom_id in custom_ids(interaction.message.components)
    return standing and re.fullmatch("f1[bsu]:" + ID + _SHOWING, custom_id) is not None


def fits(table: int, verb: str, which: int, rest: str) -> bool:
    """Whether a custom id holds so much, a menu's too."""
    id = f"{table}{_MARK}:{verb}:{which}:{rest}"
    return (
        len(id.encode("utf-16-le")) // 2 <= _LONGEST - len(f"f1s:{SHOWING}{SHOWINGS - 1}")
        and re.fullmatch(ID, id) is not None
    )


def button(
    language: str,
    label: str,
    table: int,
    verb: str,
    which: int = 0,
    rest: str = "",
    style: discord.ButtonStyle = SECONDARY,
    emoji: str | None = None,
) -> Button:
    """A button with the message `label` on it."""
    return plain_button(texts.say(language, label), table, verb, which, rest, style, emoji)


def sure_row(language: str, label: str, table: int, verb: str, which: int = 0) -> list[Item]:
    """The buttons below a question whether one is sure: to do it, by `label`, and back to one's own view."""
    return [
        button(language, label, table, verb, which, style=DANGER),
        button(language, "button-back", table, "view"),
    ]


def plain_button(
    label: str,
    table: int,
    verb: str,
    which: int = 0,
    rest: str = "",
    style: discord.ButtonStyle = SECONDARY,
    emoji: str | None = None,
) -> Button:
    """A button with this text on it."""
    custom_id = f"f1b:{table}:{verb}:{which}:{rest}"
    item: discord.ui.Button[Any] = discord.ui.Button(
        label=clip(label, LABEL), custom_id=custom_id, style=style, emoji=emoji
    )
    return Button(item)


def select(
    placeholder: str,
    options: Sequence[tuple[str, str, str]],
    table: int,
    verb: str,
    which: int,
    rest: str,
    least: int = 1,
    most: int = 1,
    chosen: Collection[str] = (),
    emoji: Mapping[str, str] = MappingProxyType({}),
) -> Select:
    """A select menu of up to 25 options, each a label, a value and a description (may be empty).

    `chosen`: the values that show as chosen already. `emoji`: of the values that have one.
    """
    item: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=f"f1s:{table}:{verb}:{which}:{rest}",
        placeholder=clip(placeholder, PLACEHOLDER),
        min_values=least,
        max_values=most,
        options=[
            discord.SelectOption(
                label=clip(name, OPTION),
                value=value,
                description=clip(note, OPTION) or None,
                emoji=emoji.get(value) or None,
                default=value in chosen,
            )
            for name, value, note in options
        ],
    )
    return Select(item)


def people_select(placeholder: str, table: int, verb: str, most: int) -> PeopleSelect:
    """A menu of the server's people, of whom one to `most` can be chosen (25 at most)."""
    item: discord.ui.UserSelect[Any] = discord.ui.UserSelect(
        custom_id=f"f1u:{table}:{verb}:0:", placeholder=clip(placeholder, PLACEHOLDER), max_values=min(most, MENU)
    )
    return PeopleSelect(item)
