"""What holds secrets is for its owner alone: wherever it lies, and by any umask."""

import asyncio
import io
import logging
import os
import stat
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import httpx2
import numpy as np
import pytest
from PIL import Image

from pinxit import private
from pinxit.adapters import open_store
from pinxit.bootstrap import Config, make_state
from pinxit.client import open_table, trusting
from pinxit.places import ADMIN, KEY, admin_token, secret_key
from pinxit.players.words.embedding import Vectors
from pinxit.players.words.space import DIMENSIONS
from pinxit.players.words.vector_store import VectorStore
from pinxit.table.ports import Listing
from pinxit.table.settings import Settings
from pinxit.web.certificate import own_certificate
from tests.patience import PATIENCE
from tests.serving import PINXIT, AsyncServer, free_port, quietly

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows knows no such modes")


@contextmanager
def umask(mask: int) -> Iterator[None]:
    old = os.umask(mask)
    try:
        yield
    finally:
        os.umask(old)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def open_to_others(folder: Path) -> list[str]:
    """Name all in a folder that others could read, write or enter."""
    return [
        f"{path.relative_to(folder)} {mode(path):o}"
        for path in folder.rglob("*")
        if mode(path) & 0o077
    ]


def photo() -> bytes:
    file = io.BytesIO()
    Image.effect_noise((400, 600), 60).save(file, "png")
    return file.getvalue()


@pytest.mark.parametrize("there", [True, False])
async def test_a_server_leaves_nothing_open(tmp_path: Path, *, there: bool) -> None:
    """In a folder that somebody else has made for all to read, as systemd and containers do."""
    data = tmp_path / "data"
    if there:
        data.mkdir()
        data.chmod(0o755)
    elsewhere = tmp_path / "elsewhere" / "deep" / "tables.sqlite3"
    port, ca = free_port(), data / "tls.crt"
    where = ("--tls", "--data-dir", data, "--database", f"sqlite:///{elsewhere}")
    with umask(0):
        server = AsyncServer(quietly(port, *where), port, ca=ca)
        server.begin()
    try:
        await server.until_it_serves()
        await _play_and_upload(server.url, ca)
        made = {path.name for path in (*data.rglob("*"), *elsewhere.parent.iterdir())}
        assert {ADMIN, KEY, "tls.key", "album.json", "wholes", "texts"} <= made
        beside = {f"tables.sqlite3{suffix}" for suffix in ("", "-wal", "-shm", ".lock")}
        assert beside <= made
        assert open_to_others(data) == open_to_others(tmp_path / "elsewhere") == []
        assert mode(tmp_path / "elsewhere") == 0o700
        assert mode(data) == (0o755 if there else 0o700)  # what others made is theirs
    finally:
        await server.kill()


async def _play_and_upload(url: str, ca: Path) -> None:
    trust = trusting(ca)
    place = await open_table(url, "Ada", ssl_context=trust)
    headers = {"authorization": f"Bearer {place.token}"}
    base = f"{url}/api/tables/{place.code}/uploads"
    async with httpx2.AsyncClient(
        base_url=base, headers=headers, verify=trust, trust_env=False, timeout=PATIENCE
    ) as http:
        about = {"name": "Ours", "author": "Ada", "licence": "CC0-1.0", "language": "en"}
        deck = (await http.post(base, json=about)).raise_for_status().json()["id"]
        (await http.post(f"/{deck}/pictures?name=a.png", content=photo())).raise_for_status()
        (await http.post(f"/{deck}/finish")).raise_for_status()


def by_certificate(data: Path) -> None:
    own_certificate(data, ("localhost",))


def by_a_game_in_the_terminal(data: Path) -> None:
    def compute(texts: Sequence[str]) -> Vectors:
        return np.ones((len(texts), DIMENSIONS), np.float32)

    VectorStore(compute, data / "vectors.bin").vectors(("a clue that nobody has told before",))


def by_a_deck(data: Path) -> None:
    photos = data.parent / "photos"
    photos.mkdir()
    (photos / "a.png").write_bytes(photo())
    words = ("deck", "import", str(photos), "--data-dir", str(data), "--id", "ours")
    subprocess.run((PINXIT, *words), check=True, capture_output=True, timeout=PATIENCE)


def by_nothing(data: Path) -> None:
    del data


@asynccontextmanager
async def started(config: Config) -> AsyncIterator[None]:
    """Put a server together as `pinxit serve` does, and let it go again."""
    state = await make_state(config)
    try:
        await state.hub.open(Settings(), "Ada", None)
        yield
    finally:
        await state.hub.close()
        state.downloads.close()


@pytest.mark.parametrize(
    "first", [by_certificate, by_a_game_in_the_terminal, by_a_deck, by_nothing]
)
async def test_whatever_comes_first_makes_a_private_folder(
    tmp_path: Path, first: Callable[[Path], None]
) -> None:
    data = tmp_path / "data"
    with umask(0o000):
        await asyncio.to_thread(first, data)
        async with started(Config(data_dir=data)):
            assert mode(data) == 0o700
            found = [name for name in open_to_others(data) if not name.startswith("decks")]
            assert found == []


