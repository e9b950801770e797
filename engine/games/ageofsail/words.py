"""A position in words, made from a view: the alt text of pictures and the text board."""

from __future__ import annotations

from engine.games.ageofsail.view import Fort, View
from engine.sailing.orders import words
from engine.sailing.telling import SEATS
from engine.sailing.words import ship_line, wind_line
from engine.values import Card, Key, Line, Number, line


def describe(view: View) -> list[Line]:
    """Wind and situation, one's own orders, how it stands, the fleets ship by ship, the forts."""
    lines = [*_wind(view), *ordered(view), _standing(view)]
    for seat in (*view.order, *[seat for seat in range(view.seats) if seat not in view.order]):
        lines += _fleet(view, seat)
    return lines


def _wind(view: View) -> list[Line]:
    if view.wind is None:
        return []
    lines = [wind_line(view.wind)]
    if view.situation is not None:
        lines.append(line("ageofsail-line-situation", card=Card(view.situation)))
    return lines


def ordered(view: View) -> tuple[Line, ...]:
    """The viewer's standing orders, until the battle is over; see `engine.game.Hooks`."""
    if view.orders is None or view.over:
        return ()
    said = {kind: Key(f"{kind}-{word}") for kind, word in words(view.orders).items()}
    return (
        line(
            "ageofsail-line-orders", fire=said["return"], bear=said["turn"], forts=said["forts"], prizes=said["prizes"]
        ),
    )


def _standing(view: View) -> Line:
    quiet, end = Number(view.quiet), Number(view.quiet_end)
    if view.rounds is None:
        return line("ageofsail-line-round-printed", round=Number(view.round), quiet=quiet, end=end)
    return line("ageofsail-line-round", round=Number(view.round), rounds=Number(view.rounds), quiet=quiet, end=end)


def _fleet(view: View, seat: int) -> list[Line]:
    """A seat's sum, its ships and its fort."""
    if seat in view.out:
        return [line("ageofsail-line-out", seat=SEATS[seat])]
    ships = [ship for ship in view.ships if ship.seat == seat]
    masts = Number(sum(ship.masts for ship in ships))
    lines = [
        line("ageofsail-line-fleet", seat=SEATS[seat], masts=masts, sum=Number(view.sums[seat]),
             now=Number(view.afar[seat]))
        if view.sums
        else line("ageofsail-line-fleet-printed", seat=SEATS[seat], masts=masts)
    ]  # fmt: skip
    return [*lines, *map(ship_line, ships), _fort(view.forts[seat])]


def _fort(fort: Fort) -> Line:
    live = tuple([card.cell for card in fort.cards if card.live and not card.arms])
    arms = next(card for card in fort.cards if card.arms)
    return line("ageofsail-line-fort", n=Number(len(live)), cells=live, arms=Number(arms.live))
