"""What somebody sees who plays along and watches the network: how long everybody's messages are.

Under TLS that is all there is to see of what others are sent and send. In twin worlds, where
everything differs that the watcher may not know, it has to be the same: message by message.
"""

import random
from collections.abc import Iterator

from pinxit.protocol.messages import AskView, Do, dump
from pinxit.protocol.padding import padded
from pinxit.rules import Clue, Game, Seat, legal
from pinxit.rules.commands import Give, Tell, Vote
from pinxit.rules.legal import MayGive, MayTell, MayVote
from pinxit.table.commands import AnyWish
from pinxit.table.state import is_later
from tests.leaks.suite import Leak
from tests.leaks.twins import any_votes, twin_of
from tests.leaks.world import CLUES, Moment, World


async def check_lengths(
    world: World, watcher: Seat | None, before: int, rng: random.Random
) -> None:
    """Raise `Leak` if the lengths of anybody's messages tell the watcher twin worlds apart."""
    world.turn += 1
    ours = world.at(before), world.now()
    theirs = twin_of(world, watcher, before, rng)
    chance = rng.getrandbits(32)
    for seat in world.party.seats:
        if seat != watcher:
            one = await seen_of(world, seat, *ours, chance)
            other = await seen_of(world, seat, *theirs, chance + 1)
            if one != other:
                raise Leak(f"{watcher} sees of {seat}: {one}, and {other}")


async def seen_of(
    world: World, seat: Seat, before: Moment, after: Moment, chance: int
) -> list[int]:
    """Return the lengths of all that a seat is sent in a step, and says in it."""
    token = await world.token(seat)
    async with world.apart(before) as apart:
        line, told = await apart.hello(token)
        apart.set(after)
        world.live.publish()
        told += await line.listen()
        told += (await apart.hello(token, before.table.version))[1]
        told += await line.say(dump(AskView()))
        if after.table.running and after.table.game is not None:
            wishes = wishes_of(after.table.game, seat, random.Random(chance))
            for number, wish in enumerate(wishes):
                said = padded(Do(id=f"{number}", wish=wish)).decode()
                heard = await line.say(said)
                # What ends a phase is told to all, the watcher, too.
                told += [said] if is_later(after.table, world.live.table) else [said, *heard]
                apart.set(after)
    return [len(text.encode()) for text in told]


def wishes_of(game: Game, seat: Seat, rng: random.Random) -> Iterator[AnyWish]:
    """Wish for what a seat may do, with any of its cards; then for what is refused."""
    for option in legal(game, seat):
        match option:
            case MayTell():
                yield Tell(rng.choice(option.cards), Clue(CLUES[0]))
            case MayGive():
                yield Give(tuple(rng.sample(option.cards, option.number)))
            case MayVote():
                yield Vote(any_votes(game.round, seat, rng))
            case _:
                pass
    card = rng.choice(game.pile)
    yield from (Tell(card, Clue("?")), Give((card,) * game.round.numbers.give), Vote((card,)))
