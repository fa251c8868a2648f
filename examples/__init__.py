"""Programs that play, to read and to start from."""
