"""An evening in a language of which there is a line and a beginning of a catalogue, and no more.

Not for the usual run: `test_one_more_language.py` builds the house in which this language is
spoken.
"""

import httpx2
import pytest

from pinxit.adapters.vision import _NAMES
from pinxit.client import connect, open_table, sit_down
from pinxit.decks import built_in
from pinxit.decks.check import in_script
from pinxit.locales import LANGUAGES, say
from pinxit.players.conformance import base_library, check
from pinxit.players.ours import our_players
from pinxit.players.roster import OpenRoster
from pinxit.players.words.lexicon import HEARD, sayable
from pinxit.protocol.typescript import typescript
from pinxit.rules import Phase
from pinxit.table.commands import AddComputer, Begin
from tests.web.house import house, play_to_the_end

ESPERANTO = "eo"


def test_this_is_the_house_with_one_language_more() -> None:
    assert list(LANGUAGES) == ["en", "pl", "uk", "ro", "cs", ESPERANTO]


def test_the_server_says_what_the_catalogue_says_and_else_speaks_english() -> None:
    assert say("rabbit-red", ESPERANTO) == "Ruĝa kuniklo"
    assert say("rabbit-blue", ESPERANTO) == "Blue rabbit"
    assert say("guest", ESPERANTO, number="3") == "Guest 3"


async def test_it_can_be_chosen_and_strangers_are_called_in_it() -> None:
    quiet = {"language": ESPERANTO, "public": True}
    async with house() as at, httpx2.AsyncClient(base_url=at.url) as web:
        told = (await web.get("/api/choices", params={"lang": ESPERANTO})).json()
        assert told["languages"] == list(LANGUAGES)
        assert told["characters"] == {"bear": "Bruno", "owl": "Luna", "fox": "Renata"}
        host = await open_table(at.url, "Ola", pawn="white", settings=quiet)
        for pawn in ("red", "blue"):
            await sit_down(at.url, host.code, "xXx", pawn=pawn)
        live = await at.hub.live(host.code)
        assert [sitter.name for sitter in live.table.sitters[1:]] == ["Ruĝa kuniklo", "Blue rabbit"]


async def test_computer_players_are_invited_and_play_to_the_end() -> None:
    roster = OpenRoster(base_library(), our_players())
    settings = {"language": ESPERANTO, "house": {"target": 8}}
    async with house(roster=roster) as at:
        place = await open_table(at.url, "Ola", settings=settings)
        async with connect(place) as ola:
            for character in our_players():
                await ola.do(AddComputer(character=character))
            await ola.do(Begin())
            await play_to_the_end(ola)
            assert ola.phase is Phase.OVER


@pytest.mark.parametrize("player", our_players())
def test_every_player_of_ours_plays_by_the_rules_in_it(player: str) -> None:
    assert check(our_players()[player], languages=(ESPERANTO,), tables=(("dixit", 4),)) > 10


def test_it_has_no_lexicon_and_none_is_asked_for() -> None:
    assert ESPERANTO not in HEARD
    assert sayable(ESPERANTO) == ()


def test_decks_without_words_in_it_are_told_in_english() -> None:
    shown = built_in().deck("plain", ESPERANTO)
    assert shown
    assert shown.deck.name == "Plain numbers"


def test_pages_offer_it_by_its_own_name() -> None:
    assert "  eo: 'Esperanto',\n" in typescript()


def test_painters_may_be_asked_for_words_in_it() -> None:
    assert _NAMES[ESPERANTO] == "Esperanto"
    assert in_script("Ruĝa kuniklo sub arbo", ESPERANTO)
    assert not in_script("Кіт на даху", ESPERANTO)
