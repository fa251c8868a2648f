"""People whisper about the pictures that their host has brought, and computer players know more."""

import random
from pathlib import Path

from pinxit.client import Place, connect, sit_down
from pinxit.players import Memory, RandomPlayer, SameForAll
from pinxit.rules.commands import AnyMove, Finish
from pinxit.rules.legal import AnyOption
from pinxit.rules.view import View
from pinxit.table.awake.caretaker import _chosen
from pinxit.table.commands import Begin, ChangeSettings, Whisper
from pinxit.table.settings import Settings, SettingsChange
from tests.web.test_uploads import Desk, desk


class Listener:
    """A computer player who notes what was whispered."""

    def __init__(self) -> None:
        self.heard: list[dict[str, tuple[str, ...]]] = []

    def __call__(
        self, view: View, options: tuple[AnyOption, ...], memory: Memory, rng: random.Random, /
    ) -> AnyMove:
        self.heard.append(dict(memory.whispered))
        return RandomPlayer(("a clue",))(view, options, memory, rng)


async def cards_of(here: Desk, deck: str) -> list[str]:
    told = (await here.http.get(f"{here.at.url}/api/decks/{deck}")).json()["cards"]
    return [card["id"] for card in told]


async def test_computer_players_hear_it_and_others_do_not(tmp_path: Path) -> None:
    listener = Listener()
    listeners = SameForAll(listener)
    async with desk(tmp_path) as here:
        deck = await here.full_deck(2)
        boat, house = await cards_of(here, deck)
        guest = await sit_down(here.at.url, here.place.code, "Jan")
        async with connect(here.place) as host, connect(guest) as jan:
            await host.do(ChangeSettings(Settings(decks=(deck, "plain"), thinking=False)))
            await jan.do(Whisper(boat, "łódź, morze"))
            await host.do(Whisper(boat, "a boat"))
            await host.do(Whisper(house, "a house"))
            assert jan.view.whispers == {boat: "łódź, morze"}
            assert host.view.whispers == {boat: "a boat", house: "a house"}
            await sit_down(here.at.url, here.place.code, "Ela")  # a computer moves for her
            for _ in range(2):  # and again in the next game
                await host.do(Begin())
                await _chosen(await here.state.hub.live(host.place.code), "s3", listeners)
                await host.do(Finish())
            once = {boat: ("a boat", "morze", "łódź"), house: ("a house",)}
            assert listener.heard == [once, once]
            assert "łódź" not in repr(host.view)


async def test_sent_twice_it_is_done_once_and_outlasts_a_restart(tmp_path: Path) -> None:
    async with desk(tmp_path) as here:
        deck = await here.full_deck(1)
        (boat,) = await cards_of(here, deck)
        place = here.place
        async with connect(place) as host:
            await host.do(ChangeSettings(SettingsChange(decks=(deck, "plain"))))
            version = await host.do(Whisper(boat, "a boat"), wish_id="one")
            await host.do(Whisper(boat, "a ship"))
            assert await host.do(Whisper(boat, "a boat"), wish_id="one") == version
    async with desk(tmp_path, place=place) as here:
        again = Place(here.at.url, place.code, place.seat, place.token)
        async with connect(again) as host:
            assert await host.do(Whisper(boat, "a boat"), wish_id="one") == version
            assert host.view.whispers == {boat: "a ship"}


async def test_it_goes_with_the_picture_and_with_the_deck(tmp_path: Path) -> None:
    async with desk(tmp_path) as here:
        deck = await here.full_deck(2)
        boat, house = await cards_of(here, deck)
        async with connect(here.place) as host:
            await host.do(ChangeSettings(SettingsChange(decks=(deck, "plain"))))
            await host.do(Whisper(boat, "a boat"))
            await host.do(Whisper(house, "a house"))
            picture = boat.partition("/")[2]
            assert (await here.ask("DELETE", f"/{deck}/pictures/{picture}")).status_code == 204
            assert len(host.view.whispers or {}) == 2  # it is played with still
            assert (await here.ask("POST", f"/{deck}/finish")).status_code == 200
            await host.until(lambda: host.view.whispers == {house: "a house"})
            await host.do(ChangeSettings(SettingsChange(decks=("plain",))))
            assert (await here.ask("DELETE", f"/{deck}")).status_code == 204
            await host.until(lambda: host.view.whispers == {})
