"""`pinxit serve`: a server for the people in this house."""

import logging
import re
import ssl
import webbrowser
from contextlib import ExitStack, suppress
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from socket import gethostname
from typing import Final
from urllib.parse import urlsplit

import click

from pinxit.adapters import StoreError
from pinxit.bootstrap import Config, make_state
from pinxit.places import ADMIN, data_folder
from pinxit.players.words.embedding import NO_MODEL, knows_meanings
from pinxit.web.app import make_app
from pinxit.web.password import LONGEST, SHORTEST
from pinxit.web.same_origin import whole_origin
from pinxit.web.server import Certificate, Server, make_server, run
from pinxit.web.state import State
from pinxit.web.unix import NAME as AT_UNIX

from .address import known_as, show_address
from .listening import Unix, address_of, listening
from .log import set_up_log
from .main import strange_settings
from .public import check, prefer, told
from .secret import open_secrets, secret_option
from .systemd import Systemd

log = logging.getLogger(__name__)

SHORTEST_TOKEN: Final = 16
_TOKEN: Final = re.compile(r"[!-~]+")  # ASCII that can be seen
_ORIGIN: Final = re.compile(r"https?://[^/?#@*\s]+/?", re.IGNORECASE)
_FILE: Final = click.Path(exists=True, dir_okay=False, path_type=Path)


def _mode(_ctx: click.Context, _option: click.Parameter, mode: str) -> int:
    if not re.fullmatch(r"0?[0-7]{3}", mode):
        raise click.BadParameter("three digits from 0 to 7, such as 660. [bad_input]")
    return int(mode, 8)


