"""What one viewer receives in one step, all of it, as one list of bytes: `received`.

Everything is tried in a world apart: first at the moment before the step, then after it. What ends
a phase shows cards that were hidden until then, and may: of that, only the shape is compared (how
many messages, of what kind, with which sections and versions).
"""

import random
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress

import msgspec
from msgspec import Struct

from pinxit.players import NOTHING, Memory, RandomPlayer, SameForAll
from pinxit.protocol.messages import AskSeatCode, AskView, Do, Ping, Report, Say, dump
from pinxit.rules import Card, Clue, Phase, Refusal, Seat, View, legal, view_for
from pinxit.rules.commands import (
    AnyMove,
    Claim,
    Finish,
    Give,
    GoOn,
    Mend,
    Skip,
    TakeBack,
    Tell,
    Vote,
)
from pinxit.rules.legal import AnyOption
from pinxit.table.awake.caretaker import _chosen
from pinxit.table.commands import (
    AddComputer,
    AnyTableCommand,
    AnyWish,
    Begin,
    ChangeSettings,
    ComeBack,
    Extend,
    HandOver,
    Kick,
    Pause,
    PlayFor,
    Resume,
    SetReady,
    StandIn,
    StandUp,
    UnpairScreen,
)
from pinxit.table.reports import Fault
from pinxit.table.settings import Settings
from pinxit.table.state import Kind, Table
from pinxit.table.strangers import friends, is_paired, is_quiet
from tests.decks.workshop import cards_in
from tests.leaks.asking import Answer, ask
from tests.leaks.line import Line
from tests.leaks.world import CATALOGUE, CLUES, Apart, Moment, World

# What a server draws anew each time; how long it is stays in sight.
_SEAT_CODE = re.compile(r'"code":"([A-Z]{8})"')
FRESH = re.compile(r'"(token|code)":"[A-Za-z0-9_-]{8,}"')
CHAT = "Papperlapapp"
PICTURES = {card.id: card.large for deck in CATALOGUE.cards for card in cards_in(CATALOGUE, deck)}


class Plan(Struct, frozen=True, kw_only=True):
    """What a viewer tries in a step: the same in both worlds."""

    viewer: Seat | None
    token: str | None
    beside: str | None = None  # the token of somebody else, who is connected, too
    outside: bool = False  # whether this viewer may not know names, nor read what is written
    wishes: tuple[AnyWish, ...] = ()
    requests: tuple[tuple[str, str, object], ...] = ()
    pictures: tuple[str, ...] = ()
    others: tuple[Seat, ...] = ()  # who move before this viewer's eyes
    comings: bool = False  # another device, a late joiner, somebody who is asked to leave


class Received(Struct, frozen=True):
    """All that a viewer was sent: without asking for it, and in answer to what was tried."""

    told: list[str]
    answers: list[str]


async def received(
    world: World, plan: Plan, before: Moment, after: Moment, chance: int
) -> Received:
    """Return all that a viewer is sent in a step; whoever else moves in it draws by `chance`."""
    async with world.apart(before) as apart:
        beside = None
        if plan.beside is not None:  # what is written once for all must not be another's
            beside, _ = await apart.hello(plan.beside)
        line, told = await apart.hello(plan.token)
        apart.set(after)
        world.live.publish()
        told += await line.listen()
        _, heard = await apart.hello(plan.token, before.table.version)
        told += [*heard, *await line.listen()]
        told += await line.say(dump(AskView()))
        told += await _chat(world, line)
        if beside is not None and plan.outside:  # who may not read what friends write
            await beside.say(dump(Say(f"{chance:012}")))
            told += await line.listen()
        told += await _requests(apart, plan)
        told += await _thought(world, plan.viewer)
        answers = []
        for wish in plan.wishes:
            answers += await _wish(apart, line, wish, after)
        for other in plan.others:
            answers += await _other(apart, line, other, after, random.Random(chance))
        if plan.comings:
            answers += await _comings(apart, plan, after)
    world.kinds.update(map(_kind, (*told, *answers)))
    return Received(told, answers)


async def _chat(world: World, line: Line) -> list[str]:
    heard = []
    about = world.party.seats[0] if world.party.seats else "s1"
    report = Report(id="1", seat=about, fault=Fault.SPOILS, text=CHAT)
    for message in (Say(CHAT), Say(reaction="fox"), Ping(), AskSeatCode(), report):
        heard += await line.say(dump(message))
    world.hub.pin("The server rests tonight.")
    heard += await line.listen()
    world.seat_codes += [code for text in heard for code in _SEAT_CODE.findall(text)]
    return [_without_fresh(text) for text in heard]


