"""The decks that can be played with here, and the pictures of their cards."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from .drawn_decks import PLAIN, drawn_back, drawn_decks
from .manifest import CardEntry
from .package import FALLBACK, Package
from .picture import Picture, Sizes


class DeckInfo(Struct, frozen=True, kw_only=True):
    """What a host may know about a deck before choosing it."""

    id: str
    name: str
    description: str
    author: str
    licence: str
    version: str
    homepage: str | None
    cards: int
    planned: int  # how many cards it will have one day
    unfinished: bool  # until then, cards of the deck "plain" stand for those that are missing
    languages: tuple[str, ...]  # in which its cards are described
    back: str  # the address of the picture on the back
    cover: str  # the address of a picture that stands for the deck
    download: str | None  # the address of the whole deck as a zip; None: the program draws it


class CardInfo(Struct, frozen=True, kw_only=True):
    """What is on a card: for eyes by its pictures, for others in words."""

    id: str  # "deck/card"
    title: str
    description: str | None  # in the language that was asked for, or in English
    note: str | None  # of the painter, on how it was made
    small: str  # the address of a picture for a hand of cards
    large: str  # the address of the same picture, to look at closely


class DeckCards(Struct, frozen=True, kw_only=True):
    """A deck with all its cards."""

    deck: DeckInfo
    cards: tuple[CardInfo, ...]


class Catalogue:
    """All decks of this server. A picture is found by its name, never by a path."""

    def __init__(self, packages: Iterable[Package]) -> None:
        self._packages = {package.id: package for package in packages}
        self._back = drawn_back()
        self._pictures = {picture.name: picture for picture in self._all_pictures()}
        self.cards = {deck: self._dealt(package) for deck, package in self._packages.items()}

    def infos(self, language: str = FALLBACK) -> tuple[DeckInfo, ...]:
        """List the decks."""
        return tuple(self._info(package, language) for package in self._packages.values())

    def deck(self, deck: str, language: str = FALLBACK) -> DeckCards | None:
        """Return what is on each card of a deck; None if there is no such deck."""
        package = self._packages.get(deck)
        if package is None:
            return None
        cards = tuple(_card(package, card, language) for card in package.manifest.cards)
        return DeckCards(deck=self._info(package, language), cards=cards)

    def package(self, deck: str) -> Package | None:
        """Return a deck with all that is in it; None if there is no such deck."""
        return self._packages.get(deck)

    def picture(self, name: str) -> Picture | None:
        """Return the picture of a name; None if there is no such picture."""
        return self._pictures.get(name)

    def _dealt(self, package: Package) -> tuple[str, ...]:
        """Return the cards that are played with: where some are missing, patterns stand in."""
        missing = package.manifest.intended - len(package.cards)
        plain = self._packages.get(PLAIN)
        return (*package.cards, *(plain.cards[:missing] if plain else ()))

    def _all_pictures(self) -> Iterator[Picture]:
        for sizes in (
            self._back,
            *(s for p in self._packages.values() for s in p.pictures.values()),
        ):
            yield sizes.small
            yield sizes.large

    def _info(self, package: Package, language: str) -> DeckInfo:
        manifest = package.manifest
        texts = [texts.deck for texts in package.spoken(language)]
        return DeckInfo(
            id=manifest.id,
            name=next((text.name for text in texts if text.name), manifest.name),
            description=next((text.description for text in texts if text.description), ""),
            author=manifest.author,
            licence=manifest.licence,
            version=manifest.version,
            homepage=manifest.homepage,
            cards=len(manifest.cards),
            planned=manifest.intended,
            unfinished=package.unfinished,
            languages=package.languages,
            back=self._named(package, manifest.back).small.address,
            cover=self._named(package, manifest.cover or manifest.cards[0].id).small.address,
            download=f"/api/decks/{manifest.id}/{manifest.id}.zip" if package.path else None,
        )

    def _named(self, package: Package, name: str | None) -> Sizes:
        return self._back if name is None else package.pictures[name]


def _card(package: Package, card: CardEntry, language: str) -> CardInfo:
    sizes = package.pictures[card.id]
    text = package.text(card.id, language)
    return CardInfo(
        id=f"{package.id}/{card.id}",
        title=card.title,
        description=text.description if text else None,
        note=(text.note or None) if text else None,
        small=sizes.small.address,
        large=sizes.large.address,
    )


def built_in() -> Catalogue:
    """Return the decks that the program draws itself: enough for a game anywhere."""
    return Catalogue(drawn_decks())
