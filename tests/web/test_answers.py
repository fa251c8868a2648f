"""Every operation answers as it says: with its status, what it has declared, and no more."""

from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest
from starlette.responses import Response

from pinxit.client import Client, connect, sit_down
from pinxit.protocol.operation import NOTHING, Media, Operation, Who
from pinxit.protocol.operations import OPERATIONS
from pinxit.rules import Clue, Medium
from pinxit.rules.commands import Claim, Tell
from pinxit.rules.view import Mine
from pinxit.table.commands import Begin, ChangeSettings, Kick, ShareClip
from pinxit.table.reports import Fault
from pinxit.table.settings import Settings
from tests.clips.studio import drawn, sung
from tests.web.house import everyone_plays
from tests.web.test_albums import BRIEFLY
from tests.web.test_uploads import Desk, desk, photo

ADMIN = "a long word that nobody guesses"
Query = dict[str, str] | None
NAMED = {operation.name: operation for operation in OPERATIONS}


class Asker:
    """Asks for operations by their names, and looks at what comes."""

    def __init__(self, here: Desk) -> None:
        self._here = here
        self.asked: set[str] = set()

    async def __call__(
        self, which: str, body: object = None, *, query: Query = None, **parts: object
    ) -> Any:  # noqa: ANN401 (whatever is answered)
        operation = NAMED[which]
        self.asked.add(which)
        mine = self._here.place.token
        token = {Who.SEAT: mine, Who.HOST: mine, Who.ADMIN: ADMIN}.get(operation.who)
        parts = {"code": self._here.place.code, **parts}
        sent = body if isinstance(body, bytes) else msgspec.json.encode(body)
        answer = await self._here.http.request(
            operation.method.upper(),
            self._here.at.url + operation.at(**parts),
            params=query,
            content=None if body is None else sent,
            headers={} if token is None else {"authorization": f"Bearer {token}"},
        )
        check(operation, answer.status_code, answer.headers.get("content-type", ""), answer.content)
        return answer.json() if is_json(operation.answer) else None


def is_json(kind: object) -> bool:
    return kind is not NOTHING and not isinstance(kind, Media)


def check(operation: Operation[Any, Any], status: int, media: str, content: bytes) -> None:
    """Compare an answer with what its operation has declared."""
    kind = operation.answer
    assert status == operation.status, (operation.name, content[:200])
    if isinstance(kind, Media):
        assert media.partition(";")[0] in kind.types, operation.name
    elif kind is NOTHING:
        assert content == b"", operation.name
    else:
        read = msgspec.json.encode(msgspec.json.decode(content, type=kind))
        assert msgspec.json.decode(read) == msgspec.json.decode(content), operation.name


async def test_every_operation_answers_as_it_says(tmp_path: Path) -> None:
    async with desk(tmp_path) as here:
        here.state.admin_token = ADMIN
        ask = Asker(here)
        await look_around(ask)
        await play(here, ask)
        await pair_a_screen(ask)
        await bring_pictures(ask)
        await run_the_server(ask)
        assert ask.asked == set(NAMED)


async def look_around(ask: Asker) -> None:
    for name in ("health", "schema", "description", "socket_description", "about", "choices"):
        await ask(name)
    await ask("public_tables")
    await ask("table_info")
    await ask("qr_code")
    await ask("open_table", {"name": "Ada"})
    decks = await ask("decks", query={"lang": "pl"})
    shown = await ask("deck", deck=decks["default"])
    await ask("picture", name=shown["cards"][0]["small"].removeprefix("/pictures/"))
    await ask("deck_zip", deck=decks["default"], name=decks["default"])


