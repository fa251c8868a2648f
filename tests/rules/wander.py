"""Games that have come somewhere: random moves of every kind, by seats and by the table."""

import random
from collections.abc import Sequence

from hypothesis import strategies as st

from pinxit.players import NOTHING, RandomPlayer
from pinxit.players.random import pick
from pinxit.rules import EDITIONS, Edition, Game, Phase, Seat, decide, fold, legal, view_for
from pinxit.rules.commands import (
    AnyCommand,
    AnyMove,
    Finish,
    Join,
    Leave,
    Mend,
    Skip,
    Start,
    TakeBack,
    TimeOut,
)
from pinxit.rules.events import AnyEvent
from pinxit.rules.house import with_house_rules
from pinxit.rules.legal import AnyOption, MayMend, MayTakeBack

STRANGERS = ("x", "y", "z")

# Tables whose limits are soon reached: small decks, short games, odd votes.
HOUSES: Sequence[dict[str, object]] = (
    {},
    {},
    {"first": "random", "latecomer": "average"},
    {"short_pile": "end", "latecomer": "zero"},
    {"target": None, "turns_each": 2},
    {"target": 5},
    {"votes_min": 1, "votes_max": {3: 1, 4: 2, 5: 3}, "give": 2},
    {"votes_min": 3, "votes_max": 3, "give": 2, "votes_may_stack": False},
    {"bonus_cap": 1, "all_storyteller": 1, "none_storyteller": 2, "lone_vote": 1},
    {"hand": {3: 4, 5: 7, 6: 3}, "give": {3: 1, 5: 3}, "bonus": {3: 1, 5: 2}},
    {"count_over": "votes", "votes_max": {3: 2, 7: 5}, "votes_may_stack": True},
)

Asked = tuple[Seat | None, AnyCommand]  # by whom, and what


class Wanderer:
    """Plays a game at random, with people who come, go, change their minds and fall asleep."""

    def __init__(self, edition: Edition, players: int, cards: int, rng: random.Random) -> None:
        self._rng = rng
        self._choose = RandomPlayer(("a clue", "another"))
        self.edition = edition
        begin = Start(
            edition=edition,
            seats=tuple("abcdefghijkl"[:players]),
            cards=tuple(f"plain/{n:03}" for n in range(cards)),
            seed=str(rng.random()),
        )
        first = decide(None, None, begin)
        self.steps: list[tuple[Seat | None, AnyCommand, tuple[AnyEvent, ...]]] = [
            (None, begin, first)
        ]
        self.events: list[AnyEvent] = list(first)
        self.game: Game = fold(self.events)

    def step(self) -> None:
        """Make one accepted move, if there is any left."""
        if self.game.phase is Phase.OVER:
            return
        seat, command = self._command()
        events = decide(self.game, seat, command)
        self.game = fold(events, self.game)
        self.events += events
        self.steps.append((seat, command, events))

    def _command(self) -> Asked:
        if self._rng.random() < 0.12:
            trouble = self._trouble()
            if trouble is not None:
                return trouble
        if self.game.phase is Phase.PAUSED:
            coming = [seat for seat in (*STRANGERS, "a", "b", "c") if seat not in self.game.seats]
            return (pick(coming, self._rng), Join()) if self._may_join() else (None, Finish())
        if not self.game.seats:
            return None, TimeOut()
        seat = pick(self.game.round.awaited or self.game.seats, self._rng)
        view, options = view_for(self.game, seat), legal(self.game, seat)
        return seat, self._choose(view, options, NOTHING, self._rng)

    def _trouble(self) -> Asked | None:
        """Do what real evenings do: leave, join, sleep, regret."""
        game, rng = self.game, self._rng
        coming = [seat for seat in (*STRANGERS, "a", "b", "c") if seat not in game.seats]
        kind = pick(("leave", "join", "skip", "time out", "regret", "regret"), rng)
        if kind == "leave" and game.seats:
            return pick(game.seats, rng), Leave()
        if kind == "join" and coming and self._may_join():
            return pick(coming, rng), Join()
        if kind == "skip" and game.round.awaited:
            return None, Skip(pick(game.round.awaited, rng))
        if kind == "time out" and game.phase is not Phase.PAUSED:
            return None, TimeOut()
        return self._regret() if kind == "regret" and game.seats else None

    def _regret(self) -> Asked | None:
        for seat in self.game.seats:
            for option in legal(self.game, seat):
                move = _second_thought(option)
                if move is not None:
                    return seat, move
        return None

    def _may_join(self) -> bool:
        return bool(legal(self.game, "somebody new"))


def _second_thought(option: AnyOption) -> AnyMove | None:
    match option:
        case MayTakeBack():
            return TakeBack()
        case MayMend():
            return Mend("the clue in other words")
        case _:
            return None


@st.composite
def wanderers(draw: st.DrawFn) -> Wanderer:
    """A game at its start, of any edition and house."""
    edition = draw(st.sampled_from(sorted(EDITIONS)))
    house = draw(st.sampled_from(HOUSES))
    if edition == "odyssey":  # which asks for two votes: fewer may not be the most
        house = {"votes_min": 1} | house if "votes_max" in house else house
    rules = with_house_rules(EDITIONS[edition], house)
    players = draw(st.integers(3, rules.players_max))
    cards = draw(st.sampled_from([84, 84, 168, 7 * players + 3]))
    rng = random.Random(draw(st.integers(0, 2**32)))
    return Wanderer(rules, players, cards, rng)


@st.composite
def wandered(draw: st.DrawFn, most: int = 120) -> Wanderer:
    """A game that has come somewhere."""
    wanderer = draw(wanderers())
    for _ in range(draw(st.integers(0, most))):
        wanderer.step()
    return wanderer
