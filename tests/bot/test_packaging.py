"""What is packaged and installed: one lock holds all of it, by hash, and nothing of anybody's machine."""

import re
import subprocess
import tomllib
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
CI = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
HASH = re.compile(r"sha256:[0-9a-f]{64}")


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins() -> list[str]:
    """The packages of the lock as requirements, without their hashes."""
    return [pin.strip() for pin in re.findall(r"^([\w.-]+==[^\\\n]+)", LOCK, re.MULTILINE)]


def locked() -> dict[str, str]:
    """The locked versions by name."""
    parts = (pin.partition(" ")[0].split("==") for pin in pins())
    return {normal(name): version for name, version in parts}


def asked() -> list[str]:
    """All that the project asks for by name, for whatever purpose."""
    groups = [*PROJECT["project"]["optional-dependencies"].values(), *PROJECT["dependency-groups"].values()]
    own = [PROJECT["project"]["dependencies"], PROJECT["build-system"]["requires"]]
    return [requirement for group in (*own, *groups) for requirement in group]


def test_all_that_is_asked_for_is_pinned_and_locked() -> None:
    for requirement in asked():
        name, version = re.sub(r"\[[\w,]+\]", "", requirement).split("==")
        assert locked()[normal(name)] == version


def test_every_locked_package_has_hashes() -> None:
    packages = re.split(r"^(?=[\w.-]+==)", LOCK, flags=re.MULTILINE)[1:]
    assert len(packages) == len(pins()) == len(locked())
    assert all(HASH.search(package) for package in packages)


def test_the_lock_names_no_index_and_no_path() -> None:
    assert "://" not in LOCK
    assert "index" not in LOCK
    assert not re.search(r"(^|\s)/", LOCK)


def test_uv_run_takes_what_is_locked() -> None:
    """`uv run` reads no lock but its own, which is nobody else's: it is held to the same pins (see `.ci/lock`)."""
    held = PROJECT["tool"]["uv"]
    assert held["constraint-dependencies"] == pins()
    assert set(held["build-constraint-dependencies"]) <= set(pins())
    assert set(held["build-constraint-dependencies"]) >= set(PROJECT["dependency-groups"]["build"])
    assert "uv.lock" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()


def test_these_tests_run_on_what_is_locked() -> None:
    there = {normal(found.name): found.version for found in metadata.distributions()}
    for name, version in locked().items():
        assert there.get(name, version) == version, name
    for requirement in PROJECT["project"]["dependencies"] + PROJECT["dependency-groups"]["dev"]:
        assert normal(re.split(r"[\[=]", requirement)[0]) in there


def test_the_image_and_the_checks_install_what_is_locked() -> None:
    uv = "sed -n '/^uv==/,/[^\\\\]$/p' requirements.lock"
    for text in (DOCKERFILE, CI):
        assert uv in text
        installing = re.findall(r"\b(?:pip|pip sync|pip install) .*requirements\.lock", text.replace("\\\n", ""))
        assert installing
        assert all("--require-hashes" in each or "--build-constraints" in each for each in installing)
    cut = subprocess.run(["/bin/sh", "-c", uv], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert cut.startswith(f"uv=={locked()['uv']} ")
    assert cut.count("==") == 1
    assert set(HASH.findall(cut)) == set(HASH.findall(LOCK.partition("\nuv==")[2].partition("==")[0]))


def test_the_checks_run_on_the_python_that_the_image_ships() -> None:
    """And on the oldest one that is allowed: both are read where they are told."""
    for line in re.findall(r"sed -n '[^']*' (?:Dockerfile|pyproject\.toml)", CI):
        told = subprocess.run(["/bin/sh", "-c", line], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        assert re.fullmatch(r"3\.\d+\n", told), line
    images = set(re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE))
    assert len(images) == 1, "what is built by one Python runs on another"


def test_the_image_is_built_from_what_is_checked() -> None:
    for package in PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]:
        assert f"COPY {package} {package}\n" in DOCKERFILE
        assert f"!{package}\n" in (ROOT / ".dockerignore").read_text(encoding="utf-8")


def test_checks_can_be_run_singly() -> None:
    done = subprocess.run([ROOT / ".ci" / "run", "chess"], capture_output=True, text=True)
    assert done.returncode == 2
    names = done.stderr.partition("there are: ")[2].split()
    assert names == re.findall(r"^run_(\w+)\(\)", CI, re.MULTILINE)
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in contributing for name in names)


def test_what_the_container_keeps_is_for_its_user_alone() -> None:
    made = re.findall(r"install -d (.*) /data$", DOCKERFILE, re.MULTILINE)
    assert made == ["-m 0700 -o flotilla -g flotilla"]
