"""What the client for browsers knows of names and rabbits by itself is what the server says."""

import re
from pathlib import Path

from pinxit.table.names import LONGEST
from pinxit.table.pawns import PAWNS

LOOKS = Path(__file__).parents[2] / "client" / "src" / "lib" / "ui" / "looks.ts"


def test_the_client_knows_how_long_a_name_may_be() -> None:
    (longest,) = re.findall(r"LONGEST = (\d+);", LOOKS.read_text(encoding="utf-8"))
    assert int(longest) == LONGEST


def test_the_client_knows_all_rabbits() -> None:
    (listed,) = re.findall(r"PAWNS = \[(.*?)\]", LOOKS.read_text(encoding="utf-8"), re.DOTALL)
    assert re.findall(r"'(\w+)'", listed) == list(PAWNS)
