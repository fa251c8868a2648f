"""What the browser client looks up instead of spelling it again: goodbyes and operations."""

import json
import re
from collections.abc import Iterable
from typing import Any, get_args

from pinxit.table.goodbyes import Parting

from .goodbyes import GOODBYES, Goodbye, SeatAfter
from .openapi import PARAMETERS
from .operation import Kind, Media, Operation, is_json
from .operations import OPERATIONS

_GOODBYES = """\
/** Why a connection is closed. */
export type Parting =
{partings};

/** What a device does with the seat that it has kept. */
export type SeatAfter =
{seats};

/** How a connection ends; `retry_after` in seconds, null: for good. */
export interface Goodbye {{
  readonly code: number;
  readonly retry_after: number | null;
  readonly seat: SeatAfter;
}}

export const GOODBYES: Readonly<Record<Parting, Goodbye>> = {{
{goodbyes}
}};
"""
_OPERATIONS = """\
import type {{
{types}
}} from './types';

/** What each operation is asked with, and what it answers. */
export interface Operations {{
{shapes}
}}

/** By which method and where each operation is asked for, as seen from the page's base. */
export const ROUTES = {{
{routes}
}} as const;
"""


def goodbyes() -> str:
    """Return every goodbye, by its reason."""
    lines = (f"  {reason}: {_goodbye(one)}," for reason, one in GOODBYES.items())
    return _GOODBYES.format(
        partings=_union(Parting), seats=_union(SeatAfter), goodbyes="\n".join(lines)
    )


def _goodbye(one: Goodbye) -> str:
    return f"{{ code: {one.code}, retry_after: {json.dumps(one.retry_after)}, seat: '{one.seat}' }}"


def _union(names: Iterable[str]) -> str:
    return "\n".join(f"  | '{name}'" for name in names)


def operations() -> str:
    """Return every operation: its shape as a type, its place as a value."""
    shapes = "".join(map(_shape, OPERATIONS))
    used = set(re.findall(r"\b[A-Z]\w+\b", re.sub(r"/\*\*.*\*/", "", shapes)))
    return _OPERATIONS.format(
        types="\n".join(f"  {name}," for name in sorted(used - {"Blob", "Readonly", "Record"})),
        shapes=shapes.rstrip("\n"),
        routes="\n".join(map(_route, OPERATIONS)),
    )


def _shape(operation: Operation[Any, Any]) -> str:
    asks = [f"{name}: {_parameter(name)}" for name in operation.parameters]
    if operation.query:
        asks.append("query?: { " + " ".join(f"{name}?: string;" for name in operation.query) + " }")
    if is_json(operation.body) or isinstance(operation.body, Media):
        asks.append(f"body: {_type(operation.body)}")
    said = "".join(f" readonly {one};" for one in asks)
    asked = f"{{{said} }}" if said else "Readonly<Record<never, never>>"
    return (
        f"  /** {operation.says} */\n"
        f"  readonly {operation.name}: {{\n"
        f"    readonly asks: {asked};\n"
        f"    readonly answer: {_type(operation.answer)};\n"
        "  };\n"
    )


def _route(operation: Operation[Any, Any]) -> str:
    path = operation.path.removeprefix("/")
    return f"  {operation.name}: {{ method: '{operation.method.upper()}', path: '{path}' }},"


def _parameter(name: str) -> str:
    _, shape = PARAMETERS[name]
    return "number" if shape["type"] == "integer" else "string"


def _type(kind: Kind) -> str:
    if isinstance(kind, Media):
        return "Blob"
    if not is_json(kind):
        return "undefined"
    match getattr(kind, "__origin__", None), get_args(kind):
        case None, _:
            return str(kind.__name__)
        case origin, (inner,) if origin is list:
            return f"readonly {inner.__name__}[]"
        case origin, (_, inner) if origin is dict and inner is object:
            return "Readonly<Record<string, unknown>>"
    raise ValueError(f"TypeScript has no word for {kind!r} yet.")
