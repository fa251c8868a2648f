"""Describing cards by a model of one's own: any server that speaks as OpenAI's chat does.

It is off unless the environment names a server and a model. The key is sent to that server and
goes nowhere else: not into errors, not into logs. What the server says in its errors is not
repeated either, as some repeat the key.
"""

import base64
import contextlib
import ipaddress
import re
import ssl
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Final, Self

import httpx2
import msgspec
from msgspec import Meta, Struct

from pinxit.decks.describing import Described, Words
from pinxit.decks.problems import DeckProblem, DeckReason
from pinxit.locales import LANGUAGES
from pinxit.secret_files import BEHIND, BadSecret, read_setting
from pinxit.trust import distrust, usual

URL: Final = "PINXIT_VISION_URL"
MODEL: Final = "PINXIT_VISION_MODEL"
KEY: Final = "PINXIT_VISION_KEY"
TIMEOUT: Final = "PINXIT_VISION_TIMEOUT"
MOST_REQUESTS: Final = "PINXIT_VISION_MOST_REQUESTS"
MOST_TOKENS: Final = "PINXIT_VISION_MOST_TOKENS"

WAITS: Final = (1.0, 2.0, 4.0)  # seconds, before each further try
DEFAULT_TIMEOUT: Final = 120
DEFAULT_REQUESTS: Final = 200
DEFAULT_TOKENS: Final = 500_000
LONGEST_WAIT: Final = 30.0  # seconds between two tries, whatever the server wishes
MOST_ANSWER: Final = 1024**2  # bytes
TOO_MANY: Final = 429
FENCE: Final = "```"

# Decks speak more languages than the house; these by name, others by their codes.
_NAMES: Final = {
    "de": "German",
    "fr": "French",
    "es": "Spanish",
    "it": "Italian",
    **{language.code: language.english for language in LANGUAGES.values()},
}
_HINTS: Final = {
    401: f"is {KEY} right?",
    403: f"is {KEY} right?",
    404: f"are {URL} and {MODEL} right?",
    413: "the picture is too large for it",
    TOO_MANY: "too many requests",
}
# More clues than a card needs: those that another card has already are left out.
_PROMPT: Final = """\
This picture is a card of a party game in which players give clues to pictures. Put it into words \
for players who cannot see it. Answer with one JSON object and nothing else:
{"languages": {"CODE": {"description": "…", "associations": ["…"]}}, "themes": ["…"]}
with these languages as CODE, each written in that language: LANGUAGES.
description: what a person sees, in one or two sentences of at most 380 characters. Name who and \
what is there, doing what; explain nothing, do not begin with "the picture shows".
associations: eight short clues that a witty player might give, each of at most 50 characters, \
leading in different directions: a feeling, a play on words, a story, one abstract word, something \
said aloud. They do not name what is plainly to be seen.
themes: forty short phrases in English, each of at most 40 characters, for what the picture may \
stand for: feelings, ideas, tales, films, proverbs, situations of life.
No markup."""


class Settings(Struct, frozen=True, kw_only=True):
    """Which server is asked, and how much of it."""

    url: str  # of the server, without /chat/completions
    model: str
    key: str = ""
    timeout: float = DEFAULT_TIMEOUT  # seconds for one request
    most_requests: int = DEFAULT_REQUESTS  # those that are tried again among them
    most_tokens: int = DEFAULT_TOKENS  # as the server counts them

    def __repr__(self) -> str:
        """Show nothing that is secret."""
        return f"Settings(server={self.server!r}, model={self.model!r})"

    @property
    def server(self) -> str:
        """The server's name, for people."""
        return httpx2.URL(self.url).host

    @property
    def address(self) -> httpx2.URL:
        """Where a model is asked."""
        base = httpx2.URL(self.url)
        return base.copy_with(path=f"{base.path.rstrip('/')}/chat/completions")


