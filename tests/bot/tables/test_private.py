"""The database is for its owner alone, whatever the umask."""

from __future__ import annotations

import contextlib
import os
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.heartbeat import Heartbeat, path_for
from bot.tables.store import Store
from bot.tables.store.files import make_directory, part_of, put, put_new


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: mode(file) for file in folder.iterdir()}


@pytest.fixture(params=[0o000, 0o022, 0o077], ids=oct)
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


@pytest.mark.usefixtures("umask")
async def test_all_that_is_made(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "tables.db"
    store = await Store.open(path)
    await store.set_meta("a", "b")
    sign = Heartbeat(path_for(path), lambda: True)
    sign.start()
    names = [f"tables.db{ending}" for ending in ("", "-wal", "-shm", ".lock", ".alive")]
    assert modes(path.parent) == dict.fromkeys(names, 0o600)
    assert mode(tmp_path / "a") == mode(tmp_path / "a" / "b") == 0o700
    sign.stop()
    await store.close()


@pytest.mark.usefixtures("umask")
async def test_the_sign_of_life_is_private_from_the_first_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sign = Heartbeat(tmp_path / "alive", lambda: True)
    monkeypatch.setattr(Path, "chmod", lambda *_: None)
    sign.start()
    assert mode(sign.path) == 0o600
    sign.stop()


@pytest.mark.usefixtures("umask")
async def test_what_was_there_with_more_rights(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = await Store.open(path)
    await store.set_meta("a", "b")
    copied = tmp_path / "shared"
    copied.mkdir()
    copied.chmod(0o755)
    for ending in ("", "-wal", "-shm", ".lock"):  # as a killed bot leaves them
        shutil.copy(f"{path}{ending}", copied / f"tables.db{ending}")
        (copied / f"tables.db{ending}").chmod(0o664)
    (copied / "tables.db.alive").touch()
    (copied / "tables.db.alive").chmod(0o666)
    (copied / "note").touch()
    (copied / "note").chmod(0o644)
    await store.close()
    store = await Store.open(copied / "tables.db")
    sign = Heartbeat(path_for(copied / "tables.db"), lambda: True)
    sign.start()
    assert modes(copied) == {
        "note": 0o644,
        **dict.fromkeys([f"tables.db{ending}" for ending in ("", "-wal", "-shm", ".lock", ".alive")], 0o600),
    }
    assert mode(copied) == 0o755, "a directory that was there is its owner's"
    sign.stop()
    await store.close()


async def test_behind_a_link(tmp_path: Path) -> None:
    (tmp_path / "disk").mkdir()
    (tmp_path / "link.db").symlink_to(tmp_path / "disk" / "real.db")
    for _ in range(2):
        store = await Store.open(tmp_path / "link.db")
        await store.set_meta("a", "b")
        (tmp_path / "disk" / "real.db-wal").chmod(0o644)
        await store.close()
    assert (tmp_path / "link.db").is_symlink()
    assert mode(tmp_path / "disk" / "real.db") == 0o600


async def test_a_file_whose_rights_are_not_ours_to_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.db"
    await (await Store.open(path)).close()
    path.chmod(0o640)

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "chmod", refuse)
    with capture_logs() as logs:
        await (await Store.open(path)).close()
    assert [(entry["log_level"], entry["file"]) for entry in logs] == [("warning", "tables.db")]


def test_a_directory_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for path in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(NotADirectoryError):
            make_directory(path)


@pytest.mark.usefixtures("umask")
def test_a_file_has_its_name_only_when_it_is_complete(tmp_path: Path) -> None:
    file = tmp_path / "copy.db"
    with part_of(file) as part:
        part.write_text("half", encoding="utf-8")
    assert list(tmp_path.iterdir()) == []
    with part_of(file) as part:
        part.write_text("all", encoding="utf-8")
        assert mode(part) == 0o600
        put(part, file)
    assert modes(tmp_path) == {"copy.db": 0o600}


@pytest.mark.usefixtures("umask")
@pytest.mark.parametrize("second_names", [True, False])
def test_a_new_file_takes_no_name_from_another(
    tmp_path: Path, second_names: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not second_names:

        def refuse(*_: object) -> None:
            raise PermissionError

        monkeypatch.setattr(os, "link", refuse)
    file = tmp_path / "copy.db"
    for content in ("first", "second"):
        with contextlib.suppress(FileExistsError), part_of(file) as part:
            part.write_text(content, encoding="utf-8")
            put_new(part, file)
            assert content == "first"
    assert file.read_text(encoding="utf-8") == "first"
    assert modes(tmp_path) == {"copy.db": 0o600}
