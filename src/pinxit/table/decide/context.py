"""What the world must bring along for anything to be decided at a table."""

from collections.abc import Mapping

from msgspec import Struct, field

from pinxit.clips import Kept
from pinxit.players.characters import CHARACTERS, Character
from pinxit.rules import Card, Seat
from pinxit.table.moderate import Origins


class Context(Struct, frozen=True, gc=False, kw_only=True):
    """What the world brings along."""

    now: float
    seed: str  # a fresh one, should a game begin
    decks: Mapping[str, tuple[Card, ...]]
    characters: Mapping[str, Character] = field(default_factory=lambda: CHARACTERS)
    draining: bool = False  # no game begins any more: the server is about to rest
    shows: bool = False  # a reveal is told in time; otherwise all of it is there at once
    here: frozenset[Seat] = frozenset()  # who is looking at the table; empty: nobody knows
    keeps_clips: bool = False  # what is sung, mimed or drawn can be brought here
    clips: Mapping[str, Kept] | None = None  # brought, and named in what is asked; None: who knows
    origins: Origins = field(default_factory=dict)  # where seats were seen to come from
