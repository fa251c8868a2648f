"""Clues beyond words: what was sung, mimed or drawn, from a stranger's device to everybody's.

Nothing that comes in is a container: sound is bare numbers, a mime bare pictures.
Start reading at `clip.py`, then `sound.py`, `drawing.py` and `mime.py`; `shelf.py` keeps them.
"""

from .clip import Clip, Kept
from .problems import ClipProblem, ClipReason

__all__ = ["Clip", "ClipProblem", "ClipReason", "Kept"]
