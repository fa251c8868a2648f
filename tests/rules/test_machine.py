"""Laws that hold whatever happens, tried by a machine that plays legal and illegal moves."""

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from pinxit.rules import Clue, Game, Medium, Phase, Refusal, Seat, decide, evolve, fold, legal
from pinxit.rules.codec import dump_event, load_event
from pinxit.rules.commands import (
    AnyCommand,
    Claim,
    Finish,
    Give,
    GoOn,
    Join,
    Leave,
    Mend,
    Skip,
    Start,
    TakeBack,
    Tell,
    TimeOut,
    Vote,
)
from pinxit.rules.events import AnyEvent, RoundRevealed
from pinxit.rules.game import LEAST_PLAYERS
from pinxit.rules.legal import is_legal
from tests.rules.naive import naive_points
from tests.rules.played_table import cards_everywhere
from tests.rules.wander import Wanderer, wanderers

SEATS = st.sampled_from([*"abcdefghijkl", "x", "y", "", " "])
TEXTS = st.sampled_from(["a clue", "", "\u200b ", "x" * 200, "x" * 201, "x\n", "\ud800"])
CLUES = st.builds(Clue, TEXTS, st.sampled_from(Medium))


class AnyEvening(RuleBasedStateMachine):
    """An evening at which people do what they may, what they may not, and what they must."""

    wanderer: Wanderer
    game: Game
    events: list[AnyEvent]

    @initialize(wanderer=wanderers())
    def sit_down(self, wanderer: Wanderer) -> None:
        self.wanderer = wanderer
        self.game = wanderer.game
        self.events = list(wanderer.events)
        self.all_cards = cards_everywhere(self.game)

    @rule(moves=st.integers(1, 12))
    def play_on(self, moves: int) -> None:
        self.wanderer.game = self.game
        for _ in range(moves):
            self.wanderer.events = []
            self.wanderer.step()
            self._check_events(self.wanderer.events)
            self.game = self.wanderer.game

    @rule(
        seat=SEATS,
        word=st.sampled_from([Claim(), TakeBack(), GoOn(), Leave(), Join()]),
    )
    def try_a_seats_word(self, seat: str, word: AnyCommand) -> None:
        self._try(seat, word)

    @rule(seat=SEATS)
    def try_to_skip(self, seat: str) -> None:
        self._try(None, Skip(seat))

    @rule(text=TEXTS, seat=SEATS)
    def try_to_mend(self, seat: str, text: str) -> None:
        self._try(seat, Mend(text))

    @rule(data=st.data(), clue=CLUES, seat=SEATS)
    def try_to_tell(self, data: st.DataObject, seat: str, clue: Clue) -> None:
        self._try(seat, Tell(data.draw(self._cards(seat)), clue))

    @rule(data=st.data(), seat=SEATS, kind=st.sampled_from([Give, Vote]), number=st.integers(0, 3))
    def try_cards(
        self, data: st.DataObject, seat: str, kind: type[Give | Vote], number: int
    ) -> None:
        cards = data.draw(st.lists(self._cards(seat), min_size=number, max_size=number))
        self._try(seat, kind(tuple(cards)))

    @rule()
    def run_out_of_time(self) -> None:
        self._try(None, TimeOut())

    @rule(really=st.integers(0, 20))
    def finish(self, really: int) -> None:
        if really == 0:
            self._try(None, Finish())

    @rule()
    def start_again(self) -> None:
        begin = Start(edition=self.game.edition, seats=("a", "b", "c"), cards=(), seed="s")
        self._try(None, begin)

    @precondition(lambda self: self.game.phase not in {Phase.PAUSED, Phase.OVER})
    @rule(by_skips=st.booleans())
    def time_outs_alone_finish_the_round(self, *, by_skips: bool) -> None:
        game, number = self.game, self.game.round.number
        for _ in range(2 * len(game.seats) + 5):
            awaited = game.round.awaited
            command = Skip(awaited[0]) if by_skips and awaited else TimeOut()
            game = fold(decide(game, None, command), game)
            if game.round.number > number or game.phase in {Phase.PAUSED, Phase.OVER}:
                return
        raise AssertionError("the round does not end")

    @invariant()
    def every_card_is_in_exactly_one_place(self) -> None:
        assert cards_everywhere(self.game) == self.all_cards

    @invariant()
    def seats_agree_everywhere(self) -> None:
        game = self.game
        seats = set(game.seats)
        assert len(seats) == len(game.seats)
        assert set(game.scores) == set(game.turns) == set(game.hands) == seats
        assert set(game.newcomers) <= seats
        assert set(game.round.players) <= seats - set(game.newcomers)
        assert set(game.round.awaited) <= set(game.round.players)
        assert game.next_teller is None or game.next_teller in seats

    @invariant()
    def the_table_waits_for_somebody_or_shows_a_reveal(self) -> None:
        waiting = {Phase.RACE, Phase.CLUE, Phase.GIVE, Phase.VOTE}
        if self.game.phase in waiting:
            assert self.game.round.awaited
        elif self.game.phase is not Phase.OVER:
            assert not self.game.round.awaited

    @invariant()
    def a_round_has_players_enough(self) -> None:
        if self.game.phase in {Phase.RACE, Phase.CLUE, Phase.GIVE}:
            assert len(self.game.round.players) >= LEAST_PLAYERS
        if self.game.phase is Phase.PAUSED:
            assert len(self.game.seats) < LEAST_PLAYERS

    @invariant()
    def whoever_must_act_can(self) -> None:
        for seat in self.game.round.awaited:
            if self.game.phase is Phase.VOTE:
                (option, *_) = legal(self.game, seat)
                assert 1 <= option.fewest <= option.most  # type: ignore[union-attr]  # by its name
                assert option.cards  # type: ignore[union-attr]  # by its name
            elif self.game.phase in {Phase.CLUE, Phase.GIVE}:
                assert len(self.game.hands[seat]) >= self.game.round.numbers.give

    @invariant()
    def folding_the_log_gives_the_same_game(self) -> None:
        assert fold(self.events) == self.game

    def teardown(self) -> None:
        if hasattr(self, "events"):
            stored = [dump_event(event) for event in self.events]
            assert fold(load_event(event) for event in stored) == self.game

    def _try(self, seat: Seat | None, command: AnyCommand) -> None:
        """Put any command: accepted exactly if `legal` lists it; refused without a trace."""
        before = msgspec.json.encode(self.game)
        expected = is_legal(self.game, seat, command)
        try:
            events = decide(self.game, seat, command)
        except Refusal as refusal:
            assert not expected, (command, refusal)
            assert refusal.sentence
        else:
            assert expected, command
            self._check_events(list(events))
            self.game = self.wanderer.game = fold(events, self.game)
        finally:
            if not expected:
                assert msgspec.json.encode(self.game) == before

    def _check_events(self, events: list[AnyEvent]) -> None:
        game = self.game
        for event in events:
            if isinstance(event, RoundRevealed):
                self._check_points(game, event)
            game = evolve(game, event)
            self.events.append(event)

    def _check_points(self, game: Game, event: RoundRevealed) -> None:
        points = {seat: given.total for seat, given in event.reveal.points.items()}
        assert points == naive_points(game.round)

    def _cards(self, seat: str) -> st.SearchStrategy[str]:
        """Cards that are worth trying: of this hand, of another's, of the table, of nowhere."""
        worth = [*self.game.hands.get(seat, ()), *self.game.round.board, *self.game.pile[:2]]
        return st.sampled_from([*worth, "plain/nowhere"])


AnyEvening.TestCase.settings = settings(max_examples=150, stateful_step_count=40, deadline=None)
TestAnyEvening = AnyEvening.TestCase
