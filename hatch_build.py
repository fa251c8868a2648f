"""Build the client into what is installed: whoever installs Pinxit needs Python alone."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildClient(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own are not exported
    """Builds `client/`, unless that is up to date, as it is in an sdist."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Name what the build needs here and now: Node's wheel, where there is no Node."""
        needed: list[str] = self._client().needs()
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 (hatchling's names)
        """Build before files are collected."""
        client = self._client()
        try:
            client.build()
        except client.CannotBuild as problem:
            self.app.abort(f"The client for browsers cannot be built: {problem}")

    def _client(self) -> ModuleType:
        script = Path(self.root) / "client" / "build.py"
        spec = importlib.util.spec_from_file_location("build_client", script)
        if spec is None or spec.loader is None:
            raise ImportError(str(script))
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
