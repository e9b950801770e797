"""The key to Sea Lords' pictures: what its symbols are, of those that a view shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PIL import Image

import engine.game
from engine.games.sealords.result import scores
from engine.games.sealords.view import CellView, Effect, Mine, SealordsView, ShipView, Struck
from render import icons
from render.games.sealords import hand, market, strips
from render.games.sealords.cells import PLAIN, Look, cell_image, token
from render.games.sealords.look import CELL, COLS, SEA, STARK, USUAL, palette
from render.games.sealords.scored import combinations, frame
from render.games.sealords.shots import BROAD, HARM, dot, line, strike
from render.games.sealords.shots import SIGN as SHOT
from render.games.sealords.tiles import ship_tile
from render.legend import SIGN, Key, Symbol, choice, due, last
from render.sprites import Pen
from render.style import Style
from render.theme import CARD, INK

SWATCH = 104
"""Of a cell with an effect so much is shown, without the water around."""
TASKS = {1: "shield", 3: "shot", 5: "repair", 7: "clear", 9: "again"}
"""What ships do, by number; even ones bring a coin."""


def symbols(view: engine.game.View, colours: Sequence[int]) -> tuple[Symbol, ...]:
    """The symbols in the picture of a view: the sea, the last turn, the strips, the market, the hand."""
    assert isinstance(view, SealordsView)
    return (*_sea(view), *_last_turn(view), *_strips(view), *_market(view), *_hand(view))


def _sea(view: SealordsView) -> Iterator[Symbol]:
    bare = {cell.effect: at for at, cell in reversed(list(enumerate(view.cells))) if cell.effect and not cell.ship}
    for effect in ("vp", "shot_orthogonal", "shot_diagonal", "repair", "mine", "reserve"):
        if effect in bare:
            yield Symbol(f"sealords-symbol-cell-{effect}", _effect, (effect, bare[effect]))
    lying = {cell.mine for cell in view.cells if cell.mine}
    yield from (
        Symbol(f"sealords-symbol-{mine}", _token, (mine,)) for mine in ("mine", "decoy", "fake") if mine in lying
    )
    ships = [cell.ship for cell in view.cells if cell.ship]
    found: tuple[tuple[str, Callable[[ShipView], bool]], ...] = (
        ("burning", lambda ship: ship.burning),
        ("mercenary", lambda ship: ship.card is not None),
        ("shields", lambda ship: ship.shields > 0),
    )
    for word, holds in found:
        if shown := [ship for ship in ships if holds(ship)]:
            yield Symbol(f"sealords-symbol-{word}", ship_tile, (shown[0], False, False))
    if combinations(view):
        yield Symbol("sealords-symbol-scored", frame, (1, 1))


def _last_turn(view: SealordsView) -> Iterator[Symbol]:
    news = view.last
    if news is None:
        return
    if news.laid or news.mined:
        yield last(CELL, CELL, SEA[0][1])
    if news.cleared:
        yield Symbol("sealords-symbol-cleared", _cell, (CellView("vp"), Look(cleared=True)))
    for word, at in (("repaired", news.repaired), ("shielded", news.shielded)):
        ship = view.cells[at[-1]].ship if at else None
        if ship is not None:
            yield Symbol(f"sealords-symbol-{word}", ship_tile, (ship, word == "repaired", word == "shielded"))
    struck = {shot.struck for shot in news.shots if shot.start != shot.end}
    for what in ("burnt", "shield", "mercenary", "nothing"):
        if what in struck:
            yield Symbol(f"sealords-symbol-shot-{what}", _shot, (what,))


def _strips(view: SealordsView) -> Iterator[Symbol]:
    if view.mover is not None or view.laying:
        yield due()
    if view.viewer is not None and view.viewer == view.mover:
        yield choice(CELL, CELL, SEA[0][1])
    for word, icon in zip(strips.WORDS, strips.STATS, strict=True):
        if word == "score" and not scores(view):
            continue
        yield Symbol(f"sealords-symbol-{word}", _icon, (icon, 42))
    if any(fleet.extra for fleet in view.fleets):
        yield Symbol("sealords-symbol-extra", _extra)
    if view.gift is not None:
        yield Symbol("sealords-symbol-gift", _icon, (icons.shield, 37))


def _market(view: SealordsView) -> Iterator[Symbol]:
    if view.market:
        yield Symbol("sealords-symbol-price", _price)
        if any(not card.numbers for card in view.market):
            yield Symbol("sealords-symbol-any", _any)
    for card in view.market:
        yield Symbol(f"sealords-symbol-{card.card}", _card, (card.card,))
    for word, icon in (("turn", icons.sandglass), ("shields-left", icons.shield), ("mines-left", icons.token)):
        yield Symbol(f"sealords-symbol-{word}", _icon, (icon, 40))


def _hand(view: SealordsView) -> Iterator[Symbol]:
    for number in sorted({*(view.hand or ()), *(view.reserve or ())}):
        yield Symbol(f"sealords-symbol-task-{TASKS.get(number, 'coin')}", _task, (number,))


def _effect(effect: Effect, at: int, style: Style) -> Image.Image:
    edge = (CELL - SWATCH) // 2
    cell = cell_image(CellView(effect), at, PLAIN, style)
    return cell.crop((edge, edge, edge + SWATCH, edge + SWATCH))


def _cell(cell: CellView, look: Look, style: Style) -> Image.Image:
    return cell_image(cell, COLS, look, style)


def _token(mine: Mine, style: Style) -> Image.Image:
    return token(mine, False, style)


def _shot(struck: Struck, style: Style) -> Image.Image:
    image = Image.new("RGBA", (SIGN, SHOT))
    if struck == "nothing":
        for x in range(12, SIGN - SHOT + 12, 22):
            image.alpha_composite(dot(style), (max(x - dot(style).width // 2, 0), (SHOT - dot(style).height) // 2))
    else:
        image.alpha_composite(line(1, 0, SIGN - SHOT // 2, struck in HARM, style), (0, (SHOT - BROAD) // 2))
    image.alpha_composite(strike(struck, style), (SIGN - SHOT, 0))
    return image


def _icon(icon: icons.Icon, size: int, style: Style) -> Image.Image:
    return icons.sprite(icon, style.size(size), style)


def _extra(style: Style) -> Image.Image:
    return strips.extra_chip(1, style)


def _price(style: Style) -> Image.Image:
    return market.price_sprite(3, style)


def _any(style: Style) -> Image.Image:
    pen = Pen(52, units=52, style=style)
    pen.text(26, 26, "X", 38, INK)
    return pen.sprite()


def _card(card: str, style: Style) -> Image.Image:
    image = Image.new("RGB", (SIGN, 76), style.dye(CARD))
    row = market.EFFECTS[card]
    market.draw_row(image, row, SIGN / 2, 38, 62 if len(row) > 1 else 66, SIGN - 10, style)
    return image


def _task(number: int, style: Style) -> Image.Image:
    return hand.effect_sprite(hand.EFFECTS.get(number, icons.coin), 62, style)


LEGEND = Key("sealords", symbols, (USUAL, STARK), palette)
"""The key to the game's pictures."""
