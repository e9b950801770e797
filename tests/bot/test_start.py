"""What a start prints: nothing about voice, which the bot doesn't have, and no warning of a library's."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
START = """
import asyncio, sys
from pathlib import Path
from bot import logs
logs.set_up("WARNING")
from bot.client import Flotilla
async def start():
    Flotilla(Path(sys.argv[1]) / "flotilla.db")
asyncio.run(start())
"""


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Python in a process of its own, where every warning is an error."""
    env = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    command = [sys.executable, "-W", "error", *arguments]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=120)


def test_a_bot_is_made_in_silence(tmp_path: Path) -> None:
    done = run("-c", START, str(tmp_path))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_command_line_is_without_warnings() -> None:
    """The try-out's own modules are loaded too: they bring the simulated Discord along."""
    done = run("-c", "import bot.__main__, bot.client, bot.tryout.harbour, bot.tryout.landing")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
