"""Settings: where they come from, and one clear line for a wrong one."""

from pathlib import Path

import pytest

from bot.settings import Settings, SettingsError, load

VARIABLES = [field.alias for field in Settings.model_fields.values() if field.alias]


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def test_defaults() -> None:
    settings = load()
    assert settings.token is None
    assert settings.database == Path("data/flotilla.db")
    assert (settings.log_level, settings.log_format) == ("INFO", "console")


def test_environment_wins_over_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("DISCORD_TOKEN=from-file\nFLOTILLA_LOG_LEVEL=debug\nSOMETHING_ELSE=1\n", encoding="utf-8")
    monkeypatch.setenv("DISCORD_TOKEN", "from-environment")
    settings = load()
    assert settings.token is not None
    assert settings.token.get_secret_value() == "from-environment"
    assert settings.log_level == "DEBUG"


def test_an_empty_token_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", " ")
    assert load().token is None


def test_the_token_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "abcdef")
    assert "abcdef" not in repr(load())


@pytest.mark.parametrize(
    ("name", "value"), [("FLOTILLA_LOG_LEVEL", "loud"), ("FLOTILLA_LOG_FORMAT", "xml"), ("FLOTILLA_DATABASE", ".")]
)
def test_a_wrong_setting_names_itself(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError, match=rf"^{name}: [^\n]+$") as caught:
        load()
    assert "loud" not in str(caught.value), "a value may be a secret in the wrong place"


def test_an_unreadable_file_names_itself() -> None:
    Path(".env").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SettingsError, match=r"^\.env: "):
        load()


def test_the_example_names_every_setting() -> None:
    example = (Path(__file__).parents[2] / ".env.example").read_text(encoding="utf-8")
    for name in VARIABLES:
        assert f"{name}=" in example
