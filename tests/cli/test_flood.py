"""A trouble that lasts fills no disk with lines about it."""

import logging

from pinxit.cli.flood import MOST, SECONDS, OnceInAWhile
from pinxit.cli.log import JsonLines


class At:
    """A time that a test sets."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def record(message: str, *args: object, error: Exception | None = None) -> logging.LogRecord:
    raised = None if error is None else (type(error), error, None)
    return logging.LogRecord("pinxit.web", logging.ERROR, "x.py", 1, message, args, raised)


def test_the_same_line_is_told_once_in_a_while_with_the_number_of_those_kept_back() -> None:
    at = At()
    told = OnceInAWhile(at)
    failed = OSError("disk full")
    assert told.filter(record("a wish failed", error=failed))
    for _ in range(500):
        assert not told.filter(record("a wish failed", error=failed))
    at.now += SECONDS
    again = record("a wish failed", error=failed)
    assert told.filter(again)
    assert '"kept_back":500' in JsonLines().format(again)
    at.now += SECONDS
    assert told.filter(last := record("a wish failed", error=failed))
    assert "kept_back" not in JsonLines().format(last)


def test_what_differs_is_told() -> None:
    told = OnceInAWhile(At())
    assert told.filter(record("the deck %s is left out", "one"))
    assert told.filter(record("the deck %s is left out", "two"))
    assert told.filter(record("a wish failed", error=OSError()))
    assert told.filter(record("a wish failed", error=KeyError()))
    assert not told.filter(record("the deck %s is left out", "one"))


def test_lines_that_all_differ_fill_no_memory() -> None:
    told = OnceInAWhile(At())
    for number in range(5 * MOST):
        assert told.filter(record("line %d", number))
    assert len(told._told) <= MOST
