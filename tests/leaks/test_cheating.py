"""A cheating client, over real sockets: every trick is refused by its name, and nothing changes."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from pinxit.client import Place
from pinxit.protocol import VERSION
from pinxit.rules import Game
from pinxit.table.awake.live import LiveTable
from pinxit.table.settings import Settings
from pinxit.web.limits import Limits
from tests.leaks.cheat import NOBODYS, Cheat, cheats, get, knock, post

CLUE = {"text": "Hush"}
CARELESS = Limits(guesses_burst=5, guesses_a_second=0.0001)


async def refused(live: LiveTable, trick: Awaitable[str]) -> str:
    """Try something; return why it was refused. The table must be as it was."""
    before = live.table
    reason = await trick
    assert live.table is before, reason
    return reason


def game_of(live: LiveTable) -> Game:
    game = live.table.game
    assert game is not None
    return game


async def to_the_vote(host: Cheat, *others: Cheat) -> None:
    await host.wish("tell", card=host.hand[0], clue=CLUE)
    for other in others:
        await other.look()
        assert await other.wish("give", cards=other.hand[:2]) == "done"


async def begun(host: Cheat, *others: Cheat) -> None:
    assert await host.wish("begin", first=host.place.seat) == "done"
    for cheat in (host, *others):
        await cheat.look()


async def test_while_a_clue_is_looked_for() -> None:
    async with cheats() as (_, live, (host, second, third, fourth)):
        await begun(host, second, third, fourth)
        mine, theirs = third.hand[0], second.hand[0]
        for trick, reason in (
            (third.wish("tell", card=mine, clue=CLUE), "not_storyteller"),
            (host.wish("tell", card=theirs, clue=CLUE), "not_your_card"),
            (host.wish("tell", card=NOBODYS, clue=CLUE), "not_your_card"),
            (host.wish("tell", card=host.hand[0], clue={"text": "\u200b"}), "clue_empty"),
            (host.wish("tell", card=host.hand[0], clue={"text": " "}), "clue_empty"),
            (host.wish("tell", card=host.hand[0], clue={"text": "x" * 201}), "clue_too_long"),
            (third.wish("give", cards=[mine, third.hand[1]]), "wrong_phase"),
            (third.wish("vote", cards=[theirs]), "wrong_phase"),
            (third.wish("take_back"), "wrong_phase"),
            (third.wish("go_on"), "wrong_phase"),
            (third.wish("claim"), "wrong_phase"),
            (third.wish("mend", text="Loud"), "wrong_phase"),
            # Nobody says who they are: the socket knows.
            (third.wish("tell", seat="s1", card=host.hand[0], clue=CLUE), "bad_message"),
            (third.wish("go_on", asker="s1"), "bad_message"),
            (third.wish("skip", seat="s1"), "not_host"),
            # What a table does by itself is nobody's to ask for.
            (third.wish("play_for", seat="s1", move={"do": "go_on"}), "bad_message"),
            (third.wish("pass_host", seat="s3"), "bad_message"),
            (third.wish("clear_seat", seat="s1"), "bad_message"),
            (third.wish("time_out"), "bad_message"),
        ):
            assert await refused(live, trick) == reason


async def test_while_cards_are_given() -> None:
    async with cheats() as (_, live, (host, second, third, fourth)):
        await begun(host, second, third, fourth)
        answer = host.hand[0]
        await host.wish("tell", card=answer, clue=CLUE)
        mine, theirs = third.hand[:3], second.hand[0]
        for trick, reason in (
            (host.wish("give", cards=host.hand[1:3]), "storyteller_waits"),
            (host.wish("tell", card=host.hand[1], clue=CLUE), "wrong_phase"),
            (third.wish("give", cards=[mine[0], theirs]), "not_your_card"),
            (third.wish("give", cards=[mine[0], answer]), "not_your_card"),
            (third.wish("give", cards=[mine[0], NOBODYS]), "not_your_card"),
            (third.wish("give", cards=[mine[0], mine[0]]), "same_card_twice"),
            (third.wish("give", cards=mine), "wrong_number_of_cards"),
            (third.wish("give", cards=[]), "wrong_number_of_cards"),
            (third.wish("vote", cards=[answer]), "wrong_phase"),
            (third.wish("mend", text="Loud"), "not_storyteller"),
            (third.wish("take_back"), "nothing_to_take_back"),
            (third.wish("give", cards=mine[:2], seat="s2"), "bad_message"),
        ):
            assert await refused(live, trick) == reason
        assert await third.wish("give", cards=mine[:2]) == "done"
        for trick, reason in (
            (third.wish("give", cards=mine[1:3]), "already_given"),
            (third.wish("give", cards=mine[:2]), "already_given"),
            (host.wish("mend", text="Too late"), "too_late"),
        ):
            assert await refused(live, trick) == reason
        assert game_of(live).round.laid["s3"] == tuple(mine[:2])


async def test_while_all_vote() -> None:
    async with cheats() as (_, live, (host, second, third, fourth)):
        await begun(host, second, third, fourth)
        await to_the_vote(host, second, third, fourth)
        seen = await third.look()
        own = seen["mine"]["laid"][0]
        others = [card for card in seen["board"] if card not in seen["mine"]["laid"]]
        for trick, reason in (
            (third.wish("vote", cards=[own]), "own_card"),
            (third.wish("vote", cards=[third.hand[0]]), "not_on_table"),
            (third.wish("vote", cards=[second.hand[-1]]), "not_on_table"),
            (third.wish("vote", cards=[NOBODYS]), "not_on_table"),
            (third.wish("vote", cards=[]), "wrong_number_of_votes"),
            (third.wish("vote", cards=others[:2]), "wrong_number_of_votes"),
            (third.wish("vote", cards=[others[0]] * 2), "wrong_number_of_votes"),
            (third.wish("vote", cards=[others[0]], seat="s2"), "bad_message"),
            (third.wish("vote", cards=[others[0]], round=2), "moment_passed"),
            (third.wish("vote", cards=[others[0]], game=2), "moment_passed"),
            (third.wish("vote", cards=[others[0]], phase="give"), "moment_passed"),
            (third.wish("give", cards=third.hand[:2]), "wrong_phase"),
            (host.wish("vote", cards=[others[0]]), "storyteller_waits"),
        ):
            assert await refused(live, trick) == reason
        assert await third.wish("vote", cards=[others[0]]) == "done"
        for card in (others[0], others[1]):
            assert await refused(live, third.wish("vote", cards=[card])) == "already_voted"
        assert game_of(live).round.votes == {"s3": (others[0],)}


async def test_a_wish_with_the_id_of_anothers_is_ones_own() -> None:
    async with cheats() as (_, live, (host, second, third, fourth)):
        await begun(host, second, third, fourth)
        assert await host.wish("tell", name="x", card=host.hand[0], clue=CLUE) == "done"
        trick = third.wish("tell", name="x", card=host.hand[0], clue=CLUE)
        assert await refused(live, trick) == "wrong_phase"
        assert await third.wish("give", name="x", cards=third.hand[:2]) == "done"
        # Sent again it is answered again, and not done again.
        assert await refused(live, third.wish("give", name="x", cards=third.hand[2:4])) == "done"
        assert game_of(live).round.laid["s3"] == tuple(third.known["mine"]["laid"])
        for name in ("", "x" * 65):
            assert await refused(live, third.say_id(name)) == "bad_message"


HOST_ALONE: dict[str, dict[str, Any]] = {
    "begin": {},
    "change_settings": {"settings": {"spectators": False}},
    "add_computer": {},
    "kick": {"seat": "s2"},
    "hand_over": {"seat": "s3"},
    "skip": {"seat": "s2"},
    "stand_in": {"seat": "s2"},
    "pause": {},
    "resume": {},
    "extend": {"seconds": 60},
    "finish": {},
    "unban": {"seat": "s2"},
    "vouch": {"seat": "s2"},
}


async def test_the_tools_of_the_host_are_the_hosts() -> None:
    async with cheats() as (_, live, (host, second, third, fourth)):
        await begun(host, second, third, fourth)
        for do, fields in HOST_ALONE.items():
            assert await refused(live, third.wish(do, **fields)) == "not_host", do


async def test_a_host_learns_nothing_by_the_tools_of_a_host() -> None:
    async with cheats() as (at, live, (host, second, third, fourth)):
        await begun(host, second, third, fourth)
        await to_the_vote(host, second, third, fourth)
        board = (await host.look())["board"]
        tools: dict[str, dict[str, Any]] = {
            "skip": {"seat": "s2"},
            "stand_in": {"seat": "s3"},
            "pause": {},
            "resume": {},
            "kick": {"seat": "s4"},
        }
        for do, fields in tools.items():
            if await host.wish(do, **fields) == "done":
                seen = await host.look()
                assert seen["board"] == board or seen["round"]["phase"] != "vote"
                told = str({name: part for name, part in seen.items() if name != "mine"})
                shown = seen["round"]["phase"] == "reveal"
                for card in set(board) - set(seen["mine"]["laid"]):
                    assert told.count(card) == (1 if not shown else told.count(card))
                assert shown or seen["reveal"] is None
        for path in ("export", "games/1", "games/1/audit"):
            answer = await get(at, f"/api/tables/{live.table.code}/{path}", host.place.token)
            expected = "game_running" if path == "export" else "no_such_game"
            assert answer.json()["error"]["reason"] == expected, path


async def test_the_log_and_the_story_of_a_running_game_are_nobodys() -> None:
    async with cheats() as (at, live, (host, second, third, fourth)):
        await begun(host, second, third, fourth)
        table = f"/api/tables/{live.table.code}"
        elsewhere = await at.hub.open(Settings(decks=("plain",)), "Cheat", None)
        for token, reason in (
            (host.place.token, "game_running"),
            (third.place.token, "not_host"),
            (elsewhere.token, "bad_token"),
            ("x", "bad_token"),
            (None, "bad_token"),
        ):
            answer = await get(at, f"{table}/export", token)
            assert answer.json()["error"]["reason"] == reason
        for number in (0, 1, 2, 999_999_999):
            for page in ("", "/audit"):
                answer = await get(at, f"{table}/games/{number}{page}")
                assert answer.json()["error"]["reason"] == "no_such_game"


async def test_tokens_of_other_tables_other_seats_and_old_devices_open_nothing_more() -> None:
    async with cheats() as (at, live, (host, second, third, fourth)):
        await begun(host, second, third, fourth)
        code = live.table.code
        elsewhere = await at.hub.open(Settings(decks=("plain",)), "Cheat", None)
        for token in (elsewhere.token, "", "x", "x" * 5000, second.place.seat):
            async with knock(at, Place(at.url, code, None, token)) as cheat:
                assert cheat.heard[0]["reason"] == "bad_token"
                assert await cheat.end() == 4401
        seat_code = (await third.say({"type": "ask_seat_code"}))["code"]
        moved = (await post(at, "/api/seats", {"seat_code": seat_code})).json()
        assert await third.end() == 4409
        assert third.heard[-1]["reason"] == "moved"
        async with knock(at, third.place) as cheat:
            assert await cheat.end() == 4401
        again = await post(at, "/api/seats", {"seat_code": seat_code})
        assert again.json()["error"]["reason"] == "bad_seat_code"
        async with knock(at, Place(at.url, code, "s3", moved["token"])) as cheat:
            assert cheat.heard[0]["seat"] == "s3"


async def test_whoever_looks_on_beside_their_seat_sees_no_more() -> None:
    async with cheats() as (at, live, (host, second, third, fourth)):
        await begun(host, second, third, fourth)
        await host.wish("tell", card=host.hand[0], clue=CLUE)
        await second.wish("give", cards=second.hand[:2])
        async with knock(at, Place(at.url, live.table.code, None, None)) as cheat:
            seen = cheat.heard[0]["sections"]
            assert (seen["mine"], seen["may"], seen["board"]) == (None, [], [])
            assert "plain/" not in str({**seen, "table": None})
            for message in (
                {"type": "do", "id": "1", "wish": {"do": "go_on"}},
                {"type": "say", "text": "psst"},
                {"type": "ask_seat_code"},
            ):
                assert (await cheat.say(message))["reason"] == "not_at_table"
            hello = {"type": "hello", "protocol": VERSION, "table": live.table.code}
            assert (await cheat.say({**hello, "token": host.place.token}))["reason"] == "bad_hello"


@pytest.mark.parametrize("version", [-1, -(2**63), 0, 10**6, 2**63, 2**64])
async def test_a_version_that_never_was_brings_the_whole_view_and_no_more(version: int) -> None:
    async with cheats() as (at, _, (host, second, third, fourth)):
        await begun(host, second, third, fourth)
        async with knock(at, third.place) as honest, knock(at, third.place, version=version) as one:
            ours, theirs = honest.heard[0], one.heard[0]
            for message in (ours, theirs):
                message["sections"].pop("clock")
                message["sections"].pop("sitters")
            assert ours == theirs


@pytest.mark.parametrize("version", [1.5, "1", [], {}])
async def test_a_version_that_is_none_is_refused(version: object) -> None:
    async with cheats(3) as (at, _, (host, *_)), knock(at, host.place, version=version) as cheat:
        assert cheat.heard[0]["reason"] == "bad_hello"
        assert await cheat.end() == 4400


async def test_pictures_are_the_same_for_everyone_and_asking_for_them_tells_nothing() -> None:
    async with cheats() as (at, live, (host, second, third, fourth)):
        await begun(host, second, third, fourth)
        cards = (await get(at, "/api/decks/plain")).json()["cards"]
        path = {card["id"]: card["large"] for card in cards}
        game, before = game_of(live), live.table
        kinds = set()
        for card in (third.hand[0], second.hand[0], game.pile[0], game.pile[-1]):
            answers = [await get(at, path[card], token) for token in (None, third.place.token)]
            one, other = ({**a.headers, "date": ""} for a in answers)
            assert one == other
            assert answers[0].content == answers[1].content
            same = {name: value for name, value in one.items() if name not in OF_THE_PICTURE}
            kinds.add(tuple(sorted(same.items())))
        assert len(kinds) == 1
        assert live.table is before


OF_THE_PICTURE = {"etag", "content-length", "date"}


async def test_chat_has_no_address_and_no_other_room() -> None:
    async with cheats() as (_, _, (host, second, third, fourth)):
        for more in ({"to": "s2"}, {"seat": "s1"}, {"table": "ABCDEF"}):
            answer = await third.say({"type": "say", "text": "psst", **more})
            assert answer["reason"] == "bad_message"
        answer = await third.say({"type": "say", "text": "x" * 301})
        assert answer["reason"] == "bad_message"
        await third.say_and_wait("psst")
        for other in (host, second, fourth):
            told = await other.hear()
            while told["type"] != "talk":
                told = await other.hear()
            assert [said["seat"] for said in told["said"]] == ["s3"]
        no_chat = {"chat": False, "decks": ["plain"], "house": {"first": "host", "give": 2}}
        assert await host.wish("change_settings", settings=no_chat) == "done"
        assert (await third.say({"type": "say", "text": "psst"}))["reason"] == "no_chat"


GUESSES: dict[str, Callable[[str, int], tuple[str, str, object]]] = {
    "codes of tables": lambda _, n: ("GET", f"/api/tables/BBBBB{'BCDFGHJKLM'[n]}", None),
    "seats at tables": lambda _, n: (
        "POST",
        f"/api/tables/BBBBB{'BCDFGHJKLM'[n]}/seats",
        {"name": "Cheat"},
    ),
    "codes of seats": lambda _, n: ("POST", "/api/seats", {"seat_code": f"BBBBBBB{n}"}),
    "tokens": lambda code, n: ("GET", f"/api/tables/{code}/export?{n}", None),
}


@pytest.mark.parametrize("what", GUESSES)
async def test_who_guesses_is_soon_not_even_answered(what: str) -> None:
    async with cheats(3, CARELESS) as (at, live, (host, *_)):
        code = live.table.code
        reasons = []
        for n in range(8):
            method, path, body = GUESSES[what](code, n)
            asked = get(at, path, f"guess {n}") if method == "GET" else post(at, path, body)
            reasons.append((await asked).json()["error"]["reason"])
        assert reasons[4] in {"no_such_table", "bad_seat_code", "bad_token"}
        assert reasons[5:] == ["too_fast"] * 3
        # Also a code that is right is not answered now, or else the answer would tell.
        assert (await get(at, f"/api/tables/{code}")).status_code == 429
        for token in (None, "x"):
            async with knock(at, Place(at.url, code, None, token)) as cheat:
                assert cheat.heard[0]["reason"] == "too_fast"
                assert await cheat.end() == 4429
        # Whoever sits there is not kept out by others behind the same address.
        async with knock(at, host.place) as honest:
            assert honest.heard[0]["seat"] == host.place.seat


async def test_who_guesses_by_hello_is_soon_not_even_answered() -> None:
    async with cheats(3, CARELESS) as (at, live, (host, *_)):
        reasons = []
        for n in range(7):
            code, token = (live.table.code, "x") if n % 2 else ("BBBBBB", None)
            async with knock(at, Place(at.url, code, None, token)) as cheat:
                reasons.append(cheat.heard[0]["reason"])
        assert set(reasons[:5]) == {"bad_token", "no_such_table"}
        assert reasons[5:] == ["too_fast"] * 2
        assert await host.wish("set_ready", ready=True) == "done"  # who is in stays in


async def test_what_is_right_is_no_guess() -> None:
    async with cheats(3, CARELESS) as (at, live, (host, *_)):
        for _ in range(8):
            assert (await get(at, f"/api/tables/{live.table.code}")).status_code == 200
            async with knock(at, host.place) as cheat:
                assert cheat.heard[0]["type"] == "welcome"
