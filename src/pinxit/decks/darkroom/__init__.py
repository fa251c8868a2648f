"""Reading strangers' pictures where they can do no harm: each in a process of its own.

A decoder is a large program in C that is fed by whoever likes to. Here it runs in a child that was
given nothing but the picture: no open files, no environment, little memory, little time, and no
right to write a file. Whatever happens to the child, the server is told one sentence about it.
"""

from .room import Darkroom
from .wire import LARGEST_ANSWER, Crop, Developed, Layout, Reel, Sheet, Spread

__all__ = ["LARGEST_ANSWER", "Crop", "Darkroom", "Developed", "Layout", "Reel", "Sheet", "Spread"]
