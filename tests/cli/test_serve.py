"""`pinxit serve` as a host starts it: options, environment, files, shutting down."""

import asyncio
import re
import signal
import socket
import ssl
import sys
from pathlib import Path

import httpx2
import pytest

from pinxit.client import connect, open_table
from tests.cli.command import pinxit
from tests.patience import PATIENCE
from tests.serving import PINXIT, free_port, started


async def test_options_come_from_the_command_line_the_environment_and_a_file(
    tmp_path: Path,
) -> None:
    port = free_port()
    words = ("serve", "--host", "127.0.0.1", "--database", "memory:")
    async with started(*words, "--port", str(port), port=port):
        pass
    async with started(*words, port=port, environment={"PINXIT_SERVE_PORT": str(port)}):
        pass
    config = tmp_path / "pinxit.toml"
    config.write_text(f'[serve]\nhost = "127.0.0.1"\nport = {port}\ndatabase = "memory:"\n')
    async with started("--config", str(config), "serve", port=port):
        pass
    async with started("serve", port=port, environment={"PINXIT_CONFIG": str(config)}):
        pass


async def test_a_misspelt_option_in_a_file_is_refused(tmp_path: Path) -> None:
    config = tmp_path / "pinxit.toml"
    for text in ("[serve]\nprot = 99\n", "[dance]\nx = 1\n", "port = 1\n", "[serve\n"):
        config.write_text(text, encoding="utf-8")
        process = await asyncio.create_subprocess_exec(
            *(PINXIT, "--config", config, "serve"), stderr=asyncio.subprocess.PIPE
        )
        _, err = await asyncio.wait_for(process.communicate(), PATIENCE)
        assert process.returncode == 2
        assert b"[bad_input]" in err


async def test_the_address_is_printed_with_a_code_for_phones() -> None:
    port = free_port()
    words = ("serve", "--host", "127.0.0.1", "--database", "memory:", "--port", str(port))
    async with started(*words, port=port) as server:
        await server.stop(signal.SIGINT)
    assert server.url in server.out.decode()
    assert "█" in server.out.decode()
    assert server.err == b""


async def test_pinxit_alone_serves() -> None:
    port = free_port()
    environment = {
        "PINXIT_SERVE_PORT": str(port),
        "PINXIT_SERVE_HOST": "127.0.0.1",
        "PINXIT_SERVE_DATABASE": "memory:",
        "BROWSER": "true",  # a browser that opens nothing
    }
    async with started(port=port, environment=environment):
        pass


async def test_a_server_behind_a_proxy_under_a_sub_path() -> None:
    """The proxy takes its prefix away; links must have it all the same."""
    port = free_port()
    words = ("serve", "--host", "127.0.0.1", "--database", "memory:", "--port", str(port))
    async with started(*words, "--root-path", "/games/pinxit", port=port):
        place = await open_table(f"http://127.0.0.1:{port}", "Host")
        async with connect(place) as me:
            assert me.seat == "s1"
        async with httpx2.AsyncClient(trust_env=False) as http:
            answer = await http.post(
                f"http://127.0.0.1:{port}/api/tables", json={"name": "Another"}
            )
        assert answer.json()["link"].startswith(f"http://127.0.0.1:{port}/games/pinxit/t/")


