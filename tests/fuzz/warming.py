"""A first round with computer players, so that all which is loaded only once has been loaded."""

import asyncio

from pinxit.client import Client, connect, open_table
from pinxit.players.characters import CHARACTERS
from pinxit.rules import Clue, Phase
from pinxit.rules.commands import Claim, Tell
from pinxit.rules.legal import MayClaim, MayTell
from pinxit.table.commands import AddComputer, Begin
from tests.patience import PATIENCE

# What no list of phrases has: only then is the language model asked, some 25 MB of memory.
UNHEARD_OF = Clue("a vermicious lanternfish hums to the quartermaster's umbrella")


def let_computers_think(url: str) -> None:
    """Tell something unheard of to one of each character, and wait for their votes."""
    asyncio.run(_one_round(url))


async def _one_round(url: str) -> None:
    place = await open_table(url, "Stoker")
    async with connect(place) as me:
        for character in CHARACTERS:
            await me.do(AddComputer(character=character))
        await me.do(Begin())
        await me.until(lambda: bool(me.may), PATIENCE)
        await _tell(me)
        await me.until(lambda: me.phase is Phase.REVEAL, PATIENCE)


async def _tell(me: Client) -> None:
    # The first story is left to people, of whom there is one.
    if any(isinstance(option, MayClaim) for option in me.may):
        await me.do(Claim())
    await me.until(lambda: any(isinstance(option, MayTell) for option in me.may), PATIENCE)
    (option,) = (option for option in me.may if isinstance(option, MayTell))
    await me.do(Tell(option.cards[0], UNHEARD_OF))
