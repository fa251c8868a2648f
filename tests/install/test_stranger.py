"""`git clone`, `make play`; and a wheel from the same clone, and a game by that: without Node."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import httpx2
import pytest

from tests.at_length import times

from .stranger import ROOT, bare_path, clone, environment

GENEROUS = 600.0  # seconds for what takes fifteen, and more where all has to be fetched
BUILT = "src/pinxit/web/client"


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="an sdist brings its client along")
def test_a_clone_becomes_a_table_and_a_wheel_where_there_is_no_node(tmp_path: Path) -> None:
    path = bare_path(tmp_path / "bin")
    assert shutil.which("node", path=str(path)) is None
    home = clone(tmp_path / "pinxit")
    said = _play(home, path)
    assert "building the client for browsers" in said
    assert "Pinxit is at http://" in said
    assert not re.findall(r".*(?:warning|deprecated).*", said, re.IGNORECASE)
    # The same tree as a wheel. At length it builds its client, too: only then it asks for Node.
    if times(few=False, many=True):
        shutil.rmtree(home / BUILT)
    wheel = _wheel(home, path, tmp_path / "dist")
    _check_licences(wheel)
    _play_by_it(Path(str(wheel.filename)), home / ".venv" / "bin" / "uv", path, tmp_path / "env")


def _play_by_it(wheel: Path, uv: Path, path: Path, env: Path) -> None:
    """Install the wheel with what is pinned where nothing else is, and play a game over it.

    `tests/release` does so at length, with what installers choose, on every Python that is here.
    """
    python = sys.base_prefix + f"/bin/python3.{sys.version_info.minor}"
    pins = ROOT / "requirements" / "play.txt"
    there = environment(path, VIRTUAL_ENV=str(env), UV_SYSTEM_CERTS="1")
    install: list[str | Path] = [uv, "pip", "install", "--quiet"]
    subprocess.run([uv, "venv", "--quiet", "--python", python, env], check=True, env=there)
    subprocess.run([*install, "--require-hashes", "-r", pins], check=True, env=there)
    subprocess.run([*install, "--no-deps", wheel], check=True, env=there)
    evening = [env / "bin" / "python", ROOT / "tests" / "release" / "evening.py"]
    done = subprocess.run(evening, capture_output=True, text=True, check=False, env=there)
    assert done.returncode == 0, done.stderr
    assert "won by s" in done.stdout


def _play(home: Path, path: Path) -> str:
    """Say `make play`, look at the page, end it; return what it printed."""
    printed = home.parent / "printed"
    data = str(home.parent / "data")
    chosen = {"PINXIT_SERVE_HOST": "127.0.0.1", "PINXIT_SERVE_DATA_DIR": data}
    chosen |= {"PINXIT_SERVE_PORT": "0"}
    with printed.open("w") as out:
        playing = subprocess.Popen(
            [str(path / "make"), "play"],
            cwd=home,
            env=environment(path, **chosen),
            stdout=out,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            page = _page(printed, playing)
        finally:
            if playing.poll() is None:
                os.killpg(playing.pid, signal.SIGINT)
            playing.wait(GENEROUS)
    assert "<base" in page
    assert re.search(r'<script[^>]+src="./assets/[^"]+\.js"', page)
    return printed.read_text(encoding="utf-8")


def _page(printed: Path, playing: "subprocess.Popen[bytes]") -> str:
    """Wait for the address to be printed, and return the page that is there."""
    deadline = time.monotonic() + GENEROUS
    while time.monotonic() < deadline:
        said = printed.read_text(encoding="utf-8")
        found = re.search(r"Pinxit is at \S*?(http://[\w.:]+)", said)
        if found:
            try:
                return httpx2.get(f"{found[1]}/", trust_env=False, timeout=GENEROUS).text
            except httpx2.TransportError:
                pass  # the address is printed a moment before it is listened to
        assert playing.poll() is None, said
        time.sleep(0.1)
    raise AssertionError(printed.read_text(encoding="utf-8"))


def _wheel(home: Path, path: Path, out: Path) -> zipfile.ZipFile:
    uv = home / ".venv" / "bin" / "uv"
    done = subprocess.run(
        [str(uv), "build", "--wheel", "--out-dir", str(out), "--system-certs", "."],
        cwd=home,
        env=environment(path),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return zipfile.ZipFile(next(out.glob("*.whl")))


def _check_licences(wheel: zipfile.ZipFile) -> None:
    """Whatever was built into the wheel brings its licence along, and stands in its list."""
    names = wheel.namelist()
    assert "pinxit/web/client/index.html" in names
    about = _metadata(wheel)
    (parts,) = [name for name in names if ".dist-info/sboms/" in name]
    assert b'"svelte"' in wheel.read(parts)
    assert about["Project-URL"] is None  # nobody has said where this clone came from
    texts = [name for name in names if "/licenses/" in name]
    assert {Path(name).name for name in texts} == {"LICENSE", "client.txt"}
    assert len(about.get_all("License-File", [])) == len(texts)
    notices = wheel.read(next(name for name in texts if name.endswith("client.txt"))).decode()
    for part in ("@fontsource/alegreya ", "@fluent/bundle ", "svelte ", "@noble/hashes "):
        assert f"\n{part}" in notices


def _metadata(wheel: zipfile.ZipFile) -> Message:
    name = next(name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    return Parser().parsestr(wheel.read(name).decode())
