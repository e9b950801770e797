"""The bot's settings: environment variables, and a file `.env` for what isn't in the environment."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR"]
LogFormat = Literal["console", "json"]


class Settings(BaseSettings):
    """Everything that can be set from outside. The names in the environment are the fields' aliases."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", extra="ignore", frozen=True)

    token: SecretStr | None = Field(None, alias="DISCORD_TOKEN")
    """The bot's token; without it the bot can't run, everything else can."""
    database: Path = Field(Path("data/flotilla.db"), alias="FLOTILLA_DATABASE")
    log_level: LogLevel = Field("INFO", alias="FLOTILLA_LOG_LEVEL")
    log_format: LogFormat = Field("console", alias="FLOTILLA_LOG_FORMAT")

    @field_validator("token")
    @classmethod
    def _empty_is_none(cls, token: SecretStr | None) -> SecretStr | None:
        # `DISCORD_TOKEN=` is how .env.example and compose files leave it out
        return token if token and token.get_secret_value().strip() else None

    @field_validator("log_level", mode="before")
    @classmethod
    def _any_case(cls, level: object) -> object:
        return level.upper() if isinstance(level, str) else level

    @field_validator("database")
    @classmethod
    def _is_a_file(cls, path: Path) -> Path:
        if path.is_dir():
            raise ValueError("is a directory, not a database file")
        return path


class SettingsError(Exception):
    """A setting that can't be used: the message is one line that names it, without its value."""


def load(env_file: Path | None = Path(".env")) -> Settings:
    """The settings in force. Raises SettingsError for the first that can't be used."""
    try:
        return Settings(_env_file=env_file)
    except ValidationError as error:
        # a value may be a secret put into the wrong variable, so only the name and the rule are told
        problem = error.errors(include_input=False, include_url=False, include_context=False)[0]
        name = str(problem["loc"][0])
        raise SettingsError(f"{name}: {problem['msg'].removeprefix('Value error, ')}") from None
    except (OSError, UnicodeDecodeError):
        raise SettingsError(f"{env_file}: can't be read as a text file in UTF-8") from None
