"""Tournaments are fair, whole and repeatable, and their figures say what happened."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.resources import as_file, files
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest
from PIL import Image

from pinxit.arena.chart import draw
from pinxit.arena.contestants import LADDER, MEASURES, library_of, roster
from pinxit.arena.ledger import Deeds, deeds_of
from pinxit.arena.research import RoundRecord, rounds_of
from pinxit.arena.standings import Duel, Share, Standings, share, standings
from pinxit.arena.tournament import MIXED, Match, Plan, Played, matches, play_match, played
from pinxit.rules import Seat
from pinxit.rules.game import Reveal
from tests.rules.played_table import Table

FEW = Plan(players=("letters", "random"), sizes=(3, 4), games=3)
FIVE = ("a", "b", "c", "d", "e")


@cache
def few_games() -> tuple[Played, ...]:
    return tuple(played(FEW, processes=1))


# Who sits where


def test_every_pairing_and_size_is_played_as_often_as_planned() -> None:
    plan = Plan(players=FIVE, sizes=(3, 4, 6), games=7)
    pairings = [f"{one} × {other}" for one, other in combinations(FIVE, 2)]
    planned = {(group, size): 7 for group in (*pairings, MIXED) for size in (3, 4, 6)}
    assert Counter((match.group, len(match.seats)) for match in matches(plan)) == planned


def test_games_are_numbered_from_one() -> None:
    numbers = [match.number for match in matches(Plan(players=FIVE, games=3))]
    assert numbers == list(range(1, 2 * (10 + 1) * 3 + 1))


def test_two_kinds_need_no_mixed_tables() -> None:
    assert {match.group for match in matches(FEW)} == {"letters × random"}


def test_only_those_who_meet_sit_at_their_table() -> None:
    for match in matches(Plan(players=FIVE, sizes=(3, 8), games=5)):
        assert set(match.seats) <= set(FIVE)
        if match.group != MIXED:
            assert set(match.seats) == set(match.group.split(" × "))


def seats_of(size: int, games: int) -> list[tuple[str, ...]]:
    """Return who sits where when a meets b."""
    plan = Plan(players=("a", "b"), sizes=(size,), games=games)
    return [match.seats for match in matches(plan)]


@pytest.mark.parametrize("games", [2, 4, 6, 10])
@pytest.mark.parametrize("size", range(3, 13))
def test_each_kind_sits_on_each_seat_equally_often(size: int, games: int) -> None:
    sat = Counter(place for seats in seats_of(size, games) for place in enumerate(seats))
    assert sat == {(seat, kind): games // 2 for seat in range(size) for kind in "ab"}


@pytest.mark.parametrize("size", [4, 6, 8, 12])
def test_at_even_tables_each_kind_has_half_of_the_seats(size: int) -> None:
    for seats in seats_of(size, 8):
        assert seats.count("a") == seats.count("b") == size // 2


@pytest.mark.parametrize("size", [3, 5, 7, 11])
def test_at_odd_tables_the_seat_that_is_left_over_changes_sides(size: int) -> None:
    more = ["a" if seats.count("a") > seats.count("b") else "b" for seats in seats_of(size, 12)]
    for seats in seats_of(size, 12):
        assert abs(seats.count("a") - seats.count("b")) == 1
    for first, second in zip(more[::2], more[1::2], strict=True):
        assert {first, second} == {"a", "b"}


@pytest.mark.parametrize("size", range(3, 13))
def test_mixed_tables_hold_all_kinds_as_evenly_as_possible(size: int) -> None:
    for seats in mixed_seats(size):
        often = [seats.count(kind) for kind in FIVE]
        assert sum(often) == len(seats) == size
        assert max(often) - min(often) <= 1


@pytest.mark.parametrize("size", [3, 6])
def test_at_mixed_tables_everyone_sits_everywhere_in_time(size: int) -> None:
    sat = {place for seats in mixed_seats(size, games=60) for place in enumerate(seats)}
    assert sat == {(seat, kind) for seat in range(size) for kind in FIVE}


def mixed_seats(size: int, games: int = 10) -> Iterator[tuple[str, ...]]:
    plan = Plan(players=FIVE, sizes=(size,), games=games)
    return (match.seats for match in matches(plan) if match.group == MIXED)


# The games themselves


def test_all_that_is_planned_is_played_in_order() -> None:
    told = [(game.number, game.group, game.seats) for game in few_games()]
    assert told == [(match.number, match.group, match.seats) for match in matches(FEW)]


def test_the_same_plan_gives_the_same_games_however_many_processes_play_them() -> None:
    assert tuple(played(FEW, processes=1)) == few_games()
    assert tuple(played(FEW, processes=2)) == few_games()


def test_another_seed_gives_other_games() -> None:
    other = msgspec.structs.replace(FEW, seed="another", sizes=(3,))
    pairs = list(zip(played(other, processes=1), few_games(), strict=False))
    assert len(pairs) == 3
    for one, before in pairs:
        assert one.seats == before.seats
        assert one.reveals != before.reveals


def test_two_games_of_one_tournament_are_never_the_same() -> None:
    assert len({game.reveals[0].board for game in few_games()}) == len(few_games())


def test_every_measure_and_every_character_is_known() -> None:
    assert {*LADDER, *MEASURES} <= set(roster().known)


def test_all_measures_can_sit_at_one_table() -> None:
    plan = Plan(players=MEASURES)
    game = play_match(plan, Match(number=1, group=MIXED, seats=MEASURES))
    assert (game.seats, max(game.scores) >= 30) == (MEASURES, True)


def test_a_deck_can_be_named_by_its_folder() -> None:
    with as_file(files("pinxit.decks") / "base") as deck:
        assert library_of(deck).cards == library_of().cards


# What was done in them


def by_hand(seat: Seat, score: int, best: list[int], reveals: Sequence[Reveal]) -> Deeds:
    """Count once more, as a person with all the reveals and a pencil would do it."""
    told = [reveal for reveal in reveals if reveal.storyteller == seat]
    heard = [reveal for reveal in reveals if reveal.storyteller != seat]
    hits = [[card == _meant(reveal) for card in _cast(reveal)] for reveal in told]
    cast = [card for reveal in heard for card in reveal.votes[seat]]
    return Deeds(
        games=1,
        wins=1 / len(best) if score in best else 0.0,
        points=sum(reveal.points[seat].total for reveal in reveals),
        told=len(told),
        told_well=sum(True in found and False in found for found in hits),
        told_plainly=sum(False not in found for found in hits),
        told_darkly=sum(True not in found for found in hits),
        teller_points=sum(reveal.points[seat].total for reveal in told),
        listened=len(heard),
        votes=len(cast),
        right=sum(_meant(reveal) == card for reveal in heard for card in reveal.votes[seat]),
        finder_points=sum(reveal.points[seat].total for reveal in heard),
        laid=sum(len(reveal.laid[seat]) for reveal in heard),
        drawn=sum(card in reveal.laid[seat] for reveal in heard for card in _cast(reveal)),
    )


def _meant(reveal: Reveal) -> str:
    return reveal.laid[reveal.storyteller][0]


def _cast(reveal: Reveal) -> list[str]:
    return [card for cards in reveal.votes.values() for card in cards]


@cache
def odyssey_games() -> tuple[Played, ...]:
    """Play games in which everyone has two votes, and both may go to one card."""
    plan = Plan(players=("random", "letters"), sizes=(5,), games=2, edition="odyssey")
    return tuple(played(plan, processes=1))


def test_deeds_count_what_the_reveals_say() -> None:
    for game in (*few_games(), *odyssey_games()):
        best = [score for score in game.scores if score == max(game.scores)]
        for number, (score, deeds) in enumerate(zip(game.scores, game.deeds, strict=True), 1):
            assert deeds == by_hand(str(number), score, best, game.reveals)


def test_points_are_those_of_telling_and_of_listening() -> None:
    for game in (*few_games(), *odyssey_games()):
        for score, deeds in zip(game.scores, game.deeds, strict=True):
            assert deeds.points == score == deeds.teller_points + deeds.finder_points


def test_every_story_was_told_well_or_plainly_or_darkly() -> None:
    for game in few_games():
        assert sum(deeds.told for deeds in game.deeds) == len(game.reveals)
        for deeds in game.deeds:
            assert deeds.told == deeds.told_well + deeds.told_plainly + deeds.told_darkly
            assert deeds.told + deeds.listened == len(game.reveals)


def test_the_wins_of_a_game_add_up_to_one() -> None:
    for game in (*few_games(), *odyssey_games()):
        assert sum(deeds.wins for deeds in game.deeds) == pytest.approx(1)


def test_a_shared_victory_is_shared_out() -> None:
    game = msgspec.structs.replace(Table(seats="abcd").game, winners=("b", "c", "d"))
    deeds = deeds_of(game, ())
    assert [deeds[seat].wins for seat in "abcd"] == pytest.approx([0, 1 / 3, 1 / 3, 1 / 3])


def test_deeds_add_up() -> None:
    total = Deeds()
    total.add(Deeds(games=1, wins=0.5, told=3, right=2))
    total.add(Deeds(games=1, wins=1.0, told=4, drawn=1))
    assert total == Deeds(games=2, wins=1.5, told=7, right=2, drawn=1)


# What a tournament shows


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
    ids=str,
)
def test_intervals_are_those_of_wilson(part: int, whole: int, low: float, high: float) -> None:
    """The values are from Newcombe, Statistics in Medicine 17 (1998), table I, method 3."""
    found = share(part, whole)
    assert found.value == part / whole
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.00005)


def test_of_nothing_nothing_is_known() -> None:
    assert (share(0, 0).low, share(0, 0).high) == (0, 1)


def test_an_interval_holds_its_value_and_stays_between_nothing_and_all() -> None:
    for whole in range(1, 60):
        for part in range(whole + 1):
            found = share(part, whole)
            assert 0 <= found.low <= found.value <= found.high <= 1, f"{part} of {whole}"


def test_the_more_is_seen_the_narrower_the_interval() -> None:
    widths = [share(n, 2 * n).high - share(n, 2 * n).low for n in (1, 5, 25, 125)]
    assert widths == sorted(widths, reverse=True)


def made_up(seats: str, *scores: int, group: str = "a × b") -> Played:
    """Return a game of which only the scores matter."""
    best = max(scores)
    wins = [(score == best) / scores.count(best) for score in scores]
    deeds = [Deeds(games=1, wins=w, points=p) for w, p in zip(wins, scores, strict=True)]
    return Played(
        number=1,
        group=group,
        seats=tuple(seats),
        scores=scores,
        deeds=tuple(deeds),
        reveals=(),
    )


def duel_of(*games: Played) -> Duel:
    (duel,) = standings(games).duels
    return duel


def test_a_duel_tells_which_part_went_to_the_first() -> None:
    duel = duel_of(made_up("abab", 30, 10, 30, 10), made_up("baba", 20, 30, 20, 30))
    assert (duel.one, duel.other, duel.size, duel.games) == ("a", "b", 4, 2)
    assert duel.wins.value == 1
    assert duel.points.value == pytest.approx((30 / 40 + 30 / 50) / 2)


def test_whoever_has_more_seats_has_no_more_of_a_duel_for_that() -> None:
    assert duel_of(made_up("aba", 30, 30, 30)).points.value == pytest.approx(0.5)
    assert duel_of(made_up("aba", 30, 30, 30)).wins.value == pytest.approx(0.5)
    assert duel_of(made_up("aba", 30, 30, 0)).points.value == pytest.approx(15 / 45)
    assert duel_of(made_up("aba", 30, 30, 0)).wins.value == pytest.approx(1 / 3)


def test_where_nobody_has_points_a_duel_is_even() -> None:
    assert duel_of(made_up("abab", 0, 0, 0, 0)).points.value == 0.5


def test_a_duel_says_how_sure_it_is() -> None:
    won, lost = made_up("abab", 30, 0, 0, 0), made_up("baba", 30, 0, 0, 0)
    wins = duel_of(won, won, won, lost).wins
    assert (wins.value, wins.low, wins.high) == pytest.approx((0.75, 0.75 - 1.96 * 0.5 / 2, 1))
    alone = duel_of(won).wins
    assert (alone.low, alone.high) == (0, 1)


def test_duels_of_other_pairings_and_sizes_are_kept_apart() -> None:
    duels = standings(
        [
            made_up("abab", 30, 0, 0, 0),
            made_up("aba", 0, 30, 0),
            made_up("acac", 0, 30, 0, 30, group="a × c"),
        ]
    ).duels
    assert [(duel.one, duel.other, duel.size, duel.wins.value) for duel in duels] == [
        ("a", "b", 4, 1),
        ("a", "b", 3, 0),
        ("a", "c", 4, 0),
    ]


def test_mixed_tables_are_no_duels_and_alone_say_how_a_kind_does() -> None:
    outcome = standings(
        [made_up("abab", 30, 0, 30, 0), made_up("abc", 3, 9, 30, group=MIXED)],
    )
    assert [(duel.one, duel.other) for duel in outcome.duels] == [("a", "b")]
    assert {line.player: (line.size, line.games, line.points) for line in outcome.lines} == {
        "a": (3, 1, 3),
        "b": (3, 1, 9),
        "c": (3, 1, 30),
    }


def test_a_line_sums_up_what_was_done() -> None:
    one = Deeds(games=1, told=4, told_well=1, told_plainly=2, told_darkly=1, teller_points=3)
    two = Deeds(games=1, listened=6, votes=8, right=6, finder_points=15, laid=5, drawn=4)
    game = msgspec.structs.replace(made_up("aab", 0, 0, 0), deeds=(one, two, Deeds(games=1)))
    line, nothing = standings([game]).lines
    assert (line.player, line.size, line.games) == ("a", 3, 2)
    assert (line.success.value, line.too_plain, line.too_dark) == (0.25, 0.5, 0.25)
    assert (line.teller_points, line.finder_points) == (0.75, 2.5)
    assert (line.found.value, line.fooled) == (0.75, 0.8)
    assert (nothing.player, nothing.success.value, nothing.fooled) == ("b", 0, 0)


def test_whoever_always_wins_is_rated_first_and_whoever_always_loses_last() -> None:
    ratings = standings([made_up("cab", 20, 10, 30, group=MIXED)] * 12).ratings
    assert [standing.player for standing in ratings] == ["b", "c", "a"]
    strengths = [standing.strength for standing in ratings]
    assert strengths == sorted(strengths, reverse=True)


def test_a_rating_knows_players_who_hold_several_seats() -> None:
    ratings = standings([made_up("abab", 30, 10, 25, 12), made_up("baba", 9, 30, 8, 31)]).ratings
    assert [standing.player for standing in ratings] == ["a", "b"]


def test_a_rating_grows_surer_with_every_game() -> None:
    game = made_up("abc", 30, 20, 10, group=MIXED)
    unsure = [standings([game] * games).ratings[0].unsure for games in (1, 5, 20)]
    assert unsure == sorted(unsure, reverse=True)


def test_figures_of_played_games_can_be_written_and_read_back() -> None:
    outcome = standings(few_games())
    assert outcome.games == len(few_games())
    assert msgspec.json.decode(msgspec.json.encode(outcome), type=Standings) == outcome
    for line in outcome.lines:
        assert all(
            isinstance(figure, Share) for figure in (line.win_rate, line.success, line.found)
        )


# The picture


def test_a_chart_is_written_as_svg(tmp_path: Path) -> None:
    file = tmp_path / "chart.svg"
    draw(standings(few_games()), file)
    text = file.read_text("utf-8")
    assert ET.fromstring(text).tag.endswith("svg")  # noqa: S314 (we wrote it)
    for word in ("letters", "random", "letters over random, 3", "6 games"):
        assert f"<!-- {word}" in text


def test_a_chart_is_written_as_png_and_is_not_empty(tmp_path: Path) -> None:
    file = tmp_path / "chart.png"
    draw(standings(few_games()), file)
    with Image.open(file) as image:
        assert image.format == "PNG"
        assert min(image.size) > 500
        assert len(image.convert("RGB").getcolors(1_000_000) or ()) > 20


def test_the_same_figures_give_the_same_chart(tmp_path: Path) -> None:
    outcome = standings(few_games())
    for name in ("one.svg", "two.svg"):
        draw(outcome, tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()


def test_mixed_tables_of_several_sizes_can_be_drawn(tmp_path: Path) -> None:
    outcome = standings(
        [
            made_up("abab", 30, 0, 30, 0),
            made_up("abc", 3, 9, 30, group=MIXED),
            made_up("abda", 3, 9, 30, 0, group=MIXED),
        ]
    )
    draw(outcome, tmp_path / "chart.pdf")
    assert (tmp_path / "chart.pdf").read_bytes().startswith(b"%PDF")


# Rounds for research


def records(plan: Plan, games: Sequence[Played]) -> Iterator[tuple[RoundRecord, Played, Reveal]]:
    """Write all rounds, read them back, and show each beside where it comes from."""
    for game in games:
        lines = [msgspec.json.encode(record) for record in rounds_of(plan, game, library_of())]
        for line, reveal in zip(lines, game.reveals, strict=True):
            yield msgspec.json.decode(line, type=RoundRecord), game, reveal


def test_an_exported_round_is_whole() -> None:
    for record, game, reveal in records(FEW, few_games()):
        assert (record.game, record.round) == (game.number, reveal.round)
        assert (record.language, record.edition) == ("en", "dixit")
        assert tuple(record.players.values()) == game.seats
        assert record.storyteller == reveal.storyteller
        assert record.clue == reveal.clue.text
        assert record.outcome == reveal.outcome
        assert record.points == {seat: points.total for seat, points in reveal.points.items()}


def test_an_exported_round_tells_whose_each_card_was() -> None:
    for record, _, reveal in records(FEW, few_games()):
        assert tuple(laid.card for laid in record.board) == reveal.board
        owned: dict[Seat, set[str]] = {}
        for laid in record.board:
            owned.setdefault(laid.owner, set()).add(laid.card)
        assert owned == {seat: set(cards) for seat, cards in reveal.laid.items()}
        assert set(owned) == set(record.players)


@pytest.mark.parametrize("games", [few_games, odyssey_games])
def test_an_exported_round_tells_who_voted_for_what(games: Callable[[], Sequence[Played]]) -> None:
    for record, _, reveal in records(FEW, games()):
        told = Counter((seat, laid.card) for laid in record.board for seat in laid.votes)
        assert told == Counter(
            (seat, card) for seat, cards in reveal.votes.items() for card in cards
        )


def test_an_exported_round_describes_its_cards() -> None:
    for record, _, _ in records(FEW, few_games()[:1]):
        for laid in record.board:
            assert laid.description == library_of().card(laid.card).texts["en"].description != ""


def test_an_exported_round_describes_its_cards_in_the_language_of_the_table() -> None:
    polish = msgspec.structs.replace(FEW, language="pl")
    for record, _, _ in records(polish, few_games()[:1]):
        assert record.language == "pl"
        for laid in record.board:
            assert laid.description == library_of().card(laid.card).texts["pl"].description != ""


def test_a_card_that_nobody_has_described_is_exported_all_the_same() -> None:
    game = few_games()[0]
    reveal = msgspec.structs.replace(game.reveals[0], board=("x/y",), laid={"1": ("x/y",)})
    strange = msgspec.structs.replace(game, reveals=(reveal,))
    (record,) = rounds_of(FEW, strange, library_of())
    assert [(laid.card, laid.description) for laid in record.board] == [("x/y", "")]
