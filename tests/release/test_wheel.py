"""The wheel where nothing else is, no Node above all; and a game is played by it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.at_length import times
from tests.install.stranger import ROOT, bare_path, clone, environment

UV = Path(sys.executable).with_name("uv")
EVENING = ROOT / "tests" / "release" / "evening.py"
PLAY = ROOT / "requirements" / "play.txt"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
RELEASED = "RELEASED"  # wheels that were built already: of Pinxit, and of decks

pytestmark = pytest.mark.skipif(
    not times(few=False, many=True), reason="at length: make deploy-check, make release"
)


@pytest.fixture(scope="session")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The wheels that are to be released, or one made of this clone."""
    named = os.environ.get(RELEASED)
    if named:
        return [Path(file) for file in named.split(os.pathsep)]
    out = tmp_path_factory.mktemp("wheel")
    build: list[str | Path] = [UV, "build", "--quiet", "--system-certs", "--out-dir", out]
    subprocess.run([*build, clone(out / "clone")], check=True)
    return list(out.glob("*.whl"))


@pytest.fixture(params=PYTHONS, scope="module")
def python(
    request: pytest.FixtureRequest, wheels: list[Path], tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """A Python that has Pinxit, and nothing but what that needs."""
    known = find(request.param)
    if known is None:
        pytest.skip(f"there is no Python {request.param} here")
    folder = tmp_path_factory.mktemp("empty")
    bare = bare_path(folder / "bin")
    assert not (bare / "node").exists()
    install(known, folder / "env", wheels)
    return folder / "env" / "bin" / "python"


def find(version: str) -> str | None:
    """Return a Python of a version, if this machine has one; none is fetched."""
    pyenv = Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser() / "versions"
    for kept in sorted(pyenv.glob(f"{version}.*/bin/python{version}")):
        return str(kept)
    words: list[str | Path] = [
        UV,
        "python",
        "find",
        "--no-project",
        "--no-python-downloads",
        "--system",
        version,
    ]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    return done.stdout.strip() or None


def install(python: str, home: Path, wheels: list[Path]) -> None:
    """Make an empty environment, and let an installer choose what the wheels want."""
    subprocess.run([UV, "venv", "--quiet", "--python", python, home], check=True)
    more = {"VIRTUAL_ENV": str(home), "UV_SYSTEM_CERTS": "1"}
    words: list[str | Path] = [UV, "pip", "install", "--quiet", "--only-binary", ":all:", *wheels]
    subprocess.run(words, check=True, env={**os.environ, **more})


def said(python: Path, *words: str | Path) -> str:
    """Run something with no program on the path, and return what it says."""
    bare = python.parents[2] / "bin"
    done = subprocess.run(
        [python, *words], capture_output=True, text=True, check=False, env=environment(bare)
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_game_is_played_by_it(python: Path) -> None:
    assert "won by s" in said(python, EVENING)


def test_it_knows_its_version_and_has_its_client_and_all_decks(
    python: Path, wheels: list[Path]
) -> None:
    pinxit = next(wheel for wheel in wheels if wheel.name.startswith("pinxit-"))
    version = pinxit.name.split("-")[1]
    assert said(python, "-m", "pinxit", "--version").strip().endswith(version)
    listed = said(python, "-m", "pinxit", "deck", "list")
    assert listed.count("package ") == len(wheels) - 1
    said(python, "-m", "pinxit", "deck", "check")
