"""The scenario and the options of a game (AD-60)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Terms:
    """The scenario and the options."""

    wind: str = "brisk"
    """Or as in the booklet (AD-10)."""
    weather: str = "all"
    """Or fresh: always (mini-game 1); or no storm (skirmish). The force is drawn all the same."""
    fire: bool = True
    board: bool = True
    repair: bool = True
    fireship: bool = True
    mines: int = 0
    """So many for each (AD-55)."""
    reefs: int = 0
    """So many are laid by each (AD-62)."""
    teams: tuple[int, ...] = ()
    """The team of each seat; empty: each for himself (AD-68)."""
    fort_loss: bool = False
    """Who has no fort for three turns is out (AD-64)."""
    least: int = 0
    """The least move in a fresh wind (AD-61)."""
    goal: str = "last"
    """Or pearls (AD-64, AD-66), or to arrive (AD-61)."""
    need: int = 0
    """So many pearls win (AD-66)."""
    rounds: int | None = None
    """A draw after so many (AD-69)."""
    hard: bool = False
    """The harder fire of AD-31."""
    doldrums: bool = True
    """Idle turns end by themselves even where something dull could be done (AD-12)."""
    printed: bool = False
    """By the letter of the booklet (AD-70)."""
    called: tuple[int, ...] = ()
    """Seats that play their idle turns themselves (AD-12)."""
    ask: tuple[tuple[int, str], ...] = ()
    """Seats that are asked who joins, what to share or which pearls when others attack."""
