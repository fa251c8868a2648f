"""Albums: everybody decides about their own name, game by game, and the host about the link."""

import pytest

from pinxit.rules import Phase
from pinxit.table.albums import Album, Rabbit
from pinxit.table.commands import (
    AnyTableCommand,
    ComeBack,
    GiveHeart,
    PassHost,
    Rename,
    ShareAlbum,
    SignAlbum,
    TakeBackAlbum,
    Vouch,
)
from pinxit.table.errors import TableReason
from pinxit.table.events import AlbumShared, AlbumSigned, AlbumTakenBack
from pinxit.table.retelling import names_in
from pinxit.table.settings import Settings, SettingsChange, Strangers
from pinxit.table.state import REMEMBERED_GAMES, album_of, past_game
from tests.table.evening import Evening


def played(games: int = 1) -> Evening:
    evening = Evening("Ola", "Jan", "Ela")
    for _ in range(games):
        evening.begin()
        evening.end()
    return evening


def album(evening: Evening, game: int = 1) -> Album:
    return album_of(evening.table, game)


def named(evening: Evening, game: int = 1) -> set[str]:
    """Return whose names stand in an album."""
    past = past_game(evening.table, game)
    return set(names_in(evening.table, album(evening, game), past).values())


# Names


def test_nobodys_name_stands_there_until_they_say_so() -> None:
    evening = played()
    evening.do("s1", ShareAlbum(1))
    assert named(evening) == set()
    assert evening.do("s2", SignAlbum(1, named=True)) == (AlbumSigned("s2", 1, named=True),)
    assert evening.do("s2", SignAlbum(1, named=True)) == ()
    assert named(evening) == {"Jan"}
    evening.do("s2", SignAlbum(1, named=False))
    assert evening.do("s2", SignAlbum(1, named=False)) == ()
    assert named(evening) == set()


def test_who_agrees_to_one_album_has_not_agreed_to_another() -> None:
    evening = played(games=3)
    evening.do("s2", SignAlbum(2, named=True))
    assert [named(evening, game) for game in (1, 2, 3)] == [set(), {"Jan"}, set()]


def test_only_those_who_played_sign_and_only_what_is_over() -> None:
    evening = played()
    latecomer = evening.sit("Zoë")
    assert evening.refused(latecomer, SignAlbum(1, named=True)) is TableReason.NO_SUCH_GAME
    assert evening.refused("s1", SignAlbum(2, named=True)) is TableReason.NO_SUCH_GAME
    evening.begin()
    assert evening.refused("s1", SignAlbum(2, named=True)) is TableReason.NO_SUCH_GAME
    assert evening.do("s1", SignAlbum(1, named=True))  # while the next one is played
    assert evening.refused(None, SignAlbum(1, named=True)) is TableReason.NOT_AT_TABLE


def test_who_leaves_is_called_as_they_have_said_and_who_is_sent_away_is_a_rabbit() -> None:
    evening = played()
    for seat in ("s2", "s3"):
        evening.do(seat, SignAlbum(1, named=True))
    evening.stand_up("s2")
    assert named(evening) == {"Jan", "Ela"}
    evening.kick("s3")
    assert named(evening) == {"Jan"}
    assert evening.refused("s2", SignAlbum(1, named=False)) is TableReason.NO_SUCH_SEAT


def test_a_name_is_the_one_of_that_game_and_so_is_the_rabbit() -> None:
    evening = Evening("Ola", "Jan", "Ela")
    evening.begin()
    evening.do("s2", Rename("Janek", "white"))
    evening.end()
    evening.do("s2", SignAlbum(1, named=True))
    evening.do("s2", Rename("Janosik", "grey"))
    assert named(evening) == {"Janek"}
    assert album(evening).rabbits["s2"] == Rabbit("white")


def test_who_left_in_the_middle_has_kept_their_rabbit() -> None:
    evening = Evening("Ola", "Jan", "Ela", "Iwo")
    evening.begin()
    evening.stand_up("s2")
    late = evening.sit("Zoë", "orange")  # which was Jan's
    evening.end()
    rabbits = album(evening).rabbits
    assert rabbits["s2"] == rabbits[late] == Rabbit("orange")


