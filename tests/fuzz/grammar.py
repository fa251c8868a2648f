"""What hostile clients say: made from the types of the protocol, so that none is forgotten.

A value is of the right shape with the wrong content, of the wrong shape, or a valid text that was
damaged on its way. Names in `@…@` are filled in when it is sent: a card of the hand, a seat …
"""

import json
from enum import StrEnum
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import Struct
from msgspec import inspect as shapes

from pinxit.protocol import VERSION
from pinxit.protocol.messages import AnyClientMessage, Hello
from pinxit.rules import EDITIONS

Strategy = st.SearchStrategy[Any]

CARDS = ("@card@", "@other@", "@board@")
NAMES = (*CARDS, "@seat@", "@code@", "@victims@", "@token@", "@theirs@", "@wish@")
LISTED = ("s1", "s2", "s3", "dixit", "classic", "odyssey", "base", "plain", "target", "hand", "en")
HOSTILE = (
    "",
    " ",
    "\0",
    "\x1b[2J",
    "\u202e\u2066evil",
    "\u200b",
    "\ud800",
    "\udfff\ud800",
    "\U0001f98a",
    "e\u0301" * 40,
    "A" * 65,
    "z" * 301,
    "é" * 5000,
    "../../etc/passwd",
    "<script>alert(1)</script>",
    "'; DROP TABLE tables; --",
    "%s%n{}${x}",
    "__proto__",
    "null",
    "NaN",
)
NUMBERS = (0, 1, -1, 2, 3, 60, 3600, 2**31, 2**53 + 1, 2**63, -(2**63) - 1, 2**64, 10**30, 10**400)


MOVE = b"@move@"  # what the rules allow just now, so that games go on


class Way(StrEnum):
    """How a shot travels."""

    TEXT = "text"
    BINARY = "binary"
    PARTS = "parts"  # a text in several frames, with a ping among them


class Shot(Struct, frozen=True):
    """One message."""

    data: bytes
    way: Way = Way.TEXT


class Role(StrEnum):
    """Who the hostile one is."""

    HOST = "host"  # of a table with computer players: its games go on
    PERSON = "person"  # at a table of people who do not move
    SPECTATOR = "spectator"
    STRANGER = "stranger"  # looks at the victims' table
    THIEF = "thief"  # tries a token of another table at the victims'
    NOBODY = "nobody"  # says no hello at all


class Talk(Struct, frozen=True):
    """All that one hostile client says, from its hello to its end."""

    role: Role
    shots: tuple[Shot, ...]
    one_by_one: bool = True
    hang_up: bool = False  # leave without a goodbye

    def __repr__(self) -> str:
        """Be readable: some shots are as long as a message may be."""
        shots = ", ".join(f"{shot.way} {shot.data[:200]!r}" for shot in self.shots)
        return f"{self.role}: {shots}"


def junk() -> Strategy:
    """Any JSON at all."""
    plain = st.one_of(st.none(), st.booleans(), _numbers(), _words(), st.floats())
    return st.recursive(
        plain,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_words(), inner, max_size=3),
        max_leaves=5,
    )


def _words() -> Strategy:
    return st.one_of(
        st.sampled_from((*NAMES, *LISTED)), st.sampled_from(HOSTILE), st.text(max_size=8)
    )


def _numbers() -> Strategy:
    return st.sampled_from(NUMBERS) | st.integers()


def of_shape(shape: shapes.Type) -> Strategy:
    """Values of the right shape, most of them with wrong content."""
    match shape:
        case shapes.StructType():
            return _struct(shape)
        case shapes.UnionType():
            return st.one_of(*map(of_shape, shape.types))
        case shapes.EnumType():
            return st.sampled_from([str(one) for one in shape.cls]) | _words()
        case shapes.ListType() | shapes.VarTupleType():
            return st.lists(of_shape(shape.item_type), max_size=4)
        case shapes.DictType():
            return st.dictionaries(_words(), of_shape(shape.value_type), max_size=3)
        case shapes.StrType():
            return _words()
        case shapes.IntType():
            return _numbers()
        case shapes.FloatType():
            return st.floats() | _numbers()
        case shapes.BoolType():
            return st.booleans()
        case shapes.NoneType():
            return st.none()
        case shapes.CustomType() | shapes.AnyType():
            return junk()
    raise NotImplementedError(shape)


def _struct(shape: shapes.StructType) -> Strategy:
    must = {one.encode_name: _field(one) for one in shape.fields if one.required}
    may = {one.encode_name: _field(one) for one in shape.fields if not one.required}
    if shape.tag_field is not None:
        must = {shape.tag_field: st.just(shape.tag), **must}
    return st.fixed_dictionaries(must, optional=may)


