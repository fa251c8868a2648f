"""A model of one's own, as the adapter meets it: well, nonsense, busy, slow, dear and hostile."""

import json
import logging
import socket
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest

from pinxit.adapters.vision import MOST_ANSWER, VisionModel, settings_from
from pinxit.decks import DeckProblem, DeckReason
from pinxit.decks.describing import Described
from tests.adapters.vision_stand_in import (
    KEY,
    Answer,
    Reply,
    StandIn,
    completion,
    failing,
    said,
    standing_in,
)

GOOD = completion(said(1))


class Asked(msgspec.Struct):
    server: StandIn
    model: VisionModel
    slept: list[float]

    def describe(self, languages: tuple[str, ...] = ("en",)) -> Described:
        return self.model.describe(b"a picture", "image/jpeg", languages)

    def problem(self) -> DeckProblem:
        with pytest.raises(DeckProblem) as raised:
            self.describe()
        assert KEY not in f"{raised.value!r} {raised.value} {raised.value.__cause__!r}"
        return raised.value


@contextmanager
def asking(answer: Answer, *, timeout: float | None = None, **more: str) -> Iterator[Asked]:
    slept: list[float] = []
    with standing_in(answer) as server:
        settings = settings_from(server.environment(**more))
        if timeout is not None:
            settings = msgspec.structs.replace(settings, timeout=timeout)
        with VisionModel(settings, slept.append) as model:
            yield Asked(server, model, slept)


def always(reply: Reply) -> Answer:
    return lambda _number, _heard: reply


def in_turn(*replies: Reply) -> Answer:
    return lambda number, _heard: replies[min(number, len(replies) - 1)]


def test_a_picture_is_sent_with_the_key_and_its_answer_read() -> None:
    with asking(always(completion(said(1, ("en", "pl"))))) as asked:
        told = asked.describe(("en", "pl"))
        (heard,) = asked.server.heard
    assert told.words["pl"].description.startswith("Malowana karta")
    assert len(told.words["en"].associations) == 8
    assert told.themes[0] == "theme 0 of 1"
    assert (heard.path, heard.key) == ("/v1/chat/completions", f"Bearer {KEY}")
    assert heard.body["model"] == "seer-1"
    assert heard.picture == "data:image/jpeg;base64,YSBwaWN0dXJl"
    assert "en (English), pl (Polish)" in heard.said
    assert (asked.model.requests, asked.model.tokens) == (1, 1000)


def test_without_a_key_none_is_sent() -> None:
    with asking(always(GOOD), PINXIT_VISION_KEY="") as asked:
        asked.describe()
        assert asked.server.heard[0].key is None


@pytest.mark.parametrize(
    "wrap",
    [
        "```json\n{}\n```",
        "```\n{}\n```\n",
        "Here it is:\n\n```json\n{}\n```\nEnjoy!",
        "<think>A circle, or {{not}}?</think>\n{}",
        "  {}  ",
    ],
)
def test_a_fence_and_thoughts_are_tolerated(wrap: str) -> None:
    content = wrap.replace("{}", json.dumps(said(1)))
    with asking(always(completion(content))) as asked:
        assert asked.describe().words["en"].description.startswith("A painted card")


def test_a_fence_inside_a_text_is_part_of_it() -> None:
    told = {"languages": {"en": {"description": "``` a sign ```"}}}
    with asking(always(completion(told))) as asked:
        assert asked.describe().words["en"].description == "``` a sign ```"


def test_languages_that_nobody_asked_for_are_left_out() -> None:
    with asking(always(completion(said(1, ("en", "pl", "uk"))))) as asked:
        assert list(asked.describe(("pl",)).words) == ["pl"]


