"""See to what Python's registry does not have: libraries for skia, and a Chromium for the tests.

Where we may (as root, with apt), what is missing is installed; otherwise we say what it is.
"""

import importlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def can_draw() -> bool:
    """Tell whether skia can be loaded: it wants libGL and libEGL, though it draws on no screen."""
    try:
        importlib.import_module("skia")
    except ImportError:
        return False
    return True


def has_chromium() -> bool:
    """Tell whether there is a browser for the tests, of the system or of Playwright."""
    return any(map(shutil.which, CHROMIUMS)) or _playwrights_own() is not None


def _playwrights_own() -> str | None:
    try:
        playwright = importlib.import_module("playwright.sync_api")
    except ImportError:
        return None
    with playwright.sync_playwright() as running:
        path = str(running.chromium.executable_path)
    return path if os.path.exists(path) else None  # noqa: PTH110 (a plain question)


NEEDS: dict[str, tuple[Callable[[], bool], list[str]]] = {
    "the atelier's drawing library": (can_draw, ["libgl1", "libegl1"]),
    "a browser for the tests": (has_chromium, ["chromium"]),
}


def main() -> int:
    """Return 0 if everything is there."""
    missing = [name for name, (is_there, _) in NEEDS.items() if not is_there()]
    for name in missing:
        _install(name, NEEDS[name][1])
    # In a process of its own, as this one remembers what failed.
    if missing and "--again" not in sys.argv:
        return subprocess.run([sys.executable, __file__, "--again"], check=False).returncode
    for name in missing:
        packages = " ".join(NEEDS[name][1])
        print(
            f"Missing: {name}. On Debian and Ubuntu: sudo apt-get install {packages}",
            file=sys.stderr,
        )
    return 1 if missing else 0


def _install(name: str, packages: list[str]) -> None:
    if "--again" in sys.argv:
        return
    apt = shutil.which("apt-get")
    if apt is not None and os.geteuid() == 0:
        _step(f"asking what Debian has, for {name}", [apt, "update", "-qq"])
        command = [apt, "install", "-qq", "--yes", "--no-install-recommends", *packages]
        _step(f"installing {name}: {' '.join(packages)}", command)
    elif packages == ["chromium"]:
        command = [sys.executable, "-m", "playwright", "install", "chromium"]
        _step(f"installing {name} by Playwright", command)


def _step(title: str, command: list[str]) -> None:
    """Run a step of the set-up; whether it was of use is asked afterwards."""
    step = [sys.executable, str(Path(__file__).with_name("step.py")), title, "--"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([*step, *command], check=False, env=environment)


if __name__ == "__main__":
    sys.exit(main())
