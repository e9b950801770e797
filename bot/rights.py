"""Rights of what the bot makes: they are for its owner alone."""

from __future__ import annotations

PRIVATE = 0o600
PRIVATE_DIRECTORY = 0o700
