"""A table's events and snapshots as stored bytes: read in every form they ever had."""

import sys
from collections.abc import Mapping
from typing import Final

import msgspec
from msgspec.structs import replace

from pinxit.rules import Card
from pinxit.rules.codec import Fields, Upcaster
from pinxit.rules.codec import load_event as load_game_event

from .events import AnyTableEvent, OwnEvent
from .evolve import old_ban
from .state import Table

_encoder = msgspec.json.Encoder()
_own: msgspec.json.Decoder[OwnEvent] = msgspec.json.Decoder(OwnEvent)
_tables = msgspec.json.Decoder(Table)
_OWN_TAGS = frozenset(kind.__struct_config__.tag for kind in OwnEvent.__args__)


_OLD_BANS = b'"banned":'  # a field that snapshots have no more


class _OldTable(msgspec.Struct):
    banned: tuple[str, ...] = ()  # how the names of banned people look


_old_tables = msgspec.json.Decoder(_OldTable)


def _host_changed_for_good(fields: Fields) -> Fields:
    """Nobody was host in another's place then."""
    return fields | {"event": "host_changed/2", "lent": None}


# From the tag of an outdated event to the function that lifts its fields one version up.
UPCASTERS: Final[Mapping[str, Upcaster]] = {"host_changed/1": _host_changed_for_good}


class _Tag(msgspec.Struct):
    event: str


_tags = msgspec.json.Decoder(_Tag)


def dump_event(event: AnyTableEvent) -> bytes:
    """Write an event of the table or of its game down."""
    return _encoder.encode(event)


def load_event(stored: bytes) -> AnyTableEvent:
    """Read an event of the table or of its game."""
    tag = _tags.decode(stored).event
    if tag in UPCASTERS:
        return load_event(_encoder.encode(UPCASTERS[tag](msgspec.json.decode(stored, type=Fields))))
    if tag in _OWN_TAGS:
        return _own.decode(stored)
    return load_game_event(stored)


def dump_table(table: Table) -> bytes:
    """Write a whole table down, to wake it from there."""
    return _encoder.encode(table)


def load_table(stored: bytes) -> Table:
    """Read a whole table."""
    table = _tables.decode(stored)
    if _OLD_BANS not in stored:
        return table
    looks = _old_tables.decode(stored).banned
    return replace(table, bans=(*map(old_ban, looks), *table.bans))


def with_shared_cards(table: Table) -> Table:
    """Return a table whose cards are the same texts as at all others, not one more copy each.

    A table is woken from bytes, and most of what it weighs is the names of cards.
    """
    game = table.game
    if game is None:
        return table
    hands = {seat: _shared(hand) for seat, hand in game.hands.items()}
    pile, discards = _shared(game.pile), _shared(game.discards)
    return replace(table, game=replace(game, hands=hands, pile=pile, discards=discards))


def _shared(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(map(sys.intern, cards))
