"""Caddy and nginx as deploy/proxy has them, between a server and friends with browsers."""

import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest

from tests import serving
from tests.browser.devices import Devices
from tests.browser.player import House
from tests.deploy.containers import until
from tests.deploy.switch import DEPLOY, at_length, program
from tests.engines.proxy import program as caddy

pytestmark = at_length

PATH = "/games/pinxit"
NGINX = """
daemon off;
pid {folder}/pid;
error_log {folder}/errors warn;
events {{}}
http {{
    types {{ text/html html; }}
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {sites}
}}
"""


def read(name: str, changes: dict[str, str]) -> str:
    """Read what lies in deploy/proxy, with ports of the tests in the stead of a site's own."""
    told = (DEPLOY / "proxy" / name).read_text("utf-8")
    for one, other in changes.items():
        assert one in told, one
        told = told.replace(one, other)
    return told


def nginx_with(sites: str, folder: Path) -> list[str | Path]:
    conf = folder / "nginx.conf"
    conf.write_text(NGINX.format(folder=folder, sites=sites), "utf-8")
    return [program("nginx", "nginx"), "-e", folder / "errors", "-p", folder, "-c", conf]


def nginx_at_a_host(port: int, ours: int, folder: Path) -> list[str | Path]:
    changes = {
        "listen 443 ssl;": f"listen {serving.HOST}:{port};",
        "    listen [::]:443 ssl;\n": "",
        "    ssl_certificate     /etc/ssl/private/cards.example.org.pem;\n": "",
        "    ssl_certificate_key /etc/ssl/private/cards.example.org.key;\n": "",
        "listen 80;": f"listen {serving.HOST}:{serving.free_port()};",
        "    listen [::]:80;\n": "",
        "cards.example.org": "localhost",
        "127.0.0.1:8484": f"{serving.HOST}:{ours}",
    }
    return nginx_with(read("nginx.conf", changes), folder)


def nginx_under_a_path(port: int, ours: int, folder: Path) -> list[str | Path]:
    head = read("nginx.conf", {}).partition("server {")[0]
    inside = read("nginx-path.conf", {"127.0.0.1:8484": f"{serving.HOST}:{ours}"})
    site = f"server {{ listen {serving.HOST}:{port}; server_name localhost; {inside} }}"
    return nginx_with(
        head + site.replace("return 301 /games", "return 301 $scheme://$http_host/games"), folder
    )


def caddy_with(site: str, port: int, ours: int, folder: Path) -> list[str | Path]:
    changes = {
        "127.0.0.1:8484": f"{serving.HOST}:{ours}",
        f"{site} {{": f"http://localhost:{port} {{",
    }
    told = read("Caddyfile", changes)
    other = ({"cards.example.org", "www.example.org"} - {site}).pop()
    told = told.replace(f"{other} {{", f"http://localhost:{serving.free_port()} {{")
    file = folder / "Caddyfile"
    options = f"{{\n\tadmin off\n\tpersist_config off\n\tstorage file_system {folder}\n}}\n"
    file.write_text(options + told, "utf-8")
    return [caddy(), "run", "--config", file, "--adapter", "caddyfile"]


def caddy_at_a_host(port: int, ours: int, folder: Path) -> list[str | Path]:
    return caddy_with("cards.example.org", port, ours, folder)


def caddy_under_a_path(port: int, ours: int, folder: Path) -> list[str | Path]:
    return caddy_with("www.example.org", port, ours, folder)


@contextmanager
def running(command: list[str | Path], port: int) -> Iterator[None]:
    """Run a proxy for as long as the block runs."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        until(lambda: process.poll() is not None or listens(port))
        assert process.poll() is None, process.stdout and process.stdout.read()
        yield
    finally:
        process.terminate()
        process.communicate(timeout=30)


def listens(port: int) -> bool:
    try:
        httpx2.get(f"http://localhost:{port}/", trust_env=False)
    except httpx2.TransportError:
        return False
    return True


@pytest.mark.parametrize(
    ("proxy", "path"),
    [
        (caddy_at_a_host, ""),
        (caddy_under_a_path, PATH),
        (nginx_at_a_host, ""),
        (nginx_under_a_path, PATH),
    ],
    ids=lambda one: getattr(one, "__name__", ""),
)
def test_friends_play_through_a_proxy(
    proxy: Callable[[int, int, Path], list[str | Path]], path: str, devices: Devices, tmp_path: Path
) -> None:
    port, ours = serving.free_port(), serving.free_port()
    public = f"http://localhost:{port}{path}"
    told = ("--public-url", public, "--root-path", path, "--trusted-proxies", serving.HOST)
    quick = ("--thinking", "0", "--no-shows", "--data-dir", tmp_path / "data")
    server = serving.Server(serving.quietly(ours, *told, *quick), ours)
    server.start()
    folder = tmp_path / "proxy"
    folder.mkdir()
    try:
        with running(proxy(port, ours, folder), port):
            bare = httpx2.get(public, trust_env=False, follow_redirects=True)
            assert bare.status_code == 200
            house = House(public, devices)
            host = house.player("Mira")
            code = host.open_table()
            assert host.page.url == f"{public}/t/{code}"
            friends = [house.player(name) for name in ("Olek", "Ines")]
            for friend in friends:
                friend.join(code)
            house.begin(host)
            players = [host, *friends]
            house.play(players, lambda: host.page.get_by_text("Round 2").count() > 0)
            link = httpx2.get(f"{public}/api/tables/{code}", trust_env=False)
            assert link.status_code == 200
            house.close()
    finally:
        server.stop()
    assert server.said() == []  # that a proxy is not named, say
