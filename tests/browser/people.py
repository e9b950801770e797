"""A person at the try-out: a member's channel page, and what one does there."""

import hashlib
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Route, TimeoutError, ViewportSize, expect

PATIENCE = 30_000
"""Milliseconds: the machine may be busy with other tests."""

TALL: ViewportSize = {"width": 900, "height": 2600}
"""A tall window: what is clicked needs no scrolling."""

HEIGHT = "shown => Math.round(shown.getBoundingClientRect().height)"
PICTURE = """() => {
  const cards = [...document.querySelectorAll('article')].filter(a => !a.querySelector('.message-ephemeral-note'));
  const image = cards.flatMap(card => [...card.querySelectorAll('img.gallery-image')]).at(-1);
  if (!image || !image.complete || !image.naturalWidth) return null;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL();
}"""


class Player:
    """A member's channel page, and what a person does there."""

    def __init__(self, landing: Page, name: str) -> None:
        card = landing.locator("article", has=landing.get_by_role("heading", name=name))
        with landing.context.expect_page() as opened:
            card.get_by_role("link", name="Channel").click()
        self.name = name
        self.page: Page = opened.value
        self.page.set_viewport_size(TALL)
        self.page.set_default_timeout(PATIENCE)
        expect(self.page.locator("#channel-composer-input")).to_be_visible(timeout=PATIENCE)

    def command(self, command: str, member: str = "") -> None:
        """Type a slash command, with a member where that is its first option, and send it."""
        self.page.fill("#channel-composer-input", command)
        expect(self.page.get_by_role("option").filter(visible=True).first).to_be_visible(timeout=PATIENCE)
        self.page.keyboard.press("Enter")
        if member:
            choice = self.page.get_by_role("option").filter(visible=True, has_text=member)
            self.page.keyboard.type(member)
            choice.first.click()
        self.page.locator("#send-message").click()

    def choose(self, menu: str, option: str) -> None:
        """Choose from a menu of the private message that shows `menu`."""
        self.private.get_by_role("combobox").filter(has_text=menu).first.click()
        self.page.get_by_role("option").filter(visible=True, has_text=option).first.click()

    def invite(self, member: str) -> None:
        """Pick somebody in the menu of people in the private message."""
        self.private.get_by_role("combobox").first.click()
        self.page.get_by_role("option").filter(visible=True, has_text=member).first.click()
        self.page.get_by_role("button", name="Apply").filter(visible=True).first.click()

    def press(self, label: str) -> None:
        """Press the newest button with this label."""
        self.page.locator(".component-button[aria-disabled=false]", has_text=label).last.click()

    def pictures_told(self) -> str:
        """What the alt texts of all pictures on the page say."""
        return "\n".join(image.get_attribute("alt") or "" for image in self.page.locator("img.gallery-image").all())

    def picture(self) -> str | None:
        """The public board's picture as a digest."""
        drawn = self.page.evaluate(PICTURE)
        return drawn and hashlib.sha256(drawn.encode()).hexdigest()

    def room_for_picture(self, label: str) -> tuple[int, int]:
        """Press a button: how tall the picture in the private message is before it is there, and then, in CSS pixels.

        What the page asks for is held back until the first is measured.
        """
        held: list[Route] = []
        self.page.route("**/api/assets/**", lambda picture: held.append(picture))
        drawn = self.private.locator("img.gallery-image").last
        self.press(label)
        expect(drawn).to_have_js_property("naturalWidth", 0, timeout=PATIENCE)
        bare = drawn.evaluate(HEIGHT)
        for picture in held:
            picture.continue_()
        self.page.unroute("**/api/assets/**")
        expect(drawn).not_to_have_js_property("naturalWidth", 0, timeout=PATIENCE)
        return bare, drawn.evaluate(HEIGHT)

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

        As a person would, given again where nothing comes of it: news close a menu, and a page takes no click while an
        earlier one is under way.
        """
        before = self.controls()
        for _ in range(15):
            try:
                self.give_first_answer()
            except TimeoutError:
                continue
            for _ in range(PATIENCE // 600):
                if self.controls() != before:
                    return
                self.page.wait_for_timeout(100)
        raise AssertionError(f"nothing came after {before}")

    def give_first_answer(self) -> None:
        menu = self.private.get_by_role("combobox")
        if menu.count():
            menu.first.click(timeout=PATIENCE / 15)
            self.page.get_by_role("option").filter(visible=True).first.click(timeout=PATIENCE / 15)
        else:
            self.private.locator(".component-button[aria-disabled=false]").first.click(timeout=PATIENCE / 15)


def enter(browser: Browser, address: str) -> Page:
    """The try-out's first page, in a window of its own as on a phone.

    A page that isn't the front one of its window is drawn once a second, and until it is drawn nothing is clicked.
    """
    landing = browser.new_page(viewport={"width": 390, "height": 844}, locale="en-US", reduced_motion="reduce")
    landing.goto(address)
    return landing


def arrive(browser: Browser, address: str, *names: str) -> list[Player]:
    """Members of the try-out, who come in by its first page, each in a browser window of his own."""
    return [Player(enter(browser, address), name) for name in names]