# What a client that knows the game would say; the names are filled in when it is sent.
_LIKELY: dict[str, Strategy] = {
    "card": st.just("@card@"),
    "cards": st.sampled_from((["@card@"], ["@card@", "@other@"], ["@board@"], ["@board@"] * 2)),
    "id": st.just("@wish@"),
    "seat": st.sampled_from(("s1", "s2", "s3", "@seat@")),
    "table": st.sampled_from(("@code@", "@victims@")),
    "token": st.sampled_from(("@token@", "@theirs@")),
    "protocol": st.just(VERSION),
    "edition": st.sampled_from(tuple(EDITIONS)),
    "decks": st.sampled_from(([], ["plain"], ["base"], ["base", "plain"])),
    "house": st.sampled_from(({}, {"target": 3}, {"hand": 1}, {"target": 10**30})),
    "reaction": st.sampled_from((None, "wow", "bomb")),
    "game": st.none(),
    "round": st.none(),
    "phase": st.none(),
}


def _field(field: shapes.Field) -> Strategy:
    wrong = of_shape(field.type)
    likely = _LIKELY.get(field.encode_name)
    return wrong if likely is None else st.one_of(likely, likely, wrong)


def messages() -> Strategy:
    """Messages of the right shape, each kind of message and of wish as often as the others."""
    shape = shapes.type_info(AnyClientMessage)
    assert isinstance(shape, shapes.UnionType)
    by_tag = {one.tag: one for one in shape.types if isinstance(one, shapes.StructType)}
    wishes = [_with_wish(by_tag["do"], wish) for wish in _wishes(by_tag["do"])]
    others = [of_shape(one) for one in by_tag.values()]
    return st.one_of(*wishes, *others)


def _wishes(do: shapes.StructType) -> list[shapes.StructType]:
    found = next(one.type for one in do.fields if one.encode_name == "wish")
    assert isinstance(found, shapes.UnionType)
    return [one for one in found.types if isinstance(one, shapes.StructType)]


def _with_wish(do: shapes.StructType, wish: shapes.StructType) -> Strategy:
    fields = [
        msgspec.structs.replace(one, type=wish) if one.encode_name == "wish" else one
        for one in do.fields
    ]
    return of_shape(msgspec.structs.replace(do, fields=tuple(fields)))


def hellos() -> Strategy:
    """Hellos, at any time."""
    return of_shape(shapes.type_info(Hello))


@st.composite
def misshapen(draw: st.DrawFn, message: Strategy) -> Any:  # noqa: ANN401 (any JSON)
    """A message in which something has the wrong shape."""
    said = draw(message)
    inner = said["wish"] if "wish" in said and draw(st.booleans()) else said
    match draw(st.sampled_from(("replace", "drop", "add", "whole"))):
        case "replace":
            inner[draw(st.sampled_from(sorted(inner)))] = draw(junk())
        case "drop":
            del inner[draw(st.sampled_from(sorted(inner)))]
        case "add":
            inner[draw(_words())] = draw(junk())
        case _:
            return draw(junk())
    return said


def text_of(value: object) -> bytes:
    """Write JSON, and what looks like it: NaN, and halves of surrogate pairs."""
    return json.dumps(value).encode()


@st.composite
def damaged(draw: st.DrawFn, message: Strategy) -> bytes:
    """A valid text that something has happened to on the way."""
    text = text_of(draw(message))
    place = draw(st.integers(0, len(text) - 1))
    match draw(st.sampled_from(("flip", "cut", "drop", "twice", "nest", "insert", "tail", "raw"))):
        case "flip":
            bit = 1 << draw(st.integers(0, 6))
            return text[:place] + bytes((text[place] ^ bit,)) + text[place + 1 :]
        case "cut":
            return text[:place]
        case "drop":
            return text[:place] + text[place + draw(st.integers(1, 9)) :]
        case "twice":
            return text[:1] + text[1:-1] + b", " + text[1:]
        case "nest":
            depth = draw(st.sampled_from((2, 100, 3000)))
            return b"[" * depth + text + b"]" * depth
        case "insert":
            return text[:place] + draw(st.sampled_from(_BITS)) + text[place:]
        case "tail":
            return text + draw(st.sampled_from(_BITS))
        case _:
            return draw(st.text(max_size=40)).encode()


_BITS = (b"\0", b",", b"{", b'"', b"\\u", b"\\ud800", b"1e999", b"-", b"/**/", "\ufeff".encode())


def _texts() -> Strategy:
    said = messages()
    return st.one_of(
        st.just(MOVE),
        said.map(text_of),
        said.map(text_of),
        misshapen(said).map(text_of),
        damaged(said),
        hellos().map(text_of),
        st.sampled_from((b"x" * 16_384, b"[" * 16_000, b'{"type":"ping"}', b"", b"\xff\xfe")),
    )


_TEXTS = _texts()
_WAYS = st.sampled_from((Way.TEXT,) * 12 + (Way.BINARY, Way.PARTS))


@st.composite
def talks(draw: st.DrawFn, least: int = 8, most: int = 20) -> Talk:
    """A whole conversation."""
    shots = st.builds(Shot, _TEXTS, _WAYS)
    return Talk(
        role=draw(st.sampled_from((Role.HOST, Role.HOST, *Role))),
        shots=tuple(draw(st.lists(shots, min_size=least, max_size=most))),
        one_by_one=draw(st.booleans()),
        hang_up=draw(st.sampled_from((False, False, False, True))),
    )
