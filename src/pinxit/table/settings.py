"""What is agreed at a table before a game: rules, decks, clocks, manners."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final

from msgspec import UNSET, Struct, UnsetType, field
from msgspec.structs import replace

from pinxit.locales import ENGLISH, LANGUAGES
from pinxit.players.strength import Strength
from pinxit.rules import Edition, Phase, find_edition, with_house_rules

from .errors import NotAllowed, TableReason
from .pawns import PAWNS
from .show import Showing

BY_POST: Final = 3600  # a clock of hours or days runs on while nobody is looking; others stop
HOUSE_DECKS: Final = ("base", "plain")  # who wishes for none gets the first of these that is there
LONGEST_TIMER: Final = 14 * 24 * 3600  # a move by post


class Absent(StrEnum):
    """What happens when time is up, or a player has been away too long."""

    WAIT = "wait"
    STAND_IN = "stand_in"  # a computer player makes the move and hands the seat back
    SKIP = "skip"


class Strangers(StrEnum):
    """How those are met who find a table in the public list. Other tables know no strangers."""

    WELCOME = "welcome"  # like everybody else
    QUIET = "quiet"  # without a name or a voice of their own until the host vouches for them


class TimersChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Other timers; those that are left out stay as they are."""

    race: int | UnsetType | None = UNSET
    clue: int | UnsetType | None = UNSET
    give: int | UnsetType | None = UNSET
    vote: int | UnsetType | None = UNSET
    reveal: int | UnsetType | None = UNSET
    away: int | UnsetType | None = UNSET


