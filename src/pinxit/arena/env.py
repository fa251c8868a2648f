"""Whole games for agents that learn: a PettingZoo environment that only the rules move.

    table = env(edition="odyssey", players=6)
    table.reset(seed=1)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, info = table.last()
        done = terminated or truncated
        table.step(None if done else table.action_space(agent).sample(seen["action_mask"]))

Agents are the seats "seat_1", "seat_2" …, in the order of turns. Each game draws the order in which
they are asked; in the rules they act at the same time, and nobody sees what the others choose. An
agent that has several cards to choose is asked again until its command is complete.

Actions are numbers, counted through these groups (`DixitEnv.actions` does the arithmetic):

    claim the first turn, or go on after a reveal                                      1
    pass: leave that to others, or cast no further vote                                1
    give the card in this slot of the hand                                    slots of the hand
    vote for the card at this place of the board                              places of the board
    tell the card in this slot with this clue                     slots × clues, slot by slot

When all pass the claim, lots are drawn; when all pass the reveal, the table goes on: that is what
the rules do when time is up. A clue is not said twice in a game while there is another one. An
action that the mask forbids raises `ValueError`.

Observations are numbers, too. `DixitEnv.layout` has the slice of each part; places that are not
needed are 0. Seats, cards and clues count from 1, as nobody and nothing are 0; cards count as in
`DixitEnv.cards`, clues as in `DixitEnv.clues`. With n players:

    phase            1            0 race, 1 clue, 2 give, 3 vote, 4 reveal, 5 paused, 6 over
    seat             1            one's own
    storyteller      1            of this round
    next_teller      1            of the next round
    clue             1            of this round
    round            1
    pile             1            how many cards
    discards         1            how many cards
    scores           n
    hand             hand         one's own cards, by slot
    board            places       the cards on the table, by place
    laid             give         one's own cards among them; as many as are to be given
    votes            votes        the cards that one has voted for; as many as may be cast at most
    picks            the larger   the cards chosen so far for a command that is not complete
                     of the two
    laid_by          n            1 for who has laid
    voted            n            1 for who has voted
    awaited          n            1 for whom the table waits for
    last_round       1            the round that was revealed last; all that follows is of it
    last_teller      1
    last_clue        1
    last_outcome     1            1 all found it, 2 some, 3 none, 4 nobody voted
    last_board       places       cards
    last_owners      places       the seats who laid them
    last_votes       n × votes    cards, seat by seat
    last_points      n

They are built from `view_for(game, seat)` and one's own picks alone, so nothing secret is in them.
An agent that is not asked now, or is done, has a mask of zeros.

Rewards are points, in the step whose vote reveals a round. When the game is over all agents are
terminated. With `max_rounds` they are truncated when a round after these has begun.

`infos` of the agent that is asked, and of all at the end, have in words what its numbers say:
`clue`, `hand`, `board` and `laid`.
"""

import random
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from msgspec import Struct
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # has no types
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]  # has no types

from pinxit.players.library import Written
from pinxit.players.random import pick_several
from pinxit.players.saying import clue_of
from pinxit.players.words.lexicon import sayable
from pinxit.rules import (
    Card,
    Clue,
    Edition,
    Game,
    Outcome,
    Phase,
    Reveal,
    Seat,
    View,
    decide,
    find_edition,
    fold,
    legal,
    view_for,
)
from pinxit.rules.commands import AnyCommand, Claim, Give, GoOn, Start, Tell, TimeOut, Vote
from pinxit.rules.editions import First, Numbers, numbers_at
from pinxit.rules.game import owners
from pinxit.rules.legal import MayClaim, MayGive, MayGoOn, MayTell, MayVote

from .contestants import library_of

Observation = dict[str, NDArray[Any]]
Move = MayClaim | MayTell | MayGive | MayVote | MayGoOn  # what agents are asked for
Picks = tuple[Card, ...]

PHASES: Final = tuple(Phase)
OUTCOMES: Final = tuple(Outcome)
ENDLESS: Final = np.iinfo(np.int32).max  # for numbers that a long game lets grow


