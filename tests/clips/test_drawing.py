"""Drawings: every number within its bounds, and nothing but numbers is kept."""

import json

import msgspec
import pytest

from pinxit.clips import ClipProblem, ClipReason, drawing
from pinxit.clips.drawing import LONGEST, MOST_BYTES, MOST_POINTS, MOST_STROKES, PAUSE, REST, take
from tests.clips.studio import LINE, drawn


def refused(data: bytes) -> ClipReason:
    with pytest.raises(ClipProblem) as problem:
        take(data)
    return ClipReason(problem.value.reason)


def kept(data: bytes) -> dict[str, object]:
    found: dict[str, object] = json.loads(take(data)[0])
    return found


def test_a_drawing_is_kept_as_it_was_drawn() -> None:
    assert kept(drawn()) == {"v": 1, "strokes": [{"b": "ink", "c": 1, "w": 8, "p": [*LINE]}]}
    assert take(drawn())[1] == pytest.approx(0.03, abs=0.01)


def test_what_is_kept_is_written_anew() -> None:
    spread = json.dumps(json.loads(drawn()), indent=7).encode()
    assert take(spread) == take(drawn())
    assert take(take(spread)[0]) == take(spread)


def test_long_pauses_are_not_watched() -> None:
    slow = [5, 5, 9, 60_000, 6, 6, 9, 60_000]
    (stroke,) = msgspec.json.decode(take(drawn(slow))[0])["strokes"]
    assert stroke["p"][3::4] == [PAUSE, REST]


def test_what_took_long_is_watched_at_a_pace() -> None:
    made, seconds = take(drawn(*[[1, 2, 3, 40_000, 4, 5, 6, 140] for _ in range(300)]))
    assert seconds <= LONGEST / 1000
    assert seconds > 0.9 * LONGEST / 1000
    assert len(json.loads(made)["strokes"]) == 300


@pytest.mark.parametrize(
    "point",
    [
        [1201, 0, 0, 0],
        [0, 801, 0, 0],
        [0, 0, 256, 0],
        [0, 0, 0, 60_001],
        [-1, 0, 0, 0],
        [0, -1, 0, 0],
        [0.5, 0, 0, 0],
        ["1", 0, 0, 0],
        [None, 0, 0, 0],
        [True, 0, 0, 0],
        [[1], 0, 0, 0],
        [10**30, 0, 0, 0],
        [0, 0, 0],
        [0, 0, 0, 0, 0],
        [],
    ],
    ids=str,
)
def test_no_number_is_out_of_bounds(point: list[object]) -> None:
    data = json.dumps({"v": 1, "strokes": [{"b": "ink", "c": 0, "w": 1, "p": point}]}).encode()
    assert refused(data) is ClipReason.BROKEN_CLIP


@pytest.mark.parametrize(
    "wrong",
    [
        {"b": "laser"},
        {"b": 1},
        {"c": 12},
        {"c": -1},
        {"w": 0},
        {"w": 121},
        {"p": None},
        {"q": 1},
        {"__proto__": {}},
    ],
    ids=str,
)
def test_a_stroke_is_what_it_is(wrong: dict[str, object]) -> None:
    stroke = {"b": "ink", "c": 1, "w": 8, "p": [*LINE]} | wrong
    data = json.dumps({"v": 1, "strokes": [stroke]}).encode()
    assert refused(data) is ClipReason.BROKEN_CLIP


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"v":2,"strokes":[]}',
        b'{"v":1,"strokes":{}}',
        b'{"v":1,"strokes":[{"b":"ink","c":1,"w":8,"p":[1,2,3,4',
        b"[" * 60_000,
        b'{"v":' * 12_000,
        b'{"v":1,"strokes":' + b"[" * 30_000 + b"]" * 30_000 + b"}",
        b'{"v":1,"strokes":[],"more":' + b'{"a":' * 9_000 + b"1" + b"}" * 9_000 + b"}",
        b'{"v":1,"strokes":[{"b":"ink","c":1,"w":8,"p":[NaN,Infinity,1e999,1]}]}',
        b"\x89PNG\r\n\x1a\n" + bytes(100),
    ],
    ids=lambda data: repr(data[:24]),
)
def test_what_is_no_drawing_is_refused(data: bytes) -> None:
    assert refused(data) is ClipReason.BROKEN_CLIP


def test_an_empty_page_is_no_clue() -> None:
    assert refused(b'{"v":1,"strokes":[]}') is ClipReason.CLIP_TOO_SHORT
    assert refused(drawn(brush="eraser")) is ClipReason.CLIP_TOO_SHORT


def test_there_are_not_too_many_strokes_or_points() -> None:
    dot = (1, 2, 3, 4)
    take(drawn(*[dot] * MOST_STROKES))
    assert refused(drawn(*[dot] * (MOST_STROKES + 1))) is ClipReason.BROKEN_CLIP
    half = (0, 0, 0, 0) * (MOST_POINTS // 2 - 2_500)
    take(drawn(half, half))
    assert MOST_POINTS * 8 > MOST_BYTES  # so many points with nothing but noughts
    assert refused(b" " * (MOST_BYTES + 1)) is ClipReason.CLIP_TOO_LARGE


def test_points_are_counted_over_all_strokes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "MOST_POINTS", 5)
    take(drawn((1, 2, 3, 4) * 3, (1, 2, 3, 4) * 2))
    assert refused(drawn((1, 2, 3, 4) * 3, (1, 2, 3, 4) * 3)) is ClipReason.CLIP_TOO_LARGE
