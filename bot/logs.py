"""Logs: structlog for ours, the libraries' through the same formatter, and no secret in any of them."""

from __future__ import annotations

import logging
import re
import sys
from typing import TextIO

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from bot.settings import LogFormat, LogLevel

MASK = "***"
SECRET_KEYS = frozenset(
    {"token", "authorization", "password", "secret", "secrets", "headers"}  # of the bot
    | {"seed", "state", "view", "hand", "hands", "deck", "pile", "reserve", "fake", "mine", "mines"}  # of a game
    | {"path", "paths", "action", "answer", "answers", "draft"}  # of a player's move
)
"""Names of fields that may hold what a player must not see, or what lets somebody else be the bot."""

_TOKENS = re.compile(
    r"[\w-]{23,30}\.[\w-]{6}\.[\w-]{27,}"  # a bot token
    r"|(?<=/webhooks/)(\d+)/[\w.~-]{20,}"  # an interaction's token, in addresses that discord.py logs
    r"|(?<=/interactions/)(\d+)/[\w.~-]{20,}"
    r"|\baW50ZXJhY3Rpb246[\w=.~-]+"  # "interaction:" in base 64: the same token by itself
)


def mask(_logger: WrappedLogger | None, _method: str, event: EventDict) -> EventDict:
    """Mask what must not stand in a log: secret fields, at any depth, and tokens within texts."""
    return {key: MASK if key.lower() in SECRET_KEYS else _masked(value) for key, value in event.items()}


def _masked(value: object) -> object:
    if isinstance(value, str):
        return _TOKENS.sub(MASK, value)
    if isinstance(value, dict):
        return {k: MASK if str(k).lower() in SECRET_KEYS else _masked(v) for k, v in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_masked(item) for item in value]
    return value


def set_up(level: LogLevel = "INFO", format: LogFormat = "console", stream: TextIO | None = None) -> None:
    """Send all logs of the process to `stream` (stderr) in one format. May be called again to change it."""
    stream = stream or sys.stderr
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.PositionalArgumentsFormatter(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
    ]
    # tracebacks without local variables: those hold states and hands. Masked last, when they are text.
    ending: list[Processor]
    if format == "json":
        ending = [structlog.processors.format_exc_info, mask, structlog.processors.JSONRenderer(ensure_ascii=False)]
    else:
        console = structlog.dev.ConsoleRenderer(
            colors=stream.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
        ending = [structlog.processors.format_exc_info, mask, console]
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *ending]
    )
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    # discord.py tells every gateway payload and request at DEBUG: other people's messages and our secret pictures
    for name in ("discord", "aiosqlite", "asyncio"):
        logging.getLogger(name).setLevel(max(logging.getLevelName(level), logging.INFO))
