"""How many connections to its database a server takes, and how long it waits for it."""

from typing import Final

READERS: Final = 4  # connections that read, and the threads that use them
CONNECTIONS: Final = READERS + 2  # to PostgreSQL: one more writes, and one looks for neighbours

# To PostgreSQL, which may be on another machine, or be gone without a word. Seconds:
CONNECT: Final = 5  # until somebody answers
SILENCE: Final = 10  # after which a line on which nothing arrives is given up
WAIT: Final = 5  # for a row that another node holds
WORK: Final = 15  # for one statement, or between two of a transaction: then others may go on
