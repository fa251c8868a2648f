"""The environment for agents that learn: as PettingZoo wants it, and moved by the rules alone."""

import copy
import random
from collections.abc import Iterator
from itertools import permutations, product

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]  # has no types

from pinxit.arena import env as module
from pinxit.arena.env import DixitEnv, env
from pinxit.decks import numbered
from pinxit.rules import (
    Clue,
    Edition,
    Phase,
    Refusal,
    Seat,
    find_edition,
    legal,
    view_for,
    with_house_rules,
)
from pinxit.rules.commands import AnyCommand, Claim, Give, GoOn, Tell, Vote
from pinxit.rules.legal import (
    AnyOption,
    MayClaim,
    MayGive,
    MayGoOn,
    MayLeave,
    MayMend,
    MayTell,
    MayVote,
    is_legal,
)
from tests.rules.test_secrets import twin_of

Policy = random.Random


def house(edition: str, **changes: object) -> Edition:
    return with_house_rules(find_edition(edition), changes)


# Every kind of choice: one or two cards to give, one vote, several that may stack or not, and no
# more votes than one likes; every way to find the first storyteller.
TABLES: dict[str, tuple[str | Edition, int]] = {
    "dixit-3": ("dixit", 3),
    "dixit-4": ("dixit", 4),
    "odyssey-3": ("odyssey", 3),
    "odyssey-5": ("odyssey", 5),
    "odyssey-2011-7": ("odyssey-2011", 7),
    "up to three votes": (house("dixit", votes_max={3: 2, 4: 3}, give=2, first="host"), 4),
    "up to three of a kind": (house("odyssey", votes_min=1, votes_max=3, first="random"), 4),
    "short words": (house("classic", clue_length=5, hand=4), 6),
}
tables = pytest.mark.parametrize(("edition", "players"), TABLES.values(), ids=TABLES)

# PettingZoo knows by their names which environments have a mask beside the observation, and has
# only its own on the list; so it warns that ours has one, twice.
a_mask = pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
a_dict = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning"
)
# And it looks at the masks of agents that are done, who may do nothing any more.
no_move = pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")


def seated(edition: str | Edition = "dixit", players: int = 4, seed: int = 1) -> DixitEnv:
    table = DixitEnv(edition, players)
    table.reset(seed=seed)
    return table


def mask_of(table: DixitEnv) -> list[int]:
    """The actions that the agent who is asked may choose."""
    mask = table.observe(table.agent_selection)["action_mask"]
    return [int(action) for action in np.flatnonzero(mask)]


def is_over(table: DixitEnv) -> bool:
    return any(table.terminations.values()) or any(table.truncations.values())


def played(table: DixitEnv, policy: Policy, steps: int = 100_000) -> Iterator[Seat]:
    """Play at random until the game is over; yield who is asked, before it has chosen."""
    for _ in range(steps):
        if is_over(table):
            return
        yield table.agent_selection
        table.step(policy.choice(mask_of(table)))


def part(table: DixitEnv, seat: Seat, name: str) -> list[int]:
    row: list[int] = table.observe(seat)["observation"].tolist()
    return row[table.layout[name]]


def play_to(table: DixitEnv, phase: Phase, policy: Policy | None = None) -> None:
    for _ in played(table, policy or random.Random(1)):
        if table._game.phase is phase:
            return


# PettingZoo's own tests


@a_mask
@a_dict
@no_move
@pytest.mark.parametrize(
    ("edition", "players"),
    [
        ("dixit", 3),
        ("dixit", 4),
        ("classic", 6),
        ("disney", 6),
        ("odyssey", 3),
        ("odyssey", 12),
        ("odyssey-2011", 12),
    ],
)
def test_it_keeps_to_the_interface_of_pettingzoo(edition: str, players: int) -> None:
    api_test(env(edition, players), num_cycles=100)


@a_mask
@a_dict
@no_move
@tables
def test_it_keeps_to_the_interface_by_house_rules_and_unwrapped(
    edition: str | Edition, players: int
) -> None:
    api_test(DixitEnv(edition, players, "pl", max_rounds=4), num_cycles=60)


@tables
def test_it_is_the_same_by_the_same_seed_for_pettingzoo(
    edition: str | Edition, players: int
) -> None:
    seed_test(lambda: env(edition, players), num_cycles=60)


# What may be done


@tables
def test_what_the_mask_lets_one_do_is_what_the_rules_let_one_do(
    edition: str | Edition, players: int
) -> None:
    table, said = seated(edition, players), set[str]()
    for seat in played(table, random.Random(2), steps=80):
        if table._picks:
            continue  # was looked at as a whole when the first card was picked
        game = table._game
        if game.round.clue is not None:
            said.add(game.round.clue.text)
        unsaid = [clue for clue in table.clues if clue not in said]
        expected = {command for option in legal(game, seat) for command in listed(option, unsaid)}
        reached = set(reachable(table))
        assert reached == expected
        assert all(is_legal(game, seat, command) for command in list(reached)[:50])


