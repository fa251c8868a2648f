"""Private parts of libraries mean what we think they do, and are touched in one place."""

import asyncio
import inspect
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from pinxit.web import inside
from pinxit.web.inside import apply_mask, take_over

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "pinxit"


def test_a_mask_is_put_on_and_taken_off_alike() -> None:
    said, mask = "Żółw".encode() * 9, b"\x01\x02\x03\x04"
    assert apply_mask(said, mask) == bytes(
        byte ^ mask[place % 4] for place, byte in enumerate(said)
    )


async def test_a_future_is_marked_while_it_is_awaited_and_can_be_awaited_again() -> None:
    future: Any = asyncio.get_running_loop().create_future()

    async def wait() -> None:
        await future

    for _ in range(2):
        work = wait()
        assert work.send(None) is future
        assert future._asyncio_future_blocking is True
        take_over(future)
        assert future._asyncio_future_blocking is False
        work.close()


def test_uvicorn_serves_on_given_sockets_apart_from_signals() -> None:
    assert inspect.iscoroutinefunction(uvicorn.Server._serve)
    assert list(inspect.signature(uvicorn.Server._serve).parameters) == ["self", "sockets"]
    assert "capture_signals" in inspect.getsource(uvicorn.Server.serve)
    assert "capture_signals" not in inspect.getsource(uvicorn.Server._serve)


def test_private_parts_are_touched_in_one_file_only() -> None:
    silenced = {
        file.relative_to(SOURCE).as_posix()
        for file in SOURCE.rglob("*.py")
        if "SLF001" in file.read_text("utf-8")  # what ruff says of everybody else's names
    }
    assert silenced == {"web/inside.py"}


@pytest.mark.parametrize("name", ["uvicorn", "websockets"])
def test_versions_of_what_is_looked_into_are_bounded(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    (line,) = [one for one in project["dependencies"] if re.match(rf"{name}\b", one)]
    assert re.search(r",<[\d.]+$", line)
    assert name in (inside.__doc__ or "")