async def play(here: Desk, ask: Asker) -> None:
    taken = await ask("sit_down", {"name": "Bo", "request": "0123456789abcdef"})
    await ask("admit_computer")
    await ask("withdraw_admission")
    admission = (await ask("admit_computer"))["admission"]
    robo = await ask("sit_as_computer", {"admission": admission, "name": "Robo"})
    third = await sit_down(here.at.url, here.place.code, "Cy")
    second = msgspec.structs.replace(third, seat=taken["seat"], token=taken["token"])
    async with connect(here.place) as host, connect(second) as one, connect(third) as two:
        await host.do(ChangeSettings(Settings(decks=(await here.full_deck(3),), house=BRIEFLY)))
        await host.do(Kick(robo["seat"]))
        await host.do(Begin())
        await tell_beyond_words(host, ask)
        await one.report(host.seat or "", Fault.OTHER)
        await everyone_plays(host, one, two)
        code = await two.seat_code()
        await ask("move_seat", {"seat_code": code})
    await ask("game_story", number=1)
    await ask("game_audit", number=1)
    await ask("export")
    secret = (await ask("share_album", {"pictures": True}, number=1))["secret"]
    await ask("album", secret=secret)
    await ask("album_picture", secret=secret, number=1)
    await ask("album_qr", secret=secret)
    await ask("album_clip", secret=secret, number=1)


async def tell_beyond_words(host: Client, ask: Asker) -> None:
    await ask("remove_clip", clip=(await ask("add_clip", sung(), medium="sound"))["clip"])
    clip = (await ask("add_clip", drawn(), medium="drawing"))["clip"]
    await host.do(Claim())
    assert isinstance(host.view.mine, Mine)
    await host.do(Tell(host.view.mine.hand[0], Clue("", Medium.DRAWING, clip)))
    await host.do(ShareClip(clip, shared=True))
    await ask("clip", clip=clip)


async def pair_a_screen(ask: Asker) -> None:
    waiting = await ask("wait_for_table")
    await ask("screen_qr", screen_code=waiting["code"])
    await ask("compare_screen", {"code": waiting["code"]})
    await ask("pair_screen", {"code": waiting["code"], "language": "ro"})
    await ask("screen_fate", {"secret": waiting["secret"]})


async def bring_pictures(ask: Asker) -> None:
    about = {"name": "Ours", "author": "Ada", "licence": "CC0"}
    deck = (await ask("begin_deck", about))["id"]
    await ask("change_deck", {"name": "Really ours"}, deck=deck)
    jpeg = {"name": "kite.jpg"}
    kept = [(await ask("add_picture", photo(n), query=jpeg, deck=deck))["id"] for n in range(3)]
    await ask("whole_picture", deck=deck, picture=kept[0])
    await ask("change_picture", {"title": "A kite"}, deck=deck, picture=kept[0])
    await ask("recut_picture", {}, deck=deck, picture=kept[1])
    await ask("finish_deck", deck=deck)
    await ask("own_decks")
    await ask("remove_picture", deck=deck, picture=kept[0])
    await ask("delete_deck", deck=deck)


async def run_the_server(ask: Asker) -> None:
    for name in ("metrics", "overview"):
        await ask(name)
    (report,) = await ask("reports")
    (clip,) = report["report"]["clips"]
    await ask("reported_clip", number=report["id"], clip=clip["id"])
    await ask("pin_notice", {"text": "We rest at ten."})
    await ask("drain", {"on": True})
    await ask("drain", {"on": False})
    await ask("shut_out", {"place": "192.0.2.7"})
    (place,) = await ask("places")
    await ask("let_in", number=place["id"])
    await ask("clear_report", number=1)
    await ask("close_table", code=(await ask("open_table", {"name": "Di"}))["code"])
    await ask("delete_table")


@pytest.mark.parametrize(
    "wrong",
    [
        Response(b'{"version": "1"}', media_type="application/json"),
        Response(
            b'{"version": "1", "keep_days": null, "contact": null, "secret": 1}',
            media_type="application/json",
        ),
        Response(status_code=204, media_type="application/json"),
    ],
)
def test_an_answer_that_was_not_declared_is_noticed(wrong: Response) -> None:
    with pytest.raises((AssertionError, msgspec.ValidationError)):
        check(NAMED["about"], wrong.status_code, "application/json", bytes(wrong.body))


def test_a_path_is_filled_in_as_it_is_sent() -> None:
    assert NAMED["deck"].at(deck="a/b c") == "/api/decks/a%2Fb%20c"
    assert httpx2.URL("http://x" + NAMED["about"].at()).path == "/api/about"
