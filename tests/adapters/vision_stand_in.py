"""A server that stands in for a vision model: it answers as told, and remembers what it heard."""

import json
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from msgspec import Struct

KEY = "sk-a-very-secret-key-2718"
WORDS = {
    "en": ("A painted card number {n}, with large circles on it.", "clue {i} of {n}"),
    "pl": ("Malowana karta numer {n}, a na niej wielkie koła.", "hasło {i} do {n}"),
    "uk": ("Намальована картка номер {n}, з великими колами.", "натяк {i} до {n}"),
}


class Reply(Struct, frozen=True):
    """What the server answers once."""

    body: bytes
    status: int = 200
    headers: Mapping[str, str] = {}
    waits: bool = False  # until the server is closed
    trickles: bool = False  # a byte at a time


class Heard(Struct, frozen=True):
    """What it was asked."""

    path: str
    key: str | None
    body: dict[str, object]
    said: str  # what was asked in words
    picture: str  # the data: URL


def said(number: int, languages: tuple[str, ...] = ("en",), **more: object) -> dict[str, object]:
    """Say what a good model says; other words to each card."""
    words = {}
    for language in languages:
        description, clue = WORDS[language]
        clues = [clue.format(i=i, n=number) for i in range(8)]
        words[language] = {"description": description.format(n=number), "associations": clues}
    themes = [f"theme {i} of {number}" for i in range(50)]
    return {"languages": words, "themes": themes, **more}


def completion(content: object, tokens: int | None = 1000, status: int = 200) -> Reply:
    """Answer as such servers do; what is no text is written as JSON."""
    text = content if isinstance(content, str) else json.dumps(content)
    told: dict[str, object] = {"choices": [{"message": {"role": "assistant", "content": text}}]}
    if tokens is not None:
        told["usage"] = {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": tokens}
    return Reply(json.dumps(told).encode(), status)


def failing(status: int, *, after: str = "0", told: str = "") -> Reply:
    """Answer with an error; some servers repeat what they were sent."""
    return Reply(told.encode(), status, {"Retry-After": after} if after else {})


Answer = Callable[[int, Heard], Reply]


class StandIn:
    """The server. `answer` is given the number of the request, from 0, and what was heard."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.heard: list[Heard] = []
        self.closing = threading.Event()
        self.lock = threading.Lock()
        self.url = ""

    def environment(self, **more: str) -> dict[str, str]:
        """Return how a user names this server."""
        return {
            "PINXIT_VISION_URL": self.url,
            "PINXIT_VISION_MODEL": "seer-1",
            "PINXIT_VISION_KEY": KEY,
            **more,
        }


@contextmanager
def standing_in(answer: Answer) -> Iterator[StandIn]:
    """Run a server for as long as the block runs."""
    stand_in = StandIn(answer)

    class Handler(BaseHTTPRequestHandler):
        timeout = 10

        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            text, picture = body["messages"][0]["content"]
            heard = Heard(
                self.path,
                self.headers["Authorization"],
                body,
                text["text"],
                picture["image_url"]["url"],
            )
            with stand_in.lock:
                number = len(stand_in.heard)
                stand_in.heard.append(heard)
            reply = answer(number, heard)
            if reply.waits:
                stand_in.closing.wait(10)
            self.send_response(reply.status)
            for name, value in reply.headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(reply.body)))
            self.end_headers()
            for number in range(len(reply.body) if reply.trickles else 0):
                self.wfile.write(reply.body[number : number + 1])
                self.wfile.flush()
                if stand_in.closing.wait(0.02):
                    return
            if not reply.trickles:
                self.wfile.write(reply.body)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (its name there)
            pass

    class Server(ThreadingHTTPServer):
        daemon_threads = True

        def handle_error(self, request: object, client_address: object) -> None:
            pass  # who asked has gone away, as is the point of some tests

    server = Server(("127.0.0.1", 0), Handler)
    stand_in.url = f"http://127.0.0.1:{server.server_port}/v1"
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield stand_in
    finally:
        stand_in.closing.set()
        server.shutdown()
        server.server_close()
        thread.join(10)