async def _wish(apart: Apart, line: Line, wish: AnyWish, after: Moment) -> list[str]:
    heard = await line.say(dump(Do(id=f"{len(apart.tried)}", wish=wish)))
    apart.tried.append(wish)
    return _comparable(apart, heard, after)


async def _other(
    apart: Apart, line: Line, other: Seat, after: Moment, rng: random.Random
) -> list[str]:
    """Let somebody else move, and then leave, whatever they choose in this world."""
    told = []
    for command in (_any_move(after.table, other, rng), StandUp()):
        if command is not None:
            try:
                await apart.world.live.handle(_asker(after.table, other), command)
            except Refusal as refusal:
                told.append(refusal.sentence)
            told += _comparable(apart, await line.listen(), after)
    return told


async def _requests(apart: Apart, plan: Plan) -> list[str]:
    app, headers = apart.world.app, {}
    if plan.token is not None:
        headers = {"authorization": f"Bearer {plan.token}"}
    answers = [
        await ask(app, method, path, headers=headers, body=body)
        for method, path, body in plan.requests
    ]
    answers += [await ask(app, "GET", path) for path in plan.pictures]
    return [_written(answer) for answer in answers]


async def _comings(apart: Apart, plan: Plan, after: Moment) -> list[str]:
    world = apart.world
    line, told = await apart.hello(plan.token)
    if plan.viewer is None:
        path, body = f"/api/tables/{world.code}/seats", {"name": "Late"}
        answer = await ask(world.app, "POST", path, body=body)
        heard = await line.listen()
        if answer.status == 201:
            heard += (await apart.hello(answer.json()["token"]))[1]
        return [*told, _written(answer), *_comparable(apart, heard, after)]
    if is_paired(world.live.table, plan.viewer):
        await world.live.handle(world.live.table.host, UnpairScreen(plan.viewer))
        return [*told, *_comparable(apart, await line.listen(), after)]
    heard = await line.say(dump(AskSeatCode()))
    told += map(_without_fresh, heard)
    for code in (text for text in heard if '"seat_code"' in text):  # programs get none
        body = {"seat_code": msgspec.json.decode(code)["code"]}
        answer = await ask(world.app, "POST", "/api/seats", body=body)
        told += [_written(answer), *await line.listen()]
        told += (await apart.hello(plan.token))[1]  # the old device's token opens nothing
        line, heard = await apart.hello(answer.json()["token"])
        told += heard
    world.live.stirred.clear()
    if world.live.table.host not in {None, plan.viewer}:
        await world.live.handle(world.live.table.host, Kick(plan.viewer))
        told += _comparable(apart, await line.listen(), after)
    world.hub.say_goodbye()
    return [*told, *await line.listen()]


async def _thought(world: World, seat: Seat | None) -> list[str]:
    """Return what a computer player would be told, were it to move for this seat."""
    told: list[str] = []

    def choose(
        view: View, options: tuple[AnyOption, ...], memory: Memory, rng: random.Random, /
    ) -> AnyMove:
        said = sorted(memory.said)
        told.append(msgspec.json.encode((view, options, said, memory.reveals)).decode())
        return RandomPlayer(CLUES)(view, options, memory, rng)

    if seat in world.party.seats and world.live.table.running:
        with suppress(Refusal):  # nobody waits for this seat
            await _chosen(world.live, seat, SameForAll(choose))
    return told


def requests_of(code: str, table: Table) -> Iterator[tuple[str, str, object]]:
    """List what can be asked about a table over HTTP without changing anything."""
    # Taken, or nothing to read; at a quiet table a second one of the same name may sit down.
    host = table.sitters[0].name if table.sitters and not is_quiet(table.settings) else ""
    yield ("GET", f"/api/tables/{code}", None)
    yield ("GET", "/api/tables", None)
    yield ("GET", "/healthz", None)
    for number in (table.games, table.games + 1, max(1, table.games - 1)):
        yield ("GET", f"/api/tables/{code}/games/{number}", None)
    yield ("GET", f"/api/tables/{code}/games/{table.games}/audit", None)
    if table.running:  # then it is refused, to everyone; afterwards all is the host's to keep
        yield ("GET", f"/api/tables/{code}/export", None)
    yield ("POST", f"/api/tables/{code}/seats", {"name": host})
    yield ("POST", "/api/seats", {"seat_code": "BBBBBBBB"})
    yield ("POST", "/api/computers", {"admission": "BBBBBBBBBB", "name": "Late"})
    yield ("POST", "/api/screens/fate", {"secret": "of nobody"})
    yield ("GET", "/api/screens/BCDFGH/qr.svg", None)
    for what in (
        "",
        "/pictures/1",
        "/clips/1",
        "/qr.svg",
    ):  # of nobody; others: `tests/leaks/albums.py`
        yield ("GET", f"/api/albums/BBBBBBBBBBBBBBBBBBBBBB{what}", None)
    yield ("GET", f"/api/tables/{code}/nothing", None)


