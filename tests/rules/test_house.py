"""House rules: any table may invent its own, but not nonsense."""

import msgspec
import pytest

from pinxit.arena.simulate import play, start
from pinxit.decks import numbered
from pinxit.players import RandomPlayer
from pinxit.rules import EDITIONS, BadRules, Phase, Reason, find_edition, with_house_rules
from pinxit.rules.editions import Edition, First, ShortPile, at
from pinxit.rules.house import BOUNDS, check_cards
from tests.rules.played_table import Table

POINTS = ("all_others", "none_others", "some_storyteller", "some_finder", "bonus")


@pytest.mark.parametrize("paid", [*POINTS, "all_storyteller", "none_storyteller", "lone_vote"])
def test_any_kind_of_points_can_bring_a_game_to_its_end(paid: str) -> None:
    with_house_rules(find_edition("dixit"), dict.fromkeys(POINTS, 0) | {paid: 1})


@pytest.mark.parametrize(
    "changes",
    [
        {"target": 1},
        {"target": 1_000_000},
        {"target": None, "turns_each": 1},
        {"target": None, "short_pile": "end"},
        {"bonus_cap": 0},
        {"bonus": 0},
        {"hand": 2, "give": 2},
        {"hand": {"3": 9, "5": 4}},
        {"some_finder": {"3": 4, "4": 3, "6": 2}},
        {"votes_max": {"3": 1, "4": 3}, "votes_may_stack": True},
        {"votes_max": 3, "give": 2},
        {"votes_min": 4, "votes_max": 4, "votes_may_stack": True},
        {"players_min": 5, "hand": {"3": 4, "6": 8}},
        {"first": "random", "latecomer": "average", "players_max": 24},
        {"clue_length": 1000},
    ],
    ids=str,
)
def test_sensible_changes_are_taken(changes: dict[str, object]) -> None:
    changed = with_house_rules(find_edition("dixit"), changes)
    assert set(changed.house) == set(changes)
    changed = with_house_rules(changed, {"target": min(changed.target or 50, 50)})
    for players in (changed.players_min, min(changed.players_max, 8)):
        *_, last = play(start(changed, players, numbered(), "s"), RandomPlayer())
        assert last.game.phase is Phase.OVER


def test_every_number_has_bounds() -> None:
    numbers = {
        field.name
        for field in msgspec.structs.fields(Edition)
        if isinstance(msgspec.inspect.type_info(field.type), msgspec.inspect.IntType)
        or msgspec.inspect.IntType() in getattr(msgspec.inspect.type_info(field.type), "types", ())
    }
    assert numbers == set(BOUNDS)


@pytest.mark.parametrize("rule", BOUNDS)
def test_no_number_is_outside_its_bounds(rule: str) -> None:
    for number in (BOUNDS[rule].least - 1, BOUNDS[rule].most + 1):
        with pytest.raises(BadRules) as caught:
            with_house_rules(find_edition("dixit"), {rule: number})
        assert caught.value.reason is Reason.BAD_VALUE
        assert caught.value.facts == {"rule": rule, "value": number}


def test_only_what_was_changed_changes() -> None:
    dixit = find_edition("dixit")
    changed = with_house_rules(dixit, {"target": 50, "first": "host", "short_pile": "end"})
    assert (changed.target, changed.first, changed.short_pile) == (50, First.HOST, ShortPile.END)
    assert changed.house == ("target", "short_pile", "first")
    assert with_house_rules(changed, {"target": 60}).house == changed.house
    assert with_house_rules(dixit, {}) is dixit
    assert with_house_rules(dixit, {"target": 30}) == dixit
    assert with_house_rules(changed, {"target": 30}).house == ("short_pile", "first")
    for rule in set(dixit.__struct_fields__) - {"target", "first", "short_pile", "house"}:
        assert getattr(changed, rule) == getattr(dixit, rule)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"gold": 1}, Reason.UNKNOWN_RULE),
        ({"id": "mine"}, Reason.UNKNOWN_RULE),
        ({"house": []}, Reason.UNKNOWN_RULE),
        ({"target": "many"}, Reason.BAD_VALUE),
        ({"target": 0}, Reason.BAD_VALUE),
        ({"target": 1_000_001}, Reason.BAD_VALUE),
        ({"target": 30.5}, Reason.BAD_VALUE),
        ({"turns_each": 0}, Reason.BAD_VALUE),
        ({"turns_each": 1001}, Reason.BAD_VALUE),
        ({"clue_length": 0}, Reason.BAD_VALUE),
        ({"clue_length": 1001}, Reason.BAD_VALUE),
        ({"bonus": -1}, Reason.BAD_VALUE),
        ({"bonus": 1001}, Reason.BAD_VALUE),
        ({"bonus_cap": -1}, Reason.BAD_VALUE),
        ({"bonus_cap": 1001}, Reason.BAD_VALUE),
        ({"players_min": 2}, Reason.BAD_VALUE),
        ({"players_max": 25}, Reason.BAD_VALUE),
        ({"players_min": 5, "players_max": 4}, Reason.BAD_VALUE),
        ({"give": 0}, Reason.BAD_VALUE),
        ({"votes_min": 0}, Reason.BAD_VALUE),
        ({"hand": {"4": 6}}, Reason.BAD_VALUE),
        ({"hand": {"3": 6, "4": 0}}, Reason.BAD_VALUE),
        ({"hand": {}}, Reason.BAD_VALUE),
        ({"first": "oldest"}, Reason.BAD_VALUE),
        ({"hand": 1}, Reason.HAND_TOO_SMALL),
        ({"give": {"3": 2, "6": 7}}, Reason.HAND_TOO_SMALL),
        ({"votes_max": 4}, Reason.MORE_VOTES_THAN_CARDS),
        ({"votes_max": {"3": 3, "4": 4}, "give": {"3": 2, "4": 1}}, Reason.MORE_VOTES_THAN_CARDS),
        ({"votes_min": 2}, Reason.VOTES_UPSIDE_DOWN),
        ({"votes_max": 13, "votes_may_stack": True}, Reason.BAD_VALUE),
        ({"target": None}, Reason.ENDLESS),
        ({name: {"3": 2, "4": 0} for name in POINTS}, Reason.ENDLESS),
        ({name: {"3": 2, "8": 0} for name in POINTS}, Reason.ENDLESS),
        (
            {
                "all_others": 0,
                "none_others": 0,
                "some_storyteller": 0,
                "some_finder": 0,
                "bonus_cap": 0,
            },
            Reason.ENDLESS,
        ),
    ],
    ids=str,
)
def test_nonsense_is_refused_with_a_reason(changes: dict[str, object], reason: Reason) -> None:
    with pytest.raises(BadRules) as refusal:
        with_house_rules(find_edition("dixit"), changes)
    assert refusal.value.reason is reason


