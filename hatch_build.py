"""What is done when Pinxit is built: the client for browsers, addresses, and the list of parts.

Whoever installs Pinxit needs Python alone.
"""

import importlib.util
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface


class Build(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own are not exported
    """Builds `client/`, unless that is up to date, as it is in an sdist; lists a wheel's parts."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Name what the build needs here and now: Node's wheel, where there is no Node."""
        needed: list[str] = _module(self.root, "client", "build").needs()
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 (hatchling's names)
        """Build before files are collected."""
        client = _module(self.root, "client", "build")
        try:
            client.build()
        except client.CannotBuild as problem:
            self.app.abort(f"The client for browsers cannot be built: {problem}")
        if self.target_name == "wheel":
            build_data["sbom_files"].append(str(self._parts()))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002 (as above)
        """Leave nothing behind."""
        for file in map(Path, build_data.get("sbom_files", [])):
            file.unlink()
            file.parent.rmdir()

    def _parts(self) -> Path:
        core = self.metadata.core
        file = Path(tempfile.mkdtemp(prefix="pinxit-")) / f"{core.name}.cdx.json"
        sbom = _module(self.root, "release", "sbom")
        file.write_bytes(
            sbom.of_pinxit(Path(self.root), self.metadata.version, core.license_expression)
        )
        return file


class About(MetadataHookInterface):
    """Says where the project lives, if that is known, and shows the README as it is shown there."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Add what depends on where the source is."""
        about = _module(self.root, "release", "about")
        root, version = Path(self.root), metadata["version"]
        source, readme = about.source(root), (root / "README.md").read_text(encoding="utf-8")
        if source is not None:
            metadata["urls"] = about.urls(source, version)
            readme = about.elsewhere(readme, source, version)
        metadata["readme"] = {"content-type": "text/markdown", "text": readme}


def _module(root: str, folder: str, name: str) -> ModuleType:
    """Load a program of ours that lies beside the package."""
    script = Path(root) / folder / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"pinxit_{folder}_{name}", script)
    if spec is None or spec.loader is None:
        raise ImportError(str(script))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
