"""The service: everything that may be asked of tables and may happen to them, by subject."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.tables.aways import Aways
from bot.tables.changing import Changes
from bot.tables.gathering import Gathering
from bot.tables.housekeeping import Housekeeping
from bot.tables.life import Life
from bot.tables.moderators import Moderators
from bot.tables.opening import new_seed as secret_seed
from bot.tables.pacting import Pacting
from bot.tables.people import People
from bot.tables.store import Store
from bot.tables.substituting import Substituting
from bot.tables.timing import Timing
from bot.tables.turns import Turns
from bot.tables.votes import Votes


class Tables:
    """All tables of a bot. Each change is one transaction.

    `changed` is called with a table's id after each commit that its messages should show, `ring` after each that those
    whom a pact concerns are to be told of, `rival` after each at a table where the bot plays itself.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], datetime],
        new_seed: Callable[[], str] = secret_seed,
        changed: Callable[[int], None] = lambda table: None,
        ring: Callable[[], None] = lambda: None,
        rival: Callable[[int], None] = lambda table: None,
    ) -> None:
        self.changes = Changes(store, now, new_seed, changed, rival)
        self.reading = self.changes.reading
        self.turns = Turns(self.changes)
        self.gathering = Gathering(self.changes)
        self.life = Life(self.changes)
        self.housekeeping = Housekeeping(self.changes)
        self.people = People(self.changes)
        self.aways = Aways(self.changes)
        self.timing = Timing(self.changes, self.aways)
        self.votes = Votes(self.changes)
        self.moderators = Moderators(self.changes)
        self.pacts = Pacting(self.changes, ring)
        self.substitutes = Substituting(self.changes)
        self.servers = store.servers
        self.shelves = store.shelves
