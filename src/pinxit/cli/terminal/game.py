"""A game between the person at the terminal and random players."""

import random

import click

from pinxit.decks import Deck
from pinxit.players import RandomPlayer
from pinxit.players.random import pick
from pinxit.rules import (
    Clue,
    Game,
    Phase,
    Refusal,
    View,
    decide,
    evolve,
    fold,
    legal,
    recap,
    view_for,
)
from pinxit.rules.commands import AnyCommand, Claim, Give, GoOn, Start, Tell, Vote
from pinxit.rules.events import AnyEvent, RoundBegan, RoundVoided
from pinxit.rules.legal import MayGive, MayTell, MayVote

from . import screen
from .ask import ask_line, ask_numbers, ask_yes

ME = "You"


class TerminalGame:
    """Shows what `ME` may see, asks for `ME`'s moves, and lets the others move at random."""

    def __init__(self, begin: Start, deck: Deck) -> None:
        self._deck = deck
        self._others = RandomPlayer(deck.clues)
        self._events: list[AnyEvent] = list(decide(None, begin))
        self._game: Game = fold(self._events)
        self._rng = random.Random(f"{begin.seed}:players")  # noqa: S311 (nothing is at stake)
        self._shown: tuple[str, ...] = ()

    @property
    def _view(self) -> View:
        return view_for(self._game, ME)

    @property
    def _hand(self) -> tuple[str, ...]:
        mine = self._view.mine
        return mine.hand if mine else ()

    def play(self) -> None:
        """Play to the end."""
        self._show_welcome()
        while self._game.phase is not Phase.OVER:
            self._next()
        self._show(screen.heading("The end"))
        self._show(*screen.scores(self._view, ME), "")
        self._show(*screen.podium(self._view, recap(self._events).awards, ME))

    def _next(self) -> None:
        awaited = self._game.round.awaited
        others = [seat for seat in awaited if seat != ME]
        if self._game.phase is Phase.RACE:
            self._race(others)
        elif others:
            self._let_move(others[0])
        elif awaited:
            self._move()
        else:
            self._reveal()

    def _race(self, others: list[str]) -> None:
        self._show_hand()
        if ask_yes("Have you a clue to one of these? Then you tell first", self._help):
            self._do(Claim(ME))
        else:
            self._let_move(pick(others, self._rng))

    def _let_move(self, seat: str) -> None:
        """Let a computer player move, by what that seat may know."""
        view, options = view_for(self._game, seat), legal(self._game, seat)
        self._do(self._others(view, options, self._rng))

    def _move(self) -> None:
        """Ask for the move that the table waits for, until the rules accept it."""
        option = legal(self._game, ME)[0]
        match option:
            case MayTell():
                self._tell()
            case MayGive(number=number):
                self._give(number)
            case MayVote():
                self._vote(option)
            case _:
                raise AssertionError(option)

    def _tell(self) -> None:
        self._show_hand()
        hand = self._hand
        (number,) = ask_numbers("You tell. Which card", len(hand), 1, 1, self._help)
        while True:
            clue = Clue(ask_line("Your clue to it", self._help))
            if self._do(Tell(ME, hand[number - 1], clue)):
                return

    def _give(self, number: int) -> None:
        self._show_clue()
        self._show_hand()
        hand = self._hand
        asked = "Which card suits the clue" if number == 1 else f"Which {number} cards suit it"
        while True:
            chosen = ask_numbers(asked, len(hand), number, number, self._help)
            if self._do(Give(ME, tuple(hand[n - 1] for n in chosen))):
                return

    def _vote(self, option: MayVote) -> None:
        view = self._view
        self._show(screen.heading("On the table"))
        self._show(*screen.cards(self._deck, view.board, view.mine.laid if view.mine else ()))
        self._show_clue()
        asked = f"Which is {view.storyteller}'s card"
        if option.most > 1:
            least = "" if option.fewest == option.most else f"{option.fewest} to "
            asked += f" ({least}{option.most} votes)"
        while True:
            chosen = ask_numbers(asked, len(view.board), option.fewest, option.most, self._help)
            if self._do(Vote(ME, tuple(view.board[n - 1] for n in chosen))):
                return

    def _reveal(self) -> None:
        seen = self._view.last_reveal
        if seen is not None:
            self._show(screen.heading(f"{seen.storyteller} told “{seen.clue.text}”"))
            self._show(*screen.reveal(self._deck, seen, ME), "")
        self._show(*screen.scores(self._view, ME))
        ask_line("\nEnter goes on", self._help, empty=True)
        self._do(GoOn(ME))

    def _do(self, command: AnyCommand) -> bool:
        """Put a command to the rules; say why if they refuse it."""
        try:
            events = decide(self._game, command)
        except Refusal as refusal:
            click.secho(f"  {refusal.sentence}", fg="red")
            return False
        for event in events:
            self._game = evolve(self._game, event)
            self._events.append(event)
            self._show_event(event)
        return True

    def _show_event(self, event: AnyEvent) -> None:
        match event:
            case RoundBegan():
                self._show(screen.heading(f"Round {event.number}"))
            case RoundVoided():
                self._show(f"  {screen.VOIDED[event.reason]}")
            case _:
                pass

    def _show_welcome(self) -> None:
        view = self._view
        names = ", ".join(seat.seat for seat in view.seats if seat.seat != ME)
        self._show(f"Pinxit · {view.edition.name} · the cards are the deck “{self._deck.name}”")
        self._show(f"At the table: {names} and you. ? explains the points, q leaves.")
        self._show(f"The shuffle is promised by {view.seed_hash[:16]}…")
        self._show(screen.heading("Round 1"))

    def _show_hand(self) -> None:
        hand = self._hand
        if hand != self._shown:  # after the race it stands just above
            self._show("", "Your hand", *screen.cards(self._deck, hand))
            self._shown = hand

    def _show_clue(self) -> None:
        view = self._view
        if view.clue is not None:
            self._show("", click.style(f"{view.storyteller} tells: “{view.clue.text}”", bold=True))

    def _help(self) -> None:
        self._show(*screen.reminder(self._view.numbers))

    def _show(self, *lines: str) -> None:
        for line in lines:
            click.echo(line)
