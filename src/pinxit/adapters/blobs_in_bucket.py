"""Own pictures in a bucket of S3's kind, so that every node of a house has them.

What an error says may name a bucket, a deck or more: only what kind it was is passed on. A store
that does not answer is asked again after some seconds, and not once for every picture meanwhile.
"""

import logging
import os
import re
from collections.abc import Callable, Mapping
from datetime import timedelta
from pathlib import Path
from threading import Lock
from time import monotonic
from typing import Final, TypeVar
from urllib.parse import urlsplit

import obstore
from obstore.exceptions import (
    BaseError,
    NotFoundError,
    PermissionDeniedError,
    UnauthenticatedError,
)
from obstore.store import S3Store

from pinxit.adapters.errors import BadBlobs
from pinxit.decks.blobs import FOLDER, NAME, BlobsAway, NoBlob, checked_folder, checked_name
from pinxit.secret_files import BEHIND, BadSecret, is_open_to_all, read_setting, too_open

log = logging.getLogger(__name__)

T = TypeVar("T")

# The library has names of its own for these, and raises Python's.
_GONE = (NotFoundError, FileNotFoundError)
_SHUT = (UnauthenticatedError, PermissionDeniedError, PermissionError)
_FAILS = (BaseError, OSError, RuntimeError)

CONNECT: Final = timedelta(seconds=3)
PATIENCE: Final = timedelta(seconds=8)  # for one request; a picture is a tenth of a megabyte
TRIES_END: Final = timedelta(seconds=8)  # after which none is tried again
AWAY_FOR: Final = 3.0  # seconds for which nobody is asked who did not answer
AT_ONCE: Final = 100  # names in one request to delete
_BUCKET: Final = re.compile(r"[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]")
_PREFIX: Final = re.compile(r"[A-Za-z0-9._/-]*")

# As every program for S3 calls them; each may be in a file, which `…_FILE` names.
KEY: Final = "AWS_ACCESS_KEY_ID"
SECRET: Final = "AWS_SECRET_ACCESS_KEY"  # noqa: S105 (what it is called)
TOKEN: Final = "AWS_SESSION_TOKEN"  # noqa: S105 (likewise)
REGION: Final = "AWS_REGION"
ENDPOINT: Final = "AWS_ENDPOINT_URL"


class BucketBlobs:
    """Implements `pinxit.decks.blobs.Blobs`."""

    def __init__(self, store: S3Store) -> None:
        self._store = store
        self._door = Lock()
        self._away_until = 0.0
        self._told = False

    @classmethod
    def open(cls, url: str, environment: Mapping[str, str] = os.environ) -> "BucketBlobs":
        """Open `s3://bucket/prefix`; raise `BadBlobs`. One that does not answer may do so later."""
        found = cls(_store(url, environment))
        found._look()
        return found

    def _look(self) -> None:
        """See whether we are let in: whoever starts a server wants to know at once if not."""
        try:
            obstore.list_with_delimiter(self._store)
        except _FAILS as error:
            status = _status(error)
            if isinstance(error, _SHUT) or status in {401, 403}:
                raise BadBlobs(
                    f"The bucket for pictures does not let us in: look at {KEY}, {SECRET} and what"
                    " that key may do."
                ) from None
            if isinstance(error, _GONE) or status == 404:
                raise BadBlobs("There is no such bucket for pictures.") from None
            self._failed(error)

    def put(self, name: str, data: bytes) -> None:
        """Keep something: a store of this kind shows the old or the new, nothing between."""
        # In one request, and not in parts that somebody would have to put together.
        self._ask(lambda: obstore.put(self._store, checked_name(name), data, use_multipart=False))

    def get(self, name: str, most: int) -> bytes:
        """Return what was kept."""

        def fetch() -> bytes:
            found = obstore.get(self._store, checked_name(name))
            data = bytearray()
            for chunk in found:
                data += chunk
                if len(data) >= most:
                    break
            return bytes(data[:most])

        try:
            return self._ask(fetch)
        except _GONE:
            raise NoBlob(name) from None

    def names(self, folder: str) -> tuple[str, ...]:
        """List all that lies in a folder."""
        listed = self._ask(
            lambda: obstore.list(self._store, prefix=checked_folder(folder)).collect()
        )
        return tuple(sorted(one["path"] for one in listed if NAME.fullmatch(one["path"])))

    def folders(self) -> tuple[str, ...]:
        """List the folders: a thousand of them a request."""
        found = self._ask(lambda: obstore.list_with_delimiter(self._store))
        return tuple(sorted(f for f in found["common_prefixes"] if FOLDER.fullmatch(f)))

    def delete(self, *names: str) -> None:
        """Forget these."""
        for first in range(0, len(names), AT_ONCE):
            some = [checked_name(name) for name in names[first : first + AT_ONCE]]
            try:
                self._ask(lambda some=some: obstore.delete(self._store, some))  # type: ignore[misc]  # it keeps a value of the loop
            except _GONE:  # some stores say so, and most do not
                self._one_by_one(some)

    def _one_by_one(self, names: list[str]) -> None:
        for name in names:
            try:
                self._ask(lambda name=name: obstore.delete(self._store, name))  # type: ignore[misc]  # it keeps a value of the loop
            except _GONE:
                continue

    def delete_all(self, folder: str) -> None:
        """Forget a folder."""
        self.delete(*self.names(folder))

    def tidy(self) -> None:
        """Nothing is ever half done."""

    def _ask(self, work: Callable[[], T]) -> T:
        with self._door:
            if monotonic() < self._away_until:
                raise BlobsAway("it did not answer a moment ago")
        try:
            done = work()
        except _GONE:
            raise
        except _FAILS as error:
            raise BlobsAway(self._failed(error)) from None
        with self._door:
            if self._told:
                self._told = False
                log.warning("the bucket for pictures answers again")
        return done

    def _failed(self, error: Exception) -> str:
        """Ask nobody for a while; say so once."""
        why = _kind(error)
        with self._door:
            self._away_until = monotonic() + AWAY_FOR
            told, self._told = self._told, True
        if not told:
            log.warning("the bucket for pictures cannot be used (%s); it is tried again", why)
        return why


