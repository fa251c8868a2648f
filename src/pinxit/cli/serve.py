"""`pinxit serve`: a server for the people in this house."""

import logging
import socket
import webbrowser
from contextlib import suppress
from pathlib import Path

import click

from pinxit.adapters import StoreError
from pinxit.bootstrap import Config, make_state
from pinxit.players.words.embedding import NO_MODEL, knows_meanings
from pinxit.web.app import make_app
from pinxit.web.server import listen, make_server, run

from .address import known_as, show_address
from .log import set_up_log


@click.command()
@click.option("--host", default="0.0.0.0", show_default=True, help="Where to listen.")  # noqa: S104 (a LAN)
@click.option("--port", type=click.IntRange(0, 65535), default=8484, show_default=True)
@click.option("--database", metavar="URL", help="sqlite:///file, postgresql://… or memory:.")
@click.option(
    "--data-dir", type=click.Path(path_type=Path), help="Where the database and decks lie."
)
@click.option("--public-url", metavar="URL", help="What people type, if a proxy stands before us.")
@click.option("--root-path", default="", help="The sub-path under which a proxy shows us.")
@click.option("--trusted-proxies", default="127.0.0.1", help="Whose word on addresses we take.")
@click.option(
    "--keep-days",
    type=click.FloatRange(min=0),
    default=90.0,
    show_default=True,
    help="Forget tables at which nobody has played for so long; 0: never.",
)
@click.option(
    "--thinking",
    type=click.FloatRange(min=0, max=60),
    default=5.0,
    show_default=True,
    help="How many seconds computer players think at most, so that people can follow; 0: none.",
)
@click.option("--open/--no-open", "open_browser", default=False, help="Open the browser.")
@click.option("--quiet", is_flag=True, help="Print no address and no QR code.")
@click.option("-v", "--verbose", is_flag=True, help="Log more than warnings.")
def serve(  # noqa: PLR0913 (one for each option)
    *,
    host: str,
    port: int,
    database: str | None,
    data_dir: Path | None,
    public_url: str | None,
    root_path: str,
    trusted_proxies: str,
    keep_days: float,
    thinking: float,
    open_browser: bool,
    quiet: bool,
    verbose: bool,
) -> None:
    """Serve tables on this network until Ctrl-C.

    Every option can also be set by an environment variable, such as PINXIT_SERVE_PORT, or in a
    TOML file named by --config or PINXIT_CONFIG: [serve] port = 80.
    """
    set_up_log(logging.INFO if verbose else logging.WARNING)
    config = Config(
        host=host,
        port=port,
        database=database,
        data_dir=data_dir,
        public_url=public_url,
        root_path=root_path,
        trusted_proxies=trusted_proxies,
        keep_days=keep_days or None,
        thinking=thinking,
    )
    try:
        with suppress(KeyboardInterrupt):  # uvicorn raises it again after a clean shutdown
            run(_serve(config, open_browser=open_browser, quiet=quiet))
    except StoreError as error:
        raise click.UsageError(f"{error} [bad_database]") from error


async def _serve(config: Config, *, open_browser: bool, quiet: bool) -> None:
    listener = _listen(config)
    state = await make_state(config)
    server = make_server(
        make_app(state),
        state.limits,
        root_path=config.root_path,
        trusted_proxies=config.trusted_proxies,
    )
    server.before_exit = state.hub.say_goodbye
    port = listener.getsockname()[1]
    address = config.public_url or f"http://{known_as(config.host)}:{port}{config.root_path}"
    state.lan_url = address
    if not quiet:
        show_address(address, hint="Ctrl-C ends it")
        if not knows_meanings():
            click.echo(NO_MODEL, err=True)
    if open_browser:
        webbrowser.open(address)
    await server.serve(sockets=[listener])


def _listen(config: Config) -> socket.socket:
    try:
        return listen(config.host, config.port)
    except OSError as error:
        problem = f"Cannot listen on {config.host}:{config.port}: {error.strerror} [port_taken]"
        raise click.UsageError(problem) from error
