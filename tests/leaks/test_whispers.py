"""What somebody whispers to computer players is told to nobody else, in no way."""

import pytest

from tests.leaks.planted import WHISPERS
from tests.leaks.suite import Leak
from tests.leaks.whispers import ONE, OTHER, compare, told


async def test_nobody_can_tell_two_evenings_apart_by_what_was_whispered() -> None:
    compare(await told(ONE), await told(OTHER))


@pytest.mark.parametrize("sentence", WHISPERS)
async def test_a_leak_of_whispers_is_caught(sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    WHISPERS[sentence](monkeypatch)
    with pytest.raises(Leak):
        compare(await told(ONE), await told(OTHER))
