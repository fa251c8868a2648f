"""What every place for own pictures promises; each adapter is tried by the same words."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from pinxit.decks.blobs import Blobs, NoBlob

MANY = 150  # more than a bucket deletes at once


class BlobsContract:
    """Inherited by the tests of each adapter, which bring a fixture `blobs`."""

    def test_what_was_kept_is_there(self, blobs: Blobs) -> None:
        blobs.put("own-1/pictures/a.small.webp", b"small")
        blobs.put("own-1/album.json", b"{}")
        assert blobs.get("own-1/pictures/a.small.webp", 100) == b"small"
        assert blobs.get("own-1/album.json", 100) == b"{}"

    def test_what_is_kept_again_takes_the_place_of_the_old(self, blobs: Blobs) -> None:
        for data in (b"a long one", b"short", b""):
            blobs.put("own-1/album.json", data)
            assert blobs.get("own-1/album.json", 100) == data
        assert blobs.names("own-1") == ("own-1/album.json",)

    def test_no_more_is_read_than_was_asked_for(self, blobs: Blobs) -> None:
        blobs.put("own-1/a", bytes(range(256)) * 4000)
        assert blobs.get("own-1/a", 100) == bytes(range(100))

    def test_what_is_not_there_is_said_to_be_so(self, blobs: Blobs) -> None:
        with pytest.raises(NoBlob):
            blobs.get("own-1/a", 100)
        blobs.put("own-1/a", b"1")
        for name in ("own-1/b", "own-2/a", "own-1/a/b"):
            with pytest.raises(NoBlob):
                blobs.get(name, 100)

    def test_what_was_deleted_is_gone_and_need_not_have_been_there(self, blobs: Blobs) -> None:
        blobs.put("own-1/a", b"1")
        blobs.put("own-1/b", b"2")
        blobs.delete("own-1/a", "own-1/never", "own-9/never")
        assert blobs.names("own-1") == ("own-1/b",)
        blobs.delete()

    def test_a_folder_is_listed_with_all_that_is_in_it_and_no_other(self, blobs: Blobs) -> None:
        kept = ("own-1/album.json", "own-1/pictures/a.webp", "own-1/wholes/a.webp")
        for name in (*kept, "own-12/album.json", "own-2/album.json"):
            blobs.put(name, b"x")
        assert blobs.names("own-1") == kept
        assert blobs.names("own-3") == ()
        assert blobs.folders() == ("own-1", "own-12", "own-2")

    def test_a_folder_goes_with_all_that_is_in_it_and_no_other(self, blobs: Blobs) -> None:
        for name in ("own-1/album.json", "own-1/pictures/a.webp", "own-12/album.json"):
            blobs.put(name, b"x")
        blobs.delete_all("own-1")
        blobs.delete_all("own-7")
        assert blobs.folders() == ("own-12",)
        assert blobs.names("own-12") == ("own-12/album.json",)

    def test_any_number_is_listed_and_deleted(self, blobs: Blobs) -> None:
        for number in range(MANY):
            blobs.put(f"own-1/pictures/{number:03}.webp", b"x")
        assert len(blobs.names("own-1")) == MANY
        blobs.delete_all("own-1")
        assert blobs.names("own-1") == ()

    @pytest.mark.parametrize(
        "name",
        [
            *("", "own-1", "own-1//a", "own-1/a\n", "own-1/a b", "own-1\\a", "own-1/a/b/c/d"),
            *("../secret.key", "own-1/../../secret.key", "/etc/passwd"),
            *("own-1/.hidden", "own-1/%2e%2e/a"),
        ],
    )
    def test_no_name_leads_elsewhere(self, blobs: Blobs, name: str) -> None:
        for ask in (
            lambda: blobs.put(name, b"x"),
            lambda: blobs.get(name, 9),
            lambda: blobs.delete(name),
        ):
            with pytest.raises(ValueError, match="no name"):
                ask()
        for folder in (name, "..", "."):
            if folder != "own-1":
                with pytest.raises(ValueError, match="no name"):
                    blobs.delete_all(folder)
                with pytest.raises(ValueError, match="no name"):
                    blobs.names(folder)

    def test_whoever_reads_while_it_is_written_finds_the_old_or_the_new(self, blobs: Blobs) -> None:
        both = (b"a" * 60_000, b"b" * 90_000)
        blobs.put("own-1/a", both[0])
        done = threading.Event()

        def write() -> None:
            for number in range(1, 41):
                blobs.put("own-1/a", both[number % 2])
            done.set()

        seen = set()
        with ThreadPoolExecutor(1) as other:
            writing = other.submit(write)
            while not done.is_set() and not writing.done():
                seen.add(blobs.get("own-1/a", 200_000))
            writing.result()
        assert seen <= set(both)

    def test_what_was_kept_outlives_tidying(self, blobs: Blobs) -> None:
        blobs.put("own-1/a", b"1")
        blobs.tidy()
        assert blobs.get("own-1/a", 9) == b"1"
