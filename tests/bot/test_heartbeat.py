"""The sign of life: touched while the bot is connected, gone when it has stopped."""

import asyncio
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot import heartbeat
from bot.client import connected
from bot.heartbeat import Heartbeat, path_for


def test_it_lies_beside_the_database() -> None:
    assert path_for(Path("/data/flotilla.db")) == Path("/data/flotilla.db.alive")


async def test_it_beats_and_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "EVERY", 0.01)
    connected = False
    sign = Heartbeat(tmp_path / "alive", lambda: connected)
    sign.start()
    await asyncio.sleep(0.05)
    assert not sign.path.exists(), "nobody is connected"
    connected = True
    await asyncio.sleep(0.05)
    assert sign.path.exists()
    sign.stop()
    assert not sign.path.exists()
    await asyncio.sleep(0.05)
    assert not sign.path.exists(), "it has stopped"


async def test_a_failing_disk_does_not_end_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "EVERY", 0.01)
    sign = Heartbeat(tmp_path / "missing" / "alive", lambda: True)
    sign.start()
    await asyncio.sleep(0.03)
    sign.path.parent.mkdir()
    await asyncio.sleep(0.05)
    assert sign.path.exists()
    sign.stop()


@pytest.mark.parametrize(
    ("ready", "closed", "alive"), [(True, [False, False], True), (True, [False, True], False), (False, [], False)]
)
def test_connected_is_all_shards(ready: bool, closed: list[bool], alive: bool) -> None:
    shards = {n: SimpleNamespace(is_closed=lambda shut=shut: shut) for n, shut in enumerate(closed)}
    client = SimpleNamespace(is_ready=lambda: ready, shards=shards)
    assert connected(client) is alive  # type: ignore[arg-type]