@click.command()
@click.option(
    "--public",
    is_flag=True,
    is_eager=True,  # so that it is known when the others are asked for
    callback=prefer,
    help="Safe defaults for a server that anybody may come to; it prints them.",
)
@click.option("--host", default="0.0.0.0", show_default=True, help="Where to listen.")  # noqa: S104 (a LAN)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8484,
    show_default=True,
    help="At which port; 0: any that is free.",
)
@click.option(
    "--unix",
    "unix_path",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="PATH",
    help="Listen at this Unix socket instead, for a proxy on the same machine.",
)
@click.option(
    "--unix-mode",
    default="660",
    show_default=True,
    metavar="MODE",
    callback=_mode,
    help="Who may come by it, as chmod writes that.",
)
@secret_option(
    "--database",
    metavar="URL",
    help="sqlite:///file, postgresql://… or memory:; if left out, a file in the data folder.",
)
@secret_option(
    "--bus",
    metavar="URL",
    help="redis://… or rediss://…, by which nodes that share a PostgreSQL hear of each other.",
)
@click.option(
    "--blobs",
    metavar="URL",
    help="s3://bucket/prefix, where pictures lie that hosts bring along; if left out, a folder.",
)
@click.option(
    "--node",
    metavar="NAME",
    help="What this node is called; if left out, by its machine and process.",
)
@click.option(
    "--data-dir",
    type=click.Path(path_type=Path),
    help="Where the database, keys, decks and uploads lie.",
)
@click.option("--public-url", metavar="URL", help="What people type, if a proxy stands before us.")
@click.option("--root-path", default="", help="The sub-path under which a proxy shows us.")
@click.option(
    "--allow-origin",
    "allowed_origins",
    multiple=True,
    metavar="URL",
    help="A site whose pages may talk to us, such as https://example.org; may be repeated.",
)
@click.option("--tls", is_flag=True, help="Speak HTTPS, with a certificate of our own making.")
@click.option("--tls-cert", type=_FILE, help="Speak HTTPS with this certificate (PEM) …")
@click.option("--tls-key", type=_FILE, help="… and its key.")
@secret_option(
    "--admin-token",
    metavar="TEXT",
    help="What opens /admin and /metrics; if left out, one is made and kept in the data folder.",
)
@click.option(
    "--admin-from",
    multiple=True,
    metavar="ADDRESS",
    help="From where the admin page and the numbers open; may be repeated; from everywhere.",
)
@secret_option(
    "--table-password",
    metavar="TEXT",
    help="What people must know to open tables; nobody needs it to sit down.",
)
@click.option(
    "--trusted-proxies",
    default="",
    metavar="ADDRESSES",
    help="Proxies whose word on addresses we take, with commas between; if left out, nobody's.",
)
@click.option(
    "--keep-days",
    type=click.FloatRange(min=0),
    default=90.0,
    show_default=True,
    help="Forget tables at which nobody has played for so long; 0: never.",
)
@click.option(
    "--contact",
    metavar="TEXT",
    help="How people reach you, for the page on what is kept of them: an e-mail address or a link.",
)
@click.option(
    "--thinking",
    type=click.FloatRange(min=0, max=60),
    default=5.0,
    show_default=True,
    help="How many seconds computer players think at most, so that people can follow; 0: none.",
)
@click.option(
    "--shows/--no-shows",
    default=True,
    show_default=True,
    help="Tell reveals card by card, and let nobody but people go on before the end.",
)
@click.option(
    "--uploads-mb",
    type=click.IntRange(min=0),
    default=2_000,
    show_default=True,
    help="Room for pictures that hosts bring along, in megabytes; 0: they cannot.",
)
@click.option(
    "--clips",
    type=click.IntRange(min=0),
    default=5_000,
    show_default=True,
    help="How many sounds, mimes and drawings are kept at once; 0: none can be told with.",
)
@click.option(
    "--clip-days",
    type=click.IntRange(min=1, max=365),
    default=30,
    show_default=True,
    help="After how many days one is forgotten, if its table is not before.",
)
@click.option(
    "--database-mb",
    type=click.IntRange(min=0),
    default=20_000,
    show_default=True,
    help="Room for all tables, in megabytes: above it, nothing new is begun; 0: no bound.",
)
@click.option(
    "--open/--no-open", "open_browser", default=False, show_default=True, help="Open the browser."
)
@click.option("--quiet", is_flag=True, help="Print no address and no QR code.")
@click.option("-v", "--verbose", is_flag=True, help="Log more than warnings.")
@click.pass_context
def serve(  # noqa: PLR0913 (one for each option)
    ctx: click.Context,
    *,
    public: bool,
    host: str,
    port: int,
    unix_path: Path | None,
    unix_mode: int,
    database: str | None,
    bus: str | None,
    blobs: str | None,
    node: str | None,
    data_dir: Path | None,
    public_url: str | None,
    root_path: str,
    allowed_origins: tuple[str, ...],
    tls: bool,
    tls_cert: Path | None,
    tls_key: Path | None,
    admin_token: str | None,
    admin_from: tuple[str, ...],
    table_password: str | None,
    trusted_proxies: str,
    keep_days: float,
    contact: str | None,
    thinking: float,
    shows: bool,
    uploads_mb: int,
    clips: int,
    clip_days: int,
    database_mb: int,
    open_browser: bool,
    quiet: bool,
    verbose: bool,
) -> None:
    """Serve tables on this network until Ctrl-C.

    Every option can also be set by an environment variable, such as PINXIT_SERVE_PORT (several
    values with spaces between), or in a TOML file named by --config or PINXIT_CONFIG: [serve]
    port = 80.
    """
    set_up_log(logging.INFO if verbose else logging.WARNING)
    for line in (*strange_settings("serve"), *open_secrets(ctx)):
        log.warning("%s", line)
    if public:
        check(public_url, contact)
    config = Config(
        host=host,
        port=port,
        database=database,
        bus=bus,
        blobs=blobs,
        node=node,
        data_dir=data_dir,
        public_url=public_url,
        root_path=root_path,
        trusted_proxies=trusted_proxies,
        allowed_origins=_checked_origins(allowed_origins),
        admin_token=_checked(admin_token),
        admin_from=_checked_places(admin_from),
        table_password=_checked_password(table_password),
        public=public,
        keep_days=keep_days or None,
        contact=contact,
        thinking=thinking,
        shows=shows,
        uploads_mb=uploads_mb,
        clips=clips,
        clip_days=clip_days,
        database_mb=database_mb,
    )
    if unix_path is not None and (tls or tls_cert or tls_key):
        raise click.UsageError("At a Unix socket, the proxy speaks HTTPS, not we. [bad_input]")
    certificate = _certificate(config, tls_cert, tls_key) if tls or tls_cert or tls_key else None
    if public:
        _tell_what_is_public(
            ctx, config, alone=certificate is None and unix_path is None, quiet=quiet
        )
    unix = None if unix_path is None else (unix_path, unix_mode)
    try:
        with suppress(KeyboardInterrupt):  # uvicorn raises it again after a clean shutdown
            run(_serve(config, certificate, unix, open_browser=open_browser, quiet=quiet))
    except StoreError as error:
        raise click.UsageError(f"{error} [{error.reason}]") from error


async def _serve(
    config: Config,
    certificate: Certificate | None,
    unix: Unix | None,
    *,
    open_browser: bool,
    quiet: bool,
) -> None:
    systemd = Systemd()
    unix_path = "" if unix is None else unix[0]
    with ExitStack() as room:
        listener = room.enter_context(listening(config, unix))
        state = await make_state(config)
        server = _server(config, state, certificate, systemd, at_unix=unix is not None)
        port = 0 if unix is not None else listener.getsockname()[1]
        address = address_of(config, port, unix, secure=certificate is not None)
        if address is not None:
            state.lan_url = address
        server.on_stopped = room.close
        server.on_ready = lambda: systemd.ready(partial(_status, state, address or str(unix_path)))
        if not quiet:
            _show(address, unix)
            _tell_how_to_watch(config, address or "", certificate)
            if not knows_meanings():
                log.warning("%s", NO_MODEL)
        if open_browser and address is not None:
            webbrowser.open(address)
        await server.serve(sockets=[listener])