def listed(option: AnyOption, clues: list[str]) -> Iterator[AnyCommand]:
    """All commands that an option stands for, written down apart from the environment."""
    match option:
        case MayClaim():
            yield Claim()
        case MayGoOn():
            yield GoOn()
        case MayTell(cards):
            yield from (Tell(card, Clue(clue)) for card in cards for clue in clues)
        case MayGive(cards, number):
            yield from (Give(some) for some in permutations(cards, number))
        case MayVote(cards, fewest, most, stack):
            for number in range(fewest, most + 1):
                some = product(cards, repeat=number) if stack else permutations(cards, number)
                yield from (Vote(votes) for votes in some)
        case MayMend() | MayLeave():
            pass  # are not for agents
        case _:
            raise AssertionError(option)


def reachable(table: DixitEnv) -> Iterator[AnyCommand]:
    """All commands that one comes to by any choices that the masks allow."""
    before = table._picks
    for action in mask_of(table):
        command = table._command(table.agent_selection, action)
        if isinstance(command, tuple):
            table._picks = command
            yield from reachable(table)
            table._picks = before
        elif command is not None:
            yield command


@tables
def test_only_who_is_asked_may_do_anything(edition: str | Edition, players: int) -> None:
    table = seated(edition, players)
    for seat in played(table, random.Random(3)):
        for other in table.possible_agents:
            assert table.observe(other)["action_mask"].any() == (other == seat)
    for seat in table.possible_agents:
        assert not table.observe(seat)["action_mask"].any()


@pytest.mark.parametrize("action", [-1, 0, 10**6, None])
def test_what_the_mask_forbids_is_refused_and_changes_nothing(action: int | None) -> None:
    table = seated()
    play_to(table, Phase.CLUE)
    before = table._game
    with pytest.raises(ValueError, match="may not choose"):
        table.step(action)
    assert table._game is before


def test_a_clue_is_not_said_twice_in_a_game() -> None:
    table = seated(house("dixit", clue_length=6, target=None, turns_each=5))
    told = []
    for _ in played(table, random.Random(4)):
        clue = table._game.round.clue
        if table._game.phase is Phase.REVEAL and clue is not None:
            told.append((table._game.round.number, clue.text))
    rounds = dict(told)
    assert len(rounds) == len(set(rounds.values())) == 20


def test_when_all_clues_have_been_said_they_may_be_said_again() -> None:
    table = seated()
    play_to(table, Phase.CLUE)
    table._unsaid[1:] = 0
    assert mask_of(table) == [table.actions.tell(slot, 0) for slot in range(6)]
    table.step(table.actions.tell(2, 0))
    assert table._unsaid.all()


def test_nothing_to_say_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing to say"):
        DixitEnv(language="la")
    with pytest.raises(ValueError, match="nothing to say"):
        DixitEnv(house("dixit", clue_length=1))


def test_what_cannot_be_played_is_refused_before_it_starts() -> None:
    with pytest.raises(Refusal):
        DixitEnv("dixit", 2)
    with pytest.raises(Refusal):
        DixitEnv("dixit", 12)
    with pytest.raises(Refusal):
        DixitEnv("odyssey", 12, cards=numbered(50))
    with pytest.raises(ValueError, match="render mode"):
        DixitEnv(render_mode="oil")
    with pytest.raises(ValueError, match="round"):
        DixitEnv(max_rounds=0)


# Claiming and going on


def test_anyone_may_have_the_first_turn() -> None:
    tellers = set()
    for passing in range(4):
        table = seated()
        for _ in range(passing):
            table.step(table.actions.enough)
        claiming = table.agent_selection
        table.step(table.actions.act)
        assert table._game.round.storyteller == claiming
        tellers.add(claiming)
    assert tellers == {"seat_1", "seat_2", "seat_3", "seat_4"}


def test_who_is_asked_first_depends_on_the_seed() -> None:
    assert len({seated(seed=seed).agent_selection for seed in range(30)}) == 4


def test_lots_are_drawn_when_nobody_claims_the_first_turn() -> None:
    tellers = set()
    for seed in range(30):
        table = seated(seed=seed)
        for _ in range(4):
            assert table._game.phase is Phase.RACE
            table.step(table.actions.enough)
        assert table._game.phase is Phase.CLUE
        tellers.add(table._game.round.storyteller)
    assert tellers == {"seat_1", "seat_2", "seat_3", "seat_4"}


def test_anyone_may_go_on_and_when_nobody_does_the_table_does() -> None:
    for passing in range(5):
        table = seated()
        play_to(table, Phase.REVEAL)
        for _ in range(passing):
            assert table._game.phase is Phase.REVEAL
            table.step(table.actions.enough)
        if passing < 4:
            table.step(table.actions.act)
        assert (table._game.phase, table._game.round.number) == (Phase.CLUE, 2)


