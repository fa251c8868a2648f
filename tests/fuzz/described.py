"""Requests made from the server's own description, by schemathesis: right ones and wrong ones.

They come from a proxy that the server trusts, each in the name of another address, so that the
limits do not stand in the way.
"""

import itertools
import warnings
from typing import Any

import msgspec
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import checks
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode

from pinxit.protocol.http import ErrorBody
from tests.fuzz.hostile import REASONS, Tally
from tests.fuzz.server import Server
from tests.fuzz.tables import Place
from tests.fuzz.wire import ask, decoded

Case = schemathesis.Case[Any]
CHECKS: list[schemathesis.CheckFunction] = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]
ELSEWHERE = {307, 404, 405}  # what is put into a path may make another path of it


def described(server: Server) -> schemathesis.BaseSchema:
    """Return what the live server says about itself."""
    answer = ask(server.port, b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n", "127.0.1.2")
    return schemathesis.openapi.from_dict(decoded(answer, dict[str, Any]))


def ask_everything(server: Server, host: Place, tally: Tally, examples: int, number: int) -> None:
    """Ask for everything that is described, rightly and wrongly, as a stranger and as a host."""
    asker = _Asker(server, host, tally)
    for read in described(server).get_all_operations():
        assert isinstance(read, Ok), read
        found = read.ok()
        asker.ask(found, GenerationMode.POSITIVE, examples, number)
        if found.body:  # a path of other letters is not wrong, only another one
            asker.ask(found, GenerationMode.NEGATIVE, examples, number)


class _Asker:
    def __init__(self, server: Server, host: Place, tally: Tally) -> None:
        self._server = server
        self._host = host
        self._tally = tally
        self._numbers = itertools.count()

    def ask(self, operation: Any, mode: GenerationMode, examples: int, number: int) -> None:  # noqa: ANN401 (of a library)
        """Ask for one thing, as often as there are examples."""

        @seed(number)
        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            phases=[Phase.generate, Phase.shrink],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def one(case: Case) -> None:
            self._tally.http["described"] += 1
            headers = self._headers(case)
            _judge(case, case.call(self._server.url, headers=headers, allow_redirects=False))

        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of the library, about what it cannot make
            one()
        complaints = self._server.complaints()
        assert not complaints, complaints

    def _headers(self, case: Case) -> dict[str, str]:
        """Be somebody else each time; every second time the host of a table."""
        number = next(self._numbers)
        headers = {"x-forwarded-for": f"10.7.{number // 200 % 200}.{number % 200 + 1}"}
        if number % 2 and (case.method, case.path) != ("DELETE", "/api/tables/{code}"):
            headers["authorization"] = f"Bearer {self._host.token}"
            if "code" in case.path_parameters:
                case.path_parameters["code"] = self._host.code
        return headers


def _judge(case: Case, answer: schemathesis.Response) -> None:
    elsewhere = answer.status_code in ELSEWHERE or _is_no_http(answer)
    case.validate_response(answer, checks=CHECKS[:1] if elsewhere else CHECKS)
    if answer.status_code >= 400 and not _is_no_http(answer):
        reason = msgspec.json.decode(answer.content, type=ErrorBody).error.reason
        assert reason in REASONS, case.as_curl_command()


def _is_no_http(answer: schemathesis.Response) -> bool:
    """Tell whether the server could not even read it: some headers cannot be sent."""
    return answer.status_code == 400 and answer.content == b"Invalid HTTP request received."
