"""What comes over a socket in pieces is heard as it was meant, wherever the pieces were cut."""

import pytest

from tests.fuzz.wire import CONTINUATION, PING, TEXT, frame
from tests.web.test_floods import Ear, turns, wired


@pytest.mark.parametrize("length", [0, 5, 200])
async def test_a_frame_may_be_cut_anywhere(length: int) -> None:
    ear = Ear()
    wire, _ = await wired(ear)
    said = frame(b"x" * length, TEXT)
    for cut in range(1, len(said)):
        wire.data_received(said[:cut])
        wire.data_received(said[cut:] + frame(b"next", TEXT))
        wire.data_received(frame(b"whole", TEXT))
        await turns(lambda: ear.texts[-1] == "whole")
    assert ear.texts == ["x" * length, "next", "whole"] * (len(said) - 1)


def masked(said: bytes, mask: bytes) -> bytes:
    return bytes(byte ^ mask[place % 4] for place, byte in enumerate(said))


async def test_what_looks_like_a_frame_within_another_is_a_part_of_it() -> None:
    """A client may send the head of a frame first, and then what is in it."""
    mask = b"\x01\x02\x83\x84"
    inner = bytes((0x81, 0x80 | 90)) + mask + masked(b"i" * 90, mask)
    mask = b"\x81\x82\x03\x04"  # so that all of it is text
    outer = bytes((0x81, 0x80 | len(inner))) + mask + inner
    for cut in range(1, len(outer)):
        ear = Ear()
        wire, _ = await wired(ear)
        wire.data_received(outer[:cut])
        wire.data_received(outer[cut:])
        await turns(lambda ear=ear: bool(ear.texts))  # type: ignore[misc]  # this one's
        assert ear.texts == [masked(inner, mask).decode()]


async def test_a_message_in_pieces_waits_for_its_last() -> None:
    ear = Ear()
    wire, _ = await wired(ear)
    wire.data_received(frame(b"", TEXT, first=0))
    wire.data_received(frame(b"are you there?", PING))
    wire.data_received(frame(b"all", CONTINUATION))
    wire.data_received(frame(b"whole", TEXT))
    await turns(lambda: len(ear.texts) == 2)
    assert ear.texts == ["all", "whole"]


@pytest.mark.parametrize("early", range(len(frame(b"first", TEXT)) + 1))
async def test_what_came_along_with_the_handshake_is_heard(early: int) -> None:
    ear, said = Ear(), frame(b"first", TEXT)
    wire, _ = await wired(ear, said[:early])
    if early < len(said):
        wire.data_received(said[early:])
    wire.data_received(frame(b"second", TEXT))
    await turns(lambda: "second" in ear.texts)
    assert ear.texts[-1] == "second"
