"""Every refusal of the service has its words, with the arguments that the service gives."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource

import bot.tables.model

FOLDER = Path(bot.tables.model.__file__).parent
WORDS = FOLDER.parent / "locales" / "en"
FROM_ENGINE = {"refuse-no-such-move", "refuse-not-your-turn", "refuse-game-over"}
"""Refusals of the engine, and of the picker, that are worded here too."""


@cache
def refusals() -> dict[str, set[str]]:
    """The ids that the service refuses with, and the names of their arguments."""
    found = {"refuse-broken": {"table"}}
    for status in (*get_args(bot.tables.model.Closing), "lobby-withdrawn", "lobby-expired"):
        found[f"refuse-{status}"] = set()
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", None) == "refuse":
                for id in ids(node.args[0]):
                    found[f"refuse-{id}"] = {keyword.arg for keyword in node.keywords}
    return found


def ids(given: ast.expr) -> list[str]:
    """What an expression may be; of a condition that chooses between two, nothing of the condition itself."""
    if isinstance(given, ast.IfExp):
        return [*ids(given.body), *ids(given.orelse)]
    return [given.value] if isinstance(given, ast.Constant) else []


@pytest.fixture(scope="module")
def words() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    for path in WORDS.glob("*.ftl"):
        bundle.add_resource(FluentResource(path.read_text()))
    return bundle


def test_service_refuses_with_many_ids():
    assert {"refuse-stale", "refuse-seats", "refuse-oneself", "refuse-game-over", "refuse-closed"} <= set(refusals())


@pytest.mark.parametrize("id", sorted(set(refusals()) | FROM_ENGINE))
def test_refusal_has_words(words, id):
    text, errors = words.format_pattern(words.get_message(id).value, dict.fromkeys(refusals().get(id, ()), 3))
    assert errors == []
    assert "{" not in text
