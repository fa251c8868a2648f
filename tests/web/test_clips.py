"""Sung, mimed and drawn: who may bring it, who may have it and when, and how it is forgotten."""

import asyncio
import io
import json
import random
import wave
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx2
import pytest
from msgspec import Struct, UnsetType
from msgspec.structs import replace
from PIL import Image

from pinxit.adapters import MemoryStore
from pinxit.adapters.blobs_in_memory import MemoryBlobs
from pinxit.bootstrap import Config, make_state
from pinxit.client import Client, Place, WishRefused, connect, open_table, sit_down
from pinxit.clips import ClipProblem, ClipReason, Kept
from pinxit.clips.clip import DAY, RECORDED
from pinxit.clips.shelf import MEDIA_TYPES, REPORTED, Shelf
from pinxit.decks import DeckProblem, DeckReason
from pinxit.decks.blobs import BlobsAway
from pinxit.decks.darkroom import Darkroom, Reel, Sheet
from pinxit.decks.darkroom.filming import film
from pinxit.rules import Clue, Medium, Phase, Reveal
from pinxit.rules.commands import Claim, Finish, GoOn, Mend, Tell
from pinxit.rules.legal import MayTell
from pinxit.rules.view import Mine, RoundView
from pinxit.table.clips import ClipView
from pinxit.table.commands import (
    AddComputer,
    Begin,
    ChangeSettings,
    Kick,
    Pause,
    ShareClip,
    StandUp,
)
from pinxit.table.reports import Fault
from pinxit.table.settings import Settings, SettingsChange
from pinxit.web.app import make_app
from pinxit.web.clip_desk import ORPHAN_DAYS, REPORTED_DAYS, SWEEP_SECONDS, ClipDesk, Quota
from pinxit.web.limits import Limits
from pinxit.web.server import listen, make_server, running
from tests.clips.studio import MADE, drawn, framed, mimed, sung
from tests.patience import PATIENCE
from tests.web.house import FakeClock, House, house, wish_of

LONG = Settings(decks=("plain",), house={"first": "host", "target": None, "turns_each": 4})
ADMIN = "a long word that nobody guesses"


class Quick(Darkroom):
    """A darkroom without children, for tests of everything around it."""

    async def film(self, reel: Reel) -> Sheet:
        return await asyncio.to_thread(film, reel)


class Evening(Struct):
    """A house, and people at a table in it, of whom the first tells."""

    at: House
    places: list[Place]
    people: tuple[Client, ...]
    http: httpx2.AsyncClient

    @property
    def code(self) -> str:
        return self.places[0].code

    @property
    def desk(self) -> ClipDesk:
        assert self.at.state.clips is not None
        return self.at.state.clips

    @property
    def teller(self) -> Client:
        return next(one for one in self.people if self.tells(one))

    def tells(self, client: Client) -> bool:
        return any(isinstance(option, MayTell) for option in client.may)

    def token(self, client: Client) -> str | None:
        return next(place.token for place in self.places if place.seat == client.seat)

    async def ask(self, method: str, path: str, token: str | None, **more: Any) -> httpx2.Response:  # noqa: ANN401 (what httpx2 takes)
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        return await self.http.request(method, f"{self.at.url}{path}", headers=headers, **more)

    async def bring(
        self, client: Client, medium: str = "sound", data: bytes | None = None
    ) -> httpx2.Response:
        path = f"/api/tables/{self.code}/clips/{medium}"
        sent = MADE[Medium(medium)]() if data is None else data
        return await self.ask("POST", path, self.token(client), content=sent)

    async def brought(self, medium: str = "sound", data: bytes | None = None) -> str:
        answer = await self.bring(self.teller, medium, data)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["clip"])

    async def fetch(self, clip: str, token: str | None) -> httpx2.Response:
        return await self.ask("GET", f"/api/tables/{self.code}/clips/{clip}", token)

    async def take_back(self, clip: str, token: str | None) -> httpx2.Response:
        return await self.ask("DELETE", f"/api/tables/{self.code}/clips/{clip}", token)

    async def tell(self, clip: str | None, medium: str = "sound", text: str = "") -> None:
        teller = self.teller
        card = hand_of(teller)[0]
        await teller.do(Tell(card, Clue(text, Medium(medium), clip)))
        await self.reach(Phase.GIVE)

    async def told(self, medium: str = "sound", data: bytes | None = None) -> str:
        clip = await self.brought(medium, data)
        await self.tell(clip, medium)
        return clip

    async def refused(self, clip: str | None, medium: str = "sound") -> str:
        with pytest.raises(WishRefused) as refusal:
            await self.tell(clip, medium)
        return str(refusal.value.reason)

    async def reach(self, phase: Phase) -> None:
        for client in self.people:
            await client.until(partial(_is_in, client, phase), PATIENCE)

    async def next_round(self) -> None:
        """Give, vote and go on, until somebody may tell again."""
        rng = random.Random(1)
        number = round_of(self.people[0]).number
        while round_of(self.people[0]).number == number:
            for client in self.people:
                wish = wish_of(client, rng)
                if wish is not None and not isinstance(wish, Tell):
                    try:
                        await client.do(wish)
                    except WishRefused:
                        continue
            await asyncio.sleep(0.005)
        await self.reach(Phase.CLUE)


