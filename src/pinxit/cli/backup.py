"""`pinxit backup`: all that a server keeps, as one file."""

from pathlib import Path
from typing import Final

import click

from pinxit.bootstrap import Config
from pinxit.places import data_folder

from .progress import bar
from .tables import data_option, database_option

SQLITE: Final = "sqlite:///"


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@data_option
@database_option
def backup(file: Path, *, data_dir: Path | None, database: str | None) -> None:
    """Write all tables, keys, own pictures and decks to FILE, also while games run.

    FILE is read again before it counts, and holds all secrets: keep it as you keep the data folder.
    """
    from pinxit.adapters import backups  # noqa: PLC0415 (most commands need no database)

    folder, path = data_folder(data_dir), sqlite_file(data_dir, database)
    if not path.exists():
        raise click.UsageError(f"There is no database {path}. [bad_database]")
    try:
        with bar(2 * backups.weigh(folder, path), "Backing up") as shown:
            contents = backups.make(folder, path, file, shown.update)
    except backups.BadBackup as error:
        raise click.UsageError(f"{error} [{error.reason}]") from error
    click.echo(f"{file}: {len(contents.files)} files, {contents.size / 1e6:.1f} MB, read again.")


def sqlite_file(data_dir: Path | None, database: str | None) -> Path:
    """Return where the tables are; only SQLite's own file is ours to copy."""
    url = Config(data_dir=data_dir, database=database).database_url()
    if not url.startswith(SQLITE):
        raise click.UsageError(
            "Tables in PostgreSQL are copied by pg_dump, and the data folder beside them:"
            " docs/hosting.md says how. [not_sqlite]"
        )
    return Path(url.removeprefix(SQLITE))
