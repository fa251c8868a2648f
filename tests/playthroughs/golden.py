"""The golden games: every edition at 3, 4, 6 and its most players, from a fixed seed."""

from collections.abc import Iterator
from pathlib import Path

from pinxit.arena.simulate import play, start
from pinxit.arena.story import story
from pinxit.decks import titles
from pinxit.players import RandomPlayer
from pinxit.rules import EDITIONS
from pinxit.rules.events import AnyEvent
from pinxit.rules.log import read

HERE = Path(__file__).parent
EVENTFUL_LOG = HERE.parent / "rules" / "logs" / "schema-1.jsonl"
EVENTFUL = HERE / "eventful.txt"
GAMES = sorted(
    {(edition.id, players) for edition in EDITIONS.values() for players in (3, 4, 6)}
    | {(edition.id, edition.players_max) for edition in EDITIONS.values()}
)


def path(edition: str, players: int) -> Path:
    """Return where a golden game is told."""
    return HERE / f"{edition}-{players}.txt"


def events(edition: str, players: int) -> Iterator[AnyEvent]:
    """Play a golden game."""
    deck = titles()
    begin = start(EDITIONS[edition], players, deck.card_ids(), f"golden {edition} {players}")
    for move in play(begin, RandomPlayer(deck.clues)):
        yield from move.events


def text(edition: str, players: int) -> str:
    """Tell a golden game."""
    return "\n".join(story(events(edition, players))) + "\n"


def eventful_text() -> str:
    """Tell the stored game in which everything happens: leaving, joining, sleeping, regret."""
    with EVENTFUL_LOG.open("rb") as lines:
        return "\n".join(story(event for step in read(lines) for event in step.events)) + "\n"
