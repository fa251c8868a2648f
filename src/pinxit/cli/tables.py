"""`pinxit tables`: those that were put away because nobody came back to them."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, TypeVar

import click
import msgspec

from pinxit.adapters import StoreError, open_store
from pinxit.bootstrap import Config
from pinxit.table.hub.upkeep import AWAY_FOR
from pinxit.table.ports import Store

T = TypeVar("T")

MOST_SHOWN: Final = 10_000
_SQLITE: Final = "sqlite:///"

# What is set for the server need not be set again.
data_option = click.option(
    "--data-dir",
    type=click.Path(path_type=Path),
    envvar="PINXIT_SERVE_DATA_DIR",
    help="The data folder of the server, if it is not the usual one.",
)
database_option = click.option(
    "--database",
    metavar="URL",
    envvar="PINXIT_SERVE_DATABASE",
    help="The database of the server, if it is not in the data folder.",
)


@click.group()
def tables() -> None:
    """See which tables were put away, and bring them back. The server may be running."""


@tables.command("list")
@data_option
@database_option
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def list_tables(*, data_dir: Path | None, database: str | None, as_json: bool) -> None:
    """Show the tables that nobody had come back to; each is deleted a week after."""
    found = _with_store(data_dir, database, lambda store: store.away(MOST_SHOWN))
    if as_json:
        click.echo(msgspec.json.encode(found).decode())
        return
    for table in found:
        click.echo(
            f"{table.code}  last used {_day(table.changed_at)}, put away {_day(table.away_at)},"
            f" deleted after {_day(table.away_at + AWAY_FOR)}"
        )
    if not found:
        click.echo("No table is put away.")


@tables.command("bring-back")
@click.argument("codes", metavar="[CODE]…", nargs=-1)
@click.option("--all", "every", is_flag=True, help="All that are put away.")
@data_option
@database_option
def bring_back(
    *, codes: tuple[str, ...], every: bool, data_dir: Path | None, database: str | None
) -> None:
    """Let tables be there again, with their seats and games, as if they had been used today."""
    if every == bool(codes):
        raise click.UsageError("Say which tables, or --all. [bad_input]")

    async def bring(store: Store) -> dict[str, bool]:
        named = [table.code for table in await store.away(MOST_SHOWN)] if every else list(codes)
        now = max(time.time(), await store.ran_at() or 0.0)  # as the server believes, if later
        return {code: await store.bring_back(code.strip().upper(), now) for code in named}

    brought = _with_store(data_dir, database, bring)
    for code, back in brought.items():
        click.echo(f"{code} is back." if back else f"{code} was not put away.")
    if not all(brought.values()):
        raise click.exceptions.Exit(2)


@tables.command("believe-clock")
@data_option
@database_option
def believe_clock(*, data_dir: Path | None, database: str | None) -> None:
    """Say that this computer's clock is right, although the server was off for long.

    Stop the server first: while it runs, it notes what it believes itself.
    """
    _with_store(data_dir, database, lambda store: store.set_ran_at(time.time()))
    click.echo(f"From its next start, the server believes that it is {_day(time.time())}.")


def _with_store(
    data_dir: Path | None, database: str | None, work: Callable[[Store], Awaitable[T]]
) -> T:
    url = Config(data_dir=data_dir, database=database).database_url()
    if url.startswith(_SQLITE) and not Path(url.removeprefix(_SQLITE)).exists():
        raise click.UsageError(f"There is no database {url}. [bad_database]")

    async def run() -> T:
        store = await open_store(url)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except StoreError as error:
        raise click.UsageError(f"{error} [{error.reason}]") from error


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d", time.localtime(at))
