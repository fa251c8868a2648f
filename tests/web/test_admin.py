"""Watching a server: one token opens it all, what is done there reaches everyone it concerns."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import httpx2
import pytest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families

from pinxit.bootstrap import Config, make_state
from pinxit.client import Client, Dismissed, WishRefused, connect, open_table
from pinxit.places import ADMIN
from pinxit.rules import Phase
from pinxit.table.awake.notice import LONGEST
from pinxit.table.commands import Begin
from pinxit.table.reports import Fault
from pinxit.web import asking
from pinxit.web.app import make_app
from pinxit.web.limits import Limits
from pinxit.web.server import listen, make_server, running
from pinxit.web.tally import APPEND_SECONDS, Tally
from tests.patience import PATIENCE, becomes
from tests.web.house import FakeClock, House, everyone_plays, house, table_of, wish_of

TOKEN = "an-old-secret-of-the-house"  # noqa: S105 (opens only this test)
DOORS = [
    ("GET", "/metrics", None),
    ("GET", "/api/admin", None),
    ("GET", "/api/admin/reports", None),
    ("DELETE", "/api/admin/reports/1", None),
    ("GET", "/api/admin/places", None),
    ("POST", "/api/admin/places", {"place": "203.0.113.7"}),
    ("DELETE", "/api/admin/places/1", None),
    ("DELETE", "/api/admin/tables/{code}", None),
    ("PUT", "/api/admin/notice", {"text": "hello"}),
    ("PUT", "/api/admin/drain", {"on": True}),
]


@asynccontextmanager
async def watched(limits: Limits | None = None) -> AsyncIterator[tuple[House, httpx2.AsyncClient]]:
    """A server, and whoever runs it."""
    async with house(admin_token=TOKEN, limits=limits) as at, visiting(at.url, TOKEN) as http:
        yield at, http


def visiting(url: str, token: str | None) -> httpx2.AsyncClient:
    headers = {} if token is None else {"authorization": f"Bearer {token}".strip()}
    return httpx2.AsyncClient(base_url=url, headers=headers, trust_env=False)


async def reason(answer: httpx2.Response) -> str:
    return str(answer.json()["error"]["reason"])


async def numbers(http: httpx2.AsyncClient) -> dict[str, float]:
    """Read the metrics as Prometheus does."""
    return {
        name if not labels else f"{name}{sorted(labels.items())}": value
        for family in await families(http)
        for name, labels, value, *_ in family.samples
    }


async def families(http: httpx2.AsyncClient) -> list[Metric]:
    answer = await http.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert answer.headers["cache-control"] == "no-store"
    return list(text_string_to_metric_families(answer.text))


# The door


@pytest.mark.parametrize(("method", "path", "body"), DOORS)
@pytest.mark.parametrize("known", [TOKEN, None])
async def test_nothing_is_open_without_the_token(
    method: str, path: str, body: object, known: str | None
) -> None:
    async with house(admin_token=known) as at:
        place = await open_table(at.url, "Ada")
        for token in (None, "", "wrong", TOKEN + "x", TOKEN[:-1], str(place.token), "None"):
            async with visiting(at.url, token) as http:
                answer = await http.request(method, path.format(code=place.code), json=body)
            assert (answer.status_code, await reason(answer)) == (401, "not_admin")
        assert not at.hub.draining
        assert at.hub.notice.text == ""
        assert (await at.hub.live(place.code)).table.code == place.code


@pytest.mark.parametrize("header", [TOKEN, f"Basic {TOKEN}", f"Bearer{TOKEN}", "Bearer"])
async def test_the_token_is_shown_as_a_bearer_shows_it(header: str) -> None:
    async with house(admin_token=TOKEN) as at, visiting(at.url, None) as http:
        answer = await http.get("/api/admin", headers={"authorization": header})
        assert answer.status_code == 401
        right = await http.get("/api/admin", headers={"authorization": f"bEARER  {TOKEN}"})
        assert right.status_code == 200


async def test_a_server_that_remembers_nothing_has_no_token(tmp_path: Path) -> None:
    state = await make_state(Config(database="memory:", data_dir=tmp_path))
    assert state.admin_token is None
    assert not (tmp_path / ADMIN).exists()
    async with running(make_server(make_app(state), state.limits), listen("127.0.0.1", 0)) as url:
        for token in (None, "", "None"):
            async with visiting(url, token) as http:
                for path in ("/metrics", "/api/admin"):
                    assert (await http.get(path)).status_code == 401


async def test_a_token_is_made_once_and_kept_for_its_owner_alone(tmp_path: Path) -> None:
    first = await make_state(Config(data_dir=tmp_path))
    await first.hub.close()
    again = await make_state(Config(data_dir=tmp_path))
    await again.hub.close()
    assert first.admin_token == again.admin_token == (tmp_path / ADMIN).read_text().strip()
    assert len(str(first.admin_token)) >= 43  # 256 bits
    assert (tmp_path / ADMIN).stat().st_mode & 0o777 == 0o600
    chosen = await make_state(Config(data_dir=tmp_path, admin_token=TOKEN))
    await chosen.hub.close()
    assert chosen.admin_token == TOKEN


async def test_tokens_are_compared_in_constant_time_and_as_hashes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compared: list[tuple[bytes, bytes]] = []

    def compare(one: bytes, other: bytes) -> bool:
        compared.append((one, other))
        return one == other

    monkeypatch.setattr(asking, "compare_digest", compare)
    async with house(admin_token=TOKEN) as at:
        for token in ("x", TOKEN):
            async with visiting(at.url, token) as http:
                await http.get("/api/admin")
    assert [len(part) for pair in compared for part in pair] == [32] * 4
    assert [one == other for one, other in compared] == [False, True]


async def test_who_guesses_tokens_is_soon_not_answered() -> None:
    clock = FakeClock()
    limits = Limits(guesses_burst=4, guesses_a_second=0.1)
    async with house(admin_token=TOKEN, limits=limits, clock=clock) as at:
        async with visiting(at.url, "wrong") as http:
            told = [await reason(await http.get("/api/admin")) for _ in range(6)]
        assert told == ["not_admin"] * 4 + ["too_fast"] * 2
        async with visiting(at.url, TOKEN) as http:  # who knows it is held up by nobody
            assert [(await http.get("/api/admin")).status_code for _ in range(9)] == [200] * 9
        async with visiting(at.url, "wrong") as http:
            await clock.advance(10)
            told = [await reason(await http.get("/api/admin")) for _ in range(2)]
        assert told == ["not_admin", "too_fast"]


async def test_a_page_of_others_cannot_use_a_token() -> None:
    async with watched() as (at, http):
        headers = {"origin": "https://elsewhere.example"}
        answer = await http.put("/api/admin/drain", json={"on": True}, headers=headers)
        assert (answer.status_code, await reason(answer)) == (403, "foreign_origin")
        assert not at.hub.draining
        assert (await numbers(http))["pinxit_refusals_total[('reason', 'foreign_origin')]"] == 1


# Looking


async def test_the_overview_tells_how_the_server_is_and_which_tables_are_awake() -> None:
    async with watched() as (at, http), table_of(at, 3, public=True) as players:
        await players[0].do(Begin())
        with pytest.raises(WishRefused):
            await players[1].do(Begin())
        told = (await http.get("/api/admin")).json()
        assert (told["healthy"], told["draining"], told["notice"]) == (True, False, "")
        assert (told["connections"], told["moves"]) == (3, 1)
        assert told["refusals"] == {"not_host": 1}
        assert told["seconds"] >= 0
        (line,) = told["tables"]
        assert (line["code"], line["public"]) == (players[0].place.code, True)
        assert (line["connections"], line["games"]) == (3, 1)
        assert (line["summary"]["people"], line["summary"]["round"]) == (3, 1)
        assert line["label"] == (await at.hub.live(line["code"])).label
        assert line["code"] not in line["label"]


async def test_reports_are_listed_and_cleared() -> None:
    async with watched() as (at, http), table_of(at, 2) as (ada, bruno):
        await bruno.say("something rude")
        await ada.until(lambda: ada.said)
        await ada.report("s2", Fault.RUDE, "They shout.")
        (kept,) = (await http.get("/api/admin/reports")).json()
        report = kept["report"]
        assert (report["by_name"], report["name"], report["fault"]) == (
            "Person 1",
            "Person 2",
            "rude",
        )
        assert (report["text"], report["lines"]) == ("They shout.", ["something rude"])
        assert report["table"] == ada.place.code
        assert kept["at"] == pytest.approx(at.clock.now(), abs=60)
        for _ in range(2):  # done twice, it is still done
            assert (await http.delete(f"/api/admin/reports/{kept['id']}")).status_code == 204
        assert (await http.get("/api/admin/reports")).json() == []


# Closing


async def test_who_sits_at_a_table_that_is_closed_is_told() -> None:
    async with watched() as (at, http), table_of(at, 2) as players, table_of(at, 2) as others:
        code = players[0].place.code
        assert (await http.delete(f"/api/admin/tables/{code.lower()}")).status_code == 204
        for player in players:
            with pytest.raises(Dismissed) as told:
                await player.until(lambda: False, PATIENCE)
            assert told.value.reason == "deleted"
        answer = await http.get(f"/api/tables/{code}")
        assert await reason(answer) == "no_such_table"
        assert [line["code"] for line in (await http.get("/api/admin")).json()["tables"]] == [
            others[0].place.code
        ]
        assert all(other.goodbye is None for other in others)


async def test_a_table_that_sleeps_can_be_closed() -> None:
    async with watched() as (at, http):
        place = await open_table(at.url, "Ada")
        assert len(at.hub.tables) == 0
        assert (await http.delete(f"/api/admin/tables/{place.code}")).status_code == 204
        assert await at.hub.store.wake(place.code) is None
        answer = await http.delete(f"/api/admin/tables/{place.code}")
        assert (answer.status_code, await reason(answer)) == (404, "no_such_table")


async def test_pictures_of_a_table_go_with_it(tmp_path: Path) -> None:
    state = await make_state(Config(data_dir=tmp_path, admin_token=TOKEN))
    server = make_server(make_app(state), state.limits)
    async with running(server, listen("127.0.0.1", 0)) as url, visiting(url, TOKEN) as http:
        place = await open_table(url, "Ada")
        headers = {"authorization": f"Bearer {place.token}"}
        body = {"name": "Ours", "author": "Ada", "licence": "CC0-1.0"}
        path = f"/api/tables/{place.code}/uploads"
        assert (await http.post(path, json=body, headers=headers)).status_code == 201
        folder = tmp_path / "uploads"
        assert len(list(folder.iterdir())) == 1
        await http.delete(f"/api/admin/tables/{place.code}")
        assert list(folder.iterdir()) == []


# A word to everyone


async def test_a_notice_reaches_all_who_are_here_and_who_come_later() -> None:
    async with watched() as (at, http), table_of(at, 2) as players, table_of(at, 2) as others:
        await http.put("/api/admin/notice", json={"text": "  We rest at ten. <b>&</b> "})
        for one in (*players, *others):
            await one.until(partial(reads, one, "We rest at ten. <b>&</b>"), PATIENCE)
        late = await open_table(at.url, "Late")
        async with connect(late) as me:
            await me.until(lambda: me.notice == "We rest at ten. <b>&</b>", PATIENCE)
        assert (await http.get("/api/admin")).json()["notice"] == "We rest at ten. <b>&</b>"
        await http.put("/api/admin/notice", json={"text": "At eleven."})
        await players[0].until(lambda: players[0].notice == "At eleven.", PATIENCE)
        await http.put("/api/admin/notice", json={"text": ""})
        for one in (*players, *others):
            await one.until(partial(reads, one, ""), PATIENCE)
        async with connect(late) as me:
            await asyncio.sleep(0.05)
            assert me.notice == ""


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("x" * (LONGEST + 1), "bad_message"),
        ("\u200b", "bad_message"),
        ("two\nlines", "bad_text"),
        ("\x07", "bad_text"),
        ("a\x00b", "bad_text"),
        ("a\u202eb", "bad_text"),
    ],
)
async def test_a_notice_that_cannot_be_shown_is_refused_by_name(text: str, why: str) -> None:
    async with watched() as (at, http):
        answer = await http.put("/api/admin/notice", json={"text": text})
        assert (answer.status_code, await reason(answer)) == (400, why)
        facts = {} if why == "bad_text" else {"longest": LONGEST}
        assert answer.json()["error"]["facts"] == facts
        assert at.hub.notice.text == ""


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("notice", {}),
        ("notice", {"text": 1}),
        ("notice", {"text": "", "x": 1}),
        ("drain", {"on": 1}),
    ],
)
async def test_what_is_not_understood_is_refused_by_name(path: str, body: object) -> None:
    async with watched() as (_, http):
        answer = await http.put(f"/api/admin/{path}", json=body)
        assert (answer.status_code, await reason(answer)) == (400, "bad_message")


# A quiet end


async def test_a_server_that_drains_begins_nothing_and_ends_what_is_on() -> None:
    async with watched() as (at, http), table_of(at, 3) as players, table_of(at, 3) as waiting:
        await players[0].do(Begin())
        assert (await http.put("/api/admin/drain", json={"on": True})).status_code == 204
        with pytest.raises(WishRefused) as refused:
            await waiting[0].do(Begin())
        assert refused.value.reason == "draining"
        with pytest.raises(WishRefused) as refused:
            await open_table(at.url, "Late")
        assert refused.value.reason == "draining"
        await everyone_plays(*players)
        assert players[0].phase is Phase.OVER
        with pytest.raises(WishRefused) as refused:
            await players[0].do(Begin())
        assert refused.value.reason == "draining"
        told = (await http.get("/api/admin")).json()
        assert told["draining"]
        assert not any(line["summary"]["playing"] for line in told["tables"])
        await http.put("/api/admin/drain", json={"on": False})
        await waiting[0].do(Begin())
        assert (await open_table(at.url, "Late")).code


# Numbers


async def test_the_counters_grow_by_what_was_done() -> None:
    async with watched() as (at, http):
        before = await numbers(http)
        assert before["pinxit_moves_total"] == before["pinxit_connections"] == 0
        async with table_of(at, 3) as players:
            await players[0].do(Begin())
            await _one_move(*players)
            for _ in range(2):
                with pytest.raises(WishRefused):
                    await players[1].do(Begin())
            after = await numbers(http)
            assert after["pinxit_connections"] == 3
            assert after["pinxit_moves_total"] == 2
            assert (after["pinxit_tables_awake"], after["pinxit_games_running"]) == (1, 1)
            assert after["pinxit_refusals_total[('reason', 'not_host')]"] == 2
            assert after["pinxit_draining"] == 0
            await http.put("/api/admin/drain", json={"on": True})
            assert (await numbers(http))["pinxit_draining"] == 1
        await becomes(partial(_nobody_is_counted, http))


async def _nobody_is_counted(http: httpx2.AsyncClient) -> bool:
    return (await numbers(http))["pinxit_connections"] == 0


async def test_the_histogram_adds_up() -> None:
    async with watched() as (at, http), table_of(at, 3) as players:
        await players[0].do(Begin())
        await _one_move(*players)
        (histogram,) = [f for f in await families(http) if f.name == "pinxit_append_seconds"]
        buckets = [sample.value for sample in histogram.samples if "le" in sample.labels]
        assert len(buckets) == len(APPEND_SECONDS) + 1
        assert buckets == sorted(buckets)
        told = {sample.name: sample.value for sample in histogram.samples if not sample.labels}
        assert buckets[-1] == told["pinxit_append_seconds_count"] >= 2
        assert 0 < told["pinxit_append_seconds_sum"] < 60


def test_a_bucket_holds_what_took_no_longer() -> None:
    tally = Tally()
    for seconds in (0.0, 0.001, 0.0011, 5.0, 5.1):
        tally.appended(seconds)
    assert (tally.append_buckets[0], tally.append_buckets[1]) == (2, 1)
    assert tally.append_buckets[-2:] == [1, 1]
    assert tally.append_seconds == pytest.approx(10.1021)


async def test_no_secret_is_among_the_numbers() -> None:
    async with watched() as (at, http), table_of(at, 3) as players:
        await players[0].do(Begin())
        await _one_move(*players)
        await players[0].say("a rude word")
        await http.get("/api/tables/BCDFGX")
        text = (await http.get("/metrics")).text
        live = await at.hub.live(players[0].place.code)
        assert live.table.game is not None
        secrets = [
            *(TOKEN, "Person", "a clue", "a rude word", "BCDFGX", live.label, live.table.game.seed),
            *(secret for player in players for secret in (player.place.code, player.place.token)),
        ]
        assert [secret for secret in secrets if secret is None or secret in text] == []


def reads(client: Client, notice: str) -> bool:
    return client.notice == notice


def _is_playing(client: Client) -> bool:
    return client.phase is not None


async def _one_move(*players: Client) -> None:
    """Let whoever may move first do so."""
    for player in players:
        await player.until(partial(_is_playing, player))
    mover = next(player for player in players if wish_of(player) is not None)
    wish = wish_of(mover)
    assert wish is not None
    await mover.do(wish)
