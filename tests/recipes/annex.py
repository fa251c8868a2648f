"""A house with one thing more: the sources as they are, but for a few files written otherwise.

What is true is stated once, so a new language or a new edition must need no more than its place
says. Tests prove it by building such a house and living in it, in a process of their own.
"""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pinxit

ROOT = Path(__file__).parents[2]
SOURCES = Path(pinxit.__file__).parent


def build_annex(folder: Path, written: Mapping[str, str]) -> Path:
    """Return a folder to import from, in which these files of the package say something else."""
    _link(SOURCES, folder / SOURCES.name, {Path(name): text for name, text in written.items()})
    return folder


def _link(source: Path, target: Path, written: Mapping[Path, str]) -> None:
    """Make a folder anew for what is written in it; all else in it leads to where it was."""
    target.mkdir(parents=True)
    inside: dict[str, dict[Path, str]] = {}
    for path, text in written.items():
        first, *rest = path.parts
        if rest:
            inside.setdefault(first, {})[Path(*rest)] = text
        else:
            (target / first).write_text(text, encoding="utf-8")
    for entry in source.iterdir():
        if entry.name in inside:
            _link(entry, target / entry.name, inside[entry.name])
        elif entry.name != "__pycache__" and not (target / entry.name).exists():
            (target / entry.name).symlink_to(entry)


def live_in(annex: Path, *tests: str) -> None:
    """Run tests in an annex; fail with what they say."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(annex)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def read(path: str) -> str:
    """Return a file of the package as it is."""
    return (SOURCES / path).read_text(encoding="utf-8")


def replaced(text: str, old: str, new: str) -> str:
    """Replace what must be there."""
    assert old in text
    return text.replace(old, new)
