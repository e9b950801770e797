"""Tiles in rows: the cards of a hand, however many they are."""

from __future__ import annotations

import msgspec


class Place(msgspec.Struct, frozen=True):
    """Where a tile lies in its strip, and how wide it is, in px."""

    left: int
    top: int
    width: int


class Rows(msgspec.Struct, frozen=True):
    """Rows of tiles that are `tall` px high with `gap` px between them, at most `most` in a row."""

    tall: int
    gap: int
    most: int

    def split(self, count: int) -> list[int]:
        """How many tiles lie in each row; the rows are as even as can be."""
        lines = -(-count // self.most)
        return [count // lines + (1 if i < count % lines else 0) for i in range(lines)]

    def height(self, count: int) -> int:
        """Height of all rows in px, with the gap below each."""
        return (self.tall + self.gap) * len(self.split(count))

    def places(self, count: int, room: int, widest: int) -> list[Place]:
        """The places of so many tiles, at most `widest` px wide, each row in the middle of `room` px."""
        most = max(self.split(count), default=1)
        width = min(widest, (room - self.gap * (most - 1)) // most)
        found = []
        for i, line in enumerate(self.split(count)):
            left = (room - line * width - (line - 1) * self.gap) // 2
            found += [Place(left + j * (width + self.gap), i * (self.tall + self.gap), width) for j in range(line)]
        return found