def settings_from(environment: Mapping[str, str]) -> Settings:
    """Read the settings; raise if there are none, or what is wrong with one."""
    said = {name: environment.get(name, "").strip() for name in (URL, MODEL)}
    said[KEY] = _key(environment)
    missing = tuple(name for name in (URL, MODEL) if not said[name])
    if missing:
        raise DeckProblem(DeckReason.VISION_OFF, missing=missing)
    # A header of other characters fails with a message that shows it.
    if not re.fullmatch(r"[!-~]*", said[KEY]):
        raise _bad_setting(KEY, "plain characters without spaces")
    return Settings(
        url=_checked_url(said[URL]),
        model=said[MODEL],
        key=said[KEY],
        timeout=_number(environment, TIMEOUT, DEFAULT_TIMEOUT),
        most_requests=_number(environment, MOST_REQUESTS, DEFAULT_REQUESTS),
        most_tokens=_number(environment, MOST_TOKENS, DEFAULT_TOKENS),
    )


def _key(environment: Mapping[str, str]) -> str:
    """Return the key, which may lie in a file."""
    try:
        return (read_setting(environment, KEY) or "").strip()
    except BadSecret:
        wanted = f"a file with the key in it, and {KEY} left out"
        raise _bad_setting(f"{KEY}{BEHIND}", wanted) from None


def _checked_url(text: str) -> str:
    try:
        url = httpx2.URL(text)
    except httpx2.InvalidURL:
        # Without the cause: it may show what is written there.
        raise _bad_setting(URL, "an address") from None
    if url.scheme not in {"http", "https"} or not url.host:
        raise _bad_setting(URL, "http://… or https://…, such as http://localhost:11434/v1")
    if url.userinfo:
        raise _bad_setting(URL, f"no password in it; {KEY} is for that")
    return text


def _number(environment: Mapping[str, str], name: str, otherwise: int) -> int:
    said = environment.get(name, "").strip()
    if not said:
        return otherwise
    if not re.fullmatch(r"[0-9]{1,9}", said) or int(said) == 0:
        raise _bad_setting(name, "a whole number from 1")
    return int(said)


def _bad_setting(name: str, wanted: str) -> DeckProblem:
    return DeckProblem(DeckReason.VISION_SETTING, setting=name, wanted=wanted)


# What a server answers


class _Message(Struct, frozen=True):
    content: str


class _Choice(Struct, frozen=True):
    message: _Message


_Count = Annotated[int, Meta(ge=0)]


class _Usage(Struct, frozen=True):
    prompt_tokens: _Count = 0
    completion_tokens: _Count = 0
    total_tokens: _Count | None = None

    @property
    def tokens(self) -> int:
        parts = self.prompt_tokens + self.completion_tokens
        return max(parts, self.total_tokens or 0)


class _Counted(Struct, frozen=True):
    usage: _Usage | None = None


class _Completion(Struct, frozen=True):
    choices: Annotated[tuple[_Choice, ...], Meta(min_length=1)]


class _Said(Struct, frozen=True):
    description: str
    associations: tuple[str, ...] = ()


class _Answer(Struct, frozen=True):
    languages: dict[str, _Said]
    themes: tuple[str, ...] = ()


