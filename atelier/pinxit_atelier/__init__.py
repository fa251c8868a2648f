"""The workshop in which Pinxit's cards are painted by programs."""
