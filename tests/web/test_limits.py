"""Who counts as one: an IPv4 address, or everything behind one line of IPv6."""

import httpx2
import pytest
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed

from pinxit.web.limits import Limits, counted_as
from tests.web.house import house


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff"),
        ("2001:db8:1:2::1", "2001:0DB8:0001:0002:0000:0000:0000:0001"),
        ("fe80::1%eth0", "fe80::2%eth0"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::ffff:c000:207", "192.0.2.7"),
    ],
)
def test_these_count_as_one(one: str, other: str) -> None:
    assert counted_as(one) == counted_as(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:3::1"),
        ("192.0.2.7", "192.0.2.8"),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.8"),
        ("::1", "127.0.0.1"),
        ("?", "192.0.2.7"),
        ("unix:", "testclient"),
    ],
)
def test_these_count_as_two(one: str, other: str) -> None:
    assert counted_as(one) != counted_as(other)


@pytest.mark.parametrize("name", ["?", "", "unix:", "testclient", "2001:db8::/64", "1.2.3.4.5"])
def test_what_is_no_address_counts_under_its_name(name: str) -> None:
    assert counted_as(name) == name


async def test_a_line_that_changes_its_address_opens_no_more_tables() -> None:
    limits = Limits(tables_burst=2, tables_a_second=0.0)
    async with house(limits=limits, trusted_proxies="127.0.0.1") as at:
        url = f"{at.url}/api/tables"
        async with httpx2.AsyncClient(trust_env=False) as http:

            async def opened(address: str) -> int:
                sent = {"x-forwarded-for": address}
                return (await http.post(url, json={"name": "A"}, headers=sent)).status_code

            assert [await opened(f"2001:db8::{n}") for n in (1, 2, 3)] == [201, 201, 429]
            assert await opened("2001:db8:0:1::1") == 201
            spellings = ("192.0.2.7", "::ffff:192.0.2.7", "192.0.2.7")
            assert [await opened(address) for address in spellings] == [201, 201, 429]


async def test_a_line_that_changes_its_address_has_no_more_connections() -> None:
    limits = Limits(connections_an_address=1)
    async with house(limits=limits, trusted_proxies="127.0.0.1") as at:
        url = f"ws{at.url.removeprefix('http')}/socket"

        def from_(address: str) -> open_socket:
            sent = {"x-forwarded-for": address}
            return open_socket(url, compression=None, additional_headers=sent)

        async with from_("2001:db8::1"):
            async with from_("2001:db8::2") as second:
                with pytest.raises(ConnectionClosed):
                    await second.recv()
                assert second.close_code == 4429
            async with from_("2001:db8:0:1::1") as neighbour:
                await neighbour.send("nonsense")
                assert "bad_hello" in str(await neighbour.recv())
