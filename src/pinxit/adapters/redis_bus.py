"""The bus on Redis or Valkey, by publishing and subscribing; nothing that is told is kept there.

What is to be told waits for one sender, who tells all of it in one round trip. Whether the bus
works is found out by an echo: what this node tells itself must come back. A connection may be open
and dead; its echo is not.

Whatever may have been lost, in either direction, is made good once the next echo is back: whoever
wants to know is told that something may have been missed.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Any, Final, TypeVar, cast

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from pinxit.adapters.errors import BadBus
from pinxit.table.nodes.bus import Hear

log = logging.getLogger(__name__)

T = TypeVar("T")

ECHO_EVERY: Final = 0.5  # seconds
ECHO_WITHIN: Final = 4.0  # seconds, after which the bus is down
SURE_FOR: Final = 1.5  # seconds after an echo, which comes more often
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


class _Ears(PubSub):
    """Hears on one connection; when that is over, so is this: there will be another one.

    By itself it would try to mend it, for who reads and for who subscribes at once: that opens two
    and forgets one.
    """

    async def _reconnect(self, conn: Any, *_of: object) -> None:  # noqa: ANN401 (the driver's)
        await conn.disconnect()


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
        self._missed = True  # something may have been: the next echo says so
        self._heard_itself = asyncio.Event()  # once, or again
        self._pubsub: PubSub | None = None
        self._subscribed: set[str] = set()  # there
        self._subscribing = asyncio.Lock()  # what is wanted last must be what is asked for last
        self._back: list[Callable[[], None]] = []
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, url: str, node: str, house: str) -> "RedisBus":
        """Begin to talk; a server that is not there now may come later. Raise `BadBus`."""
        bus = cls(url, node, house)
        try:
            await _heard_out(cast("Awaitable[Any]", bus._redis.ping()))
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

    @property
    def sure(self) -> bool:
        """Whether an echo came back just now."""
        return monotonic() - self._echoed_at < SURE_FOR

    def tell(self, topic: str, message: bytes) -> None:
        """Tell all who listen; while the bus is down, nobody."""
        if self.up and len(self._waiting) < MOST_WAITING:
            self._put(self._name(topic), message)
        else:
            self._missed = True

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
        confirmed = self._confirmed.setdefault(name, asyncio.Event())
        if self._pubsub is None:
            return
        with suppress(RedisError, OSError, TimeoutError):  # then it is listened to after the fault
            async with asyncio.timeout(ANSWER_WITHIN):
                await self._subscribe()
                await confirmed.wait()

    def leave(self, topic: str) -> None:
        """Listen no more."""
        name = self._name(topic)
        self._hears.pop(name, None)
        if self._pubsub is not None:
            self._later(self._unsubscribe())

    async def lease(self, name: str, seconds: float) -> bool | None:
        """Have something for a while, if nobody else has it; None: nobody knows."""
        if not self.up:
            return None
        try:
            arguments: list[str | int] = [self._node, int(seconds * 1000)]
            return bool(await _heard_out(self._lease(keys=[self._name(name)], args=arguments)))
        except (RedisError, OSError, TimeoutError):
            return None

    async def let_go(self, name: str) -> None:
        """Let others have it."""
        with suppress(RedisError, OSError, TimeoutError):
            await _heard_out(self._let_go(keys=[self._name(name)], args=[self._node]))

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
        try:
            async with self._redis.pipeline(transaction=False) as pipeline:
                for name, message in messages:
                    pipeline.publish(name, message)
                return cast("list[int]", await _heard_out(pipeline.execute()))
        except BaseException:  # of whoever gave up waiting nobody knows whether it was told
            self._missed = True
            raise

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
        async with _Ears(self._ears.connection_pool) as pubsub:
            try:
                await self._hear_by(pubsub)
            finally:
                self._pubsub = None
                with suppress(TimeoutError):  # whoever subscribes must not open it again
                    async with asyncio.timeout(CONNECT_WITHIN), self._subscribing:
                        pass

    async def _hear_by(self, pubsub: PubSub) -> None:
        self._missed = True
        self._subscribed = set()
        for confirmed in self._confirmed.values():
            confirmed.clear()
        self._pubsub = pubsub
        await self._subscribe()
        began_at = monotonic()
        while self._pubsub is pubsub:
            if monotonic() - max(began_at, self._echoed_at) >= ECHO_WITHIN:
                break  # it is dead
            message = await _heard_out(pubsub.get_message(timeout=ECHO_WITHIN))
            if message is not None:
                self._take(message)

    async def _subscribe(self) -> None:
        """Let the connection hear what is wanted, and nothing else, in as few words as may be."""
        async with self._subscribing:
            pubsub = self._pubsub
            if pubsub is None:
                return
            wanted = {*self._hears, self._echo}
            new, old = sorted(wanted - self._subscribed), sorted(self._subscribed - wanted)
            # The echo is last: when it comes, all else is heard, too.
            new.sort(key=lambda name: name == self._echo)
            for name in old:
                self._confirmed[name].clear()
            try:
                for at in range(0, len(new), AT_ONCE):
                    await _heard_out(pubsub.subscribe(*new[at : at + AT_ONCE]))
                for at in range(0, len(old), AT_ONCE):
                    await _heard_out(pubsub.unsubscribe(*old[at : at + AT_ONCE]))
            except BaseException:
                if self._pubsub is pubsub:
                    self._pubsub = None  # nobody knows what it hears: there will be another one
                raise
            self._subscribed = wanted
            for name in old:
                if name not in self._hears:
                    self._confirmed.pop(name, None)

    async def _unsubscribe(self) -> None:
        with suppress(RedisError, OSError, TimeoutError):
            await self._subscribe()

    def _take(self, message: dict[str, Any]) -> None:
        name = message["channel"].decode()
        if message["type"] == "subscribe":
            if name in self._confirmed:
                self._confirmed[name].set()
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
        self._was_up = True
        self._heard_itself.set()
        if self._missed:
            self._missed = False
            for call in self._back:
                call()

    def _later(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)


async def _heard_out(asked: Awaitable[T]) -> T:
    """Await something of the driver's, who may forget that somebody was cancelled.

    It writes by `asyncio.wait_for`, which up to Python 3.11 does so if what it waits for is done at
    that moment. Whoever awaits the end of a task that was cancelled would wait for ever.
    """
    try:
        return await asked
    finally:
        task = asyncio.current_task()
        if task is not None and task.cancelling():
            raise asyncio.CancelledError
