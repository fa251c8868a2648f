"""The wire: what clients and the server say to each other, typed, and nothing more."""

VERSION = 2
