"""Decks come and go while players read: what is new is read, what is gone is forgotten."""

import numpy as np
from msgspec.structs import replace

from pinxit.decks.manifest import CardEntry, CardText, Manifest, Texts
from pinxit.decks.package import Package
from pinxit.players.library import Library
from pinxit.players.minds.reader import ClueReader
from pinxit.players.words.senses import Spellings


def deck(name: str, **described: str) -> Package:
    cards = tuple(CardEntry(id=card, title=card) for card in described)
    manifest = Manifest(format=1, id=name, name=name, author="a", licence="l", cards=cards)
    texts = {card: CardText(description=words) for card, words in described.items()}
    return Package(manifest=manifest, texts={"en": Texts(cards=texts)}, pictures={})


def test_a_deck_that_comes_later_is_read_as_well() -> None:
    library = Library([deck("old", a="A red kite above the sea.", b="A grey stone.")])
    reader = ClueReader(library, Spellings("en"))
    assert not reader.fit("a red kite", ["own/a", "own/b"]).any()
    library.put(deck("own", a="A red kite above the sea.", b="A grey stone."))
    kite, stone = reader.fit("a red kite", ["own/a", "own/b"])
    assert kite > stone
    assert reader.deck_mates(["own/a"]) == ("own/a", "own/b")


def test_a_deck_that_is_written_anew_is_read_anew() -> None:
    library = Library([deck("own", a="A red kite above the sea.", b="A grey stone.")])
    reader = ClueReader(library, Spellings("en"))
    before = reader.fit("a red kite", ["own/a", "own/b"])
    library.put(deck("own", a="A grey stone.", b="A red kite above the sea."))
    assert np.allclose(reader.fit("a red kite", ["own/b", "own/a"]), before)


def test_a_deck_that_is_gone_is_forgotten_and_the_others_stay_in_mind() -> None:
    library = Library([deck("old", a="A red kite."), deck("own", a="A grey stone.", b="A tree.")])
    reader = ClueReader(library, Spellings("en"))
    reader.fits(["a kite"], ["old/a", "own/a"])
    kept = reader._galleries["old"]
    library.drop("own")
    assert not reader.fit("a grey stone", ["own/a"]).any()
    assert reader._galleries == {"old": kept}
    assert set(reader._heard) == {"old"}
    assert library.card("own/a").texts == {}


def test_retired_cards_are_read_and_nobody_is_taken_to_hold_them() -> None:
    here = deck("own", a="A red kite above the sea.", b="A grey stone.", c="A green tree.")
    cards = here.manifest.cards
    manifest = replace(here.manifest, cards=cards[:2], retired=cards[2:])
    library = Library([replace(here, manifest=manifest)])
    reader = ClueReader(library, Spellings("en"))
    assert library.dealt == ("own/a", "own/b")
    tree, kite = reader.fit("a green tree", ["own/c", "own/a"])
    assert tree > kite
    assert reader.deck_mates(["own/c"]) == ("own/a", "own/b")


def test_cards_of_which_nothing_is_written_fit_nothing() -> None:
    library = Library([deck("own", a="", b="")])
    reader = ClueReader(library, Spellings("en"))
    assert np.isfinite(reader.fit("anything", ["own/a", "own/b"])).all()
