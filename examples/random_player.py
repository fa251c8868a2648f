"""A computer player that makes any legal move: `python random_player.py URL CODE [NAME]`."""

import asyncio
import sys
from random import SystemRandom

from pinxit.client import Client, WishRefused, connect, sit_down
from pinxit.players.saying import clue_of
from pinxit.rules import Phase, Seat
from pinxit.rules.commands import AnyMove, Claim, Give, GoOn, Tell, Vote
from pinxit.rules.legal import MayClaim, MayGive, MayGoOn, MayTell, MayVote

chance = SystemRandom()


def choose(me: Client) -> AnyMove | None:
    """Return a move that may be made now; None: it is for others to move."""
    for option in me.may:
        match option:
            case MayClaim():
                return Claim()
            case MayTell():
                return Tell(chance.choice(option.cards), clue_of(option, "Once upon a time"))
            case MayGive():
                return Give(tuple(chance.sample(option.cards, option.number)))
            case MayVote():
                return Vote(
                    tuple(chance.sample(option.cards, min(option.fewest, len(option.cards))))
                )
            case MayGoOn():
                return GoOn()
    return None


async def play(me: Client) -> tuple[Seat, ...]:
    """Play until the game is over, and return who has won it."""
    while me.phase is not Phase.OVER:
        await me.until(lambda: choose(me) or me.phase is Phase.OVER, seconds=3600)
        move = choose(me)
        if move is not None:
            try:
                await me.do(move, moment=True)
            except WishRefused as refused:  # somebody was quicker; look again
                sys.stderr.write(f"refused: {refused.reason}\n")
    return me.view.game.winners if me.view.game else ()


async def main(url: str, code: str, name: str = "Robin") -> None:
    """Sit down at a table and play one game."""
    async with connect(await sit_down(url, code, name)) as me:
        sys.stdout.write(f"won by {', '.join(await play(me))}\n")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
