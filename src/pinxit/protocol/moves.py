"""What a client may ask for. Nobody says who they are: the socket knows."""

from msgspec import Struct

from pinxit.rules import Card, Clue, Seat
from pinxit.rules import commands as rules
from pinxit.table import commands as table
from pinxit.table.settings import SettingsChange


class Wish(Struct, frozen=True, gc=False, tag_field="do", forbid_unknown_fields=True):
    """Something that a seat asks for."""


class Claim(Wish, frozen=True, tag="claim"):
    """I have a clue: let me tell first."""


class Tell(Wish, frozen=True, tag="tell"):
    """This is my card, and this is the clue."""

    card: Card
    clue: Clue


class Mend(Wish, frozen=True, tag="mend"):
    """My clue was meant to be worded like this."""

    text: str


class Give(Wish, frozen=True, tag="give"):
    """These cards of mine suit the clue."""

    cards: tuple[Card, ...]


class Vote(Wish, frozen=True, tag="vote"):
    """One of these is the storyteller's; a card named twice gets two votes."""

    cards: tuple[Card, ...]


class TakeBack(Wish, frozen=True, tag="take_back"):
    """Let me choose again."""


class GoOn(Wish, frozen=True, tag="go_on"):
    """We have seen the reveal."""


class Leave(Wish, frozen=True, tag="leave"):
    """I leave the table."""


class SetReady(Wish, frozen=True, tag="set_ready"):
    """I am ready for the next game; or not, after all."""

    ready: bool


class ComeBack(Wish, frozen=True, tag="come_back"):
    """I move for myself again."""


class Begin(Wish, frozen=True, tag="begin"):
    """Host: start a game."""

    first: Seat | None = None


class ChangeSettings(Wish, frozen=True, tag="change_settings"):
    """Host: other settings, between games; what is left out stays as it is."""

    settings: SettingsChange


class AddComputer(Wish, frozen=True, tag="add_computer"):
    """Host: invite a computer player; what is not said is chosen for you."""

    name: str | None = None
    character: str | None = None


class Kick(Wish, frozen=True, tag="kick"):
    """Host: ask somebody to leave, or remove a computer player."""

    seat: Seat
    ban: bool = False


class Unban(Wish, frozen=True, tag="unban"):
    """Host: let somebody back who was banned from this seat."""

    seat: Seat


class Befriend(Wish, frozen=True, tag="befriend"):
    """Host: vouch for a stranger."""

    seat: Seat


class HandOver(Wish, frozen=True, tag="hand_over"):
    """Host: make somebody else host."""

    seat: Seat


class SkipSeat(Wish, frozen=True, tag="skip_seat"):
    """Host: wait no longer for a seat in this phase."""

    seat: Seat


class StandIn(Wish, frozen=True, tag="stand_in"):
    """Host: let a computer player move for somebody until they are back."""

    seat: Seat


class Pause(Wish, frozen=True, tag="pause"):
    """Host: stop the game."""


class Resume(Wish, frozen=True, tag="resume"):
    """Host: let it go on."""


class Extend(Wish, frozen=True, tag="extend"):
    """Host: give everyone more time."""

    seconds: int


class EndGame(Wish, frozen=True, tag="end_game"):
    """Host: end the game with the points as they are."""


AnyMove = Claim | Tell | Mend | Give | Vote | TakeBack | GoOn
AnyWish = (
    AnyMove
    | Leave
    | SetReady
    | ComeBack
    | Begin
    | ChangeSettings
    | AddComputer
    | Kick
    | Unban
    | Befriend
    | HandOver
    | SkipSeat
    | StandIn
    | Pause
    | Resume
    | Extend
    | EndGame
)


def command_of(wish: AnyWish, seat: Seat) -> table.AnyTableCommand:
    """Say a wish in the table's words, in the name of the seat that the socket proved."""
    match wish:
        case Claim():
            return table.Play(rules.Claim(seat))
        case Tell():
            return table.Play(rules.Tell(seat, wish.card, wish.clue))
        case Mend():
            return table.Play(rules.Mend(seat, wish.text))
        case Give():
            return table.Play(rules.Give(seat, wish.cards))
        case Vote():
            return table.Play(rules.Vote(seat, wish.cards))
        case TakeBack():
            return table.Play(rules.TakeBack(seat))
        case GoOn():
            return table.Play(rules.GoOn(seat))
        case Leave():
            return table.StandUp()
        case SetReady():
            return table.SetReady(wish.ready)
        case ComeBack():
            return table.ComeBack()
        case Begin():
            return table.Begin(wish.first)
        case ChangeSettings():
            return table.ChangeSettings(wish.settings)
        case AddComputer():
            return table.AddComputer(wish.name, wish.character)
        case Kick():
            return table.Kick(wish.seat, wish.ban)
        case Unban():
            return table.Unban(wish.seat)
        case Befriend():
            return table.Befriend(wish.seat)
        case HandOver():
            return table.HandOver(wish.seat)
        case SkipSeat():
            return table.SkipSeat(wish.seat)
        case StandIn():
            return table.StandIn(wish.seat)
        case Pause():
            return table.Pause()
        case Resume():
            return table.Resume()
        case Extend():
            return table.Extend(wish.seconds)
        case EndGame():
            return table.EndGame()
