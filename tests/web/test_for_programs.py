"""What every server is asked for by programs: robots.txt, favicon.ico, security.txt."""

from datetime import UTC, datetime, timedelta

import httpx2
import pytest

from pinxit.web.for_programs import contact_of
from tests.web.house import House, house

SECURITY = "/.well-known/security.txt"


async def get(at: House, path: str) -> httpx2.Response:
    async with httpx2.AsyncClient(trust_env=False) as http:
        return await http.get(at.url + path)


async def test_search_engines_leave_alone_what_is_no_page() -> None:
    async with house(root_path="/games") as at:
        lines = (await get(at, "/robots.txt")).text.splitlines()
    assert lines[0] == "User-agent: *"
    assert "Disallow: /games/api/" in lines
    # Whoever shows what a link leads to asks here first.
    assert not any(path in line for line in lines for path in ("/t/", "/album", "/assets"))


async def test_a_browser_that_has_not_read_the_page_finds_an_icon() -> None:
    async with house() as at:
        found = await get(at, "/favicon.ico")
        assert (found.status_code, found.headers["content-type"]) == (200, "image/png")
        assert found.content.startswith(b"\x89PNG")


async def test_who_finds_a_hole_is_told_whom_to_write_to() -> None:
    async with house() as at:
        assert (await get(at, SECURITY)).status_code == 404
        at.state.contact = "ada@example.org"
        at.state.public_url = "https://cards.example.org/"
        fields = dict(line.split(": ", 1) for line in (await get(at, SECURITY)).text.splitlines())
    assert fields["Contact"] == "mailto:ada@example.org"
    assert fields["Canonical"] == f"https://cards.example.org{SECURITY}"
    left = datetime.fromisoformat(fields["Expires"]) - datetime.now(UTC)
    assert timedelta(days=100) < left < timedelta(days=365)


@pytest.mark.parametrize(
    ("said", "contact"),
    [
        ("ada@example.org", "mailto:ada@example.org"),
        (" https://example.org/us ", "https://example.org/us"),
        ("mailto:ada@example.org", "mailto:ada@example.org"),
        ("http://example.org", None),
        ("ask Ada, next door", None),
        ("ada@example.org\nContact: eve@example.org", None),
        ("https://example.org/\r\nx", None),
        ("", None),
    ],
)
def test_a_contact_is_one_that_programs_understand(said: str, contact: str | None) -> None:
    assert contact_of(said) == contact
