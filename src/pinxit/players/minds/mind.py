"""A character at the table: it reads, listens, tells and learns in its own manner."""

import random
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pinxit.players.memory import Memory, heard_as
from pinxit.players.port import Remark
from pinxit.players.random import RandomPlayer
from pinxit.players.saying import clue_of
from pinxit.players.words.remarks import lines
from pinxit.rules import Card, Medium, Seat, View
from pinxit.rules.clues import suits
from pinxit.rules.commands import AnyMove, Give, Tell, Vote
from pinxit.rules.legal import AnyOption, MayGive, MayTell, MayVote
from pinxit.rules.view import Mine

from .chance import many, whims
from .informed import Informed
from .learning import Insight, learn
from .listening import Odds, ballot, chances, decoys
from .manner import Manner, as_themed
from .reader import ClueReader
from .speaking import remark
from .telling import Audience, best_story

LAST_POINTS: Final = 3  # a storyteller who needs no more than these wins with this story


class Mind:
    """Chooses by what a seat sees, by what is written about the cards, and by what was revealed."""

    def __init__(
        self, reader: ClueReader, manner: Manner, teller: ClueReader | None = None
    ) -> None:
        self._reader = reader  # with which it listens
        self._teller = teller or reader  # and tells: who hears little may still make sense
        self._manner = manner
        self._otherwise = RandomPlayer()

    def __call__(
        self, view: View, options: tuple[AnyOption, ...], memory: Memory, rng: random.Random, /
    ) -> AnyMove:
        """Return a move; there must be something to do."""
        mine = view.mine
        if mine is not None:
            for option in options:
                match option:
                    case MayTell():
                        return self._tell(view, mine, option, memory, rng)
                    case MayGive():
                        fits = self._hear(view, option.cards, memory, rng)
                        return Give(decoys(option, fits + self._see(view, option.cards)))
                    case MayVote():
                        return self._vote(view, mine, option, memory, rng)
                    case _:
                        continue
        return self._otherwise(view, options, memory, rng)

    def remark(
        self, view: View, seat: Seat, memory: Memory, rng: random.Random, /
    ) -> Remark | None:
        """Say something about what was revealed; it sees what a spectator sees."""
        spoken = lines(self._teller.language).get(self._manner.voice, {})
        return remark(spoken, self._teller, view, seat, memory, rng)

    def _hear(
        self, view: View, cards: Sequence[Card], memory: Memory, rng: random.Random
    ) -> NDArray[np.float32]:
        """Return how well the clue fits these cards, to this ear; at random if it has no words.

        What is sung, mimed or drawn is lost on players; its caption is heard as words are.
        """
        whim = whims((len(cards),), many(rng))
        if view.clue is None or view.clue.wordless:
            return whim
        clue, by_person = view.clue.text, view.storyteller not in memory.computers
        informed = Informed(self._reader, memory.whispered)
        fits: NDArray[np.float32] = informed.fits((clue,), cards, by_person=by_person)[0]
        fits = fits + self._reader.likeness(clue, cards, memory.learnt)
        return fits + self._manner.whim * whim

    def _see(self, view: View, cards: Sequence[Card]) -> NDArray[np.float32]:
        """Return how well the clue suits these cards to those who saw the pictures."""
        if view.clue is None or view.clue.wordless:
            return np.zeros(len(cards), np.float32)
        suits: NDArray[np.float32] = self._reader.suits((view.clue.text,), cards)[0]
        return self._manner.eye * suits

    def _vote(
        self, view: View, mine: Mine, option: MayVote, memory: Memory, rng: random.Random
    ) -> AnyMove:
        fits = self._hear(view, option.cards, memory, rng)
        insight = self._insight(memory, mine, self._reader)
        others = [
            seat.seat
            for seat in view.seats
            if seat.seat not in {mine.seat, view.storyteller} and not seat.newcomer
        ]
        keen = float(np.mean(insight.keenness(others))) if others else insight.keen_here
        odds = Odds(
            teller=chances(fits, insight.plainness(view.storyteller)),
            others=chances(fits, keen),
            voters=len(others),
            envy=self._envy(view, mine),
        )
        return Vote(ballot(option, odds, view.numbers))

    def _envy(self, view: View, mine: Mine) -> float:
        """Return how much a point for the storyteller counts against one of mine."""
        if not self._manner.counts or view.storyteller is None:
            return 0.0
        scores = {seat.seat: seat.score for seat in view.seats}
        goal = view.edition.target
        if goal is not None and scores.get(view.storyteller, 0) >= goal - LAST_POINTS:
            return 1.0
        ahead = scores.get(view.storyteller, 0) > scores.get(mine.seat, 0)
        return (1.0 if ahead else 0.5) / max(1, len(scores) - 1)

    def _tell(
        self, view: View, mine: Mine, option: MayTell, memory: Memory, rng: random.Random
    ) -> AnyMove:
        chance = many(rng)
        insight = self._insight(memory, mine, self._teller)
        listeners = [s.seat for s in view.seats if s.seat != mine.seat and not s.newcomer]
        seen = {card for reveal in memory.reveals for card in reveal.board}
        mates = self._teller.deck_mates(option.cards)
        hidden = [card for card in mates if card not in option.cards and card not in seen]
        if len(hidden) < len(listeners):  # all have been seen, and were shuffled again
            hidden = [card for card in mates if card not in option.cards]
        audience = Audience(
            keenness=insight.keenness(listeners),
            people=[seat not in memory.computers for seat in listeners],
            hidden=hidden,
            numbers=view.numbers,
        )

        whispered = {
            heard_as(part)
            for texts in memory.whispered.values()
            for text in texts
            for part in text.split(",")  # of one who says much, some of it stays together
        }

        def barred(clue: str) -> bool:
            off_theme = Medium.WORDS in option.media and not suits(clue, option.theme)
            heard = heard_as(clue)
            known = heard in memory.said or heard in whispered
            return off_theme or known or len(clue) > option.longest

        manner = as_themed(self._manner, option.theme)
        teller = Informed(self._teller, memory.whispered)
        story = best_story(teller, option.cards, manner, audience, barred, chance)
        if story is None:
            return self._otherwise(view, (option,), memory, rng)
        card, clue = story
        return Tell(card, clue_of(option, clue[:1].upper() + clue[1:]))

    def _insight(self, memory: Memory, mine: Mine, reader: ClueReader) -> Insight:
        remembered = memory if self._manner.learns else Memory(computers=memory.computers)
        return learn(remembered, reader, mine.seat)