def test_computer_players_are_called_by_their_names() -> None:
    evening = Evening("Ola", "Jan")
    evening.add_computer("Robo")
    evening.begin()
    evening.end()
    assert named(evening) == {"Robo"}


def test_where_outsiders_know_no_names_an_album_has_none() -> None:
    """Also not those of friends; and never what a stranger is called by us, or by themselves."""
    evening = Evening("Ola", settings=Settings(public=True))
    for name in ("Jan", "Ela"):
        evening.sit(name)
    evening.do("s1", Vouch("s2"))
    evening.begin()
    evening.end()
    for seat in ("s1", "s2", "s3"):
        evening.do(seat, SignAlbum(1, named=True))
    assert named(evening) == set()
    evening.change(SettingsChange(public=False))
    assert named(evening) == set()  # a stranger is still there
    evening.change(SettingsChange(public=True, strangers=Strangers.WELCOME))
    assert named(evening) == {"Ola", "Jan"}
    assert evening.who("s3").name == "Ela"
    assert album(evening).rabbits["s3"].stranger  # in that game


# Links


def test_the_host_gives_a_link_out_and_takes_it_back() -> None:
    evening = played()
    assert evening.do("s1", ShareAlbum(1)) == (AlbumShared(1, 1, pictures=False),)
    first = album(evening)
    assert first.shared
    assert evening.do("s1", ShareAlbum(1, pictures=True)) == (AlbumShared(1, 2, pictures=True),)
    assert album(evening).link != first.link  # which leads nowhere now
    assert evening.do("s1", TakeBackAlbum(1)) == (AlbumTakenBack(1, 2),)
    assert not album(evening).shared
    assert evening.do("s1", TakeBackAlbum(1)) == ()
    evening.do("s1", ShareAlbum(1))
    assert (album(evening).links, album(evening).pictures) == (3, False)  # the tick is asked anew


@pytest.mark.parametrize("wish", [ShareAlbum(1), TakeBackAlbum(1)], ids=str)
def test_nobody_but_the_host_does_that(wish: AnyTableCommand) -> None:
    evening = played()
    for asker in ("s2", None):
        assert evening.refused(asker, wish) is TableReason.NOT_HOST


def test_of_a_game_that_there_is_not_or_that_goes_on_there_is_no_album() -> None:
    evening = played()
    evening.begin()
    for game in (0, 2, 3):
        assert evening.refused("s1", ShareAlbum(game)) is TableReason.NO_SUCH_GAME
        assert evening.refused("s1", TakeBackAlbum(game)) is TableReason.NO_SUCH_GAME
    assert evening.do("s1", ShareAlbum(1))


def test_who_is_host_in_anothers_place_takes_back_and_gives_nothing_out() -> None:
    evening = played()
    evening.do("s1", ShareAlbum(1))
    evening.here = frozenset({"s2", "s3"})
    evening.do(None, PassHost("s2"))
    assert evening.refused("s2", ShareAlbum(1)) is TableReason.HOST_AWAY
    assert evening.do("s2", TakeBackAlbum(1))
    evening.do("s1", ComeBack())
    assert evening.do("s1", ShareAlbum(1))
    evening.hand_over("s3")
    assert evening.do("s3", TakeBackAlbum(1))
    assert evening.do("s3", ShareAlbum(1))


def test_an_album_is_forgotten_with_its_game() -> None:
    evening = played(games=2)
    evening.do("s1", ShareAlbum(1))
    for _ in range(REMEMBERED_GAMES - 1):
        evening.begin()
        evening.end()
    assert [one.game for one in evening.table.albums] == list(range(2, REMEMBERED_GAMES + 2))
    assert evening.refused("s1", TakeBackAlbum(1)) is TableReason.NO_SUCH_GAME


def test_a_heart_belongs_to_the_story_also_when_the_game_is_over() -> None:
    evening = Evening("Ola", "Jan", "Ela")
    evening.begin()
    evening.come_to(Phase.REVEAL)
    evening.end()
    assert album(evening).loved_until == 0
    assert evening.game.last_reveal is not None
    card = next(card for card in evening.game.last_reveal.board if not evening.is_of("s2", card))
    evening.do("s2", GiveHeart(card))
    assert album(evening).loved_until == evening.table.version
