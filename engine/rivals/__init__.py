"""How computer opponents think, for any game: pure, without a clock, never looking at what they can't know."""
