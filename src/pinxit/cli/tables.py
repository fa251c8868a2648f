"""`pinxit tables`: those that were put away as nobody came back; and all move to PostgreSQL."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, TypeVar

import click
import msgspec

from pinxit.adapters import StoreError, open_blobs, open_store
from pinxit.bootstrap import Config
from pinxit.decks.blobs import BlobsAway, NoBlob
from pinxit.decks.own_deck import MOST_WHOLE
from pinxit.decks.own_decks import FOLDER as UPLOADS
from pinxit.places import data_folder, secret_key
from pinxit.table.codec import load_event, load_table
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.evolve import fold
from pinxit.table.hub.upkeep import AWAY_FOR
from pinxit.table.ports import Store
from pinxit.table.sharing import shareable, written_down

from .progress import bar
from .secret import secret_option

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
database_option = secret_option(
    "--database",
    metavar="URL",
    envvar="PINXIT_SERVE_DATABASE",
    help="The database of the server, if it is not in the data folder.",
)


@click.group()
def tables() -> None:
    """See which tables were put away, bring them back; write one down, or move all of them."""


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


@tables.command()
@click.argument("code")
@data_option
@database_option
def export(*, code: str, data_dir: Path | None, database: str | None) -> None:
    """Write down all that is kept in the log of a table: what its host could download.

    It is for those who ask what is kept of them. While a game is running nothing is written, and
    never what somebody whispered, a stranger's own name, or where anybody came from.
    """
    code = code.strip().upper()

    async def read(store: Store) -> bytes:
        stored = await store.wake(code)
        if stored is None:
            raise NotAllowed(TableReason.NO_SUCH_TABLE)
        known = None if stored.snapshot is None else load_table(stored.snapshot)
        table = fold([load_event(record.event) for record in stored.records], known)
        if table.running:
            raise NotAllowed(TableReason.GAME_RUNNING)
        records = [shareable(one) for one in await store.read(code) if one.version <= table.version]
        return msgspec.json.encode(written_down(table, records))

    click.echo(_with_store(data_dir, database, read).decode())


@tables.command("believe-clock")
@data_option
@database_option
def believe_clock(*, data_dir: Path | None, database: str | None) -> None:
    """Say that this computer's clock is right, although the server was off for long.

    Stop the server first: while it runs, it notes what it believes itself.
    """
    _with_store(data_dir, database, lambda store: store.set_ran_at(time.time()))
    click.echo(f"From its next start, the server believes that it is {_day(time.time())}.")


@tables.command()
@secret_option("--to", metavar="URL", help="postgresql://…, still empty.")
@click.option(
    "--blobs",
    metavar="URL",
    envvar="PINXIT_SERVE_BLOBS",
    help="s3://bucket/prefix, to copy own pictures there; if left out, they stay where they are.",
)
@data_option
@database_option
def move(*, to: str | None, blobs: str | None, data_dir: Path | None, database: str | None) -> None:
    """Copy all tables from SQLite to PostgreSQL: seats, games, bans, reports, keys go on there.

    Stop the server first. What is there stays as it is; if this breaks off, run it again.
    """
    from pinxit.adapters import moving  # noqa: PLC0415 (most commands need no database's library)

    if to is None:
        raise click.UsageError("Say where to: --to postgresql://… [bad_input]")
    url, folder = _existing(data_dir, database), data_folder(data_dir)
    try:
        pictures = 0 if blobs is None else _copy_pictures(blobs, folder)
        rows = 2 * asyncio.run(moving.count(url))  # each is written, and read again
        with bar(rows, "Moving the tables") as shown:
            moved = asyncio.run(moving.move(url, to, secret_key(folder), shown.update))
    except StoreError as error:
        raise click.UsageError(f"{error} [{error.reason}]") from error
    for name, number in moved.rows.items():
        if number:
            click.echo(f"{number:>10}  {name.replace('_', ' ')}")
    if pictures:
        click.echo(f"{pictures:>10}  files of own pictures")
    click.echo("All of it is there, and was read again. Start the server with")
    click.echo("  --database and that address" + (", and with --blobs" if blobs else ""))
    click.echo(
        "and with the same data folder. The old database is left as it was: keep it, or not."
    )


def _copy_pictures(blobs: str, folder: Path) -> int:
    """Copy own pictures to a bucket; return how many files there were."""
    old, new = open_blobs(None, folder / UPLOADS), open_blobs(blobs, folder / UPLOADS)
    names = [name for one in old.folders() for name in old.names(one)]
    try:
        with bar(len(names), "Copying own pictures") as shown:
            for name in names:
                data = old.get(name, MOST_WHOLE)
                new.put(name, data)
                if new.get(name, MOST_WHOLE) != data:
                    raise click.UsageError("A picture is not there as it was put. [bad_blobs]")
                shown.update(1)
    except (BlobsAway, NoBlob, OSError) as error:
        why = error.why if isinstance(error, BlobsAway) else "the folder changes meanwhile"
        raise click.UsageError(f"Own pictures cannot be copied ({why}). [bad_blobs]") from error
    return len(names)


def _existing(data_dir: Path | None, database: str | None) -> str:
    """Return where the tables are; refuse to make an empty database where there is none."""
    url = Config(data_dir=data_dir, database=database).database_url()
    if url.startswith(_SQLITE) and not Path(url.removeprefix(_SQLITE)).exists():
        raise click.UsageError(f"There is no database {url}. [bad_database]")
    return url


def _with_store(
    data_dir: Path | None, database: str | None, work: Callable[[Store], Awaitable[T]]
) -> T:
    url = _existing(data_dir, database)

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
