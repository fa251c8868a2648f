"""See to it that skia can be loaded: it wants libGL and libEGL, though it draws on no screen.

Where we may, they are installed; otherwise we say what is missing.
"""

import importlib
import os
import shutil
import subprocess
import sys

PACKAGES = ["libgl1", "libegl1"]


def main() -> int:
    """Return 0 if the atelier can draw."""
    problem = _problem()
    if problem is None:
        return 0
    apt = shutil.which("apt-get")
    if apt is not None and os.geteuid() == 0:
        print(f"installing {' and '.join(PACKAGES)} for the atelier")
        subprocess.run([apt, "update", "-qq"], check=False)
        subprocess.run([apt, "install", "-qq", "--yes", *PACKAGES], check=False)
        # In a process of its own, as this one remembers that it failed.
        again = [sys.executable, "-c", "import skia"]
        if subprocess.run(again, check=False).returncode == 0:
            return 0
    print(
        f"The atelier cannot draw here: {problem}.\n"
        "It needs the libraries libGL and libEGL. On Debian and Ubuntu:\n"
        f"  sudo apt-get install {' '.join(PACKAGES)}",
        file=sys.stderr,
    )
    return 1


def _problem() -> str | None:
    try:
        importlib.import_module("skia")
    except ImportError as error:
        return str(error)
    return None


if __name__ == "__main__":
    sys.exit(main())
