"""The audit of a finished game: whether every card was dealt, laid and drawn as the seed had it.

The audit follows each card from the deal on, and works out by the recipe of `chance.py` what had
to come. A check is fair if what was found is what was promised. After a broken promise the audit
goes on from what was found; the first one is where something was changed, later ones may follow.

It proves that the shuffle was fixed when the promise was published, and followed. It proves
neither that the server did not choose among many seeds before, nor that nobody looked at the
cards. See docs/adr/0015-fair-shuffle.md.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import assert_never

from msgspec import Struct

from .chance import drawn, hash_of, shuffled
from .editions import First, ShortPile
from .evidence import AnyStep, Began, Deal, Evidence, Filled, Joined, Laid, Left, Piled, Raced
from .game import Card, Seat


class Kind(StrEnum):
    """What is checked."""

    PROMISE = "promise"  # the seed is the one whose hash was published
    DEAL = "deal"  # a hand at the start, or the pile
    FIRST = "first"  # the storyteller who was drawn
    BOARD = "board"  # the order on the table
    PILE = "pile"  # a new pile
    FILL = "fill"  # cards drawn from the pile
    ROUND = "round"  # rounds are counted, as their numbers are part of the recipe


class Check(Struct, frozen=True, kw_only=True):
    """One thing that was promised, and what was found."""

    kind: Kind
    round: int  # 0: before the first
    seat: Seat | None = None  # whose hand this is about
    promised: tuple[str, ...]
    found: tuple[str, ...]

    @property
    def fair(self) -> bool:
        """Whether the promise was kept."""
        return self.promised == self.found


class Verdict(Struct, frozen=True):
    """All checks, in the order of the game."""

    checks: tuple[Check, ...]

    @property
    def fair(self) -> bool:
        """Whether every promise was kept."""
        return all(check.fair for check in self.checks)

    @property
    def broken(self) -> tuple[Check, ...]:
        """The promises that were not kept, the first one first."""
        return tuple(check for check in self.checks if not check.fair)


def audit(evidence: Evidence) -> Verdict:
    """Check every draw of a finished game."""
    auditor = _Auditor(evidence)
    auditor.deal(evidence.deal)
    for step in evidence.steps:
        auditor.follow(step)
    return Verdict(tuple(auditor.checks))


class _Auditor:
    """Somebody who follows every card. What was laid counts as held until the board shows it."""

    def __init__(self, evidence: Evidence) -> None:
        self._seed = evidence.seed
        self._edition = evidence.edition
        self.checks: list[Check] = []
        self._round = 0
        self._piles = 0
        self._seats: list[Seat] = []  # in the order of turns
        self._newcomers: list[Seat] = []  # not dealt in yet
        self._players: set[Seat] = set()  # of this round, less those who left
        self._hands: dict[Seat, tuple[Card, ...]] = {}
        self._left_behind: set[Card] = set()  # of those who left; what they laid stays
        self._pile: tuple[Card, ...] = ()
        self._discards: tuple[Card, ...] = ()
        self._open = False  # has the board of this round been laid?
        self._check(Kind.PROMISE, (evidence.promise,), (hash_of(evidence.seed),))

    def deal(self, deal: Deal) -> None:
        """Check every hand, the pile, and who was drawn to tell first."""
        self._seats = [hand.seat for hand in deal.hands]
        dealt = [card for hand in deal.hands for card in hand.cards]
        order = shuffled(tuple({*dealt, *deal.pile}), self._seed, "deal")
        size = self._hand_size()
        for number, hand in enumerate(deal.hands):
            promised = order[number * size : (number + 1) * size]
            self._check(Kind.DEAL, promised, hand.cards, hand.seat)
            self._hands[hand.seat] = hand.cards
        self._check(Kind.DEAL, order[len(deal.hands) * size :], deal.pile)
        self._pile = deal.pile
        self._begin(1)
        if self._edition.first is First.RANDOM:
            self._check(Kind.FIRST, self._lot(), () if deal.first is None else (deal.first,))

    def follow(self, step: AnyStep) -> None:
        """Check one step, and go on from what was found."""
        match step:
            case Raced():
                self._raced(step)
            case Laid():
                self._laid(step)
            case Piled():
                self._piled(step)
            case Filled():
                self._filled({hand.seat: hand.cards for hand in step.hands})
            case Began():
                self._began(step)
            case Left():
                self._left(step.seat)
            case Joined():
                self._joined(step)
            case _:
                assert_never(step)

    def _raced(self, step: Raced) -> None:
        if step.drawn:
            self._check(Kind.FIRST, self._lot(), (step.seat,))
        players = [seat for seat in self._seats if seat not in self._newcomers]
        if step.seat in players:  # who came during the race tells last
            at = players.index(step.seat)
            self._seats = [*players[:at], *self._newcomers, *players[at:]]

    def _laid(self, step: Laid) -> None:
        held = self._left_behind.union(*self._hands.values())
        laid = tuple({card for card in step.cards if card in held})
        label = f"board {self._round}"
        promised = () if self._open else shuffled(laid, self._seed, label)
        self._check(Kind.BOARD, promised, step.cards)
        self._open = True
        for seat, cards in self._hands.items():
            self._hands[seat] = tuple(card for card in cards if card not in step.cards)
        self._discards += step.cards  # some twice: what somebody left behind is there already

    def _piled(self, step: Piled) -> None:
        due = self._edition.short_pile is ShortPile.RESHUFFLE and self._needed() > len(self._pile)
        self._piles += 1
        cards = tuple({*self._pile, *self._discards})
        promised = shuffled(cards, self._seed, f"pile {self._piles}") if due else ()
        self._check(Kind.PILE, promised, step.cards)
        self._pile, self._discards = step.cards, ()

    def _filled(self, found: Mapping[Seat, tuple[Card, ...]]) -> None:
        at = 0
        for seat, number in self._wanted().items():
            promised = self._pile[at : at + number]
            at += number
            if number or found.get(seat):
                self._check(Kind.FILL, promised, found.get(seat, ()), seat)
        for seat in found:
            if seat not in self._hands:
                self._check(Kind.FILL, (), found[seat], seat)
            self._hands[seat] = self._hands.get(seat, ()) + found[seat]
        drawn_cards = {card for cards in found.values() for card in cards}
        self._pile = tuple(card for card in self._pile if card not in drawn_cards)

    def _began(self, step: Began) -> None:
        if self._needed():
            self._filled({})  # somebody was forgotten
        self._check(Kind.ROUND, (str(self._round + 1),), (str(step.number),))
        self._begin(step.number)

    def _begin(self, number: int) -> None:
        self._round = number
        self._newcomers = []
        self._players = set(self._seats)
        self._left_behind = set()
        self._open = False

    def _left(self, seat: Seat) -> None:
        cards = self._hands.pop(seat, ())
        self._left_behind.update(cards)
        self._discards += cards
        self._players.discard(seat)
        self._seats = [other for other in self._seats if other != seat]
        self._newcomers = [other for other in self._newcomers if other != seat]

    def _joined(self, step: Joined) -> None:
        if step.seat in self._hands:
            return
        at = self._seats.index(step.before) if step.before in self._seats else len(self._seats)
        self._seats.insert(at, step.seat)
        self._newcomers.append(step.seat)
        self._hands[step.seat] = ()

    def _lot(self) -> tuple[Seat, ...]:
        """Draw the first storyteller among those who play."""
        if not self._players:
            return ()
        return (drawn(tuple(self._players), self._seed, f"first {self._round}"),)

    def _wanted(self) -> dict[Seat, int]:
        """Count the cards that everyone lacks, in the order in which they are dealt."""
        size = self._hand_size()
        return {seat: max(0, size - len(self._hands.get(seat, ()))) for seat in self._seats}

    def _needed(self) -> int:
        return sum(self._wanted().values())

    def _hand_size(self) -> int:
        scale = self._edition.hand
        if isinstance(scale, int):
            return scale
        starts = [start for start in scale if start <= len(self._seats)]
        return scale[max(starts)] if starts else 0  # never so in a game that could begin

    def _check(
        self,
        kind: Kind,
        promised: tuple[str, ...],
        found: tuple[str, ...],
        seat: Seat | None = None,
    ) -> None:
        self.checks.append(
            Check(kind=kind, round=self._round, seat=seat, promised=promised, found=found)
        )
