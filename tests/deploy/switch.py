"""What takes minutes, root and other programs is done by `make deploy-check` alone."""

import os
import shutil
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
DEPLOY: Final = ROOT / "deploy"
at_length: Final = pytest.mark.skipif(
    not os.environ.get("DEPLOY_CHECK"), reason="`make deploy-check` does this"
)


def program(name: str, package: str) -> str:
    """Find a program of the system, or say which package has it and skip the test."""
    path = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/sbin"))
    found = shutil.which(name, path=path)
    if found is None:
        pytest.skip(f"there is no {name} here (on Debian and Ubuntu: {package})")
    return found
