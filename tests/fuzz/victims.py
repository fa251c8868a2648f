"""Honest people who play while others misbehave: in a process of their own, so that they feel it.

    python -m tests.fuzz.victims http://127.0.0.1:8484

Its first line names the table. It plays game after game until its input ends, and then tells how
the evening was.
"""

import asyncio
import random
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager

import msgspec
from msgspec import Struct

from pinxit.client import Client, connect, open_table, sit_down
from pinxit.rules import Clue, Phase
from pinxit.rules.commands import Claim, Give, GoOn, Tell, Vote
from pinxit.rules.legal import MayClaim, MayGive, MayGoOn, MayTell, MayVote
from pinxit.table.commands import AnyWish, Begin
from tests.patience import PATIENCE

PEOPLE = 4
PACE = 0.12  # seconds that people take for a move: less than twenty moves a second


class Evening(Struct):
    """What the victims noticed."""

    games: int = 0
    moves: int = 0
    seconds: list[float] = []  # from a wish to its answer, sorted
    trouble: list[str] = []

    def slowest(self, share: float) -> float:
        """Return how many milliseconds this share of the moves took at most."""
        if not self.seconds:
            return 0.0
        return 1000 * self.seconds[min(len(self.seconds) - 1, int(share * len(self.seconds)))]


async def play(server: str, over: asyncio.Event) -> Evening:
    """Play until it is over; the table is full, so nobody else can sit down."""
    evening = Evening()
    async with AsyncExitStack() as stack:
        host = await open_table(
            server, "Victim 1", settings={"seats": PEOPLE, "house": {"target": 8}}
        )
        names = [f"Victim {number}" for number in range(2, PEOPLE + 1)]
        places = [host, *[await sit_down(server, host.code, name) for name in names]]
        people = [await stack.enter_async_context(connect(place)) for place in places]
        print(host.link.rpartition("/")[2], flush=True)  # noqa: T201 (who started us waits for it)
        await _until(over, _games(people, evening))
        evening.trouble += [
            f"{one.seat}: {one.reconnects} lost connections, goodbye {one.goodbye}"
            for one in people
            if one.reconnects or one.goodbye
        ]
    evening.seconds.sort()
    return evening


async def _until(over: asyncio.Event, playing: Coroutine[None, None, None]) -> None:
    """Play until it is over, in the middle of a game if need be."""
    tasks = (asyncio.create_task(playing), asyncio.create_task(over.wait()))
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    ends = await asyncio.gather(*tasks, return_exceptions=True)
    for end in ends:
        if isinstance(end, Exception):
            raise end


async def _games(people: Sequence[Client], evening: Evening) -> None:
    while True:
        await _wish(people[0], Begin(), evening)
        await asyncio.gather(*(_play(one, evening) for one in people))
        evening.games += 1


async def _play(me: Client, evening: Evening) -> None:
    rng = random.Random(me.seat)
    await me.until(lambda: me.phase is not Phase.OVER, PATIENCE)
    while True:
        await me.until(lambda: me.phase is Phase.OVER or _turn(me), PATIENCE)
        if me.phase is Phase.OVER:
            return
        await asyncio.sleep(PACE)
        await _wish(me, _move(me, rng), evening)


def _turn(me: Client) -> bool:
    """Tell whether it is this one's turn; for what anyone may do, it is the first one's."""
    anyone = any(isinstance(option, MayClaim | MayGoOn) for option in me.may)
    awaited = any(isinstance(option, MayTell | MayGive | MayVote) for option in me.may)
    return awaited or (anyone and me.seat == "s1")


def _move(me: Client, rng: random.Random) -> AnyWish:
    for option in me.may:
        match option:
            case MayClaim():
                return Claim()
            case MayTell():
                return Tell(rng.choice(option.cards), Clue("a quiet evening"))
            case MayGive():
                return Give(tuple(rng.sample(option.cards, option.number)))
            case MayVote():
                return Vote(tuple(rng.sample(option.cards, option.fewest)))
            case MayGoOn():
                return GoOn()
    raise AssertionError(me.may)


async def _wish(me: Client, wish: AnyWish, evening: Evening) -> None:
    began = time.perf_counter()
    try:
        await asyncio.wait_for(me.do(wish), PATIENCE)
    except Exception as error:  # noqa: BLE001 (whatever it is, they should not have noticed it)
        evening.trouble.append(f"{me.seat} {wish}: {error!r}")
    evening.seconds.append(time.perf_counter() - began)
    evening.moves += 1


class Victims(Struct):
    """The victims, seen from here."""

    process: "subprocess.Popen[str]"
    code: str  # of their table
    evening: Evening | None = None

    def end(self) -> Evening:
        """Let the evening end and ask how it was."""
        if self.evening is None:
            told, _ = self.process.communicate(timeout=PATIENCE)
            self.evening = msgspec.json.decode(told.splitlines()[-1], type=Evening)
        return self.evening


@contextmanager
def victims(server: str) -> Iterator[Victims]:
    """Let people play beside the block; their code is known at its start."""
    words = (sys.executable, "-m", "tests.fuzz.victims", server)
    process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    code = process.stdout.readline().strip()
    assert code, "the victims could not sit down"
    found = Victims(process, code)
    try:
        yield found
    finally:
        if found.evening is None:
            process.kill()
            process.communicate()


async def main(server: str) -> None:
    """Play until the input ends."""
    over = asyncio.Event()
    loop = asyncio.get_running_loop()
    loop.add_reader(sys.stdin.fileno(), over.set)
    evening = await play(server, over)
    print(msgspec.json.encode(evening).decode(), flush=True)  # noqa: T201 (as it was promised)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
