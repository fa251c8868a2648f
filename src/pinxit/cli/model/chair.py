"""A chair at a table for a program: it sits down once, stays connected, and keeps its seat."""

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Self

import msgspec
from msgspec import Struct

from pinxit import private
from pinxit.cli.terminal.screen import Words
from pinxit.client import (
    Client,
    Dismissed,
    Place,
    WishRefused,
    card_pictures,
    card_texts,
    connect,
    sit_as_computer,
)
from pinxit.protocol.goodbyes import is_passing
from pinxit.rules import Card, Phase
from pinxit.table.commands import AnyWish, ComeBack

from .telling import to_do


class NoSeat(Exception):
    """Something was asked of a table at which nobody sits yet."""


class NotKept(Exception):
    """The file of a seat cannot be read or written; what is said of it tells what follows."""


class Kept(Struct, frozen=True):
    """A seat, as it is kept in a file."""

    server: str
    code: str
    seat: str
    token: str


class Chair:
    """One seat at one table of one server."""

    def __init__(self, where: Place, name: str, language: str | None, keep: Path | None) -> None:
        """`where` says which server, and whom to believe."""
        self._where = where
        self._name = name
        self._language = language
        self._keep = keep
        self._stack = AsyncExitStack()
        self._client: Client | None = None
        self._words = Words(None, {})
        self._decks: tuple[str, ...] = ()
        self._told = 0  # the round whose reveal was waited for
        self._over = 0  # the game whose end was

    async def __aenter__(self) -> Self:
        """Sit where this program sat before, if that was kept, and the seat is there still."""
        kept = _read(self._keep)
        if kept is not None and kept.server == self._where.server:
            place = msgspec.structs.replace(
                self._where, code=kept.code, seat=kept.seat, token=kept.token
            )
            try:
                await self._sit(place)
            except Dismissed as gone:
                if is_passing(gone.reason):  # it may be there a little later
                    raise
        return self

    async def __aexit__(self, *_: object) -> None:
        """Look away; the seat stays, for whoever comes back with its token."""
        await self._stack.aclose()

    async def sit_down(self, admission: str, name: str | None = None) -> None:
        """Sit down by the host's code; a seat that one has is kept.

        Where the file cannot be written, `NotKept` is raised, and the seat is taken all the same:
        the code is used up, and nobody else could sit there.
        """
        if self.taken:
            raise WishRefused("already_seated", {}, "You have a seat already.")
        context = self._where.ssl_context
        place = await sit_as_computer(
            self._where.server, admission, name or self._name, ssl_context=context
        )
        problem = self._write(place)  # first: whatever fails from now on, it can be taken again
        await self._sit(place)
        if problem is not None:
            raise NotKept(
                f"You have a seat, but it is not kept in {self._keep}: {_why(problem)}."
                " It is yours until this program ends."
            ) from problem

    @property
    def taken(self) -> bool:
        """Whether somebody sits here."""
        return self._client is not None and self._client.goodbye is None

    @property
    def client(self) -> Client:
        """The connection of whoever sits here."""
        if self._client is None:
            raise NoSeat
        if self._client.goodbye is not None:
            raise Dismissed(self._client.goodbye)
        return self._client

    async def words(self) -> Words:
        """Return what seats and cards are called here."""
        agreed = self.client.view.table.settings if self.client.view.table else None
        if agreed is not None and agreed.decks != self._decks:
            titles = await card_texts(
                self._where.server,
                agreed.decks,
                self._language or agreed.language,
                ssl_context=self._where.ssl_context,
            )
            self._words, self._decks = Words(self.client.seat, titles), agreed.decks
        return self._words

    async def pictures(self, cards: tuple[Card, ...]) -> dict[Card, tuple[str, bytes]]:
        """Return what some cards look like: each with the kind of its picture."""
        await self.words()
        return await card_pictures(
            self._where.server, self._decks, cards, ssl_context=self._where.ssl_context
        )

    async def move(self, wish: AnyWish) -> None:
        """Ask for something at this moment; whoever was stood in for moves themselves again."""
        me = self.client
        if any(s.seat == me.seat and s.stood_in for s in me.view.sitters or ()):
            await me.do(ComeBack())
        await me.do(wish, moment=True)

    async def wait(self, seconds: float) -> bool:
        """Wait until there is something to do or to learn; False: there is nothing yet."""
        me = self.client
        try:
            await me.until(lambda: to_do(me.may) or self._is_news(me), seconds)
        except TimeoutError:
            return False
        self._told = me.view.reveal.round if me.view.reveal else 0
        if me.phase is Phase.OVER and me.view.table:
            self._over = me.view.table.games
        return True

    def _is_news(self, me: Client) -> bool:
        view = me.view
        if me.phase is Phase.OVER:
            return view.table.games != self._over if view.table else False
        return view.reveal.round != self._told if view.reveal else False

    def _write(self, place: Place) -> OSError | None:
        """Keep a seat for the next start; return what is in the way."""
        if self._keep is None:
            return None
        kept = Kept(place.server, place.code, place.seat or "", place.token or "")
        try:
            private.write_whole(self._keep, msgspec.json.encode(kept))
        except OSError as problem:
            return problem
        return None

    async def _sit(self, place: Place) -> None:
        await self._stack.aclose()
        self._client = await self._stack.enter_async_context(connect(place))


def _read(path: Path | None) -> Kept | None:
    try:
        return None if path is None else msgspec.json.decode(path.read_bytes(), type=Kept)
    except (FileNotFoundError, msgspec.DecodeError):
        return None  # there is none yet, or it is none of ours: the next one takes its place
    except OSError as problem:
        raise NotKept(f"{path} cannot be read: {_why(problem)}.") from problem


def _why(problem: OSError) -> str:
    return problem.strerror or str(problem)
