"""`pinxit doctor`: each fault has a sentence of advice, and none is a traceback."""

import json
import os
import socket
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from pinxit.adapters.alone import lock_of
from pinxit.adapters.database import find_database
from pinxit.adapters.neighbours import Neighbours
from pinxit.cli.doctor import machine
from pinxit.cli.main import Commands
from pinxit.web import certificate
from tests.cli.command import pinxit
from tests.serving import free_port, started


@pytest.fixture(autouse=True)
def no_model(monkeypatch: pytest.MonkeyPatch) -> None:
    """To load it takes a second, and says nothing of the doctor."""
    monkeypatch.setattr(machine, "knows_meanings", lambda: False)


def examine(
    *words: str, folder: Path, port: int | None = None
) -> tuple[int, dict[str, list[dict[str, str]]]]:
    here = ("--host", "127.0.0.1", "--port", str(port or free_port()), "--data-dir", str(folder))
    done = pinxit("doctor", "--json", *here, *words)
    assert done.returncode in {0, 1}, done.stderr
    found: dict[str, list[dict[str, str]]] = {}
    for one in json.loads(done.stdout):
        assert one["how"] == "well" or one["advice"].endswith((".", "?", ")")), one
        assert "Traceback" not in one["says"]
        assert "could not be looked at" not in one["says"], one
        found.setdefault(one["subject"], []).append(one)
    assert done.returncode == any(one["how"] == "fault" for all_ in found.values() for one in all_)
    return done.returncode, found


def test_where_all_is_well_a_small_server_answers_and_nothing_is_changed(tmp_path: Path) -> None:
    status, found = examine(folder=tmp_path)
    assert status == 0
    assert found["Server"][0]["says"].startswith("None is running")
    assert "live play works" in found["Reaching it"][0]["says"]
    assert found["Database"][0]["says"].endswith("is made at the first start.")
    assert list(tmp_path.iterdir()) == []


def test_for_people_it_prints_a_line_each_and_the_way_for_a_phone(tmp_path: Path) -> None:
    port = free_port()
    words = ("--host", "127.0.0.1", "--port", str(port), "--data-dir", str(tmp_path))
    done = pinxit("doctor", *words)
    assert done.returncode == 0
    assert "✓ Disk" in done.stdout
    assert f"http://127.0.0.1:{port}/test" in done.stdout
    assert "█" in done.stdout
    assert done.stdout.endswith(
        "to look at; the rest is well.\n"
    )  # the model, and that it is alone


async def test_a_server_that_runs_is_asked_by_the_same_environment_and_file(tmp_path: Path) -> None:
    port = free_port()
    config = tmp_path / "pinxit.toml"
    config.write_text(f'[serve]\nhost = "127.0.0.1"\nport = {port}\n', encoding="utf-8")
    words = ("--config", str(config), "serve", "--quiet")
    here = {"PINXIT_SERVE_DATA_DIR": str(tmp_path / "data")}
    async with started(*words, port=port, environment=here):
        from asyncio import to_thread  # noqa: PLC0415 (for this alone)

        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("PINXIT_SERVE_DATA_DIR", here["PINXIT_SERVE_DATA_DIR"])
            done = await to_thread(pinxit, "--config", str(config), "doctor", "--json")
    said = {one["subject"]: one["says"] for one in json.loads(done.stdout)}
    assert said["Server"].startswith("One is running")
    assert "a server uses it now" in said["Database"]
    assert done.returncode == 0


def test_it_takes_the_options_of_the_server_by_their_names_there() -> None:
    doctor = {param.name: param for param in Commands.load("doctor").params}
    for name in ("host", "port", "database", "bus", "public_url", "tls_cert", "unix_path"):
        assert any(one.startswith("PINXIT_SERVE_") for one in doctor[name].envvar or ()), name


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root writes anywhere")
def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    _, found = examine(folder=tmp_path / "data")
    assert "cannot be written to" in found["Disk"][0]["says"]


def test_a_folder_that_is_none() -> None:
    _, found = examine(folder=Path("/dev/null/x"))
    assert found["Disk"][0]["how"] == "fault"


def test_a_database_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "pinxit.sqlite3").write_bytes(
        b"this is no database, but it is long enough to look so"
    )
    _, found = examine(folder=tmp_path)
    assert found["Database"][0]["how"] == "fault"
    for url in ("mysql://x", "nonsense", "sqlite:///"):
        _, found = examine("--database", url, folder=tmp_path)
        assert "[bad_database]" in found["Database"][0]["says"]


def test_a_damaged_database(tmp_path: Path) -> None:
    path = tmp_path / "pinxit.sqlite3"
    with sqlite3.connect(path) as made:
        made.execute("CREATE TABLE things (name TEXT)")
        made.executemany("INSERT INTO things VALUES (?)", [("x" * 500,)] * 100)
    made.close()
    data = bytearray(path.read_bytes())
    data[4096:12288] = b"\x5a" * 8192
    path.write_bytes(data)
    _, found = examine(folder=tmp_path)
    assert "is damaged" in found["Database"][0]["says"]
    assert not lock_of(path).exists()


