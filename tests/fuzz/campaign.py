"""A whole attack: talks, frames, requests, slow ones; and what the server looks like afterwards."""

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from copy import copy

from hypothesis import HealthCheck, Phase, given, seed, settings
from msgspec import Struct
from msgspec.structs import replace

from tests.fuzz import hostile_http as requests
from tests.fuzz.frames import BAD_FRAMES, BAD_HANDSHAKES, send_bad_frame, send_bad_handshake
from tests.fuzz.grammar import MOVE, Role, Shot, Talk, talks
from tests.fuzz.hostile import CLOSES, Attack, Tally, unpacked
from tests.fuzz.server import Server
from tests.fuzz.tables import Tables, enter
from tests.fuzz.warming import let_computers_think
from tests.fuzz.wire import Closed, Line, ask, frame, line, read_frame

AT_ONCE = 25  # talks in one run of Hypothesis, whose memory of what it has tried grows
CROWD = 4
AFTERMATH = 0.3  # seconds in which a table's own moves may fail, too
APART = 10_000_000  # between the numbers of two, so that they never say the same


class Condition(Struct, frozen=True):
    """How the server is, seen from outside."""

    megabytes: float
    files: int
    sockets: int
    awake: int  # tables


def condition(server: Server) -> Condition:
    return Condition(
        server.megabytes(), server.files(), server.sockets(), server.health().tables_awake
    )


class Gang:
    """Several who attack at once, each at tables of their own."""

    def __init__(self, server: Server, victims: str, number: int = CROWD) -> None:
        # Each reads the server's log by itself.
        self.attacks = tuple(
            Attack(copy(server), Tables(server.port, victims, block=20 + one), Tally())
            for one in range(number)
        )

    @property
    def first(self) -> Attack:
        return self.attacks[0]

    @property
    def messages(self) -> int:
        return sum(attack.tally.messages for attack in self.attacks)

    @property
    def orphans(self) -> int:
        return sum(attack.tables.orphans for attack in self.attacks)

    @property
    def tally(self) -> Tally:
        """What all of them have sent, and what came back."""
        whole = Tally()
        for attack in self.attacks:
            whole.add(attack.tally)
        return whole

    def warm_up(self, number: int, most: int) -> None:
        """Let computer players think and all else happen once, before memory is looked at."""
        let_computers_think(self.first.server.url)
        for attack in self.attacks:
            attack.run(Talk(Role.HOST, (Shot(MOVE),) * 20))
        self.talk(number, most)

    def talk(self, number: int, most: int) -> None:
        """Talk until there were so many messages; the number says which conversations."""
        with ThreadPoolExecutor(len(self.attacks)) as people:
            talking = [
                people.submit(self._talk, attack, number + place * APART, most)
                for place, attack in enumerate(self.attacks)
            ]
            for one in talking:
                one.result()

    def _talk(self, attack: Attack, number: int, most: int) -> None:
        while self.messages < most:
            _talk(attack, number)
            number += 1

    def close(self) -> None:
        for attack in self.attacks:
            attack.tables.close()


def _talk(attack: Attack, number: int) -> None:
    @seed(number)
    @settings(
        max_examples=AT_ONCE,
        deadline=None,
        database=None,
        phases=[Phase.generate],  # who waits for silence to end has no time to shrink: see `replay`
        suppress_health_check=list(HealthCheck),
    )
    @given(talks())
    def one(talk: Talk) -> None:
        attack.run(talk)

    try:
        one()
    except BaseException as error:
        error.add_note(f"seed {number}")
        raise


def send_all_frames(attack: Attack) -> None:
    """Send every bad frame before and after the hello, and every bad handshake."""
    for bad in BAD_FRAMES:
        for greeted in (True, False):
            send_bad_frame(bad, attack.tables, attack.tally, greeted=greeted)
            _no_complaints(attack, bad.name)
    for name in BAD_HANDSHAKES:
        send_bad_handshake(name, attack.tables, attack.tally)
        _no_complaints(attack, name)


def send_all_requests(attack: Attack) -> None:
    """Send every hostile request."""
    port, address = attack.server.port, attack.tables.address
    picture = requests.picture_of(ask(port, requests.request("/api/decks"), address()))
    for asked in (
        *requests.garbage(),
        *requests.bodies(),
        *requests.odd_requests(picture),
        *requests.ways_out(),
    ):
        requests.send(asked, port, address(), attack.tally)
        _no_complaints(attack, str(asked.data[:300]))


