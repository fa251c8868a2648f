"""HTTPS at home: a certificate of the server's own, and whole games behind it."""

import ssl
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx2
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes

from pinxit import client
from pinxit.adapters import MemoryStore
from pinxit.decks import built_in
from pinxit.players import RandomPlayer, SameForAll
from pinxit.rules import Phase
from pinxit.table.clock import RealClock
from pinxit.table.commands import Begin
from pinxit.table.hub import Hub
from pinxit.web import certificate as made
from pinxit.web.app import make_app
from pinxit.web.certificate import CERTIFICATE, KEY, LASTS, RENEWED, own_certificate
from pinxit.web.limits import Limits
from pinxit.web.server import Certificate, listen, make_server, running
from pinxit.web.state import State
from tests.web.house import everyone_plays

NAMES = ("localhost", "127.0.0.1", "::1", "a-computer")


def kept(folder: Path) -> x509.Certificate:
    return x509.load_pem_x509_certificate((folder / CERTIFICATE).read_bytes())


def names_of(certificate: x509.Certificate) -> list[str]:
    found = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    return [str(name.value) for name in found]


def test_a_certificate_is_made_for_all_names_and_lasts_as_long_as_browsers_allow(
    tmp_path: Path,
) -> None:
    told = own_certificate(tmp_path / "new", NAMES)
    found = kept(tmp_path / "new")
    assert names_of(found) == list(NAMES)
    assert found.not_valid_after_utc - found.not_valid_before_utc <= timedelta(days=398)
    assert found.not_valid_before_utc < datetime.now(UTC)
    assert (told.certificate, told.key) == (tmp_path / "new" / CERTIFICATE, tmp_path / "new" / KEY)
    assert told.fingerprint == found.fingerprint(hashes.SHA256()).hex(":").upper()
    assert len(told.fingerprint) == 95
    for file in (CERTIFICATE, KEY):
        assert (tmp_path / "new" / file).stat().st_mode & 0o777 == 0o600


def test_a_certificate_is_kept_so_that_browsers_ask_once(tmp_path: Path) -> None:
    first = own_certificate(tmp_path, NAMES)
    assert own_certificate(tmp_path, NAMES) == first
    assert own_certificate(tmp_path, NAMES[:2]) == first


def test_a_new_name_needs_a_new_certificate(tmp_path: Path) -> None:
    first = own_certificate(tmp_path, NAMES)
    second = own_certificate(tmp_path, (*NAMES, "192.0.2.7"))
    assert first.fingerprint != second.fingerprint
    assert "192.0.2.7" in names_of(kept(tmp_path))


@pytest.mark.parametrize(("days_left", "renewed"), [(31, False), (29, True), (-1, True)])
def test_a_certificate_is_made_anew_before_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days_left: int, *, renewed: bool
) -> None:
    monkeypatch.setattr(made, "LASTS", timedelta(days=days_left) + timedelta(hours=1))
    first = own_certificate(tmp_path, NAMES)
    monkeypatch.setattr(made, "LASTS", LASTS)
    assert timedelta(days=30) == RENEWED
    assert (own_certificate(tmp_path, NAMES) != first) is renewed


@pytest.mark.parametrize("file", [CERTIFICATE, KEY])
@pytest.mark.parametrize("content", [None, b"", b"nonsense", "another"])
def test_what_is_no_certificate_with_its_own_key_is_made_anew(
    tmp_path: Path, file: str, content: bytes | str | None
) -> None:
    first = own_certificate(tmp_path, NAMES)
    own_certificate(tmp_path / "elsewhere", NAMES)
    if content is None:
        (tmp_path / file).unlink()
    elif isinstance(content, bytes):
        (tmp_path / file).write_bytes(content)
    else:  # as after a crash between the two writings
        (tmp_path / file).write_bytes((tmp_path / "elsewhere" / file).read_bytes())
    second = own_certificate(tmp_path, NAMES)
    assert first.fingerprint != second.fingerprint
    ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(
        second.certificate, second.key
    )


def test_a_computer_may_be_called_anything(tmp_path: Path) -> None:
    own_certificate(tmp_path, (*NAMES, "zażółć"))
    assert names_of(kept(tmp_path)) == list(NAMES)


async def test_a_whole_game_is_played_over_https(tmp_path: Path) -> None:
    certificate = own_certificate(tmp_path, NAMES)
    async with serving(certificate) as url:
        seats = await sit_down(url, client.trusting(certificate.certificate), 3)
        async with AsyncExitStack() as stack:
            players = [await stack.enter_async_context(client.connect(seat)) for seat in seats]
            await players[0].do(Begin())
            await everyone_plays(*players)
            assert {player.phase for player in players} == {Phase.OVER}


async def test_nobody_else_vouches_for_the_certificate(tmp_path: Path) -> None:
    certificate = own_certificate(tmp_path, NAMES)
    async with serving(certificate) as url, httpx2.AsyncClient(trust_env=False) as http:
        with pytest.raises(httpx2.ConnectError):
            await http.get(f"{url}/healthz")


@asynccontextmanager
async def serving(certificate: Certificate) -> AsyncIterator[str]:
    limits = Limits()
    catalogue = built_in()
    hub = Hub(
        store=MemoryStore(),
        clock=RealClock(),
        decks=catalogue.cards,
        roster=SameForAll(RandomPlayer(("a clue",))),
    )
    app = make_app(State(hub, catalogue, limits, None))
    server = make_server(app, limits, certificate=certificate)
    async with running(server, listen("127.0.0.1", 0)) as url:
        yield url.replace("http:", "https:")


async def sit_down(url: str, trusting: ssl.SSLContext, people: int) -> list[client.Place]:
    """Open a table and fill it; links and headers know that this is HTTPS."""
    async with httpx2.AsyncClient(base_url=url, verify=trusting, trust_env=False) as http:
        answer = await http.post("/api/tables", json={"name": "Person 1"})
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        taken = [answer.json()]
        assert taken[0]["link"].startswith("https://")
        for number in range(2, people + 1):
            path = f"/api/tables/{taken[0]['code']}/seats"
            taken.append((await http.post(path, json={"name": f"Person {number}"})).json())
    return [client.Place(url, one["code"], one["seat"], one["token"], trusting) for one in taken]
