"""Serves the first page of the try-out, and opens the ways from there into the simulated Discord."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Self

from aiohttp import web

from bot.texts import ENGLISH, LANGUAGES
from bot.tryout.front import SPANS, front, rival_command
from bot.tryout.harbour import HOST, Harbour, free_port
from bot.tryout.pages import Where
from engine.registry import GAMES

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

LOCALES = {"en": "en-US"}
"""Discord's locale of a language, where it differs from the language's own code."""


class Landing:
    """Serves the first page on 127.0.0.1, at `port` or, where that is taken, at a free one.

    The members in `undecided` speak the language of the page until another is chosen for them.
    """

    def __init__(self, sea: Harbour, port: int, undecided: Iterable[str] = ()) -> None:
        self.sea = sea
        self._undecided = set(undecided)
        self.port = free_port(port)
        # the members' pages get the ports that follow, so that their addresses stay the same from one run to the next
        doors: list[tuple[str, Where]] = [(name, where) for name in sea.members for where in ("channel", "messages")]
        self._ports = {door: self.port + number for number, door in enumerate(doors, start=1)}
        app = web.Application(middlewares=[self._local_only])
        app.add_routes(
            [
                web.get("/", self._page),
                web.get("/open/{member}/{where:channel|messages}", self._open),
                web.get(r"/open/{member}/thread-{thread:\d+}", self._open_thread),
                web.post("/play/{member}/{game}", self._play),
                web.post("/locale/{member}", self._speak),
                web.post("/pass/{hours}", self._pass),
            ]
        )
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://{HOST}:{self.port}/"

    async def __aenter__(self) -> Self:
        await self._runner.setup()
        await web.TCPSite(self._runner, HOST, self.port).start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._runner.cleanup()

    @web.middleware
    async def _local_only(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        # a foreign site whose name was pointed at this machine must not come in
        if request.host not in (f"{HOST}:{self.port}", f"localhost:{self.port}"):
            raise web.HTTPForbidden
        return await handler(request)

    async def _page(self, request: web.Request) -> web.Response:
        language = _language(request)
        self.sea.locales.update(dict.fromkeys(self._undecided, LOCALES.get(language, language)))
        return web.Response(text=front(self.sea, language), content_type="text/html")

    async def _open(self, request: web.Request) -> web.Response:
        member, where = request.match_info["member"], request.match_info["where"]
        if member not in self.sea.members:
            raise web.HTTPNotFound
        door: tuple[str, Where] = (member, "channel" if where == "channel" else "messages")
        raise web.HTTPFound(await self.sea.page(*door, self._ports[door], f"{self.url}open/{member}/channel"))

    async def _open_thread(self, request: web.Request) -> web.Response:
        member, thread = request.match_info["member"], int(request.match_info["thread"])
        try:
            url = await self.sea.page(member, thread, 0, f"{self.url}open/{member}/channel")
        except KeyError:
            raise web.HTTPNotFound from None
        raise web.HTTPFound(url)

    async def _play(self, request: web.Request) -> web.Response:
        member, game = request.match_info["member"], request.match_info["game"]
        if member not in self.sea.members or game not in GAMES:
            raise web.HTTPNotFound
        command, itself, options = rival_command(GAMES[game])
        await self.sea.play(member, command, itself, **options)
        raise web.HTTPSeeOther(f"/open/{member}/channel")

    async def _speak(self, request: web.Request) -> web.Response:
        member, language = request.match_info["member"], str((await request.post()).get("language"))
        if member not in self.sea.members or language not in LANGUAGES:
            raise web.HTTPNotFound
        self._undecided.discard(member)
        self.sea.locales[member] = LOCALES.get(language, language)
        raise web.HTTPSeeOther(f"/?language={_language(request)}")

    async def _pass(self, request: web.Request) -> web.Response:
        hours = request.match_info["hours"]
        if hours not in map(str, SPANS.values()):
            raise web.HTTPNotFound
        await self.sea.pass_time(int(hours))
        raise web.HTTPSeeOther(f"/?language={_language(request)}#time")


def _language(request: web.Request) -> str:
    """The language of the page: the one that its address names, else the first that the browser wants of ours."""
    wanted = [part.partition(";")[0].strip() for part in request.headers.get("Accept-Language", "").split(",")]
    named = [request.query.get("language", ""), *(code.lower().partition("-")[0] for code in wanted)]
    return next((code for code in named if code in LANGUAGES), ENGLISH)
