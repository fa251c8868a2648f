"""Computer players at real tables: they think beside the server, remember, and are told apart."""

import asyncio
import random
import threading
from pathlib import Path
from typing import ClassVar

import httpx2
import pytest
from msgspec.structs import replace

from pinxit.adapters import open_store
from pinxit.client import Client, connect, open_table
from pinxit.players import Choose, Memory, RandomPlayer, Remark, SameForAll, Strength
from pinxit.players.conformance import base_library
from pinxit.players.ours import our_players
from pinxit.players.roster import OpenRoster
from pinxit.rules import Card, Clue, Phase, Seat, View
from pinxit.rules.commands import AnyMove, Claim, Give, GoOn, Tell
from pinxit.rules.legal import AnyOption, MayTell
from pinxit.rules.view import RoundView
from pinxit.table.commands import AddComputer, Begin, ChangeSettings, Pause, Resume
from pinxit.table.settings import SettingsChange
from tests.patience import PATIENCE
from tests.web.house import FakeClock, house, play_to_the_end, table_of, wish_of


class Ponderer:
    """A player who thinks until it is told to stop, and notes where and with what memory."""

    def __init__(self) -> None:
        self.may_answer = threading.Event()
        self.asked = threading.Event()
        self.threads: set[int] = set()
        self.memories: list[Memory] = []
        self._choose = RandomPlayer(("one clue", "two clues", "three clues"))

    def __call__(
        self, view: View, options: tuple[AnyOption, ...], memory: Memory, rng: random.Random, /
    ) -> AnyMove:
        self.threads.add(threading.get_ident())
        self.memories.append(memory)
        self.asked.set()
        assert self.may_answer.wait(PATIENCE)
        return self._choose(view, options, memory, rng)


def _first_card(client: Client) -> Card:
    """Return a card that may be told about."""
    (option,) = [option for option in client.may if isinstance(option, MayTell)]
    return option.cards[0]


class Pondering(SameForAll):
    """Everyone thinks for long."""

    ponders = True


async def test_while_a_computer_player_thinks_nobody_else_waits() -> None:
    slow = Ponderer()
    async with house(roster=Pondering(slow)) as at:
        place = await open_table(at.url, "Ola")
        async with connect(place) as ola, table_of(at, 3) as others:
            for _ in range(2):
                await ola.do(AddComputer())
            await ola.do(Begin())
            await ola.do(Claim())
            await ola.do(Tell(_first_card(ola), Clue("slowly")))
            assert await asyncio.to_thread(slow.asked.wait, 20)
            await others[0].do(Begin())  # another table goes on
            await ola.do(Pause())  # and so does this one
            slow.may_answer.set()
            await ola.do(Resume())
            await ola.until(lambda: ola.phase is Phase.VOTE, PATIENCE)
    assert threading.get_ident() not in slow.threads


