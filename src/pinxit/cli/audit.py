"""`pinxit audit`: whether the shuffle of a finished game is the one promised at its start."""

import re
import ssl
import sys
from collections.abc import Iterator

import click

from pinxit.protocol.http import GameAudit
from pinxit.rules.audit import Check, Kind, Verdict
from pinxit.rules.audit import audit as audited

from .audit_sources import games_from
from .options import ca_option

LEAST_LETTERS = 16  # as many of the promise as the terminal game shows
HASH = re.compile(rf"[0-9a-f]{{{LEAST_LETTERS},64}}")
MOST_SHOWN = 5  # broken promises; one is enough

SAID = {
    Kind.PROMISE: "the seed is the one that was promised",
    Kind.DEAL: "hands and the pile, as they were dealt",
    Kind.FIRST: "storytellers drawn by lot",
    Kind.BOARD: "boards, in their order",
    Kind.PILE: "new piles",
    Kind.FILL: "hands filled from the pile",
    Kind.ROUND: "rounds, counted",
}
BROKEN = {
    Kind.PROMISE: "the seed is not the one that was promised",
    Kind.DEAL: "the deal is not the seed's",
    Kind.FIRST: "somebody else had to tell first",
    Kind.BOARD: "the board is not in the seed's order",
    Kind.PILE: "the new pile is not the seed's",
    Kind.FILL: "these cards were not the next of the pile",
    Kind.ROUND: "the rounds are miscounted",
}


def _hash(_ctx: click.Context, _option: click.Parameter, value: str | None) -> str | None:
    if value is None:
        return None
    wanted = value.strip().rstrip("…").lower()
    if not HASH.fullmatch(wanted):
        raise click.BadParameter(
            f"A promise has 64 hexadecimal digits, of which {LEAST_LETTERS} will do. [bad_input]"
        )
    return wanted


@click.command()
@click.argument("source")
@click.option(
    "--promise",
    callback=_hash,
    metavar="HASH",
    help="What you saw of the seed when the game began; its first 16 digits will do.",
)
@ca_option
def audit(*, source: str, promise: str | None, ssl_context: ssl.SSLContext | None) -> None:
    """Check that a finished game was dealt and shuffled as promised at its start.

    SOURCE is the link of a game's page (http://host:8484/t/CODE/games/1), the file that can be
    downloaded there, or the export of a table; - is standard input. Status 0: everything is as it
    was promised. 1: it is not. 2: there is nothing to check.

    It shows that the shuffle was fixed when the promise was made, and kept to. It cannot show that
    the server did not try several seeds before, nor that nobody looked at the cards.
    """
    games = games_from(source, ssl_context)
    if promise is not None and len(games) > 1:
        games = [game for game in games if game.evidence.promise.startswith(promise)]
        if not games:
            click.echo(f"No finished game in this export was promised by {promise}.")
            sys.exit(1)
    fair = True
    for game in games:
        verdict = audited(game.evidence)
        kept = promise is None or game.evidence.promise.startswith(promise)
        fair = fair and verdict.fair and kept
        click.echo("\n".join(_account(game, verdict, promise, kept=kept)))
    sys.exit(0 if fair else 1)


def _account(
    game: GameAudit, verdict: Verdict, promise: str | None, *, kept: bool
) -> Iterator[str]:
    proof = game.evidence
    names = ", ".join(game.names.get(hand.seat, hand.seat) for hand in proof.deal.hands)
    yield f"Game {game.game} at table {game.table}: {proof.edition.name}, dealt to {names}."
    yield f"  promised at the start  {proof.promise}"
    if not kept:
        yield f"  but you saw            {promise}"
    yield f"  the seed, revealed     {proof.seed}"
    for kind, said in SAID.items():
        checks = [check for check in verdict.checks if check.kind is kind]
        if checks:
            fair = sum(check.fair for check in checks)
            yield f"  {fair:>4} of {len(checks):<4} {said}"
    for check in verdict.broken[:MOST_SHOWN]:
        yield from _broken(check, game)
    yield _verdict(verdict, promise, kept=kept)


def _broken(check: Check, game: GameAudit) -> Iterator[str]:
    where = f"Round {check.round}" if check.round else "At the start"
    whose = "" if check.seat is None else f", {game.names.get(check.seat, check.seat)}"
    yield f"  ! {where}{whose}: {BROKEN[check.kind]}"
    yield f"      promised  {' '.join(check.promised) or 'nothing'}"
    yield f"      found     {' '.join(check.found) or 'nothing'}"


def _verdict(verdict: Verdict, promise: str | None, *, kept: bool) -> str:
    if not verdict.fair:
        return f"Not fair: {len(verdict.broken)} of {len(verdict.checks)} checks failed."
    if not kept:
        return "Not fair: the promise is not the one that you saw."
    if promise is None:
        return (
            "Fair, if that is the promise you saw at the start: the shuffle was fixed by it, and "
            "followed to the last card."
        )
    return "Fair: the shuffle was fixed when you saw the promise, and followed to the last card."
