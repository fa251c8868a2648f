"""`pinxit backup`: all that a server keeps, as one file."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from pinxit.bootstrap import Config
from pinxit.places import data_folder

from .progress import bar
from .tables import data_option, database_option

if TYPE_CHECKING:
    from pinxit.adapters.database import Postgres

SQLITE: Final = "sqlite:///"


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@data_option
@database_option
def backup(file: Path, *, data_dir: Path | None, database: str | None) -> None:
    """Write all tables, keys, own pictures and decks to FILE, also while games run.

    FILE is read again before it counts, and holds all secrets: keep it as you keep the data folder.
    Tables in PostgreSQL are copied by its own pg_dump.
    """
    from pinxit.adapters import StoreError, backups  # noqa: PLC0415 (most need no database)

    folder = data_folder(data_dir)
    try:
        where = place_of(data_dir, database)
        if isinstance(where, Path) and not where.exists():
            raise click.UsageError(f"There is no database {where}. [bad_database]")
        with bar(2 * backups.weigh(folder, where), "Backing up") as shown:
            contents = backups.make(folder, where, file, shown.update)
    except (backups.BadBackup, StoreError) as error:
        raise click.UsageError(f"{error} [{error.reason}]") from error
    click.echo(f"{file}: {len(contents.files)} files, {contents.size / 1e6:.1f} MB, read again.")


def place_of(data_dir: Path | None, database: str | None) -> "Path | Postgres":
    """Return where the tables are: a file, or PostgreSQL."""
    from pinxit.adapters import pg_dump  # noqa: PLC0415 (as above)

    url = Config(data_dir=data_dir, database=database).database_url()
    if url.startswith(SQLITE):
        return Path(url.removeprefix(SQLITE))
    if url.startswith("memory:"):
        raise click.UsageError("Tables in memory are gone with their server. [bad_database]")
    return pg_dump.postgres(url)
