"""The evidence of a finished game, as anybody may ask for it."""

import msgspec

from pinxit.protocol.http import GameAudit
from pinxit.rules.audit import audit
from pinxit.rules.chance import hash_of
from pinxit.table.commands import Begin
from tests.web.house import everyone_plays, house, table_of
from tests.web.test_http import get


async def test_evidence_is_for_finished_games_and_for_strangers() -> None:
    async with house() as at, table_of(at, 4, house={"target": None, "turns_each": 1}) as people:
        code = people[0].place.code
        address = f"{at.url}/api/tables/{code}/games/1/audit"
        assert (await get(address)).json()["error"]["reason"] == "no_such_game"
        await people[0].do(Begin())
        running = await get(address)
        assert (running.status_code, running.json()["error"]["reason"]) == (404, "no_such_game")
        game = people[0].view.game
        assert game
        promise = game.seed_hash
        assert game.seed is None
        await everyone_plays(*people)
        answer = await get(f"{at.url}/api/tables/{code.lower()}/games/1/audit")
        assert answer.headers["cache-control"] == "no-store"
        told = msgspec.json.decode(answer.content, type=GameAudit)
        assert (told.table, told.game) == (code, 1)
        assert set(told.names) == {"s1", "s2", "s3", "s4"}
        assert told.evidence.promise == promise == hash_of(told.evidence.seed)
        verdict = audit(told.evidence)
        assert verdict.broken == ()
        assert len(verdict.checks) > 8
        assert not any(str(person.place.token) in answer.text for person in people)


async def test_a_second_game_has_another_promise() -> None:
    async with house() as at, table_of(at, 3, house={"target": 3}) as people:
        url = f"{at.url}/api/tables/{people[0].place.code}/games"
        for _ in range(2):
            await people[0].do(Begin())
            await everyone_plays(*people)
        first, second = [(await get(f"{url}/{number}/audit")).json() for number in (1, 2)]
        assert first["evidence"]["promise"] != second["evidence"]["promise"]
        assert (await get(f"{url}/3/audit")).status_code == 404
