"""What people are told when the database fails: no more than is true."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot import client, texts
from bot.settings import Settings
from bot.tables.store import Corrupt, StoreError, Unsaved
from bot.views import answers

PAGE = 4096
LOST = {"en": "lost", "ru": "потеря", "uk": "втрач"}


def destroy(database: Path) -> None:
    """Overwrite all but the first page."""
    with database.open("r+b") as file:
        file.seek(PAGE)
        file.write(Random(1).randbytes(database.stat().st_size - PAGE))


def answer(result: Any, tools: Any) -> str:
    told = [m for m in [*result.followups, result.response] if m is not None and m.ephemeral]
    return tools.text(told[0])


@pytest.mark.parametrize("locale", ["en-US", "ru", "uk"])
async def test_a_file_that_is_damaged_while_the_bot_runs(sea: Any, tools: Any, locale: str) -> None:
    await sea.start(first="challenger", board="strait")
    sea.locales[sea.light.id] = locale
    database = sea.bot.store._database
    await database.run("PRAGMA wal_checkpoint(TRUNCATE)")
    destroy(sea.database)
    await database.run("PRAGMA shrink_memory")
    with capture_logs() as logs:
        clicked = await sea.light.click(sea.card(), label="Play")
        typed = await sea.light.slash(sea.channel, "games")
    language = texts.language_of(locale)
    for result in (clicked, typed):
        assert answer(result, tools) == texts.say(language, "storage-damaged")
    reasons = [entry["reason"] for entry in logs if entry["event"] == "database fails"]
    assert len(reasons) == 2
    assert all("flotilla check" in reason and "flotilla restore" in reason for reason in reasons)
    assert not [entry for entry in logs if entry["event"] == "interaction failed"]


async def test_a_disk_that_takes_nothing(sea: Any, tools: Any) -> None:
    table = await sea.start(first="challenger", board="strait")
    before = await sea.bot.tables.reading.get(table)
    await sea.bot.store._database.run("PRAGMA query_only = ON")
    asked = await sea.light.slash(sea.channel, "sealords resign")
    result = await sea.light.click(asked.response, label=tools.buttons(asked.response)[0])
    assert answer(result, tools) == texts.say("en", "storage-full")
    await sea.bot.store._database.run("PRAGMA query_only = OFF")
    assert await sea.bot.tables.reading.get(table) == before


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_each_failure_has_a_sentence_that_promises_nothing_untrue(language: str) -> None:
    errors = (Corrupt("x"), Unsaved("x"), StoreError("x"))
    sentences = [answers.storage_text(language, error) for error in errors]
    assert len(set(sentences)) == 3
    unknown = texts.say(language, "accident")
    assert not [text for text in [*sentences, unknown] if LOST[language] in text.lower()]


@pytest.mark.parametrize(("error", "code"), [(Corrupt("damaged"), 2), (StoreError("in use"), 1)])
def test_exit_codes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, error: StoreError, code: int) -> None:
    """A damaged file doesn't get better by starting again."""

    async def serve(*_: object) -> None:
        raise error

    monkeypatch.setattr(client, "_serve", serve)
    settings = Settings(_env_file=None, DISCORD_TOKEN="t", FLOTILLA_DATABASE=tmp_path / "f.db")  # type: ignore[call-arg,arg-type]
    with capture_logs() as logs:
        assert client.run(settings) == code
    assert logs[0]["event"] == "no database"
    assert logs[0]["reason"] == str(error)
