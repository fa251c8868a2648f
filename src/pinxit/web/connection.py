"""One client's connection: what it is told never holds up anybody else.

A connection keeps no messages for updates, only the version it was last sent. What has changed
since then is sent at once if the wire can take it, and as soon as it can otherwise, so a client
that does not read costs nobody else anything. Answers wait in a small box of their own; when that
overflows, this connection is closed, and only this one.
"""

import asyncio
import logging
from collections import deque
from enum import Enum, auto

from pinxit.protocol.goodbyes import bye, close_code
from pinxit.protocol.messages import Bye, Hello, Notice, ServerMessage, Talk, pack
from pinxit.protocol.padding import padded
from pinxit.protocol.updates import can_follow, update_for, welcome_for
from pinxit.rules import Seat
from pinxit.table.awake.chat import Said
from pinxit.table.awake.live import LiveTable
from pinxit.table.awake.scene import Scene
from pinxit.table.goodbyes import Parting
from pinxit.table.screens import Screen
from pinxit.table.strangers import is_inside
from pinxit.table.tokens import hash_of, unused_hash_of

from .limits import Limits
from .wire import Wire

log = logging.getLogger(__name__)

LAST_WORDS = 1.0  # seconds for the last answers to get out


class Stage(Enum):
    """How far a visit has come."""

    HERE = auto()  # nothing is being asked
    ASKING = auto()  # a wish is being carried out, and will be answered
    LAST_ANSWER = auto()  # dismissed while asking: the wish is answered first
    LEAVING = auto()  # dismissed: the goodbye is next
    GONE = auto()


class Connection:
    """One client at one table."""

    __slots__ = (
        "_bye",
        "_limits",
        "_live",
        "_looking",
        "_loop",
        "_met",
        "_noticed",
        "_outbox",
        "_said",
        "_sent",
        "_since",
        "_spoken",
        "_stage",
        "_wire",
        "origin",
        "screen",
        "seat",
        "token_hashes",
    )

    def __init__(
        self,
        wire: Wire,
        live: LiveTable,
        seat: Seat | None,
        limits: Limits,
        origin: str | None = None,
        screen: Screen | None = None,
        token: str | None = None,
    ) -> None:
        self.token_hashes: tuple[str, ...] = (
            () if token is None else (hash_of(token), unused_hash_of(token))
        )
        self.seat = seat
        self.screen = screen
        self.origin = origin
        self._wire = wire
        self._live = live
        self._limits = limits
        self._loop = asyncio.get_running_loop()
        self._stage = Stage.HERE
        self._bye: Bye | None = None  # why, once dismissed
        self._looking: asyncio.Handle | None = None  # it will be looked what is new
        self._outbox: deque[ServerMessage] = deque()
        self._sent: int | None = None  # the version; None: a welcome is due
        self._since: int | None = None  # from which on the welcome tells; None: everything
        self._met = -1  # the number of comings and goings that the client knows of
        self._said = 0  # what the client has heard, by the number of the last
        self._spoken = 0  # and by where that stands in what was heard here
        self._noticed = 0

    def begin(self, hello: Hello) -> None:
        """Start from what the client says it has seen."""
        self._said = hello.chat
        if hello.version is not None and can_follow(self._live.scene(), hello.version):
            self._since = hello.version
        self._soon()

    def show(self, scene: Scene) -> None:
        """Something is new: send it, if the client reads; the wire says when it does again."""
        if self._stage is Stage.GONE or not self._wire.room:
            return
        try:
            if texts := self._news(scene):
                self._wire.send(*texts)
        except Exception:
            log.exception("a connection failed", extra={"table": self._live.label})
            self._bye = bye(Parting.FAILED)
            self._stage = Stage.LEAVING
        if self._stage is Stage.LEAVING and self._bye is not None:
            self._wire.send(pack(self._bye))
            self._hang_up()

    def send_news(self) -> None:
        """See what is new."""
        self._looking = None
        self.show(self._live.scene())

    def show_all(self) -> None:
        """Send the whole view once more."""
        self._sent = self._since = None
        self._soon()

    def begin_wish(self) -> None:
        """A wish is being carried out and will be answered."""
        if self._stage is Stage.HERE:
            self._stage = Stage.ASKING

    def end_wish(self) -> None:
        """The wish is carried out, or refused."""
        if self._stage is Stage.ASKING:
            self._stage = Stage.HERE
        elif self._stage is Stage.LAST_ANSWER:
            self._stage = Stage.LEAVING
            self._soon()

    def answer(self, message: ServerMessage) -> None:
        """Put an answer into the box."""
        if len(self._outbox) >= self._limits.outbox:
            self.dismiss(Parting.UNREAD)
            return
        self._outbox.append(message)
        self._soon()

    def answer_with_the_others(self, message: ServerMessage) -> None:
        """Put an answer into the box, to leave when all are told what has become of it."""
        self._outbox.append(message)

    def dismiss(self, why: Parting) -> None:
        """The seat is not this connection's any more."""
        if self._stage in (Stage.HERE, Stage.ASKING):
            self._bye = bye(why)
            asking = self._stage is Stage.ASKING
            self._stage = Stage.LAST_ANSWER if asking else Stage.LEAVING
            self._loop.call_later(LAST_WORDS, self._hang_up)  # also on who does not read
        self._soon()

    @property
    def leaving(self) -> bool:
        """Tell whether the client has been dismissed."""
        return self._bye is not None

    def end(self) -> None:
        """Write no more: the client is gone."""
        self._stage = Stage.GONE

    def _soon(self) -> None:
        """Look what is new when all that happens now has happened."""
        if self._looking is None:
            self._looking = self._loop.call_soon(self.send_news)

    def _hang_up(self) -> None:
        if self._stage is not Stage.GONE and self._bye is not None:
            self._stage = Stage.GONE
            self._wire.close(close_code(self._bye.reason))

    def _news(self, scene: Scene) -> list[bytes]:
        """Write down what the client has not seen yet, and the answers to what it asked."""
        live, texts = self._live, []
        version, met = scene.table.version, scene.attendance.number
        if self._sent is None:
            said = self._heard_before(scene) if scene.table.settings.chat else ()
            texts.append(welcome_for(scene, self.seat, self._since, said, self.screen))
            self._said, self._spoken = live.chat.newest, live.chat.place
        elif version != self._sent or met != self._met:
            met_all = met == self._met
            news = update_for(scene, self.seat, self._sent, met=met_all, screen=self.screen)
            texts.append(news)
        self._sent, self._met = version, met
        if live.chat.place > self._spoken and scene.table.settings.chat:
            said = self._heard(scene)
            self._said, self._spoken = live.chat.newest, live.chat.place
            if said:
                texts.append(pack(Talk(said)))
        if live.notice.number != self._noticed:
            if live.notice.text or self._noticed:
                texts.append(pack(Notice(live.notice.text)))
            self._noticed = live.notice.number
        while self._outbox:
            texts.append(padded(self._outbox.popleft()))
        return texts

    def _heard_before(self, scene: Scene) -> tuple[Said, ...]:
        """Return what was said while the client was away, as far as this seat may read it."""
        inside = is_inside(scene.table, self.seat)
        return self._live.chat.since(self._said, self.seat, inside=inside)

    def _heard(self, scene: Scene) -> tuple[Said, ...]:
        """Return what was said since the last time, as far as this seat may read it."""
        inside = is_inside(scene.table, self.seat)
        return self._live.chat.after(self._spoken, self.seat, inside=inside)
