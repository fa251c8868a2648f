"""Laws that hold whatever anyone asks of a table: its people, strangers, the table itself."""

import math

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from pinxit.rules import Clue, Phase, Refusal, legal
from pinxit.rules.commands import (
    AnyMove,
    Claim,
    Finish,
    Give,
    GoOn,
    Mend,
    Move,
    Skip,
    TakeBack,
    Tell,
    TimeOut,
    Vote,
)
from pinxit.table.codec import dump_event, dump_table, load_event, load_table
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
    Pause,
    PlayFor,
    Rename,
    Resume,
    SetReady,
    Sit,
    SkipShow,
    StandIn,
    StandUp,
    StartClock,
    Unban,
    Vouch,
    Whisper,
)
from pinxit.table.decide import decide, open_table
from pinxit.table.decide.context import Context
from pinxit.table.events import AnyTableEvent, TableOpened
from pinxit.table.evolve import fold
from pinxit.table.names import skeleton_of
from pinxit.table.pawns import PAWNS
from pinxit.table.settings import (
    LONGEST_TIMER,
    OFF,
    RELAXED,
    Absent,
    Settings,
    Strangers,
    Timers,
)
from pinxit.table.show import Showing
from pinxit.table.state import Kind, Table, people
from pinxit.table.strangers import rabbit_name
from tests.rules.played_table import cards_everywhere
from tests.table.evening import DECKS, NOON, move_of

HOST_COMMANDS = (
    AddComputer,
    Vouch,
    Begin,
    ChangeSettings,
    Finish,
    Gather,
    Extend,
    HandOver,
    Kick,
    Pause,
    Resume,
    SkipShow,
    Unban,
)
SEATS = st.sampled_from([*(f"s{number}" for number in range(1, 9)), "s99", "", "\ud800"])
ASKERS = st.none() | SEATS
NAMES = st.sampled_from(
    [
        *("Ola", "0la", "Jan", "Jаn", "Ela", "Iwo", "Zoë", "Zoe", "🐈", "Ada"),  # noqa: RUF001 (look-alikes)
        *("Ina", "Mia", "Leo", "Tom", "Robot 1"),
        *("", "\u200b", "x" * 25, "\u202eOla", "\ud800"),
    ]
)
LONGEST_SHOW = 20_000
PLACES = st.none() | st.sampled_from([f"place {number}" for number in range(3)])
PAWNS_OR_NOT = st.none() | st.sampled_from([*PAWNS, "gold", ""])
NUMBERS = st.sampled_from([-math.inf, -1, 0, 1, 5.5, 60, 1e6, LONGEST_TIMER, math.inf, math.nan])
TIMERS = st.sampled_from([OFF, RELAXED, Timers(clue=30, reveal=5), Timers(vote=1, give=1)])
HOUSES: st.SearchStrategy[dict[str, object]] = st.sampled_from(
    [{}, {}, {"target": 4}, {"first": "random"}, {"first": "host"}, {"target": "x"}, {"x": 1}]
)
SETTINGS = st.builds(
    Settings,
    edition=st.sampled_from(["dixit", "classic", "odyssey", "nothing"]),
    house=HOUSES,
    decks=st.sampled_from([("plain",), ("plain",), ("tiny",), ("plain", "tiny"), ("gone",), ()]),
    seats=st.sampled_from([0, 0, 12, 7, 4, 2]),
    timers=TIMERS,
    absent=st.sampled_from(Absent),
    chat=st.booleans(),
    public=st.booleans(),
    strangers=st.sampled_from(Strangers),
    show=st.sampled_from(Showing),
)
FINE = st.builds(
    Settings,
    edition=st.sampled_from(["dixit", "classic", "disney"]),
    house=st.sampled_from([{}, {"target": 4}, {"players_max": 4}]),
    seats=st.sampled_from([0, 4]),
    timers=TIMERS,
    public=st.booleans(),
)
CARDS = st.sampled_from([DECKS["plain"][0], DECKS["plain"][50], "plain/nowhere", ""])
MOVES: st.SearchStrategy[AnyMove] = st.one_of(
    st.just(Claim()),
    st.builds(Tell, CARDS, st.builds(Clue, st.sampled_from(["a clue", ""]))),
    st.just(Mend("other words")),
    st.builds(Give, st.tuples(CARDS)),
    st.builds(Vote, st.tuples(CARDS)),
    st.just(TakeBack()),
    st.just(GoOn()),
)
HOSTS_WISHES: st.SearchStrategy[AnyTableCommand] = st.one_of(
    st.builds(Kick, SEATS, st.booleans()),
    st.builds(HandOver, SEATS),
    st.builds(AddComputer, st.none() | NAMES),
    st.builds(ChangeSettings, SETTINGS),
    st.builds(Begin, st.none() | SEATS),
    st.just(Finish()),
    st.just(Gather()),
    st.just(Pause()),
    st.just(Resume()),
    st.just(SkipShow()),
    st.builds(Extend, st.sampled_from([-1, 0, 1, 60, 86400, 86401])),
    st.builds(Skip, SEATS),
    st.builds(StandIn, SEATS),
    st.builds(Unban, SEATS),
    st.builds(Vouch, SEATS),
)
WISHES: st.SearchStrategy[AnyTableCommand] = st.one_of(
    HOSTS_WISHES,
    st.builds(Sit, NAMES, PAWNS_OR_NOT, PLACES),
    st.builds(ClearSeat, SEATS),
    st.just(StandUp()),
    st.builds(SetReady, st.booleans()),
    st.builds(Rename, st.none() | NAMES, PAWNS_OR_NOT),
    st.just(ComeBack()),
    st.builds(GiveHeart, st.none() | CARDS),
    st.builds(Whisper, CARDS, st.sampled_from(["", "a boat", "\u202e"])),
    st.builds(ForgetWhispers, st.tuples(CARDS)),
    MOVES,
    st.builds(PlayFor, SEATS, MOVES),
    st.just(TimeOut()),
    st.builds(StartClock, st.none() | NUMBERS),
)