def test_several_votes_are_cast_one_after_the_other() -> None:
    table = seated("odyssey-2011", 7)
    play_to(table, Phase.VOTE)
    first, one = table.agent_selection, mask_of(table)[0]
    assert table.actions.enough not in mask_of(table)  # one vote at least
    table.step(one)
    assert table.agent_selection == first
    assert part(table, first, "picks") != [0, 0]
    assert one not in mask_of(table)  # in this edition votes do not stack
    table.step(table.actions.enough)
    second = table.agent_selection
    assert second != first
    table.step(mask_of(table)[0])
    table.step(mask_of(table)[-1])
    assert len(table._game.round.votes[first]) == 1
    assert len(table._game.round.votes[second]) == 2


# What is seen


def test_the_layout_is_the_documented_one_without_a_gap() -> None:
    table = seated()
    ends = [0, *(where.stop for where in table.layout.values())]
    assert [where.start for where in table.layout.values()] == ends[:-1]
    assert table.observe("seat_1")["observation"].shape == (ends[-1],)
    told = (module.__doc__ or "").splitlines()
    documented = [line.split()[0] for line in told if line[4:5].isalpha() and "   " in line[4:]]
    assert [word for word in documented if word in table.layout] == list(table.layout)


@tables
def test_an_observation_says_what_the_view_says(edition: str | Edition, players: int) -> None:
    table = seated(edition, players)

    def cards(row: list[int]) -> tuple[str, ...]:
        return tuple(table.cards[number - 1] for number in row if number)

    def seats(flags: list[int]) -> list[Seat]:
        return [seat for seat, flag in zip(table.possible_agents, flags, strict=True) if flag]

    for seat in played(table, random.Random(5)):
        view = view_for(table._game, seat)
        mine = view.mine
        assert mine is not None
        assert part(table, seat, "phase") == [list(Phase).index(view.phase)]
        assert table.possible_agents[part(table, seat, "seat")[0] - 1] == seat
        teller = part(table, seat, "storyteller")[0]
        assert (table.possible_agents[teller - 1] if teller else None) == view.storyteller
        clue = part(table, seat, "clue")[0]
        assert (Clue(table.clues[clue - 1]) if clue else None) == view.clue
        assert part(table, seat, "round") == [view.round]
        assert part(table, seat, "scores") == [seat.score for seat in view.seats]
        assert cards(part(table, seat, "hand")) == mine.hand
        assert cards(part(table, seat, "board")) == view.board
        assert cards(part(table, seat, "laid")) == mine.laid
        assert cards(part(table, seat, "picks")) == table._picks
        assert seats(part(table, seat, "laid_by")) == list(view.laid_by)
        assert seats(part(table, seat, "voted")) == list(view.voted)
        assert seats(part(table, seat, "awaited")) == list(view.awaited)
        reveal = view.last_reveal
        if reveal is not None:
            assert cards(part(table, seat, "last_board")) == reveal.board
            owners = [table.possible_agents[n - 1] for n in part(table, seat, "last_owners")]
            assert all(c in reveal.laid[s] for c, s in zip(reveal.board, owners, strict=True))
            votes = np.reshape(part(table, seat, "last_votes"), (players, -1)).tolist()
            assert [cards(row) for row in votes] == [
                reveal.votes.get(seat, ()) for seat in table.possible_agents
            ]
            points = [reveal.points[seat].total for seat in table.possible_agents]
            assert part(table, seat, "last_points") == points


@tables
def test_observations_are_blind_to_every_secret(edition: str | Edition, players: int) -> None:
    table, rng = seated(edition, players), random.Random(6)
    for _ in played(table, rng):
        game = table._game
        for seat in table.possible_agents:
            seen, told = table.observe(seat), table._info(seat)
            table._game = twin_of(game, seat, rng)
            assert table._game != game
            again = table.observe(seat)
            assert np.array_equal(seen["observation"], again["observation"])
            assert np.array_equal(seen["action_mask"], again["action_mask"])
            assert told == table._info(seat)
            table._game = game


def test_nobody_sees_what_another_is_picking() -> None:
    table = seated("odyssey", 3)
    for phase in (Phase.GIVE, Phase.VOTE):
        play_to(table, phase)
        asked = table.agent_selection
        others = [seat for seat in table.possible_agents if seat != asked]
        before = [table.observe(seat)["observation"].tolist() for seat in others]
        table.step(mask_of(table)[0])
        assert table.agent_selection == asked
        assert [table.observe(seat)["observation"].tolist() for seat in others] == before
        assert all(table.infos[seat] == {} for seat in others)


