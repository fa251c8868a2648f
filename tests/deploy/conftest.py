"""One daemon, one base and one image for all of these tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import browsers, devices
from tests.deploy.containers import Docker, daemon, make_base, make_image

__all__ = ["browsers", "devices"]


@pytest.fixture(scope="session")
def docker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Docker]:
    with daemon(tmp_path_factory.mktemp("docker")) as found:
        yield found


@pytest.fixture(scope="session")
def base(docker: Docker, tmp_path_factory: pytest.TempPathFactory) -> str:
    return make_base(docker, tmp_path_factory.mktemp("base"))


@pytest.fixture(scope="session")
def image(docker: Docker, base: str) -> str:
    return make_image(docker, base)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder that containers can be given: as everybody may look into it, they can."""
    for one in (tmp_path, *tmp_path.parents[:3]):
        one.chmod(one.stat().st_mode | 0o011)
    return tmp_path
