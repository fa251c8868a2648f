"""Pictures for those who show what a link leads to: made when one is asked for, some of them kept.

They are found by names that are made of the cards on them, so that nothing in a request can be
tried: decks of a table's own are on none. Making one takes a processor for a second. So they are
made one after the other, in a process that goes after everybody who plays; the same one is not made
twice at once; and all who ask for them together get so many an hour.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from typing import Final

from pinxit.decks import Catalogue, DeckProblem, DeckReason, Package
from pinxit.decks.darkroom import Darkroom, Spread
from pinxit.decks.sheets import Sheet, of_all, of_card, of_deck
from pinxit.table.budget import Budget
from pinxit.table.clock import Clock

from .limits import Limits

log = logging.getLogger(__name__)

AT_ONCE: Final = 1
MOST_WAITING: Final = 8


class Previews:
    """The pictures of this server's decks and cards, each by its name."""

    def __init__(
        self, catalogue: Catalogue, clock: Clock, limits: Limits, darkroom: Darkroom | None = None
    ) -> None:
        self._darkroom = darkroom or Darkroom(at_once=AT_ONCE, most_waiting=MOST_WAITING)
        self._budget = Budget(clock, limits.previews_burst, limits.previews_a_second)
        self._most = limits.previews_bytes
        self._gallery = of_all(catalogue.installed)
        self._decks = {package.id: of_deck(package) for package in catalogue.installed}
        self._cards = dict(_of_cards(catalogue.installed))
        sheets = (self._gallery, *self._decks.values(), *self._cards.values())
        self._sheets = {sheet.name: sheet for sheet in sheets if sheet is not None}
        self._made: OrderedDict[str, bytes] = OrderedDict()  # those asked for last are last
        self._making: dict[str, asyncio.Task[bytes]] = {}

    def of_gallery(self) -> str | None:
        """Return the name of the picture for all decks; None if nothing is painted here."""
        return _name(self._gallery)

    def of_deck(self, deck: str) -> str | None:
        """Return the name of the picture for a deck; None for one that is not painted."""
        return _name(self._decks.get(deck))

    def of_card(self, deck: str, card: str) -> str | None:
        """Return the name of the picture for a card; None for one that is not painted."""
        return _name(self._cards.get((deck, card)))

    def __contains__(self, name: str) -> bool:
        return name in self._sheets

    async def picture(self, name: str) -> bytes:
        """Return the picture of a name that there is; raise `DeckProblem` if it cannot be made."""
        if name in self._made:
            self._made.move_to_end(name)
            return self._made[name]
        if name not in self._making:
            if not self._budget.spend():
                raise DeckProblem(DeckReason.BUSY)
            making = self._making[name] = asyncio.create_task(self._make(self._sheets[name]))
            making.add_done_callback(lambda made: self._keep(name, made))
        # Whoever hangs up does not take it away from others who wait for it.
        return await asyncio.shield(self._making[name])

    @property
    def kept_bytes(self) -> int:
        """How much is kept."""
        return sum(map(len, self._made.values()))

    async def close(self) -> None:
        """Make no more."""
        for making in self._making.values():
            making.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)

    async def _make(self, sheet: Sheet) -> bytes:
        cards = await asyncio.to_thread(lambda: tuple(card.read() for card in sheet.cards))
        return await self._darkroom.lay(Spread(sheet.layout, cards))

    def _keep(self, name: str, made: asyncio.Task[bytes]) -> None:
        del self._making[name]
        if made.cancelled():
            return
        if problem := made.exception():
            log.warning("a preview cannot be made: %s", problem)
            return
        self._made[name] = made.result()
        while self.kept_bytes > self._most:
            self._made.popitem(last=False)


def _name(sheet: Sheet | None) -> str | None:
    return None if sheet is None else sheet.name


def _of_cards(packages: Iterable[Package]) -> Iterator[tuple[tuple[str, str], Sheet]]:
    for package in packages:
        for card in package.manifest.cards:
            if sheet := of_card(package, card.id):
                yield (package.id, card.id), sheet