def env(
    edition: str | Edition = "dixit",
    players: int = 4,
    language: str = "en",
    cards: Sequence[Card] | None = None,
    render_mode: str | None = None,
    max_rounds: int | None = None,
) -> AECEnv:
    """Return the environment as PettingZoo recommends it: with checks that it is used rightly."""
    table = DixitEnv(edition, players, language, cards, render_mode, max_rounds)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


class Actions(Struct, frozen=True):
    """The numbers of the actions; slots, places and clues count from 0 here."""

    slots: int
    places: int
    clues: int

    act: ClassVar[int] = 0
    enough: ClassVar[int] = 1
    gives: ClassVar[int] = 2

    @property
    def votes(self) -> int:
        """The first action that is a vote."""
        return self.gives + self.slots

    @property
    def tells(self) -> int:
        """The first action that tells."""
        return self.votes + self.places

    @property
    def number(self) -> int:
        """How many actions there are."""
        return self.tells + self.slots * self.clues

    def give(self, slot: int) -> int:
        """Give the card in a slot of the hand."""
        return self.gives + slot

    def vote(self, place: int) -> int:
        """Vote for the card at a place of the board."""
        return self.votes + place

    def tell(self, slot: int, clue: int) -> int:
        """Tell the card in a slot of the hand with a clue."""
        return self.tells + slot * self.clues + clue

    def told(self, action: int) -> tuple[int, int]:
        """Return the slot and the clue of an action that tells."""
        return divmod(action - self.tells, self.clues)


class Observer:
    """Writes down as numbers what a seat sees."""

    def __init__(
        self, seats: Sequence[Seat], numbers: Numbers, cards: Sequence[Card], clues: Sequence[str]
    ) -> None:
        self._seats = {seat: number for number, seat in enumerate(seats, 1)}
        self._cards = {card: number for number, card in enumerate(cards, 1)}
        self._clues = {clue: number for number, clue in enumerate(clues, 1)}
        self._votes = numbers.votes_max
        parts = _parts(len(seats), numbers, len(cards), len(clues))
        ends = np.cumsum([length for length, _ in parts.values()]).tolist()
        self.layout: dict[str, slice] = {
            name: slice(end - length, end)
            for (name, (length, _)), end in zip(parts.items(), ends, strict=True)
        }
        self.most: NDArray[np.int32] = np.concatenate(
            [np.full(length, most, np.int32) for length, most in parts.values()]
        )

    def read(self, view: View, picks: Picks) -> NDArray[np.int32]:
        """Return all parts of an observation, one after the other."""
        row = np.zeros(len(self.most), np.int32)
        parts = self._now(view, picks)
        if view.last_reveal is not None:
            parts |= self._last(view.last_reveal)
        for name, part in parts.items():
            # A part that is too long for its slice is an error, and never runs into the next one.
            row[self.layout[name]][: len(part)] = part
        return row

    def _now(self, view: View, picks: Picks) -> dict[str, list[int]]:
        mine = view.mine
        if mine is None:
            raise ValueError("A spectator has no observation.")
        return {
            "phase": [PHASES.index(view.phase)],
            "seat": [self._seats[mine.seat]],
            "storyteller": [self._seat(view.storyteller)],
            "next_teller": [self._seat(view.next_teller)],
            "clue": [self._clue(view.clue)],
            "round": [view.round],
            "pile": [view.pile],
            "discards": [view.discards],
            "scores": [seat.score for seat in view.seats],
            "hand": self._numbers(mine.hand),
            "board": self._numbers(view.board),
            "laid": self._numbers(mine.laid),
            "votes": self._numbers(mine.votes),
            "picks": self._numbers(picks),
            "laid_by": self._flags(view.laid_by),
            "voted": self._flags(view.voted),
            "awaited": self._flags(view.awaited),
        }

    def _last(self, reveal: Reveal) -> dict[str, list[int]]:
        owner = owners(reveal.laid)
        votes = [self._numbers(reveal.votes.get(seat, ())) for seat in self._seats]
        return {
            "last_round": [reveal.round],
            "last_teller": [self._seat(reveal.storyteller)],
            "last_clue": [self._clue(reveal.clue)],
            "last_outcome": [1 + OUTCOMES.index(reveal.outcome)],
            "last_board": self._numbers(reveal.board),
            "last_owners": [self._seat(owner[card]) for card in reveal.board],
            "last_votes": [
                number for cast in votes for number in cast + [0] * (self._votes - len(cast))
            ],
            "last_points": [reveal.points[seat].total for seat in self._seats],
        }

    def _seat(self, seat: Seat | None) -> int:
        return 0 if seat is None else self._seats[seat]

    def _clue(self, clue: Clue | None) -> int:
        return 0 if clue is None else self._clues[clue.text]

    def _numbers(self, cards: Iterable[Card]) -> list[int]:
        return [self._cards[card] for card in cards]

    def _flags(self, seats: Iterable[Seat]) -> list[int]:
        return [int(seat in seats) for seat in self._seats]


