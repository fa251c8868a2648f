"""`pinxit deck describe`, as somebody with photos and a model of their own uses it."""

import json
import os
import shutil
import signal
import subprocess
import time
from pathlib import Path
from unittest.mock import patch

import pytest

from pinxit.decks.manifest import Texts, read_texts
from tests.adapters.vision_stand_in import (
    KEY,
    Answer,
    Heard,
    Reply,
    StandIn,
    completion,
    failing,
    said,
    standing_in,
)
from tests.cli.command import pinxit
from tests.decks.test_describing import bare_deck
from tests.patience import PATIENCE
from tests.serving import PINXIT

Done = subprocess.CompletedProcess[str]


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    return bare_deck(tmp_path / "ours", "abcde")


def house(server: StandIn | None, **more: str) -> dict[str, str]:
    plain = {name: text for name, text in os.environ.items() if not name.startswith("PINXIT_")}
    return {**plain, **(server.environment(**more) if server else more)}


def describe(server: StandIn | None, deck: Path, *words: str, **more: str) -> Done:
    with patch.dict(os.environ, house(server, **more), clear=True):
        done = pinxit("deck", "describe", str(deck), *words)
    assert KEY not in done.stdout + done.stderr
    return done


def texts(deck: Path, language: str = "en") -> Texts:
    return read_texts((deck / "texts" / f"{language}.toml").read_bytes(), language)


def described(deck: Path, language: str = "en") -> str:
    return "".join(card for card, text in texts(deck, language).cards.items() if text.description)


def well(number: int, heard: Heard) -> Reply:
    languages = tuple(name for name in ("en", "pl", "uk") if f"{name} (" in heard.said)
    return completion(said(number, languages))


def except_for(replies: dict[int, Reply]) -> Answer:
    return lambda number, heard: replies[number] if number in replies else well(number, heard)


def test_a_deck_of_photos_gets_words_and_passes_its_check(deck: Path) -> None:
    with standing_in(well) as server:
        done = describe(server, deck, "--language", "en", "--language", "uk")
        assert {heard.key for heard in server.heard} == {f"Bearer {KEY}"}
        assert len(server.heard) == 5
    assert (done.returncode, done.stderr) == (0, "The pictures are sent to 127.0.0.1.\n")
    assert done.stdout.splitlines() == [
        "ours: 5 cards described.",
        "5 requests, 5000 tokens as the server counts them.",
    ]
    assert (described(deck), described(deck, "uk")) == ("abcde", "abcde")
    assert len(texts(deck).cards["a"].themes) == 40
    checked = pinxit("deck", "check", str(deck), "--strict")
    assert (checked.returncode, "all is well" in checked.stdout) == (0, True)
    again = describe(None, deck, PINXIT_VISION_URL="http://127.0.0.1:1", PINXIT_VISION_MODEL="x")
    assert (again.returncode, "described in en already" in again.stdout) == (0, True)


def test_what_a_person_wrote_stays(deck: Path) -> None:
    file = deck / "texts" / "en.toml"
    mine = '[cards.b]  # my favourite\ndescription = "Mine."\nassociations = ["mine"]\n'
    note = '[cards.c]\nnote = "Mine, too."\n'
    file.write_text(f"# My head\n\n{mine}\n{note}", "utf-8")
    with standing_in(well) as server:
        assert describe(server, deck).returncode == 0
        assert len(server.heard) == 4
    assert file.read_text("utf-8").startswith(f"# My head\n\n{mine}")
    assert texts(deck).cards["c"].note == "Mine, too."
    assert sorted(described(deck)) == [*"abcde"]


def test_a_card_that_fails_is_named_and_the_next_one_is_described(deck: Path) -> None:
    replies = {1: completion("I cannot."), 3: failing(400, told=KEY)}
    with standing_in(except_for(replies)) as server:
        done = describe(server, deck)
    assert (done.returncode, described(deck)) == (1, "ace")
    assert "ours: 3 cards described; 2 left: 2 failed." in done.stdout
    assert "not described: b: The model's answer" in done.stderr
    assert "not described: d: The vision server gave an error" in done.stderr
    assert "[vision_nonsense]" in done.stderr
    assert "[vision_refused]" in done.stderr
    with standing_in(lambda number, heard: well(number + 10, heard)) as server:
        assert describe(server, deck).returncode == 0
        assert len(server.heard) == 2
    assert described(deck) == "abcde"


def test_after_three_failures_in_a_row_it_stops(deck: Path) -> None:
    with standing_in(except_for(dict.fromkeys(range(1, 99), failing(500)))) as server:
        done = describe(server, deck)
        assert len(server.heard) == 1 + 3 * 4
    assert (done.returncode, described(deck)) == (1, "a")
    left = "4 left: 3 failed; 1 not tried, after 3 failures in a row."
    assert f"ours: 1 card described; {left}" in done.stdout


def test_a_busy_server_is_waited_for(deck: Path) -> None:
    with standing_in(except_for({0: failing(429), 2: failing(503)})) as server:
        done = describe(server, deck)
    assert (done.returncode, described(deck)) == (0, "abcde")
    assert "7 requests" in done.stdout


