"""A whole house in one process, under a seeded scheduler: whatever goes wrong, goes wrong again.

The server is real from `web/session.py` and `web/once.py` down to the rules. Simulated is what
lies below and around it: the event loop with its time (`loop`, `clock`), the disk (`disk`), the
wires (`network`), the people (`client`), crashes and restarts (`world`). `checker` holds every
message against the fold of what is on the disk (`chronicle`); `ending` looks at how it all ends.

Known limits of the server, which the laws leave room for:

- Who opens a table and loses the answer in a crash opens a second one; nobody comes to the first.
- A seat code works once. If the answer that brings the new token is lost, the seat is lost with it.
- A table that wakes after its clock was put back numbers lines of chat from that earlier time on.
- A wish that had nothing to do is remembered until the server restarts, not for ever.
"""
