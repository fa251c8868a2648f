"""A deck is loaded whole or not at all; its pictures are known by their content."""

from hashlib import sha256
from pathlib import Path

import pytest

from pinxit.decks import Catalogue, DeckProblem, built_in, load
from pinxit.decks.check import check
from pinxit.decks.drawn_decks import drawn_decks
from pinxit.decks.writing import export
from tests.decks.workshop import as_bytes, description, make_deck, manifest, painted, texts, webp


def write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")


def catalogue_of(*decks: Path) -> Catalogue:
    return Catalogue([*drawn_decks(), *map(load, decks)])


def test_a_deck_is_the_same_in_a_folder_and_in_a_zip(tmp_path: Path) -> None:
    folder = load(make_deck(tmp_path / "trial", planned=5))
    export(tmp_path / "trial", folder.manifest, tmp_path / "t.zip")
    packed = load(tmp_path / "t.zip")
    assert packed.manifest == folder.manifest
    assert packed.texts == folder.texts
    assert folder.cards == ("trial/a", "trial/b", "trial/c")
    assert folder.unfinished
    for name, sizes in folder.pictures.items():
        other = packed.pictures[name]
        assert (sizes.small.name, sizes.large.name) == (other.small.name, other.large.name)
        assert sizes.large.read() == other.large.read()


@pytest.mark.parametrize("kind", ["webp", "avif", "png", "jpg"])
def test_a_picture_is_served_as_what_it_is(tmp_path: Path, kind: str) -> None:
    deck = make_deck(tmp_path / "trial")
    data = as_bytes(painted(360, 540), {"jpg": "JPEG"}.get(kind, kind.upper()))
    (deck / "pictures" / "a.small.webp").unlink()
    (deck / "pictures" / f"a.small.{kind}").write_bytes(data)
    picture = load(deck).pictures["a"].small
    assert picture.address == f"/pictures/{sha256(data).hexdigest()[:32]}.{kind}"
    assert picture.media_type == {"jpg": "image/jpeg"}.get(kind, f"image/{kind}")
    assert (picture.length, picture.read()) == (len(data), data)


def test_the_content_decides_and_not_the_name(tmp_path: Path) -> None:
    deck = make_deck(tmp_path / "trial")
    (deck / "pictures" / "a.small.webp").write_bytes(as_bytes(painted(360, 540), "PNG"))
    assert load(deck).pictures["a"].small.media_type == "image/png"


@pytest.mark.parametrize("data", [b"", b"<script>alert(1)</script>", b"GIF89a", b"<svg/>"])
def test_what_is_no_picture_of_a_card_is_never_served(tmp_path: Path, data: bytes) -> None:
    deck = make_deck(tmp_path / "trial")
    (deck / "pictures" / "a.small.webp").write_bytes(data)
    with pytest.raises(DeckProblem, match="not_a_picture"):
        load(deck)


def test_a_picture_that_has_changed_is_not_served_under_its_old_name(tmp_path: Path) -> None:
    deck = make_deck(tmp_path / "trial")
    picture = load(deck).pictures["a"].small
    (deck / "pictures" / "a.small.webp").write_bytes(webp(360, 540, 77))
    with pytest.raises(DeckProblem, match="changed"):
        picture.read()
    (deck / "pictures" / "a.small.webp").unlink()
    with pytest.raises(DeckProblem, match="unreadable"):
        picture.read()


def test_every_card_needs_its_pictures(tmp_path: Path) -> None:
    deck = make_deck(tmp_path / "trial", "abcdefgh")
    for card in "abcdef":
        (deck / "pictures" / f"{card}.large.webp").unlink()
    with pytest.raises(DeckProblem, match=r"missing_picture.*a\.large.*and 1 more"):
        load(deck)


def test_a_retired_card_is_shown_and_not_dealt(tmp_path: Path) -> None:
    deck = retired_in(make_deck(tmp_path / "trial", "abcd"), "d")
    package = load(deck)
    assert package.cards == ("trial/a", "trial/b", "trial/c")
    assert not package.unfinished
    catalogue = catalogue_of(deck)
    assert catalogue.cards["trial"] == package.cards
    shown = catalogue.deck("trial", "uk")
    assert shown
    assert [card.id for card in shown.cards] == ["trial/a", "trial/b", "trial/c"]
    (old,) = shown.retired
    assert (old.id, old.title) == ("trial/d", "The d")
    assert old.description == description("d", "uk")
    assert catalogue.picture(old.small.rpartition("/")[2]) is not None
    export(deck, package.manifest, tmp_path / "t.zip")
    assert load(tmp_path / "t.zip").pictures.keys() == package.pictures.keys()
    assert check(deck) == ()


def test_the_id_of_a_retired_card_is_never_given_again(tmp_path: Path) -> None:
    deck = retired_in(make_deck(tmp_path / "trial", "abcd"), "d")
    with (deck / "deck.toml").open("a") as file:
        file.write('\n[[retired]]\nid = "a"\ntitle = "The old a"\n')
    with pytest.raises(DeckProblem, match=r"duplicate_card.*a"):
        load(deck)


def test_a_retired_card_needs_its_pictures(tmp_path: Path) -> None:
    deck = retired_in(make_deck(tmp_path / "trial", "abcd"), "d")
    (deck / "pictures" / "d.large.webp").unlink()
    with pytest.raises(DeckProblem, match=r"missing_picture.*d\.large"):
        load(deck)


