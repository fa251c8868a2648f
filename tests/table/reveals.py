"""Reveals for tests, in a word: which cards lie there, whose they are, how many chose each."""

from collections.abc import Mapping
from itertools import count

from pinxit.rules import Card, Clue, Outcome, Reveal, Seat
from pinxit.rules.scoring import Points


def reveal(cards: Mapping[str, int], outcome: Outcome | None = None, votes_each: int = 1) -> Reveal:
    """Lay cards in this order; the first letter of each is its owner, in capitals the storyteller.

    The number is that of its votes; voters are s1, s2 … with so many votes each.
    """
    (teller,) = {name[0] for name in cards if name[0].isupper()}
    laid: dict[Seat, tuple[Card, ...]] = {}
    for name in cards:
        laid[name[0]] = (*laid.get(name[0], ()), _card(name))
    coins = [_card(name) for name, number in cards.items() for _ in range(number)]
    votes: dict[Seat, tuple[Card, ...]] = {}
    for number in count():
        chosen = tuple(coins[number * votes_each : (number + 1) * votes_each])
        if not chosen:
            break
        votes[f"s{number + 1}"] = chosen
    return Reveal(
        round=1,
        storyteller=teller,
        clue=Clue("a clue"),
        board=tuple(map(_card, cards)),
        laid=laid,
        votes=votes,
        outcome=outcome
        or _outcome(sum(n for name, n in cards.items() if name[0] == teller), coins),
        points={seat: Points(1) for seat in laid},
    )


def _card(name: str) -> Card:
    return f"plain/{name}"


def _outcome(right: int, coins: list[Card]) -> Outcome:
    if not coins:
        return Outcome.VOID
    if not right:
        return Outcome.NONE
    return Outcome.ALL if right == len(coins) else Outcome.SOME
