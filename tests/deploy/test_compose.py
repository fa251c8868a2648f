"""The compose files: as their own program reads them, and the larger one really begun and hurt."""

import os
import shutil
import ssl
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path

import httpx2
import pytest

from tests.browser.elsewhere import played
from tests.deploy.containers import LONG, Docker, until
from tests.deploy.switch import DEPLOY, ROOT, at_length, program
from tests.deploy.test_container import answers
from tests.serving import HOST, free_port

pytestmark = at_length

FILES = DEPLOY / "compose"
STAND_IN = "pinxit-test-stand-in"


class Compose:
    """One compose file, in a folder of the test."""

    def __init__(self, docker: Docker, file: str, folder: Path, values: Mapping[str, str]) -> None:
        self._docker = docker
        self._folder = folder / "deploy" / "compose"
        shutil.copytree(DEPLOY, folder / "deploy")
        self._environment = {**docker.environment, **values}
        plugin = subprocess.run(
            [docker.program, "compose", "version"], check=False, capture_output=True
        )
        self._command: list[str | Path] = [docker.program, "compose"]
        if plugin.returncode != 0:
            self._command = [program("docker-compose", "docker-compose")]
            # The older program reads all of it but this line.
            told = (self._folder / file).read_text("utf-8").replace("\nname: ", "\nx-name: ")
            (self._folder / file).write_text(told, "utf-8")
        self._command += ["-f", self._folder / file, "-p", f"pinxit-{os.getpid()}"]

    def __call__(self, *words: str) -> str:
        done = subprocess.run(
            [*self._command, *words],
            cwd=self._folder,
            env=self._environment,
            timeout=LONG,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def make_secrets(self) -> None:
        subprocess.run(["sh", "secrets.sh", "secrets"], cwd=self._folder, check=True)  # noqa: S607 (as people do)


@pytest.fixture
def one(docker: Docker, image: str, tmp_path: Path) -> Iterator[tuple[Compose, str]]:
    port = free_port()
    values = {"PINXIT_IMAGE": image, "PINXIT_PORT": f"{HOST}:{port}", "PUID": "4321"}
    compose = Compose(docker, "one.yaml", tmp_path, values)
    yield compose, f"http://{HOST}:{port}"
    compose("down", "--volumes")


def test_one_container_with_sqlite(one: tuple[Compose, str]) -> None:
    compose, url = one
    compose("up", "--detach", "--no-build")
    until(lambda: answers(url))
    code = played(url, house={"target": 5})
    compose("up", "--detach", "--no-build", "--force-recreate")
    until(lambda: answers(url))
    assert httpx2.get(f"{url}/api/tables/{code}/games/1", trust_env=False).status_code == 200
    compose("stop")


@pytest.fixture(scope="session")
def stand_in(docker: Docker, base: str) -> str:
    """What has PostgreSQL, a bus and a proxy, as no registry is asked."""
    folder = ROOT / "tests" / "deploy" / "stand_ins"
    docker.ask(
        *("build", "--network", "host", "--build-arg", f"BASE={base}", "-t", STAND_IN),
        *("-f", folder / "Containerfile", folder),
        within=LONG,
    )
    for name, more in STANDS.items():
        words = [word for one in more for word in ("--change", one)]
        made = docker.ask("create", STAND_IN)
        docker.ask("commit", *words, made, f"{STAND_IN}-{name}")
        docker.ask("rm", made)
    return STAND_IN


STANDS = {
    "postgres": ('ENTRYPOINT ["sh", "/postgres.sh"]',),
    "valkey": (),
    "caddy": (
        "ENV XDG_DATA_HOME=/data XDG_CONFIG_HOME=/config",
        'CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile"]',
    ),
}


@pytest.fixture
def several(
    docker: Docker, image: str, stand_in: str, tmp_path: Path
) -> Iterator[tuple[Compose, str]]:
    https = free_port()
    values = {
        "PINXIT_IMAGE": image,
        "POSTGRES_IMAGE": f"{stand_in}-postgres",
        "VALKEY_IMAGE": f"{stand_in}-valkey",
        "CADDY_IMAGE": f"{stand_in}-caddy",
        "PINXIT_HTTP": f"{HOST}:{free_port()}",
        "PINXIT_HTTPS": f"{HOST}:{https}",
    }
    compose = Compose(docker, "several.yaml", tmp_path, values)
    compose.make_secrets()
    yield compose, f"https://localhost:{https}"
    compose("down", "--volumes")


def test_two_nodes_behind_a_proxy_with_tls_of_which_one_goes(
    several: tuple[Compose, str],
) -> None:
    compose, url = several
    compose("config", "-q")
    compose("up", "--detach", "--no-build")
    trust = ssl.create_default_context()
    trust.check_hostname, trust.verify_mode = False, ssl.CERT_NONE  # Caddy's own, for localhost
    with httpx2.Client(verify=trust, trust_env=False) as browser:
        try:
            until(lambda: well(browser, url), within=120)
        except AssertionError as never:
            raise AssertionError(compose("logs", "--tail", "40")) from never
        opened = browser.post(f"{url}/api/tables", json={"name": "Ada"}).raise_for_status().json()
        for node in ("one", "two"):
            compose("kill", node)
            page = f"{url}/api/tables/{opened['code']}"
            until(lambda: browser.get(page).status_code == 200, within=60)  # noqa: B023 (at once)
            compose("up", "--detach", "--no-build", node)
            until(lambda: well(browser, url), within=60)
        seated = browser.post(f"{url}/api/tables/{opened['code']}/seats", json={"name": "Bo"})
        assert seated.status_code < 300, seated.text
        assert browser.get(f"{url}/healthz").json()["warnings"] == []
    compose("stop")


def well(browser: httpx2.Client, url: str) -> bool:
    try:
        return browser.get(f"{url}/healthz").status_code == 200
    except httpx2.TransportError:
        return False