def _parts(players: int, numbers: Numbers, cards: int, clues: int) -> dict[str, tuple[int, int]]:
    """Return how long each part of an observation is, and the largest number in it."""
    places, give, votes = _places(numbers), numbers.give, numbers.votes_max
    return {
        "phase": (1, len(PHASES) - 1),
        "seat": (1, players),
        "storyteller": (1, players),
        "next_teller": (1, players),
        "clue": (1, clues),
        "round": (1, ENDLESS),
        "pile": (1, cards),
        "discards": (1, cards),
        "scores": (players, ENDLESS),
        "hand": (numbers.hand, cards),
        "board": (places, cards),
        "laid": (give, cards),
        "votes": (votes, cards),
        "picks": (max(give, votes), cards),
        "laid_by": (players, 1),
        "voted": (players, 1),
        "awaited": (players, 1),
        "last_round": (1, ENDLESS),
        "last_teller": (1, players),
        "last_clue": (1, clues),
        "last_outcome": (1, len(OUTCOMES)),
        "last_board": (places, cards),
        "last_owners": (places, players),
        "last_votes": (players * votes, cards),
        "last_points": (players, ENDLESS),
    }


def _places(numbers: Numbers) -> int:
    """Return how many cards lie on the table at a vote."""
    return 1 + (numbers.players - 1) * numbers.give


class DixitEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types that mypy may read
    """A table of agents who play one game after the other; how, is told at the head of the file.

    `cards` are those of the base deck, unless others are named. An edition may be one with house
    rules. Without a seed, `reset` goes on in the series that the last seed began.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "pinxit_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        edition: str | Edition = "dixit",
        players: int = 4,
        language: str = "en",
        cards: Sequence[Card] | None = None,
        render_mode: str | None = None,
        max_rounds: int | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"There is no render mode {render_mode!r}.")
        if max_rounds is not None and max_rounds < 1:
            raise ValueError("A game has a round at least.")
        self.render_mode = render_mode
        self.edition = find_edition(edition) if isinstance(edition, str) else edition
        self.cards = library_of().dealt if cards is None else tuple(cards)
        self.clues = tuple(
            phrase.text
            for phrase in sayable(language)
            if len(phrase.text) <= self.edition.clue_length
        )
        if not self.clues:
            raise ValueError(f"There is nothing to say in {language!r}.")
        self.possible_agents: list[Seat] = [f"seat_{n}" for n in range(1, players + 1)]
        decide(
            None, None, self._begin("0")
        )  # what cannot be played is refused now, not when it starts

        numbers = numbers_at(self.edition, players)
        self.actions = Actions(numbers.hand, _places(numbers), len(self.clues))
        self._reader = Observer(self.possible_agents, numbers, self.cards, self.clues)
        self.layout: Mapping[str, slice] = self._reader.layout
        # Each agent has spaces of its own, so that each can be seeded by itself.
        self.action_spaces = {
            agent: spaces.Discrete(self.actions.number) for agent in self.possible_agents
        }
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self._words = {
            card: _in_words(library_of().card(card), language) or card for card in self.cards
        }
        self._max_rounds = max_rounds
        self._chance = random.Random()  # noqa: S311 (nothing is at stake)

    def observation_space(self, agent: Seat) -> spaces.Dict:
        """Return what an agent's observations are made of."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Seat) -> spaces.Discrete:
        """Return the numbers that an agent may choose from, by its mask."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new game."""
        del options  # there are none
        if seed is not None:
            self._chance = random.Random(int(seed))  # noqa: S311 (repeatable, not secret)
        begin = self._begin(str(self._chance.random()))
        self._game: Game = fold(decide(None, None, begin))
        self._order = pick_several(begin.seats, len(begin.seats), self._chance)
        self._unsaid = np.ones(len(self.clues), np.int8)
        self._picks: Picks = ()
        self._passed: set[Seat] = set()

        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def observe(self, agent: Seat) -> Observation:
        """Return what an agent sees now, and what it may do."""
        asked = agent == self.agent_selection
        view = view_for(self._game, agent)
        return {
            "observation": self._reader.read(view, self._picks if asked else ()),
            "action_mask": self._mask(agent),
        }

    def step(self, action: int | None) -> None:
        """Do what the agent that is asked has chosen."""
        agent = self.agent_selection
        if self._is_done(agent):
            self._was_dead_step(action)
            return
        # Without the second question, numbers that count from the end would get through a mask.
        if (
            action is None
            or action not in self.action_spaces[agent]
            or not self._mask(agent)[action]
        ):
            raise ValueError(f"{agent} may not choose {action} now; its action mask says what.")
        self._cumulative_rewards[agent] = 0.0
        before = self._game.scores
        self._choose(agent, int(action))
        after = self._game.scores
        self.rewards = {agent: float(after[agent] - before[agent]) for agent in self.agents}
        self._accumulate_rewards()
        self._ask()

    def render(self) -> str | None:
        """Show what everyone at the table may know, as text."""
        if self.render_mode is None:
            gymnasium.logger.warn("There is nothing to render without a render mode.")
            return None
        shown = "\n".join(_told(view_for(self._game, None), self._words))
        if self.render_mode == "ansi":
            return shown
        sys.stdout.write(f"{shown}\n\n")
        return None

    def close(self) -> None:
        """Nothing is open."""

    def _begin(self, seed: str) -> Start:
        seats = tuple(self.possible_agents)
        first = seats[0] if self.edition.first is First.HOST else None
        return Start(edition=self.edition, seats=seats, cards=self.cards, seed=seed, first=first)

    def _space(self) -> spaces.Dict:
        most = self._reader.most
        return spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(most), most, dtype=np.int32),
                "action_mask": spaces.Box(0, 1, (self.actions.number,), np.int8),
            }
        )

    def _ask(self) -> None:
        """Choose whose turn it is, or end the game for all."""
        over = self._game.phase is Phase.OVER
        cut = (
            not over and self._max_rounds is not None and self._game.round.number > self._max_rounds
        )
        if over or cut:
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, cut)
            self.agent_selection = self.agents[0]
        elif not self._picks:
            self.agent_selection = self._waiting()[0]
        told = self.agents if over or cut else [self.agent_selection]
        self.infos = {agent: self._info(agent) if agent in told else {} for agent in self.agents}
        if self.render_mode == "human":
            self.render()

    def _waiting(self) -> list[Seat]:
        """Return who may still act: whom the rules wait for, and after a reveal anyone."""
        awaited = self._game.round.awaited or self._game.seats
        return [seat for seat in self._order if seat in awaited and seat not in self._passed]

    def _is_done(self, agent: Seat) -> bool:
        return self.terminations[agent] or self.truncations[agent]

    def _move(self, agent: Seat) -> Move | None:
        """Return what an agent is asked for now."""
        if agent != self.agent_selection or agent not in self.agents or self._is_done(agent):
            return None
        for option in legal(self._game, agent):
            if isinstance(option, Move):
                return option
        return None

    def _mask(self, agent: Seat) -> NDArray[np.int8]:
        mask = np.zeros(self.actions.number, np.int8)
        actions, picks = self.actions, self._picks
        match self._move(agent):
            case MayClaim() | MayGoOn():
                mask[[actions.act, actions.enough]] = 1
            case MayTell(cards):
                mask[actions.tells :].reshape(actions.slots, -1)[: len(cards)] = self._unsaid
            case MayGive(cards):
                mask[[actions.give(n) for n, card in enumerate(cards) if card not in picks]] = 1
            case MayVote(cards, fewest, _, stack):
                free = [card for card in cards if stack or card not in picks]
                mask[[actions.vote(self._game.round.board.index(card)) for card in free]] = 1
                mask[actions.enough] = len(picks) >= fewest
            case None:
                pass
        return mask

    def _choose(self, agent: Seat, action: int) -> None:
        """Send the command that a choice completes; otherwise remember the choice."""
        command = self._command(agent, action)
        if isinstance(command, tuple):
            self._picks = command
            return
        if command is None:
            self._passed.add(agent)
            if self._waiting():
                return
            command = TimeOut()
        self._game = fold(decide(self._game, agent, command), self._game)
        self._picks = ()
        self._passed.clear()
        if isinstance(command, Tell):
            self._say(command.clue)

    def _command(self, agent: Seat, action: int) -> AnyCommand | Picks | None:
        """Return the command that a choice completes, what has been picked so far, or a pass."""
        actions, picks = self.actions, self._picks
        option = self._move(agent)
        match option:
            case MayClaim() if action == actions.act:
                return Claim()
            case MayGoOn() if action == actions.act:
                return GoOn()
            case MayTell(cards):
                slot, clue = actions.told(action)
                return Tell(cards[slot], clue_of(option, self.clues[clue]))
            case MayGive(cards, number):
                picks += (cards[action - actions.gives],)
                return Give(picks) if len(picks) == number else picks
            case MayVote() if action == actions.enough:
                return Vote(picks)
            case MayVote(_, _, most):
                picks += (self._game.round.board[action - actions.votes],)
                return Vote(picks) if len(picks) == most else picks
            case _:
                return None

    def _say(self, clue: Clue) -> None:
        self._unsaid[self.clues.index(clue.text)] = 0
        if not self._unsaid.any():
            self._unsaid[:] = 1  # or a very long game could not go on

    def _info(self, agent: Seat) -> dict[str, Any]:
        """Return in words what an agent sees."""
        view = view_for(self._game, agent)
        hand, laid = (view.mine.hand, view.mine.laid) if view.mine else ((), ())
        return {
            "clue": view.clue.text if view.clue else "",
            "hand": tuple(self._words[card] for card in hand),
            "board": tuple(self._words[card] for card in view.board),
            "laid": tuple(self._words[card] for card in laid),
        }