def retired_in(deck: Path, card: str) -> Path:
    """Retire a card of a deck."""
    file = deck / "deck.toml"
    entry = f'[[cards]]\nid = "{card}"'
    file.write_text(file.read_text("utf-8").replace(entry, entry.replace("cards", "retired")))
    return deck


def test_one_picture_has_one_file(tmp_path: Path) -> None:
    deck = make_deck(tmp_path / "trial")
    (deck / "pictures" / "a.small.png").write_bytes(as_bytes(painted(360, 540)))
    with pytest.raises(DeckProblem, match="duplicate_file"):
        load(deck)


def test_a_link_in_a_deck_is_not_followed(tmp_path: Path) -> None:
    deck = make_deck(tmp_path / "trial")
    picture = deck / "pictures" / "a.small.webp"
    picture.rename(tmp_path / "elsewhere.webp")
    picture.symlink_to(tmp_path / "elsewhere.webp")
    with pytest.raises(DeckProblem, match="link"):
        load(deck)


def test_without_cards_there_is_nothing_to_play_with(tmp_path: Path) -> None:
    deck = make_deck(tmp_path / "trial")
    write(deck / "deck.toml", manifest("", planned=84))
    with pytest.raises(DeckProblem, match="no_cards"):
        load(deck)
    (deck / "deck.toml").unlink()
    with pytest.raises(DeckProblem, match="not_a_deck"):
        load(deck)


def test_a_translation_that_cannot_be_read_takes_only_itself_away(tmp_path: Path) -> None:
    deck = make_deck(tmp_path / "trial")
    write(deck / "texts" / "uk.toml", "[cards.a")
    package = load(deck)
    assert package.languages == ("en",)
    assert [problem.reason for problem in package.problems] == ["bad_toml"]


def test_cards_are_told_in_the_language_that_is_asked_for(tmp_path: Path) -> None:
    deck = make_deck(tmp_path / "trial")
    write(deck / "texts" / "uk.toml", texts("ab", "uk", a="Кіт на даху."))
    catalogue = catalogue_of(deck)

    def told(language: str) -> tuple[str, list[str | None]]:
        shown = catalogue.deck("trial", language)
        assert shown
        return shown.deck.name, [card.description for card in shown.cards]

    english = [f"A large painted card called {card}, with circles on it." for card in "abc"]
    assert told("en") == told("pl") == told("xx-YY") == told("") == ("A deck in English", english)
    for language in ("uk", "uk-UA"):
        name, described = told(language)
        assert name == "Пробна колода"
        assert described[0] == "Кіт на даху."
        assert described[2] == english[2]


def test_a_deck_without_words_has_its_name_and_titles(tmp_path: Path) -> None:
    deck = make_deck(tmp_path / "trial")
    for language in ("en", "uk"):
        (deck / "texts" / f"{language}.toml").unlink()
    shown = catalogue_of(deck).deck("trial", "uk")
    assert shown
    assert (shown.deck.name, shown.deck.description, shown.deck.languages) == ("Trial", "", ())
    assert (shown.cards[0].title, shown.cards[0].description) == ("The a", None)


def test_a_deck_has_a_back_and_a_cover_even_if_nobody_painted_them(tmp_path: Path) -> None:
    own = make_deck(tmp_path / "own", cover="b")
    bare = make_deck(tmp_path / "bare")
    write(bare / "deck.toml", manifest("abc", "bare"))
    catalogue = catalogue_of(own, bare)
    infos = {info.id: info for info in catalogue.infos()}
    pictures = load(own).pictures
    assert infos["own"].back == pictures["back"].small.address
    assert infos["own"].cover == pictures["b"].small.address
    assert infos["bare"].cover == load(bare).pictures["a"].small.address
    assert infos["bare"].back == infos["plain"].back != infos["own"].back
    for info in infos.values():
        for address in (info.back, info.cover):
            assert catalogue.picture(address.removeprefix("/pictures/"))


def test_an_unfinished_deck_says_so_and_patterns_stand_for_what_is_missing(tmp_path: Path) -> None:
    deck = make_deck(tmp_path / "trial", planned=84)
    catalogue = catalogue_of(deck)
    (info,) = (info for info in catalogue.infos() if info.id == "trial")
    assert (info.cards, info.planned, info.unfinished) == (3, 84, True)
    dealt = catalogue.cards["trial"]
    assert dealt == ("trial/a", "trial/b", "trial/c", *catalogue.cards["plain"][:81])


def test_every_picture_is_found_by_its_address_and_nothing_else_is() -> None:
    catalogue = built_in()
    for info in catalogue.infos():
        deck = catalogue.deck(info.id)
        assert deck
        assert len(deck.cards) == info.cards == info.planned == len(catalogue.cards[info.id])
        for card in deck.cards:
            for address in (card.small, card.large):
                picture = catalogue.picture(address.removeprefix("/pictures/"))
                assert picture
                assert sha256(picture.read()).hexdigest()[:32] in address
    for name in ("", "..", "plain/01", "x.svg", "/etc/passwd"):
        assert catalogue.picture(name) is None
    assert catalogue.deck("none") is None
