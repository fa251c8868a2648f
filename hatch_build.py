"""Build the client into the wheel: whoever installs Pinxit needs Python alone."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildClient(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own are not exported
    """Builds `client/`, unless that is absent (an sdist carries the built one) or up to date."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 (hatchling's names)
        """Build before files are collected; an editable install is built by `make`."""
        script = Path(self.root) / "client" / "build.py"
        if version != "editable" and script.exists():
            _load(script).build()


def _load(script: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("build_client", script)
    if spec is None or spec.loader is None:
        raise ImportError(str(script))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