@pytest.mark.parametrize(
    "reply",
    [
        completion("I am sorry, but I cannot help with that."),
        completion(""),
        completion("[" * 100_000),
        completion("```" * 100_000),
        completion({"languages": []}),
        completion({"languages": {"en": "A cat."}}),
        completion({"languages": {"en": {"description": 7}}}),
        completion({"languages": {"en": {"description": None}}}),
        completion({"languages": {"en": {"description": "A cat.", "associations": "cat"}}}),
        completion(said(1, themes=[1, 2])),
        Reply(b"<html>hello</html>"),
        Reply(b""),
        Reply(b"\xff\xfe\x00"),
        Reply(b'{"choices": []}'),
        Reply(b'{"choices": [{"message": {"content": null}}]}'),
        Reply(b'{"choices": [{"message": {"content": "\\ud800"}}]}'),
        Reply(b" " * (MOST_ANSWER + 1)),
        Reply(GOOD.body.replace(b'"total_tokens": 1000', b'"total_tokens": -9')),
    ],
    ids=lambda reply: reply.body[:60],
)
def test_nonsense_is_named_and_not_asked_for_again(reply: Reply) -> None:
    with asking(always(reply)) as asked:
        assert asked.problem().reason is DeckReason.VISION_NONSENSE
        assert len(asked.server.heard) == 1


def test_tokens_of_nonsense_count_as_well() -> None:
    with asking(always(completion("no", tokens=70))) as asked:
        asked.problem()
        assert asked.model.tokens == 70


@pytest.mark.parametrize("status", [429, 500, 502, 503])
def test_a_busy_server_is_asked_again_after_a_while(status: int) -> None:
    busy = failing(status, after="")
    with asking(in_turn(busy, busy, GOOD)) as asked:
        assert asked.describe().words
        assert asked.slept == [1.0, 2.0]
        assert asked.model.requests == 3


@pytest.mark.parametrize(("after", "waits"), [("7", 7.0), ("86400", 30.0), ("soon", 1.0)])
def test_the_server_may_say_how_long_but_not_for_ever(after: str, waits: float) -> None:
    with asking(in_turn(failing(429, after=after), GOOD)) as asked:
        asked.describe()
        assert asked.slept == [waits]


def test_a_server_that_stays_busy_is_given_up() -> None:
    with asking(always(failing(500, told=f"your key {KEY}"))) as asked:
        problem = asked.problem()
        assert (problem.reason, problem.facts["status"]) == (DeckReason.VISION_REFUSED, 500)
        assert len(asked.server.heard) == 4


@pytest.mark.parametrize("status", [201, 302, 400, 401, 403, 404, 413, 422])
def test_a_refusal_is_final_and_repeats_nothing(status: int) -> None:
    echo = Reply(f"bad key {KEY}".encode(), status, {"Location": "http://127.0.0.1:1/"})
    with asking(always(echo)) as asked:
        problem = asked.problem()
        assert (problem.reason, problem.facts["status"]) == (DeckReason.VISION_REFUSED, status)
        assert len(asked.server.heard) == 1


@pytest.mark.parametrize("reply", [Reply(b"", waits=True), Reply(GOOD.body, trickles=True)])
def test_a_slow_server_is_too_slow_in_the_end(reply: Reply) -> None:
    with asking(always(reply), timeout=0.2) as asked:
        problem = asked.problem()
        assert problem.reason is DeckReason.VISION_UNREACHABLE
        assert problem.facts["problem"] == "too slow"
        assert asked.model.requests == 4


def test_nobody_there_is_told_at_once() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    slept: list[float] = []
    named = {"PINXIT_VISION_URL": f"http://127.0.0.1:{port}", "PINXIT_VISION_MODEL": "seer-1"}
    with (
        VisionModel(settings_from(named), slept.append) as model,
        pytest.raises(DeckProblem) as told,
    ):
        model.describe(b"", "image/jpeg", ("en",))
    assert told.value.reason is DeckReason.VISION_UNREACHABLE
    assert slept == []


