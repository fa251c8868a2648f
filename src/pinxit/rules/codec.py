"""Events as stored bytes: written in their newest form, read in every form they ever had."""

from collections.abc import Callable, Mapping

import msgspec

from .events import AnyEvent

Fields = dict[str, object]
Upcaster = Callable[[Fields], Fields]

# From the tag of an outdated event to the function that lifts its fields one version up.
UPCASTERS: Mapping[str, Upcaster] = {}

_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
_encoder = msgspec.json.Encoder()


def dump_event(event: AnyEvent) -> bytes:
    """Write an event down."""
    return _encoder.encode(event)


def load_event(stored: bytes, upcasters: Mapping[str, Upcaster] = UPCASTERS) -> AnyEvent:
    """Read an event, lifted to its newest form if it was written by an older Pinxit."""
    try:
        return _decoder.decode(stored)
    except msgspec.ValidationError:
        fields = msgspec.json.decode(stored, type=Fields)
        if _tag(fields) not in upcasters:
            raise
    while (tag := _tag(fields)) in upcasters:
        fields = upcasters[tag](fields)
    return _decoder.decode(_encoder.encode(fields))


def _tag(fields: Fields) -> str:
    return str(fields.get("event"))
