"""Games as data for research: one line for each round, with all that everybody knew after it."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from pinxit.players.library import Library
from pinxit.rules import Card, Seat

from .tournament import Plan, Played


class LaidCard(Struct, frozen=True):
    """A card on the board: whose it was, what is written about it, and who voted for it."""

    card: Card
    owner: Seat
    description: str
    votes: tuple[Seat, ...]


class RoundRecord(Struct, frozen=True, kw_only=True):
    """One round of one game."""

    game: int
    round: int
    language: str
    edition: str
    players: Mapping[Seat, str]  # what plays on each seat
    storyteller: Seat
    clue: str
    board: tuple[LaidCard, ...]
    outcome: str
    points: Mapping[Seat, int]


def rounds_of(plan: Plan, game: Played, library: Library) -> Iterator[RoundRecord]:
    """Yield the rounds of a game; seats are called as the rules call them."""
    players = {str(number): kind for number, kind in enumerate(game.seats, 1)}
    for reveal in game.reveals:
        owners = {card: seat for seat, cards in reveal.laid.items() for card in cards}
        yield RoundRecord(
            game=game.number,
            round=reveal.round,
            language=plan.language,
            edition=plan.edition,
            players=players,
            storyteller=reveal.storyteller,
            clue=reveal.clue.text,
            board=tuple(
                LaidCard(
                    card,
                    owners[card],
                    _described(library, card, plan.language),
                    tuple(s for s, votes in reveal.votes.items() for vote in votes if vote == card),
                )
                for card in reveal.board
            ),
            outcome=reveal.outcome,
            points={seat: points.total for seat, points in reveal.points.items()},
        )


def _described(library: Library, card: Card, language: str) -> str:
    texts = library.card(card).texts
    text = texts.get(language) or texts.get("en")
    return text.description if text else ""