def _show(address: str | None, unix: Unix | None) -> None:
    if address is not None:
        show_address(address, hint="Ctrl-C ends it")
    if unix is not None:
        click.echo(f"Pinxit listens at {unix[0]} (mode {unix[1]:o}), for a proxy.")


def _status(state: State, address: str) -> str:
    here, tables = state.counters.tally.connections, len(state.hub.tables)
    troubles = state.warnings()
    said = f"Serving at {address}: {here} connections, {tables} tables awake"
    return f"{said}; look at: {', '.join(troubles)}" if troubles else said


def _server(
    config: Config,
    state: State,
    certificate: Certificate | None,
    systemd: Systemd,
    *,
    at_unix: bool,
) -> Server:
    server = make_server(
        make_app(state),
        state.limits,
        root_path=config.root_path,
        trusted_proxies=config.trusted_proxies,
        certificate=certificate,
        at_unix=at_unix,
    )

    def before_exit() -> None:
        systemd.stopping()
        state.hub.say_goodbye()

    server.before_exit = before_exit
    return server


def _tell_what_is_public(ctx: click.Context, config: Config, *, alone: bool, quiet: bool) -> None:
    """Print what `--public` has set; and warn if nobody's word on addresses is taken."""
    if not quiet:
        for line in told(ctx):
            click.echo(line)
    if alone and not config.trusted_proxies:
        log.warning(
            "--public without --trusted-proxies: everybody behind the proxy counts as one address,"
            " and one of them can use up what is for all. Name it, such as 127.0.0.1."
        )


def _tell_how_to_watch(config: Config, address: str, certificate: Certificate | None) -> None:
    if certificate is not None and certificate.fingerprint:
        click.echo("Browsers ask once whether to trust this certificate; its fingerprint is")
        click.echo(f"  {certificate.fingerprint}")
        click.echo(f"Programs trust it by --ca {certificate.certificate}, or a copy of that file.")
    if config.admin_token is None and not config.database_url().startswith("memory:"):
        token = data_folder(config.data_dir) / ADMIN
        where = f", from {config.admin_from} only" if config.admin_from else ""
        click.echo(f"For whoever runs it: {address}/admin, opened by the word in {token}{where}")


def _certificate(config: Config, certificate: Path | None, key: Path | None) -> Certificate:
    """Return the certificate that was given, if it is one; or one of our own making."""
    # Most servers need none of this, and it takes a while to be imported.
    from pinxit.web.certificate import own_certificate  # noqa: PLC0415 (see above)

    if certificate is None and key is None:
        names = dict.fromkeys(("localhost", "127.0.0.1", "::1", gethostname(), *_addresses(config)))
        try:
            return own_certificate(data_folder(config.data_dir), tuple(names))
        except OSError as error:
            problem = f"The certificate cannot be kept: {error.strerror} [bad_certificate]"
            raise click.UsageError(problem) from error
    if certificate is None or key is None:
        raise click.UsageError("--tls-cert and --tls-key belong together. [bad_certificate]")
    try:
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(certificate, key)
    except (OSError, ssl.SSLError) as error:
        problem = f"{certificate} and {key} are no certificate and its key [bad_certificate]"
        raise click.UsageError(problem) from error
    return Certificate(certificate, key)


def _addresses(config: Config) -> tuple[str, ...]:
    """Return the names by which people may reach us."""
    public = urlsplit(config.public_url or "").hostname
    return tuple(filter(None, (known_as(config.host).strip("[]"), public)))


def _checked(token: str | None) -> str | None:
    """Refuse a token that is soon guessed, or that no header can carry."""
    if token is None or (len(token) >= SHORTEST_TOKEN and _TOKEN.fullmatch(token)):
        return token
    problem = f"--admin-token: at least {SHORTEST_TOKEN} letters and digits, no spaces. [bad_input]"
    raise click.UsageError(problem)


def _checked_origins(urls: tuple[str, ...]) -> tuple[str, ...]:
    """Refuse what would never be the origin of a page."""
    for url in urls:
        if not _ORIGIN.fullmatch(url) or not whole_origin(url):
            problem = f"--allow-origin: {url} is no address such as https://example.org [bad_input]"
            raise click.UsageError(problem)
    return urls


def _checked_password(password: str | None) -> str | None:
    if password is None or SHORTEST <= len(password.strip()) <= LONGEST:
        return password
    problem = f"--table-password: {SHORTEST} to {LONGEST} letters. [bad_input]"
    raise click.UsageError(problem)


def _checked_places(places: tuple[str, ...]) -> str:
    """Return addresses and networks, with commas between."""
    found = [place for several in places for place in several.replace(",", " ").split()]
    for place in found:
        if place == AT_UNIX:
            continue
        try:
            ip_network(place, strict=False)
        except ValueError:
            problem = f"--admin-from: {place} is no address and no network. [bad_input]"
            raise click.UsageError(problem) from None
    return ",".join(found)
