"""Several nodes that serve the same tables, in one process or in many."""
