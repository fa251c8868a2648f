"""What one address has written down that no game bounds is counted, over all its tables."""

import httpx2
import pytest
from msgspec.structs import replace

from pinxit.client import Client, WishRefused, connect, open_table, sit_down
from pinxit.protocol.sections import TableSection
from pinxit.rules.commands import Finish
from pinxit.table.awake.live import LiveTable
from pinxit.table.commands import Begin, ChangeSettings
from pinxit.web.limits import Limits
from tests.patience import PATIENCE
from tests.web.house import FakeClock, everyone_plays, house, table_of, wish_of


async def changed(client: Client, times: int) -> int:
    """Change a setting to and fro; return how often that was granted."""
    granted = 0
    for _ in range(times):
        table = client.view.table
        assert isinstance(table, TableSection)
        settings = replace(table.settings, chat=not table.settings.chat)
        try:
            await client.do(ChangeSettings(settings))
            granted += 1
        except WishRefused as refusal:
            assert refusal.reason == "too_fast"
    return granted


async def test_an_address_has_one_budget_for_all_its_tables() -> None:
    limits = Limits(changes_burst=30)
    async with house(clock=FakeClock(), limits=limits) as at:
        one, other = await open_table(at.url, "Ada"), await open_table(at.url, "Ben")
        await sit_down(at.url, one.code, "Cyd")
        async with connect(one) as ada, connect(other) as ben:
            assert await changed(ada, 20) == 20
            assert await changed(ben, 20) == 9  # and one was for Cyd
            with pytest.raises(WishRefused) as refusal:
                await sit_down(at.url, one.code, "Dan")
            assert refusal.value.reason == "too_fast"


async def test_a_game_is_played_to_its_end_when_nothing_else_is_granted() -> None:
    async with (
        house(limits=Limits(changes_burst=4, changes_a_second=0.0)) as at,
        table_of(at, 3, house={"target": 5}) as (host, *others),
    ):
        await host.do(Begin())
        assert await changed(host, 9) == 1
        await everyone_plays(host, *others)


async def _knows_all(client: Client, live: LiveTable) -> None:
    await client.until(lambda: client.version == live.table.version, PATIENCE)


async def test_moves_have_a_budget_of_their_own_and_a_way_out() -> None:
    limits = Limits(moves_burst=3, moves_a_second=0.0)
    async with house(limits=limits) as at, table_of(at, 3) as clients:
        host = clients[0]
        await host.do(Begin())
        live = await at.hub.live(host.place.code)
        granted, refused = 0, set()
        for client in clients * 4:
            await _knows_all(client, live)
            wish = wish_of(client)
            if wish is not None:
                try:
                    await client.do(wish)
                    granted += 1
                except WishRefused as refusal:
                    refused.add(refusal.reason)
        assert granted == limits.moves_burst
        assert "too_fast" in refused
        await host.do(Finish())


async def test_what_is_warned_of_can_be_seen() -> None:
    async with house(admin_token="opens sesame") as at:  # noqa: S106 (of a test)
        at.hub.room.most = 1000
        headers = {"authorization": "Bearer opens sesame"}
        async with httpx2.AsyncClient(base_url=at.url, headers=headers) as http:
            for used, warnings in ((10, []), (850, ["database_nearly_full"])):
                at.hub.room.take(used)
                told = (await http.get("/api/admin")).json()
                assert (told["database_bytes"], told["database_most"]) == (used, 1000)
                assert told["warnings"] == warnings
            at.hub.room.take(2000)
            health = await http.get("/healthz")
            assert health.status_code == 200
            assert health.json()["warnings"] == ["database_full"]
            refused = await http.post("/api/tables", json={"name": "Ada"})
            assert refused.status_code == 503
            assert refused.json()["error"]["reason"] == "full"
            numbers = (await http.get("/metrics")).text
            assert "pinxit_database_bytes 2000.0" in numbers
            assert "pinxit_database_bytes_most 1000.0" in numbers
