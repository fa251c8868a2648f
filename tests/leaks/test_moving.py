"""A seat that moves to another device while the old one is just saying hello."""

import asyncio

from pinxit.adapters import MemoryStore
from pinxit.protocol import VERSION
from pinxit.protocol.messages import Hello, dump
from pinxit.table.settings import Settings
from tests.leaks.line import Line, settle
from tests.leaks.world import world


class SlowStore(MemoryStore):
    """A memory that has found what it was asked for, and takes its time to say so."""

    def __init__(self) -> None:
        super().__init__()
        self.says = asyncio.Event()
        self.says.set()

    async def seat_of(self, token_hash: str) -> tuple[str, str] | None:
        found = await super().seat_of(token_hash)
        await self.says.wait()
        return found


async def test_a_device_that_says_hello_while_its_seat_moves_is_not_let_in() -> None:
    slow = SlowStore()
    async with world(1, Settings(decks=("plain",)), store=slow) as here:
        token = await here.token("s2")
        slow.says.clear()
        old = Line(here.state)
        await old.say(dump(Hello(protocol=VERSION, table=here.code, token=token)))
        code = await here.hub.doors.new_seat_code(here.code, "s2")
        await here.hub.doors.move_seat(code)
        slow.says.set()
        heard = await old.listen()
        await settle()
        assert any(text.startswith("closed 44") for text in heard), heard[0][:60]
        assert not here.live.is_here("s2")
