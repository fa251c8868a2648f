/** What can be chosen for a table: editions with their numbers, bounds, clocks. It never changes. */

import { api } from '$lib/net/api';
import type { Choices } from '$lib/protocol/types';

class ChoiceBox {
  now = $state.raw<Choices | null>(null);
  #asking: Promise<void> | null = null;

  /** Ask for them once; if nobody answered, the next one asks again. */
  want(): void {
    this.#asking ??= api
      .choices()
      .then((found) => void (this.now = found))
      .catch(() => void (this.#asking = null));
  }
}

export const choices = new ChoiceBox();
