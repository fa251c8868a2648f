"""Whole evenings over real sockets."""

import asyncio

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from pinxit.client import (
    Client,
    Dismissed,
    Place,
    WishRefused,
    connect,
    move_seat,
    open_table,
    sit_down,
)
from pinxit.protocol import VERSION
from pinxit.protocol.messages import Hello, Update, parse_server
from pinxit.protocol.sections import Sections
from pinxit.rules import EDITIONS, Clue, Phase
from pinxit.rules.commands import Claim, TakeBack, Tell
from pinxit.table.commands import (
    AddComputer,
    AnyWish,
    Begin,
    ChangeSettings,
    HandOver,
    Kick,
    StandUp,
)
from pinxit.web.connection import Connection
from pinxit.web.limits import Limits
from tests.at_length import times
from tests.patience import PATIENCE, becomes
from tests.web.house import Paper, everyone_plays, house, table_of, wish_of

NOWHERE = "http://127.0.0.1:9"  # nobody listens to what is to be discarded


@pytest.mark.parametrize(
    ("edition", "players"),
    [(name, n) for name, e in EDITIONS.items() for n in (3, 6, 12) if n <= e.players_max],
)
async def test_every_edition_is_played_to_its_end(edition: str, players: int) -> None:
    async with house() as at, table_of(at, players, edition=edition) as people:
        await people[0].do(Begin())
        await everyone_plays(*people)
        winners = {client.view.game.winners for client in people if client.view.game}
        assert len(winners) == 1
        for client in people:
            assert client.view.game
            assert client.view.game.seed
            assert client.view.history
            assert client.version == people[0].version


async def has_seen(client: Client, version: int) -> None:
    await client.until(lambda: client.version >= version)


async def test_a_game_against_computers_alone() -> None:
    async with house() as at, table_of(at, 1) as (me,):
        for _ in range(3):
            await me.do(AddComputer())
        await me.do(Begin())
        await everyone_plays(me)
        assert [sitter.kind for sitter in me.view.sitters or ()] == ["person", *["computer"] * 3]


async def test_a_rematch_at_the_same_table() -> None:
    async with house() as at, table_of(at, 3, house={"target": 3}) as people:
        for number in (1, 2):
            version = await people[0].do(Begin())
            await asyncio.gather(*(has_seen(client, version) for client in people))
            assert people[0].view.table
            assert people[0].view.table.games == number
            await everyone_plays(*people)
        host = people[0]
        assert [past.number for past in host.view.history or ()] == [1, 2]


async def test_the_settings_change_between_games_and_not_within() -> None:
    async with house() as at, table_of(at, 3) as people:
        host = people[0]
        assert host.view.table
        wished = ChangeSettings(
            type(host.view.table.settings)(edition="odyssey", house={"target": 2})
        )
        with pytest.raises(WishRefused, match="not_host"):
            await people[1].do(wished)
        await host.do(wished)
        await host.do(Begin())
        other = ChangeSettings(type(host.view.table.settings)(edition="classic"))
        with pytest.raises(WishRefused, match="game_running"):
            await host.do(other)
        await people[2].until(lambda: people[2].view.game)
        assert people[2].view.game
        assert people[2].view.game.edition.id == "odyssey"


async def test_a_wish_sent_twice_is_done_once() -> None:
    async with house() as at, table_of(at, 3) as people:
        await people[0].do(Begin())
        await people[0].until(lambda: people[0].phase is Phase.RACE)
        first = await people[0].do(Claim(), wish_id="same")
        assert await people[0].do(Claim(), wish_id="same") == first
        with pytest.raises(WishRefused, match="wrong_phase"):
            await people[0].do(Claim(), wish_id="other")


async def test_a_wish_for_another_moment_is_refused() -> None:
    async with house() as at, table_of(at, 3) as people:
        await people[0].do(Begin())
        await people[1].until(lambda: people[1].phase is Phase.RACE)
        await people[0].do(Claim())
        stale = Claim()
        people[1].view = type(people[1].view)(round=people[1].view.round)
        await people[1].until(lambda: people[1].phase is Phase.CLUE)
        async with connect(people[1].place) as again:
            await again.until(lambda: again.phase is Phase.CLUE)
            with pytest.raises(WishRefused, match="wrong_phase"):
                await again.do(stale, moment=True)


async def test_cards_and_votes_are_taken_back() -> None:
    async with house() as at, table_of(at, 4, house={"first": "host"}) as people:
        host, b, c, d = people
        await host.do(Begin(first=host.seat))
        await host.until(lambda: wish_of(host))
        await host.do(wish_of(host) or Claim())
        await b.until(lambda: b.phase is Phase.GIVE)
        hand = set(b.view.mine.hand) if b.view.mine else set()
        await b.do(wish_of(b) or Claim())
        await b.do(TakeBack())
        await b.until(lambda: b.view.mine and set(b.view.mine.hand) == hand)
        for client in (b, c, d):
            await client.do(wish_of(client) or Claim())
        await c.until(lambda: c.phase is Phase.VOTE)
        await c.do(wish_of(c) or Claim())
        await c.do(TakeBack())
        await c.until(lambda: c.view.mine and c.view.mine.votes == ())


