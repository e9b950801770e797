"""Time zones by the names that people type."""

from __future__ import annotations

from functools import cache
from zoneinfo import available_timezones

UNUSUAL = ("Etc/", "SystemV/", "posix/", "right/", "US/")
"""Names that nobody means."""


@cache
def zones() -> tuple[str, ...]:
    """The names of the time zones that there are, a city's after its continent, in the order of the alphabet."""
    found = (name for name in available_timezones() if "/" in name and not name.startswith(UNUSUAL))
    return ("UTC", *sorted(found))


def matching(typed: str, most: int) -> list[str]:
    """The zones whose name holds what was typed, those first of which a part begins with it; at most so many.

    >>> matching("kyiv", 5), matching(" new york", 5)
    (['Europe/Kyiv'], ['America/New_York'])
    """
    wanted = _plain(typed)
    found = [zone for zone in zones() if wanted in _plain(zone)]
    begun = [zone for zone in found if any(part.startswith(wanted) for part in _plain(zone).split("/"))]
    return [*begun, *(zone for zone in found if zone not in begun)][:most]


def meant(typed: str) -> str | None:
    """The one zone that is meant by what was typed: its name, its city, or the one that fits; None where none does.

    >>> meant("europe/kyiv"), meant("Kyiv"), meant("a")
    ('Europe/Kyiv', 'Europe/Kyiv', None)
    """
    wanted = _plain(typed)
    named = [zone for zone in zones() if wanted in (_plain(zone), _plain(zone).split("/")[-1])]
    found = named or (matching(typed, 2) if wanted else [])
    return found[0] if len(found) == 1 else None


def _plain(name: str) -> str:
    return name.strip().casefold().replace("_", " ").replace(" / ", "/")
