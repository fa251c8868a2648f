"""Chance, all of it drawn from one seed by a recipe that any language can follow.

For a seed and a label, block k = 0, 1, 2 … is SHA-256("<seed>:<label>:<k>"), the text in UTF-8,
read as eight 32-bit big-endian words. A number below n is the next word w, skipping words
≥ 2³² - 2³² mod n, taken mod n. Items are first sorted by code points.

- A shuffle goes from the last place down to the second: place i changes with place
  `below(i + 1)`, places counted from 0. One item is drawn as the one at place `below(n)`.
- "deal" shuffles all cards. The seats, in order, get a full hand each from the front, the rest is
  the pile. "board <round>" shuffles what is laid, "pile <n>" the n-th new pile, and
  "first <round>" draws the storyteller among those who took part in that round's race.

Different labels never share words, so no draw depends on how many others came before it. With
the seed, published when the game is over, anyone can check what its hash promised at the start.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256

_WORDS = 2**32


def hash_of(seed: str) -> str:
    """Return what is published of a seed while it is secret."""
    return sha256(seed.encode()).hexdigest()


def shuffled(items: Sequence[str], seed: str, label: str) -> tuple[str, ...]:
    """Return the items in an order that depends on seed and label alone, not on theirs."""
    order = sorted(items)
    words = _words(seed, label)
    for i in range(len(order) - 1, 0, -1):
        j = _below(i + 1, words)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def drawn(items: Sequence[str], seed: str, label: str) -> str:
    """Return one of the items, each as likely as the other."""
    return sorted(items)[_below(len(items), _words(seed, label))]


def _words(seed: str, label: str) -> Iterator[int]:
    start = sha256(f"{seed}:{label}:".encode())
    block = 0
    while True:
        made = start.copy()
        made.update(b"%d" % block)
        digest = made.digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4])
        block += 1


def _below(bound: int, words: Iterator[int]) -> int:
    limit = _WORDS - _WORDS % bound
    for word in words:
        if word < limit:
            return word % bound
    raise AssertionError  # the words never run out
