"""What each trace of a clue should weigh, found from boards on which the right card is known."""

import numpy as np
from numpy.typing import NDArray


def logit(
    boards: NDArray[np.float32], steps: int = 400, decay: float = 0.05
) -> NDArray[np.float32]:
    """Return what each trace should weigh, for the first card of each board to be chosen.

    A board is a row of traces for each of its cards. No trace ever speaks against a card.
    """
    weights = np.full(boards.shape[-1], 0.3)
    for _ in range(steps):
        odds = boards @ weights
        chances = np.exp(odds - odds.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        pull = (boards[:, 0] - (chances[..., None] * boards).sum(axis=1)).mean(axis=0)
        weights += np.maximum(pull - decay * weights, -weights)
    return weights.astype(np.float32)
