"""Which parts of a large board are shown, and *Look closer*: any part of it, drawn large for whoever asks."""

from __future__ import annotations

from collections.abc import Sequence

from bot.foreign import Plain
from bot.pictures import Choosing, draw
from bot.speaker import Speaker
from bot.tables.making import asking, own
from bot.tables.model import Refusal, Table, Walk
from bot.tables.service import Tables
from bot.views.links import card_link
from bot.views.lobby import closed_line
from bot.views.menus import Entry, menus
from bot.views.names import accent, markless_speaker_of, plain_speaker_of, speaker_of, told_whole
from bot.views.page import Item, Page, page
from bot.views.tap import Tap, button, select, verb
from engine.game import Choice
from engine.values import Cell, Piece, line
from render import Sea, Window
from render.window import close_up, parts, private


def at_rest(sea: Sea) -> tuple[Window, ...]:
    """What somebody is shown of his own view: where something has just happened large."""
    return private(sea, sea.news)


def round_walk(walk: Walk) -> Choosing:
    """What somebody is shown who is asked: what he has chosen, what is offered and what has just happened large.

    From question to question it stands still as long as it holds what each is about.
    """

    def choose(sea: Sea) -> tuple[Window, ...]:
        near: Window | None = None
        for length in walk.asked:
            near = close_up(sea, *_about(sea, walk, length), before=near)
        chosen, *others = _about(sea, walk, len(walk.path))
        near = close_up(sea, chosen, *others, before=near)
        return private(sea, chosen, sea.places(walk.collected), *others, before=near)

    return choose


def _about(sea: Sea, walk: Walk, length: int) -> tuple[tuple[Cell, ...], ...]:
    """What a walk is about after so many answers: what is chosen, what is offered, what has just happened."""
    path = walk.path[:length]
    step = asking(walk.table, walk.decision.number).choose(walk.table.state, walk.seat, path)
    if not isinstance(step, Choice):
        return sea.places(path), (), sea.news
    return sea.places((*path, *step.subject)), sea.places(option.value for option in step.options), sea.news


def look_buttons(language: str, table: Table, sea: Sea | None) -> list[Item]:
    """The way to the parts of a board; none where it has no parts."""
    if sea is None or not parts(sea):
        return []
    return [button(language, "button-look", table.id, "look", emoji="🔍")]


async def look_page(
    tables: Tables, table: Table, seat: int | None, user: int, language: str, at: int | None = None
) -> Page:
    """A part of the board as this seat (None: a spectator) may see it, with a menu of all parts; `user` is who looks.

    Where it can't be drawn it is in words.

    `at` is its place in the menu; None: where something has just happened, or most pieces are. Raises Refusal before
    the game.
    """
    if table.status == "closed":
        return page([await closed_line(tables, table, language), await card_link(tables, table, language)])
    if table.state is None:
        raise Refusal(line("refuse-not-running"))
    table = table if seat is None else own(table, seat)
    view = table.engine.view(table.state, seat)
    profile = await tables.people.get(user)
    drawn = await draw(table, view, language, choose=lambda sea: (_part(sea, at),), reader=profile)
    speaker, plain = speaker_of(table, language), plain_speaker_of(table, language, seat)
    back: list[Item] = [button(language, "button-back", table.id, "watch" if seat is None else "view")]
    sea = drawn.sea
    if sea is None:
        title = speaker.say("card-title", game=speaker.game_name, table=table.id)
        return page([title, told_whole(markless_speaker_of(table, language, seat), table, view)], [back])
    area = _part(sea, at)
    said = speaker.say("look-title", game=speaker.game_name, table=table.id, area=area.name)
    known = list(enumerate(parts(sea)))
    options = [(part.name, str(number), _standing(plain, sea, part)) for number, part in known]
    shown = [str(number) for number, part in known if part == area]

    def menu(ask: str, entries: Sequence[Entry], number: int) -> Item:
        chosen = [value for _, value, _ in entries if value in shown]
        return select(ask, entries, table.id, "look-at", number, "", chosen=chosen)

    rows = [*menus(language, speaker.say("button-look"), options, menu), back]
    colour = None if seat is None else accent(table, seat)
    alt = f"{area.name}: {_standing(plain, sea, area)}\n{told_whole(plain, table, view)}"
    return page([said], rows, drawn.pictures, alt, colour)


def _part(sea: Sea, at: int | None) -> Window:
    """The part at this place, where there is one, else where something has just happened, or most pieces are."""
    known = parts(sea)
    if at is not None and at < len(known):
        return known[at]
    most = max(known, key=lambda part: len(_pieces(sea, part)), default=sea.whole)
    return next((part for part in known if any(map(part.holds, sea.news))), most)


def _pieces(sea: Sea, part: Window) -> list[str]:
    """The pieces that stand there, whole or in part."""
    return [id for id, cells in sea.pieces.items() if any(map(part.holds, cells))]


def _standing(speaker: Speaker[Plain], sea: Sea, part: Window) -> str:
    """What stands in a part of the board: each piece with where it is."""
    pieces = [(Piece(id, sea.owners.get(id)), sea.pieces[id]) for id in _pieces(sea, part)]
    named = [f"{speaker.label(piece)} {speaker.labels(cells)}" for piece, cells in pieces]
    return ", ".join(named) or speaker.say("look-empty")


@verb("look", opens=True, steers=True)
async def look(tap: Tap) -> None:
    """Look closer, at where something has just happened to begin with."""
    await _show(tap, None)


@verb("look-at", steers=True)
async def look_at(tap: Tap) -> None:
    """Look closer at another part."""
    await _show(tap, tap.picked)


async def _show(tap: Tap, at: int | None) -> None:
    tables = tap.house.tables
    table = await tables.reading.get(tap.table)
    await tap.show(await look_page(tables, table, tap.seat_at(table), tap.user, tap.language, at))
