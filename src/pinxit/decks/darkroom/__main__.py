"""The child: `python -I -B -m pinxit.decks.darkroom MEMORY_MB CPU_SECONDS`.

It reads one picture from its input, or some that are laid beside each other, as cards or as a mime,
answers on its output, and ends.
"""

import sys

from pinxit.decks.problems import DeckProblem, DeckReason

from .developing import develop
from .filming import film
from .laying import lay
from .limits import Limits, hold
from .wire import AnyAnswer, AnyJob, Failed, Job, Note, Reel, dump, note_of, read_job


def main() -> None:
    """Hold still, then look at a stranger's picture."""
    hold(Limits(memory_mb=int(sys.argv[1]), cpu_seconds=int(sys.argv[2])))
    job = read_job(sys.stdin.buffer.read())
    sys.stdout.buffer.write(dump(answer(job)))
    sys.stdout.buffer.flush()


def answer(job: AnyJob) -> AnyAnswer:
    """Return what became of a picture, or why nothing did."""
    file = job.file if isinstance(job, Job) else "card"
    try:
        if isinstance(job, Reel):
            return film(job)
        return develop(job) if isinstance(job, Job) else lay(job)
    except DeckProblem as problem:
        return Failed(note_of(problem))
    except MemoryError:
        return Failed(Note(DeckReason.PICTURE_TOO_HEAVY, {"file": file}))
    except Exception as error:  # noqa: BLE001 (a hostile file makes a decoder fail in any way)
        facts: dict[str, str | int] = {"file": file, "problem": type(error).__name__}
        return Failed(Note(DeckReason.BROKEN_PICTURE, facts))


if __name__ == "__main__":
    main()
