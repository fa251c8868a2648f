"""A scan that had nothing to look into says so, and does not say that all is well."""

import importlib.util
from types import ModuleType
from typing import Any

import pytest

from .stranger import ROOT

WELL = {"dependencies": [{"name": "starlette", "version": "1.0.0", "vulns": []}], "fixes": []}
ILL = {"dependencies": [{"name": "jinja2", "version": "2.4.1", "vulns": [{"id": "PYSEC-1"}]}]}
SKIPPED = {"dependencies": [{"name": "jinja2", "skip_reason": "not found and not audited"}]}
NPM_WELL = {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 7}}}
NPM_ILL = {
    "vulnerabilities": {"lodash": {"range": "<4.17.12", "severity": "critical"}},
    "metadata": {"dependencies": {"total": 7}},
}
NPM_DEAF = {"message": "405 Method Not Allowed", "error": {"summary": ""}}


@pytest.fixture
def scan() -> ModuleType:
    place = ROOT / "requirements" / "advisories.py"
    spec = importlib.util.spec_from_file_location("advisories", place)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_is_known_is_told_by_name(scan: ModuleType) -> None:
    assert scan.ends([scan.read_pip(WELL, "play"), scan.read_npm(NPM_WELL, "client")]) == scan.CLEAN
    assert scan.read_pip(WELL, "play").told == "play: 1 packages, nothing known against them"
    assert "jinja2 2.4.1: PYSEC-1" in scan.read_pip(ILL, "play").told
    assert "lodash <4.17.12: critical" in scan.read_npm(NPM_ILL, "client").told
    assert scan.ends([scan.read_pip(ILL, "play"), scan.read_npm(NPM_DEAF, "client")]) == scan.FOUND


@pytest.mark.parametrize("said", [None, SKIPPED])
def test_where_nobody_knows_of_python_that_is_what_is_said(
    scan: ModuleType, said: dict[str, Any] | None
) -> None:
    deaf = scan.read_pip(said, "play")
    assert "NO DATA" in deaf.told
    assert scan.ends([scan.read_pip(WELL, "dev"), deaf]) == scan.NO_DATA


@pytest.mark.parametrize("said", [None, NPM_DEAF])
def test_where_nobody_knows_of_the_client_that_is_what_is_said(
    scan: ModuleType, said: dict[str, Any] | None
) -> None:
    deaf = scan.read_npm(said, "client")
    assert "NO DATA" in deaf.told
    assert scan.ends([scan.read_pip(WELL, "dev"), deaf]) == scan.NO_DATA


def test_a_source_that_knows_nothing_of_an_old_package_is_not_believed(scan: ModuleType) -> None:
    verdict = scan.without_data(scan.read_pip(WELL, "play"))
    assert "NO DATA" in verdict.told
    assert scan.ends([verdict]) == scan.NO_DATA


def test_all_that_is_pinned_is_asked_about(scan: ModuleType) -> None:
    files = {file.stem for file in (ROOT / "requirements").glob("*.txt")}
    assert set(scan.PINNED) == files
