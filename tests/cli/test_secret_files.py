"""Secrets in files: one way for all of them, and a sentence for whatever is wrong with one."""

from pathlib import Path

import pytest

from pinxit.adapters.blobs_in_bucket import SECRET, BucketBlobs
from pinxit.adapters.errors import BadBlobs
from pinxit.cli.main import Commands
from pinxit.secret_files import BadSecret, is_open_to_all, read_setting
from tests.cli.command import pinxit
from tests.serving import free_port, started

TOKEN = "a-token-that-nobody-guesses"  # noqa: S105 (of a server that lives for a test)
SECRETS = ("admin-token", "table-password", "database", "bus")


def kept(folder: Path, text: str = f"{TOKEN}\n", mode: int = 0o600) -> Path:
    file = folder / "secret"
    file.write_text(text, encoding="utf-8")
    file.chmod(mode)
    return file


def test_every_secret_of_a_server_can_lie_in_a_file() -> None:
    named = {one for option in Commands.load("serve").params for one in option.envvar or ()}
    for secret in SECRETS:
        assert f"PINXIT_SERVE_{secret.upper().replace('-', '_')}_FILE" in named


def test_the_database_of_a_server_is_known_to_other_commands_by_the_same_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = kept(tmp_path, f"sqlite:///{tmp_path / 'nothing'}")
    monkeypatch.setenv("PINXIT_SERVE_DATABASE_FILE", str(file))
    done = pinxit("tables", "list")
    assert (done.returncode, "nothing. [bad_database]" in done.stderr) == (2, True)


async def test_a_token_from_a_file_opens_the_admin_page_and_is_nowhere_else(tmp_path: Path) -> None:
    file, port = kept(tmp_path), free_port()
    words = ("serve", "--host", "127.0.0.1", "--database", "memory:", "--port", str(port))
    there = {"PINXIT_SERVE_ADMIN_TOKEN_FILE": str(file)}
    async with started(*words, "-v", port=port, environment=there) as server:
        assert await _opens(server.url, TOKEN) == 200
        assert await _opens(server.url, f"{TOKEN}!") == 401
        assert TOKEN not in _title_of(server.process.pid)
        await server.stop()
    assert TOKEN.encode() not in server.err + server.out


def _title_of(process: int) -> str:
    """Return what everybody on this computer sees of a process."""
    shown = Path(f"/proc/{process}/cmdline")
    return shown.read_text(encoding="utf-8") if shown.exists() else ""


async def _opens(url: str, token: str) -> int:
    import httpx2  # noqa: PLC0415 (for this alone)

    async with httpx2.AsyncClient(trust_env=False) as http:
        asked = {"authorization": f"Bearer {token}"}
        return (await http.get(f"{url}/api/admin", headers=asked)).status_code


@pytest.mark.parametrize(
    ("text", "said"),
    [(None, "cannot be read"), ("", "is empty"), (" \n", "is empty"), ("x" * 20_000, "too long")],
)
def test_a_file_without_a_secret_is_named_and_so_is_the_option(
    text: str | None, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "nothing" if text is None else kept(tmp_path, text)
    done = pinxit("serve", "--admin-token-file", str(file))
    assert done.returncode == 2
    for words in ("--admin-token-file", str(file), said, "[bad_secret]"):
        assert words in done.stderr
    assert "xxx" not in done.stderr


def test_what_is_no_text_is_not_shown(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    file.write_bytes(b"\xff\xfe")
    assert "is no text. [bad_secret]" in pinxit("serve", "--bus-file", str(file)).stderr


def test_a_secret_that_is_given_twice_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PINXIT_SERVE_ADMIN_TOKEN", TOKEN)
    done = pinxit("serve", "--admin-token-file", str(kept(tmp_path)))
    assert "--admin-token and --admin-token-file are both set" in done.stderr
    assert TOKEN not in done.stderr


def test_what_is_in_a_file_is_checked_as_what_is_said(tmp_path: Path) -> None:
    done = pinxit("serve", "--admin-token-file", str(kept(tmp_path, "short")))
    assert "at least 16" in done.stderr
    done = pinxit("serve", "--table-password-file", str(kept(tmp_path, "short")))
    assert "--table-password: 8 to 200 letters" in done.stderr


def test_a_file_that_everybody_can_read_is_told(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'nothing'}"
    file = kept(tmp_path, url, 0o644)
    open_now = is_open_to_all(file)
    for folder in file.parents[:2]:
        open_now = open_now and bool(folder.stat().st_mode & 0o001)
    done = pinxit("tables", "list", "--database-file", str(file))
    assert ("everybody on this computer can read" in done.stderr) == open_now
    file.chmod(0o640)
    assert not is_open_to_all(file)
    file.chmod(0o644)
    tmp_path.chmod(0o700)
    assert not is_open_to_all(file)


def test_settings_that_are_no_options_are_read_in_the_same_way(tmp_path: Path) -> None:
    file = str(kept(tmp_path))
    assert read_setting({"A_KEY_FILE": file}, "A_KEY") == TOKEN
    assert read_setting({"A_KEY": "x"}, "A_KEY") == "x"
    assert read_setting({}, "A_KEY") is None
    with pytest.raises(BadSecret, match="A_KEY and A_KEY_FILE are both set"):
        read_setting({"A_KEY": "x", "A_KEY_FILE": file}, "A_KEY")
    with pytest.raises(BadBlobs, match="are both set"):
        BucketBlobs.open("s3://bucket", {SECRET: "x", f"{SECRET}_FILE": file})
