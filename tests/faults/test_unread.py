"""Clients that never read: the others notice nothing, and the server forgets them soon."""

import asyncio
import socket
import sys
from pathlib import Path

import pytest

from pinxit.client import Place
from pinxit.protocol.messages import AskView
from pinxit.table.commands import Begin
from pinxit.web.limits import Limits
from pinxit.web.server import listen
from tests.faults.people import Ledger, play, roster
from tests.faults.server import serving
from tests.faults.unread import DEAF, MOST_MEMORY, deaf_company
from tests.patience import becomes
from tests.web.house import house, table_of

MOVES = 20

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


async def test_the_others_notice_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, roster(server.url, (4,)) as tables:
        await tables.everybody_goes_on()
        before = server.memory()
        watching = Place(server.url, tables.ledgers[0].code)
        async with deaf_company([watching] * DEAF):
            # Whoever waited for one of them would wait until the server has hung up on it.
            for _ in range(MOVES):
                await tables.each_table_goes_on()
            assert server.memory() - before < MOST_MEMORY
        assert server.said() == []


def listen_with_little_room(host: str, port: int) -> socket.socket:
    """Take a port whose connections are soon full, so that a test need not fill megabytes."""
    listener = listen(host, port)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
    return listener


async def test_the_deaf_are_gone_soon_even_if_they_talk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pinxit.web.websocket.PULSE", 0.4)
    monkeypatch.setattr("tests.faults.unread.ASK_EVERY", 0.005)
    monkeypatch.setattr("tests.web.house.listen", listen_with_little_room)
    talkative = Limits(
        messages_burst=100_000, messages_a_second=1000.0, address_messages_burst=100_000
    )
    async with house(limits=talkative) as at, table_of(at, 4) as people:
        await people[0].do(Begin())
        code = people[0].place.code
        ledger = Ledger(code, 4)
        playing = [asyncio.create_task(play(client, ledger)) for client in people]
        live = await at.hub.live(code)
        async with deaf_company([Place(at.url, code)] * 6, [AskView()]):
            await becomes(lambda: len(live.watchers) == 10)
            await becomes(lambda: len(live.watchers) == 4)
        for task in playing:
            assert not task.done()
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        assert all(client.reconnects == 0 for client in people)
        assert ledger.acknowledged