def test_no_more_requests_are_made_than_allowed() -> None:
    with asking(always(GOOD), PINXIT_VISION_MOST_REQUESTS="2") as asked:
        asked.describe()
        asked.describe()
        problem = asked.problem()
        assert (problem.reason, problem.facts["requests"]) == (DeckReason.VISION_CAP, 2)
        assert len(asked.server.heard) == 2


def test_further_tries_are_requests_too() -> None:
    with asking(always(failing(429)), PINXIT_VISION_MOST_REQUESTS="2") as asked:
        assert asked.problem().reason is DeckReason.VISION_CAP
        assert len(asked.server.heard) == 2


def test_after_too_many_tokens_nothing_more_is_asked() -> None:
    dear = completion(said(1), tokens=600)
    with asking(always(dear), PINXIT_VISION_MOST_TOKENS="1000") as asked:
        asked.describe()
        asked.describe()  # it is paid for, so its answer is kept
        problem = asked.problem()
        assert (problem.reason, problem.facts["tokens"]) == (DeckReason.VISION_CAP, 1200)


def test_a_server_that_counts_nothing_is_held_by_requests_alone() -> None:
    with asking(always(completion(said(1), tokens=None))) as asked:
        asked.describe()
        assert asked.model.tokens == 0


@pytest.mark.parametrize("missing", ["PINXIT_VISION_URL", "PINXIT_VISION_MODEL"])
def test_it_is_off_unless_a_server_and_a_model_are_named(missing: str) -> None:
    named = {"PINXIT_VISION_URL": "http://here", "PINXIT_VISION_MODEL": "seer", missing: " "}
    with pytest.raises(DeckProblem) as told:
        settings_from(named)
    assert (told.value.reason, told.value.facts["missing"]) == (DeckReason.VISION_OFF, (missing,))


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("PINXIT_VISION_URL", "ftp://here"),
        ("PINXIT_VISION_URL", "here:80/v1"),
        ("PINXIT_VISION_URL", "http://"),
        ("PINXIT_VISION_URL", f"http://ola:{KEY}@here"),
        ("PINXIT_VISION_URL", f"http://here:{KEY}"),
        ("PINXIT_VISION_KEY", f"{KEY}\nX-Other: 1"),
        ("PINXIT_VISION_KEY", f"{KEY}ł"),
        ("PINXIT_VISION_MOST_REQUESTS", "0"),
        ("PINXIT_VISION_MOST_TOKENS", "-5"),
        ("PINXIT_VISION_MOST_TOKENS", "many"),
        ("PINXIT_VISION_TIMEOUT", "1e9"),
    ],
)
def test_a_setting_that_cannot_be_is_named_but_not_shown(setting: str, value: str) -> None:
    named = {"PINXIT_VISION_URL": "http://here", "PINXIT_VISION_MODEL": "seer", setting: value}
    with pytest.raises(DeckProblem) as told:
        settings_from(named)
    assert told.value.reason is DeckReason.VISION_SETTING
    assert told.value.facts["setting"] == setting
    assert KEY not in f"{told.value!r} {told.value}"


@pytest.mark.parametrize(
    ("url", "asked"),
    [
        ("http://localhost:11434/v1", "http://localhost:11434/v1/chat/completions"),
        ("http://localhost:11434/v1/", "http://localhost:11434/v1/chat/completions"),
        ("https://here", "https://here/chat/completions"),
        ("https://here/a?version=2", "https://here/a/chat/completions?version=2"),
    ],
)
def test_the_address_is_made_of_the_base(url: str, asked: str) -> None:
    named = {"PINXIT_VISION_URL": url, "PINXIT_VISION_MODEL": "seer"}
    assert str(settings_from(named).address) == asked


def test_settings_and_logs_show_no_key(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with asking(in_turn(failing(429), GOOD)) as asked:
        asked.describe()
        assert KEY not in repr(asked.model.settings)
    assert caplog.records
    assert KEY not in caplog.text
