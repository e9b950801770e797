"""The pages of a simulated Discord: a member's channel, thread or direct messages, kept true while the bot works.

What reaches into simcord's private parts is here and in `bot.tryout.harbour` alone.
"""

from __future__ import annotations

import asyncio
import struct
import time
from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

import simcord
from simcord.preview import Preview
from simcord.preview._server import PreviewServer

from bot.texts import language_of, say

SETTLED = 0.7
"""Seconds without news after which the bot has settled."""
LONGEST = 3.0
"""Seconds that a page waits at most for the bot to settle."""
KEPT = 60.0
"""Seconds for which a picture that was replaced can still be had."""
OWN = tuple(Path(__file__).with_name(name) for name in ("page.js", "page.css"))
"""What is added to simcord's page."""
PNG = b"\x89PNG\r\n\x1a\n"

Where: TypeAlias = Literal["channel", "messages"] | int
"""Which page of a member: of the channel, of his direct messages, or of the thread with this id."""


class Member(NamedTuple):
    """Somebody to play as: his name and simcord's handles for him as a user and as a member of the server."""

    name: str
    user: Any
    seat: Any


class Sea(Protocol):
    """Where the pages are. `lock` is held by whatever makes the simulation move; `locales` by member."""

    lock: asyncio.Lock
    locales: dict[str, str]
    env: simcord.Env
    channel: Any

    def thread(self, id: int) -> Any:
        """The thread with this id. Raises KeyError where there is none."""

    def shown(self, page: MemberPage) -> None:
        """A page shows all that there is by itself: a refresh would only move what is being read."""


class Stale:
    """The pages that don't show yet what the bot has done. Times are seconds of any clock that only moves on."""

    def __init__(self) -> None:
        self._pages: dict[MemberPage, None] = {}
        self._first = self._last = 0.0

    def add(self, pages: Iterable[MemberPage], now: float) -> None:
        """Something happened that these pages don't show."""
        if not self._pages:
            self._first = now
        self._last = now
        self._pages.update(dict.fromkeys(pages))

    def discard(self, page: MemberPage) -> None:
        """This page shows everything."""
        self._pages.pop(page, None)

    def take(self, now: float) -> list[MemberPage]:
        """The pages to refresh now: none while the bot is still at work, all when it has settled or works for long."""
        if now - self._last < SETTLED and now - self._first < LONGEST:
            return []
        pages, self._pages = list(self._pages), {}
        return pages


