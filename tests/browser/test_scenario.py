"""An assault in a browser: sides, a fort that nobody sees before it stands, ships placed in one go, the first turn."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import PATIENCE, arrive

FORT = "cannons live"
"""What pictures of an assault say of a fort, and of where it lies."""


@pytest.mark.timeout(300)
def test_a_fort_is_laid_unseen_before_it_is_attacked(address: str, browser: Browser) -> None:
    """AS-52: the defender lays the fort, then the attackers put their ships along the edge and begin."""
    attacker, defender = arrive(browser, address, "Nakhimov", "Kornilov")
    attacker.command("/ageofsail start")
    lobby = attacker.page.locator("article", has_text="Players").last
    expect(lobby).to_contain_text("1 of 4", timeout=PATIENCE)
    attacker.press("Options")
    expect(attacker.private).to_contain_text("Options", timeout=PATIENCE)
    attacker.choose("Scenario", "assault")
    expect(lobby).to_contain_text("Attackers: 0 of 3", timeout=PATIENCE)
    attacker.sit("Attackers")
    expect(lobby).to_contain_text("Attackers: 1 of 3", timeout=PATIENCE)
    defender.press("Join")
    expect(lobby).to_contain_text("2 of 4", timeout=PATIENCE)
    defender.sit("Defender")
    expect(lobby).to_contain_text("Defender: 1 of 1", timeout=PATIENCE)
    attacker.press("Begin")

    before = attacker.await_picture()
    defender.press("Play")
    expect(defender.private).to_contain_text("Lay the fort", timeout=PATIENCE)
    defender.press("A bay")
    expect(defender.private).to_contain_text("can’t be taken back", timeout=PATIENCE)
    attacker.press("My view")
    expect(attacker.private).to_contain_text("laying the fort", timeout=PATIENCE)
    assert FORT not in attacker.pictures_told()
    assert attacker.picture() == before

    defender.press("Do it")
    expect(defender.private).to_contain_text("placing the ships", timeout=PATIENCE)
    attacker.await_picture(other_than=before)
    assert f"10 of 10 {FORT}, J9 K9" in attacker.pictures_told()

    attacker.press("Play")
    expect(attacker.private).to_contain_text("Which ship do you place", timeout=PATIENCE)
    attacker.press("Place the rest for me")
    expect(attacker.private).to_contain_text("can’t be taken back", timeout=PATIENCE)
    attacker.press("Do it")
    expect(attacker.private).to_contain_text("12 ships haven’t acted", timeout=PATIENCE)
    card = defender.page.locator("article", has_text="ships and parties").last
    expect(card).to_contain_text("Nakhimov to move", timeout=PATIENCE)
