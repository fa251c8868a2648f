"""What records are called on the page about exports, and of what kind their fields are."""

import types
from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Any, Union, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

WORDS = {str: "text", int: "number", float: "number", bool: "true or false", type(None): "null"}


def told(kind: Any) -> str:  # noqa: ANN401 (any type)
    """Say in words of what kind something is."""
    inside = get_args(kind)
    if get_origin(kind) in {Union, types.UnionType}:
        return " or ".join(map(told, inside))
    if get_origin(kind) is tuple:
        return f"list of {told(inside[0])}"
    if get_origin(kind) in {dict, Mapping}:
        return f"{told(inside[0])} → {told(inside[1])}"
    return WORDS.get(kind) or f"`{kind.__name__}`"


def row_of(record: type[Struct]) -> dict[str, str]:
    """Return the fields of a record, in order, and of what kind each is."""
    return {field.encode_name: told(field.type) for field in fields(record)}


def reached(kind: Any) -> Iterator[type]:  # noqa: ANN401 (any type)
    """Name all records and lists of words that a type is made of."""
    for inside in get_args(kind):
        yield from reached(inside)
    if isinstance(kind, type) and issubclass(kind, (Struct, StrEnum)):
        yield kind
        if issubclass(kind, Struct):
            for field in fields(kind):
                yield from reached(field.type)
