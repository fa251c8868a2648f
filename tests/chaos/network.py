"""Wires that are slow, break anywhere, and linger: what TCP allows, and no more.

Within one connection everything stays in order. A client that is cut off learns it at once; the
server may learn it much later, and meanwhile still hears what the dead connection had sent, after
the client has come back on another one. A client that does not read fills its wire.
"""

import asyncio
import contextvars
import random
from collections import Counter, deque
from collections.abc import Callable
from typing import Any, Protocol

from msgspec import Struct

from pinxit.protocol.messages import ClientMessage, dump
from pinxit.web.wire import Listener

from .loop import VirtualLoop

CLOSING = 5.0  # seconds after which the server cuts off who does not return its goodbye
PULSE = 40.0  # … and who has given no sign of life


class Weather(Struct, kw_only=True):
    """How bad the lines are."""

    delay: float = 0.05  # seconds under way, usually at most
    spike: float = 0.0  # how often a message takes seconds
    cut: float = 0.0  # how often a message finds the line dead
    stall: float = 0.0  # how often a client stops reading for a while
    lose: float = 0.0  # how often a request or its answer is lost


class Pipe:
    """One direction of a connection: all in order, each after its delay, or held."""

    def __init__(
        self, loop: VirtualLoop, deliver: Callable[[Any], None], context: contextvars.Context
    ) -> None:
        self._loop = loop
        self._deliver = deliver
        self._context = context
        self._items: deque[tuple[float, Any]] = deque()
        self._last = 0.0
        self._held = False
        self._timer: Any = None

    def __len__(self) -> int:
        return len(self._items)

    def put(self, item: object, delay: float) -> None:
        """Send something that arrives after a delay, and not before what was sent earlier."""
        self._last = max(self._last, self._loop.time() + delay)
        self._items.append((self._last, item))
        self._wind()

    def hold(self) -> None:
        """Deliver nothing for now."""
        self._held = True

    def release(self) -> None:
        """Go on delivering."""
        self._held = False
        self._wind()

    def cut(self, kept: int) -> None:
        """Lose all that is under way but the first few."""
        while len(self._items) > kept:
            self._items.pop()

    def _wind(self) -> None:
        if self._timer is None and self._items and not self._held:
            at = max(self._items[0][0], self._loop.time())
            self._timer = self._loop.call_at(at, self._pump, context=self._context)

    def _pump(self) -> None:
        self._timer = None
        if self._items and not self._held:
            _, item = self._items.popleft()
            self._deliver(item)
        self._wind()


class Noise(Struct, frozen=True):
    """Something that is no message."""

    text: str | None


class Closed(Struct, frozen=True):
    """The last thing on a pipe."""

    code: int


class End(Protocol):
    """The client's end of a connection."""

    def heard(self, link: "Link", message: Any) -> None:  # noqa: ANN401 (any message of the server)
        """A message has come."""

    def hung_up(self, link: "Link", code: int | None) -> None:
        """The connection is over; None: it was lost."""


class Judge(Protocol):
    """Who looks at all that crosses."""

    def sent(self, link: "Link", text: str) -> object:
        """Look at what the server sends, and return the message."""

    def arrived(self, link: "Link", message: ClientMessage) -> None:
        """Look at what the server is about to hear."""


