"""An evening at which one seat whispers about pictures, and all that everybody else receives.

It is played twice, with other words about other pictures. The words reach computer players, who
move by them; so nobody moves here but by rote, and what is left must be the same to the last byte.
"""

import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from msgspec import Struct

from pinxit.adapters import MemoryStore
from pinxit.decks import built_in
from pinxit.players import RandomPlayer, SameForAll
from pinxit.protocol import VERSION
from pinxit.protocol.messages import AskView, Do, Hello, dump
from pinxit.rules import Card, Phase, Seat
from pinxit.rules.commands import Finish
from pinxit.table.awake.live import LiveTable
from pinxit.table.commands import (
    AddComputer,
    AnyWish,
    Begin,
    ChangeSettings,
    ForgetWhispers,
    Kick,
    PairScreen,
    PlayFor,
    Whisper,
)
from pinxit.table.settings import Settings, SettingsChange
from pinxit.table.tokens import hash_of, new_token
from pinxit.web.app import make_app
from pinxit.web.state import State
from tests.leaks.albums import OWN, own_deck
from tests.leaks.asking import ask
from tests.leaks.line import Line
from tests.leaks.suite import Leak
from tests.leaks.world import GENEROUS, NAME, Unminded, noting
from tests.table.evening import move_of
from tests.table.random_evening import StillClock

WHISPERER = 1  # among the people: neither host nor last
CARDS = own_deck().cards
# As many things are said, mended and taken back in both, and nothing else is alike.
ONE: tuple[tuple[Card, str], ...] = (
    (CARDS[0], "Zimtschnecke"),
    (CARDS[1], "Oberwasser"),
    (CARDS[0], "Zimtschnecke, Sahne"),
    (CARDS[1], ""),
    (CARDS[2], "Zimt"),
)
OTHER: tuple[tuple[Card, str], ...] = (
    (CARDS[3], "ż" * 60),
    (CARDS[4], "Kniff"),
    (CARDS[4], ""),
    (CARDS[5], "q"),
    (CARDS[3], "Papperlapapp am Abend"),
)
WORDS = ("Zimt", "Oberwasser", "Kniff", "żżż", "Papperlapapp")


class Told(Struct):
    """What came to each who looks on, and what was logged."""

    to: dict[str, list[str]]
    noted: list[str]


async def told(whispers: Sequence[tuple[Card, str]]) -> Told:
    """Play the evening, and return what others than the whisperer were told."""
    noted: list[str] = []
    with noting(noted):
        async with _table() as (state, live, tokens):
            lines = {name: Line(state) for name in tokens}
            heard: dict[str, list[str]] = {name: [] for name in tokens}

            async def listen() -> None:
                for name, line in lines.items():
                    heard[name] += await line.listen()

            async def wish(name: str, asked: AnyWish) -> None:
                said = Do(id=f"{len(heard[name])}", wish=asked)
                heard[name] += await lines[name].say(dump(said))
                await listen()

            for name, line in lines.items():
                heard[name] += await line.say(_hello(live, tokens[name]))
            for card, text in whispers:
                await wish("whisperer", Whisper(card, text))
            await wish("guest", Whisper(CARDS[0], "a boat"))
            await wish("guest", Whisper(CARDS[3], "a boat"))
            await _come_again(state, live, tokens, heard)
            await live.handle(None, ForgetWhispers((CARDS[3], CARDS[2])))
            await wish("guest", Whisper(CARDS[5], "a tree"))
            await _come_again(state, live, tokens, heard)
            await _play(live)
            await listen()
            await _come_again(state, live, tokens, heard)
            await live.handle(live.table.host, Kick(_seats(live)[WHISPERER]))
            await listen()
            await _come_again(state, live, tokens, heard)
            for line in lines.values():
                await line.hang_up()
    return Told({name: texts for name, texts in heard.items() if name != "whisperer"}, noted)


