"""Pinxit, the open table for Dixit."""

__version__ = "0.1.0"
