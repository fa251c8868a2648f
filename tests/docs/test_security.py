"""What SECURITY.md names as its proof exists."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NAMED = sorted(
    set(re.findall(r"`(tests/[\w/.]+?)(?:::(\w+))?`", (ROOT / "SECURITY.md").read_text("utf-8")))
)


@pytest.mark.parametrize(("file", "test"), NAMED)
def test_what_is_named_as_a_proof_is_there(file: str, test: str) -> None:
    path = ROOT / file
    assert path.exists()
    if test:
        functions = (ast.FunctionDef, ast.AsyncFunctionDef)
        tree = ast.parse(path.read_text("utf-8"))
        assert test in {node.name for node in ast.walk(tree) if isinstance(node, functions)}


def test_many_are_named() -> None:
    assert len([test for _, test in NAMED if test]) >= 30
