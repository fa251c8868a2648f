"""Decks on paper."""

import io
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner
from PIL import Image
from pypdf import PageObject, PdfReader
from pypdf.generic import DictionaryObject, StreamObject

from pinxit.cli.deck import deck
from pinxit.decks import DeckProblem, DeckReason, built_in, load
from pinxit.decks.printing import PAPERS, page_count, picture_count, write_pdf
from pinxit.decks.printing.picture import MOST, kept
from pinxit.decks.printing.sheet import BLEED, CARD, MARK, Sheet, marks
from tests.decks.workshop import as_bytes, make_deck, painted

MM = 72 / 25.4


def printed(folder: Path, paper: str = "a4", *, backs: bool = True) -> PdfReader:
    out = folder.with_suffix(".pdf")
    size = write_pdf(load(folder), out, paper, backs=backs)
    data = out.read_bytes()
    assert len(data) == size
    return PdfReader(io.BytesIO(data), strict=True)


def images(reader: PdfReader) -> list[StreamObject]:
    """All pictures that are in a file."""
    everything = (reader.get_object(number) for number in range(1, len(reader.xref[0]) + 1))
    return [
        thing
        for thing in everything
        if isinstance(thing, StreamObject) and thing.get("/Subtype") == "/Image"
    ]


def forms(page: PageObject) -> DictionaryObject:
    found = page["/Resources"]["/XObject"]  # type: ignore[index]  # a dictionary
    assert isinstance(found, DictionaryObject)
    return found


def drawn(page: PageObject) -> Iterator[tuple[str, float, float]]:
    """What is drawn on a page, and where, in millimetres."""
    words = page.get_contents().get_data().decode().split("\n")  # type: ignore[union-attr]  # not empty
    for before, after in pairwise(words):
        if after.endswith(" Do"):
            x, y = before.split()[4:6]
            yield after.removesuffix(" Do"), float(x), float(y)


# Where things lie


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("turned", [False, True])
def test_four_cards_with_bleed_and_marks_fit_on_the_paper(paper: str, *, turned: bool) -> None:
    wide, high = PAPERS[paper]
    corners = Sheet((wide, high)).corners(turned=turned)
    assert len(set(corners)) == 4
    room = BLEED + MARK + 4  # most printers leave a rim of four millimetres
    for left, bottom in corners:
        assert left - room >= 0
        assert left + CARD[0] + room <= wide
        assert bottom - room >= 0
        assert bottom + CARD[1] + room <= high


def test_backs_lie_behind_their_cards_when_the_paper_is_turned() -> None:
    sheet = Sheet(PAPERS["a4"])
    for (x, y), (behind, same) in zip(sheet.corners(), sheet.corners(turned=True), strict=True):
        assert behind + CARD[0] == pytest.approx(sheet.paper[0] - x)
        assert same == y


def test_marks_say_where_to_cut_and_stay_out_of_the_bleed() -> None:
    lines = list(marks((10.0, 20.0)))
    assert len(lines) == 8
    for (x, y), (to_x, to_y) in lines:
        upright = x == to_x
        assert (x in {10.0, 90.0}) if upright else (y in {20.0, 140.0})
        along, edges = ((y, to_y), (20.0, 140.0)) if upright else ((x, to_x), (10.0, 90.0))
        assert all(n <= edges[0] - BLEED or n >= edges[1] + BLEED for n in along)


# What is in the file


@pytest.mark.parametrize("paper", PAPERS)
def test_pages_are_as_large_as_the_paper_and_say_where_the_cards_are(
    tmp_path: Path, paper: str
) -> None:
    reader = printed(make_deck(tmp_path / "trial", "abcdef"), paper)
    assert len(reader.pages) == page_count(load(tmp_path / "trial")) == 4
    sheet = Sheet(PAPERS[paper])
    for page in reader.pages:
        for box, expected in (
            (page.mediabox, (0, 0, *PAPERS[paper])),
            (page.bleedbox, sheet.with_bleed),
            (page.trimbox, sheet.cards),
        ):
            assert [float(side) / MM for side in box] == pytest.approx(expected, abs=0.001)


