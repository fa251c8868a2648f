"""Requests that are sent again because their answer was lost: done once, answered again."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

from pinxit.table.clock import Clock

T = TypeVar("T")

KEPT_SECONDS: Final = 600.0
MOST_KEPT: Final = 1000  # answers; in a storm the oldest are forgotten sooner


class Once(Generic[T]):
    """Remembers answers for a while, by an id that the client made up and nobody can guess."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._doing: dict[str, asyncio.Future[T]] = {}
        self._answers: dict[str, tuple[float, T]] = {}  # the oldest first

    async def do(
        self,
        request: str | None,
        work: Callable[[], Awaitable[T]],
        check: Callable[[T], Awaitable[None]] | None = None,
    ) -> T:
        """Do the work, unless this very request has been made before; failures are forgotten.

        `check` may refuse to give an answer again.
        """
        if request is None:
            return await work()
        self._forget_old()
        again = request in self._answers or request in self._doing
        if not again:
            doing: asyncio.Future[T] = asyncio.ensure_future(work())
            self._doing[request] = doing
            doing.add_done_callback(lambda done: self._done(request, done))
        if request in self._answers:
            done = self._answers[request][1]
        else:
            done = await asyncio.shield(self._doing[request])
        if again and check is not None:
            await check(done)
        return done

    def _done(self, request: str, answer: asyncio.Future[T]) -> None:
        self._doing.pop(request, None)
        if not answer.cancelled() and answer.exception() is None:
            # Only the answer is kept: the work that led to it holds on to the whole request.
            self._answers[request] = (self._clock.now(), answer.result())

    def _forget_old(self) -> None:
        now = self._clock.now()
        while self._answers:
            oldest = next(iter(self._answers))
            at = min(self._answers[oldest][0], now)  # a clock may be put back
            if len(self._answers) <= MOST_KEPT and at + KEPT_SECONDS > now:
                return
            del self._answers[oldest]
