"""Options that several commands share."""

import click

from pinxit.arena.strict_json import Unreadable, read_object
from pinxit.rules import EDITIONS, Edition, find_edition, with_house_rules

edition_option = click.option(
    "--edition",
    default="dixit",
    show_default=True,
    help=f"Which rules: {', '.join(EDITIONS)}.",
)
house_option = click.option(
    "--house",
    metavar="JSON",
    default="{}",
    help="""House rules, such as '{"target": 50}'. `pinxit editions --json` shows all names.""",
)
players_option = click.option(
    "--players", type=click.IntRange(1, 100), default=6, show_default=True, help="How many play."
)


def chosen_edition(edition: str, house: str) -> Edition:
    """Return the edition that the options name, with its house rules."""
    try:
        changes = read_object(house)
    except Unreadable as problem:
        raise click.UsageError(f"--house: {problem} [{problem.reason}]") from problem
    return with_house_rules(find_edition(edition), changes)
