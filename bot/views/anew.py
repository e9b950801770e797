"""Pages with menus, shown anew where a choice is refused: else the client would go on showing what isn't chosen."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from functools import wraps

from bot.tables.model import Refusal
from bot.views import answers
from bot.views.page import Page
from bot.views.tap import Handler, Tap


def shown_anew(now: Callable[[Tap], Awaitable[Page]]) -> Callable[[Handler], Handler]:
    """A handler of a menu: where it refuses, its page as it is `now` comes first, where that can still be had."""

    def guarded(handler: Handler) -> Handler:
        @wraps(handler)
        async def handle(tap: Tap) -> None:
            try:
                await handler(tap)
            except Refusal:
                with contextlib.suppress(Refusal):
                    await answers.show(tap.interaction, await now(tap))
                raise

        return handle

    return guarded
