"""A running try-out and a browser to play in."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those with a browser come first: they take longest, and at the end other workers would have nothing left to do
    beside them.
    """
    items.sort(key=lambda item: item.path.parent != HERE)


@pytest.fixture
def chromium() -> str:
    """Where the browser is; without one nothing is started."""
    if CHROMIUM is None and not os.environ.get("CI"):
        pytest.skip("no chromium is installed")
    assert CHROMIUM is not None, "CI must have a chromium"
    return CHROMIUM


@pytest.fixture
def tryout(chromium: str, tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A try-out that has been told to start; it must end in order when it is told to, and leave nothing behind."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("FLOTILLA_", "DISCORD_"))}
    tryout = subprocess.Popen(
        [sys.executable, "-m", "bot", "tryout", "--port", "0", "--seed", "1"],
        cwd=tmp_path,
        env={**environment, "PYTHONPATH": str(ROOT), "TMPDIR": str(tmp_path)},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield tryout
        tryout.send_signal(signal.SIGTERM)
        assert tryout.wait(60) == 0
        assert list(tmp_path.iterdir()) == []
    finally:
        if tryout.poll() is None:
            tryout.kill()
            tryout.wait()


@pytest.fixture
def browser(chromium: str, tryout: subprocess.Popen[str]) -> Iterator[Browser]:
    """A browser, which starts while the try-out does."""
    arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=arguments)
        yield running
        running.close()


@pytest.fixture
def address(tryout: subprocess.Popen[str], browser: Browser) -> str:
    """Where the try-out is open."""
    assert tryout.stdout is not None
    said = re.search(r"http://\S+", tryout.stdout.readline())
    assert said, "the try-out didn't say where it is"
    return said.group()
