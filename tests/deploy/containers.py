"""Containers for the tests: a daemon, a base made of Debian's packages, and what is run on them.

A daemon that runs is used. Where none does, one of our own is begun in a folder of the tests, which
takes root and dockerd; it changes nothing of the machine's network but to add a bridge. No registry
is asked: the base is what debootstrap makes, or an image that DEPLOY_BASE names.
"""

import json
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from tests.deploy.switch import ROOT, program
from tests.patience import PATIENCE

LONG: Final = 1_200.0  # seconds for what fetches packages
CERTIFICATES: Final = Path("/etc/ssl/certs/ca-certificates.crt")
BASE: Final = "pinxit-test-base"
IMAGE: Final = "pinxit-test"
PACKAGES: Final = "python3,python3-venv,ca-certificates"
# What nobody needs who only runs programs.
SURPLUS: Final = ("var/cache/apt", "usr/share/doc", "usr/share/man", "usr/share/locale")


class Docker:
    """A daemon that can be asked."""

    def __init__(self, program: str, host: str | None = None) -> None:
        self.program = program
        self.environment = {**os.environ, "DOCKER_BUILDKIT": "0"}
        if host is not None:
            self.environment["DOCKER_HOST"] = host

    def ask(self, *words: str | Path, within: float = 120.0, check: bool = True) -> str:
        """Ask it for something, and return what it says."""
        asked = [self.program, *map(str, words)]
        done = subprocess.run(
            asked,
            env=self.environment,
            timeout=within,
            capture_output=True,
            text=True,
            check=False,
        )
        assert not check or done.returncode == 0, f"{asked}\n{done.stdout[-3000:]}\n{done.stderr}"
        return (done.stdout + done.stderr).strip()

    def answers(self) -> bool:
        """Tell whether somebody is there."""
        done = subprocess.run(
            [self.program, "info"], env=self.environment, capture_output=True, check=False
        )
        return done.returncode == 0

    def inspect(self, name: str) -> dict[str, Any]:
        """Return all that it knows of a container or an image."""
        found: list[dict[str, Any]] = json.loads(self.ask("inspect", name))
        return found[0]

    def health(self, name: str) -> str:
        """Return how a container says that it is."""
        return str(self.inspect(name)["State"]["Health"]["Status"])


@contextmanager
def daemon(folder: Path) -> Iterator[Docker]:
    """Find a daemon, or begin one for as long as the block runs; skip where neither can be."""
    client = program("docker", "docker.io")
    running = Docker(client)
    if running.answers():
        yield running
        return
    if os.geteuid() != 0:
        pytest.skip("no daemon for containers runs here, and only root could begin one")
    address = f"unix://{folder}/socket"
    ours = Docker(client, address)
    command = [program("dockerd", "docker.io"), "-H", address, "--iptables=false"]
    for name in ("data-root", "exec-root"):
        command += [f"--{name}", str(folder / name)]
    log = folder / "log"
    with log.open("wb") as said:
        process = subprocess.Popen(
            [*command, "--pidfile", folder / "pid"], stdout=said, stderr=said
        )
    try:
        until = time.monotonic() + PATIENCE
        while not ours.answers():
            if process.poll() is not None or time.monotonic() > until:
                last = log.read_text("utf-8").splitlines()[-1:]
                pytest.skip(f"no daemon for containers can be begun on this machine: {last}")
            time.sleep(0.2)
        yield ours
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(60)
        # A daemon leaves the network of its host mounted, and nobody could tidy the folder up.
        for left in (folder / "exec-root" / "netns").glob("*"):
            subprocess.run([program("umount", "mount"), left], capture_output=True, check=False)
        for name in ("data-root", "exec-root"):
            shutil.rmtree(folder / name, ignore_errors=True)


def make_base(docker: Docker, folder: Path) -> str:
    """Return an image with Python in it, and nothing else; it trusts what this machine trusts."""
    if named := os.environ.get("DEPLOY_BASE"):
        return named
    debootstrap = program("debootstrap", "debootstrap")
    if os.geteuid() != 0:
        pytest.skip("only root can make a base of Debian's packages")
    root = folder / "root"
    command = [debootstrap, "--variant=minbase", f"--include={PACKAGES}", "stable", str(root)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=LONG)
    if done.returncode != 0:
        pytest.skip(f"Debian's packages cannot be had here: {done.stdout.splitlines()[-1:]}")
    shutil.copyfile(CERTIFICATES, root / "etc/ssl/certs/ca-certificates.crt")
    for name in SURPLUS:
        shutil.rmtree(root / name, ignore_errors=True)
    here = f"/{CERTIFICATES.relative_to('/')}"
    names = ("PIP_CERT", "SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS")
    trust = " ".join(f"{name}={here}" for name in names)
    packed = folder / "base.tar"
    subprocess.run(["tar", "-C", root, "-cf", packed, "."], check=True)  # noqa: S607 (the system's)
    shutil.rmtree(root)
    docker.ask("import", "--change", f"ENV {trust}", packed, BASE, within=LONG)
    packed.unlink()
    return BASE


def make_image(docker: Docker, base: str) -> str:
    """Build the container as its page says, on this base."""
    docker.ask(
        *("build", "--network", "host", "--build-arg", f"BASE={base}"),
        *("-f", ROOT / "deploy" / "Containerfile", "-t", IMAGE, ROOT),
        within=LONG,
    )
    return IMAGE


def until(holds: Any, within: float = PATIENCE) -> None:  # noqa: ANN401 (anything that can be asked)
    """Wait until something is so."""
    last = time.monotonic() + within
    while not holds():
        assert time.monotonic() < last, "it never was so"
        time.sleep(0.3)


def settings(values: Mapping[str, str]) -> list[str]:
    """Say what stands in a container's environment."""
    return [word for name, value in values.items() for word in ("--env", f"{name}={value}")]
