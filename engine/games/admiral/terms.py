"""What is played for and what is allowed: what a scenario and the options make of the rules (AD-60)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Goal: TypeAlias = Literal["arrival", "pearls", "afloat"]


class Terms(msgspec.Struct, frozen=True, cache_hash=True):
    """The terms of a game, fixed at its start.

    `scenario`: the id of a built-in scenario, else the name that a file gives itself.
    """

    scenario: str
    force: tuple[int, int, int]
    """Of 24 draws so many are calm, fresh, storm (AD-10)."""
    goal: Goal
    pearls: int
    """So many in own live forts win at once; 0: none do (AD-64)."""
    racers: str
    """Classes with which one arrives (AD-61); empty without a race."""
    least: int
    """A move in a fresh wind goes at least so many cells (AD-61); 0: any number."""
    fire: bool
    board: bool
    """Boarding and storming."""
    repair: bool
    quiet: int
    """After so many whole rounds in which nothing happened the game ends (AD-69); 0: never."""
    rounds: int
    """The last round (AD-61); 0: none."""
    shared: bool
    """All who arrive in one round share the win; else the first to arrive wins (AD-61, AD-70)."""
    hard: bool
    """Even dice hit, odd ones miss, at any distance (AD-31)."""
    beside: bool
    """Ships side by side shelter each other in storms (AD-70)."""
    automatic: bool
    """Turns in which nothing can be done are played at once (AD-12)."""
    doldrums: bool
    """So are turns in which hardly anything can be done (AD-12)."""
    homeless: int
    """Who has ended so many own turns in a row without a fort is out (AD-64); 0: nobody is."""
    mines: int
    """So many each seat may lay (AD-55)."""
    fireships: bool
    """Ships may be declared fireships (AD-34)."""
