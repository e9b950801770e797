"""The order and the rematch (AS-38, AS-71)."""

from __future__ import annotations


def order_in_rematch(winners: list[int], option: str, printed: bool) -> int | None:
    """Who holds the order in the rematch: the winner where the option `order` is `winner` or all goes as printed, but
    nobody after a shared win or a draw (AS-38, AS-71)."""
    carried = option == "winner" or printed
    return winners[0] if carried and len(winners) == 1 else None
