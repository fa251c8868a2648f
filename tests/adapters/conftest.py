"""The databases that a memory can be made of: an empty one of each kind, for each test."""

from pathlib import Path

import pytest

BOTH = ["sqlite", "postgresql"]


@pytest.fixture(params=BOTH)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a database is, of whichever kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/pinxit.db"
    found: str = request.getfixturevalue("postgres")
    return found
