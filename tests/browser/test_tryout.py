"""The try-out as a person meets it: started from the command line, played by clicks in a real browser."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import PATIENCE, Player, arrive, enter


def mover(players: tuple[Player, Player]) -> tuple[Player, Player]:
    """Whose turn it is, and the other."""
    card = players[0].page.locator("article", has_text="turn 1").last
    expect(card).to_contain_text("Play", timeout=PATIENCE)
    named = card.locator(".mention").first.inner_text()
    return players if players[0].name in named else players[::-1]


@pytest.mark.timeout(240)
def test_a_move_by_clicks(address: str, browser: Browser) -> None:
    landing = enter(browser, address)
    assert landing.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it fits a phone"
    expect(landing.locator("code").first).to_have_text("/sealords start")
    host, (guest,) = Player(landing, "Nakhimov"), arrive(browser, address, "Kornilov")
    expect(host.page).to_have_title("Nakhimov · Channel")
    expect(host.page.get_by_text("You are Nakhimov")).to_be_visible()

    landing.locator("#now form", has_text="Tranquility").get_by_role("button").click()  # to the page that is open
    rival = host.page.locator("article", has_text="Flotilla sails with you").last
    expect(rival).to_contain_text("Flotilla: lays", timeout=PATIENCE)  # with this seed it begins
    expect(rival).to_contain_text("@Nakhimov to move", timeout=PATIENCE)

    host.command("/sealords start", guest.name)
    guest.press("Accept")
    acting, waiting = mover((host, guest))
    before = waiting.await_picture()

    bare, shown = acting.room_for_picture("Play")
    assert shown == bare, "nothing moves when pictures are drawn anew"
    expect(acting.private).to_contain_text("Which ship", timeout=PATIENCE)
    for _ in range(15):
        acting.answer()
        if "End turn" in acting.controls()[1]:
            break
    else:
        raise AssertionError("the ship was never laid")

    acting.press("End turn")
    waiting.await_picture(other_than=before)


@pytest.mark.timeout(240)
def test_nothing_moves_while_a_menu_is_read(address: str, browser: Browser) -> None:
    host, guest, reader = arrive(browser, address, "Nakhimov", "Kornilov", "Makarov")
    reader.command("/settings")
    menu = reader.private.get_by_role("combobox").first
    menu.click()
    choice = reader.page.get_by_role("option", selected=False).filter(visible=True).first
    expect(choice).to_be_visible(timeout=PATIENCE)

    host.command("/tranquility start")
    expect(guest.page.locator("article", has_text="Players").last).to_be_visible(timeout=PATIENCE)
    reader.page.wait_for_timeout(1200)  # its own page would long have asked for news
    expect(menu).to_have_attribute("aria-expanded", "true")
    expect(reader.page.locator("article", has_text="Players")).to_have_count(0)

    chosen = choice.locator(".option-label").inner_text()
    choice.click()
    expect(reader.page.locator("article", has_text="Players").last).to_be_visible(timeout=PATIENCE)
    expect(reader.private.get_by_role("combobox").first).to_contain_text(chosen, timeout=PATIENCE)

    reader.page.set_viewport_size({"width": 390, "height": 844})
    for shown in range(2, 4):
        reader.command("/help")
        expect(reader.page.locator(".message-ephemeral-note")).to_have_count(shown, timeout=PATIENCE)
    for _ in range(20):  # as long as a busy page is still being laid out
        reader.page.locator("#channel-timeline").evaluate("timeline => { timeline.scrollTop = 0; }")
        reader.page.wait_for_timeout(250)
        if reader.page.locator("#channel-timeline").evaluate("timeline => timeline.scrollTop") == 0:
            break
    expect(reader.private).not_to_be_in_viewport()
    reader.press("Options")
    expect(reader.private).to_contain_text("host", timeout=PATIENCE)
    expect(reader.private).to_be_in_viewport(timeout=PATIENCE)

    reader.page.fill("#channel-composer-input", "/tranquility start")
    expect(reader.page.get_by_role("option").filter(visible=True).first).to_be_visible(timeout=PATIENCE)
    reader.page.keyboard.press("Enter")
    expect(reader.page.locator(".command-context")).to_be_visible(timeout=PATIENCE)
    expect(reader.page.locator("#send-message")).to_be_in_viewport(ratio=1)
