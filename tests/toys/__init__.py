"""Games for tests, entered beside the real ones: whatever is said of every game must hold for them too."""

from __future__ import annotations

from pathlib import Path

from bot import texts
from engine import registry
from render import registry as drawings
from tests.toys import duel
from tests.toys.duel import drawing

WORDS = Path(duel.__file__).parent / "locales"


def enter() -> None:
    """Let the duel be played wherever games are. Before any test is collected, so that they see it among all games."""
    registry.GAMES_BY_ID[duel.id] = duel
    drawings.DRAWINGS_BY_GAME[duel.id] = drawing
    own = texts.files
    texts.files = lambda language: [*own(language), *(WORDS / language).glob("*.ftl")]