def test_an_unknown_rule_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadRules) as refusal:
        with_house_rules(find_edition("dixit"), {"gold": 1})
    assert refusal.value.facts["rule"] == "gold"
    known = refusal.value.facts["known"]
    assert isinstance(known, tuple)
    assert {"target", "hand", "bonus_cap"} <= set(known)
    assert not {"id", "name", "house"} & set(known)


def test_a_refusal_says_what_is_wrong() -> None:
    with pytest.raises(BadRules) as refusal:
        with_house_rules(find_edition("dixit"), {"give": {"3": 2, "6": 7}})
    assert refusal.value.facts == {"players": 6, "hand": 6, "give": 7}
    assert "smaller than the cards to give" in refusal.value.sentence
    assert "players: 6" in refusal.value.sentence


@pytest.mark.parametrize(
    ("changes", "facts"),
    [
        ({"bonus_cap": -1}, {"rule": "bonus_cap", "value": -1}),
        ({"target": "x"}, {"problem": "Expected `int | null`, got `str` - at `$.target`"}),
        ({"target": 0}, {"rule": "target", "value": 0}),
        ({"players_min": 2}, {"rule": "players_min", "value": 2}),
        ({"players_max": 25}, {"rule": "players_max", "value": 25}),
        ({"hand": {"4": 6}}, {"rule": "hand", "problem": "must begin with 3 players"}),
        ({"votes_min": 2}, {"players": 3, "votes_min": 2, "votes_max": 1}),
        ({"votes_max": 4}, {"players": 3, "votes_max": 4, "cards": 3}),
        ({"target": None}, {"target": None, "short_pile": "reshuffle"}),
    ],
    ids=str,
)
def test_a_refusal_names_the_rule(changes: dict[str, object], facts: dict[str, object]) -> None:
    with pytest.raises(BadRules) as refusal:
        with_house_rules(find_edition("dixit"), changes)
    assert refusal.value.facts == facts


def test_a_number_may_depend_on_how_many_play() -> None:
    scale = {3: 7, 4: 6, 9: 5}
    assert [at(scale, players) for players in (3, 4, 8, 9, 12)] == [7, 6, 6, 5, 5]
    assert at(4, 12) == 4


@pytest.mark.parametrize(("players", "enough"), [(3, 21), (4, 24), (6, 36), (8, 48)], ids=str)
def test_the_cards_must_fill_every_hand(players: int, enough: int) -> None:
    check_cards(EDITIONS["dixit"], enough, players)
    with pytest.raises(BadRules) as refusal:
        check_cards(EDITIONS["dixit"], enough - 1, players)
    assert refusal.value.reason is Reason.DECK_TOO_SMALL
    assert refusal.value.facts == {
        "players": players,
        "needed": enough,
        "cards": enough - 1,
        "missing": 1,
    }


def test_all_that_is_missing_is_told_at_once() -> None:
    with pytest.raises(BadRules) as refusal:
        check_cards(EDITIONS["odyssey"], 10, 12)
    assert refusal.value.facts["missing"] == 12 * 6 - 10


def test_the_cards_must_also_do_when_some_have_left() -> None:
    greedy = with_house_rules(find_edition("dixit"), {"hand": {"3": 20, "4": 6}})
    with pytest.raises(BadRules) as refusal:
        check_cards(greedy, 59, 6)
    assert refusal.value.facts["players"] == 3


def test_house_points_are_paid() -> None:
    table = Table(seats="abcd", some_storyteller=5, some_finder=7, bonus=2, bonus_cap=3)
    table.play_round(b="a", c="b", d="b")
    assert table.points == {"a": 5, "b": 7 + 3, "c": 0, "d": 0}
