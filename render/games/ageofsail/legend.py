"""The key to Age of Sail's pictures: what its symbols are, of those that a view shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

import engine.game
from engine.games.ageofsail.view import View
from engine.sailing.view import Ship
from render import gunfire, icons
from render.games.ageofsail import ashore, forts, lines, roles, signs, strips
from render.games.ageofsail.board import covered_sprite
from render.games.ageofsail.geometry import hostile, targets
from render.games.ageofsail.look import STARK, USUAL, fresh_turn, palette
from render.legend import Key, Symbol, choice, due
from render.sailing import events, ships
from render.sailing import legend as sailing
from render.sailing.legend import FIGURE, SIDE, brush, hull, icon, wake, water
from render.sailing.signs import gun, medal
from render.style import Style
from render.theme import CARD, SEA

CLASSES = {3: "line", 2: "frigate", 1: "brig"}
"""By size."""
ROLES = {
    "pirates": ("merchant", "pirate"),
    "hunt": ("hunted", "hunter"),
    "assault": ("defender", "attacker"),
}
"""By scenario, the seat that plays alone and the others (AS-50, AS-51, AS-52)."""


def symbols(view: engine.game.View, colours: Sequence[int]) -> tuple[Symbol, ...]:
    """The symbols in the picture of a view: ships, forts, what happened, what may be chosen, the block below."""
    assert isinstance(view, View)
    found = (*_ships(view, colours), *_forts(view, colours), *_scenarios(view, colours), *_news(view, colours))
    return (*found, *_choices(view, colours), *_below(view, colours))


def _symbol(word: str) -> str:
    return f"ageofsail-symbol-{word}"


def _ships(view: View, colours: Sequence[int]) -> Iterator[Symbol]:
    for size, word in CLASSES.items():
        found = [ship for ship in view.ships if ship.size == size]
        if found:
            whole = max(found, key=lambda ship: ship.masts)
            yield Symbol(_symbol(word), hull, (palette, colours[whole.seat], size, whole.masts))
    yield from sailing.of_ships(palette, view.ships, colours)
    for line in lines.sailed(view):
        yield Symbol(_symbol("lane"), _lane, (colours[line[0].seat],))
    if view.active is not None:
        yield sailing.active(palette)


def _forts(view: View, colours: Sequence[int]) -> Iterator[Symbol]:
    words = {"live": "cannon", "fired": "fired-round" if view.scenario == "assault" else "fired", "arms": "arms",
             "turned": "turned"}  # fmt: skip
    kinds: dict[str, int] = {}
    for fort in view.forts:
        if fort.seat is not None and fort.seat not in view.out:
            kinds |= dict.fromkeys(map(forts.kind, fort.cards), fort.seat)
    for kind, word in words.items():
        if kind in kinds:
            yield Symbol(_symbol(word), _tile, (colours[kinds[kind]], kind, False))
    silent = [fort.seat for fort in view.forts if fort.seat is not None and fort.seat in view.out]
    if silent:
        yield Symbol(_symbol("silent"), _tile, (colours[silent[0]], "live", True))


def _scenarios(view: View, colours: Sequence[int]) -> Iterator[Symbol]:
    """What only a scenario has on the sea: a harbour, a fort being laid, masts ashore."""
    if any(fort.seat is None for fort in view.forts):
        yield Symbol(_symbol("stone"), _stone)
    if view.goals:
        yield Symbol(_symbol("harbour"), _goal)
    if view.field:
        yield Symbol(_symbol("field"), _field)
    if view.laid and view.role is not None:
        yield Symbol(_symbol("laid"), _plan, (colours[view.role],))
    masts = [party for party in view.parties if party.masts]
    if masts:
        yield Symbol(_symbol("party"), _party, (colours[masts[0].seat], False))
    spent = [party.seat for party in masts if ashore.spent(view, party)]
    if spent:
        yield Symbol(_symbol("party-spent"), _party, (colours[spent[0]], True))
    if view.struggles:
        yield Symbol(_symbol("struggle"), icon, (gunfire.swords, 50))


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
    if not strips.defends(view, view.viewer):
        yield sailing.boarding(palette)
    foes = [seat for seat, _ in hostile(view, view.viewer)]
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
    yield from _strips(view)
    waiting = [ship.seat for ship in view.waiting]
    if waiting:
        yield Symbol(_symbol("waiting"), _waiting, (colours[waiting[0]],))
    done: list[Ship] = [ship for ship in view.ships if strips.done(view, ship)]
    if done:
        yield Symbol(_symbol("acted"), _acted, (colours[done[0].seat], done[0].size, done[0].masts))


def _strips(view: View) -> Iterator[Symbol]:
    """What is counted in the strips, and the signs beside names."""
    if view.scenario == "battle":
        yield Symbol(_symbol("calm-rounds"), icon, (signs.lull, FIGURE))
    if view.sums:
        yield Symbol(_symbol("score"), icon, (icons.star, FIGURE))
    counted = {sign for seat in range(view.seats) for sign, _ in strips.counts(view, seat, 0)}
    for sign, word in ((signs.sail, "masts"), (gun, "cannons"), (roles.crew, "ashore")):
        if sign in counted:
            yield Symbol(_symbol(word), icon, (sign, FIGURE))
    if view.role is not None:
        for role, word in zip(roles.ROLES[view.scenario], ROLES[view.scenario], strict=True):
            yield Symbol(_symbol(word), icon, (role, strips.SIGN))
    if view.order_of is not None:
        yield Symbol(_symbol("order"), icon, (medal, strips.SIGN))


# ---------------------------------------------------------------- how they are drawn


def _tile(colour: int, kind: str, silent: bool, style: Style) -> Image.Image:
    return palette(style).rgb(forts.tile(style.owners[colour], kind, SIDE, silent, style))


def _stone(style: Style) -> Image.Image:
    return palette(style).rgb(forts.tile(None, "live", SIDE, False, style))


def _plan(colour: int, style: Style) -> Image.Image:
    return palette(style).rgb(forts.plan(style.owners[colour], 1, SIDE, style, forts.APART))


def _goal(style: Style) -> Image.Image:
    paint = brush(palette, style)
    return water([ashore.goal_sprite(False, paint)], paint)


def _field(style: Style) -> Image.Image:
    paint = brush(palette, style)
    return water([ashore.edge_sprite(turn, paint) for turn in (0, 270)], paint, SIDE + 20)


def _party(colour: int, spent: bool, style: Style) -> Image.Image:
    owner = style.owners[colour]
    image = forts.tile_sprite(owner, "turned", SIDE, style)
    figures = ashore.party_sprite(((owner, spent), (owner, spent)), brush(palette, style))
    image.paste(figures, (0, 0), figures)
    return image


def _lane(colour: int, style: Style) -> Image.Image:
    paint = brush(palette, style)
    found = lines.lane_sprite(style.owners[colour], paint)
    return water([found], paint, 2 * SIDE + 40).crop((0, SIDE // 2, 2 * SIDE + 40, 3 * SIDE // 2 + 40))


def _waiting(colour: int, style: Style) -> Image.Image:
    return strips.waiting_piece(style.owners[colour], ((1, 1, False),), style)


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
