"""The bot: everything that knows Discord."""

import warnings

# discord.py loads it for voice, which the bot doesn't have
warnings.filterwarnings("ignore", "'audioop' is deprecated", DeprecationWarning, "discord.player")
