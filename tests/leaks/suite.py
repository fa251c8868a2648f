"""The twin test: in each step of an evening, everyone receives the same as in a twin world.

Twins show that nothing sent depends on a secret. Four things they cannot show by themselves:

- a secret that is the same in both worlds (a token, a seat code) is looked for by its name;
- what is drawn when a phase ends (the order on the table) is decided again with other owners;
- what must be refused while a game runs is asked for, and must be refused, not only alike;
- what is logged goes to nobody who plays, so nothing of a table may be in it at all.
"""

import random
import re
from collections.abc import Awaitable, Callable, Iterable, Iterator

from msgspec.structs import replace

from pinxit.rules import Game, Phase, Seat, decide, fold
from pinxit.rules.commands import Give
from pinxit.rules.events import BoardLaid
from pinxit.table import tokens
from pinxit.table.hub import Hub, doors
from pinxit.table.strangers import is_inside, is_paired
from tests.leaks.asking import ask
from tests.leaks.received import (
    CHAT,
    PICTURES,
    Plan,
    clips_of,
    curious_cards,
    pages_of,
    received,
    requests_of,
    wishes_of,
)
from tests.leaks.twins import hidden_cards, hidden_names, twin_of
from tests.leaks.world import CLUES, MENDED, NAME, World

ANYBODYS = re.compile(r'"cards":\[\{|"recap":\{|"evidence":\{')  # decks, and games that are over
CARD = re.compile(r"\b(?:plain|titles)/\d")


class Leak(AssertionError):
    """Somebody was told what they may not know."""


async def check(
    world: World, viewer: Seat | None, before: int, rng: random.Random, tries: int = 3
) -> None:
    """Raise `Leak` if what a viewer receives since a version tells twin worlds apart."""
    plan = await plan_of(world, viewer, rng, tries)
    ours = world.at(before), world.now()
    if is_paired(ours[1].table, viewer) and not is_paired(ours[0].table, viewer):
        return  # it has just been paired, and has seen nothing before
    theirs = twin_of(world, viewer, before, rng)
    chance = rng.getrandbits(32)
    one = await received(world, plan, *ours, chance)
    other = await received(world, plan, *theirs, chance + 1)
    check_works(world)
    compare(viewer, one.told, other.told)
    compare(viewer, one.answers, other.answers)
    if ours[0].table.games == ours[1].table.games:  # or cards of the game before are named
        check_names(world, viewer, one.told, hidden_names(ours[0].table, viewer))
    check_log(world)


Look = Callable[[World, Seat | None, int, random.Random], Awaitable[None]]


async def play(world: World, steps: int, rng: random.Random, look: Look = check) -> set[Phase]:
    """Play on; after each step that was granted, somebody looks, everyone in turn."""
    phases = set()
    for _ in range(steps):
        before = world.version
        if not await world.party.step():
            continue
        viewers = world.viewers()
        await look(world, viewers[world.turn % len(viewers)], before, rng)
        if world.live.table.game is not None:
            phases.add(world.live.table.game.phase)
    return phases


async def check_table(world: World, rng: random.Random) -> None:
    """Raise `Leak` for what twins cannot show, at the table as it stands."""
    game = world.live.table.game
    if game is not None and game.phase is Phase.GIVE:
        check_order(game, rng)
    await check_refused(world)
    await check_clips(world)
    await check_draws(world)
    check_log(world)


async def check_clips(world: World) -> None:
    """Raise `Leak` unless what was told is for those who look on here, and nothing else for any."""
    told = {told.clip.id for told in world.live.table.clips}
    for clip in list(world.party.brought)[-3:]:
        for viewer in (*world.viewers(), "of nobody"):
            token = "of nobody" if viewer == "of nobody" else await world.token(viewer)
            headers = {"authorization": f"Bearer {token}"} if token else {}
            path = f"/api/tables/{world.code}/clips/{clip}"
            status = (await ask(world.app, "GET", path, headers=headers)).status
            expected = 401 if viewer == "of nobody" else 200 if clip in told else 404
            if viewer is None and not world.live.table.settings.spectators:
                expected = 409
            if status != expected:
                raise Leak(f"{viewer} asks for a clip, told or not, and hears {status}")