async def test_a_restart_tells_clients_to_come_back(tmp_path: Path) -> None:
    port = free_port()
    where = ("--port", str(port), "--data-dir", str(tmp_path))
    words = ("serve", "--quiet", "--host", "127.0.0.1", *where)
    async with started(*words, port=port) as server:
        place = await open_table(server.url, "Host")
        async with connect(place) as me:
            await server.stop(signal.SIGTERM)
            assert me.goodbye is None
            async with started(*words, port=port):
                await me.until(lambda: me.reconnects and me.connected, PATIENCE)
    assert (tmp_path / "pinxit.sqlite3").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("serve", "--port", "70000"), "--port"),
        (("serve", "--database", "mysql://x"), "[bad_database]"),
        (("serve", "--database", "sqlite:////dev/null/x"), "[bad_database]"),
        (("serve", "--host", "999.1.1.1"), "[port_taken]"),
        (("--config", "/nowhere.toml", "serve"), "does not exist"),
        (("serve", "--admin-token", "too-short"), "[bad_input]"),
        (("serve", "--admin-token", "it has some spaces in it"), "[bad_input]"),
        (("serve", "--admin-token", "zażółć-gęślą-jaźń"), "[bad_input]"),
        (("serve", "--allow-origin", "example.org"), "[bad_input]"),
        (("serve", "--allow-origin", "https://example.org/page"), "[bad_input]"),
        (("serve", "--allow-origin", "https://*.example.org"), "[bad_input]"),
        (("serve", "--allow-origin", "https://one.example,https://two.example"), "[bad_input]"),
        (("serve", "--allow-origin", "*"), "[bad_input]"),
        (("serve", "--tls-cert", __file__), "[bad_certificate]"),
        (("serve", "--tls-key", __file__), "[bad_certificate]"),
        (("serve", "--tls-cert", __file__, "--tls-key", __file__), "[bad_certificate]"),
        (("serve", "--tls", "--data-dir", "/dev/null/x"), "[bad_certificate]"),
        (("serve", "--tls-cert", "/nowhere.pem"), "does not exist"),
    ],
)
def test_what_cannot_be_served_is_said(
    words: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PINXIT_SERVE_PORT", str(free_port()))  # others may have the usual one
    ended = pinxit(*words)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert said in ended.stderr


async def test_a_port_that_is_taken_is_said() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        process = await asyncio.create_subprocess_exec(
            *(PINXIT, "serve", "--host", "127.0.0.1", "--port", port, "--database", "memory:"),
            stderr=asyncio.subprocess.PIPE,
        )
        _, err = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 2
    assert b"[port_taken]" in err


async def test_https_at_home_has_a_fingerprint_and_a_page_for_whoever_runs_it(
    tmp_path: Path,
) -> None:
    port = free_port()
    where = ("--host", "127.0.0.1", "--port", str(port), "--data-dir", str(tmp_path))
    words = ("serve", "--tls", "--allow-origin", "https://elsewhere.example", *where)
    async with started(*words, port=port, ca=tmp_path / "tls.crt") as server:
        answer, foreign = await _ask_at_home(tmp_path, server.url)
    told = server.out.decode()
    assert answer.json()["healthy"]
    assert foreign.status_code == 201
    assert f"https://127.0.0.1:{port}/admin" in told
    assert str(tmp_path / "admin.token") in told
    assert (tmp_path / "admin.token").read_text().strip() not in told
    assert re.search(r"([0-9A-F]{2}:){31}[0-9A-F]{2}", told)
    assert server.err == b""


async def _ask_at_home(folder: Path, url: str) -> tuple[httpx2.Response, httpx2.Response]:
    """Ask how the server is, and open a table by a page that may."""
    trusting = ssl.create_default_context(cafile=folder / "tls.crt")
    headers = {"authorization": f"Bearer {(folder / 'admin.token').read_text().strip()}"}
    async with httpx2.AsyncClient(base_url=url, verify=trusting, trust_env=False) as http:
        overview = await http.get("/api/admin", headers=headers)
        foreign = {"origin": "https://elsewhere.example"}
        return overview, await http.post("/api/tables", json={"name": "Ada"}, headers=foreign)


async def test_a_token_of_ones_own_opens_the_admin_page_even_without_a_memory() -> None:
    port = free_port()
    words = ("serve", "--host", "127.0.0.1", "--database", "memory:", "--port", str(port))
    token = "a-token-of-my-own"  # noqa: S105 (opens only this test)
    url = f"http://127.0.0.1:{port}/metrics"
    async with (
        started(*words, port=port, environment={"PINXIT_SERVE_ADMIN_TOKEN": token}),
        httpx2.AsyncClient(trust_env=False) as http,
    ):
        answer = await http.get(url, headers={"authorization": f"Bearer {token}"})
        assert answer.status_code == 200
        assert "pinxit_moves_total 0.0" in answer.text
        assert (await http.get(url)).status_code == 401


WITHOUT_A_MODEL = """
from pinxit.cli import main, serve
serve.knows_meanings = lambda: False
main()
"""


async def test_that_there_is_no_model_is_a_line_of_the_log() -> None:
    """What reads the log reads JSON."""
    port = free_port()
    words = ("serve", "--host", "127.0.0.1", "--database", "memory:", "--port", str(port))
    command = (sys.executable, "-c", WITHOUT_A_MODEL)
    async with started(*words, port=port, command=command) as server:
        await server.stop(signal.SIGINT)
    (line,) = server.said()
    assert line["level"] == "warning"
    assert "pip install 'pinxit[players]'" in str(line["message"])
