"""What a session needs of a socket, and nothing more: tests bring wires of their own."""

from typing import Protocol

from pinxit.table.goodbyes import Parting


class Wire(Protocol):
    """One client's line. Nothing here waits."""

    room: bool  # False while the client does not read what it was sent

    def send(self, *texts: bytes) -> None:
        """Send messages (text, in UTF-8), together; without room they would only pile up."""

    def close(self, code: int) -> None:
        """Hang up after what was sent."""

    def pause(self) -> None:
        """Read no more for now: the client asks faster than it can be answered."""

    def resume(self) -> None:
        """Read on."""


class Listener(Protocol):
    """Who is told what comes over a wire."""

    def hear(self, text: str | None) -> bool:
        """A message has come (None: one that is no text); tell whether more may come."""

    def admit(self) -> bool:
        """Something has come that says nothing, as a ping; tell whether more may come."""

    def stalled(self) -> None:
        """The wire has no room any more."""

    def drained(self) -> None:
        """The wire has room again."""

    def dismiss(self, why: Parting) -> None:
        """The server wants to end this."""

    def lost(self) -> None:
        """The wire is gone."""