async def test_all_that_is_open_in_a_folder_that_was_there_is_closed(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    with umask(0o000):
        for first in (by_certificate, by_a_game_in_the_terminal):
            first(data)
        async with started(Config(data_dir=data)):
            pass
        own_deck = data / "uploads" / f"own-{'a' * 24}"
        own_deck.mkdir(parents=True)
        (own_deck / "album.json").write_text("{}", encoding="utf-8")
        for path in (data, *data.rglob("*")):
            path.chmod(0o777 if path.is_dir() else 0o666)
        by_certificate(data)
        by_a_game_in_the_terminal(data)
        async with started(Config(data_dir=data)):
            assert mode(data) == 0o777  # what others made is theirs
            kept = [name for name in open_to_others(data) if not name.startswith("tls.crt")]
            assert kept == []


async def test_the_usual_folder_is_closed_whoever_opened_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pinxit.places.user_data_path", lambda *_, **__: tmp_path / "pinxit")
    (tmp_path / "pinxit").mkdir()
    (tmp_path / "pinxit").chmod(0o755)
    async with started(Config()):
        assert mode(tmp_path / "pinxit") == 0o700


async def test_a_file_that_is_open_to_others_is_closed_at_the_start(tmp_path: Path) -> None:
    database = tmp_path / "pinxit.sqlite3"
    store = await open_store(f"sqlite:///{database}")
    await store.create("ABCD", [b"one"], Listing(), 1.0)
    wide = [database, *(database.with_name(f"{database.name}{s}") for s in ("-wal", "-shm"))]
    secret_key(tmp_path)
    admin_token(tmp_path)
    own_certificate(tmp_path, ("localhost",))
    wide += [tmp_path / name for name in (KEY, ADMIN, "tls.key")]
    for path in wide:
        path.chmod(0o644)
    again = await open_store(f"sqlite:///{database}")
    secret_key(tmp_path)
    admin_token(tmp_path)
    own_certificate(tmp_path, ("localhost",))
    assert open_to_others(tmp_path) == []
    assert len(await again.read("ABCD")) == 1
    await again.close()
    await store.close()


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root gives files away")
def test_what_is_not_ours_is_said_and_left(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "pinxit.sqlite3"
    path.touch()
    path.chmod(0o644)
    os.chown(path, 4711, -1)
    with caplog.at_level(logging.WARNING):
        private.make_file(path)
    assert mode(path) == 0o644
    assert f"{path} is open to others (mode 644)" in caplog.text


@pytest.mark.parametrize("mask", [0o000, 0o022, 0o077, 0o777])
def test_no_umask_changes_anything(tmp_path: Path, mask: int) -> None:
    with umask(mask):
        private.make_folder(tmp_path / "a" / "b")
        private.make_file(tmp_path / "a" / "made")
        private.write(tmp_path / "a" / "written", b"x")
        private.write_whole(tmp_path / "a" / "b" / "whole", b"x")
    assert {mode(tmp_path / "a"), mode(tmp_path / "a" / "b")} == {0o700}
    files = [path for path in (tmp_path / "a").rglob("*") if path.is_file()]
    assert {path.name: mode(path) for path in files} == dict.fromkeys(
        ("made", "written", "whole"), 0o600
    )


def test_a_disk_without_modes_can_be_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "fchmod", refuse)
    monkeypatch.setattr(Path, "chmod", refuse)
    private.write_whole(tmp_path / "a" / "secret.key", b"x")
    (tmp_path / "wide").touch(0o644)
    private.make_file(tmp_path / "wide")
    assert "not ours to close" in caplog.text


def test_a_link_is_not_written_through(tmp_path: Path) -> None:
    theirs = tmp_path / "theirs"
    theirs.write_text("precious", encoding="utf-8")
    (tmp_path / "secret.new").symlink_to(theirs)
    private.write_whole(tmp_path / "secret.key", b"mine")
    assert theirs.read_text(encoding="utf-8") == "precious"
    assert (tmp_path / "secret.key").read_bytes() == b"mine"


def test_a_folder_that_is_taken_for_a_database_stays_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    folder.chmod(0o755)
    private.make_file(folder)
    assert mode(folder) == 0o755


def test_own_decks_of_earlier_servers_are_closed(tmp_path: Path) -> None:
    folder = tmp_path / "own-1"
    (folder / "pictures").mkdir(parents=True)
    (folder / "pictures" / "a.webp").touch()
    (folder / "link").symlink_to(tmp_path / "theirs")
    (tmp_path / "theirs").touch(0o644)
    for path in (folder, folder / "pictures"):
        path.chmod(0o755)
    private.narrow_all(folder)
    assert (mode(folder), mode(folder / "pictures")) == (0o700, 0o700)
    assert mode(folder / "pictures" / "a.webp") & 0o077 == 0
    assert mode(tmp_path / "theirs") == 0o644
