"""The README is held to the code where it makes promises."""

import re
import shlex
import subprocess
import tomllib
from pathlib import Path

import discord
import pytest

from bot.__main__ import parser
from bot.permissions import NEEDED, THREADS
from bot.settings import Settings

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = {
    path.relative_to(ROOT): path.read_text(encoding="utf-8") for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"))
}

PYTHON = """#!/bin/sh
[ "$1 $2" = "-m venv" ] || exit 2
mkdir -p "$3/bin"
cat >"$3/bin/pip" <<'END'
#!/bin/sh
[ "$*" = "install uv" ] || exit 2
printf '#!/bin/sh\\necho installed uv: "$@"\\n' >"${0%/*}/uv"
chmod +x "${0%/*}/uv"
END
chmod +x "$3/bin/pip"
"""
"""Stands in for Python on a fresh machine: makes environments whose pip installs a uv that tells its arguments."""


def blocks(page: str, language: str) -> list[str]:
    """The lines of a page's code blocks in one language."""
    found = re.findall(rf"^ *```{language}\n(.*?)^ *```$", page, re.MULTILINE | re.DOTALL)
    return [line.strip() for block in found for line in block.splitlines()]


def test_the_invitation_asks_for_exactly_what_is_needed() -> None:
    needed = discord.Permissions(**dict.fromkeys((*NEEDED, *THREADS), True))
    asked = re.findall(r"permissions=(\d+)", README)
    assert asked == [str(needed.value)]


def test_every_setting_is_listed_with_its_default() -> None:
    for field in Settings.model_fields.values():
        default = f"`{field.default}`" if field.default is not None else ""
        assert f"| `{field.alias}` | {default}{' ' if default else ''}|" in README


@pytest.mark.parametrize("page", sorted(PAGES))
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\((?!https?:)([^)#]+)", PAGES[page]):
        assert ((ROOT / page).parent / link).exists(), link


def test_the_first_command_installs_what_the_others_need(tmp_path: Path) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    (tools / "python3").write_text(PYTHON, encoding="utf-8")
    (tools / "python3").chmod(0o755)
    told = []
    for line in blocks(README, "sh")[:4]:
        run = subprocess.run(
            ["/bin/sh", "-c", line],
            cwd=tmp_path,
            env={"PATH": f"{tools}:/usr/bin:/bin"},
            capture_output=True,
            text=True,
            check=True,
        )
        told.append(run.stdout.removeprefix("installed uv: ").split(maxsplit=3)[:3])
    assert told == [
        ["run", "flotilla"],
        ["run", "pytest"],
        ["run", "flotilla", "simulate"],
        ["run", "flotilla", "picture"],
    ]


def test_the_first_command_is_the_same_on_windows() -> None:
    line = blocks(README, "sh")[0].replace("python3", "py").replace("/bin/", "\\Scripts\\")
    # Windows PowerShell has no &&, the command prompt no ;
    assert blocks(README, "bat") == [f'cmd /c "{line}"']


def test_the_checks_install_uv_where_the_readme_does() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    venv, pip, uv = (shlex.split(part) for part in blocks(README, "sh")[0].split("&&"))
    assert blocks(PAGES[Path("CONTRIBUTING.md")], "sh")[0] == blocks(README, "sh")[0]
    assert shlex.join(venv) in script
    assert pip[0] in script
    assert uv[0] in script
    assert f"{venv[-1]}/" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("page", sorted(PAGES))
def test_commands_work_as_written(page: Path) -> None:
    for folder in re.findall(r"([^\s`\"]*)\buv (?:run|sync|pip)\b", PAGES[page]):
        # no page may count on a uv that is found by itself
        assert folder in (".uv/bin/", ".uv\\Scripts\\")
    for line in blocks(PAGES[page], "sh"):
        # the shell of macOS knows no comments at its prompt
        assert "#" not in shlex.split(line), line
    for arguments in re.findall(r"uv run (?:--no-dev )?flotilla([^`\"\n]*)", PAGES[page]):
        words = shlex.split(arguments.replace("<id>", "sealords"))
        parser().parse_args([word for word in words if word != "--help"])


def test_the_pages_name_the_versions_of_python() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    bounds = re.fullmatch(r">=(3\.\d+),<3\.(\d+)", project["requires-python"])
    assert bounds
    oldest, newest = bounds[1], f"3.{int(bounds[2]) - 1}"
    assert f"Python {oldest} or later" in README
    assert f"newer than {newest}" in README
    assert f"Python {oldest} to {newest}" in PAGES[Path("docs/operations.md")]


def test_only_the_bots_user_goes_where_its_data_are() -> None:
    """Its directory is closed to everybody else, root aside."""
    going = [line for line in blocks(PAGES[Path("docs/operations.md")], "sh") if "/var/lib/flotilla" in line]
    assert going
    assert all(shlex.split(line)[:3] == ["sudo", "-u", "flotilla"] for line in going)