def damage_requests(attack: Attack, number: int, examples: int) -> None:
    """Send right requests that something has happened to."""

    @seed(number)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
    @given(requests.damaged_requests())
    def one(asked: requests.Ask) -> None:
        requests.send(asked, attack.server.port, attack.tables.address(), attack.tally)
        _no_complaints(attack, repr(asked.data))

    one()


@contextmanager
def slow_ones(attack: Attack, number: int, seconds: float) -> Iterator[None]:
    """Let some send by the byte meanwhile; the block waits for them at its end."""
    port, tables = attack.server.port, attack.tables
    with ThreadPoolExecutor(2 * number) as people:
        slow = [
            people.submit(ask_slowly, port, tables.address(), seconds)
            for _ in range(number)
            for ask_slowly in (requests.slow_body, requests.slow_head)
        ]
        yield
        for one in slow:
            one.result()
    attack.tally.http["slow"] += len(slow)


@contextmanager
def deaf_ones(attack: Attack, number: int) -> Iterator[None]:
    """Let some ask and ask at the victims' table, and not listen before the block is over."""
    tables = attack.tables
    with ExitStack() as stack:
        deaf = [
            stack.enter_context(line(tables.port, tables.address(), ear=2048))
            for _ in range(number)
        ]
        for at in deaf:
            enter(at, tables.victims, None)
            at.send(frame(b'{"type":"ask_view"}') + frame(b'{"type":"ping"}') * 50)
        yield
        for at in deaf:
            _listen_at_last(at, attack.tally)
    attack.tally.raw["deaf"] += number


def _listen_at_last(at: Line, tally: Tally) -> None:
    """Everything that was asked for is there, or a goodbye."""
    pongs = 0
    try:
        while pongs < 50:
            pongs += b'"pong"' in read_frame(at)[1]
    except Closed as end:
        assert end.code in CLOSES, end.code
        tally.closes[str(end.code)] += 1


def _no_complaints(attack: Attack, after: str) -> None:
    complaints = attack.server.complaints()
    assert not complaints, f"after {after}: {complaints}"


def settled(server: Server, before: Condition, seconds: float, spare: int = 0) -> Condition:
    """Wait until the server has let go of what it held; return how it is then, or after all."""
    until = time.monotonic() + seconds
    while True:
        now = condition(server)
        done = now.sockets <= before.sockets and now.awake <= before.awake + spare
        if done or time.monotonic() > until:
            return now
        time.sleep(0.1)


def report(tally: Tally) -> str:
    """Return what was sent and what came back, for people."""
    lines = []
    for name in tally.__struct_fields__:
        counted = getattr(tally, name)
        told = ", ".join(f"{key} {number:,}" for key, number in counted.most_common())
        lines.append(f"{name:9} {counted.total():>8,}  {told}")
    return "\n".join(lines)


def replay(attack: Attack, text: str) -> None:
    """Carry out one conversation again; if it fails, find out what of it was needed for that."""
    talk = unpacked(text)
    problem = _problem_of(attack, talk)
    if problem is None:
        return
    for shot in talk.shots:
        fewer = replace(talk, shots=tuple(one for one in talk.shots if one is not shot))
        found = _problem_of(attack, fewer)
        if found is not None:
            talk, problem = fewer, found
    problem.add_note(f"as much as it takes: {talk!r}")
    raise problem


def _problem_of(attack: Attack, talk: Talk) -> AssertionError | None:
    """Carry out a conversation at tables of its own; return what was wrong."""
    try:
        attack.run(talk)
        time.sleep(AFTERMATH)
        _no_complaints(attack, "the conversation")
    except AssertionError as error:
        return error
    finally:
        attack.tables.close()
    return None


class Progress:
    """Prints how far it is, now and then."""

    def __init__(self, gang: Gang, most: int) -> None:
        self._gang = gang
        self._most = most
        self._began = time.monotonic()
        self._over = threading.Event()

    @contextmanager
    def shown(self, tell: Callable[[str], None]) -> Iterator[None]:
        """Tell every few seconds."""

        def watch() -> None:
            while not self._over.wait(5.0):
                seconds = time.monotonic() - self._began
                done = self._gang.messages
                tell(
                    f"{done:>9,} of {self._most:,} messages, {done / seconds:,.0f} a second, "
                    f"{self._gang.first.server.megabytes():.0f} MB"
                )

        watching = threading.Thread(target=watch, daemon=True)
        watching.start()
        try:
            yield
        finally:
            self._over.set()
            watching.join()