class VisionModel:
    """A describer that asks a server. It counts what it asks for, and stops at its caps."""

    def __init__(
        self,
        settings: Settings,
        sleep: Callable[[float], None] = time.sleep,
        ssl_context: ssl.SSLContext | None = None,
    ) -> None:
        self.settings = settings
        self.requests = 0
        self.tokens = 0
        self._sleep = sleep
        # Behind a proxy, others are reached through it; this computer is not.
        self._http = httpx2.Client(
            timeout=settings.timeout,
            trust_env=not _is_here(settings.server),
            verify=ssl_context or usual(),
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *why: object) -> None:
        self._http.close()

    def describe(self, picture: bytes, media_type: str, languages: tuple[str, ...]) -> Described:
        """Say what is on a picture; raise a `DeckProblem` if there is no answer to be had."""
        data = self._asked(self._question(picture, media_type, languages))
        with _sense():
            usage = msgspec.json.decode(data, type=_Counted).usage
            self.tokens += usage.tokens if usage else 0
            completion = msgspec.json.decode(data, type=_Completion)
            answer = read_answer(completion.choices[0].message.content)
        words = {
            language: Words(description=said.description, associations=said.associations)
            for language, said in answer.languages.items()
            if language in languages
        }
        return Described(words=words, themes=answer.themes)

    def _question(self, picture: bytes, media_type: str, languages: tuple[str, ...]) -> bytes:
        """Write a request; with nothing optional in it, as servers differ in what they refuse."""
        named = ", ".join(f"{code} ({_NAMES.get(code, code)})" for code in languages)
        url = f"data:{media_type};base64,{base64.b64encode(picture).decode()}"
        content = [
            {"type": "text", "text": _PROMPT.replace("LANGUAGES", named)},
            {"type": "image_url", "image_url": {"url": url}},
        ]
        messages = [{"role": "user", "content": content}]
        return msgspec.json.encode({"model": self.settings.model, "messages": messages})

    def _asked(self, question: bytes) -> bytes:
        """Ask, and ask again if the server is only busy."""
        for wait in WAITS:
            try:
                return self._once(question)
            except _Busy as busy:
                self._sleep(min(wait if busy.wait is None else busy.wait, LONGEST_WAIT))
        try:
            return self._once(question)
        except _Busy as busy:
            raise busy.problem from busy

    def _once(self, question: bytes) -> bytes:
        self._count()
        try:
            return self._posted(question)
        except httpx2.ConnectError as error:  # nobody is there, and nobody will be in a second
            raise self._unreachable(distrust(error) or "no connection") from error
        except httpx2.TimeoutException as error:
            raise _Busy(self._unreachable("too slow")) from error
        except httpx2.TransportError as error:
            raise _Busy(self._unreachable("the connection broke")) from error

    def _count(self) -> None:
        if self.requests >= self.settings.most_requests:
            raise DeckProblem(DeckReason.VISION_CAP, requests=self.requests, setting=MOST_REQUESTS)
        if self.tokens >= self.settings.most_tokens:
            raise DeckProblem(DeckReason.VISION_CAP, tokens=self.tokens, setting=MOST_TOKENS)
        self.requests += 1

    def _posted(self, question: bytes) -> bytes:
        deadline = time.monotonic() + self.settings.timeout
        # Unpacked, an answer could be of any size, so it is to come as it is.
        headers = {"Content-Type": "application/json", "Accept-Encoding": "identity"}
        if self.settings.key:
            headers["Authorization"] = f"Bearer {self.settings.key}"
        with self._http.stream(
            "POST", self.settings.address, content=question, headers=headers
        ) as answer:
            if answer.status_code != httpx2.codes.OK:
                raise _refused(answer)
            return _read(answer, deadline)

    def _unreachable(self, problem: str) -> DeckProblem:
        return DeckProblem(
            DeckReason.VISION_UNREACHABLE, server=self.settings.server, problem=problem
        )


class _Busy(Exception):
    """Worth another try; after the last one, the problem counts."""

    def __init__(self, problem: DeckProblem, wait: float | None = None) -> None:
        super().__init__(problem)
        self.problem = problem
        self.wait = wait  # seconds, if the server has a wish


def _refused(answer: httpx2.Response) -> Exception:
    status = answer.status_code
    hint = {"hint": _HINTS[status]} if status in _HINTS else {}
    problem = DeckProblem(DeckReason.VISION_REFUSED, status=status, **hint)
    if status != TOO_MANY and not answer.is_server_error:
        return problem
    said = answer.headers.get("Retry-After", "")
    return _Busy(problem, float(said) if re.fullmatch(r"[0-9]{1,6}", said) else None)


def _read(answer: httpx2.Response, deadline: float) -> bytes:
    """Read an answer within limits; a trickle would never be too slow for httpx2."""
    data = bytearray()
    for chunk in answer.iter_raw():
        data += chunk
        if len(data) > MOST_ANSWER:
            raise DeckProblem(DeckReason.VISION_NONSENSE, problem="far too long")
        if time.monotonic() > deadline:
            raise httpx2.ReadTimeout("a trickle")
    return bytes(data)


def read_answer(content: str) -> _Answer:
    """Read what a model wrote: JSON, perhaps after some thinking and inside a fence."""
    said = content.rpartition("</think>")[2]
    start, end = said.find(FENCE), said.rfind(FENCE)
    if start < end and not said.lstrip().startswith("{"):
        said = said[start + len(FENCE) : end].lstrip().removeprefix("json")
    with _sense():
        return msgspec.json.decode(said, type=_Answer)


@contextlib.contextmanager
def _sense() -> Iterator[None]:
    """Take what cannot be read for nonsense; where it cannot be read may be told."""
    try:
        yield
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        where = str(error)[:100] if isinstance(error, msgspec.ValidationError) else "no JSON"
        raise DeckProblem(DeckReason.VISION_NONSENSE, problem=where) from error


def _is_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
