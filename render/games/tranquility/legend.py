"""The key to Tranquility's pictures: what its symbols are, of those that a view shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

import engine.game
from engine.games.tranquility.cards import is_finish, is_island, is_monster, is_start
from engine.games.tranquility.gaps import wrong_sides
from engine.games.tranquility.view import View
from render import icons
from render.games.tranquility import crew, frame, hand, signs, sky
from render.games.tranquility.cells import Look, cell_piece, price_sprite
from render.games.tranquility.colours import palette
from render.games.tranquility.field import between
from render.games.tranquility.frame import has_finish, has_start
from render.games.tranquility.islands import Land
from render.games.tranquility.look import STARK, TALL, USUAL, WATER, WIDE
from render.games.tranquility.slots import slot_sprite
from render.legend import Key, Symbol, due, framed, last
from render.sprites import Pen
from render.style import Style
from render.theme import INK


def symbols(view: engine.game.View, colours: Sequence[int]) -> tuple[Symbol, ...]:
    """The symbols in the picture of a view: the field, what is common to all, the crew, the hand."""
    assert isinstance(view, View)
    return (*_field(view), *_common(view), *_crew(view, colours), *_hand(view))


def _field(view: View) -> Iterator[Symbol]:
    hints = tuple(between(view).values())
    closed = {view.reef, *view.purple}
    if None in view.field:
        yield Symbol("tranquility-symbol-line", _cell, (Look(1),))
        yield Symbol("tranquility-symbol-ahead", _ahead, ("E2" if view.mode == "arch" else "A2",))
    for word, state in (("between", ""), ("tight", "tight"), ("lost", "lost")):
        if found := [hint for hint in hints if hint.state == state]:
            yield Symbol(f"tranquility-symbol-{word}", _cell, (Look(1, hint=found[0]),))
    if view.laid is not None or view.threw is not None or view.started or view.finish:
        yield last(WIDE, TALL, WATER[1])
    if view.reef is not None:
        yield Symbol("tranquility-symbol-reef", _cell, (Look(view.reef, reef=True),))
    if view.purple:
        yield Symbol("tranquility-symbol-purple", _cell, (Look(view.purple[0], storm=True),))
    if closed - {None}:
        yield from (Symbol(f"tranquility-symbol-why-{word}", _icon, (sign, 48)) for word, sign, on in (
            ("reef", signs.reef, view.reef is not None), ("purple", signs.purple, bool(view.purple)),
        ) if on)  # fmt: skip
    if view.phase:
        yield Symbol("tranquility-symbol-idle", _cell, (Look(4 if view.phase == 1 else 0, dim=True),))
    if wrong := wrong_sides(view):
        place = view.field[min(wrong)]
        assert place is not None
        yield Symbol("tranquility-symbol-wrong", _cell, (Look(1, Land(place.number, place.moon), wrong=True),))
    if view.mode == "sun":
        yield Symbol("tranquility-symbol-sun-rows", _icon, (signs.sun_side, 50))
        yield Symbol("tranquility-symbol-moon-rows", _icon, (signs.moon_side, 50))
    if has_start(view.mode) and (view.start or not view.over):
        yield Symbol(
            "tranquility-symbol-start-laid" if view.start else "tranquility-symbol-start",
            _slot,
            ("start", view.start),
        )
    if has_finish(view.mode) and (view.finish or not view.over):
        yield Symbol(
            "tranquility-symbol-finish-laid" if view.finish else "tranquility-symbol-finish",
            _slot,
            ("finish", view.finish),
        )


def _common(view: View) -> Iterator[Symbol]:
    if view.mode == "rivals":
        yield Symbol("tranquility-symbol-row", _icon, (signs.hand, 52))
        if view.row:
            yield Symbol("tranquility-symbol-next", _next, (view.row[0],))
        yield Symbol("tranquility-symbol-common-pile", _icon, (signs.pile, 52))
        return
    yield Symbol("tranquility-symbol-filled", _icon, (signs.islet, 52))
    if view.mode == "sun":
        yield Symbol("tranquility-symbol-side", _side, (view.moon,))
    if view.removed:
        yield Symbol("tranquility-symbol-removed", _icon, (sky.removed, 52))
    if view.supply is not None:
        yield Symbol("tranquility-symbol-supply", _icon, (signs.compass, 52))
    if view.drawn:
        yield Symbol("tranquility-symbol-drawn", framed, (signs.STORM_SIGNS[view.drawn], 52))
    if view.due is not None:
        yield Symbol("tranquility-symbol-due", _eight)


def _crew(view: View, colours: Sequence[int]) -> Iterator[Symbol]:
    if view.owing and not view.over:
        yield due()
    if view.viewer in view.owing:
        yield Symbol("symbol-choice", _cell, (Look(1, open=True),))
    if ended := [player.held for player in view.players if player.held]:
        yield Symbol("tranquility-symbol-held", _held, (ended[0][:2],))
    else:
        yield Symbol("tranquility-symbol-hand", _icon, (signs.hand, 40))
    if any(player.limit < 5 for player in view.players):
        yield Symbol("tranquility-symbol-limit", _limit)
    if view.mode == "rivals":
        yield Symbol("tranquility-symbol-sun-owner", _icon, (signs.sun_side, 40))
        yield Symbol("tranquility-symbol-moon-owner", _icon, (signs.moon_side, 40))
        yield Symbol("tranquility-symbol-score", _score)
        yield Symbol("tranquility-symbol-islands", _icon, (signs.islet, 40))
    else:
        yield Symbol("tranquility-symbol-pile", _icon, (signs.pile, 40))
    yield Symbol("tranquility-symbol-discards", _icon, (signs.discards, 40))
    if any(player.monsters for player in view.players):
        yield Symbol("tranquility-symbol-monster", _icon, (signs.monster, 40))
    for colour in ("yellow", "orange"):
        if any(colour in player.storms for player in view.players):
            yield Symbol(f"tranquility-symbol-{colour}", _icon, (signs.STORM_SIGNS[colour], 40))
    aside = [colour for player in view.players for colour in player.aside]
    if aside:
        yield Symbol("tranquility-symbol-aside", _icon, (signs.ASIDE_SIGNS[f"aside-{aside[0]}"], 40))
    if any(player.compasses for player in view.players):
        yield Symbol("tranquility-symbol-compass", _icon, (signs.compass, 40))
    if view.shared:
        yield Symbol("tranquility-symbol-shared", _shared, (colours[view.shared[0][1]],))
    if view.due is not None:
        yield Symbol("tranquility-symbol-pledge", _pledge)


def _hand(view: View) -> Iterator[Symbol]:
    costs = [spot.cost for card in view.hand if is_island(card.card) for spot in card.spots if spot.cost]
    if costs:
        yield Symbol("tranquility-symbol-price", price_sprite, (min(costs),))
    if any(is_island(card.card) and card.spots for card in view.hand):
        yield Symbol("tranquility-symbol-where", _where)
    held = [card.card for card in view.hand]
    kinds = (
        ("start", is_start, signs.start),
        ("finish", is_finish, signs.finish),
        ("monster", is_monster, signs.monster),
    )
    for word, is_kind, sign in kinds:
        if any(is_kind(card) for card in held):
            yield Symbol(f"tranquility-symbol-held-{word}", _icon, (sign, 88))
    if view.pledge:
        yield Symbol("tranquility-symbol-given", _given, (view.pledge[0],))


def _cell(look: Look, style: Style) -> Image.Image:
    return palette(style).rgb(cell_piece(look, style))


def _icon(icon: icons.Icon, size: int, style: Style) -> Image.Image:
    return icons.sprite(icon, size, style)


def _slot(name: str, laid: bool, style: Style) -> Image.Image:
    return slot_sprite(name, laid, False, style)


def _ahead(cell: str, style: Style) -> Image.Image:
    pen = Pen(70, 44, 70, style)
    frame.ahead(pen, 8, 22, cell)
    return pen.sprite()


def _held(cards: tuple[int, ...], style: Style) -> Image.Image:
    return palette(style).rgb(crew.held_piece(cards, style))


def _next(number: int, style: Style) -> Image.Image:
    return palette(style).rgb(sky.row_piece(number, True, style))


def _side(moon: bool, style: Style) -> Image.Image:
    return palette(style).rgb(sky.side_piece(moon, style))


def _eight(style: Style) -> Image.Image:
    return palette(style).rgb(sky.due_piece(1, 3, style)).crop((0, 0, 110, sky.INSIDE))


def _limit(style: Style) -> Image.Image:
    pen = Pen(64, 44, 64, style)
    pen.text(32, 22, "2/3", 31, INK, 700)
    return pen.sprite()


def _score(style: Style) -> Image.Image:
    return palette(style).rgb(crew.score_piece(7, False, style))


def _shared(colour: int, style: Style) -> Image.Image:
    return palette(style).rgb(crew.items_piece((("compass", f"@{colour}"),), 74, style))


def _pledge(style: Style) -> Image.Image:
    return palette(style).rgb(crew.pledge_piece("2", style))


def _where(style: Style) -> Image.Image:
    pen = Pen(110, 44, 110, style)
    pen.text(55, 22, "C2–E2", 27, INK, 700)
    return pen.sprite()


def _given(card: int, style: Style) -> Image.Image:
    return palette(style).rgb(hand.card_piece(card, 124, "", 0, None, "given", style))


LEGEND = Key("tranquility", symbols, (USUAL, STARK), palette)
"""The key to the game's pictures."""