async def test_a_latecomer_joins_and_a_leaver_leaves() -> None:
    async with house() as at, table_of(at, 4) as people:
        await people[0].do(Begin())
        late = await sit_down(at.url, people[0].place.code, "Latecomer")
        async with connect(late) as latecomer:
            await people[3].do(StandUp())
            with pytest.raises(Dismissed, match="left"):
                await people[3].until(lambda: False)
            await everyone_plays(*people[:3], latecomer)
            assert latecomer.view.game
            seats = {line.seat for line in latecomer.view.scores or ()}
            assert seats == {"s1", "s2", "s3", "s5"}


async def test_when_the_host_leaves_the_next_person_is_host() -> None:
    async with house() as at, table_of(at, 3) as people:
        await people[0].do(AddComputer())
        await people[0].do(StandUp())
        await people[1].until(lambda: people[1].view.table and people[1].view.table.host == "s2")
        await people[1].do(Begin())


async def test_a_seat_moves_to_another_device() -> None:
    async with house() as at, table_of(at, 3) as people:
        old = people[1]
        code = await old.seat_code()
        new_place = await move_seat(at.url, code.lower())
        assert new_place.seat == old.seat
        with pytest.raises(Dismissed, match="moved"):
            await old.until(lambda: False)
        async with connect(new_place) as new:
            await people[0].do(Begin())
            await new.until(lambda: new.view.mine)
            assert len(new.view.sitters or ()) == 3  # no ghost seat
        with pytest.raises(WishRefused, match="bad_seat_code"):
            await move_seat(at.url, code)
        with pytest.raises(Dismissed, match="bad_token"):
            async with connect(old.place):
                pass


async def test_kicked_and_banned_people_are_gone() -> None:
    async with house() as at, table_of(at, 4) as people:
        await people[0].do(Kick("s2", ban=True))
        with pytest.raises(Dismissed, match="banned"):
            await people[1].until(lambda: False)
        with pytest.raises(WishRefused, match="banned"):
            await sit_down(at.url, people[0].place.code, "Pеrsоn 2")  # noqa: RUF001 (a disguise)
        await people[0].do(Kick("s3"))
        with pytest.raises(Dismissed, match="kicked"):
            await people[2].until(lambda: False)
        await sit_down(at.url, people[0].place.code, "Person 3")


async def test_spectators_watch_without_secrets() -> None:
    async with house() as at, table_of(at, 3) as people:
        async with connect(Place(at.url, people[0].place.code)) as spectator:
            await people[0].do(Begin())
            await everyone_plays(*people)
            await spectator.until(lambda: spectator.phase is Phase.OVER)
            assert spectator.view.mine is None
            assert spectator.may == ()
            with pytest.raises(WishRefused, match="not_at_table"):
                await spectator.do(Begin())
        await people[0].until(lambda: people[0].view.spectators == 0)


async def test_a_table_without_spectators_and_chat() -> None:
    async with house() as at, table_of(at, 3, spectators=False, chat=False) as people:
        with pytest.raises(Dismissed, match="no_spectators"):
            async with connect(Place(at.url, people[0].place.code)):
                pass
        await people[0].say("hello")
        await asyncio.sleep(0.05)
        assert people[1].said == []


async def test_people_talk() -> None:
    async with house() as at, table_of(at, 3) as people:
        await people[0].say("hello")
        await people[1].say(reaction="fox")
        await people[2].until(lambda: len(people[2].said) == 2)
        assert [(said.seat, said.text, said.reaction) for said in people[2].said] == [
            ("s1", "hello", None),
            ("s2", "", "fox"),
        ]
        for _ in range(20):
            await people[0].say("spam")
        await asyncio.sleep(0.1)
        assert len(people[2].said) < 10


