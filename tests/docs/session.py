"""Sessions that are written down: read from a text, and carried out against a server.

    Ada POST /api/tables {"name": "Ada"}        a request
    Ada 201 {"seat": "s1", "token": "$ada"}     its answer
    Ada → {"type": "ping"}                      what Ada's socket sends; a hello opens it
    Ada ← {"type": "pong", "now": "…"}          the next message that it receives
    Ada is cut off                              the connection is lost
    Ada is closed 4409                          the server closes it, with this code

A line that begins with a space goes on with the one before. `"…"` stands for anything, as a name
for any further fields; `"$name"` stands for what it first stood for.
"""

import asyncio
import json
import re
from contextlib import AsyncExitStack
from typing import Any, Literal

import httpx2
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from tests.patience import PATIENCE

ANYTHING = "…"
LINE = re.compile(
    r"(?P<who>\w+) (?P<what>→|←|is cut off|is closed|GET|POST|DELETE|\d{3})(?: (?P<rest>.*))?"
)


class Step(Struct, frozen=True):
    """One line of a session."""

    who: str
    what: str
    path: str
    body: Any


def read(markdown: str) -> list[Step]:
    """Return the steps in all blocks of a text that are marked as a session."""
    steps = []
    for block in re.findall(r"^```session\n(.*?)^```$", markdown, re.DOTALL | re.MULTILINE):
        steps += [_step(line) for line in re.sub(r"\n +", " ", block).splitlines()]
    return steps


def _step(line: str) -> Step:
    found = LINE.fullmatch(line)
    if found is None:
        raise ValueError(f"no step of a session: {line}")
    rest = found["rest"] or ""
    path = ""
    if found["what"] in {"GET", "POST", "DELETE"}:
        path, _, rest = rest.partition(" ")
    return Step(found["who"], found["what"], path, json.loads(rest) if rest else None)


class Run:
    """A session that is being carried out."""

    def __init__(self, server: str, stack: AsyncExitStack) -> None:
        self._server = server
        self._stack = stack
        self._sockets: dict[str, ClientConnection] = {}
        self._answers: dict[str, httpx2.Response] = {}
        self._known: dict[str, object] = {}
        self.received = 0

    async def carry_out(self, step: Step) -> None:
        """Do what a step says, or see that it has happened."""
        match step.what:
            case "→":
                await self._send(step)
            case "←":
                self._compare(await self.hear(step.who), step)
                self.received += 1
            case "is cut off":
                await self._sockets.pop(step.who).close()
            case "is closed":
                await self._see_closed(step)
            case "GET" | "POST" | "DELETE":
                await self._ask(step, step.what)
            case status:
                answer = self._answers.pop(step.who)
                assert answer.status_code == int(status), answer.text
                self._compare(answer.json(), step)

    async def _ask(self, step: Step, method: Literal["GET", "POST", "DELETE"]) -> None:
        async with httpx2.AsyncClient(trust_env=False) as client:
            self._answers[step.who] = await client.request(
                method, self._server + step.path, json=self._filled(step.body)
            )

    async def _send(self, step: Step) -> None:
        if step.body["type"] == "hello":
            url = self._server.replace("http", "ws", 1) + "/socket"
            opened = connect(url, compression=None, proxy=None)
            self._sockets[step.who] = await self._stack.enter_async_context(opened)
        await self._sockets[step.who].send(json.dumps(self._filled(step.body)))

    async def _see_closed(self, step: Step) -> None:
        socket = self._sockets.pop(step.who)
        async with asyncio.timeout(PATIENCE):
            await socket.wait_closed()
        assert socket.close_code == step.body

    async def hear(self, who: str) -> object:
        """Return the next message that somebody receives."""
        async with asyncio.timeout(PATIENCE):
            return json.loads(await self._sockets[who].recv())

    async def all_is_said(self) -> None:
        """See that nobody has received more than was written down."""
        for who, socket in self._sockets.items():
            await socket.send('{"type": "ping"}')
            message = await self.hear(who)
            assert isinstance(message, dict)
            assert message["type"] == "pong", (who, message)

    def _filled(self, body: Any) -> Any:  # noqa: ANN401 (JSON)
        if isinstance(body, dict):
            return {name: self._filled(value) for name, value in body.items()}
        return self._known[body] if isinstance(body, str) and body.startswith("$") else body

    def _compare(self, got: object, step: Step) -> None:
        where = self._difference(got, step.body, "")
        assert where is None, f"{step.who} {step.what} {where}\n{json.dumps(got)}"

    def _difference(self, got: Any, told: Any, at: str) -> str | None:  # noqa: ANN401 (JSON)
        """Return where something else came than was told; None: nowhere."""
        if told == ANYTHING:
            return None
        if isinstance(told, str) and told.startswith("$"):
            same = self._known.setdefault(told, got) == got
            return None if same else f"{at}: {got!r} is not what {told} was"
        if isinstance(told, dict) and isinstance(got, dict):
            return self._difference_of_records(got, told, at)
        if isinstance(told, list) and isinstance(got, list) and len(told) == len(got):
            pairs = zip(got, told, strict=True)
            found = (self._difference(a, b, f"{at}[{n}]") for n, (a, b) in enumerate(pairs))
            return next((where for where in found if where), None)
        return None if got == told else f"{at}: {got!r}, not {told!r}"

    def _difference_of_records(
        self, got: dict[str, Any], told: dict[str, Any], at: str
    ) -> str | None:
        for name in told.keys() - {ANYTHING}:
            if name not in got:
                return f"{at}.{name} is missing"
            where = self._difference(got[name], told[name], f"{at}.{name}")
            if where:
                return where
        more = set() if ANYTHING in told else got.keys() - told.keys()
        return f"{at} has also {sorted(more)}" if more else None
