"""Two evenings at one table, with pictures of its own, and whoever has a link to their albums.

What may be known is little, so all else is looked for in every byte that the server answers with:
names without leave, what opens the table or a seat, the seed, talk, pictures that the host keeps to
the table. A link that leads nowhere is answered like one that never was.
"""

import random
from collections.abc import AsyncIterator, Collection, Iterator
from contextlib import asynccontextmanager
from hashlib import sha256

from msgspec import Struct
from msgspec.structs import replace

from pinxit.adapters import MemoryStore
from pinxit.adapters.blobs_in_memory import MemoryBlobs
from pinxit.clips.shelf import Shelf
from pinxit.decks import Catalogue, Package, built_in
from pinxit.decks.darkroom import Darkroom
from pinxit.decks.drawn_decks import drawn_decks
from pinxit.players import RandomPlayer, SameForAll
from pinxit.rules import Clue, Phase, Seat
from pinxit.rules.commands import Finish, Tell
from pinxit.rules.events import GameStarted
from pinxit.table.awake.live import LiveTable
from pinxit.table.codec import load_event
from pinxit.table.commands import (
    AddComputer,
    Begin,
    ChangeSettings,
    GiveHeart,
    Kick,
    PlayFor,
    ShareClip,
    SignAlbum,
    TakeBackAlbum,
)
from pinxit.table.hub.doors import Taken
from pinxit.table.settings import Settings, SettingsChange, Strangers
from pinxit.table.strangers import friends
from pinxit.web.app import make_app
from pinxit.web.state import State
from tests.leaks.asking import Answer, ask
from tests.leaks.suite import Leak
from tests.leaks.world import GENEROUS, NAME, PromptDesk, Unminded, something
from tests.table.evening import move_of
from tests.table.random_evening import StillClock

OWN = f"own-{'c0ffee' * 4}"
TALK = "Papperlapapp"
PEOPLE = tuple(f"{NAME}-{colour}" for colour in ("Blau", "Grün", "Rot", "Gelb"))
COMPUTER = "Klapperatismus"
ROUNDS = 3
NOBODYS = "B" * 22


class Evening(Struct):
    """A table at which two games are over."""

    state: State
    live: LiveTable
    seats: list[Taken]  # of people; the first is host
    shelf: Shelf

    @property
    def code(self) -> str:
        return self.live.table.code

    @property
    def host(self) -> Seat:
        return self.seats[0].seat

    async def get(self, path: str) -> Answer:
        return await ask(make_app(self.state), "GET", path)

    async def share(self, game: int = 1, *, pictures: bool = False) -> str:
        """Make a link as a host does; return what it ends with."""
        token = self.seats[0].token
        answer = await ask(
            make_app(self.state),
            "POST",
            f"/api/tables/{self.code}/games/{game}/album",
            headers={"authorization": f"Bearer {token}"},
            body={"pictures": pictures},
        )
        assert answer.status == 201, answer
        made = answer.json()
        assert made["link"] == f"http://table.example/album/{made['secret']}"
        return str(made["secret"])

    async def sign(self, names: Collection[str], game: int = 1) -> None:
        """Let these, and nobody else, have their names in an album."""
        for name, taken in zip(PEOPLE, self.seats, strict=True):
            wish = SignAlbum(game, named=name in names)
            if any(sitter.seat == taken.seat for sitter in self.live.table.sitters):
                await self.live.handle(taken.seat, wish)


def own_deck() -> Package:
    """Return a deck as a host would bring it along."""
    drawn = drawn_decks()[1]
    return replace(drawn, manifest=replace(drawn.manifest, id=OWN))


