"""Sound is bare numbers: as many as agreed, as loud as others, and nothing to be opened."""

import io
import wave

import numpy as np
import pytest

from pinxit.clips import ClipProblem, ClipReason
from pinxit.clips.sound import LONGEST, LOUD, MOST_BYTES, RATE, SHORTEST, take
from tests.clips.studio import as_sound, sung


def refused(data: bytes) -> ClipReason:
    with pytest.raises(ClipProblem) as problem:
        take(data)
    assert problem.value.sentence
    return ClipReason(problem.value.reason)


def heard(data: bytes) -> np.ndarray:
    """Play what was taken, with somebody else's reader."""
    made, _ = take(data)
    with wave.open(io.BytesIO(made)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        samples = np.frombuffer(file.readframes(file.getnframes()), "<i2")
    assert len(samples) == len(data) // 2
    return samples.astype(float) / 32_768


def loudness(samples: np.ndarray) -> float:
    return float(np.sqrt(np.mean(samples**2)))


@pytest.mark.parametrize("loud", [0.01, 0.05, 0.2, 0.6, 0.99])
def test_a_whisper_and_a_shout_are_as_loud(loud: float) -> None:
    assert loudness(heard(sung(2.0, loud))) == pytest.approx(LOUD, rel=0.12)


def test_pauses_are_not_listened_to() -> None:
    note, rest = sung(0.5, 0.05), bytes(2 * RATE * 4)
    alone, between = heard(note), heard(rest + note + rest)
    assert np.abs(between).max() == pytest.approx(np.abs(alone).max(), rel=0.1)


def test_the_noise_of_a_room_stays_low() -> None:
    noise = np.random.default_rng(1).normal(0, 0.0025, RATE)
    assert loudness(heard(as_sound(noise))) < LOUD / 2


def test_what_is_too_loud_is_pressed_down_and_not_cut() -> None:
    times = np.arange(2 * RATE) / RATE
    quiet = 0.03 * np.sin(2 * np.pi * 300 * times)
    quiet[RATE : RATE + 400] = 0.9  # somebody has knocked at the microphone
    made = heard(as_sound(quiet))
    assert np.abs(made).max() < 1


def test_a_hum_of_the_current_is_no_offset() -> None:
    samples = 0.3 + 0.1 * np.sin(2 * np.pi * 200 * np.arange(RATE) / RATE)
    assert abs(float(heard(as_sound(samples)).mean())) < 0.01


@pytest.mark.parametrize("seconds", [SHORTEST, 1.0, LONGEST])
def test_it_lasts_as_long_as_it_is(seconds: float) -> None:
    assert take(sung(seconds))[1] == pytest.approx(seconds, abs=0.01)


def test_it_ends_within_bounds() -> None:
    assert refused(sung(SHORTEST)[:-2]) is ClipReason.CLIP_TOO_SHORT
    assert refused(b"") is ClipReason.CLIP_TOO_SHORT
    assert refused(sung(LONGEST) + b"\0\0") is ClipReason.CLIP_TOO_LONG
    assert len(sung(LONGEST)) == MOST_BYTES


def test_half_a_number_is_none() -> None:
    assert refused(sung() + b"\0") is ClipReason.BROKEN_CLIP


@pytest.mark.parametrize("level", [0, 1, -7, 30_000, -32_768])
def test_silence_is_refused_whatever_its_level(level: int) -> None:
    assert refused(np.full(RATE, level, "<i2").tobytes()) is ClipReason.CLIP_SILENT


def test_any_bytes_are_numbers_and_nothing_else() -> None:
    """A file of any kind is a noise: its head is not looked at."""
    for head in (
        b"RIFF\x24\0\0\0WAVEfmt ",
        b"OggS\0\x02",
        b"\x1aE\xdf\xa3",
        b"ID3\x04",
        b"\x89PNG\r\n",
    ):
        data = (head * RATE)[: 2 * RATE]
        made, _ = take(data)
        assert made.startswith(b"RIFF")
        assert len(made) == 44 + len(data)


def test_the_worst_numbers_stay_numbers() -> None:
    for pattern in ([-32_768, 32_767], [32_767] * 3 + [-32_768] * 5):
        samples = np.resize(np.array(pattern, "<i2"), RATE)
        assert np.isfinite(heard(samples.tobytes())).all()
