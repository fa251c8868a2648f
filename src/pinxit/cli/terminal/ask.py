"""Questions to the person at the terminal: they explain, they repeat, they can be left."""

import asyncio
import threading
from collections.abc import Callable
from typing import TypeVar

import click

Help = Callable[[], None]
T = TypeVar("T")


async def in_thread(question: Callable[[], T]) -> T:
    """Ask beside the event loop, so that the connection stays alive while somebody thinks.

    A daemon thread: unlike an executor's, it does not keep Ctrl-C from ending the program.
    """
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[T] = loop.create_future()

    def ask() -> None:
        try:
            given = question()
        except BaseException as error:  # noqa: BLE001 (whatever it is, the asker must know)
            loop.call_soon_threadsafe(answer.set_exception, error)
        else:
            loop.call_soon_threadsafe(answer.set_result, given)

    threading.Thread(target=ask, daemon=True).start()
    return await answer


def ask_line(question: str, explain: Help, *, empty: bool = False) -> str:
    """Return a line of text. `?` explains and asks again, `q` or the end of input leaves."""
    while True:
        answer = click.prompt(question, default="", show_default=False, prompt_suffix=" › ")
        match answer.strip():
            case "?":
                explain()
            case "q" | "Q":
                if click.confirm("Leave the table?", default=False):
                    raise click.Abort
            case "" if not empty:
                click.secho("  Something has to be said here.", fg="red")
            case text:
                return text


def ask_yes(question: str, explain: Help) -> bool:
    """Return whether the answer is yes."""
    answer = ask_line(f"{question} [y/N]", explain, empty=True)
    return answer.lower() in {"y", "yes"}


def ask_numbers(
    question: str, highest: int, fewest: int, most: int, explain: Help
) -> tuple[int, ...]:
    """Return as many numbers from 1 to `highest` as are asked for."""
    wanted = str(fewest) if fewest == most else f"{fewest} to {most}"
    while True:
        words = ask_line(question, explain).replace(",", " ").split()
        allowed = {str(number): number for number in range(1, highest + 1)}
        if all(word in allowed for word in words):
            numbers = tuple(allowed[word] for word in words)
            if fewest <= len(numbers) <= most:
                return numbers
        plural = "number" if fewest == most == 1 else "numbers"
        click.secho(f"  Please say {wanted} {plural} from 1 to {highest}.", fg="red")
