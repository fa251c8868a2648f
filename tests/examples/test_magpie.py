"""The player that others start from keeps to what every player must do."""

from examples import magpie
from pinxit.players.conformance import check


def test_the_magpie_is_fit_to_play() -> None:
    assert check(magpie.make, languages=("en",), tables=(("dixit", 4), ("odyssey", 7))) > 100
