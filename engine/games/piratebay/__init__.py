"""Pirate Bay: pirates, islands and merchants on a sea of 20 by 20 cells (rules PB-1 to PB-28)."""

from engine.games.piratebay.data import check_map

__all__ = ["check_map"]