class Link:
    """A connection; to the server, it is a `Wire`."""

    def __init__(self, net: "Network", end: End, number: int, rng: random.Random) -> None:
        self.number = number
        self.room = True
        self.open = True  # as the client sees it
        self.settled = net.loop.time()  # since when everything has been well on it
        self.memo: Any = None  # the judge's
        self.end = end
        self._net = net
        self._rng = rng
        self._listener: Listener | None = None
        self._server_open = True
        self._up = Pipe(net.loop, self._arrive, net.server_context())
        self._down = Pipe(net.loop, self._reach, net.context)
        self._base = rng.random() * net.weather.delay
        self._high = rng.choice((2, 6, 12))  # messages under way that fill the wire

    def attach(self, listener: Listener) -> None:
        """The server has taken the connection."""
        self._listener = listener

    @property
    def lingers(self) -> bool:
        """Tell whether only the server believes that somebody is there."""
        return not self.open and self._listener is not None

    @property
    def served(self) -> bool:
        """Tell whether both ends believe in it."""
        return self.open and self._listener is not None

    @property
    def idle(self) -> bool:
        """Tell whether nothing is under way to the client."""
        return not self._down

    # The client's side

    def say(self, message: ClientMessage | Noise) -> None:
        """Send a message to the server."""
        if self.open:
            self._up.put(message, self._delay())
            if self._rng.random() < self._net.weather.cut:
                self.cut()

    def leave(self) -> None:
        """Go, as a browser that is closed."""
        if self.open:
            self.open = False
            self._down.cut(0)
            self._up.put(Closed(1001), self._delay())

    def cut(self) -> None:
        """The line is dead: the client knows soon, the server later."""
        if not self.open:
            return
        self.open = False
        self._net.counts["cut"] += 1
        self._net.trace(f"link {self.number} is cut")
        rng = self._rng
        self._up.cut(rng.randrange(len(self._up) + 1))
        self._down.cut(0)
        late = rng.choice((0.01, 1.0, PULSE)) * rng.random()
        self._up.put(Closed(1006), late)
        if late > 1.0:
            self._net.counts["lingering"] += 1
        self._net.later(rng.random(), self.end.hung_up, self, None)

    def stall(self, seconds: float) -> None:
        """Stop reading for a while."""
        if self.open:
            self._net.counts["stalled"] += 1
            self._net.trace(f"link {self.number} stalls")
            self._down.hold()
            self.settled = self._net.loop.time() + seconds
            self._net.later(seconds, self._read_on)

    def server_died(self) -> None:
        """The server is gone, and part of what it has sent."""
        self._server_open = False
        self._listener = None
        if self.open:
            rng = self._rng
            self._down.release()
            self._down.cut(rng.randrange(len(self._down) + 1))
            self._down.put(Closed(1006), rng.random() * rng.choice((0.1, 10.0)))

    # The server's side: `Wire`

    def send(self, *texts: bytes) -> None:
        """Send messages to the client; between any two the line may break."""
        for text in texts:
            self._send(text.decode())

    def _send(self, text: str) -> None:
        if not self._server_open:
            return
        message = self._net.judge.sent(self, text)
        if not self.open:
            self._pile_up()
            return
        self._down.put(message, self._delay())
        weather, rng = self._net.weather, self._rng
        if rng.random() < weather.cut:
            self.cut()
        elif rng.random() < weather.stall:
            self.stall(rng.choice((1.0, 30.0)) * rng.random())
        if len(self._down) >= self._high:
            self._fill()

    def close(self, code: int) -> None:
        """Hang up after what was sent."""
        if self._server_open:
            self._server_open = False
            self._net.trace(f"link {self.number} is closed with {code}")
            self._net.server_later(CLOSING, self._forget)
            if self.open:
                self._down.put(Closed(code), self._delay())

    def pause(self) -> None:
        """Read no more."""
        self._up.hold()

    def resume(self) -> None:
        """Read on."""
        self._up.release()

    # In between

    def _arrive(self, message: object) -> None:
        if isinstance(message, Closed):
            self._forget()
        elif self._listener is None or not self._server_open:
            return
        elif isinstance(message, Noise):
            self._listener.hear(message.text)
        else:
            assert isinstance(message, ClientMessage)
            self._net.judge.arrived(self, message)
            self._listener.hear(dump(message))

    def _forget(self) -> None:
        """Tell the server, once, that the connection is over."""
        listener, self._listener = self._listener, None
        self._server_open = False
        if listener is not None:
            self._net.trace(f"link {self.number} is forgotten")
            listener.lost()

    def _reach(self, message: object) -> None:
        if not self.open:
            return
        if isinstance(message, Closed):
            self.open = False
            self._up.put(Closed(1000), self._delay())
            self.end.hung_up(self, None if message.code == 1006 else message.code)
            return
        self.end.heard(self, message)
        if not self.room and len(self._down) <= self._high // 3:
            self.room = True
            if self._listener is not None:
                self._net.server_soon(self._listener.drained)

    def _read_on(self) -> None:
        self._down.release()
        self.settled = self._net.loop.time()

    def _pile_up(self) -> None:
        """Nobody reads at the other end; the system takes a little, then no more."""
        if self._rng.random() < 0.3:
            self._fill()

    def _fill(self) -> None:
        if self.room:
            self.room = False
            self._net.counts["full"] += 1
            if self._listener is not None:
                self._listener.stalled()

    def _delay(self) -> float:
        rng, weather = self._rng, self._net.weather
        if rng.random() < weather.spike:
            return rng.random() * 3.0
        return self._base * (0.5 + rng.random())


