"""The program that builds the client: it lies beside the client, and is no module of ours."""

import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[1]


def load_build() -> ModuleType:
    """Return it as a module."""
    spec = importlib.util.spec_from_file_location("build_client", ROOT / "client" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