class Traveller:
    """A client that goes through tunnels, beside one of the same seat that stays."""

    def __init__(self, away: Client, stayed: Client, others: tuple[Client, ...]) -> None:
        self.away = away
        self.stayed = stayed
        self.others = others
        self.back_in: list[Phase | None] = []

    async def tunnel(self, other: Client | None = None, wish: AnyWish | None = None) -> None:
        """Be away, perhaps while somebody does something; come back and look around."""
        away, place = self.away, self.away.place
        version, reconnects = away.version, away.reconnects
        assert away._socket is not None
        away.place = replace(place, server=NOWHERE)
        await away._socket.close()
        while away.reconnects == reconnects:  # noqa: ASYNC110 (nobody is told of it)
            await asyncio.sleep(0.001)
        if other is not None and wish is not None:
            await self.all_have_seen(await other.do(wish))
        assert (away.connected, away.version) == (False, version)
        away.place = place
        await away.until(lambda: away.connected and away._greeted.is_set())
        assert away.version == self.stayed.version
        assert _without_clock(away) == _without_clock(self.stayed)
        self.back_in.append(away.phase)

    async def all_have_seen(self, version: int) -> None:
        await asyncio.gather(*(has_seen(client, version) for client in (self.stayed, *self.others)))

    async def play_to_the_end(self) -> None:
        """Be away in every phase, and whenever somebody else moves.

        The traveller gives and votes first, so that the board is laid and the round is revealed
        while they are away.
        """
        while self.away.phase is not Phase.OVER:
            await self.tunnel()
            mine = wish_of(self.away) if self.away.phase in {Phase.GIVE, Phase.VOTE} else None
            if mine is not None:
                await self.all_have_seen(await self.away.do(mine))
            else:
                wishes = [(other, wish_of(other)) for other in self.others]
                await self.tunnel(*next(pair for pair in wishes if pair[1] is not None))
        await self.tunnel()


def _without_clock(client: Client) -> Sections:
    """Return all that a client sees, but for the time."""
    return replace(client.view, clock=UNSET)


@pytest.mark.parametrize("edition", EDITIONS)
async def test_a_client_comes_back_in_every_phase_and_has_missed_nothing(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pinxit.client.FIRST_PAUSE", 0.005)
    async with (
        house() as at,
        table_of(at, 3, edition=edition, house={"target": 1}) as (host, guest, away),
        connect(away.place) as stayed,
        asyncio.timeout(PATIENCE),
    ):
        traveller = Traveller(away, stayed, (host, guest))
        await traveller.tunnel(host, Begin())
        await traveller.play_to_the_end()
        assert set(traveller.back_in) == set(Phase) - {Phase.PAUSED}

        await traveller.tunnel(host, Begin())
        traveller.others = (host,)
        await traveller.tunnel(guest, StandUp())  # two are left
        await traveller.tunnel()
        assert traveller.back_in[-2:] == [Phase.PAUSED, Phase.PAUSED]
        assert away.reconnects >= len(traveller.back_in)


async def test_a_client_that_does_not_read_slows_nobody() -> None:
    async with house() as at, table_of(at, 4) as people:
        sleeper = people[3]
        assert sleeper._socket is not None
        sleeper._socket.transport.pause_reading()
        for _ in range(times(15, 50)):
            await people[0].do(HandOver("s2"))
            await people[1].do(HandOver("s1"))
        sleeper._socket.transport.resume_reading()
        await has_seen(sleeper, people[0].version)
        assert sleeper.view.table == people[0].view.table


async def test_a_stuck_connection_keeps_a_flag_and_no_messages() -> None:
    async with house() as at, table_of(at, 3) as people:
        live = await at.hub.live(people[0].place.code)
        stuck = Paper()
        connection = Connection(stuck, live, None, Limits())
        live.watch(connection)
        connection.begin(Hello(protocol=VERSION, table=live.table.code))
        await becomes(lambda: stuck.texts)
        stuck.room = False
        for _ in range(60):
            await live.handle("s1", HandOver("s2"))  # by no line, on which it would be put off
            await live.handle("s2", HandOver("s1"))
        assert len(stuck.texts) == 1
        stuck.room = True
        connection.send_news()
        await becomes(lambda: len(stuck.texts) > 1)
        live.unwatch(connection)
        welcome, update = stuck.texts
        assert '"welcome"' in welcome
        told = parse_server(update)
        assert isinstance(told, Update)
        assert told.to == live.table.version
        assert told.to - told.from_ > 100  # a hundred changes in one message
        assert len(update) < 1000
        for client in people:  # or they would say goodbye behind all that they have not read
            await has_seen(client, live.table.version)


async def test_names_are_cleaned_and_told_apart() -> None:
    async with house() as at:
        host = await open_table(at.url, "  Anna\u200b\n ")
        with pytest.raises(WishRefused, match="name_taken"):
            await sit_down(at.url, host.code, "Аnnа")  # noqa: RUF001 (two letters are Cyrillic)
        with pytest.raises(WishRefused, match="bad_name"):
            await sit_down(at.url, host.code, " \u200b ")
        with pytest.raises(WishRefused, match="pawn_taken"):
            await sit_down(at.url, host.code, "Bob", pawn="red")
        async with connect(host) as me:
            assert [sitter.name for sitter in me.view.sitters or ()] == ["Anna"]


async def test_what_the_rules_refuse_is_refused_with_facts() -> None:
    async with house() as at, table_of(at, 3, house={"first": "host"}) as people:
        await people[0].do(Begin(first="s1"))
        await people[0].until(lambda: people[0].view.mine)
        with pytest.raises(WishRefused) as refusal:
            await people[0].do(Tell("plain/none", Clue("x")))
        assert (refusal.value.reason, refusal.value.facts) == (
            "not_your_card",
            {"card": "plain/none"},
        )
