"""What the terminal shows of a game, from the view of one seat."""

from collections.abc import Iterator, Mapping, Sequence

import click

from pinxit.protocol.sections import GameSection, ScoreView
from pinxit.rules import Clue, End, Medium, Outcome, Points, Reveal, Seat, Void
from pinxit.rules.awards import Award, Honour
from pinxit.rules.editions import Numbers
from pinxit.rules.game import owners
from pinxit.table.played import Act, Played

MET = {
    Outcome.ALL: "Everyone found it: too obvious.",
    Outcome.SOME: "Some found it, some did not: well told.",
    Outcome.NONE: "Nobody found it: too obscure.",
    Outcome.VOID: "Nobody voted: this round does not count.",
}
ENDED = {
    End.TARGET: "The target is reached.",
    End.TURNS: "Everyone has told their stories.",
    End.PILE: "The pile has run out.",
    End.HOST: "The game was ended.",
}
VOIDED = {
    Void.STORYTELLER_SILENT: "The storyteller stayed silent; the next one tells.",
    Void.STORYTELLER_LEFT: "The storyteller left; the next one tells.",
    Void.TOO_FEW_CARDS: "Too few cards were given; the next one tells.",
    Void.TOO_FEW_PLAYERS: "Too few players were left for this round.",
}
HONOURS = {
    Honour.DECEIVER: "Best trickster ({value} votes lured)",
    Honour.MIND_READER: "Mind reader (found {value} cards)",
    Honour.ROPE_WALKER: "Tightrope walker ({value} clues that were just right)",
    Honour.INSPIRED_CLUE: "Most inspired clue (round {round})",
    Honour.BIG_ROUND: "Biggest round ({value} points in round {round})",
    Honour.OPEN_BOOK: "Open book (found by all, {value} times)",
    Honour.SPHINX: "Sphinx (found by nobody, {value} times)",
    Honour.KINDRED_SPIRITS: "Kindred spirits (found each other {value} times)",
}

PLAYED = {
    Act.CLAIMED: "claimed the first story",
    Act.TOLD: "gave the clue",
    Act.GAVE: "chose what to give",
    Act.VOTED: "voted",
}
# What somebody does, what they did, and what with.
BEYOND_WORDS = {
    Medium.SPOKEN: ("say", "said", "the clue aloud"),
    Medium.SOUND: ("sing", "sang", "the clue"),
    Medium.MIME: ("mime", "mimed", "the clue"),
    Medium.DRAWING: ("draw", "drew", "the clue"),
}


class Words:
    """What seats and cards are called here."""

    def __init__(self, me: Seat | None, titles: Mapping[str, str]) -> None:
        self.me = me
        self.names: dict[Seat, str] = {}
        self._titles = titles

    def name(self, seat: Seat | None) -> str:
        """Return what somebody is called."""
        return "You" if seat == self.me else self.names.get(seat or "", seat or "nobody")

    def title(self, card: str) -> str:
        """Return what is on a card."""
        return self._titles.get(card, card)

    def said(self, seat: Seat, verb: str) -> str:
        """Say what somebody does."""
        return f"{self.name(seat)} {verb}" if seat == self.me else f"{self.name(seat)} {verb}s"


def heading(text: str) -> str:
    """Return a line that begins a part."""
    return "\n" + click.style(f"── {text} ".ljust(64, "─"), fg="yellow")


def told(words: Words, seat: Seat, clue: Clue) -> str:
    """Say what somebody tells; of what is beyond words there is nothing to read but a caption."""
    if clue.medium is Medium.WORDS:
        return f"{words.said(seat, 'tell')}: “{clue.text}”"
    verb, _, what = BEYOND_WORDS[clue.medium]
    does = f"{words.said(seat, verb)} {what}"
    return f"{does}: “{clue.text}”" if clue.text else does


def was_told(words: Words, seat: Seat, clue: Clue) -> str:
    """Say the same when it is over."""
    if clue.medium is not Medium.WORDS and not clue.text:
        _, did, what = BEYOND_WORDS[clue.medium]
        return f"{words.name(seat)} {did} {what}"
    return f"{words.name(seat)} told “{clue.text}”"


