"""The vectors by which the script of the client is checked are those of today's shows."""

from tests.client.show_vectors import PATH, text


def test_the_vectors_are_up_to_date() -> None:
    stored = PATH.read_text(encoding="utf-8")
    assert stored == text(), "run python -m tests.client.show_vectors"