def compare(one: Told, other: Told) -> None:
    """Raise `Leak` if somebody could tell the two evenings apart, or reads a word of them."""
    for name, texts in one.to.items():
        for ours, theirs in zip(texts, other.to[name], strict=False):
            if ours != theirs:
                raise Leak(f"{name}:\n{ours}\n{theirs}")
        if len(texts) != len(other.to[name]):
            raise Leak(f"{name} is told more often")
    for text in (*one.noted, *other.noted):
        if "Traceback" in text:
            raise RuntimeError(text)
        if any(word in text for word in WORDS) or OWN in text:
            raise Leak(f"logged: {text}")


@asynccontextmanager
async def _table() -> AsyncIterator[tuple[State, LiveTable, dict[str, str | None]]]:
    """Open a table with a deck of its own: people, a computer, a spectator, a television."""
    rng = random.Random(1)
    catalogue = built_in()
    store = MemoryStore()
    hub = Unminded(
        store=store,
        clock=StillClock(),
        decks=catalogue.cards,
        decks_of=catalogue.cards_of,
        roster=SameForAll(RandomPlayer(("a clue",))),
        new_seed=lambda: f"{rng.getrandbits(256):064x}",
        new_code=lambda: "LAMPLX",
        secret=b"s" * 32,
    )
    host = await hub.open(Settings(decks=("plain",)), f"{NAME} 0", "white")
    catalogue.put(own_deck(), host.code)
    live = await hub.live(host.code)
    others = [await hub.doors.sit(host.code, f"{NAME} {number}", None) for number in (1, 2)]
    await live.handle(host.seat, AddComputer("Robo"))
    await live.handle(host.seat, ChangeSettings(SettingsChange(decks=(OWN, "plain"))))
    await live.handle(host.seat, PairScreen("en"))
    screen = new_token()
    await store.put_token(hash_of(screen), host.code, live.table.screens[0].screen)
    tokens = {"host": host.token, "whisperer": others[0].token, "guest": others[1].token}
    try:
        state = State(hub, catalogue, GENEROUS, "http://table.example")
        yield state, live, {**tokens, "spectator": None, "television": screen}
    finally:
        await hub.close()


def _hello(live: LiveTable, token: str | None, version: int | None = None) -> str:
    return dump(Hello(protocol=VERSION, table=live.table.code, token=token, version=version))


async def _come_again(
    state: State,
    live: LiveTable,
    tokens: dict[str, str | None],
    heard: dict[str, list[str]],
) -> None:
    """Let everybody connect anew, with and without a version, and ask for all there is to ask."""
    app, base = make_app(state), f"/api/tables/{live.table.code}"
    paths = ("", "/export", "/games/1", "/games/1/audit", "/uploads")
    for name, token in tokens.items():
        if name == "whisperer":
            continue
        for version in (None, 1, live.table.version):
            line = Line(state)
            heard[name] += await line.say(_hello(live, token, version))
            heard[name] += await line.say(dump(AskView()))
            await line.hang_up()
        headers = {"authorization": f"Bearer {token}"} if token else {}
        for path in (*(base + path for path in paths), f"/api/decks/{OWN}", "/api/tables"):
            answer = await ask(app, "GET", path, headers=headers)
            heard[name].append(f"{path} {answer.status} {answer.headers} {answer.body!r}")


def _seats(live: LiveTable) -> list[Seat]:
    return [sitter.seat for sitter in live.table.sitters]


async def _play(live: LiveTable) -> None:
    """Play a round by rote, and end the game."""
    host, people = live.table.host, set(_seats(live)[:3])
    await live.handle(host, Begin())
    while True:
        game = live.table.game
        assert game is not None
        if game.phase is Phase.REVEAL:
            break
        seat = (game.round.awaited or game.seats)[0]
        move = move_of(game, seat)
        mover = seat if seat in people else None
        await live.handle(mover, move if mover else PlayFor(seat, move))
    await live.handle(host, Finish())
