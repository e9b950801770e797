"""What is packaged: the lock holds what the project asks for, and nothing of anybody's machine."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def locked() -> dict[str, str]:
    return {normal(name): version for name, version in re.findall(r"^([\w.-]+)==([\w.]+)", LOCK, re.MULTILINE)}


def test_every_dependency_is_pinned_and_locked() -> None:
    for requirement in PROJECT["project"]["dependencies"]:
        name, version = requirement.split("==")
        assert locked()[normal(name)] == version


def test_tools_and_the_simulated_discord_are_pinned() -> None:
    extras = PROJECT["project"]["optional-dependencies"]["tryout"]
    dev = PROJECT["dependency-groups"]["dev"]
    for requirement in [*extras, *dev, *PROJECT["build-system"]["requires"]]:
        assert re.fullmatch(r"[\w.-]+(\[[\w,]+\])?==[\w.]+", requirement), requirement


def test_every_locked_package_has_hashes() -> None:
    packages = re.split(r"^(?=[\w.-]+==)", LOCK, flags=re.MULTILINE)[1:]
    assert len(packages) == len(locked())
    assert all("--hash=sha256:" in package for package in packages)


def test_the_lock_names_no_index_and_no_path() -> None:
    assert "://" not in LOCK
    assert "index" not in LOCK.replace("--no-emit-index-url", "")
    assert not re.search(r"(^|\s)/", LOCK)


def test_the_image_is_built_from_what_is_checked() -> None:
    dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert "--require-hashes -r requirements.lock" in dockerfile
    for package in PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]:
        assert f"COPY {package} {package}\n" in dockerfile
        assert f"!{package}\n" in (ROOT / ".dockerignore").read_text(encoding="utf-8")


def test_what_the_container_keeps_is_for_its_user_alone() -> None:
    dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    made = re.findall(r"install -d (.*) /data$", dockerfile, re.MULTILINE)
    assert made == ["-m 0700 -o flotilla -g flotilla"]
