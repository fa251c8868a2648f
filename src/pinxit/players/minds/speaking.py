"""What a character says when a round has been told: by the reveal alone, never by a hand."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from pinxit.players.memory import Memory, heard_as
from pinxit.players.port import Remark
from pinxit.players.words.remarks import THOUGHT, Lines
from pinxit.rules import Outcome, Phase, Seat, View
from pinxit.rules.game import Reveal

from .reader import ClueReader

MANY: Final = 2  # votes on a card of mine that are worth a word
SILENT: Final = 0.3  # how often it is a quick reaction instead of words
MUSING: Final = 0.3  # how often whoever was fooled says what they saw in it
REACTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "told_some": ("clap",),
    "told_all": ("oops", "sleep"),
    "told_none": ("oops", "think"),
    "fooled": ("oops", "wow", "laugh"),
    "fooled_again": ("laugh", "oops"),
    "fooled_others": ("fox", "laugh"),
    "guessed": ("think",),
    "found": ("heart", "clap"),
    "won": ("clap", "heart"),
    "lost": ("clap", "heart"),
}
_TOLD: Final[Mapping[Outcome, str]] = {
    Outcome.SOME: "told_some",
    Outcome.ALL: "told_all",
    Outcome.NONE: "told_none",
}


def remark(
    lines: Lines, reader: ClueReader, view: View, seat: Seat, memory: Memory, rng: random.Random
) -> Remark | None:
    """Return what to say of the last reveal, or of a game that is over; None: nothing."""
    if view.phase is Phase.OVER:
        return _said(lines, "won" if seat in view.winners else "lost", 0, rng)
    reveals = memory.reveals
    if not reveals:
        return None
    occasions = tuple(_occasions(reveals, seat))
    if not occasions:
        return None
    occasion = occasions[0]
    before = sum(occasion in _occasions(reveals[: n + 1], seat) for n in range(len(reveals) - 1))
    if occasion.startswith("fooled") and occasion != "fooled_others" and rng.random() < MUSING:
        thought = _thought(reader, reveals[-1], seat, memory, rng)
        if thought is not None and "thought" in lines:
            return Remark(_line(lines["thought"], before, view).replace(THOUGHT, thought))
    return _said(lines, occasion, before, rng, view)


def _said(
    lines: Lines, occasion: str, before: int, rng: random.Random, view: View | None = None
) -> Remark | None:
    if occasion in REACTIONS and (rng.random() < SILENT or occasion not in lines):
        return Remark(reaction=rng.choice(REACTIONS[occasion]))
    if occasion not in lines:
        return None
    if view is None:
        return Remark(rng.choice(lines[occasion]))
    return Remark(_line(lines[occasion], before, view))


def _line(said: Sequence[str], before: int, view: View) -> str:
    """Return the next line for this occasion, in an order of this game's own."""
    order = random.Random(f"{view.seed_hash}:{said[0]}").sample(range(len(said)), len(said))  # noqa: S311 (a game)
    return said[order[before % len(said)]]


def _occasions(reveals: Sequence[Reveal], seat: Seat) -> Iterator[str]:
    """Yield what is worth a word about the last round, the best of it first."""
    reveal = reveals[-1]
    if seat == reveal.storyteller:
        if reveal.outcome in _TOLD:
            yield _TOLD[reveal.outcome]
        return
    if _has_guessed(reveal, seat) and not _has_guessed_before(reveals, seat):
        yield "guessed"
    taken = Counter(card for cards in reveal.votes.values() for card in cards)
    mine = reveal.laid.get(seat, ())
    if any(taken[card] >= MANY for card in mine):
        yield "fooled_others"
    if seat in reveal.votes:
        if _is_fooled(reveal, seat):
            again = len(reveals) > 1 and _is_fooled(reveals[-2], seat)
            yield "fooled_again" if again else "fooled"
        else:
            yield "found"
    if mine and not any(taken[card] for card in mine):
        yield "nobody_took"


def _has_guessed(reveal: Reveal, seat: Seat) -> bool:
    return reveal.clue.wordless and seat in reveal.votes


def _has_guessed_before(reveals: Sequence[Reveal], seat: Seat) -> bool:
    """Tell whether a seat has had to guess the last time, too: then it has said so."""
    voted = [reveal for reveal in reveals[:-1] if seat in reveal.votes]
    return bool(voted) and _has_guessed(voted[-1], seat)


def _is_fooled(reveal: Reveal, seat: Seat) -> bool:
    votes = reveal.votes.get(seat, ())
    return bool(votes) and not set(votes) & set(reveal.laid[reveal.storyteller])


def _thought(
    reader: ClueReader, reveal: Reveal, seat: Seat, memory: Memory, rng: random.Random
) -> str | None:
    """Return something that was written at the card for which this seat voted, and never told."""
    written = [
        saying
        for card in reveal.votes[seat]
        for saying in reader.sayings(card)
        if heard_as(saying) not in memory.said
    ]
    if not written:
        return None
    chosen = rng.choice(written)
    return chosen.rstrip(".!?…") if chosen[-1:] == "." else chosen
