"""Twins are strong: everything that a viewer may not know is another there, and nothing else."""

import random
from collections import Counter

from pinxit.rules import Game, Phase, Seat
from pinxit.rules.game import owners
from pinxit.table.settings import Settings, Strangers
from tests.leaks.twins import hidden_names, twin_of
from tests.leaks.world import World, world
from tests.rules.played_table import cards_everywhere

SECRETS = {"hands", "pile", "seed", "given", "owners", "votes", "answer", "log", "stored"}


def differences(ours: Game, theirs: Game, viewer: Seat | None) -> set[str]:
    """Name the secrets that are others in a twin."""
    found = set()
    for name in ("hands", "pile", "seed"):
        if getattr(ours, name) != getattr(theirs, name):
            found.add(name)
    if ours.phase is Phase.GIVE and ours.round.laid != theirs.round.laid:
        found.add("given")
    if ours.phase is Phase.VOTE:
        if owners(ours.round.laid) != owners(theirs.round.laid):
            found.add("owners")
        if ours.round.votes != theirs.round.votes:
            found.add("votes")
    teller = ours.round.storyteller
    if teller != viewer and teller is not None and ours.phase in {Phase.GIVE, Phase.VOTE}:
        found |= {"answer"} if ours.round.laid[teller] != theirs.round.laid[teller] else set()
    return found


async def twins_of_an_evening(here: World, rng: random.Random) -> Counter[str]:
    found: Counter[str] = Counter()
    for _ in range(40):
        await here.party.step()
        for viewer in here.viewers():
            _, twin = twin_of(here, viewer, here.version, rng)
            ours, theirs = here.live.table.game, twin.table.game
            assert ours is not None
            assert theirs is not None
            check_same(ours, theirs, viewer)
            found.update(differences(ours, theirs, viewer))
            found["log"] += twin.log != here.now().log
            found["stored"] += twin.stored != here.now().stored
            found["all"] += 1
    return found


def check_same(ours: Game, theirs: Game, viewer: Seat | None) -> None:
    """See that a twin is a game that could be, and the same to the viewer."""
    assert cards_everywhere(ours) == cards_everywhere(theirs)
    assert ours.seed_hash == theirs.seed_hash
    assert ours.round.board == theirs.round.board
    assert sorted(owners(theirs.round.laid)) == sorted(
        theirs.round.board or owners(theirs.round.laid)
    )
    assert ours.last_reveal == theirs.last_reveal
    assert {s: len(h) for s, h in ours.hands.items()} == {
        s: len(h) for s, h in theirs.hands.items()
    }
    if viewer is not None and viewer in ours.hands:
        assert ours.hands[viewer] == theirs.hands[viewer]
        assert ours.round.laid.get(viewer) == theirs.round.laid.get(viewer)
        assert ours.round.votes.get(viewer) == theirs.round.votes.get(viewer)


async def test_every_secret_is_another_in_a_twin() -> None:
    async with world(7, Settings(decks=("plain",)), 4) as here:
        found = await twins_of_an_evening(here, random.Random(7))
    assert set(found) >= SECRETS
    # What is always secret is always another; what is not, whenever there is any.
    for always in ("hands", "pile", "seed", "log", "stored"):
        assert found[always] == found["all"]


async def test_who_may_not_know_names_meets_others_in_a_twin() -> None:
    quiet = Settings(decks=("plain",), public=True, strangers=Strangers.QUIET)
    async with world(7, quiet, 4) as here:
        await here.party.step()
        table = here.live.table
        for viewer in here.viewers():
            _, twin = twin_of(here, viewer, here.version, random.Random(7))
            hidden = hidden_names(table, viewer)
            assert hidden
            renamed = [(s.own or s.name) for s in twin.table.sitters]
            assert not hidden & set(renamed)
            assert len(set(renamed)) == len(table.sitters)
