"""The bus on Redis or Valkey, by publishing and subscribing; nothing that is told is kept there.

What is to be told waits for one sender, who tells all of it in one round trip. Whether the bus
works is found out by an echo: what this node tells itself must come back. A connection may be open
and dead; its echo is not.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Any, Final, cast

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from pinxit.adapters.errors import BadBus
from pinxit.table.nodes.bus import Hear

log = logging.getLogger(__name__)

ECHO_EVERY: Final = 0.5  # seconds
ECHO_WITHIN: Final = 4.0  # seconds, after which the bus is down
ANSWER_WITHIN: Final = 1.0  # seconds for one question
CONNECT_WITHIN: Final = 3.0
TRY_AGAIN: Final = 0.3  # seconds after a failure
MOST_WAITING: Final = 10_000  # messages; those that nobody takes away are forgotten
AT_ONCE: Final = 500  # messages in one round trip, topics in one subscription

_LEASE: Final = """
local holder = redis.call('GET', KEYS[1])
if holder == false or holder == ARGV[1] then
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
  return 1
end
return 0
"""
_LET_GO: Final = """
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0
"""


class RedisBus:
    """Implements `pinxit.table.nodes.bus.Bus`."""

    def __init__(self, url: str, node: str, house: str) -> None:
        try:
            self._redis: Redis = Redis.from_url(
                url,
                socket_timeout=ANSWER_WITHIN,
                socket_connect_timeout=CONNECT_WITHIN,
                retry=Retry(NoBackoff(), 0),
                client_name=f"pinxit-{node}",
            )
            # What is heard may be silent for as long as it likes: the echo tells whether it lives.
            self._ears: Redis = Redis.from_url(
                url,
                socket_timeout=None,
                socket_connect_timeout=CONNECT_WITHIN,
                retry=Retry(NoBackoff(), 0),
                client_name=f"pinxit-{node}-ears",
            )
        except (ValueError, TypeError) as error:
            raise BadBus(f"A bus is redis://host or rediss://user:password@host: {error}") from None
        self._node = node
        self._house = house  # before all names: several houses may share a server
        self._lease = self._redis.register_script(_LEASE)
        self._let_go = self._redis.register_script(_LET_GO)
        self._hears: dict[str, Hear] = {}
        self._confirmed: dict[str, asyncio.Event] = {}
        self._waiting: list[tuple[str, bytes]] = []
        self._bell = asyncio.Event()
        self._echo = self._name(f"echo:{node}")
        self._echoed_at = float("-inf")
        self._was_up = False
        self._heard_itself = asyncio.Event()  # once, or again
        self._pubsub: PubSub | None = None
        self._back: list[Callable[[], None]] = []
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, url: str, node: str, house: str) -> "RedisBus":
        """Begin to talk; a server that is not there now may come later. Raise `BadBus`."""
        bus = cls(url, node, house)
        try:
            await cast("Awaitable[Any]", bus._redis.ping())
        except (RedisError, OSError) as error:
            log.warning("the bus does not answer (%s): nodes hear of each other more slowly", error)
        bus._tasks = [asyncio.create_task(work()) for work in (bus._hear, bus._send, bus._call)]
        with suppress(TimeoutError):
            async with asyncio.timeout(CONNECT_WITHIN):
                await bus._heard_itself.wait()
        return bus

    @property
    def up(self) -> bool:
        """Whether the last echo came back in time."""
        return monotonic() - self._echoed_at < ECHO_WITHIN

    def tell(self, topic: str, message: bytes) -> None:
        """Tell all who listen; while the bus is down, nobody."""
        if self.up and len(self._waiting) < MOST_WAITING:
            self._put(self._name(topic), message)

    async def ask(self, topic: str, message: bytes) -> int:
        """Tell all who listen, and count them; what waits to be told comes first."""
        if not self.up:
            return 0
        waiting, self._waiting = self._waiting, []
        try:
            heard = await self._publish([*waiting, (self._name(topic), message)])
        except (RedisError, OSError, TimeoutError):
            return 0
        return heard[-1]

    async def listen(self, topic: str, hear: Hear) -> None:
        """Hear all that is told from now on; if the bus is down, from when it is back."""
        name = self._name(topic)
        self._hears[name] = hear
        confirmed = self._confirmed[name] = asyncio.Event()
        pubsub = self._pubsub
        if pubsub is None or not self.up:
            return
        with suppress(RedisError, OSError, TimeoutError):  # then it is listened to after the fault
            await pubsub.subscribe(name)
            async with asyncio.timeout(ANSWER_WITHIN):
                await confirmed.wait()

    def leave(self, topic: str) -> None:
        """Listen no more."""
        name = self._name(topic)
        self._hears.pop(name, None)
        self._confirmed.pop(name, None)
        if self._pubsub is not None and self.up:
            self._later(self._unsubscribe(self._pubsub, name))

    async def lease(self, name: str, seconds: float) -> bool | None:
        """Have something for a while, if nobody else has it; None: nobody knows."""
        if not self.up:
            return None
        try:
            arguments: list[str | int] = [self._node, int(seconds * 1000)]
            return bool(await self._lease(keys=[self._name(name)], args=arguments))
        except (RedisError, OSError, TimeoutError):
            return None

    async def let_go(self, name: str) -> None:
        """Let others have it."""
        with suppress(RedisError, OSError, TimeoutError):
            await self._let_go(keys=[self._name(name)], args=[self._node])

    def when_back(self, call: Callable[[], None]) -> None:
        """Call this whenever the bus is back."""
        self._back.append(call)

    async def close(self) -> None:
        """Tell what waits, and talk no more."""
        with suppress(RedisError, OSError, TimeoutError):
            await self._publish(self._waiting)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(RedisError, OSError, TimeoutError):
            await self._ears.aclose()
            await self._redis.aclose()

    def _name(self, topic: str) -> str:
        return f"pinxit:{self._house}:{topic}"

    def _put(self, name: str, message: bytes) -> None:
        self._waiting.append((name, message))
        self._bell.set()

    # Telling

    async def _send(self) -> None:
        """Tell what waits, all of it at once."""
        while True:
            await self._bell.wait()
            self._bell.clear()
            waiting, self._waiting = self._waiting, []
            try:
                for at in range(0, len(waiting), AT_ONCE):
                    await self._publish(waiting[at : at + AT_ONCE])
            except (RedisError, OSError, TimeoutError) as error:
                log.info("the bus did not take what was told: %s", error)
                await asyncio.sleep(TRY_AGAIN)

    async def _publish(self, messages: list[tuple[str, bytes]]) -> list[int]:
        if not messages:
            return []
        async with self._redis.pipeline(transaction=False) as pipeline:
            for name, message in messages:
                pipeline.publish(name, message)
            return cast("list[int]", await pipeline.execute())

    async def _call(self) -> None:
        """Call into the bus, and see whether it comes back."""
        while True:
            self._put(self._echo, b"")
            await asyncio.sleep(ECHO_EVERY)
            if self._was_up and not self.up:
                self._was_up = False
                log.warning("the bus is down: nodes hear of each other by the database")

    # Hearing

    async def _hear(self) -> None:
        """Hear, for ever: whatever happens to a connection, there is another one."""
        while True:
            try:
                await self._hear_once()
            except (RedisError, OSError, TimeoutError) as error:
                log.info("the bus cannot be heard: %s", error)
            except Exception:
                log.exception("the bus cannot be heard")
            self._pubsub = None
            await asyncio.sleep(TRY_AGAIN)

    async def _hear_once(self) -> None:
        async with self._ears.pubsub() as pubsub:
            names = [self._echo, *self._hears]
            for at in range(0, len(names), AT_ONCE):
                await pubsub.subscribe(*names[at : at + AT_ONCE])
            self._pubsub = pubsub
            began_at = monotonic()
            while monotonic() - max(began_at, self._echoed_at) < ECHO_WITHIN:  # or it is dead
                message = await pubsub.get_message(timeout=ECHO_WITHIN)
                if message is not None:
                    self._take(message)

    def _take(self, message: dict[str, Any]) -> None:
        name = message["channel"].decode()
        if message["type"] == "subscribe":
            self._confirmed.setdefault(name, asyncio.Event()).set()
        elif message["type"] == "message":
            if name == self._echo:
                self._take_echo()
            elif (hear := self._hears.get(name)) is not None:
                try:
                    hear(message["data"])
                except Exception:
                    log.exception("what another node told could not be taken in")

    def _take_echo(self) -> None:
        self._echoed_at = monotonic()
        self._heard_itself.set()
        if not self._was_up:
            self._was_up = True
            for call in self._back:
                call()

    def _later(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)

    async def _unsubscribe(self, pubsub: PubSub, name: str) -> None:
        with suppress(RedisError, OSError, TimeoutError):
            await pubsub.unsubscribe(name)