@asynccontextmanager
async def evening(settings: Settings | None = None, seed: int = 1) -> AsyncIterator[Evening]:
    """Play two games: with a deck of the table's own, and with one of the server's beside it."""
    rng = random.Random(seed)
    catalogue = built_in()
    hub = Unminded(
        store=MemoryStore(),
        clock=StillClock(),
        decks=catalogue.cards,
        decks_of=catalogue.cards_of,
        roster=SameForAll(RandomPlayer(("a clue",))),
        new_seed=lambda: f"{rng.getrandbits(256):064x}",
        secret=b"s" * 32,
    )
    opened = await hub.open(settings or Settings(decks=("plain",)), PEOPLE[0], "white")
    catalogue.put(own_deck(), opened.code)
    live = await hub.live(opened.code)
    seats = [opened, *[await hub.doors.sit(opened.code, name, None) for name in PEOPLE[1:]]]
    state = State(hub, catalogue, GENEROUS, "http://table.example")
    shelf = Shelf(MemoryBlobs())
    state.clips = PromptDesk(hub, shelf, Darkroom(), GENEROUS)
    here = Evening(state, live, seats, shelf)
    await live.handle(here.host, AddComputer(COMPUTER))
    await live.handle(here.host, ChangeSettings(SettingsChange(decks=(OWN, "plain"))))
    live.chat.say(here.host, TALK, None)
    for _ in range(2):
        await play(here, rng)
    try:
        yield here
    finally:
        await hub.close()


async def play(here: Evening, rng: random.Random) -> None:
    """Play some rounds; everybody gives a heart in the last one, when the game is over."""
    live = here.live
    await live.handle(here.host, Begin())
    people = {taken.seat for taken in here.seats}
    while True:
        game = live.table.game
        assert game is not None
        if game.phase is Phase.REVEAL and game.round.number == ROUNDS:
            break
        seat = (game.round.awaited or game.seats)[0]
        move = move_of(game, seat)
        if isinstance(move, Tell) and seat in friends(live.table) & people:
            kept, data = something(rng, seat, live.table.games, 0.0)
            here.shelf.put(live.table.code, kept, data)
            move = Tell(move.card, Clue("a caption", kept.clip.medium, kept.clip.id))
        await live.handle(
            seat if seat in people else None, move if seat in people else PlayFor(seat, move)
        )
    await live.handle(here.host, Finish())
    reveal = game.last_reveal
    assert reveal is not None
    for seat in sorted(people):
        others = [card for card in reveal.board if card not in reveal.laid[seat]]
        await live.handle(seat, GiveHeart(rng.choice(others)))


async def look(here: Evening) -> None:
    """Raise `Leak` if somebody with a link is told what they may not know, whoever has signed."""
    await check_clips(here)
    for names in (set(), {PEOPLE[1]}, set(PEOPLE)):
        await here.sign(names)
        await here.sign({PEOPLE[2]}, game=2)  # who agreed to another evening has not to this one
        for pictures in (False, True):
            secret = await here.share(pictures=pictures)
            known = names if _names_are_known(here) else set()
            await check_album(here, secret, {*known, COMPUTER}, pictures=pictures)
    await here.live.handle(here.host, Kick(here.seats[1].seat))
    secret = await here.share()
    known = set(PEOPLE) - {PEOPLE[1]} if _names_are_known(here) else set()
    await check_album(here, secret, {*known, COMPUTER}, pictures=False)
    await check_ends(here, secret)


def _names_are_known(here: Evening) -> bool:
    settings = here.live.table.settings
    return not settings.public or settings.strangers is Strangers.WELCOME


