"""The published conformance suite, run on this engine."""
