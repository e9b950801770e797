"""The limits on what one person may set off: all numbers, and where each of them is asked for.

They stop a pest and are in nobody else's way. Who meets one is told what holds, and until when.
"""

from __future__ import annotations

from datetime import timedelta

PENDING = 3
"""Challenges and invitations from one person to the same other one that wait for an answer. Asked for where a call is
stored: a challenge, an invitation, a rematch (`bot.tables.admission`)."""

PAUSE = timedelta(days=1)
"""After a call that was declined, given up or withdrawn its sender waits so long before he calls the same person again.
Asked for in the same place. A call that lapses without an answer brings no pause."""

HOSTED = 10
"""Tables of one host that wait for players. Asked for where a table is opened (`bot.tables.admission`)."""

SEATED = 50
"""Tables, waiting or running, where one person has a seat. Asked for where somebody opens or joins one
(`bot.tables.admission`). Invitations don't count: they are others' doing."""

POSTS = 12
POSTS_WITHIN = timedelta(minutes=1)
"""New public messages in one channel that one person sets off. Asked for where the publisher would post a card: beyond
that it edits the present one and posts as soon as there is room; a move is never held back. A new table, or a card
shown anew, has no present one: it is refused (`bot.tables.pacing.Posts`)."""

CLICKS = 30
CLICKS_WITHIN = timedelta(seconds=10)
"""Clicks and commands of one person, and apart from them requests for suggestions, which clients send while somebody
types. Asked for before anything else is done about one (`bot.views.answers.served`, `bot.tables.pacing.Clicks`)."""

COLOURS = 8
"""So many seats are told apart by colours (`render.owners`); no table has more."""

REMEMBERED = 10_000
"""So many keys a counter in memory holds; beyond that those are forgotten that were counted the longest time ago."""

PACTS = 5
PACTS_KNOWN = 20
PACTS_A_DAY = 10
"""Open pacts of one author at a table, open ones that he knows of there (of others he mustn't know, so they don't
count), and proposals of his at a table in a day. Asked for where one is proposed (`bot.tables.pacting`)."""

FILES = 20
FILE_BYTES = 64 * 1024
"""Files of one server, of all games together, and bytes of one. Asked for where a file is stored
(`bot.tables.store.shelves`), and before it is fetched from Discord (`bot.views.filing`)."""
