"""The password that opens tables: asked for there and nowhere else, and seldom guessed."""

import logging

import httpx2
import pytest

from pinxit.client import WishRefused, open_table, sit_down
from pinxit.web.limits import Limits
from pinxit.web.password import TablePassword
from tests.web.house import FakeClock, House, house

PASSWORD = "zażółć gęślą jaźń"  # noqa: S105 (of a server that lives for a test)


async def refusal(at: House, password: str | None) -> str:
    try:
        await open_table(at.url, "Ada", password=password)
    except WishRefused as refused:
        return refused.reason
    return ""


async def test_a_table_is_opened_by_whoever_knows_the_password() -> None:
    async with house() as at:
        at.state.table_password = TablePassword(PASSWORD)
        assert await refusal(at, None) == "needs_password"
        assert await refusal(at, "another one") == "wrong_password"
        place = await open_table(at.url, "Ada", password=PASSWORD)
        await sit_down(at.url, place.code, "Bo")  # nobody is asked for anything


async def test_keyboards_may_write_it_each_in_its_own_way() -> None:
    async with house() as at:
        at.state.table_password = TablePassword(PASSWORD)
        apart = "zaz\u0307o\u0301łc\u0301 ge\u0328s\u0301la\u0328 jaz\u0301n\u0301 "
        assert await refusal(at, apart) == ""


async def test_it_can_be_guessed_as_often_as_a_code_and_not_more() -> None:
    limits = Limits(guesses_burst=3, guesses_a_second=1 / 1000)
    async with house(limits=limits, clock=FakeClock()) as at:
        at.state.table_password = TablePassword(PASSWORD)
        tried = [await refusal(at, f"guess number {number}") for number in range(5)]
        assert tried == ["wrong_password"] * 3 + ["too_fast"] * 2
        assert await refusal(at, PASSWORD) == "too_fast"  # or the limit would limit nothing
        for _ in range(5):
            assert await refusal(at, None) == "needs_password"  # who tries none guesses none


async def test_who_guesses_it_everywhere_holds_up_nobody_who_has_a_code() -> None:
    limits = Limits(guesses_burst=100, all_guesses_burst=2, all_guesses_a_second=1 / 1000)
    async with house(limits=limits, clock=FakeClock()) as at:
        place = await open_table(at.url, "Ada")
        at.state.table_password = TablePassword(PASSWORD)
        assert [await refusal(at, "guess guess") for _ in range(3)][-1] == "too_fast"
        await sit_down(at.url, place.code, "Bo")


async def test_no_table_is_counted_for_who_does_not_know_it() -> None:
    async with house(limits=Limits(tables_burst=1, tables_a_second=1 / 1000)) as at:
        at.state.table_password = TablePassword(PASSWORD)
        for _ in range(3):
            await refusal(at, "another one")
        assert await refusal(at, PASSWORD) == ""


async def test_it_is_neither_kept_nor_logged_nor_answered(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    async with house() as at, httpx2.AsyncClient(trust_env=False) as http:
        at.state.table_password = known = TablePassword(PASSWORD)
        body = {"name": "Ada", "password": "wrong wrong"}
        answer = await http.post(f"{at.url}/api/tables", json=body)
        assert answer.status_code == 403
        assert "wrong wrong" not in answer.text
        assert PASSWORD.encode() not in repr(vars(known)).encode()
    assert "wrong wrong" not in caplog.text


async def test_without_a_password_none_is_needed_and_one_does_no_harm() -> None:
    async with house() as at:
        assert await refusal(at, None) == ""
        assert await refusal(at, "something") == ""
