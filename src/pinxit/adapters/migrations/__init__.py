"""The ways from each older form of the database to the next."""
