"""The key to Age of Sail's pictures: what its symbols are, of those that a view shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

import engine.game
from engine.games.ageofsail.view import Ship, View, Wind
from render import gunfire, icons
from render.board import LARGEST
from render.games.ageofsail import events, fleet, forts, signs, strips
from render.games.ageofsail.board import aim_sprite, boarding_sprite, covered_sprite
from render.games.ageofsail.geometry import targets
from render.games.ageofsail.look import STARK, USUAL, fresh_turn, palette
from render.games.ageofsail.wind import rose_image
from render.legend import SIGN, Key, Symbol, choice, due, last
from render.palette import Stamp
from render.style import Style
from render.theme import CARD, PAPER, SEA
from render.vessels import vessel

CLASSES = {3: "line", 2: "frigate", 1: "brig"}
"""By size."""
SIDE = LARGEST
FIGURE = 40


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
            yield Symbol(_symbol(word), _vessel, (colours[whole.seat], size, whole.masts))
    hurt = [ship for ship in view.ships if ship.masts < ship.size]
    if hurt:
        yield Symbol(_symbol("stump"), _vessel, (colours[hurt[0].seat], hurt[0].size, hurt[0].masts))
    if view.ships:
        shot = max(view.ships, key=lambda ship: (ship.port + ship.starboard, ship.size))
        given = (colours[shot.seat], shot.size, shot.masts, shot.port, shot.starboard)
        yield Symbol(_symbol("shots"), _shots, given)
    if view.active is not None:
        yield Symbol(_symbol("active"), _pennant)


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
    if any(track.turn == now for track in view.tracks):
        yield last(SIDE, SIDE, SEA[0])
    ways = {track.how for track in view.tracks}
    words = {"sailed": "wake", "drifted": "drift", "moved": "shift"}
    yield from (Symbol(_symbol(word), _wake, (how,)) for how, word in words.items() if how in ways)
    if "teleported" in ways:
        yield Symbol(_symbol("teleport"), _vanished)
    struck = {shot.hit for shot in view.shots}
    yield from (Symbol(_symbol(word), _shot, (hit,)) for hit, word in ((True, "hit"), (False, "miss")) if hit in struck)
    if any(shot.turn == now for shot in view.shots):
        yield Symbol(_symbol("dice"), _dice)
    if view.fights:
        yield Symbol(_symbol("fight"), _icon, (gunfire.swords, 50))
    if view.wrecks:
        yield Symbol(_symbol("wreck"), _wreck, (colours[view.wrecks[-1].seat],))


def _choices(view: View, colours: Sequence[int]) -> Iterator[Symbol]:
    """What is drawn while somebody chooses: told to who may be about to."""
    if view.viewer is None or view.viewer != view.mover or view.over:
        return
    yield choice(SIDE, SIDE, SEA[0])
    if view.situation != "fog" and targets(view, view.viewer):
        yield Symbol(_symbol("broadside"), _aim)
    yield Symbol(_symbol("boarding"), _boarding)
    foes = [fort.seat for fort in view.forts if fort.seat != view.viewer and fort.seat not in view.out]
    if foes and view.situation != "fog":
        yield Symbol(_symbol("reach"), _covered, (colours[foes[0]],))


def _below(view: View, colours: Sequence[int]) -> Iterator[Symbol]:
    if view.mover is not None and not view.over:
        yield due()
    if view.wind:
        yield Symbol(_symbol("wind"), _rose, (view.wind,))
    if view.situation:
        word = {"teleport": "teleport-card", "repair": "repair-card", "shift": "shift-card"}.get(
            view.situation, view.situation
        )
        yield Symbol(_symbol(word), _icon, (signs.SITUATIONS[view.situation], 64))
    yield Symbol(_symbol("round"), _icon, (icons.sandglass, FIGURE))
    yield Symbol(_symbol("calm-rounds"), _icon, (signs.lull, FIGURE))
    if view.sums:
        yield Symbol(_symbol("score"), _icon, (icons.star, FIGURE))
    yield Symbol(_symbol("masts"), _icon, (signs.sail, FIGURE))
    yield Symbol(_symbol("cannons"), _icon, (signs.gun, FIGURE))
    done: list[Ship] = [ship for ship in view.ships if strips.done(view, ship)]
    if done:
        yield Symbol(_symbol("acted"), _acted, (colours[done[0].seat], done[0].size, done[0].masts))


# ---------------------------------------------------------------- how they are drawn


def _water(sprites: Sequence[Image.Image | Stamp], style: Style, side: int = SIDE) -> Image.Image:
    """Sprites and stamps on a cell of the sea, each in its middle; RGB."""
    image = Image.new("RGB", (side, side), style.dye(SEA[0]))
    for found in sprites:
        piece, mask = (
            (found, found) if isinstance(found, Image.Image) else (palette(style).rgb(found.piece), found.mask)
        )
        image.paste(piece, ((side - piece.width) // 2, (side - piece.height) // 2), mask)
    return image


def _vessel(colour: int, size: int, masts: int, style: Style) -> Image.Image:
    return _water([vessel(style.owners[colour], size, masts, 2, SIDE, style)], style)


def _shots(colour: int, size: int, masts: int, port: int, starboard: int, style: Style) -> Image.Image:
    hull = vessel(style.owners[colour], size, masts, 0, SIDE, style)
    return _water([hull, fleet.balls(size, port, starboard, 0, SIDE, style)], style, SIDE + 20)


def _pennant(style: Style) -> Image.Image:
    return _water([fleet.pennant(0, SIDE, style)], style).crop((0, 0, SIDE // 2, SIDE // 2 + 6))


def _tile(colour: int, kind: str, silent: bool, style: Style) -> Image.Image:
    return palette(style).rgb(forts.tile(style.owners[colour], kind, SIDE, silent, style))


def _wake(how: str, style: Style) -> Image.Image:
    return _water([events.wake(1, 0, how, True, False, True, SIDE, style)], style, SIDE + 40)


def _vanished(style: Style) -> Image.Image:
    return _water([events.vanished(SIDE, True, style)], style)


def _shot(hit: bool, style: Style) -> Image.Image:
    return _water([events.line(1, 0, hit, False, True, SIDE, style)], style)


def _dice(style: Style) -> Image.Image:
    return events.dice_sprite(9, 2, 4, gunfire.burst, False, SIDE + 20, style)


def _wreck(colour: int, style: Style) -> Image.Image:
    return _water([events.sunk_sprite(style.owners[colour], False, SIDE, style)], style)


def _aim(style: Style) -> Image.Image:
    return _water([aim_sprite(1, 0, SIDE, style)], style)


def _boarding(style: Style) -> Image.Image:
    return _water([boarding_sprite(SIDE, style)], style)


def _covered(colour: int, style: Style) -> Image.Image:
    return _water([covered_sprite(style.owners[colour], 0, SIDE, style)], style)


def _rose(wind: Wind, style: Style) -> Image.Image:
    return rose_image(wind, style, PAPER).resize((SIGN - 6, SIGN - 6), Image.Resampling.LANCZOS)


def _icon(icon: icons.Icon, size: int, style: Style) -> Image.Image:
    return icons.sprite(icon, style.size(size), style)


def _acted(colour: int, size: int, masts: int, style: Style) -> Image.Image:
    sprite = strips.hull(style.owners[colour], size, masts, style)
    image = Image.new("RGB", (sprite.width + 20, sprite.height + 14), style.dye(CARD))
    image.paste(strips.pale(sprite, style), (10, 7), sprite)
    return image


LEGEND = Key("ageofsail", symbols, (USUAL, STARK), palette)
"""The key to the game's pictures."""
