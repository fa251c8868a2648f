"""One table: who sits at it, what is agreed, and the game that is played."""
