"""`pinxit deck import`: a deck of one's own pictures."""

from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import click

from pinxit.cli.progress import progress
from pinxit.decks import DeckProblem
from pinxit.decks.importing import Imported, check_free, make_deck, sources
from pinxit.decks.writing import About
from pinxit.private import make_folder


def import_all(paths: tuple[Path, ...], about: About, data_dir: Path, *, replace: bool) -> int:
    """Make a deck, and say which files are not in it and why; return the status."""
    folder = check_free(about, data_dir, replace=replace)
    files, problems = sources(paths)
    _say(problems)
    make_folder(data_dir)  # where the server will keep its secrets, too
    done: list[Imported] = []
    try:
        with closing(make_deck(folder, about, files, replace=replace)) as made:
            done.extend(progress(made, len(files), "importing", with_lines=False))
    finally:
        # A bar and lines on one terminal get into each other's way, so the lines come after it.
        for one in done:
            _say(one.problems)
    cards = sum(one.card is not None for one in done)
    left_out = len(problems) + len(done) - cards
    _say_done(folder, cards, left_out)
    return 1 if left_out else 0


def _say(problems: Iterable[DeckProblem]) -> None:
    for problem in problems:
        level = "note" if problem.is_warning else "left out"
        click.echo(f"{level}: {problem.sentence} [{problem.reason}]", err=True)


def _say_done(folder: Path, cards: int, left_out: int) -> None:
    some = "1 card" if cards == 1 else f"{cards} cards"
    without = f"; {left_out} left out" if left_out else ""
    click.echo(f"{folder}: {some}{without}.")
    click.echo(
        "Describe them in texts/en.toml for those who cannot see them; change titles, author"
    )
    click.echo(
        "and licence in deck.toml. A server that is running sees the deck when it starts again."
    )
