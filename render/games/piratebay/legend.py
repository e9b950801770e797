"""The key to Pirate Bay's pictures: what its symbols are, of those that a view shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

import engine.game
from engine.games.piratebay.view import Hold, Store, View
from render import icons
from render.games.piratebay import events, places, signs, strips
from render.games.piratebay.cargo import cargo_sprite
from render.games.piratebay.land import treasures
from render.games.piratebay.look import GRASS, STARK, USUAL, fresh_turn, palette
from render.icons import Icon
from render.legend import Key, Symbol, choice, due
from render.sailing import legend as sailing
from render.sailing.legend import FIGURE, SIDE, brush, hull, icon, water
from render.sailing.signs import medal
from render.style import Style
from render.theme import SEA

FOUND = {
    "found": ("gold", "cannon", "merchant-gold"),
    "empty": ("empty", "merchant-empty"),
    "cave": ("cave",),
    "mark": ("mark",),
    "merchant-lost": ("merchant-lost",),
}
"""What came to light, as the key tells of it: finds by their words."""


def symbols(view: engine.game.View, colours: Sequence[int]) -> tuple[Symbol, ...]:
    """The symbols in the picture of a view: ships, land, what happened, what may be chosen, the block below."""
    assert isinstance(view, View)
    found = (*_ships(view, colours), *_land(view, colours), *_news(view, colours), *_choices(view))
    return (*found, *_below(view))


def _symbol(word: str) -> str:
    return f"piratebay-symbol-{word}"


def _ships(view: View, colours: Sequence[int]) -> Iterator[Symbol]:
    if view.ships:
        whole = max(view.ships, key=lambda ship: ship.masts)
        yield Symbol(_symbol("ship"), hull, (palette, colours[whole.seat], whole.size, whole.masts))
    yield from sailing.of_ships(palette, view.ships, colours)
    if view.mover is not None and view.ships and not view.over:
        yield sailing.active(palette)
    if any(hold.gold or hold.cannons for hold in view.holds):
        yield Symbol(_symbol("cargo"), _cargo)
    if view.order_of is not None:
        yield Symbol(_symbol("holder"), icon, (medal, FIGURE))
    if view.trapped:
        yield Symbol(_symbol("trapped"), icon, (signs.padlock, FIGURE))


def _land(view: View, colours: Sequence[int]) -> Iterator[Symbol]:
    if view.down:
        yield Symbol(_symbol("down"), _tile, ("down", 0, 0))
    if view.marks:
        yield Symbol(_symbol("known-mark"), _tile, ("mark", 0, 0))
    if view.heaps:
        yield Symbol(_symbol("treasure"), _tile, (None, 1, 2))
    if treasures(view.map).difference(view.down, view.marks, [heap.cell for heap in view.heaps]):
        yield Symbol(_symbol("bare"), _bare)
    owned = [islet for islet in view.islets if islet.seat is not None]
    if owned and owned[0].seat is not None:
        colour = colours[owned[0].seat]
        yield Symbol(_symbol("islet"), _islet, (colour, Store(2, 1)))
        yield Symbol(_symbol("anchor"), _anchor, (colour,))
    if len(owned) < len(view.islets):
        yield Symbol(_symbol("free"), _islet, (None, None))
    if view.merchants:
        lost = any(trader.gold or trader.cannons for trader in view.merchants)
        yield Symbol(_symbol("loot" if lost else "merchant"), _merchant, (2, 1) if lost else (0, 0))
    if view.order_at:
        yield Symbol(_symbol("order"), icon, (signs.order_token, 72))


def _news(view: View, colours: Sequence[int]) -> Iterator[Symbol]:
    now = fresh_turn(view)
    yield from sailing.of_sailing(palette, view.tracks, now)
    if any(track.how == "home" and track.turn == now for track in view.tracks):
        yield Symbol(_symbol("home"), _dots)
    yield from sailing.of_battle(palette, view.shots, view.fights, view.wrecks, now, colours)
    fresh = {find.what for find in view.finds if find.turn == now}
    for word, kinds in FOUND.items():
        if fresh.intersection(kinds):
            yield Symbol(_symbol(word), _found, (word,))
    moved = {haul.what for haul in view.hauls if haul.turn == now and (haul.gold or haul.cannons)}
    if moved - {"sunk"}:
        yield Symbol(_symbol("shifted"), _shifted)
    if "sunk" in moved:
        yield Symbol(_symbol("drowned"), _drowned)


def _choices(view: View) -> Iterator[Symbol]:
    """What is drawn while somebody chooses: told to who may be about to."""
    if view.viewer is None or view.viewer != view.mover or view.over:
        return
    yield choice(SIDE, SIDE, SEA[0])
    yield sailing.broadside(palette)
    yield sailing.boarding(palette)
    yield Symbol(_symbol("works"), _row, ((signs.unknown, signs.chest, signs.anchor),))


def _below(view: View) -> Iterator[Symbol]:
    if view.mover is not None and not view.over:
        yield due()
    if view.wind:
        yield sailing.wind(view.wind)
    yield Symbol(_symbol("left"), _status, ((view.left, view.end, (1, 1), (0, view.calm_end)),))
    if strips.waning(view.calm, view.calm_end):
        yield Symbol(_symbol("calm"), icon, (icons.sandglass, FIGURE))
    if view.watch > 1:
        yield Symbol(_symbol("watch"), strips.glasses, (view.glass, view.watch))
    yield Symbol(_symbol("score"), icon, (icons.star, FIGURE))
    yield Symbol(_symbol("landed"), _row, ((signs.chest, signs.barrel),))
    if view.home:
        yield Symbol(_symbol("sent-home"), icon, (signs.anchor, FIGURE))


# ---------------------------------------------------------------- how they are drawn


def _meadow(sprite: Image.Image, style: Style) -> Image.Image:
    """A sprite on grass, RGB."""
    image = Image.new("RGB", sprite.size, style.dye(GRASS))
    image.paste(sprite, (0, 0), sprite)
    return image


def _cargo(style: Style) -> Image.Image:
    paint = brush(palette, style)
    return water([cargo_sprite(Hold(2, 2), False, False, 0, paint)], paint, SIDE + 20).crop(
        (10, SIDE - 10, SIDE + 10, SIDE + 20)
    )


def _row(found: Sequence[Icon], style: Style) -> Image.Image:
    """Signs side by side, RGBA."""
    sprites = [icon(sign, FIGURE, style) for sign in found]
    step = sprites[0].width + 2
    image = Image.new("RGBA", (step * len(sprites), sprites[0].height))
    for i, sprite in enumerate(sprites):
        image.paste(sprite, (i * step, 0))
    return image


def _tile(covered: str | None, gold: int, cannons: int, style: Style) -> Image.Image:
    return _meadow(places.spot_sprite(covered, gold, cannons, brush(palette, style)), style)


def _bare(style: Style) -> Image.Image:
    return _meadow(places.bare_sprite(brush(palette, style)), style)


def _islet(colour: int | None, store: Store | None, style: Style) -> Image.Image:
    owner = None if colour is None else style.owners[colour]
    return _meadow(places.home_sprite(owner, store, brush(palette, style)), style)


def _anchor(colour: int, style: Style) -> Image.Image:
    paint = brush(palette, style)
    return water([places.anchorage_sprite(style.owners[colour], False, paint)], paint)


def _merchant(gold: int, cannons: int, style: Style) -> Image.Image:
    paint = brush(palette, style)
    return water([places.merchant_sprite(gold, cannons, paint)], paint)


def _dots(style: Style) -> Image.Image:
    paint = brush(palette, style)
    image = water([events.dot(paint)], paint)
    part = image.crop((SIDE // 2 - 14, SIDE // 2 - 14, SIDE // 2 + 14, SIDE // 2 + 14))
    row = Image.new("RGB", (4 * part.width, part.height))
    for i in range(4):
        row.paste(part, (i * part.width, 0))
    return row


def _found(word: str, style: Style) -> Image.Image:
    paint = brush(palette, style)
    if word == events.REPULSE:
        parts = (events.rays_sprite(word, paint), places.merchant_sprite(0, 0, paint))
        return water([*parts, events.found_sprite(word, True, paint)], paint, SIDE + 24)
    if word != "found":
        return _meadow(events.found_sprite(word, True, paint), style)
    half = SIDE // 2
    image = _meadow(events.rays_sprite("gold", paint).crop((half, half, half + SIDE, half + SIDE)), style)
    chest = places.spot_sprite(None, 1, 0, paint)
    image.paste(chest, (0, 0), chest)
    return image


def _shifted(style: Style) -> Image.Image:
    paint = brush(palette, style)
    sprite = events.shifted_sprite(2, 19, paint)
    return sprite.crop(sprite.getbbox())


def _drowned(style: Style) -> Image.Image:
    sprite = events.drowned_sprite(brush(palette, style))
    return sprite.crop(sprite.getbbox())


def _status(facts: strips.Facts, style: Style) -> Image.Image:
    return palette(style).rgb(strips.status_piece(facts, style))


LEGEND = Key("piratebay", symbols, (USUAL, STARK), palette)
"""The key to the game's pictures."""
