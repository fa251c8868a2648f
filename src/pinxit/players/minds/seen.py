"""What texts make one see, of those that were asked for lately: the others are heard anew."""

import threading
from collections.abc import Sequence
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from pinxit.players.words.senses import Sense


class Seen:
    """Hears texts, and remembers the newest of them; many tables may ask at once."""

    def __init__(self, sense: Sense, most: int) -> None:
        self._sense = sense
        self._most = most
        self._lock = threading.Lock()
        self._kept: dict[str, NDArray[np.float32]] = {}  # those asked for last, last

    def of(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """Return what texts make one see: a row for each."""
        wanted = dict.fromkeys(texts)
        with self._lock:
            found = {text: self._kept.pop(text) for text in wanted if text in self._kept}
            self._kept.update(found)
        new = [text for text in wanted if text not in found]
        if new:
            # Each row by itself: one that is kept does not keep the others in memory.
            heard = {
                text: row.copy() for text, row in zip(new, self._sense.hear(new).meant, strict=True)
            }  # while nobody at another table waits for it
            found.update(heard)
            self._keep(heard, max(self._most, len(wanted)))
        return np.stack([found[text] for text in texts])

    def _keep(self, heard: dict[str, NDArray[np.float32]], most: int) -> None:
        """Remember these, and no more than so many; whoever asked for many may ask again."""
        with self._lock:
            self._kept.update(heard)
            for text in list(islice(self._kept, max(0, len(self._kept) - most))):
                del self._kept[text]