def _in_words(card: Written, language: str) -> str:
    """Return what is to be seen on a card, in English if nobody has said it in this language."""
    told = (card.texts[name].description for name in (language, "en") if name in card.texts)
    return next(filter(None, told), card.title)


def _told(view: View, words: Mapping[Card, str]) -> Iterable[str]:
    """Tell what everyone may know."""
    yield f"{view.edition.name}, round {view.round}: {view.phase}"
    for seat in view.seats:
        deeds = {
            "tells": seat.seat == view.storyteller,
            "has laid": seat.seat in view.laid_by,
            "has voted": seat.seat in view.voted,
            "is awaited": seat.seat in view.awaited,
            "has won": seat.seat in view.winners,
        }
        done = ", ".join(deed for deed, is_so in deeds.items() if is_so)
        yield f"  {seat.seat:<8}{seat.score:>4}  {done}".rstrip()
    if view.clue is not None:
        yield f"  “{view.clue.text}”"
    for place, card in enumerate(view.board, 1):
        yield f"  {place:>2}  {words[card]}"
    if view.phase in {Phase.REVEAL, Phase.OVER} and view.last_reveal is not None:
        yield from _revealed(view.last_reveal, words)


def _revealed(reveal: Reveal, words: Mapping[Card, str]) -> Iterable[str]:
    owner = owners(reveal.laid)
    for place, card in enumerate(reveal.board, 1):
        voters = [seat for seat, cast in reveal.votes.items() for vote in cast if vote == card]
        found = f" ← {' '.join(voters)}" if voters else ""
        yield f"  {place:>2}  {words[card]} ({owner[card]}{found})"
    points = (f"{seat} +{points.total}" for seat, points in reveal.points.items())
    yield f"  {'  '.join(points)}"
