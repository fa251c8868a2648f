"""`pinxit deck describe`: words for cards, by a model of one's own."""

import ssl
from collections.abc import Mapping
from pathlib import Path

import click

from pinxit.cli.progress import progress
from pinxit.decks import DeckProblem, DeckReason, Package, discover
from pinxit.decks.describing import (
    FAILURES,
    Describer,
    Outcome,
    Undescribed,
    describe_each,
    open_deck,
    undescribed,
)
from pinxit.decks.manifest import MANIFEST

Cards = tuple[Undescribed, ...]


def find_deck(name: str, data_dir: Path, languages: tuple[str, ...]) -> Package:
    """Return the deck at a place, or the one of an id."""
    path = Path(name)
    if not (path / MANIFEST).is_file() and (package := discover(data_dir).find(name)):
        if package.path is None:
            raise DeckProblem(DeckReason.DRAWN_DECK, deck=name)
        path = package.path
    return open_deck(path, languages)


def show_undescribed(package: Package, languages: tuple[str, ...], limit: int | None) -> int:
    """Say which cards would be described; ask nobody."""
    cards = undescribed(package, languages)[:limit]
    for one in cards:
        click.echo(f"{one.card.id}: {', '.join(one.languages)}")
    click.echo(f"{_some(len(cards))} would be described; nothing was sent or written.")
    return 0


def describe_by_model(
    package: Package,
    languages: tuple[str, ...],
    limit: int | None,
    environment: Mapping[str, str],
    ssl_context: ssl.SSLContext | None = None,
) -> int:
    """Describe cards by the model that the environment names; return the status."""
    from pinxit.adapters.vision import VisionModel, settings_from  # noqa: PLC0415 (httpx2 is slow)

    settings = settings_from(environment)
    if not undescribed(package, languages):
        click.echo(f"{package.id}: all cards are described in {', '.join(languages)} already.")
        return 0
    click.echo(f"The pictures are sent to {settings.server}.", err=True)
    with VisionModel(settings, ssl_context=ssl_context) as model:
        status = describe_all(package, languages, limit, model)
        click.echo(f"{model.requests} requests, {model.tokens} tokens as the server counts them.")
        return status


def describe_all(
    package: Package, languages: tuple[str, ...], limit: int | None, describer: Describer
) -> int:
    """Describe cards, and say how many are left and why; return the status."""
    cards = undescribed(package, languages)
    chosen = cards[:limit]
    done: list[Outcome] = []
    stopped = False
    try:
        each = describe_each(package, chosen, describer)
        done.extend(progress(each, len(chosen), "describing", with_lines=False))
    except KeyboardInterrupt:
        stopped = True
    finally:
        # Whatever stops it, what was done until then is saved, and is told.
        _say_problems(done)
        described = sum(one.problem is None for one in done)
        why = "; ".join(_why_left(cards, chosen, done, stopped=stopped))
        left = f"; {len(cards) - described} left: {why}" if why else ""
        click.echo(f"{package.id}: {_some(described)} described{left}.")
    return 0 if described == len(chosen) else 1


def _say_problems(done: list[Outcome]) -> None:
    for one in done:
        if one.problem is not None:
            said = f"{one.problem.sentence} [{one.problem.reason}]"
            click.echo(f"not described: {one.card}: {said}", err=True)


def _why_left(cards: Cards, chosen: Cards, done: list[Outcome], *, stopped: bool) -> list[str]:
    """Say for which reasons cards are left, each with its number."""
    why = []
    described = sum(one.problem is None for one in done)
    failed = sum(one.problem is not None and not _is_cap(one) for one in done)
    if failed:
        why.append(f"{failed} failed")
    untried = len(chosen) - described - failed
    if untried:
        why.append(f"{untried} not tried, {_why_stopped(done, stopped=stopped)}")
    if len(cards) > len(chosen):
        why.append(f"{len(cards) - len(chosen)} beyond the limit")
    return why


def _why_stopped(done: list[Outcome], *, stopped: bool) -> str:
    if stopped:
        return "as it was stopped"
    if done and _is_cap(done[-1]):
        return "as the cap was reached"
    return f"after {FAILURES} failures in a row"


def _is_cap(one: Outcome) -> bool:
    return one.problem is not None and one.problem.reason is DeckReason.VISION_CAP


def _some(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"
