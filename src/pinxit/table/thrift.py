"""What no game bounds is not written down without end: settings, readiness, hosts, to and fro.

A game comes to its end, and so do its moves. All else could be asked for ever, and each time it is
granted a row is written. So it is counted, by seat and by table; and where the memory is full,
nothing of it is granted. What only ends or undoes something that was counted is free: nobody is
kept from leaving, from going on, from sending somebody away, or from taking a name, words or a link
back.
"""

from typing import Final

from pinxit.rules import Seat
from pinxit.rules.commands import Mend, TakeBack

from .budget import Budgets, Ledger
from .clock import Clock
from .commands import (
    AddComputer,
    AnyTableCommand,
    Begin,
    ChangeSettings,
    Extend,
    HandOver,
    PairScreen,
    Pause,
    SetReady,
    ShareAlbum,
    ShareClip,
    SignAlbum,
    Sit,
    StandIn,
    Unban,
    Vouch,
    Whisper,
)
from .errors import NotAllowed, TableReason
from .room import Room

# An evening of twelve who cannot decide needs a fraction of it.
TABLE_BURST: Final = 600
TABLE_REFILL: Final = 6.0  # seconds
SEAT_BURST: Final = 200
SEAT_REFILL: Final = 18.0

_UNBOUNDED = (
    AddComputer,
    Vouch,
    Begin,
    ChangeSettings,
    Extend,
    HandOver,
    PairScreen,
    Pause,
    SetReady,
    ShareAlbum,
    ShareClip,
    SignAlbum,
    Sit,
    StandIn,
    Unban,
    Whisper,
)
_TO_AND_FRO = (Mend, TakeBack)  # moves of a game, after which one stands where one stood


class Thrift:
    """Counts for all tables of a house."""

    def __init__(
        self, clock: Clock, room: Room | None = None, ledger: Ledger | None = None
    ) -> None:
        self.room = room or Room()
        self._of_table = Budgets[str](
            *(clock, TABLE_BURST, 1 / TABLE_REFILL), name="changes_of_table", ledger=ledger
        )
        self._of_seat = Budgets[tuple[str, str | None]](
            *(clock, SEAT_BURST, 1 / SEAT_REFILL), name="changes_of_seat", ledger=ledger
        )

    def forget_full(self) -> None:
        """Forget the tables and seats that nobody would miss here."""
        self._of_table.forget_full()
        self._of_seat.forget_full()

    def check_room(self) -> None:
        """Refuse if the memory is full."""
        if self.room.full:
            raise NotAllowed(TableReason.FULL)

    def spend(self, code: str, asker: Seat | None, command: AnyTableCommand) -> bool:
        """Count what is about to be written down; tell whether it was counted.

        Raise `NotAllowed` if it is too much. What a table does by itself is no wish of anybody's.
        """
        if asker is None and not isinstance(command, Sit):
            return False
        if isinstance(command, SignAlbum) and not command.named:
            return False  # nobody is kept from taking their name back
        if isinstance(command, Whisper) and not command.text:
            return False  # nor their words
        if isinstance(command, ShareClip) and not command.shared:
            return False  # nor what they have sung
        if isinstance(command, _UNBOUNDED):
            self.check_room()
        elif not isinstance(command, _TO_AND_FRO):
            return False
        # One who cannot stop does not use up what the others have: neither at a seat, nor by
        # sitting down and leaving, which is counted by where they come from.
        if isinstance(command, Sit):
            few = not self._of_seat.spend((code, command.origin))
        else:
            few = not self._of_seat.spend((code, asker)) or not self._of_table.spend(code)
        if few:
            raise NotAllowed(TableReason.TOO_FAST)
        return True
