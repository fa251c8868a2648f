"""One person at a table, in a terminal: what the client sees is shown, what it may do is asked."""

import click

from pinxit.client import Client, WishRefused, game_story
from pinxit.rules import Clue, Medium, Phase
from pinxit.rules.commands import Claim, Give, GoOn, Skip, Tell, Vote
from pinxit.rules.legal import MayClaim, MayGive, MayGoOn, MayTell, MayVote
from pinxit.rules.view import RoundView
from pinxit.table.commands import AnyWish
from pinxit.table.show import Show

from . import screen
from .ask import ask_line, ask_numbers, ask_yes, in_thread

A_DAY = 24 * 3600.0


class TerminalGame:
    """Plays one game to its end."""

    def __init__(self, client: Client, words: screen.Words) -> None:
        self._client = client
        self._words = words
        self._round = 0
        self._revealed = 0
        self._shown: tuple[str, ...] = ()
        self._passed = False  # has no clue for the race

    async def play(self) -> None:
        """Show and ask until the game is over."""
        client = self._client
        while client.phase is not Phase.OVER:
            await self._sit_through()
            self._look()
            if not await self._act():
                await self._wait()
        self._look()
        await self._show_end()

    async def _wait(self) -> None:
        seen = self._client.version
        await self._client.until(lambda: self._client.version > seen, A_DAY)

    async def _sit_through(self) -> None:
        """Hold a reveal back while others are being told it: nobody hears the end from us."""
        if self._untold():
            self._show("", "  The cards are turned, one by one …")
        while show := self._untold():
            if await self._is_over(show):
                return

    async def _is_over(self, show: Show) -> bool:
        """Wait for the end of a show; not if it is skipped, or somebody goes on."""
        seconds = A_DAY if show.held is not None else show.ends - self._told_at()
        try:
            await self._client.until(lambda: self._untold() != show, seconds)
        except TimeoutError:
            return True
        return False

    def _untold(self) -> Show | None:
        """Return the show of a reveal that was not shown here yet."""
        view = self._client.view
        seen, clock = view.reveal, view.clock
        return clock.show if clock and seen and seen.round > self._revealed else None

    def _told_at(self) -> float:
        """Return what time it was at the server when it told us last."""
        clock = self._client.view.clock
        return clock.now if clock else 0.0

    def _look(self) -> None:
        """Show what is new."""
        view, words = self._client.view, self._words
        words.names = {sitter.seat: sitter.name for sitter in view.sitters or ()}
        seen = view.reveal
        if seen and seen.round > self._revealed:
            self._revealed = seen.round
            told = screen.was_told(words, seen.storyteller, seen.clue)
            done = screen.played_for(words, view.played_for or (), seen.round)
            self._show(screen.heading(told), *screen.reveal(words, seen), *done, "")
            self._show_scores()
        if view.round and view.round.number > self._round:
            self._begin_round(view.round)

    def _begin_round(self, now: RoundView) -> None:
        self._round = now.number
        if now.void:
            self._show(f"  {screen.VOIDED[now.void]}")
        if now.phase is not Phase.REVEAL:
            self._show(screen.heading(f"Round {now.number}"))

    async def _act(self) -> bool:
        """Do what the table waits for; tell whether there was anything to do."""
        for option in self._client.may:
            match option:
                case MayClaim():
                    return await self._race()
                case MayTell():
                    return await self._tell(option)
                case MayGive():
                    return await self._give(option)
                case MayVote():
                    return await self._vote(option)
                case MayGoOn():
                    await in_thread(lambda: ask_line("\nEnter goes on", self._help, empty=True))
                    return await self._do(GoOn())
                case _:
                    pass
        return False

    async def _race(self) -> bool:
        if self._passed:
            return False
        self._show_hand()
        question = "Have you a clue to one of these? Then you tell first"
        if await in_thread(lambda: ask_yes(question, self._help)):
            return await self._do(Claim())
        self._passed = True
        table = self._client.view.table
        if table and table.host == self._client.seat:
            return await self._do(Skip(self._client.seat or ""))
        self._show("  Somebody else will have one.")
        return False

    async def _tell(self, option: MayTell) -> bool:
        self._show_hand()
        hand = option.cards
        question = "You tell. Which card"
        (number,) = await in_thread(lambda: ask_numbers(question, len(hand), 1, 1, self._help))
        text = await in_thread(lambda: ask_line("Your clue to it", self._help))
        return await self._do(Tell(hand[number - 1], Clue(text, _medium(option))))

    async def _give(self, option: MayGive) -> bool:
        self._show_clue()
        self._show_hand()
        hand, number = option.cards, option.number
        question = "Which card suits the clue" if number == 1 else f"Which {number} cards suit it"
        chosen = await in_thread(
            lambda: ask_numbers(question, len(hand), number, number, self._help)
        )
        return await self._do(Give(tuple(hand[n - 1] for n in chosen)))

    async def _vote(self, option: MayVote) -> bool:
        view = self._client.view
        board, mine = view.board or (), view.mine.laid if view.mine else ()
        self._show(screen.heading("On the table"), *screen.cards(self._words, board, mine))
        self._show_clue()
        teller = self._words.name(view.round.storyteller if view.round else None)
        question = f"Which is {teller}'s card"
        if option.most > 1:
            least = "" if option.fewest == option.most else f"{option.fewest} to "
            question += f" ({least}{option.most} votes)"
        chosen = await in_thread(
            lambda: ask_numbers(question, len(board), option.fewest, option.most, self._help)
        )
        return await self._do(Vote(tuple(board[n - 1] for n in chosen)))

    async def _do(self, wish: AnyWish) -> bool:
        """Ask the table for something; say why if it refuses."""
        try:
            version = await self._client.do(wish, moment=not isinstance(wish, GoOn))
        except WishRefused as refusal:
            if refusal.reason not in {"moment_passed", "wrong_phase", "no_game"}:
                click.secho(f"  {refusal.message}", fg="red")
            return True
        await self._client.until(lambda: self._client.version >= version)
        return True

    async def _show_end(self) -> None:
        place, game = self._client.place, self._client.view.game
        if not game:
            return
        story = await game_story(
            place.server, place.code, game.number, ssl_context=place.ssl_context
        )
        self._words.names |= story.names
        self._show(screen.heading("The end"))
        self._show_scores()
        self._show("", *screen.podium(self._words, game, story.recap.awards))

    def _show_scores(self) -> None:
        view = self._client.view
        target = view.game.edition.target if view.game else None
        self._show(*screen.scores(self._words, view.scores or (), target))

    def _show_hand(self) -> None:
        mine = self._client.view.mine
        hand = mine.hand if mine else ()
        if hand != self._shown:  # after the race it stands just above
            self._show("", "Your hand", *screen.cards(self._words, hand))
            self._shown = hand

    def _show_clue(self) -> None:
        now = self._client.view.round
        if now and now.clue and now.storyteller:
            told = screen.told(self._words, now.storyteller, now.clue)
            self._show("", click.style(told, bold=True))

    def _help(self) -> None:
        numbers = self._client.view.numbers
        if numbers:
            self._show(*screen.reminder(numbers))

    def _show(self, *lines: str) -> None:
        for line in lines:
            click.echo(line)


def _medium(option: MayTell) -> Medium:
    """Return in what form a clue from here is given: a terminal has neither ears nor eyes."""
    either = (Medium.WORDS, Medium.SPOKEN)
    return next((medium for medium in either if medium in option.media), option.media[0])
