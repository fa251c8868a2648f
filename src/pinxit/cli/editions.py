"""`pinxit editions`: the editions side by side."""

from collections.abc import Iterator

import click
import msgspec

from pinxit.rules import EDITIONS, Edition, Medium
from pinxit.rules.editions import Scale

LABELS = {
    "name": "name",
    "players_max": "players",
    "hand": "hand",
    "give": "cards each gives",
    "votes_max": "votes",
    "count_over": "all and none counted over",
    "all_storyteller": "all found it: storyteller",
    "all_others": "  each other",
    "none_storyteller": "none found it: storyteller",
    "none_others": "  each other",
    "some_storyteller": "some found it: storyteller",
    "some_finder": "  each correct vote",
    "lone_vote": "  on top, if it is one's only vote",
    "bonus": "each vote on an own card",
    "bonus_cap": "  at most a round",
    "short_pile": "pile too short",
    "target": "ends at",
    "turns_each": "  or after turns each",
    "first": "first storyteller",
    "latecomer": "latecomer's score",
    "clue_length": "longest clue in words",
    "media": "clues are given",
    "theme": "clues are of",
    "blind": "the storyteller's card is chosen by",
}
TOLD_WITH_ANOTHER = ("id", "house", "players_min", "votes_min", "votes_may_stack")


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Every rule by name, for programs.")
def editions(*, as_json: bool) -> None:
    """Show the table of editions, with every number of their rules."""
    if as_json:
        encoded = msgspec.json.encode(list(EDITIONS.values()))
        click.echo(msgspec.json.format(encoded, indent=2).decode())
        return
    rows = [("id", *EDITIONS), *_rows()]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        click.echo("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)))
    click.echo("\n7; 4+: 6 reads: 7 cards, from four players on 6.")
    click.echo("Pinxit is not affiliated with the publisher of the game.")


def _rows() -> Iterator[tuple[str, ...]]:
    others = (rule for rule in Edition.__struct_fields__ if rule not in TOLD_WITH_ANOTHER)
    for rule in dict.fromkeys((*LABELS, *others)):  # what has no words yet is called by its name
        yield (LABELS.get(rule, rule), *(_cell(edition, rule) for edition in EDITIONS.values()))


def _cell(edition: Edition, rule: str) -> str:
    match rule:
        case "players_max":
            return f"{edition.players_min} to {edition.players_max}"
        case "votes_max":
            return _votes(edition)
        case "media":
            every = set(edition.media) == set(Medium)
            return "in any form" if every else ", ".join(edition.media)
        case "theme":
            return edition.theme or "any kind"
        case "blind":
            return "chance" if edition.blind else "them"
        case _:
            return _number(getattr(edition, rule))


def _votes(edition: Edition) -> str:
    if edition.votes_may_stack:
        return f"{_number(edition.votes_max)}, one card or two"
    if edition.votes_min != edition.votes_max:
        return f"{_number(edition.votes_max)} (at least {_number(edition.votes_min)})"
    return _number(edition.votes_max)


def _number(value: Scale | str | None) -> str:
    if value is None:
        return "-"
    if isinstance(value, (int, str)):
        return str(value)
    (_, few), *more = value.items()
    return "; ".join([str(few), *(f"{players}+: {number}" for players, number in more)])
