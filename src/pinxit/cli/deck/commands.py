"""The commands of `pinxit deck`, and what they have in common."""

import os
import ssl
from pathlib import Path

import click

from pinxit.cli.options import ca_option
from pinxit.decks import DeckProblem, DeckReason, Package, discover, load
from pinxit.decks.names import slug
from pinxit.decks.writing import About, export, new_deck
from pinxit.places import data_folder

from .checking import check_all
from .describing import describe_by_model, find_deck, show_undescribed
from .importing import import_all
from .listing import show
from .printing import print_all

data_option = click.option(
    "--data-dir",
    type=click.Path(path_type=Path),
    envvar="PINXIT_SERVE_DATA_DIR",  # what is set for the server need not be set again
    help="The data folder of the server, if it is not the usual one.",
)
force_option = click.option("--force", is_flag=True, help="Replace what is there.")
author_option = click.option("--author", default="Unknown", show_default=True, help="Who made it.")
licence_option = click.option(
    "--licence",
    default="All rights reserved",
    show_default=True,
    help="What others may do with it, such as CC-BY-4.0.",
)


@click.group()
def deck() -> None:
    """Find, check, make and pack decks of cards. docs/decks.md describes what a deck is."""


@deck.command("list")
@data_option
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def list_decks(*, data_dir: Path | None, as_json: bool) -> None:
    """Show the decks of this computer, and why some cannot be played with."""
    show(discover(data_folder(data_dir)), as_json=as_json)


@deck.command()
@click.argument("decks", metavar="[DECK|PATH]…", nargs=-1)
@data_option
@click.option("--strict", is_flag=True, help="Take warnings for errors.")
@click.option("--json", "as_json", is_flag=True, help="One JSON line for each finding.")
@click.pass_context
def check(
    ctx: click.Context,
    *,
    decks: tuple[str, ...],
    data_dir: Path | None,
    strict: bool,
    as_json: bool,
) -> None:
    """Say everything that is wrong with decks, named by their id or their place.

    Without a name: all decks of this computer. Status 1 if there is an error.
    """
    ctx.exit(check_all(decks, data_folder(data_dir), strict=strict, as_json=as_json))


@deck.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--name", help="What the deck is called. Left out: as the folder.")
@author_option
@licence_option
@click.option(
    "--planned",
    type=click.IntRange(1, 1000),
    default=84,
    show_default=True,
    help="How many cards it is to have.",
)
def new(*, folder: Path, name: str | None, author: str, licence: str, planned: int) -> None:
    """Make a FOLDER for a deck that is to be painted, with files to fill in."""
    called = folder.resolve().name
    new_deck(
        folder,
        About(
            id=slug(called, "deck"),
            name=name or called,
            author=author,
            licence=licence,
            planned=planned,
        ),
    )
    click.echo(f"{folder} is ready. Describe the cards in deck.toml, put their pictures into")
    click.echo(f"pictures, and try `pinxit deck check {folder}`.")


@deck.command("import")
@click.argument(
    "paths",
    metavar="FOLDER|ZIP|PICTURE…",
    nargs=-1,
    required=True,
    type=click.Path(exists=True, path_type=Path),
)
@click.option("--id", "deck_id", required=True, help="A short name, such as our-summer.")
@click.option("--name", help="What the deck is called. Left out: as its id.")
@author_option
@licence_option
@data_option
@click.option("--into", "data_dir", type=click.Path(path_type=Path), hidden=True)  # as it was
@force_option
@click.pass_context
def import_pictures(
    ctx: click.Context,
    *,
    paths: tuple[Path, ...],
    deck_id: str,
    name: str | None,
    author: str,
    licence: str,
    data_dir: Path | None,
    force: bool,
) -> None:
    """Make a deck of pictures or photos of any size.

    Each is turned upright, cut to two by three where most is to be seen, made small enough for a
    phone, and stripped of all notes about when and where it was taken. Status 1 if some could not
    be used, 2 if no deck was made.
    """
    about = About(id=deck_id, name=name or deck_id, author=author, licence=licence)
    ctx.exit(import_all(paths, about, data_folder(data_dir), replace=force))


@deck.command()
@click.argument("name", metavar="DECK")
@click.option(
    "--language",
    "languages",
    multiple=True,
    default=("en",),
    show_default=True,
    help="In which language, such as pl; may be given several times.",
)
@click.option("--limit", type=click.IntRange(1), help="At most so many cards in this run.")
@click.option("--dry-run", is_flag=True, help="Only say which cards would be described.")
@data_option
@ca_option
@click.pass_context
def describe(
    ctx: click.Context,
    *,
    name: str,
    languages: tuple[str, ...],
    limit: int | None,
    dry_run: bool,
    data_dir: Path | None,
    ssl_context: ssl.SSLContext | None,
) -> None:
    """Describe the cards of the folder DECK that nobody has described, by a model of your own.

    The pictures are sent to the server that PINXIT_VISION_URL names, for the model
    PINXIT_VISION_MODEL, with the key PINXIT_VISION_KEY if there is one. What a person wrote stays
    as it is, and each card is saved at once. Status 1 if cards could not be described.
    """
    package = find_deck(name, data_folder(data_dir), languages)
    if dry_run:
        ctx.exit(show_undescribed(package, languages, limit))
    ctx.exit(describe_by_model(package, languages, limit, os.environ, ssl_context))


@deck.command("export")
@click.argument("name", metavar="DECK")
@click.argument("out", metavar="OUT.zip", type=click.Path(dir_okay=False, path_type=Path))
@data_option
@force_option
def export_deck(*, name: str, out: Path, data_dir: Path | None, force: bool) -> None:
    """Pack DECK, named by its id or its place, into a zip for others."""
    package = _found(name, data_folder(data_dir))
    if package.path is None:
        raise DeckProblem(DeckReason.DRAWN_DECK, deck=package.id)
    size = export(package.path, package.manifest, out, replace=force)
    click.echo(f"{out}: {len(package.cards)} cards, {size / 1e6:.1f} MB.")
    click.echo("Others put it into the folder “decks” of their data folder, as it is.")


@deck.command("print")
@click.argument("name", metavar="DECK")
@click.argument("out", metavar="OUT.pdf", type=click.Path(dir_okay=False, path_type=Path))
@click.option(
    "--paper",
    type=click.Choice(["a4", "letter"]),
    default="a4",
    show_default=True,
    help="On which paper.",
)
@click.option(
    "--backs/--no-backs",
    default=True,
    show_default=True,
    help="Behind each page of cards, one of backs.",
)
@data_option
@force_option
def print_deck(
    *, name: str, out: Path, paper: str, backs: bool, data_dir: Path | None, force: bool
) -> None:
    """Lay DECK out as a PDF to print and cut: cards of 80 × 120 mm with bleed and marks.

    Print at full size; with backs on both sides, turned over the long edge.
    """
    print_all(_found(name, data_folder(data_dir)), out, paper, backs=backs, replace=force)


def _found(name: str, data_dir: Path) -> Package:
    """Return the deck of an id, or the one at a place."""
    return discover(data_dir).find(name) or load(Path(name))
