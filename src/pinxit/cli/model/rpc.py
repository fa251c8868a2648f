"""JSON-RPC 2.0 by lines of text, as the Model Context Protocol has it on standard streams.

A message is a line. Requests are carried out side by side, as one may wait for long; one that is
cancelled gets no answer.
"""

import asyncio
import logging
from collections.abc import AsyncIterable, Awaitable, Callable, Mapping
from enum import IntEnum
from typing import Any, Final, TypeGuard

import msgspec

log = logging.getLogger(__name__)

VERSION: Final = "2.0"
CANCELLED: Final = "notifications/cancelled"
Params = dict[str, Any]
Method = Callable[[Params], Awaitable[object]]
Id = str | int


class Code(IntEnum):
    """What was wrong with a request, as JSON-RPC numbers it."""

    NO_JSON = -32700
    NO_REQUEST = -32600
    NO_METHOD = -32601
    BAD_PARAMS = -32602
    FAILED = -32603


class RpcError(Exception):
    """A request that cannot be carried out."""

    def __init__(self, code: Code, message: str) -> None:
        super().__init__(message)
        self.code = code


class Peer:
    """Answers one client."""

    def __init__(self, methods: Mapping[str, Method], write: Callable[[bytes], None]) -> None:
        self._methods = methods
        self._write = write
        self._running: dict[Id, asyncio.Task[None]] = {}

    async def serve(self, lines: AsyncIterable[bytes]) -> None:
        """Answer until nothing more comes; what is still being done then is given up."""
        try:
            async for line in lines:
                if line.strip():
                    self._hear(line)
                await asyncio.sleep(0)  # what was asked begins in the order in which it came
        finally:
            for task in self._running.values():
                task.cancel()
            await asyncio.gather(*self._running.values(), return_exceptions=True)

    def _hear(self, line: bytes) -> None:
        try:
            message = msgspec.json.decode(line)
        except (msgspec.DecodeError, RecursionError):
            self._refuse(None, Code.NO_JSON, "This is no JSON.")
            return
        if not isinstance(message, dict) or message.get("jsonrpc") != VERSION:
            self._refuse(None, Code.NO_REQUEST, 'A message is an object with "jsonrpc": "2.0".')
            return
        name, number, params = (message.get(key) for key in ("method", "id", "params"))
        if name is None and ("result" in message or "error" in message):
            return  # an answer, though we ask for nothing
        if not isinstance(name, str) or not isinstance(params, dict | None):
            known = number if _is_id(number) else None
            self._refuse(known, Code.NO_REQUEST, "A request has a method, and params by name.")
        elif "id" not in message:
            self._note(name, params or {})
        elif not _is_id(number) or number in self._running:
            self._refuse(None, Code.NO_REQUEST, "An id is a text or a number that is not in use.")
        else:
            task = asyncio.create_task(self._answer(number, name, params or {}))
            self._running[number] = task
            task.add_done_callback(lambda _: self._running.pop(number, None))

    def _note(self, name: str, params: Params) -> None:
        number = params.get("requestId")
        if name == CANCELLED and _is_id(number) and number in self._running:
            self._running[number].cancel()

    async def _answer(self, number: Id, name: str, params: Params) -> None:
        method = self._methods.get(name)
        if method is None:
            self._refuse(number, Code.NO_METHOD, f"There is no method “{name}”.")
            return
        try:
            result = await method(params)
        except RpcError as error:
            self._refuse(number, error.code, str(error))
        except Exception:
            log.exception("a request failed: %s", name)
            self._refuse(number, Code.FAILED, "Something went wrong on our side.")
        else:
            self._say({"id": number, "result": result})

    def _refuse(self, number: Id | None, code: Code, message: str) -> None:
        self._say({"id": number, "error": {"code": int(code), "message": message}})

    def _say(self, message: dict[str, object]) -> None:
        self._write(msgspec.json.encode({"jsonrpc": VERSION, **message}) + b"\n")


def _is_id(number: object) -> TypeGuard[Id]:
    return isinstance(number, str | int) and not isinstance(number, bool)