async def check_album(
    here: Evening, secret: str, names: Collection[str], *, pictures: bool
) -> None:
    """Raise `Leak` unless an album has these names in it, and nothing of the table."""
    answer = await here.get(f"/api/albums/{secret}")
    assert answer.status == 200, answer
    told = answer.json()
    own = [card for album_round in told["rounds"] for card in album_round["board"] if ":" in card]
    if not own or len(told["rounds"]) != ROUNDS:
        raise Leak("cards of own decks are called otherwise, or not all rounds are told")
    answers = [answer, await here.get(f"/api/albums/{secret}/qr.svg")]
    for number in range(1, len(set(own)) + 2):
        for size in ("", "?large="):
            shown = await here.get(f"/api/albums/{secret}/pictures/{number}{size}")
            may = pictures and number <= len(set(own))
            if (shown.status == 200) != may:
                raise Leak(f"picture {number} is shown, or is not: {shown.status}")
            answers.append(shown)
    text = "\n".join(f"{one.headers} {one.body.decode('latin-1')}" for one in answers)
    for hidden in hidden_from(here, names):
        if hidden.encode().decode("latin-1") in text:
            raise Leak(f"whoever has a link is told {hidden}")
    if {one["name"] for one in told["people"].values()} - {None} != set(names):
        raise Leak(f"other names than {names}: {told['people']}")
    shown_cards = {card["id"] for card in told["own"] if card["small"] or card["title"]}
    if shown_cards != (set(own) if pictures else set()):
        raise Leak(f"own cards are shown, or are not: {shown_cards}")


def hidden_from(here: Evening, names: Collection[str]) -> Iterator[str]:
    """Name all that must not be in an album, nor in any answer about it."""
    hub = here.state.hub
    yield from (name for name in PEOPLE if name not in names)
    yield from (here.code, hub.keyring.key_of(here.code), hub.keyring.label_of(here.code), TALK)
    assert isinstance(hub.store, MemoryStore)
    yield from hub.store._by_token
    for taken in here.seats:
        yield from (taken.token, f'"{taken.seat}"', hub.keyring.origin_of("192.0.2.1"))
    for record in hub.store._tables[here.code].after(0):
        event = load_event(record.event)
        if isinstance(event, GameStarted):
            yield from (event.seed, sha256(event.seed.encode()).hexdigest())
    yield OWN
    yield from addresses(here.state.catalogue)


def addresses(catalogue: Catalogue) -> Iterator[str]:
    """Name where the pictures of the table's own deck are shown to whoever sits there."""
    package = catalogue.package(OWN)
    assert package is not None
    for sizes in package.pictures.values():
        yield from (sizes.small.name, sizes.large.name)


async def check_clips(here: Evening) -> None:
    """Raise `Leak` unless an album plays what whoever told it has let in, and nothing else."""
    told = [told for told in here.live.table.clips if told.game == 1]
    secret = await here.share()
    for number, one in enumerate(told, start=1):
        for shared in (True, False):
            await here.live.handle(one.seat, ShareClip(one.clip.id, shared))
            album = await here.get(f"/api/albums/{secret}")
            names = {clip["clip"] for clip in album.json()["clips"]}
            if names != ({f"clip:{number}"} if shared else set()):
                raise Leak(f"an album has {names}, when {number} is shared: {shared}")
            for other in range(len(told) + 2):
                path = f"/api/albums/{secret}/clips/{other}"
                if ((await here.get(path)).status == 200) != (shared and other == number):
                    raise Leak(f"clip {other} is played, or is not, when {number} is {shared}")
            if any(clip.clip.id in album.body.decode() for clip in here.live.table.clips):
                raise Leak("an album names a clip as the table does")


async def check_ends(here: Evening, secret: str) -> None:
    """Raise `Leak` unless a link that is replaced, taken back or forgotten leads nowhere, alike."""
    nowhere = await here.get(f"/api/albums/{NOBODYS}")
    no_picture = await here.get(f"/api/albums/{NOBODYS}/pictures/1")
    assert nowhere.status == 404

    async def check(which: str, dead: str) -> None:
        for path, expected in (("", nowhere), ("/pictures/1", no_picture)):
            answer = await here.get(f"/api/albums/{dead}{path}")
            if answer != expected:
                raise Leak(f"a link that was {which} is answered otherwise: {answer}")

    newer = await here.share(pictures=True)
    await check("replaced", secret)
    await here.live.handle(here.host, TakeBackAlbum(1))
    await check("taken back", newer)
    newest = await here.share(2)
    await check("taken back, while another leads to another game", newer)
    await here.state.hub.delete(here.code)
    await check("forgotten with its table", newest)
