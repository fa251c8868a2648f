"""The decks that can be played with here, and the pictures of their cards."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar

from msgspec import Struct

from .drawn_decks import PLAIN, drawn_back, drawn_decks
from .manifest import CardEntry
from .package import FALLBACK, Package
from .picture import Picture, Sizes
from .weight import weight_alone, weights_of

T = TypeVar("T")


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
    retired: tuple[CardInfo, ...] = ()  # not dealt any more; games that have them go on


class Catalogue:
    """All decks of this server. A picture is found by its name, never by a path.

    Tables may have decks of their own: found by who knows their names, and listed for nobody.
    """

    def __init__(self, packages: Iterable[Package]) -> None:
        self._packages = {package.id: package for package in packages}
        self._back = drawn_back()
        self._pictures = {picture.name: picture for picture in self._all_pictures()}
        self.cards = {deck: self._dealt(package) for deck, package in self._packages.items()}
        self._own: dict[str, Package] = {}
        self.own_cards: dict[str, tuple[str, tuple[str, ...]]] = {}  # deck → table, cards
        self._own_pictures: dict[str, dict[str, Picture]] = {}  # by deck and name
        self._own_weights: dict[str, dict[str, int]] = {}  # likewise
        self._weights = {
            name: weight
            for package in self._packages.values()
            for name, weight in weights_of(package).items()
        }

    def cards_of(self, table: str) -> Mapping[str, tuple[str, ...]]:
        """Return the decks that a table may choose among: it stays true when some are added."""
        return _Choice(self, table)

    # Decks come and go in a thread while others look: what they look at is never changed.

    def put(self, package: Package, table: str) -> None:
        """Give a table a deck of its own, or a newer one in the place of an old one."""
        self._own = {**self._own, package.id: package}
        self.own_cards = {**self.own_cards, package.id: (table, self._dealt(package))}
        self._own_weights = {**self._own_weights, package.id: weights_of(package)}

    def show(self, deck: str, pictures: Iterable[Picture]) -> None:
        """Show the pictures of a deck of a table's own, also before it can be played with."""
        shown = {picture.name: picture for picture in pictures}
        self._own_pictures = {**self._own_pictures, deck: shown}

    def drop(self, deck: str) -> None:
        """Forget a deck of a table's own."""
        self._own = _without(self._own, deck)
        self.own_cards = _without(self.own_cards, deck)
        self._own_pictures = _without(self._own_pictures, deck)
        self._own_weights = _without(self._own_weights, deck)

    def is_own(self, deck: str) -> bool:
        """Tell whether a deck is some table's own."""
        return deck in self._own

    def infos(self, language: str = FALLBACK) -> tuple[DeckInfo, ...]:
        """List the decks."""
        return tuple(self._info(package, language) for package in self._packages.values())

    def deck(self, deck: str, language: str = FALLBACK) -> DeckCards | None:
        """Return what is on each card of a deck; None if there is no such deck."""
        package = self.package(deck)
        if package is None:
            return None
        manifest = package.manifest
        return DeckCards(
            deck=self._info(package, language),
            cards=tuple(_card(package, card, language) for card in manifest.cards),
            retired=tuple(_card(package, card, language) for card in manifest.retired),
        )

    @property
    def installed(self) -> tuple[Package, ...]:
        """The decks of all tables; those of one table's own are not among them."""
        return tuple(self._packages.values())

    def package(self, deck: str) -> Package | None:
        """Return a deck with all that is in it; None if there is no such deck."""
        return self._packages.get(deck) or self._own.get(deck)

    def picture(self, name: str) -> Picture | None:
        """Return the picture of a name; None if there is no such picture."""
        found = self._pictures.get(name)
        if found is not None:
            return found
        decks = self._own_pictures.values()
        return next((pictures[name] for pictures in decks if name in pictures), None)

    def own_deck_with(self, name: str) -> str | None:
        """Return the own deck that has a picture of this name."""
        decks = self._own_pictures.items()
        return next((deck for deck, pictures in decks if name in pictures), None)

    def weight(self, picture: Picture) -> int:
        """Return how many bytes a picture has on its way, whichever of its deck it is."""
        for weights in (self._weights, *self._own_weights.values()):
            if picture.name in weights:
                return weights[picture.name]
        return weight_alone(picture)

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
            download=f"/api/decks/{manifest.id}/{manifest.id}.zip" if package.packable else None,
        )

    def _named(self, package: Package, name: str | None) -> Sizes:
        return self._back if name is None else package.pictures[name]


class _Choice(Mapping[str, tuple[str, ...]]):
    """What one table may choose among: the decks of all, and its own."""

    def __init__(self, catalogue: Catalogue, table: str) -> None:
        self._catalogue = catalogue
        self._table = table

    def __getitem__(self, deck: str) -> tuple[str, ...]:
        table, cards = self._catalogue.own_cards.get(deck, (None, ()))
        return cards if table == self._table else self._catalogue.cards[deck]

    def __iter__(self) -> Iterator[str]:
        yield from self._catalogue.cards
        own = self._catalogue.own_cards.items()
        yield from (deck for deck, (table, _) in own if table == self._table)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def _without(decks: Mapping[str, T], deck: str) -> dict[str, T]:
    return {name: kept for name, kept in decks.items() if name != deck}


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
