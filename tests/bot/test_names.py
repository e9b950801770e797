"""Names are anybody's text: they ping nobody, break no layout and mark nothing up, in messages and in pictures."""

from __future__ import annotations

from typing import Any

import pytest

NAMES = {
    "markup": "**bold** __x__ ~~y~~ `z` ||s|| # h",
    "mention": "@everyone <@&1> <#2> @here",
    "link": "[free](https://example.com) https://example.com",
    "right to left": "\u202eevil\u202c \u200fname",
    "emoji": "⚓" * 32,
    "arabic": "أميرال البحر",
    "chinese": "海軍上將",
    "nothing visible": "\u200b\u2800",
    "lines": "a\nb\r\nc",
    "fluent": "{ $table } { -term }",
}


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES.keys())
async def test_a_name_is_only_a_name(sea: Any, tools: Any, name: str) -> None:
    odd = sea.member("odd", global_name=name)
    table = await sea.start("sealords", odd, first="opponent")
    assert sea.pinged() == [odd.id]
    assert tools.alts(sea.card())[0].startswith("Turn 1 of 16")
    moves = await odd.autocomplete(sea.channel, "sealords move", "move", "")
    await odd.slash(sea.channel, "sealords move", move=moves[0]["value"])
    assert "lays Ship" not in tools.text(sea.card()), "it can still be taken back"
    await sea.end_turn(table)
    for message in sea.channel.history(viewer=sea.watcher):
        text = tools.text(message)
        assert "@everyone" not in text
        assert "@here" not in text
        assert "\u202e" not in text
        assert "**bold**" not in text
        assert "[free](" not in text
        assert "\r" not in text
    assert "lays Ship" in tools.text(sea.card())
    for request in sea.env.http_requests:
        if request.method in ("POST", "PATCH") and isinstance(request.json, dict) and "components" in request.json:
            assert request.json["allowed_mentions"].get("parse", []) == []
