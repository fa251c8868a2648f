"""The sounds of an evening as they leave the browser: as long as said, and never loud."""

import base64
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.browser.devices import Devices
from tests.building import load_build

ROOT = Path(__file__).parents[2]
RATE = 48_000
Samples = NDArray[np.float64]

# In seconds. Whoever makes another sound says here how long it is.
LENGTHS = {
    "felt": 0.09,
    "paper": 0.16,
    "flip": 0.24,
    "pluck": 0.7,
    "hop": 0.08,
    "giggle": 0.32,
    "heart": 0.4,
    "lamp": 2.4,
    "hush": 0.9,
    "bow": 9.0,
    "box": 11.5,
    "wick": 0.04,
    "turn": 0.86,
}
LOUDEST_PEAK = -3  # dB of full scale
LOUDEST, SOFTEST = -18, -50  # LUFS, of any 400 ms
NOTHING = -54  # dB below its peak: nobody hears its end

RENDERED = """
async ([names, rate]) => {
  const all = {};
  for (const name of names) {
    const room = new OfflineAudioContext(1, rate * 12, rate);
    synth.render(room, name);
    const samples = (await room.startRendering()).getChannelData(0);
    const bytes = new Uint8Array(samples.buffer);
    let text = '';
    for (let at = 0; at < bytes.length; at += 32768)
      text += String.fromCharCode(...bytes.subarray(at, at + 32768));
    all[name] = btoa(text);
  }
  return all;
}
"""


@pytest.fixture(scope="module")
def synth() -> str:
    return str(load_build().bundle("src/lib/ui/synth.ts", "synth"))


def test_every_sound_is_as_long_as_said_and_never_loud(devices: Devices, synth: str) -> None:
    page = devices.browser.new_page()
    page.add_script_tag(content=synth)
    assert set(page.evaluate("synth.NAMES")) == set(LENGTHS)
    rendered = page.evaluate(RENDERED, [list(LENGTHS), RATE])
    page.close()
    for name, length in LENGTHS.items():
        samples = np.frombuffer(base64.b64decode(rendered[name]), dtype="<f4").astype(np.float64)
        peak = float(np.abs(samples).max())
        heard = np.flatnonzero(np.abs(samples) > peak * 10 ** (NOTHING / 20))[-1] / RATE
        loudness = momentary(samples)
        told = f"{name}: {heard:.3f} s, peak {decibels(peak**2):.1f} dB, {loudness:.1f} LUFS"
        assert heard == pytest.approx(length, rel=0.2), told
        assert decibels(peak**2) <= LOUDEST_PEAK, told
        assert SOFTEST < loudness < LOUDEST, told


def test_loudness_is_measured_as_the_standard_says() -> None:
    time = np.arange(RATE) / RATE
    # A sine of 997 Hz at full scale in one channel is at -3.01 LUFS.
    assert momentary(np.sin(2 * np.pi * 997 * time)) == pytest.approx(-3.01, abs=0.05)


def momentary(samples: Samples) -> float:
    """Return the loudest 400 ms by ITU-R BS.1770, in LUFS; what is shorter is padded."""
    window = RATE * 2 // 5
    padded = np.concatenate([samples, np.zeros(window)])
    energy = np.concatenate([[0.0], np.cumsum(weighted(padded) ** 2)])
    return -0.691 + decibels(float((energy[window:] - energy[:-window]).max()) / window)


def weighted(samples: Samples) -> Samples:
    """Return what an ear makes of them: the two filters of the standard, for 48 kHz."""
    size = 1 << (len(samples) + RATE // 2).bit_length()
    turn = np.exp(-2j * np.pi * np.arange(size // 2 + 1) / size)
    shelf = (
        (1.53512485958697, -2.69169618940638, 1.19839281085285),
        (1, -1.69065929318241, 0.73248077421585),
    )
    low_cut = (1, -2, 1), (1, -1.99004745483398, 0.99007225036621)
    spectrum = np.fft.rfft(samples, size)
    for above, below in (shelf, low_cut):
        spectrum *= np.polyval(above[::-1], turn) / np.polyval(below[::-1], turn)
    return np.asarray(np.fft.irfft(spectrum, size)[: len(samples)])


def decibels(power: float) -> float:
    return 10 * float(np.log10(power))