def test_a_database_of_a_newer_version_and_a_clock_that_is_behind(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "pinxit.sqlite3") as made:
        made.execute("CREATE TABLE alembic_version (version_num TEXT)")
        made.execute("INSERT INTO alembic_version VALUES ('9999')")
        made.execute("CREATE TABLE notes (name TEXT, at DOUBLE)")
        later = (datetime.now(UTC) + timedelta(days=40)).timestamp()
        made.execute("INSERT INTO notes VALUES ('ran_at', ?)", (later,))
    made.close()
    _, found = examine(folder=tmp_path)
    assert "A newer Pinxit" in found["Database"][0]["says"]
    assert "days from now" in found["Clock"][-1]["says"]


def test_a_port_that_is_taken_and_one_that_is_not_ours(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        _, found = examine(folder=tmp_path, port=other.getsockname()[1])
    assert "[port_taken]" in found["Reaching it"][0]["says"]


def test_an_address_at_which_nobody_answers(tmp_path: Path) -> None:
    _, found = examine("--public-url", f"http://127.0.0.1:{free_port()}", folder=tmp_path)
    own, public = found["Reaching it"]
    assert (own["how"], public["how"]) == ("well", "fault")
    assert "cannot be reached" in public["says"]


def test_a_bus_and_a_bucket_without_a_database_to_share(tmp_path: Path) -> None:
    _, found = examine("--bus", "redis://127.0.0.1:1", folder=tmp_path)
    assert "share a database" in found["Bus"][0]["says"]
    _, found = examine("--blobs", "ftp://x", folder=tmp_path)
    assert "[bad_blobs]" in found["Bucket"][0]["says"]


def test_a_database_server_that_is_not_there(tmp_path: Path) -> None:
    pytest.importorskip("psycopg")
    url = f"postgresql://ada:a-secret@127.0.0.1:{free_port()}/x"
    _, found = examine("--database", url, folder=tmp_path)
    assert found["Database"][0]["how"] == "fault"
    assert "a-secret" not in json.dumps(found)


def test_a_postgresql_that_a_server_uses(tmp_path: Path, postgres: str) -> None:
    _, found = examine("--database", postgres, folder=tmp_path)
    assert "nobody uses it now" in found["Database"][0]["says"]
    engine = find_database(postgres).readers()
    neighbour = Neighbours(engine)
    neighbour.join()
    try:
        _, found = examine("--database", postgres, folder=tmp_path)
    finally:
        neighbour.close()
        engine.dispose()
    assert "a server uses it now" in found["Database"][0]["says"]


def test_certificates_of_ones_own_and_of_others(tmp_path: Path) -> None:
    status, found = examine("--tls", folder=tmp_path)
    assert status == 0
    assert "https://127.0.0.1" in found["Reaching it"][0]["says"]
    certificate.own_certificate(tmp_path, ("localhost", "127.0.0.1"))
    cert, key = str(tmp_path / certificate.CERTIFICATE), str(tmp_path / certificate.KEY)
    _, found = examine("--tls-cert", cert, "--tls-key", key, folder=tmp_path)
    assert "is valid for" in found["Certificate"][0]["says"]
    assert found["Reaching it"][0]["how"] == "well"
    _, found = examine("--tls-cert", cert, "--tls-key", cert, folder=tmp_path)
    assert "no certificate and its key" in found["Certificate"][0]["says"]
    _, found = examine("--tls-cert", cert, folder=tmp_path)
    assert "one is missing" in found["Certificate"][0]["says"]
    named = ("--public-url", "https://cards.example.invalid")
    _, found = examine("--tls-cert", cert, "--tls-key", key, *named, folder=tmp_path)
    assert "It is not for cards.example.invalid" in found["Certificate"][1]["says"]


@pytest.mark.parametrize("kept", [(), ("cards.example.org",), ("localhost", "127.0.0.1", "::1")])
def test_of_certificates_none_is_made_and_none_replaced(
    tmp_path: Path, kept: tuple[str, ...]
) -> None:
    if kept:
        certificate.own_certificate(tmp_path, (*kept, socket.gethostname()))
    before = {path: (path.read_bytes(), path.stat().st_mode) for path in tmp_path.iterdir()}
    status, found = examine("--tls", folder=tmp_path)
    assert status == 0
    assert "https://127.0.0.1" in found["Reaching it"][0]["says"]
    after = {path: (path.read_bytes(), path.stat().st_mode) for path in tmp_path.iterdir()}
    assert after == before


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="there are no such sockets")
def test_a_unix_socket(tmp_path: Path) -> None:
    path = tmp_path / "s"
    status, found = examine("--unix", str(path), folder=tmp_path)
    assert status == 0
    assert str(path) in found["Reaching it"][0]["says"]
    path.write_text("mine", encoding="utf-8")
    _, found = examine("--unix", str(path), folder=tmp_path)
    assert "is no socket" in found["Reaching it"][0]["says"]


def test_a_clock_of_long_ago_a_slow_disk_and_no_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "FIRST_DAY", 4e9)
    monkeypatch.setattr(machine, "SLOW", 0.0)
    monkeypatch.setattr(machine, "LITTLE", 1 << 60)
    _, found = examine(folder=tmp_path)
    assert found["Clock"][0]["how"] == "fault"
    assert "which is slow" in found["Disk"][0]["says"]
    assert found["Room"][0]["how"] == "fault"


def test_what_nobody_foresaw_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_folder: Path) -> float:
        raise RuntimeError("the sky falls")

    monkeypatch.setattr(machine, "_write", fail)
    done = pinxit("doctor", "--json", "--port", str(free_port()), "--data-dir", str(tmp_path))
    assert done.returncode == 1
    assert "RuntimeError: the sky falls" in done.stdout
