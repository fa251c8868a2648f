"""The command: it looks at one thing after the other, and says what it has found at once."""

import asyncio
import copy
import logging
import sys
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import click
import msgspec
import segno

from pinxit.bootstrap import Config
from pinxit.cli.main import Commands
from pinxit.cli.secret import open_secrets
from pinxit.web.server import run

from . import certificates, machine, reach, stores
from .asked import Asked
from .finding import Finding, How, fault, look, show, sum_up, well

Look = Callable[[Asked], Iterable[Finding] | AsyncIterator[Finding]]

LOOKS: Final[tuple[Look, ...]] = (
    machine.versions,
    machine.model,
    machine.decks,
    machine.disk,
    machine.files,
    machine.clock,
    stores.database,
    stores.bus,
    stores.blobs,
    certificates.certificates,
)
# Of the options of `serve`: those that decide whether it starts, and whether people come in.
_SHARED: Final = frozenset(
    {
        *("host", "port", "unix_path", "unix_mode", "public", "public_url", "root_path"),
        *("data_dir", "database", "database_file", "bus", "bus_file", "blobs"),
        *("tls", "tls_cert", "tls_key", "trusted_proxies", "uploads_mb", "database_mb"),
        *("admin_token", "admin_token_file", "table_password", "table_password_file"),
    }
)
WAIT: Final = 300.0  # seconds for a phone to come


def _options() -> Iterator[click.Parameter]:
    """Take the options from `serve`, with all that is said of them in the environment."""
    for option in Commands.load("serve").params:
        if option.name in _SHARED:
            yield copy.copy(option)


@click.command(params=list(_options()))
@click.option(
    "--phone/--no-phone",
    default=None,
    help="Wait until a phone has opened the test page; if left out, in a terminal only.",
)
@click.option("--json", "as_json", is_flag=True, help="For programs; waits for nobody.")
@click.pass_context
def doctor(ctx: click.Context, /, *, phone: bool | None, as_json: bool, **options: Any) -> None:  # noqa: ANN401 (those of `serve`)
    """Look at all that a server needs, and say what to do about each fault.

    Takes those options of `pinxit serve` that are named below, and what was set for it in the
    environment or in a file, and changes nothing. Ends with 1 if there is a fault, with 0 if there
    is none.
    """
    logging.getLogger().addHandler(logging.NullHandler())  # all that is to be said, is found
    asked = _asked(options)
    wait = not as_json and (sys.stdout.isatty() if phone is None else phone)
    found: list[Finding] = []

    def tell(finding: Finding) -> None:
        found.append(finding)
        if not as_json:
            show(finding)

    for line in open_secrets(ctx):
        tell(look("Secrets", line, "Whoever can log in here can read it."))
    run(_examine(asked, tell, wait=wait, quiet=as_json))
    if as_json:
        click.echo(msgspec.json.encode(found).decode())
    else:
        click.echo(f"\n{sum_up(found)}")
    ctx.exit(1 if any(one.how is How.FAULT for one in found) else 0)


def _asked(options: dict[str, Any]) -> Asked:
    path: Path | None = options["unix_path"]
    known = {field: options[field] for field in Config.__struct_fields__ if field in options}
    known.pop("admin_token", None), known.pop("table_password", None)  # nothing is opened by them
    return Asked(
        config=Config(**known),
        unix=None if path is None else (path, options["unix_mode"]),
        tls=options["tls"],
        tls_cert=options["tls_cert"],
        tls_key=options["tls_key"],
    )


async def _examine(
    asked: Asked, tell: Callable[[Finding], None], *, wait: bool, quiet: bool
) -> None:
    for one in LOOKS:
        await _look(one.__name__.capitalize(), one(asked), tell)
    try:
        async with reach.server(asked) as found:
            await _look(reach.REACH, reach.reached(asked, found), tell)
            if not quiet:
                await _test(asked, found, tell, wait=wait)
    except reach.Nobody as nobody:
        tell(nobody.finding)
    except Exception as error:  # noqa: BLE001 (a fault is a sentence, whatever it is)
        tell(_unforeseen(reach.REACH, error))


async def _look(
    subject: str,
    findings: Iterable[Finding] | AsyncIterator[Finding],
    tell: Callable[[Finding], None],
) -> None:
    try:
        if isinstance(findings, AsyncIterator):
            async for finding in findings:
                tell(finding)
        else:
            for finding in findings:
                tell(finding)
    except Exception as error:  # noqa: BLE001 (a fault is a sentence, whatever it is)
        tell(_unforeseen(subject, error))


def _unforeseen(subject: str, error: Exception) -> Finding:
    told = " ".join(str(error).split())[:200]
    return fault(
        subject,
        f"It could not be looked at ({type(error).__name__}: {told}).",
        "That is a fault of the doctor's, too: please tell us, with this line.",
    )


async def _test(
    asked: Asked, found: reach.Server, tell: Callable[[Finding], None], *, wait: bool
) -> None:
    """Show a phone the way to the test page, and see whether it comes."""
    ways = list(reach.addresses(asked, found.port))
    if not ways:
        return
    page = f"{ways[-1]}/test"
    click.echo(f"\nA phone can try for itself: {click.style(page, bold=True)}\n")
    segno.make(page, error="m").terminal(out=sys.stdout, compact=True)
    sys.stdout.flush()
    if not wait or found.visits is None:
        return
    click.echo("Waiting for a phone to open that page; Ctrl-C goes on without.")
    found.visits.expect()
    try:
        async with asyncio.timeout(WAIT):
            await found.visits.live.wait()
    except (TimeoutError, asyncio.CancelledError):
        if (task := asyncio.current_task()) is not None:
            task.uncancel()
    tell(_visited(found.visits.visitor, live=found.visits.live.is_set()))


def _visited(visitor: str | None, *, live: bool) -> Finding:
    if live:
        return well("Phone", f"It has opened the page from {visitor}, and live play works there.")
    if visitor is not None:
        return fault(
            "Phone",
            f"It has opened the page from {visitor}, but no socket: it could not play.",
            "Something in between does not pass on WebSockets: a proxy, or a data saver.",
        )
    return look(
        "Phone",
        "None has opened the page.",
        "If one tried in vain: is it on the same network, not on mobile data or a guests' Wi-Fi?"
        " Does a firewall on this computer let others in?",
    )
