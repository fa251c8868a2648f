"""Where this computer keeps what Pinxit is to remember."""

from pathlib import Path

from platformdirs import user_data_path


def data_folder(chosen: Path | None = None) -> Path:
    """Return the data folder: the one that was chosen, or where this platform keeps such things."""
    return chosen or user_data_path("pinxit", appauthor=False)
