"""How much room the memory has left: looked at now and then, and said when it gets short."""

import logging
from typing import Final

log = logging.getLogger(__name__)

TIGHT: Final = 0.8  # of the room, from where on whoever runs the server is warned


class Room:
    """So many bytes for all tables; None: as many as the disk has.

    Games that are running go on to their end, so a little more may be written than there is room
    for: whoever sets the bound leaves some of the disk free.
    """

    def __init__(self, most: int | None = None) -> None:
        self.most = most
        self.used = 0
        self._said = 0  # how loudly it was said last: not, tight, full

    @property
    def tight(self) -> bool:
        """Tell whether most of the room is taken."""
        return self.most is not None and self.used >= TIGHT * self.most

    @property
    def full(self) -> bool:
        """Tell whether nothing but running games may be written any more."""
        return self.most is not None and self.used >= self.most

    def take(self, used: int) -> None:
        """Note how much is used; what has become worse is said once."""
        self.used = used
        loud = self.tight + self.full
        if loud > self._said:
            what = "full: games end, and nothing else is begun" if self.full else "nearly full"
            log.warning("the database is %s (%d of %d bytes)", what, used, self.most)
        self._said = loud
