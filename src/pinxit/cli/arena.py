"""`pinxit arena`: tournaments between computer players."""

from contextlib import nullcontext
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import click
import msgspec

from pinxit.arena import contestants, research, tournament
from pinxit.players.words.embedding import NO_MODEL, knows_meanings
from pinxit.players.words.lexicon import HEARD
from pinxit.rules import EDITIONS, find_edition

from .progress import progress

if TYPE_CHECKING:
    from pinxit.arena.standings import Share, Standings

PICTURES = (".svg", ".png", ".pdf")
FILE = click.Path(dir_okay=False, writable=True, path_type=Path)


@click.command()
@click.option(
    "--players",
    default=",".join(contestants.LADDER),
    show_default=True,
    help="Who meets, by commas; a package may bring others.",
)
@click.option("--sizes", default="4,6", show_default=True, help="Players at a table, by commas.")
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=50,
    show_default=True,
    help="Games of each pairing at each size, and as many with all kinds at one table.",
)
@click.option(
    "--language",
    type=click.Choice(HEARD),
    default="en",
    show_default=True,
    help="In which stories are told.",
)
@click.option(
    "--edition",
    type=click.Choice(tuple(EDITIONS)),
    default="dixit",
    show_default=True,
    help="Which rules.",
)
@click.option(
    "--deck",
    type=click.Path(exists=True, path_type=Path),
    help="The place of a deck; the Storybook, if left out.",
)
@click.option("--seed", default="0", show_default=True, help="Any text; the same gives the same.")
@click.option(
    "--processes", type=click.IntRange(min=1), help="As many as there are cores, if not set."
)
@click.option("--json", "as_json", type=FILE, help="Write all figures there.")
@click.option("--chart", "picture", type=FILE, help="Draw them: an .svg, .png or .pdf.")
@click.option("--export", type=FILE, help="Write every round there, as JSON lines.")
def arena(  # noqa: PLR0913 (one for each option)
    *,
    players: str,
    sizes: str,
    games: int,
    language: str,
    edition: str,
    deck: Path | None,
    seed: str,
    processes: int | None,
    as_json: Path | None,
    picture: Path | None,
    export: Path | None,
) -> None:
    """Let computer players meet: every pairing, every size of table, seats rotated.

    Prints who wins how often, how stories fare, and ratings, with 95 % intervals.
    """
    plan = tournament.Plan(
        players=_players(players, deck),
        sizes=_sizes(sizes, edition),
        games=games,
        language=language,
        edition=edition,
        deck=deck,
        seed=seed,
    )
    standings, chart = _libraries()
    _check_files(as_json, picture, export)
    tournament.check(plan)
    if not knows_meanings():
        click.echo(NO_MODEL, err=True)
    number = sum(1 for _ in tournament.matches(plan))
    library = contestants.library_of(deck)
    done: list[tournament.Played] = []
    played = tournament.played(plan, processes)
    with nullcontext() if export is None else export.open("wb") as file:
        for game in progress(played, number, f"{number} games", with_lines=False):
            if file is not None:
                for record in research.rounds_of(plan, game, library):
                    file.write(msgspec.json.encode(record) + b"\n")
            done.append(msgspec.structs.replace(game, reveals=()))
    outcome: Standings = standings.standings(done)
    _show(outcome)
    if as_json is not None:
        as_json.write_bytes(msgspec.json.format(msgspec.json.encode(outcome)) + b"\n")
    if picture is not None:
        chart.draw(outcome, picture)


def _libraries() -> tuple[ModuleType, ModuleType]:
    """Import what needs the extra: the help of all commands needs none of it."""
    try:
        return import_module("pinxit.arena.standings"), import_module("pinxit.arena.chart")
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        raise click.UsageError(
            f"The arena needs the package “{missing}”: pip install 'pinxit[arena]' [not_installed]"
        ) from error


def _check_files(as_json: Path | None, picture: Path | None, export: Path | None) -> None:
    """Refuse what could not be written, before hours are spent on it."""
    for hint, path in (("--json", as_json), ("--chart", picture), ("--export", export)):
        if path is not None and not path.parent.is_dir():
            raise click.BadParameter(
                f"There is no folder “{path.parent}”. [cannot_read_or_write]", param_hint=hint
            )
    if picture is not None and picture.suffix not in PICTURES:
        raise click.BadParameter(
            f"“{picture.name}” ends in none of {', '.join(PICTURES)}. [bad_input]",
            param_hint="--chart",
        )


def _players(text: str, deck: Path | None) -> tuple[str, ...]:
    known = contestants.roster(deck).known
    names = tuple(dict.fromkeys(name.strip() for name in text.split(",") if name.strip()))
    for name in names:
        if name not in known:
            raise click.BadParameter(
                f"“{name}” is not known; {', '.join(known)} are. [unknown_player]",
                param_hint="--players",
            )
    if len(names) < 2:
        raise click.BadParameter("At least two must meet. [bad_input]", param_hint="--players")
    return names


def _sizes(text: str, edition: str) -> tuple[int, ...]:
    rules = find_edition(edition)
    try:
        sizes = tuple(dict.fromkeys(int(size) for size in text.split(",")))
    except ValueError as error:
        raise click.BadParameter(f"“{text}” [bad_input]", param_hint="--sizes") from error
    for size in sizes:
        if not rules.players_min <= size <= rules.players_max:
            raise click.BadParameter(
                f"{rules.name} is played by {rules.players_min} to {rules.players_max}, not by"
                f" {size}. [wrong_number_of_players]",
                param_hint="--sizes",
            )
    return sizes


def _show(outcome: "Standings") -> None:
    click.echo(
        f"\n{outcome.games} games\n\nDuels: the first one's part, for each seat; even is 50 %"
    )
    click.echo(f"  {'':28}{'victories':>20}{'points':>20}")
    for duel in outcome.duels:
        name = f"{duel.one} over {duel.other}, {duel.size}"
        click.echo(f"  {name:28}{_share(duel.wins):>20}{_share(duel.points):>20}")
    click.echo("\nMixed tables" if outcome.mixed else "\nAll tables")
    click.echo(
        f"  {'':12}{'victories':>18}{'points':>8}{'success':>18}{'plain':>7}{'dark':>7}"
        f"{'found':>18}{'fooled':>8}"
    )
    for line in outcome.lines:
        click.echo(
            f"  {line.player + ', ' + str(line.size):12}{_share(line.win_rate):>18}"
            f"{line.points:>8.1f}{_share(line.success):>18}{line.too_plain:>7.0%}"
            f"{line.too_dark:>7.0%}{_share(line.found):>18}{line.fooled:>8.2f}"
        )
    click.echo("\nRatings (Plackett–Luce)")
    for standing in outcome.ratings:
        click.echo(f"  {standing.player:12}{standing.strength:>8.1f} ± {standing.unsure:.1f}")


def _share(share: "Share") -> str:
    return f"{share.value:.0%} ({share.low:.0%}–{share.high:.0%})"


__all__ = ["arena"]
