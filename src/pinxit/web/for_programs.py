"""What programs ask every server for: what to leave alone, its icon, whom to tell of a hole."""

import re
from datetime import UTC, datetime, timedelta
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from pinxit.table.errors import NotAllowed, TableReason

from .answers import problem
from .state import State

A_DAY: Final = {"cache-control": "public, max-age=86400"}
# Tables and albums stay open to them: who shows others what a link leads to asks here first, and
# what is not to be listed says so itself (`headers`), which has to be read to be heard.
_ROBOTS: Final = "User-agent: *\n" + "".join(
    f"Disallow: {{root}}/{path}\n"
    for path in ("api/", "admin", "metrics", "pair/", "socket", "test")
)
VALID_FOR: Final = timedelta(days=180)  # then it is to be asked for again; at most a year
_MAIL: Final = re.compile(r"[^\s@<>:/]+@[^\s@<>:/]+")
_LINK: Final = re.compile(r"(https://|mailto:|tel:)[!-~]+", re.IGNORECASE)


async def robots(request: Request) -> Response:
    """Ask search engines to leave alone what is no page."""
    root = str(request.scope.get("root_path", "")).rstrip("/")
    return PlainTextResponse(_ROBOTS.format(root=root), headers=A_DAY)


async def icon(request: Request) -> Response:
    """Show what browsers ask for that have not read the page."""
    state: State = request.app.state.pinxit
    found = state.site.icon()
    if found is None:
        return problem(NotAllowed(TableReason.NO_SUCH_PAGE))
    return Response(found.data, media_type=found.media_type, headers=A_DAY)


async def security(request: Request) -> Response:
    """Tell whom to write to about a hole (RFC 9116), if whoever runs the server said so."""
    state: State = request.app.state.pinxit
    contact = contact_of(state.contact or "")
    if contact is None:
        return problem(NotAllowed(TableReason.NO_SUCH_PAGE))
    expires = (datetime.now(UTC) + VALID_FOR).strftime("%Y-%m-%dT00:00:00Z")
    lines = [f"Contact: {contact}", f"Expires: {expires}"]
    if state.public_url and urlsplit(state.public_url).scheme == "https":
        lines.append(f"Canonical: {state.public_url.rstrip('/')}/.well-known/security.txt")
    return PlainTextResponse("\n".join(lines) + "\n", headers=A_DAY)


def contact_of(said: str) -> str | None:
    """Return a contact as an address for programs; None: it is none that they understand."""
    said = said.strip()
    if _MAIL.fullmatch(said):
        return f"mailto:{said}" if said.isascii() else None
    return said if _LINK.fullmatch(said) else None
