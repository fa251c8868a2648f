"""An evening by an edition of which there is nothing but its numbers and its name.

Not for the usual run: `test_one_more_edition.py` builds the house in which it is played.
"""

import httpx2
import pytest

from pinxit.client import connect, open_table
from pinxit.players.conformance import base_library, check
from pinxit.players.ours import our_players
from pinxit.players.roster import OpenRoster
from pinxit.protocol.typescript import typescript
from pinxit.rules import EDITIONS, BadRules, Phase, find_edition, with_house_rules
from pinxit.rules.editions import numbers_at
from pinxit.table.commands import AddComputer, Begin
from tests.cli.command import pinxit
from tests.web.house import house, play_to_the_end

MIRROR = "mirror"


def test_this_is_the_house_with_one_edition_more() -> None:
    assert list(EDITIONS)[-1] == MIRROR
    assert numbers_at(find_edition(MIRROR), 5).hand == 7


async def test_it_can_be_chosen_with_all_its_numbers() -> None:
    async with house() as at, httpx2.AsyncClient(base_url=at.url) as web:
        told = {one["id"]: one for one in (await web.get("/api/choices")).json()["editions"]}
        assert told[MIRROR]["name"] == "Mirror (never)"
        assert told[MIRROR]["hand"] == {"3": 8, "5": 7}
        assert told[MIRROR]["all_storyteller"] == 5


async def test_a_whole_game_is_played_by_it_with_computer_players() -> None:
    roster = OpenRoster(base_library(), our_players())
    async with house(roster=roster) as at:
        place = await open_table(at.url, "Ola", settings={"edition": MIRROR})
        async with connect(place) as ola:
            for character in our_players():
                await ola.do(AddComputer(character=character))
            await ola.do(Begin())
            await play_to_the_end(ola)
            assert ola.phase is Phase.OVER
            assert ola.view.game
            assert ola.view.game.edition.id == MIRROR


@pytest.mark.parametrize(("player", "number"), [*zip(our_players(), (3, 5, 4), strict=True)])
def test_every_player_of_ours_plays_by_it(player: str, number: int) -> None:
    assert check(our_players()[player], languages=("en",), tables=((MIRROR, number),)) > 10


def test_house_rules_change_it_within_the_usual_bounds() -> None:
    changed = with_house_rules(find_edition(MIRROR), {"target": 20})
    assert changed.house == ("target",)
    with pytest.raises(BadRules):
        with_house_rules(find_edition(MIRROR), {"all_storyteller": -1})


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        (("editions",), "Mirror (never)"),
        (("editions", "--json"), "Mirror (never)"),
        (("simulate", "--edition", MIRROR, "--players", "4", "--games", "1"), "winners"),
        (("simulate", "--help"), MIRROR),
        (("arena", "--help"), MIRROR),
    ],
    ids=lambda words: " ".join(words) if isinstance(words, tuple) else "",
)
def test_the_command_line_knows_it(words: tuple[str, ...], shown: str) -> None:
    done = pinxit(*words)
    assert done.returncode == 0, done.stderr
    assert shown in done.stdout


def test_pages_need_nothing_new() -> None:
    assert MIRROR not in typescript()  # they ask the server, and show an edition by its name
