"""Compute the vectors that ship: of all phrases, and of the base deck (`make words`).

The space is found by principal components of all phrases and what they make one see. It takes some
minutes, as every text goes through the language model once.
"""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

import click
import numpy as np

from pinxit.decks.package import Package, load

from .embedding import E5, Vectors
from .lexicon import HEARD, everything
from .senses import Translation
from .space import CLUE, DIMENSIONS, FILE, GLOSS, TEXT, THEME, Space
from .vector_store import SHIPPED, pack

DATA = Path(__file__).parent / "data"


def main() -> None:
    """Write the space and the stored vectors."""
    with as_file(files("pinxit.decks") / "base") as path:
        deck = load(path)
    sorts = texts_by_sort(deck)
    texts = list(dict.fromkeys(text for sort in sorts.values() for text in sort))
    with ProcessPoolExecutor() as pool:
        rows = pool.map(_embedded, texts, chunksize=50)
        with click.progressbar(rows, length=len(texts), label="understanding") as shown:
            vectors = dict(zip(texts, shown, strict=True))
    space = found_space(sorts, vectors)
    DATA.mkdir(exist_ok=True)
    arrays = {"mean": space.mean, "directions": space.directions, **space.centres}
    with (DATA / FILE).open("wb") as file:
        np.savez(file, allow_pickle=False, **arrays)
    placed = space.place(np.array([vectors[text] for text in texts]))
    pack(texts, placed).tofile(DATA / SHIPPED)
    click.echo(f"{len(texts)} texts, {(DATA / SHIPPED).stat().st_size / 1e6:.1f} MB")


def _embedded(text: str) -> Vectors:
    vector: Vectors = _model().embed([text])[0]
    return vector


@cache
def _model() -> E5:
    return E5()


def texts_by_sort(deck: Package) -> dict[str, list[str]]:
    """Return all texts whose vectors ship, by sort and language."""
    sorts: dict[str, list[str]] = {f"{CLUE}-{language}": [] for language in HEARD}
    glosses: list[str] = []
    for language, phrase in everything():
        sorts[f"{CLUE}-{language}"].append(phrase.text)
        glosses.append(phrase.gloss)
    for sort, text in _written(deck):
        sorts.setdefault(sort, []).append(text)
    # What a deck gives to storytellers is also heard in translation.
    for language in HEARD:
        translation = Translation(language)
        said = sorts.get(f"said-{language}", [])
        sorts[f"translated-{language}"] = [t for t in map(translation.of, said) if t]
    sorts[f"{GLOSS}-en"] = glosses
    return sorts


def _written(deck: Package) -> Iterator[tuple[str, str]]:
    for language, texts in deck.texts.items():
        for card in texts.cards.values():
            yield f"{TEXT}-{language}", card.description
            for association in card.associations:
                yield f"said-{language}", association
            for theme in card.themes:
                yield f"{THEME}-{language}", theme


def found_space(sorts: dict[str, list[str]], vectors: dict[str, Vectors]) -> Space:
    """Find the directions in which phrases differ, and where each sort of texts lies."""
    by_sort = {
        name: np.array([vectors[text] for text in texts]) for name, texts in sorts.items() if texts
    }
    phrases = np.concatenate(
        [rows - rows.mean(0) for name, rows in by_sort.items() if name.startswith((CLUE, GLOSS))]
    )
    mean = np.concatenate(list(by_sort.values())).mean(0).astype(np.float32)
    *_, directions = np.linalg.svd(phrases, full_matrices=False)
    space = Space(mean, directions[:DIMENSIONS].T.astype(np.float32), {})
    centres = {name: space.place(rows).mean(0) for name, rows in by_sort.items()}
    return Space(space.mean, space.directions, centres)


if __name__ == "__main__":
    main()
