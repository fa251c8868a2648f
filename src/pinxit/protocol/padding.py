"""Messages that hold a secret are as long as they would be with any other one.

Whoever watches the network reads nothing under TLS, but sees how long each message is, and names
of cards differ in length. So a message that names cards for one seat alone ends in spaces, which
JSON allows: as many as if each card had the longest name that a card can have, and as if whoever
voted had cast as many votes as anybody may. Nor does it show what somebody lets into an album.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import UnsetType

from pinxit.decks.names import LONGEST_ID
from pinxit.rules import Card
from pinxit.rules.commands import Give, Tell, Vote
from pinxit.rules.house import MOST_VOTES
from pinxit.rules.legal import AnyOption, MayGive, MayTell, MayVote
from pinxit.rules.view import Mine
from pinxit.table.clips import ClipView
from pinxit.table.commands import AnyWish

from .messages import ClientMessage, Do, Refused, ServerMessage, pack

WIDEST_CARD: Final = LONGEST_ID + 1 + LONGEST_ID  # deck/card
_IN_A_LIST: Final = WIDEST_CARD + len('"",')


def padded(message: ClientMessage | ServerMessage) -> bytes:
    """Write a message; if it names cards, as long as with any others."""
    spaces = 0
    match message:
        case Do():
            spaces = _of_wish(message.wish)
        case Refused(facts={"card": str(card)}):
            spaces = _of_cards((card, card))  # among the facts, and in the sentence
        case _:
            pass
    return pack(message) + b" " * spaces


def spare(
    mine: Mine | UnsetType | None,
    may: Sequence[AnyOption] | UnsetType,
    clips: Sequence[ClipView] | UnsetType = (),
) -> int:
    """Return how many spaces hide which cards a seat holds, and how many votes it has cast.

    And which of its clips may be in an album: `true` is shorter than `false`.
    """
    spaces = 0
    if isinstance(mine, Mine):
        spaces += _of_cards(mine.hand) + _of_cards(mine.laid) + _of_votes(mine.votes)
    for option in may or ():
        if isinstance(option, MayTell | MayGive | MayVote):
            spaces += _of_cards(option.cards)
    return spaces + sum(view.shared for view in clips or ())


def _of_wish(wish: AnyWish) -> int:
    match wish:
        case Tell():
            return _of_cards((wish.card,))
        case Give():
            return _of_cards(wish.cards)
        case Vote():
            return _of_votes(wish.cards)
        case _:
            return 0


def _of_votes(cards: tuple[Card, ...]) -> int:
    """Hide how many votes somebody has cast; that they have is no secret."""
    if not cards:
        return 0
    return _of_cards(cards) + max(0, MOST_VOTES - len(cards)) * _IN_A_LIST


def _of_cards(cards: Sequence[Card]) -> int:
    return max(0, WIDEST_CARD * len(cards) - sum(map(len, cards)))
