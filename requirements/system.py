"""See to what Python's registry does not have: libraries for skia and Playwright, and a Chromium.

Where we may (as root, with apt), what is missing is installed; otherwise we say what it is.
`system.py deploy` sees to the programs with which `deploy/` is tried. Nothing that is installed is
begun: whoever has no nginx does not have one by night.
"""

import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

CHROMIUMS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
BROWSER = "a browser for the tests"


def can_draw() -> bool:
    """Tell whether skia can be loaded: it wants libGL and libEGL, though it draws on no screen."""
    try:
        importlib.import_module("skia")
    except ImportError:
        return False
    return True


def can_drive() -> bool:
    """Tell whether Playwright's own Node can be started: it wants what small systems leave out."""
    found = importlib.util.find_spec("playwright")
    if found is None or found.origin is None:
        return False
    driver = Path(found.origin).parent / "driver" / ("node.exe" if os.name == "nt" else "node")
    return subprocess.run([driver, "--version"], capture_output=True, check=False).returncode == 0


def has_chromium() -> bool:
    """Tell whether there is a browser for the tests, of the system or of Playwright."""
    return any(map(shutil.which, CHROMIUMS)) or (can_drive() and _playwrights_own())


def _playwrights_own() -> bool:
    playwright = importlib.import_module("playwright.sync_api")
    with playwright.sync_playwright() as running:
        return Path(running.chromium.executable_path).exists()


NEEDS: dict[str, tuple[Callable[[], bool], list[str]]] = {
    "the atelier's drawing library": (can_draw, ["libgl1", "libegl1"]),
    "what drives a browser": (can_drive, ["libatomic1"]),
    BROWSER: (has_chromium, ["chromium-headless-shell"]),
}


def _has(program: str) -> bool:
    return shutil.which(program, path=SBIN) is not None


SBIN = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/sbin"))
PROGRAMS = {
    "dockerd": "docker.io",
    "debootstrap": "debootstrap",
    "docker-compose": "docker-compose",
    "nginx": "nginx",
    "promtool": "prometheus",
    "systemd-analyze": "systemd",
}
FOR_DEPLOY: dict[str, tuple[Callable[[], bool], list[str]]] = {
    program: (partial(_has, program), [package]) for program, package in PROGRAMS.items()
}
BEGIN_NOTHING = Path("/usr/sbin/policy-rc.d")


def main() -> int:
    """Return 0 if everything is there."""
    if sys.argv[1:2] == ["deploy"]:
        return _for_deploy()
    missing = [name for name, (is_there, _) in NEEDS.items() if not is_there()]
    # Once more in a process of its own, as this one remembers what failed.
    if missing and "--again" not in sys.argv:
        _install(missing)
        return subprocess.run([sys.executable, __file__, "--again"], check=False).returncode
    for name in missing:
        packages = " ".join(NEEDS[name][1])
        print(
            f"Missing: {name}. On Debian and Ubuntu: sudo apt-get install {packages}",
            file=sys.stderr,
        )
    return 1 if missing else 0


def _for_deploy() -> int:
    """Install what is missing, if we may; tests say what they could not do without."""
    missing = [name for name, (is_there, _) in FOR_DEPLOY.items() if not is_there()]
    apt = shutil.which("apt-get")
    if missing and apt is not None and os.geteuid() == 0:
        ours = not BEGIN_NOTHING.exists()
        if ours:
            BEGIN_NOTHING.write_text("#!/bin/sh\nexit 101\n", encoding="ascii")
            BEGIN_NOTHING.chmod(0o755)
        try:
            packages = [package for name in missing for package in FOR_DEPLOY[name][1]]
            _step("asking which packages the system has", [apt, "update", "-qq"])
            command = [apt, "install", "-qq", "--yes", "--no-install-recommends", *packages]
            _step(f"installing {', '.join(packages)}", command)
        finally:
            if ours:
                BEGIN_NOTHING.unlink()
    elif missing:
        print(f"Not here, and so not tried: {', '.join(missing)}", file=sys.stderr)
    return 0


def _install(missing: list[str]) -> None:
    apt = shutil.which("apt-get")
    if apt is not None and os.geteuid() == 0:
        packages = [package for name in missing for package in NEEDS[name][1]]
        _step("asking which packages the system has", [apt, "update", "-qq"])
        command = [apt, "install", "-qq", "--yes", "--no-install-recommends", *packages]
        _step(f"installing {', '.join(packages)}", command)
    elif BROWSER in missing:
        command = [sys.executable, "-m", "playwright", "install", "chromium"]
        _step(f"fetching {BROWSER}, by Playwright", command)


def _step(title: str, command: list[str]) -> None:
    """Run a step of the set-up; whether it was of use is asked afterwards."""
    step = [sys.executable, str(Path(__file__).with_name("step.py")), title, "--"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([*step, *command], check=False, env=environment)


if __name__ == "__main__":
    sys.exit(main())
