"""Make a release, all but the upload: `make release`.

It is made of what is committed, and of nothing else; it ends with what is to be done by hand. The
version stands in `src/pinxit/__init__.py`, what is new in CHANGELOG.md, and where the project
lives is where this clone came from, or `SOURCE_URL`.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable
from pathlib import Path

import deck_wheels
from wheels import CLOSED, ROOT, UV, Refused, build, clone, digest, info, put_parts, same

DIST = ROOT / "dist"
NOTES = "NOTES.md"
SUMS = "SHA256SUMS"
VERSION = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
SECTION = re.compile(r"^## (\S+), (.+)$", re.MULTILINE)
DAY = re.compile(r"\d{4}-\d{2}-\d{2}")
REMOTE = re.compile(r"(?:https?://|ssh://git@|git@)([^/:@]+)(?::\d+/|[:/])(.+?)(?:\.git)?/?")


def main() -> int:
    """Make a release, or say why there is none."""
    try:
        release(Path(sys.argv[1]))
    except Refused as no:
        print(f"\nThere is no release. {no}", file=sys.stderr)
        return 1
    return 0


def release(tools: Path) -> None:
    """Do it, step by step; `tools` is the folder of twine."""
    version = version_of(ROOT)
    notes = notes_of((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version)
    clean(ROOT)
    untagged(ROOT, version)
    source = source_of(ROOT)
    print(f"Pinxit {version}, of {source}", flush=True)
    shutil.rmtree(DIST, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix="pinxit-release-") as made:
        files = list(_built(Path(made), source))
        _look(files, tools)
        _play(list(filter(_is_wheel, files)))
        DIST.mkdir()
        kept = [Path(shutil.move(file, DIST / file.name)) for file in files]
    sums = "".join(f"{digest(file)}  {file.name}\n" for file in kept)
    (DIST / SUMS).write_text(sums, encoding="utf-8")
    (DIST / NOTES).write_text(notes, encoding="utf-8")
    print(f"\n{sums}\n{by_hand(version, kept, tools)}")


# What has to be so before anything is built


def version_of(root: Path) -> str:
    """Read the version where it stands."""
    found = VERSION.search((root / "src/pinxit/__init__.py").read_text(encoding="utf-8"))
    if found is None:
        raise Refused("src/pinxit/__init__.py names no version.")
    return found[1]


def notes_of(changelog: str, version: str) -> str:
    """Return what is new in a version: the newest section, with the day of its release."""
    sections = list(SECTION.finditer(changelog))
    if not sections or sections[0][1] != version:
        newest = sections[0][1] if sections else "nothing"
        raise Refused(f"The newest section of CHANGELOG.md is about {newest}, not {version}.")
    if not DAY.fullmatch(sections[0][2]):
        raise Refused(
            f"CHANGELOG.md says “{sections[0][2]}” of {version}: write the day of the release"
            f" there, as in “## {version}, 2026-01-31”."
        )
    end = sections[1].start() if len(sections) > 1 else len(changelog)
    notes = changelog[sections[0].end() : end].strip()
    if not notes:
        raise Refused(f"CHANGELOG.md says nothing of {version}.")
    return f"{notes}\n"


def clean(root: Path) -> None:
    """See that all that is here is committed."""
    changed = _git(root, "status", "--porcelain").splitlines()
    if changed:
        raise Refused(f"Not all is committed: {', '.join(line[3:] for line in changed[:5])}.")


def untagged(root: Path, version: str) -> None:
    """See that nothing else was released under this version."""
    tag = _git(root, "tag", "--list", f"v{version}")
    if tag and _git(root, "rev-list", "-n1", tag) != _git(root, "rev-parse", "HEAD"):
        raise Refused(f"{tag} is there already, and is not what is here: choose another version.")


def source_of(root: Path) -> str:
    """Return the address of the source, as people open it in a browser."""
    chosen = os.environ.get("SOURCE_URL")
    said = chosen or _git(root, "config", "--default", "", "--get", "remote.origin.url")
    found = REMOTE.fullmatch(said)
    if found is None:
        raise Refused(
            f"Nobody knows where the project lives: this clone came from “{said}”. Say it:"
            " make release SOURCE_URL=https://…"
        )
    return f"https://{found[1]}/{found[2]}"


def _git(root: Path, *words: str) -> str:
    command = ["git", *words]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refused(f"git {words[0]}: {done.stderr.strip()}")
    return done.stdout.rstrip()


# Built twice, looked at, played with


def _built(folder: Path, source: str) -> Iterable[Path]:
    """Build Pinxit and all decks, each twice, in places that have nothing in common."""
    _say("building it")
    one = clone(folder / "one")
    first = build(one, folder / "first", source)
    _say("building it again, elsewhere, for nobody else to read")
    other = clone(folder / "another" / "place")
    build(other, folder / "second", source, "--sdist", umask=CLOSED)
    same(first, build(other, folder / "second", source, "--wheel", umask=CLOSED))
    yield from first
    for deck in deck_wheels.projects(one):
        _say(f"building the deck {deck.name}, twice")
        there = folder / deck.name
        files = build(deck, there / "first", source)
        build(other / "decks" / deck.name, there / "second", source, "--sdist", umask=CLOSED)
        again = build(
            other / "decks" / deck.name, there / "second", source, "--wheel", umask=CLOSED
        )
        same(files, again)
        for wheel in filter(_is_wheel, files):
            _complete(wheel)
        yield from files


def _complete(wheel: Path) -> None:
    """See that a deck can be handed on, and list its parts in it."""
    with zipfile.ZipFile(wheel) as opened:
        folder = info(opened)
        lacks = deck_wheels.amiss(opened, folder)
        if lacks:
            raise Refused(f"{wheel.name} is no deck to be handed on: {lacks}.")
        name = deck_wheels.metadata(opened, folder)["Name"]
        listed = deck_wheels.parts(opened, folder)
    put_parts(wheel, name, listed)


def _look(files: list[Path], tools: Path) -> None:
    """See that registries take it."""
    _say("looking at what it says of itself")
    _run([tools / "twine", "check", "--strict", *files], "twine finds something wrong")
    wheels = filter(_is_wheel, files)
    _run([tools / "python", ROOT / "release/parts.py", *wheels], "a list of parts is none")


def _play(wheels: list[Path]) -> None:
    """Install it with all decks on every Python that is here, and play."""
    _say("installing it where nothing else is, and playing")
    named = os.pathsep.join(map(str, wheels))
    environment = {**os.environ, "AT_LENGTH": "1", "RELEASED": named}
    pytest = [sys.executable, "-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider"]
    _run([*pytest, "tests/release/test_wheel.py"], "the wheel cannot be played", environment)


def _run(command: Iterable[str | Path], no: str, environment: dict[str, str] | None = None) -> None:
    done = subprocess.run(list(command), cwd=ROOT, env=environment, check=False)
    if done.returncode:
        raise Refused(f"{no[0].upper()}{no[1:]}.")


def _is_wheel(file: Path) -> bool:
    return file.suffix == ".whl"


def _say(what: str) -> None:
    print(f"  {what} …", flush=True)


def by_hand(version: str, files: list[Path], tools: Path) -> str:
    """Say what is left to do."""
    names = " ".join(f"dist/{file.name}" for file in files)
    return f"""All of it is in dist/, and nothing was sent anywhere. By hand, when you are sure:

  git tag --annotate v{version} --file dist/{NOTES}
  git push origin v{version}
  {tools}/twine upload {names}
"""


if __name__ == "__main__":
    if not UV.exists():
        sys.exit("make dev comes first")
    sys.exit(main())
