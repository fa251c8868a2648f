"""The workshop: engine, checks, and the cards' programs, all at draft size or smaller."""
