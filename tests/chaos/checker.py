"""Holds what crosses the wires against what is on the disk, message by message, and at the end."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from msgspec import Struct, field

from pinxit.protocol.messages import (
    Bye,
    ClientMessage,
    Do,
    Done,
    Hello,
    Refused,
    Talk,
    Update,
    Welcome,
    parse_server,
)
from pinxit.protocol.sections import ALL
from pinxit.rules import Phase, Refusal, Seat, decide
from pinxit.rules import events as facts
from pinxit.rules.commands import AnyMove
from pinxit.table import events as own
from pinxit.table.commands import (
    ChangeSettings,
    ComeBack,
    Gather,
    GiveHeart,
    Rename,
    SetReady,
    SkipShow,
    StandIn,
)
from pinxit.table.ports import CommandRef
from pinxit.table.pruning import KEPT_SECONDS
from pinxit.table.state import Kind, Table

from .chronicle import Chronicle, Chronicles, Entry, normal, present
from .disk import Disk
from .loop import VirtualLoop
from .network import Link

CARD = re.compile(r"plain/\d+")
MOVED = (
    facts.ClueTold,
    facts.ClueMended,
    facts.CardsGiven,
    facts.CardsTakenBack,
    facts.VoteCast,
    facts.VoteTakenBack,
)
# What the table may do by itself, or a newcomer without a wish's id; all else is somebody's wish.
UNASKED = (
    *MOVED,
    facts.RaceWon,
    facts.BoardLaid,
    facts.SeatsSkipped,
    facts.RoundRevealed,
    facts.RoundVoided,
    facts.PileShuffled,
    facts.HandsFilled,
    facts.RoundBegan,
    facts.SeatJoined,
    facts.SeatLeft,
    facts.GamePaused,
    facts.GameOver,
    own.TableOpened,
    own.SatDown,
    own.VouchedFor,
    own.HostChanged,
    own.ShowBegan,
    own.ClockSet,
    own.StoodIn,
    own.CameBack,
    own.PlayedFor,
)
ASKED_TO_LEAVE = (own.Why.LEFT, own.Why.KICKED, own.Why.BANNED)
# May be granted although nothing has to happen.
WITHOUT_EVENTS = (ChangeSettings, ComeBack, Gather, GiveHeart, Rename, SetReady, SkipShow, StandIn)


class Violation(Struct, frozen=True):
    """Something that must never be."""

    law: str
    what: str
    at: float


class Memo(Struct):
    """What is known of a connection."""

    code: str = ""
    device: Any = None
    seat: Seat | None = None
    greeted: bool = False
    version: int = 0
    sections: dict[str, Any] = {}
    chat: int = 0
    over: bool = False
    named: set[str] = field(default_factory=set)  # cards that the client itself has named
    heard: dict[str, list[tuple[float, bool]]] = {}  # wish → when, and whether it was done by then


class Checker:
    """Looks at everything, and remembers what was wrong."""

    def __init__(self, loop: VirtualLoop, disk: Disk, chronicles: Chronicles) -> None:
        self.violations: list[Violation] = []
        self.counts: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.wishes: dict[CommandRef, Do] = {}
        self._first_heard: dict[tuple[str, CommandRef], float] = {}
        self.trace: Callable[[str], None] = lambda _: None
        self.clock_went_back = False
        self.may_be_locked_out: set[Seat] = set()  # whose token may have been replaced
        self._loop = loop
        self._disk = disk
        self._chronicles = chronicles
        self._parsed: dict[str, tuple[Any, frozenset[str]]] = {}

    def wrong(self, law: str, what: object) -> None:
        """Note what must never be, and stop."""
        self.violations.append(Violation(law, str(what)[:1000], self._loop.time()))
        self.trace(f"WRONG: {law}: {str(what)[:300]}")
        self._loop.stopped = True

    # What clients say

    def begins(self, link: Link, code: str, device: object, sections: dict[str, Any]) -> None:
        """A client opens a connection, holding these sections."""
        link.memo = Memo(code=code, device=device, sections=normal(sections))

    def arrived(self, link: Link, message: ClientMessage) -> None:
        """The server is about to hear something."""
        memo: Memo = link.memo
        self.trace(f"{link.number} > {message}")
        if isinstance(message, Hello):
            memo.chat = message.chat
        if isinstance(message, Do) and memo.device is not None and memo.device.seat is not None:
            ref = CommandRef(memo.device.seat, message.id)
            now = self._loop.time()
            first = self._first_heard.setdefault((memo.code, ref), now)
            # What is not sent again within an hour may be forgotten.
            done = ref in self._chronicles.of(memo.code).refs and now - first < KEPT_SECONDS
            memo.heard.setdefault(message.id, []).append((now, done))
            memo.named.update(CARD.findall(str(message.wish)))
            if done:
                self.counts["duplicates"] += 1

    # What the server says

    def sent(self, link: Link, text: str) -> object:
        """Look at a message of the server."""
        known = self._parsed.get(text)
        if known is None:
            known = (parse_server(text), frozenset(CARD.findall(text)))
            if len(self._parsed) > 500:
                self._parsed.clear()
            self._parsed[text] = known
        message, cards = known
        memo: Memo = link.memo
        self.counts["messages"] += 1
        self.trace(f"{link.number} < {text[:400]}")
        if memo.over:
            self.wrong("nothing follows a goodbye", message)
        try:
            chronicle = self._chronicles.of(memo.code)
        except Exception as error:  # noqa: BLE001 (whatever it is: nobody could wake this table)
            self.wrong("the log can be folded", repr(error))
            return message
        match message:
            case Welcome():
                self._welcome(memo, chronicle, message)
            case Update():
                self._update(memo, chronicle, message)
            case Done():
                self._done(memo, chronicle, message)
            case Refused():
                self._refused(memo, chronicle, message)
            case Talk(said=said):
                self._talk(memo, [line.number for line in said])
            case Bye():
                memo.over = True
                self.counts[f"bye {message.reason}"] += 1
                if message.reason == "failed" and self._disk.fault_at < self._loop.time() - 30.0:
                    self.wrong("nothing fails while the disk is well", message)
            case _:
                pass
        self._secrets(memo, chronicle, text, cards)
        return message

    def _welcome(self, memo: Memo, chronicle: Chronicle, message: Welcome) -> None:
        if memo.device is not None and message.seat != memo.device.seat:
            self.wrong("a token opens its own seat", (message.seat, memo.device.seat))
        memo.seat, memo.greeted = message.seat, True
        sections = normal(present(message.sections))
        if len(sections) == len(ALL) - 1:
            memo.sections = {}
        self._talk(memo, [line.number for line in message.chat])
        self._show(memo, chronicle, message.version, sections)

    def _update(self, memo: Memo, chronicle: Chronicle, message: Update) -> None:
        if not memo.greeted or message.from_ != memo.version:
            self.wrong("an update goes on from the last version", (memo.version, message.from_))
            return
        self._show(memo, chronicle, message.to, normal(present(message.sections)))

    def _show(
        self, memo: Memo, chronicle: Chronicle, version: int, sections: dict[str, Any]
    ) -> None:
        if version < memo.version:
            self.wrong("versions never go back", (memo.version, version))
        if version > chronicle.newest:
            self.wrong("what is shown is on disk", (version, chronicle.newest))
            return
        memo.version = version
        memo.sections.update(sections)
        expected = chronicle.view(version, memo.seat)
        if memo.sections != expected:
            other = [name for name in expected if memo.sections.get(name) != expected[name]]
            found = {name: (memo.sections.get(name), expected[name]) for name in other}
            self.wrong("a view is the fold of the log", (memo.seat, version, found))

    def _done(self, memo: Memo, chronicle: Chronicle, message: Done) -> None:
        ref = CommandRef(memo.seat or "", message.id)
        versions = chronicle.refs.get(ref)
        wish = self.wishes.get(ref)
        if wish is None:
            self.wrong("only wishes are granted", ref)
        elif isinstance(wish.wish, WITHOUT_EVENTS):
            # If there was nothing to do, that is remembered by the server only until it crashes.
            if message.version > chronicle.newest:
                self.wrong("what is acknowledged is on disk", (wish, message.version))
        elif versions is None:
            self.wrong("what is acknowledged is in the log", wish)
        elif versions != [message.version]:
            self.wrong(
                "what is acknowledged is in the log once, where it was told",
                (wish, message.version, versions),
            )
        _first(memo, message.id)
        if memo.version < message.version:
            self.wrong("the update comes before the acknowledgement", (wish, memo.version))
        self.counts["acknowledged"] += 1

    def _refused(self, memo: Memo, chronicle: Chronicle, message: Refused) -> None:
        self.refusals[message.reason] += 1
        since, done = _first(memo, message.id) or (self._loop.time() - 30.0, False)
        if message.reason == "failed":
            if self._disk.fault_at < since:
                self.wrong("nothing fails while the disk is well", message)
        elif done:
            self.wrong("what was done is never refused", (memo.seat, message))
        if message.reason == "bad_token" and memo.device is not None:
            seat = memo.device.seat
            seated = any(sitter.seat == seat for sitter in chronicle.table.sitters)
            if seated and seat not in self.may_be_locked_out and not chronicle.deleted:
                self.wrong("a token opens its seat as long as there is one", seat)

    def _talk(self, memo: Memo, numbers: list[int]) -> None:
        if self.clock_went_back:
            return  # a table that woke since counts on from the time that it is now
        if numbers != sorted(set(numbers)) or (numbers and numbers[0] <= memo.chat):
            self.wrong("chat comes in order, and once", (memo.chat, numbers))
        memo.chat = max([memo.chat, *numbers])

    def _secrets(self, memo: Memo, chronicle: Chronicle, text: str, cards: frozenset[str]) -> None:
        if not memo.version:
            return
        unknown = cards - chronicle.cards(memo.version, memo.seat) - memo.named
        if unknown:
            self.wrong("nobody is told of a card they cannot know", (memo.seat, unknown, text))
        game = chronicle.at(memo.version).game
        if game is not None and game.phase is not Phase.OVER and game.seed in text:
            self.wrong("the seed is a secret until the end", (memo.seat, text))

    # The log

    def audit(self, chronicle: Chronicle) -> None:
        """Look whether every entry of the log was asked for, and is what the rules say."""
        for entry in chronicle.entries:
            before = chronicle.tables[entry.first - 1]
            if entry.ref is not None and entry.ref.seat:
                self._audit_wish(before, entry)
            elif before is not None:
                self._audit_unasked(before, entry)
        for ref, versions in chronicle.refs.items():
            if len(versions) > 1:
                self.wrong("a wish is done once", (ref, versions))

    def _audit_wish(self, before: Table | None, entry: Entry) -> None:
        assert entry.ref is not None
        wish = self.wishes.get(entry.ref)
        if wish is None or before is None:
            self.wrong("only wishes are carried out", entry.ref)
            return
        if not _is_its_moment(before, wish):
            self.wrong("a wish is done at its moment or never", (wish, before.game))
        if not isinstance(wish.wish, AnyMove):
            return
        try:
            expected = decide(before.game, entry.ref.seat, wish.wish)
        except Refusal as refusal:
            self.wrong("what the rules refuse is not in the log", (wish, refusal.reason))
            return
        rest = entry.events[len(expected) :]
        if entry.events[: len(expected)] != expected or not all(
            isinstance(event, (own.ShowBegan, own.ShowHeld, own.ClockSet, own.Paused))
            for event in rest
        ):
            self.wrong("a wish brings about what the rules say", (wish, entry.events))

    def _audit_unasked(self, before: Table, entry: Entry) -> None:
        late = before.deadline is not None and before.deadline <= entry.at
        helped = {s.seat for s in before.sitters if s.kind is Kind.COMPUTER or s.stood_in}
        for event in entry.events:
            if isinstance(event, own.StoodUp) and event.why not in ASKED_TO_LEAVE:
                continue  # nobody has ever come to a seat
            if isinstance(event, own.Paused) and before.paused:
                continue  # who sits down in a pause may begin a phase: its time waits whole
            if not isinstance(event, UNASKED):
                self.wrong("the table does nothing by itself but what is its own", event)
            elif isinstance(event, MOVED) and event.seat not in helped and not late:
                self.wrong("nobody moves for a person who is there", event)


def _first(memo: Memo, wish_id: str | None) -> tuple[float, bool] | None:
    """Return when the wish that is answered now was heard, and whether it was done by then."""
    heard = memo.heard.get(wish_id or "")
    return heard.pop(0) if heard else None


def _is_its_moment(table: Table, wish: Do) -> bool:
    game = table.game
    if game is None:
        return True
    return (
        wish.game in {None, table.games}
        and wish.round in {None, game.round.number}
        and wish.phase in {None, game.phase}
    )
