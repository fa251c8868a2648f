"""`pinxit deck list`: which decks there are, and why some are left out."""

import click
import msgspec

from pinxit.decks import FoundDecks, Package
from pinxit.decks.discovery import Skipped


def show(found: FoundDecks, *, as_json: bool) -> None:
    """Print all decks, then what cannot be played with."""
    if as_json:
        told = {"decks": [_told(p) for p in found.packages], "skipped": [*map(_why, found.skipped)]}
        click.echo(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
        return
    rows = [("id", "cards", "name", "from"), *(_row(package) for package in found.packages)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        click.echo("  ".join(cells).rstrip())
    for package in found.packages:
        for problem in package.problems:
            click.echo(f"\n{package.id}: {problem.sentence} [{problem.reason}]")
    for skipped in found.skipped:
        click.echo(f"\nLeft out: {skipped.place} ({skipped.origin})")
        click.echo(f"  {skipped.problem.sentence} [{skipped.problem.reason}]")


def _row(package: Package) -> tuple[str, ...]:
    cards = str(len(package.cards))
    if package.unfinished:
        cards += f" of {package.manifest.intended}"
    place = f"{package.origin}: {package.path}" if package.path else package.origin
    return (package.id, cards, package.manifest.name, place)


def _told(package: Package) -> dict[str, object]:
    manifest = package.manifest
    return {
        "id": package.id,
        "name": manifest.name,
        "author": manifest.author,
        "licence": manifest.licence,
        "version": manifest.version,
        "cards": len(package.cards),
        "planned": manifest.intended,
        "languages": list(package.languages),
        "from": package.origin,
        "place": str(package.path) if package.path else None,
        "problems": [problem.sentence for problem in package.problems],
    }


def _why(skipped: Skipped) -> dict[str, object]:
    problem = skipped.problem
    return {
        "place": skipped.place,
        "from": skipped.origin,
        "reason": problem.reason,
        "message": problem.sentence,
    }
