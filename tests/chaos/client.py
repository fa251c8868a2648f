"""Simulated people: they play what they may, click twice, lose the line, leave, come back.

A device behaves as the protocol asks: it keeps all sections, names its version when it comes back,
and sends again what was not answered, with the same ids.
"""

import random
from typing import Any, Protocol

from msgspec.structs import replace

from pinxit.protocol import VERSION
from pinxit.protocol.messages import (
    AskSeatCode,
    AskView,
    Bye,
    ClientMessage,
    Do,
    Done,
    Hello,
    Ping,
    Refused,
    Say,
    SeatCode,
    Talk,
    Update,
    Welcome,
)
from pinxit.rules import Clue, Phase, Seat
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
from pinxit.rules.legal import (
    AnyOption,
    MayClaim,
    MayGive,
    MayGoOn,
    MayMend,
    MayTakeBack,
    MayTell,
    MayVote,
)
from pinxit.table.commands import (
    AddComputer,
    AnyWish,
    Begin,
    ChangeSettings,
    ComeBack,
    Extend,
    Gather,
    GiveHeart,
    HandOver,
    Kick,
    Pause,
    Rename,
    Resume,
    SetReady,
    SkipShow,
    StandIn,
    StandUp,
)
from pinxit.table.ports import CommandRef
from pinxit.table.settings import Absent
from pinxit.table.state import Kind

from .checker import Checker
from .chronicle import present
from .loop import VirtualLoop
from .network import Link, Network, Noise
from .plan import Plan

FINAL = frozenset({"bad_token", "no_such_table", "no_spectators", "banned"})
PATIENCE = 12.0  # seconds for which an answer is waited for


class House(Protocol):
    """What a device needs of the world."""

    loop: VirtualLoop
    net: Network
    checker: Checker
    plan: Plan
    quiet: bool  # nobody does anything odd any more
    quiet_since: float

    def take_over(self, device: "Device", seat_code: str) -> None:
        """Go on with a seat on another device."""

    def clone(self, device: "Device") -> None:
        """Open the same seat in another window."""

    def went(self, device: "Device", reason: str) -> None:
        """A device has lost its seat for good."""