_STATUS: Final = re.compile(r"status code: (\d{3})")
_KINDS: Final = (
    ("timed out", "it takes too long"),
    ("dns", "its name is not known"),
    ("connect", "nobody answers there"),
    ("sending request", "nobody answers there"),
)


def _status(error: Exception) -> int | None:
    """Return what the store has answered with; of lists, the library tells it in words only."""
    found = _STATUS.search(str(error))
    return None if found is None else int(found[1])


def _kind(error: Exception) -> str:
    """Say what kind of error it was, and nothing of what it was about."""
    status = _status(error)
    if isinstance(error, _SHUT) or status in {401, 403}:
        return "it does not let us in"
    if status is not None:
        return f"it answers with {status}"
    told = str(error).partition("Debug source")[0].lower()
    return next((kind for word, kind in _KINDS if word in told), type(error).__name__)


def _store(url: str, environment: Mapping[str, str]) -> S3Store:
    parts = urlsplit(url)
    bucket, prefix = parts.netloc, parts.path.strip("/")
    if not _BUCKET.fullmatch(bucket) or not _PREFIX.fullmatch(prefix) or parts.query:
        raise BadBlobs("A bucket for pictures is s3://bucket or s3://bucket/prefix.")
    said = {name: _setting(name, environment) for name in (KEY, SECRET, TOKEN, REGION, ENDPOINT)}
    endpoint = said[ENDPOINT] or ""
    if endpoint and not endpoint.startswith(("http://", "https://")):
        raise BadBlobs(f"{ENDPOINT} is https://host, or http://host:port within a house.")
    if bool(said[KEY]) != bool(said[SECRET]):
        raise BadBlobs(f"{KEY} and {SECRET} belong together.")
    config = {
        "access_key_id": said[KEY],
        "secret_access_key": said[SECRET],
        "session_token": said[TOKEN],
        "region": said[REGION] or "us-east-1",
        "endpoint": endpoint,
    }
    try:
        return S3Store(
            bucket,
            prefix=prefix or None,
            config={name: value for name, value in config.items() if value},  # type: ignore[arg-type]  # its keys are literals
            client_options={
                "connect_timeout": CONNECT,
                "timeout": PATIENCE,
                "allow_http": endpoint.startswith("http://"),
            },
            retry_config={"max_retries": 2, "retry_timeout": TRIES_END},
        )
    except (BaseError, ValueError, TypeError) as error:
        raise BadBlobs(
            f"The bucket for pictures cannot be used as it is set ({type(error).__name__})."
        ) from None


def _setting(name: str, environment: Mapping[str, str]) -> str | None:
    """Return a setting, from a file if that is what was said."""
    try:
        said = read_setting(environment, name)
    except BadSecret as problem:
        raise BadBlobs(str(problem)) from None
    path = environment.get(f"{name}{BEHIND}")
    if path and is_open_to_all(Path(path)):
        log.warning("%s", too_open(Path(path), f"{name}{BEHIND}"))
    return said
