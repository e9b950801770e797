"""The bot's settings for those subcommands that need them; loaded only when one of them runs."""

from __future__ import annotations

from bot import settings
from bot.cli.arguments import UsageError


def read_settings() -> settings.Settings:
    """The settings in force. Raises UsageError for one that can't be used."""
    try:
        return settings.load()
    except settings.SettingsError as error:
        raise UsageError(str(error)) from None
