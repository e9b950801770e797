"""The process in which the bot thinks, a real one: what it knows, and that it is lost with nothing else."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest

from bot.tables import thinking
from bot.tables.worker import Worker
from engine import registry
from engine.chance import Seeded
from engine.seating import Setup


def look() -> tuple[int, set[str], int, bool]:
    """What the worker is: its id, what it has loaded, how kind it is, whether it holds the bot's token."""
    return os.getpid(), set(sys.modules), os.nice(0), "DISCORD_TOKEN" in os.environ


def for_ever() -> object:
    """A thought that comes to no end, where one is given up after a moment."""
    thinking.LONGEST = 0.1

    def thought(*args: object) -> tuple[()]:
        while True:
            pass

    thinking.thought = thought
    return thinking.think("sealords", b"", 0, None, "seed")


async def test_a_thought_that_takes_too_long_is_given_up():
    worker = Worker()
    try:
        with pytest.raises(BrokenExecutor):
            await worker.submit(for_ever)
    finally:
        worker.stop()


async def test_the_worker_knows_rules_alone_and_may_be_killed(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    worker = Worker()
    try:
        pid, modules, nice, token = await worker.submit(look)
        assert pid != os.getpid()
        assert not {name.partition(".")[0] for name in modules} & {"discord", "aiosqlite", "PIL", "render"}
        ours = {name for name in modules if name.startswith("bot.")}
        assert ours == {"bot.tables", "bot.tables.thinking", "bot.tables.worker"}  # the last by `look` alone
        assert nice >= 10
        assert not token

        game = registry.get("sealords")
        state = game.new(Setup(2, 0), game.Options(), Seeded("worker"))
        job = ("sealords", game.dump(game.redeal(state, 0, Seeded("world"))), 0, "easy", "seed")
        assert await worker.submit(thinking.think, *job) == thinking.thought(*job)

        slow = worker.submit(time.sleep, 60)
        await asyncio.sleep(0.1)
        os.kill(pid, signal.SIGKILL)
        with pytest.raises(BrokenExecutor):
            await slow
        worker.renew()
        assert (await worker.submit(os.getpid)) != pid
    finally:
        worker.stop()
    assert worker.submit(os.getpid) is None


CHILD = """
import asyncio, os, sys
from bot.tables.worker import Worker
async def main():
    print(await Worker().submit(os.getpid), flush=True)
    sys.stdin.read()
if __name__ == "__main__":
    asyncio.run(main())
"""


def test_the_worker_ends_with_a_killed_bot(tmp_path):
    script = tmp_path / "bot_to_kill.py"
    script.write_text(CHILD)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        [sys.executable, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
    ) as bot:
        assert bot.stdout is not None
        pid = int(bot.stdout.readline())
        bot.kill()
    for _ in range(200):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        if Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z":  # it has ended, though nobody asks how
            return
        time.sleep(0.05)
    os.kill(pid, signal.SIGKILL)
    raise AssertionError("it goes on")
