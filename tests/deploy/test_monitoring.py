"""Alarms, as Prometheus reads them and as they go off."""

import subprocess

import pytest

from tests.deploy.switch import DEPLOY, at_length, program

pytestmark = at_length

FOLDER = DEPLOY / "monitoring"


@pytest.mark.parametrize(
    "words",
    [
        ("check", "rules", "alerts.yaml"),
        ("check", "config", "--syntax-only", "prometheus.yaml"),
        ("test", "rules", "alerts.test.yaml"),
    ],
    ids=" ".join,
)
def test_prometheus_agrees(words: tuple[str, ...]) -> None:
    tool = program("promtool", "prometheus")
    done = subprocess.run([tool, *words], cwd=FOLDER, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
