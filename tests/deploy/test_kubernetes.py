"""The manifests: as Kubernetes' own schemas want them, and nothing that drains a node forgotten."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.deploy.switch import DEPLOY, at_length

pytestmark = at_length

FILES = sorted((DEPLOY / "kubernetes").glob("*/*.yaml"))


def documents(file: Path) -> Iterator[dict[str, Any]]:
    yaml = pytest.importorskip("yaml", reason="`make deploy-check` installs it")
    yield from yaml.safe_load_all(file.read_text("utf-8"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.name)
def test_it_is_as_the_schemas_want_it(file: Path) -> None:
    schemas = pytest.importorskip("kubernetes_validate", reason="`make deploy-check` installs it")
    newest = schemas.latest_version()
    for document in documents(file):
        schemas.validate(document, newest, strict=True)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.name)
def test_it_may_do_next_to_nothing_and_is_looked_after(file: Path) -> None:
    (work,) = (one for one in documents(file) if one["kind"] in {"Deployment", "StatefulSet"})
    pod = work["spec"]["template"]["spec"]
    (container,) = pod["containers"]
    assert pod["securityContext"]["runAsNonRoot"]
    assert not pod["automountServiceAccountToken"]
    assert container["securityContext"] == {
        "allowPrivilegeEscalation": False,
        "readOnlyRootFilesystem": True,
        "capabilities": {"drop": ["ALL"]},
    }
    assert {"startupProbe", "livenessProbe", "readinessProbe"} <= container.keys()
    # A restart mends no disk and no database: only whoever is sent there is told otherwise.
    assert container["readinessProbe"]["httpGet"]["path"] == "/healthz"
    assert container["livenessProbe"]["httpGet"]["path"] != "/healthz"


def test_a_node_is_drained_before_it_goes() -> None:
    (file,) = (one for one in FILES if one.parent.name == "several")
    by_kind = {one["kind"]: one for one in documents(file)}
    pod = by_kind["Deployment"]["spec"]["template"]["spec"]
    wait = int(pod["containers"][0]["lifecycle"]["preStop"]["exec"]["command"][1])
    assert wait + 10 < pod["terminationGracePeriodSeconds"]
    assert by_kind["PodDisruptionBudget"]["spec"]["maxUnavailable"] == 1
    assert by_kind["Deployment"]["spec"]["strategy"]["rollingUpdate"]["maxUnavailable"] == 0
    labels = by_kind["Deployment"]["spec"]["template"]["metadata"]["labels"]
    for kind in ("Service", "PodDisruptionBudget"):
        chosen = by_kind[kind]["spec"]["selector"]
        assert chosen.get("matchLabels", chosen) == labels
