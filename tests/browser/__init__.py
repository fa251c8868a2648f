"""Evenings in a real browser: what players see and touch, against a real server."""
