"""What was found: how it is, in a sentence, and what to do about it, in another."""

from collections.abc import Iterable
from enum import StrEnum

import click
from msgspec import Struct


class How(StrEnum):
    """How something is."""

    WELL = "well"
    LOOK = "look"  # it works, and somebody should know
    FAULT = "fault"


class Finding(Struct, frozen=True):
    """One thing that was looked at."""

    subject: str
    how: How
    says: str
    advice: str = ""


def well(subject: str, says: str) -> Finding:
    """Nothing is wrong with it."""
    return Finding(subject, How.WELL, says)


def look(subject: str, says: str, advice: str) -> Finding:
    """It works; there is something to know."""
    return Finding(subject, How.LOOK, says, advice)


def fault(subject: str, says: str, advice: str) -> Finding:
    """It does not work."""
    return Finding(subject, How.FAULT, says, advice)


_SIGNS = {How.WELL: ("✓", "green"), How.LOOK: ("!", "yellow"), How.FAULT: ("✗", "red")}
_WIDTH = 15


def show(finding: Finding) -> None:
    """Print a finding."""
    sign, colour = _SIGNS[finding.how]
    click.echo(f"{click.style(sign, fg=colour)} {finding.subject:<{_WIDTH}} {finding.says}")
    if finding.advice:
        click.echo(f"  {'':<{_WIDTH}} → {finding.advice}")


def sum_up(findings: Iterable[Finding]) -> str:
    """Say in a sentence how all of it is."""
    found = list(findings)
    faults = sum(one.how is How.FAULT for one in found)
    looks = sum(one.how is How.LOOK for one in found)
    if not faults and not looks:
        return "All is well."
    told = [f"{faults} {'fault' if faults == 1 else 'faults'}"] if faults else []
    told += [f"{looks} to look at"] if looks else []
    return f"{', '.join(told)}; the rest is well."
