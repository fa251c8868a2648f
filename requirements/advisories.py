"""Ask what is known to be wrong with all that is pinned: `make advisories`.

Who asks a source that knows nothing is told that nothing is wrong. So each source is asked about an
old package first, of which much is known; one that has nothing to say about that has no data, and
this is what is printed then.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
CLIENT = ROOT / "client"
PINNED = (
    *("play", "postgresql", "cluster", "traces"),
    *("build", "dev", "deploy", "installer", "node", "mutants", "advisories", "release"),
)

ALL = ("all",)  # packages of which nothing is known
CLEAN, FOUND, NO_DATA = 0, 1, 2  # how it ends

# Of these, much has been known for years.
OLD_PYTHON = "jinja2==2.4.1"
_OLD: dict[str, Any] = {"name": "old", "version": "1.0.0"}
_NEEDS = {"dependencies": {"lodash": "4.17.11"}}
_LOCKED = {"": _NEEDS, "node_modules/lodash": {"version": "4.17.11"}}
OLD_NODE = {
    "package.json": _OLD | _NEEDS,
    "package-lock.json": _OLD | {"lockfileVersion": 3, "packages": _LOCKED},
}


class Verdict(NamedTuple):
    """What a source says about one list."""

    of: str
    asked: int  # packages
    known: tuple[str, ...]  # one line for each that something is wrong with
    unknown: tuple[str, ...]  # packages of which it knows nothing

    @property
    def told(self) -> str:
        """Say it to a person."""
        head = f"{self.of}: {self.asked} packages"
        if self.unknown == ALL:
            return "\n".join(
                [f"{self.of}: NO DATA, so nobody knows whether all is well", *self.known]
            )
        if self.unknown:
            return f"{head}, NO DATA about {len(self.unknown)} of them"
        if not self.known:
            return f"{head}, nothing known against them"
        return "\n".join([f"{head}, {len(self.known)} with advisories", *self.known])


def main() -> int:
    """Ask about everything, and say what is known; what is unknown is no good news."""
    python = Path(sys.argv[1])  # of an environment with pip-audit
    verdicts = [*_of_python(python), *_of_node()]
    for verdict in verdicts:
        print(verdict.told)
    return ends(verdicts)


def ends(verdicts: Iterable[Verdict]) -> int:
    """Return how it ends: with what was found, or else with what nobody could say."""
    verdicts = list(verdicts)
    if any(verdict.known for verdict in verdicts):
        return FOUND
    return NO_DATA if not verdicts or any(verdict.unknown for verdict in verdicts) else CLEAN


def _of_python(python: Path) -> Iterable[Verdict]:
    with tempfile.TemporaryDirectory() as folder:
        old = Path(folder) / "old.txt"
        old.write_text(OLD_PYTHON + "\n", encoding="utf-8")
        has_data = bool(read_pip(_pip_audit(python, old, "--no-deps"), "old").known)
    for name in PINNED:
        verdict = read_pip(_pip_audit(python, HERE / f"{name}.txt", "--require-hashes"), name)
        yield verdict if has_data else without_data(verdict)


def _pip_audit(python: Path, file: Path, *options: str) -> dict[str, Any] | None:
    """Return what pip-audit says as JSON; None if it could say nothing."""
    quiet = ("--disable-pip", "--format", "json", "--progress-spinner", "off")
    arguments = [str(python), "-m", "pip_audit", "--requirement", str(file), *quiet, *options]
    done = subprocess.run(arguments, capture_output=True, text=True, check=False)
    return _json(done.stdout)


def read_pip(said: dict[str, Any] | None, of: str) -> Verdict:
    """Read what pip-audit says."""
    if said is None:
        return Verdict(of, 0, (), ALL)
    packages = said["dependencies"]
    known = [
        f"  {one['name']} {one['version']}: {', '.join(v['id'] for v in one['vulns'])}"
        for one in packages
        if one.get("vulns")
    ]
    skipped = [one["name"] for one in packages if "skip_reason" in one]
    return Verdict(of, len(packages), tuple(known), tuple(skipped))


def _of_node() -> Iterable[Verdict]:
    with tempfile.TemporaryDirectory() as folder:
        old = Path(folder)
        for name, content in OLD_NODE.items():
            (old / name).write_text(json.dumps(content), encoding="utf-8")
        has_data = bool(read_npm(_npm_audit(old), "old").known)
    verdict = read_npm(_npm_audit(CLIENT), "client")
    yield verdict if has_data else without_data(verdict)


def _npm_audit(folder: Path) -> dict[str, Any] | None:
    arguments = [sys.executable, str(CLIENT / "build.py"), "audit", str(folder)]
    done = subprocess.run(arguments, capture_output=True, text=True, check=False)
    return _json(done.stdout)


def read_npm(said: dict[str, Any] | None, of: str) -> Verdict:
    """Read what npm says; an error of the registry comes in the same clothes."""
    if said is None or "vulnerabilities" not in said:
        return Verdict(of, 0, (), ALL)
    known = [
        f"  {name} {one['range']}: {one['severity']}"
        for name, one in said["vulnerabilities"].items()
    ]
    return Verdict(of, said["metadata"]["dependencies"]["total"], tuple(known), ())


def without_data(verdict: Verdict) -> Verdict:
    """Return what is worth of a verdict by a source that knows nothing: what it found, if any."""
    return verdict._replace(unknown=ALL)


def _json(text: str) -> dict[str, Any] | None:
    try:
        said: dict[str, Any] = json.loads(text[text.index("{") :])
    except ValueError:
        return None
    return said


if __name__ == "__main__":
    sys.exit(main())
