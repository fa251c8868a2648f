"""Whole evenings at a table that is awake: people come, go, sleep, regret and quarrel."""

import random
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from pinxit.adapters import MemoryStore
from pinxit.clips import Clip, ClipProblem, ClipReason, Kept
from pinxit.clips.clip import RECORDED, new_id
from pinxit.players import NOTHING, RandomPlayer
from pinxit.players.random import pick
from pinxit.rules import Card, Clue, Medium, Phase, Refusal, Seat, legal, view_for
from pinxit.rules.commands import AnyMove, Claim, Finish, Mend, Skip, TakeBack, Tell, TimeOut
from pinxit.rules.editions import First
from pinxit.rules.legal import MayMend, MayTakeBack
from pinxit.table.awake.live import LiveTable
from pinxit.table.codec import dump_event
from pinxit.table.commands import (
    AddComputer,
    AnyTableCommand,
    Begin,
    ChangeSettings,
    ClearSeat,
    ComeBack,
    Extend,
    ForgetWhispers,
    Gather,
    GiveHeart,
    HandOver,
    Kick,
    PairScreen,
    Pause,
    PlayFor,
    Rename,
    Resume,
    SetReady,
    ShareAlbum,
    ShareClip,
    SignAlbum,
    Sit,
    SkipShow,
    StandIn,
    StandUp,
    StartClock,
    TakeBackAlbum,
    Unban,
    UnpairScreen,
    Vouch,
    Whisper,
)
from pinxit.table.decide import open_table
from pinxit.table.decide.context import Context
from pinxit.table.evolve import fold
from pinxit.table.listing import listing_of
from pinxit.table.pawns import PAWNS
from pinxit.table.settings import BRISK, OFF, Settings, Strangers, Timers, check_settings
from pinxit.table.show import Showing
from pinxit.table.state import Table
from tests.rules.wander import HOUSES

NOON = 1_000_000.0
OWN = f"own-{'0a' * 12}"  # a table's own deck
DECKS = {
    "plain": tuple(f"plain/{number:03}" for number in range(84)),
    "small": tuple(f"small/{number:02}" for number in range(31)),
    OWN: tuple(f"{OWN}/{number:010x}" for number in range(3)),
}


class StillClock:
    """A clock that stands still until somebody moves it."""

    def __init__(self) -> None:
        self.time = NOON

    def now(self) -> float:
        return self.time

    async def wait(self, seconds: float) -> None:
        raise AssertionError(f"nobody waits here, not even {seconds} s")


