"""`pinxit deck print`."""

from pathlib import Path

import click

from pinxit.cli.progress import progress
from pinxit.decks import Package


def print_all(package: Package, out: Path, paper: str, *, backs: bool, replace: bool) -> None:
    """Lay a deck out, with progress, and say how to print it."""
    from pinxit.decks.printing import batched_cards, pages, write_pdf  # noqa: PLC0415 (needs Pillow)

    number = len(batched_cards(package)) * (2 if backs else 1)
    made = progress(pages(package, paper, backs=backs), number, "laying out", with_lines=False)
    size = write_pdf(out, made, package.manifest, replace=replace)
    click.echo(f"{out}: {len(package.cards)} cards on {number} pages, {size / 1e6:.1f} MB.")
    click.echo("Print at full size (100 %), on both sides, turned over the long edge.")
