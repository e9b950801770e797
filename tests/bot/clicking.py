"""Reading a message as Discord takes it, with its limits, and clicking what it offers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bot.views.page import PLACEHOLDER, TEXTS

ANSWERS = ("pick", "pair", "tap", "do", "col", "collect", "collected")
"""The verbs of what answers a question in the picker."""


def answers(tools: Any, message: Any) -> list[dict[str, Any]]:
    """The menus and buttons of a picker that answer its question."""
    used = [part for part in tools.parts(message) if part["type"] in (2, 3) and not part.get("disabled")]
    return [part for part in used if part["custom_id"].split(":")[2] in ANSWERS]


def components(raw: Any) -> Iterator[dict[str, Any]]:
    for component in raw:
        yield component
        yield from components(component.get("components", ()))


def assert_valid(raw: Any) -> list[dict[str, Any]]:
    """All components of a message, of which Discord takes issue with none."""
    found = list(components(raw))
    assert len(found) <= 40
    assert sum(len(part["content"]) for part in found if part["type"] == 10) <= TEXTS
    ids = [part["custom_id"] for part in found if "custom_id" in part]
    assert len(set(ids)) == len(ids)
    assert all(1 <= len(id) <= 100 for id in ids)
    for part in found:
        if part["type"] == 1:
            assert 1 <= len(part["components"]) <= (1 if part["components"][0]["type"] != 2 else 5)
        if part["type"] == 2:
            assert 1 <= len(part["label"]) <= 80
        if part["type"] == 3:
            assert_valid_menu(part)
    return found


def assert_valid_menu(menu: dict[str, Any]) -> None:
    options = menu["options"]
    assert 1 <= len(options) <= 25
    assert len(menu["placeholder"]) <= PLACEHOLDER, "a phone shows no more"
    assert len({option["value"] for option in options}) == len(options)
    for option in options:
        assert 1 <= len(option["label"]) <= 100
        assert 1 <= len(option["value"]) <= 100
        assert len(option.get("description") or "") <= 100
    assert 0 <= menu["min_values"] <= menu["max_values"] <= len(options)
    assert menu["max_values"] >= 1
    assert sum(bool(option.get("default")) for option in options) <= menu["max_values"]


class Reader:
    """Somebody before a message, who clicks what it offers."""

    def __init__(self, member: Any, message: Any) -> None:
        self.member = member
        self.message = message

    @property
    def parts(self) -> list[dict[str, Any]]:
        return assert_valid([part if isinstance(part, dict) else part.to_dict() for part in self.message.components])

    def of(self, verb: str) -> list[dict[str, Any]]:
        """The buttons and menus that do this, those that can't be used left out."""
        found = [part for part in self.parts if "custom_id" in part and not part.get("disabled")]
        return [part for part in found if part["custom_id"].split(":")[2] == verb]

    async def use(self, part: dict[str, Any], *values: str) -> None:
        if part["type"] == 3:
            await self.member.select(self.message, list(values), custom_id=part["custom_id"])
        else:
            await self.member.click(self.message, custom_id=part["custom_id"])

    async def find(self, verb: str, token: str) -> dict[str, Any]:
        """The menu or button with this option, on whatever page or in whatever column it is."""
        while True:
            for part in self.of(verb):
                if any(option["value"] == token for option in part.get("options", ())):
                    return part
            for part in self.of("tap"):
                if part["custom_id"].endswith(f":{token}"):
                    return part
            column = re.match("[A-Z]+", token)
            for part in self.of("col"):
                for option in part["options"]:
                    if option["label"] == f"Column {column[0] if column else ''}":
                        await self.use(part, option["value"])
                        break
                else:
                    continue
                break
            else:
                after = [part for part in self.of("leaf") if part["custom_id"].endswith(">")]
                assert after, f"{token} can't be reached"
                await self.use(after[0])

    async def open(self, sea: Any) -> None:
        """Open the question anew."""
        self.message = (await self.member.click(sea.card(), label="Play")).response

    async def back_to_columns(self) -> None:
        for part in self.of("back"):
            if part["custom_id"].endswith(":col"):
                await self.use(part)

    async def first_page(self) -> None:
        while before := [part for part in self.of("leaf") if part["custom_id"].endswith("<")]:
            await self.use(before[0])
