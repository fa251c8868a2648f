"""The game in a terminal: what is shown, and what is asked."""
