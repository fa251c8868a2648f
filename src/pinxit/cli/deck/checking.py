"""`pinxit deck check`: everything that is wrong with some decks."""

from collections.abc import Iterator
from pathlib import Path

import click
import msgspec

from pinxit.decks import DeckProblem, DeckReason, FoundDecks, discover
from pinxit.decks.check import check
from pinxit.decks.discovery import Skipped

Problems = tuple[DeckProblem, ...]


def check_all(names: tuple[str, ...], data_dir: Path, *, strict: bool, as_json: bool) -> int:
    """Check decks one after the other; return the status."""
    found = discover(data_dir)
    failed = False
    for name, problems in _chosen(names, found):
        failed = failed or any(strict or not problem.is_warning for problem in problems)
        if as_json:
            _print_lines(name, problems)
        else:
            _print(name, problems)
    return 1 if failed else 0


def _chosen(names: tuple[str, ...], found: FoundDecks) -> Iterator[tuple[str, Problems]]:
    """Yield each deck that is asked for, or all, with what is wrong with it."""
    if not names:
        yield from ((package.id, check(package.path)) for package in found.packages if package.path)
        yield from ((left_out.place, _why(left_out)) for left_out in found.skipped)
        return
    for name in names:
        package = found.find(name)
        if package is not None and package.path is None:
            raise DeckProblem(DeckReason.DRAWN_DECK, deck=name)
        yield name, check(package.path if package and package.path else Path(name))


def _why(left_out: Skipped) -> Problems:
    """Return what is wrong with a deck that is not found; it may be its company only."""
    path = Path(left_out.place)
    found = check(path) if path.exists() else ()
    told = {problem.reason for problem in found}
    return found if left_out.problem.reason in told else (left_out.problem, *found)


def _print(name: str, problems: Problems) -> None:
    errors = sum(not problem.is_warning for problem in problems)
    warnings = len(problems) - errors
    said = f"{_some(errors, 'error')}, {_some(warnings, 'warning')}" if problems else "all is well"
    click.echo(click.style(f"{name}: {said}", bold=True))
    for problem in sorted(problems, key=lambda one: one.is_warning):
        level = "warning" if problem.is_warning else "error"
        click.echo(f"  {level}: {problem.sentence} [{problem.reason}]")


def _some(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _print_lines(name: str, problems: Problems) -> None:
    for problem in problems:
        line = {
            "deck": name,
            "level": "warning" if problem.is_warning else "error",
            "reason": problem.reason,
            "facts": problem.facts,
            "message": problem.sentence,
        }
        click.echo(msgspec.json.encode(line).decode())
