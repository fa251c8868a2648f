"""Whether people can come in: the doctor connects by each address that would be printed.

Where no server runs, a small one is started for so long, at the very port and with the very
certificate, or with one like that which a server would make, and with a memory that forgets
everything.
"""

import asyncio
import ssl
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from ipaddress import ip_address
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from urllib.parse import urlsplit

import click
import httpx2
import msgspec
from msgspec import Struct
from websockets.asyncio.client import connect, unix_connect
from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException

from pinxit.bootstrap import Config, make_state
from pinxit.cli.listening import Unix, listening, own_address
from pinxit.protocol.http import Health
from pinxit.trust import NoCertificates, distrust, trusting, usual
from pinxit.web.app import make_app
from pinxit.web.certificate import CERTIFICATE, kept_certificate, own_certificate
from pinxit.web.server import Certificate, make_server, running

from .asked import Asked
from .finding import Finding, fault, look, well
from .visits import Visits

PATIENCE: Final = 5.0  # seconds for an answer
REACH: Final = "Reaching it"


class Server(Struct, frozen=True):
    """A server that can be asked: one that runs, or a small one of ours."""

    port: int
    visits: Visits | None = None  # of ours: who comes to the test page
    certificate: Path | None = None  # of ours: what it shows


class Nobody(Exception):
    """There is no server to ask, and none could be started; it says why."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.says)
        self.finding = finding


@asynccontextmanager
async def server(asked: Asked) -> AsyncIterator[Server]:
    """Find the server that runs, or start a small one for as long as the block runs."""
    config = asked.config
    if config.port and await _runs(asked):
        yield Server(config.port)
        return
    async with AsyncExitStack() as stack:
        try:
            listener = stack.enter_context(listening(config, asked.unix))
            made = Path(stack.enter_context(TemporaryDirectory(ignore_cleanup_errors=True)))
            certificate = _certificate(asked, made) if asked.secure else None
            state = await make_state(Config(database="memory:", data_dir=config.data_dir))
        except click.UsageError as error:
            advice = (
                "Stop what listens there (`ss -ltnp` tells what), or choose another by --port;"
                " --host has to be an address of this computer."
            )
            raise Nobody(fault(REACH, error.message, advice)) from None
        except OSError as error:
            advice = (
                "Choose another path by --unix." if asked.unix else "Look at --host and --port."
            )
            said = str(error.strerror or error)
            raise Nobody(fault(REACH, f"Nobody can listen: {said}", advice)) from None
        state.public_url = config.public_url
        visits = Visits(make_app(state))
        small = make_server(
            visits,
            state.limits,
            root_path=config.root_path,
            trusted_proxies=config.trusted_proxies,
            certificate=certificate,
            at_unix=asked.unix is not None,
        )
        await stack.enter_async_context(running(small, listener))
        port = config.port if asked.unix else listener.getsockname()[1]
        yield Server(port, visits, None if certificate is None else certificate.certificate)


def addresses(asked: Asked, port: int) -> Iterator[str]:
    """Name all by which the server can be asked from here, as it would print them."""
    if asked.unix is None:
        here = own_address(asked.config, port, secure=asked.secure)
        scheme = "https" if asked.secure else "http"
        if asked.config.host in {"0.0.0.0", "::"}:  # noqa: S104 (asked, not bound)
            yield f"{scheme}://127.0.0.1:{port}{asked.config.root_path}"
        yield here
    if asked.config.public_url:
        yield asked.config.public_url.rstrip("/")


async def reached(asked: Asked, found: Server) -> AsyncIterator[Finding]:
    """Ask the server by each of its addresses, for a page and for a socket."""
    if found.visits is None:
        yield well("Server", "One is running here; it is asked.")
    else:
        yield well("Server", "None is running; a small one was started to be asked.")
    if asked.unix is not None:
        yield await _at_unix(asked.unix)
    for address in dict.fromkeys(addresses(asked, found.port)):
        yield await _by(asked, address, found.certificate)
    if asked.unix is None and not asked.config.public_url:
        host = urlsplit(own_address(asked.config, found.port, secure=False)).hostname or ""
        if _is_loopback(host):
            yield look(
                REACH,
                "Only this computer can reach it.",
                "For others on the network, leave --host out, and see that there is a network; for"
                " the world, put a proxy before it and name it by --public-url.",
            )


async def _by(asked: Asked, address: str, certificate: Path | None) -> Finding:
    try:
        trust = _trust(asked, address, certificate)
        async with httpx2.AsyncClient(trust_env=False, verify=trust) as http:
            # The prefix of a sub-path is taken away by the proxy, and there is none from here.
            answer = await http.get(f"{_asked(asked, address)}/healthz", timeout=PATIENCE)
        health = msgspec.json.decode(answer.content, type=Health)
        await _open_socket(asked, address, trust)
    except (msgspec.DecodeError, httpx2.InvalidURL):
        advice = "Another program has this address: look at the proxy, and at --port."
        return fault(REACH, f"{address} is answered by something that is not Pinxit.", advice)
    except NoCertificates as error:
        return fault(REACH, f"{address}: {error}", "Look at --tls-cert.")
    except InvalidStatus as error:
        return _no_socket(address, error.response.status_code)
    except (httpx2.HTTPError, OSError, InvalidHandshake, WebSocketException, TimeoutError) as error:
        return _unreached(asked, address, error)
    if not health.ok:
        advice = "Its database cannot be written to: look at the log, and at what is said above."
        return fault(REACH, f"{address} answers, and is not well.", advice)
    if health.warnings:
        advice = "docs/hosting.md tells what each of them means."
        return look(REACH, f"{address} answers, and warns: {', '.join(health.warnings)}.", advice)
    return well(REACH, f"{address} answers, and live play works.")


def _no_socket(address: str, status: int) -> Finding:
    if status == httpx2.codes.FORBIDDEN:
        return fault(
            REACH,
            f"{address} answers, and refuses its own pages (foreign_origin).",
            "Let the proxy pass on the host that was asked for (nginx: proxy_set_header Host"
            " $http_host), or say --public-url as it stands in the address bar.",
        )
    return fault(
        REACH,
        f"{address} answers, but no socket can be opened there ({status}): nobody can play.",
        "Let the proxy pass on the upgrade to a WebSocket; docs/hosting.md shows how.",
    )


def _unreached(asked: Asked, address: str, error: Exception) -> Finding:
    if why := distrust(error):
        advice = (
            "Look at the proxy's certificate: its name, its end, and the chain up to who signed it."
        )
        return fault(REACH, f"{address} is not trusted: {why}.", advice)
    what = type(error).__name__ if not str(error) else str(error).splitlines()[0][:160]
    if asked.config.public_url and address == asked.config.public_url.rstrip("/"):
        advice = (
            "Look at the name (DNS), at the proxy, and at the router: some do not let those at home"
            " come in by the address that they have in the world. Ask it from elsewhere, too."
        )
    else:
        advice = "A firewall on this computer may stand in between."
    return fault(REACH, f"{address} cannot be reached ({what}).", advice)


async def _open_socket(asked: Asked, address: str, trust: ssl.SSLContext) -> None:
    parts = urlsplit(address)
    url = "ws" + _asked(asked, address).removeprefix("http") + "/socket"
    context = trust if url.startswith("wss:") else None
    origin = f"{parts.scheme}://{parts.netloc}"
    async with asyncio.timeout(PATIENCE):
        line = connect(url, origin=origin, ssl=context, proxy=None, compression=None)  # type: ignore[arg-type]  # an Origin is text
        async with line:
            pass


async def _at_unix(unix: Unix) -> Finding:
    path = unix[0]
    try:
        async with asyncio.timeout(PATIENCE):
            async with unix_connect(str(path), uri="ws://localhost/socket", compression=None):
                pass
    except PermissionError:
        advice = "Run the doctor as the proxy's user, or open it by --unix-mode."
        return fault(REACH, f"{path} is closed to us.", advice)
    except (OSError, InvalidHandshake, WebSocketException, TimeoutError) as error:
        return fault(
            REACH, f"{path} does not answer ({type(error).__name__}).", "Restart the server."
        )
    return well(REACH, f"{path} answers, and live play works there.")


async def _runs(asked: Asked) -> bool:
    """Tell whether a server of ours listens where we would."""
    config = asked.config
    if asked.unix is not None:
        found = await _at_unix(asked.unix)
        return found.advice == ""
    scheme = "https" if asked.secure else "http"
    host = "127.0.0.1" if config.host in {"0.0.0.0", "::"} else config.host  # noqa: S104 (asked)
    url = f"{scheme}://{f'[{host}]' if ':' in host else host}:{config.port}/healthz"
    try:
        async with httpx2.AsyncClient(trust_env=False, verify=_unverified()) as http:
            answer = await http.get(url, timeout=PATIENCE)
        msgspec.json.decode(answer.content, type=Health)
    except (httpx2.HTTPError, httpx2.InvalidURL, OSError, msgspec.DecodeError):
        return False
    return True


def _certificate(asked: Asked, made: Path) -> Certificate:
    """Return what the server would show; if it would make one, a like one in a folder of ours."""
    if (asked.tls_cert is None) != (asked.tls_key is None):
        advice = "Name both: --tls-cert and --tls-key."
        raise Nobody(fault(REACH, "No server starts with half a certificate.", advice))
    if asked.tls_cert is None or asked.tls_key is None:
        from socket import gethostname  # noqa: PLC0415 (here alone)

        host = urlsplit(own_address(asked.config, 0, secure=True)).hostname or ""
        public = urlsplit(asked.config.public_url or "").hostname
        every = ("localhost", "127.0.0.1", "::1", gethostname(), host, public)
        names = tuple(dict.fromkeys(filter(None, every)))
        return kept_certificate(asked.folder, names) or own_certificate(made, names)
    try:
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(
            asked.tls_cert, asked.tls_key, str
        )
    except OSError:
        advice = "Look at what is said of the certificate."
        raise Nobody(fault(REACH, "No server starts with this certificate.", advice)) from None
    return Certificate(asked.tls_cert, asked.tls_key)


def _trust(asked: Asked, address: str, shown: Path | None) -> ssl.SSLContext:
    """Believe whom people would; at addresses of this network, our own certificate, too."""
    if not address.startswith("https:") or not asked.secure:
        return usual()
    if asked.tls_cert is None:
        return trusting(shown or asked.folder / CERTIFICATE)
    if asked.config.public_url and address == asked.config.public_url.rstrip("/"):
        return usual()
    context = trusting(asked.tls_cert)
    context.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN  # who signed it may not be in the file
    context.check_hostname = False  # it is for a name, and we ask by an address
    return context


def _unverified() -> ssl.SSLContext:
    """Ask whoever is there: nothing secret is said."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def _asked(asked: Asked, address: str) -> str:
    """Return where to ask: our own sub-path is there for a proxy's sake."""
    if asked.config.public_url and address == asked.config.public_url.rstrip("/"):
        return address
    return address.removesuffix(asked.config.root_path) if asked.config.root_path else address


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