def test_what_is_shown_to_all_is_blind_to_every_secret() -> None:
    table, rng = DixitEnv("odyssey", 4, render_mode="ansi"), random.Random(7)
    table.reset(seed=1)
    for _ in played(table, rng):
        game, shown = table._game, table.render()
        table._game = twin_of(game, None, rng)
        assert table.render() == shown
        table._game = game


def test_infos_tell_in_words_what_the_agent_sees() -> None:
    table = DixitEnv(language="pl")
    table.reset(seed=1)
    play_to(table, Phase.VOTE)
    info, view = table.infos[table.agent_selection], view_for(table._game, table.agent_selection)
    assert view.clue is not None
    assert view.mine is not None
    assert info["clue"] == view.clue.text
    assert [len(info[name]) for name in ("hand", "board", "laid")] == [5, 4, 1]
    assert set(info["laid"]) < set(info["board"])
    assert all(len(words) > 40 for words in (*info["hand"], *info["board"]))


def test_cards_of_any_deck_can_be_played() -> None:
    table = DixitEnv(cards=numbered(100))
    table.reset(seed=1)
    hand = table._game.hands[table.agent_selection]
    assert table.infos[table.agent_selection]["hand"] == hand  # without words, by their names
    assert sum(1 for _ in played(table, random.Random(1))) > 50
    assert is_over(table)


# Points and the end


@tables
def test_rewards_sum_to_the_final_scores(edition: str | Edition, players: int) -> None:
    table, policy = seated(edition, players), random.Random(8)
    got = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        _, reward, terminated, truncated, _ = table.last()
        got[agent] += reward
        assert not truncated
        table.step(None if terminated else policy.choice(mask_of(table)))
    assert table.agents == []
    assert table._game.phase is Phase.OVER
    assert got == table._game.scores


def test_points_come_with_the_vote_that_reveals_the_round() -> None:
    table = seated()
    for _ in played(table, random.Random(9)):
        reveal = table._game.last_reveal
        if reveal is not None:
            assert table.rewards == {s: p.total for s, p in reveal.points.items()}
            return
        assert not any(table.rewards.values())


def test_a_game_can_be_cut_after_some_rounds() -> None:
    table = DixitEnv(max_rounds=2)
    table.reset(seed=1)
    phases = {table._game.phase for _ in played(table, random.Random(10))}
    assert Phase.OVER not in phases
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert table._game.last_reveal is not None
    assert table._game.last_reveal.round == 2
    assert all(table.infos.values())


def test_a_game_that_ends_in_its_last_round_is_over_and_not_cut() -> None:
    table = DixitEnv(house("dixit", target=1), max_rounds=1)
    table.reset(seed=1)
    for _ in played(table, random.Random(11)):
        pass
    assert all(table.terminations.values())
    assert not any(table.truncations.values())


# Seeds


@tables
def test_the_same_seed_gives_the_same_game(edition: str | Edition, players: int) -> None:
    games = []
    for seed in (1, 1, 2):
        table, policy = seated(edition, players, seed), random.Random(12)
        games.append(
            [(seat, table.observe(seat)["observation"].tolist()) for seat in played(table, policy)]
        )
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_games_without_a_seed_go_on_in_the_series_of_the_last_one() -> None:
    series = []
    for _ in range(2):
        table = seated(seed=5)
        hands = [table._game.hands]
        for _ in range(2):
            table.reset()
            hands.append(table._game.hands)
        series.append(hands)
    assert series[0] == series[1]
    assert series[0][0] != series[0][1] != series[0][2]


def test_a_game_can_be_begun_while_another_is_being_cleared_away() -> None:
    table = seated()
    for _ in played(table, random.Random(13)):
        pass
    table.step(None)
    assert len(table.agents) == 3
    table.reset(seed=1)
    assert table.agents == table.possible_agents
    assert mask_of(table)


def test_a_copy_goes_its_own_way() -> None:
    table = seated()
    play_to(table, Phase.GIVE)
    other, before = copy.deepcopy(table), table._game
    other.step(mask_of(other)[0])
    assert table._game == before != other._game
    table.step(mask_of(table)[0])
    assert table._game == other._game


# Looking on


def test_a_game_can_be_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    table = DixitEnv(render_mode="ansi")
    table.reset(seed=1)
    play_to(table, Phase.VOTE)
    shown = table.render()
    assert shown is not None
    assert table.infos[table.agent_selection]["clue"] in shown
    assert "is awaited" in shown
    play_to(table, Phase.REVEAL)
    assert "←" in (table.render() or "")
    assert capsys.readouterr().out == ""
    human = env(render_mode="human", max_rounds=1)
    human.reset(seed=1)
    assert "round 1: race" in capsys.readouterr().out
    human.close()


def test_rendering_without_a_mode_is_warned_of() -> None:
    with pytest.warns(UserWarning, match="nothing to render"):
        assert seated().render() is None