def cards(words: Words, ids: Sequence[str], mine: Sequence[str] = ()) -> Iterator[str]:
    """Number the cards and show their titles; own ones are marked."""
    for number, card in enumerate(ids, 1):
        own = click.style("  (yours)", dim=True) if card in mine else ""
        yield f"  {number:>2}  {words.title(card)}{own}"


def reveal(words: Words, seen: Reveal) -> Iterator[str]:
    """Turn up who laid and who chose each card."""
    owner = owners(seen.laid)
    width = max(len(words.title(card)) for card in seen.board)
    for number, card in enumerate(seen.board, 1):
        told = owner[card] == seen.storyteller
        voters = [words.name(s) for s, chosen in seen.votes.items() for c in chosen if c == card]
        line = f"  {number:>2}  {words.title(card):<{width}}  {words.name(owner[card]):<8}"
        line += "  ← " + ", ".join(voters) if voters else ""
        yield click.style(line.rstrip(), bold=told, fg="green" if told else None)
    yield f"\n  {MET[seen.outcome]}"
    for seat, points in seen.points.items():
        if points.total:
            gets = words.said(seat, "get")
            yield f"  {gets} {_points(points, told=seat == seen.storyteller)}"


def played_for(words: Words, played: Sequence[Played], number: int) -> Iterator[str]:
    """Say what a computer player did for whom in a round."""
    for one in played:
        if one.round == number:
            whose = "your place" if one.seat == words.me else f"place of {words.name(one.seat)}"
            yield click.style(f"  The computer {PLAYED[one.act]} in {whose}.", dim=True)


def scores(words: Words, lines: Sequence[ScoreView], target: int | None) -> Iterator[str]:
    """Show the rabbits on the track."""
    goal = target or max((line.score for line in lines), default=0) or 1
    for line in lines:
        done = min(30, line.score * 30 // goal)
        track = "·" * done + "♞" + "·" * (30 - done)
        bold = line.seat == words.me
        yield click.style(f"  {words.name(line.seat):<8} {track} {line.score:>3}", bold=bold)


def podium(words: Words, game: GameSection, given: Sequence[Award]) -> Iterator[str]:
    """Say who won, and what the evening will be remembered for."""
    if game.ending:
        yield f"  {ENDED[game.ending]}"
    yield click.style(f"  {_winners(words, game.winners)}", bold=True)
    if given:
        yield ""
    for award in given:
        what = HONOURS[award.honour].format(value=award.value, round=award.round)
        yield f"  {what}: {' and '.join(map(words.name, award.seats))}"


def reminder(numbers: Numbers) -> Iterator[str]:
    """Explain in a few lines how this table scores."""
    n = numbers
    yield "  The storyteller's clue should be found by some, but not by all."
    yield f"  Some find it: storyteller {n.some_storyteller}, each correct vote {n.some_finder}."
    yield f"  Everyone finds it: storyteller {n.all_storyteller}, each other {n.all_others}."
    yield f"  Nobody finds it: storyteller {n.none_storyteller}, each other {n.none_others}."
    if n.lone_vote:
        yield f"  Bonus for a single, correct vote: {n.lone_vote}."
    cap = "" if n.bonus_cap is None else f", at most {n.bonus_cap} a round"
    yield f"  Each vote for your card: {n.bonus}{cap}."


def _winners(words: Words, winners: Sequence[Seat]) -> str:
    if len(winners) == 1:
        return f"{words.said(winners[0], 'win')}!"
    names = [words.name(seat) for seat in winners]
    return f"{', '.join(names[:-1])} and {names[-1]} share the victory." if names else "Nobody won."


def _points(points: Points, *, told: bool) -> str:
    parts = [
        f"{points.base} for {'the clue' if told else 'the riddle'}" if points.base else "",
        f"{points.lone} for betting on one card" if points.lone else "",
        f"{points.bonus} for votes on the card" if points.bonus else "",
    ]
    return f"{points.total}: {', '.join(filter(None, parts))}"
