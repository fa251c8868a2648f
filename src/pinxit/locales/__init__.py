"""The languages of the house, and what the server itself says in them."""

from .languages import ENGLISH, LANGUAGES, Language
from .speech import say

__all__ = ["ENGLISH", "LANGUAGES", "Language", "say"]
