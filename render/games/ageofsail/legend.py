"""The key to Age of Sail's pictures: what its symbols are, of those that a view shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

import engine.game
from engine.games.ageofsail.view import View
from engine.sailing.view import Ship
from render import icons
from render.games.ageofsail import forts, signs, strips
from render.games.ageofsail.board import covered_sprite
from render.games.ageofsail.geometry import targets
from render.games.ageofsail.look import STARK, USUAL, fresh_turn, palette
from render.legend import Key, Symbol, choice, due
from render.sailing import events, ships
from render.sailing import legend as sailing
from render.sailing.legend import FIGURE, SIDE, brush, hull, icon, wake, water
from render.sailing.signs import gun
from render.style import Style
from render.theme import CARD, SEA

CLASSES = {3: "line", 2: "frigate", 1: "brig"}
"""By size."""


def symbols(view: engine.game.View, colours: Sequence[int]) -> tuple[Symbol, ...]:
    """The symbols in the picture of a view: ships, forts, what happened, what may be chosen, the block below."""
    assert isinstance(view, View)
    found = (*_ships(view, colours), *_forts(view, colours), *_news(view, colours), *_choices(view, colours))
    return (*found, *_below(view, colours))


def _symbol(word: str) -> str:
    return f"ageofsail-symbol-{word}"


def _ships(view: View, colours: Sequence[int]) -> Iterator[Symbol]:
    for size, word in CLASSES.items():
        found = [ship for ship in view.ships if ship.size == size]
        if found:
            whole = max(found, key=lambda ship: ship.masts)
            yield Symbol(_symbol(word), hull, (palette, colours[whole.seat], size, whole.masts))
    yield from sailing.of_ships(palette, view.ships, colours)
    if view.active is not None:
        yield sailing.active(palette)


def _forts(view: View, colours: Sequence[int]) -> Iterator[Symbol]:
    words = {"live": "cannon", "fired": "fired", "arms": "arms", "turned": "turned"}
    kinds = {
        kind: fort.seat for fort in view.forts if fort.seat not in view.out for kind in map(forts.kind, fort.cards)
    }
    for kind, word in words.items():
        if kind in kinds:
            yield Symbol(_symbol(word), _tile, (colours[kinds[kind]], kind, False))
    silent = [fort.seat for fort in view.forts if fort.seat in view.out]
    if silent:
        yield Symbol(_symbol("silent"), _tile, (colours[silent[0]], "live", True))


def _news(view: View, colours: Sequence[int]) -> Iterator[Symbol]:
    now = fresh_turn(view)
    yield from sailing.of_sailing(palette, view.tracks, now)
    ways = {track.how for track in view.tracks}
    words = {"drifted": "drift", "moved": "shift"}
    yield from (Symbol(_symbol(word), wake, (palette, how)) for how, word in words.items() if how in ways)
    if "teleported" in ways:
        yield Symbol(_symbol("teleport"), _vanished)
    yield from sailing.of_battle(palette, view.shots, view.fights, view.wrecks, now, colours)


def _choices(view: View, colours: Sequence[int]) -> Iterator[Symbol]:
    """What is drawn while somebody chooses: told to who may be about to."""
    if view.viewer is None or view.viewer != view.mover or view.over:
        return
    yield choice(SIDE, SIDE, SEA[0])
    if targets(view, view.viewer):
        yield sailing.broadside(palette)
    yield sailing.boarding(palette)
    foes = [fort.seat for fort in view.forts if fort.seat != view.viewer and fort.seat not in view.out]
    if foes and view.situation != "fog":
        yield Symbol(_symbol("reach"), _covered, (colours[foes[0]],))


def _below(view: View, colours: Sequence[int]) -> Iterator[Symbol]:
    if view.mover is not None and not view.over:
        yield due()
    if view.wind:
        yield sailing.wind(view.wind)
    if view.situation:
        word = {"teleport": "teleport-card", "repair": "repair-card", "shift": "shift-card"}.get(
            view.situation, view.situation
        )
        yield Symbol(_symbol(word), icon, (signs.SITUATIONS[view.situation], 64))
    yield Symbol(_symbol("round"), icon, (icons.sandglass, FIGURE))
    yield Symbol(_symbol("calm-rounds"), icon, (signs.lull, FIGURE))
    if view.sums:
        yield Symbol(_symbol("score"), icon, (icons.star, FIGURE))
    yield Symbol(_symbol("masts"), icon, (signs.sail, FIGURE))
    yield Symbol(_symbol("cannons"), icon, (gun, FIGURE))
    done: list[Ship] = [ship for ship in view.ships if strips.done(view, ship)]
    if done:
        yield Symbol(_symbol("acted"), _acted, (colours[done[0].seat], done[0].size, done[0].masts))


# ---------------------------------------------------------------- how they are drawn


def _tile(colour: int, kind: str, silent: bool, style: Style) -> Image.Image:
    return palette(style).rgb(forts.tile(style.owners[colour], kind, SIDE, silent, style))


def _vanished(style: Style) -> Image.Image:
    paint = brush(palette, style)
    return water([events.vanished(True, paint)], paint)


def _covered(colour: int, style: Style) -> Image.Image:
    paint = brush(palette, style)
    return water([covered_sprite(style.owners[colour], 0, paint)], paint)


def _acted(colour: int, size: int, masts: int, style: Style) -> Image.Image:
    sprite = ships.hull(style.owners[colour], size, masts, style)
    image = Image.new("RGB", (sprite.width + 20, sprite.height + 14), style.dye(CARD))
    image.paste(ships.pale(sprite, style), (10, 7), sprite)
    return image


LEGEND = Key("ageofsail", symbols, (USUAL, STARK), palette)
"""The key to the game's pictures."""
