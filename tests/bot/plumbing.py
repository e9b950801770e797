"""The games that tests of the plumbing are played with: of all that works the same whatever is played.

Posts, pings, faults, kills, lobbies and clocks know no game. A game's own words, pictures, questions and results are
tested with every game.
"""

from __future__ import annotations

PLUMBING = ("sealords", "tranquility")
"""One for two, which begins with a challenge, and one for several, which gathers in a lobby and lets all move at once.

No way through the plumbing is taken by a further game and by neither of these, so a new game needn't be added here.
"""