@asynccontextmanager
async def evening(
    players: int = 3,
    settings: Settings = LONG,
    *,
    begun: bool = True,
    **of_the_house: Any,  # noqa: ANN401 (what a house has)
) -> AsyncIterator[Evening]:
    async with AsyncExitStack() as stack:
        at = await stack.enter_async_context(house(**of_the_house))
        assert at.state.clips is not None
        at.state.clips._darkroom = Quick()
        http = await stack.enter_async_context(
            httpx2.AsyncClient(trust_env=False, timeout=PATIENCE)
        )
        yield await people_at(stack, at, http, players, settings, begun=begun)


async def people_at(
    stack: AsyncExitStack,
    at: House,
    http: httpx2.AsyncClient,
    players: int,
    settings: Settings,
    *,
    begun: bool,
) -> Evening:
    host = await open_table(at.url, "Person 1", settings=settings)
    others = [
        await sit_down(at.url, host.code, f"Person {number}") for number in range(2, players + 1)
    ]
    places = [host, *others]
    people = tuple([await stack.enter_async_context(connect(place)) for place in places])
    here = Evening(at, places, people, http)
    if begun:
        await people[0].do(Begin("s1"))
        await here.reach(Phase.CLUE)
    return here


def _is_in(client: Client, phase: Phase) -> bool:
    return client.phase is phase


def round_of(client: Client) -> RoundView:
    assert isinstance(client.view.round, RoundView)
    return client.view.round


def clue_of(client: Client) -> Clue:
    clue = round_of(client).clue
    assert clue is not None
    return clue


def clips_of(client: Client) -> tuple[ClipView, ...]:
    assert not isinstance(client.view.clips, UnsetType)
    return client.view.clips


def hand_of(client: Client) -> tuple[str, ...]:
    assert isinstance(client.view.mine, Mine)
    return client.view.mine.hand


def revealed_to(client: Client) -> str | None:
    assert isinstance(client.view.reveal, Reveal)
    return client.view.reveal.clue.clip


def reason(answer: httpx2.Response) -> str:
    return str(answer.json()["error"]["reason"])


# From one device to the others


@pytest.mark.parametrize("medium", sorted(RECORDED))
async def test_a_clue_beyond_words_is_told_and_played(medium: str) -> None:
    async with evening() as here:
        clip = await here.told(medium)
        for client in here.people:
            assert clue_of(client) == Clue("", Medium(medium), clip)
            (view,) = clips_of(client)
            assert (view.id, view.medium, view.shared) == (clip, medium, False)
            assert view.seconds > 0
            answer = await here.fetch(clip, here.token(client))
            assert answer.status_code == 200
            assert answer.headers["content-type"] == MEDIA_TYPES[Medium(medium)]
            assert answer.headers["cache-control"] == "private, no-store"
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["content-security-policy"] == "default-src 'none'; sandbox"
            check_played(medium, answer.content, view.frames, view.columns)