def test_each_picture_is_there_once_and_the_back_once_for_all(tmp_path: Path) -> None:
    folder = make_deck(tmp_path / "trial", "abcdef")
    for size in ("small", "large"):  # two cards that look the same
        same = (folder / "pictures" / f"a.{size}.webp").read_bytes()
        (folder / "pictures" / f"b.{size}.webp").write_bytes(same)
    found = images(printed(folder))
    assert len(found) == picture_count(load(folder)) == 6
    assert {(image["/Width"], image["/Height"]) for image in found} == {(800, 1200)}


def test_a_page_without_all_its_cards_has_their_backs_on_the_other_side(tmp_path: Path) -> None:
    folder = make_deck(tmp_path / "trial", "abcde")
    *_, front, back = printed(folder).pages
    ((_, x, y),) = drawn(front)
    ((_, behind, same),) = drawn(back)
    assert (x, y) == pytest.approx(Sheet(PAPERS["a4"]).corners()[0], abs=0.001)
    assert (behind, same) == pytest.approx((210 - x - CARD[0], y), abs=0.001)


def test_a_card_goes_on_beyond_its_edge_and_no_further(tmp_path: Path) -> None:
    page = printed(make_deck(tmp_path / "trial", "a")).pages[0]
    (card,) = (thing.get_object() for thing in forms(page).values())
    assert [float(side) for side in card["/BBox"]] == [-3, -3, 83, 123]
    # The mirrors lie under the card, and reach it from all eight sides.
    placed = [line.split()[:6] for line in card.get_data().decode().split("\n") if " cm" in line]
    *mirrors, itself = [tuple(map(float, numbers)) for numbers in placed]
    assert itself == (80, 0, 0, 120, 0, 0)
    assert len(set(mirrors)) == 8
    assert {(wide, high) for wide, *_, high, _, _ in mirrors} == {
        (-80, 120),
        (80, -120),
        (-80, -120),
    }


def test_a_deck_without_a_back_has_a_plain_one(tmp_path: Path) -> None:
    folder = make_deck(tmp_path / "trial", "ab")
    text = (folder / "deck.toml").read_text("utf-8").replace('back = "back"\n', "")
    (folder / "deck.toml").write_text(text, "utf-8")
    reader = printed(folder)
    assert len(images(reader)) == picture_count(load(folder)) == 2
    (back,) = (thing.get_object() for thing in forms(reader.pages[1]).values())
    assert b"-3 -3 86 126 re" in back.get_data()


def test_without_backs_there_are_cards_alone(tmp_path: Path) -> None:
    folder = make_deck(tmp_path / "trial", "abcde")
    reader = printed(folder, backs=False)
    assert len(reader.pages) == page_count(load(folder), backs=False) == 2
    assert len(images(reader)) == picture_count(load(folder), backs=False) == 5


def test_a_printer_is_told_how_and_the_file_says_whose_it_is(tmp_path: Path) -> None:
    named = make_deck(tmp_path / "trial", "a", name="Źródło & <Джерело>", author="Оля")
    reader = printed(named)
    wishes = reader.trailer["/Root"]["/ViewerPreferences"]  # type: ignore[index]  # a dictionary
    assert wishes["/PrintScaling"] == "/None"
    assert wishes["/Duplex"] == "/DuplexFlipLongEdge"
    assert reader.metadata is not None
    assert (reader.metadata.title, reader.metadata.author) == ("Źródło & <Джерело>", "Оля")
    about = reader.xmp_metadata
    assert about is not None
    assert about.dc_title == {"x-default": "Źródło & <Джерело>"}
    assert about.dc_creator == ["Оля"]
    assert about.dc_rights == {"x-default": "CC0-1.0"}


def test_the_same_deck_gives_the_same_bytes(tmp_path: Path) -> None:
    package = load(make_deck(tmp_path / "trial"))
    first, second = tmp_path / "first.pdf", tmp_path / "second.pdf"
    for out in (first, second):
        write_pdf(package, out, "a4")
    assert first.read_bytes() == second.read_bytes()
    assert b"Date" not in first.read_bytes()


# How it is written


def test_pictures_leave_memory_one_by_one(tmp_path: Path) -> None:
    package = load(make_deck(tmp_path / "trial", "abcdefgh"))
    on_disk: list[int] = []

    def written() -> None:
        (part,) = tmp_path.glob(".trial.pdf-*")
        on_disk.append(part.stat().st_size)

    write_pdf(package, tmp_path / "trial.pdf", "a4", written=written)
    assert len(on_disk) == picture_count(package)
    assert all(before < after for before, after in pairwise(on_disk))


