"""`pinxit doctor`: what is well with a server and its machine, what is not, and what to do."""

from .command import doctor

__all__ = ["doctor"]