class AnyTable(RuleBasedStateMachine):
    """A table of which anyone may ask anything."""

    table: Table
    events: list[AnyTableEvent]

    @initialize(wanted=FINE, people=st.integers(0, 7), old=st.booleans(), begun=st.booleans())
    def open(self, wanted: Settings, people: int, *, old: bool, begun: bool) -> None:
        self.now = NOON
        self.stopped: object = None
        self.events = list(open_table("lamp", wanted, self._context()))
        if old:  # a table that was opened when it could have more seats than may play
            self.events = [TableOpened("lamp", replace(wanted, seats=12))]
        self.table = fold(self.events)
        for name in ("Ola", "Jan", "Ela", "Iwo", "Ina", "Mia", "Leo")[:people]:
            self._ask(None, Sit(name))
        if begun:
            self._ask("s1", Begin())

    @rule(asker=ASKERS, wish=WISHES)
    def anyone_asks_anything(self, asker: str | None, wish: AnyTableCommand) -> None:
        self._ask(asker, wish)

    @rule(wish=HOSTS_WISHES)
    def the_host_asks(self, wish: AnyTableCommand) -> None:
        if self.table.host is not None:
            self._ask(self.table.host, wish)

    @rule(seat=SEATS, move=MOVES)
    def the_table_moves(self, seat: str, move: AnyMove) -> None:
        self._ask(None, PlayFor(seat, move))

    @rule(name=NAMES)
    def somebody_comes(self, name: str) -> None:
        self._ask(None, Sit(name))

    @rule(data=st.data())
    def somebody_leaves(self, data: st.DataObject) -> None:
        if self.table.sitters:
            leaver = data.draw(st.sampled_from(self.table.sitters))
            assert self._ask(leaver.seat, StandUp()), "nobody is held back"

    @precondition(lambda self: not self.table.running)
    @rule(first=st.none())
    def a_game_begins(self, first: None) -> None:
        if self.table.host is not None:
            self._ask(self.table.host, Begin(first))

    @precondition(lambda self: self.table.running)
    @rule(moves=st.integers(1, 8))
    def the_game_goes_on(self, moves: int) -> None:
        for _ in range(moves):
            game = self.table.game
            if game is None or not game.seats or not self.table.running or self.table.paused:
                return
            mover = (game.round.awaited or game.seats)[0]
            if game.phase is not Phase.PAUSED:
                assert self._ask(mover, move_of(game, mover)), "whoever is awaited can move"

    @rule(seconds=st.sampled_from([1, 30, 100, 1e5]))
    def time_goes_by(self, seconds: float) -> None:
        self.now += seconds

    @precondition(lambda self: self.table.deadline is not None)
    @rule()
    def time_is_up(self) -> None:
        self.now = max(self.now, self.table.deadline or 0)
        assert self._ask(None, TimeOut()), "a clock that has run out ends its phase"

    @precondition(lambda self: self.table.running)
    @rule()
    def the_host_can_always_end_the_game(self) -> None:
        table = fold(decide(self.table, self.table.host, Finish(), self._context()), self.table)
        assert not table.running
        assert (table.paused, table.deadline, table.time_left) == (False, None, None)

    @invariant()
    def each_event_is_a_version(self) -> None:
        assert self.table.version == len(self.events)

    @invariant()
    def the_host_is_a_person_who_sits_there(self) -> None:
        seats = {somebody.seat for somebody in people(self.table)}
        assert self.table.host in seats if seats else self.table.host is None

    @invariant()
    def everyone_has_a_name_and_a_pawn_of_their_own(self) -> None:
        sitters = self.table.sitters
        assert len({s.seat for s in sitters}) == len(sitters) <= self.table.settings.seats
        assert len({skeleton_of(s.name) for s in sitters}) == len(sitters)
        assert len({s.pawn for s in sitters}) == len(sitters)
        assert {s.pawn for s in sitters} <= set(PAWNS)
        assert not any(s.stood_in for s in sitters if s.kind is Kind.COMPUTER)

    @invariant()
    def nobody_sits_there_who_is_banned(self) -> None:
        banned = {ban.look for ban in self.table.bans}
        assert not {skeleton_of(s.own or s.name) for s in people(self.table)} & banned

    @invariant()
    def the_host_is_no_stranger(self) -> None:
        assert self.table.host not in {s.seat for s in self.table.sitters if s.stranger}

    @invariant()
    def a_stranger_is_called_by_a_name_of_ours(self) -> None:
        language = self.table.settings.language
        for somebody in self.table.sitters:
            if somebody.stranger:
                assert somebody.name.startswith(rabbit_name(somebody.pawn, language))

    @invariant()
    def who_plays_has_sat_down(self) -> None:
        game, table = self.table.game, self.table
        if game is not None:
            assert set(game.seats) <= {f"s{n}" for n in range(1, table.seats_made + 1)}
            assert set(game.seats) <= set(table.names)
        if table.running and game is not None:
            assert set(game.seats) <= {s.seat for s in table.sitters}
            assert people(table), "somebody can end the game"

    @invariant()
    def a_game_of_too_few_is_not_waited_for_in_vain(self) -> None:
        game = self.table.game
        if game is not None and game.phase is Phase.PAUSED:
            waiting = [s.seat for s in self.table.sitters if s.seat not in game.seats]
            assert not any(legal(game, seat) for seat in waiting)

    @invariant()
    def no_card_is_lost(self) -> None:
        if self.table.game is not None:
            everywhere = cards_everywhere(self.table.game)
            assert len(everywhere) == len(set(everywhere)) == self.table.game.cards
            assert set(DECKS["plain"]) <= set(everywhere)

    @invariant()
    def the_clock_runs_when_it_should(self) -> None:
        table, game = self.table, self.table.game
        assert table.deadline is None or math.isfinite(table.deadline)
        assert table.time_left is None or 0 <= table.time_left <= LONGEST_TIMER
        if game is None or not table.running:
            assert (table.paused, table.deadline, table.time_left) == (False, None, None)
            return
        timed = table.settings.timers.of(game.phase) is not None
        if table.paused:
            assert table.deadline is None
            assert (table.time_left is not None) is timed or self._was_set()
        else:
            assert table.time_left is None
            assert (table.deadline is not None) is timed or self._was_set()
        if game.phase is Phase.PAUSED:
            assert table.deadline is None

    @invariant()
    def a_show_is_told_of_a_reveal_and_of_nothing_else(self) -> None:
        table, game = self.table, self.table.game
        revealed = game is not None and game.phase is Phase.REVEAL
        assert (table.show is not None) is revealed
        if table.show is not None:
            assert 0 < table.show.length <= LONGEST_SHOW
            assert table.show.began <= self.now

    @invariant()
    def history_tells_of_every_game_that_is_over(self) -> None:
        table = self.table
        assert len(table.history) == table.games - int(table.running)
        for past in table.history:
            assert 0 < past.first_version < past.last_version <= table.version
            assert set(past.winners) <= set(past.scores) <= set(past.names)

    def teardown(self) -> None:
        if hasattr(self, "table"):
            assert fold(self.events) == self.table
            assert fold(load_event(dump_event(event)) for event in self.events) == self.table
            assert load_table(dump_table(self.table)) == self.table

    def _ask(self, asker: str | None, command: AnyTableCommand) -> bool:
        """Ask for something; tell whether it was granted. Only a refusal is an answer else."""
        before = self.table
        try:
            events = decide(before, asker, command, self._context())
        except Refusal as refusal:
            assert refusal.sentence
            return False
        self._check_permission(before, asker, command)
        self.events += events
        self.table = fold(events, before)
        if isinstance(command, StartClock):
            self.stopped = self._moment()
        return True

    def _check_permission(self, before: Table, asker: str | None, command: AnyTableCommand) -> None:
        assert asker is None or asker in {s.seat for s in before.sitters}
        if isinstance(command, HOST_COMMANDS):
            assert asker is not None
            assert asker == before.host
        if isinstance(command, StandIn):
            assert asker in {None, before.host}
        if isinstance(command, Skip):
            assert asker in {None, before.host}
        if isinstance(command, (Sit, StartClock, ClearSeat, PlayFor, TimeOut)):
            assert asker is None
        if isinstance(command, (Move, PlayFor, Skip, TimeOut)):
            assert not before.paused
        if isinstance(command, Move):
            assert before.game is not None
            assert asker in before.game.seats

    def _context(self) -> Context:
        places = {f"s{number}": frozenset({f"place {number % 3}"}) for number in range(1, 9)}
        return Context(
            now=self.now, seed=f"seed {self.now}", decks=DECKS, origins=places, shows=True
        )

    def _moment(self) -> object:
        game = self.table.game
        return game and (self.table.games, game.round.number, game.phase)

    def _was_set(self) -> bool:
        """Tell whether the table itself has set the clock of this phase."""
        return self.stopped is not None and self.stopped == self._moment()


AnyTable.TestCase.settings = settings(max_examples=120, stateful_step_count=40, deadline=None)
TestAnyTable = AnyTable.TestCase
