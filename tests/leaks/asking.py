"""A request without a network: an answer's status, every header as it is sent, and the body."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from starlette.applications import Starlette


class Answer(Struct, frozen=True):
    """All that somebody who asks can see."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes

    def json(self) -> Any:  # noqa: ANN401 (JSON)
        return msgspec.json.decode(self.body)


async def ask(
    app: Starlette,
    method: str,
    path: str,
    *,
    headers: Mapping[str, str] | None = None,
    body: object = None,
) -> Answer:
    """Ask the server for something."""
    data = b"" if body is None else msgspec.json.encode(body)
    told: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": data, "more_body": False}

    async def send(message: Any) -> None:  # noqa: ANN401 (a message of ASGI)
        told.append(message)

    path, _, query = path.partition("?")
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "scheme": "http",
        "query_string": query.encode(),
        "headers": [(name.encode(), value.encode()) for name, value in (headers or {}).items()],
        "client": ("192.0.2.1", 40000),
        "server": ("table.example", 80),
    }
    await app(scope, receive, send)
    start, *rest = told
    sent = tuple((name.decode(), value.decode()) for name, value in start["headers"])
    return Answer(start["status"], sent, b"".join(part.get("body", b"") for part in rest))
