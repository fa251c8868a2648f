"""The unit: as systemd reads it, how little it may do, and that the server lives with so little."""

import re
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest

from tests.browser.elsewhere import played
from tests.deploy.containers import LONG, Docker, until
from tests.deploy.switch import DEPLOY, ROOT, at_length, program
from tests.deploy.test_container import answers
from tests.serving import HOST, free_port

pytestmark = at_length

UNIT = DEPLOY / "systemd" / "pinxit.service"
MOST = 1.5  # of ten; systemd calls what is below 2 “OK”, and most services have 9


@pytest.fixture
def analyze() -> str:
    return program("systemd-analyze", "systemd")


def test_systemd_has_nothing_to_say_about_it(analyze: str, tmp_path: Path) -> None:
    unit = tmp_path / UNIT.name
    here = UNIT.read_text("utf-8").replace("/opt/pinxit/bin/pinxit", sys.executable)
    unit.write_text(here, "utf-8")
    done = subprocess.run(
        [analyze, "verify", "--man=no", unit], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_it_may_do_little(analyze: str) -> None:
    done = subprocess.run(
        [analyze, "security", "--offline=true", UNIT], capture_output=True, text=True, check=True
    )
    found = re.search(r"Overall exposure level for \S+: ([\d.]+)", done.stdout)
    assert found
    assert float(found[1]) <= MOST, done.stdout


MACHINE = """
ARG BASE
ARG IMAGE
FROM ${IMAGE} AS ours
FROM ${BASE}
RUN apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes \
    --no-install-recommends systemd systemd-sysv dbus && rm -f /etc/machine-id
COPY --from=ours /opt/pinxit /opt/pinxit
COPY pinxit.service /etc/systemd/system/pinxit.service
COPY pinxit.toml /etc/pinxit/pinxit.toml
RUN systemctl enable pinxit && systemctl mask systemd-networkd-wait-online
STOPSIGNAL SIGRTMIN+3
CMD ["/sbin/init"]
"""


AS_A_MACHINE = (
    *("--cap-add", "ALL", "--cap-drop", "SYS_RESOURCE"),  # which a machine of tests may not have
    *("--security-opt", "seccomp=unconfined", "--security-opt", "apparmor=unconfined"),
)


def groups() -> tuple[str, ...]:
    """Let systemd keep its processes apart: what it writes to is another on newer machines."""
    older = Path("/sys/fs/cgroup/systemd")
    if older.exists():
        return ("--volume", f"{older}:{older}")
    return ("--cgroupns", "private", "--volume", f"{older.parent}:{older.parent}")


def test_the_server_lives_with_so_little(
    docker: Docker, base: str, image: str, tmp_path: Path
) -> None:
    """A machine with systemd, in a container that may do all: there the unit is begun and ended."""
    (tmp_path / "Containerfile").write_text(MACHINE, "utf-8")
    for file in UNIT.parent.iterdir():
        (tmp_path / file.name).write_text(file.read_text("utf-8"), "utf-8")
    machine = "pinxit-test-machine"
    arguments = ("--build-arg", f"BASE={base}", "--build-arg", f"IMAGE={image}")
    file = tmp_path / "Containerfile"
    docker.ask(
        *("build", "--network", "host", *arguments, "-t", machine, "-f", file, tmp_path),
        within=LONG,
    )
    port = free_port()
    passing = [word for place in ("/run", "/run/lock", "/tmp") for word in ("--tmpfs", place)]  # noqa: S108 (in there)
    name = docker.ask(
        *("run", "--detach", *AS_A_MACHINE, *passing, *groups()),
        *("--publish", f"{HOST}:{port}:8484", "--env", "container=docker", machine),
    )
    try:
        try:
            until(lambda: answers(f"http://{HOST}:{port}"))
        except AssertionError:
            state = docker.ask("exec", name, "systemctl", "status", "pinxit", check=False)
            if "bus" in state or "not running" in state:
                pytest.skip(f"systemd cannot be begun in a container here: {state[-300:]}")
            raise AssertionError(state + docker.ask("logs", name)) from None
        # Cards are laid for this picture in a darkroom, a process with even less.
        page = httpx2.get(f"http://{HOST}:{port}/decks", trust_env=False).text
        (picture,) = re.findall(r"/previews/\w+\.jpg", page)[:1]
        shown = httpx2.get(f"http://{HOST}:{port}{picture}", trust_env=False)
        assert shown.headers["content-type"] == "image/jpeg"
        played(f"http://{HOST}:{port}", house={"target": 5})
        asked = ("systemctl", "show", "pinxit", "--property=ActiveState,User,NRestarts")
        told = docker.ask("exec", name, *asked)
        assert "ActiveState=active" in told
        assert "NRestarts=0" in told
        kept = docker.ask("exec", name, "ls", "-l", "/var/lib/private/pinxit")
        assert "pinxit.sqlite3" in kept
        docker.ask("exec", name, "systemctl", "stop", "pinxit")
        result = docker.ask("exec", name, "systemctl", "show", "pinxit", "--property=Result")
        assert result == "Result=success"
    finally:
        docker.ask("rm", "--force", "--volumes", name)


def test_what_it_names_is_what_the_page_says() -> None:
    page = (ROOT / "deploy" / "README.md").read_text("utf-8")
    for place in ("/opt/pinxit", "/etc/pinxit/pinxit.toml", "/var/lib/pinxit"):
        assert place in UNIT.read_text("utf-8")
        assert place in page
