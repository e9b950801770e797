"""`/settings`: what a person chooses for himself, by a button or out of a menu."""

from __future__ import annotations

from typing import Any

import pytest

from bot import texts
from bot.tables.person import Person
from bot.views import settings
from tests.bot.lobbies import menu, said


@pytest.mark.parametrize("choice", settings.SETTINGS, ids=lambda choice: choice.key)
async def test_each_choice_is_turned_over_and_back(sea: Any, tools: Any, choice: Any) -> None:
    page = (await sea.light.slash(sea.channel, "settings")).response

    async def chosen() -> str:
        return str(choice.get(await sea.bot.tables.people.get(sea.light.id)))

    first = await chosen()

    def label_of(value: str) -> str:
        return texts.say("en", f"button-settings-{choice.key}", value=value)

    for value in (*(each for each in choice.values if each != first), first):
        if len(choice.values) == 2:
            before, label = label_of(await chosen()), label_of(value)
            assert " · turn " in before, "it says how things are, and what a click does"
            await sea.light.click(page, label=before)
            assert label in tools.buttons(page)
            assert before not in tools.buttons(page)
        else:
            chooser, label = menu(tools, page, "choose"), label_of(value)
            assert label in [option["label"] for option in chooser["options"]]
            await sea.light.select(page, [value], custom_id=chooser["custom_id"])
        assert await chosen() == value
        assert settings.told(choice.key, value, "en") in tools.text(page)


async def test_how_one_is_called_to_ones_turn_and_what_happens_without_messages(sea: Any, tools: Any) -> None:
    page = (await sea.dark.slash(sea.channel, "settings")).response
    for value in ("ping", "dm"):
        await sea.dark.select(page, [value], custom_id=menu(tools, page, "choose")["custom_id"])
        since = len(sea.env.http_requests)
        await sea.start("sealords", sea.dark, first="opponent")
        told = [request for request in sea.env.http_requests[since:] if request.method == "POST"]
        messages = [request for request in told if request.path.endswith("/messages")]
        assert any(str(sea.dark.user.dm_channel.id) in request.path for request in messages) == (value == "dm")
        # the challenge pings him, and his first turn too where he wants that
        called = [request for request in messages if str(sea.dark.id) in str(request.json["allowed_mentions"])]
        assert len(called) == (2 if value == "ping" else 1)
    assert "I ping you" in tools.text(page)
    await sea.dark.click(page, label="Direct messages: on · turn off")
    await sea.start("sealords", sea.dark, first="opponent")
    assert sea.dark.id in sea.pinged(), "he wants messages, but none come"


async def test_several_values_are_a_menu(sea: Any, tools: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    values = {"never": (True, True), "dull": (True, False), "always": (False, True)}
    choice = settings.Setting(
        "tips",
        tuple(values),
        lambda profile: next(v for v, fields in values.items() if fields == (profile.tips_off, profile.contrast)),
        lambda value: dict(zip(("tips_off", "contrast"), values[value], strict=True)),
    )
    monkeypatch.setattr(settings, "SETTINGS", (choice,))
    await sea.bot.tables.people.choose(Person(sea.light.id, "Nakhimov"), tips_off=True)
    page = (await sea.light.slash(sea.channel, "settings")).response
    options = menu(tools, page, "choose")["options"]
    assert [(option["value"], option.get("default", False)) for option in options] == [
        ("never", False),
        ("dull", True),
        ("always", False),
    ]
    await sea.light.select(page, ["always"], custom_id=menu(tools, page, "choose")["custom_id"])
    profile = await sea.bot.tables.people.get(sea.light.id)
    assert (profile.tips_off, profile.contrast) == (False, True)


async def test_it_speaks_the_readers_language(sea: Any, tools: Any) -> None:
    sea.locales[sea.light.id] = "uk"
    assert "**Виклики** увімкнено" in said(tools, await sea.light.slash(sea.channel, "settings"))
