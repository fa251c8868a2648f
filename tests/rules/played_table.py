"""A table for tests: moves in the words of the rulebook, cards chosen for the players."""

from collections.abc import Iterable
from enum import StrEnum

import msgspec

from pinxit.rules import (
    Card,
    Clue,
    Edition,
    Game,
    Refusal,
    Seat,
    decide,
    find_edition,
    fold,
    with_house_rules,
)
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
from pinxit.rules.events import AnyEvent
from pinxit.rules.game import owners


class Table:
    """A running game. Seats are letters; "a" tells first unless the rules say otherwise."""

    def __init__(
        self,
        edition: str | Edition = "dixit",
        seats: str = "abcd",
        cards: int = 84,
        seed: str = "a seed for tests",
        **house: object,
    ) -> None:
        rules = find_edition(edition) if isinstance(edition, str) else edition
        self.edition = with_house_rules(rules, {"first": "host"} | house)
        begin = Start(
            edition=self.edition,
            seats=tuple(seats),
            cards=tuple(f"plain/{n:03}" for n in range(cards)),
            seed=seed,
            first="a" if self.edition.first == "host" else None,
        )
        self.events: list[AnyEvent] = list(decide(None, None, begin))
        self.game: Game = fold(self.events)

    def do(self, seat: Seat | None, command: AnyCommand) -> tuple[AnyEvent, ...]:
        """Put a command to the rules and take what comes of it."""
        events = decide(self.game, seat, command)
        self.game = fold(events, self.game)
        self.events += events
        assert fold(self.events) == self.game
        return events

    def refused(self, seat: Seat | None, command: AnyCommand) -> StrEnum:
        """Put a command that must be refused; return why."""
        before = msgspec.json.encode(self.game)
        try:
            decide(self.game, seat, command)
        except Refusal as refusal:
            assert msgspec.json.encode(self.game) == before
            return refusal.reason
        raise AssertionError(f"accepted: {command}")

    def claim(self, seat: Seat) -> None:
        self.do(seat, Claim())

    def tell(self, seat: Seat = "", clue: str = "a clue") -> Card:
        teller = seat or self.game.round.storyteller or ""
        card = self.game.hands[teller][0]
        self.do(teller, Tell(card, Clue(clue)))
        return card

    def mend(self, seat: Seat, text: str) -> None:
        self.do(seat, Mend(text))

    def give(self, *seats: Seat) -> None:
        for seat in seats:
            number = self.game.round.numbers.give
            self.do(seat, Give(self.game.hands[seat][:number]))

    def give_all(self) -> None:
        self.give(*self.game.round.awaited)

    def card_of(self, owner: Seat, which: int = 0) -> Card:
        return self.game.round.laid[owner][which]

    def vote(self, **votes: str | Iterable[str]) -> None:
        """`vote(b="a", c="aa")`: b votes for a's card, c twice for a's."""
        for voter, voted_for in votes.items():
            self.do(voter, Vote(tuple(self.card_of(owner) for owner in voted_for)))

    def take_back(self, seat: Seat) -> None:
        self.do(seat, TakeBack())

    def go_on(self) -> None:
        self.do(self.game.seats[0], GoOn())

    def leave(self, *seats: Seat) -> None:
        for seat in seats:
            self.do(seat, Leave())

    def join(self, *seats: Seat) -> None:
        for seat in seats:
            self.do(seat, Join())

    def skip(self, *seats: Seat) -> None:
        for seat in seats:
            self.do(None, Skip(seat))

    def time_out(self) -> None:
        self.do(None, TimeOut())

    def finish(self) -> None:
        self.do(None, Finish())

    def to_vote(self) -> None:
        """Come to the vote: the storyteller tells and everyone gives."""
        self.tell()
        self.give_all()

    def play_round(self, **votes: str) -> None:
        """Play a round up to its reveal; whoever is not named votes for the storyteller."""
        self.to_vote()
        self.all_vote(**votes)

    def all_vote(self, **votes: str) -> None:
        teller = self.game.round.storyteller or ""
        number = self.game.round.numbers.votes_min
        for seat in self.game.round.awaited:
            self.vote(**{seat: votes.get(seat, teller * number)})

    @property
    def scores(self) -> dict[Seat, int]:
        return dict(self.game.scores)

    @property
    def points(self) -> dict[Seat, int]:
        """The points of the last reveal."""
        reveal = self.game.last_reveal
        assert reveal is not None
        return {seat: points.total for seat, points in reveal.points.items()}

    @property
    def hand_sizes(self) -> dict[Seat, int]:
        return {seat: len(hand) for seat, hand in self.game.hands.items()}


def cards_everywhere(game: Game) -> list[Card]:
    """List every card of the game by where it lies, to see that none is lost or doubled."""
    hands = [card for hand in game.hands.values() for card in hand]
    return sorted([*hands, *game.pile, *game.discards, *owners(game.round.laid)])
