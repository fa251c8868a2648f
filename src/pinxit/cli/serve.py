"""`pinxit serve`: a server for the people in this house."""

import asyncio
import logging
import signal
import socket
import sys
from pathlib import Path

import click
import segno
import uvicorn

from pinxit.adapters import StoreError
from pinxit.bootstrap import Config, make_state
from pinxit.web.app import make_app
from pinxit.web.limits import Limits


@click.command()
@click.option("--host", default="0.0.0.0", show_default=True, help="Where to listen.")  # noqa: S104
@click.option("--port", type=click.IntRange(0, 65535), default=8484, show_default=True)
@click.option("--database", metavar="URL", help="sqlite:///file, postgresql://… or memory:.")
@click.option("--data-dir", type=click.Path(path_type=Path), help="Where the database file lies.")
@click.option("--public-url", metavar="URL", help="What people type, if a proxy stands before us.")
@click.option("--root-path", default="", help="The sub-path under which a proxy shows us.")
@click.option("--keep-days", type=float, default=90.0, help="Forget finished tables after this.")
@click.option("--quiet", is_flag=True, help="Print no address and no QR code.")
@click.option("-v", "--verbose", is_flag=True, help="Log every request.")
def serve(  # noqa: PLR0913 (one for each option)
    *,
    host: str,
    port: int,
    database: str | None,
    data_dir: Path | None,
    public_url: str | None,
    root_path: str,
    keep_days: float,
    quiet: bool,
    verbose: bool,
) -> None:
    """Serve tables on this network until Ctrl-C."""
    config = Config(
        host=host,
        port=port,
        database=database,
        data_dir=data_dir,
        public_url=public_url,
        root_path=root_path,
        keep_days=keep_days,
    )
    logging.basicConfig(level=logging.INFO if verbose else logging.WARNING, stream=sys.stderr)
    try:
        asyncio.run(_serve(config, quiet=quiet))
    except StoreError as error:
        raise click.UsageError(f"{error} [bad_database]") from error


async def _serve(config: Config, *, quiet: bool) -> None:
    limits = Limits()
    state = await make_state(config, limits)
    listener = _listen(config)
    port = listener.getsockname()[1]
    if not quiet:
        show_address(config.public_url or f"http://{lan_address()}:{port}")
    server = Server(
        uvicorn.Config(
            make_app(state),
            ws="websockets-sansio",
            ws_max_size=limits.message_bytes,
            ws_per_message_deflate=False,  # it halves what a core can do; we send less instead
            root_path=config.root_path,
            log_config=None,
            access_log=False,
            proxy_headers=True,
            timeout_graceful_shutdown=3,
        )
    )
    server.before_shutdown = state.hub.say_goodbye
    await server.serve(sockets=[listener])


class Server(uvicorn.Server):
    """A server that tells its clients to come back before it goes."""

    before_shutdown: object = None

    def handle_exit(self, sig: int, frame: object) -> None:
        """Say goodbye, then go; a second Ctrl-C goes at once."""
        if callable(self.before_shutdown) and not self.should_exit:
            self.before_shutdown()
        super().handle_exit(signal.Signals(sig), frame)  # type: ignore[arg-type]


def show_address(url: str) -> None:
    """Print where to go, and a code for phones."""
    click.echo(f"\nPinxit is at {click.style(url, bold=True)}   (Ctrl-C ends it)\n")
    segno.make(url, error="m").terminal(out=sys.stdout, compact=True)
    sys.stdout.flush()


def lan_address() -> str:
    """Return the address by which this machine is known on its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation; nothing is sent
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def _listen(config: Config) -> socket.socket:
    listener = socket.socket(socket.AF_INET6 if ":" in config.host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((config.host, config.port))
    except OSError as error:
        listener.close()
        where = f"{config.host}:{config.port}"
        raise click.UsageError(
            f"Cannot listen on {where}: {error.strerror} [port_taken]"
        ) from error
    listener.listen(1024)
    return listener
