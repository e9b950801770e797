"""The first page of the try-out: what to do, and the ways into the simulated Discord."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from html import escape
from typing import Self

from aiohttp import web

from bot.texts import ENGLISH, LANGUAGES, language_of, say
from bot.tryout.harbour import HOST, Harbour, Where, free_port
from engine.registry import GAMES

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

LOCALES = {"en": "en-US"}
"""Discord's locale of a language, where it differs from the language's own code."""

STYLE = """
:root { color-scheme: light; --ink: #1d3146; --paper: #f6f1e4; --sea: #2b5c97; --edge: #c9bfa5; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.5 system-ui, sans-serif; }
main { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { margin: 0 0 .5rem; font-size: 1.7rem; }
section { margin-top: 1rem; padding: 1rem; background: #fff; border: 1px solid var(--edge); border-radius: .75rem; }
h2 { margin: 0; font-size: 1.15rem; }
header, nav { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; justify-content: space-between; }
nav { margin-top: .8rem; align-items: stretch; }
a { flex: 1 1 8rem; display: grid; place-items: center; padding: .65rem .8rem; border-radius: .5rem; text-align: center;
  background: var(--sea); color: #fff; text-decoration: none; font-weight: 600; }
a:hover, a:focus-visible { background: #1f4676; }
select, button { font: inherit; padding: .35rem .6rem; border: 1px solid var(--edge); border-radius: .5rem;
  background: #fff; color: inherit; }
code { background: #e9e2d0; border-radius: .3rem; padding: .1rem .35rem; white-space: nowrap; }
"""


class Landing:
    """Serves the first page on 127.0.0.1, at `port` or, where that is taken, at a free one."""

    def __init__(self, sea: Harbour, port: int) -> None:
        self.sea = sea
        self.port = free_port(port)
        # the members' pages get the ports that follow, so that their addresses stay the same from one run to the next
        doors: list[tuple[str, Where]] = [(name, where) for name in sea.members for where in ("channel", "messages")]
        self._ports = {door: self.port + number for number, door in enumerate(doors, start=1)}
        app = web.Application(middlewares=[self._local_only])
        app.add_routes(
            [
                web.get("/", self._page),
                web.get("/open/{member}/{where:channel|messages}", self._open),
                web.post("/locale/{member}", self._speak),
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
        language = language_of(request.headers.get("Accept-Language", "").partition(",")[0].partition(";")[0])
        return web.Response(text=self._html(language), content_type="text/html")

    async def _open(self, request: web.Request) -> web.Response:
        member, where = request.match_info["member"], request.match_info["where"]
        if member not in self.sea.members:
            raise web.HTTPNotFound
        door: tuple[str, Where] = (member, "channel" if where == "channel" else "messages")
        raise web.HTTPFound(await self.sea.page(*door, self._ports[door]))

    async def _speak(self, request: web.Request) -> web.Response:
        member, language = request.match_info["member"], str((await request.post()).get("language"))
        if member not in self.sea.members or language not in LANGUAGES:
            raise web.HTTPNotFound
        self.sea.locales[member] = LOCALES.get(language, language)
        raise web.HTTPSeeOther("/")

    def _html(self, language: str) -> str:
        title = escape(say(language, "tryout-title"))
        starts = ", ".join(f"<code>/{say(ENGLISH, f'{id}-about.name')} start</code>" for id in GAMES)
        shown = {"starts": starts, "games": "<code>/games</code>", "server": "<code>/server</code>"}
        shown["moderator"] = escape(self.sea.moderator)
        marks = {name: chr(number) for number, name in enumerate(shown)}
        how, commands = (escape(say(language, id, **marks)) for id in ("tryout-how", "tryout-commands"))
        for name, mark in marks.items():
            how, commands = how.replace(mark, shown[name]), commands.replace(mark, shown[name])
        members = "".join(self._member(language, name) for name in self.sea.members)
        return (
            f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{title}</title><style>{STYLE}</style></head>"
            f"<body><main><h1>⚓ {title}</h1><p>{how}</p><p>{commands}</p>{members}</main></body></html>"
        )

    def _member(self, language: str, name: str) -> str:
        spoken = language_of(self.sea.locales[name])
        options = "".join(
            f'<option value="{code}"{" selected" if code == spoken else ""}>{escape(say(code, "tryout-language"))}'
            "</option>"
            for code in LANGUAGES
        )
        label = escape(say(language, "tryout-speaks", name=name))
        links = "".join(
            f'<a target="_blank" href="/open/{escape(name)}/{where}">{escape(say(language, f"tryout-{where}"))}</a>'
            for where in ("channel", "messages")
        )
        return (
            f"<section><header><h2>{escape(name)}</h2>"
            f'<form method="post" action="/locale/{escape(name)}">'
            f'<select name="language" aria-label="{label}" onchange="this.form.submit()">{options}</select>'
            f"<noscript><button>OK</button></noscript></form></header><nav>{links}</nav></section>"
        )
