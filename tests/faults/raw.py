"""A client that is only a socket: what it hears is kept word for word."""

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed

from pinxit.client import Place
from pinxit.protocol import VERSION
from pinxit.protocol.messages import Hello, dump


def hello(place: Place) -> str:
    """Write a hello for a seat."""
    return dump(Hello(protocol=VERSION, table=place.code, token=place.token))


def socket_url(server: str) -> str:
    """Return where sockets are opened."""
    return f"ws{server.removeprefix('http')}/socket"


async def sit(place: Place) -> ClientConnection:
    """Open a socket, say hello, and wait for the welcome."""
    socket = await open_socket(socket_url(place.server), compression=None)
    await socket.send(hello(place))
    assert kind(await socket.recv()) == "welcome"
    return socket


def kind(text: str | bytes) -> str:
    """Return what sort of message this is."""
    return str(msgspec.json.decode(text)["type"])


async def heard_until_the_end(socket: ClientConnection) -> tuple[list[str], int | None]:
    """Return all that comes, and the code with which the server closes."""
    heard: list[str] = []
    try:
        while True:
            heard.append(str(await socket.recv()))
    except ConnectionClosed:
        return heard, socket.close_code
