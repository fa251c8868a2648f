"""Requests that are sent again because their answer was lost: done once, answered again."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

from pinxit.table.clock import Clock

T = TypeVar("T")

KEPT_SECONDS: Final = 600.0


class Once(Generic[T]):
    """Remembers answers for a while, by an id that the client made up and nobody can guess."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._answers: dict[str, tuple[float, asyncio.Future[T]]] = {}

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
        now = self._clock.now()
        self._answers = {
            known: kept for known, kept in self._answers.items() if kept[0] + KEPT_SECONDS > now
        }
        again = request in self._answers
        if not again:
            answer: asyncio.Future[T] = asyncio.ensure_future(work())
            self._answers[request] = (now, answer)
            answer.add_done_callback(lambda done: self._forget_failure(request, done))
        done = await asyncio.shield(self._answers[request][1])
        if again and check is not None:
            await check(done)
        return done

    def _forget_failure(self, request: str, answer: asyncio.Future[T]) -> None:
        if answer.cancelled() or answer.exception() is not None:
            self._answers.pop(request, None)
