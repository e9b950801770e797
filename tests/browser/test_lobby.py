"""A lobby as people meet it in a browser: options, an invitation, joining, and the first island of a game for three."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import PATIENCE, arrive


@pytest.mark.timeout(300)
def test_from_the_lobby_to_the_first_island(address: str, browser: Browser) -> None:
    host, guest, third = arrive(browser, address, "Nakhimov", "Kornilov", "Makarov")

    host.command("/tranquility start")
    card = host.page.locator("article", has_text="Players").last
    expect(card).to_contain_text("1 of 5", timeout=PATIENCE)

    host.press("Options")
    expect(host.private).to_contain_text("Options", timeout=PATIENCE)
    host.choose("Mode", "Galateia")
    expect(card).to_contain_text("Galateia", timeout=PATIENCE)

    expect(guest.page.locator("article", has_text="Players").last).to_contain_text("Galateia", timeout=PATIENCE)
    guest.press("Join")
    expect(card).to_contain_text("2 of 5", timeout=PATIENCE)
    host.press("Invite")
    expect(host.private).to_contain_text("Who do you want to invite?", timeout=PATIENCE)
    host.invite("Makarov")
    card = host.page.locator("article", has_text="Players").last
    expect(card).to_contain_text("invited", timeout=PATIENCE)
    expect(third.page.locator("article", has_text="Players").last).to_contain_text("invited", timeout=PATIENCE)
    third.press("Join")
    expect(card).to_contain_text("3 of 5", timeout=PATIENCE)
    host.press("Begin")

    running = host.page.locator("article", has_text="turn 1").last
    expect(running).to_contain_text("only silence", timeout=PATIENCE)
    named = running.locator(".mention").first.inner_text()
    acting = next(player for player in (host, guest, third) if player.name in named)
    before = guest.await_picture()
    acting.press("Play")
    expect(acting.private).to_contain_text("What do you play?", timeout=PATIENCE)
    for _ in range(3):
        acting.answer()
    assert guest.await_picture(other_than=before)
    expect(host.page.locator("article", has_text="turn 2").last).to_contain_text("lays", timeout=PATIENCE)