class Evening:
    """A table at which anything may happen, and all of it does."""

    def __init__(
        self, live: LiveTable, clock: StillClock, rng: random.Random, brought: dict[str, Kept]
    ) -> None:
        self.live = live
        self._brought = brought
        self.clock = clock
        self._rng = rng
        self._choose = RandomPlayer(("a clue", "another"))
        self._names = 0

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(sitter.seat for sitter in self.table.sitters)

    async def step(self) -> bool:
        """Ask for something; tell whether it was granted."""
        asker, command = self._trouble() if self._rng.random() < 0.22 else self._move()
        if self._rng.random() < 0.1:
            self.clock.time += self._rng.choice((1, 20, 100))
        try:
            await self.live.handle(asker, command)
        except Refusal:
            return False
        return True

    def _move(self) -> tuple[Seat | None, AnyTableCommand]:
        game, rng = self.table.game, self._rng
        if not self.seats:
            return None, self._sit()
        if game is None or not self.table.running:
            return self._begin()
        if self.table.clips and rng.random() < 0.04:
            return self._share_clip()
        if self.table.paused:
            return self.table.host, Finish() if rng.random() < 0.2 else Resume()
        if not game.round.awaited and not game.seats:
            return None, self._sit()
        if game.phase is Phase.REVEAL and rng.random() < 0.2:
            self.clock.time += rng.choice((0, 20))  # hearts wait for the end of the show
            return pick(self.seats, rng), GiveHeart(self._liked())
        seat = pick(game.round.awaited or game.seats, rng)
        try:
            move = self._choose(view_for(game, seat), legal(game, seat), NOTHING, rng)
        except ValueError:
            return None, self._sit()  # too few are left to play on
        return self._as_allowed(seat, move)

    def _as_allowed(self, seat: Seat, move: AnyMove) -> tuple[Seat | None, AnyTableCommand]:
        computers = {s.seat for s in self.table.sitters if not s.connects or s.stood_in}
        if seat in computers:
            return None, PlayFor(seat, move)
        if isinstance(move, Tell) and self._rng.random() < 0.5:
            return seat, Tell(move.card, self._sung(seat))
        return seat, move

    def _sung(self, seat: Seat) -> Clue:
        """Bring something along, and tell with it."""
        medium = self._rng.choice(sorted(RECORDED))
        shape = (8, 8) if medium is Medium.MIME else (0, 0)
        clip = Clip(new_id(self.clock.time), medium, 1.5, *shape)
        self._brought[clip.id] = Kept(clip, seat, self.table.games)
        return Clue("a caption", medium, clip.id)

    def _share_clip(self) -> tuple[Seat | None, AnyTableCommand]:
        """Let a clip into the album, or not any more; mostly one's own."""
        told = self._rng.choice(self.table.clips[-3:])
        return told.seat, ShareClip(told.clip.id, self._rng.random() < 0.7)

    def _begin(self) -> tuple[Seat | None, AnyTableCommand]:
        if self.table.game is not None and not self.table.gathering and self._rng.random() < 0.5:
            return self.table.host, Gather()
        if self.table.history and self._rng.random() < 0.6:
            return self._album()
        if len(self.table.sitters) < 4:
            return None, self._sit()
        if OWN in self.table.settings.decks and self._rng.random() < 0.5:
            return self._whisper()
        chosen = self.table.settings.rules().first is First.HOST
        return self.table.host, Begin(pick(self.seats, self._rng) if chosen else None)

    def _album(self) -> tuple[Seat | None, AnyTableCommand]:
        """Do something about the album of a game that is over, or of one that never was."""
        rng, game = self._rng, self.table.games - self._rng.randrange(2)
        return rng.choice(
            (
                (pick(self.seats, rng), SignAlbum(game, rng.random() < 0.7)),
                (self.table.host, ShareAlbum(game, rng.random() < 0.5)),
                (self.table.host, TakeBackAlbum(game)),
            )
        )

    def _whisper(self) -> tuple[Seat | None, AnyTableCommand]:
        """Tell computer players something of a picture, or take it back; or it is gone."""
        rng, card = self._rng, pick(DECKS[OWN], self._rng)
        if rng.random() < 0.2:
            return None, ForgetWhispers((card,))
        return pick(self.seats, rng), Whisper(card, rng.choice(("", "a boat", "the sea, at night")))

    def _sit(self) -> Sit:
        self._names += 1
        return Sit(f"Guest {self._names}", remote=self._names % 4 == 0)

    def _away(self) -> Seat | None:
        return next((one.seat for one in self.table.sitters if one.stood_in), None)

    def _liked(self) -> Card | None:
        game = self.table.game
        board = () if game is None or game.last_reveal is None else game.last_reveal.board
        return pick((*board, None), self._rng)

    def _trouble(self) -> tuple[Seat | None, AnyTableCommand]:
        """Do what real evenings do; much of it will be refused."""
        host, rng = self.table.host, self._rng
        if self.table.show is not None and rng.random() < 0.25:
            return host, Pause()
        somebody = pick(self.seats, rng) if self.seats else "s0"
        troubles: Sequence[Callable[[], tuple[Seat | None, AnyTableCommand]]] = (
            lambda: (None, self._sit()),
            lambda: (somebody, StandUp()),
            lambda: (host, Kick(somebody, rng.random() < 0.5)),
            lambda: (host, Unban(pick(self.table.bans, rng).seat if self.table.bans else "s0")),
            lambda: (host, Vouch(somebody)),
            lambda: (None, ClearSeat(somebody)),
            lambda: (host, HandOver(somebody)),
            lambda: (host, AddComputer()),
            lambda: (host, ChangeSettings(self._settings())),
            lambda: (host, Finish()),
            lambda: (somebody, Rename(f"Guest {rng.randrange(9)}", rng.choice((None, *PAWNS)))),
            lambda: (host, Pause()),
            lambda: (host, Resume()),
            lambda: (host, Extend(30)),
            lambda: (host, Skip(somebody)),
            lambda: (host, SkipShow()),
            lambda: (host, SkipShow()),
            lambda: (None, StandIn(somebody)),
            lambda: (self._away() or somebody, ComeBack()),
            lambda: (self._away() or somebody, ComeBack()),
            lambda: (None, StartClock(rng.choice((None, 0, 10, 50)))),
            lambda: (None, TimeOut()),
            lambda: (None, Skip(somebody)),
            lambda: (somebody, Claim()),
            self._regret,
            self._regret,
            self._regret,
            lambda: (somebody, SetReady(rng.random() < 0.7)),
            lambda: (host, PairScreen(rng.choice(("en", "uk")))),
            lambda: (host, UnpairScreen(f"tv{rng.randrange(1, 4)}")),
        )
        return pick(troubles, rng)()

    def _settings(self) -> Settings:
        """Change manners while a game is running, and everything between games."""
        rng = self._rng
        if self.table.running:
            old = self.table.settings
            strangers = rng.choice((Strangers.QUIET, Strangers.QUIET, Strangers.WELCOME))
            public, chat = rng.random() < 0.5, rng.random() < 0.5
            show = rng.choice(tuple(Showing))
            return replace(old, public=public, chat=chat, strangers=strangers, show=show)
        return random_settings(rng)

    def _regret(self) -> tuple[Seat | None, AnyTableCommand]:
        game = self.table.game
        for seat in game.seats if game is not None else ():
            for option in legal(game, seat) if game is not None else ():
                if isinstance(option, MayTakeBack):
                    return seat, TakeBack()
                if isinstance(option, MayMend):
                    return seat, Mend("in other words")
        return None, self._sit()


