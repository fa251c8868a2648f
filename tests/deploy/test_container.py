"""The container: built on Debian's packages, and an evening in it, with as few rights as it has."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2

from tests.browser.elsewhere import played
from tests.deploy.containers import Docker, settings, until
from tests.deploy.switch import at_length
from tests.serving import HOST, free_port

pytestmark = at_length

CLOSED = ("--read-only", "--tmpfs", "/tmp:mode=1777", "--cap-drop", "ALL")  # noqa: S108 (in there)
NO_MORE = ("--security-opt", "no-new-privileges", "--pids-limit", "200", "--memory", "1g")
BEGINNING = ("CHOWN", "DAC_OVERRIDE", "SETGID", "SETUID")  # as deploy/compose/one.yaml
MEGABYTE = 1_000_000
MOST = 420 * MEGABYTE  # over its base: some 95 of it are the players' language model


@contextmanager
def begun(docker: Docker, image: str, *words: str) -> Iterator[tuple[str, str]]:
    """Run a container for as long as the block runs; yields its name and address."""
    port = free_port()
    name = docker.ask(
        *("run", "--detach", "--publish", f"{HOST}:{port}:8484", *CLOSED, *NO_MORE, *words, image)
    )
    url = f"http://{HOST}:{port}"
    try:
        until(lambda: answers(url) or not docker.inspect(name)["State"]["Running"])
        assert docker.inspect(name)["State"]["Running"], docker.ask("logs", name)
        yield name, url
    finally:
        docker.ask("rm", "--force", "--volumes", name)


def answers(url: str) -> bool:
    try:
        return httpx2.get(f"{url}/healthz", trust_env=False).status_code == 200
    except httpx2.TransportError:
        return False


def rights(*names: str) -> tuple[str, ...]:
    return tuple(word for name in names for word in ("--cap-add", name))


def facts(docker: Docker, name: str) -> dict[str, list[str]]:
    """Return what the kernel says of the first process in a container."""
    told = docker.ask("exec", name, "cat", "/proc/1/status").splitlines()
    return {line.partition(":")[0]: line.partition(":")[2].split() for line in told}


def test_an_evening_as_whoever_is_to_have_the_files(
    docker: Docker, image: str, folder: Path
) -> None:
    data = folder / "data"
    data.mkdir()
    who = settings({"PUID": "4321", "PGID": "1234"})
    place = ("--volume", f"{data}:/data", *rights(*BEGINNING), *who)
    with begun(docker, image, *place) as (name, url):
        code = played(url, house={"target": 5})
        told = facts(docker, name)
        assert (told["Uid"], told["Gid"]) == (["4321"] * 4, ["1234"] * 4)
        assert told.get("Groups") == []
        assert int(told["CapEff"][0], 16) == 0
        assert told["NoNewPrivs"] == ["1"]
        refused = docker.ask("exec", "--user", "0", name, "touch", "/x", check=False)
        assert "Read-only file system" in refused
        token = docker.ask("exec", name, "cat", "/data/admin.token")
        kept = {path.name for path in data.iterdir()}
        assert {"pinxit.sqlite3", "secret.key", "admin.token"} <= kept
        assert {(path.stat().st_uid, path.stat().st_gid) for path in data.rglob("*")} == {
            (4321, 1234)
        }
        assert "No table is put away" in docker.ask("exec", name, "pinxit", "tables", "list")
        until(lambda: docker.health(name) == "healthy", within=60)
        docker.ask("stop", name)
        assert docker.inspect(name)["State"]["ExitCode"] == 0, docker.ask("logs", name)
        assert docker.ask("logs", name) == ""  # nothing to warn of

    # The same folder, another container, and somebody else who is to have it now.
    place = ("--volume", f"{data}:/data", *rights(*BEGINNING), *settings({"PUID": "77"}))
    with begun(docker, image, *place) as (name, url):
        assert httpx2.get(f"{url}/api/tables/{code}/games/1", trust_env=False).status_code == 200
        assert docker.ask("exec", name, "cat", "/data/admin.token") == token
        assert (data / "pinxit.sqlite3").stat().st_uid == 77


def test_without_any_right_as_somebody_from_the_start(docker: Docker, image: str) -> None:
    with begun(docker, image, "--user", "8484:8484") as (name, url):
        played(url, house={"target": 5})
        assert facts(docker, name)["Uid"] == ["8484"] * 4
        assert (
            docker.ask("exec", name, "/opt/pinxit/bin/python", "/opt/pinxit/entry.py", "healthy")
            == ""
        )


def test_computers_there_know_what_words_mean(docker: Docker, image: str) -> None:
    asked = "from pinxit.players.words.embedding import knows_meanings; print(knows_meanings())"
    closed = (*CLOSED, *NO_MORE, "--user", "8484:8484", "--rm")
    told = docker.ask(
        "run", *closed, "--entrypoint", "/opt/pinxit/bin/python", image, "-I", "-c", asked
    )
    assert told == "True"


def test_it_ends_when_it_is_told_to_before_it_serves(docker: Docker, image: str) -> None:
    name = docker.ask("run", "--detach", *CLOSED, "--user", "8484:8484", image)
    try:
        until(lambda: int(facts(docker, name)["SigCgt"][0], 16) & 1 << 14)  # it listens
        docker.ask("stop", "--time", "60", name)
        assert docker.inspect(name)["State"]["ExitCode"] != 137  # killed, as it did not hear
    finally:
        docker.ask("rm", "--force", "--volumes", name)


def test_it_refuses_to_be_root_and_says_so(docker: Docker, image: str) -> None:
    for wrong in ("0", "", "me", "-1"):
        said = docker.ask("run", "--rm", *settings({"PUID": wrong}), image, check=False)
        assert said.endswith("is no number of a user or group other than root."), said


def test_a_folder_that_cannot_be_handed_over_is_told(
    docker: Docker, image: str, folder: Path
) -> None:
    words = ("run", "--rm", *CLOSED, "--volume", f"{folder}:/data", image)
    said = docker.ask(*words, check=False)
    assert said.startswith("pinxit cannot begin: /data cannot be given to 8484:8484"), said


def test_a_server_that_is_ill_is_seen_to_be(docker: Docker, image: str) -> None:
    words = ("--user", "8484:8484", *settings({"PINXIT_SERVE_PORT": "1"}))
    asked = ("run", "--rm", *words, image, "healthy")
    done = subprocess.run(
        [docker.program, *asked], env=docker.environment, check=False, capture_output=True
    )
    assert done.returncode == 1


def test_it_is_small_and_has_no_node_and_no_installer(
    docker: Docker, base: str, image: str
) -> None:
    grown = docker.inspect(image)["Size"] - docker.inspect(base)["Size"]
    assert grown < MOST, f"{grown / MEGABYTE:.0f} MB"
    found = "import shutil, importlib.util as u; print(shutil.which('node'), u.find_spec('pip'))"
    told = docker.ask(
        "run", "--rm", "--entrypoint", "/opt/pinxit/bin/python", image, "-I", "-c", found
    )
    assert told == "None None"
