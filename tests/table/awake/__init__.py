"""A table that is awake: its journal, who is there, what is shown and what it does by itself."""
