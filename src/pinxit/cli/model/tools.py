"""The tools by which a language model plays: what each wants, and what it does."""

import base64
from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, Any, Final

import httpx2
import msgspec
from msgspec import Meta, Struct

from pinxit.client import Dismissed, NotPinxit, WishRefused
from pinxit.players.saying import clue_of
from pinxit.rules.commands import AnyMove, Claim, Give, TakeBack, Tell, Vote
from pinxit.rules.legal import MayTell
from pinxit.table.commands import AnyWish, StandUp

from .chair import Chair, NoSeat, NotKept
from .telling import at_hand, tell_table

LONGEST_WAIT: Final = 55  # seconds: many clients give up after a minute
SEEN: Final = {"image/webp", "image/png", "image/jpeg"}  # by models; what we draw is in words
NO_SEAT: Final = "You have no seat yet. Ask the host for a code, and sit_down with it."
Content = dict[str, object]


class Wants(Struct, frozen=True, forbid_unknown_fields=True):
    """What a tool wants to be told."""


class Nothing(Wants, frozen=True):
    """Nothing."""


class SitDown(Wants, frozen=True):
    """Where to sit, and as whom."""

    code: Annotated[str, Meta(description="The code for a computer player that the host made.")]
    name: Annotated[str | None, Meta(description="What the others shall call you.")] = None


class Look(Wants, frozen=True):
    """How to look."""

    pictures: Annotated[
        bool, Meta(description="Show the cards on the table and in the hand as pictures, too.")
    ] = False


class Wait(Wants, frozen=True):
    """For how long."""

    seconds: Annotated[
        int, Meta(ge=1, le=LONGEST_WAIT, description="How long to wait at most.")
    ] = 50


class TellClue(Wants, frozen=True):
    """A card of one's hand, and a clue."""

    card: Annotated[str, Meta(description="A card of your hand, by its id.")]
    clue: Annotated[str, Meta(description="What some, but not all, shall find this card by.")]


class Cards(Wants, frozen=True):
    """Some cards."""

    cards: Annotated[tuple[str, ...], Meta(description="Cards by their ids.")]


class SayThis(Wants, frozen=True):
    """A line of chat."""

    text: Annotated[str, Meta(description="Something friendly and short for all to read.")]


class Tool(Struct, frozen=True):
    """One thing that a model can do."""

    says: str
    wants: type[Wants]
    do: Callable[[Chair, Any], Awaitable[list[Content]]]
    looks: bool = False  # and changes nothing


def listed() -> list[dict[str, object]]:
    """Describe all tools, as the Model Context Protocol wants it."""
    return [
        {
            "name": name,
            "description": tool.says,
            "inputSchema": _shape(tool.wants),
            "annotations": {"readOnlyHint": tool.looks, "openWorldHint": False},
        }
        for name, tool in TOOLS.items()
    ]


async def call(chair: Chair, name: str, arguments: object) -> dict[str, object]:
    """Use a tool; what is refused is told in words, so that the model may choose again."""
    tool = TOOLS[name]
    try:
        return {"content": await tool.do(chair, msgspec.convert(arguments, tool.wants))}
    except msgspec.ValidationError as error:
        problem = f"{name}: {error}"
    except NoSeat:
        problem = NO_SEAT
    except WishRefused as refused:
        problem = f"{refused.message or 'Refused.'} [{refused.reason}]"
    except Dismissed as gone:
        problem = f"Your seat is gone: {gone.reason}. The host may give you another code."
    except NotKept as kept:
        problem = f"{kept} [cannot_read_or_write]"
    except (httpx2.HTTPError, NotPinxit, TimeoutError) as error:
        problem = f"The server does not answer: {error!r}. Try again."
    return {"content": [_text(problem)], "isError": True}


async def _sit_down(chair: Chair, wants: SitDown) -> list[Content]:
    await chair.sit_down(wants.code, wants.name)
    return await _told(chair)


async def _look(chair: Chair, wants: Look) -> list[Content]:
    content = await _told(chair)
    if wants.pictures:
        seen = await chair.pictures(at_hand(chair.client.view))
        for card, (kind, data) in seen.items():
            if kind not in SEEN:
                continue
            content.append(_text(f"{card}:"))
            picture = base64.b64encode(data).decode()
            content.append({"type": "image", "mimeType": kind, "data": picture})
    return content


async def _wait(chair: Chair, wants: Wait) -> list[Content]:
    if await chair.wait(wants.seconds):
        return await _told(chair)
    return [_text("Nothing new yet: wait_for_my_turn again.")]


async def _claim(chair: Chair, _: Nothing) -> list[Content]:
    return await _moved(chair, Claim())


async def _tell(chair: Chair, wants: TellClue) -> list[Content]:
    options = [option for option in chair.client.may if isinstance(option, MayTell)]
    # At a table without words, it is told as players without a voice tell it.
    bounds = options[0] if options else MayTell(cards=(), longest=0)
    return await _moved(chair, Tell(wants.card, clue_of(bounds, wants.clue)))


async def _give(chair: Chair, wants: Cards) -> list[Content]:
    return await _moved(chair, Give(wants.cards))


async def _vote(chair: Chair, wants: Cards) -> list[Content]:
    return await _moved(chair, Vote(wants.cards))


async def _take_back(chair: Chair, _: Nothing) -> list[Content]:
    return await _moved(chair, TakeBack())


async def _say(chair: Chair, wants: SayThis) -> list[Content]:
    await chair.client.say(wants.text)
    return [_text("Said, if the host lets computer players speak here.")]


async def _leave(chair: Chair, _: Nothing) -> list[Content]:
    await chair.client.do(StandUp())
    return [_text("You have left the table.")]


async def _moved(chair: Chair, wish: AnyMove | AnyWish) -> list[Content]:
    await chair.move(wish)
    return [_text("Done."), *await _told(chair)]


async def _told(chair: Chair) -> list[Content]:
    return [_text(tell_table(chair.client, await chair.words()))]


def _text(text: str) -> Content:
    return {"type": "text", "text": text}


def _shape(wants: type[Wants]) -> dict[str, Any]:
    (_,), parts = msgspec.json.schema_components([wants])
    shape = parts[wants.__name__]
    kept = {"type", "properties", "required", "additionalProperties"}
    return {key: value for key, value in shape.items() if key in kept}


TOOLS: Final[Mapping[str, Tool]] = {
    "sit_down": Tool("Take a seat as a computer player, by the host's code.", SitDown, _sit_down),
    "look": Tool("See the table as your seat may see it.", Look, _look, looks=True),
    "wait_for_my_turn": Tool(
        "Wait until you have something to do, a round is revealed, or the game is over.",
        Wait,
        _wait,
        looks=True,
    ),
    "claim": Tool(
        "Claim the first story, where the edition lets people race for it.", Nothing, _claim
    ),
    "tell": Tool("As the storyteller, lay a card of your hand with a clue.", TellClue, _tell),
    "give": Tool("Give cards of your hand that fit the storyteller's clue.", Cards, _give),
    "vote": Tool("Vote for what you take for the storyteller's card.", Cards, _vote),
    "take_back": Tool(
        "Take back what you gave or voted for, to choose again.", Nothing, _take_back
    ),
    "say": Tool("Write something for all at the table.", SayThis, _say),
    "leave": Tool("Leave the table for good.", Nothing, _leave),
}
