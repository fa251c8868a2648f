"""Hearts are told with the story of a game, also those that were given when it was over."""

from pinxit.client import Client, game_story
from pinxit.rules import Card, Phase
from pinxit.rules.commands import Finish
from pinxit.table.commands import Begin, GiveHeart
from tests.web.house import FakeClock, house, table_of


def not_mine(client: Client) -> list[Card]:
    reveal = client.view.reveal
    assert reveal
    mine = reveal.laid[client.place.seat or ""]
    return [card for card in reveal.board if card not in mine]


async def until_revealed(clock: FakeClock, client: Client, number: int) -> None:
    for _ in range(40):
        now = client.view.round
        if client.phase is Phase.REVEAL and now and now.number == number:
            return
        await clock.advance(10)
    raise AssertionError(client.phase)


async def test_the_story_tells_whose_heart_each_card_has_in_the_end() -> None:
    clock = FakeClock()
    timers = {"race": 30, "clue": 30, "give": 30, "vote": 30, "reveal": 60}
    async with (
        house(clock=clock) as at,
        table_of(at, 3, timers=timers, absent="stand_in") as people,
    ):
        ola, jan, ela = people
        server, code = ola.place.server, ola.place.code
        await ola.do(Begin())
        await until_revealed(clock, ola, 1)
        await jan.until(lambda: jan.phase is Phase.REVEAL)
        first, second, *_ = not_mine(jan)
        await jan.do(GiveHeart(first))
        await jan.do(GiveHeart(second))  # the last word counts
        await ela.until(lambda: ela.phase is Phase.REVEAL)
        await ela.do(GiveHeart(not_mine(ela)[0]))
        await ela.do(GiveHeart(None))
        await until_revealed(clock, ola, 2)
        await ola.do(GiveHeart(not_mine(ola)[0]))
        await ola.do(Finish())
        late = not_mine(ola)[1]
        await ola.do(GiveHeart(late))  # the game is over, and its last round still on the table
        story = await game_story(server, code, 1)
        await ola.do(Begin())
        assert await game_story(server, code, 1) == story
    sitters = ((view.seat, view) for view in ola.view.sitters or ())
    assert story.hearts == {1: {"s2": second}, 2: {"s1": late}}
    assert story.pawns == {seat: view.pawn for seat, view in sitters}
