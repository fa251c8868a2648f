"""What is released: built the same twice, whole, and played with where nothing else is."""
