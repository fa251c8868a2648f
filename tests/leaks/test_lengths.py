"""Nobody who counts bytes learns a secret: of messages here, of pictures further down."""

import random

import pytest
from starlette.applications import Starlette

from pinxit.decks import Catalogue
from pinxit.decks.discovery import BASE
from pinxit.decks.drawn_decks import drawn_decks
from pinxit.decks.package import load
from pinxit.protocol import padding, updates
from pinxit.protocol.messages import pack
from pinxit.rules import EDITIONS, Phase
from pinxit.table.settings import Settings
from pinxit.web import connection
from pinxit.web.app import make_app
from pinxit.web.state import State
from tests.decks.workshop import cards_in
from tests.leaks import lengths
from tests.leaks.asking import ask
from tests.leaks.lengths import check_lengths
from tests.leaks.suite import Leak, play
from tests.leaks.world import GENEROUS, world

# Cards of two decks, whose names are not of one length.
UNEVEN = ("plain", "titles")


@pytest.mark.parametrize("edition", EDITIONS)
async def test_all_messages_are_as_long_as_with_any_other_secret(edition: str) -> None:
    rng = random.Random(edition)
    players = 7 if edition == "odyssey-2011" else 6  # where votes may be one or two
    settings = Settings(edition=edition, decks=UNEVEN)
    async with world(rng.getrandbits(32), settings, players) as here:
        phases = await play(here, 2 * players + 6, rng, check_lengths)
    assert phases >= {Phase.GIVE, Phase.VOTE}


UNPADDED = {
    "what is told of hands and votes": (updates, "spare", lambda *_: 0),
    "how many votes were cast": (padding, "_of_votes", padding._of_cards),
    "which cards are refused": (connection, "padded", pack),
    "which cards are wished for": (lengths, "padded", pack),
}


@pytest.mark.parametrize("what", UNPADDED)
async def test_what_is_not_padded_is_noticed(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    place, name, otherwise = UNPADDED[what]
    monkeypatch.setattr(place, name, otherwise)
    rng = random.Random(5)
    async with world(5, Settings(edition="odyssey-2011", decks=UNEVEN), 7) as here:
        with pytest.raises(Leak):
            await play(here, 60, rng, check_lengths)


async def test_nobody_sees_which_picture_of_a_deck_is_fetched() -> None:
    catalogue = Catalogue([load(BASE), *drawn_decks()])
    async with world(1) as here:
        app = make_app(State(here.hub, catalogue, GENEROUS, None))
        for size in ("small", "large"):
            seen = {
                await seen_of_answer(app, getattr(card, size))
                for deck in ("base", "plain", "titles")
                for card in cards_in(catalogue, deck)
                if size == "small" or deck == "base"  # what is drawn has one picture for both
            }
            assert len(seen) == 1


async def seen_of_answer(app: Starlette, path: str) -> int:
    answer = await ask(app, "GET", path)
    assert answer.status == 200
    head = sum(len(name) + len(value) for name, value in answer.headers)
    return head + len(answer.body)
