"""The child: `python -I -B -m pinxit.decks.darkroom MEMORY_MB CPU_SECONDS`.

It reads one picture from its input, answers on its output, and ends.
"""

import sys

from pinxit.decks.problems import DeckProblem, DeckReason

from .developing import develop
from .limits import Limits, hold
from .wire import Developed, Failed, Job, Note, dump, note_of, read_job


def main() -> None:
    """Hold still, then look at a stranger's picture."""
    hold(Limits(memory_mb=int(sys.argv[1]), cpu_seconds=int(sys.argv[2])))
    job = read_job(sys.stdin.buffer.read())
    sys.stdout.buffer.write(dump(answer(job)))
    sys.stdout.buffer.flush()


def answer(job: Job) -> Developed | Failed:
    """Return what became of a picture, or why nothing did."""
    try:
        return develop(job)
    except DeckProblem as problem:
        return Failed(note_of(problem))
    except MemoryError:
        return Failed(Note(DeckReason.PICTURE_TOO_HEAVY, {"file": job.file}))
    except Exception as error:  # noqa: BLE001 (a hostile file makes a decoder fail in any way)
        facts: dict[str, str | int] = {"file": job.file, "problem": type(error).__name__}
        return Failed(Note(DeckReason.BROKEN_PICTURE, facts))


if __name__ == "__main__":
    main()
