"""An evening for tests: a table, its people, and what they do, in plain words."""

from collections.abc import Mapping
from enum import StrEnum

from pinxit.clips import Clip, Kept
from pinxit.rules import Card, Clue, Game, Phase, Refusal, Seat
from pinxit.rules.commands import AnyMove, Claim, Finish, Give, GoOn, Tell, Vote
from pinxit.rules.game import votable, vote_bounds
from pinxit.table.codec import dump_event, load_event
from pinxit.table.commands import (
    AddComputer,
    AnyTableCommand,
    Begin,
    ChangeSettings,
    Extend,
    HandOver,
    Kick,
    Pause,
    PlayFor,
    Resume,
    Sit,
    StandUp,
)
from pinxit.table.decide import decide, open_table
from pinxit.table.decide.context import Context
from pinxit.table.events import AnyTableEvent
from pinxit.table.evolve import fold
from pinxit.table.settings import Settings, SettingsChange
from pinxit.table.state import PastGame, Sitter, Table

PLAIN = tuple(f"plain/{number:03}" for number in range(84))
DECKS: Mapping[str, tuple[str, ...]] = {"plain": PLAIN, "tiny": ("tiny/1", "tiny/2", "tiny/3")}
OWN = f"own-{'5f' * 12}"  # a deck of the table's own, once somebody has brought it along
NOON = 1_000_000.0


class Evening:
    """A table that is open. Seats are called s1, s2 …; whoever sits first is host."""

    def __init__(self, *names: str, settings: Settings | None = None, **chosen: object) -> None:
        self.now = NOON
        self.shows = False
        self.decks = dict(DECKS)
        self.came_from: dict[Seat, set[str]] = {}
        self.here: frozenset[Seat] = frozenset()
        self.keeps_clips = True
        self.brought: dict[str, Kept] = {}
        wanted = settings or Settings(**chosen)  # type: ignore[arg-type]  # any setting
        self.events: list[AnyTableEvent] = list(open_table("lamp", wanted, self.context))
        self.table: Table = fold(self.events)
        for name in names:
            self.sit(name)

    @property
    def context(self) -> Context:
        """The world as it is now: each moment has a seed of its own."""
        return Context(
            now=self.now,
            seed=f"seed at {self.now}",
            decks=self.decks,
            shows=self.shows,
            here=self.here,
            keeps_clips=self.keeps_clips,
            clips=self.brought,
            origins={seat: frozenset(places) for seat, places in self.came_from.items()},
        )

    def do(self, asker: Seat | None, command: AnyTableCommand) -> tuple[AnyTableEvent, ...]:
        """Put a command to the table and take what comes of it."""
        events = decide(self.table, asker, command, self.context)
        self.table = fold(events, self.table)
        self.events += events
        assert self.table.version == len(self.events)
        assert fold(load_event(dump_event(event)) for event in self.events) == self.table
        return events

    def refused(self, asker: Seat | None, command: AnyTableCommand) -> StrEnum:
        """Put a command that must be refused; return why."""
        try:
            events = decide(self.table, asker, command, self.context)
        except Refusal as refusal:
            assert refusal.sentence
            return refusal.reason
        raise AssertionError(f"accepted: {command} → {events}")

    # Sitting down and standing up

    def sit(self, name: str, pawn: str | None = None, origin: str | None = None) -> Seat:
        self.do(None, Sit(name, pawn, origin))
        return self.table.sitters[-1].seat

    def stand_up(self, *seats: Seat) -> None:
        for seat in seats:
            self.do(seat, StandUp())

    def who(self, seat: Seat) -> Sitter:
        (found,) = [somebody for somebody in self.table.sitters if somebody.seat == seat]
        return found

    @property
    def names(self) -> list[str]:
        return [somebody.name for somebody in self.table.sitters]

    # What the host does

    def bring_pictures(self, *pictures: str) -> None:
        """Have a deck of the table's own, of these pictures."""
        self.decks[OWN] = tuple(f"{OWN}/{picture}" for picture in pictures)

    @property
    def host(self) -> Seat:
        assert self.table.host is not None
        return self.table.host

    def kick(self, seat: Seat, *, ban: bool = False) -> None:
        self.do(self.host, Kick(seat, ban))

    def hand_over(self, seat: Seat) -> None:
        self.do(self.host, HandOver(seat))

    def add_computer(self, name: str | None = None) -> Seat:
        self.do(self.host, AddComputer(name))
        return self.table.sitters[-1].seat

    def change(self, settings: SettingsChange) -> None:
        self.do(self.host, ChangeSettings(settings))

    def begin(self, first: Seat | None = None) -> None:
        self.do(self.host, Begin(first))

    def end(self) -> None:
        self.do(self.host, Finish())

    def pause(self) -> None:
        self.do(self.host, Pause())

    def resume(self) -> None:
        self.do(self.host, Resume())

    def extend(self, seconds: int) -> None:
        self.do(self.host, Extend(seconds))

    def wait(self, seconds: float) -> None:
        """Let time go by."""
        self.now += seconds

    # Clues beyond words

    def bring(self, seat: Seat, clip: Clip) -> Clip:
        """Let somebody bring what they want to tell with."""
        self.brought[clip.id] = Kept(clip, seat, self.table.games)
        return clip

    def sing(self, clip: Clip, text: str = "") -> Seat:
        """Let the storyteller tell with a clip of their own."""
        seat = self.storyteller
        self.bring(seat, clip)
        self.do(seat, Tell(self.game.hands[seat][0], Clue(text, clip.medium, clip.id)))
        return seat

    # The game

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    @property
    def phase(self) -> Phase:
        return self.game.phase

    @property
    def storyteller(self) -> Seat:
        assert self.game.round.storyteller is not None
        return self.game.round.storyteller

    @property
    def last_game(self) -> PastGame:
        return self.table.history[-1]

    def play(self, seat: Seat, move: AnyMove, by: Seat | None = None) -> None:
        """Make a move of a seat; by the table itself unless they are named."""
        self.do(by, PlayFor(seat, move) if by is None else move)

    def step(self, seat: Seat | None = None) -> None:
        """Make a move that the table waits for."""
        mover = seat or (self.game.round.awaited or self.game.seats)[0]
        self.play(mover, move_of(self.game, mover), mover)

    def is_of(self, seat: Seat, card: Card) -> bool:
        """Tell whether somebody has laid a card of the reveal."""
        assert self.game.last_reveal is not None
        return card in self.game.last_reveal.laid.get(seat, ())

    def come_to(self, phase: Phase) -> None:
        """Play on until a phase."""
        for _ in range(200):
            if self.phase is phase:
                return
            self.step()
        raise AssertionError(f"no {phase}")


def move_of(game: Game, seat: Seat) -> AnyMove:
    """Return a move that the table waits for: the first that comes to mind."""
    match game.phase:
        case Phase.RACE:
            return Claim()
        case Phase.CLUE:
            return Tell(game.hands[seat][0], Clue("a clue"))
        case Phase.GIVE:
            return Give(game.hands[seat][: game.round.numbers.give])
        case Phase.VOTE:
            fewest, _ = vote_bounds(game.round, seat)
            first = votable(game.round, seat)
            stacked = game.round.numbers.votes_may_stack
            return Vote(first[:1] * fewest if stacked else first[:fewest])
        case _:
            return GoOn()
