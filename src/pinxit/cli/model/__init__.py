"""A language model at a table, by the Model Context Protocol: its tools, and what it is told."""