def test_a_file_appears_whole_or_not_at_all(tmp_path: Path) -> None:
    package = load(make_deck(tmp_path / "trial"))
    out = tmp_path / "trial.pdf"

    def stop() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_pdf(package, out, "a4", written=stop)
    assert [file.name for file in tmp_path.iterdir()] == ["trial"]
    out.write_bytes(b"mine")
    with pytest.raises(DeckProblem) as raised:
        write_pdf(package, out, "a4")
    assert raised.value.reason is DeckReason.FILE_EXISTS
    with pytest.raises(KeyboardInterrupt):
        write_pdf(package, out, "a4", replace=True, written=stop)
    assert out.read_bytes() == b"mine"
    write_pdf(package, out, "a4", replace=True)
    assert out.read_bytes().startswith(b"%PDF")


def test_a_deck_that_is_drawn_has_nothing_to_print(tmp_path: Path) -> None:
    plain = built_in().package("plain")
    assert plain is not None
    with pytest.raises(DeckProblem) as raised:
        write_pdf(plain, tmp_path / "plain.pdf", "a4")
    assert raised.value.reason is DeckReason.DRAWN_DECK
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("backs", [True, False])
def test_who_prints_is_told_how(tmp_path: Path, *, backs: bool) -> None:
    folder, out = make_deck(tmp_path / "trial"), tmp_path / "trial.pdf"
    more = [] if backs else ["--no-backs"]
    told = CliRunner().invoke(deck, ["print", str(folder), str(out), *more])
    assert told.exit_code == 0
    assert f"3 cards on {2 if backs else 1} pages" in told.output
    assert ("both sides" in told.output) == backs
    assert ("one side" in told.output) != backs


# What becomes of a picture


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB")


def test_a_plain_jpeg_stays_as_it_is() -> None:
    data = as_bytes(painted(), "JPEG", quality=50)
    assert kept(data, "a").data == data
    grey = kept(as_bytes(painted().convert("L"), "JPEG"), "a")
    assert grey.colours == 1


def test_notes_of_a_camera_do_not_go_to_paper() -> None:
    exif = Image.Exif()
    exif[0x010F] = "A camera"
    made = kept(as_bytes(painted(), "JPEG", exif=exif, comment=b"our house"), "a")
    for trace in (b"Exif", b"camera", b"house"):
        assert trace not in made.data


def test_a_drawing_loses_nothing_and_a_painting_becomes_jpeg() -> None:
    drawing = painted()
    made = kept(as_bytes(drawing), "a")
    assert made.filter == "FlateDecode"
    assert made.data in as_bytes(drawing, optimize=True).replace(b"IDAT", b"")
    noise = Image.effect_noise((800, 1200), 40).convert("RGB")
    assert kept(as_bytes(noise), "a").filter == "DCTDecode"


def test_what_was_drawn_can_be_read_again(tmp_path: Path) -> None:
    folder = make_deck(tmp_path / "trial", "a")
    (folder / "pictures" / "a.large.webp").unlink()
    (folder / "pictures" / "a.large.png").write_bytes(as_bytes(painted()))
    (image, *_) = images(printed(folder))
    assert image.get_data() == painted().tobytes()


def test_what_is_transparent_lies_on_white_paper() -> None:
    seen = Image.new("RGBA", (800, 1200), (200, 0, 0, 0))
    made = kept(as_bytes(seen, "WEBP"), "a")
    assert opened(made.data).getpixel((400, 600)) == (255, 255, 255)


@pytest.mark.parametrize(
    ("size", "printed_as"),
    [
        ((800, 1200), (800, 1200)),
        ((801, 1200), (801, 1200)),  # to a pixel
        ((820, 1200), (800, 1200)),
        ((800, 1260), (800, 1200)),
        ((2000, 3000), MOST),
    ],
)
def test_pixels_stay_what_they_are_unless_nobody_could_see_them(
    size: tuple[int, int], printed_as: tuple[int, int]
) -> None:
    made = kept(as_bytes(painted(*size), "WEBP"), "a")
    assert (made.width, made.height) == opened(made.data).size == printed_as


def test_a_broken_picture_is_named() -> None:
    whole = as_bytes(painted(), "JPEG")
    with pytest.raises(DeckProblem) as raised:
        kept(whole[: len(whole) // 2], "moon")
    assert raised.value.facts["file"] == "moon"
