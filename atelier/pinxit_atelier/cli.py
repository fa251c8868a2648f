"""The command `pinxit-atelier`: paint, look, check."""

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from pathlib import Path
from typing import Any

import click

try:
    from . import advice, checks, portraits, retiring, sheets, studio
except ImportError as missing:  # skia is linked to what draws on screens, even if it draws on none
    raise SystemExit(
        f"The atelier cannot draw here: {missing}.\n"
        "It needs the libraries libGL and libEGL; on Debian and Ubuntu:\n"
        "  apt-get install libgl1 libegl1"
    ) from None

_deck = click.option("--deck", "deck_name", default="base", show_default=True, help="Which deck.")
_jobs = click.option(
    "--jobs", type=click.IntRange(1), default=os.cpu_count() or 1, help="How many at once."
)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Paint the cards of a deck by running their programs."""


@main.command()
@click.argument("cards", nargs=-1)
@_deck
@_jobs
@click.option("--draft", is_flag=True, help="A third of the size, in seconds; ships nothing.")
@click.option("--all", "everything", is_flag=True, help="Also what has not changed.")
def paint(
    cards: tuple[str, ...], deck_name: str, jobs: int, *, draft: bool, everything: bool
) -> None:
    """Paint CARDS; without names, all whose programs have changed."""
    deck = _find(deck_name)
    whole = [*deck.extras(), *deck.cards()]
    names = list(cards) or (whole if everything else deck.changed())
    if not names:
        click.echo("Nothing has changed. (--all paints everything again.)")
        return
    _check_names(deck, names)
    done: list[str] = []
    failed: list[str] = []
    for name, outcome in _in_parallel(partial(_paint, deck_name, draft=draft), names, jobs):
        (failed if isinstance(outcome, Exception) else done).append(name)
        if isinstance(outcome, Exception):
            click.secho(f"\n{name}: {type(outcome).__name__}: {outcome}", fg="red", err=True)
        elif len(names) == 1 or draft:
            click.echo(f"\n{outcome}")
    if not draft:
        deck.remember(done)
        deck.write_manifest()
    if failed:
        raise SystemExit(1)


@main.command()
@_deck
@_jobs
@click.option("--drafts", is_flag=True, help="Of drafts painted now, not of what ships.")
@click.option("--phone", is_flag=True, help="At the size of a card in a hand on a phone.")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), help="Where to.")
@click.argument("cards", nargs=-1)
def sheet(
    cards: tuple[str, ...],
    deck_name: str,
    jobs: int,
    out: Path | None,
    *,
    drafts: bool,
    phone: bool,
) -> None:
    """Make a contact sheet of a deck, or of CARDS."""
    deck = _find(deck_name)
    names = list(cards) or deck.cards()
    _check_names(deck, names)
    if drafts:
        for _ in _in_parallel(partial(_paint, deck_name, draft=True), names, jobs):
            pass
        found = [studio.opened(_draft_file(name)) for name in names]
    else:
        shipped = (deck.shipped(name, studio.SIZES[-1]) for name in names)
        found = [picture for picture in shipped if picture is not None]
    if not found:
        raise SystemExit("No card of this deck has been painted yet; try --drafts.")
    file = out or studio.OUT / f"{deck_name}-sheet.png"
    file.parent.mkdir(parents=True, exist_ok=True)
    width = checks.PHONE[0] if phone else 240
    sheets.contact_sheet(found, width=width, columns=14 if phone else 7).save(file)
    click.echo(str(file))


@main.command()
@_deck
@_jobs
@click.option("--repaint/--no-repaint", default=True, help="Compare drafts with what ships.")
def check(deck_name: str, jobs: int, *, repaint: bool) -> None:
    """Find cards that are too alike, too flat, missing, or not what their programs paint.

    What only tires in a deck (halves that mirror each other, warm cards, parts that come back) is
    said as advice, and is no failure.
    """
    deck = _find(deck_name)
    findings = find_problems(deck)
    if repaint:
        names = [name for name in deck.cards() if deck.shipped(name) is not None]
        for _, outcome in _in_parallel(partial(_drift, deck_name), names, jobs):
            if isinstance(outcome, Exception):
                raise outcome
            findings += outcome
    for finding in findings:
        click.echo(f"{finding.card}: {finding.message}")
    for hint in find_advice(deck):
        click.echo(f"advice: {hint.card}: {hint.message}")
    click.echo(f"{len(deck.cards())} cards, {len(findings)} findings")
    if findings:
        raise SystemExit(1)


@main.command()
@click.argument("old")
@click.argument("new")
@click.argument("title")
@click.option("--deck", "deck_name", default="base", show_default=True, help="Which deck.")
def retire(old: str, new: str, title: str, deck_name: str) -> None:
    """Let card OLD retire, and give its place to NEW with a TITLE, to be painted next.

    For a new composition or a better idea. Games that began before go on with the old picture.
    """
    deck = _find(deck_name)
    _check_names(deck, [old])
    try:
        retiring.retire(deck, old, new, title)
    except retiring.CannotRetire as refused:
        raise click.UsageError(str(refused)) from None
    click.echo(f"{old} has retired. Next: change the words of {new}, and paint it.")


@main.command()
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    default=studio.BRAND,
    show_default=False,
)
def brand(out: Path) -> None:
    """Paint the pawns, the mark and the empty table for the client."""
    _write(studio.brand_pictures(), out)


@main.command()
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    default=portraits.SHIPPED,
    show_default=False,
)
def faces(out: Path) -> None:
    """Paint the faces of the computer players for the client."""
    _write(portraits.face_pictures(), out)


def find_problems(deck: studio.Deck) -> list[checks.Finding]:
    """Return what is wrong with the pictures that ship."""
    findings, pictures = [], {}
    for card in deck.cards():
        picture = deck.shipped(card)
        if picture is None:
            findings.append(checks.Finding(card, "unpainted", 0, "has never been painted"))
            continue
        pictures[card] = picture
        findings += checks.check_contrast(card, picture)
    return findings + checks.check_twins(pictures)


def find_advice(deck: studio.Deck) -> list[checks.Finding]:
    """Return what might be done better in the pictures that ship."""
    pictures = {card: deck.shipped(card) for card in deck.cards()}
    painted = {card: picture for card, picture in pictures.items() if picture is not None}
    programs = {card: deck.program(card).read_text(encoding="utf-8") for card in deck.cards()}
    return advice.advise(painted, programs)


def _write(work: list[tuple[str, Callable[[], dict[str, bytes]]]], out: Path) -> None:
    """Make pictures one by one, with a bar, and write their files."""
    out.mkdir(parents=True, exist_ok=True)
    with click.progressbar(
        work, label="painting", item_show_func=lambda item: item and item[0]
    ) as bar:
        for _, make in bar:
            for file, data in make().items():
                (out / file).write_bytes(data)
    click.echo(f"{len(work)} pictures in {out}")


def _find(name: str) -> studio.Deck:
    try:
        return studio.Deck(name)
    except studio.UnknownCard as unknown:
        raise click.UsageError(str(unknown)) from None


def _check_names(deck: studio.Deck, names: list[str]) -> None:
    for name in names:
        try:
            deck.program(name)
        except studio.UnknownCard as unknown:
            raise click.UsageError(str(unknown)) from None


def _draft_file(card: str) -> Path:
    return studio.OUT / "drafts" / f"{card}.png"


def _paint(deck_name: str, card: str, *, draft: bool) -> str:
    began = time.process_time()
    deck = studio.Deck(deck_name)
    scene = deck.paint(card, studio.scale_of(draft=draft))
    if draft:
        file = _draft_file(card)
        file.parent.mkdir(parents=True, exist_ok=True)
        studio.picture_of(scene).save(file)
    else:
        deck.ship(card, scene)
        file = studio.OUT / "masters" / f"{card}.png"
    return f"{file}  ({time.process_time() - began:.1f} CPU seconds)"


def _drift(deck_name: str, card: str) -> list[checks.Finding]:
    deck = studio.Deck(deck_name)
    shipped = deck.shipped(card)
    if shipped is None:
        return []
    draft = studio.picture_of(deck.paint(card, studio.scale_of(draft=True)))
    return checks.check_drift(card, draft, shipped)


def _in_parallel(
    work: Callable[[str], Any], names: list[str], jobs: int
) -> Iterator[tuple[str, Any]]:
    """Do the work for all names on several cores, with a bar; an error is an outcome, too."""
    with (
        ProcessPoolExecutor(min(jobs, len(names))) as pool,
        click.progressbar(length=len(names), label="painting") as bar,
    ):
        running = {pool.submit(work, name): name for name in names}
        for future in as_completed(running):
            error = future.exception()
            bar.update(1)
            yield running[future], error if isinstance(error, Exception) else future.result()