def check_played(medium: str, data: bytes, frames: int, columns: int) -> None:
    match medium:
        case "sound":
            with wave.open(io.BytesIO(data)) as file:
                assert (file.getframerate(), file.getnframes()) == (16_000, 16_000)
        case "mime":
            assert Image.open(io.BytesIO(data)).size == (64 * columns, 48 * -(-frames // columns))
        case _:
            assert json.loads(data)["v"] == 1


async def test_who_mends_a_caption_keeps_the_clip() -> None:
    async with evening() as here:
        teller = here.teller
        clip = await here.told("mime")
        await teller.do(Mend("somebody who swims"))
        await here.people[1].until(lambda: clue_of(here.people[1]).text == "somebody who swims")
        assert clue_of(here.people[1]).clip == clip


async def test_the_reveal_and_the_story_name_it_still() -> None:
    async with evening() as here:
        clip = await here.told("drawing")
        await here.next_round()
        assert revealed_to(here.people[1]) == clip
        assert [view.id for view in clips_of(here.people[1])] == [clip]
        await here.people[0].do(Finish())
        await here.reach(Phase.OVER)
        story = (await here.ask("GET", f"/api/tables/{here.code}/games/1", None)).json()
        assert [one["id"] for one in story["clips"]] == [clip]
        assert (await here.fetch(clip, here.places[2].token)).status_code == 200


async def test_a_second_game_forgets_none_of_the_first() -> None:
    async with evening() as here:
        clip = await here.told()
        await here.people[0].do(Finish())
        await here.people[0].do(Begin("s1"))
        await here.reach(Phase.CLUE)
        assert clips_of(here.people[1]) == ()
        assert await here.refused(clip) == "clip_told"
        assert (await here.fetch(clip, here.places[1].token)).status_code == 200


# Who may bring one, and tell with it


async def test_only_who_may_tell_may_bring_one() -> None:
    async with evening() as here:
        for client in here.people[1:]:
            answer = await here.bring(client)
            assert (answer.status_code, reason(answer)) == (409, "not_storyteller")
        await here.told()
        assert reason(await here.bring(here.people[0])) == "not_storyteller"


async def test_in_a_race_all_may_and_none_hears_of_another() -> None:
    async with evening(settings=replace(LONG, house={"first": "race"}), begun=False) as here:
        await here.people[0].do(Begin())
        await here.reach(Phase.RACE)
        clips = [(await here.bring(client)).json()["clip"] for client in here.people]
        assert len(set(clips)) == 3
        for client, clip in zip(here.people, clips, strict=True):
            for other in here.people:
                assert (await here.fetch(clip, here.token(other))).status_code == 404
            others = next(one for one in here.people if one is not client)
            assert reason(await here.take_back(clip, here.token(others))) == "no_such_clip"
        await here.people[1].do(Claim())
        await here.reach(Phase.CLUE)
        mine = here.people.index(here.teller)
        assert await here.refused(clips[mine - 1]) == "no_such_clip"
        await here.tell(clips[mine])


async def test_before_and_after_a_game_and_in_a_pause_there_is_nothing_to_tell() -> None:
    async with evening(begun=False) as here:
        assert reason(await here.bring(here.people[0])) == "no_game"
        await here.people[0].do(Begin("s1"))
        await here.reach(Phase.CLUE)
        await here.people[0].do(Pause())
        assert reason(await here.bring(here.people[0])) == "paused"
        await here.people[0].do(Finish())
        assert reason(await here.bring(here.people[0])) == "no_game"


async def test_nobody_else_brings_anything() -> None:
    async with evening() as here, evening() as there:
        path = f"/api/tables/{here.code}/clips/sound"
        for token in (None, "nonsense", there.places[0].token):
            answer = await here.ask("POST", path, token, content=sung())
            assert (answer.status_code, reason(answer)) == (401, "bad_token")
        answer = await here.ask("POST", path.replace("sound", "smell"), here.places[0].token)
        assert (answer.status_code, reason(answer)) == (404, "no_such_page")
        for medium in ("words", "spoken"):
            path = f"/api/tables/{here.code}/clips/{medium}"
            assert (await here.ask("POST", path, here.places[0].token)).status_code == 404


async def test_only_the_media_of_the_table_are_brought() -> None:
    silent = replace(LONG, house={**LONG.house, "media": ["drawing", "words"]})
    async with evening(settings=silent) as here:
        assert reason(await here.bring(here.people[0], "mime")) == "medium_not_allowed"
        await here.told("drawing")


async def test_a_clue_beyond_words_needs_a_clip_of_ones_own() -> None:
    async with evening() as here:
        clip = await here.brought("sound")
        assert await here.refused(None, "mime") == "clip_missing"
        assert await here.refused(clip, "mime") == "no_such_clip"
        assert await here.refused("0" * 36) == "no_such_clip"
        assert await here.refused("../tables") == "no_such_clip"
        await here.tell(clip)


async def test_nobody_is_asked_for_a_clip_out_of_turn() -> None:
    """A disk or a bucket is looked at for whoever may tell, and for nobody else."""
    async with evening() as here:
        clip, asked = await here.brought(), []

        async def look(_code: str, clip: str) -> Kept:
            asked.append(clip)
            raise ClipProblem(ClipReason.NO_SUCH_CLIP)

        here.at.hub.look_for_clip = look
        for client in here.people[1:]:
            with pytest.raises(WishRefused, match="not_storyteller"):
                await client.do(Tell(hand_of(client)[0], Clue("", Medium.SOUND, clip)))
        assert asked == []
        assert await here.refused(clip) == "no_such_clip"
        assert asked == [clip]


async def test_what_was_told_is_not_told_again() -> None:
    async with evening() as here:
        clip = await here.told()
        for _ in here.people:
            await here.next_round()
            if here.teller is here.people[0]:
                break
            await here.tell(None, "spoken")
        assert here.teller is here.people[0]
        assert await here.refused(clip) == "clip_told"


async def test_a_clip_is_for_its_game() -> None:
    async with evening() as here:
        clip = await here.brought()
        await here.people[0].do(Finish())
        await here.people[0].do(Begin("s1"))
        await here.reach(Phase.CLUE)
        assert await here.refused(clip) == "no_such_clip"


async def test_whoever_sits_down_later_has_nothing_of_whoever_sat_there() -> None:
    async with evening(4) as here:
        clip = await here.brought()
        await here.people[0].do(StandUp())
        late = await sit_down(here.at.url, here.code, "Late")
        assert (await here.fetch(clip, late.token)).status_code == 404
        assert reason(await here.take_back(clip, late.token)) == "no_such_clip"


async def test_computers_tell_without_one() -> None:
    rules = {**LONG.house, "media": ["mime", "sound"], "first": "random"}
    async with evening(2, replace(LONG, house=rules), begun=False) as here:
        await here.people[0].do(AddComputer())
        await here.people[0].do(AddComputer())
        host = here.people[0]
        for _ in range(12):
            await host.do(Begin())
            await host.until(lambda: host.phase in {Phase.GIVE, Phase.CLUE}, PATIENCE)
            told = host.phase is Phase.GIVE
            if told:
                clue = clue_of(host)
                assert (clue.medium, clue.clip) == (Medium.MIME, None)
                return
            await host.do(Finish())
        raise AssertionError("no computer ever told")


async def test_a_stranger_is_not_heard_and_not_asked() -> None:
    public = replace(LONG, public=True)
    async with evening(settings=public, begun=False) as here:
        await here.people[0].do(Begin("s2"))
        await here.reach(Phase.CLUE)
        answer = await here.bring(here.people[1])
        assert (answer.status_code, reason(answer)) == (403, "stranger_clip")
        await here.tell(None, "mime", "a swimmer")


# Replaced and taken back


async def test_a_later_one_takes_the_place_of_the_one_before() -> None:
    async with evening() as here:
        first, second = await here.brought(), await here.brought("drawing")
        assert await here.refused(first) == "no_such_clip"
        assert len(here.desk._shelf.of_table(here.code)) == 1
        await here.tell(second, "drawing")


async def test_two_that_come_at_once_leave_one() -> None:
    async with evening() as here:
        answers = await asyncio.gather(*[here.bring(here.people[0], "drawing") for _ in range(4)])
        (left,) = here.desk._shelf.of_table(here.code)
        assert left in [answer.json()["clip"] for answer in answers]
        assert here.desk._number == 1
        await here.tell(left, "drawing")


async def test_what_is_taken_back_is_gone() -> None:
    async with evening() as here:
        clip = await here.brought()
        assert (await here.take_back(clip, here.places[0].token)).status_code == 204
        assert here.desk._shelf.of_table(here.code) == ()
        assert reason(await here.take_back(clip, here.places[0].token)) == "no_such_clip"
        assert await here.refused(clip) == "no_such_clip"


async def test_what_is_taken_back_many_times_at_once_makes_room_for_one() -> None:
    async with evening() as here:
        clip, live = await here.brought(), await here.at.hub.live(here.code)

        async def side_by_side(work: Callable[[], Any]) -> Any:  # noqa: ANN401 (what is asked for)
            await asyncio.sleep(0)
            return work()

        here.desk._do = side_by_side  # type: ignore[method-assign]  # all look before any drops
        wishes = [here.desk.take_back(live, "s1", clip) for _ in range(8)]
        done = await asyncio.gather(*wishes, return_exceptions=True)
        assert [problem for problem in done if problem is None] == [None]
        assert here.desk._number == 0


async def test_what_is_told_is_told() -> None:
    async with evening() as here:
        clip = await here.told()
        answer = await here.take_back(clip, here.places[0].token)
        assert (answer.status_code, reason(answer)) == (409, "clip_told")
        for token in (None, here.places[1].token, "nonsense"):
            assert (await here.take_back(clip, token)).status_code in {401, 409}
        assert (await here.fetch(clip, here.places[1].token)).status_code == 200


async def test_a_told_one_outlasts_those_that_follow() -> None:
    async with evening() as here:
        clip = await here.told()
        await here.next_round()
        await here.brought("drawing")
        await here.brought("drawing")
        assert set(here.desk._shelf.of_table(here.code)) > {clip}
        assert (await here.fetch(clip, here.places[1].token)).status_code == 200


async def test_a_wish_that_is_sent_again_is_done_once() -> None:
    async with evening() as here:
        clip = await here.brought()
        teller = here.teller
        wish = Tell(hand_of(teller)[0], Clue("", Medium.SOUND, clip))
        first = await teller.do(wish, wish_id="once")
        here.desk._shelf.forget(here.code)  # and nobody need be asked where it lies
        assert await teller.do(wish, wish_id="once") == first
        assert len(clips_of(here.people[1])) == 1


# Who may have it, and when


async def test_nobody_has_it_before_it_is_told() -> None:
    async with evening() as here:
        clip = await here.brought()
        for token in (None, *(place.token for place in here.places)):
            answer = await here.fetch(clip, token)
            assert (answer.status_code, reason(answer)) == (404, "no_such_clip")
        assert all(clips_of(client) == () for client in here.people)


async def test_another_table_never_has_it() -> None:
    async with evening() as here:
        clip = await here.told()
        other = await open_table(here.at.url, "Elsewhere")
        assert (await here.fetch(clip, other.token)).status_code == 401
        path = f"/api/tables/{other.code}/clips/{clip}"
        assert reason(await here.ask("GET", path, other.token)) == "no_such_clip"


async def test_spectators_have_it_where_there_are_some() -> None:
    async with evening() as here:
        clip = await here.told()
        assert (await here.fetch(clip, None)).status_code == 200
        await here.people[0].do(ChangeSettings(SettingsChange(spectators=False)))
        answer = await here.fetch(clip, None)
        assert reason(answer) == "no_spectators"
        assert (await here.fetch(clip, "nonsense")).status_code == 401


async def test_a_television_has_it_without_spectators() -> None:
    async with evening(settings=replace(LONG, spectators=False)) as here:
        waiting = (await here.ask("POST", "/api/screens", None)).json()
        body = {"code": waiting["code"], "language": "pl"}
        path = f"/api/tables/{here.code}/screens"
        assert (await here.ask("POST", path, here.places[0].token, json=body)).status_code == 201
        clip = await here.brought()
        assert (await here.fetch(clip, waiting["secret"])).status_code == 404
        await here.tell(clip)
        assert (await here.fetch(clip, waiting["secret"])).status_code == 200


async def test_who_was_sent_away_has_it_no_more() -> None:
    async with evening(4) as here:
        clip = await here.told()
        await here.people[0].do(Kick("s4", ban=True))
        assert (await here.fetch(clip, here.places[3].token)).status_code == 401


async def test_what_arrives_after_the_moment_is_not_kept() -> None:
    async with evening() as here:
        right = here.desk._made

        async def slowly(medium: Medium, data: bytes) -> Any:  # noqa: ANN401 (what is made)
            made = await right(medium, data)
            await here.tell(None, "spoken")
            return made

        here.desk._made = slowly  # type: ignore[method-assign]  # somebody sends two things at once
        assert reason(await here.bring(here.people[0])) == "not_storyteller"
        assert here.desk._shelf.of_table(here.code) == ()


# What is no clip


@pytest.mark.parametrize(
    ("medium", "data", "status", "why"),
    [
        ("sound", b"", 409, "clip_too_short"),
        ("sound", b"\0" * 32_000, 409, "clip_silent"),
        ("sound", sung()[:-1], 400, "broken_clip"),
        ("sound", bytes(640_002), 413, "clip_too_large"),
        ("mime", b"", 409, "clip_too_short"),
        ("mime", mimed(8)[:-1], 400, "broken_clip"),
        ("mime", bytes(4_000), 409, "clip_too_long"),
        ("mime", framed([b"\xff\xd8\xff" + bytes(500)] * 8), 400, "broken_clip"),
        ("mime", framed([b"RIFF\x10\0\0\0WEBPVP8 " + bytes(500)] * 8), 400, "broken_clip"),
        ("mime", bytes(2_000_001), 413, "clip_too_large"),
        ("drawing", b"", 400, "broken_clip"),
        ("drawing", drawn(brush="eraser"), 409, "clip_too_short"),
        ("drawing", b"[" * 60_000, 400, "broken_clip"),
        ("drawing", b" " * 65_537, 413, "clip_too_large"),
        ("drawing", sung(), 400, "broken_clip"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
async def test_what_is_no_clip_is_refused(medium: str, data: bytes, status: int, why: str) -> None:
    async with evening() as here:
        answer = await here.bring(here.people[0], medium, data)
        assert (answer.status_code, reason(answer)) == (status, why)
        assert here.desk._shelf.of_table(here.code) == ()
        await here.told("drawing")


async def test_headers_are_not_believed() -> None:
    """What a client says of a body is no reason to take it for anything."""
    async with evening() as here:
        path = f"/api/tables/{here.code}/clips/drawing"
        clip = ""
        for kind in ("image/svg+xml", "text/html", "audio/wav"):
            headers = {"authorization": f"Bearer {here.places[0].token}", "content-type": kind}
            answer = await here.http.post(here.at.url + path, headers=headers, content=drawn())
            assert answer.status_code == 201
            clip = str(answer.json()["clip"])
        await here.tell(clip, "drawing")
        fetched = await here.fetch(clip, here.places[1].token)
        assert fetched.headers["content-type"] == "application/json"


async def test_who_says_no_length_is_not_read() -> None:
    async with evening() as here:

        async def parts() -> AsyncIterator[bytes]:
            yield sung()

        path = f"/api/tables/{here.code}/clips/sound"
        answer = await here.ask("POST", path, here.places[0].token, content=parts())
        assert (answer.status_code, reason(answer)) == (400, "bad_message")


@pytest.mark.parametrize("problem", [DeckReason.BUSY, DeckReason.PICTURE_TOO_SLOW])
async def test_a_darkroom_that_is_full_says_so(problem: DeckReason) -> None:
    class Full(Darkroom):
        async def film(self, reel: Reel) -> Sheet:  # noqa: ARG002 (a darkroom)
            raise DeckProblem(problem)

    async with evening() as here:
        here.desk._darkroom = Full()
        answer = await here.bring(here.people[0], "mime")
        assert (answer.status_code, reason(answer)) == (429, "clips_busy")
        assert answer.headers["retry-after"]


# Not too much


async def test_one_who_cannot_stop_is_stopped() -> None:
    async with evening(limits=Limits(clips_of_a_seat_burst=3)) as here:
        for _ in range(3):
            await here.brought("drawing")
        answer = await here.bring(here.people[0], "drawing")
        assert (answer.status_code, reason(answer)) == (429, "too_fast")


@pytest.mark.parametrize("limit", ["clips_burst", "clips_of_a_table_burst", "clips_fetched_burst"])
async def test_every_budget_has_an_end(limit: str) -> None:
    async with evening(limits=Limits(**{limit: 1})) as here:
        clip = await here.told("drawing")
        again = [await here.fetch(clip, here.places[1].token) for _ in range(2)]
        await here.next_round()
        again.append(await here.bring(here.teller, "drawing"))
        assert [answer.status_code for answer in again].count(429) == 1


async def test_there_is_room_for_so_many() -> None:
    async with evening() as here:
        here.desk.quota = Quota(clips=1)
        await here.brought()
        answer = await here.bring(here.people[0])
        assert (answer.status_code, reason(answer)) == (503, "no_room_for_clips")


async def test_where_there_is_no_room_there_are_none() -> None:
    async with evening() as here:
        choices = f"{here.at.url}/api/choices"
        assert (await here.http.get(choices)).json()["clips"] is True
        here.desk.quota = Quota(clips=0)
        assert (await here.http.get(choices)).json()["clips"] is False
        assert reason(await here.bring(here.people[0])) == "clips_off"
        await here.tell(None, "mime", "a swimmer")  # as it is the only way at some tables


# Where bytes lie


class Bucket(MemoryBlobs):
    """Blobs that may be away."""

    away = False

    def get(self, name: str, most: int) -> bytes:
        self._check()
        return super().get(name, most)

    def put(self, name: str, data: bytes) -> None:
        self._check()
        super().put(name, data)

    def _check(self) -> None:
        if self.away:
            raise BlobsAway("it rains")


async def test_a_bucket_that_is_away_costs_no_move() -> None:
    bucket = Bucket()
    async with evening(blobs=bucket) as here:
        clip = await here.brought()
        bucket.away = True
        assert await here.refused(clip) == "clips_away"
        answer = await here.bring(here.people[0])
        assert (answer.status_code, reason(answer)) == (503, "clips_away")
        bucket.away = False
        await here.tell(clip)
        bucket.away = True
        assert reason(await here.fetch(clip, here.places[1].token)) == "clips_away"


async def test_a_server_that_restarts_between_knows_it_still(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"

    @asynccontextmanager
    async def serving() -> AsyncIterator[House]:
        state = await make_state(Config(database=database, data_dir=tmp_path))
        server = make_server(make_app(state), state.limits)
        server.before_exit = state.hub.say_goodbye
        async with running(server, listen("127.0.0.1", 0)) as url:
            yield House(url, state.hub, state.hub.clock, state)

    async with AsyncExitStack() as stack, httpx2.AsyncClient(trust_env=False) as http:
        at = await stack.enter_async_context(serving())
        here = await people_at(stack, at, http, 3, LONG, begun=True)
        clip = await here.brought("mime")
        places = here.places
        await stack.aclose()
        at = await stack.enter_async_context(serving())
        moved = [replace(place, server=at.url) for place in places]
        people = tuple([await stack.enter_async_context(connect(place)) for place in moved])
        here = Evening(at, moved, people, http)
        await here.tell(clip, "mime")
        answer = await here.fetch(clip, places[1].token)
        assert answer.status_code == 200
        assert Image.open(io.BytesIO(answer.content)).size == (512, 48)


async def test_it_goes_with_its_table() -> None:
    async with evening() as here:
        await here.told()
        answer = await here.ask("DELETE", f"/api/tables/{here.code}", here.places[0].token)
        assert answer.status_code == 204
        assert here.desk._shelf.tables() == ()


async def test_it_goes_with_a_table_that_is_closed() -> None:
    async with evening(admin_token=ADMIN) as here:
        await here.told()
        answer = await here.ask("DELETE", f"/api/admin/tables/{here.code}", ADMIN)
        assert answer.status_code == 204
        assert here.desk._shelf.tables() == ()


async def test_it_goes_after_its_time() -> None:
    clock = FakeClock()
    async with evening(clock=clock) as here:
        clip = await here.told()
        days = here.desk.quota.days
        await sweep(here, clock, (days - 1) * DAY)
        assert (await here.fetch(clip, here.places[1].token)).status_code == 200
        await sweep(here, clock, 2 * DAY)
        answer = await here.fetch(clip, here.places[1].token)
        assert (answer.status_code, reason(answer)) == (404, "no_such_clip")
        assert here.desk._number == 0


async def test_what_belongs_to_no_table_goes_after_days() -> None:
    clock, store, bucket = FakeClock(), MemoryStore(), MemoryBlobs()
    async with evening(clock=clock, store=store, blobs=bucket) as here:
        await here.told()
        await store.delete(here.code)  # by another node, or in another database
        await sweep(here, clock, DAY)
        assert here.desk._shelf.tables() == (here.code,)
        await sweep(here, clock, ORPHAN_DAYS * DAY)
        assert here.desk._shelf.tables() == ()


async def sweep(here: Evening, clock: FakeClock, seconds: float) -> None:
    clock._now += max(seconds, SWEEP_SECONDS)
    await here.desk.sweep()


# Albums


async def album_of(here: Evening, token: str | None) -> tuple[str, dict[str, Any]]:
    path = f"/api/tables/{here.code}/games/1/album"
    secret = (await here.ask("POST", path, token, json={})).json()["secret"]
    return secret, (await here.http.get(f"{here.at.url}/api/albums/{secret}")).json()


async def a_game_with_two_clips(here: Evening) -> tuple[str, str]:
    first = await here.told("sound")
    await here.next_round()
    second = await here.told("drawing")
    await here.next_round()
    return first, second


async def test_an_album_has_what_whoever_told_it_lets_in() -> None:
    async with evening() as here:
        first, second = await a_game_with_two_clips(here)
        await here.people[1].do(ShareClip(second, shared=True))
        await here.people[0].do(Finish())
        secret, album = await album_of(here, here.places[0].token)
        (clip,) = album["clips"]
        assert (clip["clip"], clip["medium"]) == ("clip:2", "drawing")
        assert [one["clue"]["clip"] for one in album["rounds"]] == [None, "clip:2"]
        assert first not in json.dumps(album)
        assert second not in json.dumps(album)
        answer = await here.http.get(here.at.url + clip["address"])
        assert answer.status_code == 200
        assert answer.content == (await here.fetch(second, here.places[0].token)).content
        for number in (0, 1, 3, 99):
            other = await here.http.get(f"{here.at.url}/api/albums/{secret}/clips/{number}")
            assert (other.status_code, reason(other)) == (404, "no_such_page")
        await here.people[1].do(ShareClip(second, shared=False))
        assert (await here.http.get(here.at.url + clip["address"])).status_code == 404


async def test_nobody_lets_in_what_others_have_told() -> None:
    async with evening() as here:
        clip = await here.told()
        for client in here.people[1:]:
            with pytest.raises(WishRefused) as refusal:
                await client.do(ShareClip(clip, shared=True))
            assert refusal.value.reason == "no_such_clip"
        await here.people[0].do(ShareClip(clip, shared=True))
        await here.people[0].until(lambda: clips_of(here.people[0])[0].shared)
        assert not clips_of(here.people[1])[0].shared


async def test_who_is_sent_away_is_in_no_album() -> None:
    async with evening(4) as here:
        _, second = await a_game_with_two_clips(here)
        await here.people[1].do(ShareClip(second, shared=True))
        await here.people[0].do(Kick("s2"))
        await here.people[0].do(Finish())
        _, album = await album_of(here, here.places[0].token)
        assert album["clips"] == []


async def test_an_album_that_is_taken_back_plays_nothing() -> None:
    async with evening() as here:
        first, _ = await a_game_with_two_clips(here)
        await here.people[0].do(ShareClip(first, shared=True))
        await here.people[0].do(Finish())
        old, album = await album_of(here, here.places[0].token)
        await album_of(here, here.places[0].token)
        answer = await here.http.get(here.at.url + album["clips"][0]["address"])
        assert (answer.status_code, reason(answer)) == (404, "no_such_album")
        assert old in album["clips"][0]["address"]


async def test_an_export_has_no_bytes() -> None:
    async with evening() as here:
        await here.told("drawing")
        await here.people[0].do(Finish())
        path = f"/api/tables/{here.code}/export"
        log = (await here.ask("GET", path, here.places[0].token)).text
        assert '"clip_told/1"' in log
        assert '"strokes"' not in log


# Reports


async def test_a_report_keeps_what_was_told() -> None:
    async with evening(admin_token=ADMIN) as here:
        clip = await here.told("drawing")
        untold = here.people[1]
        await untold.report("s1", Fault.INDECENT, "look")
        (report,) = (await here.ask("GET", "/api/admin/reports", ADMIN)).json()
        assert [one["id"] for one in report["report"]["clips"]] == [clip]
        await here.ask("DELETE", f"/api/tables/{here.code}", here.places[0].token)
        path = f"/api/admin/reports/{report['id']}/clips/{clip}"
        answer = await here.ask("GET", path, ADMIN)
        assert (answer.status_code, answer.json()["v"]) == (200, 1)
        for token in (None, here.places[0].token, here.places[1].token):
            assert (await here.ask("GET", path, token)).status_code == 401
        wrong = f"/api/admin/reports/{report['id'] + 1}/clips/{clip}"
        assert (await here.ask("GET", wrong, ADMIN)).status_code == 404
        await here.ask("DELETE", f"/api/admin/reports/{report['id']}", ADMIN)
        assert (await here.ask("GET", path, ADMIN)).status_code == 404
        assert here.desk._shelf.reported() == ()


async def test_a_report_has_nothing_that_was_not_told() -> None:
    async with evening(admin_token=ADMIN) as here:
        await here.brought("drawing")
        await here.people[1].report("s1", Fault.INDECENT, "look")
        (report,) = (await here.ask("GET", "/api/admin/reports", ADMIN)).json()
        assert report["report"]["clips"] == []
        assert here.desk._shelf.reported() == ()


async def test_what_two_have_reported_is_kept_for_the_other() -> None:
    async with evening(admin_token=ADMIN) as here:
        clip = await here.told("drawing")
        for client in here.people[1:]:
            await client.report("s1", Fault.INDECENT, "look")
        first, second = (await here.ask("GET", "/api/admin/reports", ADMIN)).json()
        await here.ask("DELETE", f"/api/admin/reports/{first['id']}", ADMIN)
        path = f"/api/admin/reports/{second['id']}/clips/{clip}"
        assert (await here.ask("GET", path, ADMIN)).status_code == 200


async def test_a_report_goes_its_way_without_bytes() -> None:
    bucket = Bucket()
    async with evening(admin_token=ADMIN, blobs=bucket) as here:
        clip = await here.told("drawing")
        bucket.away = True
        await here.people[1].report("s1", Fault.INDECENT, "look")
        (report,) = (await here.ask("GET", "/api/admin/reports", ADMIN)).json()
        assert [one["id"] for one in report["report"]["clips"]] == [clip]


async def test_what_goes_with_reports_is_not_kept_for_ever() -> None:
    clock, bucket = FakeClock(), MemoryBlobs()
    async with evening(clock=clock, blobs=bucket) as here:
        await here.told("drawing")
        await here.people[1].report("s1", Fault.INDECENT, "look")
        assert len(bucket.names(REPORTED)) == 1
        await sweep(here, clock, (REPORTED_DAYS + 1) * DAY)
        assert bucket.names(REPORTED) == ()


# Several nodes


async def test_what_one_node_is_brought_another_plays() -> None:
    """Nodes share the store and the blobs; nothing of a clip is told between them but by those."""
    bucket = MemoryBlobs()
    async with evening(blobs=bucket) as here:
        clip = await here.brought()
        other = ClipDesk(here.at.hub, Shelf(bucket), Quick(), Limits())  # it looks for clips now
        await here.tell(clip)
        kept, data = await other.fetch("198.51.100.1", here.code, clip)
        assert kept.clip.id == clip
        assert data.startswith(b"RIFF")
        other.close()


async def test_where_each_node_has_a_folder_a_clip_is_told_where_it_was_brought() -> None:
    async with evening() as here:
        clip = await here.brought()
        brought_to, here.desk._shelf = here.desk._shelf, Shelf(MemoryBlobs())
        assert await here.refused(clip) == "no_such_clip"
        here.desk._shelf = brought_to
        await here.tell(clip)
        here.desk._shelf = Shelf(MemoryBlobs())
        assert reason(await here.fetch(clip, here.places[1].token)) == "no_such_clip"


async def test_a_game_goes_on_where_a_clip_is_lost() -> None:
    bucket = MemoryBlobs()
    async with evening(blobs=bucket) as here:
        clip = await here.told()
        bucket.delete_all(f"clips-{here.code.lower()}")
        assert reason(await here.fetch(clip, here.places[1].token)) == "no_such_clip"
        await here.next_round()
        assert revealed_to(here.people[0]) == clip
        assert wish_of(here.teller) is not GoOn
