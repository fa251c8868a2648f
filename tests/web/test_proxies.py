"""Whose word on addresses is taken: nobody's who was not named, and that is told."""

import logging

import httpx2
import pytest

from pinxit.bootstrap import Config
from pinxit.web.limits import Limits
from pinxit.web.proxies import MOST_TOLD, Proxies, trusting
from tests.web.house import house


@pytest.mark.parametrize(
    ("names", "address", "trusted"),
    [
        ("", "127.0.0.1", False),
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1", "::ffff:127.0.0.1", True),
        ("127.0.0.1", "127.0.0.2", False),
        ("192.0.2.1, 10.0.0.0/8", "10.1.2.3", True),
        ("192.0.2.1, 2001:db8::/32", "2001:db8::7", True),
        ("10.0.0.0/8", "11.0.0.1", False),
        ("*", "192.0.2.1", True),
        ("unix:", "unix:", True),
        ("10.0.0.0/8", "unix:", False),
    ],
)
def test_who_is_named_is_trusted(names: str, address: str, *, trusted: bool) -> None:
    assert trusting(names)(address) is trusted


async def opened(url: str, address: str) -> int:
    async with httpx2.AsyncClient(trust_env=False) as http:
        headers = {"x-forwarded-for": address}
        answer = await http.post(f"{url}/api/tables", json={"name": "Ada"}, headers=headers)
        return answer.status_code


async def test_by_itself_a_server_believes_nobody_not_even_at_its_own_machine(
    caplog: pytest.LogCaptureFixture,
) -> None:
    limits = Limits(tables_burst=1, tables_a_second=0.0)
    with caplog.at_level(logging.WARNING, "pinxit"):
        async with house(limits=limits, trusted_proxies=Config().trusted_proxies) as at:
            found = [await opened(at.url, f"192.0.2.{number}") for number in (1, 2, 3)]
    assert found == [201, 429, 429]
    told = [record.getMessage() for record in caplog.records if "proxies" in record.name]
    assert len(told) == 1
    assert "127.0.0.1" in told[0]
    assert "--trusted-proxies" in told[0]


async def test_who_is_named_is_believed_and_not_told_of(caplog: pytest.LogCaptureFixture) -> None:
    limits = Limits(tables_burst=1, tables_a_second=0.0)
    with caplog.at_level(logging.WARNING, "pinxit"):
        async with house(limits=limits, trusted_proxies="127.0.0.1") as at:
            found = [await opened(at.url, f"192.0.2.{number}") for number in (1, 2, 2)]
    assert found == [201, 201, 429]
    assert not [record for record in caplog.records if "proxies" in record.name]


async def test_strangers_cannot_fill_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def app(_scope: object, _receive: object, _send: object) -> None: ...

    async def nothing() -> dict[str, object]:
        return {}

    async def nowhere(_message: object) -> None: ...

    proxies = Proxies(app, "")
    for number in range(50):
        scope = {
            "type": "http",
            "client": (f"192.0.2.{number}", 1),
            "headers": [(b"x-forwarded-for", b"x")],
        }
        await proxies(scope, nothing, nowhere)
    assert len(caplog.records) == MOST_TOLD
