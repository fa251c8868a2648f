/** What can be chosen for a table: editions with their numbers, bounds, clocks. It never changes. */

import { api } from '$lib/net/api';
import type { Choices } from '$lib/protocol/types';

class ChoiceBox {
  now = $state.raw<Choices | null>(null);
  #asked = false;

  /** Ask for them once; if nobody answered, the next one asks again. */
  want(): void {
    if (this.#asked) return;
    this.#asked = true;
    api
      .choices()
      .then((found) => (this.now = found))
      .catch(() => (this.#asked = false));
  }
}

export const choices = new ChoiceBox();
