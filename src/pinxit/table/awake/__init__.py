"""A table that is awake, in three parts: what is written, who is here, and what can be seen."""
