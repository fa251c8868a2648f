"""How well clues are heard: one of six cards, in each language, on items written by hand.

`association/test/` is what is reported, and is never used to choose anything; `association/dev/` is
what weights are fitted on (`--fit`). Each item has a clue and the picture it was said to; the five
other cards are drawn from the other items, by a fixed seed, ten times over. The interval is
Wilson's at 95 %, over items, not over draws: drawing more boards does not make more clues.
"""

import argparse
import json
import math
import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import cast

import numpy as np
from numpy.typing import NDArray

from pinxit.arena.fitting import logit
from pinxit.players.words.association import BARE, TRACES, CardWords, Gallery
from pinxit.players.words.embedding import E5
from pinxit.players.words.lexicon import HEARD
from pinxit.players.words.senses import Meanings, Sense, Spellings, vector_store_of

ITEMS = Path(__file__).parent / "association"
BOARD = 6
DRAWS = 10

Item = dict[str, object]
Floats = NDArray[np.float32]


def main() -> None:
    """Print accuracies, or fit weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fit", action="store_true", help="fit weights on the items for that")
    parser.add_argument("--set", default="test", choices=("test", "dev"), help="which items")
    parser.add_argument("--json", type=Path, help="write the figures there, too")
    options = parser.parse_args()
    if options.fit:
        fit("meanings", lambda language: Meanings(language, vector_store_of(None)))
        fit("spellings", Spellings)
        return
    figures = {language: measured(language, options.set) for language in HEARD}
    shown = ("full", "letters", "bare")
    print(f"{'':10}{'items':>6}{'full model':>22}{'letters only':>22}{'bare cosine':>22}  chance")
    for language, found in figures.items():
        cells = "".join(f"{_interval(found[name], found['items']):>22}" for name in shown)
        print(f"{language:10}{found['items']:>6.0f}{cells}  {1 / BOARD:.3f}")
    if options.json:
        options.json.write_text(json.dumps(figures, indent=1), encoding="utf-8")


def measured(language: str, items: str) -> dict[str, float]:
    """Return the accuracies for one language."""
    read = load(items, language)
    return {
        "items": len(read),
        "full": accuracy(read, _scores(read, Meanings(language, vector_store_of(None)))),
        "letters": accuracy(read, _scores(read, Spellings(language))),
        "bare": accuracy(read, _cosines(read, language)),
    }


def load(items: str, language: str) -> list[Item]:
    """Read the items of a set."""
    lines = (ITEMS / items / f"{language}.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines if line.strip()]


def boards(number: int) -> Iterator[list[int]]:
    """Yield boards; the first card of each is the one that is meant."""
    rng = random.Random(f"boards of {number}")  # noqa: S311 (repeatable, not secret)
    for item in range(number):
        others = [other for other in range(number) if other != item]
        for _ in range(DRAWS):
            yield [item, *rng.sample(others, BOARD - 1)]


def accuracy(items: Sequence[Item], scores: Floats) -> float:
    """Return how often the card that was meant scores best."""
    found = [scores[board[0], board].argmax() == 0 for board in boards(len(items))]
    return float(np.mean(found))


def _scores(items: Sequence[Item], sense: Sense) -> Floats:
    gallery = Gallery(sense, [_words(item) for item in items])
    return gallery.scores([str(item["clue"]) for item in items])


def _cosines(items: Sequence[Item], language: str) -> Floats:
    """Return what the language model says by itself, clue against description."""
    model = E5()
    clues = model.embed([str(item["clue"]) for item in items])
    cards = model.embed([_words(item).descriptions[language] for item in items])
    cosines: Floats = clues @ cards.T
    return cosines


def _words(item: Item) -> CardWords:
    return CardWords(descriptions=cast("dict[str, str]", item["card"]))


def _interval(share: float, number: float) -> str:
    """Write a share with Wilson's 95 % interval."""
    z = 1.96
    middle = (share + z * z / (2 * number)) / (1 + z * z / number)
    half = (
        z
        / (1 + z * z / number)
        * math.sqrt(share * (1 - share) / number + z * z / (4 * number * number))
    )
    return f"{share:.3f} ({middle - half:.2f}–{middle + half:.2f})"


def fit(name: str, sense_of: Callable[[str], Sense]) -> None:
    """Fit the weights of the traces by conditional logit, on the items that are for that."""
    boards_of = []
    for language in HEARD:
        items = load("dev", language)
        gallery = Gallery(sense_of(language), [_words(item) for item in items])
        traces = gallery.traces([str(item["clue"]) for item in items])
        boards_of.append(np.stack([traces[board[0], board] for board in boards(len(items))]))
    used = [
        place
        for place, trace in enumerate(TRACES)
        if not trace.endswith(("ideas", "also", "named"))
    ]
    rows = np.concatenate(boards_of)[..., used]
    weights = logit(rows)
    print(name, {TRACES[place]: round(float(w), 2) for place, w in zip(used, weights, strict=True)})
    now = np.array(BARE[name])[used]
    for label, chosen in (("fitted", weights), ("in use", now)):
        each = [
            float(np.mean((rows_ @ chosen)[..., :].argmax(1) == 0))
            for rows_ in (part[..., used] for part in boards_of)
        ]
        print(f"  {label}: " + "  ".join(f"{a:.3f}" for a in each) + f"   mean {np.mean(each):.3f}")


if __name__ == "__main__":
    main()
