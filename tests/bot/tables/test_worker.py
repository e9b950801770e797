"""The process in which the bot thinks, a real one: what it knows, and that it is lost with nothing else."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import active_children
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


async def test_a_process_that_was_lost_while_there_was_nothing_to_do_is_begun_anew():
    worker = Worker()
    try:
        pid = await worker.submit(os.getpid)
        os.kill(pid, signal.SIGKILL)
        await asyncio.sleep(0.5)
        assert (await worker.submit(os.getpid)) != pid
    finally:
        worker.stop()


async def test_where_none_can_be_begun_the_work_has_failed_and_is_done_no_more(monkeypatch, tmp_path):
    begin, left = ProcessPoolExecutor._spawn_process, [2]

    def full(pool):
        left[0] -= 1
        if left[0] >= 0:
            raise OSError("no memory")
        begin(pool)

    monkeypatch.setattr(ProcessPoolExecutor, "_spawn_process", full)
    worker = Worker()
    try:
        with pytest.raises(OSError, match="no memory"):
            await worker.submit(os.mkdir, tmp_path / "failed")
        await worker.submit(os.mkdir, tmp_path / "done")
        assert [path.name for path in tmp_path.iterdir()] == ["done"]
        left[0] = 1
        worker.renew()
        assert await worker.submit(os.getpid) != os.getpid(), "it is tried twice"
    finally:
        worker.stop()


async def test_a_process_that_is_just_begun_can_be_ended():
    """Nobody waits for its beginning, and none is left."""
    for wait in (0, 0.01, 0.05):
        worker = Worker()
        thought = worker.submit(time.sleep, 60)
        await asyncio.sleep(wait)
        worker.stop()
        with pytest.raises((BrokenExecutor, RuntimeError, asyncio.CancelledError)):
            await asyncio.wait_for(thought, 10)
        for _ in range(200):
            if not active_children():
                break
            await asyncio.sleep(0.05)
        assert not active_children()


async def test_a_process_that_is_being_begun_is_ended_too(monkeypatch):
    """There is none yet when the end comes, but one a moment later."""
    beginning, begin = threading.Event(), ProcessPoolExecutor._spawn_process

    def slowly(pool):
        beginning.set()
        time.sleep(0.05)
        begin(pool)

    monkeypatch.setattr(ProcessPoolExecutor, "_spawn_process", slowly)
    worker = Worker()
    thought = worker.submit(time.sleep, 60)
    await asyncio.to_thread(beginning.wait)
    worker.stop()
    with pytest.raises((BrokenExecutor, asyncio.CancelledError)):
        await asyncio.wait_for(thought, 10)


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