def check_works(world: World) -> None:
    """Raise if the server itself has failed: that would hide a leak, or look like one."""
    for note in world.noted:
        if "Traceback" in note:
            raise RuntimeError(note)


def compare(viewer: Seat | None, ours: list[str], theirs: list[str]) -> None:
    """Raise `Leak` where twins were told something else, or more."""
    for one, other in zip(ours, theirs, strict=False):
        if one != other:
            raise Leak(f"{viewer}:\n{one}\n{other}")
    if len(ours) != len(theirs):
        raise Leak(f"{viewer}: {len(ours)} messages, and {len(theirs)}")


def check_names(
    world: World, viewer: Seat | None, told: Iterable[str], people: Iterable[str] = ()
) -> None:
    """Raise `Leak` if a secret is called by its name; some people's names were secret before."""
    parts = [part for part in told if not ANYBODYS.search(part)]
    text = "\n".join(parts)
    names = hidden_names(world.live.table, viewer).intersection(people)
    for secret in (*secrets_of(world, viewer), *(f'"{name}"' for name in names)):
        if secret in text:
            where = next(part for part in parts if secret in part)
            raise Leak(f"{viewer} is told {secret}: {where}")


def secrets_of(world: World, viewer: Seat | None) -> Iterator[str]:
    """Name every secret that has a name: tokens, what is kept of them, the seed, hidden cards."""
    game = world.live.table.game
    yield from (token for seat, token in world.tokens.items() if seat != viewer)
    yield from world.store._by_token
    yield from (*world.seat_codes, *world.admissions)
    if game is not None and world.live.table.running:
        yield game.seed
        yield from (f'"{card}"' for card in hidden_cards(world.now().log, viewer))


def check_log(world: World) -> None:
    """Raise `Leak` if anything of the table was logged."""
    text = "\n".join(world.noted)
    game = world.live.table.game
    words = [*CLUES, MENDED, NAME, "Late", CHAT, world.code, *world.tokens.values()]
    words += [*world.store._by_token, *world.seat_codes, *world.admissions]
    words += [game.seed] if game is not None else []
    for word in words:
        if word in text:
            raise Leak(f"logged: {word}")
    for clip, (kept, _) in world.party.brought.items():
        if clip in text or f"seconds={kept.clip.seconds}" in text:
            raise Leak(f"logged: {clip}")
    if CARD.search(text):
        raise Leak(f"logged: {CARD.search(text)}")
    world.noted.clear()


def check_order(game: Game, rng: random.Random) -> None:
    """Raise `Leak` if the order on the table depends on who laid which card, or when."""
    boards = []
    for other in (False, True):
        played = _with_other_givers(game, rng) if other else game
        givers = list(played.round.awaited)
        number = played.round.numbers.give
        gifts = [card for giver in givers for card in game.hands[giver][:number]]
        if other:  # the same cards, given by others and in another order
            rng.shuffle(givers)
            rng.shuffle(gifts)
            hands = dict(played.hands)
            for n, giver in enumerate(givers):
                hands[giver] = tuple(gifts[n * number : (n + 1) * number])
            played = replace(played, hands=hands)
        boards.append(_board(played, givers))
    if boards[0] != boards[1]:
        raise Leak(f"the order tells who laid what: {boards}")


def _with_other_givers(game: Game, rng: random.Random) -> Game:
    laid = dict(game.round.laid)
    cards = [card for given in laid.values() for card in given]
    rng.shuffle(cards)
    dealt = iter(cards)
    changed = {seat: tuple(next(dealt) for _ in given) for seat, given in laid.items()}
    return replace(game, round=replace(game.round, laid=changed))


