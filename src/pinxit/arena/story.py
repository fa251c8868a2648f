"""A game as text that a person can read and check with the rulebook in the other hand."""

from collections.abc import Iterable, Iterator

from pinxit.rules import Clue, Game, Medium, Points, evolve
from pinxit.rules.events import (
    AnyEvent,
    BoardLaid,
    CardsGiven,
    CardsTakenBack,
    ClueMended,
    ClueTold,
    GameOver,
    GamePaused,
    GameStarted,
    HandsFilled,
    PileShuffled,
    RaceWon,
    RoundBegan,
    RoundRevealed,
    RoundVoided,
    SeatJoined,
    SeatLeft,
    SeatsSkipped,
    VoteCast,
    VoteTakenBack,
)
from pinxit.rules.scoring import Outcome

_MET = {
    Outcome.ALL: "everyone found it",
    Outcome.SOME: "some found it",
    Outcome.NONE: "nobody found it",
    Outcome.VOID: "nobody voted",
}


def story(events: Iterable[AnyEvent], game: Game | None = None) -> Iterator[str]:
    """Tell each event in a line or a few, from the start or from `game` on."""
    for event in events:
        game = evolve(game, event)
        yield from _told(event, game)


def _told(event: AnyEvent, game: Game) -> Iterator[str]:
    match event:
        case GameStarted():
            yield from _started(event)
        case RaceWon():
            yield f"  {event.seat} {'is drawn to tell' if event.drawn else 'has a clue'} first"
        case ClueTold():
            yield f"  {event.seat} tells {_clue(event.clue)} with {event.card}"
        case ClueMended():
            yield f"  {event.seat} words it anew: {_clue(event.clue)}"
        case CardsGiven():
            yield f"  {event.seat} gives {_list(event.cards)}"
        case CardsTakenBack() | VoteTakenBack():
            yield f"  {event.seat} takes back"
        case BoardLaid():
            yield "  board " + "  ".join(f"{n}:{c}" for n, c in enumerate(event.cards, 1))
        case VoteCast():
            yield f"  {event.seat} votes for {_list(event.cards)}"
        case SeatsSkipped():
            yield f"  nobody waits for {_list(event.seats)} any more"
        case RoundRevealed():
            yield from _revealed(event, game)
        case RoundVoided():
            yield f"  the round is void: {event.reason.replace('_', ' ')}"
        case PileShuffled():
            yield f"  rest and discards are shuffled: {len(event.pile)} cards"
        case HandsFilled():
            yield "  draw " + "  ".join(f"{s}:{_list(c)}" for s, c in event.dealt.items())
            yield f"  pile {len(game.pile)}, discards {len(game.discards)}"
        case RoundBegan():
            yield f"Round {event.number}: {event.storyteller or 'a race for the first story'}"
        case SeatLeft():
            yield f"  {event.seat} leaves"
        case SeatJoined():
            yield f"  {event.seat} joins with {event.score} points"
        case GamePaused():
            yield "The game pauses: fewer than three are here"
        case GameOver():
            yield f"Over ({event.reason}): {_list(event.winners) or 'nobody'} won"


def _clue(clue: Clue) -> str:
    return f"“{clue.text}”" + ("" if clue.medium is Medium.WORDS else f" ({clue.medium})")


def _started(event: GameStarted) -> Iterator[str]:
    yield f"{event.edition.name}, {len(event.seats)} players, seed {event.seed}"
    for seat, hand in event.hands.items():
        yield f"  {seat} holds {_list(hand)}"
    yield f"  pile {len(event.pile)}"
    yield f"Round 1: {event.storyteller or 'a race for the first story'}"


def _revealed(event: RoundRevealed, game: Game) -> Iterator[str]:
    yield f"  {_MET[event.reveal.outcome]}"
    for seat, points in event.reveal.points.items():
        yield f"    {seat} {_sum(points)} → {game.scores[seat]}"


def _sum(points: Points) -> str:
    parts = {"": points.base, " lone": points.lone, " bonus": points.bonus}
    shown = [f"{number}{name}" for name, number in parts.items() if number]
    return f"+{points.total}" + (f" ({' + '.join(shown)})" if len(shown) > 1 else "")


def _list(items: Iterable[str]) -> str:
    return " ".join(items)
