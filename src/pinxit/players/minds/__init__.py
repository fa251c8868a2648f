"""How our characters think: they read cards, listen, tell, and learn from what was revealed."""
