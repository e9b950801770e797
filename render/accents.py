"""Accents: one colour for each meaning, the same in the pictures of all games.

Nothing is told by an accent alone: what may be chosen is bright with a light around it, what has been chosen has a
full rim, the last move has brackets, who has to act has a pennant. Red is for damage alone: what has been hit or lost.
What may be fired, and shots that did no harm, are dark as iron.
"""

from __future__ import annotations

from render import theme

CHOICE = "#ffee58"
"""What may be chosen, and what has been chosen."""
LAST = theme.WHITE
"""What has just happened. Always between dark lines: it lies on light water too."""
DUE = "#f0841a"
"""Who has to act, and what waits to be dealt with."""
PRICE = "#8a1f6e"
"""What something costs, and what is given away for it."""
DAMAGE = theme.RED
"""Hits, and the shots that struck."""

STARK = {CHOICE: "#ff4dc4", LAST: "#ffffff", DUE: "#ffc400", PRICE: "#7a005c", DAMAGE: "#b00000"}
"""The same in the stark style."""
