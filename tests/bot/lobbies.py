"""What people do in a lobby of the simulated Discord, and what tests read there."""

from __future__ import annotations

from typing import Any


def said(tools: Any, result: Any) -> str:
    """What the person was told: the private answer, or the private follow-up of an edited message."""
    message = result.followups[-1] if result.followups else result.response
    assert message.ephemeral
    return str(tools.text(message))


def public(sea: Any) -> list[Any]:
    """All messages that everybody sees."""
    return list(sea.channel.history(viewer=sea.watcher))


def menu(tools: Any, message: Any, field: str) -> dict[str, Any]:
    """The select menu of a message that a word in its custom id tells."""
    return next(p for p in tools.parts(message) if p["type"] in (3, 5) and f":{field}" in p["custom_id"])


async def opened(sea: Any, **options: Any) -> int:
    """A lobby of light's; its table's number."""
    await sea.light.slash(sea.channel, "tranquility start", **options)
    return max(table.id for table in await sea.bot.tables.reading.of_user(sea.light.id))


async def invite(sea: Any, tools: Any, member: Any, *people: Any) -> Any:
    """Invite people by the menu; the result of the choice."""
    page = (await member.click(sea.card(), label="Invite")).response
    return await member.select(page, list(people), custom_id=menu(tools, page, "invited")["custom_id"])


async def choose(tools: Any, member: Any, page: Any, field: str, value: str) -> Any:
    """Choose something on the options page."""
    return await member.select(page, [value], custom_id=menu(tools, page, field)["custom_id"])
