"""`pinxit arena`: tournaments between computer players."""

from pathlib import Path
from typing import BinaryIO

import click
import msgspec

from pinxit.players.words.embedding import NO_MODEL, knows_meanings
from pinxit.players.words.lexicon import LANGUAGES
from pinxit.rules import EDITIONS, find_edition

try:
    from pinxit.arena import chart, contestants, research, standings, tournament
except ModuleNotFoundError as error:
    raise click.UsageError(
        f"The arena needs the package “{error.name}”: pip install 'pinxit[arena]' [not_installed]"
    ) from error

from .progress import progress


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
@click.option("--language", type=click.Choice(LANGUAGES), default="en", show_default=True)
@click.option("--edition", type=click.Choice(tuple(EDITIONS)), default="dixit", show_default=True)
@click.option("--deck", type=click.Path(exists=True, path_type=Path), help="A deck; else the base.")
@click.option("--seed", default="0", show_default=True, help="Any text; the same gives the same.")
@click.option(
    "--processes", type=click.IntRange(min=1), help="As many as there are cores, if not set."
)
@click.option("--json", "as_json", type=click.File("wb"), help="Write all figures there.")
@click.option("--chart", "picture", type=click.Path(path_type=Path), help="An .svg, .png or .pdf.")
@click.option("--export", type=click.File("wb"), help="Write every round there, as JSON lines.")
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
    as_json: BinaryIO | None,
    picture: Path | None,
    export: BinaryIO | None,
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
    if not knows_meanings():
        click.echo(NO_MODEL, err=True)
    number = sum(1 for _ in tournament.matches(plan))
    library = contestants.library_of(deck)
    done: list[tournament.Played] = []
    played = tournament.played(plan, processes)
    for game in progress(played, number, f"{number} games", with_lines=False):
        if export is not None:
            for record in research.rounds_of(plan, game, library):
                export.write(msgspec.json.encode(record) + b"\n")
        done.append(msgspec.structs.replace(game, reveals=()))
    outcome = standings.standings(done)
    _show(outcome)
    if as_json is not None:
        as_json.write(msgspec.json.format(msgspec.json.encode(outcome)) + b"\n")
    if picture is not None:
        chart.draw(outcome, picture)


def _players(text: str, deck: Path | None) -> tuple[str, ...]:
    known = contestants.company(deck).known
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


def _show(outcome: standings.Standings) -> None:
    click.echo(
        f"\n{outcome.games} games\n\nDuels: the first one's part, for each seat; even is 50 %"
    )
    click.echo(f"  {'':28}{'victories':>20}{'points':>20}")
    for duel in outcome.duels:
        name = f"{duel.one} over {duel.other}, {duel.size}"
        click.echo(f"  {name:28}{_share(duel.wins):>20}{_share(duel.points):>20}")
    click.echo("\nMixed tables")
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


def _share(share: standings.Share) -> str:
    return f"{share.value:.0%} ({share.low:.0%}–{share.high:.0%})"


__all__ = ["arena"]