def test_it_stops_at_its_caps(deck: Path) -> None:
    with standing_in(well) as server:
        done = describe(server, deck, PINXIT_VISION_MOST_REQUESTS="2")
        assert len(server.heard) == 2
        assert (done.returncode, described(deck)) == (1, "ab")
        assert "[vision_cap]" in done.stderr
        assert "2 cards described; 3 left: 3 not tried, as the cap was reached." in done.stdout
    with standing_in(lambda number, heard: well(number + 10, heard)) as server:
        describe(server, deck, PINXIT_VISION_MOST_TOKENS="1500")
    assert described(deck) == "abcd"


def test_hostile_answers_do_no_harm(deck: Path) -> None:
    def hostile(number: int, _heard: Heard) -> Reply:
        evil = "\x1b[2J\x00\u202e<script>alert(1)</script>\r\n[cards.e]\ndescription = \"\"\"x'''"
        words = {
            "description": f"{evil} number {number} " + "all work and no play " * 5000,
            "associations": [f"{evil}{number}", "\x07", "", "y" * 100_000, f"<b>{number}</b>"],
        }
        themes = [evil, "z" * 1000, "\x00", *[f"theme {n}" for n in range(1000)]]
        languages = {"en": words, "../../evil": words, "uk": words}
        return completion({"languages": languages, "themes": themes, "other": [[[]]]})

    with standing_in(hostile) as server:
        done = describe(server, deck)
    assert (done.returncode, described(deck)) == (0, "abcde")
    checked = pinxit("deck", "check", str(deck), "--json")
    found = {json.loads(line)["level"] for line in checked.stdout.splitlines()}
    assert (checked.returncode, found <= {"warning"}) == (0, True)
    written = (deck / "texts" / "en.toml").read_text("utf-8")
    assert not set("\x1b\x00\x07\r\u202e<>") & set(written)
    assert {path.name for path in deck.rglob("*.toml")} == {"deck.toml", "en.toml"}
    assert not (deck.parent / "evil.toml").exists()


def test_only_so_many_as_wished(deck: Path) -> None:
    with standing_in(well) as server:
        done = describe(server, deck, "--limit", "2")
    assert (done.returncode, described(deck)) == (0, "ab")
    assert "ours: 2 cards described; 3 left: 3 beyond the limit." in done.stdout


def test_a_dry_run_asks_nobody_and_writes_nothing(deck: Path) -> None:
    before = (deck / "texts" / "en.toml").read_bytes()
    done = describe(None, deck, "--dry-run", "--limit", "2", "--language", "pl")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "a: pl",
        "b: pl",
        "2 cards would be described; nothing was sent or written.",
    ]
    assert [path.name for path in (deck / "texts").iterdir()] == ["en.toml"]
    assert (deck / "texts" / "en.toml").read_bytes() == before


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_what_was_done_is_kept_when_it_is_stopped(deck: Path, how: signal.Signals) -> None:
    with (
        standing_in(except_for({2: Reply(b"", waits=True)})) as server,
        subprocess.Popen(
            [PINXIT, "deck", "describe", str(deck)],
            env=house(server),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        ) as running,
    ):
        deadline = time.monotonic() + PATIENCE
        while len(server.heard) < 3 and time.monotonic() < deadline:
            time.sleep(0.02)
        running.send_signal(how)
        out, err = running.communicate(timeout=PATIENCE)
    assert described(deck) == "ab"
    assert pinxit("deck", "check", str(deck)).returncode == 0
    if how is signal.SIGINT:
        assert running.returncode == 1
        assert "2 cards described; 3 left: 3 not tried, as it was stopped." in out
        assert "Traceback" not in err


def test_a_deck_of_the_data_folder_is_found_by_its_id(deck: Path) -> None:
    data = deck.parent / "data"
    shutil.copytree(deck, data / "decks" / "ours")
    done = describe(None, Path("ours"), "--dry-run", "--data-dir", str(data))
    assert "5 cards would be described" in done.stdout


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ((), "vision_off"),
        (("--language", "../x"), "bad_option"),
        (("--limit", "0"), "--limit"),
    ],
)
def test_what_cannot_be_is_refused(deck: Path, words: tuple[str, ...], reason: str) -> None:
    done = describe(None, deck, *words)
    assert (done.returncode, reason in done.stderr) == (2, True)


def test_a_zip_is_to_be_unpacked_first(deck: Path) -> None:
    packed = deck.parent / "ours.zip"
    assert pinxit("deck", "export", str(deck), str(packed)).returncode == 0
    done = describe(None, packed)
    assert (done.returncode, "[packed_deck]" in done.stderr) == (2, True)
    assert "unpack" in done.stderr


def test_other_things_are_no_decks(tmp_path: Path) -> None:
    assert "[no_such_deck]" in describe(None, tmp_path / "nothing").stderr
    assert "[not_a_deck]" in describe(None, tmp_path).stderr
    assert "[drawn_deck]" in describe(None, Path("plain")).stderr
