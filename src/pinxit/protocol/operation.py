"""What one operation over HTTP is, said once: all else about it is made from this.

The server's routes, the description in OpenAPI and the browser's table of operations follow from
it; a handler gets the body as it is named here, and is held by its types to the answer.
"""

import re
from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType, NoneType
from typing import Any, Final, Generic, Literal, Never, TypeGuard, TypeVar
from urllib.parse import quote

from msgspec import Struct

Method = Literal["get", "post", "put", "patch", "delete"]
Body = TypeVar("Body")
Answer = TypeVar("Answer")


class Who(StrEnum):
    """Who may ask for something; others are refused before anything of it is read."""

    ANYONE = "anyone"
    SEAT = "seat"  # at the table that the path names, by its token
    HOST = "host"  # of the table that the path names, by the token of their seat
    ADMIN = "admin"  # whoever runs the server, by its token


class Media(Struct, frozen=True):
    """A body that is no JSON."""

    types: tuple[str, ...]


Kind = type | Media  # of a body
NOTHING: Final = NoneType  # there is none
NO_QUERY: Final[Mapping[str, str]] = MappingProxyType({})

# Anybody may ask too much at once, and nobody is safe from a full disk.
_ALWAYS: Final = (429, 503)
_REFUSED: Final[Mapping[Who, tuple[int, ...]]] = {
    Who.ANYONE: (),
    Who.SEAT: (401, 404),
    Who.HOST: (401, 403, 404),
    Who.ADMIN: (401, 403),
}


class Operation(Struct, Generic[Body, Answer], frozen=True, kw_only=True):
    """One thing that can be asked for over HTTP."""

    name: str
    method: Method
    path: str
    says: str
    answers: Mapping[int, Kind]  # by status; the first is the usual one
    refuses: tuple[int, ...]
    body: Kind = NOTHING
    who: Who = Who.ANYONE
    query: Mapping[str, str] = NO_QUERY  # by name, what each of them is

    @property
    def status(self) -> int:
        """Return the status of the usual answer."""
        return next(iter(self.answers))

    @property
    def answer(self) -> Kind:
        """Return what the usual answer is."""
        return self.answers[self.status]

    @property
    def parameters(self) -> tuple[str, ...]:
        """The names of what stands in braces in the path."""
        return tuple(re.findall(r"{(\w+)}", self.path))

    def at(self, **parts: object) -> str:
        """Return the path with something in its braces."""
        quoted = {name: quote(str(part), safe="") for name, part in parts.items()}
        return self.path.format_map(quoted)


class Book:
    """Writes down operations, one after the other."""

    def __init__(self) -> None:
        self._written: dict[str, Operation[Any, Any]] = {}

    @property
    def operations(self) -> tuple[Operation[Any, Any], ...]:
        """Return all of them, in the order in which they were written."""
        return tuple(self._written.values())

    def get(
        self,
        name: str,
        path: str,
        says: str,
        *,
        answer: type[Answer],
        refuses: tuple[int, ...] = (),
        who: Who = Who.ANYONE,
        query: Mapping[str, str] = NO_QUERY,
    ) -> Operation[None, Answer]:
        """Something to look at."""
        return self.add(
            Operation(
                name=name,
                method="get",
                path=path,
                says=says,
                answers={200: answer},
                refuses=refused(who, *refuses),
                who=who,
                query=query,
            )
        )

    def get_file(
        self,
        name: str,
        path: str,
        says: str,
        *,
        media: Media,
        refuses: tuple[int, ...] = (),
        who: Who = Who.ANYONE,
        query: Mapping[str, str] = NO_QUERY,
    ) -> Operation[None, Never]:
        """Something to look at that is no JSON: its handler makes the whole answer."""
        return self.add(
            Operation(
                name=name,
                method="get",
                path=path,
                says=says,
                answers={200: media},
                refuses=refused(who, *refuses),
                who=who,
                query=query,
            )
        )

    def change(  # noqa: PLR0913 (all that an operation is)
        self,
        method: Method,
        name: str,
        path: str,
        says: str,
        *,
        body: type[Body],
        answer: type[Answer],
        status: int | None = None,
        refuses: tuple[int, ...] = (),
        who: Who = Who.ANYONE,
    ) -> Operation[Body, Answer]:
        """Something to be done, which pages of others may not; body or answer may be `NOTHING`."""
        usual = 204 if answer is NOTHING else 200
        known = refuses if body is NOTHING else (400, *refuses)
        return self.add(
            Operation(
                name=name,
                method=method,
                path=path,
                says=says,
                answers={status or usual: answer},
                refuses=refused(who, 403, *known),
                body=body,
                who=who,
            )
        )

    def add(self, operation: Operation[Body, Answer]) -> Operation[Body, Answer]:
        """Write down one that is like no other."""
        if operation.name in self._written:
            raise ValueError(f"There are two operations {operation.name!r}.")
        self._written[operation.name] = operation
        return operation


def is_json(kind: Kind) -> TypeGuard[type]:
    """Tell whether there is a body, and its type says what it is."""
    return kind is not NOTHING and not isinstance(kind, Media)


def refused(who: Who, *more: int) -> tuple[int, ...]:
    """Return with which statuses something may be refused that is for some."""
    return tuple(sorted({*more, *_REFUSED[who], *_ALWAYS}))
