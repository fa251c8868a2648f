"""What words mean: clues, descriptions, phrases, in five languages."""
