"""Numbers in the paths of routes."""

from typing import Final

from starlette.convertors import Convertor, register_url_convertor


class Count(Convertor[int]):
    """Which one: not in thousands of digits, which Python refuses to read."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        """Read it."""
        return int(value)

    def to_string(self, value: int) -> str:
        """Write it."""
        return str(value)


register_url_convertor("count", Count())
NUMBER: Final = "{number:count}"
