"""A skirmish of Admiral in a browser: from the lobby to the end of the first turn, by clicks alone."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import PATIENCE, arrive


@pytest.mark.timeout(300)
def test_a_frigate_sails_with_two_taps_and_the_last_ship_with_one(address: str, browser: Browser) -> None:
    host, guest = arrive(browser, address, "Nakhimov", "Kornilov")
    host.command("/admiral start")
    lobby = guest.page.locator("article", has_text="Players").last
    expect(lobby).to_contain_text("1 of 2", timeout=PATIENCE)
    host.press("Options")
    expect(host.private).to_contain_text("Skip idle turns", timeout=PATIENCE)
    host.choose("Scenario", "skirmish")
    expect(lobby).to_contain_text("on half the sea", timeout=PATIENCE)
    guest.press("Join")

    card = host.page.locator("article", has_text="commanding the fleet").last
    expect(card).to_contain_text("to move", timeout=PATIENCE)
    named = card.locator(".mention").first.inner_text()
    acting, waiting = (host, guest) if host.name in named else (guest, host)
    before = waiting.await_picture()
    acting.press("Play")
    expect(acting.private).to_contain_text("What does your fleet do?", timeout=PATIENCE)
    acting.answer()
    expect(acting.private).to_contain_text("What does your frigate", timeout=PATIENCE)
    acting.answer()
    expect(acting.private).to_contain_text("can still sail: brig", timeout=PATIENCE)
    acting.answer()
    expect(acting.private).not_to_contain_text("can still sail", timeout=PATIENCE)
    acting.press("End turn")

    moved = waiting.page.locator("article", has_text="to move").last
    expect(moved).to_contain_text(waiting.name, timeout=PATIENCE)
    assert waiting.await_picture(other_than=before)
