"""`--admin-from`: from where whoever runs the server may come, and through whom not."""

import httpx2

from pinxit.web.proxies import trusting
from tests.web.house import House, house

TOKEN = "a long word that nobody guesses"  # noqa: S105 (of a server that lives for a test)
HERE = "127.0.0.1,::1"


async def asked(at: House, path: str = "/api/admin", **headers: str) -> tuple[int, str]:
    known = {"authorization": f"Bearer {TOKEN}"}
    said = {name.replace("_", "-"): value for name, value in headers.items()}
    async with httpx2.AsyncClient(trust_env=False) as http:
        answer = await http.get(at.url + path, headers=known | said)
    reason = "" if answer.status_code == 200 else answer.json()["error"]["reason"]
    return answer.status_code, reason


async def test_by_itself_the_token_opens_from_everywhere() -> None:
    async with house(admin_token=TOKEN, trusted_proxies="127.0.0.1") as at:
        assert await asked(at, x_forwarded_for="203.0.113.9") == (200, "")


async def test_it_opens_from_where_that_was_allowed_and_nowhere_else() -> None:
    async with house(admin_token=TOKEN, trusted_proxies="127.0.0.1") as at:
        at.state.admin_from = trusting(HERE)
        for path in ("/api/admin", "/metrics"):
            assert await asked(at, path) == (200, "")
            elsewhere = await asked(at, path, x_forwarded_for="203.0.113.9")
            assert elsewhere == (403, "admin_elsewhere")
        at.state.admin_from = trusting("203.0.113.0/24")
        assert await asked(at, x_forwarded_for="203.0.113.9") == (200, "")
        assert await asked(at) == (403, "admin_elsewhere")


async def test_through_a_proxy_that_is_not_named_nobody_is_here() -> None:
    """It is at this machine, and hands on what anybody asks."""
    async with house(admin_token=TOKEN) as at:
        at.state.admin_from = trusting(HERE)
        for header in ("x_forwarded_for", "forwarded", "x_real_ip"):
            assert await asked(at, **{header: "127.0.0.1"}) == (403, "admin_elsewhere")
        assert await asked(at) == (200, "")


async def test_people_notice_nothing() -> None:
    async with house(admin_token=TOKEN) as at:
        at.state.admin_from = trusting("203.0.113.0/24")
        assert await asked(at, "/api/about") == (200, "")
