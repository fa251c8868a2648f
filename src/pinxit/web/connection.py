"""One client's connection: what it is told never holds up anybody else.

A connection keeps no messages for updates, only the version it was last sent and a flag that
something is new. What has changed since then is sent at once if the socket can take it, and as
soon as it can otherwise, so a client that does not read costs nobody else anything. Answers wait in
a small box of their own; when that overflows, this connection is closed, and only this one.
"""

import asyncio
from collections import deque
from functools import partial

from starlette.types import Send

from pinxit import __version__
from pinxit.protocol import VERSION
from pinxit.protocol.changes import EVERYTHING, Changed, changed_by
from pinxit.protocol.messages import Bye, Hello, ServerMessage, Talk, Update, Welcome, dump
from pinxit.protocol.sections import ALL, SHARED, sections_for
from pinxit.rules import Seat
from pinxit.table.live import Live

from . import eager
from .limits import Limits

CLOSE_CODES = {
    "bad_hello": 4400,
    "bad_token": 4401,
    "no_such_table": 4404,
    "no_spectators": 4403,
    "moved": 4409,
    "kicked": 4410,
    "banned": 4410,
    "left": 4411,
    "deleted": 4412,
    "unread": 4413,
    "too_fast": 4429,
    "restart": 1012,
}
RETRY_AFTER = {"restart": 2.0, "unread": 0.5, "too_fast": 10.0}  # the others need not come back


class Connection:
    """One client at one table."""

    def __init__(self, send: Send, live: Live, seat: Seat | None, limits: Limits) -> None:
        self.seat = seat
        self._send = send
        self._live = live
        self._limits = limits
        self._loop = asyncio.get_running_loop()
        self.ended: asyncio.Future[Exception | None] = self._loop.create_future()
        self._stirred = False  # it will be looked what is new
        self._writing: asyncio.Task[None] | None = None  # the socket has no room now
        self._outbox: deque[ServerMessage] = deque()
        self._sent = 0
        self._presence = -1
        self._said = 0
        self._whole = True
        self._bye: Bye | None = None
        self._wish: asyncio.Future[None] | None = None

    def stir(self) -> None:
        """Something is new; who stirs often at once is heard once."""
        if not self._stirred:
            self._stirred = True
            self._loop.call_soon(self._flush)

    def begin_wish(self) -> None:
        """A wish is being carried out and will be answered."""
        self._wish = self._loop.create_future()

    def end_wish(self) -> None:
        """The wish is carried out, or refused."""
        if self._wish is not None:
            self._wish.set_result(None)
            self._wish = None
        self.stir()

    async def finish(self) -> None:
        """Write no more, and let the last wish come to its end: it may be on disk already."""
        if not self.ended.done():
            self.ended.set_result(None)
        if self._writing is not None:
            self._writing.cancel()
        if self._wish is not None:
            await self._wish

    def dismiss(self, why: str) -> None:
        """The seat is not this connection's any more."""
        self._bye = self._bye or Bye(reason=why, retry_after=RETRY_AFTER.get(why))
        self.stir()

    def answer(self, message: ServerMessage) -> None:
        """Put an answer into the box."""
        if len(self._outbox) >= self._limits.outbox:
            self.dismiss("unread")
            return
        self._outbox.append(message)
        self.stir()

    def begin(self, hello: Hello) -> None:
        """Start from what the client says it has seen."""
        self._said = hello.chat
        if hello.version is not None and self._live.events_since(hello.version) is not None:
            self._sent = hello.version
        self.stir()

    def show_all(self) -> None:
        """Send the whole view once more."""
        self._whole, self._sent = True, 0
        self.stir()

    @property
    def leaving(self) -> bool:
        """Tell whether the client has been dismissed."""
        return self._bye is not None

    def _flush(self) -> None:
        """Send what is new, unless something is being sent: then that will look again."""
        self._stirred = False
        if self.ended.done() or self._writing is not None:
            return
        try:
            texts = self._news()
            if self._bye is not None and self._wish is None:  # the last wish is answered first
                self._writing = eager.begin(self._say_goodbye(texts, self._bye))
            elif texts:
                self._writing = eager.begin(self._send_all(texts))
        except Exception as error:  # noqa: BLE001 (the client may be gone; `serve` looks at it)
            self.ended.set_result(error)
        if self._writing is not None:
            self._writing.add_done_callback(self._written)

    def _written(self, writing: asyncio.Task[None]) -> None:
        self._writing = None
        if writing.cancelled() or self.ended.done():
            return
        error = writing.exception()
        if isinstance(error, Exception):
            self.ended.set_result(error)
        else:
            self._flush()

    async def _send_all(self, texts: list[str]) -> None:
        for text in texts:
            await self._send({"type": "websocket.send", "text": text})

    async def _say_goodbye(self, texts: list[str], bye: Bye) -> None:
        await self._send_all([*texts, dump(bye)])
        code = CLOSE_CODES.get(bye.reason, 1000)
        await self._send({"type": "websocket.close", "code": code, "reason": ""})
        if not self.ended.done():
            self.ended.set_result(None)

    def _news(self) -> list[str]:
        """Write down what the client has not seen yet, and the answers to what it asked."""
        texts = [self._welcome()] if self._whole else self._changes()
        if self._live.table.settings.chat and self._live.chat.newest > self._said:
            said = self._live.chat.since(self._said)
            self._said = self._live.chat.newest
            texts.append(dump(Talk(said)))
        while self._outbox:
            texts.append(dump(self._outbox.popleft()))
        return texts

    def _changes(self) -> list[str]:
        live, sent = self._live, self._sent
        version, presence = live.table.version, live.presence
        if version == sent and presence == self._presence:
            return []
        updates = live.shared(sent, partial(_Updates, live, sent))
        names = updates.changed.for_seat(self.seat)
        if presence != self._presence:
            names |= {"sitters", "spectators"}
        self._sent, self._presence = version, presence
        return [updates.text(self.seat, names)]

    def _welcome(self) -> str:
        """Write a welcome; to who comes back, with the sections that have changed meanwhile."""
        live = self._live
        names = ALL
        if self._sent:
            changed = _changed_since(live, self._sent).for_seat(self.seat)
            names = changed | {"sitters", "spectators", "clock"}
        said = live.chat.since(self._said) if live.table.settings.chat else ()
        self._whole, self._sent, self._presence = False, live.table.version, live.presence
        self._said = live.chat.newest
        return dump(
            Welcome(
                protocol=VERSION,
                seat=self.seat,
                version=live.table.version,
                sections=sections_for(live, self.seat, names),
                chat=said,
                build=__version__,
            )
        )


class _Updates:
    """The updates from one version to the newest; what all see alike is written once."""

    def __init__(self, live: Live, sent: int) -> None:
        self.changed = _changed_since(live, sent)
        self._live = live
        self._sent = sent
        self._shared: dict[frozenset[str], str] = {}

    def text(self, seat: Seat | None, names: frozenset[str]) -> str:
        """Write an update of these sections for a seat."""
        text = self._shared.get(names)
        if text is None:
            sections = sections_for(self._live, seat, names)
            version = self._live.table.version
            text = dump(Update(from_=self._sent, to=version, sections=sections))
            if names <= SHARED:
                self._shared[names] = text
        return text


def _changed_since(live: Live, version: int) -> Changed:
    happened = live.events_since(version)
    if happened is None:
        return EVERYTHING
    game = live.table.game
    return changed_by(happened, game.round.storyteller if game else None)
