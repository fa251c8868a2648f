"""The company: our characters, guests from other packages, and somebody for everyone."""

from collections.abc import Callable
from importlib.metadata import EntryPoint
from itertools import islice

import pytest

from pinxit.players import Choose, Maker, RandomPlayer
from pinxit.players.characters import BEAR, CHARACTERS, FOX, OWL, STAND_IN, Character, rarest
from pinxit.players.library import Library
from pinxit.players.ours import our_players
from pinxit.players.roster import GROUP, OpenRoster, SameForAll
from pinxit.players.words.lexicon import HEARD
from pinxit.table.names import clean_name, skeleton_of

Invite = Callable[..., None]


class Parrot(RandomPlayer):
    """A guest, who knows for whom it was made."""

    def __init__(self, library: Library, language: str) -> None:
        super().__init__(("Polly!",))
        self.library = library
        self.language = language


def make(library: Library, language: str) -> Choose:
    return Parrot(library, language)


def host(name: str) -> Maker:
    """Somebody of ours, whom one can tell from others."""
    return lambda _library, language: RandomPlayer((f"{name} in {language}",))


OWN = {name: host(name) for name in CHARACTERS}


@pytest.fixture
def invite(monkeypatch: pytest.MonkeyPatch) -> Invite:
    """Install guests: `invite(parrot="module:attribute")`."""

    def invite(**guests: str) -> None:
        entries = {
            group: [EntryPoint(name, value, group) for name, value in guests.items()]
            for group in (GROUP,)
        }
        monkeypatch.setattr(
            "pinxit.players.roster.entry_points", lambda *, group: entries.get(group, [])
        )

    return invite


def test_without_guests_there_are_our_three(invite: Invite) -> None:
    invite()
    roster = OpenRoster(Library([]), our_players())
    assert roster.characters == CHARACTERS
    assert roster.known == ("bear", "owl", "fox")


def test_a_guest_is_on_the_roster(invite: Invite) -> None:
    invite(parrot="tests.players.test_roster:make")
    library = Library([])
    roster = OpenRoster(library, OWN)
    assert roster.known == (*CHARACTERS, "parrot")
    assert next(roster.characters["parrot"].called("pl")) == "Parrot"
    parrot = roster.player("parrot", "pl")
    assert isinstance(parrot, Parrot)
    assert (parrot.library, parrot.language) == (library, "pl")


def test_a_player_is_made_once_for_each_language(invite: Invite) -> None:
    invite(parrot="tests.players.test_roster:make")
    roster = OpenRoster(Library([]), OWN)
    assert roster.player("parrot", "pl") is roster.player("parrot", "pl")
    assert roster.player("parrot", "pl") is not roster.player("parrot", "uk")


@pytest.mark.parametrize(
    "broken", ["no.such.module:make", "tests.players.test_roster:no_such_name"]
)
def test_a_broken_guest_is_named_and_left_out(
    broken: str, invite: Invite, caplog: pytest.LogCaptureFixture
) -> None:
    invite(ghost=broken, parrot="tests.players.test_roster:make")
    roster = OpenRoster(Library([]), OWN)
    assert roster.known == (*CHARACTERS, "parrot")
    assert "ghost" not in roster.characters
    assert "“ghost” cannot be loaded" in caplog.text


def test_a_guest_cannot_take_the_name_of_one_of_ours(invite: Invite) -> None:
    invite(fox="tests.players.test_roster:make")
    roster = OpenRoster(Library([]), OWN)
    assert not isinstance(roster.player("fox", "en"), Parrot)
    assert roster.characters == CHARACTERS
    assert roster.known == tuple(CHARACTERS)


@pytest.mark.parametrize("gone", [None, "", "parrot", "Fox"])
def test_whoever_is_not_known_is_played_by_the_stand_in(gone: str | None, invite: Invite) -> None:
    invite()
    roster = OpenRoster(Library([]), OWN)
    assert roster.player(gone, "en") is roster.player(STAND_IN, "en")
    assert roster.player("fox", "en") is not roster.player(STAND_IN, "en")


def test_in_a_company_of_equals_everyone_plays_alike() -> None:
    choose = RandomPlayer()
    roster = SameForAll(choose)
    assert {roster.player(name, "en") for name in (*CHARACTERS, None)} == {choose}
    assert roster.characters == CHARACTERS


def test_our_players_are_our_characters() -> None:
    assert set(our_players()) == set(CHARACTERS)
    assert STAND_IN in CHARACTERS


@pytest.mark.parametrize("language", HEARD)
def test_no_two_of_ours_could_be_taken_for_one_another(language: str) -> None:
    """There are twelve seats at the largest table: more than each has names for."""
    names = [name for who in CHARACTERS.values() for name in islice(who.called(language), 12)]
    assert len({skeleton_of(name) for name in names}) == len(names) == 36
    assert [clean_name(name) for name in names] == names


@pytest.mark.parametrize("language", HEARD)
@pytest.mark.parametrize("who", CHARACTERS.values(), ids=CHARACTERS)
def test_every_character_has_names_in_every_language(who: Character, language: str) -> None:
    assert len(who.names[language]) >= 4


def test_names_never_run_out() -> None:
    assert [*islice(BEAR.called("en"), 4, 7)] == ["Bruno 2", "Bruno 3", "Bruno 4"]


def test_in_another_language_everyone_is_called_as_in_english() -> None:
    assert [*islice(OWL.called("de"), 4)] == list(OWL.names["en"])


@pytest.mark.parametrize("who", CHARACTERS.values(), ids=CHARACTERS)
def test_everyone_thinks_for_a_part_of_the_time_there_is(who: Character) -> None:
    least, most = who.pace
    assert 0 <= least < most <= 1


@pytest.mark.parametrize(
    ("present", "invited"),
    [
        ((), BEAR.id),
        ((BEAR.id,), OWL.id),
        ((OWL.id, BEAR.id), FOX.id),
        ((BEAR.id, OWL.id, FOX.id), BEAR.id),
        ((BEAR.id, BEAR.id, FOX.id, OWL.id, OWL.id), FOX.id),
        ((None, None, "parrot", BEAR.id), OWL.id),
    ],
)
def test_whoever_is_rarest_comes_next(present: tuple[str | None, ...], invited: str) -> None:
    assert rarest(CHARACTERS, present) == invited
    assert rarest(CHARACTERS, iter(present)) == invited
