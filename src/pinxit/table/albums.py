"""Albums: a game that is over, for whoever has a link to it, and whose names stand in it.

A name stands there only if its owner has agreed, game by game; everybody else is a rabbit. The host
gives the link out and takes it back. Only the newest link of an album opens it.
"""

from msgspec import Struct

from pinxit.rules import Seat

Link = str  # by what the memory knows one: never the name of a seat or a screen


class Rabbit(Struct, frozen=True, gc=False, omit_defaults=True):
    """Somebody who played, without a name; they may have left, or have another rabbit since."""

    pawn: str
    computer: bool = False  # of the house, so that the name is ours
    stranger: bool = False  # what they were called was not their own name


class Album(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """What is agreed about the album of a game."""

    game: int
    rabbits: dict[Seat, Rabbit] = {}  # of everyone who played; none: the game is from before
    signed: tuple[Seat, ...] = ()  # whose names may stand there, as they have said themselves
    links: int = 0  # how many were made
    shared: bool = False  # whether the newest of them leads here
    pictures: bool = False  # whether it shows pictures that the host had brought along
    loved_until: int = 0  # the version of the last heart, if it was given when the game was over

    @property
    def link(self) -> Link:
        """The newest link."""
        return link_name(self.game, self.links)


def link_name(game: int, number: int) -> Link:
    """Return the so-manieth link to the album of a game."""
    return f"album {game} {number}"


def without(album: Album, seat: Seat) -> tuple[Seat, ...]:
    """Return who has signed an album besides somebody."""
    return tuple(other for other in album.signed if other != seat)
