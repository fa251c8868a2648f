"""`pinxit restore`: a server goes on where a backup was made."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from pinxit.adapters.alone import Turn
from pinxit.adapters.errors import StoreError
from pinxit.places import data_folder

from .backup import place_of
from .progress import bar
from .tables import data_option, database_option


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@click.option("--replace", is_flag=True, help="Where there is something already: put it aside.")
@click.option("--sign-out", is_flag=True, help="Let every device sit down anew.")
@data_option
@database_option
def restore(
    file: Path, *, replace: bool, sign_out: bool, data_dir: Path | None, database: str | None
) -> None:
    """Put the backup FILE in the place of the data folder. Stop the server first.

    What was there goes aside, and can be deleted later. A seat that was given up since the backup
    stays given up. A backup of PostgreSQL goes into the database that --database names.
    """
    from pinxit.adapters import backups  # noqa: PLC0415 (most commands need no database)

    folder = data_folder(data_dir)
    try:
        where = place_of(data_dir, database)
        postgres = None if isinstance(where, Path) else where
        if isinstance(where, Path) and where.resolve() != (folder / backups.DATABASE).resolve():
            raise click.UsageError(
                f"The server keeps its tables in {where}, and a backup is put into {folder}:"
                " start it without --database, or restore into the folder of that file, with"
                " --data-dir. [database_elsewhere]"
            )
        if not replace and backups.has_something(folder, postgres):
            there = folder if postgres is None else f"{folder}, or {postgres}"
            raise click.UsageError(
                f"There is something in {there}; --replace puts it aside. [not_empty]"
            )
        with _alone(where), bar(file.stat().st_size, "Restoring") as shown:
            done = backups.restore(file, folder, shown.update, sign_out=sign_out, database=postgres)
    except (backups.BadBackup, StoreError) as error:
        changed = error.reason in {backups.HALF, backups.UNKNOWN}
        nothing = "" if changed else " Nothing was changed."
        raise click.UsageError(f"{error}{nothing} [{error.reason}]") from error
    made = time.strftime("%Y-%m-%d %H:%M", time.localtime(done.contents.made_at))
    click.echo(f"{folder} is as it was on {made}, by Pinxit {done.contents.version}.")
    click.echo(f"{done.tokens} devices keep their seats; {done.revoked} have none any more.")
    if done.aside is not None:
        click.echo(f"What was there lies in {done.aside}.")
    if done.kept is not None:
        click.echo(f"The tables that were there lie in {done.kept}, as pg_dump writes them.")


@contextmanager
def _alone(where: object) -> Iterator[None]:
    """See that no server uses a file meanwhile; PostgreSQL is asked by whoever restores."""
    here = isinstance(where, Path) and where.exists()
    turn = asyncio.run(Turn.take(where, patience=0)) if here and isinstance(where, Path) else None
    try:
        yield
    finally:
        if turn is not None:
            turn.let_go()