class MemberPage(Preview):
    """A member's page of the channel or of his direct messages.

    simcord's own takes what has changed out of a page before it shows what came instead, and looks at each picture in
    a process of its own before it says how large it is. Here a page stays as it was published until it is published
    again, tells the size of the bot's pictures at once, and serves them for a while after they were replaced.
    """

    _PAGE_LEASE_SECONDS = 86_400.0
    _MAX_PAGES = 64

    def __init__(self, sea: Sea, member: Member, where: Where, port: int, home: str) -> None:
        if where == "messages":
            channel, viewer = member.user.dm_channel, member.user
        else:
            channel, viewer = sea.channel if where == "channel" else sea.thread(where), member.seat
        super().__init__(
            sea.env,
            channel,
            (viewer,),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale=sea.locales[member.name],
            timezone="UTC",
            presentation_time=None,
            assets=None,
            port=port,
        )
        self._server = PageServer(self, port)
        self.home = home
        self._sea = sea
        self._member = member.name
        self._where = where
        self._published: dict[str, dict[str, Any]] = {}
        """By tab: what it was shown last."""
        self._replaced: dict[tuple[str, str], float] = {}
        """By tab and picture: when the picture was taken from the tab."""

    def words(self) -> dict[str, str]:
        """What is said on the page besides simcord's own words, in the member's language."""
        name, language = self._member, language_of(self._sea.locales[self._member])
        if isinstance(self._where, int):
            where = self._sea.thread(self._where).name
        else:
            where = say(language, f"tryout-{self._where}")
        return {
            "title": f"{name} · {where}",
            "you": say(language, "tryout-you", name=name),
            "home": self.home,
            "channel": str(self._sea.channel.id),
        }

    def refresh_tabs(self) -> None:
        """Show open tabs what has changed; the simulation has come to rest."""
        self._advance_presentation_time()
        for tab in self._tabs():
            if tab.id in self._pages:  # publishing one may end others that expired
                self._publish(tab, reason="refresh")

    def _tabs(self) -> list[Any]:
        # its own projection is for tests: leaving it out halves the work of a refresh
        return [tab for tab in self._pages.values() if tab is not self._python]

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._sea.lock:
            before = [tab.revision for tab in self._tabs()]
            done = await super()._action(context_id, _as_seen_now(self, context_id, body))
            if done.get("rejected"):
                self.refresh_tabs()  # what was clicked is gone: show what is there
            if all(tab.revision > old for tab, old in zip(self._tabs(), before, strict=False)):
                self._sea.shown(self)
            return done

    def _publish(self, page: Any, *, reason: Any = "action") -> None:
        self.locale = self._sea.locales[self._member]
        super()._publish(page, reason=reason)
        for picture in page.assets.values():
            self._trust(picture)
        self._published = {tab: shown for tab, shown in self._published.items() if tab in self._pages}
        self._published[page.id] = super()._page_payload(page)

    def _page_payload(self, page: Any) -> dict[str, Any]:
        shown = self._published.get(page.id)
        if shown is None or shown["publishedRevision"] != page.revision or page.status == "access_denied":
            return super()._page_payload(page)
        receipts = [self._receipt_payload(page, one, allowed=True) for one in (page.last_action, *page.activity)]
        return {**shown, "lastAction": receipts[0], "activity": receipts[1:], "status": page.status}

    def _trust(self, picture: Any) -> None:
        """Take the size of a picture from its head: they are the bot's own and need no examination."""
        held = self._blobs.get(picture.digest or "")
        if picture.validated or held is None or not held.data.startswith(PNG):
            return
        picture.width, picture.height = struct.unpack(">II", held.data[16:24])
        picture.mediaKind, picture.frames, picture.displayContentType = "image", 1, "image/png"
        picture.validated = picture.normalizedRetained = True
        held.normalized = held.data
        held.normalized_refs += 1

    def _authorize_asset(self, page: Any, asset_id: str, *, content: bool = True) -> Any:
        try:
            return super()._authorize_asset(page, asset_id, content=content)
        except simcord.SetupError:
            picture = page.assets.get(asset_id)
            if content and picture is not None and picture.digest in self._blobs:
                return picture  # a tab that still shows it may ask for it
            raise

    def _reconcile_assets(self, page: Any) -> None:
        now = time.perf_counter()
        gone = {
            (page.id, picture): self._replaced.get((page.id, picture), now)
            for picture in page.assets
            if picture not in page.referenced_assets
        }
        page.referenced_assets.update(picture for (_, picture), since in gone.items() if now - since < KEPT)
        self._replaced = {key: since for key, since in self._replaced.items() if key[0] != page.id} | gone
        super()._reconcile_assets(page)


class PageServer(PreviewServer):
    """Serves a member's page with the try-out's own script and style in it."""

    preview: MemberPage

    _STATIC_FILES = PreviewServer._STATIC_FILES | {f"/{own.name}": str(own) for own in OWN}
    _STATIC_CONTENT_TYPES = PreviewServer._STATIC_CONTENT_TYPES | {
        str(own): f"text/{own.suffix.replace('.js', '.javascript')[1:]}" for own in OWN
    }

    async def _index(self, request: Any) -> Any:
        answer = await super()._index(request)
        words = "".join(f' data-{name}="{escape(text)}"' for name, text in self.preview.words().items())
        own = f'<link rel="stylesheet" href="/page.css"><script src="/page.js"{words}></script></head>'
        answer.text = answer.text.replace("</head>", own, 1)
        return answer


def _as_seen_now(page: MemberPage, tab: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
    """A click on what a tab showed before its last refresh, made one on what it shows now.

    simcord drops such clicks without a word, since in tests nothing moves but by the test. In Discord they reach the
    bot, which knows what to say to outdated ones.
    """
    shown = page._pages.get(tab or "")
    if shown is None or not isinstance(body, Mapping) or body.get("sequence") != shown.last_sequence + 1:
        return body  # also what a tab sends once more after a lost connection: that must stay the same
    return {**body, "published_revision": shown.revision} if "published_revision" in body else body
