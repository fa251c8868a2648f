"""The table in words, as one seat may see it: all that a language model is told."""

from collections.abc import Iterable, Iterator, Sequence

from pinxit.cli.terminal.screen import ENDED, MET, VOIDED, Words, told, was_told
from pinxit.client import Client
from pinxit.protocol.sections import Sections
from pinxit.rules import Card, Phase, Reveal
from pinxit.rules.game import owners
from pinxit.rules.legal import AnyOption, MayClaim, MayGive, MayTakeBack, MayTell, MayVote

TO_DO = (MayClaim, MayTell, MayGive, MayVote)
LINES = 8  # of chat


def to_do(options: Iterable[AnyOption]) -> list[AnyOption]:
    """Return those options for which others wait."""
    return [option for option in options if isinstance(option, TO_DO)]


def tell_table(me: Client, words: Words) -> str:
    """Tell how the table stands."""
    view = me.view
    words.names = {sitter.seat: sitter.name for sitter in view.sitters or ()}
    parts = [
        _head(me),
        *_round(view, words),
        *_cards(view, words),
        *_reveal(view, words),
        *_chat(me, words),
        _next(me),
    ]
    return "\n\n".join(parts)


def at_hand(view: Sections) -> tuple[Card, ...]:
    """Return the cards that are to be looked at now: on the table, and in the hand."""
    return (*(view.board or ()), *(view.mine.hand if view.mine else ()))


def _head(me: Client) -> str:
    view = me.view
    agreed = view.table.settings if view.table else None
    edition = view.game.edition.name if view.game else "no game yet"
    lines = [f"Table {me.place.code} · {edition}"]
    if agreed is not None:
        lines[0] += f" · the language of the table is {agreed.language}"
    scores = {line.seat: line.score for line in view.scores or ()}
    for sitter in view.sitters or ():
        notes = [
            "you" if sitter.seat == me.seat else "",
            f"{scores[sitter.seat]} points" if sitter.seat in scores else "",
            "computer player" if sitter.kind == "computer" else "",
            "" if sitter.here else "away",
            "somebody moves in their place" if sitter.stood_in else "",
            "host" if view.table and sitter.seat == view.table.host else "",
        ]
        lines.append(f"- {sitter.name} ({', '.join(filter(None, notes)) or 'a person'})")
    return "\n".join(lines)


def _round(view: Sections, words: Words) -> Iterator[str]:
    now = view.round
    if not now:
        yield "The game has not begun: the host begins it."
        return
    lines = [f"Round {now.number}, phase: {now.phase}."]
    if now.void:
        lines.append(VOIDED[now.void])
    if now.storyteller:
        lines.append(f"Storyteller: {words.name(now.storyteller)}.")
    if now.clue and now.storyteller:
        lines.append(f"{told(words, now.storyteller, now.clue)}.")
    if view.waiting and view.waiting.awaited:
        lines.append(f"The table waits for: {', '.join(map(words.name, view.waiting.awaited))}.")
    if view.table and view.table.paused:
        lines.append("The host has paused the game.")
    if view.game and now.phase is Phase.OVER:
        lines.append(ENDED[view.game.ending] if view.game.ending else "The game is over.")
        lines.append(f"Won by: {', '.join(map(words.name, view.game.winners)) or 'nobody'}.")
    yield "\n".join(lines)


def _cards(view: Sections, words: Words) -> Iterator[str]:
    mine = view.mine
    if view.board:
        own = mine.laid if mine else ()
        voted = mine.votes if mine else ()
        yield _listed("On the table", view.board, words, {"yours": own, "you voted for it": voted})
    if mine and mine.hand:
        yield _listed("Your hand", mine.hand, words, {})
    if mine and mine.laid and not view.board:
        yield _listed("You have laid, face down", mine.laid, words, {})


def _listed(
    title: str, cards: Sequence[Card], words: Words, notes: dict[str, tuple[Card, ...]]
) -> str:
    lines = [f"{title}:"]
    for card in cards:
        said = [note for note, those in notes.items() if card in those]
        noted = f" ({', '.join(said)})" if said else ""
        lines.append(f"- {card}{noted}: {words.title(card)}")
    return "\n".join(lines)


def _reveal(view: Sections, words: Words) -> Iterator[str]:
    seen = view.reveal
    if not seen:
        return
    heading = f"Round {seen.round} was revealed: {was_told(words, seen.storyteller, seen.clue)}."
    lines = [heading, *_laid(seen, words), MET[seen.outcome]]
    points = (f"{words.name(seat)} {got.total}" for seat, got in seen.points.items())
    lines.append(f"Points: {', '.join(points)}.")
    if view.round and view.round.phase is Phase.REVEAL and view.clock and view.clock.show:
        lines.append(
            "People are being shown this just now: say nothing of it until the next round."
        )
    yield "\n".join(lines)


def _laid(seen: Reveal, words: Words) -> Iterator[str]:
    owner = owners(seen.laid)
    for card in seen.board:
        voters = [words.name(s) for s, chosen in seen.votes.items() for c in chosen if c == card]
        votes = f", votes: {', '.join(voters)}" if voters else ""
        told_by = ", the storyteller's" if owner[card] == seen.storyteller else ""
        yield f"- {card} (by {words.name(owner[card])}{told_by}{votes}): {words.title(card)}"


def _chat(me: Client, words: Words) -> Iterator[str]:
    if me.said:
        lines = [
            f"- {words.name(said.seat)}: {said.text or f'[{said.reaction}]'}"
            for said in me.said[-LINES:]
        ]
        yield "\n".join(["Said lately:", *lines])


def _next(me: Client) -> str:
    if me.phase is Phase.OVER:
        return "The game is over; the host may begin another."
    lines = [_option(option) for option in me.may if isinstance(option, (*TO_DO, MayTakeBack))]
    if not to_do(me.may):
        lines.append("There is nothing that you must do now: wait_for_my_turn.")
    return "\n".join(filter(None, lines))


def _option(option: AnyOption) -> str:
    match option:
        case MayClaim():
            return "You may now: claim the first story, if you have a clue for one of your cards."
        case MayTell():
            theme = f"; the theme of this table is “{option.theme}”" if option.theme else ""
            longest = option.longest
            return (
                f"You must now: tell, with a card and a clue of up to {longest} characters{theme}."
            )
        case MayGive():
            cards = "one card" if option.number == 1 else f"{option.number} cards"
            return f"You must now: give {cards} of your hand that might be taken for the clue's."
        case MayVote():
            most = option.most
            many = f"{option.fewest} to {most}" if option.fewest != most else f"{most}"
            stack = "; the same card may be named twice" if option.votes_may_stack else ""
            return f"You must now: vote, naming {many} of these: {', '.join(option.cards)}{stack}."
        case MayTakeBack():
            return "You may still take_back what you chose, until all have chosen."
        case _:
            return ""