class Lost(Exception):
    """A request has not been answered."""


class Network:
    """All connections, and who answers at the other end."""

    def __init__(
        self, loop: VirtualLoop, rng: random.Random, judge: Judge, weather: Weather
    ) -> None:
        self.loop = loop
        self.weather = weather
        self.judge = judge
        self.counts: Counter[str] = Counter()
        self.context = contextvars.copy_context()
        self.links: list[Link] = []
        self.trace: Callable[[str], None] = lambda _: None
        self.take: Callable[[Link], Listener] | None = None  # None: no server is running
        self.server_context: Callable[[], contextvars.Context] = lambda: self.context
        self._rng = rng
        self._made = 0
        self._asked: dict[asyncio.Future[Any], None] = {}  # in the order of asking

    def connect(self, end: End) -> Link:
        """Open a connection; what is said on it is heard if a server is there by then."""
        self._made += 1
        link = Link(self, end, self._made, random.Random(f"{self._rng.random()}"))
        self.links.append(link)
        if self.take is None:
            self.later(self._rng.random(), self._refuse, link)
        else:
            self.server_soon(self._accept, link)
        return link

    def _accept(self, link: Link) -> None:
        if self.take is not None:
            link.attach(self.take(link))

    @staticmethod
    def _refuse(link: Link) -> None:
        if link.open:
            link.open = False
            link.end.hung_up(link, None)

    async def ask(self, answer: Callable[[], Any]) -> Any:  # noqa: ANN401 (what the server returns)
        """Make a request of the server; raise `Lost` if no answer comes."""
        rng = self._rng
        await asyncio.sleep(rng.random() * self.weather.delay)
        if self.take is None:
            raise Lost
        if rng.random() < self.weather.lose:
            self.counts["requests lost"] += 1
            await asyncio.sleep(10.0)
            raise Lost
        answered = self.loop.create_future()
        self._asked[answered] = None
        self.server_soon(self._begin, answer, answered)
        try:
            async with asyncio.timeout(15.0):
                result = await answered
        except TimeoutError:
            raise Lost from None
        finally:
            self._asked.pop(answered, None)
        if rng.random() < self.weather.lose:
            self.counts["answers lost"] += 1
            await asyncio.sleep(rng.random() * 10.0)
            raise Lost
        await asyncio.sleep(rng.random() * self.weather.delay)
        return result

    def _begin(self, answer: Callable[[], Any], answered: asyncio.Future[Any]) -> None:
        async def work() -> None:
            try:
                result = await answer()
            except Exception as error:  # noqa: BLE001 (the client hears that it failed)
                result = error
            if not answered.done():
                answered.set_result(result)

        self.loop.create_task(work())

    def server_died(self) -> None:
        """Nobody is there any more."""
        self.take = None
        for link in self.links:
            link.server_died()
        self.links.clear()
        for answered in tuple(self._asked):
            if not answered.done():
                answered.set_exception(Lost())

    def later(self, seconds: float, callback: Callable[..., None], *args: object) -> None:
        """Do something that no process does."""
        self.loop.call_later(seconds, callback, *args, context=self.context)

    def server_later(self, seconds: float, callback: Callable[..., None], *args: object) -> None:
        """Let the server do something."""
        self.loop.call_later(seconds, callback, *args, context=self.server_context())

    def server_soon(self, callback: Callable[..., None], *args: object) -> None:
        """Let the server do something now."""
        self.loop.call_soon(callback, *args, context=self.server_context())
