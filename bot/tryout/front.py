"""The words of the try-out's first page, as HTML: how to begin, the ways to the members' pages, what is simulated."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from bot.tables.choices import always_two
from bot.texts import ENGLISH, LANGUAGES, language_of, say
from bot.tryout.harbour import Harbour
from engine.game import Game
from engine.registry import GAMES

STYLE = Path(__file__).with_name("landing.css").read_text(encoding="utf-8")

SPANS = {"hour": 1, "day": 24, "week": 7 * 24}
"""The lengths of time that can be let pass, in hours."""
MARK = "\0"
"""Stands for what is HTML already while a message is escaped."""

COPY = """
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  await navigator.clipboard.writeText(button.dataset.copy);
  const label = button.textContent;
  button.textContent = button.dataset.done;
  setTimeout(() => { button.textContent = label; }, 1500);
});
"""


def front(sea: Harbour, language: str) -> str:
    """The first page in this language."""
    title = escape(say(language, "tryout-title"))
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head>"
        f"<body><main>{_tongues(language)}<h1>⚓ {title}</h1><p>{escape(say(language, 'tryout-what'))}</p>"
        f"{_at_once(sea, language)}{_start(sea, language)}"
        f"{_members(sea, language)}{_time(sea, language)}{_simulated(sea, language)}</main>"
        f"<script>{COPY}</script></body></html>"
    )


def _tongues(language: str) -> str:
    links = "".join(
        f'<a href="/?language={code}" lang="{code}"{" aria-current=page" if code == language else ""}>'
        f"{escape(say(code, 'tryout-language'))}</a>"
        for code in LANGUAGES
    )
    return f'<nav class="tongues" aria-label="{escape(say(language, "tryout-languages"))}">{links}</nav>'


def _at_once(sea: Harbour, language: str) -> str:
    """One click, and a game against the bot runs."""
    first = next(iter(sea.members))
    games = "".join(_rival(language, first, game) for game in GAMES.values())
    title, about = _said(language, "tryout-now"), _said(language, "tryout-now-about", member=first)
    return f'<section id="now"><h2>{title}</h2><p>{about}</p><div class="games">{games}</div></section>'


def _rival(language: str, member: str, game: Game) -> str:
    label, named = escape(say(language, "tryout-now-play")), escape(say(language, f"{game.id}-name"))
    return (
        f'<form class="game" method="post" action="/play/{escape(member)}/{game.id}" target="{escape(member)}-channel">'
        f"<span>{escape(say(language, f'{game.id}-about'))}</span>"
        f'<button aria-label="{label}: {named}">⚓ {label}</button></form>'
    )


def rival_command(game: Game) -> tuple[str, str, dict[str, Any]]:
    """The command by which people begin a game with the bot, an easy one for the first: its name, the option that names
    the bot, "" for none, and the other options.
    """
    level = {} if game.hooks.levels is None else {say(ENGLISH, "command-start-level.name"): "easy"}
    if always_two(game):
        return _command(game)[1:], say(ENGLISH, "command-start-opponent.name"), level
    return _command(game)[1:], "", {say(ENGLISH, "command-gather-bots.name"): 1, **level}


def _start(sea: Harbour, language: str) -> str:
    """From nothing into a game, step by step."""
    first, second = list(sea.members)[:2]
    games = "".join(_game(language, game) for game in GAMES.values())
    begun: dict[str, list[str]] = {"duel": [], "lobby": [], "alone": []}
    for game in GAMES.values():
        begun[_way(game)].append(_command(game))
    steps = [
        f'<p>{_said(language, "tryout-step-copy")}</p><div class="games">{games}</div>',
        f"<p>{_said(language, 'tryout-step-open', member=first)}</p>{_door(language, first, 'channel')}",
        _said(language, "tryout-step-send"),
        *[_said(language, f"tryout-step-{way}", named, other=second) for way, named in begun.items() if named],
        _said(language, "tryout-step-play"),
    ]
    listed = "".join(f"<li>{step}</li>" for step in steps)
    return f"<section><h2>{_said(language, 'tryout-start')}</h2><ol>{listed}</ol></section>"


def _way(game: Game) -> str:
    """How one begins with it: by a challenge, in a lobby that others must join, or in one where nobody has to."""
    if always_two(game):
        return "duel"
    return "alone" if 1 in game.seats(game.Options()) else "lobby"


def _game(language: str, game: Game) -> str:
    command = escape(_command(game))
    done, label = (escape(say(language, f"tryout-{word}")) for word in ("copied", "copy"))
    return (
        f'<div class="game"><span>{escape(say(language, f"{game.id}-about"))}</span><div class="command">'
        f'<code>{command}</code><button data-copy="{command}" data-done="{done}">{label}</button></div></div>'
    )


def _command(game: Game) -> str:
    return f"/{say(ENGLISH, f'{game.id}-about.name')} start"


def _members(sea: Harbour, language: str) -> str:
    cards = "".join(_member(sea, language, name) for name in sea.members)
    title, about = (_said(language, id) for id in ("tryout-members", "tryout-members-about"))
    return f'<section><h2>{title}</h2><p>{about}</p><div class="members">{cards}</div></section>'


def _member(sea: Harbour, language: str, name: str) -> str:
    spoken = language_of(sea.locales[name])
    options = "".join(
        f'<option value="{code}"{" selected" if code == spoken else ""}>{escape(say(code, "tryout-language"))}</option>'
        for code in LANGUAGES
    )
    label = escape(say(language, "tryout-speaks", name=name))
    doors = "".join(_door(language, name, where) for where in ("channel", "messages"))
    return (
        f"<article><header><h3>{escape(name)}</h3>"
        f'<form method="post" action="/locale/{escape(name)}?language={language}">'
        f'<select name="language" aria-label="{label}" onchange="this.form.submit()">{options}</select>'
        f"<noscript><button>OK</button></noscript></form></header><nav>{doors}</nav></article>"
    )


def _door(language: str, name: str, where: str) -> str:
    label = escape(say(language, f"tryout-{where}"))
    return f'<a class="door" target="{escape(name)}-{where}" href="/open/{escape(name)}/{where}">{label}</a>'


def _time(sea: Harbour, language: str) -> str:
    """What time it is, and buttons that let some of it pass."""
    title, about = (_said(language, id) for id in ("tryout-time", "tryout-time-about"))
    now = _said(language, "tryout-time-now", time=f"{sea.now:%Y-%m-%d %H:%M}")
    forms = "".join(
        f'<form method="post" action="/pass/{hours}?language={language}">'
        f"<button>{_said(language, f'tryout-pass-{span}')}</button></form>"
        for span, hours in SPANS.items()
    )
    return f'<section id="time"><h2>{title}</h2><p>{about}</p><p>{now}</p><div class="spans">{forms}</div></section>'


def _simulated(sea: Harbour, language: str) -> str:
    """What real Discord does otherwise."""
    about = [
        _said(language, "tryout-simulated-commands", [_command(game) for game in GAMES.values()]),
        *(_said(language, f"tryout-simulated-{what}") for what in ("threads", "menus", "news", "times", "words")),
        _said(language, "tryout-simulated-server", ["/server"], moderator=sea.moderator),
    ]
    listed = "".join(f"<li>{what}</li>" for what in about)
    return f"<section><h2>{_said(language, 'tryout-simulated')}</h2><ul>{listed}</ul></section>"


def _said(language: str, id: str, commands: list[str] | None = None, **names: str) -> str:
    """A message as HTML, `commands` in it as code."""
    shown = ", ".join(f"<code>{escape(command)}</code>" for command in commands or ())
    return escape(say(language, id, **names, **({"commands": MARK} if commands else {}))).replace(MARK, shown)
