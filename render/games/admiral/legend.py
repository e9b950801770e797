"""The key to Admiral's pictures: what its symbols are, of those that a view shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from PIL import Image

import engine.game
from engine.games.admiral.view import Fort, Ship, View, Wind
from engine.values import Cell
from render import gunfire, icons
from render.board import Board
from render.games.admiral import blasts, fleet, hulls, mines, news, outlook, places, signs, strips
from render.games.admiral.board import LAYING
from render.games.admiral.events import volleys
from render.games.admiral.land import put_land
from render.games.admiral.look import PORT, STARK, USUAL, Chart, fresh_turn, palette
from render.icons import Icon
from render.legend import Key, Symbol, choice, due, last
from render.sailing import legend as sailing
from render.sailing.legend import FIGURE, SIDE, brush, icon, water
from render.sailing.wind import SIDE as ROSE
from render.style import Style
from render.theme import INK, SEA, WHITE
from render.window import Window

SIGNS: dict[str, Icon] = {
    "loaded": signs.loaded,
    "landed": signs.landed,
    "dropped": signs.dropped,
    "lost": signs.lost,
    "mended": signs.mended,
    "taken": signs.taken,
    "struck": gunfire.burst,
    "given": signs.given,
    "mined": signs.mined,
    "exploded": signs.exploded,
}
"""What the key tells of what came of something."""
ALIKE = {"captured": "taken", "rebuilt": "mended", "ruined": "struck"}
"""Marks with the sign of another one."""
SETTINGS = {"armed": "mine", "held": "mine-held", "waits": "mine-waits"}
CLASSES = {"s": "line", "g": "galleon", "f": "frigate", "b": "brig"}


def symbols(view: engine.game.View, colours: Sequence[int]) -> tuple[Symbol, ...]:
    """The symbols in the picture of a view: ships, places, what happened, what lies ahead, the block below."""
    assert isinstance(view, View)
    return (*_ships(view, colours), *_places(view, colours), *_news(view, colours), *_ahead(view), *_below(view))


def _symbol(word: str) -> str:
    return f"admiral-symbol-{word}"


def _ships(view: View, colours: Sequence[int]) -> Iterator[Symbol]:
    kinds: dict[str, Ship] = {}
    for ship in view.ships:
        kinds.setdefault(ship.id[0], ship)
    for kind, ship in kinds.items():
        yield Symbol(_symbol(CLASSES[kind]), _ship, (colours[ship.seat], kind, ship.size, ship.size))
    hurt = next((ship for ship in view.ships if ship.strength < ship.size), None)
    if hurt:
        yield Symbol(_symbol("strength"), _ship, (colours[hurt.seat], hurt.id[0], hurt.strength, hurt.size))
    for task in ("repair", "work"):
        busy = next((ship for ship in view.ships if ship.task == task), None)
        if busy:
            yield Symbol(_symbol(task), _busy, (colours[busy.seat], busy.id[0], busy.strength, busy.size, task))
    lit = next((ship for ship in view.ships if ship.fireship), None)
    if lit:
        look = (colours[lit.seat], lit.id[0], lit.strength, lit.size, fleet.FIRESHIP)
        yield Symbol(_symbol("fireship"), _busy, look)
    if view.teams:
        yield Symbol(_symbol("team"), _team, (len(view.teams),))
    mover = 0 if view.mover is None else colours[view.mover]
    if any(fleet.look(view, ship, USUAL.owners[0], False).due for ship in view.ships):
        yield Symbol(_symbol("may-sail"), _pennant, (mover,))
    spent = next((ship for ship in view.ships if ship.spent), None)
    if spent:
        yield Symbol(_symbol("spent"), _spent, (colours[spent.seat], spent.id[0], spent.strength, spent.size))
    laden = next((ship for ship in view.ships if ship.pearls), None)
    if laden:
        yield Symbol(_symbol("aboard"), _aboard, (colours[laden.seat], laden.id[0], laden.strength, laden.size))


def _places(view: View, colours: Sequence[int]) -> Iterator[Symbol]:
    if view.closed or view.coastal or view.covered:
        yield Symbol(_symbol("land"), _land)
    if view.covered:
        yield Symbol(_symbol("covered"), _bar)
    if view.reefs:
        yield Symbol(_symbol("reef"), _reef)
    found: dict[str, Fort] = {}
    for fort in view.forts:
        found.setdefault("ruin" if not fort.strength else "free" if fort.seat is None else "fort", fort)
    for word, fort in found.items():
        colour = None if fort.seat is None else colours[fort.seat]
        yield Symbol(_symbol(word), _fort, (colour, fort.strength, fort.size, 0, fort.worked, fort.rebuilt))
    rich = next((fort for fort in view.forts if fort.pearls), None)
    if rich:
        colour = None if rich.seat is None else colours[rich.seat]
        yield Symbol(_symbol("stored"), _fort, (colour, rich.strength, rich.size, rich.pearls, False, 0))
    if view.pearls:
        yield Symbol(_symbol("pearl"), _pearl)
    for setting, word in SETTINGS.items():
        mine = next((mine for mine in view.mines if mine.setting == setting), None)
        if mine:
            yield Symbol(_symbol(word), _mine, (setting, mine.waits))
        elif setting == "armed" and view.asked == "mines" and view.viewer is not None:
            yield Symbol(_symbol(word), _mine, (setting, ""))
    if view.blown:
        yield Symbol(_symbol("mine-spent"), _spent_mine)
    goals = [seat for seat, cell in enumerate(view.goals) if cell and seat not in view.out]
    if goals:
        yield Symbol(_symbol("goal"), _goal, (colours[goals[0]],))


def _news(view: View, colours: Sequence[int]) -> Iterator[Symbol]:
    now = fresh_turn(view)
    if any(track.turn == now for track in view.tracks):
        yield last(SIDE, SIDE, SEA[0])
    for how in ("sailed", "drifted"):
        if any(track.how == how or (track.how, how) == ("struck", "drifted") for track in view.tracks):
            id = "sailing-symbol-wake" if how == "sailed" else _symbol("drifted")
            yield Symbol(id, sailing.wake, (palette, how))
    for hit, word in ((True, "hit"), (False, "miss")):
        if any(bool(salvo.hits) == hit for salvo in view.salvos):
            yield sailing.symbol(word, sailing.shot, palette, hit)
    fired = [volley for volley in volleys(view.salvos) if volley.turn == now]
    if fired:
        yield Symbol(_symbol("salvo"), _tag, (news.fired(fired[-1]),))
    if view.fights:
        yield sailing.symbol("fight", icon, gunfire.swords, 50)
        if view.fights[-1].turn == now:
            yield Symbol(_symbol("points"), _tag, (news.fought(view.fights[-1]),))
    told = {ALIKE.get(mark.what, mark.what) for mark in view.marks if mark.turn == now}
    for word, sign in SIGNS.items():
        if word in told:
            yield Symbol(_symbol(word), icon, (sign, FIGURE))
    if "blasted" in told:
        yield Symbol(_symbol("blasted"), _blasted)
    sunk = [mark for mark in view.marks if mark.what == "sunk"]
    if sunk:
        yield sailing.symbol("wreck", sailing.wreck, palette, colours[sunk[-1].seat])


def _ahead(view: View) -> Iterator[Symbol]:
    """Drifts, and what is drawn while somebody chooses: told to who may be about to."""
    why = {drift.why for drift in view.drifts}
    if any(drift.why not in ("shelter", "spent") and len(drift.cells) > 1 for drift in view.drifts):
        yield Symbol(_symbol("drift"), _arrow, ("must",))
    if why.intersection(outlook.STOPPED):
        yield Symbol(_symbol("stopped"), _stopped)
    if "reef" in why:
        yield Symbol(_symbol("harm"), _harm)
    if "shelter" in why:
        yield Symbol(_symbol("sheltered"), _sheltered)
        yield Symbol(_symbol("may-drift"), _arrow, ("may",))
    burning = blasts.due(view)
    if burning and not view.over:
        yield Symbol(_symbol("blast"), _ring)
        if any(blast.hits for blast in view.blasts if blast.ship in burning):
            yield Symbol(_symbol("blasts"), _blasted)
    if view.asked in LAYING and view.viewer is not None:
        yield choice(SIDE, SIDE, SEA[0])
    if view.viewer is None or view.viewer != view.mover or view.over or view.asked in LAYING:
        return
    if view.perils:
        yield Symbol(_symbol("peril"), icon, (mines.doubt, FIGURE))
    yield choice(SIDE, SIDE, SEA[0])
    if any(ship.shots for ship in view.ships if ship.seat == view.mover):
        yield Symbol(_symbol("shots"), _shots)
        yield Symbol(_symbol("aim"), _arrow, ("fire",))
    if any(fort.shots for fort in view.forts) or any(ship.shots for ship in view.ships):
        yield sailing.boarding(palette)


def _below(view: View) -> Iterator[Symbol]:
    if view.mover is not None and not view.over:
        yield due()
    if view.wind:
        kinds = strips.afloat(view)
        yield sailing.wind(strips.usual(view.wind, kinds))
        if strips.others(view.wind, kinds):
            yield Symbol(_symbol("others"), _chip, (view.wind, kinds))
    if view.scores:
        yield Symbol(_symbol("landed-pearls"), icon, (signs.pearl, FIGURE))
    if any(view.hidden):
        yield Symbol(_symbol("mines-left"), icon, (icons.mine, FIGURE))
    if any(view.homeless):
        yield Symbol(_symbol("homeless"), icon, (signs.homeless, FIGURE))
    told = [sign for sign, _, _ in strips.facts(view)]
    if icons.sandglass in told:
        yield Symbol(_symbol("last-round"), icon, (icons.sandglass, FIGURE))
    if signs.idle in told:
        yield Symbol(_symbol("quiet"), icon, (signs.idle, FIGURE))


# ---------------------------------------------------------------- how they are drawn


def _look(style: Style, colour: int, kind: str, left: int, size: int, **changes: Any) -> fleet.Look:
    look = fleet.Look(kind, style.owners[colour], left, size, "", 0, False, False, 0)
    return look._replace(**changes)


def _ship(colour: int, kind: str, left: int, size: int, style: Style) -> Image.Image:
    paint = brush(palette, style)
    return water([fleet.sprite((_look(style, colour, kind, left, size),), paint)], paint, SIDE + 14)


def _busy(colour: int, kind: str, left: int, size: int, task: str, style: Style) -> Image.Image:
    paint = brush(palette, style)
    return water([fleet.sprite((_look(style, colour, kind, left, size, task=task),), paint)], paint, SIDE + 14)


def _spent(colour: int, kind: str, left: int, size: int, style: Style) -> Image.Image:
    paint = brush(palette, style)
    return water([fleet.stamp((_look(style, colour, kind, left, size, spent=True),), paint)], paint, SIDE + 14)


def _team(count: int, style: Style) -> Image.Image:
    image = Image.new("RGB", (count * (SIDE // 2), SIDE // 2), style.dye(SEA[0]))
    for number in range(count):
        pen = brush(palette, style).pen()
        disc = pen.within(50, 50, 0.9)
        disc.circle(0, 0, hulls.DISC, WHITE, INK, 9)
        hulls.face(disc, number)
        sprite = pen.sprite()
        left = number * (SIDE // 2) + SIDE // 4 - sprite.width // 2
        image.paste(sprite, (left, SIDE // 4 - sprite.height // 2), sprite)
    return image


def _mine(setting: str, waits: str, style: Style) -> Image.Image:
    paint = brush(palette, style)
    return water([mines.mines_sprite((mines.Lying(setting, 1, waits, None),), False, paint)], paint)


def _spent_mine(style: Style) -> Image.Image:
    paint = brush(palette, style)
    return water([mines.spent_sprite(paint)], paint)


def _ring(style: Style) -> Image.Image:
    paint = brush(palette, style)
    return water([blasts.ring_sprite(True, paint)], paint, 3 * SIDE).resize((SIDE, SIDE), Image.Resampling.LANCZOS)


def _blasted(style: Style) -> Image.Image:
    sprite = blasts.harm_sprite(3, False, None, False, brush(palette, style))
    return sprite.crop(sprite.getbbox())


def _pennant(colour: int, style: Style) -> Image.Image:
    paint = brush(palette, style)
    image = water([fleet.sprite((_look(style, colour, "b", 3, 3, due=True),), paint)], paint, SIDE + 14)
    return image.crop((SIDE // 2, 0, SIDE + 14, SIDE // 2 + 6))


def _aboard(colour: int, kind: str, left: int, size: int, style: Style) -> Image.Image:
    paint = brush(palette, style)
    return water([fleet.sprite((_look(style, colour, kind, left, size, pearls=1),), paint)], paint, SIDE + 14)


def _shots(style: Style) -> Image.Image:
    pen = brush(palette, style).pen()
    for i in range(3):
        fleet.shot(pen.within(33 + 17 * i, 50))
    image = water([pen.sprite()], brush(palette, style))
    return image.crop((12, SIDE // 3, SIDE - 12, 2 * SIDE // 3))


def _map(chart: Chart, window: Window, style: Style) -> Image.Image:
    image = Image.new("RGB", (window.cols * SIDE, window.rows * SIDE), style.dye(SEA[0]))
    put_land(image, Board(window, SIDE, SIDE, 0, 0), chart, style)
    return image


def _land(style: Style) -> Image.Image:
    chart = Chart(3, 2, (Cell(0, 0), Cell(0, 1), Cell(1, 0)), (Cell(1, 1),), (), (), (), ())
    return _map(chart, Window(0, 0, 2, 2), style).resize((SIDE + 20, SIDE + 20), Image.Resampling.LANCZOS)


def _bar(style: Style) -> Image.Image:
    chart = Chart(2, 1, (), (), ((Cell(0, 0), Cell(1, 0)),), (), (), ())
    return _map(chart, Window(0, 0, 2, 1), style).crop((SIDE // 2, 0, 3 * SIDE // 2, SIDE))


def _reef(style: Style) -> Image.Image:
    return water([places.reef(SIDE, style)], brush(palette, style))


def _fort(
    colour: int | None, left: int, size: int, pearls: int, worked: bool, rebuilt: int, style: Style
) -> Image.Image:
    owner = None if colour is None else style.owners[colour]
    sprite = places.tower_sprite(places.Look(owner, left, size, pearls, worked, rebuilt, 0), brush(palette, style))
    return _in_port(sprite, style)


def _in_port(sprite: Image.Image, style: Style) -> Image.Image:
    image = Image.new("RGB", sprite.size, style.dye(PORT))
    image.paste(sprite, (0, 0), sprite)
    return image


def _goal(colour: int, style: Style) -> Image.Image:
    return _in_port(places.goal_sprite((style.owners[colour],), brush(palette, style)), style)


def _pearl(style: Style) -> Image.Image:
    paint = brush(palette, style)
    return water([places.pearls_sprite(1, False, paint)], paint)


def _tag(tag: news.Tag, style: Style) -> Image.Image:
    return news.tag_sprite(tag, brush(palette, style))


def _arrow(kind: str, style: Style) -> Image.Image:
    paint = brush(palette, style)
    sprite = outlook.way_sprite(1, 2, kind, 0, paint)
    return water([sprite.crop(sprite.getbbox())], paint, SIDE + 10)


def _stopped(style: Style) -> Image.Image:
    paint = brush(palette, style)
    left, top = SIDE // 2, SIDE // 3  # it lies across the cell's upper edge
    return water([outlook.bar_sprite(0, paint).crop((left, top, left + SIDE, top + SIDE))], paint)


def _harm(style: Style) -> Image.Image:
    sprite = outlook.harm_sprite(1, 0, brush(palette, style))
    return sprite.crop(sprite.getbbox())


def _sheltered(style: Style) -> Image.Image:
    sprite = outlook.sheltered_sprite(None, brush(palette, style))
    return sprite.crop(sprite.getbbox())


def _chip(found: Wind, kinds: str, style: Style) -> Image.Image:
    return palette(style).rgb(strips.chip(found, kinds, style)).resize((132, round(132 * strips.CHIP / ROSE)))


LEGEND = Key("admiral", symbols, (USUAL, STARK), palette)
"""The key to the game's pictures."""
