"""Pinxit is installed as a stranger would."""