async def evening(seed: int) -> Evening:
    """Open a table of any kind."""
    rng = random.Random(seed)
    clock, store = StillClock(), MemoryStore()
    seeds = (str(rng.random()) for _ in iter(int, 1))
    context = Context(now=NOON, seed="", decks=DECKS)
    opened = open_table("lamp", random_settings(rng), context)
    table = fold(opened)
    await store.create("lamp", [dump_event(e) for e in opened], listing_of(table), NOON)
    brought: dict[str, Kept] = {}

    async def look(_table: str, clip: str) -> Kept:
        if clip not in brought:
            raise ClipProblem(ClipReason.NO_SUCH_CLIP)
        return brought[clip]

    live = LiveTable(
        table,
        store=store,
        clock=clock,
        decks=DECKS,
        new_seed=lambda: next(seeds),
        shows=True,
        look=look,
        keeps_clips=lambda: True,
    )
    return Evening(live, clock, rng, brought)


def random_settings(rng: random.Random) -> Settings:
    """Agree on anything that can be played."""
    while True:
        settings = Settings(
            edition=rng.choice(("dixit", "classic", "odyssey", "odyssey-2011", "disney")),
            house=dict(rng.choice(HOUSES)),
            decks=rng.choice((("plain",), ("small", OWN), ("plain", "small", OWN))),
            seats=rng.randint(5, 8),
            timers=rng.choice((OFF, BRISK, Timers(clue=60, vote=7200))),
            public=rng.random() < 0.5,
        )
        try:
            check_settings(settings, DECKS)
        except Refusal:
            continue
        return settings
