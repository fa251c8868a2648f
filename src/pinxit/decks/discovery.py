"""Finding the decks of this computer: in the program, in the data folder, in installed packages."""

import logging
import os
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from msgspec import Struct

from .drawn_decks import drawn_decks
from .manifest import MANIFEST
from .package import Package, load
from .problems import DeckProblem, DeckReason

log = logging.getLogger(__name__)

BASE = Path(__file__).parent / "base"  # the deck that comes with the program
FOLDER = "decks"  # in the data folder
GROUP = "pinxit.decks"  # of entry points


class Skipped(Struct, frozen=True):
    """A deck that is there, and why it cannot be played with."""

    place: str
    origin: str
    problem: DeckProblem


class FoundDecks(Struct, frozen=True):
    """All that was found."""

    packages: tuple[Package, ...]
    skipped: tuple[Skipped, ...]

    def find(self, deck: str) -> Package | None:
        """Return the deck of an id."""
        return next((package for package in self.packages if package.id == deck), None)


class _Candidate(Struct, frozen=True):
    """Something that says it is a deck."""

    place: str
    origin: str
    load: Callable[[], Package]


def discover(data_dir: Path | None) -> FoundDecks:
    """Find all decks; what is broken is set aside with its reason, and stops nobody.

    Of two decks with one id the first wins: the program's own, then those in the data folder, then
    those of installed packages.
    """
    packages = {package.id: package for package in drawn_decks()}
    skipped: list[Skipped] = []
    for candidate in (*_base(), *_in_folder(data_dir), *_installed()):
        try:
            _put(candidate.load(), packages)
        except (DeckProblem, OSError) as error:
            skipped.append(Skipped(candidate.place, candidate.origin, _problem(error)))
    painted_first = sorted(packages.values(), key=lambda package: package.path is None)
    return FoundDecks(tuple(painted_first), tuple(skipped))


def _put(package: Package, packages: dict[str, Package]) -> None:
    first = packages.setdefault(package.id, package)
    if first is not package:
        raise DeckProblem(DeckReason.DUPLICATE_DECK, deck=package.id, first=first.origin)


def log_problems(found: FoundDecks) -> None:
    """Write into the log what is not as its author wished."""
    for skipped in found.skipped:
        log.warning("the deck at %s is left out: %s", skipped.place, skipped.problem)
    for package in found.packages:
        for problem in package.problems:
            log.warning("the deck %s lacks something: %s", package.id, problem)


def _base() -> Iterator[_Candidate]:
    if (BASE / MANIFEST).is_file():
        yield _at(BASE, "comes with Pinxit")


def _in_folder(data_dir: Path | None) -> Iterator[_Candidate]:
    try:
        paths = sorted((data_dir / FOLDER).iterdir()) if data_dir else []
    except FileNotFoundError:
        return  # nobody has put a deck there
    except OSError as error:
        yield _refused(str(data_dir), error)
        return
    for path in paths:
        # What is being imported at this moment begins with a dot.
        if not path.name.startswith(".") and (path.is_dir() or path.suffix.lower() == ".zip"):
            yield _at(path, "data folder")


def _installed() -> Iterator[_Candidate]:
    for announced in entry_points(group=GROUP):
        origin = f"package {announced.dist.name}" if announced.dist else "installed package"
        yield _announced(announced, origin)


def _announced(entry: EntryPoint, origin: str) -> _Candidate:
    return _Candidate(entry.name, origin, lambda: load(_path_of(entry), origin))


def _at(path: Path, origin: str) -> _Candidate:
    return _Candidate(str(path), origin, lambda: load(path, origin))


def _refused(place: str, error: OSError) -> _Candidate:
    def fail() -> Package:
        raise error

    return _Candidate(place, "data folder", fail)


def _problem(error: DeckProblem | OSError) -> DeckProblem:
    if isinstance(error, DeckProblem):
        return error
    return DeckProblem(DeckReason.UNREADABLE, problem=error.strerror or str(error))


def _path_of(announced: EntryPoint) -> Path:
    """Ask an installed package where its deck lies: the object is the place, or says it."""
    try:
        place = announced.load()
        if callable(place):
            place = place()
        return Path(os.fspath(place))
    except Exception as error:  # (a stranger's code may fail in any way)
        problem = f"{type(error).__name__}: {error}"[:200]
        raise DeckProblem(
            DeckReason.BAD_ENTRY_POINT, name=announced.name, problem=problem
        ) from error