class Device:
    """One window on a table: a seat's (with a token) or a spectator's."""

    def __init__(
        self, house: House, number: int, code: str, seat: Seat | None, token: str | None
    ) -> None:
        self.number = number
        self.code = code
        self.seat = seat
        self.token = token
        self.gone: str | None = None
        self.held: dict[str, Any] = {}
        self.version: int | None = None
        self.chat = 0
        self.heard_lines: list[str] = []
        self.link: Link | None = None
        self.greeted = False
        self.unanswered: dict[str, tuple[Do, float]] = {}
        self._house = house
        self._rng = random.Random(f"device {house.plan.seed} {number}")
        self._wishes = 0
        self._connected_at = 0.0
        self._back_at = 0.0
        self._tries = 0
        self._old: list[Do] = []
        self._later(self._rng.random())

    # What comes

    def heard(self, link: Link, message: Any) -> None:  # noqa: ANN401 (any message of the server)
        """Take a message in."""
        if link is not self.link:
            return
        match message:
            case Welcome():
                self._welcome(message)
            case Update():
                self._show(message.sections, message.to)
            case Done():
                kept = self.unanswered.pop(message.id, None)
                if kept is not None:
                    self._old.append(kept[0])
            case Refused():
                self._refused(message)
            case Talk():
                self._talk(message.said)
            case SeatCode():
                self._house.take_over(self, message.code)
            case Bye():
                if message.retry_after is None:
                    self.finish(message.reason)
                else:
                    self._back_at = self._house.loop.time() + message.retry_after
            case _:
                pass

    def hung_up(self, link: Link, code: int | None) -> None:
        """The connection is over."""
        if link is self.link:
            self.link, self.greeted = None, False
            if code in {4404, 4412}:
                self.finish("deleted")

    def come_back(self) -> None:
        """Whoever is away for long comes back soon."""
        self._back_at = min(self._back_at, self._house.loop.time() + 5.0)

    def finish(self, reason: str) -> None:
        """This window has nothing to show any more."""
        if self.gone is None:
            self.gone = reason
            self._house.went(self, reason)

    def _welcome(self, message: Welcome) -> None:
        self.greeted, self._tries = True, 0
        self._talk(message.chat)
        self._show(message.sections, message.version)
        for wish, _ in tuple(self.unanswered.values()):
            self._say(wish)  # not answered before the connection was lost

    def _show(self, sections: Any, version: int) -> None:  # noqa: ANN401 (`Sections`)
        self.held.update(present(sections))
        self.version = version

    def _talk(self, said: Any) -> None:  # noqa: ANN401 (lines of chat)
        for line in said:
            self.chat = max(self.chat, line.number)
            self.heard_lines.append(line.text)

    def _refused(self, message: Refused) -> None:
        if message.id is not None:
            if message.reason == "failed" and self._rng.random() < 0.7:
                return  # it is sent again after a while
            self.unanswered.pop(message.id, None)
        elif not self.greeted and message.reason in FINAL:
            self.finish(message.reason)
        elif not self.greeted:
            self._back_at = self._house.loop.time() + 5.0

    # What is done

    def _later(self, seconds: float) -> None:
        self._house.net.later(seconds, self._act)

    def _act(self) -> None:
        if self.gone is not None:
            if self.link is not None:
                self.link.leave()
                self.link = None
            return
        house, rng = self._house, self._rng
        now = house.loop.time()
        pace = house.plan.pace
        if house.quiet:  # nobody thinks for long; who waits in vain for long looks less often
            pace = 2.0 if now < house.quiet_since + 600.0 else 60.0
        self._later(0.05 + rng.random() * pace)
        if self.link is None:
            if now >= self._back_at:
                self._connect()
        elif not self.greeted:
            if now > self._connected_at + PATIENCE:
                self.link.cut()
        elif not house.quiet and rng.random() < house.plan.mischief:
            self._misbehave()
        else:
            self._behave()

    def _connect(self) -> None:
        house, rng = self._house, self._rng
        self._tries += 1
        self._connected_at = house.loop.time()
        self._back_at = self._connected_at + min(5.0, 0.1 * 2.0 ** min(self._tries, 8))
        self.link = house.net.connect(self)
        self.greeted = False
        knows = self.version is not None and rng.random() < 0.8
        if not knows:
            self.held, self.version = {}, None
        house.checker.begins(self.link, self.code, self, self.held)
        if not house.quiet and rng.random() < house.plan.mischief / 4:
            return  # says nothing, and is sent away for it
        hello = Hello(
            protocol=VERSION,
            table=self.code,
            token=self.token,
            version=self.version if knows else None,
            chat=self.chat,
        )
        self.link.say(hello)

    def _say(self, message: ClientMessage) -> None:
        if self.link is not None:
            self.link.say(message)

    def say(self, text: str) -> None:
        """Say something to all."""
        self._say(Say(text=text))

    def wish(self, wish: AnyWish, *, timeless: bool = False) -> None:
        """Wish for something, for this moment only or for any."""
        self._wishes += 1
        game, round_ = self.held.get("game"), self.held.get("round")
        if timeless or game is None or round_ is None:
            do = Do(id=f"w{self.number}-{self._wishes}", wish=wish)
        else:
            do = Do(
                id=f"w{self.number}-{self._wishes}",
                wish=wish,
                game=game.number,
                round=round_.number,
                phase=round_.phase,
            )
        self._house.checker.wishes[CommandRef(self.seat or "", do.id)] = do
        self.unanswered[do.id] = (do, self._house.loop.time())
        self._say(do)

    def _behave(self) -> None:
        """Do what a player at a table does."""
        now = self._house.loop.time()
        if self.unanswered:
            for wish_id, (do, since) in tuple(self.unanswered.items()):
                if now > since + PATIENCE:
                    self.unanswered[wish_id] = (do, now)
                    self._say(do)
            return
        if self.seat is None:
            return
        move = self._move()
        if move is not None:
            self.wish(move, timeless=self._rng.random() < 0.2)
        elif self.is_host:
            self._host()
        elif self._me is not None and self._me.stood_in:
            self.wish(ComeBack(), timeless=True)

    def _move(self) -> AnyMove | None:
        for option in self.held.get("may", ()):
            move = self._wish_of(option)
            if move is not None:
                return move
        return None

    def _wish_of(self, option: AnyOption) -> AnyMove | None:
        rng = self._rng
        match option:
            case MayClaim():
                return Claim()
            case MayTell():
                return Tell(rng.choice(option.cards), Clue(f"clue {rng.randrange(1000)}"))
            case MayGive():
                return Give(tuple(rng.sample(option.cards, option.number)))
            case MayVote():
                number = rng.randint(option.fewest, option.most)
                draw = rng.choices if option.votes_may_stack else rng.sample
                return Vote(tuple(draw(option.cards, k=number)))
            case MayGoOn():
                return GoOn()
            case _:
                return None

    @property
    def _me(self) -> Any:  # noqa: ANN401 (`SitterView`)
        return next((s for s in self.held.get("sitters", ()) if s.seat == self.seat), None)

    @property
    def is_host(self) -> bool:
        """Tell whether this is the host, as far as it knows."""
        return self.seat is not None and self.held["table"].host == self.seat

    def _host(self) -> None:
        """Do what nobody but the host can do, so that the game goes on."""
        table, round_, rng = self.held["table"], self.held["round"], self._rng
        sitters = self.held["sitters"]
        plan = self._house.plan
        running = round_ is not None and round_.phase is not Phase.OVER
        if not running:
            wanted = plan.people + plan.computers
            computers = sum(s.kind is Kind.COMPUTER for s in sitters)
            if table.games and (self._house.quiet or rng.random() < 0.9):
                return
            if computers < plan.computers and len(sitters) < table.settings.seats:
                self.wish(AddComputer())
            elif len(sitters) >= min(wanted, 3) and (len(sitters) >= wanted or rng.random() < 0.1):
                self.wish(Begin())
        elif table.paused:
            if self._house.quiet or rng.random() < 0.3:
                self.wish(Resume())
        elif round_.phase is Phase.PAUSED:
            if len(sitters) < table.settings.seats:
                self.wish(AddComputer())
            elif self._house.quiet:
                self.wish(Finish())
        else:
            self._look_after_the_absent()

    def _look_after_the_absent(self) -> None:
        """Wait no longer for those who do not come; end a game that cannot go on without them."""
        settings, rng, house = self.held["table"].settings, self._rng, self._house
        here = {s.seat for s in self.held["sitters"] if s.here}
        away = [seat for seat in self.held["waiting"].awaited if seat not in here]
        if not away:
            return
        if house.quiet and house.loop.time() > house.quiet_since + 900.0:
            self.wish(Finish())
        elif (
            settings.absent is Absent.WAIT or settings.timers.away is None
        ) and rng.random() < 0.05:
            self.wish(Skip(rng.choice(away)))

    # What is odd

    def _misbehave(self) -> None:
        odd = self._rng.choice(ODD)
        getattr(self, f"_odd_{odd}")()

    def _odd_double_click(self) -> None:
        move = self._move() if self.seat is not None else None
        if move is not None:
            self.wish(move)
            if self._rng.random() < 0.5:
                self._say(next(reversed(self.unanswered.values()))[0])
            else:
                self.wish(self._move() or move)

    def _odd_late(self) -> None:
        if self._old:
            self._say(self._rng.choice(self._old))

    def _odd_other_moment(self) -> None:
        game, move = self.held.get("game"), self._move() if self.seat is not None else None
        if game is not None and move is not None:
            self._wishes += 1
            do = Do(id=f"w{self.number}-{self._wishes}", wish=move, game=game.number, round=999)
            self._house.checker.wishes[CommandRef(self.seat or "", do.id)] = do
            self._say(do)

    def _odd_choose_again(self) -> None:
        for option in self.held.get("may", ()):
            if isinstance(option, MayTakeBack):
                self.wish(TakeBack())
            elif isinstance(option, MayMend):
                self.wish(Mend(f"mended {self._rng.randrange(1000)}"))

    def _odd_talk(self) -> None:
        rng = self._rng
        for _ in range(rng.choice((1, 1, 7))):
            reaction = rng.choice((None, "wow", "nonsense"))
            self._say(Say(text=f"line {rng.randrange(1000)}", reaction=reaction))

    def _odd_burst(self) -> None:
        for _ in range(self._rng.choice((10, 10, 10, 70))):
            self._say(Ping())

    def _odd_look_again(self) -> None:
        self._say(self._rng.choice((AskView(), Ping())))

    def _odd_noise(self) -> None:
        noise = self._rng.choice((None, "", "{", "[]", '{"type":"do"}', "[" * 3000))
        if self.link is not None:
            self.link.say(Noise(noise))

    def _odd_go(self) -> None:
        """Look away, for a moment or for long."""
        self.look_away(self._rng.choice((1.0, 40.0, 60 * self._house.plan.pace)))

    def look_away(self, seconds: float) -> None:
        """Be gone for so many seconds at most."""
        rng = self._rng
        if self.link is not None:
            if rng.random() < 0.5:
                self.link.leave()
                self.link, self.greeted = None, False
            else:
                self.link.cut()
        self._back_at = self._house.loop.time() + seconds * rng.random()

    def _odd_stall(self) -> None:
        if self.link is not None:
            self.link.stall(self._rng.choice((2.0, 35.0)) * self._rng.random())

    def _odd_move_seat(self) -> None:
        if self.seat is not None:
            self._say(AskSeatCode())

    def _odd_window(self) -> None:
        if self._rng.random() < 0.3:
            self._house.clone(self)

    def _odd_leave(self) -> None:
        if self.seat is not None and self._rng.random() < 0.2:
            self.wish(StandUp(), timeless=True)

    def _liked(self) -> str | None:
        reveal = self.held.get("reveal")
        return self._rng.choice((*reveal.board, None)) if reveal else None

    def _odd_host(self) -> None:
        """Ask for something that only the host may; others are refused."""
        if self.seat is None:
            self._say(Do(id="spectator", wish=Claim()))
            return
        rng, settings = self._rng, self.held["table"].settings
        other = rng.choice(self.held["sitters"]).seat
        wish: AnyWish = rng.choice(
            (
                Pause(),
                SkipShow(),
                GiveHeart(self._liked()),
                Resume(),
                Extend(rng.choice((0, 5, 30))),
                Skip(other),
                StandIn(other),
                HandOver(other),
                AddComputer(),
                ChangeSettings(replace(settings, chat=rng.random() < 0.8)),
                ChangeSettings(replace(settings, spectators=rng.random() < 0.5)),
                ChangeSettings(replace(settings, seats=rng.randrange(2, 13))),
                SetReady(rng.random() < 0.5),
                ComeBack(),
                Begin(),
                Gather(),
                Rename(f"Guest {rng.randrange(40)}"),
            )
        )
        if rng.random() < 0.05:
            wish = Kick(other, ban=rng.random() < 0.3)
        elif rng.random() < 0.02:
            wish = Finish()
        self.wish(wish, timeless=rng.random() < 0.5)


ODD = (
    "double_click",
    "double_click",
    "late",
    "late",
    "other_moment",
    "choose_again",
    "choose_again",
    "talk",
    "talk",
    "look_again",
    "noise",
    "burst",
    "go",
    "go",
    "stall",
    "move_seat",
    "window",
    "leave",
    "host",
    "host",
    "host",
)
