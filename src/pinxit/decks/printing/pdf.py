"""Writing the PDF: each picture once, and everything else as lines and places.

A picture is read when it is written, and forgotten then: one is in memory at a time, however many
cards there are. pydyf lets us: it writes objects one by one, where larger libraries hold the file.
Nothing depends on the clock, so the same deck gives the same bytes.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

import pydyf

from pinxit.decks.manifest import Manifest
from pinxit.decks.package import Package
from pinxit.decks.picture import Picture
from pinxit.decks.problems import DeckProblem, DeckReason
from pinxit.decks.writing import written_beside

from .picture import kept
from .sheet import A_PAGE, BLEED, CARD, PAPERS, Box, Sheet, marks

POINTS: Final = 72 / 25.4  # a millimetre
LINE: Final = 0.25 / POINTS  # how broad a mark is
UNDER: Final = 0.05  # how far a mirrored edge reaches under the card, lest light falls between them
NO_BACK: Final = (0x2C / 255, 0x24 / 255, 0x40 / 255)  # the colour of a deck without one


def write_pdf(
    package: Package,
    out: Path,
    paper: str,
    *,
    backs: bool = True,
    replace: bool = False,
    written: Callable[[], None] = lambda: None,
) -> int:
    """Write a deck as a PDF that appears whole or not at all; return how many bytes it has.

    `written` is called after each picture.
    """
    if package.path is None:
        raise DeckProblem(DeckReason.DRAWN_DECK, deck=package.id)
    with written_beside(out, replace=replace) as file:
        _Document(package, Sheet(PAPERS[paper]), written).laid_out(backs=backs).write(file)
    return out.stat().st_size


def page_count(package: Package, *, backs: bool = True) -> int:
    """Return how many pages a deck takes."""
    return len(list(_pages(package))) * (2 if backs else 1)


def picture_count(package: Package, *, backs: bool = True) -> int:
    """Return how many pictures are written: those that are the same, once."""
    names = [card.id for card in package.manifest.cards]
    if backs and package.manifest.back:
        names.append(package.manifest.back)
    return len({package.pictures[name].large.name for name in names})


def _pages(package: Package) -> Iterator[tuple[str, ...]]:
    """Yield the cards of each page."""
    cards = tuple(card.id for card in package.manifest.cards)
    for first in range(0, len(cards), A_PAGE):
        yield cards[first : first + A_PAGE]


class _Document:
    """A PDF in the making. What lies on its pages is counted in millimetres."""

    def __init__(self, package: Package, sheet: Sheet, written: Callable[[], None]) -> None:
        self._pdf = pydyf.PDF()
        self._package = package
        self._sheet = sheet
        self._written = written
        self._cards: dict[str, pydyf.Stream] = {}  # by the name of their picture

    def laid_out(self, *, backs: bool) -> pydyf.PDF:
        """Return the document: cards, and behind each page of cards one of backs."""
        self._describe(self._package.manifest, backs=backs)
        for names in _pages(self._package):
            self._page([self._card(name) for name in names])
            if backs:
                self._page([self._back()] * len(names), turned=True)
        return self._pdf

    def _describe(self, manifest: Manifest, *, backs: bool) -> None:
        about = {"Title": manifest.name, "Author": manifest.author, "Creator": "Pinxit"}
        self._pdf.info.update({key: pydyf.String(value) for key, value in about.items()})
        kind = {"Type": "/Metadata", "Subtype": "/XML"}
        notes = pydyf.Stream([_notes(manifest).encode()], kind)
        self._pdf.add_object(notes)
        self._pdf.catalog["Metadata"] = notes.reference
        # What a printer's dialogue begins with, if it listens: full size, over the long edge.
        wishes = {"PrintScaling": "/None", "PickTrayByPDFSize": "true", "DisplayDocTitle": "true"}
        wishes["Duplex"] = "/DuplexFlipLongEdge" if backs else "/Simplex"
        self._pdf.catalog["ViewerPreferences"] = pydyf.Dictionary(wishes)

    def _page(self, cards: list[pydyf.Stream], *, turned: bool = False) -> None:
        shown = pydyf.Stream(compress=True)
        shown.set_matrix(POINTS, 0, 0, POINTS, 0, 0)
        shown.set_line_width(LINE)
        for card, (x, y) in zip(cards, self._sheet.corners(turned=turned), strict=False):
            shown.push_state()
            shown.set_matrix(1, 0, 0, 1, x, y)
            shown.draw_x_object(f"C{card.number}")
            shown.pop_state()
            for begin, end in marks((x, y)):
                shown.move_to(*begin)
                shown.line_to(*end)
                shown.stroke()
        self._pdf.add_object(shown)
        used = pydyf.Dictionary({f"C{card.number}": card.reference for card in cards})
        page = {
            "Type": "/Page",
            "Parent": self._pdf.pages.reference,
            "MediaBox": _in_points((0, 0, *self._sheet.paper)),
            "BleedBox": _in_points(self._sheet.with_bleed),
            "TrimBox": _in_points(self._sheet.cards),
            "Resources": pydyf.Dictionary({"XObject": used}),
            "Contents": shown.reference,
        }
        self._pdf.add_page(pydyf.Dictionary(page))

    def _card(self, name: str) -> pydyf.Stream:
        """Return a card with its bleed, as it is drawn wherever it lies."""
        picture = self._package.pictures[name].large
        if picture.name not in self._cards:
            stored = _Stored(picture, name, self._written)
            self._pdf.add_object(stored)
            card = _form({"P": stored.reference})
            for matrix in _with_mirrors():
                card.push_state()
                card.set_matrix(*matrix)
                card.draw_x_object("P")
                card.pop_state()
            self._pdf.add_object(card)
            self._cards[picture.name] = card
        return self._cards[picture.name]

    def _back(self) -> pydyf.Stream:
        name = self._package.manifest.back
        if name:
            return self._card(name)
        if "" not in self._cards:
            card = _form({})
            card.set_color_rgb(*NO_BACK)
            card.rectangle(-BLEED, -BLEED, CARD[0] + 2 * BLEED, CARD[1] + 2 * BLEED)
            card.fill()
            self._pdf.add_object(card)
            self._cards[""] = card
        return self._cards[""]


class _Stored(pydyf.Stream):  # type: ignore[misc]  # pydyf has no types
    """A picture that is read when the document is written, and not a moment earlier."""

    def __init__(self, picture: Picture, name: str, written: Callable[[], None]) -> None:
        super().__init__()
        self._picture = picture
        self._name = name
        self._written = written

    @property
    def data(self) -> bytes:
        """The picture as it stands in the file."""
        made = kept(self._picture.read(), self._name)
        about = {
            "Type": "/XObject",
            "Subtype": "/Image",
            "Width": made.width,
            "Height": made.height,
            "ColorSpace": "/DeviceRGB" if made.colours == 3 else "/DeviceGray",
            "BitsPerComponent": 8,
            "Filter": f"/{made.filter}",
        }
        if made.filter == "FlateDecode":
            how = {"Predictor": 15, "Colors": made.colours, "Columns": made.width}
            about["DecodeParms"] = pydyf.Dictionary(how)
        data: bytes = pydyf.Stream([made.data], about).data
        self._written()
        return data


def _form(used: dict[str, bytes]) -> pydyf.Stream:
    """Return something to draw on that is as large as a card with its bleed."""
    about = {
        "Type": "/XObject",
        "Subtype": "/Form",
        "BBox": pydyf.Array([-BLEED, -BLEED, CARD[0] + BLEED, CARD[1] + BLEED]),
        "Resources": pydyf.Dictionary({"XObject": pydyf.Dictionary(used)}),
    }
    return pydyf.Stream(extra=about, compress=True)


def _with_mirrors() -> Iterator[tuple[float, ...]]:
    """Yield where a picture is drawn: mirrored beyond each edge and corner, and itself on top."""
    across, down = _along(CARD[0]), _along(CARD[1])
    places = [(x, y) for x in across for y in down]
    for (wide, left), (high, bottom) in reversed(places):
        yield wide, 0, 0, high, left, bottom


def _along(side: float) -> tuple[tuple[float, float], ...]:
    """Return how a picture is stretched and moved along one side: itself, then both mirrors."""
    return (side, 0), (-side, UNDER), (-side, 2 * side - UNDER)


def _in_points(box: Box) -> pydyf.Array:
    return pydyf.Array([round(side * POINTS, 4) for side in box])


def _notes(manifest: Manifest) -> str:
    """Write who made the deck and what others may do with it, for programs (XMP)."""
    title, author, licence = (
        escape(text) for text in (manifest.name, manifest.author, manifest.licence)
    )
    return f"""<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>{author}</rdf:li></rdf:Seq></dc:creator>
<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">{licence}</rdf:li></rdf:Alt></dc:rights>
<xmp:CreatorTool>Pinxit</xmp:CreatorTool>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>"""
