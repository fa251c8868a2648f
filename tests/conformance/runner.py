"""Plays the scripted games of the conformance suite on this engine, step by step."""

from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct, field

from pinxit.rules import (
    Card,
    Clue,
    Game,
    Medium,
    Refusal,
    Seat,
    commands,
    decide,
    find_edition,
    fold,
    with_house_rules,
)
from pinxit.rules.course import tellable

SUITE = Path(__file__).parents[2] / "conformance"
DECK = 84


class Vector(Struct, frozen=True, forbid_unknown_fields=True):
    """One round to score, and the points or the refusal that must come of it."""

    name: str
    edition: str
    storyteller: Seat
    votes: dict[Seat, list[Seat]]
    house: dict[str, object] = {}
    points: dict[Seat, int] | None = None
    refused: str | None = None


class Play(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole round up to the reveal."""

    tell: Seat
    votes: dict[Seat, list[str]]


class Step(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One line of a script: a move, a shorthand for several, or what must be true now."""

    claim: Seat | None = None
    tell: Seat | None = None
    mend: Seat | None = None
    give: Seat | None = None
    vote: Seat | None = None
    take_back: Seat | None = None
    go_on: Seat | None = None
    leave: Seat | None = None
    join: Seat | None = None
    skip: Seat | None = None
    time_out: bool = False
    finish: bool = False
    play: Play | None = None
    rounds: int = 0
    expect: dict[str, object] = {}
    # how the move is made
    of: Seat | None = None
    cards: int | None = None
    twice: bool = False
    clue: str = "x"
    medium: Medium = Medium.WORDS
    clip: str | None = None
    undrawn: bool = False
    owners: list[str] = field(default_factory=list, name="for")
    refused: str | None = None


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A scripted game; with `refused` it must not even start."""

    name: str
    edition: str
    seats: list[Seat]
    steps: list[Step]
    house: dict[str, object] = {}
    first: Seat | None = None
    cards: int = DECK
    refused: str | None = None


class _Vectors(Struct, forbid_unknown_fields=True):
    format: int
    note: str
    vectors: list[Vector]


class _Scripts(Struct, forbid_unknown_fields=True):
    format: int
    note: str
    games: list[Script]


def read_vectors() -> list[Vector]:
    """Read the rounds to score."""
    return msgspec.json.decode((SUITE / "scoring.json").read_bytes(), type=_Vectors).vectors


def read_scripts() -> list[Script]:
    """Read the scripted games."""
    return msgspec.json.decode((SUITE / "games.json").read_bytes(), type=_Scripts).games


class Runner:
    """A scripted game on its way; a step that does not do what it must raises AssertionError."""

    def __init__(self, script: Script, seed: str = "conformance") -> None:
        self.script = script
        self.cards = tuple(f"deck{n // DECK + 1}/{n % DECK + 1}" for n in range(script.cards))
        start = commands.Start(
            edition=with_house_rules(find_edition(script.edition), script.house),
            seats=tuple(script.seats),
            cards=self.cards,
            seed=seed,
            first=script.first,
        )
        self.game: Game = fold(decide(None, None, start))

    def run(self) -> None:
        """Take every step of the script."""
        self.check_cards()
        for number, step in enumerate(self.script.steps, start=1):
            line = f"step {number} of “{self.script.name}”: {msgspec.json.encode(step).decode()}"
            self.take(step, line)
            self.check_cards(line)

    def take(self, step: Step, line: str) -> None:
        """Make a move, or several, or look at the game."""
        if step.expect:
            self.look(step.expect, line)
        elif step.rounds:
            for _ in range(step.rounds):
                self.easy_round()
        elif step.play:
            self.play(step.play)
        elif step.refused:
            self.be_refused(step, line)
        else:
            self.do(*self.command(step))

    def do(self, seat: Seat | None, command: commands.AnyCommand) -> None:
        """Make a move that must be possible."""
        self.game = fold(decide(self.game, seat, command), self.game)

    def be_refused(self, step: Step, line: str) -> None:
        """Try a move that must be refused with its reason; refused, it changes nothing."""
        before = msgspec.json.encode(self.game)
        assert self.refusal(*self.command(step)) == step.refused, line
        assert msgspec.json.encode(self.game) == before, line

    def refusal(self, seat: Seat | None, command: commands.AnyCommand) -> str | None:
        """Return why a move is refused (None: it is not)."""
        try:
            decide(self.game, seat, command)
        except Refusal as refusal:
            return refusal.reason
        return None

    def play(self, play: Play) -> None:
        """Play a round: the story, a gift of everyone else, the votes as they are listed."""
        self.do(play.tell, self.tell(Step(tell=play.tell), play.tell))
        for seat in self.game.round.awaited:
            self.do(seat, self.give(Step(give=seat), seat))
        for seat, owners in play.votes.items():
            self.do(seat, self.vote(owners))

    def easy_round(self) -> None:
        """Play a round in which everyone finds the storyteller's card, and go on."""
        teller = self.game.round.storyteller
        assert teller is not None, "nobody is there to tell"
        voters = [seat for seat in self.game.round.players if seat != teller]
        votes = [teller] * self.game.round.numbers.votes_min
        self.play(Play(teller, dict.fromkeys(voters, votes)))
        self.do(teller, commands.GoOn())

    def look(self, expected: Mapping[str, object], line: str) -> None:
        """Compare the game with what must be true of it."""
        seen = self.seen()
        for name, value in expected.items():
            assert _plain(name, seen[name], value) == _plain(name, value, value), f"{name}, {line}"

    def seen(self) -> dict[str, object]:
        """Tell everything that a script may ask for."""
        game, reveal = self.game, self.game.last_reveal
        return {
            "phase": game.phase,
            "round": game.round.number,
            "storyteller": game.round.storyteller,
            "seats": game.seats,
            "scores": game.scores,
            "hands": {seat: len(hand) for seat, hand in game.hands.items()},
            "pile": len(game.pile),
            "discards": len(game.discards),
            "table": len(self.lying()),
            "reshuffles": game.reshuffles,
            "awaited": game.round.awaited,
            "awaiting": len(game.round.awaited),
            "winners": game.winners,
            "ending": game.ending,
            "outcome": reveal and reveal.outcome,
            "points": reveal and {seat: points.total for seat, points in reveal.points.items()},
            "void": game.last_void,
        }

    def check_cards(self, line: str = "the deal") -> None:
        """See that no card is lost and none is in two places."""
        game = self.game
        hands = [card for hand in game.hands.values() for card in hand]
        everywhere = [*hands, *game.pile, *game.discards, *self.lying()]
        assert sorted(everywhere) == sorted(self.cards), f"cards are lost or doubled: {line}"

    def lying(self) -> list[Card]:
        """Return the cards on the table, face up or face down."""
        return [card for cards in self.game.round.laid.values() for card in cards]

    def command(self, step: Step) -> tuple[Seat | None, commands.AnyCommand]:
        """Turn a line of the script into a command and whose it is."""
        for name, command in SIMPLE.items():
            seat = getattr(step, name)
            if seat is not None:
                return seat, command
        if step.tell is not None:
            return step.tell, self.tell(step, step.tell)
        if step.mend is not None:
            return step.mend, commands.Mend(step.clue)
        if step.give is not None:
            return step.give, self.give(step, step.give)
        if step.vote is not None:
            return step.vote, self.vote(step.owners)
        if step.skip is not None:
            return None, commands.Skip(step.skip)
        assert step.time_out is not step.finish, f"no move: {step}"
        return None, commands.TimeOut() if step.time_out else commands.Finish()

    def tell(self, step: Step, seat: Seat) -> commands.Tell:
        """Tell with some card of a hand; where chance says which, with that or with another."""
        hand = self.from_hand(step.of or seat, self.game.round.numbers.hand)
        if self.game.edition.blind and seat in self.game.hands:
            drawn = tellable(self.game, seat)
            hand = tuple(card for card in hand if (card in drawn) is not step.undrawn)
        return commands.Tell(hand[0], Clue(step.clue, step.medium, step.clip))

    def give(self, step: Step, seat: Seat) -> commands.Give:
        """Give some cards of a hand: as many as needed, unless the script says how many."""
        number = self.game.round.numbers.give if step.cards is None else step.cards
        cards = self.from_hand(step.of or seat, number)
        return commands.Give(cards[:1] * number if step.twice else cards)

    def vote(self, owners: list[str]) -> commands.Vote:
        """Vote for the cards of these owners."""
        return commands.Vote(tuple(map(self.laid_by, owners)))

    def from_hand(self, seat: Seat, number: int) -> tuple[Card, ...]:
        """Choose cards of a hand; a stranger, who has none, tries any card."""
        return (self.game.hands.get(seat) or self.cards)[:number]

    def laid_by(self, owner: str) -> Card:
        """Return the owner's first card on the table, or the second of “owner:2”.

        Who laid none stands for some card that does not lie there.
        """
        seat, _, place = owner.partition(":")
        laid = self.game.round.laid.get(seat)
        if laid:
            return laid[int(place or 1) - 1]
        lying = self.lying()
        return next(card for card in self.cards if card not in lying)


SIMPLE: Mapping[str, commands.AnyCommand] = {
    "claim": commands.Claim(),
    "take_back": commands.TakeBack(),
    "go_on": commands.GoOn(),
    "leave": commands.Leave(),
    "join": commands.Join(),
}


def _plain(name: str, value: object, wanted: object) -> object:
    """Bring a value into the form in which it is compared."""
    if name == "hands" and isinstance(value, Mapping) and isinstance(wanted, Mapping):
        return {seat: value.get(seat) for seat in wanted}
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, (list, tuple)):
        return _circle(list(value)) if name == "seats" else sorted(value)
    return value


def _circle(seats: list[Seat]) -> list[Seat]:
    """Turn a round table so that the first name of the alphabet comes first."""
    start = seats.index(min(seats)) if seats else 0
    return seats[start:] + seats[:start]
