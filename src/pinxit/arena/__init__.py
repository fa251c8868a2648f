"""Whole games without people: simulation, and scoring what happened at another table."""
