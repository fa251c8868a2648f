"""A whole house in one process, under a seeded scheduler: whatever goes wrong, goes wrong again."""
