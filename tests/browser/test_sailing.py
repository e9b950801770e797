"""A battle of ships in a browser: from the lobby to the end of the first turn, a ship sailed with two taps."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import PATIENCE, arrive

SHIPS = "Which ship acts next?"


@pytest.mark.timeout(300)
def test_a_ship_sails_with_two_taps(address: str, browser: Browser) -> None:
    host, guest = arrive(browser, address, "Nakhimov", "Kornilov")
    host.command("/ageofsail start")
    expect(host.page.locator("article", has_text="Players").last).to_contain_text("1 of 4", timeout=PATIENCE)
    guest.press("Join")
    expect(host.page.locator("article", has_text="Players").last).to_contain_text("2 of 4", timeout=PATIENCE)
    host.press("Begin")

    running = host.page.locator("article", has_text="placing the ships").last
    expect(running).to_contain_text("to move", timeout=PATIENCE)
    named = running.locator(".mention").first.inner_text()
    acting, waiting = (host, guest) if host.name in named else (guest, host)
    before = waiting.await_picture()
    acting.press("Play")
    expect(acting.private).to_contain_text("draw the wind?", timeout=PATIENCE)
    acting.press("Draw the wind")
    expect(acting.private).not_to_contain_text("draw the wind?", timeout=PATIENCE)
    for _ in range(6):  # a situation may ask something first
        if SHIPS in acting.private.inner_text():
            break
        acting.answer()
    expect(acting.private).to_contain_text("4 ships haven’t acted", timeout=PATIENCE)

    acting.answer()
    expect(acting.private).to_contain_text("Where to?", timeout=PATIENCE)
    acting.answer()
    expect(acting.private).to_contain_text("3 ships haven’t acted", timeout=PATIENCE)
    acting.press("End turn")

    card = waiting.page.locator("article", has_text="to move").last
    expect(card).to_contain_text(waiting.name, timeout=PATIENCE)
    assert waiting.await_picture(other_than=before)
