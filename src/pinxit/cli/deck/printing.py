"""`pinxit deck print`."""

from pathlib import Path

import click

from pinxit.cli.progress import bar
from pinxit.decks import Package


def print_all(package: Package, out: Path, paper: str, *, backs: bool, replace: bool) -> None:
    """Lay a deck out, with progress, and say how to print it."""
    from pinxit.decks.printing import (  # noqa: PLC0415 (needs Pillow)
        page_count,
        picture_count,
        write_pdf,
    )

    pages = page_count(package, backs=backs)
    with bar(picture_count(package, backs=backs), "laying out") as shown:
        size = write_pdf(
            package, out, paper, backs=backs, replace=replace, written=lambda: shown.update(1)
        )
    click.echo(f"{out}: {len(package.cards)} cards on {pages} pages, {size / 1e6:.1f} MB.")
    how = "on both sides, turned over the long edge" if backs else "on one side"
    click.echo(f"Print at full size (100 %), {how}.")
