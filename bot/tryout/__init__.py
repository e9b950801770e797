"""The try-out: the real bot on a simulated Discord (simcord), with pages in the browser to play as its members."""

from __future__ import annotations

import asyncio
import signal
import sys
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from bot.tables.opening import new_seed
from bot.tryout.harbour import open_harbour
from bot.tryout.landing import Landing

MEMBERS = ("Nakhimov", "Kornilov", "Makarov", "Ushakov", "Senyavin", "Lazarev", "Istomin", "Spiridov")


def serve(port: int, locale: str | None = None, seed: str | None = None) -> int:
    """Serve the try-out until Ctrl-C or SIGTERM; the exit code.

    `locale` is everybody's Discord language at first; without one, members speak that of the first page. With a `seed`
    the first game is dealt in the same way each time, and so are the second one and all others.
    """
    numbers = count(1)
    deal = new_seed if seed is None else lambda: f"{seed}/{next(numbers)}"
    with tempfile.TemporaryDirectory(prefix="flotilla-") as folder:
        return asyncio.run(_serve(Path(folder) / "tryout.db", port, locale, deal))


async def _serve(database: Path, port: int, locale: str | None, deal: Callable[[], str]) -> int:
    # the one place where real time comes in: the simulation starts now and is told how much has passed
    now = datetime.now(UTC)  # noqa: TID251
    locales, undecided = dict.fromkeys(MEMBERS, locale or "en-US"), () if locale else MEMBERS
    async with open_harbour(database, now, locales, deal) as sea, Landing(sea, port, undecided) as landing:
        if port not in (0, landing.port):
            print(f"port {port} is taken", file=sys.stderr)
        await sea.ready()
        print(f"The try-out is open at {landing.url} (Ctrl-C ends it)", flush=True)
        await told_to_stop(lambda: print("closing", file=sys.stderr))
    return 0


async def told_to_stop(then: Callable[[], None]) -> None:
    """Wait for Ctrl-C or SIGTERM. A second one ends the process at once."""
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()
    signals = (signal.SIGINT, signal.SIGTERM)
    for number in signals:
        loop.add_signal_handler(number, stop.set)
    await stop.wait()
    for number in signals:
        loop.remove_signal_handler(number)
    then()
