"""Logs: one format for everybody's, no secret in them."""

import io
import json
import logging

import pytest
import structlog

from bot import logs

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB"


def logged(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(row) for row in stream.getvalue().splitlines()]


def test_ours_and_the_libraries_in_one_format() -> None:
    stream = io.StringIO()
    logs.set_up("INFO", "json", stream)
    structlog.get_logger("bot.tables").info("started", table=7)
    logging.getLogger("discord.gateway").warning("shard %s is late", 3)
    ours, theirs = logged(stream)
    assert ours["event"] == "started"
    assert ours["table"] == 7
    assert (ours["logger"], ours["level"]) == ("bot.tables", "info")
    assert theirs["event"] == "shard 3 is late"
    assert (theirs["logger"], theirs["level"]) == ("discord.gateway", "warning")
    assert ours.keys() >= {"timestamp"} <= theirs.keys()


def test_level() -> None:
    stream = io.StringIO()
    logs.set_up("WARNING", "json", stream)
    structlog.get_logger("bot").info("quiet")
    structlog.get_logger("bot").error("loud")
    assert [row["event"] for row in logged(stream)] == ["loud"]


def test_debug_does_not_open_the_gateway() -> None:
    logs.set_up("DEBUG", "json", io.StringIO())
    assert not logging.getLogger("discord.http").isEnabledFor(logging.DEBUG)
    assert logging.getLogger("bot").isEnabledFor(logging.DEBUG)


@pytest.mark.parametrize("format", ["json", "console"])
def test_secret_fields_are_masked(format: logs.LogFormat) -> None:
    stream = io.StringIO()
    logs.set_up("INFO", format, stream)
    log = structlog.get_logger("bot")
    log.info(
        "moved", table=7, seed="c0ffee", hand=[3, 5], Token="x1y2", nested={"state": "s3cret", "list": [{"fake": "C4"}]}
    )
    written = stream.getvalue()
    assert "moved" in written
    assert logs.MASK in written
    for secret in ("c0ffee", "[3, 5]", "x1y2", "s3cret", "C4"):
        assert secret not in written


@pytest.mark.parametrize("format", ["json", "console"])
def test_tokens_in_texts_are_masked(format: logs.LogFormat) -> None:
    stream = io.StringIO()
    logs.set_up("INFO", format, stream)
    log = logging.getLogger("discord.http")
    interaction = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTpBQkNERUZHSElKS0xNTk9QUVJTVFVW"
    log.warning("POST https://discord.com/api/v10/webhooks/123456/%s/messages/@original failed", interaction)
    log.warning("POST https://discord.com/api/v10/interactions/123456/%s/callback failed", interaction)
    log.warning("login with %s", TOKEN)
    try:
        raise RuntimeError(f"bad token {TOKEN}")
    except RuntimeError:
        log.exception("failed")
    written = stream.getvalue()
    assert TOKEN not in written
    assert interaction not in written
    assert "RuntimeError" in written


def test_tracebacks_show_no_variables() -> None:
    stream = io.StringIO()
    logs.set_up("INFO", "console", stream)
    hand = [3, 5, 9] * 3
    try:
        raise ValueError("broken") from KeyError(len(hand))
    except ValueError:
        structlog.get_logger("bot").exception("failed")
    assert "ValueError: broken" in stream.getvalue()
    assert str(hand) not in stream.getvalue()


@pytest.mark.parametrize("spoilt", [True, False])
def test_errors_in_tests_are_told_plainly(spoilt: bool, capsys: pytest.CaptureFixture[str]) -> None:
    """The first run spoils the logs for the second one, which must not notice it."""
    try:
        raise ValueError
    except ValueError:
        structlog.get_logger().exception("gone wrong")
    told = capsys.readouterr().out
    assert "Traceback (most recent call last)" in told
    assert "locals" not in told
    assert "╭" not in told
    if spoilt:
        structlog.reset_defaults()
