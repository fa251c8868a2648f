"""The machine of somebody who has Python and make, and not much else: no Node above all."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOOLS = ("sh", "env", "make", "touch", "uname")  # what make, npm and Vite call by name
HERS = ("VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME", "PINXIT_", "MAKE", "MFLAGS", "COVERAGE")


def bare_path(folder: Path) -> Path:
    """Fill a folder with all the programs that this machine has."""
    folder.mkdir()
    for tool in TOOLS:
        found = shutil.which(tool)
        assert found is not None, tool
        (folder / tool).symlink_to(found)
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    (folder / "python3").symlink_to(Path(sys.base_prefix) / "bin" / version)
    return folder


def environment(path: Path, **more: str) -> dict[str, str]:
    """Return an environment with these programs alone; registries and caches stay as they are."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(HERS)}
    return {**kept, "PATH": str(path), **more}


def clone(folder: Path) -> Path:
    """Copy what is, or would be, in the repository: nothing that was built or installed."""
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(listing, cwd=ROOT, capture_output=True, check=True).stdout
    for name in names.decode().split("\0"):
        source, target = ROOT / name, folder / name
        if name and source.is_file():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
    return folder
