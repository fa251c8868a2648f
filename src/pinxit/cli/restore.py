"""`pinxit restore`: a server goes on where a backup was made."""

import asyncio
import time
from pathlib import Path

import click

from pinxit.adapters.alone import Turn
from pinxit.adapters.errors import StoreError
from pinxit.places import data_folder

from .progress import bar
from .tables import data_option


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@click.option("--replace", is_flag=True, help="Where there are tables already: put those aside.")
@click.option("--sign-out", is_flag=True, help="Let every device sit down anew.")
@data_option
def restore(file: Path, *, replace: bool, sign_out: bool, data_dir: Path | None) -> None:
    """Put the backup FILE in the place of the data folder. Stop the server first.

    What was there goes aside, and can be deleted later. A seat that was given up since the backup
    stays given up.
    """
    from pinxit.adapters import backups  # noqa: PLC0415 (most commands need no database)

    folder = data_folder(data_dir)
    database = folder / backups.DATABASE
    if database.exists() and not replace:
        raise click.UsageError(
            f"There are tables in {folder}; --replace puts them aside. [not_empty]"
        )
    try:
        turn = asyncio.run(Turn.take(database, patience=0)) if database.exists() else None
        try:
            with bar(file.stat().st_size, "Restoring") as shown:
                done = backups.restore(file, folder, shown.update, sign_out=sign_out)
        finally:
            if turn is not None:
                turn.let_go()
    except (backups.BadBackup, StoreError) as error:
        raise click.UsageError(f"{error} Nothing was changed. [{error.reason}]") from error
    made = time.strftime("%Y-%m-%d %H:%M", time.localtime(done.contents.made_at))
    click.echo(f"{folder} is as it was on {made}, by Pinxit {done.contents.version}.")
    click.echo(f"{done.tokens} devices keep their seats; {done.revoked} have none any more.")
    if done.aside is not None:
        click.echo(f"What was there lies in {done.aside}.")
