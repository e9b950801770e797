"""The README is held to the code where it makes promises."""

import re
from pathlib import Path

import discord
import pytest

from bot.cogs.place import RIGHTS
from bot.settings import Settings

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_invitation_asks_for_exactly_what_is_needed() -> None:
    needed = discord.Permissions(**dict.fromkeys((*RIGHTS, "send_messages_in_threads"), True))
    asked = re.findall(r"permissions=(\d+)", README)
    assert asked == [str(needed.value)]


def test_every_setting_is_listed_with_its_default() -> None:
    for field in Settings.model_fields.values():
        default = f"`{field.default}`" if field.default is not None else ""
        assert f"| `{field.alias}` | {default}{' ' if default else ''}|" in README


@pytest.mark.parametrize("page", sorted({Path("README.md"), *(p.relative_to(ROOT) for p in ROOT.glob("docs/*.md"))}))
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\((?!https?:)([^)#]+)", (ROOT / page).read_text(encoding="utf-8")):
        assert ((ROOT / page).parent / link).exists(), link
