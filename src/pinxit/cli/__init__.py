"""The command line: `pinxit …`."""

from .main import main

__all__ = ["main"]
