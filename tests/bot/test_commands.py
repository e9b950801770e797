"""Discord's limits on commands, over the whole tree and every language: one command too many hides them all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot import texts
from bot.speech import CHOICE, choice_text
from bot.texts import say
from engine.registry import GAMES
from tests.bot.locale_files import in_place

NAME = re.compile(r"^[-_\w]{1,32}$")


@pytest.fixture
async def payloads(sea: Any) -> list[dict[str, Any]]:
    """The commands as they were sent to Discord."""
    (sync,) = [r for r in sea.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
    return list(sync.json)


def nodes(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command with all its subcommands, options and choices."""
    yield command
    for child in (*command.get("options", ()), *command.get("choices", ())):
        yield from nodes(child)


def words(node: dict[str, Any], field: str) -> list[str]:
    """A name or description in all languages."""
    return [node.get(field) or "", *(node.get(f"{field}_localizations") or {}).values()]


async def test_names_are_lower_case_words(payloads: list[dict[str, Any]]) -> None:
    for command in payloads:
        for node in nodes(command):
            if "value" in node:
                assert all(1 <= len(name) <= 100 for name in words(node, "name"))
                continue
            for name in words(node, "name"):
                assert NAME.match(name), name
                assert name == name.lower()


async def test_everything_is_named_and_described_in_every_language(payloads: list[dict[str, Any]]) -> None:
    for command in payloads:
        for node in nodes(command):
            if "value" not in node:  # the languages themselves are choices that need no translation
                assert set(node["name_localizations"]) == {"ru", "uk"}, node["name"]
                assert set(node["description_localizations"]) == {"ru", "uk"}
                assert all(1 <= len(text) <= 100 for text in words(node, "description")), node["name"]


async def test_siblings_have_different_names_in_every_language(payloads: list[dict[str, Any]]) -> None:
    groups = [payloads, *(node.get("options") or [] for command in payloads for node in nodes(command))]
    for siblings in groups:
        for language in range(3):
            names = [words(node, "name")[language] for node in siblings]
            assert len(names) == len(set(names)), names


async def test_counts_and_sizes(payloads: list[dict[str, Any]]) -> None:
    assert len(payloads) <= 100
    for command in payloads:
        for node in nodes(command):
            assert len(node.get("options") or ()) <= 25
            assert len(node.get("choices") or ()) <= 25
        total = sum(
            max(map(len, words(node, "name")))
            + max(map(len, words(node, "description")))
            + len(str(node.get("value", "")))
            for node in nodes(command)
        )
        assert total <= 8000, f"{command['name']}: {total} characters"


async def test_choices_tell_in_full_what_they_mean(payloads: list[dict[str, Any]]) -> None:
    (mode,) = [node for node in nodes(payloads[1]) if node["name"] == "mode"]
    names = {choice["value"]: choice["name"] for choice in mode["choices"]}
    assert names["usual"] == "usual game: 36 cells to fill together; begin with this one"
    assert names["poseidon"] == "Poseidon · !!!!: 12 islands are missing, nobody knows which"
    told = [name for command in payloads for node in nodes(command) if "value" in node for name in words(node, "name")]
    assert [name for name in told if name.endswith("…")] == []


async def test_what_is_chosen_in_rematches_alone_is_no_parameter_of_start(payloads: list[dict[str, Any]]) -> None:
    later = {id: game.hooks.rematch_options for id, game in GAMES.items()}
    assert any(later.values())
    for command in payloads:
        for start in (node for node in command.get("options", ()) if node["name"] == "start"):
            offered = {option["name"].replace("-", "_") for option in start["options"]}
            named = {say("en", f"{command['name']}-option-{name}.name") for name in later[command["name"]]}
            assert not named & {option["name"] for option in start["options"]}
            assert not later[command["name"]] & offered


async def test_commands_are_registered_only_when_they_changed(sea: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def syncs() -> int:
        return sum(1 for r in sea.env.http_requests if r.method == "PUT" and r.path.endswith("/commands"))

    assert syncs() == 1
    monkeypatch.setattr(texts, "say", lambda language, id, /, **args: say(language, id, **args))
    await sea.restart()  # it puts its commands together itself: what says them isn't what it was (see `commanding`)
    assert syncs() == 1


def test_what_is_too_long_for_a_choice_is_cut(tmp_path: Path) -> None:
    words = {"en": f"wind = gale\n    .about = {'it blows ' * 12}\ncalm = calm\n"}
    with in_place(tmp_path, words):
        told = choice_text("en", "wind", 2)
        assert told.startswith("gale · !!: it blows")
        assert told.endswith("…")
        assert len(told) <= CHOICE
        assert choice_text("en", "calm") == "calm"
