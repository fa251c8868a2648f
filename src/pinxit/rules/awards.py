"""Awards for an evening: what people remember besides who won."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum

from msgspec import Struct

from .game import Reveal, Seat, owners
from .scoring import Outcome


class Honour(StrEnum):
    """What somebody is remembered for."""

    DECEIVER = "deceiver"  # drew the most votes away from the storytellers' cards
    MIND_READER = "mind_reader"  # found the storyteller's card most often
    ROPE_WALKER = "rope_walker"  # told most often neither too plainly nor too darkly
    INSPIRED_CLUE = "inspired_clue"  # the clue that came closest to splitting the table in half
    BIG_ROUND = "big_round"  # the most points in a single round
    OPEN_BOOK = "open_book"  # was found by everyone most often
    SPHINX = "sphinx"  # was found by nobody most often
    KINDRED_SPIRITS = "kindred_spirits"  # two who found each other's cards most often


class Award(Struct, frozen=True):
    """An honour, who shares it, how often or how much, and the round if it was one."""

    honour: Honour
    seats: tuple[Seat, ...]
    value: int
    round: int | None = None


def awards(rounds: Sequence[Reveal]) -> tuple[Award, ...]:
    """Give the awards of these rounds; an honour that nobody earned is not given."""
    return tuple(_awards(rounds))


def _awards(rounds: Sequence[Reveal]) -> Iterator[Award]:
    yield from _most(Honour.DECEIVER, _fooled(rounds))
    yield from _most(Honour.MIND_READER, (finder for finder, _ in _finds(rounds)))
    yield from _most(Honour.ROPE_WALKER, _tellers(rounds, Outcome.SOME))
    yield from _inspired(rounds)
    yield from _big_round(rounds)
    yield from _most(Honour.OPEN_BOOK, _tellers(rounds, Outcome.ALL))
    yield from _most(Honour.SPHINX, _tellers(rounds, Outcome.NONE))
    yield from _kindred(rounds)


def _most(honour: Honour, seats: Iterable[Seat]) -> Iterator[Award]:
    counts = Counter(seats)
    if counts:
        best = max(counts.values())
        yield Award(honour, tuple(sorted(s for s in counts if counts[s] == best)), best)


def _fooled(rounds: Sequence[Reveal]) -> Iterator[Seat]:
    """Name the owner of a card for each vote that it drew from the storyteller's."""
    for reveal in rounds:
        owner = owners(reveal.laid)
        for cards in reveal.votes.values():
            yield from (owner[card] for card in cards if owner[card] != reveal.storyteller)


def _finds(rounds: Sequence[Reveal]) -> Iterator[tuple[Seat, Seat]]:
    """Name who found whose card, once a round however many votes it took."""
    for reveal in rounds:
        (card,) = reveal.laid[reveal.storyteller]
        yield from (
            (seat, reveal.storyteller) for seat, cards in reveal.votes.items() if card in cards
        )


def _tellers(rounds: Sequence[Reveal], outcome: Outcome) -> Iterator[Seat]:
    return (reveal.storyteller for reveal in rounds if reveal.outcome is outcome)


def _inspired(rounds: Sequence[Reveal]) -> Iterator[Award]:
    """Choose the clue whose finders came closest to half; of equals, the larger table's first."""
    told = [reveal for reveal in rounds if reveal.outcome is Outcome.SOME]
    if not told:
        return
    finders = {reveal.round: len(list(_finds([reveal]))) for reveal in told}
    best = min(
        told,
        key=lambda reveal: (
            abs(finders[reveal.round] / len(reveal.votes) - 0.5),
            -len(reveal.votes),
        ),
    )
    yield Award(Honour.INSPIRED_CLUE, (best.storyteller,), finders[best.round], best.round)


def _big_round(rounds: Sequence[Reveal]) -> Iterator[Award]:
    scored = [
        (points.total, -reveal.round, seat)
        for reveal in rounds
        for seat, points in reveal.points.items()
        if points.total > 0
    ]
    if scored:
        total, number, _ = max(scored, key=lambda entry: entry[:2])
        seats = tuple(sorted(seat for t, n, seat in scored if (t, n) == (total, number)))
        yield Award(Honour.BIG_ROUND, seats, total, -number)


def _kindred(rounds: Sequence[Reveal]) -> Iterator[Award]:
    """Choose the pair who found each other, counted by the less frequent direction."""
    finds = Counter(_finds(rounds))
    mutual = {
        (a, b): min(count, finds[b, a]) for (a, b), count in finds.items() if a < b and finds[b, a]
    }
    if mutual:
        best = max(mutual, key=lambda pair: (mutual[pair], finds[pair] + finds[pair[::-1]]))
        yield Award(Honour.KINDRED_SPIRITS, best, mutual[best])
