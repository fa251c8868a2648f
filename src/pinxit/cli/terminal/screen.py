"""What the terminal shows of a game, from the view of one seat."""

from collections.abc import Iterator, Sequence

import click

from pinxit.decks import Deck
from pinxit.rules import End, Outcome, Points, Reveal, Seat, View, Void
from pinxit.rules.awards import Award, Honour
from pinxit.rules.editions import Numbers
from pinxit.rules.game import owners

MET = {
    Outcome.ALL: "Everyone found it: too plain.",
    Outcome.SOME: "Some found it, some did not: well told.",
    Outcome.NONE: "Nobody found it: too dark.",
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
    Honour.DECEIVER: "Best deceiver ({value} votes drawn away)",
    Honour.MIND_READER: "Mind reader (found {value} cards)",
    Honour.ROPE_WALKER: "Rope walker ({value} clues neither plain nor dark)",
    Honour.INSPIRED_CLUE: "Most inspired clue (round {round})",
    Honour.BIG_ROUND: "Biggest round ({value} points in round {round})",
    Honour.OPEN_BOOK: "Open book (found by all, {value} times)",
    Honour.SPHINX: "Sphinx (found by nobody, {value} times)",
    Honour.KINDRED_SPIRITS: "Kindred spirits (found each other {value} times)",
}


def heading(text: str) -> str:
    """Return a line that begins a part."""
    return "\n" + click.style(f"── {text} ".ljust(64, "─"), fg="yellow")


def cards(deck: Deck, ids: Sequence[str], mine: Sequence[str] = ()) -> Iterator[str]:
    """Number the cards and show their titles; own ones are marked."""
    for number, card in enumerate(ids, 1):
        own = click.style("  (yours)", dim=True) if card in mine else ""
        yield f"  {number:>2}  {deck.title(card)}{own}"


def reveal(deck: Deck, seen: Reveal, me: Seat) -> Iterator[str]:
    """Turn up who laid and who chose each card."""
    owner = owners(seen.laid)
    width = max(len(deck.title(card)) for card in seen.board)
    for number, card in enumerate(seen.board, 1):
        told = owner[card] == seen.storyteller
        voters = [seat for seat, chosen in seen.votes.items() for c in chosen if c == card]
        line = f"  {number:>2}  {deck.title(card):<{width}}  {owner[card]:<6}"
        line += "  ← " + ", ".join(voters) if voters else ""
        yield click.style(line, bold=told, fg="green" if told else None)
    yield f"\n  {MET[seen.outcome]}"
    for seat, points in seen.points.items():
        if points.total:
            yield f"  {_said(seat, me, 'get')} {_points(points, told=seat == seen.storyteller)}"


def scores(view: View, me: Seat) -> Iterator[str]:
    """Show the rabbits on the track."""
    goal = view.edition.target or max(seat.score for seat in view.seats) or 1
    for seat in view.seats:
        done = min(30, seat.score * 30 // goal)
        track = "·" * done + "♞" + "·" * (30 - done)
        yield click.style(f"  {seat.seat:<6} {track} {seat.score:>3}", bold=seat.seat == me)


def podium(view: View, given: Sequence[Award], me: Seat) -> Iterator[str]:
    """Say who won, and what the evening will be remembered for."""
    if view.ending:
        yield f"  {ENDED[view.ending]}"
    yield click.style(f"  {_winners(view.winners, me)}", bold=True)
    if given:
        yield ""
    for award in given:
        what = HONOURS[award.honour].format(value=award.value, round=award.round)
        yield f"  {what}: {' and '.join(award.seats)}"


def reminder(numbers: Numbers) -> Iterator[str]:
    """Explain in a few lines how this table scores."""
    n = numbers
    yield "  The storyteller's clue should be found by some, but not by all."
    yield f"  Some find it: storyteller {n.some_storyteller}, each right vote {n.some_finder}."
    yield f"  All find it: storyteller {n.all_storyteller}, each other {n.all_others}."
    yield f"  Nobody finds it: storyteller {n.none_storyteller}, each other {n.none_others}."
    if n.lone_vote:
        yield f"  A right vote by somebody who casts no second one: {n.lone_vote} more."
    cap = "" if n.bonus_cap is None else f", at most {n.bonus_cap} a round"
    yield f"  Each vote that your own card draws: {n.bonus}{cap}."


def _winners(winners: Sequence[Seat], me: Seat) -> str:
    if len(winners) > 1:
        return f"{', '.join(winners[:-1])} and {winners[-1]} share the victory."
    return f"{_said(winners[0], me, 'win')}!" if winners else "Nobody won."


def _points(points: Points, *, told: bool) -> str:
    parts = [
        f"{points.base} for {'the clue' if told else 'the riddle'}" if points.base else "",
        f"{points.lone} for a lone right vote" if points.lone else "",
        f"{points.bonus} for votes drawn" if points.bonus else "",
    ]
    return f"{points.total}: {', '.join(filter(None, parts))}"


def _said(seat: Seat, me: Seat, verb: str) -> str:
    return f"{seat} {verb}" if seat == me else f"{seat} {verb}s"
