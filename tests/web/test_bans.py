"""A ban holds, whatever name and device somebody comes back with; and it bans nobody else."""

from pathlib import Path

import pytest

from pinxit.adapters import MemoryStore
from pinxit.adapters.sql import SqlStore
from pinxit.places import KEY, KEY_BYTES, secret_key
from pinxit.players import RandomPlayer, SameForAll
from pinxit.protocol.messages import (
    Bye,
    Refused,
    Welcome,
)
from pinxit.rules import Refusal
from pinxit.table.commands import HandOver, Kick, Unban
from pinxit.table.hub import Hub
from tests.web.guests import (
    FAR,
    HOME,
    QUIET,
    SECRET,
    THERE,
    WELCOME,
    guest,
    hub_on,
    open_at,
    sit,
    spectator,
)
from tests.web.house import FakeClock, settle


def on_disk(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())


async def test_a_ban_holds_against_sitting_down_looking_on_and_moving_a_seat() -> None:
    async with hub_on() as hub:
        opened = await open_at(hub, WELCOME)
        host = await guest(hub, opened, HOME)
        nasty = await guest(hub, await sit(hub, opened.code, "Nasty", THERE), THERE)
        onlooker = await spectator(hub, opened.code, THERE)
        await host.do(Kick("s2", ban=True))
        await settle()
        assert nasty.heard[-1] == Bye(reason="banned")
        assert onlooker.heard[-1] == Bye(reason="banned")
        with pytest.raises(Refusal, match="banned"):
            await sit(hub, opened.code, "Another Name", THERE)
        again = await spectator(hub, opened.code, THERE)
        assert isinstance(again.heard[-1], Refused)
        assert (again.heard[-1].reason, again.paper.closed) == ("banned", 4410)
        with pytest.raises(Refusal, match="banned"):
            await hub.doors.move_seat(
                await hub.doors.new_seat_code(opened.code, "s1"), hub.keyring.origin_of(THERE)
            )
        assert isinstance((await spectator(hub, opened.code, FAR)).heard[-1], Welcome)
        await sit(hub, opened.code, "Another Name", FAR)


async def test_a_ban_follows_somebody_who_comes_over_another_line() -> None:
    async with hub_on() as hub:
        opened = await open_at(hub, WELCOME)
        host = await guest(hub, opened, HOME)
        taken = await sit(hub, opened.code, "Nasty", THERE)
        await guest(hub, taken, FAR)  # from the telephone
        await host.do(Kick("s2", ban=True))
        for address in (THERE, FAR):
            with pytest.raises(Refusal, match="banned"):
                await sit(hub, opened.code, "Another Name", address)


@pytest.mark.parametrize("address", [HOME, FAR])
async def test_who_shares_an_address_with_others_is_banned_by_name_alone(address: str) -> None:
    async with hub_on() as hub:
        opened = await open_at(hub, WELCOME)
        host = await guest(hub, opened, HOME)
        await sit(hub, opened.code, "Classmate", FAR)
        await sit(hub, opened.code, "Nasty", address)
        await host.do(Kick("s3", ban=True))
        with pytest.raises(Refusal, match="banned"):
            await sit(hub, opened.code, "NASTY", address)
        await sit(hub, opened.code, "Sister", address)
        assert isinstance((await spectator(hub, opened.code, address)).heard[-1], Welcome)


async def test_a_ban_outlasts_a_restart_and_no_address_is_on_disk(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    async with hub_on(await SqlStore.open(url)) as hub:
        opened = await open_at(hub, WELCOME)
        host = await guest(hub, opened, HOME)
        await sit(hub, opened.code, "Nasty", THERE)
        await host.do(Kick("s2", ban=True))
    async with hub_on(await SqlStore.open(url)) as hub:
        with pytest.raises(Refusal, match="banned"):
            await sit(hub, opened.code, "Another Name", THERE)
    stored = on_disk(tmp_path)
    assert hub.keyring.origin_of(THERE).encode() in stored
    for address in (HOME, THERE):
        assert address.encode() not in stored
    assert SECRET not in stored


async def test_the_host_sees_who_is_banned_and_lets_them_back() -> None:
    async with hub_on() as hub:
        opened = await open_at(hub, WELCOME)
        host = await guest(hub, opened, HOME)
        friend = await guest(hub, await sit(hub, opened.code, "Friend"))
        await sit(hub, opened.code, "Nasty", THERE)
        await host.do(Kick("s3", ban=True))
        assert '"bans":[{"seat":"s3","name":"Nasty"}]' in host.paper.texts[-2]
        assert '"bans":[{' not in friend.everything
        later = await guest(hub, opened, HOME)
        assert '"bans":[{"seat":"s3","name":"Nasty"}]' in later.everything
        await host.do(HandOver("s2"))
        assert '"bans":[{"seat":"s3","name":"Nasty"}]' in friend.everything
        await friend.do(Unban("s3"))
        await sit(hub, opened.code, "Nasty", THERE)


async def test_an_export_tells_neither_where_somebody_came_from_nor_a_strangers_name() -> None:
    async with hub_on() as hub:
        opened = await open_at(hub, QUIET)
        host = await guest(hub, opened, HOME)
        await sit(hub, opened.code, "Hidden", FAR)
        await sit(hub, opened.code, "Nasty", THERE)
        await host.do(Kick("s3", ban=True))
        exported = b"\n".join(record.event for record in await hub.archive.export(opened.code))
        assert b'"banned/1"' in exported
        for secret in (
            "Hidden",
            "Nasty",
            "nasty",
            hub.keyring.origin_of(THERE),
            hub.keyring.origin_of(FAR),
        ):
            assert secret.encode() not in exported
        stored = b"\n".join(record.event for record in await hub.store.read(opened.code))
        assert b"Hidden" in stored
        assert len(exported.splitlines()) == len(stored.splitlines())


def test_an_origin_is_a_keyed_hash() -> None:
    hubs = [
        Hub(
            store=MemoryStore(),
            clock=FakeClock(),
            decks={},
            roster=SameForAll(RandomPlayer()),
            secret=s,
        )
        for s in (SECRET, SECRET, b"t" * 32, None)
    ]
    origins = [hub.keyring.origin_of(HOME) for hub in hubs]
    assert origins[0] == origins[1]
    assert len(set(origins)) == 3
    assert all(len(origin) == 32 and HOME not in origin for origin in origins)


def test_a_secret_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    key = secret_key(folder)
    assert len(key) == KEY_BYTES
    assert secret_key(folder) == key != secret_key(tmp_path)
    assert (folder / KEY).stat().st_mode & 0o777 == 0o600
    assert [file.name for file in folder.iterdir()] == [KEY]


def test_half_a_secret_is_made_anew(tmp_path: Path) -> None:
    (tmp_path / KEY).write_bytes(b"half")
    assert len(secret_key(tmp_path)) == KEY_BYTES


def test_a_server_that_cannot_keep_a_secret_has_one_until_it_ends(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "folder"
    assert len(secret_key(folder)) == KEY_BYTES
    assert secret_key(folder) != secret_key(folder)
    assert "bans by place last until a restart" in caplog.text
