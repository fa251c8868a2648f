"""Sound as it comes, bare samples, made as loud as others are, and put into a WAV of our own.

Nobody's container is opened here: what is sent are numbers, and any bytes of an even length are
some. It takes some milliseconds, and is asked for in threads.
"""

import struct
from typing import Final

import numpy as np
from numpy.typing import NDArray

from .problems import ClipProblem, ClipReason

RATE: Final = 16_000  # samples a second, of one channel
SHORTEST: Final = 0.3  # seconds
LONGEST: Final = 20.0
WIDTH: Final = 2  # bytes of a sample
MOST_BYTES: Final = int(LONGEST * RATE) * WIDTH

LOUD: Final = 0.126  # what is heard is brought to this: 18 dB below full scale
MOST_GAIN: Final = 16.0  # or the noise of a room would be sung along
FAINTEST: Final = 0.002  # of the loudest moment; what is below is silence, or a cable
GATE: Final = 0.1  # parts of the loudest power that count as heard: pauses do not
MOMENT: Final = RATE // 20
KNEE: Final = 0.7  # from where on peaks are pressed down, and none is cut
ROOM: Final = 0.29  # above the knee
FADE: Final = RATE // 200  # samples at both ends: no sound begins or ends with a click
_FULL: Final = 32_768.0
_HEAD: Final = struct.Struct("<4sI4s4sIHHIIHH4sI")

Samples = NDArray[np.float32]


def take(data: bytes) -> tuple[bytes, float]:
    """Return a WAV and how many seconds it lasts; raise why there is none in this."""
    seconds = len(data) / WIDTH / RATE
    if len(data) % WIDTH:
        raise ClipProblem(ClipReason.BROKEN_CLIP)
    if seconds < SHORTEST:
        raise ClipProblem(ClipReason.CLIP_TOO_SHORT, least=SHORTEST)
    if seconds > LONGEST:
        raise ClipProblem(ClipReason.CLIP_TOO_LONG, most=LONGEST)
    samples = np.frombuffer(data, dtype="<i2").astype(np.float32) / _FULL
    levelled = _faded(_limited(_louder(samples - samples.mean(dtype=np.float64))))
    return wav(np.round(levelled * (_FULL - 1)).astype("<i2").tobytes()), round(seconds, 2)


def wav(samples: bytes) -> bytes:
    """Put a head of 44 bytes before samples, which every browser knows."""
    return (
        _HEAD.pack(
            *(b"RIFF", _HEAD.size - 8 + len(samples), b"WAVE", b"fmt ", 16),
            *(1, 1, RATE, RATE * WIDTH, WIDTH, 8 * WIDTH),
            *(b"data", len(samples)),
        )
        + samples
    )


def _louder(samples: Samples) -> Samples:
    """Bring what is heard to one loudness, measured where there is something to hear."""
    moments = samples[: len(samples) // MOMENT * MOMENT].reshape(-1, MOMENT)
    power = np.square(moments).mean(axis=1, dtype=np.float64)
    loudest = float(power.max())
    if loudest < FAINTEST**2:
        raise ClipProblem(ClipReason.CLIP_SILENT)
    heard = float(np.sqrt(power[power >= GATE * loudest].mean()))
    return samples * np.float32(min(LOUD / heard, MOST_GAIN))


def _limited(samples: Samples) -> Samples:
    """Press down what is too loud, the more the louder."""
    size = np.abs(samples)
    pressed = KNEE + ROOM * np.tanh((size - KNEE) / ROOM)
    return np.where(size > KNEE, np.sign(samples) * pressed, samples).astype(np.float32)


def _faded(samples: Samples) -> Samples:
    rise = np.linspace(0.0, 1.0, FADE, dtype=np.float32)
    samples[:FADE] *= rise
    samples[-FADE:] *= rise[::-1]
    return samples
