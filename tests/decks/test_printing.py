"""Decks on paper."""

import re
from pathlib import Path

import pytest
from PIL import Image

from pinxit.decks import DeckProblem, DeckReason, built_in, load
from pinxit.decks.printing import BLEED, CARD, PAPERS, Sheet, pages, with_bleed, write_pdf
from tests.decks.workshop import make_deck


@pytest.mark.parametrize("paper", PAPERS)
def test_four_cards_with_bleed_and_marks_fit_on_the_paper(paper: str) -> None:
    wide, high = PAPERS[paper]
    corners = Sheet((wide, high)).corners()
    assert len(corners) == 4
    for left, top in corners:
        assert left - 2 * BLEED >= 0
        assert left + CARD[0] + 2 * BLEED <= wide
        assert top - 2 * BLEED >= 0
        assert top + CARD[1] + 2 * BLEED <= high


def test_a_card_goes_on_beyond_its_edge() -> None:
    card = Image.new("RGB", CARD, "blue")
    card.paste("red", (0, 0, 60, CARD[1]))
    grown = with_bleed(card)
    assert grown.size == (CARD[0] + 2 * BLEED, CARD[1] + 2 * BLEED)
    assert grown.getpixel((0, 0)) == (255, 0, 0)
    assert grown.getpixel((grown.width - 1, grown.height - 1)) == (0, 0, 255)


def test_backs_lie_behind_their_cards_when_the_paper_is_turned() -> None:
    sheet = Sheet(PAPERS["a4"])
    one = [Image.new("RGB", CARD, "green")]
    front, back = sheet.page(one), sheet.page(one, turned=True)
    (left, top), *_ = sheet.corners()
    spot = (left + 5, top + 5)
    turned = (sheet.paper[0] - 1 - spot[0], spot[1])
    assert front.getpixel(spot) == back.getpixel(turned) == (0, 128, 0)
    assert back.getpixel(spot) == (255, 255, 255)


def test_marks_say_where_to_cut() -> None:
    page = Sheet(PAPERS["a4"]).page([Image.new("RGB", CARD, "green")])
    (left, top), *_ = Sheet(PAPERS["a4"]).corners()
    assert page.getpixel((left, top - BLEED - 8)) == (34, 34, 34)
    assert page.getpixel((left - BLEED - 8, top)) == (34, 34, 34)


def test_a_deck_is_written_page_by_page(tmp_path: Path) -> None:
    package = load(make_deck(tmp_path / "trial", "abcdef"))
    out = tmp_path / "trial.pdf"
    size = write_pdf(out, pages(package, "a4"), package.manifest)
    data = out.read_bytes()
    assert len(data) == size
    assert data.startswith(b"%PDF")
    assert re.findall(rb"/Count (\d+)", data)[-1] == b"4"  # two pages of cards, two of backs
    assert [file.name for file in tmp_path.glob(".trial*")] == []
    with pytest.raises(DeckProblem) as raised:
        write_pdf(out, pages(package, "a4"), package.manifest)
    assert raised.value.reason is DeckReason.FILE_EXISTS
    assert len(list(pages(package, "letter", backs=False))) == 2


def test_a_deck_that_is_drawn_has_nothing_to_print() -> None:
    plain = built_in().package("plain")
    assert plain is not None
    with pytest.raises(DeckProblem) as raised:
        next(pages(plain, "a4"))
    assert raised.value.reason is DeckReason.DRAWN_DECK