class Timers(TimersChange, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many seconds each phase may take; None: as long as it takes."""

    race: int | None = None
    clue: int | None = None
    give: int | None = None
    vote: int | None = None
    reveal: int | None = None
    away: int | None = 120  # after which an absent player is not waited for

    def of(self, phase: Phase) -> int | None:
        """Return the time for a phase."""
        return {
            Phase.RACE: self.race,
            Phase.CLUE: self.clue,
            Phase.GIVE: self.give,
            Phase.VOTE: self.vote,
            Phase.REVEAL: self.reveal,
        }.get(phase)


OFF: Final = Timers()
RELAXED: Final = Timers(race=60, clue=180, give=90, vote=90, reveal=30)
BRISK: Final = Timers(race=30, clue=90, give=45, vote=45, reveal=15)
TIMERS: Final[Mapping[str, Timers]] = {"off": OFF, "relaxed": RELAXED, "brisk": BRISK}


class SettingsChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Other settings; what is left out stays as it is.

    House rules come whole: one that is not among them is taken away, as null is a value, too.
    """

    edition: str | UnsetType = UNSET
    house: dict[str, object] | UnsetType = UNSET
    decks: tuple[str, ...] | UnsetType = UNSET
    seats: int | UnsetType = UNSET
    language: str | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    timers: TimersChange | UnsetType = UNSET
    absent: Absent | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    chat: bool | UnsetType = UNSET
    thinking: bool | UnsetType = UNSET
    strength: Strength | UnsetType = UNSET
    remarks: bool | UnsetType = UNSET
    strangers: Strangers | UnsetType = UNSET
    show: Showing | UnsetType = UNSET


class Settings(SettingsChange, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that a host can choose."""

    edition: str = "dixit"
    house: dict[str, object] = field(default_factory=dict)
    decks: tuple[str, ...] = ()  # none, as a wish: the house's; a table that is open has some
    seats: int = 0  # 0, as a wish: as many as may play; a table that is open has its number
    language: str = ENGLISH  # of the clues
    public: bool = False
    timers: Timers = OFF
    absent: Absent = Absent.STAND_IN
    spectators: bool = True
    chat: bool = True
    thinking: bool = True  # computer players take their time, so that people can follow
    strength: Strength = Strength.FAIR  # of computer players, whoever they are
    remarks: bool = True  # computer players say now and then what they thought, if there is a chat
    strangers: Strangers = Strangers.QUIET  # counts at public tables only
    show: Showing = Showing.WHOLE  # how much time is taken for a reveal

    def rules(self) -> Edition:
        """Return the edition with this table's house rules; raise `BadRules` for nonsense."""
        return with_house_rules(find_edition(self.edition), self.house)


def most_seats(rules: Edition) -> int:
    """Return how many may sit at a table: no more than may play, and each with a pawn."""
    return min(rules.players_max, len(PAWNS))


def changed(settings: Settings, change: SettingsChange) -> Settings:
    """Return the settings with what a change names, and all else as it is.

    Where as many could sit as may play, as many can by other rules, too, unless a number is named.
    """
    named = _named(change)
    if isinstance(timers := named.get("timers"), TimersChange):
        named["timers"] = replace(settings.timers, **_named(timers))
    other_rules = not named.keys().isdisjoint(("edition", "house"))
    if other_rules and "seats" not in named and settings.seats == most_seats(settings.rules()):
        named["seats"] = 0
    return replace(settings, **named)


def _named(change: Struct) -> dict[str, Any]:
    """Return what a change names."""
    values = {name: getattr(change, name) for name in change.__struct_fields__}
    return {name: value for name, value in values.items() if value is not UNSET}


def with_seats(settings: Settings) -> Settings:
    """Return the settings with a number of seats; where none is wished, as many as may play."""
    return settings if settings.seats else replace(settings, seats=most_seats(settings.rules()))


def house_deck(decks: Mapping[str, object]) -> str | None:
    """Return the deck for those who have not chosen one."""
    return next((deck for deck in HOUSE_DECKS if deck in decks), None)


def with_decks(settings: Settings, usual: tuple[str, ...]) -> Settings:
    """Return the settings with decks; where none is wished, with the usual ones."""
    return settings if settings.decks else replace(settings, decks=usual)


def with_house_deck(settings: Settings, decks: Mapping[str, object]) -> Settings:
    """Return the settings with decks; where none is wished, with that of the house, if any."""
    deck = house_deck(decks)
    return with_decks(settings, () if deck is None else (deck,))


def with_manners_of(settings: Settings, other: Settings) -> Settings:
    """Return the settings with those of `other` that no game depends on."""
    return replace(
        settings,
        public=other.public,
        spectators=other.spectators,
        chat=other.chat,
        thinking=other.thinking,
        strength=other.strength,
        remarks=other.remarks,
        strangers=other.strangers,
        show=other.show,
    )


def check_settings(settings: Settings, decks: Mapping[str, object]) -> None:
    """Raise the reason why nobody could play by these settings."""
    check_decks(with_house_deck(settings, decks), decks)
    _check_seats(settings)
    if settings.language not in LANGUAGES:
        raise bad_language(settings.language)
    for name in Timers.__struct_fields__:
        seconds = getattr(settings.timers, name)
        if seconds is not None and not 1 <= seconds <= LONGEST_TIMER:
            raise NotAllowed(TableReason.BAD_SETTING, setting=f"timers.{name}", value=seconds)


def bad_language(language: str) -> NotAllowed:
    """Return the refusal of a language that is none of ours; it says which are."""
    facts = {"setting": "language", "value": language[:20], "known": tuple(LANGUAGES)}
    return NotAllowed(TableReason.BAD_SETTING, **facts)


def check_decks(settings: Settings, decks: Mapping[str, object]) -> None:
    """Raise unless there are decks to play with: also before a game, as some may be gone."""
    if not settings.decks:
        raise NotAllowed(TableReason.NO_DECK)
    for deck in settings.decks:
        if deck not in decks:
            raise NotAllowed(TableReason.UNKNOWN_DECK, deck=deck, known=tuple(decks))
    if len(set(settings.decks)) < len(settings.decks):
        raise NotAllowed(TableReason.BAD_SETTING, setting="decks", value=settings.decks)


def _check_seats(settings: Settings) -> None:
    """Raise unless all who can sit down can play together."""
    rules = settings.rules()
    least, most = rules.players_min, most_seats(rules)
    seats = settings.seats or most
    if not least <= seats <= most:
        raise NotAllowed(
            TableReason.BAD_SETTING, setting="seats", value=seats, least=least, most=most
        )