def clips_of(world: World) -> Iterator[tuple[str, str, object]]:
    """List what can be asked of clips: those that were told, and those that were not."""
    told = [told.clip.id for told in world.live.table.clips]
    for clip in (*told[-1:], *list(world.party.untold)[:2], "0" * 36):
        path = f"/api/tables/{world.code}/clips/{clip}"
        yield ("GET", path, None)
        yield ("DELETE", path, None)
    yield ("POST", f"/api/tables/{world.code}/clips/sound", None)


def pages_of(code: str) -> tuple[tuple[str, str, object], ...]:
    """List what is the same for everybody, and dear to make."""
    paths = [f"/t/{code}", "/api/decks", "/api/decks/plain?lang=pl", "/api/choices"]
    paths += [f"/api/tables/{code}/qr.svg", "/api/schema.json"]
    return tuple(("GET", path, None) for path in paths)


def wishes_of(table: Table, seat: Seat | None, rng: random.Random) -> Iterator[AnyWish]:
    """List what a curious or hostile player would try, with every kind of card."""
    game = table.game
    cards = [] if game is None else list(curious_cards(table, rng))
    number = 1 if game is None else game.round.numbers.give
    votes = 1 if game is None else game.round.numbers.votes_min
    for card in cards:
        yield Vote((card,) * votes)
        yield Give((card, *(c for c in cards if c != card))[:number])
        yield Tell(card, Clue("?"))
    yield from (Claim(), Mend("?"), TakeBack(), GoOn(), ComeBack())
    others = [sitter.seat for sitter in table.sitters if sitter.seat != seat]
    for other in others:
        yield from (Skip(other), StandIn(other), Kick(other))
        yield HandOver(other)
    yield from (Pause(), Resume(), Extend(60), Finish(), Begin())
    yield from (AddComputer(), SetReady(True), ChangeSettings(Settings()))


def curious_cards(table: Table, rng: random.Random) -> Iterator[Card]:
    """Name a card of every place: mine, another's, the pile's, the storyteller's, of the table."""
    game = table.game
    if game is None:
        return
    for hand in game.hands.values():
        yield from rng.sample(hand, min(1, len(hand)))
    yield from (*game.pile[:1], *game.discards[-1:], *game.round.board, "plain/none")
    for cards in game.round.laid.values():
        yield from cards


def _any_move(table: Table, seat: Seat, rng: random.Random) -> AnyTableCommand | None:
    game = table.game
    if game is None or not table.running or table.paused or seat not in game.round.awaited:
        return None
    move = RandomPlayer(CLUES[:1])(view_for(game, seat), legal(game, seat), NOTHING, rng)
    return move if _asker(table, seat) is not None else PlayFor(seat, move)


def _asker(table: Table, seat: Seat) -> Seat | None:
    (sitter,) = (s for s in table.sitters if s.seat == seat)
    return None if sitter.kind is Kind.COMPUTER or sitter.stood_in else seat


def _comparable(apart: Apart, heard: Sequence[str], after: Moment) -> list[str]:
    """Take what was sent as it is, or its shape where a phase has ended; go back to before it.

    Who becomes host at a quiet table is a stranger no more, so that names are told then, too.
    """
    told, table = list(heard), apart.world.live.table
    known = (friends(table) - friends(after.table)) & {s.seat for s in after.table.sitters}
    if known or _phase(table) != _phase(after.table):
        told = ["a phase ends", *map(shape, heard)]
    apart.set(after)
    return told


def _kind(text: str) -> str:
    """Tell what kind of message this is, if it is one."""
    return text.partition('"type":"')[2].partition('"')[0]


def _phase(table: Table) -> tuple[int, int, Phase | None]:
    game = table.game
    return (table.games, game.round.number, game.phase) if game else (table.games, 0, None)


def shape(text: str) -> str:
    """Return what can be seen of a message without looking into its sections.

    Whether a reveal ends the game is part of what it tells; then `game` comes along.
    """
    if not text.startswith("{"):
        return text
    told = msgspec.json.decode(text)
    sections = sorted(told.pop("sections", {}).keys() - {"game"})
    told.pop("chat", None)
    return repr((told, sections))


def _written(answer: Answer) -> str:
    head = "\n".join(f"{name}: {value}" for name, value in answer.headers)
    body = _without_fresh(answer.body.decode("latin-1"))
    return f"{answer.status}\n{head}\n\n{body}"


def _without_fresh(text: str) -> str:
    return FRESH.sub(lambda found: f'"{found[1]}":{len(found[0])}', text)
