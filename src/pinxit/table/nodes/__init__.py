"""Several nodes that serve the same tables: what they tell each other, and how each acts on it.

Nobody leads. What must not be lost is in the store, which decides who was quicker; the bus only
makes it quick that others hear of it, and may forget everything at any moment.
"""
