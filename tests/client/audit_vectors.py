"""Games and forgeries that the browser's audit has to judge as ours does.

`python -m tests.client.audit_vectors` writes them; a test here says when they are out of date,
and one in the client compares.
"""

import random
from pathlib import Path
from typing import Final

import msgspec

from pinxit.rules.audit import audit
from pinxit.rules.chance import drawn, hash_of, shuffled
from pinxit.rules.evidence import Evidence, evidence
from tests.rules.test_audit import FORGERIES, Events, Forgery, finished, wander

PATH: Final = Path(__file__).parents[2] / "client/src/lib/audit/vectors.json"
GAMES: Final = 300  # looked through for the shortest ones
HONEST: Final = 6
SEEDS: Final = ("", "pinxit", "зерно", "🦊", "a:b")
ITEMS: Final = (
    (),
    ("a",),
    tuple("abcdef"),
    tuple(f"base/{number}" for number in range(84)),
    ("\ue000", "\U0001f98a", "z", "é", "e\u0301", "ab", "a"),  # code points and UTF-16 disagree
)


def text() -> str:
    """Return the whole file, one vector a line."""
    parts = {"hashes": _hashes(), "shuffles": _shuffles(), "audits": _audits()}
    lines = [
        f'"{name}": [\n' + ",\n".join(msgspec.json.encode(one).decode() for one in vectors) + "\n]"
        for name, vectors in parts.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _hashes() -> list[object]:
    return [{"seed": seed, "hash": hash_of(seed)} for seed in SEEDS]


def _shuffles() -> list[object]:
    return [
        {
            "seed": seed,
            "label": label,
            "items": items,
            "shuffled": shuffled(items, seed, label),
            "drawn": drawn(items, seed, label) if items else None,
        }
        for seed in SEEDS
        for label, items in zip(
            ("deal", "first 1", "board 7", "pile 2", "deal"), ITEMS, strict=True
        )
    ]


def _audits() -> list[object]:
    games = [finished(wander(seed)) for seed in range(GAMES)]
    long = sorted((game for game in games if len(game) > 40), key=_weight)
    found = [_judged("an honest game", evidence(game)) for game in _varied(games)]
    return found + [_forged(forge, long) for forge in FORGERIES]


def _varied(games: list[Events]) -> list[Events]:
    """Choose short games that differ in what happens in them."""
    chosen: dict[frozenset[str], Events] = {}
    for game in sorted(games, key=_weight):
        chosen.setdefault(frozenset(type(event).__name__ for event in game), game)
    return sorted(chosen.values(), key=lambda game: -len({type(event) for event in game}))[:HONEST]


def _forged(forge: Forgery, games: list[Events]) -> object:
    made = (forge(game, random.Random(7)) for game in games)
    forged = next(one for one in made if one is not None)
    return _judged(forge.__name__.replace("_", " "), evidence(forged.events))


def _judged(name: str, proof: Evidence) -> object:
    verdict = audit(proof)
    return {
        "name": name,
        "evidence": proof,
        "checks": len(verdict.checks),
        "broken": verdict.broken,
    }


def _weight(game: Events) -> int:
    return len(msgspec.json.encode(game))


if __name__ == "__main__":
    PATH.write_text(text(), encoding="utf-8")
