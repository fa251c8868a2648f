"""The server: routes, the socket, and what keeps it friendly to many."""