def _board(game: Game, givers: list[Seat]) -> tuple[str, ...] | None:
    for giver in givers:
        events = decide(game, giver, Give(game.hands[giver][: game.round.numbers.give]))
        for event in events:
            if isinstance(event, BoardLaid):
                return event.cards
        game = fold(events, game)
    return None


async def check_refused(world: World) -> None:
    """Raise `Leak` unless what is nobody's to see is refused, to everyone."""
    table = world.live.table
    recap, export = (
        f"/api/tables/{world.code}/{what}" for what in (f"games/{table.games}", "export")
    )
    if table.running and (await ask(world.app, "GET", recap)).status != 404:
        raise Leak("the story of a running game is told")
    for seat in world.viewers():
        token = await world.token(seat)
        headers = {"authorization": f"Bearer {token}"} if token else {}
        status = (await ask(world.app, "GET", export, headers=headers)).status
        seated = seat in world.party.seats  # a television is not, and its token opens none
        expected = 401 if not seated else 403 if seat != table.host else 409
        if status != expected and not (status == 200 and expected == 409 and not table.running):
            raise Leak(f"{seat} is given the log of the table: {status}")


async def check_draws(world: World) -> None:
    """Raise `Leak` if a secret can be guessed: seeds, tokens, codes of seats and of tables."""
    hub = world.hub
    draws: dict[str, tuple[list[str], float]] = {
        "seed": ([_new_seed() for _ in range(20)], 16.0**32),
        "token": ([tokens.new_token() for _ in range(20)], 64.0**22),
        "album": ([tokens.new_album_secret() for _ in range(20)], 2.0**128),
        "table": ([doors.random_code() for _ in range(20)], 20.0**6),
    }
    made = [await hub.doors.new_seat_code(world.code, "s1") for _ in range(20)]
    draws["seat"] = (made, 20.0**8)
    admissions = [await hub.admissions.ask(world.code, "s1") for _ in range(20)]
    world.admissions += admissions
    draws["admission"] = (admissions, 20.0**10)
    for name, (drawn, least) in draws.items():
        letters = {letter for text in drawn for letter in text}
        if len(set(drawn)) < 20 or len(letters) ** min(map(len, drawn)) < least * 0.5:
            raise Leak(f"a {name} can be guessed: {drawn[:2]}")


def _new_seed() -> str:
    """Draw a seed as a hub does that was told nothing else."""
    drawn: str = (Hub.__init__.__kwdefaults__ or {})["new_seed"]()
    return drawn


async def plan_of(world: World, viewer: Seat | None, rng: random.Random, tries: int) -> Plan:
    """Choose what a viewer tries."""
    table = world.live.table
    wishes = list(wishes_of(table, viewer, rng))
    others = [seat for seat in world.party.seats if seat != viewer]
    awaited = [s for s in (table.game.round.awaited if table.game else ()) if s in others]
    cards = sorted(set(curious_cards(table, rng)) & set(PICTURES))
    requests = list(requests_of(world.code, table)) * 2
    pages = pages_of(world.code)
    clips = list(clips_of(world))
    turn = world.turn = world.turn + 1
    first = turn * tries % (len(requests) // 2)
    outside = not is_inside(table, viewer)
    beside = table.host if outside else rng.choice(others) if others else None
    return Plan(
        viewer=viewer,
        token=await world.token(viewer),
        beside=await world.token(beside) if beside != viewer else None,
        outside=outside,
        wishes=tuple(rng.sample(wishes, min(tries, len(wishes)))),
        requests=(
            *requests[first : first + tries],
            *rng.sample(clips, min(2, len(clips))),
            *((pages[turn // 4 % len(pages)],) if turn % 4 == 0 else ()),
        ),
        pictures=tuple(PICTURES[card] for card in rng.sample(cards, min(turn % 2, len(cards)))),
        others=tuple(rng.sample(awaited, min(1, len(awaited)))),
        comings=rng.random() < 0.3,
    )
