"""A game that is over, as it is told to whoever has a link to its album: added up from nothing.

Of the table there is nothing in it: not its code, no seed, no talk, and no name whose owner has not
agreed. Seats are called otherwise than at the table, or who is named in one album could be found by
their seat in another. So are cards of own decks: by its name, one would open the whole deck.
"""

from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from pinxit.clips import Clip
from pinxit.decks.own_deck import is_own
from pinxit.rules import Card, Reveal, Seat
from pinxit.rules.awards import Award
from pinxit.rules.recap import Recap

from .albums import Album
from .clips import of_game
from .played import Played
from .state import PastGame, Table
from .strangers import are_all_inside

Hearts = Mapping[int, Mapping[Seat, Card]]  # round → who liked which card best


class Person(Struct, frozen=True):
    """Somebody who played."""

    name: str | None  # None: a rabbit
    pawn: str | None  # None: nobody knows any more


class Retold(Struct, frozen=True, kw_only=True):
    """A game in other names."""

    people: dict[Seat, Person]
    seats: tuple[Seat, ...]  # of those who played, in the order they came
    rounds: tuple[Reveal, ...]
    scores: dict[Seat, int]
    winners: tuple[Seat, ...]
    awards: tuple[Award, ...]
    played_for: tuple[Played, ...]
    hearts: dict[int, dict[Seat, Card]]
    clips: dict[str, Clip]  # by what they are called here; only those that may be
    own: dict[Card, Card]  # what cards of own decks are called here → at the table: for us alone


def retell(
    table: Table,
    album: Album,
    past: PastGame,
    recap: Recap,
    hearts: Hearts,
    played_for: Iterable[Played],
) -> Retold:
    """Tell a game to whoever has the link to its album."""
    likers = (seat for given in hearts.values() for seat in given)
    everyone = dict.fromkeys((*recap.seats, *likers))
    seats = {seat: f"p{number}" for number, seat in enumerate(everyone, start=1)}
    own = own_cards(recap)
    cards = {card: own_name(number) for number, card in enumerate(own, start=1)}
    names = names_in(table, album, past)
    clips = clips_in(table, album)
    called = {clip.id: name for name, clip in clips.items()}
    rounds = tuple(_reveal(reveal, seats, cards, called) for reveal in recap.rounds)
    told = {reveal.clue.clip for reveal in rounds}
    return Retold(
        people={seats[seat]: Person(names.get(seat), _pawn(table, album, seat)) for seat in seats},
        seats=tuple(seats[seat] for seat in recap.seats),
        rounds=rounds,
        scores={seats[seat]: score for seat, score in recap.scores.items()},
        winners=tuple(seats[seat] for seat in recap.winners),
        awards=tuple(
            replace(award, seats=tuple(seats[seat] for seat in award.seats))
            for award in recap.awards
        ),
        played_for=tuple(replace(played, seat=seats[played.seat]) for played in played_for),
        hearts={
            number: {seats[seat]: cards.get(card, card) for seat, card in given.items()}
            for number, given in hearts.items()
        },
        clips={name: clip for name, clip in clips.items() if name in told},
        own={name: card for card, name in cards.items()},
    )


def names_in(table: Table, album: Album, past: PastGame) -> dict[Seat, str]:
    """Return the names that stand in an album: of computer players, and of people who agreed.

    Where whoever looks on may not know names, neither may whoever leafs through an album.
    """
    known = are_all_inside(table)
    return {
        seat: name
        for seat, name in past.names.items()
        if _is_computer(album, seat)
        or (known and seat in album.signed and not _was_stranger(album, seat))
    }


def clips_in(table: Table, album: Album) -> dict[str, Clip]:
    """Return the clips that may be in an album, by what they are called there: never as here.

    Each has its number whether the others may be there or not.
    """
    told = enumerate(of_game(table.clips, album.game), start=1)
    return {clip_name(number): one.clip for number, one in told if one.shared}


def clip_name(number: int) -> str:
    """Return what the so-manieth clip of a game is called in its album."""
    return f"clip:{number}"


def clip_number(called: str) -> int:
    """Return the so-manieth clip of a game that this is."""
    return int(called.partition(":")[2])


def own_cards(recap: Recap) -> tuple[Card, ...]:
    """Return the cards of own decks that were revealed, in the order in which they were."""
    shown = (card for reveal in recap.rounds for card in reveal.board if is_own(card))
    return tuple(dict.fromkeys(shown))


def own_name(number: int) -> Card:
    """Return what the so-manieth of them is called in the album: no deck has such a card."""
    return f"own:{number}"


def _is_computer(album: Album, seat: Seat) -> bool:
    return seat in album.rabbits and album.rabbits[seat].computer


def _was_stranger(album: Album, seat: Seat) -> bool:
    return seat in album.rabbits and album.rabbits[seat].stranger


def _pawn(table: Table, album: Album, seat: Seat) -> str | None:
    if seat in album.rabbits:
        return album.rabbits[seat].pawn
    return next((sitter.pawn for sitter in table.sitters if sitter.seat == seat), None)


def _reveal(
    reveal: Reveal,
    seats: Mapping[Seat, Seat],
    cards: Mapping[Card, Card],
    clips: Mapping[str, str],
) -> Reveal:
    def called(some: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(cards.get(card, card) for card in some)

    return Reveal(
        round=reveal.round,
        storyteller=seats[reveal.storyteller],
        clue=replace(reveal.clue, clip=clips.get(reveal.clue.clip or "")),
        board=called(reveal.board),
        laid={seats[seat]: called(laid) for seat, laid in reveal.laid.items()},
        votes={seats[seat]: called(votes) for seat, votes in reveal.votes.items()},
        outcome=reveal.outcome,
        points={seats[seat]: points for seat, points in reveal.points.items()},
    )
