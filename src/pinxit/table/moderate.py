"""Who may sit down, who may not come back, whom the host vouches for, and which host may."""

from collections.abc import Mapping

from pinxit.rules import Seat

from .errors import NotAllowed, TableReason
from .events import AnyTableEvent, Banned, Unbanned, VouchedFor
from .names import skeleton_of
from .state import Ban, Kind, Sitter, Table, people, sitter
from .strangers import free_name

Events = tuple[AnyTableEvent, ...]
Origins = Mapping[Seat, frozenset[str]]


def check_own_host(table: Table) -> None:
    """Refuse what the host may not do in place of somebody who is away."""
    if table.lent is not None:
        raise NotAllowed(TableReason.HOST_AWAY, seat=table.lent.by)


def check_not_banned(table: Table, name: str, origin: str | None) -> None:
    """Refuse whoever is called like somebody banned, or comes from where they came from."""
    look = skeleton_of(name)
    if any(ban.look == look for ban in table.bans):
        raise NotAllowed(TableReason.BANNED)
    check_origin(table, origin)


def check_origin(table: Table, origin: str | None) -> None:
    """Refuse whoever comes from where somebody banned came from."""
    if origin is not None and any(origin in ban.origins for ban in table.bans):
        raise NotAllowed(TableReason.BANNED)


def ban(table: Table, unwanted: Sitter, origins: Origins) -> Events:
    """Ban a person by name, and by where they come from if nobody else here comes from there.

    A family or a school class is behind one address: to ban it would ban them all.
    """
    if unwanted.kind is not Kind.PERSON:
        return ()
    others = [somebody for somebody in people(table) if somebody.seat != unwanted.seat]
    shared = frozenset[str]().union(*(origins.get(other.seat, ()) for other in others))
    theirs = origins.get(unwanted.seat, frozenset()) - shared
    look = skeleton_of(unwanted.own or unwanted.name)
    # A stranger may have chosen the name of somebody here, who must be able to come back.
    names = (name for other in others for name in (other.name, other.own) if name is not None)
    known = look in map(skeleton_of, names)
    ban = Ban(unwanted.seat, unwanted.name, None if known else look, tuple(sorted(theirs)))
    return (Banned(ban),)


def unban(table: Table, seat: Seat) -> Events:
    """Let somebody back."""
    if not any(ban.seat == seat for ban in table.bans):
        raise NotAllowed(TableReason.NO_SUCH_SEAT, seat=seat)
    return (Unbanned(seat),)


def vouch(table: Table, seat: Seat) -> Events:
    """Vouch for somebody; who is no stranger stays as they are."""
    somebody = sitter(table, seat)
    if somebody.own is None:
        return ()
    others = (other.name for other in table.sitters if other.seat != seat)
    return (VouchedFor(seat, free_name(somebody.own, others)),)
