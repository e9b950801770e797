"""The try-out as a person meets it: started from the command line, played by clicks in a real browser."""

import contextlib
import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect, sync_playwright

ROOT = Path(__file__).parents[2]
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
PATIENCE = 30_000
"""Milliseconds: the machine may be busy with other tests."""

PICTURE = """() => {
  const cards = [...document.querySelectorAll('article')].filter(a => !a.querySelector('.message-ephemeral-note'));
  const image = cards.flatMap(card => [...card.querySelectorAll('img.gallery-image')]).at(-1);
  if (!image || !image.complete || !image.naturalWidth) return null;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL();
}"""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A running try-out; it must end in order when it is told to, and leave nothing behind."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("FLOTILLA_", "DISCORD_"))}
    tryout = subprocess.Popen(
        [sys.executable, "-m", "bot", "tryout", "--port", "0"],
        cwd=tmp_path,
        env={**environment, "PYTHONPATH": str(ROOT), "TMPDIR": str(tmp_path)},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert tryout.stdout is not None
        said = re.search(r"http://\S+", tryout.stdout.readline())
        assert said, "the try-out didn't say where it is"
        yield said.group()
        tryout.send_signal(signal.SIGTERM)
        assert tryout.wait(15) == 0
        assert list(tmp_path.iterdir()) == []
    finally:
        if tryout.poll() is None:
            tryout.kill()
            tryout.wait()


@pytest.fixture
def browser() -> Iterator[Browser]:
    if CHROMIUM is None and not os.environ.get("CI"):
        pytest.skip("no chromium is installed")
    assert CHROMIUM is not None, "CI must have a chromium"
    arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        yield running
        running.close()


class Player:
    """A member's channel page, and what a person does there."""

    def __init__(self, landing: Page, name: str) -> None:
        card = landing.locator("section", has=landing.get_by_role("heading", name=name))
        with landing.context.expect_page() as opened:
            card.get_by_role("link", name="Channel").click()
        self.name = name
        self.page: Page = opened.value
        # a tall window: opening a select in a scrolled list jumps to the top
        self.page.set_viewport_size({"width": 900, "height": 2600})
        self.page.set_default_timeout(PATIENCE)
        expect(self.page.locator("#channel-composer-input")).to_be_visible(timeout=PATIENCE)

    def command(self, command: str, member: str) -> None:
        """Type a slash command whose first option is a member, and send it."""
        self.page.fill("#channel-composer-input", command)
        expect(self.page.get_by_role("option").filter(visible=True).first).to_be_visible(timeout=PATIENCE)
        self.page.keyboard.press("Enter")
        choice = self.page.get_by_role("option").filter(visible=True, has_text=member)
        self.page.keyboard.type(member)
        choice.first.click()
        self.page.locator("#send-message").click()

    def press(self, label: str) -> None:
        """Press the newest button with this label."""
        self.page.locator(".component-button[aria-disabled=false]", has_text=label).last.click()

    def picture(self) -> str | None:
        """The public board's picture as a digest."""
        drawn = self.page.evaluate(PICTURE)
        return drawn and hashlib.sha256(drawn.encode()).hexdigest()

    def await_picture(self, other_than: str | None = None) -> str:
        """The public board's picture once it is there, and another than that."""
        for _ in range(PATIENCE // 250):
            seen = self.picture()
            if seen is not None and seen != other_than:
                return seen
            self.page.wait_for_timeout(250)
        raise AssertionError("the board's picture didn't change")

    @property
    def private(self) -> Locator:
        """The newest message that this member alone sees."""
        return self.page.locator("article", has=self.page.locator(".message-ephemeral-note")).last

    def controls(self) -> tuple[Any, ...]:
        """What can be pressed in the private message, and what it asks."""
        buttons = self.private.locator(".component-button .button-label").all_inner_texts()
        return (self.private.locator(".text-display").all_inner_texts(), buttons)

    def answer(self) -> None:
        """Give the first answer to the question in the private message and wait for the next.

        As a person would, given again where nothing comes of it: a picture that arrives closes an open menu, and a page
        takes no click while an earlier one is under way.
        """
        before = self.controls()
        for _ in range(6):
            with contextlib.suppress(TimeoutError):
                self.give_first_answer()
            for _ in range(PATIENCE // 600):
                if self.controls() != before:
                    return
                self.page.wait_for_timeout(100)
        raise AssertionError(f"nothing came after {before}")

    def give_first_answer(self) -> None:
        menu = self.private.get_by_role("combobox")
        if menu.count():
            menu.first.click(timeout=PATIENCE / 6)
            self.page.get_by_role("option").filter(visible=True).first.click(timeout=PATIENCE / 6)
        else:
            self.private.locator(".component-button[aria-disabled=false]").first.click(timeout=PATIENCE / 6)


def mover(players: tuple[Player, Player]) -> tuple[Player, Player]:
    """Whose turn it is, and the other."""
    card = players[0].page.locator("article", has_text="turn 1").last
    expect(card).to_contain_text("Play", timeout=PATIENCE)
    named = card.locator(".mention").first.inner_text()
    return players if players[0].name in named else players[::-1]


@pytest.mark.timeout(240)
def test_a_move_by_clicks(address: str, browser: Browser) -> None:
    landing = browser.new_page(viewport={"width": 390, "height": 844}, locale="en-US")
    landing.goto(address)
    assert landing.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it fits a phone"
    expect(landing.locator("p").first).to_contain_text("/sealords start")
    host, guest = Player(landing, "Nakhimov"), Player(landing, "Kornilov")

    host.command("/sealords start", guest.name)
    guest.press("Accept")
    acting, waiting = mover((host, guest))
    before = waiting.await_picture()

    acting.press("Play")
    expect(acting.private).to_contain_text("Which ship", timeout=PATIENCE)
    for _ in range(15):
        acting.answer()
        if "End turn" in acting.controls()[1]:
            break
    else:
        raise AssertionError("the ship was never laid")

    waiting.await_picture(other_than=before)
