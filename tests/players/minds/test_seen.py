"""What texts make one see is heard once, as long as there is room; nobody waits for another."""

import threading
from collections.abc import Sequence

import numpy as np

from pinxit.players.library import UNWRITTEN
from pinxit.players.minds import reader as reading
from pinxit.players.minds.reader import ClueReader
from pinxit.players.minds.seen import Seen
from pinxit.players.words.senses import Heard, Spellings
from tests.patience import PATIENCE
from tests.players.reading import written


class Counting(Spellings):
    """Somebody who reads letters, and notes what they were asked to hear."""

    def __init__(self) -> None:
        super().__init__("en")
        self.heard: list[str] = []

    def hear(self, clues: Sequence[str]) -> Heard:
        self.heard += clues
        return super().hear(clues)


def test_it_is_heard_once() -> None:
    sense = Counting()
    seen = Seen(sense, 10)
    rows = seen.of(("a boat", "rain", "a boat"))
    assert sense.heard == ["a boat", "rain"]
    assert np.array_equal(rows, Spellings("en").hear(("a boat", "rain", "a boat")).meant)
    assert np.array_equal(seen.of(("rain", "a boat", "a boat")), rows[[1, 0, 0]])
    assert sense.heard == ["a boat", "rain"]


def test_what_was_asked_for_long_ago_goes_first() -> None:
    sense = Counting()
    seen = Seen(sense, 3)
    for text in ("one", "two", "three", "one", "four"):
        seen.of((text,))
    assert sense.heard == ["one", "two", "three", "four"]
    seen.of(("one", "three", "four"))
    assert sense.heard == ["one", "two", "three", "four"]
    seen.of(("two",))
    assert sense.heard[-1] == "two"


def test_more_than_there_is_room_for_is_not_heard_again_and_again() -> None:
    sense = Counting()
    seen = Seen(sense, 2)
    for _ in range(3):
        seen.of(("one", "two", "three", "four"))
    assert len(sense.heard) == 4


def test_a_table_that_whispers_much_costs_no_lexicon() -> None:
    """All that can be said is compared with all that was whispered, whenever somebody tells."""
    sense = Counting()
    card = f"own-{'5f' * 12}/1"
    reader = ClueReader(written({card: UNWRITTEN}), sense)
    much = {card: tuple(f"picture {number}" for number in range(reading.WHISPERS_SEEN + 1))}
    reader.hints(("Once upon a time",), (card,), much)
    first = len(sense.heard)
    reader.hints(("Once upon a time",), (card,), much)
    assert len(sense.heard) == first == reading.WHISPERS_SEEN + 2


def test_two_tables_hear_at_the_same_time() -> None:
    both = threading.Barrier(2, timeout=PATIENCE)

    class Slow(Counting):
        def hear(self, clues: Sequence[str]) -> Heard:
            both.wait()  # broken, if one of them waits for the other
            return super().hear(clues)

    seen = Seen(Slow(), 10)
    tables = [threading.Thread(target=seen.of, args=((text,),)) for text in ("one", "two")]
    for table in tables:
        table.start()
    for table in tables:
        table.join()
    assert not both.broken
