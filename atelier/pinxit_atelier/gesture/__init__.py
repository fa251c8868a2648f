"""Figures built from gesture: a skeleton in space, masses on it, hands that close round things."""
