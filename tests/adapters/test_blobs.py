"""Where own pictures lie: a folder, a bucket of S3's kind, memory; and what can be wrong there."""

import logging
import os
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex

import pytest

from pinxit.adapters import BadBlobs, open_blobs
from pinxit.adapters.blobs_in_folder import FolderBlobs
from pinxit.adapters.blobs_in_memory import MemoryBlobs
from pinxit.decks.blobs import Blobs, BlobsAway
from tests.adapters.blobs_contract import BlobsContract
from tests.engines.bucket import Bucket, There
from tests.patience import becomes


class TestInMemory(BlobsContract):
    @pytest.fixture
    def blobs(self) -> Blobs:
        return MemoryBlobs()


class TestInFolder(BlobsContract):
    @pytest.fixture
    def blobs(self, tmp_path: Path) -> Blobs:
        return FolderBlobs(tmp_path / "uploads")

    def test_all_of_it_is_for_its_owner_alone(self, tmp_path: Path) -> None:
        before = os.umask(0)
        try:
            FolderBlobs(tmp_path / "uploads").put("own-1/pictures/a.webp", b"x")
        finally:
            os.umask(before)
        made = (tmp_path / "uploads", *(tmp_path / "uploads").rglob("*"))
        assert [path.name for path in made if path.stat().st_mode & 0o077] == []

    def test_a_disk_that_fails_leaves_the_old(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def full(_: int) -> None:
            raise OSError

        blobs = FolderBlobs(tmp_path / "uploads")
        blobs.put("own-1/a", b"old")
        monkeypatch.setattr(os, "fsync", full)
        with pytest.raises(OSError):  # noqa: PT011 (it has no words)
            blobs.put("own-1/a", b"new")
        assert blobs.get("own-1/a", 9) == b"old"
        assert [path.name for path in (tmp_path / "uploads/own-1").iterdir()] == ["a"]

    def test_what_somebody_was_interrupted_at_is_thrown_away(self, tmp_path: Path) -> None:
        blobs = FolderBlobs(tmp_path)
        blobs.put("own-1/pictures/a.webp", b"x")
        (tmp_path / "own-1" / "pictures" / ".new-abc").write_bytes(b"half")
        (tmp_path / ".own-2-gone").mkdir()
        blobs.tidy()
        assert [p.name for p in tmp_path.rglob("*") if p.name.startswith(".")] == []
        assert blobs.names("own-1") == ("own-1/pictures/a.webp",)

    def test_links_are_not_followed(self, tmp_path: Path) -> None:
        secret = tmp_path / "secret"
        (secret / "own-2").mkdir(parents=True)
        blobs = FolderBlobs(tmp_path / "uploads")
        blobs.put("own-1/a", b"x")
        (tmp_path / "uploads" / "own-3").symlink_to(secret)
        (tmp_path / "uploads" / "own-1" / "b").symlink_to(secret)
        assert blobs.folders() == ("own-1",)
        assert blobs.names("own-1") == ("own-1/a",)


class TestInBucket(BlobsContract):
    @pytest.fixture
    def blobs(self, bucket: There, monkeypatch: pytest.MonkeyPatch) -> Blobs:
        for name, value in bucket.environment.items():
            monkeypatch.setenv(name, value)
        return open_blobs(f"{bucket.url}/house-{token_hex(4)}", Path())

    def test_whoever_reads_while_it_is_written_finds_the_old_or_the_new(self, blobs: Blobs) -> None:
        """A bucket promises that itself, and the small server of these tests does not keep it.

        It writes over the file from which it reads; so only what comes after that is asked here.
        """
        both = (b"a" * 60_000, b"b" * 90_000)
        for number in range(8):
            blobs.put("own-1/a", both[number % 2])
            assert blobs.get("own-1/a", 200_000) == both[number % 2]


@pytest.fixture
def own_bucket(bucket: There) -> Iterator[Bucket]:
    """A bucket that a test may end."""
    del bucket  # which says why there can be none
    with Bucket() as server:
        yield server


def test_one_who_is_not_let_in_is_told_so_and_no_secret(
    bucket: There, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in bucket.environment.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(BadBlobs, match="no such bucket"):
        open_blobs("s3://nowhere", Path())
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", "a-wrong-secret")
    with pytest.raises(BadBlobs, match="does not let us in") as refused:
        open_blobs(bucket.url, Path())
    told = repr(refused.value) + str(refused.value)
    assert bucket.key not in told
    assert "a-wrong-secret" not in told


def test_words_may_stand_in_files(
    bucket: There, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name, value in bucket.environment.items():
        (tmp_path / name).write_text(f"{value}\n", encoding="utf-8")
        monkeypatch.setenv(f"{name}_FILE", str(tmp_path / name))
    blobs = open_blobs(f"{bucket.url}/{token_hex(4)}", Path())
    blobs.put("own-1/a", b"x")
    assert blobs.get("own-1/a", 9) == b"x"
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY_FILE", str(tmp_path / "nothing"))
    with pytest.raises(BadBlobs, match="AWS_SECRET_ACCESS_KEY_FILE cannot be read"):
        open_blobs(bucket.url, Path())


@pytest.mark.parametrize(
    "url", ["s3://", "s3:///x", "s3://UP/x", "s3://b/../c d", "s3://key:word@bucket", "gs://bucket"]
)
def test_what_is_no_bucket_is_refused(url: str) -> None:
    with pytest.raises(BadBlobs, match="is s3://bucket or"):
        open_blobs(url, Path())


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({"AWS_ENDPOINT_URL": "ftp://x"}, "AWS_ENDPOINT_URL is https"),
        ({"AWS_ACCESS_KEY_ID": "k", "AWS_SECRET_ACCESS_KEY": ""}, "belong together"),
    ],
)
def test_settings_that_cannot_be_are_named(
    settings: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(BadBlobs, match=expected):
        open_blobs("s3://bucket", Path())


async def test_a_bucket_that_is_away_is_said_once_and_found_again(
    own_bucket: Bucket, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for name, value in own_bucket.there.environment.items():
        monkeypatch.setenv(name, value)
    blobs = open_blobs(own_bucket.there.url, Path())
    blobs.put("own-1/a", b"x")
    own_bucket.kill()
    for _ in range(3):
        with pytest.raises(BlobsAway):
            blobs.get("own-1/a", 9)
        with pytest.raises(BlobsAway):
            blobs.put("own-1/a", b"y")
    told = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert len(told) == 1
    for word in (own_bucket.key, own_bucket.secret, "own-1", "127.0.0.1"):
        assert word not in caplog.text
    own_bucket.start()

    def is_back() -> bool:
        try:
            return blobs.get("own-1/a", 9) == b"x"
        except BlobsAway:
            return False

    await becomes(is_back)
    assert "answers again" in caplog.text


def test_a_server_may_start_before_its_bucket(
    own_bucket: Bucket, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in own_bucket.there.environment.items():
        monkeypatch.setenv(name, value)
    own_bucket.stop()
    blobs = open_blobs(own_bucket.there.url, Path())
    with pytest.raises(BlobsAway):
        blobs.folders()