async def test_what_was_said_is_remembered_across_restarts_and_games(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    first, second = Ponderer(), Ponderer()
    first.may_answer.set()
    second.may_answer.set()
    async with house(store=await open_store(url), roster=SameForAll(first)) as at:
        place = await open_table(at.url, "Ola", settings={"house": {"target": 9}})
        async with connect(place) as ola:
            for _ in range(3):
                await ola.do(AddComputer())
            await ola.do(Begin())
            await play_to_the_end(ola)
            said = first.memories[-1].said
    async with (
        house(store=await open_store(url), roster=SameForAll(second)) as at,
        connect(replace(place, server=at.url)) as ola,
    ):
        await ola.do(Begin())
        await play_to_the_end(ola)
    assert said <= second.memories[0].said
    assert second.memories[0].reveals == ()  # what is learnt is learnt within a game
    assert second.memories[-1].reveals != ()  # nobody gets nine points in one round


async def test_a_host_can_let_computers_move_at_once() -> None:
    clock = FakeClock()
    async with house(clock=clock, thinking=30.0) as at:
        place = await open_table(at.url, "Ola", settings={"thinking": False})
        live = await at.hub.live(place.code)
        async with connect(place) as ola:
            for _ in range(3):
                await ola.do(AddComputer())
            await ola.do(Begin())
            await ola.do(Claim())
            await ola.do(Tell(_first_card(ola), Clue("quickly")))
            await clock.advance(0.1)
            assert live.table.game
            assert live.table.game.phase is Phase.VOTE or live.table.game.phase is Phase.REVEAL


async def test_manners_of_computers_may_be_changed_during_a_game() -> None:
    async with house() as at, table_of(at, 3) as people:
        await people[0].do(Begin())
        live = await at.hub.live(people[0].place.code)
        changed = replace(live.table.settings, thinking=False)
        await people[0].do(ChangeSettings(changed))
        assert live.table.settings.thinking is False


async def test_the_choices_name_the_characters_in_the_language_that_is_asked_for() -> None:
    async with house() as at, httpx2.AsyncClient(base_url=at.url) as web:
        names = (await web.get("/api/choices")).json()["characters"]
        assert names == {"bear": "Bruno", "owl": "Luna", "fox": "Renata"}
        names = (await web.get("/api/choices", params={"lang": "uk"})).json()["characters"]
        assert names["fox"] == "Рената"


async def test_a_character_sits_where_it_was_invited() -> None:
    async with house() as at, table_of(at, 2) as people:
        await people[0].do(AddComputer(character="fox"))
        live = await at.hub.live(people[0].place.code)
        assert [one.character for one in live.table.sitters] == [None, None, "fox"]


class Broken:
    """A player who cannot think, or wants what is not allowed."""

    def __init__(self, command: AnyMove | None) -> None:
        self._command = command

    def __call__(
        self, view: View, options: tuple[AnyOption, ...], memory: Memory, rng: random.Random, /
    ) -> AnyMove:
        del view, options, memory, rng
        if self._command is None:
            raise RuntimeError("I am lost")
        return self._command


@pytest.mark.parametrize("command", [None, GoOn(), Give(("plain/000",))])
async def test_a_player_who_fails_keeps_nobody_waiting(command: AnyMove | None) -> None:
    async with house(roster=SameForAll(Broken(command))) as at:
        place = await open_table(at.url, "Ola", settings={"house": {"target": 5}})
        async with connect(place) as ola:
            for _ in range(2):
                await ola.do(AddComputer())
            await ola.do(Begin())
            await play_to_the_end(ola)


async def test_our_own_players_play_a_whole_game_with_a_person() -> None:
    roster = OpenRoster(base_library(), our_players())
    async with house(roster=roster) as at:
        place = await open_table(at.url, "Ola", settings={"house": {"target": 8}})
        async with connect(place) as ola:
            for _ in range(3):
                await ola.do(AddComputer())
            await ola.do(Begin())
            await play_to_the_end(ola)
            assert ola.phase is Phase.OVER


def test_a_player_is_any_function_of_this_form() -> None:
    choose: Choose = Ponderer()
    assert callable(choose)


class Chatterbox(RandomPlayer):
    """Has something to say about every round, and notes what it was shown then."""

    def __init__(self, remark: Remark | Exception) -> None:
        super().__init__(("one clue", "two clues", "three clues"))
        self.shown: list[View] = []
        self._remark = remark

    def remark(self, view: View, seat: Seat, memory: Memory, rng: random.Random, /) -> Remark:
        assert seat in memory.computers
        del rng
        self.shown.append(view)
        if isinstance(self._remark, Exception):
            raise self._remark
        return self._remark


async def until_a_reveal_was_left(chatterbox: Chatterbox, settings: dict[str, object]) -> Client:
    """Play three rounds with computers, and stay a while at each reveal."""
    clock = FakeClock()
    async with house(roster=SameForAll(chatterbox), clock=clock) as at:
        place = await open_table(at.url, "Ola", settings={"decks": ["plain"], **settings})
        async with connect(place) as ola:
            for _ in range(3):
                await ola.do(AddComputer())
            await ola.do(Begin())
            for number in range(1, 4):
                while ola.phase is not Phase.REVEAL:
                    wish = wish_of(ola)
                    if wish is not None:
                        await ola.do(wish)
                    await clock.advance(1.0)
                for _ in range(8):
                    await clock.advance(1.0)
                assert isinstance(ola.view.round, RoundView)
                assert ola.view.round.number == number
                await ola.do(GoOn())
            await ola.until(lambda: ola.phase is not Phase.REVEAL, PATIENCE)
            return ola


async def test_a_computer_player_says_what_it_thought_by_what_all_have_seen() -> None:
    chatterbox = Chatterbox(Remark("I thought of the lighthouse keeper's wife."))
    ola = await until_a_reveal_was_left(chatterbox, {})
    assert {line.text for line in ola.said} == {"I thought of the lighthouse keeper's wife."}
    assert {line.seat for line in ola.said} <= {"s2", "s3", "s4"}
    assert 1 <= len(ola.said) == len(chatterbox.shown) <= 6
    for view in chatterbox.shown:
        assert view.mine is None
        assert view.seed is None
        assert view.phase is Phase.REVEAL


async def test_it_may_react_without_words() -> None:
    ola = await until_a_reveal_was_left(Chatterbox(Remark(reaction="oops")), {})
    assert {(line.text, line.reaction) for line in ola.said} == {("", "oops")}


@pytest.mark.parametrize("settings", [{"remarks": False}, {"chat": False}], ids=["off", "no chat"])
async def test_a_host_may_want_to_hear_nothing_of_it(settings: dict[str, object]) -> None:
    chatterbox = Chatterbox(Remark("I!"))
    ola = await until_a_reveal_was_left(chatterbox, settings)
    assert not ola.said
    assert not chatterbox.shown


@pytest.mark.parametrize(
    "remark",
    [Remark("x" * 301), Remark(), Remark(reaction="fireworks"), ValueError("lost for words")],
    ids=["too long", "nothing", "no such reaction", "fails"],
)
async def test_one_that_cannot_speak_costs_a_line_and_no_more(remark: Remark | Exception) -> None:
    ola = await until_a_reveal_was_left(Chatterbox(remark), {})
    assert not ola.said


async def test_a_host_says_how_well_they_play() -> None:
    class Noting(SameForAll):
        asked: ClassVar[set[Strength]] = set()

        def player(
            self, character: str | None, language: str, strength: Strength = Strength.STRONG
        ) -> Choose:
            self.asked.add(strength)
            return super().player(character, language, strength)

    async with house(roster=Noting(RandomPlayer(("one", "two", "three")))) as at:
        place = await open_table(at.url, "Ola", settings={"house": {"target": 4}})
        async with connect(place) as ola:
            for _ in range(2):
                await ola.do(AddComputer())
            await ola.do(Begin())
            await ola.until(lambda: Strength.FAIR in Noting.asked, PATIENCE)
            await ola.do(ChangeSettings(SettingsChange(strength=Strength.EASY)))
            await play_to_the_end(ola)
    assert Noting.asked == {Strength.FAIR, Strength.EASY}
