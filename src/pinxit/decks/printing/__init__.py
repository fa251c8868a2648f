"""A deck on paper: pages of cards to print on both sides and cut.

Each card is 80 × 120 mm. Beyond its edge it goes on, mirrored, for the breadth of a careless cut,
and marks outside of that say where to cut.
"""

from .pdf import page_count, picture_count, write_pdf
from .sheet import PAPERS

__all__ = ["PAPERS", "page_count", "picture_count", "write_pdf"]
